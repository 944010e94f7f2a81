/* Points, bases, models and boxes of the plane, written short. */
#ifndef MALLARD_TESTS_CAPI_PLANE_SHAPES_H_
#define MALLARD_TESTS_CAPI_PLANE_SHAPES_H_

#include "check.h"

static inline mld_plane_point At(int32_t x, int32_t y) {
  const mld_plane_point point = {x, y};
  return point;
}

static inline mld_plane_circle Base(int32_t x, int32_t y, int32_t radius) {
  const mld_plane_circle circle = {{x, y}, radius};
  return circle;
}

static inline mld_plane_cylinder Model(int32_t x, int32_t y, int32_t bottom) {
  const mld_plane_cylinder model = {{x, y}, 500, bottom, 1500};
  return model;
}

static inline mld_plane_polygon Box(int32_t left, int32_t bottom, int32_t right, int32_t top) {
  const mld_plane_polygon box = {4, {{left, bottom}, {left, top}, {right, top}, {right, bottom}}};
  return box;
}

#endif /* MALLARD_TESTS_CAPI_PLANE_SHAPES_H_ */
