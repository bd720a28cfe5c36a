/// What `help` explains at length.
enum HelpTopic: String, CaseIterable {
  case notation
  case formats
  case rates
}
