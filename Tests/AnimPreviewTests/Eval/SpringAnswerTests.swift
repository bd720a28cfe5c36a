import Foundation
import Keyframes
import Testing

@testable import AnimPreview

@Suite struct SpringAnswerTests {
  private func answer(_ members: String) throws -> JSONValue {
    let line = #"{"id":1,"schema":"spring/1","from":0,"to":1,"times":[0,250,1000],"# + members + "}"
    let answers = try EvalTests.answers([Data(line.utf8)])
    #expect(answers.count == 1)
    return answers[0]
  }

  @Test(arguments: [
    (
      #"{"mass":2,"stiffness":200,"damping":10}"#,
      DampedSpring(mass: 2, stiffness: 200, damping: 10)
    ),
    (#"{"stiffness":100,"damping":10}"#, .coreAnimation),
    (#"{"duration":500,"bounce":0.3}"#, .bouncy), (#"{"duration":500}"#, .smooth),
    (#"{"duration":500,"bounce":-0.5}"#, DampedSpring(duration: .milliseconds(500), bounce: -0.5)),
    (#"{"response":150,"dampingRatio":0.86}"#, .interactive),
  ])
  func everyDescriptionIsTheSpringItSays(text: String, spring: DampedSpring) throws {
    let answer = try answer(#""velocity":-2,"spring":"# + text)
    let way = SpringSegment(from: 0.0, to: 1, velocity: -2, spring: spring)
    let settling = try #require(answer["settling"]?.number)
    let expected = try #require(way.settlingDuration.finite)
    #expect((Duration.seconds(settling / 1000) - expected).magnitudeIsBelowMicrosecond)
    let samples = try #require(answer["samples"]?.list)
    #expect(samples.count == 3)
    for (sample, time) in zip(samples, [0, 250, 1000]) {
      let numbers = try #require(sample.list).compactMap(\.number)
      let moment = Duration.milliseconds(time)
      #expect(numbers == [Double(time), way.value(at: moment), way.velocity(at: moment)])
    }
  }

  @Test func aHeavySpringIsNotCutOff() throws {
    let line =
      #"{"id":1,"schema":"spring/1","spring":{"mass":0.5,"stiffness":4,"damping":35},"#
      + #""from":0,"to":1,"times":[1000,20000,40000]}"#
    let answer = try EvalTests.answers([Data(line.utf8)])[0]
    let values = try #require(answer["samples"]?.list).map { $0.list?[1].number ?? .nan }
    for (value, expected) in zip(values, [0.106701, 0.898512, 0.989717]) {
      #expect((value - expected).magnitude < 5e-7)
    }
    let settling = try #require(answer["settling"]?.number)
    #expect(settling > 60_340 && settling < 60_380)
  }

  @Test func anUndampedSpringSettlesAtInfinity() throws {
    let answer = try answer(#""spring":{"stiffness":100,"damping":0}"#)
    #expect(answer["settling"]?.extended == .infinity)
  }

  @Test func aToleranceIsALength() throws {
    let (coarse, fine) = (
      try answer(#""tolerance":0.1,"spring":{"duration":500}"#)["settling"]?.number,
      try answer(#""tolerance":1e-6,"spring":{"duration":500}"#)["settling"]?.number
    )
    #expect(try #require(coarse) < #require(fine))
  }

  @Test(arguments: [
    (#""spring":{}"#, "spring"), (#""spring":7"#, "spring"), (#""velocity":1"#, "spring"),
    (#""spring":{"stiffness":100}"#, "spring.damping"),
    (#""spring":{"stiffness":-1,"damping":1}"#, "spring.stiffness"),
    (#""spring":{"stiffness":1e40,"damping":1}"#, "spring.stiffness"),
    (#""spring":{"stiffness":1,"damping":-1}"#, "spring.damping"),
    (#""spring":{"stiffness":1,"damping":1e9}"#, "spring.damping"),
    (#""spring":{"mass":0,"stiffness":1,"damping":1}"#, "spring.mass"),
    (#""spring":{"mass":"NaN","stiffness":1,"damping":1}"#, "spring.mass"),
    (#""spring":{"duration":0}"#, "spring.duration"),
    (#""spring":{"duration":500,"bounce":-1}"#, "spring.bounce"),
    (#""spring":{"duration":500,"bounce":1.5}"#, "spring.bounce"),
    (#""spring":{"duration":500,"bounce":1e400}"#, "spring.bounce"),
    (#""spring":{"duration":500,"damping":1}"#, "spring.damping"),
    (#""spring":{"response":500}"#, "spring.dampingRatio"),
    (#""spring":{"response":500,"dampingRatio":-1}"#, "spring.dampingRatio"),
    (#""spring":{"duration":500},"tolerance":0"#, "tolerance"),
    (#""spring":{"duration":500},"velocity":"Infinity""#, "velocity"),
  ])
  func aMistakeNamesItsMember(members: String, place: String) throws {
    let answer = try answer(members)
    #expect(answer["at"] == .text(place), "\(answer)")
    #expect(answer["error"]?.text?.isEmpty == false)
  }
}

extension Duration {
  fileprivate var magnitudeIsBelowMicrosecond: Bool {
    self < .microseconds(1) && self > .microseconds(-1)
  }
}
