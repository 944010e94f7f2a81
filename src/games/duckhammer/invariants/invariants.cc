#include "src/games/duckhammer/invariants/invariants.h"

#include <algorithm>
#include <string>
#include <vector>

#include "mallard/frame/damaged.h"
#include "mallard/primitives/plane_zone.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/invariants/invariants_rolls.h"
#include "src/games/duckhammer/invariants/invariants_units.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer/setup/objects.h"
#include "src/games/duckhammer/setup/placing.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

bool IsOneOf(Phase phase, Phase first, Phase last) { return phase >= first && phase <= last; }

// The map is that of the configuration.
bool ValidMap(const DuckhammerRules& rules, const State& state) {
  const GameContent& content = rules.content();
  const Scale& scale = rules.ScaleOf(state);
  if (state.width != scale.width || state.length != scale.length) return false;
  if (rules.nested()) return state.map != 0;
  if (!rules.configuration().Text("terrain").empty()) return state.map == 0;
  if (state.map == 0 || content.maps[state.map - 1u].scale != rules.scale()) return false;
  const std::string& name = rules.configuration().Text("map");
  return name.empty() || content.map_names.Find(name) == state.map - 1;
}

// Whose turns a phase has: none, both players', or those in which units land, too.
bool ValidTurn(const State& state) {
  switch (state.phase) {
    case Phase::kDeployment:
    case Phase::kQuacktics:
    case Phase::kChant:
    case Phase::kShoot:
      return state.turn < 2;
    case Phase::kMovement:
    case Phase::kFight:
    case Phase::kCharge:
      return state.turn < 4;
    case Phase::kMorale:
      return state.turn != 1 && state.turn < 4;
    default:
      return state.turn == 0;
  }
}

bool ValidFrame(const State& state) {
  constexpr int kMostReportSteps = 16;
  if (state.report_step > kMostReportSteps) return false;
  const bool over = state.phase == Phase::kOver;
  if (!ValidTurn(state)) return false;
  if (over != (state.asked == 0) || over != (state.stage == Stage::kNone)) return false;
  if (over != (state.winner != 0) || over != (state.ending != kNotOver)) return false;
  if (state.round > state.rounds) return false;
  // A battle can be given up before its first round.
  if (!over && (state.round == 0) != (state.phase < Phase::kQuacktics)) return false;
  return state.monsters_done <= state.monster_units;
}

// Where each question can be asked.
bool FitsPhase(Stage stage, Phase phase) {
  switch (stage) {
    case Stage::kNone:
      return phase == Phase::kOver;
    case Stage::kMusterList:
      return phase == Phase::kMuster;
    case Stage::kChooseLead:
    case Stage::kChooseSide:
      return phase == Phase::kRollOff;
    case Stage::kChooseMission:
      return phase == Phase::kMissions;
    case Stage::kNameMonster:
    case Stage::kPlaceMonster:
    case Stage::kPlaceObject:
      return IsOneOf(phase, Phase::kMissions, Phase::kPlacing);
    case Stage::kDeploy:
      return phase == Phase::kDeployment;
    case Stage::kArrange:
      return phase == Phase::kDeployment || phase == Phase::kCharge;
    case Stage::kStartQuacktic:
      return phase == Phase::kQuacktics;
    case Stage::kActivate:
      return phase == Phase::kMovement || phase == Phase::kCharge ||
             IsOneOf(phase, Phase::kChant, Phase::kFight);
    case Stage::kMoving:
    case Stage::kRetaliate:
      return phase == Phase::kMovement || phase == Phase::kCharge;
    case Stage::kPrepare:
    case Stage::kCounter:
      return IsOneOf(phase, Phase::kChant, Phase::kFight);
    case Stage::kSway:
    case Stage::kLosses:
    case Stage::kPickWeapon:
      return IsOneOf(phase, Phase::kQuacktics, Phase::kReport);
    case Stage::kLand:
      return IsOneOf(phase, Phase::kMovement, Phase::kReport);
  }
  return false;
}

bool ValidActivity(const State& state) {
  const Activity& activity = state.activity;
  if (activity.unit == 0) return activity.kind == kNoActivity && activity.way == Way::kWalk;
  if (activity.kind == kNoActivity) return false;
  const Unit& unit = state.units[activity.unit - 1];
  if (unit.size == 0) return false;
  const bool placing = activity.kind == kDeployActivity || activity.kind == kReinforceActivity;
  return unit.owner < kSeats && (state.phase != Phase::kDeployment || placing) &&
         CountOnMap(state, activity.unit - 1) > 0;
}

