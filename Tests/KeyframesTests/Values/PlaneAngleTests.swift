import Testing

@testable import Keyframes

@Suite struct PlaneAngleTests {
  @Test func unitsAgree() {
    #expect(PlaneAngle.turns(0.25).degrees == 90)
    #expect(PlaneAngle.radians(.pi).degrees == 180)
    #expect(PlaneAngle(gradians: 100).degrees == 90)
    #expect(PlaneAngle.degrees(180).radians == .pi)
    #expect(PlaneAngle.degrees(-90).normalized == .degrees(270))
    #expect(PlaneAngle.degrees(540).turns == 1.5)
  }

  @Test func mixedAsWrittenByThemselves() {
    #expect(PlaneAngle.degrees(10).interpolated(to: .degrees(350), at: 0.5) == .degrees(180))
    #expect(Track(from: PlaneAngle.degrees(0), to: .degrees(720)).value(at: 0.75) == .degrees(540))
  }

  @Test func mixedByARule() {
    let (first, second) = (PlaneAngle.degrees(350), PlaneAngle.degrees(10))
    #expect(first.interpolated(to: second, at: 0.25, by: .shorter) == .degrees(355))
    #expect(first.interpolated(to: second, at: 0.5, by: .shorter).normalized == .zero)
    #expect(second.interpolated(to: first, at: 0.5, by: .shorter).normalized == .zero)
    #expect(first.interpolated(to: second, at: 0.5, by: .longer).normalized == .degrees(180))
    #expect(first.interpolated(to: second, at: 0.5, by: .increasing).normalized == .zero)
    #expect(first.interpolated(to: second, at: 0.5, by: .decreasing).normalized == .degrees(180))
    #expect(first.interpolated(to: second, at: 0.5, by: .asWritten) == .degrees(180))
  }

  @Test func aListIsUnwrappedOnce() {
    let keys: [PlaneAngle] = [.degrees(350), .degrees(10), .degrees(30)]
    #expect(keys.turning(.shorter).map(\.degrees) == [350, 370, 390])
    #expect(keys.turning(.decreasing).map(\.degrees) == [350, 10, -330])
    #expect([PlaneAngle]().turning(.shorter).isEmpty)
  }

  @Test func quarterTurnsAreExact() {
    for turn in -8...8 {
      let (sine, cosine) = PlaneAngle.degrees(Double(turn) * 90).sinCos
      #expect(sine == [0, 1, 0, -1][(turn % 4 + 4) % 4])
      #expect(cosine == [1, 0, -1, 0][(turn % 4 + 4) % 4])
    }
    #expect(abs(PlaneAngle.degrees(45).tangent - 1) < 3e-16)
    #expect(PlaneAngle.degrees(90).tangent.isFinite)
    #expect(PlaneAngle.degrees(.infinity).sinCos.sin.isNaN)
  }

  @Test func sinesAreThoseOfRadians() {
    var random = SplitMix64(seed: 49)
    for _ in 0..<5000 {
      let degrees = Double.random(in: -720...720, using: &random)
      let (sine, cosine) = PlaneAngle.degrees(degrees).sinCos
      #expect(abs(sine - DeterministicMath.sin(degrees * .pi / 180)) < 4e-15)
      #expect(abs(cosine - DeterministicMath.cos(degrees * .pi / 180)) < 4e-15)
    }
  }

  @Test(arguments: [
    ("90deg", 90.0), ("0.25turn", 90), ("100grad", 90), (" -1e1DEG ", -10), ("0", 0),
    ("3.141592653589793rad", 180),
  ])
  func textsAreRead(text: String, degrees: Double) throws {
    #expect(try PlaneAngle(css: text).degrees == degrees)
  }

  @Test(arguments: [
    ("90", "1: an angle needs a unit: deg, grad, rad or turn"),
    ("90px", "1: angles have the units deg, grad, rad and turn"),
    ("", "1: an angle was expected, such as 45deg"),
    ("90deg 1", "7: nothing was expected after the angle"),
  ])
  func mistakesArePointedAt(text: String, message: String) {
    do {
      _ = try PlaneAngle(css: text)
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func textsReadBack() throws {
    for degrees in [0.1, -720, 1e-7, 33.33333333333333] {
      let angle = PlaneAngle.degrees(degrees)
      #expect(try PlaneAngle(css: angle.css) == angle)
    }
    #expect(PlaneAngle.degrees(45).css == "45deg")
  }

  @Test func moreDegreesThanThereAreNumbersAreRefused() throws {
    #expect(try PlaneAngle(css: "1e305turn").degrees == 3.6e307)
    do {
      let angle = try PlaneAngle(css: " 1e306turn")
      Issue.record("read as \(angle)")
    } catch {
      #expect(error.description == "2: the number is too large")
      #expect(error.length == 9)
    }
  }
}
