import Keyframes

/// How an alert comes and goes.
enum AlertStyle: String, CaseIterable {
  /// It pops in over a backdrop that fades in, and has a text field.
  case popin
  /// It swings up to its size.
  case show
  /// It slides in from the top.
  case slide
  /// It has three sliders and a swatch.
  case color
}

/// What an alert is asked to say.
struct AlertRequest: Equatable {
  var style = AlertStyle.show
  var title = ""
  var message = ""
  /// The title of the button of index 0.
  var cancel: String?
  /// The title of the button of index 1.
  var other: String?

  /// An alert that shows what there is, for those who ask for nothing in particular.
  static func sample(_ style: AlertStyle) -> AlertRequest {
    switch style {
    case .popin:
      AlertRequest(
        style: style, title: "Rename", message: "What shall it be called?", cancel: "Cancel",
        other: "OK")
    case .show:
      AlertRequest(
        style: style, title: "Delete the draft?", message: "This can't be undone.",
        cancel: "Keep", other: "Delete")
    case .slide:
      AlertRequest(style: style, title: "Saved", message: "All changes are safe.")
    case .color:
      AlertRequest(style: style, title: "Colour", cancel: "Cancel", other: "Choose")
    }
  }

  /// Which buttons there are.
  var buttons: AlertButtons {
    switch (cancel, other) {
    case (nil, nil): .none
    case (_?, nil): .cancel
    case (nil, _?): .other
    case (_?, _?): .both
    }
  }

  /// The buttons with their indices, in the order in which they stand.
  var buttonTitles: [(index: Int, title: String)] {
    [cancel.map { (0, $0) }, other.map { (1, $0) }].compactMap(\.self)
  }

  /// The line that an event becomes, a button with its title.
  func text(of event: SceneEvent) -> String {
    guard case .pressed(let index) = event.kind,
      let button = buttonTitles.first(where: { $0.index == index })
    else { return event.text }
    return "\(event.text) (\(Printable.text(button.title)))"
  }
}

/// What of an alert is drawn at a moment.
struct AlertView: Equatable {
  /// Where the alert is, or nothing while it is absent.
  var pose: AlertPose?
  /// Sliders and swatch, where it has them.
  var colors: ColorChooserPose?
  /// The text in its field.
  var text = ""
  /// What has the focus.
  var focus = AlertFocus.nothing
  /// How many lines the message is scrolled by hand.
  var scrolled = 0
}

/// A part of an alert that keys go to.
enum AlertFocus: Equatable {
  case nothing
  case field
  case slider(Int)
  case button(Int)
}
