#include "mallard/primitives/graph.h"

#include <algorithm>
#include <cassert>

namespace mallard {

Graph::Graph(int nodes, absl::Span<const std::pair<int, int>> pairs) {
  assert(nodes >= 0 && nodes <= kMaxNodes);
  std::vector<std::pair<int, int>> links;
  links.reserve(2 * pairs.size());
  for (const auto& [a, b] : pairs) {
    assert(a >= 0 && a < nodes && b >= 0 && b < nodes && a != b);
    links.emplace_back(a, b);
    links.emplace_back(b, a);
  }
  std::sort(links.begin(), links.end());
  links.erase(std::unique(links.begin(), links.end()), links.end());

  first_.assign(static_cast<size_t>(nodes) + 1, 0);
  neighbours_.reserve(links.size());
  for (const auto& [from, to] : links) {
    ++first_[from + 1];
    neighbours_.push_back(static_cast<uint16_t>(to));
  }
  for (int node = 0; node < nodes; ++node) first_[node + 1] += first_[node];
}

}  // namespace mallard
