#include "mallard/primitives/path_search.h"

#include <algorithm>
#include <climits>
#include <ostream>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/chance.h"

namespace mallard {

void PrintTo(const PathStep& step, std::ostream* out) {
  *out << step.node << "@" << step.cost << (step.teleport < 0 ? "" : "!");
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr int kNodes = 24;

// The documented rule, computed slowly: labels by repeated relaxation until nothing changes, then
// the predecessor by looking at all candidates.
struct Expected {
  std::vector<std::pair<int, int>> labels;  // Cost and steps; cost INT_MAX when out of reach.
  std::vector<std::pair<int, int>> from;    // Node and teleport.
};

struct Link {
  int from, to, cost, teleport;
};

std::vector<Link> AllLinks(const Graph& graph, const PathQuery& query) {
  std::vector<Link> links;
  for (int node = 0; node < graph.size(); ++node) {
    for (const uint16_t to : graph.Neighbours(node)) {
      const int cost = HasBit(query.free, to)     ? 0
                       : query.entry_cost.empty() ? 1
                                                  : query.entry_cost[to];
      links.push_back({node, to, cost, -1});
    }
  }
  for (size_t i = 0; i < query.teleports.size(); ++i) {
    const Teleport& t = query.teleports[i];
    links.push_back({t.from, t.to, t.cost, static_cast<int>(i)});
  }
  std::erase_if(links, [&](const Link& link) { return HasBit(query.blocked, link.to); });
  return links;
}

Expected Solve(const Graph& graph, const PathQuery& query) {
  const std::vector<Link> links = AllLinks(graph, query);
  Expected result;
  result.labels.assign(graph.size(), {INT_MAX, 0});
  result.from.assign(graph.size(), {-1, -1});
  result.labels[query.start] = {0, 0};
  const auto via = [&](const Link& link) {
    const auto [cost, steps] = result.labels[link.from];
    if (cost == INT_MAX || cost + link.cost > query.max_cost) return std::make_pair(INT_MAX, 0);
    return std::make_pair(cost + link.cost, steps + 1);
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (const Link& link : links) {
      if (via(link) < result.labels[link.to]) {
        result.labels[link.to] = via(link);
        changed = true;
      }
    }
  }
  for (const Link& link : links) {
    if (link.to == query.start || via(link).first == INT_MAX ||
        via(link) != result.labels[link.to]) {
      continue;
    }
    std::pair<int, int>& from = result.from[link.to];
    if (from.first < 0 || std::make_pair(link.from, link.teleport) < from) {
      from = {link.from, link.teleport};
    }
  }
  return result;
}

Graph RandomGraph(Chance& chance, int links) {
  std::vector<std::pair<int, int>> pairs;
  while (static_cast<int>(pairs.size()) < links) {
    const int a = static_cast<int>(chance.Below(kNodes));
    const int b = static_cast<int>(chance.Below(kNodes));
    if (a != b) pairs.emplace_back(a, b);
  }
  return Graph(kNodes, pairs);
}

BitSet<kNodes> RandomSet(Chance& chance, int twelfths) {
  BitSet<kNodes> set;
  for (int i = 0; i < kNodes; ++i) {
    if (chance.Roll12() <= twelfths) set.Set(i);
  }
  return set;
}

TEST(PathSearchTest, AgreesWithTheWrittenRuleOnRandomGraphs) {
  Chance chance = Chance::Stream(31, 0);
  PathSearch search;
  for (int round = 0; round < 400; ++round) {
    const Graph graph = RandomGraph(chance, 20 + round % 30);
    const BitSet<kNodes> free = RandomSet(chance, round % 4);
    const BitSet<kNodes> blocked = RandomSet(chance, round % 3);
    const BitSet<kNodes> no_stop = RandomSet(chance, 4);
    std::vector<Teleport> teleports;
    for (int i = 0; i < round % 5; ++i) {
      teleports.push_back({static_cast<int>(chance.Below(kNodes)),
                           static_cast<int>(chance.Below(kNodes)),
                           static_cast<int>(chance.Below(4))});
    }
    std::vector<uint8_t> costs;
    if (round % 2 == 0) {
      for (int i = 0; i < kNodes; ++i) costs.push_back(static_cast<uint8_t>(chance.Below(4)));
    }
    PathQuery query;
    query.start = static_cast<int>(chance.Below(kNodes));
    query.max_cost = static_cast<int>(chance.Below(9));
    query.entry_cost = costs;
    query.free = free.Words();
    query.blocked = blocked.Words();
    query.no_stop = no_stop.Words();
    query.teleports = teleports;
    const Expected expected = Solve(graph, query);
    ASSERT_TRUE(search.Run(graph, query).ok());

    std::vector<int32_t> stops;
    for (int node = 0; node < kNodes; ++node) {
      const auto [cost, steps] = expected.labels[node];
      const bool reached = cost != INT_MAX;
      ASSERT_EQ(search.Cost(node), reached ? cost : -1);
      ASSERT_EQ(search.PathLength(node), reached ? steps + 1 : 0);
      if (reached && node != query.start && !no_stop.Has(node)) stops.push_back(node);
      std::vector<PathStep> path;
      for (int at = node; reached && at >= 0; at = expected.from[at].first) {
        path.push_back({at, expected.labels[at].first, expected.from[at].second});
      }
      std::reverse(path.begin(), path.end());
      ASSERT_EQ(search.Path(node), path);
    }
    ASSERT_EQ(search.Stops(), absl::MakeConstSpan(stops));

    // Looking for one goal only gives the same way to it.
    query.goal = static_cast<int>(chance.Below(kNodes));
    const std::vector<PathStep> whole = search.Path(query.goal);
    ASSERT_TRUE(search.Run(graph, query).ok());
    ASSERT_EQ(search.Path(query.goal), whole);
    for (const int32_t stop : search.Stops()) {
      ASSERT_EQ(search.Cost(stop), expected.labels[stop].first) << "what is found early is right";
    }
  }
}

// 0 - 1 - 3 and 0 - 2 - 3, and a longer way 0 - 4 - 5 - 3.
Graph Diamond() {
  const std::pair<int, int> pairs[] = {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {0, 4}, {4, 5}, {5, 3}};
  return Graph(6, pairs);
}

TEST(PathSearchTest, EqualWaysComeFromTheLowestNode) {
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0}).ok());
  EXPECT_THAT(search.Path(3), ElementsAre(PathStep{0, 0}, PathStep{1, 1}, PathStep{3, 2}));
}

