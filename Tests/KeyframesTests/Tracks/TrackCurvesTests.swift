import Testing

@testable import Keyframes

@Suite struct TrackCurvesTests {
  /// A track of keys given by time and value, over the time of the last one.
  private func track(
    _ keys: [(Double, Double)], _ interpolation: Interpolation, easing: Easing = .linear
  ) throws -> Track<Double> {
    let length = keys[keys.count - 1].0
    return try Track(
      validating: keys.map {
        Keyframe(at: $0.0 / length, $0.1, easing: easing, interpolation: interpolation)
      })
  }

  @Test(arguments: RandomTracks.everyCurve.filter { $0.keepsLines })
  func aLineOfUnevenKeysStaysALine(_ curve: Interpolation) throws {
    let line = try track([(0, 0), (1, 1), (1.1, 1.1), (2.1, 2.1)], curve)
    #expect(abs(line.value(at: 1.025 / 2.1) - 1.025) <= 0x1p-52)
    for step in 0...210 {
      let time = Double(step) / 100
      #expect(abs(line.value(at: time / 2.1) - time) <= 0x1p-51)
      #expect(abs(line.velocity(at: time / 2.1) - 2.1) < 1e-14)
    }
  }

  @Test func smoothKeysOfOneValueStandStill() throws {
    let plateau = try track([(0, 0), (1, 90), (3, 90)], .smooth)
    for step in 0...1000 {
      #expect(plateau.value(at: (1 + Double(step) / 500) / 3) == 90)
    }
    #expect(plateau.value(at: 1.0 / 3) == 90)
    #expect(plateau.velocity(at: 0.5) == 0)
    #expect(plateau.velocity(at: 1.0 / 3, side: .below) == 0)
  }

  @Test func catmullRomOvershootsAPlateauAsItsFormulaSays() throws {
    let plateau = try track([(0, 0), (1, 90), (3, 90)], .catmullRom)
    for (time, value) in [(1.5, 98.4375), (2, 97.5), (2.5, 92.8125)] {
      #expect(abs(plateau.value(at: time / 3) - value) < 1e-12)
    }
  }

  @Test func kochanekBartelsWithoutParametersIsCatmullRom() throws {
    var tracks = RandomTracks.curved(seed: 31)
    for _ in 0..<500 {
      var keys = tracks.keyframes(count: 8)
      for index in keys.indices {
        keys[index].interpolation = .catmullRom
        keys[index].tangents = nil
      }
      let expected = try Track(validating: keys)
      for index in keys.indices { keys[index].interpolation = .kochanekBartels() }
      let track = try Track(validating: keys)
      for _ in 0..<20 {
        let progress = tracks.progress(of: track)
        #expect(same(track.value(at: progress), expected.value(at: progress)))
      }
    }
  }

  @Test(arguments: [
    // The tangents before and after the middle key, from the formulas for keys 0, 2 and 3 at the
    // offsets 0, 0.25 and 1: differences 2 and 1 over lengths 0.25 and 0.75.
    (Interpolation.kochanekBartels(tension: 1), 0.0, 0.0),
    (.kochanekBartels(tension: -1), 6.0, 6.0),
    (.kochanekBartels(tension: 0.5), 1.5, 1.5),
    (.kochanekBartels(continuity: 1), 2.0, 4.0),
    (.kochanekBartels(continuity: -1), 4.0, 2.0),
    (.kochanekBartels(bias: 1), 4.0, 4.0),
    (.kochanekBartels(bias: -1), 2.0, 2.0),
  ])
  func kochanekBartelsBendsAsInThePaper(
    _ curve: Interpolation, before: Double, after: Double
  ) throws {
    let track = try track([(0, 0), (0.25, 2), (1, 3)], curve)
    #expect(abs(track.velocity(at: 0.25, side: .below) - before) < 1e-14)
    #expect(abs(track.velocity(at: 0.25, side: .above) - after) < 1e-14)
  }

  @Test func centripetalTangentsAreHarmonicMeans() throws {
    let slopes = try track([(0, 0), (0.5, 1), (1, 7)], .centripetal)
    #expect(abs(slopes.velocity(at: 0.5) - 2 / (1.0 / 2 + 1.0 / 12)) < 1e-14)
    let plane = try Track(validating: [
      Keyframe(at: 0, SIMD2(0.0, 0), interpolation: .centripetal),
      Keyframe(at: 0.5, SIMD2(4, 0), interpolation: .centripetal), Keyframe(at: 1, SIMD2(4, 1)),
    ])
    // Half way between the two directions.
    let tangent = plane.velocity(at: 0.5)
    #expect(abs(tangent.x - tangent.y) < 1e-14)
    let chordal = try track([(0, 0), (0.5, 1), (1, 7)], .chordal)
    #expect(abs(chordal.velocity(at: 0.5) - (2 * 36 + 12 * 1) / 37) < 1e-14)
  }

  @Test func aStraightPieceLendsItsSpeed() throws {
    var keys = [
      Keyframe(at: 0, 0.0), Keyframe(at: 0.5, 1, interpolation: .catmullRom), Keyframe(at: 1, 5),
    ]
    var track = try Track(validating: keys)
    #expect(track.velocity(at: 0.5, side: .above) == 2)
    keys[0].easing = .easeInOut
    track = try Track(validating: keys)
    #expect(track.velocity(at: 0.5, side: .above) == 0)
    // A vertical easing has no speed to lend.
    keys[0].easing = .cubicBezier(0, 0, 1, 0)
    track = try Track(validating: keys)
    #expect(abs(track.velocity(at: 0.5, side: .above) - 5) < 1e-14)
    // Smooth curves take of it what does not make them overshoot.
    keys[0] = Keyframe(at: 0, -20.0)
    keys[1].interpolation = .smooth
    track = try Track(validating: keys)
    #expect(track.velocity(at: 0.5, side: .above) == 16)
  }

  @Test func curvesEndAtJumpsHoldsAndChangesOfOperation() throws {
    let before: [Keyframe<Double>] = [
      Keyframe(at: 0, 9.0, interpolation: .hold),
      Keyframe(at: 0.25, 9.0, interpolation: .smooth, composite: .add),
    ]
    let keys = [
      Keyframe(at: 0.25, 1.0, interpolation: .catmullRom),
      Keyframe(at: 0.5, 2, interpolation: .catmullRom),
      Keyframe(at: 0.75, 8),
    ]
    let jumping = try Track(validating: before + keys)
    let alone = try Track(validating: keys)
    for progress in [0.25, 0.3, 0.5, 0.6, 0.75] {
      #expect(jumping.value(at: progress) == alone.value(at: progress))
    }
    let mixed = Track(
      Keyframe(at: 0, 0.0, interpolation: .catmullRom),
      Keyframe(at: 0.5, 1, interpolation: .catmullRom, composite: .add), Keyframe(at: 1, 0))
    #expect(mixed.value(at: 0.25) == 0.5)
    #expect(mixed.value(at: 0.75) == 0.5)
  }

  @Test func curvesAreRefusedForValuesThatAreNoVectors() {
    #expect(throws: TrackError.curveWithoutVectors(index: 1)) {
      try Track(validating: [
        Keyframe(at: 0, Discrete("a")), Keyframe(at: 1, Discrete("b"), interpolation: .smooth),
      ])
    }
    #expect(throws: TrackError.parameterNotFinite(index: 0, parameter: .infinity)) {
      try Track(validating: [
        Keyframe(at: 0, 1.0, interpolation: .kochanekBartels(bias: .infinity))
      ])
    }
    #expect(
      TrackError.curveWithoutVectors(index: 1).message
        == "keyframe 1 asks for a curve, which needs values that can be added and scaled")
    #expect(
      TrackError.parameterNotFinite(index: 0, parameter: .infinity).message
        == "keyframe 0 has inf in its interpolation, which is not a finite number")
  }

  @Test func everyKindOfVectorHasEachOfItsNumbersOnTheCurveOfThatNumber() throws {
    let offsets = [0, 0.2, 0.7, 1]
    let numbers = [[0, 1, 0.5, 2], [3, 3, -1, 4], [0, 10, 10, 0], [5, 4, 3, 2.0]]
    for curve in [Interpolation.smooth, .catmullRom, .naturalSpline] {
      let single = try numbers.map { values in
        try Track(
          validating: zip(offsets, values).map { Keyframe(at: $0, $1, interpolation: curve) })
      }
      func check<Value: VectorValue>(
        _ make: (Int) -> Value, _ parts: (Value) -> [Double], tolerance: Double = 0
      ) throws {
        let track = try Track(
          validating: offsets.indices.map {
            Keyframe(at: offsets[$0], make($0), interpolation: curve)
          })
        for step in 0...50 {
          let progress = Double(step) / 50
          for (index, part) in parts(track.value(at: progress)).enumerated() {
            let error = abs(part - single[index].value(at: progress))
            #expect(error <= tolerance, "\(Value.self) \(curve) at \(progress)")
          }
        }
      }
      let n = numbers
      try check({ SIMD2(n[0][$0], n[1][$0]) }, { [$0.x, $0.y] })
      try check({ SIMD3(n[0][$0], n[1][$0], n[2][$0]) }, { [$0.x, $0.y, $0.z] })
      try check(
        { SIMD4(n[0][$0], n[1][$0], n[2][$0], n[3][$0]) }, { [$0.x, $0.y, $0.z, $0.w] })
      try check({ PlanePoint(x: n[0][$0], y: n[1][$0]) }, { [$0.x, $0.y] })
      try check({ PlaneSize(width: n[0][$0], height: n[1][$0]) }, { [$0.width, $0.height] })
      try check(
        { PlaneRectangle(x: n[0][$0], y: n[1][$0], width: n[2][$0], height: n[3][$0]) },
        { [$0.x, $0.y, $0.width, $0.height] })
      try check(
        { PlaneInsets(top: n[0][$0], right: n[1][$0], bottom: n[2][$0], left: n[3][$0]) },
        { [$0.top, $0.right, $0.bottom, $0.left] })
      try check({ PlaneAngle.degrees(n[0][$0]) }, { [$0.degrees] })
      try check({ PlaneLength(n[0][$0], .em) }, { [$0[.em]] })
      try check({ Pair(n[0][$0], SIMD2(n[1][$0], n[2][$0])) }, { [$0.first, $0.second.x] })
      try check({ Float(n[0][$0]) }, { [Double($0)] }, tolerance: 1e-6)
    }
  }

  @Test func arraysOfFixedLengthHaveCurves() throws {
    let values: [[2 of Double]] = [[0, 0], [1, 90], [5, 90]]
    let track = try Track(
      validating: values.enumerated().map {
        Keyframe(at: Double($0) / 2, $1, interpolation: .smooth)
      })
    #expect(track.value(at: 0.75)[1] == 90)
    #expect(track.value(at: 0.5)[0] == 1)
  }
}

extension Interpolation {
  /// Whether a line of keys stays a line.
  var keepsLines: Bool {
    switch self {
    case .kochanekBartels(let tension, let continuity, let bias):
      tension == 0 && continuity * bias == 0
    default: self != .clampedSpline && self != .pacedCurve && !needsTangents
    }
  }
}
