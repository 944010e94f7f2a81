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
enum mld_plane_terrain_kind {
  MLD_PLANE_OBSTACLE = 0, /**< Solid from the ground to a flat top. */
  MLD_PLANE_WATER = 1     /**< As high as the ground; hides nothing. */
};

/** A piece of terrain. */
typedef struct mld_plane_feature {
  int32_t kind;           /**< Such as ::MLD_PLANE_OBSTACLE. */
  int32_t height;         /**< Of an obstacle, at least 1; of water, 0. */
  mld_plane_polygon area; /**< Where it is. */
} mld_plane_feature;

/** What is under a point. */
typedef struct mld_plane_ground {
  int32_t height;  /**< Of the surface. */
  int32_t water;   /**< 1 in water, otherwise 0. */
  int32_t feature; /**< The number of the feature one stands on or in; -1 for land. */
} mld_plane_ground;

/** The features of a map, checked. Immutable. */
typedef struct mld_plane_terrain mld_plane_terrain;

/**
 * Makes a terrain, or says what is wrong with which feature. They are copied; `features` may be
 * NULL when `count` is 0. `*out` is owned by the caller. Any thread. Since 0.1.
 */
MLD_API mld_status mld_plane_terrain_create(const mld_plane_feature* features, uint64_t count,
                                            mld_plane_terrain** out, mld_error** error);

/** Frees a terrain. NULL is allowed. One thread an object. Since 0.1. */
MLD_API void mld_plane_terrain_destroy(mld_plane_terrain* terrain);

/** The features in the order given, their corners put in order. Any thread. Since 0.1. */
MLD_API mld_status mld_plane_terrain_features(const mld_plane_terrain* terrain,
                                              mld_plane_feature* out, uint64_t capacity,
                                              uint64_t* count, mld_error** error);

/** What is under a point, and so under a base with its centre there. Any thread. Since 0.1. */
MLD_API mld_status mld_plane_ground_at(const mld_plane_terrain* terrain, mld_plane_point point,
                                       mld_plane_ground* out, mld_error** error);

/**
 * `*out` becomes 1 if obstacles (and water, unless `water_too` is 0) cover all of the segment from
 * `a` to `b`. Any thread. Since 0.1.
 */
MLD_API mld_status mld_plane_line_obstructed(const mld_plane_terrain* terrain, mld_plane_point a,
                                             mld_plane_point b, int32_t water_too, int32_t* out,
                                             mld_error** error);

/** The same for all of a rectangle. Any thread. Since 0.1. */
MLD_API mld_status mld_plane_area_obstructed(const mld_plane_terrain* terrain, mld_plane_rect area,
                                             int32_t water_too, int32_t* out, mld_error** error);
/** @} */

/** @name Line of sight
 * A line is blocked when more than a single point of it lies in an obstacle below its top, or in a
 * cylinder between its bottom and its top. It is the same from both ends.
 * @{
 */

/** How many points of a target are looked at. */
#define MLD_PLANE_SIGHT_POINTS 9

/** How well a target is seen. */
enum mld_plane_sight_level {
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
  int32_t count; /**< How many points are seen. */
  int32_t level; /**< Such as ::MLD_PLANE_COVER. */
} mld_plane_sight;

/** What stands on the map. Fill it with mld_plane_scene_init() first. Read during the call only. */
typedef struct mld_plane_scene {
  uint32_t struct_size;             /**< `sizeof(mld_plane_scene)`. */
  const mld_plane_terrain* terrain; /**< Its obstacles block. Default NULL. */
  const mld_plane_cylinder* bodies; /**< The models. May be NULL when there are none. */
  uint64_t body_count;              /**< Number of models, at most 65536. Default 0. */
  const uint64_t* ignored_words;    /**< Bit b of word w: body w * 64 + b does not block. */
  uint64_t ignored_word_count;      /**< Number of words. Default 0. */
} mld_plane_scene;

/** Fills `scene` with defaults: nothing. Any thread. Since 0.1. */
MLD_API void mld_plane_scene_init(mld_plane_scene* scene, uint32_t struct_size);

/**
 * `*out` becomes 1 if anything blocks the line from `a` to `b`. NULL is the empty scene.
 * Any thread. Since 0.1.
 */
MLD_API mld_status mld_plane_sight_blocked(mld_plane_point3 a, mld_plane_point3 b,
                                           const mld_plane_scene* scene, int32_t* out,
                                           mld_error** error);

