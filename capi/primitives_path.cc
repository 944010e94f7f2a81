// Route maps and path searches of the C interface.
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "capi/base.h"
#include "capi/first_versions.h"
#include "capi/mallard_path.h"
#include "capi/primitives_maps.h"

using namespace mallard::capi;

namespace mallard::capi {

mld_status NoSuchNode(int32_t node, int nodes, mld_error** error) {
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("node ", node, " does not exist; there are ", nodes));
}

}  // namespace mallard::capi

namespace {

static_assert(MLD_PATH_MAX_COST == mallard::PathQuery::kMaxCost);

mld_path_query DefaultQuery() {
  mld_path_query query = {};
  query.struct_size = sizeof query;
  query.max_cost = MLD_PATH_MAX_COST;
  query.goal = -1;
  return query;
}

template <typename T>
mld_status ReadSpan(const T* items, uint64_t count, const char* name, absl::Span<const T>* out,
                    mld_error** error) {
  if (items == nullptr && count > 0) return NullArgument(error, name);
  *out = absl::MakeConstSpan(items, static_cast<size_t>(count));
  return MLD_OK;
}

mld_status Run(mld_path_search* search, const mallard::Graph& graph, const mld_path_query* given,
               mld_error** error) {
  mld_path_query query = DefaultQuery();
  mld_status status = ReadOptions(given, "mld_path_query_init", &query, error);
  if (status != MLD_OK) return status;
  mallard::PathQuery asked;
  asked.start = query.start;
  asked.max_cost = query.max_cost;
  asked.goal = query.goal;
  status =
      ReadSpan(query.entry_costs, query.entry_cost_count, "entry_costs", &asked.entry_cost, error);
  if (status != MLD_OK) return status;
  status = ReadSpan(query.free_words, query.free_word_count, "free_words", &asked.free, error);
  if (status != MLD_OK) return status;
  status = ReadSpan(query.blocked_words, query.blocked_word_count, "blocked_words", &asked.blocked,
                    error);
  if (status != MLD_OK) return status;
  status = ReadSpan(query.no_stop_words, query.no_stop_word_count, "no_stop_words", &asked.no_stop,
                    error);
  if (status != MLD_OK) return status;
  absl::Span<const mld_teleport> teleports;
  status = ReadSpan(query.teleports, query.teleport_count, "teleports", &teleports, error);
  if (status != MLD_OK) return status;
  search->teleports.clear();
  for (const mld_teleport& teleport : teleports) {
    search->teleports.push_back({teleport.from, teleport.to, teleport.cost});
  }
  asked.teleports = search->teleports;
  return Report(search->value.Run(graph, asked), Topic::kArgument, error);
}

}  // namespace

mld_status mld_route_map_create(const char* const* planets, uint64_t planet_count,
                                const mld_route* routes, uint64_t route_count, mld_route_map** out,
                                mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (planets == nullptr && planet_count > 0) return NullArgument(error, "planets");
    if (routes == nullptr && route_count > 0) return NullArgument(error, "routes");
    // Before copying, since a wild count must not be believed. A map that large would be refused
    // anyway: every two planets are joined at most once.
    constexpr uint64_t kMostPlanets = mallard::RouteMap::kMaxNodes;
    constexpr uint64_t kMostRoutes = kMostPlanets * (kMostPlanets - 1) / 2;
    if (planet_count > kMostPlanets || route_count > kMostRoutes) {
      return Fail(
          error, MLD_INVALID_ARGUMENT,
          absl::StrCat("there are ", planet_count, " planets and ", route_count,
                       " routes; at most ", kMostPlanets, " and ", kMostRoutes, " are allowed"));
    }
    std::vector<std::string> names;
    for (uint64_t i = 0; i < planet_count; ++i) {
      if (planets[i] == nullptr) return NullArgument(error, "a planet's name");
      names.emplace_back(planets[i]);
    }
    std::vector<mallard::Route> list;
    for (uint64_t i = 0; i < route_count; ++i) {
      list.push_back({routes[i].from, routes[i].to, routes[i].dots});
    }
    auto map = mallard::RouteMap::Create(names, list);
    if (!map.ok()) return Report(map.status(), Topic::kArgument, error);
    *out = std::make_unique<mld_route_map>(mld_route_map{*std::move(map)}).release();
    return MLD_OK;
  });
}

