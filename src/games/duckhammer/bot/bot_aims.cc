// Where the computer player's units want to be: shooters within range of an enemy but out of its
// reach, fighters upon the enemy, and enough of both where the mission pays.
#include <algorithm>
#include <array>
#include <limits>

#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/field/modified.h"
#include "src/games/duckhammer/movement/charge.h"
#include "src/games/duckhammer/movement/movement.h"

namespace mallard::duckhammer {
namespace {

constexpr int32_t kNear = kInch;  // An aim so near is reached.

Plan PlanOf(const Position& position, int seat) {
  const int mission = position.state.players[seat].mission;
  return mission == 0 ? Plan::kHunt : position.rules.content().missions[mission - 1u].plan;
}

// The centre of the highest obstacle, the nearest to the map's centre among equals; the map's
// centre if there is none.
Point HighestPoint(const Position& position) {
  const Point centre{position.state.width / 2, position.state.length / 2};
  Point best = centre;
  int32_t height = 0;
  int64_t distance = 0;
  for (const TerrainFeature& feature : position.rules.TerrainOf(position.state)) {
    if (feature.kind != TerrainKind::kObstacle || feature.height < height) continue;
    int64_t x = 0, y = 0;
    for (const Point corner : feature.area.corners()) {
      x += corner.x;
      y += corner.y;
    }
    const Point middle{static_cast<int32_t>(x / feature.area.size()),
                       static_cast<int32_t>(y / feature.area.size())};
    const int64_t away = SquaredDistance(middle, centre);
    if (feature.height == height && away >= distance) continue;
    best = middle;
    height = feature.height;
    distance = away;
  }
  return best;
}

using Posts = absl::InlinedVector<Point, 32>;  // Places, each for one unit.

// Which post this unit is to take: posts are given out one after another, each to the nearest unit
// that has none. -1: none is left for it.
int PostFor(const Position& position, int unit, const Posts& posts) {
  const int seat = position.state.units[unit].owner;
  std::array<bool, kUnitSlots> taken{};
  for (size_t p = 0; p < posts.size(); ++p) {
    int nearest = -1;
    int64_t distance = std::numeric_limits<int64_t>::max();
    ForEachUnitOnMap(position.state, seat, [&](int u) {
      const int64_t away = SquaredDistance(MiddleOf(position.state, u), posts[p]);
      if (At(taken, u) || away >= distance) return;
      nearest = u;
      distance = away;
    });
    if (nearest == unit) return static_cast<int>(p);
    if (nearest >= 0) At(taken, nearest) = true;
  }
  return -1;
}

void AddObjects(const State& state, int whose, Posts& posts) {
  for (int i = 0; i < state.object_count; ++i) {
    if ((state.objects[i].whose >> whose & 1) == 0) continue;
    posts.push_back({state.objects[i].x, state.objects[i].y});
  }
}

// Where the own mission pays, then where the opponent's would: one unit each is sent there.
Posts PostsOf(const Position& position, int seat) {
  const State& state = position.state;
  Posts posts;
  switch (PlanOf(position, seat)) {
    case Plan::kObjects:
      AddObjects(state, seat, posts);
      break;
    case Plan::kHeight:
      // More than one unit: whoever holds it is shot at.
      posts.assign(3, HighestPoint(position));
      break;
    case Plan::kHold: {
      const Rect zone = ZoneOf(state, seat);
      posts.push_back({state.width / 2, (zone.low.y + zone.high.y) / 2});
      break;
    }
    case Plan::kHunt:
    case Plan::kAdvance:
      break;
  }
  const int32_t across =
      3 * kInch;  // So far beyond the front line one is safely on the other side.
  switch (PlanOf(position, Other(seat))) {
    case Plan::kObjects:
      AddObjects(state, Other(seat), posts);
      break;
    case Plan::kHeight:
      posts.push_back(HighestPoint(position));
      break;
    case Plan::kHold:
      posts.push_back({state.width / 2, state.players[seat].edge == 0 ? state.length / 2 + across
                                                                      : state.length / 2 - across});
      break;
    case Plan::kHunt:
    case Plan::kAdvance:
      break;
  }
  return posts;
}

// A shooter stays where it has a target, comes nearer if it has none, and steps back from fighters.
std::optional<Aim> AimOfShooter(const Position& position, int unit, int enemy, int32_t range,
                                const Temper& temper) {
  const Point here = MiddleOf(position.state, unit);
  const Point there = MiddleOf(position.state, enemy);
  const int32_t gap = UnitGap(position, unit, enemy);
  const int32_t wanted = std::max(kInch, range - 2 * kInch * 100 / temper.caution);
  if (IsEngaged(position, unit)) {
    const Point away = here + (here - there);
    const Rect map = MapOf(position.state);
    return Aim{{std::clamp(away.x, map.low.x + kInch, map.high.x - kInch),
                std::clamp(away.y, map.low.y + kInch, map.high.y - kInch)},
               kNear};
  }
  if (gap <= wanted) return std::nullopt;
  return Aim{there, wanted};
}

std::optional<Aim> AimOfHunter(const Position& position, int unit, const Temper& temper) {
  const int enemy = NearestEnemy(position, unit);
  if (enemy < 0) return std::nullopt;
  const int32_t range = ShootingRange(position, unit);
  if (range > 0) return AimOfShooter(position, unit, enemy, range, temper);
  if (IsEngaged(position, unit)) return std::nullopt;
  return Aim{MiddleOf(position.state, enemy), 0};
}

// Whoever holds its own side goes for what has come over, and otherwise waits behind the line.
std::optional<Aim> AimOfHolder(const Position& position, int unit, const Temper& temper) {
  const int seat = position.state.units[unit].owner;
  const Rect side = SideOfMap(position.state, seat);
  const int enemy = NearestEnemy(position, unit);
  if (enemy >= 0 && Contains(side, MiddleOf(position.state, enemy)))
    return AimOfHunter(position, unit, temper);
  const Point here = MiddleOf(position.state, unit);
  const int32_t line = position.state.length / 2;
  const int32_t behind =
      position.state.players[seat].edge == 0 ? line - 4 * kInch : line + 4 * kInch;
  const bool back = position.state.players[seat].edge == 0 ? here.y >= behind : here.y <= behind;
  if (back) return std::nullopt;
  return Aim{{here.x, behind}, kNear};
}

// Whether a fighter could be upon an enemy in this round.
bool HasPrey(const Position& position, int unit, const Temper& temper) {
  if (ShootingRange(position, unit) > 0 || IsEngaged(position, unit)) return false;
  const int enemy = NearestEnemy(position, unit);
  if (enemy < 0) return false;
  const int32_t reach =
      MovementOf(position, unit) + ChargeDice(position, unit, false).average() * kInch;
  return UnitGap(position, unit, enemy) <= reach * temper.aggression / 100;
}

}  // namespace

Point MiddleOf(const State& state, int unit) {
  int64_t x = 0, y = 0, count = 0;
  ForEachOnMap(state, unit, [&](int m) {
    x += state.models[m].x;
    y += state.models[m].y;
    ++count;
  });
  if (count == 0) return {};
  return {static_cast<int32_t>(x / count), static_cast<int32_t>(y / count)};
}

int32_t UnitGap(const Position& position, int a, int b) {
  const State& state = position.state;
  int64_t nearest = std::numeric_limits<int64_t>::max();
  ForEachOnMap(state, a, [&](int m) {
    ForEachOnMap(state, b, [&](int n) {
      nearest = std::min(nearest, SquaredDistance(state.models[m].at(), state.models[n].at()));
    });
  });
  if (nearest == std::numeric_limits<int64_t>::max()) return kPlaneLimit;
  const int64_t gap = RootUp(nearest) - state.profiles[a].radius - state.profiles[b].radius;
  return static_cast<int32_t>(std::max<int64_t>(gap, 0));
}

int NearestEnemy(const Position& position, int unit) {
  const Point here = MiddleOf(position.state, unit);
  int nearest = -1;
  int64_t distance = std::numeric_limits<int64_t>::max();
  for (int owner = 0; owner <= kNobody; ++owner) {
    if (!Enemies(owner, position.state.units[unit].owner)) continue;
    ForEachUnitOnMap(position.state, owner, [&](int u) {
      const int64_t away = SquaredDistance(here, MiddleOf(position.state, u));
      if (away >= distance) return;
      nearest = u;
      distance = away;
    });
  }
  return nearest;
}

int32_t ShootingRange(const Position& position, int unit) {
  const Profile& profile = position.state.profiles[unit];
  int32_t range = 0;
  for (int w = 0; w < profile.weapon_count; ++w) {
    if (profile.weapons[w].kind == WeaponKind::kRanged) {
      range = std::max(range, RangeOf(position, unit, w));
    }
  }
  return range;
}

bool IsEngaged(const Position& position, int unit) {
  bool engaged = false;
  ForEachOnMap(position.state, unit,
               [&](int m) { engaged = engaged || InEnemyFightRange(position, m); });
  return engaged;
}

std::optional<Aim> AimOf(const Position& position, int unit, const Temper& temper) {
  if (temper.single_minded) return AimOfHunter(position, unit, temper);
  const State& state = position.state;
  const int seat = state.units[unit].owner;
  const Plan plan = PlanOf(position, seat);
  const Posts posts = PostsOf(position, seat);
  const int post = PostFor(position, unit, posts);
  if (post < 0 && HasPrey(position, unit, temper)) return AimOfHunter(position, unit, temper);
  if (post >= 0) return Aim{At(posts, post), kNear};
  if (plan == Plan::kHold) return AimOfHolder(position, unit, temper);
  if (plan == Plan::kAdvance && !IsEngaged(position, unit)) {
    const Rect zone = ZoneOf(state, Other(seat));
    const Point here = MiddleOf(state, unit);
    return Aim{{std::clamp(here.x, zone.low.x + 2 * kInch, zone.high.x - 2 * kInch),
                (zone.low.y + zone.high.y) / 2},
               2 * kInch};
  }
  return AimOfHunter(position, unit, temper);
}

}  // namespace mallard::duckhammer
