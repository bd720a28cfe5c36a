import Foundation
import Testing

@testable import Keyframes

@Suite struct TimelineDocumentTests {
  static let entrance = """
    {
      "name": "entrance",
      "properties": [
        { "name": "y", "base": 0, "unit": "px" }, { "name": "scale", "base": 1 },
        { "name": "opacity", "base": 1 }
      ],
      "children": [
        {
          "name": "slide", "property": "y",
          "keyframes": [{ "value": -180, "easing": "ease-out" }, { "value": 0 }],
          "timing": { "duration": "250ms" }
        },
        {
          "name": "pop", "property": "scale", "at": "80ms",
          "keyframes": [
            { "offset": 0, "value": 0.6 }, { "offset": 0.6, "value": 1.1 },
            { "offset": 0.8, "value": 0.9 }, { "offset": 1, "value": 1 }
          ],
          "timing": { "duration": "255.5ms", "fill": "none" }
        },
        {
          "name": "fade", "property": "opacity", "at": { "start": "pop" },
          "keyframes": [{ "value": 0 }, { "value": 1 }], "timing": { "duration": "250ms" }
        },
        { "label": "shown", "at": { "end": "pop" } },
        { "wait": "1s", "at": { "label": "shown" } },
        {
          "name": "hide", "property": "scale",
          "keyframes": [
            { "offset": 0, "value": 1 }, { "offset": 0.5, "value": 0.5 },
            { "offset": 0.9, "value": 0 }
          ],
          "timing": { "duration": "100ms" }
        }
      ]
    }
    """

  func document(_ text: String) throws -> TimelineDocument {
    try JSONDecoder().decode(TimelineDocument.self, from: Data(text.utf8))
  }

  /// A document around one child.
  func around(_ child: String) -> String {
    #"{"properties": [{"name": "x"}], "children": [{"wait": "0s"}, \#(child)]}"#
  }

  @Test func aDocumentMakesATimeline() throws {
    let timeline = try document(Self.entrance).timeline()
    #expect(timeline.duration == .microseconds(1_435_500))
    #expect(timeline.labels["shown"] == .microseconds(335_500))
    #expect(timeline.propertyNames == ["y", "scale", "opacity"])
    #expect(timeline.value(at: .zero).values == [-180, 1, 1])
    #expect(timeline.value(at: .milliseconds(80))["scale"] == 0.6)
    #expect(timeline.value(at: .milliseconds(80))["opacity"] == 0)
    #expect(timeline.value(at: .seconds(1)).values == [0, 1, 1])
    #expect(timeline.value(at: .seconds(2))["scale"] == 0)
    #expect(timeline.value(at: .zero)["z"] == nil)
  }

  @Test func aDocumentIsTheTimelineThatCodeWouldBuild() throws {
    struct Badge { var scale = 1.0; var x = 5.0 }
    let slide = Clip(Track(from: 1, to: 2, easing: .easeIn), duration: .milliseconds(30))
    let built = Timeline(Badge()) {
      Parallel(stagger: .total(.milliseconds(40), from: .last)) {
        Play(.hide, on: \.scale, named: "hide")
        Play(slide, on: \.x)
      }
      .repeated(2, pause: .milliseconds(10), alternating: true)
      .scaled(by: 0.5)
    }
    let read = try document(
      """
      { "properties": [{ "name": "scale", "base": 1 }, { "name": "x", "base": 5 }],
        "children": [{
          "arrangement": "parallel", "stagger": { "total": "40ms", "from": "last" },
          "changes": [
            { "repeat": 2, "pause": "10ms", "alternating": true }, { "scale": 0.5 }
          ],
          "children": [
            { "name": "hide", "property": "scale", "timing": { "duration": "100ms" },
              "keyframes": [
                { "value": 1 }, { "offset": 0.5, "value": 0.5 }, { "offset": 0.9, "value": 0 }
              ] },
            { "property": "x", "timing": { "duration": "30ms" },
              "keyframes": [{ "value": 1, "easing": "ease-in" }, { "value": 2 }] }
          ] }] }
      """
    ).timeline()
    #expect(read.duration == built.duration)
    for time in FrameRate.fps(240).times(through: .seconds(1)) {
      let (left, right) = (read.value(at: time).values, built.value(at: time))
      #expect(left == [right.scale, right.x])
    }
    let all = Duration.zero...Duration.seconds(1)
    #expect(read.events(in: all).map(\.time) == built.events(in: all).map(\.time))
  }

