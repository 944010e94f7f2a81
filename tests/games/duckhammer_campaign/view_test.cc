// A view of a campaign is what redaction makes, and nothing else: each kind of secret put back in
// is refused.
#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>

#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using Tell = std::function<void(State& seen, const State& real)>;

// Writes a state and reads it back for a viewer.
absl::Status ReadBack(const Rules& rules, const StateBuffer& state, Viewer viewer) {
  flatbuffers::FlatBufferBuilder builder;
  const StateOffset written = rules.Write(state.data(), builder);
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_state_type(static_cast<schema::GameState>(written.type));
  snapshot.add_state(flatbuffers::Offset<void>(written.offset));
  builder.Finish(snapshot.Finish());
  StateBuffer read(rules.state_size());
  absl::Status status = rules.Read(
      *flatbuffers::GetRoot<schema::Snapshot>(builder.GetBufferPointer()), viewer, read.data());
  if (status.ok()) {
    EXPECT_TRUE(read == state) << "what is accepted is what was written";
  }
  return status;
}

// A seat's view, changed by `tell`, and read.
absl::Status ViewThatTells(const Match& match, const Tell& tell, int seat = 0) {
  const Rules& rules = match.rules();
  StateBuffer seen(rules.state_size());
  rules.Redact(match.state(), Viewer::Seat(seat), seen.data());
  tell(CampaignRules::As(seen.data()), StateOf(match));
  return ReadBack(rules, seen, Viewer::Seat(seat));
}

// A campaign in one of the phases of secret choices: p2 is ready, p1 has not begun.
Match AlmostReady(absl::string_view options, Phase phase) {
  Match match = NewCampaign(options, 3);
  PlayUntil(match, "standard", [&](const State& state) { return state.phase == phase; });
  const std::unique_ptr<Bot> bot = *CreateBot(match.rules(), "standard", 5);
  while (match.DecisionOf(1)) EXPECT_TRUE(match.Apply(1, *bot->Choose(Sight(match, 1))).ok());
  return match;
}

TEST(CampaignView, IsAcceptedAsRedactionMakesIt) {
  for (const Phase phase : {Phase::kPlans, Phase::kMuster}) {
    const Match match = AlmostReady("", phase);
    ASSERT_EQ(StateOf(match).phase, phase);
    for (const int seat : {0, 1, 2}) {
      EXPECT_EQ(ViewThatTells(
                    match, [](State&, const State&) {}, seat),
                absl::OkStatus());
    }
  }
}

TEST(CampaignView, DoesNotTellPlans) {
  const Match match = AlmostReady("", Phase::kPlans);
  ASSERT_NE(StateOf(match).players[1].feather, 0);
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[1].feather = real.players[1].feather;
               }).ok());
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State&) { seen.players[1].means[0] = 1; }).ok());
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State&) { seen.players[1].hidden = 0; }).ok());
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State&) { seen.players[0].hidden = 1; }).ok())
      << "a view that hides what is the viewer's own";
}

TEST(CampaignView, DoesNotTellTheFirstArmy) {
  const Match match = AlmostReady("", Phase::kMuster);
  ASSERT_GT(CountCompanies(StateOf(match), 1), 0);
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.companies[32] = real.companies[32];
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[1].rations = real.players[1].rations;
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 std::copy(std::begin(real.players[1].enlisted), std::end(real.players[1].enlisted),
                           seen.players[1].enlisted);
               }).ok());
}

TEST(CampaignView, DoesNotTellCharactersThatAreBeingMade) {
  const Match match = AlmostReady("mode=duckheim", Phase::kHeroes);
  ASSERT_EQ(StateOf(match).companies[32].hero, 1);
  EXPECT_EQ(ViewThatTells(match, [](State&, const State&) {}), absl::OkStatus());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.companies[32] = real.companies[32];
               }).ok());
}

TEST(CampaignView, DoesNotTellChance) {
  const Match match = AlmostReady("", Phase::kPlans);
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State& real) { seen.chance = real.chance; }).ok());
}

// Two armies that stand face to face, in a battle whose missions are being chosen; with variables.
Match ChoosingMissions() {
  const auto ruleset = With(R"(
    campaign_map { id = "yard", width = 12, height = 12, places = {
      { name = "left", x = 5, y = 5, start = true },
      { name = "right", x = 6, y = 5, start = true } } }
    variable { id = "plan", scope = "player" }
    variable { id = "open", scope = "player", public = true }
  )");
  Match match = NewMatch(ruleset, "map=yard challenges=false rations=60", 1);
  Chance chance = Chance::Stream(1, 1);
  while (StateOf(match).battle.stage != duckhammer::Stage::kChooseMission) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const Action attack{kAttack, {seat * kCompanies, (1 - seat) * kCompanies}};
    const uint64_t count = match.LegalCount(seat);
    EXPECT_TRUE(
        match
            .Apply(seat, match.Check(seat, attack).ok()
                             ? attack
                             : match.LegalNth(seat, chance.Below(static_cast<uint32_t>(count))))
            .ok());
  }
  const int second = StateOf(match).contenders[1].seat;
  MustDo(match, second, "mission area_control");
  return match;
}

TEST(CampaignView, DoesNotTellWhatTheBattleHides) {
  const Match match = ChoosingMissions();
  const int first = StateOf(match).contenders[0].seat;
  const auto view = [&](const Tell& tell) { return ViewThatTells(match, tell, first); };
  EXPECT_EQ(view([](State&, const State&) {}), absl::OkStatus());
  EXPECT_FALSE(view([](State& seen, const State& real) {
                 seen.battle.players[1].mission = real.battle.players[1].mission;
               }).ok());
  EXPECT_FALSE(
      view([](State& seen, const State& real) { seen.battle.chance = real.battle.chance; }).ok());
  const auto with = [&](int variable, int value) {
    return view(
        [&](State& seen, const State&) { CampaignRules::VariablesOf(seen)[variable] = value; });
  };
  EXPECT_EQ(with(0, 7), absl::OkStatus()) << "the own plan in the battle";
  EXPECT_FALSE(with(1, 7).ok()) << "that of the other side";
  EXPECT_EQ(with(3, 7), absl::OkStatus()) << "what lies open";
  // The referee has no part in it and knows what both may.
  EXPECT_FALSE(
      ViewThatTells(
          match, [](State& seen, const State&) { CampaignRules::VariablesOf(seen)[0] = 7; }, 2)
          .ok());
}

TEST(CampaignView, OfTheHostHidesNothing) {
  const Match match = AlmostReady("", Phase::kMuster);
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(0), seen.data());
  CampaignRules::As(seen.data()).chance = StateOf(match).chance;
  EXPECT_FALSE(ReadBack(match.rules(), seen, Viewer::Host()).ok());
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
