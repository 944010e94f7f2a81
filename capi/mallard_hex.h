/**
 * @file mallard_hex.h
 * Hexagons: coordinates, figures, and maps.
 *
 * Coordinates are axial. The six directions are numbered clockwise: with pointy tops 0 east, 1
 * south-east, 2 south-west, 3 west, 4 north-west, 5 north-east; q grows to direction 0, r to
 * direction 1. Reading order is by r, then by q. Coordinates and radii lie within
 * -::MLD_HEX_LIMIT to ::MLD_HEX_LIMIT; others are ::MLD_INVALID_ARGUMENT.
 */
#ifndef MLD_HEX_H_
#define MLD_HEX_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The largest coordinate and radius. */
#define MLD_HEX_LIMIT 1048576

/** A hexagon by its axial coordinates. */
typedef struct mld_hex {
  int32_t q; /**< Grows to direction 0. */
  int32_t r; /**< Grows to direction 1. */
} mld_hex;

/** Which rows (pointy tops) or columns (flat tops) of a table are pushed aside by half a hex. */
typedef int32_t mld_hex_offset;

/** The values of ::mld_hex_offset. */
enum mld_hex_offset_value {
  MLD_HEX_ODD_R = 0,  /**< Odd rows, to the right. */
  MLD_HEX_EVEN_R = 1, /**< Even rows, to the right. */
  MLD_HEX_ODD_Q = 2,  /**< Odd columns, down. */
  MLD_HEX_EVEN_Q = 3  /**< Even columns, down. */
};

/** @name Figures
 * @{
 */

/**
 * The neighbour in a direction, 0 to 5.
 * @param hex The hex.
 * @param direction The direction, 0 to 5.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_neighbour(mld_hex hex, int32_t direction, mld_hex* out,
                                     mld_error** error);

/**
 * The number of steps from one hex to the other.
 * @param a One hex.
 * @param b The other hex.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_distance(mld_hex a, mld_hex b, int32_t* out, mld_error** error);

/**
 * The hex turned about `centre` by so many sixths of a turn, clockwise (negative: anticlockwise).
 * @param hex The hex.
 * @param centre What it turns about.
 * @param sixths How many sixths of a turn, clockwise.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_rotate(mld_hex hex, mld_hex centre, int32_t sixths, mld_hex* out,
                                  mld_error** error);

/**
 * The hex mirrored in the row of `centre`.
 * @param hex The hex.
 * @param centre A hex of the row that is the mirror.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_mirror(mld_hex hex, mld_hex centre, mld_hex* out, mld_error** error);

/**
 * The hexes on the straight line from `a` to `b`, both included. Where the line runs exactly
 * between two hexes the first in reading order is taken, so both directions give the same hexes.
 * @param a One hex.
 * @param b The other hex.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_line(mld_hex a, mld_hex b, mld_hex* out, uint64_t capacity,
                                uint64_t* count, mld_error** error);

/**
 * The hexes at exactly that distance, clockwise from the corner in direction 4. `radius` is at
 * least 0.
 * @param centre The middle.
 * @param radius The distance, at least 0.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_ring(mld_hex centre, int32_t radius, mld_hex* out, uint64_t capacity,
                                uint64_t* count, mld_error** error);

/**
 * The hexes within that distance, in reading order. `radius` is at least 0.
 * @param centre The middle.
 * @param radius The distance, at least 0.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_disc(mld_hex centre, int32_t radius, mld_hex* out, uint64_t capacity,
                                uint64_t* count, mld_error** error);

/**
 * The column and row of a hex in a table of the given kind, such as ::MLD_HEX_ODD_R.
 * @param hex The hex.
 * @param kind Which rows or columns are pushed aside.
 * @param col Receives the column.
 * @param row Receives the row.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_to_offset(mld_hex hex, mld_hex_offset kind, int32_t* col, int32_t* row,
                                     mld_error** error);

/**
 * The hex in a column and row of a table of the given kind.
 * @param col The column.
 * @param row The row.
 * @param kind Which rows or columns are pushed aside.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_from_offset(int32_t col, int32_t row, mld_hex_offset kind, mld_hex* out,
                                       mld_error** error);
/** @} */

/** @name Maps
 * For reach and paths on a map see mallard_path.h.
 * @{
 */

/** A finite set of hexes, numbered from 0 in reading order. Immutable. */
typedef struct mld_hex_map mld_hex_map;

/**
 * Makes a map of hexes given in any order, each once, at most 16384. They are copied; `hexes` may
 * be NULL when `count` is 0. `*out` is owned by the caller.
 * @param hexes The hexes.
 * @param count How many there are.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_map_create(const mld_hex* hexes, uint64_t count, mld_hex_map** out,
                                      mld_error** error);

/**
 * Makes a map drawn as rows of centred text: every word of at most 3 characters is a hex and its
 * label, hexes of a row are 4 characters apart, each row is pushed aside by 2, and the first word
 * is the hex (0, 0). docs/primitives/hex.md shows it. `*out` is owned by the caller.
 * @param text The drawing.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_map_create_from_text(const char* text, mld_hex_map** out,
                                                mld_error** error);

/**
 * Frees a map. NULL is allowed.
 * @param map The map, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_hex_map_destroy(mld_hex_map* map);

/**
 * The hexes by their numbers.
 * @param map The map.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_map_hexes(const mld_hex_map* map, mld_hex* out, uint64_t capacity,
                                     uint64_t* count, mld_error** error);

/**
 * `*index` becomes the number of a hex, or -1 if it is not on the map.
 * @param map The map.
 * @param hex The hex.
 * @param index Receives its number, or -1.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_hex_map_find(const mld_hex_map* map, mld_hex hex, int32_t* index,
                                    mld_error** error);

/**
 * The label of a hex; empty if the map was not made from text.
 * @param map The map.
 * @param index The number of the hex.
 * @param buffer Receives the text; NULL asks for the size only.
 * @param capacity How many bytes fit into `buffer`.
 * @param size Receives how many bytes are needed, the NUL byte included.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.2
 */
MLD_API mld_status mld_hex_map_format_label(const mld_hex_map* map, int32_t index, char* buffer,
                                            uint64_t capacity, uint64_t* size, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_HEX_H_ */
