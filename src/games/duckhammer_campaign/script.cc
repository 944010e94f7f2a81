#include "src/games/duckhammer_campaign/script.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/verbs.h"
#include "src/games/duckhammer_campaign/aftermath.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int64_t kMostIncome = 1000;  // Of one means at a time.

// What a means is asked about.
struct MeansCall {
  Play& play;
  int seat;
  const Spoils* spoils;  // After a battle.
};

MeansCall& CallOf(void* context) { return *static_cast<MeansCall*>(context); }

template <class Count>
absl::Status AboutArmy(void* context, ScriptCall& call, Count count) {
  const MeansCall& means = CallOf(context);
  int64_t sum = 0;
  ForEachCompany(means.play.state, means.seat,
                 [&](int c) { sum += count(means.play.state.companies[c]); });
  call.result = ScriptValue::Int(sum);
  return absl::OkStatus();
}

template <class Number>
absl::Status AboutBattle(void* context, ScriptCall& call, Number number) {
  const Spoils* spoils = CallOf(context).spoils;
  if (spoils == nullptr) return absl::FailedPreconditionError("there was no battle");
  call.result = number(*spoils);
  return absl::OkStatus();
}

absl::Status Season(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(CallOf(context).play.state.season);
  return absl::OkStatus();
}
absl::Status Rations(void* context, ScriptCall& call) {
  const MeansCall& means = CallOf(context);
  call.result = ScriptValue::Int(means.play.state.players[means.seat].rations);
  return absl::OkStatus();
}
absl::Status Locations(void* context, ScriptCall& call) {
  const MeansCall& means = CallOf(context);
  call.result = ScriptValue::Int(LocationsHeld(means.play.rules, means.play.state, means.seat));
  return absl::OkStatus();
}
absl::Status Camps(void* context, ScriptCall& call) {
  const MeansCall& means = CallOf(context);
  call.result = ScriptValue::Int(means.play.state.players[means.seat].camp_count);
  return absl::OkStatus();
}
absl::Status Units(void* context, ScriptCall& call) {
  return AboutArmy(context, call, [](const Company&) { return 1; });
}
absl::Status Models(void* context, ScriptCall& call) {
  return AboutArmy(context, call, [](const Company& company) { return int{company.models}; });
}
absl::Status Won(void* context, ScriptCall& call) {
  return AboutBattle(context, call, [](const Spoils& s) { return ScriptValue::Bool(s.won); });
}
absl::Status VictoryPoints(void* context, ScriptCall& call) {
  return AboutBattle(context, call,
                     [](const Spoils& s) { return ScriptValue::Int(s.victory_points); });
}
absl::Status ModelsLost(void* context, ScriptCall& call) {
  return AboutBattle(context, call,
                     [](const Spoils& s) { return ScriptValue::Int(s.models_lost); });
}
absl::Status ModelsDestroyed(void* context, ScriptCall& call) {
  return AboutBattle(context, call,
                     [](const Spoils& s) { return ScriptValue::Int(s.models_destroyed); });
}
absl::Status UnitsDestroyed(void* context, ScriptCall& call) {
  return AboutBattle(context, call,
                     [](const Spoils& s) { return ScriptValue::Int(s.units_destroyed); });
}
absl::Status Random(void* context, ScriptCall& call) {
  return DrawNumber(CallOf(context).play.state.chance, call);
}

ScriptParam Number(const char* doc) { return {"number", ScriptType::kInt, false, doc}; }

const ScriptContextType& MeansContext() {
  static const ScriptContextType* const type = new ScriptContextType{
      "MeansContext",
      "The campaign of the player whose means it is.",
      {{"season", "Which season it is.", {}, Number("From 1."), Season},
       {"rations", "The player's rations.", {}, Number("How many there are."), Rations},
       {"locations_held",
        "Key locations the player holds.",
        {},
        Number("How many, from 0."),
        Locations},
       {"camps", "Camps of the player.", {}, Number("How many, from 0."), Camps},
       {"units", "Companies of the player.", {}, Number("How many, from 0."), Units},
       {"models", "Models of all companies.", {}, Number("How many, from 0."), Models},
       {"random",
        "A number from 1 to n, by the chance of the match.",
        {{"n", ScriptType::kInt, false, "The greatest."}},
        Number("From 1 to n."),
        Random},
       {"won",
        "Whether the player won the battle. This and what follows only after a battle.",
        {},
        {"won", ScriptType::kBool, false, "False for a battle lost."},
        Won},
       {"victory_points",
        "Victory points gained in it.",
        {},
        Number("Spent or not."),
        VictoryPoints},
       {"models_lost", "Own models destroyed in it.", {}, Number("Recovered or not."), ModelsLost},
       {"models_destroyed",
        "Enemy models destroyed in it.",
        {},
        Number("Recovered or not."),
        ModelsDestroyed},
       {"units_destroyed",
        "Enemy units destroyed in it.",
        {},
        Number("To the last model."),
        UnitsDestroyed}}};
  return *type;
}

absl::Status Give(Play& play, int seat, const Spoils* spoils) {
  for (const uint8_t chosen : play.state.players[seat].means) {
    if (chosen == 0) continue;
    const Means& means = play.content().means[chosen - 1u];
    int64_t rations = spoils == nullptr ? means.rations : 0;
    const ScriptFunction function = spoils == nullptr ? means.on_season : means.on_battle;
    if (function) {
      MeansCall call{play, seat, spoils};
      ScriptResult result;
      absl::Status status =
          play.rules.ruleset().scripts().Call(function, MeansHook(), &call, {}, &result);
      if (!status.ok()) return status;
      rations += result.integer;
    }
    ChangeRations(play, seat, static_cast<int>(std::clamp<int64_t>(rations, 0, kMostIncome)));
  }
  return absl::OkStatus();
}

}  // namespace

const ScriptHook& MeansHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"means",
                     &MeansContext(),
                     {},
                     {"rations", ScriptType::kInt, true, "How many the player gets."}};
  return *hook;
}

absl::Status GiveIncome(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    if (play.state.players[seat].out != 0) continue;
    absl::Status status = Give(play, seat, nullptr);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status GiveSpoils(Play& play, int side) {
  const Spoils spoils = SpoilsOf(play.state, side);
  return Give(play, play.state.contenders[side].seat, &spoils);
}

}  // namespace mallard::duckhammer_campaign
