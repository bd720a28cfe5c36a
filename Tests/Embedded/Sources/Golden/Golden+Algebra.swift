import Keyframes

extension Golden {
  /// Tracks made of tracks, parts of easings, straight lines in place of easings, fewer keys.
  static func addAlgebra(to hash: inout ResultHash) {
    let curve = Track(
      Keyframe(at: 0.1, 0.5, interpolation: .smooth),
      Keyframe(at: 0.3, 3, easing: .easeInOut, interpolation: .catmullRom),
      Keyframe(at: 0.6, 1, easing: .spring(.bouncy), composite: .add), Keyframe(at: 0.9, -1))
    let saw = curve.extrapolating(before: .oscillate, after: .linear)
    for track in [
      curve.trimmed(to: 0.2...0.5), curve.reversed().trimmed(to: 0.25...1),
      saw.trimmed(to: 0...0.8),
      Track(joining: [curve, saw], shares: [1, 2]), curve.repeated(3, alternating: true),
      curve.repeated(2, accumulating: true), curve.retimed { 0.5 * $0 },
      curve.mapped { 2 - 3 * $0 },
      curve.scaled(by: 2, around: 1).shifted(by: 0.5),
    ] {
      for step in 0...20 {
        hash.add(track.value(at: Double(step) / 20))
        hash.add(track.value(at: Double(step) / 20, over: 5, composite: .add))
      }
      hash.add(track.length(in: 0.1...0.8))
    }
    var easings: [Easing] = [.easeInOut, .easeOutBounce, .easeOutElastic, .easeInBack]
    easings.append(.spring(.bouncy))
    easings.append(.steps(5))
    for easing in easings {
      do throws(EasingError) {
        let lines = try easing.flattened(within: 0.01)
        hash.add(lines.description)
      } catch {
        hash.add(error.message)
      }
      if let part = easing.trimmed(to: 0.125...0.625) {
        hash.add(part.description)
        for step in 0...8 { hash.add(part.value(at: Double(step) / 8)) }
      }
    }
    var samples: [Double] = []
    for step in 0...40 { samples.append(DeterministicMath.sin(Double(step) / 10)) }
    for interpolation in [Interpolation.catmullRom, .linear] {
      do throws(TrackError) {
        let few = try Track(fitting: samples, within: 0.01, through: interpolation)
        for step in 0...20 { hash.add(few.value(at: Double(step) / 20)) }
      } catch {
        hash.add(error.message)
      }
    }
  }
}
