// The Report phase: what ends with the round, then the winner is looked for.
#include "src/games/duckhammer/scoring/report.h"

#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/field/coherency.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/surfacing.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

// The steps of Report in their order. After each of them losses are settled and an army without
// models has lost, before the next one begins.
enum ReportStep : uint8_t {
  kRemoving,
  kLanding,
  kComingUp,
  kKeepingTogether,
  kMonstersEffects,
  kLeadsEffects,
  kOthersEffects,
  kEndingMarks,
  kMissionPoints,
  kQuackticPoints,
  kLookingForWinner,
};

void LandEverybody(Play& play) {
  for (int unit = 0; unit < kUnitSlots; ++unit) {
    if (play.state.units[unit].Has(kFlying)) Land(play, unit);
  }
}

// Condemns the models of a unit that are out of coherency.
void CondemnStragglers(Play& play, int unit) {
  absl::InlinedVector<int, kMaxUnitModels> models;
  absl::InlinedVector<Cylinder, kMaxUnitModels> bodies;
  ForEachOnMap(play.state, unit, [&](int model) {
    models.push_back(model);
    bodies.push_back(BodyOf(play.position(), model));
  });
  const uint64_t lost = OutOfCoherency(bodies, kCoherencyRules);
  for (size_t i = 0; i < models.size(); ++i) {
    if ((lost >> i & 1) != 0) Condemn(play, models[i], kByCoherency);
  }
}

// All are judged as they stand and destroyed together, so that a loss never makes another. Monsters
// go where dice send them: they are not asked to stay together.
void KeepTogether(Play& play) {
  for (int seat = 0; seat < kSeats; ++seat) {
    ForEachUnitOnMap(play.state, seat, [&](int unit) { CondemnStragglers(play, unit); });
  }
}

bool EndsWithRound(const Play& play, int mark) {
  return At(play.rules.content().marks, mark).ends_with_round;
}

void EndUnitMarks(Play& play, int unit) {
  play.state.units[unit].marks.ForEach([&](int mark, int) {
    if (EndsWithRound(play, mark)) MarkUnit(play, unit, mark, 0);
  });
}

void EndModelMarks(Play& play, int model) {
  play.state.models[model].marks.ForEach([&](int mark, int) {
    if (EndsWithRound(play, mark)) MarkModel(play, model, mark, false);
  });
  for (int weapon = 0; weapon < kMaxWeapons; ++weapon) {
    uint8_t& mark = play.state.models[model].weapon_marks[weapon];
    if (mark == 0 || !EndsWithRound(play, mark - 1)) continue;
    play.Tell(kWeaponMarked, model, weapon + 1, mark - 1, 1);
    mark = 0;
  }
}

void EndMarks(Play& play) {
  for (int unit = 0; unit < kUnitSlots; ++unit) {
    const Unit& u = play.state.units[unit];
    if (u.size == 0) continue;
    EndUnitMarks(play, unit);
    for (int model = u.first; model < u.first + u.size; ++model) EndModelMarks(play, model);
  }
}

// Who has enough victory points, and more than the other: a seat, or -1.
int WinnerByPoints(const State& state) {
  const Player& a = state.players[0];
  const Player& b = state.players[1];
  const bool reached[kSeats] = {a.victory_points >= a.needed, b.victory_points >= b.needed};
  if (reached[0] && reached[1]) {
    if (a.victory_points == b.victory_points) return -1;
    return a.victory_points > b.victory_points ? 0 : 1;
  }
  if (reached[0]) return 0;
  return reached[1] ? 1 : -1;
}

int WinnerAfterLastRound(const State& state) {
  const int32_t a = state.players[0].points_lost;
  const int32_t b = state.players[1].points_lost;
  if (a == b) return state.lead;
  return a < b ? 0 : 1;
}

absl::Status EndRound(Play& play) {
  const State& state = play.state;
  absl::StatusOr<int> by_mission = WinnerByMission(play);
  if (!by_mission.ok()) return by_mission.status();
  const int winner = *by_mission >= 0 ? *by_mission : WinnerByPoints(state);
  if (winner >= 0) {
    Win(play, winner, kVictoryPoints);
  } else if (state.round >= state.rounds) {
    Win(play, WinnerAfterLastRound(state), kLastRound);
  } else {
    return BeginRound(play);
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status AdvanceReport(Play& play) {
  State& state = play.state;
  const int lead = state.lead;
  switch (state.report_step++) {
    case kRemoving:
      RemoveLingering(play, Removal::kReport);
      return absl::OkStatus();
    case kLanding:
      LandEverybody(play);
      return absl::OkStatus();
    case kComingUp:
      return BeginSurfacing(play, -1);
    case kKeepingTogether:
      KeepTogether(play);
      return absl::OkStatus();
    case kMonstersEffects:
      return RunRoundHooks(play, kNobody, HookPoint::kRoundEnd);
    case kLeadsEffects:
      return RunRoundHooks(play, lead, HookPoint::kRoundEnd);
    case kOthersEffects:
      return RunRoundHooks(play, Other(lead), HookPoint::kRoundEnd);
    case kEndingMarks:
      EndMarks(play);
      return absl::OkStatus();
    case kMissionPoints:
      return ScoreMissions(play);
    case kQuackticPoints:
      return SettleQuacktics(play);
    default:
      return EndRound(play);
  }
}

}  // namespace mallard::duckhammer
