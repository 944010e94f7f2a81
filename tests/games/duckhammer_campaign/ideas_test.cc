// What the computer player of campaigns weighs, on each level: hints, and what a search asks of it.
#include <string>

#include "mallard/reason_text.h"
#include "src/games/duckhammer_campaign/bot/bot.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "tests/games/duckhammer_campaign/adventure.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr Point kWestmere{4000, 15000};
constexpr Point kTheFord{20000, 15000};
constexpr Manner kShortSighted{.short_sighted = true};

// The seat that is asked.
int AskedOf(const Match& match) {
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) return seat;
  }
  return -1;
}

TEST(CampaignIdeas, AreHintsWithValuesAndGoals) {
  Match match = NewCampaign("", 3);
  PlayUntil(match, "standard", [](const State& state) { return state.phase == Phase::kMarch; });
  const Sight sight(match, AskedOf(match));
  CampaignBot bot(1);
  const std::vector<Advice> all = *Analyse(bot, sight, 20);
  ASSERT_GT(all.size(), 2u);
  EXPECT_EQ(all.front().action, *bot.Choose(sight));
  int goals = 0;
  for (size_t i = 0; i < all.size(); ++i) {
    EXPECT_EQ(match.Check(sight.seat(), all[i].action), absl::OkStatus());
    if (i > 0) {
      EXPECT_LE(all[i].value, all[i - 1].value);
    }
    if (all[i].action.kind != kMarchTo) continue;
    const int place = all[i].reason.target().value[0];
    const std::string& name = RulesOf(match).map().place_names.names()[static_cast<size_t>(place)];
    const std::string text = ReasonText(match.rules(), all[i].reason, 0);
    EXPECT_NE(text.find(": "), std::string::npos) << name << ", " << text;
    EXPECT_EQ(all[i].reason.args[0], all[i].value);
    ++goals;
  }
  EXPECT_GT(goals, 0);
  EXPECT_EQ(all.back().action.kind, uint32_t{kDone});
  EXPECT_EQ(all.back().value, 0);
}

TEST(CampaignIdeas, SayInWhichSeasonAMarchIsOver) {
  Table table;
  table.BeginMarching();
  table.state().players[0].rations = 60;
  table.Enlist(0, "ripper", 10, kWestmere);
  table.Enlist(0, "ripper", 2, kWestmere);
  int near = 0, far = 0;
  // What is free and near is taken first; where an enemy stands nobody is sent.
  for (int place = 0; place < table.rules().places(); ++place) {
    const Ideas marches = Marches(table.position(), 0);
    if (marches.empty()) break;
    const Idea& best = marches.front();
    ++(best.seasons == 0 ? near : far);
    for (const Idea& idea : Marches(table.position(), 0, kShortSighted)) {
      EXPECT_EQ(idea.seasons, 0) << "the level easy looks no further";
    }
    table.Enlist(1, "ripper", 40, At(table.rules().map().places, best.about.value[0]).at);
    table.state().holders[best.about.value[0]] = 2;
  }
  EXPECT_GT(near, 0);
  EXPECT_GT(far, 0);
}

// An enemy at the ford who alone is weaker, and with whom two more stand who would join.
void SetTrap(Table& table) {
  table.BeginMarching();
  table.state().phase = Phase::kBattles;
  table.Enlist(0, "ripper", 8, kTheFord);
  for (int i = 0; i < 3; ++i) table.Enlist(1, "ripper", 6, {kTheFord.x + i * kInch, kTheFord.y});
}

TEST(CampaignIdeas, OfTheLevelEasyMindOnlyTheTwoThatMeet) {
  Table table;
  SetTrap(table);
  const Ideas seen = BattlesToBegin(table.position(), 0);
  EXPECT_EQ(seen.front().action.kind, uint32_t{kPass});
  EXPECT_LT(seen.back().worth, 0) << "an attack that is not worth it is weighed, too";
  EXPECT_EQ(BestOf(BattlesToBegin(table.position(), 0, kShortSighted)).kind, uint32_t{kAttack});
}

TEST(CampaignIdeas, OfTheAggressiveAreBattlesAgainstTheStronger) {
  Table table;
  SetTrap(table);
  EXPECT_EQ(BestOf(BattlesToBegin(table.position(), 0, {.aggression = 250})).kind,
            uint32_t{kAttack});
}

// Which battles to begin is played out on the level hard, and nothing on the others.
TEST(CampaignIdeas, ArePlayedOutOnTheLevelHard) {
  Match match = NewCampaign("", 3);
  PlayUntil(match, "standard", [](const State& state) { return state.phase == Phase::kBattles; });
  const Sight sight(match, AskedOf(match));
  for (const BotLevel level : {BotLevel::kEasy, BotLevel::kNormal, BotLevel::kHard}) {
    CampaignBot bot(1);
    BotOptions options;
    options.level = level;
    bot.Configure(options);
    EXPECT_EQ(bot.IsWorthPlayingOut(sight), level == BotLevel::kHard);
    EXPECT_EQ(bot.Iterations(level) > 0, level == BotLevel::kHard);
  }
  const std::unique_ptr<Bot> hard = *CreateBot(match.rules(), "hard", 1);
  const std::vector<Advice> all = *hard->Weigh(sight);
  EXPECT_GT(all.size(), 1u);
  EXPECT_GT(hard->thinking().done(), 0u);
  EXPECT_EQ(match.Check(sight.seat(), all.front().action), absl::OkStatus());
}

TEST(CampaignIdeas, AreWorthLocationsAndWealth) {
  Table table;
  table.BeginMarching();
  table.Enlist(0, "ripper", 4, kWestmere);
  table.Enlist(1, "ripper", 4, kTheFord);
  CampaignBot bot(1);
  const auto worth = [&](int seat) { return bot.Evaluate(table.rules(), &table.state(), seat); };
  const int64_t before = worth(0);
  EXPECT_EQ(before, -worth(1));
  table.state().holders[0] = 1;
  const int64_t holding = worth(0);
  EXPECT_GT(holding, before);
  EXPECT_EQ(holding, -worth(1));
  table.state().players[1].rations += 10;
  EXPECT_LT(worth(0), holding);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
