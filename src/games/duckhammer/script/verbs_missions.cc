// Verbs about what battles are fought for: victory points, areas, points of interest, high ground,
// and what quacktics count.
#include <iterator>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/numbers.h"
#include "mallard/primitives/plane_distance.h"
#include "mallard/primitives/plane_polygon.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

// The player whose content runs; monsters' abilities have none.
absl::StatusOr<int> OwnSeat(const HookCall& call) {
  if (call.seat >= 0 && call.seat < kSeats) return call.seat;
  return Lacking(call, "a player of its own");
}

// The position of a word among those allowed.
template <size_t kCount>
absl::StatusOr<int> WordArgument(absl::string_view what, absl::string_view word,
                                 const char* const (&words)[kCount]) {
  for (size_t i = 0; i < kCount; ++i) {
    if (word == words[i]) return static_cast<int>(i);
  }
  return absl::InvalidArgumentError(absl::StrCat("there is no ", what, " \"", word,
                                                 "\"; there are ", absl::StrJoin(words, ", ")));
}

constexpr const char* kAreas[] = {"own_zone", "own_side", "enemy_side", "enemy_zone"};

absl::StatusOr<Rect> AreaArgument(const HookCall& call, const ScriptValue& value) {
  absl::StatusOr<int> seat = OwnSeat(call);
  if (!seat.ok()) return seat.status();
  absl::StatusOr<int> area = WordArgument("area", value.text, kAreas);
  if (!area.ok()) return area.status();
  const State& state = call.play.state;
  const int whose = *area < 2 ? *seat : Other(*seat);
  return *area == 0 || *area == 3 ? ZoneOf(state, whose) : SideOfMap(state, whose);
}

absl::Status ScoreVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  absl::StatusOr<int> points = NumberArgument("points", call.args[0], -99, 99);
  if (!points.ok()) return points.status();
  absl::StatusOr<int> seat = SeatArgument(hook, call.args[1]);
  if (!seat.ok()) return seat.status();
  Score(hook.play, *seat, *points);
  return absl::OkStatus();
}

absl::Status VictoryPoints(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  absl::StatusOr<int> seat = SeatArgument(hook, call.args[0]);
  if (!seat.ok()) return seat.status();
  return Give(call, hook.play.state.players[*seat].victory_points);
}

absl::Status MissionShared(void* context, ScriptCall& call) {
  const Player* players = CallOf(context).play.state.players;
  return GiveBool(call, players[0].mission != 0 && players[0].mission == players[1].mission);
}

absl::Status UnitsIn(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  absl::StatusOr<Rect> area = AreaArgument(hook, call.args[0]);
  if (!area.ok()) return area.status();
  absl::StatusOr<int> seat = SeatArgument(hook, call.args[1]);
  if (!seat.ok()) return seat.status();
  hook.list.clear();
  ForEachUnitOnMap(hook.play.state, *seat, [&](int unit) {
    if (UnitIn(hook.play.state, unit, *area)) hook.list.push_back(unit);
  });
  return GiveList(call, hook.list);
}

absl::Status Objects(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  absl::StatusOr<int> seat = SeatArgument(hook, call.args[0]);
  if (!seat.ok()) return seat.status();
  hook.list.clear();
  for (int i = 0; i < hook.play.state.object_count; ++i) {
    if ((hook.play.state.objects[i].whose >> *seat & 1) != 0) hook.list.push_back(i + 1);
  }
  return GiveList(call, hook.list);
}

absl::Status ObjectPoint(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const State& state = hook.play.state;
  absl::StatusOr<int> object = NumberArgument("object", call.args[0], 1, state.object_count);
  if (!object.ok()) return object.status();
  hook.list = {state.objects[*object - 1].x, state.objects[*object - 1].y};
  return GiveList(call, hook.list);
}

absl::Status MapSize(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  hook.list = {hook.play.state.width, hook.play.state.length};
  return GiveList(call, hook.list);
}

