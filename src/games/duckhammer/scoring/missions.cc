// Victory points, and what missions give them for.
#include "src/games/duckhammer/scoring/missions.h"

#include <algorithm>
#include <cstdint>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/script.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostPoints = 9999;        // No script can drive victory points beyond.
constexpr int kGradeOfHeroes = 4;        // From here on destroyed units give points to anybody ...
constexpr int kPointsForCharacters = 2;  // ... so many.

// The mission of a seat; null before it is chosen.
const Mission* MissionOf(const Play& play, int seat) {
  const int mission = play.state.players[seat].mission;
  return mission == 0 ? nullptr : &At(play.rules.content().missions, mission - 1);
}

// Monsters give nobody anything, and nobody scores for what nobody, or the owner, destroyed.
bool Credits(int owner, int by) { return owner < kSeats && by < kSeats && owner != by; }

absl::Status CallMission(Play& play, int seat, ScriptFunction function, int other_unit,
                         int other_model) {
  if (!function) return absl::OkStatus();
  HookCall call{play, seat};
  call.other_unit = other_unit;
  call.other_model = other_model;
  return RunContent(call, function, MissionHook());
}

}  // namespace

void Score(Play& play, int seat, int points) {
  Player& player = play.state.players[seat];
  const int before = player.victory_points;
  const int after = std::clamp(before + points, 0, kMostPoints);
  if (after == before) return;
  Put(player.victory_points, after);
  if (after > before) {
    Put(player.gained, std::min(player.gained + after - before, kMostPoints));
  }
  play.Tell(kScored, seat, after - before);
}

bool IsWorthPoints(const Profile& profile) { return profile.grade >= kGradeOfHeroes; }

absl::Status ScoreDestroyedModel(Play& play, int model, int by) {
  const int unit = UnitOf(play.state, model);
  if (!Credits(play.state.units[unit].owner, by)) return absl::OkStatus();
  const Mission* mission = MissionOf(play, by);
  if (mission == nullptr) return absl::OkStatus();
  return CallMission(play, by, mission->on_model_destroyed, unit, model);
}

absl::Status ScoreDestroyedUnit(Play& play, int unit, int by) {
  if (!Credits(play.state.units[unit].owner, by)) return absl::OkStatus();
  const Mission* mission = MissionOf(play, by);
  const bool usual = mission == nullptr || mission->own_unit_points;
  if (usual && IsWorthPoints(play.state.profiles[unit])) {
    Score(play, by, kPointsForCharacters);
  }
  if (mission == nullptr) return absl::OkStatus();
  return CallMission(play, by, mission->on_unit_destroyed, unit, -1);
}

absl::Status BeginMissions(Play& play) {
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    const Mission* mission = MissionOf(play, seat);
    if (mission == nullptr) continue;
    absl::Status status = CallMission(play, seat, mission->on_begin, -1, -1);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::StatusOr<int> WinnerByMission(Play& play) {
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    const Mission* mission = MissionOf(play, seat);
    if (mission == nullptr || !mission->wins) continue;
    HookCall call{play, seat};
    int64_t wins = 0;
    absl::Status status = RunContent(call, mission->wins, GambleHook(), &wins);
    if (!status.ok()) return status;
    if (wins != 0) return seat;
  }
  return -1;
}

absl::Status ScoreMissions(Play& play) {
  for (const int seat : {int{play.state.lead}, Other(play.state.lead)}) {
    const Mission* mission = MissionOf(play, seat);
    if (mission == nullptr) continue;
    absl::Status status = CallMission(play, seat, mission->on_report, -1, -1);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer
