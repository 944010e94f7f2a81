/* Route maps and path searches through the C interface. */
#include "check.h"

/* Alpha -2- Beta -0- Gamma -3- Alpha. Nodes: planets 0 Gamma, 1 Alpha, 2 Delta, 3 Beta; dots 4 5
 * from Alpha to Beta and 6 7 8 from Gamma to Alpha. */
static mld_route_map* SampleMap(void) {
  static const char* const kPlanets[4] = {"Gamma", "Alpha", "Delta", "Beta"};
  static const mld_route kRoutes[3] = {{1, 3, 2}, {3, 0, 0}, {0, 1, 3}};
  mld_route_map* map = NULL;
  CHECK_OK(mld_route_map_create(kPlanets, 4, kRoutes, 3, &map, &error));
  return map;
}

static void RouteMaps(void) {
  mld_route_map* map = SampleMap();
  int32_t number = 99, position = 99;
  int32_t list[4];
  uint64_t count = 0, size = 0;
  char name[32];
  CHECK(mld_route_map_planet_count(map) == 4 && mld_route_map_node_count(map) == 9);
  CHECK(mld_route_map_planet_count(NULL) == 0 && mld_route_map_node_count(NULL) == 0);
  CHECK_OK(mld_route_map_find_planet(map, "Beta", &number, &error));
  CHECK(number == 3);
  CHECK_FAILS(mld_route_map_find_planet(map, "beta", &number, &error), MLD_NOT_FOUND,
              "there is no planet called \"beta\"");
  CHECK_OK(mld_route_map_dot(map, 2, 2, &number, &error));
  CHECK(number == 7);
  CHECK_FAILS(mld_route_map_dot(map, 1, 1, &number, &error), MLD_INVALID_ARGUMENT,
              "route 1 has no dot number 1");
  CHECK_OK(mld_route_map_place(map, 7, &number, &position, &error));
  CHECK(number == 2 && position == 2);
  CHECK_OK(mld_route_map_place(map, 3, &number, &position, &error));
  CHECK(number == -1 && position == 0);
  CHECK_FAILS(mld_route_map_place(map, 9, &number, &position, &error), MLD_INVALID_ARGUMENT,
              "node 9 does not exist; there are 9");
  CHECK_OK(mld_route_map_format_node(map, 5, name, sizeof name, &size, &error));
  CHECK(strcmp(name, "Alpha - Beta 2") == 0 && size == 15);
  CHECK_FAILS(mld_route_map_format_node(map, -1, name, sizeof name, &size, &error),
              MLD_INVALID_ARGUMENT, "node -1 does not exist; there are 9");
  CHECK_OK(mld_route_map_neighbours(map, 1, list, 4, &count, &error));
  CHECK(count == 2 && list[0] == 4 && list[1] == 8);
  CHECK_FAILS(mld_route_map_neighbours(map, 99, list, 4, &count, &error), MLD_INVALID_ARGUMENT,
              "node 99 does not exist; there are 9");
  mld_route_map_destroy(map);
  mld_route_map_destroy(NULL);
}

static void BadRouteMapsAreRefused(void) {
  static const char* const kSame[2] = {"A", "A"};
  static const char* const kNull[2] = {"A", NULL};
  static const mld_route kLoop[1] = {{0, 0, 1}};
  mld_route_map* map = (mld_route_map*)kSame;
  CHECK_FAILS(mld_route_map_create(kSame, 2, NULL, 0, &map, &error), MLD_INVALID_ARGUMENT,
              "planets 1 and 2 are both called A");
  CHECK(map == NULL);
  CHECK_FAILS(mld_route_map_create(kNull, 2, NULL, 0, &map, &error), MLD_INVALID_ARGUMENT,
              "a planet's name must not be NULL");
  CHECK_FAILS(mld_route_map_create(kSame, 1, kLoop, 1, &map, &error), MLD_INVALID_ARGUMENT,
              "route 1 joins A with itself");
  CHECK_FAILS(mld_route_map_create(kSame, 8193, NULL, 0, &map, &error), MLD_INVALID_ARGUMENT,
              "there are 8193 planets and 0 routes; at most 8192 and 33550336 are allowed");
  CHECK_FAILS(mld_route_map_create(NULL, 1, NULL, 0, &map, &error), MLD_INVALID_ARGUMENT,
              "planets must not be NULL");
  CHECK_FAILS(mld_route_map_create(NULL, 0, NULL, 1, &map, &error), MLD_INVALID_ARGUMENT,
              "routes must not be NULL");
  CHECK_FAILS(mld_route_map_create(NULL, 0, NULL, 0, NULL, &error), MLD_INVALID_ARGUMENT,
              "out must not be NULL");
  CHECK_OK(mld_route_map_create(NULL, 0, NULL, 0, &map, &error));
  CHECK(mld_route_map_node_count(map) == 0);
  mld_route_map_destroy(map);
}

