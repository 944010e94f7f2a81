/// @file
/// Points, circles, upright cylinders and rectangles on a plane, in whole thousandths of an inch.
///
/// x grows to the right and y up the map; z is the height above the ground. All arithmetic is exact
/// and on integers: distances are compared by their squares, and where a length is wanted as a
/// number it is the true length rounded up to a whole thousandth. Since limits are whole
/// thousandths too, "the rounded length is at most d" and "the true length is at most d" are the
/// same question.
///
/// Coordinates, radii and heights lie within kPlaneLimit; the Check functions say what is wrong
/// with one that does not. Everything else takes checked values: others are a bug of the caller.
/// The structures are plain data without padding. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_PLANE_H_
#define MALLARD_PRIMITIVES_PLANE_H_

#include <bit>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// The largest absolute value of a coordinate, and the largest radius and height: 500 inches.
inline constexpr int32_t kPlaneLimit = 500'000;
/// One inch.
inline constexpr int32_t kInch = 1000;

/// A point of the plane, or the step from one to another.
struct Point {
  int32_t x = 0;  ///< Grows to the right.
  int32_t y = 0;  ///< Grows up the map.

  /// Equal in every member.
  friend constexpr bool operator==(const Point&, const Point&) = default;
  /// The sum of two steps, or the point a step away.
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  /// The step from `b` to `a`.
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// A point in space.
struct Point3 {
  int32_t x = 0;  ///< Grows to the right.
  int32_t y = 0;  ///< Grows up the map.
  int32_t z = 0;  ///< Height above the ground.

  /// Equal in every member.
  friend constexpr bool operator==(const Point3&, const Point3&) = default;
  /// The point below it.
  constexpr Point OnPlane() const { return {x, y}; }
};

/// A circle with everything in it, its border included: a model's base, or an area.
struct Circle {
  Point centre;        ///< Its middle.
  int32_t radius = 0;  ///< At least 0.

  /// Equal in every member.
  friend constexpr bool operator==(const Circle&, const Circle&) = default;
};

/// An upright cylinder: a model as tall as it is, standing on its base or in the air.
struct Cylinder {
  Point centre;        ///< The middle of its base.
  int32_t radius = 0;  ///< Of its base; at least 0.
  int32_t bottom = 0;  ///< How high its base is above the ground.
  int32_t height = 0;  ///< From its base to its top; at least 0.

  /// Equal in every member.
  friend constexpr bool operator==(const Cylinder&, const Cylinder&) = default;
  /// Its base.
  constexpr Circle Base() const { return {centre, radius}; }
  /// How high its top is above the ground.
  constexpr int32_t Top() const { return bottom + height; }
};

/// A rectangle along the axes, its border included.
struct Rect {
  Point low;   ///< The corner with the least x and y.
  Point high;  ///< The corner with the greatest x and y.

  /// Equal in every member.
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// @name Checking values from outside
/// OK, or what is wrong; `what` is the value's name in the message.
/// @{

/// Both coordinates within kPlaneLimit.
absl::Status CheckPoint(Point point, absl::string_view what);
/// All three coordinates within kPlaneLimit.
absl::Status CheckPoint(Point3 point, absl::string_view what);
/// The centre as above, the radius from 0 to kPlaneLimit.
absl::Status CheckCircle(const Circle& circle, absl::string_view what);
/// The base as above, bottom and top within kPlaneLimit, the height at least 0.
absl::Status CheckCylinder(const Cylinder& cylinder, absl::string_view what);
/// Both corners as above, the right way round.
absl::Status CheckRect(const Rect& rect, absl::string_view what);
/// A length from 0 to 4 * kPlaneLimit, which is more than any distance on the plane.
absl::Status CheckLength(int32_t length, absl::string_view what);
/// @}

/// Twice the area of the triangle between the origin, `a` and `b`: positive when `b` lies
/// anticlockwise of `a`, 0 when they point the same or the opposite way.
constexpr int64_t Cross(Point a, Point b) { return int64_t{a.x} * b.y - int64_t{a.y} * b.x; }

/// The scalar product of two steps.
constexpr int64_t Dot(Point a, Point b) { return int64_t{a.x} * b.x + int64_t{a.y} * b.y; }

/// The square of the distance of two points.
constexpr int64_t SquaredDistance(Point a, Point b) { return Dot(b - a, b - a); }

/// The square root of a number from 0 on, rounded down.
constexpr int64_t RootDown(int64_t number) {
  if (number < 2) return number;
  // Newton's method from above: it falls until it has arrived.
  int64_t root = int64_t{1} << ((std::bit_width(static_cast<uint64_t>(number)) + 1) / 2);
  for (int64_t next = (root + number / root) / 2; next < root; next = (root + number / root) / 2) {
    root = next;
  }
  return root;
}

/// The square root of a number from 0 on, rounded up.
constexpr int64_t RootUp(int64_t number) {
  const int64_t root = RootDown(number);
  return root * root == number ? root : root + 1;
}

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_PLANE_H_
