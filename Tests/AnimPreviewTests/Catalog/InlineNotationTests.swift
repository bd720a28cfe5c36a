import Keyframes
import Testing

@testable import AnimPreview

@Suite struct InlineNotationTests {
  private func values(_ notation: String) throws -> [Double] {
    let clip = try InlineNotation.animation(notation).clip
    return [250, 500, 625, 750, 1000].map { clip.value(at: .milliseconds($0)) ?? .nan }
  }

  @Test func aCurveIsNamedAfterTheSlash() throws {
    #expect(try values("0:0 50%:90 1:90 / 1s smooth")[1...] == [90, 90, 90, 90])
    #expect(try values("0:0 50%:90 1:90 / 1s catmull-rom")[3] == 95.625)
    #expect(
      try values("0:0 50%:90 1:90 / 1s kochanek-bartels(0, 0, 0)")
        == values("0:0 50%:90 1:90 / 1s Catmull-Rom"))
    #expect(try values("0:0 50%:90 1:90 / 1s hold") == [0, 90, 90, 90, 90])
    #expect(try values("0:0 1:1 / 1s linear")[0] == 0.25)
  }

  @Test func anEasingMayFollowIt() throws {
    let eased = Easing.easeIn.value(at: 0.25)
    #expect(abs(try values("0:0 1:8 / 1s smooth ease-in")[0] - 8 * eased) < 1e-14)
    #expect(
      try InlineNotation.animation("0:0 1:8 / smooth").clip.timing.duration
        == .finite(.milliseconds(250)))
  }
}
