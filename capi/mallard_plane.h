/**
 * @file mallard_plane.h
 * The plane: points, circles, cylinders, polygons; distances and ranges; directions by the clock.
 * mallard_plane_units.h has units and zones, mallard_plane_terrain.h terrain, sight and movement.
 *
 * Everything is in whole thousandths of an inch. x grows to the right, y up the map, z is the
 * height above the ground. All arithmetic is exact; a length is the true one rounded up to a whole
 * thousandth, so "at most d" is answered exactly. Coordinates, radii and heights lie within
 * ::MLD_PLANE_LIMIT, and limits of lengths within 0 to 4 times that; others are
 * ::MLD_INVALID_ARGUMENT.
 */
#ifndef MLD_PLANE_H_
#define MLD_PLANE_H_

#include "mallard_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The largest absolute value of a coordinate, and the largest radius and height. */
#define MLD_PLANE_LIMIT 500000
/** The most corners of a polygon. */
#define MLD_PLANE_MAX_CORNERS 12

/** A point of the plane. */
typedef struct mld_plane_point {
  int32_t x; /**< Grows to the right. */
  int32_t y; /**< Grows up the map. */
} mld_plane_point;

/** A point in space. */
typedef struct mld_plane_point3 {
  int32_t x; /**< Grows to the right. */
  int32_t y; /**< Grows up the map. */
  int32_t z; /**< Height above the ground. */
} mld_plane_point3;

/** A circle, its border included: a base, or an area. */
typedef struct mld_plane_circle {
  mld_plane_point centre; /**< Its middle. */
  int32_t radius;         /**< At least 0. */
} mld_plane_circle;

/** An upright cylinder: a model, standing on its base or in the air. */
typedef struct mld_plane_cylinder {
  mld_plane_point centre; /**< The middle of its base. */
  int32_t radius;         /**< Of its base; at least 0. */
  int32_t bottom;         /**< How high its base is above the ground. */
  int32_t height;         /**< From its base to its top; at least 0. */
} mld_plane_cylinder;

/** A rectangle along the axes, its border included. */
typedef struct mld_plane_rect {
  mld_plane_point low;  /**< The corner with the least x and y. */
  mld_plane_point high; /**< The corner with the greatest x and y. */
} mld_plane_rect;

/**
 * A convex polygon, its border included. Functions that take one accept its corners either way
 * round; mld_plane_polygon_from_corners() puts them in order.
 */
typedef struct mld_plane_polygon {
  int32_t count;                                  /**< Number of corners, 3 to 12. */
  mld_plane_point corners[MLD_PLANE_MAX_CORNERS]; /**< Those beyond the number are not looked at. */
} mld_plane_polygon;

/** @name Polygons
 * @{
 */

/**
 * Makes a polygon of its corners, given in order, and says what is wrong with them if it cannot.
 * The result has its corners anticlockwise from the one with the least x, then y, and zeros beyond
 * them.
 * @param corners The corners, in order.
 * @param count How many there are.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_polygon_from_corners(const mld_plane_point* corners, uint64_t count,
                                                  mld_plane_polygon* out, mld_error** error);

/**
 * `*out` becomes 1 if the point lies in the polygon or on its border.
 * @param polygon The polygon.
 * @param point The point.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_polygon_contains(const mld_plane_polygon* polygon,
                                              mld_plane_point point, mld_bool* out,
                                              mld_error** error);
/** @} */

/** @name Distances
 * All are 0 for things that touch or overlap.
 * @{
 */

/**
 * From one point to another.
 * @param a One point.
 * @param b The other point.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_distance(mld_plane_point a, mld_plane_point b, int32_t* out,
                                      mld_error** error);

/**
 * From edge to edge of two circles.
 * @param a One of them.
 * @param b The other.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_gap(mld_plane_circle a, mld_plane_circle b, int32_t* out,
                                 mld_error** error);

/**
 * From a point to the segment between `a` and `b`.
 * @param point The point.
 * @param a One end of the segment.
 * @param b Its other end.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_distance_to_segment(mld_plane_point point, mld_plane_point a,
                                                 mld_plane_point b, int32_t* out,
                                                 mld_error** error);

/**
 * From the segment between `a` and `b` to that between `c` and `d`.
 * @param a One end of the segment.
 * @param b Its other end.
 * @param c One end of the other segment.
 * @param d Its other end.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_segment_distance(mld_plane_point a, mld_plane_point b,
                                              mld_plane_point c, mld_plane_point d, int32_t* out,
                                              mld_error** error);

/**
 * From a point to a polygon.
 * @param point The point.
 * @param polygon The polygon.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_distance_to_polygon(mld_plane_point point,
                                                 const mld_plane_polygon* polygon, int32_t* out,
                                                 mld_error** error);

/**
 * From the segment between `a` and `b` to a polygon.
 * @param a One end of the segment.
 * @param b Its other end.
 * @param polygon The polygon.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_segment_to_polygon_distance(mld_plane_point a, mld_plane_point b,
                                                         const mld_plane_polygon* polygon,
                                                         int32_t* out, mld_error** error);

/**
 * From the edge of a circle to a polygon.
 * @param circle The circle.
 * @param polygon The polygon.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_gap_to_polygon(mld_plane_circle circle,
                                            const mld_plane_polygon* polygon, int32_t* out,
                                            mld_error** error);

/**
 * From the edge of `from` to the furthest point of `area`: the range it takes to cover all of it.
 * @param from From whose edge.
 * @param area What is to be covered.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_covering_range(mld_plane_circle from, mld_plane_circle area,
                                            int32_t* out, mld_error** error);
/** @} */

