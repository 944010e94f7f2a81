/**
 * @file mallard_path.h
 * Route maps, and what can be reached, at what cost and by which way, on route maps and hex maps.
 *
 * On a route map the nodes are first the planets in the order given, then the dots, route after
 * route, each route's from its first planet to its second. On a hex map they are the hexes'
 * numbers.
 */
#ifndef MLD_PATH_H_
#define MLD_PATH_H_

#include "mallard_base.h"
#include "mallard_hex.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @name Route maps
 * @{
 */

/** Named planets joined by routes with dots on them. Immutable. */
typedef struct mld_route_map mld_route_map;

/** A route between two planets. */
typedef struct mld_route {
  int32_t from; /**< The number of one planet. */
  int32_t to;   /**< The number of the other. */
  int32_t dots; /**< 0 to 255; the way from end to end takes one step more. */
} mld_route;

/**
 * Makes a map. Names are copied; every planet has another name, every two planets are joined at
 * most once, and there are at most 8192 planets and dots. A list may be NULL when its count is 0.
 * `*out` is owned by the caller.
 * @param planets The names of the planets.
 * @param planet_count How many planets there are.
 * @param routes The routes.
 * @param route_count How many routes there are.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_route_map_create(const char* const* planets, uint64_t planet_count,
                                        const mld_route* routes, uint64_t route_count,
                                        mld_route_map** out, mld_error** error);

/**
 * Frees a map. NULL is allowed.
 * @param map The map, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_route_map_destroy(mld_route_map* map);

/**
 * How many planets there are; 0 for NULL.
 * @param map The map.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_route_map_planet_count(const mld_route_map* map);

/**
 * How many planets and dots there are; 0 for NULL.
 * @param map The map.
 * @return The number; 0 for NULL.
 * @threadsafety any
 * @since 0.1
 */
MLD_API uint64_t mld_route_map_node_count(const mld_route_map* map);

/**
 * The planet of that exact name; ::MLD_NOT_FOUND if there is none.
 * @param map The map.
 * @param name The name of the planet.
 * @param planet Receives its number.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_route_map_find_planet(const mld_route_map* map, const char* name,
                                             int32_t* planet, mld_error** error);

/**
 * The node of a dot: the number of its route, and its place on it, from 1.
 * @param map The map.
 * @param route The number of the route.
 * @param position Its place on the route, from 1.
 * @param node Receives the node.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_route_map_dot(const mld_route_map* map, int32_t route, int32_t position,
                                     int32_t* node, mld_error** error);

/**
 * Where a dot lies: the opposite of mld_route_map_dot(). For a planet `*route` is -1 and
 * `*position` 0.
 * @param map The map.
 * @param node The node.
 * @param route Receives the number of the route.
 * @param position Receives the place on it.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_route_map_place(const mld_route_map* map, int32_t node, int32_t* route,
                                       int32_t* position, mld_error** error);

/**
 * The name of a node: a planet's, or "Squeak - Faucet 2" for a dot.
 * @param map The map.
 * @param node The node.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_route_map_format_node(const mld_route_map* map, int32_t node, char* buffer,
                                             uint64_t capacity, uint64_t* size, mld_error** error);

/**
 * The nodes next to a node, in ascending order.
 * @param map The map.
 * @param node The node.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_route_map_neighbours(const mld_route_map* map, int32_t node, int32_t* out,
                                            uint64_t capacity, uint64_t* count, mld_error** error);
/** @} */

/** @name Searches
 * A step enters a node, which costs 1 unless the query says otherwise. The way to a node is the
 * cheapest; among equals the one with the fewest steps; among those the one whose last step comes
 * from the lowest node, and so on backwards.
 * @{
 */

/** The highest cost of a way. */
#define MLD_PATH_MAX_COST 65535

/** An extra one-way link that exists for one query. */
typedef struct mld_teleport {
  int32_t from; /**< A node. */
  int32_t to;   /**< A node. */
  int32_t cost; /**< The whole cost of using it. */
} mld_teleport;

/**
 * What is asked. Fill it with mld_path_query_init() first. Sets of nodes are words, bit b of word w
 * being node w * 64 + b; nodes beyond the last word are not in the set. Everything pointed to is
 * read during the call only, and may be NULL when its count is 0.
 */
typedef struct mld_path_query {
  uint32_t struct_size;          /**< `sizeof(mld_path_query)`. */
  int32_t start;                 /**< Where to begin. Default 0. */
  int32_t max_cost;              /**< No way may cost more. Default ::MLD_PATH_MAX_COST. */
  int32_t goal;                  /**< If not -1, only the way to this node is wanted. Default -1. */
  const uint8_t* entry_costs;    /**< What entering each node costs. Default NULL: always 1. */
  uint64_t entry_cost_count;     /**< 0, or the number of nodes. */
  const uint64_t* free_words;    /**< Nodes that cost nothing to enter. Default none. */
  uint64_t free_word_count;      /**< Number of words. */
  const uint64_t* blocked_words; /**< Nodes that cannot be entered. Default none. */
  uint64_t blocked_word_count;   /**< Number of words. */
  const uint64_t* no_stop_words; /**< Nodes to pass through, not to stop on. Default none. */
  uint64_t no_stop_word_count;   /**< Number of words. */
  const mld_teleport* teleports; /**< Extra links. Default none. */
  uint64_t teleport_count;       /**< Number of links. */
} mld_path_query;

/** One place on a way. */
typedef struct mld_path_step {
  int32_t node;     /**< The place. */
  int32_t cost;     /**< What the way costs up to here. */
  int32_t teleport; /**< Which of the query's teleports led here; -1 for an ordinary step. */
} mld_path_step;

/** Working memory for searches, and the answer of the last one. Keep it and use it again. */
typedef struct mld_path_search mld_path_search;

/**
 * Fills `query` with defaults. `struct_size` is `sizeof *query` as the caller's compiler sees it.
 * @param query The query to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_path_query_init(mld_path_query* query, uint32_t struct_size);

/**
 * Makes a search. `*out` is owned by the caller.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_path_search_create(mld_path_search** out, mld_error** error);

/**
 * Frees a search. NULL is allowed.
 * @param search The search, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_path_search_destroy(mld_path_search* search);

/**
 * Answers a query on a route map; NULL asks the default query. The map is not needed afterwards. If
 * this fails the search keeps the answer it had. Allocates nothing when the search has seen as
 * large a map before.
 * @param search The search.
 * @param map The map.
 * @param query What is asked; NULL is the default query.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_path_search_run_on_routes(mld_path_search* search, const mld_route_map* map,
                                                 const mld_path_query* query, mld_error** error);

/**
 * Answers a query on a hex map, as mld_path_search_run_on_routes() does.
 * @param search The search.
 * @param map The map.
 * @param query What is asked; NULL is the default query.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_path_search_run_on_hexes(mld_path_search* search, const mld_hex_map* map,
                                                const mld_path_query* query, mld_error** error);

/**
 * What it costs to get to a node; -1 if it was not reached, does not exist, or `search` is NULL.
 * The start costs 0.
 * @param search The search.
 * @param node The node.
 * @return The cost, or -1.
 * @threadsafety object
 * @since 0.1
 */
MLD_API int32_t mld_path_search_cost(const mld_path_search* search, int32_t node);

/**
 * The nodes that can be stopped on, in ascending order: all that were reached, without the start
 * and without the query's no-stop nodes.
 * @param search The search.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_path_search_stops(const mld_path_search* search, int32_t* out,
                                         uint64_t capacity, uint64_t* count, mld_error** error);

/**
 * The way from the start to a node, both included. A node that was not reached is ::MLD_NOT_FOUND.
 * @param search The search.
 * @param node The node.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety object
 * @since 0.1
 */
MLD_API mld_status mld_path_search_path(const mld_path_search* search, int32_t node,
                                        mld_path_step* out, uint64_t capacity, uint64_t* count,
                                        mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_PATH_H_ */
