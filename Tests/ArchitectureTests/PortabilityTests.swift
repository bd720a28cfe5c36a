import Testing

@Suite struct PortabilityTests {
  @Test func theLibraryImportsNothingButTheLinkOfTheMathematicsLibrary() {
    for file in Repository.library {
      let imports = file.tokens.indices.filter { file.tokens[$0].text == "import" }
        .map { file.tokens[$0 + 1].text }
      let isLeftOut = !file.tokensOfEmbedded.contains { $0.text == "import" }
      let isTestClock = file.name.hasSuffix("Clock.swift") && isLeftOut
      let allowed =
        file.name == "LinkMathLibrary.swift"
        ? ["Glibc", "Musl"] : isTestClock ? imports.filter { $0 == "Synchronization" } : []
      #expect(imports == allowed, "\(file.path) imports \(imports)")
    }
  }

  @Test func theLibraryReadsNoClockAndCallsNothingThatDiffersBetweenPlatforms() {
    let forbidden: Set = [
      "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "Date", "Calendar",
      "Locale", "ProcessInfo", "addingProduct", "addProduct", "truncatingRemainder",
      "formTruncatingRemainder", "formRemainder", "Float16", "Float80", "AnySequence",
      "AnyCollection", "AnyIterator", "SystemRandomNumberGenerator", "hashValue",
      "ObjectIdentifier",
      "strtod", "print", "debugPrint", "dump", "Mirror",
    ]
    for file in Repository.library {
      for token in file.tokens where forbidden.contains(token.text) {
        Issue.record("\(file.path):\(token.line) names \(token.text)")
      }
    }
    #expect(Repository.library.contains { $0.tokens.contains { $0.text == "squareRoot" } })
  }

  @Test func roundingAlwaysSaysItsRule() {
    // Without a rule it is half away from zero, a call of a C function on some platforms.
    for file in Repository.library {
      for index in file.tokens.indices.dropLast(2) where file.tokens[index].text == "rounded" {
        #expect(
          file.tokens[index + 1].text != "(" || file.tokens[index + 2].text != ")",
          "\(file.path):\(file.tokens[index].line) rounds without a rule")
      }
    }
  }

  @Test func whatEmbeddedSwiftLacksIsInFilesThatItLeavesOut() {
    let forbidden: Set = [
      "weak", "unowned", "Codable", "Encodable", "Decodable", "KeyPath", "WritableKeyPath",
      "PartialKeyPath", "Mutex", "Task", "async", "await", "Clock", "Any",
    ]
    var left = 0
    for file in Repository.library {
      let tokens = file.tokensOfEmbedded
      if tokens.count < file.tokens.count / 2 { left += 1 }
      for (index, token) in tokens.enumerated() {
        let next = index + 1 < tokens.count ? tokens[index + 1] : token
        let place = "\(file.path):\(token.line)"
        #expect(!forbidden.contains(token.text), "\(place) names \(token.text)")
        if token.text == "any" { #expect(!next.isWord, "\(place) has a box of any \(next.text)") }
        if token.text == "throws" { #expect(next.text == "(", "\(place) throws without a type") }
        if token.text == "\\" { Issue.record("\(place) has a key path") }
      }
    }
    #expect(left < Repository.library.count / 4)
  }

  @Test func onlyWhatEmbeddedSwiftLeavesOutIsLeftOut() {
    func words(_ text: String) -> [String] {
      SourceFile(path: "a/b/c", text: text, tokens: SourceTokens.tokens(of: text))
        .tokensOfEmbedded.map(\.text)
    }
    #expect(words("#if !hasFeature(Embedded)\nx\n#if y\nz\n#endif\nw\n#endif\nv") == ["v"])
    #expect(words("#if !hasFeature(Embedded)\nx\n#else\ny\n#endif") == ["y", "#", "endif"])
    #expect(words("#if hasFeature(Embedded)\nx\n#endif").contains("x"))
  }
}
