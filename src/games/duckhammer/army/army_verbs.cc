// What `on_muster` functions can ask about an army list, and calling them.
#include "src/games/duckhammer/army/army_verbs.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/script/hooks.h"

namespace mallard::duckhammer {
namespace {

// The context of the verbs.
struct MusterCall {
  const GameContent& content;
  const MusterList& list;
  int unit;  // The one with the ability, from 0.
};

const MusterCall& CallOf(void* context) { return *static_cast<const MusterCall*>(context); }

// The number of a unit from 0, given that from 1.

absl::StatusOr<size_t> UnitOf(const MusterCall& muster, const ScriptValue& value) {
  const size_t units = muster.list.units.size();
  if (value.integer >= 1 && value.integer <= static_cast<int64_t>(units)) {
    return static_cast<size_t>(value.integer - 1);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("there is no unit ", value.integer, "; the list has ", units));
}

// A verb about one unit: `answer` makes the result.
template <class Answer>
absl::Status AboutUnit(void* context, ScriptCall& call, Answer answer) {
  const MusterCall& muster = CallOf(context);
  const absl::StatusOr<size_t> unit = UnitOf(muster, call.args[0]);
  if (!unit.ok()) return unit.status();
  return answer(muster, *unit, call);
}

const ModelEntry& ModelOf(const MusterCall& muster, size_t unit) {
  return muster.content.models[muster.list.units[unit].model - 1u];
}

const Profile& ProfileOf(const GameContent& content, const MusterList& list, size_t unit) {
  if (!list.profiles.empty()) return list.profiles[unit];
  return content.models[list.units[unit].model - 1u].profile;
}

absl::Status UnitVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(CallOf(context).unit + 1);
  return absl::OkStatus();
}

absl::Status UnitsVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(static_cast<int64_t>(CallOf(context).list.units.size()));
  return absl::OkStatus();
}

absl::Status PointsVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(CallOf(context).list.points);
  return absl::OkStatus();
}

absl::Status CostVerb(void* context, ScriptCall& call) {
  const MusterCall& muster = CallOf(context);
  call.result = ScriptValue::Int(ArmyCost(muster.content, muster.list.units));
  return absl::OkStatus();
}

absl::Status ModelVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    c.result = ScriptValue::Text(ModelOf(muster, unit).id);
    return absl::OkStatus();
  });
}

absl::Status NameVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    c.result = ScriptValue::Text(ModelOf(muster, unit).name);
    return absl::OkStatus();
  });
}

absl::Status CountVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    c.result = ScriptValue::Int(muster.list.units[unit].count);
    return absl::OkStatus();
  });
}

absl::Status GradeVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    c.result = ScriptValue::Int(ProfileOf(muster.content, muster.list, unit).grade);
    return absl::OkStatus();
  });
}

absl::Status FactionVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    const size_t faction = ModelOf(muster, unit).profile.faction - 1u;
    c.result = ScriptValue::Text(muster.content.factions[faction].id);
    return absl::OkStatus();
  });
}

absl::Status HasAbilityVerb(void* context, ScriptCall& call) {
  return AboutUnit(context, call, [](const MusterCall& muster, size_t unit, ScriptCall& c) {
    absl::StatusOr<int> ability =
        muster.content.model_ability_names.Require("ability of models", c.args[1].text);
    if (!ability.ok()) return ability.status();
    const Profile& profile = ProfileOf(muster.content, muster.list, unit);
    c.result = ScriptValue::Bool(
        std::any_of(std::begin(profile.abilities), std::end(profile.abilities),
                    [&](const AbilityUse& use) { return use.ability == *ability + 1; }));
    return absl::OkStatus();
  });
}

const ScriptContextType& MusterContext() {
  const ScriptParam unit = {"unit", ScriptType::kInt, false, "A unit of the list, from 1."};
  const ScriptParam number = {"number", ScriptType::kInt, false, "A number."};
  static const ScriptContextType* const type =
      new ScriptContextType{"ArmyContext",
                            "An army list that is being checked. Its units are numbered from 1.",
                            {{"unit", "The unit whose ability this is.", {}, number, UnitVerb},
                             {"units", "How many units the list has.", {}, number, UnitsVerb},
                             {"points", "Army points that are allowed.", {}, number, PointsVerb},
                             {"cost", "Army points that the list costs.", {}, number, CostVerb},
                             {"model",
                              "Which model a unit is of.",
                              {unit},
                              {"model", ScriptType::kString, false, "Its full id."},
                              ModelVerb},
                             {"name",
                              "What people call that model.",
                              {unit},
                              {"name", ScriptType::kString, false, "Its name."},
                              NameVerb},
                             {"count", "How many models a unit has.", {unit}, number, CountVerb},
                             {"grade", "The Grade of a unit's models.", {unit}, number, GradeVerb},
                             {"faction",
                              "The faction of a unit.",
                              {unit},
                              {"faction", ScriptType::kString, false, "Its full id."},
                              FactionVerb},
                             {"has_ability",
                              "Whether a unit's models have an ability.",
                              {unit, {"ability", ScriptType::kString, false, "Its id."}},
                              {"has", ScriptType::kBool, false, "Whether they do."},
                              HasAbilityVerb}}};
  return *type;
}

}  // namespace

const ScriptHook& MusterHook() {
  static const ScriptHook* const hook = new ScriptHook{
      "on_muster",
      &MusterContext(),
      {},
      {"reason", ScriptType::kString, true, "Why the list is refused; nil if it is not."}};
  return *hook;
}

// Letters of a reason; what is longer makes its own room.
constexpr size_t kReasonRoom = 256;

absl::StatusOr<bool> RunMuster(const GameContent& content, const ScriptHost& scripts,
                               const MusterList& list, std::vector<std::string>* reasons) {
  // Kept for the thread, so that there is room for a reason that nobody reads.
  static thread_local ScriptResult result;
  result.text.reserve(kReasonRoom);
  bool refused = false;
  for (size_t i = 0; i < list.units.size(); ++i) {
    if (list.only >= 0 && static_cast<int>(i) != list.only) continue;
    for (const AbilityUse& use : ProfileOf(content, list, i).abilities) {
      if (use.ability == 0) break;
      const ScriptFunction function = content.model_abilities[use.ability - 1u].on_muster;
      if (!function) continue;
      MusterCall muster{content, list, static_cast<int>(i)};
      const absl::Status status = scripts.Call(function, MusterHook(), &muster, {}, &result);
      if (!status.ok()) return status;
      if (result.type != ScriptType::kString) continue;
      refused = true;
      if (reasons != nullptr &&
          std::find(reasons->begin(), reasons->end(), result.text) == reasons->end()) {
        reasons->push_back(result.text);
      }
    }
  }
  return refused;
}

}  // namespace mallard::duckhammer
