/// @file
/// RouteMap: named planets joined by routes with dots on them.
///
/// A route with k dots lets a traveller stand in k places between its two planets, so going from
/// end to end takes k + 1 steps. Planets and dots are the nodes of one graph: first the planets in
/// the order given, then the dots, route after route in the order given, each route's dots from its
/// first planet to its second. A map is built once, never changes, and may be shared by threads.
///
/// For everything reachable within n steps, and for cheapest ways, run a PathSearch on graph():
/// dots that are free for a player go into the query's `free`, places where one may not stop into
/// `no_stop`, passages into `teleports`. Anyone may call this.

#ifndef MALLARD_PRIMITIVES_ROUTE_H_
#define MALLARD_PRIMITIVES_ROUTE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/primitives/graph.h"

namespace mallard {

/// A route between two planets.
struct Route {
  int32_t from = 0;  ///< The number of the planet at one end.
  int32_t to = 0;    ///< The number of the planet at the other.
  int32_t dots = 0;  ///< How many dots lie between them.
  /// Equal in every member.
  friend constexpr bool operator==(const Route&, const Route&) = default;
};

/// Where a dot lies.
struct DotPlace {
  /// The number of its route.
  int route = -1;
  /// Its place on the route, from 1 (next to the first planet) to the route's number of dots.
  int position = 0;
  /// Equal in every member.
  friend constexpr bool operator==(const DotPlace&, const DotPlace&) = default;
};

/// An immutable map of planets and routes.
class RouteMap {
 public:
  /// The most planets and dots together.
  static constexpr int kMaxNodes = 8192;
  /// The most dots on a route.
  static constexpr int kMaxDots = 255;

  /// An empty map.
  RouteMap() = default;
  /// Builds a map. Fails, naming the planet or the route (from 1), when a name is empty or there
  /// twice, a route has a planet that does not exist, joins a planet with itself or two planets
  /// already joined, or has a number of dots not in 0 to kMaxDots, or when there is too much.
  static absl::StatusOr<RouteMap> Create(absl::Span<const std::string> planets,
                                         absl::Span<const Route> routes);

  /// How many planets there are.
  int planet_count() const { return static_cast<int>(planets_.size()); }
  /// How many dots there are on all routes together.
  int dot_count() const { return node_count() - planet_count(); }
  /// How many planets and dots there are.
  int node_count() const { return graph_.size(); }
  /// The planets' names by their numbers.
  absl::Span<const std::string> planets() const { return planets_; }
  /// The routes by their numbers.
  absl::Span<const Route> routes() const { return routes_; }

  /// The number of the planet with that exact name, or -1.
  int FindPlanet(absl::string_view name) const;
  /// Says whether a node is a planet.
  bool IsPlanet(int node) const { return node >= 0 && node < planet_count(); }
  /// The node of a dot; `position` counts from 1. -1 when there is no such dot.
  int DotNode(int route, int position) const;
  /// Where a dot lies; route -1 when the node is not a dot.
  DotPlace PlaceOfDot(int node) const;
  /// The name of a node for people: a planet's name, or "Squeak - Faucet 2" for the second dot on
  /// the route from Squeak to Faucet. Empty when there is no such node.
  std::string NodeName(int node) const;

  /// Which nodes lie next to each other.
  const Graph& graph() const { return graph_; }

 private:
  std::vector<std::string> planets_;
  std::vector<int32_t> planets_by_name_;
  std::vector<Route> routes_;
  // The node of each route's first dot, or where it would be.
  std::vector<int32_t> first_dot_;
  Graph graph_;
};

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_ROUTE_H_
