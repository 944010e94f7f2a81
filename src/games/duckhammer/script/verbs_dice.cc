// Verbs about d12 rolls.
#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

// Whether a roll is one that an ability of the hook looks at: a die of the own unit, and of the
// weapon's attacks if the ability is a weapon's. A replaced roll is no die.
bool IsOwnRoll(const HookCall& hook, const Batch& batch, const Die& die) {
  if (die.unit != hook.unit || (die.flags & (kReplaced | kDropped)) != 0) return false;
  if (!InWindow(batch, die)) return false;
  return !hook.of_weapon || (die.weapon == hook.weapon && (die.flags & kChant) == 0);
}

absl::Status RollsVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const Batch& batch = hook.play.state.batch;
  hook.list.clear();
  for (int i = 0; i < batch.count; ++i) {
    if (IsOwnRoll(hook, batch, batch.dice[i])) hook.list.push_back(i + 1);
  }
  return GiveList(call, hook.list);
}

absl::Status RollKindVerb(void* context, ScriptCall& call) {
  const char* const names[] = {"", "attack", "attack", "morale", "surface", "retaliate"};
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> number = DieArgument(hook, call.args[0]);
  if (!number.ok()) return number.status();
  const Batch& batch = hook.play.state.batch;
  const uint8_t flags = batch.dice[*number].flags;
  if ((flags & kResist) != 0) return GiveText(call, "resist");
  if ((flags & kChant) != 0) return GiveText(call, "chant");
  return GiveText(call, At(names, batch.kind));
}

// A question about one die.
template <auto Answer>
absl::Status AskDie(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<int> number = DieArgument(hook, call.args[0]);
  if (!number.ok()) return number.status();
  const auto answer = Answer(hook.play.state.batch.dice[*number]);
  if constexpr (std::is_same_v<decltype(answer), const bool>) {
    return GiveBool(call, answer);
  } else {
    return Give(call, answer);
  }
}

absl::Status DieVerb(void* context, ScriptCall& call) {
  const absl::StatusOr<int> die = DieArgument(CallOf(context), ScriptValue::Nil());
  return die.ok() ? Give(call, *die + 1) : die.status();
}

// The die of a verb that changes rolls, while they may be changed.
absl::StatusOr<int> ChangeableDie(const HookCall& hook, const ScriptValue& value) {
  if (absl::Status status = CheckPoint(hook, HookPoint::kRolls); !status.ok()) return status;
  absl::StatusOr<int> number = DieArgument(hook, value);
  if (!number.ok()) return number;
  const Die& die = hook.play.state.batch.dice[*number];
  if ((die.flags & (kReplaced | kDropped)) != 0 || !InWindow(hook.play.state.batch, die)) {
    return absl::FailedPreconditionError(
        absl::StrCat("roll ", *number + 1, " is not a die that can be changed"));
  }
  return number;
}

absl::Status SetNaturalVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> die = ChangeableDie(hook, call.args[0]);
  if (!die.ok()) return die.status();
  const absl::StatusOr<int> natural = NumberArgument("natural", call.args[1], 1, 12);
  if (!natural.ok()) return natural.status();
  hook.play.state.batch.dice[*die].natural = static_cast<uint8_t>(*natural);
  hook.play.Tell(kDieChanged, *die + 1, *natural);
  return absl::OkStatus();
}

absl::Status RerollVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> die = ChangeableDie(hook, call.args[0]);
  if (!die.ok()) return die.status();
  const int natural = hook.play.state.chance.Roll12();
  Put(hook.play.state.batch.dice[*die].natural, natural);
  hook.play.Tell(kDieChanged, *die + 1, natural);
  return Give(call, natural);
}

absl::Status UseRollVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  const absl::StatusOr<int> die = ChangeableDie(hook, call.args[0]);
  if (!die.ok()) return die.status();
  uint8_t& flags = hook.play.state.batch.dice[*die].flags;
  if ((flags & kUsed) != 0) {
    return absl::FailedPreconditionError(absl::StrCat("die ", *die + 1, " is used already"));
  }
  Put(flags, flags | kUsed);
  return absl::OkStatus();
}

// The side of the batch that the hook is about; an error if there is none.
absl::StatusOr<const Side*> SideOf(const HookCall& hook) {
  const Batch& batch = hook.play.state.batch;
  if (batch.kind != BatchKind::kAttack) return Lacking(hook, "an attack or a chant");
  if (hook.side >= 0 && hook.side < batch.sides) return &batch.side[hook.side];
  for (int i = 0; i < batch.sides; ++i) {
    if (batch.side[i].unit == hook.unit) return &batch.side[i];
  }
  return Lacking(hook, "an attack of the unit");
}

