// Verbs about dice that nobody can turn: those of charges, of damage, and any others.
#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/script/verbs.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMaxDamageFaces = 48;

absl::Status ChargeFacesVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (hook.charge_dice == nullptr) return Lacking(hook, "a charge roll");
  hook.list.assign(hook.charge_faces.begin(), hook.charge_faces.end());
  return GiveList(call, hook.list);
}

absl::Status RemovedDieVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kAfterPileIn); !status.ok()) return status;
  return Give(call, hook.removed_sides);
}

absl::Status DamageFacesVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (hook.damage == nullptr) return Lacking(hook, "damage dice");
  hook.list.assign(hook.damage->faces.begin(), hook.damage->faces.end());
  return GiveList(call, hook.list);
}

absl::Status DamageSidesVerb(void* context, ScriptCall& call) {
  const HookCall& hook = CallOf(context);
  if (hook.damage == nullptr) return Lacking(hook, "damage dice");
  return Give(call, hook.damage->dice.sides);
}

absl::Status AddDieVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kDamageDice); !status.ok()) return status;
  DamageRoll& damage = *hook.damage;
  if (damage.faces.size() >= kMaxDamageFaces) {
    return absl::FailedPreconditionError(
        absl::StrCat("a hit has at most ", kMaxDamageFaces, " damage dice"));
  }
  const int face = RollDie(hook.play.state.chance, damage.dice.sides);
  damage.faces.push_back(static_cast<int8_t>(face));
  damage.total += face;
  return Give(call, face);
}

absl::Status TakeMostVerb(void* context, ScriptCall&) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckPoint(hook, HookPoint::kHit); !status.ok()) return status;
  hook.damage->take_most = true;
  return absl::OkStatus();
}

absl::Status RollVerb(void* context, ScriptCall& call) {
  HookCall& hook = CallOf(context);
  if (absl::Status status = CheckMayChange(hook); !status.ok()) return status;
  const int64_t sides = call.args[0].integer;
  constexpr int64_t kSides[] = {2, 3, 4, 6, 12};
  if (std::find(std::begin(kSides), std::end(kSides), sides) == std::end(kSides)) {
    return absl::InvalidArgumentError(
        absl::StrCat("dice have 2, 3, 4, 6 or 12 sides, not ", sides));
  }
  int count = 1;
  if (call.args[1].type != ScriptType::kNil) {
    const absl::StatusOr<int> given = NumberArgument("count", call.args[1], 0, 99);
    if (!given.ok()) return given.status();
    count = *given;
  }
  int64_t sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += RollDie(hook.play.state.chance, static_cast<int>(sides));
  }
  return Give(call, sum);
}

}  // namespace

std::vector<ScriptVerb> DamageVerbs() {
  const ScriptParam faces = {"faces", ScriptType::kIntList, false, "What each die shows."};
  return {
      {"charge_faces",
       "In on_charge_roll: what the dice show; none for a flat speed.",
       {},
       faces,
       ChargeFacesVerb},
      {"removed_die",
       "In on_after_pile_in: the sides of the charge die that was not rolled; 0 if there was none.",
       {},
       kNumber,
       RemovedDieVerb},
      {"damage_faces",
       "In on_damage_dice and after: what the damage dice show; none for average and maximum "
       "damage.",
       {},
       faces,
       DamageFacesVerb},
      {"damage_sides",
       "The sides of the damage dice; 1 for a flat number.",
       {},
       kNumber,
       DamageSidesVerb},
      {"add_die",
       "In on_damage_dice: rolls one more die like the others.",
       {},
       {"face", ScriptType::kInt, false, "What it shows."},
       AddDieVerb},
      {"take_most",
       "In on_hit: the damage dice count their maximum and are not rolled.",
       {},
       kNoResult,
       TakeMostVerb},
      {"roll",
       "Rolls dice with the match's own chance; nobody can pay to turn them.",
       {{"sides", ScriptType::kInt, false, "2, 3, 4, 6 or 12."},
        {"count", ScriptType::kInt, true, "How many; 1 if left out."}},
       {"sum", ScriptType::kInt, false, "What they come to."},
       RollVerb},
  };
}

}  // namespace mallard::duckhammer
