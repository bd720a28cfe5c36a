#if !hasFeature(Embedded)
  extension ColorChooser {
    /// The whole chooser as it runs when nobody interferes: the alert comes in, sliders and swatch
    /// move to the preset, a pause, the alert goes.
    public func timeline(shownFor pause: Duration) -> Timeline<ColorChooserPose> {
      let pose = ColorChooserPose(alert: AlertPose(), sliders: initial, swatch: initial)
      let alert = alert.timeline(shownFor: pause).within(\.alert, of: pose)
      let start = alert.labels["presented"] ?? .zero
      return Timeline(pose) {
        Nest(alert)
        for channel in Channel.allCases {
          Play(
            way(from: initial[channel.rawValue], to: preset[channel.rawValue]),
            on: channel.slider, .at(start), named: channel.name)
        }
        Play(way(from: initial, to: preset), on: \.swatch, .at(start), named: "recolor")
      }
    }

    private func way<Value>(from start: Value, to end: Value) -> Clip<Value> {
      Clip(Track(from: start, to: end, easing: easing), duration: duration)
    }
  }

  extension ColorChooser.Channel {
    /// Where the slider is.
    fileprivate var slider: TimelineProperty<ColorChooserPose, Double> {
      let index = rawValue
      return TimelineProperty(name.text) {
        $0.sliders[index]
      } set: {
        $0.sliders[index] = $1
      }
    }
  }
#endif
