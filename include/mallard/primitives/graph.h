/// @file
/// Graph: places and which of them lie next to each other.
///
/// The common ground of hex maps and route maps, so that one path search serves both. Nodes are
/// numbered from 0. A graph is built once, never changes, and may be shared by threads. Neighbours
/// of a node are listed in ascending order, without repeats and without the node itself.

#ifndef MALLARD_PRIMITIVES_GRAPH_H_
#define MALLARD_PRIMITIVES_GRAPH_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"

namespace mallard {

/// An undirected graph.
class Graph {
 public:
  /// The most nodes a graph can have.
  static constexpr int kMaxNodes = 65535;

  /// An empty graph.
  Graph() = default;
  /// Builds a graph of `nodes` nodes (at most kMaxNodes), every pair joined in both directions.
  Graph(int nodes, absl::Span<const std::pair<int, int>> pairs);

  /// How many nodes there are.
  int size() const { return static_cast<int>(first_.size()) - 1; }
  /// Says whether the number is that of a node.
  bool Has(int node) const { return node >= 0 && node < size(); }
  /// The nodes next to a node.
  absl::Span<const uint16_t> Neighbours(int node) const {
    return absl::MakeConstSpan(neighbours_.data() + first_[node], first_[node + 1] - first_[node]);
  }
  /// The number of neighbours, summed over all nodes.
  size_t LinkCount() const { return neighbours_.size(); }

 private:
  // The neighbours of node n are neighbours_[first_[n]] up to neighbours_[first_[n + 1]].
  std::vector<uint32_t> first_ = {0};
  std::vector<uint16_t> neighbours_;
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_GRAPH_H_
