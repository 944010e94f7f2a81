// What a player may know of a battle, and battles imagined from it.
#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "flatbuffers/flatbuffers.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/hide.h"
#include "tests/games/duckhammer/fixtures.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

using mallard::testing::EventTexts;
using mallard::testing::MustDo;
using mallard::testing::NewMatch;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

State Seen(const Match& match, int seat) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
  return DuckhammerRules::As(seen.data());
}

absl::Span<const Enlisted> ListOf(const State& state, int seat) {
  size_t units = 0;
  while (units < kMaxUnits && state.players[seat].army[units].model != 0) ++units;
  return absl::MakeConstSpan(state.players[seat].army, units);
}

void Muster(Match& match, int seat) {
  MustDo(match, seat, "enlist quack_marine 8 1");
  MustDo(match, seat, "enlist fledgling 8 1");
  MustDo(match, seat, "ready");
}

TEST(DuckhammerView, ChanceIsNobodys) { EXPECT_EQ(Seen(NewBattle(1), 0).chance, Chance()); }

TEST(DuckhammerView, AListIsTheWritersOwnUntilBothAreReady) {
  Match match = NewBattle(1);
  Muster(match, 0);
  EXPECT_EQ(ListOf(Seen(match, 0), 0).size(), 2u);
  EXPECT_THAT(ListOf(Seen(match, 1), 0), IsEmpty());
  EXPECT_EQ(Seen(match, 1).players[0].ready, 1) << "that it is finished is no secret";
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), IsEmpty());
  Muster(match, 1);
  EXPECT_EQ(ListOf(Seen(match, 1), 0).size(), 2u);
}

TEST(DuckhammerView, AMissionIsTheChoosersOwnUntilBothHaveChosen) {
  Match match = NewClash(1);
  MustDo(match, 0, "ready");
  MustDo(match, 1, "ready");
  const int first = match.DecisionOf(0) ? 0 : 1;
  MustDo(match, first, "choose lead");
  MustDo(match, 1 - first, "side low");
  const size_t before = match.EventCount(Viewer::Seat(1));
  MustDo(match, 0, "mission breakthrough");
  EXPECT_NE(Seen(match, 0).players[0].mission, 0);
  EXPECT_EQ(Seen(match, 1).players[0].mission, 0);
  EXPECT_EQ(match.EventCount(Viewer::Seat(1)), before);
  EXPECT_TRUE(match.DecisionOf(1)) << "nobody waits for the other";
  MustDo(match, 1, "mission assassination");
  EXPECT_NE(Seen(match, 1).players[0].mission, 0);
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1), before),
              ::testing::Contains("mission_shown p1 breakthrough"));
}

TEST(DuckhammerView, AViewThatTellsTooMuchIsRefused) {
  Match match = NewBattle(1);
  Muster(match, 0);
  // Everything there is, passed off as what the other player may know.
  flatbuffers::FlatBufferBuilder builder;
  const StateOffset state = match.rules().Write(match.state(), builder);
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_state_type(static_cast<schema::GameState>(state.type));
  snapshot.add_state(flatbuffers::Offset<void>(state.offset));
  builder.Finish(snapshot.Finish());
  StateBuffer out(match.rules().state_size());
  const absl::Status status = match.rules().Read(*schema::GetSnapshot(builder.GetBufferPointer()),
                                                 Viewer::Seat(1), out.data());
  EXPECT_EQ(status, absl::DataLossError("damaged: a view that tells too much"));
}

// Reads what p2 may know back as p2's view, after `tell` has put something into it.
absl::Status ViewThatTells(const Match& match, void (*tell)(State& seen, const State& real)) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(1), seen.data());
  tell(DuckhammerRules::As(seen.data()), StateOf(match));
  flatbuffers::FlatBufferBuilder builder;
  const StateOffset state = match.rules().Write(seen.data(), builder);
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_state_type(static_cast<schema::GameState>(state.type));
  snapshot.add_state(flatbuffers::Offset<void>(state.offset));
  builder.Finish(snapshot.Finish());
  StateBuffer out(match.rules().state_size());
  absl::Status status = match.rules().Read(*schema::GetSnapshot(builder.GetBufferPointer()),
                                           Viewer::Seat(1), out.data());
  if (status.ok()) {
    EXPECT_TRUE(out == seen) << "what is accepted is what was written";
  }
  return status;
}

TEST(DuckhammerView, RefusesEachSecretOfAListPutBack) {
  Match match = NewBattle(1);
  Muster(match, 0);
  EXPECT_EQ(ViewThatTells(match, [](State&, const State&) {}), absl::OkStatus());
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State& real) { seen.chance = real.chance; }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 std::copy(std::begin(real.players[0].army), std::end(real.players[0].army),
                           seen.players[0].army);
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[0].army[0] = real.players[0].army[0];
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State&) {
                 seen.players[0].army_points = 7;
               }).ok());
}

