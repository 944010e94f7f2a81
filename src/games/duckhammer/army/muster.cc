// Writing an army list in the match. Both players do it at the same time, and neither learns
// anything of the other's list before both are ready.
//
// What can never be mended by adding units is refused at once (points, a second Feather, too many
// of something); what adding may still mend (units of a faction that a Grade needs, and whatever
// abilities ask for) only when the player is ready.
#include "src/games/duckhammer/army/muster.h"

#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/types/span.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {
namespace {

absl::Span<const Enlisted> ListOf(const State& state, int seat) {
  const Enlisted* const army = state.players[seat].army;
  size_t units = 0;
  while (units < kMaxUnits && army[units].model != 0) ++units;
  return {army, units};
}

bool IsGiven(const Position& position, int seat) {
  return !position.rules.given_army(seat).empty();
}

// Whether the action names a unit that can be at all.
Refusal CheckNamed(const GameContent& content, const Action& action) {
  const ModelEntry& entry = At(content.models, action.args[0]);
  const int count = action.args[1];
  if (count < 1 || count > entry.profile.full_strength) {
    return Senseless("a unit of {model} has 1 to {full_strength} models", entry.name,
                     entry.profile.full_strength);
  }
  const int loadout = action.args[2];
  if (loadout < 1 || loadout > entry.loadouts()) {
    return Senseless("{model} has choices of weapons from 1 to {loadouts}", entry.name,
                     entry.loadouts());
  }
  const int same = entry.SameLoadout(loadout - 1) + 1;
  if (same != loadout) {
    return Senseless("choice {loadout} has the same weapons as choice {same}", loadout, same);
  }
  return kAllowed;
}

Enlisted UnitOf(const Action& action) {
  return {static_cast<uint8_t>(action.args[0] + 1), static_cast<uint8_t>(action.args[1]),
          static_cast<uint8_t>(action.args[2] - 1)};
}

// The list with one more unit.
absl::InlinedVector<Enlisted, kMaxUnits + 1> Longer(const State& state, int seat,
                                                    const Action& action) {
  const absl::Span<const Enlisted> list = ListOf(state, seat);
  absl::InlinedVector<Enlisted, kMaxUnits + 1> longer(list.begin(), list.end());
  longer.push_back(UnitOf(action));
  return longer;
}

Refusal CheckEnlist(const Position& position, int seat, const Action& action) {
  if (Refusal no = CheckNamed(position.rules.content(), action)) return no;
  if (HasLastingProblem(position.rules.content(), Longer(position.state, seat, action),
                        position.rules.points())) {
    return Forbidden("with that unit the list would be refused");
  }
  return kAllowed;
}

Refusal CheckDismiss(const Position& position, int seat, const Action& action) {
  const int units = Size(ListOf(position.state, seat));
  if (action.args[0] <= units) return kAllowed;
  return Forbidden("the list has {units} lines", units);
}

Refusal CheckReady(const Position& position, int seat) {
  return IsArmyAllowed(position.rules.content(), position.rules.ruleset().scripts(),
                       ListOf(position.state, seat), position.rules.points())
             ? kAllowed
             : Forbidden("the army list is refused");
}

}  // namespace

Refusal CheckMuster(const Position& position, int seat, const Action& action) {
  if (IsGiven(position, seat)) {
    if (action.kind == kReady) return kAllowed;  // Checked when the match was made.
    return Forbidden("the army list was given with the match");
  }
  if (action.kind == kEnlist) return CheckEnlist(position, seat, action);
  return action.kind == kDismiss ? CheckDismiss(position, seat, action)
                                 : CheckReady(position, seat);
}

absl::Status ExplainMuster(const Position& position, int seat, const Action& action,
                           const Refusal& no) {
  const bool lists = action.kind == kEnlist || action.kind == kReady;
  if (no.code() != Refusal::Code::kForbidden || !lists || IsGiven(position, seat) ||
      !position.rules.Asked(position.state).Asks(seat)) {
    return no.ToStatus();
  }
  const GameContent& content = position.rules.content();
  const int points = position.rules.points();
  if (action.kind == kEnlist) {
    return absl::FailedPreconditionError(absl::StrCat(
        no.Text(), ": ",
        absl::StrJoin(LastingProblems(content, Longer(position.state, seat, action), points),
                      "; ")));
  }
  const absl::StatusOr<std::vector<std::string>> reasons =
      CheckArmy(content, position.rules.ruleset().scripts(), ListOf(position.state, seat), points);
  if (!reasons.ok()) return reasons.status();
  return absl::FailedPreconditionError(
      absl::StrCat(no.Text(), ": ", absl::StrJoin(*reasons, "; ")));
}

namespace {

// Every unit of a model that can be enlisted now, by count, then loadout.
bool ListModel(const Position& position, int seat, int model, Listing& out) {
  const ModelEntry& entry = At(position.rules.content().models, model);
  for (int count = 1; count <= entry.profile.full_strength; ++count) {
    for (int loadout = 1; loadout <= entry.loadouts(); ++loadout) {
      const Action action = {kEnlist, {model, count, loadout}};
      if (entry.SameLoadout(loadout - 1) != loadout - 1) continue;
      // Weapons make no difference to what is allowed, and more models never make it better.
      if (loadout == 1 && CheckEnlist(position, seat, action)) return true;
      if (!out.One(action)) return false;
    }
  }
  return true;
}

}  // namespace

void ListMuster(const Position& position, int seat, Listing& out) {
  if (!IsGiven(position, seat)) {
    for (int model = 0; model < Size(position.rules.content().models); ++model) {
      if (!ListModel(position, seat, model, out)) return;
    }
    if (!out.Range({kDismiss, {}}, 0, 1, Size(ListOf(position.state, seat)))) return;
    if (CheckReady(position, seat)) return;
  }
  out.One({kReady, {}});
}

absl::Status ApplyMuster(Play& play, int seat, const Action& action) {
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

}  // namespace mallard::duckhammer
