/**
 * @file mallard_plane_units.h
 * Models among models on a plane: who is in whose way, who has lost touch, who is in which zone.
 */
#ifndef MLD_PLANE_UNITS_H_
#define MLD_PLANE_UNITS_H_

#include "mallard_plane.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @name Bases in the way
 * Touching is never overlapping: a move may end in contact and may slide along a base.
 * @{
 */

/**
 * `*out` becomes 1 if two bodies share more than their surface, in plane and in height.
 * @param a One of them.
 * @param b The other.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_bodies_overlap(mld_plane_cylinder a, mld_plane_cylinder b,
                                            mld_bool* out, mld_error** error);

/**
 * `*out` becomes 1 if a base overlaps another one somewhere on its straight way to `to`, both ends
 * included.
 * @param mover The base that moves, where it stands now.
 * @param to Where it leads.
 * @param other The base in its way.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_leg_meets(mld_plane_circle mover, mld_plane_point to,
                                       mld_plane_circle other, mld_bool* out, mld_error** error);

/**
 * `*index` becomes the number of the first of `others` that a base meets on its way, or -1. Bit b
 * of word w of `ignored_words` lets it pass number w * 64 + b. A list may be NULL when its count is
 * 0.
 * @param mover The base that moves, where it stands now.
 * @param to Where it leads.
 * @param others The bases in its way.
 * @param count How many there are.
 * @param ignored_words Those that it may pass, a bit each.
 * @param ignored_word_count How many words there are.
 * @param index Receives its number, or -1.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_first_met(mld_plane_circle mover, mld_plane_point to,
                                       const mld_plane_circle* others, uint64_t count,
                                       const uint64_t* ignored_words, uint64_t ignored_word_count,
                                       int32_t* index, mld_error** error);

/**
 * How far a base can go on the way to `to` before it would overlap another; 0 if they overlap from
 * the start.
 * @param mover The base that moves, where it stands now.
 * @param to Where it leads.
 * @param other The base in its way.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_free_length(mld_plane_circle mover, mld_plane_point to,
                                         mld_plane_circle other, int32_t* out, mld_error** error);

/**
 * The point so far from `from` on the way to `to`, never further, and never beyond `to`.
 * @param from Where it begins.
 * @param to Where it leads.
 * @param distance How far, at least 0.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_point_on_leg(mld_plane_point from, mld_plane_point to,
                                          int32_t distance, mld_plane_point* out,
                                          mld_error** error);
/** @} */

/** @name Coherency
 * @{
 */

/** The most models of a unit. */
#define MLD_PLANE_MAX_UNIT 64

/** The numbers of a game. Fill them with mld_plane_coherency_rules_init() first. */
typedef struct mld_plane_coherency_rules {
  uint32_t struct_size;     /**< `sizeof(mld_plane_coherency_rules)`. */
  int32_t across;           /**< The largest gap of bases to count as near. Default 2000. */
  int32_t up;               /**< The largest difference in height. Default 6000. */
  int32_t mates;            /**< How many must be near. Default 1. */
  int32_t large_unit;       /**< From this number of models on ... Default 10. */
  int32_t large_unit_mates; /**< ... so many must be. Default 2. */
} mld_plane_coherency_rules;

/**
 * Fills `rules` with defaults.
 * @param rules The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_plane_coherency_rules_init(mld_plane_coherency_rules* rules, uint32_t struct_size);

/**
 * The models of a unit that have too few others near them: bit n of `*out` is model n. All are
 * judged at the same time; a unit of one is always coherent. At most ::MLD_PLANE_MAX_UNIT models;
 * NULL rules are the defaults.
 * @param models The models of the unit.
 * @param count How many there are.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_out_of_coherency(const mld_plane_cylinder* models, uint64_t count,
                                              const mld_plane_coherency_rules* rules, uint64_t* out,
                                              mld_error** error);
/** @} */

/** @name Zones
 * A unit is "in" an area when at least half of its centres are: count them and compare twice the
 * count with the number of models.
 * @{
 */

/** The sides of a map. */
typedef int32_t mld_plane_edge;

/** The values of ::mld_plane_edge. */
enum mld_plane_edge_value {
  MLD_PLANE_LEFT = 0,   /**< The least x. */
  MLD_PLANE_RIGHT = 1,  /**< The greatest x. */
  MLD_PLANE_BOTTOM = 2, /**< The least y. */
  MLD_PLANE_TOP = 3     /**< The greatest y. */
};

/**
 * The strip of that depth along a side of the map, never beyond it.
 * @param map The whole map.
 * @param edge Along which side.
 * @param depth How deep.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_edge_zone(mld_plane_rect map, mld_plane_edge edge, int32_t depth,
                                       mld_plane_rect* out, mld_error** error);

/**
 * `*out` becomes 1 if a whole base lies in a rectangle.
 * @param rect The rectangle.
 * @param base The base.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_rect_contains(mld_plane_rect rect, mld_plane_circle base,
                                           mld_bool* out, mld_error** error);

/**
 * `*out` becomes 1 if a whole base lies in a circle.
 * @param circle The circle.
 * @param base The base.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_circle_contains(mld_plane_circle circle, mld_plane_circle base,
                                             mld_bool* out, mld_error** error);

/**
 * `*out` becomes 1 if a point lies to the left as one goes from `from` to `to`, which are different
 * points; 0 if it lies on the line, -1 if to the right.
 * @param from Where the line begins.
 * @param to Where it leads.
 * @param point The point.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_side_of_line(mld_plane_point from, mld_plane_point to,
                                          mld_plane_point point, int32_t* out, mld_error** error);

/**
 * How many points lie in a rectangle.
 * @param rect The rectangle.
 * @param points The points.
 * @param count How many there are.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_count_in_rect(mld_plane_rect rect, const mld_plane_point* points,
                                           uint64_t count, uint64_t* out, mld_error** error);

/**
 * How many points lie in a circle.
 * @param circle The circle.
 * @param points The points.
 * @param count How many there are.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_count_in_circle(mld_plane_circle circle, const mld_plane_point* points,
                                             uint64_t count, uint64_t* out, mld_error** error);

/**
 * How many points lie in a polygon.
 * @param polygon The polygon.
 * @param points The points.
 * @param count How many there are.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_count_in_polygon(const mld_plane_polygon* polygon,
                                              const mld_plane_point* points, uint64_t count,
                                              uint64_t* out, mld_error** error);

/**
 * How many points lie to the left of the line, as mld_plane_side_of_line() has it, or on it.
 * @param from Where the line begins.
 * @param to Where it leads.
 * @param points The points.
 * @param count How many there are.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_count_left_of_line(mld_plane_point from, mld_plane_point to,
                                                const mld_plane_point* points, uint64_t count,
                                                uint64_t* out, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_PLANE_UNITS_H_ */
