/* Terrain on the plane through the C interface: ground, sight, legs and their cost. */
#include "plane_shapes.h"

static mld_plane_feature Feature(int32_t kind, int32_t height, int32_t left, int32_t bottom,
                                 int32_t right, int32_t top) {
  const mld_plane_feature feature = {kind, height, Box(left, bottom, right, top)};
  return feature;
}

/* A wall across the middle, and a pond behind it. */
static mld_plane_terrain* WallAndPond(void) {
  mld_plane_feature features[2];
  mld_plane_terrain* terrain = NULL;
  features[0] = Feature(MLD_PLANE_OBSTACLE, 2000, -5000, 5000, 5000, 6000);
  features[1] = Feature(MLD_PLANE_WATER, 0, -5000, 6000, 5000, 9000);
  CHECK_OK(mld_plane_terrain_create(features, 2, &terrain, &error));
  return terrain;
}

static void Terrain(void) {
  mld_plane_terrain* terrain = WallAndPond();
  mld_plane_feature list[2], wrong[65];
  mld_plane_ground ground;
  const mld_plane_rect wall = {{-5000, 5000}, {5000, 6000}};
  const mld_plane_rect both = {{-5000, 5000}, {5000, 9000}};
  uint64_t count = 0;
  int32_t answer = -1;
  CHECK_OK(mld_plane_terrain_features(terrain, list, 2, &count, &error));
  CHECK(count == 2 && list[0].height == 2000 && list[0].area.corners[1].x == 5000 &&
        list[0].area.corners[1].y == 5000 && list[1].kind == MLD_PLANE_WATER);
  CHECK_TOO_SMALL(mld_plane_terrain_features(terrain, list, 1, &count, &error));
  CHECK_OK(mld_plane_ground_at(terrain, At(0, 6000), &ground, &error));
  CHECK(ground.height == 2000 && ground.water == 0 && ground.feature == 0);
  CHECK_OK(mld_plane_ground_at(terrain, At(0, 7000), &ground, &error));
  CHECK(ground.height == 0 && ground.water == 1 && ground.feature == 1);
  CHECK_OK(mld_plane_ground_at(NULL, At(0, 7000), &ground, &error));
  CHECK(ground.height == 0 && ground.water == 0 && ground.feature == -1);
  CHECK_OK(mld_plane_line_obstructed(terrain, At(0, 5000), At(0, 9000), 0, &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_line_obstructed(terrain, At(0, 5000), At(0, 9000), 1, &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_area_obstructed(terrain, wall, 0, &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_area_obstructed(terrain, both, 0, &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_area_obstructed(terrain, both, 1, &answer, &error));
  CHECK(answer == 1);
  mld_plane_terrain_destroy(terrain);
  mld_plane_terrain_destroy(NULL);

  terrain = (mld_plane_terrain*)&count; /* Must be overwritten. */
  wrong[0] = Feature(MLD_PLANE_WATER, 0, 0, 0, 9, 9);
  wrong[1] = Feature(MLD_PLANE_OBSTACLE, 0, 0, 0, 9, 9);
  CHECK_FAILS(mld_plane_terrain_create(wrong, 2, &terrain, &error), MLD_INVALID_ARGUMENT,
              "terrain 2 is an obstacle of height 0; it must be 1 to 500000");
  CHECK(terrain == NULL);
  wrong[1] = Feature(7, 0, 0, 0, 9, 9);
  CHECK_FAILS(mld_plane_terrain_create(wrong, 2, &terrain, &error), MLD_INVALID_ARGUMENT,
              "terrain 2 has the kind 7, which does not exist");
  wrong[1] = Feature(MLD_PLANE_WATER, 0, 0, 0, 0, 9);
  CHECK_FAILS(mld_plane_terrain_create(wrong, 2, &terrain, &error), MLD_INVALID_ARGUMENT,
              "terrain 2: corners 2 and 3 are the same point");
  wrong[1].area.count = INT32_MIN;
  CHECK_FAILS(mld_plane_terrain_create(wrong, 2, &terrain, &error), MLD_INVALID_ARGUMENT,
              "terrain 2: a polygon has 3 to 12 corners, not -2147483648");
  CHECK_FAILS(mld_plane_terrain_create(wrong, 65, &terrain, &error), MLD_INVALID_ARGUMENT,
              "there are 65 pieces of terrain; at most 64 are allowed");
  CHECK_OK(mld_plane_terrain_create(NULL, 0, &terrain, &error));
  mld_plane_terrain_destroy(terrain);
}

static void Sight(void) {
  mld_plane_terrain* terrain = WallAndPond();
  const mld_plane_point3 low = {0, 0, 1000}, high = {0, 10000, 1000}, over = {0, 10000, 9000};
  mld_plane_cylinder bodies[3];
  mld_plane_surroundings around;
  mld_plane_sight sight;
  mld_plane_point3 points[9];
  uint64_t count = 0, ignored = 1u << 1;
  int32_t answer = -1;
  bodies[0] = Model(3000, 0, 0);
  bodies[1] = Model(0, 2000, 0);
  bodies[1].radius = 900;
  bodies[1].height = 9000;
  bodies[2] = Model(0, 4000, 0);

  CHECK_OK(mld_plane_look_at(Model(0, 0, 0), bodies[2], NULL, &sight, &error));
  CHECK(sight.seen == 0x1FF && sight.count == 9 && sight.level == MLD_PLANE_CLEAR);
  mld_plane_surroundings_init(&around, sizeof around);
  around.bodies = bodies;
  around.body_count = 2;
  CHECK_OK(mld_plane_look_at(Model(0, 0, 0), bodies[2], &around, &sight, &error));
  CHECK(sight.seen == 0 && sight.count == 0 && sight.level == MLD_PLANE_UNSEEN);
  around.ignored_words = &ignored;
  around.ignored_word_count = 1;
  CHECK_OK(mld_plane_look_at(Model(0, 0, 0), bodies[2], &around, &sight, &error));
  CHECK(sight.level == MLD_PLANE_CLEAR);
  around.terrain = terrain;
  CHECK_OK(mld_plane_look_at(Model(0, 0, 500), Model(0, 10000, 500), &around, &sight, &error));
  CHECK(sight.seen == 0x1C0 && sight.count == 3 && sight.level == MLD_PLANE_COVER);
  CHECK_OK(mld_plane_sight_blocked(low, high, &around, &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_sight_blocked(high, low, &around, &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_sight_blocked(low, over, &around, &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_sight_blocked(low, high, NULL, &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_sight_points(low, bodies[2], points, 9, &count, &error));
  CHECK(count == 9 && points[1].y == 4000 && points[4].z == 750 && points[8].x > 0);
  CHECK_TOO_SMALL(mld_plane_sight_points(low, bodies[2], points, 8, &count, &error));

  around.body_count = 3;
  bodies[2].height = 600000;
  CHECK_FAILS(mld_plane_look_at(bodies[0], bodies[1], &around, &sight, &error),
              MLD_INVALID_ARGUMENT, "body 2 has the height 600000; it must be 0 to 500000");
  CHECK_FAILS(mld_plane_look_at(bodies[0], bodies[2], NULL, &sight, &error), MLD_INVALID_ARGUMENT,
              "the target has the height 600000");
  around.body_count = UINT64_MAX;
  CHECK_FAILS(mld_plane_sight_blocked(low, high, &around, &answer, &error), MLD_INVALID_ARGUMENT,
              "bodies; at most 65536 are allowed");
  around.bodies = NULL;
  CHECK(mld_plane_sight_blocked(low, high, &around, &answer, NULL) == MLD_INVALID_ARGUMENT);
  around.body_count = 0;
  around.ignored_words = NULL;
  CHECK(mld_plane_sight_blocked(low, high, &around, &answer, NULL) == MLD_INVALID_ARGUMENT);
  around.struct_size = 0;
  CHECK_FAILS(mld_plane_sight_blocked(low, high, &around, &answer, &error), MLD_INVALID_ARGUMENT,
              "fill the options with mld_plane_surroundings_init first");
  mld_plane_terrain_destroy(terrain);
}

static void Legs(void) {
  mld_plane_terrain* terrain = WallAndPond();
  mld_plane_leg_part parts[4];
  mld_plane_move_rules rules;
  mld_plane_leg_cost cost;
  uint64_t count = 0;
  CHECK_OK(mld_plane_cut_leg(terrain, At(0, 0), At(0, 10000), parts, 4, &count, &error));
  CHECK(count == 4 && parts[0].length == 5000 && parts[0].surface == 0 && parts[1].length == 1000 &&
        parts[1].surface == 2000 && parts[2].length == 3000 && parts[2].water == 1 &&
        parts[3].length == 1000 && parts[3].water == 0);
  CHECK_OK(mld_plane_cut_leg(NULL, At(0, 0), At(0, 10000), parts, 4, &count, &error));
  CHECK(count == 1 && parts[0].length == 10000);

  mld_plane_move_rules_init(&rules, sizeof rules);
  CHECK(rules.land == 1 && rules.wade == 1 && rules.dive == 2 && rules.fly == 1 &&
        rules.tall == 3000 && rules.tall_rule == MLD_PLANE_TALL_RISE && rules.tall_needs == 0);
  CHECK_OK(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 10000), MLD_PLANE_WADE, 20000, NULL,
                                 &cost, &error));
  CHECK(cost.problem == MLD_PLANE_LEG_OK && cost.cost == 12000 && cost.enters_water == 1 &&
        cost.ends_in_water == 0 && cost.surface == 0);
  CHECK_OK(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 8000), MLD_PLANE_DIVE, 9000, &rules,
                                 &cost, &error));
  CHECK(cost.problem == MLD_PLANE_LEG_TOO_FAR && cost.cost == 12000 && cost.ends_in_water == 1);
  rules.tall = 2000;
  rules.tall_rule = MLD_PLANE_TALL_REST;
  CHECK_OK(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 5500), MLD_PLANE_FLY, 9000, &rules, &cost,
                                 &error));
  CHECK(cost.problem == MLD_PLANE_LEG_OK && cost.cost == 9000 && cost.surface == 2000);
  CHECK_OK(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 6500), MLD_PLANE_FLY, 9000, &rules, &cost,
                                 &error));
  CHECK(cost.problem == MLD_PLANE_LEG_NOTHING_LEFT);
  rules.tall_needs = 4001;
  CHECK_OK(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 5500), MLD_PLANE_FLY, 9000, &rules, &cost,
                                 &error));
  CHECK(cost.problem == MLD_PLANE_LEG_TOO_TALL);
  rules.tall_rule = 3;
  CHECK_FAILS(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 1), 0, 1, &rules, &cost, &error),
              MLD_INVALID_ARGUMENT, "there is no rule for tall climbs with the number 3");
  CHECK_FAILS(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 1), 3, 1, NULL, &cost, &error),
              MLD_INVALID_ARGUMENT, "there is no manner of moving with the number 3");
  CHECK_FAILS(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, 1), 0, -1, NULL, &cost, &error),
              MLD_INVALID_ARGUMENT, "what is left is -1; it must be at least 0");
  CHECK_FAILS(mld_plane_leg_cost_of(terrain, At(0, 0), At(0, INT32_MIN), 0, 1, NULL, &cost, &error),
              MLD_INVALID_ARGUMENT, "to is at (0, -2147483648), which is beyond 500000");
  mld_plane_terrain_destroy(terrain);
}

static void NullsAreErrors(void) {
  const mld_plane_point p = {0, 0};
  const mld_plane_point3 q = {0, 0, 0};
  const mld_plane_rect rect = {{0, 0}, {1, 1}};
  mld_plane_terrain* terrain = NULL;
  uint64_t count;
  CHECK(mld_plane_terrain_create(NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_terrain_create(NULL, 1, &terrain, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_terrain_features(NULL, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_terrain_features(NULL, NULL, 0, &count, NULL) == MLD_OK && count == 0);
  CHECK(mld_plane_ground_at(NULL, p, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_line_obstructed(NULL, p, p, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_area_obstructed(NULL, rect, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_sight_blocked(q, q, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_look_at(Model(0, 0, 0), Model(0, 0, 0), NULL, NULL, NULL) ==
        MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_sight_points(q, Model(0, 0, 0), NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_cut_leg(NULL, p, p, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_leg_cost_of(NULL, p, p, 0, 0, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  mld_plane_surroundings_init(NULL, 48);
  mld_plane_move_rules_init(NULL, 32);
}

int main(void) {
  Terrain();
  Sight();
  Legs();
  NullsAreErrors();
  return CHECK_RESULT();
}
