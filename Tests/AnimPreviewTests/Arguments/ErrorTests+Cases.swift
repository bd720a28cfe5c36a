import Testing

@testable import AnimPreview

extension ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var code: ExitCode
    var text: String

    init(_ arguments: String..., code: ExitCode = .usage, says text: String) {
      self.arguments = arguments
      self.code = code
      self.text = text
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(
      "popinn", "--fps", "60",
      says: """
        animpreview: there is no animation called 'popinn'. Did you mean 'popin'?
          See 'animpreview list' for all of them.

        """),
    Case(
      "0:0.6 60%:1.1 50%:0.9 100%:1 / 255.5ms", code: .badData,
      says: """
        animpreview: keyframes must be in order
            0:0.6 60%:1.1 50%:0.9 100%:1 / 255.5ms
                          ^^^ 50% comes after 60%
          Move it before 60%, or write 60% again for a jump.

        """),
    Case(
      "popin", "--fps", "0",
      says: "animpreview: --fps needs a rate above 0, such as 60 or 30000/1001\n"),
    Case(
      "0:1 60:2", code: .badData,
      says: """
        animpreview: an offset is 0 to 1, or 0% to 100%
            0:1 60:2
                ^^ past the end
          Write 60% for 60 per cent.

        """),
    Case(
      "-0.5:1", code: .badData,
      says: """
        animpreview: an offset is 0 to 1, or 0% to 100%
            -0.5:1
            ^^^^ before the beginning

        """),
    Case(
      "0:1 300ms", code: .badData,
      says: """
        animpreview: the duration is set apart by a slash
            0:1 300ms
                ^^^^^ a time among the keyframes
          Write / 300ms.

        """),
    Case(
      "0:1 50%", code: .badData,
      says: """
        animpreview: a keyframe is an offset and a value
            0:1 50%
                ^^^ no value follows
          Write 50%:1 for the value 1 there.

        """),
    Case(
      "0:1 1:tall", code: .badData,
      says: """
        animpreview: a value is a plain number
            0:1 1:tall
                  ^ a number was expected
          Write 1:1.1 or 1:-180.

        """),
    Case(
      "0:1 1:20px", code: .badData,
      says: """
        animpreview: a value is a plain number
            0:1 1:20px
                  ^^^^ a number was expected
          Write 1:1.1 or 1:-180.

        """),
    Case(
      "0:1 to 1:2", code: .badData,
      says: """
        animpreview: a keyframe is an offset, a colon and a value
            0:1 to 1:2
                ^ an offset was expected
          Write 60%:1.1, or / before the duration.

        """),
    Case(
      "0:1 /", code: .badData,
      says: """
        animpreview: a duration or an easing follows the slash
            0:1 /
                 ^ nothing follows
          Write / 255.5ms ease-out.

        """),
    Case(
      "0:1 1:2 / 1s hermite", code: .badData,
      says: """
        animpreview: keyframes here have no tangents
            0:1 1:2 / 1s hermite
                         ^^^^^^^ needs tangents at its keys
          Write smooth or catmull-rom.

        """),
    Case(
      "0:1 1:2 / kochanek-bartels(1)", code: .badData,
      says: """
        animpreview: the interpolation can't be read
            0:1 1:2 / kochanek-bartels(1)
                                        ^
            a comma was expected; there are tension, continuity and bias
          Write kochanek-bartels(0.5, 0, 0).

        """),
    Case(
      "0:1 / 300", code: .badData,
      says: """
        animpreview: the duration can't be read
            0:1 / 300
                  ^^^ a time needs a unit, such as ms or s
          Write 255.5ms or 0.2555s.

        """),
    Case(
      "popin", "--fsp", "60",
      says: """
        animpreview: there is no option '--fsp'. Did you mean '--fps'?
          See 'animpreview --help' for all of them.

        """),
    Case(
      "popin", "-x",
      says: """
        animpreview: there is no option '-x'
          See 'animpreview --help' for all of them.

        """),
    Case("popin", "--fps", says: "animpreview: --fps needs a value, RATE\n"),
    Case("popin", "--reverse=yes", says: "animpreview: --reverse takes no value\n"),
    Case(
      "popin", "--format", "jsom",
      says: """
        animpreview: --format does not take 'jsom'. Did you mean 'json'?
          It takes text, csv, tsv, json, ndjson, cast, hash or svg.

        """),
    Case("popin", "--json", "--csv", says: "animpreview: one result can't be both json and csv\n"),
    Case(
      "popin", "--view", "plott",
      says: """
        animpreview: --view does not take 'plott'. Did you mean 'plot'?
          It takes table, plot, strip, play or timing.

        """),
    Case(
      "popin", "--play",
      says: """
        animpreview: live playback needs a terminal
          Try --view strip or --format cast.

        """),
    Case(
      "popin", "--play", "--view", "plot",
      says: "animpreview: one result can't be both played and drawn as 'plot'\n"),
    Case(
      "popin", "--velocity",
      says: """
        animpreview: --velocity belongs to a plot
          Add --view plot.

        """),
    Case(
      "popin", "--height", "5",
      says: """
        animpreview: --height belongs to plots and strips
          Add --view plot.

        """),
    Case(
      "popin", "--view", "plot", "--height", "1",
      says: "animpreview: --height needs a whole number from 2 to 100, not '1'\n"),
    Case(
      "popin", "--view", "strip", "--at", "50%",
      says: """
        animpreview: --at chooses rows, and the strip view has none
          --from and --to choose a part of it.

        """),
    Case(
      "popin", "--view", "plot", "--from", "1s",
      says: "animpreview: nothing is left after --from 1s: the end is at 255.5 ms\n"),
    Case(
      "alert-sliding", "--view", "strip",
      says: """
        animpreview: a timeline has no 'strip' view
          It is drawn as timing, table or plot, or played.

        """),
    Case(
      "diff", "popin",
      says: """
        animpreview: diff compares two animations; here is 1
          Write animpreview diff popin show.

        """),
    Case(
      "diff", "popin", "hide", "show",
      says: """
        animpreview: diff compares two animations; here are 3
          Write animpreview diff popin show.

        """),
    Case(
      "diff", "popin", "hidee",
      says: """
        animpreview: there is no animation called 'hidee'. Did you mean 'hide'?
          See 'animpreview list' for all of them.

        """),
    Case(
      "diff", "popin", "hide", "--format", "cast",
      says: """
        animpreview: diff does not write the format 'cast'
          It writes text, csv, tsv and json.

        """),
    Case(
      "diff", "popin", "hide", "--tolerance", "some",
      says: "animpreview: --tolerance needs a number such as 0.001 or 4ulp, not 'some'\n"),
    Case(
      "diff", "popin", "hide", "--view", "plot",
      says: """
        animpreview: --view means nothing to 'diff'
          See 'animpreview diff --help' for what does.

        """),
    Case(
      "check",
      says: """
        animpreview: check needs a file
          One is made by: animpreview popin --format hash -o popin.hash

        """),
    Case(
      "check", "no/such.hash", code: .cannotRead,
      says: "animpreview: cannot read 'no/such.hash': there is no such file\n"),
    Case(
      "completions",
      says: """
        animpreview: completions needs a shell
          There are bash, zsh and fish.

        """),
    Case(
      "completions", "bsh",
      says: """
        animpreview: there are no completions for 'bsh'. Did you mean 'bash'?
          There are bash, zsh and fish.

        """),
    Case(
      "completions", "bash", "zsh",
      says: "animpreview: completions takes one shell; 'zsh' is a second one\n"),
    Case("man", "popin", says: "animpreview: man takes nothing; 'popin' is too much\n"),
    Case(
      "alert", "Hello",
      says: """
        animpreview: alert takes options alone; 'Hello' is none
          Write --title 'Hello' or --message 'Hello'.

        """),
    Case(
      "alert", "--style", "slid",
      says: """
        animpreview: --style does not take 'slid'. Did you mean 'slide'?
          It takes popin, show, slide or color.

        """),
    Case(
      "alert", "--format", "csv",
      says: """
        animpreview: an alert is not written as 'csv'
          It is drawn as text or as a cast; its numbers: animpreview alert-two-buttons
          --csv.

        """),
    Case(
      "alert", "--play",
      says: """
        animpreview: live playback needs a terminal
          Try --view strip or --format cast.

        """),
    Case(
      "popin", "--title", "Hello",
      says: """
        animpreview: --title belongs to 'animpreview alert'
          See 'animpreview alert --help'.

        """),
    Case(
      "popin", "--format", "hash", "--at", "50%",
      says: """
        animpreview: hash has a line for each frame; --at chooses other moments
          --from and --to choose a part of it.

        """),
    Case(
      "popin", "--format", "svg", "--view", "play",
      says: """
        animpreview: a picture does not play
          Try --format cast.

        """),
    Case(
      "popin", "--repeat", "forever", "--format", "cast",
      says: """
        animpreview: popin never ends, so cast needs to know where to stop
          Write --to 2s.

        """),
    Case(
      "convert", "popin",
      says: """
        animpreview: this version has no 'convert'
          It has: list, alert, diff, check, explain, lint, eval, help, completions, man.
          A file of that name is './convert'.

        """),
    Case(
      "popin", "--color", "sometimes",
      says: """
        animpreview: --color does not take 'sometimes'.
          It takes auto, always or never.

        """),
    Case(
      "popin", "--width", "wide",
      says: """
        animpreview: --width needs a whole number from 1 to 100000, not 'wide'

        """),
    Case(
      "popin", "--duration", "300",
      says: """
        animpreview: --duration needs a time such as 300ms or 0.3s, not '300'
          A time has a unit: 300ms or 300s.

        """),
    Case(
      "popin", "--duration", "-1ms",
      says: "animpreview: --duration needs a time of at least 0, not '-1ms'\n"),
    Case(
      "popin", "--repeat", "-1",
      says: "animpreview: --repeat needs a number of at least 0, or forever, not '-1'\n"),
    Case(
      "popin", "--fill", "forward",
      says: """
        animpreview: --fill does not take 'forward'. Did you mean 'forwards'?
          It takes none, forwards, backwards or both.

        """),
    Case(
      "popin", "--speed", "-1",
      says: """
        animpreview: --speed needs a number from 0.000001 to 1000000, such as 0.5, not
          '-1'
          Backwards is --reverse.

        """),
    Case(
      "popin", "--at", "50%,soon",
      says: "animpreview: --at needs a moment such as 150ms, 50%, 9f or end, not 'soon'\n"),
    Case(
      "popin", "--at", "0", "--to", "1s",
      says: "animpreview: --at already says which moments; --to can't choose more\n"),
    Case(
      "popin", "--from", "200ms", "--to", "100ms",
      says: "animpreview: --to 100ms lies before --from 200ms\n"),
    Case(
      "popin", "--from", "2s",
      says: "animpreview: nothing is left after --from 2s: the end is at 255.5 ms\n"),
    Case(
      "popin", "--from", "1ms", "--to", "2ms",
      says: """
        animpreview: no frame at 60 fps lies between these moments
          Ask for a moment itself with --at, or for more frames with --fps.

        """),
    Case(
      "popin", "--repeat", "forever", "--csv",
      says: """
        animpreview: popin never ends, so csv needs to know where to stop
          Write --to 2s.

        """),
    Case(
      "popin", "--repeat", "forever", "--reverse",
      says: "animpreview: popin never ends, so it can't be played backwards from its end\n"),
    Case(
      "popin", "--repeat", "forever", "--at", "end", says: "animpreview: popin never ends\n"),
    Case(
      "popin", "--speed", "0.000001", "--duration", "9999s",
      says: "animpreview: at this speed popin would take more than 32 years\n"),
    Case(
      "popin", "--precision", "16",
      says: "animpreview: --precision needs a whole number from 0 to 15, not '16'\n"),
    Case(
      "popin", "--units", "sec",
      says: """
        animpreview: --units does not take 'sec'.
          It takes ms, s or frames.

        """),
    Case(
      "no/such/file.json", code: .cannotRead,
      says: "animpreview: cannot read 'no/such/file.json': there is no such file\n"),
    Case("/", code: .cannotRead, says: "animpreview: cannot read '/': it is a directory\n"),
    Case(
      "popin", "alert-sliding",
      says: """
        animpreview: a timeline is shown by itself; 'alert-sliding' is one of several
          animations

        """),
    Case(
      "alert-sliding", "--duration", "1s",
      says: """
        animpreview: --duration changes single animations; a timeline has its own times

        """),
    Case(
      "alert-sliding", "--from", "100ms",
      says: """
        animpreview: --from chooses rows, and the timing view shows the whole
          Add --view table, or --csv.

        """),
    Case(
      "popin", "-o", "no/such/folder/x.csv", code: .cannotWrite,
      says: "animpreview: cannot write 'no/such/folder/x.csv': there is no such file\n"),
    Case(
      "list", "zebra",
      says: """
        animpreview: there is no list called 'zebra'.
          There are presets, easings, springs and scenes, and each preset by its name.

        """),
    Case(
      "help", "notaton",
      says: """
        animpreview: there is no help on 'notaton'. Did you mean 'notation'?
          Topics: notation, formats, rates, keys.

        """),
    Case(
      "explain",
      says: """
        animpreview: explain takes one animation; here is none
          Write animpreview explain popin --at 100ms.

        """),
    Case(
      "explain", "popin", "hide", "--at", "0",
      says: """
        animpreview: explain takes one animation; here are 2
          Write animpreview explain popin --at 100ms.

        """),
    Case(
      "explain", "popin",
      says: """
        animpreview: explain needs moments
          Write --at 100ms, or --at 50%,end.

        """),
    Case(
      "explain", "popin", "--at", "soon",
      says: "animpreview: --at needs a moment such as 150ms, 50%, 9f or end, not 'soon'\n"),
    Case(
      "explain", "popin", "--at", "0", "--format", "cast",
      says: """
        animpreview: explain does not write the format 'cast'
          It writes text, csv, tsv, json and ndjson.

        """),
    Case(
      "explain", "popin", "--view", "plot",
      says: """
        animpreview: --view means nothing to 'explain'
          See 'animpreview explain --help' for what does.

        """),
    Case(
      "explain", "popin", "--repeat", "forever", "--at", "end",
      says: "animpreview: popin never ends\n"),
    Case(
      "explain", "0:1 1:x", "--at", "0", code: .badData,
      says: """
        animpreview: a value is a plain number
            0:1 1:x
                  ^ a number was expected
          Write 1:1.1 or 1:-180.

        """),
    Case(
      "0:0", "1:1", "/", "300ms",
      says: """
        animpreview: keyframes with a length are one argument; '0:0' and '/' are several
          Quote them: animpreview '0:0 60%:1.2 1:1 / 300ms'.

        """),
    Case(
      "lint", "0:0", "1:1", "/", "300ms",
      says: """
        animpreview: keyframes with a length are one argument; '0:0' and '/' are several
          Quote them: animpreview '0:0 60%:1.2 1:1 / 300ms'.

        """),
    Case(
      "lint",
      says: """
        animpreview: lint needs an animation
          Write animpreview lint popin.

        """),
    Case(
      "lint", "popin", "popinn",
      says: """
        animpreview: there is no animation called 'popinn'. Did you mean 'popin'?
          See 'animpreview list' for all of them.

        """),
    Case(
      "lint", "popin", "--format", "svg",
      says: """
        animpreview: lint does not write the format 'svg'
          It writes text, csv, tsv, json and ndjson.

        """),
    Case(
      "lint", "popin", "--at", "0",
      says: """
        animpreview: --at means nothing to 'lint'
          See 'animpreview lint --help' for what does.

        """),
    Case(
      "lint", "no/such.json", code: .cannotRead,
      says: "animpreview: cannot read 'no/such.json': there is no such file\n"),
    Case(
      "popin", "--find", "peaks",
      says: """
        animpreview: --find does not take 'peaks'
          It takes extrema, crossings or crossings=0.95.

        """),
    Case(
      "popin", "--find", "extrema", "--at", "0",
      says: """
        animpreview: --find looks between moments, and --at names some
          --from and --to choose a part of it.

        """),
    Case(
      "popin", "--find", "extrema", "--view", "plot",
      says: "animpreview: --find writes rows; the plot view has none\n"),
    Case(
      "popin", "--find", "extrema", "--play",
      says: "animpreview: --find writes rows; the play view has none\n"),
    Case(
      "popin", "--find", "extrema", "--format", "hash",
      says: """
        animpreview: --find does not write the format 'hash'
          It writes text, csv, tsv, json and ndjson.

        """),
    Case(
      "diff", "popin", "hide", "--find", "extrema",
      says: """
        animpreview: --find means nothing to 'diff'
          See 'animpreview diff --help' for what does.

        """),
    Case(
      String(repeating: "x", count: 5000),
      says: """
        animpreview: there is no animation called
          'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxx
          xxxxxxxxxxxxxxxxxxxxxxx'.
          See 'animpreview list' for all of them.

        """),
    Case(
      "eval", "a", "b", says: "animpreview: eval reads one file; 'b' is a second one\n"),
    Case(
      "\u{1B}[31mred",
      says: """
        animpreview: there is no animation called '\\u{1b}[31mred'.
          See 'animpreview list' for all of them.

        """),
  ]
}
