// Verbs that tell whom a function is about, and when it runs.
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

// A number that the hook may lack: nil then.
absl::Status GiveOrNil(ScriptCall& call, int number) {
  if (number >= 0) call.result = ScriptValue::Int(number);
  return absl::OkStatus();
}

absl::Status OwnUnit(void* context, ScriptCall& call) {
  return GiveOrNil(call, CallOf(context).unit);
}
absl::Status OwnModel(void* context, ScriptCall& call) {
  return GiveOrNil(call, CallOf(context).model);
}
absl::Status OtherUnit(void* context, ScriptCall& call) {
  return GiveOrNil(call, CallOf(context).other_unit);
}
absl::Status OtherModel(void* context, ScriptCall& call) {
  return GiveOrNil(call, CallOf(context).other_model);
}

absl::Status WeaponVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  return GiveOrNil(call, hook.weapon < 0 ? -1 : hook.weapon + 1);
}

int64_t PlayerNumber(int owner) { return owner == kNobody ? 0 : owner + 1; }

absl::Status PlayerVerb(void* context, ScriptCall& call) {
  return Give(call, PlayerNumber(CallOf(context).seat));
}

absl::Status OpponentVerb(void* context, ScriptCall& call) {
  const int seat = CallOf(context).seat;
  return Give(call, seat == kNobody ? 0 : PlayerNumber(Other(seat)));
}

absl::Status UnitOfVerb(void* context, ScriptCall& call) {
  const absl::StatusOr<int> model = ModelArgument(CallOf(context), call.args[0]);
  if (!model.ok()) return model.status();
  return Give(call, UnitOf(CallOf(context).play.state, *model));
}

absl::Status ArgumentVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (hook.ability == nullptr || hook.argument == 0) return absl::OkStatus();
  const GameContent& content = hook.play.rules.content();
  const size_t position = static_cast<size_t>(hook.argument - 1);
  switch (hook.ability->argument) {
    case ModelAbility::Argument::kSpell:
      return GiveText(call, content.spells[position].id);
    case ModelAbility::Argument::kQuacktic:
      return GiveText(call, content.quacktics[position].id);
    case ModelAbility::Argument::kNone:
      break;
  }
  return absl::OkStatus();
}

absl::Status SpellVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (hook.spell < 0) return absl::OkStatus();
  return GiveText(call, At(hook.play.rules.content().spells, hook.spell).id);
}

absl::Status RoundVerb(void* context, ScriptCall& call) {
  return Give(call, CallOf(context).play.state.round);
}

absl::Status PhaseVerb(void* context, ScriptCall& call) {
  const char* const names[] = {"muster",    "roll_off", "missions", "placing", "deployment",
                               "quacktics", "movement", "chant",    "shoot",   "fight",
                               "morale",    "charge",   "report",   "over"};
  return GiveText(call, At(names, CallOf(context).play.state.phase));
}

}  // namespace

std::vector<ScriptVerb> ReadingVerbs() {
  const ScriptParam unit = {"unit", ScriptType::kInt, true, "Its number."};
  const ScriptParam model = {"model", ScriptType::kInt, true, "Its number."};
  const ScriptParam id = {"id", ScriptType::kString, true, "A full id."};
  using S = const Position&;
  return {
      {"unit", "The own unit; nil in functions of missions and gambles.", {}, unit, OwnUnit},
      {"model", "The own model; nil if the hook is about the whole unit.", {}, model, OwnModel},
      {"other_unit",
       "The unit on the other side: attacked, attacking, destroyed, or the ally whose Grade is "
       "asked; nil if there is none.",
       {},
       unit,
       OtherUnit},
      {"other_model", "The model on the other side; nil if there is none.", {}, model, OtherModel},
      {"weapon",
       "The weapon in use, from 1; nil if there is none.",
       {},
       {"weapon", ScriptType::kInt, true, "From 1."},
       WeaponVerb},
      {"player", "The own player: 1 or 2, 0 for a monster.", {}, kNumber, PlayerVerb},
      {"opponent", "The other player; 0 for a monster.", {}, kNumber, OpponentVerb},
      {"owner",
       "Whose unit it is: 1, 2, or 0 for a monster.",
       {kUnitParam},
       kNumber,
       AskUnit<[](S s, int u) { return PlayerNumber(s.state.units[u].owner); }>},
      {"unit_of", "The unit a model belongs to.", {kModelParam}, kNumber, UnitOfVerb},
      {"argument",
       "The spell or quacktic named with the ability; nil if none is.",
       {},
       id,
       ArgumentVerb},
      {"spell", "The spell being chanted or cast; nil if none is.", {}, id, SpellVerb},
      {"round", "The number of the round, from 1.", {}, kNumber, RoundVerb},
      {"phase",
       "The phase or, in Combat, the step.",
       {},
       {"phase", ScriptType::kString, false,
        "\"quacktics\", \"movement\", \"chant\", \"shoot\", \"fight\", \"morale\", \"charge\" or "
        "\"report\"."},
       PhaseVerb},
      GetVerb<HookCall>(kVariables,
                        "The value of a variable of the match, of a player or of a unit. An error "
                        "for one that only another player may know."),
  };
}

}  // namespace mallard::duckhammer