// The models of a player on the map for which `test` is true.
template <class Test>
absl::Status ListModels(HookCall& hook, const ScriptValue& player, ScriptCall& call, Test test) {
  absl::StatusOr<int> seat = SeatArgument(hook, player);
  if (!seat.ok()) return seat.status();
  const State& state = hook.play.state;
  hook.list.clear();
  ForEachUnitOnMap(state, *seat, [&](int unit) {
    ForEachOnMap(state, unit, [&](int model) {
      if (test(unit, state.models[model].at())) hook.list.push_back(model);
    });
  });
  return GiveList(call, hook.list);
}

absl::Status ModelsNearPoint(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  int numbers[3] = {};
  const char* const names[] = {"x", "y", "distance"};
  for (size_t i = 0; i < std::size(numbers); ++i) {
    absl::StatusOr<int> number = NumberArgument(names[i], call.args[i], 0, kPlaneLimit);
    if (!number.ok()) return number.status();
    numbers[i] = *number;
  }
  const Circle area = {{numbers[0], numbers[1]}, numbers[2]};
  return ListModels(hook, call.args[3], call, [&](int unit, Point at) {
    return GapAtMost({at, hook.play.state.profiles[unit].radius}, area, 0);
  });
}

// The highest obstacle: of several equally high ones the one nearest to the middle of the map, then
// the first. From 1; 0 if there is none.
int HighestObstacle(const Position& position) {
  const absl::Span<const TerrainFeature> terrain = position.rules.TerrainOf(position.state);
  const Point middle = {position.state.width / 2, position.state.length / 2};
  int best = 0;
  int32_t height = 0, least = 0;
  for (size_t i = 0; i < terrain.size(); ++i) {
    if (terrain[i].kind != TerrainKind::kObstacle) continue;
    const int32_t distance = DistanceToPolygon(middle, terrain[i].area);
    if (terrain[i].height > height || (terrain[i].height == height && distance < least)) {
      best = static_cast<int>(i) + 1;
      height = terrain[i].height;
      least = distance;
    }
  }
  return best;
}

absl::Status HighestObstacleVerb(void* context, ScriptCall& call) {
  const int obstacle = HighestObstacle(CallOf(context).play.position());
  return obstacle == 0 ? absl::OkStatus() : Give(call, obstacle);
}

absl::Status ModelsOnObstacle(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::Span<const TerrainFeature> terrain = hook.play.rules.TerrainOf(hook.play.state);
  absl::StatusOr<int> number = NumberArgument("obstacle", call.args[0], 1, Size(terrain));
  if (!number.ok()) return number.status();
  const TerrainFeature& obstacle = At(terrain, *number - 1);
  return ListModels(hook, call.args[1], call, [&](int unit, Point at) {
    return !hook.play.state.units[unit].Has(kFlying) && Contains(obstacle.area, at) &&
           GroundUnder(hook.play.position(), at).height == obstacle.height;
  });
}

constexpr const char* kCounts[] = {"own_models_lost",        "own_units_lost",
                                   "enemy_models_destroyed", "enemy_units_destroyed",
                                   "natural_twelves",        "natural_ones"};

absl::Status TallyVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  absl::StatusOr<int> seat = OwnSeat(hook);
  if (!seat.ok()) return seat.status();
  absl::StatusOr<int> count = WordArgument("count", call.args[0].text, kCounts);
  if (!count.ok()) return count.status();
  const Tally& tally = hook.play.state.players[*seat].tally;
  const int counts[] = {tally.own_models_lost,        tally.own_units_lost,
                        tally.enemy_models_destroyed, tally.enemy_units_destroyed,
                        tally.natural_twelves,        tally.natural_ones};
  return Give(call, counts[*count]);
}

absl::Status UnitsDestroyedIn(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  absl::StatusOr<int> seat = OwnSeat(hook);
  if (!seat.ok()) return seat.status();
  absl::StatusOr<int> area = WordArgument("area", call.args[0].text, kAreas);
  if (!area.ok()) return area.status();
  return Give(call, hook.play.state.players[*seat].tally.destroyed_in[*area]);
}

// The quacktic that a player has going; an error if there is none.
absl::StatusOr<const Quacktic*> ActiveQuacktic(const HookCall& hook) {
  absl::StatusOr<int> seat = OwnSeat(hook);
  if (!seat.ok()) return seat.status();
  const int active = hook.play.state.players[*seat].quacktic;
  if (active == 0) return Lacking(hook, "an active quacktic");
  return &At(hook.play.rules.content().quacktics, active - 1);
}