TEST(PathSearchTest, EquallyCheapWaysPreferFewerSteps) {
  BitSet<6> free;
  free.Set(4);
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0, .free = free.Words()}).ok());
  EXPECT_THAT(search.Path(3), ElementsAre(PathStep{0, 0}, PathStep{1, 1}, PathStep{3, 2}));
  free.Set(5);
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0, .free = free.Words()}).ok());
  EXPECT_THAT(search.Path(3),
              ElementsAre(PathStep{0, 0}, PathStep{4, 0}, PathStep{5, 0}, PathStep{3, 1}));
}

TEST(PathSearchTest, OrdinaryStepsComeBeforeEqualTeleports) {
  const Teleport teleports[] = {{0, 1, 1}, {0, 3, 1}, {0, 3, 1}};
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0, .teleports = teleports}).ok());
  EXPECT_THAT(search.Path(1), ElementsAre(PathStep{0, 0}, PathStep{1, 1}));
  EXPECT_THAT(search.Path(3), ElementsAre(PathStep{0, 0}, PathStep{3, 1, 1}));
}

TEST(PathSearchTest, TeleportsGoOneWay) {
  const Teleport teleports[] = {{3, 0, 0}};
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0, .max_cost = 1, .teleports = teleports}).ok());
  EXPECT_EQ(search.Cost(3), -1);
  ASSERT_TRUE(search.Run(Diamond(), {.start = 3, .max_cost = 0, .teleports = teleports}).ok());
  EXPECT_EQ(search.Cost(0), 0);
}

TEST(PathSearchTest, OneMayBeginOnABlockedNode) {
  BitSet<6> blocked;
  blocked.Set(0);
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0, .max_cost = 1, .blocked = blocked.Words()}).ok());
  EXPECT_THAT(search.Stops(), ElementsAre(1, 2, 4));
}

TEST(PathSearchTest, APathThatDoesNotFitIsNotWritten) {
  PathSearch search;
  ASSERT_TRUE(search.Run(Diamond(), {.start = 0}).ok());
  PathStep steps[3] = {{-7, -7, -7}, {-7, -7, -7}, {-7, -7, -7}};
  EXPECT_EQ(search.Path(3, absl::MakeSpan(steps, 2)), 3);
  EXPECT_EQ(steps[0].node, -7);
  EXPECT_EQ(search.Path(3, absl::MakeSpan(steps, 3)), 3);
  EXPECT_EQ(steps[2].node, 3);
  EXPECT_EQ(search.Path(-1, absl::MakeSpan(steps, 3)), 0);
}