/** @name Ranges
 * The gap of two bases, and what their difference in height adds to it.
 * @{
 */

/** How height counts. */
typedef int32_t mld_plane_range_kind;

/** The values of ::mld_plane_range_kind. */
enum mld_plane_range_kind_value {
  MLD_PLANE_FLAT = 0,  /**< Not at all. */
  MLD_PLANE_CLOSE = 1, /**< Whole if it is over `free_height`, otherwise not at all. */
  MLD_PLANE_RANGED = 2 /**< A higher target is further away, a lower one nearer, down to 0. */
};

/** The numbers of a game. Fill them with mld_plane_range_rules_init() first. */
typedef struct mld_plane_range_rules {
  uint32_t struct_size;   /**< `sizeof(mld_plane_range_rules)`. */
  int32_t free_height;    /**< The largest difference ::MLD_PLANE_CLOSE overlooks. Default 1000. */
  int32_t contact_gap;    /**< Bases so near to each other touch, ... Default 100. */
  int32_t contact_height; /**< ... if they are no further apart in height. Default 1000. */
} mld_plane_range_rules;

/**
 * Fills `rules` with defaults.
 * @param rules The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_plane_range_rules_init(mld_plane_range_rules* rules, uint32_t struct_size);

/**
 * A distance made a range; `rise` is how much higher the target's base is. For all these functions
 * NULL rules are the defaults.
 * @param kind How height counts.
 * @param distance The distance.
 * @param rise How much higher the target is.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_range_over(mld_plane_range_kind kind, int32_t distance, int32_t rise,
                                        const mld_plane_range_rules* rules, int32_t* out,
                                        mld_error** error);

/**
 * The range from one model to another, base edge to base edge.
 * @param kind How height counts.
 * @param from Whose range.
 * @param to The target.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_range_between(mld_plane_range_kind kind, mld_plane_cylinder from,
                                           mld_plane_cylinder to,
                                           const mld_plane_range_rules* rules, int32_t* out,
                                           mld_error** error);

/**
 * `*out` becomes 1 if two bases touch by the rules.
 * @param a One of them.
 * @param b The other.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_in_contact(mld_plane_cylinder a, mld_plane_cylinder b,
                                        const mld_plane_range_rules* rules, mld_bool* out,
                                        mld_error** error);

/**
 * `*out` becomes 1 if `to` is within `range` of `from`; a range of 0 means contact.
 * @param kind How height counts.
 * @param from Whose range.
 * @param to The target.
 * @param range The range; 0 means contact.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_in_range(mld_plane_range_kind kind, mld_plane_cylinder from,
                                      mld_plane_cylinder to, int32_t range,
                                      const mld_plane_range_rules* rules, mld_bool* out,
                                      mld_error** error);
/** @} */

/** @name Directions by the clock
 * 12 is up the map, 3 to the right. docs/primitives/plane.md has the table.
 * @{
 */

/** The length of every clock direction. */
#define MLD_PLANE_CLOCK_LENGTH 46817

/**
 * The step of that length to an hour, 1 to 12.
 * @param hour The hour, 1 to 12.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_clock_direction(int32_t hour, mld_plane_point* out, mld_error** error);

/**
 * The point so far away to an hour, never further. It may lie beyond ::MLD_PLANE_LIMIT.
 * @param from Where to begin.
 * @param hour The hour, 1 to 12.
 * @param distance How far, at least 0.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_clock_step(mld_plane_point from, int32_t hour, int32_t distance,
                                        mld_plane_point* out, mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_PLANE_H_ */