static void OwnRoadsAreFreeAndPassagesJump(void) {
  mld_route_map* map = SampleMap();
  mld_path_search* search = NULL;
  mld_path_query query;
  mld_path_step path[9];
  int32_t stops[9];
  uint64_t count = 0;
  const uint64_t roads = (1u << 7) | (1u << 8);
  const mld_teleport passage = {0, 2, 1};
  CHECK_OK(mld_path_search_create(&search, &error));
  mld_path_query_init(&query, sizeof query);
  CHECK(query.struct_size == sizeof query && query.start == 0 && query.goal == -1 &&
        query.max_cost == MLD_PATH_MAX_COST && query.teleport_count == 0);
  query.start = 1;
  query.max_cost = 3;
  query.free_words = query.no_stop_words = &roads;
  query.free_word_count = query.no_stop_word_count = 1;
  query.teleports = &passage;
  query.teleport_count = 1;
  CHECK_OK(mld_path_search_run_on_routes(search, map, &query, &error));
  CHECK_OK(mld_path_search_stops(search, stops, 9, &count, &error));
  CHECK(count == 6 && stops[0] == 0 && stops[1] == 2 && stops[2] == 3 && stops[3] == 4 &&
        stops[4] == 5 && stops[5] == 6);
  CHECK(mld_path_search_cost(search, 2) == 3 && mld_path_search_cost(search, 7) == 0);
  CHECK_OK(mld_path_search_path(search, 2, path, 9, &count, &error));
  CHECK(count == 6 && path[0].node == 1 && path[1].node == 8 && path[2].node == 7 &&
        path[3].node == 6 && path[4].node == 0 && path[5].node == 2);
  CHECK(path[4].cost == 2 && path[4].teleport == -1 && path[5].cost == 3 && path[5].teleport == 0);
  CHECK_TOO_SMALL(mld_path_search_path(search, 2, path, 5, &count, &error));
  CHECK_OK(mld_path_search_path(search, 2, NULL, 0, &count, &error));
  CHECK(count == 6);
  mld_path_search_destroy(search);
  mld_route_map_destroy(map);
}

static void PathsGoAroundBlockedHexes(void) {
  mld_hex_map* map = NULL;
  mld_path_search* search = NULL;
  mld_path_query query;
  const uint64_t wall = (1u << 3) | (1u << 4);
  const uint8_t costs[8] = {1, 1, 1, 1, 1, 9, 1, 1};
  CHECK_OK(mld_hex_map_create_from_text("  a   b   c\nd   e   f\n  g   h\n", &map, &error));
  CHECK_OK(mld_path_search_create(&search, &error));
  mld_path_query_init(&query, sizeof query);
  query.blocked_words = &wall;
  query.blocked_word_count = 1;
  CHECK_OK(mld_path_search_run_on_hexes(search, map, &query, &error));
  CHECK(mld_path_search_cost(search, 6) == 4);
  query.entry_costs = costs;
  query.entry_cost_count = 8;
  query.goal = 6;
  CHECK_OK(mld_path_search_run_on_hexes(search, map, &query, &error));
  CHECK(mld_path_search_cost(search, 6) == 12);
  /* Without a query: from node 0, everywhere. */
  CHECK_OK(mld_path_search_run_on_hexes(search, map, NULL, &error));
  CHECK(mld_path_search_cost(search, 6) == 2);
  mld_path_search_destroy(search);
  mld_hex_map_destroy(map);
}

