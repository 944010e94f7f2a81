#include "src/games/duckhammer_campaign/script/script.h"

#include <algorithm>

#include "mallard/frame/verbs.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/rewards.h"
#include "src/games/duckhammer_campaign/map/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int64_t kMostIncome = 1000;  // Of one means at a time.

// What a means is asked about.
struct Context : ScriptContext<Play> {
  const Spoils* spoils;  // After a battle.

  Chance& chance() { return play.state.chance; }
  const Player& player() const { return play.state.players[seat]; }
};

template <class Count>
int64_t SumOf(const Context& context, Count count) {
  int64_t sum = 0;
  ForEachCompany(context.play.state, context.seat,
                 [&](int c) { sum += count(context.play.state.companies[c]); });
  return sum;
}

// A number about the battle that was fought.
template <int Spoils::*Member>
absl::Status AboutBattle(Context& context, ScriptCall& call) {
  if (context.spoils == nullptr) return absl::FailedPreconditionError("there was no battle");
  return Give(call, context.spoils->*Member);
}

absl::Status Season(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.season);
}
absl::Status Rations(Context& context, ScriptCall& call) {
  return Give(call, context.player().rations);
}
absl::Status Locations(Context& context, ScriptCall& call) {
  return Give(call, LocationsHeld(context.play.rules, context.play.state, context.seat));
}
absl::Status Camps(Context& context, ScriptCall& call) {
  return Give(call, context.player().camp_count);
}
absl::Status Units(Context& context, ScriptCall& call) {
  return Give(call, SumOf(context, [](const Company&) { return 1; }));
}
absl::Status Models(Context& context, ScriptCall& call) {
  return Give(call, SumOf(context, [](const Company& c) { return int{c.models}; }));
}
absl::Status Won(Context& context, ScriptCall& call) {
  if (context.spoils == nullptr) return absl::FailedPreconditionError("there was no battle");
  return GiveBool(call, context.spoils->won);
}

ScriptParam Number(const char* doc) { return {"number", ScriptType::kInt, false, doc}; }

const ScriptContextType& MeansContext() {
  static const ScriptContextType* const type = new ScriptContextType{
      "MeansContext",
      "The campaign of the player whose means it is.",
      {{"season", "Which season it is.", {}, Number("From 1."), CallVerb<Context, Season>},
       {"rations",
        "The player's rations.",
        {},
        Number("How many there are."),
        CallVerb<Context, Rations>},
       {"locations_held",
        "Key locations the player holds.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, Locations>},
       {"camps", "Camps of the player.", {}, Number("How many, from 0."), CallVerb<Context, Camps>},
       {"units",
        "Companies of the player.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, Units>},
       {"models",
        "Models of all companies.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, Models>},
       RandomVerb<Context>(),
       {"won",
        "Whether the player won the battle. This and what follows only after a battle.",
        {},
        {"won", ScriptType::kBool, false, "False for a battle lost."},
        CallVerb<Context, Won>},
       {"victory_points",
        "Victory points gained in it.",
        {},
        Number("Spent or not."),
        CallVerb<Context, AboutBattle<&Spoils::victory_points>>},
       {"models_lost",
        "Own models destroyed in it.",
        {},
        Number("Recovered or not."),
        CallVerb<Context, AboutBattle<&Spoils::models_lost>>},
       {"models_destroyed",
        "Enemy models destroyed in it.",
        {},
        Number("Recovered or not."),
        CallVerb<Context, AboutBattle<&Spoils::models_destroyed>>},
       {"units_destroyed",
        "Enemy units destroyed in it.",
        {},
        Number("To the last model."),
        CallVerb<Context, AboutBattle<&Spoils::units_destroyed>>}}};
  return *type;
}

absl::Status Pay(Play& play, int seat, const Spoils* spoils) {
  for (const uint8_t chosen : play.state.players[seat].means) {
    if (chosen == 0) continue;
    const Means& means = At(play.rules.content().means, chosen - 1);
    int64_t rations = spoils == nullptr ? means.rations : 0;
    const ScriptFunction function = spoils == nullptr ? means.on_season : means.on_battle;
    if (function) {
      Context context{{play, seat}, spoils};
      ScriptResult result;
      absl::Status status = play.Call(function, MeansHook(), &context, {}, &result);
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
    absl::Status status = Pay(play, seat, nullptr);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status GiveSpoils(Play& play, int side) {
  const Spoils spoils = SpoilsOf(play.state, side);
  return Pay(play, play.state.contenders[side].seat, &spoils);
}

}  // namespace mallard::duckhammer_campaign
