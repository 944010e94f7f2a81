// What a client gets to draw of a campaign, and of the battle inside it.
#include "mallard/scene.h"

#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "mallard/scene_text.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using duckhammer_campaign::CampaignRules;
using duckhammer_campaign::Phase;
using duckhammer_campaign::State;

const State& CampaignOf(const Match& match) { return CampaignRules::As(match.state()); }

Scene Shown(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

const SceneItem* Standing(const Scene& scene, const Reference& reference, AreaKind kind) {
  for (const SceneItem& item : scene.items) {
    if (scene.areas[item.area].kind != kind) continue;
    for (const Reference& own : scene.ReferencesOf(item)) {
      if (own == reference) return &item;
    }
  }
  return nullptr;
}

// Played by the computer until the campaign is in that phase.
Match InPhase(const char* options, Phase phase) {
  Match match = NewMatch(BaseRuleset("duckhammer_campaign"), options, 3);
  Chance chance = Chance::Stream(3, 3);
  for (int i = 0; i < 20'000 && !match.outcome().over; ++i) {
    if (CampaignOf(match).phase == phase) return match;
    for (int seat = 0; seat < match.seats(); ++seat) {
      const uint64_t count = match.LegalCount(seat);
      if (count == 0) continue;
      const uint64_t n = chance.Below(static_cast<uint32_t>(count));
      EXPECT_TRUE(match.Apply(seat, match.LegalNth(seat, n)).ok());
      break;
    }
  }
  return match;
}

// The first battle of a party that computer players lead.
Match Fighting() {
  Match match = NewMatch(BaseRuleset("duckhammer_campaign"), "mode=duckheim opposition=gentle", 4);
  std::vector<std::unique_ptr<Bot>> bots;
  for (uint64_t seat = 0; seat < 3; ++seat) {
    bots.push_back(*CreateBot(match.rules(), "standard", seat + 1));
  }
  while (!match.outcome().over && CampaignOf(match).phase != Phase::kBattle) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const auto action = bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
    EXPECT_TRUE(action.ok() && match.Apply(seat, *action).ok());
  }
  return match;
}

TEST(CampaignScene, ShowsLocationsTokensAndArmies) {
  const Match match = InPhase("", Phase::kMarch);
  const State& state = CampaignOf(match);
  ASSERT_EQ(state.phase, Phase::kMarch);
  const Scene scene = Shown(match, Viewer::Spectator());
  EXPECT_EQ(LabelText(scene, scene.status.phase), "March");
  EXPECT_EQ(scene.status.round, state.season);
  const auto& rules = static_cast<const CampaignRules&>(match.rules());
  for (int place = 0; place < rules.places(); ++place) {
    const SceneItem* item = Standing(
        scene, Reference::Entry(ArgType::kNode, TableId("location"), place), AreaKind::kPlane);
    ASSERT_NE(item, nullptr);
    EXPECT_EQ(item->owner, state.holders[place] - 1);
  }
  int tokens = 0;
  for (int c = 0; c < duckhammer_campaign::kCompanySlots; ++c) {
    if (state.companies[c].model == 0) continue;
    const SceneItem* token = Standing(scene, Reference::Of(ArgType::kCompany, c), AreaKind::kPlane);
    ASSERT_NE(token, nullptr);
    EXPECT_EQ(token->owner, duckhammer_campaign::OwnerOf(c));
    EXPECT_EQ(token->x, state.companies[c].x);
    EXPECT_NE(Standing(scene, Reference::Of(ArgType::kCompany, c), AreaKind::kList), nullptr);
    ++tokens;
  }
  EXPECT_GT(tokens, 1);
}

TEST(CampaignScene, FirstArmiesAreSecret) {
  const Match match = InPhase("", Phase::kMuster);
  ASSERT_EQ(CampaignOf(match).phase, Phase::kMuster);
  const Scene other = Shown(match, Viewer::Seat(1));
  for (const SceneItem& item : other.items) {
    if (item.owner == 0) {
      EXPECT_NE(other.areas[item.area].kind, AreaKind::kList) << SceneText(other);
    }
  }
}

TEST(CampaignScene, TheBattleInsideHasTheSeatsOfTheCampaign) {
  const Match match = Fighting();
  const State& state = CampaignOf(match);
  ASSERT_EQ(state.phase, Phase::kBattle);
  const Scene scene = Shown(match, Viewer::Host());
  int shown = 0;
  for (int u = 0; u < duckhammer::kSeats * duckhammer::kMaxUnits; ++u) {
    if (state.battle.units[u].size == 0) continue;
    const SceneItem* line = Standing(scene, Reference::Of(ArgType::kUnit, u), AreaKind::kList);
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->owner, duckhammer_campaign::OwnerOf(state.records[u].company));
    ++shown;
  }
  EXPECT_GT(shown, 1);
  EXPECT_EQ(scene.seats.size(), static_cast<size_t>(match.seats()));
}

}  // namespace
}  // namespace mallard::testing
