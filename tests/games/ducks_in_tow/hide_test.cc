// A view is what hiding makes, and nothing else: each kind of secret put back in is refused.
#include "src/games/ducks_in_tow/hide.h"

#include <functional>

#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "src/games/ducks_in_tow/actions.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::Player;

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

// A match of two in which a pack has variables, some of them secret.
Match MatchWithVariables() {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'ducks_in_tow', api = 1, "
                 "requires = { ducks_in_tow = '>=1.0' } }"},
                {"content.lua",
                 "variable { id = 'plan', scope = 'player', default = 3 }\n"
                 "variable { id = 'open', scope = 'player', public = true }\n"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("ducks_in_tow", {std::move(pack)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return Table("players=2", 1, *ruleset).Play();
}

// Whether a view of p1 is read, after `tell` has changed it.
absl::Status ViewThatTells(const Match& match,
                           const std::function<void(State& seen, const State& real)>& tell) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(0), seen.data());
  tell(DucksInTowRules::As(seen.data()), StateOf(match));
  return ReadBack(match.rules(), seen, Viewer::Seat(0));
}

TEST(DucksInTowHide, AcceptsWhatHidingMakes) {
  const Match match = MatchWithVariables();
  for (const Viewer viewer :
       {Viewer::Host(), Viewer::Spectator(), Viewer::Seat(0), Viewer::Seat(1)}) {
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), viewer, seen.data());
    EXPECT_EQ(ReadBack(match.rules(), seen, viewer), absl::OkStatus());
  }
}

TEST(DucksInTowHide, RefusesChanceAndVariablesOfOthers) {
  const Match match = MatchWithVariables();
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State& real) { seen.chance = real.chance; }).ok());
  const auto with = [&](int position) {
    return ViewThatTells(match, [&](State& seen, const State&) {
      DucksInTowRules::VariablesOf(seen)[position] = 7;
    });
  };
  EXPECT_EQ(with(0), absl::OkStatus()) << "the own plan";
  EXPECT_FALSE(with(1).ok()) << "another player's plan";
  EXPECT_EQ(with(ducks_in_tow::kMaxPlayers + 1), absl::OkStatus()) << "what lies open";
}

TEST(DucksInTowHide, RefusesTheDeck) {
  const Match match = MatchWithVariables();
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State& real) { seen.deck = real.deck; }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 int first = -1;
                 real.deck.ForEach([&](int card) { first = first < 0 ? card : first; });
                 seen.deck.Set(first);
               }).ok());
}

TEST(DucksInTowHide, RefusesCardsOfOtherHands) {
  const Match match = MatchWithVariables();
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[1] = real.players[1];
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.players[1].hand[0].card = real.players[1].hand[0].card;
               }).ok());
}

TEST(DucksInTowHide, RefusesAViewThatHidesTheOwnHand) {
  EXPECT_FALSE(ViewThatTells(MatchWithVariables(), [](State& seen, const State&) {
                 Player& player = seen.players[0];
                 for (int i = 0; i < player.hand_count; ++i) player.hand[i].card = 0;
                 player.hidden = 1;
               }).ok());
}

TEST(DucksInTowHide, RefusesAHostsSnapshotThatHidesSomething) {
  const Match match = MatchWithVariables();
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(0), seen.data());
  DucksInTowRules::As(seen.data()).chance = Chance::Stream(1, 0);
  EXPECT_FALSE(ReadBack(match.rules(), seen, Viewer::Host()).ok());
}

TEST(DucksInTowArguments, SenselessIsInvalidAndNotNowIsForbidden) {
  const Match match = Table().Play();
  const int seat = Decider(match);
  const auto code = [&](const Action& action) { return match.Check(seat, action).code(); };
  EXPECT_EQ(code({ducks_in_tow::kFeed, {-1}}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({ducks_in_tow::kMove, {1000}}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({ducks_in_tow::kFinishTurn, {1}}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({ducks_in_tow::kAdoptDuck, {0, 64}}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({999, {}}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({ducks_in_tow::kGoOn, {}}), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(match.Check(1 - seat, {ducks_in_tow::kFinishTurn, {}}).code(),
            absl::StatusCode::kFailedPrecondition);
}

}  // namespace
}  // namespace mallard::testing
