/// The times of a compiled timeline and how they hang together.
final class TimelineStructure: Sendable {
  let domains: [TimelineDomain]
  /// For each domain the ones right inside of it in the order in which they begin.
  let children: [[Int]]
  let childIndexes: [TimelineIndex]
  let childCounts: [Int]
  let weights: [TimelineWeightNode]
  /// For each domain the weights in it.
  let weightsOfDomain: [[Int]]

  init(domains: [TimelineDomain], weights: [TimelineWeightNode]) {
    self.domains = domains
    self.weights = weights
    var children: [[Int]] = Array(repeating: [], count: domains.count)
    for domain in domains.indices.dropFirst() { children[domains[domain].parent].append(domain) }
    for parent in children.indices {
      children[parent].sort { left, right in
        (domains[left].active.start, left) < (domains[right].active.start, right)
      }
    }
    self.children = children
    childCounts = children.map { $0.count }
    childIndexes = children.map { TimelineIndex($0.map { domains[$0].active }) }
    var weightsOfDomain: [[Int]] = Array(repeating: [], count: domains.count)
    for (number, node) in weights.enumerated() { weightsOfDomain[node.domain].append(number) }
    self.weightsOfDomain = weightsOfDomain
  }
}
