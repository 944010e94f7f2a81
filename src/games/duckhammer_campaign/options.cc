#include "src/games/duckhammer_campaign/options.h"

namespace mallard::duckhammer_campaign {

std::vector<OptionSpec> CampaignOptions() {
  using Type = OptionSpec::Type;
  return {
      {"mode",
       Type::kWord,
       "war",
       "Players against each other, or together in Duckheim.",
       0,
       0,
       {"war", "duckheim"}},
      {"players", Type::kInt, "2", "How many, without the referee.", 1, 4, {}},
      {"referee",
       Type::kWord,
       "automatic",
       "Whether the last seat is asked.",
       0,
       0,
       {"automatic", "person"}},
      {"map",
       Type::kText,
       "",
       "The campaign map, by id; empty: the first.",
       0,
       0,
       {},
       {"campaign_map"}},
      {"rations", Type::kInt, "180", "Each player's at the start.", 30, 2000, {}},
      {"battles", Type::kInt, "6", "After how many the campaign ends.", 1, 60, {}},
      {"seasons", Type::kInt, "30", "After how many it ends at the latest.", 1, 200, {}},
      {"desertion",
       Type::kBool,
       "false",
       "Half of the models lost to morale come back without a roll, the others never.",
       0,
       0,
       {}},
      {"challenges",
       Type::kBool,
       "true",
       "Whether the referee offers challenge battles.",
       0,
       0,
       {}},
      {"rounds", Type::kInt, "6", "After how many rounds a battle ends.", 1, 20, {}},
      {"grade", Type::kInt, "1", "Duckheim: the Grade of the characters' models.", 0, 6, {}},
  };
}

}  // namespace mallard::duckhammer_campaign
