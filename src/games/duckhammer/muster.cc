// Writing an army list in the match. Both players do it at the same time, and neither learns
// anything of the other's list before both are ready.
//
// What can never be mended by adding units is refused at once (points, a second Feather, too many
// of something); what adding may still mend (units of a faction that a Grade needs, and whatever
// abilities ask for) only when the player is ready.
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {
namespace {

absl::Span<const Enlisted> ListOf(const State& state, int seat) {
  const Enlisted* const army = state.players[seat].army;
  size_t units = 0;
  while (units < kMaxUnits && army[units].model != 0) ++units;
  return {army, units};
}

bool IsGiven(const Scene& scene, int seat) { return !scene.rules.given_army(seat).empty(); }

// OK if the action names a unit at all.
absl::Status CheckNamed(const GameContent& content, const Action& action) {
  const int model = action.args[0];
  if (model < 0 || model >= static_cast<int>(content.models.size())) {
    return absl::InvalidArgumentError("there is no such model");
  }
  const ModelEntry& entry = content.models[static_cast<size_t>(model)];
  const int count = action.args[1];
  if (count < 1 || count > entry.profile.full_strength) {
    return absl::InvalidArgumentError(absl::StrCat("a unit of ", entry.name, " has 1 to ",
                                                   entry.profile.full_strength, " models"));
  }
  const int loadout = action.args[2];
  if (loadout < 1 || loadout > entry.loadouts()) {
    return absl::InvalidArgumentError(
        absl::StrCat(entry.name, " has choices of weapons from 1 to ", entry.loadouts()));
  }
  const int same = entry.SameLoadout(loadout - 1) + 1;
  if (same != loadout) {
    return absl::InvalidArgumentError(
        absl::StrCat("choice ", loadout, " has the same weapons as choice ", same));
  }
  return absl::OkStatus();
}

Enlisted UnitOf(const Action& action) {
  return {static_cast<uint8_t>(action.args[0] + 1), static_cast<uint8_t>(action.args[1]),
          static_cast<uint8_t>(action.args[2] - 1)};
}

absl::Status CheckEnlist(const Scene& scene, int seat, const Action& action) {
  const absl::Status named = CheckNamed(scene.content(), action);
  if (!named.ok()) return named;
  const absl::Span<const Enlisted> list = ListOf(scene.state, seat);
  std::vector<Enlisted> longer(list.begin(), list.end());
  longer.push_back(UnitOf(action));
  const std::vector<std::string> problems =
      LastingProblems(scene.content(), longer, scene.rules.points());
  if (problems.empty()) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("with that unit the list would be refused: ", absl::StrJoin(problems, "; ")));
}

absl::Status CheckDismiss(const Scene& scene, int seat, const Action& action) {
  const size_t units = ListOf(scene.state, seat).size();
  if (action.args[0] >= 1 && static_cast<size_t>(action.args[0]) <= units) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("the list has ", units, " lines"));
}

absl::Status CheckReady(const Scene& scene, int seat) {
  const absl::StatusOr<std::vector<std::string>> reasons =
      CheckArmy(scene.content(), scene.rules.ruleset().scripts(), ListOf(scene.state, seat),
                scene.rules.points());
  if (!reasons.ok()) return reasons.status();
  if (reasons->empty()) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("the army list is refused: ", absl::StrJoin(*reasons, "; ")));
}

absl::Status Check(const Scene& scene, int seat, const Action& action) {
  if (action.kind != kEnlist && action.kind != kDismiss && action.kind != kReady) {
    return absl::InvalidArgumentError("the army list is being written: enlist, dismiss or ready");
  }
  if (IsGiven(scene, seat)) {
    if (action.kind == kReady) return absl::OkStatus();  // Checked when the match was made.
    return absl::FailedPreconditionError("the army list was given with the match");
  }
  if (action.kind == kEnlist) return CheckEnlist(scene, seat, action);
  return action.kind == kDismiss ? CheckDismiss(scene, seat, action) : CheckReady(scene, seat);
}

// Every unit of a model that can be enlisted now, by count, then loadout.
bool VisitModel(const Scene& scene, int seat, int model, ActionVisitor visit) {
  const ModelEntry& entry = scene.content().models[static_cast<size_t>(model)];
  for (int count = 1; count <= entry.profile.full_strength; ++count) {
    for (int loadout = 1; loadout <= entry.loadouts(); ++loadout) {
      const Action action = {kEnlist, {model, count, loadout}};
      if (entry.SameLoadout(loadout - 1) != loadout - 1) continue;
      // Weapons make no difference to what is allowed, and more models never make it better.
      if (loadout == 1 && !CheckEnlist(scene, seat, action).ok()) return true;
      if (!visit(action)) return false;
    }
  }
  return true;
}

bool Visit(const Scene& scene, int seat, ActionVisitor visit) {
  if (!IsGiven(scene, seat)) {
    for (int model = 0; model < static_cast<int>(scene.content().models.size()); ++model) {
      if (!VisitModel(scene, seat, model, visit)) return false;
    }
    const int lines = static_cast<int>(ListOf(scene.state, seat).size());
    for (int line = 1; line <= lines; ++line) {
      if (!visit({kDismiss, {line}})) return false;
    }
    if (!CheckReady(scene, seat).ok()) return true;
  }
  return visit({kReady, {}});
}

absl::Status Apply(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  const size_t units = ListOf(play.state, seat).size();
  if (action.kind == kEnlist) {
    player.army[units] = UnitOf(action);
  } else if (action.kind == kDismiss) {
    for (size_t i = static_cast<size_t>(action.args[0]); i < units; ++i) {
      player.army[i - 1] = player.army[i];
    }
    player.army[units - 1] = Enlisted{};
  } else {
    player.ready = 1;
    play.state.asked = static_cast<uint8_t>(play.state.asked & ~(1 << seat));
    if (play.state.asked == 0) play.AskNobody();  // RaiseArmies (setup.cc) tells what there is.
  }
  return absl::OkStatus();
}

}  // namespace

const StageHandler& MusterHandler() {
  static constexpr StageHandler kHandler = {Check, Visit, Apply, false};
  return kHandler;
}

}  // namespace mallard::duckhammer
