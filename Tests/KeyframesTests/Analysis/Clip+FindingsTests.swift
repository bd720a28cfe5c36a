import Testing

@testable import Keyframes

@Suite struct ClipFindingsTests {
  private func codes(_ findings: [AnimationFinding]) -> [String] { findings.map(\.code.rawValue) }

  @Test func thePopInHasTwoCornersAndTipsBetweenFrames() {
    let found = Clip.popIn.findings(in: LintContext(rate: .fps(60), limits: 0...1.05))
    #expect(
      codes(found) == [
        "speed-jump", "speed-jump", "peak-between-frames", "exceeds-limits",
      ])
    #expect(found[0].key == 1 && found[0].time == .microseconds(153_300))
    // 0.5 in 153.3 ms up, 0.2 in 51.1 ms down.
    #expect(abs(found[0].measured - (0.5 / 0.1533 + 0.2 / 0.0511)) < 1e-9)
    #expect(found[2].measured == 1.1)
    #expect(found[3].severity == .warning)
    #expect(found[3].sentence == "the value goes up to 1.1, beyond 1.05")
  }

  @Test func keysThatMakeNoDifferenceAreNamed() {
    let clip = Clip([0: 0.0, 0.25: 1, 0.5: 2, 1: 0], duration: .seconds(1))
    #expect(clip.findings().filter { $0.code == .keyWithoutEffect }.map(\.key) == [1])
    let jump = Clip([0: 0.0, 0.5: 1, 0.5: 7, 0.5: 2, 1: 0], duration: .seconds(1))
    #expect(jump.findings().filter { $0.code == .keyWithoutEffect }.map(\.key) == [2])
    #expect(codes(Clip(Track(from: 0.0, to: 1), duration: .seconds(1)).findings()) == [])
  }

  @Test func aSeamIsToldUnlessTheLoopComesBack() {
    let loop = Clip(Track(from: 0.0, to: 3), duration: .milliseconds(100))
    let found = loop.repeated(3).findings()
    #expect(codes(found) == ["loop-seam"])
    #expect(found[0].measured == 3 && found[0].time == .milliseconds(100))
    #expect(loop.repeated(.unending).findings().map(\.code) == [.loopSeam])
    #expect(loop.repeated(3, .alternate).findings() == [])
  }

  @Test func whatRestsIsMeasured() {
    let hide = Clip([0: 1.0, 0.9: 0], duration: .milliseconds(100))
    let tail = hide.findings().filter { $0.code == .heldTail }
    #expect(tail.map(\.time) == [.milliseconds(90)])
    #expect(abs(tail[0].measured - 0.01) < 1e-12)
    let still = Clip([0: 0.0, 0.25: 1, 0.75: 1, 1: 0], duration: .seconds(4)).findings()
    #expect(still.filter { $0.code == .nothingMoves }.map(\.measured) == [2])
  }

  @Test func aKeyThatMattersIsNotNamed() {
    let over = Clip(
      Track(
        Keyframe(at: 0, 0.0), Keyframe(at: 0.5, 1), Keyframe(at: 1, 2, composite: .add)),
      duration: .seconds(1))
    #expect(over.findings().filter { $0.code == .keyWithoutEffect } == [])
    let level = Clip(
      Track(
        Keyframe(at: 0, 1.0, easing: .ease), Keyframe(at: 0.2, 1, easing: .easeOut),
        Keyframe(at: 0.4, 1), Keyframe(at: 0.6, 3, interpolation: .hold),
        Keyframe(at: 0.8, 3, interpolation: .hold), Keyframe(at: 1, 4)), duration: .seconds(1))
    #expect(level.findings().filter { $0.code == .keyWithoutEffect }.map(\.key) == [1, 4])
  }

  @Test func aVerticalEasingElsewhereHidesNoJumpOfSpeed() {
    let track = Track(
      Keyframe(at: 0, 0.0, easing: .cubicBezier(0, 1, 0, 1)), Keyframe(at: 0.5, 1),
      Keyframe(at: 0.75, 2), Keyframe(at: 1, 0))
    let found = Clip(track, duration: .seconds(1)).findings().filter { $0.code == .speedJump }
    #expect(found.map(\.key) == [1, 2])
  }

  @Test func seamsOfEveryLoopAreTold() {
    let saw = Clip(Track(from: 0.0, to: 3), duration: .milliseconds(100)).repeated(3)
    #expect(saw.reversed().findings().filter { $0.code == .loopSeam }.map(\.measured) == [3])
    var late = saw
    late.timing = Timing(
      duration: .milliseconds(100), delay: .milliseconds(-150), iterations: 3, iterationStart: 0.5)
    let found = late.findings().filter { $0.code == .loopSeam }
    #expect(found.map(\.time) == [.zero] || found.map(\.time) == [.milliseconds(100)])
  }

  @Test func aTailThatMovesIsNotHeld() {
    let curve = Clip(
      Track(
        trusting: [0.0, 4, 4].map { Keyframe($0, interpolation: .catmullRom) }, missingEnds: .hold),
      duration: .seconds(1))
    #expect(curve.restsFrom == nil)
    let half: Track = [0: 0.0, 0.5: 1]
    #expect(Clip(half.extrapolating(.cycle), duration: .seconds(1)).restsFrom == nil)
    #expect(Clip(half, duration: .seconds(1)).restsFrom == .milliseconds(500))
  }

  @Test func aHeldHeadIsTold() {
    let head = Clip([0: 2.0, 0.75: 2, 1: 3], duration: .seconds(4)).findings()
    #expect(head.filter { $0.code == .nothingMoves }.map(\.measured) == [3])
  }

  @Test func anglesThatDoNotTurnAreNotOpposite() {
    let held = Track(
      Keyframe(at: 0, PlaneAngle.degrees(10), interpolation: .hold),
      Keyframe(at: 0.5, .degrees(190)), Keyframe(at: 0.5, .degrees(10)),
      Keyframe(at: 1, .degrees(20))
    )
    #expect(held.findings == [])
  }

  @Test func oppositeAnglesAreTold() {
    let turn = Track(from: PlaneAngle.degrees(10), to: .degrees(190))
    #expect(turn.findings.map(\.code) == [.oppositeAngle])
    #expect(Track(from: PlaneAngle.degrees(10), to: .degrees(191)).findings == [])
  }

  @Test func aFillThatHidesAnotherClipIsTold() {
    let x = TimelineProperty<Double, Double>("x") {
      $0
    } set: {
      $0 = $1
    }
    let clip = Clip(Track(from: 0.0, to: 1), duration: .milliseconds(100))
    var timeline = Timeline(0.0)
    timeline.add(clip, to: x, .at(.seconds(2)), named: "late")
    timeline.add(clip, to: x, .at(.zero), named: "early")
    let found = timeline.compiled().findings()
    #expect(codes(found) == ["nothing-moves", "hidden-by-fill"])
    #expect(found[1].sentence == "late at 2s is hidden by what early holds after its end")
    // Beside a loop without end nothing rests, and in its further rounds nothing holds yet.
    var rounds = Timeline(0.0)
    rounds.add(clip.repeated(.unending), to: x, .at(.zero))
    rounds.add(clip, to: x, .at(.seconds(9)))
    #expect(codes(rounds.compiled().findings()) == [])
    var group = Timeline(0.0)
    group.add(clip, to: x, .at(.zero), named: "lower")
    group.add(clip, to: x, .at(.milliseconds(100)), named: "upper")
    var loop = Timeline(0.0)
    loop.add(group.repeated(3), .at(.zero))
    #expect(codes(loop.compiled().findings()) == [])
    var other = Timeline(0.0)
    other.add(clip, to: x, .at(.zero))
    other.add(clip, to: x, .at(.milliseconds(100)))
    #expect(other.compiled().findings() == [])
  }
}
