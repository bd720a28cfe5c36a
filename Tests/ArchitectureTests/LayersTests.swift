import Testing

@Suite struct LayersTests {
  @Test func nothing() { #expect(1 + 1 == 2) }
}
