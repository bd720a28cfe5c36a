/// Finds what was probably meant.
enum Suggestion {
  /// The candidate nearest to a word, if one is near enough to be meant; the earlier of two equally
  /// near ones.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    guard wanted.count <= 40 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(wanted, Array(candidate.lowercased()))
      if distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    guard let best, best.distance <= max(1, min(wanted.count, best.candidate.count) / 3) else {
      return nil
    }
    return best.candidate
  }

  /// How many letters must be added, left out, changed or swapped with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
