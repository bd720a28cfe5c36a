/// What `help` explains at length.
enum HelpTopic: String, CaseIterable {
  case notation
  case formats
  case rates
  case keys

  /// The text; no line is longer than 78 characters.
  var text: String {
    switch self {
    case .notation: HelpTopic.notationText
    case .formats: HelpTopic.formatsText
    case .rates: HelpTopic.ratesText
    case .keys: HelpTopic.keysText
    }
  }

  private static let notationText = """
    How animations are written

      popin                        a preset; Pop-In and popIn are the same
      slidein:height=120,duration=300ms
                                   a preset with parameters; 'animpreview list
                                   slidein' names them
      ease-out, 'cubic-bezier(0.3,0,0,1)', 'steps(4)', 'linear(0, 0.6 40%, 1)'
                                   an easing as in CSS, shown from 0 to 1 in 250 ms
      'spring(bounce=0.3, duration=500ms)', 'spring(bouncy)'
                                   a spring, shown from 0 to 1 until it has settled;
                                   'animpreview list springs' names the other ways
      '0:0.6 60%:1.1 80%:0.9 100%:1 / 255.5ms ease-out'
                                   keyframes of your own
      entrance.json, -             a timeline from a file or from standard input
      entrance.json#slide, -#slide one clip or group of it, by its name

    Keyframes are pairs of an offset and a value with a colon between, in order.
    An offset is 0 to 1, or 0% to 100%; writing one twice makes a jump. After the
    slash come the length (250ms where it is missing, for a spring its settling
    time), how values are made between the keys (straight where it is missing;
    hold, smooth, catmull-rom, centripetal, chordal, natural-spline, clamped-spline,
    kochanek-bartels with tension, continuity and bias in brackets) and the easing
    of each segment (linear where it is missing). Such an animation holds its last
    value after its end; --fill none takes it away.

    An argument is told by how it starts: a digit, or a sign or a point before a
    digit, begins keyframes; a name that is built in, alone or before : or (, is
    that; all else is a path. Quote what has spaces or brackets.

    Times: 255.5ms, 0.2555s, 80us, 12ns, 0; moments also 50%, 9f (frame 9), end.
    They are read as decimal digits, exactly.
    """

  private static let formatsText = """
    Formats of results

      text     the table, for people; may change
      csv      frame,time_s,progress,scale; one row a frame
      tsv      the same with tabs
      json     one document: schema, animation, duration_s, rate, columns, frames,
               keyframes, events, notes
      ndjson   one object a frame and line
      cast     a recording of the frames for a terminal: asciicast 3, with markers
      hash     every bit of every frame and a running hash: goldens for 'check'
      svg      the curve as a picture, or the film strip with --view strip

    Choose with --format, --json or --csv, or by how the name after --output ends.
    The formats for programs carry schema 1 and only grow. Numbers are the shortest
    decimals that read back as the same double. An empty cell, or null, is a moment
    without effect where nothing lies underneath; presets have a base that shows
    there. progress is how far the animation has run, from 0 to 1, held at its ends.
    With several animations, their names stand before those of their columns.
    A recording has a timestamp only where SOURCE_DATE_EPOCH is set.

    Answers of explain, lint and --find are text, csv, tsv, json or ndjson, a record
    each; lint calls what it finds by codes that stay.

    Rows are written as they are computed, in constant memory. A file named by
    --output appears whole or not at all. -q leaves out the heading of csv and tsv.
    An animation that never ends needs --to.
    """

  private static let keysText = """
    Keys of live playback

    With --play, or --view play, on a terminal:

      space        pause, go on            left right   one frame back or on
      up down      twice, half as fast     r            backwards
      l            once or in a loop       0            to the start
      q, escape    quit                    Ctrl-Z       suspend; fg goes on

    Frames are chosen by the clock: late ones are skipped and counted, and the last
    line says how many. It stays on the screen with the last picture above it.

    Alerts, with 'alert --play':

      tab          to the next field, slider or button
      enter        press the button; in a field, the last button
      escape       cancel, or close where there is no such button
      1 2          press a button; in a field they are text
      left right   move a slider          up down      scroll the message

    Ctrl-C ends both at once, with exit code 130 and the terminal as it was.
    """

  private static let ratesText = """
    Frame rates

      --fps 60             sixty frames a second
      --fps 30000/1001     a fraction of whole numbers
      --fps 23.976         24000/1001; likewise 29.97, 47.952, 59.94 and 119.88
      --fps 12.5           any other decimal is taken exactly: 25/2

    Frame n lies at n divided by the rate, computed anew for each frame and never
    added up; at every usual rate that is exact. The table goes on through the
    first frame that is not before the end, so an end between two frames is seen on
    the later one. At most 9000000000 frames a second, one to a tick of 1/9 ns.
    """
}