  @Test func whatIsWrittenReadsBackTheSame() throws {
    let all = TimelineDocument(
      name: "all",
      properties: [.init("x"), .init("y", base: -0.1, unit: "px")],
      children: [
        .clip(part("a", at: .withPrevious + .microseconds(1))),
        .wait(.milliseconds(3), at: .atEnd),
        .label("l", at: .end(of: "a") - .milliseconds(7)),
        .group(
          .init(
            "g", .parallel,
            stagger: .each(
              .nanoseconds(3), from: .random(seed: .max),
              grid: .init(rows: 2, columns: 3, direction: .vertical), easing: .easeOut),
            changes: [
              .delay(.milliseconds(-3)), .scale(1.5), .reverse,
              .repeat(2.5, pause: .milliseconds(1), alternating: true),
              .trim(from: .zero, to: .milliseconds(1)),
              .warp(.cubicBezier(0.1, 0, 0, 1), over: .seconds(1)), .warp(.easeIn), .weight(0.3),
            ],
            at: .at("l"),
            children: [
              .clip(part(nil, at: .at(.zero))),
              .group(.init(stagger: nil, at: .start(of: "a"), children: [])),
              .group(
                .init(
                  nil, .parallel, stagger: .total(.seconds(1), from: .index(2)),
                  changes: [.repeat(.unending)], at: .afterPrevious, children: [])),
            ])),
      ])
    let data = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode(TimelineDocument.self, from: data) == all)
    let entrance = try document(Self.entrance)
    let again = try JSONDecoder().decode(
      TimelineDocument.self, from: try JSONEncoder().encode(entrance))
    #expect(again == entrance)
    // A third of a nanosecond has no short decimal; its text still reads back.
    #expect(again.children.count == 6)
  }

  private func part(_ name: String?, at placement: Placement?) -> TimelineDocument.Part {
    var part = TimelineDocument.Part(
      name, on: "x",
      [
        Keyframe(0.1, easing: .steps(3), interpolation: .hold),
        Keyframe(at: 0.3, -7, composite: .add), Keyframe(1e300),
      ],
      timing: Timing(
        duration: .nanoseconds(1), delay: .milliseconds(-5), endDelay: .seconds(1),
        iterations: 2.5, iterationStart: 0.25, direction: .alternateReverse, fill: .both,
        easing: .easeInOut),
      at: placement)
    part.composite = .accumulate
    part.iterationComposite = .accumulate
    part.missingEnds = .underlying
    part.isReversed = true
    return part
  }

  @Test func everyCurveReadsBack() throws {
    var keys = [
      Keyframe.hermite(at: 0, 1.0, incoming: 0.5, outgoing: -2),
      .bezier(
        at: 0.1, 2, incoming: KeyHandle(time: 0.25, value: -1),
        outgoing: KeyHandle(time: 0, value: 3)),
    ]
    for (index, curve) in RandomTracks.everyCurve.filter({ !$0.needsTangents }).enumerated() {
      keys.append(Keyframe(at: 0.2 + Double(index) / 20, Double(index), interpolation: curve))
    }
    let written = TimelineDocument(
      properties: [.init("x")],
      children: [.clip(.init(nil, on: "x", keys, timing: Timing(duration: .seconds(1))))])
    let data = try JSONEncoder().encode(written)
    #expect(try JSONDecoder().decode(TimelineDocument.self, from: data) == written)
    let text = #"""
      {"property": "x", "keyframes": [
        {"value": 0, "interpolation": "smooth"}, {"value": 1, "interpolation": "smooth"},
        {"value": 1, "interpolation": "kochanek-bartels(0.5, 0, 0)"},
        {"value": 3, "interpolation": "hermite", "velocities": [1, 2]}, {"value": 0}
      ], "timing": {"duration": "1s"}}
      """#
    let timeline = try document(around(text)).timeline()
    #expect(timeline.value(at: .milliseconds(375)).values == [1])
  }

  // MARK: - Mistakes

  static let mistakes: [(child: String, path: String, message: String)] = [
    (
      #"{"property": "x", "keyframes": [{"value": 1}], "timing": {"duration": "255"}}"#,
      "children[1].timing.duration",
      "'255' can't be read: a time needs a unit, such as ms or s"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1}], "timing": {"duration": "-2ms"}}"#,
      "children[1].timing.duration", "duration is -2ms, but must not be negative"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1}], "timing": {}}"#,
      "children[1].timing", "'duration' is missing"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": "a"}], "timing": {"duration": "1s"}}"#,
      "children[1].keyframes[0].value", "a number was expected"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1, "easing": "easy"}], "timing": {}}"#,
      "children[1].keyframes[0].easing", ""
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1, "interpolation": "round"}], "timing": {}}"#,
      "children[1].keyframes[0].interpolation",
      "'round' can't be read: an interpolation was expected, such as smooth, catmull-rom or hold"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1, "velocities": [1]}], "timing": {}}"#,
      "children[1].keyframes[0].velocities",
      "there are two velocities: incoming and outgoing"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1, "handles": [[0, 1]]}], "timing": {}}"#,
      "children[1].keyframes[0].handles",
      "there are two handles, each a time and a value: incoming, outgoing"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1, "interpolation": "hermite"}], "#
        + #""timing": {"duration": "1s"}}"#,
      "children[1].keyframes", "keyframe 0 asks for a curve by its tangents and has none"
    ),
    (
      #"{"property": "x", "keyframes": [], "timing": {"duration": "1s"}}"#,
      "children[1].keyframes", "a track needs at least one keyframe"
    ),
    (
      #"{"property": "z", "keyframes": [{"value": 1}], "timing": {"duration": "1s"}}"#,
      "children[1].property", "there is no property called 'z'"
    ),
    (
      #"{"property": "x", "keyframes": [{"value": 1}], "timing": {"duration": "1s", "fil": 1}}"#,
      "children[1].timing.fil",
      "there is no such member here; there are duration, delay, endDelay, iterations, "
        + "iterationStart, direction, fill, easing"
    ),
    (
      #"{"label": "a", "at": {"label": "b"}}"#, "children[1].at",
      "there is no label or child 'b' declared before this one in its group"
    ),
    (#"{"label": "a", "wait": "1s"}"#, "children[1]", ""),
    (#"{"lable": "a"}"#, "children[1]", "a child has one of property, children, wait, label"),
    (#"{"wait": "-1s"}"#, "children[1].wait", "a pause can't be negative"),
    (#"{"wait": null}"#, "children[1].wait", "a text was expected"),
    (
      #"{"children": [], "changes": [{"delay": null}]}"#, "children[1].changes[0].delay",
      "a text was expected"
    ),
    (
      #"{"children": [], "changes": [{"warp": null}]}"#, "children[1].changes[0].warp",
      "a text was expected"
    ),
    (
      #"{"children": [], "changes": [{"trim": ["2ms", "1ms"]}]}"#, "children[1].changes[0]",
      "a part from 2ms to 1ms ends before it begins"
    ),
    (
      #"{"children": [], "changes": [{"trim": ["-1ms", "1ms"]}]}"#, "children[1].changes[0]",
      "the start of a part can't be negative, as -1ms is"
    ),
    (
      #"{"children": [], "changes": [{"repeat": 2, "pause": "-1ms"}]}"#,
      "children[1].changes[0]", "a pause can't be negative, as -1ms is"
    ),
    (#"{"children": {}}"#, "children[1].children", "a list was expected"),
    (
      #"{"children": [{"wait": "1s"}], "changes": [{"reverse": true}, {"scale": 0}]}"#,
      "children[1].changes[1]", "a time scale can't be 0.0"
    ),
    (
      #"{"children": [{"children": [{"label": "a"}, {"label": "a"}]}]}"#,
      "children[1].children[0].children[1]", "'a' is declared twice in one group"
    ),
    (#"{"children": [], "changes": [{"trim": ["1s"]}]}"#, "children[1].changes[0].trim", ""),
    (#"{"children": [], "stagger": {"each": "1s"}}"#, "children[1].stagger", ""),
    (
      #"{"children": [], "arrangement": "row"}"#, "children[1].arrangement",
      "'row' is not one of series, parallel"
    ),
  ]

  @Test(arguments: mistakes.indices) func aMistakeNamesItsPlace(index: Int) throws {
    let mistake = Self.mistakes[index]
    let error = try #require(throws: TimelineDocumentError.self) {
      do {
        _ = try document(around(mistake.child)).timeline()
      } catch let error as DecodingError {
        throw TimelineDocumentError(error)
      }
    }
    #expect(error.path == mistake.path, "\(error)")
    if !mistake.message.isEmpty { #expect(error.message == mistake.message) }
    #expect(!error.message.isEmpty)
    #expect(error.description == "\(error.path): \(error.message)")
  }

  @Test func propertiesAreDeclaredOnceWithFiniteBases() {
    let twice = TimelineDocument(properties: [.init("a"), .init("a")], children: [])
    #expect(
      throws: TimelineDocumentError(
        path: "properties[1].name", message: "'a' is declared twice")
    ) { try twice.timeline() }
    let infinite = TimelineDocument(properties: [.init("a", base: .infinity)], children: [])
    #expect(throws: TimelineDocumentError(path: "properties[0].base", message: "inf is not finite"))
    { try infinite.timeline() }
  }

  /// Numbers as large as they come make a timeline or an error, and every question an answer.
  @Test(arguments: [
    #"{"children": [], "arrangement": "parallel", "stagger": {"each": "1s", "#
      + #""index": -9223372036854775808}}"#,
    #"{"children": [], "changes": [{"repeat": 1e300}]}"#,
    #"{"children": [{"wait": "1ns"}], "changes": [{"repeat": 1e300, "pause": "1s"}]}"#,
    #"{"children": [{"wait": "1s"}], "changes": [{"scale": 1e-300}, {"reverse": true}]}"#,
    #"{"children": [{"wait": "1s"}], "changes": [{"scale": 1e300}, {"repeat": 1e-300}]}"#,
    #"{"children": [{"wait": "8760h"}], "changes": [{"delay": "-280000h"}]}"#,
    #"{"children": [{"wait": "1s", "at": "-280000h"}]}"#,
    #"{"children": [], "changes": [{"repeat": "unending"}]}"#,
    #"{"children": [], "changes": [{"weight": 1e308}, {"weight": 1e308}]}"#,
  ]) func extremesDoNoHarm(child: String) throws {
    // Each of the children gets something to show.
    let clip = #"{"property": "x", "keyframes": [{"value": 1}], "timing": {"duration": "1ms"}}"#
    for text in [child, child.replacing(#""children": ["#, with: #""children": [\#(clip)"#)] {
      let text = text.replacing(#"}{"#, with: #"}, {"#)
      do {
        let timeline = try document(around(text)).timeline()
        let cursor = timeline.compiled().makeCursor()
        for time in [Duration.zero, .milliseconds(-1), .seconds(1), .seconds(1_000_000_000)] {
          cursor.seek(to: time)
          #expect(cursor.subject == timeline.value(at: time))
        }
        #expect(!timeline.compiled().events(in: .zero ... .seconds(1)).isEmpty)
        #expect(timeline.labels.isEmpty)
      } catch let error as TimelineDocumentError {
        #expect(error.path.hasPrefix("children[1]"))
      }
    }
  }
}
