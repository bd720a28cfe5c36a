extension ExactRate {
  /// Which way a playhead at this rate looks; a negative zero looks backwards.
  var direction: PlaybackDirection { value.sign == .minus ? .backwards : .forwards }
}
