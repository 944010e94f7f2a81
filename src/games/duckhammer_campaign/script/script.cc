#include "src/games/duckhammer_campaign/script/script.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "mallard/frame/verbs.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
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
absl::Status GainRations(Context& context, ScriptCall& call) {
  const int64_t rations = call.args[0].integer;
  if (rations < 0 || rations > kMostIncome) {
    return absl::InvalidArgumentError(
        absl::StrCat("rations must be from 0 to ", kMostIncome, ", not ", rations));
  }
  ChangeRations(context.play, context.seat, static_cast<int>(rations));
  return absl::OkStatus();
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
absl::Status Marched(Context& context, ScriptCall& call) {
  return Give(call, SumOf(context, [](const Company& c) { return c.marching > 0 ? 1 : 0; }));
}
absl::Status Fought(Context& context, ScriptCall& call) {
  return Give(call, SumOf(context, [](const Company& c) { return int{c.fought}; }));
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
       {"marched",
        "Companies that marched since the last season began.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, Marched>},
       {"fought",
        "Companies that fought since the last season began.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, Fought>},
       {"gain_rations",
        "Gives the player rations at once, besides what the function gives back.",
        {Number("0 to 1000.")},
        kNoScriptParam,
        CallVerb<Context, GainRations>},
       RandomVerb<Context>(),
       AskVerb<Context>(),
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
       {"prisoners",
        "Enemy models that ran in it: those lost to morale.",
        {},
        Number("How many, from 0."),
        CallVerb<Context, AboutBattle<&Spoils::prisoners>>},
       {"units_destroyed",
        "Enemy units destroyed in it.",
        {},
        Number("To the last model."),
        CallVerb<Context, AboutBattle<&Spoils::units_destroyed>>}}};
  return *type;
}

// A faction's own means need a unit of it.
bool HasUnitFor(const Play& play, int seat, const Means& means) {
  if (means.faction < 0) return true;
  bool found = false;
  ForEachCompany(play.state, seat, [&](int c) {
    found |= FactionOf(play.rules.content(), play.state.companies[c]) == means.faction;
  });
  return found;
}

}  // namespace

absl::Status PayMeans(Play& play, int seat, const Spoils* spoils) {
  for (const uint8_t chosen : play.state.players[seat].means) {
    if (chosen == 0) continue;
    const Means& means = At(play.rules.content().means, chosen - 1);
    if (!HasUnitFor(play, seat, means)) continue;
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

const ScriptHook& MeansHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"means",
                     &MeansContext(),
                     {},
                     {"rations", ScriptType::kInt, true, "How many the player gets."},
                     /*asks_besides=*/true};
  return *hook;
}

absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  if (answer.asked.inside != 0) return AnswerBattle(play, answer);
  if (answer.seat() < 0 || answer.seat() >= play.rules.players()) return absl::OkStatus();
  Context context{{play, answer.seat()}, nullptr};
  return play.Call(answer.function, answer.hook, &context, answer.args);
}

Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value) {
  if (asked.inside == 0) return kAllowed;
  const duckhammer::State& battle = position.state.battle;
  if (battle.rounds == 0 || battle.phase == duckhammer::Phase::kOver) {
    return Forbidden("the battle is over");
  }
  return duckhammer::CheckAnswer({position.rules.battles(), battle}, asked, value);
}

absl::Status GiveIncome(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    if (play.state.players[seat].out != 0) continue;
    absl::Status status = PayMeans(play, seat, nullptr);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status GiveSpoils(Play& play, int seat, int side) {
  const Spoils spoils = SpoilsOf(play.state, side);
  return PayMeans(play, seat, &spoils);
}

}  // namespace mallard::duckhammer_campaign