static void BadQueriesAreRefusedAndChangeNothing(void) {
  mld_route_map* map = SampleMap();
  mld_path_search* search = NULL;
  mld_path_query query;
  mld_path_step step;
  int32_t number;
  uint64_t count = 0;
  const uint8_t cost = 1;
  const mld_teleport nowhere = {0, 9, 1};
  struct {
    mld_path_query known;
    uint64_t later;
  } newer;
  CHECK_OK(mld_path_search_create(&search, &error));
  CHECK(mld_path_search_cost(search, 0) == -1);
  CHECK_FAILS(mld_path_search_path(search, 0, &step, 1, &count, &error), MLD_NOT_FOUND,
              "node 0 was not reached");
  CHECK_OK(mld_path_search_run_on_routes(search, map, NULL, &error));

  mld_path_query_init(&query, sizeof query);
  query.start = 9;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "the start is node 9, but there are 9 nodes");
  mld_path_query_init(&query, sizeof query);
  query.max_cost = MLD_PATH_MAX_COST + 1;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "the highest cost is 65536; it must be from 0 to 65535");
  mld_path_query_init(&query, sizeof query);
  query.entry_costs = &cost;
  query.entry_cost_count = 1;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "there are 1 entry costs for 9 nodes");
  mld_path_query_init(&query, sizeof query);
  query.teleports = &nowhere;
  query.teleport_count = 1;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "a teleport's end is node 9, but there are 9 nodes");
  query.teleports = NULL;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "teleports must not be NULL");
  mld_path_query_init(&query, sizeof query);
  query.free_word_count = 1;
  CHECK(mld_path_search_run_on_routes(search, map, &query, NULL) == MLD_INVALID_ARGUMENT);
  mld_path_query_init(&query, sizeof query);
  query.blocked_word_count = 1;
  CHECK(mld_path_search_run_on_routes(search, map, &query, NULL) == MLD_INVALID_ARGUMENT);
  mld_path_query_init(&query, sizeof query);
  query.no_stop_word_count = 1;
  CHECK(mld_path_search_run_on_routes(search, map, &query, NULL) == MLD_INVALID_ARGUMENT);
  mld_path_query_init(&query, sizeof query);
  query.entry_cost_count = 9;
  CHECK(mld_path_search_run_on_routes(search, map, &query, NULL) == MLD_INVALID_ARGUMENT);
  query.struct_size = 0;
  CHECK_FAILS(mld_path_search_run_on_routes(search, map, &query, &error), MLD_INVALID_ARGUMENT,
              "options->struct_size is 0; fill the options with mld_path_query_init first");

  /* A caller built against a later version gets along as long as it asks for nothing new. */
  mld_path_query_init(&newer.known, sizeof newer);
  CHECK(newer.known.struct_size == sizeof newer && newer.later == 0);
  CHECK_OK(mld_path_search_run_on_routes(search, map, &newer.known, &error));
  newer.later = 1;
  CHECK(mld_path_search_run_on_routes(search, map, &newer.known, NULL) == MLD_INVALID_ARGUMENT);

  CHECK(mld_path_search_cost(search, 3) == 1); /* The last good answer is still there. */
  CHECK(mld_path_search_cost(search, -1) == -1 && mld_path_search_cost(search, 9) == -1);
  CHECK(mld_path_search_cost(NULL, 0) == -1);
  CHECK(mld_path_search_create(NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_run_on_routes(NULL, map, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_run_on_routes(search, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_run_on_hexes(NULL, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_run_on_hexes(search, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_stops(NULL, &number, 1, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_stops(search, &number, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_path(NULL, 0, &step, 1, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_path_search_path(search, 0, &step, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_find_planet(map, NULL, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_find_planet(map, "A", NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_find_planet(NULL, "A", &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_dot(NULL, 0, 1, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_dot(map, 0, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_place(NULL, 0, &number, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_place(map, 0, NULL, &number, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_place(map, 0, &number, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_format_node(NULL, 0, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_route_map_neighbours(NULL, 0, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
  mld_path_search_destroy(search);
  mld_path_search_destroy(NULL);
  mld_route_map_destroy(map);
}

int main(void) {
  RouteMaps();
  BadRouteMapsAreRefused();
  OwnRoadsAreFreeAndPassagesJump();
  PathsGoAroundBlockedHexes();
  BadQueriesAreRefusedAndChangeNothing();
  return CHECK_RESULT();
}