void mld_route_map_destroy(mld_route_map* map) { delete map; }

uint64_t mld_route_map_planet_count(const mld_route_map* map) {
  return map == nullptr ? 0 : static_cast<uint64_t>(map->value.planet_count());
}

uint64_t mld_route_map_node_count(const mld_route_map* map) {
  return map == nullptr ? 0 : static_cast<uint64_t>(map->value.node_count());
}

mld_status mld_route_map_find_planet(const mld_route_map* map, const char* name, int32_t* planet,
                                     mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (name == nullptr) return NullArgument(error, "name");
    if (planet == nullptr) return NullArgument(error, "planet");
    const int found = map->value.FindPlanet(name);
    if (found < 0) {
      return Fail(error, MLD_NOT_FOUND, absl::StrCat("there is no planet called \"", name, "\""));
    }
    *planet = found;
    return MLD_OK;
  });
}

mld_status mld_route_map_dot(const mld_route_map* map, int32_t route, int32_t position,
                             int32_t* node, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (node == nullptr) return NullArgument(error, "node");
    const int found = map->value.DotNode(route, position);
    if (found < 0) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("route ", route, " has no dot number ", position));
    }
    *node = found;
    return MLD_OK;
  });
}

mld_status mld_route_map_place(const mld_route_map* map, int32_t node, int32_t* route,
                               int32_t* position, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (route == nullptr) return NullArgument(error, "route");
    if (position == nullptr) return NullArgument(error, "position");
    if (!map->value.graph().Has(node)) return NoSuchNode(node, map->value.node_count(), error);
    const mallard::DotPlace place = map->value.PlaceOfDot(node);
    *route = place.route;
    *position = place.position;
    return MLD_OK;
  });
}

mld_status mld_route_map_format_node(const mld_route_map* map, int32_t node, char* buffer,
                                     uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (!map->value.graph().Has(node)) return NoSuchNode(node, map->value.node_count(), error);
    return WriteText(map->value.NodeName(node), buffer, capacity, size, error);
  });
}

mld_status mld_route_map_neighbours(const mld_route_map* map, int32_t node, int32_t* out,
                                    uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (!map->value.graph().Has(node)) return NoSuchNode(node, map->value.node_count(), error);
    return WriteList(map->value.graph().Neighbours(node), out, capacity, count, error,
                     [](uint16_t neighbour) -> int32_t { return neighbour; });
  });
}

void mld_path_query_init(mld_path_query* query, uint32_t struct_size) {
  InitOptions(DefaultQuery(), query, struct_size);
}

mld_status mld_path_search_create(mld_path_search** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    *out = std::make_unique<mld_path_search>().release();
    return MLD_OK;
  });
}

void mld_path_search_destroy(mld_path_search* search) { delete search; }

mld_status mld_path_search_run_on_routes(mld_path_search* search, const mld_route_map* map,
                                         const mld_path_query* query, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (search == nullptr) return NullArgument(error, "search");
    if (map == nullptr) return NullArgument(error, "map");
    return Run(search, map->value.graph(), query, error);
  });
}

mld_status mld_path_search_run_on_hexes(mld_path_search* search, const mld_hex_map* map,
                                        const mld_path_query* query, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (search == nullptr) return NullArgument(error, "search");
    if (map == nullptr) return NullArgument(error, "map");
    return Run(search, map->value.graph(), query, error);
  });
}

int32_t mld_path_search_cost(const mld_path_search* search, int32_t node) {
  return search == nullptr ? -1 : search->value.Cost(node);
}

mld_status mld_path_search_stops(const mld_path_search* search, int32_t* out, uint64_t capacity,
                                 uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (search == nullptr) return NullArgument(error, "search");
    return WriteList(search->value.Stops(), out, capacity, count, error,
                     [](int32_t node) { return node; });
  });
}

mld_status mld_path_search_path(const mld_path_search* search, int32_t node, mld_path_step* out,
                                uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (search == nullptr) return NullArgument(error, "search");
    const std::vector<mallard::PathStep> path = search->value.Path(node);
    if (path.empty()) {
      return Fail(error, MLD_NOT_FOUND, absl::StrCat("node ", node, " was not reached"));
    }
    return WriteList(path, out, capacity, count, error,
                     [](const mallard::PathStep& step) -> mld_path_step {
                       return {step.node, step.cost, step.teleport};
                     });
  });
}
