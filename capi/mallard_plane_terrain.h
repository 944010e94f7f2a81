/**
 * @file mallard_plane_terrain.h
 * Terrain on a plane: what one stands on, what one sees past it, and what moving over it costs.
 *
 * Features may overlap: the highest obstacle is what one stands on, and water counts where there is
 * none. A feature's border belongs to it. Where a function takes a terrain, NULL is open land.
 */
#ifndef MLD_PLANE_TERRAIN_H_
#define MLD_PLANE_TERRAIN_H_

#include "mallard_plane.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @name Terrain
 * @{
 */

/** The most features of a terrain. */
#define MLD_PLANE_MAX_TERRAIN 64

/** What a feature is. */
typedef int32_t mld_plane_terrain_kind;

/** The values of ::mld_plane_terrain_kind. */
enum mld_plane_terrain_kind_value {
  MLD_PLANE_OBSTACLE = 0, /**< Solid from the ground to a flat top. */
  MLD_PLANE_WATER = 1     /**< As high as the ground; hides nothing. */
};

/** A piece of terrain. */
typedef struct mld_plane_feature {
  mld_plane_terrain_kind kind; /**< What it is. */
  int32_t height;              /**< Of an obstacle, at least 1; of water, 0. */
  mld_plane_polygon area;      /**< Where it is. */
} mld_plane_feature;

/** What is under a point. */
typedef struct mld_plane_ground {
  int32_t height;  /**< Of the surface. */
  mld_bool water;  /**< 1 in water, otherwise 0. */
  int32_t feature; /**< The number of the feature one stands on or in; -1 for land. */
} mld_plane_ground;

/** The features of a map, checked. Immutable. */
typedef struct mld_plane_terrain mld_plane_terrain;

/**
 * Makes a terrain, or says what is wrong with which feature. They are copied; `features` may be
 * NULL when `count` is 0. `*out` is owned by the caller.
 * @param features The features.
 * @param count How many there are.
 * @param out Receives the new object, owned by the caller; NULL on failure.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_terrain_create(const mld_plane_feature* features, uint64_t count,
                                            mld_plane_terrain** out, mld_error** error);

/**
 * Frees a terrain. NULL is allowed.
 * @param terrain The terrain, or NULL.
 * @threadsafety object
 * @since 0.1
 */
MLD_API void mld_plane_terrain_destroy(mld_plane_terrain* terrain);

/**
 * The features in the order given, their corners put in order.
 * @param terrain The terrain.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_terrain_features(const mld_plane_terrain* terrain,
                                              mld_plane_feature* out, uint64_t capacity,
                                              uint64_t* count, mld_error** error);

/**
 * What is under a point, and so under a base with its centre there.
 * @param terrain The terrain; NULL is open land.
 * @param point The point.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_ground_at(const mld_plane_terrain* terrain, mld_plane_point point,
                                       mld_plane_ground* out, mld_error** error);

/**
 * `*out` becomes 1 if obstacles (and water, unless `water_too` is 0) cover all of the segment from
 * `a` to `b`.
 * @param terrain The terrain; NULL is open land.
 * @param a One end of the segment.
 * @param b Its other end.
 * @param water_too 1: water counts, too.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_line_obstructed(const mld_plane_terrain* terrain, mld_plane_point a,
                                             mld_plane_point b, mld_bool water_too, mld_bool* out,
                                             mld_error** error);

/**
 * The same for all of a rectangle.
 * @param terrain The terrain; NULL is open land.
 * @param area The rectangle.
 * @param water_too 1: water counts, too.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_area_obstructed(const mld_plane_terrain* terrain, mld_plane_rect area,
                                             mld_bool water_too, mld_bool* out, mld_error** error);
/** @} */

/** @name Line of sight
 * A line is blocked when more than a single point of it lies in an obstacle below its top, or in a
 * cylinder between its bottom and its top. It is the same from both ends.
 * @{
 */

/** How many points of a target are looked at. */
#define MLD_PLANE_SIGHT_POINTS 9

/** How well a target is seen. */
typedef int32_t mld_plane_sight_level;

/** The values of ::mld_plane_sight_level. */
enum mld_plane_sight_level_value {
  MLD_PLANE_UNSEEN = 0, /**< No point of it. */
  MLD_PLANE_COVER = 1,  /**< Some points. */
  MLD_PLANE_CLEAR = 2   /**< All of them. */
};

/** What is seen of a target. */
typedef struct mld_plane_sight {
  /**
   * Bit 3 * h + s: h is 0 for the bottom, 1 for the middle, 2 for the top; s is 0 for the left, 1
   * for the centre, 2 for the right, as the viewer sees it.
   */
  uint32_t seen;
  int32_t count;               /**< How many points are seen. */
  mld_plane_sight_level level; /**< How well it is seen. */
} mld_plane_sight;

/** What stands on the map. Fill it with mld_plane_surroundings_init() first. Read during the call
 * only. */
typedef struct mld_plane_surroundings {
  uint32_t struct_size;             /**< `sizeof(mld_plane_surroundings)`. */
  uint32_t reserved;                /**< 0. */
  const mld_plane_terrain* terrain; /**< Its obstacles block. Default NULL. */
  const mld_plane_cylinder* bodies; /**< The models. May be NULL when there are none. */
  uint64_t body_count;              /**< Number of models, at most 65536. Default 0. */
  const uint64_t* ignored_words;    /**< Bit b of word w: body w * 64 + b does not block. */
  uint64_t ignored_word_count;      /**< Number of words. Default 0. */
} mld_plane_surroundings;

/**
 * Fills `around` with defaults: nothing.
 * @param around The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_plane_surroundings_init(mld_plane_surroundings* around, uint32_t struct_size);

/**
 * `*out` becomes 1 if anything blocks the line from `a` to `b`. NULL is an empty map.
 * @param a One end of the segment.
 * @param b Its other end.
 * @param around What stands on the map; NULL is nothing.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_sight_blocked(mld_plane_point3 a, mld_plane_point3 b,
                                           const mld_plane_surroundings* around, mld_bool* out,
                                           mld_error** error);

/**
 * What a viewer sees of a target, looking from the centre of its top. Both block like any body
 * unless they are ignored, or not among the bodies. NULL is an empty map.
 * @param viewer Who looks.
 * @param target What is looked at.
 * @param around What stands on the map; NULL is nothing.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_look_at(mld_plane_cylinder viewer, mld_plane_cylinder target,
                                     const mld_plane_surroundings* around, mld_plane_sight* out,
                                     mld_error** error);

/**
 * The nine points of a target as an eye sees it, in the order of `seen`.
 * @param eye From where it is looked at.
 * @param target What is looked at.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_sight_points(mld_plane_point3 eye, mld_plane_cylinder target,
                                          mld_plane_point3* out, uint64_t capacity, uint64_t* count,
                                          mld_error** error);
/** @} */

/** @name Movement
 * A leg is a straight move of a base's centre. docs/primitives/plane.md says how it is cut.
 * @{
 */

/** A stretch of a leg over the same surface. */
typedef struct mld_plane_leg_part {
  int32_t surface; /**< The height of what is under it. */
  mld_bool water;  /**< 1 over water, otherwise 0. */
  int32_t length;  /**< May be 0 at the ends of the leg. */
} mld_plane_leg_part;

/** How a mover goes. */
typedef int32_t mld_plane_manner;

/** The values of ::mld_plane_manner. */
enum mld_plane_manner_value {
  MLD_PLANE_WADE = 0, /**< On foot, wading where there is water. */
  MLD_PLANE_DIVE = 1, /**< On foot, diving where there is water. */
  MLD_PLANE_FLY = 2   /**< In the air. */
};

/** What a climb of at least `tall` costs. */
typedef int32_t mld_plane_tall_rule;

/** The values of ::mld_plane_tall_rule. */
enum mld_plane_tall_rule_value {
  MLD_PLANE_TALL_RISE = 0, /**< Its rise, like any other. */
  MLD_PLANE_TALL_REST = 1, /**< All that is left; the leg must end on that surface. */
  MLD_PLANE_TALL_HALF = 2  /**< Half of what is left on arriving there, rounded up. */
};

/** Why a leg cannot be made. */
typedef int32_t mld_plane_leg_problem;

/** The values of ::mld_plane_leg_problem. */
enum mld_plane_leg_problem_value {
  MLD_PLANE_LEG_OK = 0,          /**< It can. */
  MLD_PLANE_LEG_TOO_FAR = 1,     /**< It costs more than is left. */
  MLD_PLANE_LEG_TOO_TALL = 2,    /**< Too little is left for a tall climb. */
  MLD_PLANE_LEG_NOTHING_LEFT = 3 /**< It goes on beyond a surface that took the rest. */
};

/** The numbers of a game, for one mover. Fill them with mld_plane_move_rules_init() first. */
typedef struct mld_plane_move_rules {
  uint32_t struct_size;          /**< `sizeof(mld_plane_move_rules)`. */
  int32_t land;                  /**< Cost of a thousandth on land, 0 to 1000. Default 1. */
  int32_t wade;                  /**< The same, wading. Default 1. */
  int32_t dive;                  /**< The same, diving. Default 2. */
  int32_t fly;                   /**< The same, in the air. Default 1. */
  int32_t tall;                  /**< A rise from here on is a tall one. Default 3000. */
  mld_plane_tall_rule tall_rule; /**< What a tall climb costs. Default ::MLD_PLANE_TALL_RISE. */
  int32_t tall_needs; /**< So much, and at least 1, must be left for TALL_REST and TALL_HALF. */
} mld_plane_move_rules;

/** What a leg comes to. */
typedef struct mld_plane_leg_cost {
  mld_plane_leg_problem problem; /**< Why it cannot be made, if so. */
  int32_t cost;           /**< What it costs; if it is too far, what is needed at least; else 0. */
  int32_t surface;        /**< The height of what it ends on. */
  mld_bool ends_in_water; /**< 1 if there is water under its end. */
  mld_bool enters_water;  /**< 1 if it comes from a dry place to water, in the air or not. */
} mld_plane_leg_cost;

/**
 * The parts of a leg from its start to its end: at least one.
 * @param terrain The terrain; NULL is open land.
 * @param from Where it begins.
 * @param to Where it leads.
 * @param out Receives the list; NULL asks for the count only.
 * @param capacity How many fit into `out`.
 * @param count Receives how many there are.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_cut_leg(const mld_plane_terrain* terrain, mld_plane_point from,
                                     mld_plane_point to, mld_plane_leg_part* out, uint64_t capacity,
                                     uint64_t* count, mld_error** error);

/**
 * Fills `rules` with defaults.
 * @param rules The structure to fill.
 * @param struct_size `sizeof` of that structure, as the caller's compiler sees it.
 * @threadsafety any
 * @since 0.1
 */
MLD_API void mld_plane_move_rules_init(mld_plane_move_rules* rules, uint32_t struct_size);

/**
 * What a leg costs a mover who goes in a manner such as ::MLD_PLANE_WADE and has `left` to spend,
 * at least 0. A leg that cannot be made is no error: `out->problem` says so. NULL rules are the
 * defaults.
 * @param terrain The terrain; NULL is open land.
 * @param from Where it begins.
 * @param to Where it leads.
 * @param manner How the mover goes.
 * @param left What the mover has to spend, at least 0.
 * @param rules The numbers of the game; NULL is the defaults.
 * @param out Receives the answer.
 * @param error Receives the reason of a failure; may be NULL.
 * @return ::MLD_OK, or why it failed.
 * @threadsafety any
 * @since 0.1
 */
MLD_API mld_status mld_plane_leg_cost_of(const mld_plane_terrain* terrain, mld_plane_point from,
                                         mld_plane_point to, mld_plane_manner manner, int32_t left,
                                         const mld_plane_move_rules* rules, mld_plane_leg_cost* out,
                                         mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_PLANE_TERRAIN_H_ */
