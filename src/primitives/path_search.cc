#include "mallard/primitives/path_search.h"

#include <algorithm>
#include <functional>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/bit_set.h"

namespace mallard {
namespace {

absl::Status CheckNode(const Graph& graph, int node, absl::string_view what) {
  if (graph.Has(node)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is node ", node, ", but there are ", graph.size(), " nodes"));
}

absl::Status CheckCost(int cost, absl::string_view what) {
  if (cost >= 0 && cost <= PathQuery::kMaxCost) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(what, " is ", cost, "; it must be from 0 to ", PathQuery::kMaxCost));
}

absl::Status CheckQuery(const Graph& graph, const PathQuery& query) {
  if (absl::Status s = CheckNode(graph, query.start, "the start"); !s.ok()) return s;
  if (absl::Status s = CheckCost(query.max_cost, "the highest cost"); !s.ok()) return s;
  if (query.goal != -1) {
    if (absl::Status s = CheckNode(graph, query.goal, "the goal"); !s.ok()) return s;
  }
  if (!query.entry_cost.empty() && query.entry_cost.size() != static_cast<size_t>(graph.size())) {
    return absl::InvalidArgumentError(absl::StrCat("there are ", query.entry_cost.size(),
                                                   " entry costs for ", graph.size(), " nodes"));
  }
  for (const Teleport& teleport : query.teleports) {
    if (absl::Status s = CheckNode(graph, teleport.from, "a teleport's start"); !s.ok()) return s;
    if (absl::Status s = CheckNode(graph, teleport.to, "a teleport's end"); !s.ok()) return s;
    if (absl::Status s = CheckCost(teleport.cost, "a teleport's cost"); !s.ok()) return s;
  }
  return absl::OkStatus();
}

}  // namespace

void PathSearch::Offer(int to, const Entry& entry) {
  Entry& known = entries_[to];
  if (entry.label > known.label) return;
  if (entry.label == known.label) {
    // Ways are offered with ordinary steps before teleports, so a strict comparison keeps the
    // ordinary step when both come from the same node.
    if (entry.from < known.from) known = entry;
    return;
  }
  known = entry;
  heap_.push_back((uint64_t{entry.label} << 16) | static_cast<uint64_t>(to));
  std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
}

absl::Status PathSearch::Run(const Graph& graph, const PathQuery& query) {
  if (absl::Status s = CheckQuery(graph, query); !s.ok()) return s;
  entries_.clear();
  heap_.clear();
  stops_.clear();
  entries_.resize(static_cast<size_t>(graph.size()));
  // Every link can be offered once, so these sizes are never exceeded.
  heap_.reserve(graph.LinkCount() + query.teleports.size() + 1);
  stops_.reserve(static_cast<size_t>(graph.size()));

  Offer(query.start, {.label = 0});
  while (!heap_.empty()) {
    std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
    const int node = static_cast<int>(heap_.back() & 0xFFFF);
    heap_.pop_back();
    if (entries_[node].settled) continue;
    entries_[node].settled = true;
    if (node == query.goal) break;

    // Every link adds a step, so the label strictly grows and all ways to a node are offered
    // before it is settled, free links included.
    const Label label = entries_[node].label;
    const int cost = static_cast<int>(label >> 16);
    const Label steps = (label & 0xFFFF) + 1;
    const auto enter = [&](int to, int price, int teleport) {
      if (cost + price > query.max_cost || entries_[to].settled || HasBit(query.blocked, to)) {
        return;
      }
      Offer(to, {.label = (static_cast<Label>(cost + price) << 16) | steps,
                 .from = node,
                 .teleport = teleport});
    };
    for (const uint16_t to : graph.Neighbours(node)) {
      const int price = HasBit(query.free, to)     ? 0
                        : query.entry_cost.empty() ? 1
                                                   : query.entry_cost[to];
      enter(to, price, -1);
    }
    for (size_t i = 0; i < query.teleports.size(); ++i) {
      const Teleport& teleport = query.teleports[i];
      if (teleport.from == node) enter(teleport.to, teleport.cost, static_cast<int>(i));
    }
  }

  for (int node = 0; node < graph.size(); ++node) {
    if (entries_[node].settled && node != query.start && !HasBit(query.no_stop, node)) {
      stops_.push_back(node);
    }
  }
  return absl::OkStatus();
}

int PathSearch::Cost(int node) const {
  return Reached(node) ? static_cast<int>(entries_[node].label >> 16) : -1;
}

int PathSearch::PathLength(int node) const {
  return Reached(node) ? static_cast<int>(entries_[node].label & 0xFFFF) + 1 : 0;
}

int PathSearch::Path(int node, absl::Span<PathStep> out) const {
  const int length = PathLength(node);
  if (static_cast<size_t>(length) > out.size()) return length;
  for (int i = length - 1; i >= 0; --i) {
    out[i] = {node, Cost(node), entries_[node].teleport};
    node = entries_[node].from;
  }
  return length;
}

std::vector<PathStep> PathSearch::Path(int node) const {
  std::vector<PathStep> path(static_cast<size_t>(PathLength(node)));
  Path(node, absl::MakeSpan(path));
  return path;
}

}  // namespace mallard
