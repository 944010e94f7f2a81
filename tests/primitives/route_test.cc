#include "mallard/primitives/route.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/bit_set.h"
#include "mallard/primitives/path_search.h"

namespace mallard {
namespace {

using ::testing::ElementsAre;

// Alpha -2- Beta -0- Gamma, Gamma -3- Alpha, and Delta on its own.
// Nodes: planets 0-3; dots 4 5 (Alpha to Beta), 6 7 8 (Gamma to Alpha).
RouteMap Sample() {
  return RouteMap::Create({"Gamma", "Alpha", "Delta", "Beta"},
                          {Route{1, 3, 2}, Route{3, 0, 0}, Route{0, 1, 3}})
      .value();
}

std::string ErrorOf(const std::vector<std::string>& planets, const std::vector<Route>& routes) {
  return std::string(RouteMap::Create(planets, routes).status().message());
}

TEST(RouteMapTest, PlanetsComeFirstThenTheDotsRouteByRoute) {
  const RouteMap map = Sample();
  EXPECT_EQ(map.planet_count(), 4);
  EXPECT_EQ(map.dot_count(), 5);
  EXPECT_EQ(map.node_count(), 9);
  EXPECT_THAT(map.graph().Neighbours(1), ElementsAre(4, 8));
  EXPECT_THAT(map.graph().Neighbours(3), ElementsAre(0, 5));
  EXPECT_THAT(map.graph().Neighbours(0), ElementsAre(3, 6));
  EXPECT_THAT(map.graph().Neighbours(7), ElementsAre(6, 8));
  EXPECT_THAT(map.graph().Neighbours(2), ElementsAre());
  EXPECT_THAT(map.routes(), ElementsAre(Route{1, 3, 2}, Route{3, 0, 0}, Route{0, 1, 3}));
}

TEST(RouteMapTest, FindsPlanetsByName) {
  const RouteMap map = Sample();
  for (int planet = 0; planet < 4; ++planet) {
    EXPECT_EQ(map.FindPlanet(map.planets()[planet]), planet);
    EXPECT_TRUE(map.IsPlanet(planet));
  }
  EXPECT_EQ(map.FindPlanet("alpha"), -1);
  EXPECT_EQ(map.FindPlanet(""), -1);
  EXPECT_EQ(map.FindPlanet("Zeta"), -1);
  EXPECT_FALSE(map.IsPlanet(4));
  EXPECT_FALSE(map.IsPlanet(-1));
}

TEST(RouteMapTest, DotsKnowTheirPlace) {
  const RouteMap map = Sample();
  int node = map.planet_count();
  for (int route = 0; route < 3; ++route) {
    for (int position = 1; position <= map.routes()[route].dots; ++position) {
      EXPECT_EQ(map.DotNode(route, position), node);
      EXPECT_EQ(map.PlaceOfDot(node), (DotPlace{route, position}));
      ++node;
    }
    EXPECT_EQ(map.DotNode(route, 0), -1);
    EXPECT_EQ(map.DotNode(route, map.routes()[route].dots + 1), -1);
  }
  EXPECT_EQ(map.DotNode(-1, 1), -1);
  EXPECT_EQ(map.DotNode(3, 1), -1);
  EXPECT_EQ(map.PlaceOfDot(0), DotPlace{});
  EXPECT_EQ(map.PlaceOfDot(9), DotPlace{});
  EXPECT_EQ(map.PlaceOfDot(-1), DotPlace{});
}

TEST(RouteMapTest, NodesHaveNames) {
  const RouteMap map = Sample();
  EXPECT_EQ(map.NodeName(0), "Gamma");
  EXPECT_EQ(map.NodeName(5), "Alpha - Beta 2");
  EXPECT_EQ(map.NodeName(6), "Gamma - Alpha 1");
  EXPECT_EQ(map.NodeName(9), "");
  EXPECT_EQ(map.NodeName(-1), "");
}

TEST(RouteMapTest, ARouteOfKDotsTakesKPlusOneSteps) {
  const RouteMap map = Sample();
  PathSearch search;
  ASSERT_TRUE(search.Run(map.graph(), {.start = map.FindPlanet("Alpha")}).ok());
  EXPECT_EQ(search.Cost(map.FindPlanet("Beta")), 3);
  EXPECT_EQ(search.Cost(map.FindPlanet("Gamma")), 4);
  EXPECT_EQ(search.Cost(map.FindPlanet("Delta")), -1);
}

TEST(RouteMapTest, OwnRoadsAreFreeButNoPlaceToStop) {
  const RouteMap map = Sample();
  BitSet<9> roads;
  roads.Set(map.DotNode(2, 2));
  roads.Set(map.DotNode(2, 3));
  PathSearch search;
  ASSERT_TRUE(search
                  .Run(map.graph(), {.start = map.FindPlanet("Alpha"),
                                     .max_cost = 2,
                                     .free = roads.Words(),
                                     .no_stop = roads.Words()})
                  .ok());
  // Two free dots, then a third, then Gamma; and the two dots towards Beta.
  EXPECT_EQ(search.Cost(map.FindPlanet("Gamma")), 2);
  EXPECT_EQ(search.Cost(map.DotNode(2, 2)), 0);
  EXPECT_THAT(search.Stops(), ElementsAre(0, 4, 5, 6));
}

TEST(RouteMapTest, SaysWhatIsWrong) {
  EXPECT_EQ(ErrorOf({"A", ""}, {}), "planet 2 has no name");
  EXPECT_EQ(ErrorOf({"B", "A", "B"}, {}), "planets 1 and 3 are both called B");
  EXPECT_EQ(ErrorOf({"A", "B"}, {{0, 2, 1}}), "route 1 ends at planet 2, but there are 2 planets");
  EXPECT_EQ(ErrorOf({"A", "B"}, {{-1, 0, 1}}),
            "route 1 ends at planet -1, but there are 2 planets");
  EXPECT_EQ(ErrorOf({"A", "B"}, {{0, 1, 1}, {1, 1, 1}}), "route 2 joins B with itself");
  EXPECT_EQ(ErrorOf({"A", "B"}, {{0, 1, -1}}),
            "route 1 from A to B has -1 dots; it must have 0 to 255");
  EXPECT_EQ(ErrorOf({"A", "B"}, {{0, 1, 256}}),
            "route 1 from A to B has 256 dots; it must have 0 to 255");
  EXPECT_EQ(ErrorOf({"A", "B", "C"}, {{0, 1, 1}, {1, 2, 1}, {1, 0, 4}}),
            "routes 1 and 3 both join A and B");
  EXPECT_EQ(ErrorOf(std::vector<std::string>(8193, "A"), {}),
            "there are 8193 planets; at most 8192 are allowed");
}

TEST(RouteMapTest, RefusesTooManyDots) {
  std::vector<std::string> planets;
  for (int i = 0; i < 40; ++i) planets.push_back(std::string(1, static_cast<char>('0' + i)));
  std::vector<Route> routes;
  for (int i = 0; i < 39; ++i) routes.push_back({i, i + 1, 255});
  EXPECT_EQ(ErrorOf(planets, routes), "there are more than 8192 planets and dots");
}

TEST(RouteMapTest, AnEmptyMapIsFine) {
  const RouteMap map = RouteMap::Create({}, {}).value();
  EXPECT_EQ(map.node_count(), 0);
  EXPECT_EQ(map.FindPlanet("A"), -1);
}

}  // namespace
}  // namespace mallard
