/// @file
/// Directions by the clock: 12 is up the map, 3 to the right, 6 down, 9 to the left.
///
/// The cosine of 30 degrees is irrational, so the hours between are given by the triangle with the
/// whole sides 23408, 40545 and 46817: its angle is within a thousandth of a degree of 30, and its
/// long side is a whole number, so every direction has exactly the same length. Mirror images and
/// quarter turns of the clock are exact. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_CLOCK_H_
#define MALLARD_PRIMITIVES_PLANE_CLOCK_H_

#include <cassert>
#include <cstdint>

#include "mallard/primitives/plane.h"

namespace mallard {

/// The length of every clock direction.
inline constexpr int32_t kClockLength = 46817;

/// The step of length kClockLength to an hour, 1 to 12.
constexpr Point ClockDirection(int hour) {
  constexpr int32_t kShort = 23408;
  constexpr int32_t kLong = 40545;
  constexpr Point kSteps[12] = {
      {0, kClockLength}, {kShort, kLong},    {kLong, kShort},    {kClockLength, 0},
      {kLong, -kShort},  {kShort, -kLong},   {0, -kClockLength}, {-kShort, -kLong},
      {-kLong, -kShort}, {-kClockLength, 0}, {-kLong, kShort},   {-kShort, kLong},
  };
  assert(hour >= 1 && hour <= 12);
  return kSteps[hour % 12];
}

/// The point so far away to an hour, cut toward `from` to whole thousandths, so it is never further
/// away than that. The result may lie off the plane.
constexpr Point ClockStep(Point from, int hour, int32_t distance) {
  const Point step = ClockDirection(hour);
  return from + Point{static_cast<int32_t>(int64_t{step.x} * distance / kClockLength),
                      static_cast<int32_t>(int64_t{step.y} * distance / kClockLength)};
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_CLOCK_H_
