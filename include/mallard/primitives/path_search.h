/// @file
/// PathSearch: everything reachable within a number of steps, and the cheapest way there.
///
/// A step enters a node. It costs 1, or what the query says for that node, and nothing where the
/// query calls the node free; leaving a node costs nothing. Teleports are extra one-way links that
/// exist for one query only and have a cost of their own.
///
/// The answer is exact and does not depend on the order of anything: the way to a node is the
/// cheapest one; among equally cheap ones the one with the fewest steps (links taken); among those
/// the one whose last step comes from the lowest-numbered node, and so on backwards. Where a
/// teleport and an ordinary step from the same node are equal, the ordinary step is taken; among
/// equal teleports the first in the query.
///
/// A PathSearch is also the working memory of the search: keep one and use it again, and once it
/// has seen the largest graph it allocates nothing. It is used by one thread at a time.

#ifndef MALLARD_PRIMITIVES_PATH_SEARCH_H_
#define MALLARD_PRIMITIVES_PATH_SEARCH_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "mallard/primitives/graph.h"

namespace mallard {

/// An extra one-way link.
struct Teleport {
  int32_t from = 0;  ///< The node it leaves.
  int32_t to = 0;    ///< The node it enters.
  /// The whole cost of using it; what entering `to` would cost is not added.
  int32_t cost = 0;
};

/// What is asked. Sets of nodes are given by their words (see BitSet::Words); a set that is too
/// short does not contain the rest, and an empty one contains nothing.
struct PathQuery {
  /// The highest `max_cost`.
  static constexpr int kMaxCost = 65535;

  /// Where to begin.
  int start = 0;
  /// No way may cost more, 0 to kMaxCost.
  int max_cost = kMaxCost;
  /// When not -1, the search may end as soon as the way to this node is known; what it has found
  /// until then is right, and other nodes may be missing.
  int goal = -1;
  /// What entering each node costs; when empty, 1 for all. Otherwise one number a node.
  absl::Span<const uint8_t> entry_cost = {};
  /// Nodes that cost nothing to enter.
  absl::Span<const uint64_t> free = {};
  /// Nodes that cannot be entered. The start may be one of them.
  absl::Span<const uint64_t> blocked = {};
  /// Nodes that can be passed through but are no place to stop.
  absl::Span<const uint64_t> no_stop = {};
  /// Extra links.
  absl::Span<const Teleport> teleports = {};
};

/// One place on a way.
struct PathStep {
  /// The place.
  int32_t node = 0;
  /// What the way costs up to and including this place.
  int32_t cost = 0;
  /// The teleport that led here, as an index into the query's list; -1 for an ordinary step and
  /// for the start.
  int32_t teleport = -1;
  /// Equal in every member.
  friend constexpr bool operator==(const PathStep&, const PathStep&) = default;
};

/// Runs queries and holds the answer of the last one.
class PathSearch {
 public:
  /// Answers a query. Fails, and keeps the answer before, when a node or a cost is out of range.
  absl::Status Run(const Graph& graph, const PathQuery& query);

  /// What it costs to get to a node; -1 when it cannot be reached. The start costs 0.
  int Cost(int node) const;
  /// The nodes that can be stopped on, in ascending order: all that were reached, without the
  /// start and without the query's `no_stop`.
  absl::Span<const int32_t> Stops() const { return stops_; }
  /// How many places the way to a node has, the start and the node included; 0 when it was not
  /// reached.
  int PathLength(int node) const;
  /// Writes the way from the start to a node and returns its length, which is at most `out.size()`
  /// only if all of it fitted; otherwise nothing is written.
  int Path(int node, absl::Span<PathStep> out) const;
  /// The way as a list; empty when the node was not reached.
  std::vector<PathStep> Path(int node) const;

 private:
  // Cost and steps of the best way known, compared as one number: cost * 65536 + steps.
  using Label = uint32_t;
  static constexpr Label kUnknown = ~Label{0};

  struct Entry {
    Label label = kUnknown;
    int32_t from = -1;
    int32_t teleport = -1;
    bool settled = false;
  };

  void Offer(int to, const Entry& entry);
  bool Reached(int node) const {
    return node >= 0 && static_cast<size_t>(node) < entries_.size() && entries_[node].settled;
  }

  std::vector<Entry> entries_;
  // A heap of label * 65536 + node, smallest first; outdated entries are skipped when they surface.
  std::vector<uint64_t> heap_;
  std::vector<int32_t> stops_;
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PATH_SEARCH_H_