// Nothing is going on that would have to be finished first.
bool AtRest(const State& state) {
  return state.activity.unit == 0 && state.batch.kind == BatchKind::kNone && state.losses == 0 &&
         state.pick_count == 0;
}

// What is placed next, and by whom.
bool ValidPlacing(const Position& position) {
  const State& state = position.state;
  if (state.stage == Stage::kPlaceMonster) {
    const int unit = MonsterToPlace(state);
    return unit >= 0 && state.asked == 1 << Other(state.units[unit].brought_by);
  }
  const ObjectGroup group = NextObjectGroup(position);
  return group.whose != 0 && state.asked == 1 << ObjectPlacer(state, group);
}

// Who chooses losses or a weapon to mark.
bool ValidChoice(const State& state) {
  if ((state.losses != 0) != (state.stage == Stage::kLosses)) return false;
  if (state.stage == Stage::kLosses) {
    const Unit& unit = state.units[LosingUnit(state)];
    return unit.pending != 0 && unit.owner < kSeats && state.asked == 1 << unit.owner;
  }
  if (state.stage != Stage::kPickWeapon) return state.pick_count == 0;
  return state.pick_count != 0 && state.picks[0].seat < kSeats &&
         state.asked == 1 << state.picks[0].seat && OnMap(state.models[state.picks[0].model]);
}

// Who prepares an attack, or answers it.
bool ValidDeclaration(const State& state) {
  const Batch& batch = state.batch;
  if (batch.kind != BatchKind::kAttack || batch.sides == 0) return false;
  if (state.stage == Stage::kPrepare) {
    const Side& side = batch.side[batch.sides - 1];
    const int owner = state.units[side.unit].owner;
    return batch.step == kPreparing && side.spell == 0 && owner < kSeats &&
           state.asked == 1 << owner &&
           state.units[side.unit].owner != state.units[side.target].owner;
  }
  if (batch.step != kCountering || batch.asked_counters == 0 || batch.sides >= kMaxSides) {
    return false;
  }
  const Unit& unit = state.units[CounteringUnit(state)];
  return unit.size != 0 && state.asked == 1 << unit.owner;
}

// A question about something needs that thing, and goes to the one it concerns.
bool ValidQuestion(const Position& position) {
  const State& state = position.state;
  const Activity& activity = state.activity;
  const int mover = activity.unit == 0 ? kNobody : state.units[activity.unit - 1].owner;
  const bool placing = activity.kind == kDeployActivity || activity.kind == kReinforceActivity;
  if (!ValidChoice(state)) return false;
  switch (state.stage) {
    case Stage::kMusterList:
    case Stage::kChooseMission:
      return AtRest(state);
    case Stage::kNone:
      return AtRest(state);
    case Stage::kPlaceMonster:
    case Stage::kPlaceObject:
      return AtRest(state) && ValidPlacing(position);
    case Stage::kChooseLead:
    case Stage::kChooseSide:
    case Stage::kNameMonster:
      return AtRest(state) && state.asked != 3;
    case Stage::kDeploy:
    case Stage::kStartQuacktic:
    case Stage::kActivate:
      return AtRest(state) && state.turn < 2 && state.asked == 1 << SeatOfTurn(state);
    case Stage::kLand:
      return AtRest(state) && (state.turn & 2) != 0 && state.asked == 1 << SeatOfTurn(state);
    case Stage::kArrange:
      return activity.unit != 0 && placing && state.asked == 1 << mover;
    case Stage::kMoving:
      return activity.unit != 0 && !placing && activity.kind != kLeaveActivity &&
             state.batch.kind == BatchKind::kNone && state.asked == 1 << mover;
    case Stage::kRetaliate:
      return activity.unit != 0 && activity.kind == kLeaveActivity &&
             state.batch.kind == BatchKind::kNone && state.asked == 1 << Other(mover);
    case Stage::kPrepare:
    case Stage::kCounter:
      return activity.unit == 0 && ValidDeclaration(state);
    case Stage::kSway:
      return state.batch.kind != BatchKind::kNone && state.batch.step == kSwaying &&
             state.asked != 3 && state.players[state.asked - 1].victory_points > 0;
    case Stage::kLosses:
    case Stage::kPickWeapon:
      // Functions of what is attacked are called before anything is rolled.
      return state.batch.kind == BatchKind::kNone || state.batch.step >= kFinal ||
             (state.batch.kind == BatchKind::kAttack && state.batch.step == kRolling);
  }
  return false;
}

