#include "src/games/duckhammer/script/script.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"

namespace mallard::duckhammer {
namespace {

const HookSpec& SpecOf(HookPoint point) { return At(HookSpecs(), point); }

// Runs one function of an ability; `value` goes through it.
absl::Status RunOne(HookCall& call, const HookSpec& spec, ScriptFunction function,
                    absl::string_view ability, int64_t* value) {
  ScriptValue argument;
  const bool through = !spec.hook.params.empty();
  if (through) {
    assert(value != nullptr);
    argument = spec.hook.params[0].type == ScriptType::kBool ? ScriptValue::Bool(*value != 0)
                                                             : ScriptValue::Int(*value);
  }
  call.hook = &spec.hook;
  call.asks = spec.asks;
  ScriptResult result;
  absl::Status status = call.play.Call(function, spec.hook, &call,
                                       absl::MakeConstSpan(&argument, through ? 1 : 0), &result);
  if (!status.ok() || !through || result.type == ScriptType::kNil) return status;
  if (result.integer < spec.least || result.integer > spec.most) {
    return absl::AbortedError(absl::StrCat(spec.hook.name, " of ", ability, " gave back ",
                                           result.integer, "; it must be a number from ",
                                           spec.least, " to ", spec.most));
  }
  *value = result.integer;
  return status;
}

// The nearest model of a unit within a range of `model`; -1 if none is.
int NearestWithin(const Position& position, int unit, int model, int32_t range) {
  int nearest = -1;
  int32_t least = 0;
  ForEachOnMap(position.state, unit, [&](int m) {
    if (!WithinReach(position, m, model, WeaponKind::kMelee, range)) return;
    const int32_t distance = WeaponDistance(position, m, model, WeaponKind::kMelee);
    if (nearest >= 0 && distance >= least) return;
    nearest = m;
    least = distance;
  });
  return nearest;
}

// What the auras of a friendly unit make of a model's Grade.
absl::Status RunAuras(Play& play, int unit, int ally_unit, int ally, int64_t* grade) {
  const Profile& profile = play.state.profiles[unit];
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const ModelAbility& ability = play.rules.content().model_abilities[use.ability - 1u];
    if (!ability.hooks.Has(HookPoint::kAllyGrade)) continue;
    const int near = NearestWithin(play.position(), unit, ally, ability.aura_range);
    if (near < 0) continue;
    HookCall call{play, play.state.units[unit].owner, unit, near};
    call.other_unit = ally_unit;
    call.other_model = ally;
    call.ability = &ability;
    call.argument = use.argument;
    absl::Status status = RunOne(call, SpecOf(HookPoint::kAllyGrade),
                                 ability.hooks[HookPoint::kAllyGrade], ability.id, grade);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

bool HasPoint(uint64_t mask, HookPoint point) { return (mask >> static_cast<int>(point) & 1) != 0; }

// Whether a mark on the unit, or on one of its models, carries a function for that point.
bool MarksHaveHook(const Position& position, int unit, HookPoint point) {
  const GameContent& content = position.rules.content();
  if (!HasPoint(content.mark_hook_mask, point)) return false;
  bool has = false;
  const auto look = [&](int mark, int) { has = has || At(content.marks, mark).hooks.Has(point); };
  position.state.units[unit].marks.ForEach(look);
  ForEachOnMap(position.state, unit, [&](int number) {
    const Model& model = position.state.models[number];
    model.marks.ForEach(look);
    for (const uint8_t mark : model.weapon_marks) {
      if (mark != 0) look(mark - 1, 1);
    }
  });
  return has;
}

absl::Status RunHookOf(HookCall& call, int number, HookPoint point, int64_t* value) {
  const Mark& mark = At(call.play.rules.content().marks, number);
  if (!mark.hooks.Has(point)) return absl::OkStatus();
  return RunOne(call, SpecOf(point), mark.hooks[point], mark.id, value);
}

// The functions of marks that were there when it began: functions may put on and take off some.
template <class Held>
absl::Status RunHooksOf(HookCall& call, const Held& held, HookPoint point, int64_t* value) {
  const Held marks = held;
  absl::Status status;
  marks.ForEach([&](int number, int) {
    if (status.ok()) status = RunHookOf(call, number, point, value);
  });
  return status;
}

// Those of the marks on call.model and on its weapons; where a weapon is meant, on that one.
absl::Status RunHooksOfModel(HookCall& call, HookPoint point, int64_t* value) {
  const Model& model = call.play.state.models[call.model];
  absl::Status status = RunHooksOf(call, model.marks, point, value);
  const int meant = call.weapon;
  for (int w = 0; status.ok() && w < kMaxWeapons; ++w) {
    const uint8_t mark = At(model.weapon_marks, w);
    if (mark == 0 || (meant >= 0 && meant != w)) continue;
    call.weapon = w;
    status = RunHookOf(call, mark - 1, point, value);
  }
  call.weapon = meant;
  return status;
}

absl::Status RunMarkHooks(HookCall& call, HookPoint point, int64_t* value) {
  const State& state = call.play.state;
  if (!HasPoint(call.play.rules.content().mark_hook_mask, point)) return absl::OkStatus();
  absl::Status status = RunHooksOf(call, state.units[call.unit].marks, point, value);
  if (call.model >= 0) return status.ok() ? RunHooksOfModel(call, point, value) : status;
  ForEachOnMap(state, call.unit, [&](int model) {
    if (!status.ok()) return;
    call.model = model;
    status = RunHooksOfModel(call, point, value);
  });
  call.model = -1;
  return status;
}

}  // namespace

bool HasHook(const Position& position, int unit, HookPoint point) {
  const GameContent& content = position.rules.content();
  const uint64_t bit = uint64_t{1} << static_cast<int>(point);
  if ((content.hook_mask & bit) == 0) return false;
  if (MarksHaveHook(position, unit, point)) return true;
  const Profile& profile = position.state.profiles[unit];
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    if ((content.model_abilities[use.ability - 1u].hooks.mask & bit) != 0) return true;
  }
  for (int w = 0; w < profile.weapon_count; ++w) {
    for (const uint8_t ability : profile.weapons[w].abilities) {
      if (ability == 0) break;
      if ((content.weapon_abilities[ability - 1u].hooks.mask & bit) != 0) return true;
    }
  }
  return false;
}

absl::Status RunModelHooks(HookCall& call, HookPoint point, int64_t* value) {
  const GameContent& content = call.play.rules.content();
  if ((content.hook_mask >> static_cast<int>(point) & 1) == 0) return absl::OkStatus();
  call.of_weapon = false;
  for (const AbilityUse& use : call.play.state.profiles[call.unit].abilities) {
    if (use.ability == 0) break;
    const ModelAbility& ability = content.model_abilities[use.ability - 1u];
    if (!ability.hooks.Has(point)) continue;
    call.ability = &ability;
    call.argument = use.argument;
    absl::Status status = RunOne(call, SpecOf(point), ability.hooks[point], ability.id, value);
    if (!status.ok()) return status;
  }
  call.ability = nullptr;
  call.argument = 0;
  return RunMarkHooks(call, point, value);
}

absl::Status RunWeaponHooks(HookCall& call, HookPoint point, int64_t* value) {
  const GameContent& content = call.play.rules.content();
  if ((content.hook_mask >> static_cast<int>(point) & 1) == 0) return absl::OkStatus();
  assert(call.weapon >= 0);
  call.of_weapon = true;
  for (const uint8_t number : call.play.state.profiles[call.unit].weapons[call.weapon].abilities) {
    if (number == 0) break;
    const WeaponAbility& ability = content.weapon_abilities[number - 1u];
    if (!ability.hooks.Has(point)) continue;
    absl::Status status = RunOne(call, SpecOf(point), ability.hooks[point], ability.id, value);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status RunHooks(HookCall& call, HookPoint point, int64_t* value) {
  absl::Status status = RunModelHooks(call, point, value);
  if (!status.ok() || call.weapon < 0) return status;
  return RunWeaponHooks(call, point, value);
}

absl::Status RunUnitHooks(Play& play, int unit, HookPoint point) {
  if (!HasHook(play.position(), unit, point)) return absl::OkStatus();
  HookCall call{play, play.state.units[unit].owner, unit};
  return RunModelHooks(call, point);
}

absl::StatusOr<int> GradeInAttack(Play& play, int model) {
  const State& state = play.state;
  const int unit = UnitOf(state, model);
  const int owner = state.units[unit].owner;
  int64_t grade = state.profiles[unit].grade;
  if (HasHook(play.position(), unit, HookPoint::kGrade)) {
    HookCall call{play, owner, unit, model};
    absl::Status status = RunModelHooks(call, HookPoint::kGrade, &grade);
    if (!status.ok()) return status;
  }
  constexpr uint64_t kAuras = uint64_t{1} << static_cast<int>(HookPoint::kAllyGrade);
  if ((play.rules.content().hook_mask & kAuras) == 0) return static_cast<int>(grade);
  for (int u = FirstUnit(owner); u < FirstUnit(owner) + UnitSlots(owner); ++u) {
    if (u == unit || state.units[u].size == 0) continue;
    if (!HasHook(play.position(), u, HookPoint::kAllyGrade)) continue;
    absl::Status status = RunAuras(play, u, unit, model, &grade);
    if (!status.ok()) return status;
  }
  return static_cast<int>(grade);
}

absl::Status RunContent(HookCall& call, ScriptFunction function, const ScriptHook& hook,
                        int64_t* result) {
  call.hook = &hook;
  call.asks = &hook == &GambleHook();
  ScriptResult given;
  absl::Status status = call.play.Call(function, hook, &call, {}, &given);
  if (result != nullptr) *result = given.type == ScriptType::kNil ? 0 : given.integer;
  return status;
}

absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  State& state = play.state;
  const GameContent& content = play.rules.content();
  const int32_t* const subject = answer.asked.subject;
  HookCall call{play, answer.seat() < 0 ? kNobody : answer.seat()};
  call.hook = &answer.hook;
  // Numbers come from bytes, too: what is not there is not meant.
  const auto unit = [&](int32_t number) {
    return number >= 1 && number <= kUnitSlots && state.units[number - 1].size != 0 ? number - 1
                                                                                    : -1;
  };
  const auto model = [&](int32_t number) {
    const bool there = number >= 1 && number <= kModelSlots &&
                       state.models[number - 1].status != ModelStatus::kNone;
    return there ? number - 1 : -1;
  };
  call.unit = unit(subject[0]);
  call.model = model(subject[1]);
  const int weapons = call.unit < 0 ? 0 : state.profiles[call.unit].weapon_count;
  if (subject[2] >= 1 && subject[2] <= weapons) call.weapon = subject[2] - 1;
  call.other_unit = unit(subject[3]);
  call.other_model = model(subject[4]);
  if (subject[5] >= 1 && subject[5] <= Size(content.spells)) call.spell = subject[5] - 1;
  if (subject[6] >= 1 && subject[6] <= Size(content.model_abilities)) {
    call.ability = &At(content.model_abilities, subject[6] - 1);
    const int arguments =
        call.ability->argument == ModelAbility::Argument::kSpell      ? Size(content.spells)
        : call.ability->argument == ModelAbility::Argument::kQuacktic ? Size(content.quacktics)
                                                                      : 0;
    if (subject[7] >= 0 && subject[7] <= arguments) call.argument = subject[7];
  }
  call.of_weapon = subject[8] != 0;
  if (absl::Status status = play.Call(answer.function, answer.hook, &call, answer.args);
      !status.ok()) {
    return status;
  }
  // What the function did may have to be settled, and may have changed what can be done next.
  const bool at_rest = state.stage == Stage::kActivate || state.stage == Stage::kLand;
  if (state.losses != 0 || state.pick_count != 0 || at_rest) play.AskNobody();
  return absl::OkStatus();
}

Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value) {
  const State& state = position.state;
  const bool unit_is_there = asked.answer != kUnitAnswer || CountOnMap(state, value) > 0;
  const bool model_is_there = asked.answer != kModelAnswer || OnMap(state.models[value]);
  return unit_is_there && model_is_there ? kAllowed : Forbidden("that is not on the map any more");
}

}  // namespace mallard::duckhammer
