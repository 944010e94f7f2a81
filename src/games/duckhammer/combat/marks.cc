// Marks on models, units and weapons, and the choice of the weapon that gets one.
#include "src/games/duckhammer/combat/marks.h"

#include <algorithm>

#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

// Weapons of a model that carry no mark: how many, and the first.
struct Unmarked {
  int count = 0;
  int first = -1;
};
Unmarked UnmarkedWeapons(const State& state, int model) {
  Unmarked unmarked;
  if (!OnMap(state.models[model])) return unmarked;
  const Profile& profile = state.profiles[UnitOf(state, model)];
  for (int w = 0; w < profile.weapon_count; ++w) {
    if (state.models[model].weapon_marks[w] != 0) continue;
    if (unmarked.count++ == 0) unmarked.first = w;
  }
  return unmarked;
}

void DropPick(State& state) {
  std::copy(state.picks + 1, state.picks + state.pick_count, state.picks);
  state.picks[--state.pick_count] = Pick();
}

// Marks a weapon as the first pick says.
void TakePick(Play& play, int weapon) {
  const Pick pick = play.state.picks[0];
  play.state.models[pick.model].weapon_marks[weapon] = pick.mark;
  DropPick(play.state);
  play.Tell(kWeaponMarked, pick.model, weapon + 1, pick.mark - 1);
}

}  // namespace

Refusal CheckPick(const Position& position, int, const Action& action) {
  const State& state = position.state;
  const int model = state.picks[0].model;
  const int weapon = action.args[0] - 1;
  if (weapon >= state.profiles[UnitOf(state, model)].weapon_count) {
    return Forbidden("model {model} has no weapon {weapon}", model, action.args[0]);
  }
  if (state.models[model].weapon_marks[weapon] != 0) {
    return Forbidden("weapon {weapon} has a mark already", action.args[0]);
  }
  return kAllowed;
}

void ListPick(const Position& position, int, Listing& out) {
  const Model& model = position.state.models[position.state.picks[0].model];
  const Profile& profile =
      position.state.profiles[UnitOf(position.state, position.state.picks[0].model)];
  for (int w = 0; w < profile.weapon_count; ++w) {
    if (model.weapon_marks[w] == 0 && !out.One({kPick, {w + 1}})) return;
  }
}

absl::Status ApplyPick(Play& play, int, const Action& action) {
  TakePick(play, action.args[0] - 1);
  play.AskNobody();
  return absl::OkStatus();
}

void QueuePick(Play& play, int seat, int model, int mark) {
  State& state = play.state;
  if (state.pick_count == kMaxPicks || UnmarkedWeapons(state, model).count == 0) return;
  state.picks[state.pick_count++] = {static_cast<uint16_t>(model), static_cast<uint8_t>(mark + 1),
                                     static_cast<uint8_t>(seat)};
}

void AskPick(Play& play) {
  const Pick& pick = play.state.picks[0];
  const Unmarked unmarked = UnmarkedWeapons(play.state, pick.model);
  if (unmarked.count == 0) {
    DropPick(play.state);
  } else if (unmarked.count == 1 || pick.seat == kNobody) {
    TakePick(play, unmarked.first);
  } else {
    play.Ask(Stage::kPickWeapon, pick.seat);
  }
}

void MarkModel(Play& play, int model, int mark, bool on) {
  auto& marks = play.state.models[model].marks;
  if (marks.Has(mark) == on) return;
  marks.Set(mark, on ? 1 : 0);
  play.Tell(kModelMarked, model, mark, on ? 1 : 0);
}

void MarkUnit(Play& play, int unit, int mark, int count) {
  auto& marks = play.state.units[unit].marks;
  const int now = std::clamp(count, 0, UINT8_MAX);
  if (marks[mark] == now) return;
  marks.Set(mark, now);
  play.Tell(kUnitMarked, unit, mark, now);
}

}  // namespace mallard::duckhammer