// A mission, its monsters, the quacktic.
bool ValidPlans(const DuckhammerRules& rules, const State& state, int seat, bool whole) {
  const GameContent& content = rules.content();
  const Player& player = state.players[seat];
  const bool asked = (state.asked >> seat & 1) != 0;
  const bool given = rules.nested();  // By the game around it, before the battle.
  if (state.phase < Phase::kMissions && player.mission != 0 && !given) return false;
  if (state.stage == Stage::kChooseMission) {
    // Whoever has chosen may hide it; whoever is asked has not.
    if (asked ? player.mission != 0 : whole && player.mission == 0) return false;
  } else if (state.phase >= Phase::kMissions && state.phase != Phase::kOver &&
             player.mission == 0 && !content.missions.empty()) {
    return false;
  }
  const int most = player.mission == 0 ? 0 : content.missions[player.mission - 1u].monsters_most;
  if (player.monster_count > most) return false;
  if (player.quacktic == 0) return player.quacktic_rounds == 0 && player.quacktic_unit == 0;
  const Quacktic& quacktic = content.quacktics[player.quacktic - 1u];
  if (player.quacktic_rounds < 1 || player.quacktic_rounds > quacktic.rounds) return false;
  if ((player.quacktic_unit != 0) != !quacktic.restriction.list.empty()) return false;
  if (player.quacktic_unit == 0) return true;
  const Unit& unit = state.units[player.quacktic_unit - 1];
  return unit.size != 0 && unit.owner == seat;
}

// Whoever is not asked has finished a legal list; a given one stands as it was given.
bool ValidMustering(const DuckhammerRules& rules, const State& state, int seat, bool whole) {
  const Player& player = state.players[seat];
  if (state.phase != Phase::kMuster) return true;
  if (((state.asked >> seat & 1) != 0) != (player.ready == 0)) return false;
  size_t units = 0;
  while (units < kMaxUnits && player.army[units].model != 0) ++units;
  if (!whole && units == 0) return true;
  const absl::Span<const Enlisted> list(player.army, units);
  const std::vector<Enlisted>& given = rules.given_army(seat);
  if (!given.empty()) {
    return std::equal(list.begin(), list.end(), given.begin(), given.end(),
                      [](const Enlisted& a, const Enlisted& b) {
                        return a.model == b.model && a.count == b.count && a.loadout == b.loadout;
                      });
  }
  if (player.ready == 0) return true;
  const absl::StatusOr<std::vector<std::string>> problems =
      CheckArmy(rules.content(), rules.ruleset().scripts(), list, rules.points());
  return problems.ok() && problems->empty();
}

bool ValidObjects(const State& state) {
  if (state.object_count > 0 && state.phase < Phase::kPlacing) return false;
  for (int i = 0; i < state.object_count; ++i) {
    const Object& object = state.objects[i];
    if (object.whose < 1 || object.whose > 3) return false;
    if (!Contains(MapOf(state), Point{object.x, object.y})) return false;
  }
  return true;
}

// Whoever is asked has an answer, also if a pack asks something first.
bool CanBeAnswered(const DuckhammerRules& rules, const State& state) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if ((state.asked >> seat & 1) == 0) continue;
    Action answer;
    Listing first = Listing::Nth(0, &answer);
    rules.HandlerOf(rules.Asked(state).decision).list({rules, state}, seat, first);
    if (answer.kind == 0) return false;
  }
  return true;
}

}  // namespace

absl::Status CheckInvariants(const DuckhammerRules& rules, const State& state, bool whole) {
  if (!ValidMap(rules, state)) return Damaged("the map");
  if (!ValidFrame(state)) return Damaged("the phase");
  if (absl::Status status = CheckUnitInvariants(rules, state); !status.ok()) return status;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!ValidMustering(rules, state, seat, whole)) return Damaged("an army list");
    if (!ValidPlans(rules, state, seat, whole)) return Damaged("a mission or quacktic");
  }
  if (!ValidObjects(state)) return Damaged("the points of interest");
  if (absl::Status status = CheckRollInvariants(rules, state); !status.ok()) return status;
  if (!FitsPhase(state.stage, state.phase) || !ValidActivity(state) ||
      !ValidQuestion({rules, state})) {
    return Damaged("what is being asked");
  }
  if (!CanBeAnswered(rules, state)) return Damaged("what is being asked has no answer");
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
