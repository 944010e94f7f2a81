#include "src/games/duckhammer/setup/objects.h"

#include <algorithm>
#include <cassert>

#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/on_map.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kFarApart = 12 * kInch;
constexpr int kBothSeats = 3;

using Points = absl::InlinedVector<Point, kMaxObjects>;

const Mission* MissionOf(const Position& position, int seat) {
  const int mission = position.state.players[seat].mission;
  return mission == 0 ? nullptr : &At(position.rules.content().missions, mission - 1);
}

int32_t FrontLine(const State& state) { return state.length / 2; }

// Who places the n-th of a group.
int PlacerOf(const State& state, const ObjectGroup& group, int n) {
  if (group.whose == kBothSeats) return n % 2 == 0 ? state.lead : Other(state.lead);
  return group.whose == 1 ? 0 : 1;
}

// What a whole group has to be: see Complete.
struct Wanted {
  int on_front = 0;       // At least so many on the front line.
  int32_t far_apart = 0;  // From this distance on another one is far away ...
  int far_others = 0;     // ... and each has at least so many of these.
};

bool BeyondFront(const State& state, int seat, Point at) {
  return state.players[seat].edge == 0 ? at.y >= FrontLine(state) : at.y <= FrontLine(state);
}

// Whether a whole group keeps all rules: enough on the front line; of those that one player places
// at least half on it or beyond it; each far enough from enough others.
bool Complete(const State& state, const ObjectGroup& group, const Wanted& wanted,
              absl::Span<const Point> points) {
  int on_front = 0, placed[kSeats] = {}, beyond[kSeats] = {};
  for (size_t i = 0; i < points.size(); ++i) {
    if (points[i].y == FrontLine(state)) ++on_front;
    const int placer = PlacerOf(state, group, static_cast<int>(i));
    ++placed[placer];
    if (BeyondFront(state, placer, points[i])) ++beyond[placer];
    int far = 0;
    for (size_t j = 0; j < points.size(); ++j) {
      if (j != i &&
          SquaredDistance(points[i], points[j]) >= int64_t{wanted.far_apart} * wanted.far_apart) {
        ++far;
      }
    }
    if (far < wanted.far_others) return false;
  }
  return on_front >= wanted.on_front && 2 * beyond[0] >= placed[0] && 2 * beyond[1] >= placed[1];
}

// The places from which the rest of a group is tried: the ends of the map and of the front line.
absl::InlinedVector<Point, 16> Anchors(const State& state) {
  const int32_t w = state.width, l = state.length, f = FrontLine(state);
  return {{0, f}, {w, f}, {w / 2, f}, {w / 4, f}, {w - w / 4, f}, {0, 0},
          {w, 0}, {0, l}, {w, l},     {w / 2, 0}, {w / 2, l}};
}

// Whether the group can be completed. With four or more to come it can if these can all be on the
// ends of the front line, two at each: every point of the map is far from one of the ends.
bool CanComplete(const State& state, const ObjectGroup& group, const Wanted& wanted,
                 Points& points) {
  const int left = group.count - Size(points);
  if (left == 0) return Complete(state, group, wanted, points);
  const auto anchors = Anchors(state);
  if (left >= 4) {
    const size_t before = points.size();
    for (int i = 0; i < left; ++i) {
      // Both players put as many at either end, whoever's turn it is.
      points.push_back(At(anchors, i / 2 % 2));
    }
    const bool complete = Complete(state, group, wanted, points);
    points.resize(before);
    return complete;
  }
  for (const Point anchor : anchors) {
    points.push_back(anchor);
    const bool possible = CanComplete(state, group, wanted, points);
    points.pop_back();
    if (possible) return true;
  }
  return false;
}

// What the group has to be; the distance is no rule on a map that is too small for it.
Wanted WantedOf(const State& state, const ObjectGroup& group) {
  Wanted wanted;
  wanted.on_front = std::min(group.count, group.whose == kBothSeats ? 2 : 1);
  wanted.far_apart = kFarApart;
  wanted.far_others = std::min(2, group.count - 1);
  Points none;
  if (!CanComplete(state, group, wanted, none)) wanted.far_others = 0;
  return wanted;
}

Points PlacedOf(const State& state, int whose) {
  Points points;
  for (int i = 0; i < state.object_count; ++i) {
    if (state.objects[i].whose == whose) points.push_back({state.objects[i].x, state.objects[i].y});
  }
  return points;
}

}  // namespace

ObjectGroup NextObjectGroup(const Position& position) {
  const State& state = position.state;
  const int lead = state.lead;
  absl::InlinedVector<ObjectGroup, 2> groups;
  if (state.players[0].mission == state.players[1].mission) {
    if (const Mission* mission = MissionOf(position, 0)) {
      groups.push_back({kBothSeats, mission->objects_shared[state.size]});
    }
  } else {
    for (const int seat : {lead, Other(lead)}) {
      if (const Mission* mission = MissionOf(position, seat)) {
        groups.push_back({1 << seat, mission->objects[state.size]});
      }
    }
  }
  int room = kMaxObjects;
  for (ObjectGroup group : groups) {
    group.count = std::min(group.count, room);
    room -= group.count;
    if (static_cast<int>(PlacedOf(state, group.whose).size()) < group.count) return group;
  }
  return {};
}

int ObjectPlacer(const State& state, const ObjectGroup& group) {
  return PlacerOf(state, group, static_cast<int>(PlacedOf(state, group.whose).size()));
}

Refusal CheckObject(const Position& position, const ObjectGroup& group, Point at) {
  const State& state = position.state;
  if (Refusal no = CheckOnMap(state, at)) return no;
  if (group.whose == 0) return Forbidden("all points of interest are placed");
  Points points = PlacedOf(state, group.whose);
  points.push_back(at);
  const Wanted wanted = WantedOf(state, group);
  if (CanComplete(state, group, wanted, points)) return kAllowed;
  return Forbidden(
      "there the points of interest could not all be placed any more: at least {on_front} on the "
      "front line, half of them on it or beyond it, each {inches} inches from {far_others} others",
      wanted.on_front, kFarApart / kInch, wanted.far_others);
}

absl::InlinedVector<Point, 64> ObjectPlaces(const State& state) {
  absl::InlinedVector<Point, 64> places;
  for (const Point anchor : Anchors(state)) places.push_back(anchor);
  constexpr int kAcross = 4, kAlong = 8;
  for (int y = 1; y < kAlong; ++y) {
    for (int x = 0; x <= kAcross; ++x) {
      const Point place{state.width * x / kAcross,
                        y == kAlong / 2 ? FrontLine(state) : state.length / kAlong * y};
      if (std::find(places.begin(), places.end(), place) == places.end()) places.push_back(place);
    }
  }
  return places;
}

}  // namespace mallard::duckhammer
