#include "src/games/duckhammer_campaign/script/story.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/verbs.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/stakes.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

struct Context : ScriptContext<const Position> {
  Play* doing;  // While an episode begins.

  Context(const Position& position, Play* begun) : ScriptContext{position}, doing(begun) {}
  Chance& chance() { return doing->state.chance; }
};

absl::Status Week(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.season);
}
absl::Status Players(Context& context, ScriptCall& call) {
  return Give(call, context.play.rules.players());
}
absl::Status LocationsOf(Context& context, ScriptCall& call) {
  return Give(call, LocationsHeld(context.play.rules, context.play.state, 0));
}
absl::Status EnemyLocations(Context& context, ScriptCall& call) {
  const CampaignRules& rules = context.play.rules;
  return Give(call, LocationsHeld(rules, context.play.state, rules.referee()));
}
absl::Status OpenOnes(Context& context, ScriptCall& call) {
  return Give(call, OpenLocations(context.play.rules, context.play.state));
}
absl::Status Forces(Context& context, ScriptCall& call) {
  return Give(call, CountBands(context.play.state));
}
absl::Status Camps(Context& context, ScriptCall& call) {
  int camps = 0;
  for (const Player& player : context.play.state.players) camps += player.camp_count;
  return Give(call, camps);
}
absl::Status BattlesWon(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.players[0].battles_won);
}
absl::Status BattlesLost(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.players[0].battles_lost);
}
absl::Status Rations(Context& context, ScriptCall& call) {
  int least = INT32_MAX;
  for (int seat = 0; seat < context.play.rules.players(); ++seat) {
    least = std::min<int>(least, context.play.state.players[seat].rations);
  }
  return Give(call, least);
}
absl::Status Wounds(Context& context, ScriptCall& call) {
  int wounds = 0;
  for (int seat = 0; seat < context.play.rules.players(); ++seat) {
    const State& state = context.play.state;
    for (const Wounded& wounded : state.companies[HeroOf(state, seat)].wounds) {
      wounds += wounded.wound != 0 ? 1 : 0;
    }
  }
  return Give(call, wounds);
}

absl::Status HasBeen(Context& context, ScriptCall& call) {
  const absl::StatusOr<int> episode =
      context.play.rules.content().episode_names.Require("episode", call.args[0].text);
  if (!episode.ok()) return episode.status();
  return GiveBool(call, WasTold(context.play.state, *episode));
}

absl::Status Bring(Context& context, ScriptCall& call) {
  const absl::StatusOr<int> stake =
      context.play.rules.content().stake_names.Require("stake", call.args[0].text);
  if (!stake.ok()) return stake.status();
  // An episode does not begin another one in its midst.
  if (At(context.play.rules.content().stakes, *stake).episode >= 0) {
    return absl::InvalidArgumentError(absl::StrCat("stake ", call.args[0].text,
                                                   " begins an episode; it can be a success or a "
                                                   "failure, but not be brought by a function"));
  }
  return PayStake(*context.doing, -1, *stake + 1);
}

ScriptParam Number(const char* doc) { return {"number", ScriptType::kInt, false, doc}; }
ScriptParam Id(const char* doc) { return {"id", ScriptType::kString, false, doc}; }

std::vector<ScriptVerb> Questions() {
  return {
      {"week", "Which week it is.", {}, Number("From 1."), CallVerb<Context, Week>},
      {"players", "How many players there are.", {}, Number("1 to 4."), CallVerb<Context, Players>},
      {"locations_held",
       "Key locations the party holds.",
       {},
       Number("From 0."),
       CallVerb<Context, LocationsOf>},
      {"enemy_locations",
       "Key locations the referee's forces hold.",
       {},
       Number("From 0."),
       CallVerb<Context, EnemyLocations>},
      {"open_locations",
       "Key locations there are.",
       {},
       Number("From 1."),
       CallVerb<Context, OpenOnes>},
      {"forces",
       "Forces of the referee on the map.",
       {},
       Number("From 0."),
       CallVerb<Context, Forces>},
      {"camps", "Camps of all players.", {}, Number("From 0."), CallVerb<Context, Camps>},
      {"battles_won",
       "Battles the party has won.",
       {},
       Number("From 0."),
       CallVerb<Context, BattlesWon>},
      {"battles_lost",
       "Battles the party has lost.",
       {},
       Number("From 0."),
       CallVerb<Context, BattlesLost>},
      {"rations",
       "Rations of the player who has fewest.",
       {},
       Number("From 0."),
       CallVerb<Context, Rations>},
      {"wounds", "Wounds of all characters.", {}, Number("From 0."), CallVerb<Context, Wounds>},
      {"has_been",
       "Whether an episode has been.",
       {Id("The episode's id.")},
       {"has_been", ScriptType::kBool, false, "False: not yet."},
       CallVerb<Context, HasBeen>},
  };
}

const ScriptContextType& ConditionContext() {
  static const ScriptContextType* const type =
      new ScriptContextType{"ConditionContext", "The party and the map.", Questions()};
  return *type;
}

const ScriptContextType& EpisodeContext() {
  static const ScriptContextType* const type = [] {
    std::vector<ScriptVerb> verbs = Questions();
    verbs.push_back(RandomVerb<Context>());
    verbs.push_back({"bring",
                     "Brings a stake to all players.",
                     {Id("The stake's id.")},
                     kNoScriptParam,
                     CallVerb<Context, Bring>});
    return new ScriptContextType{"EpisodeContext", "The party and the map, and what happens.",
                                 std::move(verbs)};
  }();
  return *type;
}

}  // namespace

const ScriptHook& ConditionHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"condition",
                     &ConditionContext(),
                     {},
                     {"can", ScriptType::kBool, true, "Whether it can begin."}};
  return *hook;
}

const ScriptHook& EpisodeHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"episode", &EpisodeContext(), {}, kNoScriptParam};
  return *hook;
}

bool AsksForEpisode(const Position& position, const Episode& episode) {
  if (!episode.can) return true;
  Context context{position, nullptr};
  ScriptResult result;
  const absl::Status status = position.Ask(episode.can, ConditionHook(), &context, {}, &result);
  if (!status.ok()) position.rules.ruleset().scripts().Report(status);
  return status.ok() && result.integer != 0;
}

absl::Status CallBeginning(Play& play, const Episode& episode) {
  if (!episode.on_begin) return absl::OkStatus();
  const Position position = play;
  Context context{position, &play};
  return play.Call(episode.on_begin, EpisodeHook(), &context);
}

}  // namespace mallard::duckhammer_campaign