absl::Status QuackticVerb(void* context, ScriptCall& call) {
  absl::StatusOr<const Quacktic*> quacktic = ActiveQuacktic(CallOf(context));
  return quacktic.ok() ? GiveText(call, (*quacktic)->id) : quacktic.status();
}

absl::Status QuackticRounds(void* context, ScriptCall& call) {
  absl::StatusOr<const Quacktic*> quacktic = ActiveQuacktic(CallOf(context));
  return quacktic.ok() ? Give(call, (*quacktic)->rounds) : quacktic.status();
}

const ScriptParam kArea = {"area", ScriptType::kString, false,
                           "own_zone, own_side, enemy_side or enemy_zone."};
const ScriptParam kCorners = {"point", ScriptType::kIntList, false, "x and y."};

std::vector<ScriptVerb> PlaceVerbs() {
  return {
      {"units_in",
       "The units of a player that have at least half of their models in an area.",
       {kArea, kPlayerParam},
       kUnits,
       UnitsIn},
      {"objects",
       "The points of interest of a player's mission.",
       {kPlayerParam},
       {"objects", ScriptType::kIntList, false, "Their numbers, from 1."},
       Objects},
      {"object_point",
       "Where a point of interest is.",
       {{"object", ScriptType::kInt, false, "Its number."}},
       kCorners,
       ObjectPoint},
      {"map_size",
       "How wide and long the map is.",
       {},
       {"size", ScriptType::kIntList, false, "Width and length."},
       MapSize},
      {"models_near_point",
       "The models of a player on the map whose base is within a distance of a point; height does "
       "not matter.",
       {{"x", ScriptType::kInt, false, "Across the map."},
        {"y", ScriptType::kInt, false, "Along the map."},
        {"distance", ScriptType::kInt, false, "The distance, at most."},
        kPlayerParam},
       kModels,
       ModelsNearPoint},
      {"highest_obstacle",
       "The highest obstacle of the map; of several the one nearest to the middle, then the first.",
       {},
       {"obstacle", ScriptType::kInt, true, "Its number; nil if there is no obstacle."},
       HighestObstacleVerb},
      {"models_on_obstacle",
       "The models of a player that stand on the flat top of an obstacle; who flies does not.",
       {{"obstacle", ScriptType::kInt, false, "Its number, from 1."}, kPlayerParam},
       kModels,
       ModelsOnObstacle},
  };
}

}  // namespace

std::vector<ScriptVerb> ScoringVerbs() {
  std::vector<ScriptVerb> verbs = {
      {"score",
       "Gives a player victory points, or takes some; nobody has fewer than none.",
       {{"points", ScriptType::kInt, false, "How many; may be negative."}, kPlayerParam},
       kNoResult,
       ScoreVerb},
      {"victory_points", "The victory points of a player.", {kPlayerParam}, kNumber, VictoryPoints},
      {"mission_shared", "Whether both players have the same mission.", {}, kAnswer, MissionShared},
      {"tally",
       "What happened since the own player's quacktic began. Natural results are those of own "
       "attack rolls, as they finally stood.",
       {{"count", ScriptType::kString, false,
         "own_models_lost, own_units_lost, enemy_models_destroyed, enemy_units_destroyed, "
         "natural_twelves or natural_ones."}},
       kNumber,
       TallyVerb},
      {"units_destroyed_in",
       "How many enemy units were destroyed in an area since the own player's quacktic began.",
       {kArea},
       kNumber,
       UnitsDestroyedIn},
      {"quacktic",
       "The quacktic that the own player has going.",
       {},
       {"id", ScriptType::kString, false, "Its id."},
       QuackticVerb},
      {"quacktic_rounds",
       "How many rounds that quacktic lasts in all.",
       {},
       kNumber,
       QuackticRounds},
  };
  for (ScriptVerb& verb : PlaceVerbs()) verbs.push_back(std::move(verb));
  return verbs;
}

}  // namespace mallard::duckhammer
