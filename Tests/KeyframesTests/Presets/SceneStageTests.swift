import Testing

@testable import Keyframes

/// What a scene shows when it is pressed or moved in full motion goes on as fast as it was.
@Suite struct SceneStageTests {
  /// Expects that the velocity of a function does not step at a moment, by differences of 10 ns.
  ///
  /// An ease-out of CSS sets out with a slope that changes as the root of the time, by a thousandth
  /// in 10 ns; in full motion without a hand-over the step would be several ranges a second.
  private func expectNoStep(
    _ value: (Duration) -> Double, at time: Duration, range: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let step = Duration.nanoseconds(10)
    let (left, here, right) = (value(time - step), value(time), value(time + step))
    let gap = ((right - here) - (here - left)).magnitude / 1e-8
    #expect(gap <= 5e-4 * range, sourceLocation: sourceLocation)
  }

  /// A number of an alert that is pressed at a moment, as a function of time.
  private func pressed<Scene: PresentedScene>(
    _ scene: Scene, at press: Duration, _ number: @escaping (AlertPose) -> Double
  ) -> (Duration) -> Double where Scene.Pose == AlertPose {
    { time in
      var playback = ScenePlayback(scene)
      playback.present(at: .zero)
      if time >= press { playback.press(0, at: press) }
      _ = playback.advance(to: time)
      return playback.pose.map(number) ?? .nan
    }
  }

  @Test(arguments: [20, 77, 100, 180, 240])
  func aPressDuringTheSlideTakesItsVelocityOver(milliseconds: Int) {
    let press = Duration.milliseconds(milliseconds)
    let y = pressed(SlidingAlert(), at: press) { $0.y }
    expectNoStep(y, at: press, range: 180)
    // In full motion it still goes down at first.
    if milliseconds == 20 { #expect(y(press + .milliseconds(5)) > y(press)) }
    // And then out, exactly as it does without the velocity.
    let out = Clip(
      Track(from: y(press), to: -180, easing: .easeOut), duration: .milliseconds(250))
    for after in [100, 150, 249] {
      let time = Duration.milliseconds(after)
      #expect(abs(y(press + time) - (out.value(at: time) ?? 0)) < 1e-9)
    }
    #expect(y(press + .milliseconds(250)).isNaN)
  }

  @Test(arguments: [13, 60, 130])
  func aPressDuringAnyEntranceTakesItsVelocityOver(milliseconds: Int) {
    let press = Duration.milliseconds(milliseconds)
    expectNoStep(pressed(TwoButtonAlert(), at: press) { $0.scale }, at: press, range: 1)
    expectNoStep(pressed(TextInputAlert(), at: press) { $0.scale }, at: press, range: 1)
    expectNoStep(pressed(TextInputAlert(), at: press) { $0.opacity }, at: press, range: 1)
  }

  @Test func everyMoveOfASliderRetargetsTheSwatchWithoutAStepInItsVelocity() {
    /// The channels of the swatch while the green slider is dragged every 16 ms.
    let moves = (0..<12).map { Duration.milliseconds(230 + 16 * $0) }
    func swatch(_ time: Duration) -> SIMD3<Double> {
      var playback = ColorChooserPlayback(ColorChooser(preset: SIMD3(1, 0.5, 0.25)))
      playback.present(at: .zero)
      for (index, move) in moves.enumerated() where move <= time {
        playback.move(.green, to: 0.05 * Double(index), at: move)
      }
      _ = playback.advance(to: time)
      return playback.pose?.swatch ?? SIMD3(.nan, .nan, .nan)
    }
    for move in moves {
      expectNoStep({ swatch($0).x }, at: move, range: 1)
      expectNoStep({ swatch($0).y }, at: move, range: 1)
    }
    #expect(swatch(moves[11] + .milliseconds(200)) == SIMD3(1, 0.55, 0.25))
  }

  @Test func takingOverIsExactToTheBit() {
    var value = Retargeting("value", at: 0.0)
    var random = SplitMix64(seed: 111)
    for index in 0..<1000 {
      let tick = Ticks(Int64(index) * 90_000_000 + Int64.random(in: 0..<90_000_000, using: &random))
      let (before, velocity) = (value.value(at: tick), value.velocity(at: tick, side: .below))
      value.move(
        to: Double.random(in: 0...1, using: &random), at: tick, over: .milliseconds(200),
        easing: .easeInOut)
      #expect((value.value(at: tick) - before).magnitude <= 1e-12)
      #expect((value.velocity(at: tick, side: .above) - velocity).magnitude <= 1e-9)
    }
  }
}
