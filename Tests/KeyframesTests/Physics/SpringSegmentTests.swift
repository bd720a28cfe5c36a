import Testing

@testable import Keyframes

@Suite struct SpringSegmentTests {
  @Test func fiveThousandMotionsAgreeWithTheReferenceTable() {
    let rows = SpringReference.rows
    #expect(rows.count == 5000)
    var worst = (0.0, 0.0, 0.0)
    for row in rows {
      let spring = DampedSpring(mass: row.mass, stiffness: row.stiffness, damping: row.damping)
      let way = SpringSegment(
        from: 1.0, to: 0, velocity: row.velocity, spring: spring, tolerance: .absolute(1e-40))
      let ticks = Double(row.ticks)
      let w0 = spring.angularFrequency
      let time = Ticks(row.ticks).duration
      let scale = max(1, row.velocity.magnitude / w0)
      worst.0 = max(worst.0, (way.value(afterTicks: ticks) - row.expected[0]).magnitude / scale)
      worst.1 = max(
        worst.1, (way.velocity(afterTicks: ticks) - row.expected[1]).magnitude / w0 / scale)
      let scale2 = w0 * max(w0, spring.damping / spring.mass) * scale
      worst.2 = max(worst.2, (way.acceleration(at: time) - row.expected[2]).magnitude / scale2)
    }
    #expect(worst.0 <= 1e-12)
    #expect(worst.1 <= 1e-12)
    #expect(worst.2 <= 1e-12)
  }
}