TEST(PathSearchTest, RefusesNumbersOutOfRange) {
  const Graph graph = Diamond();
  PathSearch search;
  const auto error = [&](const PathQuery& query) {
    EXPECT_TRUE(search.Run(graph, {.start = 0}).ok());
    const absl::Status status = search.Run(graph, query);
    EXPECT_EQ(search.Stops().size(), 5u) << "a failed search keeps the answer before";
    return std::string(status.message());
  };
  EXPECT_EQ(error({.start = 6}), "the start is node 6, but there are 6 nodes");
  EXPECT_EQ(error({.start = -1}), "the start is node -1, but there are 6 nodes");
  EXPECT_EQ(error({.max_cost = -1}), "the highest cost is -1; it must be from 0 to 65535");
  EXPECT_EQ(error({.max_cost = 65536}), "the highest cost is 65536; it must be from 0 to 65535");
  EXPECT_EQ(error({.goal = -2}), "the goal is node -2, but there are 6 nodes");
  EXPECT_EQ(error({.goal = 6}), "the goal is node 6, but there are 6 nodes");
  const uint8_t costs[] = {1, 2};
  EXPECT_EQ(error({.entry_cost = costs}), "there are 2 entry costs for 6 nodes");
  const Teleport from[] = {{6, 0, 0}};
  EXPECT_EQ(error({.teleports = from}), "a teleport's start is node 6, but there are 6 nodes");
  const Teleport to[] = {{0, -1, 0}};
  EXPECT_EQ(error({.teleports = to}), "a teleport's end is node -1, but there are 6 nodes");
  const Teleport cost[] = {{0, 1, -1}};
  EXPECT_EQ(error({.teleports = cost}), "a teleport's cost is -1; it must be from 0 to 65535");
  EXPECT_FALSE(search.Run(Graph(), {}).ok()) << "an empty graph has no start";
}

TEST(PathSearchTest, AnUnusedSearchHasNoAnswer) {
  const PathSearch search;
  EXPECT_EQ(search.Cost(0), -1);
  EXPECT_EQ(search.PathLength(0), 0);
  EXPECT_THAT(search.Path(0), IsEmpty());
  EXPECT_THAT(search.Stops(), IsEmpty());
}

TEST(PathSearchTest, TheHighestCostsDoNotOverflow) {
  const std::pair<int, int> pairs[] = {{0, 1}};
  const Teleport teleports[] = {{1, 2, 65534}, {2, 3, 65535}, {2, 3, 0}};
  PathSearch search;
  ASSERT_TRUE(search.Run(Graph(4, pairs), {.start = 0, .teleports = teleports}).ok());
  EXPECT_EQ(search.Cost(2), 65535);
  EXPECT_EQ(search.Path(3).back(), (PathStep{3, 65535, 2}));
}

TEST(PathSearchTest, TheLargestGraphCanBeSearched) {
  std::vector<std::pair<int, int>> pairs;
  for (int i = 1; i < Graph::kMaxNodes; ++i) pairs.emplace_back(i - 1, i);
  const Graph chain(Graph::kMaxNodes, pairs);
  PathSearch search;
  ASSERT_TRUE(search.Run(chain, {.start = 0}).ok());
  EXPECT_EQ(search.Cost(Graph::kMaxNodes - 1), Graph::kMaxNodes - 1);
  EXPECT_EQ(search.PathLength(Graph::kMaxNodes - 1), Graph::kMaxNodes);
}

TEST(GraphTest, NeighboursAreSortedWithoutRepeats) {
  const std::pair<int, int> pairs[] = {{2, 0}, {0, 1}, {0, 2}, {1, 0}};
  const Graph graph(4, pairs);
  EXPECT_EQ(graph.size(), 4);
  EXPECT_THAT(graph.Neighbours(0), ElementsAre(1, 2));
  EXPECT_THAT(graph.Neighbours(1), ElementsAre(0));
  EXPECT_THAT(graph.Neighbours(3), IsEmpty());
  EXPECT_EQ(graph.LinkCount(), 4u);
  EXPECT_TRUE(graph.Has(3));
  EXPECT_FALSE(graph.Has(4));
  EXPECT_FALSE(graph.Has(-1));
  EXPECT_EQ(Graph().size(), 0);
}

TEST(BitSetTest, HoldsWhatIsSet) {
  static_assert(sizeof(BitSet<129>) == 24);
  BitSet<129> set;
  for (const int n : {0, 63, 64, 128}) set.Set(n);
  EXPECT_EQ(set.Count(), 4);
  std::vector<int> members;
  set.ForEach([&](int n) { members.push_back(n); });
  EXPECT_THAT(members, ElementsAre(0, 63, 64, 128));
  for (int n = 0; n < 129; ++n) {
    EXPECT_EQ(set.Has(n), std::count(members.begin(), members.end(), n) == 1);
    EXPECT_EQ(HasBit(set.Words(), n), set.Has(n));
  }
  EXPECT_FALSE(HasBit(set.Words(), 100000));
  EXPECT_FALSE(HasBit(set.Words(), -1));
  EXPECT_FALSE(HasBit({}, 0));
  set.Clear(64);
  EXPECT_FALSE(set.Has(64));
  EXPECT_EQ(set.Count(), 3);
}

}  // namespace
}  // namespace mallard