/**
 * What a viewer sees of a target, looking from the centre of its top. Both block like any body
 * unless they are ignored, or not among the bodies. NULL is the empty scene. Any thread. Since 0.1.
 */
MLD_API mld_status mld_plane_look_at(mld_plane_cylinder viewer, mld_plane_cylinder target,
                                     const mld_plane_scene* scene, mld_plane_sight* out,
                                     mld_error** error);

/** The nine points of a target as an eye sees it, in the order of `seen`. Any thread. Since 0.1. */
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
  int32_t water;   /**< 1 over water, otherwise 0. */
  int32_t length;  /**< May be 0 at the ends of the leg. */
} mld_plane_leg_part;

/** How a mover goes. */
enum mld_plane_manner {
  MLD_PLANE_WADE = 0, /**< On foot, wading where there is water. */
  MLD_PLANE_DIVE = 1, /**< On foot, diving where there is water. */
  MLD_PLANE_FLY = 2   /**< In the air. */
};

/** What a climb of at least `tall` costs. */
enum mld_plane_tall_rule {
  MLD_PLANE_TALL_RISE = 0, /**< Its rise, like any other. */
  MLD_PLANE_TALL_REST = 1, /**< All that is left; the leg must end on that surface. */
  MLD_PLANE_TALL_HALF = 2  /**< Half of what is left on arriving there, rounded up. */
};

/** Why a leg cannot be made. */
enum mld_plane_leg_problem {
  MLD_PLANE_LEG_OK = 0,          /**< It can. */
  MLD_PLANE_LEG_TOO_FAR = 1,     /**< It costs more than is left. */
  MLD_PLANE_LEG_TOO_TALL = 2,    /**< Too little is left for a tall climb. */
  MLD_PLANE_LEG_NOTHING_LEFT = 3 /**< It goes on beyond a surface that took the rest. */
};

/** The numbers of a game, for one mover. Fill them with mld_plane_move_rules_init() first. */
typedef struct mld_plane_move_rules {
  uint32_t struct_size; /**< `sizeof(mld_plane_move_rules)`. */
  int32_t land;         /**< Cost of a thousandth on land, 0 to 1000. Default 1. */
  int32_t wade;         /**< The same, wading. Default 1. */
  int32_t dive;         /**< The same, diving. Default 2. */
  int32_t fly;          /**< The same, in the air. Default 1. */
  int32_t tall;         /**< A rise from here on is a tall one. Default 3000. */
  int32_t tall_rule;    /**< Such as ::MLD_PLANE_TALL_REST. Default ::MLD_PLANE_TALL_RISE. */
  int32_t tall_needs;   /**< So much, and at least 1, must be left for TALL_REST and TALL_HALF. */
} mld_plane_move_rules;

/** What a leg comes to. */
typedef struct mld_plane_leg_cost {
  int32_t problem;       /**< Such as ::MLD_PLANE_LEG_TOO_FAR. */
  int32_t cost;          /**< What it costs; if it is too far, what is needed at least; else 0. */
  int32_t surface;       /**< The height of what it ends on. */
  int32_t ends_in_water; /**< 1 if there is water under its end. */
  int32_t enters_water;  /**< 1 if it comes from a dry place to water, in the air or not. */
} mld_plane_leg_cost;

/** The parts of a leg from its start to its end: at least one. Any thread. Since 0.1. */
MLD_API mld_status mld_plane_cut_leg(const mld_plane_terrain* terrain, mld_plane_point from,
                                     mld_plane_point to, mld_plane_leg_part* out, uint64_t capacity,
                                     uint64_t* count, mld_error** error);

/** Fills `rules` with defaults. Any thread. Since 0.1. */
MLD_API void mld_plane_move_rules_init(mld_plane_move_rules* rules, uint32_t struct_size);

/**
 * What a leg costs a mover who goes in a manner such as ::MLD_PLANE_WADE and has `left` to spend,
 * at least 0. A leg that cannot be made is no error: `out->problem` says so. NULL rules are the
 * defaults. Any thread. Since 0.1.
 */
MLD_API mld_status mld_plane_leg_cost_of(const mld_plane_terrain* terrain, mld_plane_point from,
                                         mld_plane_point to, int32_t manner, int32_t left,
                                         const mld_plane_move_rules* rules, mld_plane_leg_cost* out,
                                         mld_error** error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* MLD_PLANE_TERRAIN_H_ */
