#include "src/games/duckhammer/scene/names.h"

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/actions.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

bool HasUnit(const State& state, int unit) {
  return unit >= 0 && unit < kUnitSlots && state.units[unit].size != 0;
}

// The unit of a model; -1 if there is no such model.
int UnitWith(const State& state, int model) {
  for (int unit = 0; unit < kUnitSlots; ++unit) {
    const Unit& u = state.units[unit];
    if (u.size != 0 && model >= u.first && model < u.first + u.size) return unit;
  }
  return -1;
}

// The unit whose weapon is meant: the one that is named first, else the one that is asked about.
int ArmedUnit(const State& state, const Thing& weapon) {
  if (const int32_t* unit = weapon.Beside(ArgType::kUnit)) return *unit;
  if (const int32_t* model = weapon.Beside(ArgType::kModel)) return UnitWith(state, *model);
  return state.stage == Stage::kPickWeapon && state.pick_count > 0
             ? UnitWith(state, state.picks[0].model)
             : SubjectUnit(state);
}

}  // namespace

SceneLabel NameOfUnit(const State& state, int unit) {
  const Profile& profile = state.profiles[unit];
  int number = 0, same = 0;
  for (int u = 0; u < kUnitSlots; ++u) {
    if (state.units[u].size == 0 || state.profiles[u].model != profile.model ||
        state.profiles[u].monster != profile.monster) {
      continue;
    }
    ++same;
    if (u == unit) number = same;
  }
  if (same == 1) number = 0;
  return profile.monster != 0 ? SceneLabel::Entry(kMonsterKind, profile.monster - 1, number)
                              : SceneLabel::Entry(kModelKind, profile.model - 1, number);
}

int TellingWeapon(const ModelEntry& model, int loadout) {
  int telling = -1;
  for (size_t slot = model.slots.size(); slot-- > 0;) {
    const int choices = Size(model.slots[slot]);
    const int choice = loadout % choices;
    loadout /= choices;
    if (choice != 0 || (telling < 0 && slot == 0)) {
      telling = At(model.slots[slot], choice);
    }
  }
  return telling;
}

SceneLabel NameOfLoadout(const GameContent& content, int model, int loadout) {
  if (model < 0 || static_cast<size_t>(model) >= content.models.size()) return {};
  const ModelEntry& entry = At(content.models, model);
  if (loadout < 0 || loadout >= entry.loadouts()) return {};
  const int weapon = TellingWeapon(entry, loadout);
  return weapon < 0 ? SceneLabel() : SceneLabel::Entry(kWeaponKind, weapon, loadout + 1);
}

ThingName NameThing(const DuckhammerRules& rules, const State& state, const Thing& thing) {
  const int value = thing.value();
  switch (thing.type()) {
    case ArgType::kUnit:
      return HasUnit(state, value) ? ThingName{NameOfUnit(state, value)} : ThingName();
    case ArgType::kModel: {
      const int unit = UnitWith(state, value);
      if (unit < 0) return {};
      const Unit& u = state.units[unit];
      return {NameOfUnit(state, unit), u.size > 1 ? value - u.first + 1 : 0};
    }
    case ArgType::kWeapon: {
      const int unit = ArmedUnit(state, thing);
      if (!HasUnit(state, unit) || value < 1 || value > state.profiles[unit].weapon_count)
        return {};
      return {SceneLabel::Entry(kWeaponKind, state.profiles[unit].weapons[value - 1].weapon - 1)};
    }
    case ArgType::kLoadout: {
      const int32_t* model = thing.Beside(ArgType::kName);
      if (model == nullptr) return {};
      return {NameOfLoadout(rules.content(), *model, value - 1)};
    }
    case ArgType::kLine: {
      const int seat = thing.reference.owner;
      if (seat < 0 || seat >= kSeats || value < 1 || value > kMaxUnits) return {};
      const Enlisted& line = state.players[seat].army[value - 1];
      return line.model == 0 ? ThingName()
                             : ThingName{SceneLabel::Entry(kModelKind, line.model - 1, value)};
    }
    case ArgType::kObject:
      return {SceneLabel::Word(kWordObject, value)};
    default:
      return {};
  }
}

size_t CostsOf(const DuckhammerRules& rules, const State& state, int seat, const Action& action,
               absl::Span<ActionCost> out) {
  const auto one = [&](int word, int amount) -> size_t {
    if (!out.empty()) out[0] = {SceneLabel::Word(word), amount};
    return 1;
  };
  const auto price = [&](int model, int count) {
    return At(rules.content().models, model).profile.cost * count;
  };
  switch (action.kind) {
    case kEnlist:
      return one(kWordArmyPoints, price(action.args[0], action.args[1]));
    case kDismiss: {
      const Enlisted& line = state.players[seat].army[action.args[0] - 1];
      return line.model == 0 ? 0 : one(kWordArmyPoints, -price(line.model - 1, line.count));
    }
    case kSwayDie:
      return one(kWordVictoryPoints, 1);
    default:
      return 0;
  }
}

}  // namespace mallard::duckhammer
