/* Units and zones on the plane through the C interface. */
#include "plane_shapes.h"

static void Bases(void) {
  const mld_plane_circle others[3] = {{{0, 5000}, 500}, {{3000, 0}, 500}, {{2000, 0}, 500}};
  const uint64_t pass = 1u << 1;
  mld_plane_point p;
  int32_t answer = -9;
  CHECK_OK(mld_plane_bodies_overlap(Model(0, 0, 0), Model(999, 0, 0), &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_bodies_overlap(Model(0, 0, 0), Model(0, 0, 1500), &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(
      mld_plane_leg_meets(Base(0, 0, 500), At(9000, 0), Base(5000, 999, 500), &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(
      mld_plane_leg_meets(Base(0, 0, 500), At(9000, 0), Base(5000, 1000, 500), &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_first_met(Base(0, 0, 500), At(9000, 0), others, 3, NULL, 0, &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_first_met(Base(0, 0, 500), At(9000, 0), others, 3, &pass, 1, &answer, &error));
  CHECK(answer == 2);
  CHECK_OK(mld_plane_first_met(Base(0, 0, 500), At(9000, 0), NULL, 0, NULL, 0, &answer, &error));
  CHECK(answer == -1);
  CHECK_OK(
      mld_plane_free_length(Base(0, 0, 500), At(9000, 0), Base(5000, 600, 500), &answer, &error));
  CHECK(answer == 4200);
  CHECK_OK(mld_plane_point_on_leg(At(0, 0), At(3000, -4000), 1000, &p, &error));
  CHECK(p.x == 600 && p.y == -800);
  CHECK(mld_plane_first_met(Base(0, 0, 1), At(0, 0), NULL, 1, NULL, 0, &answer, NULL) ==
        MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_first_met(Base(0, 0, 1), At(0, 0), NULL, 0, NULL, 1, &answer, NULL) ==
        MLD_INVALID_ARGUMENT);
}

static void Coherency(void) {
  mld_plane_cylinder unit[65];
  mld_plane_coherency_rules rules;
  uint64_t out = 99;
  for (int i = 0; i < 65; ++i) unit[i] = Model(3000 * i, 0, 0);
  CHECK_OK(mld_plane_out_of_coherency(unit, 9, NULL, &out, &error));
  CHECK(out == 0);
  CHECK_OK(mld_plane_out_of_coherency(unit, 10, NULL, &out, &error));
  CHECK(out == ((1u << 0) | (1u << 9)));
  mld_plane_coherency_rules_init(&rules, sizeof rules);
  CHECK(rules.across == 2000 && rules.up == 6000 && rules.mates == 1 && rules.large_unit == 10 &&
        rules.large_unit_mates == 2);
  rules.across = 1999;
  CHECK_OK(mld_plane_out_of_coherency(unit, 3, &rules, &out, &error));
  CHECK(out == 7);
  CHECK_OK(mld_plane_out_of_coherency(NULL, 0, NULL, &out, &error));
  CHECK(out == 0);
  CHECK_FAILS(mld_plane_out_of_coherency(unit, 65, NULL, &out, &error), MLD_INVALID_ARGUMENT,
              "there are 65 models; a unit has at most 64");
  unit[2].radius = -1;
  CHECK_FAILS(mld_plane_out_of_coherency(unit, 3, NULL, &out, &error), MLD_INVALID_ARGUMENT,
              "model 2 has the radius -1");
  rules.mates = -1;
  CHECK(mld_plane_out_of_coherency(unit, 1, &rules, &out, NULL) == MLD_INVALID_ARGUMENT);
}

static void Zones(void) {
  const mld_plane_rect map = {{0, 0}, {42000, 30000}};
  const mld_plane_rect inverted = {{5, 0}, {0, 5}};
  const mld_plane_polygon box = Box(0, 0, 10, 10);
  const mld_plane_point points[3] = {{1, 1}, {11, 1}, {10, 10}};
  mld_plane_rect zone, small;
  int32_t answer = -9;
  uint64_t count = 99;
  CHECK_OK(mld_plane_edge_zone(map, MLD_PLANE_RIGHT, 6000, &zone, &error));
  CHECK(zone.low.x == 36000 && zone.low.y == 0 && zone.high.x == 42000 && zone.high.y == 30000);
  CHECK_OK(mld_plane_rect_contains(zone, Base(36500, 500, 500), &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_rect_contains(zone, Base(36499, 500, 500), &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_circle_contains(Base(0, 0, 10), Base(3, 4, 5), &answer, &error));
  CHECK(answer == 1);
  CHECK_OK(mld_plane_circle_contains(Base(0, 0, 10), Base(3, 4, 6), &answer, &error));
  CHECK(answer == 0);
  CHECK_OK(mld_plane_side_of_line(At(50, 0), At(50, 100), At(51, 7), &answer, &error));
  CHECK(answer == -1);
  small.low = At(0, 0);
  small.high = At(10, 10);
  CHECK_OK(mld_plane_count_in_rect(small, points, 3, &count, &error));
  CHECK(count == 2);
  CHECK_OK(mld_plane_count_in_circle(Base(0, 0, 5), points, 3, &count, &error));
  CHECK(count == 1);
  CHECK_OK(mld_plane_count_in_polygon(&box, points, 3, &count, &error));
  CHECK(count == 2);
  CHECK_OK(mld_plane_count_left_of_line(At(10, 0), At(10, 1), points, 3, &count, &error));
  CHECK(count == 2);
  CHECK_OK(mld_plane_count_in_rect(small, NULL, 0, &count, &error));
  CHECK(count == 0);
  CHECK_FAILS(mld_plane_count_in_rect(inverted, points, 3, &count, &error), MLD_INVALID_ARGUMENT,
              "the rectangle reaches from (5, 0) to (0, 5), which is the wrong way round");
  CHECK_FAILS(mld_plane_side_of_line(At(1, 1), At(1, 1), At(0, 0), &answer, &error),
              MLD_INVALID_ARGUMENT, "from and to are the same point, so there is no line");
  CHECK_FAILS(mld_plane_edge_zone(map, 4, 1, &zone, &error), MLD_INVALID_ARGUMENT,
              "there is no edge with the number 4");
  CHECK(mld_plane_edge_zone(map, 0, -1, &zone, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_count_in_circle(Base(0, 0, 5), NULL, 1, &count, NULL) == MLD_INVALID_ARGUMENT);
  CHECK(mld_plane_count_in_polygon(NULL, points, 3, &count, NULL) == MLD_INVALID_ARGUMENT);
}

int main(void) {
  Bases();
  Coherency();
  Zones();
  return CHECK_RESULT();
}
