/* The plane through the C interface: polygons, distances, ranges, the clock; wrong arguments. */
#include "plane_shapes.h"

static void Polygons(void) {
  const mld_plane_point clockwise[3] = {{5, 5}, {5, 0}, {0, 0}};
  const mld_plane_point dent[4] = {{0, 0}, {9, 0}, {2, 2}, {0, 9}};
  const mld_plane_polygon box = Box(0, 0, 10, 10);
  mld_plane_polygon polygon, wrong = box;
  int32_t answer = -1;
  memset(&polygon, 0xFF, sizeof polygon);
  CHECK_OK(mld_plane_polygon_from_corners(clockwise, 3, &polygon, &error));
  CHECK(polygon.count == 3 && polygon.corners[0].x == 0 && polygon.corners[1].y == 0 &&
        polygon.corners[1].x == 5 && polygon.corners[2].y == 5 && polygon.corners[11].x == 0);
  CHECK_OK(mld_plane_polygon_contains(&box, At(10, 3), &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_polygon_contains(&box, At(11, 3), &answer, &error));
  CHECK(answer == 0);
  CHECK_FAILS(mld_plane_polygon_from_corners(dent, 4, &polygon, &error), MLD_INVALID_ARGUMENT,
              "corner 3 turns the other way than most: the polygon is not convex");
  CHECK_FAILS(mld_plane_polygon_from_corners(dent, UINT64_MAX, &polygon, &error),
              MLD_INVALID_ARGUMENT, "a polygon has 3 to 12 corners, not 13");
  CHECK_FAILS(mld_plane_polygon_from_corners(NULL, 0, &polygon, &error), MLD_INVALID_ARGUMENT,
              "a polygon has 3 to 12 corners, not 0");
  wrong.count = 13;
  CHECK_FAILS(mld_plane_polygon_contains(&wrong, At(0, 0), &answer, &error), MLD_INVALID_ARGUMENT,
              "a polygon has 3 to 12 corners, not 13");
  wrong.count = -1;
  CHECK(mld_plane_gap_to_polygon(Base(0, 0, 1), &wrong, &answer, NULL) == MLD_INVALID_ARGUMENT);
}

static void Distances(void) {
  const mld_plane_polygon box = Box(0, 0, 4, 4);
  int32_t d = -1;
  CHECK_OK(mld_plane_distance(At(0, 0), At(3, 4), &d, &error));
  CHECK(d == 5);
  CHECK_OK(mld_plane_distance(At(-500000, -500000), At(500000, 500000), &d, &error));
  CHECK(d == 1414214);
  CHECK_OK(mld_plane_gap(Base(0, 0, 500), Base(3000, 1, 500), &d, &error));
  CHECK(d == 2001);
  CHECK_OK(mld_plane_distance_to_segment(At(5, 7), At(0, 0), At(10, 0), &d, &error));
  CHECK(d == 7);
  CHECK_OK(mld_plane_segment_distance(At(0, 0), At(10, 0), At(4, 3), At(20, 8), &d, &error));
  CHECK(d == 3);
  CHECK_OK(mld_plane_distance_to_polygon(At(7, 8), &box, &d, &error));
  CHECK(d == 5);
  CHECK_OK(mld_plane_segment_to_polygon_distance(At(-5, 6), At(9, 6), &box, &d, &error));
  CHECK(d == 2);
  CHECK_OK(mld_plane_gap_to_polygon(Base(7, 8, 2), &box, &d, &error));
  CHECK(d == 3);
  CHECK_OK(mld_plane_covering_range(Base(0, 0, 500), Base(3000, 0, 1000), &d, &error));
  CHECK(d == 3500);
}

static void Ranges(void) {
  mld_plane_range_rules rules;
  int32_t r = -1;
  CHECK_OK(mld_plane_range_between(MLD_PLANE_CLOSE, Model(0, 0, 0), Model(3000, 0, 1001), NULL, &r,
                                   &error));
  CHECK(r == 3001);
  CHECK_OK(mld_plane_range_between(MLD_PLANE_RANGED, Model(0, 0, 4000), Model(3000, 0, 0), NULL, &r,
                                   &error));
  CHECK(r == 0);
  CHECK_OK(mld_plane_range_over(MLD_PLANE_RANGED, 2000, 500, NULL, &r, &error));
  CHECK(r == 2500);
  CHECK_OK(mld_plane_in_contact(Model(0, 0, 0), Model(1100, 0, 1000), NULL, &r, &error));
  CHECK(r == 1);
  mld_plane_range_rules_init(&rules, sizeof rules);
  CHECK(rules.free_height == 1000 && rules.contact_gap == 100 && rules.contact_height == 1000);
  rules.contact_gap = 99;
  CHECK_OK(mld_plane_in_contact(Model(0, 0, 0), Model(1100, 0, 1000), &rules, &r, &error));
  CHECK(r == 0);
  CHECK_OK(
      mld_plane_in_range(MLD_PLANE_FLAT, Model(0, 0, 0), Model(1100, 0, 0), 0, &rules, &r, &error));
  CHECK(r == 0);
  CHECK_OK(mld_plane_in_range(MLD_PLANE_FLAT, Model(0, 0, 0), Model(1100, 0, 0), 100, &rules, &r,
                              &error));
  CHECK(r == 1);
  rules.free_height = -1;
  CHECK_FAILS(mld_plane_range_over(MLD_PLANE_FLAT, 0, 0, &rules, &r, &error), MLD_INVALID_ARGUMENT,
              "free_height is -1");
  rules.struct_size = 4;
  CHECK_FAILS(mld_plane_range_over(MLD_PLANE_FLAT, 0, 0, &rules, &r, &error), MLD_INVALID_ARGUMENT,
              "fill the options with mld_plane_range_rules_init first");
  CHECK_FAILS(mld_plane_range_over(3, 0, 0, NULL, &r, &error), MLD_INVALID_ARGUMENT,
              "there is no kind of range with the number 3");
  CHECK_FAILS(mld_plane_range_over(0, 0, -1000001, NULL, &r, &error), MLD_INVALID_ARGUMENT,
              "the rise is -1000001; it must be -1000000 to 1000000");
}

static void Clock(void) {
  mld_plane_point p;
  CHECK_OK(mld_plane_clock_direction(3, &p, &error));
  CHECK(p.x == MLD_PLANE_CLOCK_LENGTH && p.y == 0);
  CHECK_OK(mld_plane_clock_step(At(10, 10), 12, 6000, &p, &error));
  CHECK(p.x == 10 && p.y == 6010);
  CHECK_OK(mld_plane_clock_step(At(500000, 0), 3, 2000000, &p, &error));
  CHECK(p.x == 2500000);
  CHECK_FAILS(mld_plane_clock_direction(0, &p, &error), MLD_INVALID_ARGUMENT,
              "the hour is 0; it must be 1 to 12");
  CHECK(mld_plane_clock_step(At(0, 0), 13, 1, &p, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_clock_step(At(0, 0), 1, -1, &p, NULL) == MLD_INVALID_ARGUMENT);
}

static void HostileNumbersAreErrors(void) {
  const int32_t wild[4] = {500001, -500001, INT32_MAX, INT32_MIN};
  const mld_plane_polygon box = Box(0, 0, 10, 10);
  const mld_plane_cylinder good = Model(0, 0, 0);
  int32_t out = 0;
  uint64_t count = 0;
  for (int i = 0; i < 4; ++i) {
    const mld_plane_point p = At(wild[i], 0);
    const mld_plane_circle c = Base(0, wild[i], 1);
    const mld_plane_circle r = Base(0, 0, wild[i]);
    mld_plane_cylinder tall = good, high = good;
    tall.height = wild[i];
    high.bottom = wild[i];
    CHECK(mld_plane_distance(At(0, 0), p, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_gap(c, Base(0, 0, 1), &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_gap(Base(0, 0, 1), r, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_distance_to_segment(At(0, 0), p, p, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_segment_distance(At(0, 0), At(1, 1), At(2, 2), p, &out, NULL) ==
          MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_distance_to_polygon(p, &box, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_segment_to_polygon_distance(p, p, &box, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_gap_to_polygon(r, &box, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_covering_range(r, c, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_in_contact(good, tall, NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_range_between(0, high, good, NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_bodies_overlap(tall, high, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_leg_meets(c, p, r, &out, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_free_length(Base(0, 0, 1), p, Base(0, 9, 1), &out, NULL) ==
          MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_count_in_circle(r, NULL, 0, &count, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_count_in_circle(Base(0, 0, 1), &p, 1, &count, NULL) == MLD_INVALID_ARGUMENT);
    CHECK(mld_plane_side_of_line(At(0, 0), At(0, 1), p, &out, NULL) == MLD_INVALID_ARGUMENT);
  }
  CHECK_FAILS(mld_plane_gap(Base(0, 0, 1), Base(0, 0, -1), &out, &error), MLD_INVALID_ARGUMENT,
              "b has the radius -1; it must be 0 to 500000");
}

static void NullsAreErrors(void) {
  const mld_plane_point p = At(0, 0);
  const mld_plane_circle c = Base(0, 0, 1);
  const mld_plane_cylinder m = Model(0, 0, 0);
  const mld_plane_rect rect = {{0, 0}, {1, 1}};
  const mld_plane_polygon box = Box(0, 0, 1, 1);
  int32_t out;
  CHECK(mld_plane_polygon_from_corners(NULL, 3, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_polygon_from_corners(box.corners, 4, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_polygon_contains(NULL, p, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_polygon_contains(&box, p, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_distance(p, p, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_gap(c, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_distance_to_segment(p, p, p, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_segment_distance(p, p, p, p, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_distance_to_polygon(p, NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_segment_to_polygon_distance(p, p, NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_gap_to_polygon(c, NULL, &out, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_covering_range(c, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_range_over(0, 0, 0, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_range_between(0, m, m, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_in_contact(m, m, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_in_range(0, m, m, 1, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_clock_direction(1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_clock_step(p, 1, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_bodies_overlap(m, m, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_leg_meets(c, p, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_first_met(c, p, NULL, 0, NULL, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_free_length(c, p, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_point_on_leg(p, p, 0, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_out_of_coherency(&m, 1, NULL, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_edge_zone(rect, 0, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_rect_contains(rect, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_circle_contains(c, c, NULL, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_count_in_rect(rect, &p, 1, NULL, NULL) == MLD_INVALID_ARGUMENT);
  mld_plane_range_rules_init(NULL, 16);
  mld_plane_coherency_rules_init(NULL, 24);
}

int main(void) {
  Polygons();
  Distances();
  Ranges();
  Clock();
  HostileNumbersAreErrors();
  NullsAreErrors();
  return CHECK_RESULT();
}
