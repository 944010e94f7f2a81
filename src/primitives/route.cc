#include "mallard/primitives/route.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

template <typename... Parts>
absl::Status Error(const Parts&... parts) {
  return absl::InvalidArgumentError(absl::StrCat(parts...));
}

absl::Status CheckRoute(const Route& route, int number, absl::Span<const std::string> planets) {
  for (const int32_t end : {route.from, route.to}) {
    if (end < 0 || static_cast<size_t>(end) >= planets.size()) {
      return Error("route ", number, " ends at planet ", end, ", but there are ", planets.size(),
                   " planets");
    }
  }
  if (route.from == route.to) {
    return Error("route ", number, " joins ", planets[route.from], " with itself");
  }
  if (route.dots < 0 || route.dots > RouteMap::kMaxDots) {
    return Error("route ", number, " from ", planets[route.from], " to ", planets[route.to],
                 " has ", route.dots, " dots; it must have 0 to ", RouteMap::kMaxDots);
  }
  return absl::OkStatus();
}

// Finds two routes with the same ends, in whichever direction they are written.
absl::Status CheckJoinedOnce(absl::Span<const Route> routes,
                             absl::Span<const std::string> planets) {
  std::vector<std::pair<std::pair<int32_t, int32_t>, size_t>> ends;
  for (size_t i = 0; i < routes.size(); ++i) {
    ends.push_back({std::minmax({routes[i].from, routes[i].to}), i});
  }
  std::sort(ends.begin(), ends.end());
  const auto twice = std::adjacent_find(
      ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.first == b.first; });
  if (twice == ends.end()) return absl::OkStatus();
  return Error("routes ", twice->second + 1, " and ", (twice + 1)->second + 1, " both join ",
               planets[twice->first.first], " and ", planets[twice->first.second]);
}

}  // namespace

absl::StatusOr<RouteMap> RouteMap::Create(absl::Span<const std::string> planets,
                                          absl::Span<const Route> routes) {
  if (planets.size() > kMaxNodes) {
    return Error("there are ", planets.size(), " planets; at most ", kMaxNodes, " are allowed");
  }
  RouteMap map;
  map.planets_.assign(planets.begin(), planets.end());
  map.planets_by_name_.resize(planets.size());
  std::iota(map.planets_by_name_.begin(), map.planets_by_name_.end(), 0);
  const auto before = [&](int32_t a, int32_t b) {
    return planets[a] != planets[b] ? planets[a] < planets[b] : a < b;
  };
  // By reference: spelt out at each of its calls, it would be most of what sorting is made of.
  std::sort(map.planets_by_name_.begin(), map.planets_by_name_.end(),
            absl::FunctionRef<bool(int32_t, int32_t)>(before));
  for (size_t i = 0; i < planets.size(); ++i) {
    if (planets[i].empty()) return Error("planet ", i + 1, " has no name");
  }
  for (size_t i = 1; i < planets.size(); ++i) {
    const int32_t a = map.planets_by_name_[i - 1];
    const int32_t b = map.planets_by_name_[i];
    if (planets[a] == planets[b]) {
      return Error("planets ", a + 1, " and ", b + 1, " are both called ", planets[a]);
    }
  }

  std::vector<std::pair<int, int>> pairs;
  int node = static_cast<int>(planets.size());
  for (size_t i = 0; i < routes.size(); ++i) {
    const Route& route = routes[i];
    const absl::Status status = CheckRoute(route, static_cast<int>(i) + 1, planets);
    if (!status.ok()) return status;
    if (node + route.dots > kMaxNodes) {
      return Error("there are more than ", kMaxNodes, " planets and dots");
    }
    map.first_dot_.push_back(node);
    int previous = route.from;
    for (int dot = 0; dot < route.dots; ++dot) {
      pairs.emplace_back(previous, node);
      previous = node++;
    }
    pairs.emplace_back(previous, route.to);
  }
  const absl::Status status = CheckJoinedOnce(routes, planets);
  if (!status.ok()) return status;
  map.routes_.assign(routes.begin(), routes.end());
  map.graph_ = Graph(node, pairs);
  return map;
}

int RouteMap::FindPlanet(absl::string_view name) const {
  const auto found = std::lower_bound(planets_by_name_.begin(), planets_by_name_.end(), name,
                                      [this](int32_t planet, absl::string_view wanted) {
                                        return absl::string_view(planets_[planet]) < wanted;
                                      });
  return found != planets_by_name_.end() && planets_[*found] == name ? *found : -1;
}

int RouteMap::DotNode(int route, int position) const {
  if (route < 0 || static_cast<size_t>(route) >= routes_.size() || position < 1 ||
      position > routes_[route].dots) {
    return -1;
  }
  return first_dot_[route] + position - 1;
}

DotPlace RouteMap::PlaceOfDot(int node) const {
  if (node < planet_count() || node >= node_count()) return {};
  // The last route that begins at or before the node; routes without dots share their place with
  // the next one and come before it.
  const auto after = std::upper_bound(first_dot_.begin(), first_dot_.end(), node);
  const int route = static_cast<int>(after - first_dot_.begin()) - 1;
  return {route, node - first_dot_[route] + 1};
}

std::string RouteMap::NodeName(int node) const {
  if (IsPlanet(node)) return planets_[node];
  const DotPlace place = PlaceOfDot(node);
  if (place.route < 0) return "";
  const Route& route = routes_[place.route];
  return absl::StrCat(planets_[route.from], " - ", planets_[route.to], " ", place.position);
}

}  // namespace mallard