// Sums up the totals of all attack and chant rolls of the hook's side, or of those against it: the
// first side has all Counters against it, a Counter the first side.
template <bool kOpposing>
absl::Status SideTotalVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<const Side*> side = SideOf(hook);
  if (!side.ok()) return side.status();
  const Batch& batch = hook.play.state.batch;
  const auto own = *side - batch.side;
  int64_t sum = 0;
  for (int i = 0; i < batch.count; ++i) {
    const Die& die = batch.dice[i];
    if ((die.flags & (kDropped | kResist)) != 0) continue;
    const bool opposes = own == 0 ? die.side != 0 : die.side == 0;
    if (kOpposing ? opposes : die.side == own) sum += die.Total();
  }
  return Give(call, sum);
}

absl::Status StepVerb(void* context, ScriptCall& call) {
  const char* const names[] = {"chant", "shoot", "fight"};
  const HookCall& hook = CallOf(context);
  const absl::StatusOr<const Side*> side = SideOf(hook);
  // Asked about the attacked unit there may be no side of its own: the attack's it is then.
  if (side.ok()) return GiveText(call, At(names, (*side)->step));
  if (hook.play.state.batch.kind != BatchKind::kAttack) return side.status();
  return GiveText(call, At(names, hook.play.state.batch.side[0].step));
}

// Retaliations are not declared: models count as they stand. Who is hit besides is no target.
absl::Status TargetModelsVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (hook.other_unit < 0) return Lacking(hook, "a target");
  const absl::StatusOr<const Side*> side = SideOf(hook);
  if (!side.ok()) return Give(call, hook.play.state.units[hook.other_unit].alive);
  return Give(call, (*side)->target == hook.other_unit ? (*side)->target_models : 0);
}

absl::Status InCoverVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (hook.cover < 0) return Lacking(hook, "the Cover of a target");
  return GiveBool(call, hook.cover != 0);
}

}  // namespace

std::vector<ScriptVerb> DiceVerbs() {
  const ScriptParam dice = {"dice", ScriptType::kIntList, false, "Numbers of dice."};
  return {
      {"rolls",
       "The d12 of the own unit in the rolls being made (abilities of weapons: attacks with the "
       "weapon), lowest number first. Replaced rolls are no dice.",
       {},
       dice,
       RollsVerb},
      {"roll_kind",
       "What a die was rolled for.",
       {kDieParam},
       {"kind", ScriptType::kString, false,
        "\"attack\", \"chant\", \"resist\", \"morale\", \"surface\" or \"retaliate\"."},
       RollKindVerb},
      {"die", "The die the hook is about.", {}, kNumber, DieVerb},
      {"natural",
       "What a die shows.",
       {kDieParam},
       kNumber,
       AskDie<[](const Die& d) -> int64_t { return d.natural; }>},
      {"total",
       "What a die comes to with its modifiers.",
       {kDieParam},
       kNumber,
       AskDie<[](const Die& d) -> int64_t { return d.Total(); }>},
      {"success",
       "Whether a die succeeds as it stands.",
       {kDieParam},
       kAnswer,
       AskDie<[](const Die& d) { return d.Succeeds(); }>},
      {"is_used",
       "Whether use_roll was called for a die.",
       {kDieParam},
       kAnswer,
       AskDie<[](const Die& d) { return (d.flags & kUsed) != 0; }>},
      {"die_model",
       "The model that rolls a die.",
       {kDieParam},
       kNumber,
       AskDie<[](const Die& d) -> int64_t { return d.model; }>},
      {"own_total",
       "The sum of what all attack and chant rolls of the own side come to.",
       {},
       kNumber,
       SideTotalVerb<false>},
      {"opposing_total",
       "The same for the sides against it: Counters or, for a Counter, what it answers; 0 without "
       "any.",
       {},
       kNumber,
       SideTotalVerb<true>},
      {"set_natural",
       "In on_rolls: turns a die to another natural result.",
       {{"die", ScriptType::kInt, false, "Its number."},
        {"natural", ScriptType::kInt, false, "1 to 12."}},
       kNoResult,
       SetNaturalVerb},
      {"reroll",
       "In on_rolls: rolls a die again, and gives what it shows now.",
       {kDieParam},
       kNumber,
       RerollVerb},
      {"use_roll",
       "In on_rolls: remembers that a die has had its effect, so that no other ability uses it. An "
       "error if it has been used.",
       {kDieParam},
       kNoResult,
       UseRollVerb},
      {"step",
       "The action of the unit's attack or chant.",
       {},
       {"step", ScriptType::kString, false, "\"chant\", \"shoot\" or \"fight\"."},
       StepVerb},
      {"target_models",
       "How many models of the target were in play when the attack was declared; 0 for a unit that "
       "is damaged besides the target.",
       {},
       kNumber,
       TargetModelsVerb},
      {"in_cover", "In on_attack: whether the model shot at has Cover.", {}, kAnswer, InCoverVerb},
  };
}

}  // namespace mallard::duckhammer