TEST(DuckhammerView, RefusesAMissionPutBack) {
  const Match match = Reach([](const Match& m) {
    return StateOf(m).stage == Stage::kChooseMission && StateOf(m).asked == 2;
  });
  EXPECT_EQ(ViewThatTells(match, [](State&, const State&) {}), absl::OkStatus());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[0].mission = real.players[0].mission;
               }).ok());
}

TEST(DuckhammerView, RefusesVariablesThatOnlyTheirOwnerMayKnow) {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'duckhammer', api = 1, "
                 "requires = { duckhammer = '>=1.0' } }"},
                {"content.lua",
                 "variable { id = 'plan', scope = 'player', default = 3 }\n"
                 "variable { id = 'mood', scope = 'unit' }\n"
                 "variable { id = 'open', scope = 'player', public = true }\n"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("duckhammer", {std::move(pack)});
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  const Match match = NewMatch(*ruleset, "", 1);
  const auto with = [&](void (*tell)(State&, const State&)) { return ViewThatTells(match, tell); };
  EXPECT_FALSE(with([](State& s, const State&) { DuckhammerRules::VariablesOf(s)[0] = 7; }).ok())
      << "the opponent's plan";
  EXPECT_EQ(with([](State& s, const State&) { DuckhammerRules::VariablesOf(s)[1] = 7; }),
            absl::OkStatus())
      << "the own plan";
  EXPECT_FALSE(with([](State& s, const State&) { DuckhammerRules::VariablesOf(s)[2] = 7; }).ok())
      << "the mood of an opponent's unit";
  EXPECT_EQ(
      with([](State& s, const State&) { DuckhammerRules::VariablesOf(s)[2 + FirstUnit(1)] = 7; }),
      absl::OkStatus())
      << "that of an own one";
}

TEST(DuckhammerImagine, MakesLegalArmiesForAnOpponentWhoIsReady) {
  Match match = NewBattle(1);
  Muster(match, 0);
  std::set<std::string> armies;
  for (uint64_t seed = 0; seed < 12; ++seed) {
    const absl::StatusOr<Match> imagined = Sight(match, 1).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    const auto& rules = static_cast<const DuckhammerRules&>(imagined->rules());
    const absl::Span<const Enlisted> list = ListOf(StateOf(*imagined), 0);
    const auto problems =
        CheckArmy(rules.content(), rules.ruleset().scripts(), list, rules.points());
    ASSERT_TRUE(problems.ok());
    EXPECT_THAT(*problems, IsEmpty());
    armies.insert(ArmyText(rules.content(), list));
  }
  EXPECT_GT(armies.size(), 6u) << "the real list is not handed over";
}

TEST(DuckhammerImagine, KnowsAnArmyThatWasGiven) {
  const Match match = NewClash(1);
  const absl::StatusOr<Match> imagined = Sight(match, 1).Imagine(7);
  ASSERT_TRUE(imagined.ok()) << imagined.status();
  EXPECT_EQ(ListOf(StateOf(*imagined), 0).size(), 3u);
}

TEST(DuckhammerImagine, DrawsAMissionForAnOpponentWhoHasChosen) {
  const Match match = Reach([](const Match& m) {
    return StateOf(m).stage == Stage::kChooseMission && StateOf(m).asked == 2;
  });
  std::set<int> missions;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const absl::StatusOr<Match> imagined = Sight(match, 1).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    missions.insert(StateOf(*imagined).players[0].mission);
  }
  EXPECT_EQ(missions.size(), 6u);
}

TEST(DuckhammerView, VariablesOfOwnersAreTheirOwn) {
  const auto ruleset = TrialRuleset(R"(
    variable { id = "plan", scope = "player", default = 3, min = 0, max = 9 }
    variable { id = "mood", scope = "unit", default = 1, min = 0, max = 9 }
    variable { id = "weather", scope = "match", public = true, default = 5, min = 0, max = 9 }
  )");
  Match match = NewMatch(ruleset, "", 1);
  const auto& rules = static_cast<const DuckhammerRules&>(match.rules());
  int32_t* const values = DuckhammerRules::VariablesOf(Spoil(match));
  for (const Variables::Spec& spec : rules.variables().specs()) {
    for (int i = 0; i < spec.instances; ++i) values[spec.first + i] = 8;
  }
  StateBuffer seen(rules.state_size());
  rules.Redact(match.state(), Viewer::Seat(1), seen.data());
  const int32_t* const known = DuckhammerRules::VariablesOf(DuckhammerRules::As(seen.data()));
  const auto value = [&](const char* scope, const char* name, int instance) {
    return *rules.variables().Get(known, scope, name, instance);
  };
  EXPECT_EQ(value("player", "plan", 1), 8);
  EXPECT_EQ(value("player", "plan", 0), 3);
  EXPECT_EQ(value("unit", "mood", kMaxUnits), 8) << "the viewer's first unit";
  EXPECT_EQ(value("unit", "mood", 0), 1);
  EXPECT_EQ(value("unit", "mood", FirstUnit(kNobody)), 1) << "a monster's is for nobody's eyes";
  EXPECT_EQ(value("match", "weather", 0), 8);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
