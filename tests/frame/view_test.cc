// A view is what redaction makes, and nothing else: each kind of secret put back in is refused.
#include <functional>
#include <string>

#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "tests/games/battleducks/fixtures.h"

namespace mallard::testing {
namespace {

using battleducks::BattleDucksRules;
using battleducks::State;

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

// The state with which p1's view is made, changed by `tell`.
absl::Status ViewThatTells(const Match& match,
                           const std::function<void(State& seen, const State& real)>& tell) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(0), seen.data());
  tell(BattleDucksRules::As(seen.data()), StateOf(match));
  return ReadBack(match.rules(), seen, Viewer::Seat(0));
}

Match MatchWithVariables() {
  Pack pack;
  pack.label = "trial";
  pack.files = {{"pack.lua",
                 "pack { id = 'trial', version = '1.0.0', game = 'battleducks', api = 1, "
                 "requires = { battleducks = '>=1.0' } }"},
                {"content.lua",
                 "variable { id = 'plan', scope = 'player', default = 3 }\n"
                 "variable { id = 'mood', scope = 'formation' }\n"
                 "variable { id = 'open', scope = 'player', public = true }\n"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("battleducks", {std::move(pack)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  Match match = NewMatch(*ruleset, "mode=advanced first_player=p1", 1);
  for (int seat : {0, 1}) {
    PlaceAdvanced(match, seat);
    MustDo(match, seat, "ready");
  }
  return match;
}

TEST(ViewReading, AcceptsWhatRedactionMakes) {
  const Match match = MatchWithVariables();
  EXPECT_EQ(ViewThatTells(match, [](State&, const State&) {}), absl::OkStatus());
  StateBuffer whole(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Host(), whole.data());
  EXPECT_EQ(ReadBack(match.rules(), whole, Viewer::Host()), absl::OkStatus());
}

TEST(ViewReading, RefusesStreamsOfChance) {
  const Match match = MatchWithVariables();
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State& real) { seen.chance = real.chance; }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.seat_chance[0] = real.seat_chance[0];
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.seat_chance[1] = real.seat_chance[1];
               }).ok());
}

TEST(ViewReading, RefusesVariablesThatOnlyTheirOwnerMayKnow) {
  const Match match = MatchWithVariables();
  const auto with = [&](int position, int value) {
    return ViewThatTells(match, [&](State& seen, const State&) {
      BattleDucksRules::VariablesOf(seen)[position] = value;
    });
  };
  EXPECT_EQ(with(0, 7), absl::OkStatus()) << "the own plan";
  EXPECT_FALSE(with(1, 7).ok()) << "the opponent's plan";
  EXPECT_EQ(with(2, 7), absl::OkStatus()) << "the mood of an own formation";
  EXPECT_FALSE(with(2 + battleducks::kMaxSlots, 7).ok()) << "that of an opponent's";
  EXPECT_EQ(with(2 + 2 * battleducks::kMaxSlots + 1, 7), absl::OkStatus()) << "what lies open";
}

TEST(ViewReading, RefusesWhatIsHiddenOfAPond) {
  const Match match = MatchWithVariables();
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.ponds[1] = real.ponds[1];
               }).ok());
  EXPECT_FALSE(
      ViewThatTells(match, [](State& seen, const State&) { seen.ponds[1].hidden = 0; }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.ponds[1].slots[2].formation = real.ponds[1].slots[2].formation;
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.ponds[1].slots[2].anchor = real.ponds[1].slots[2].anchor;
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State&) {
                 seen.ponds[1].slots[2].has_commander = 1;
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, [](State& seen, const State& real) {
                 seen.ponds[1].slots[2].ducks_left = real.ponds[1].slots[2].ducks_left;
               }).ok());
}

TEST(ViewReading, RefusesAViewThatHidesTheOwnPond) {
  EXPECT_FALSE(ViewThatTells(MatchWithVariables(), [](State& seen, const State&) {
                 seen.ponds[0] = seen.ponds[1];
               }).ok());
}

TEST(ViewReading, RefusesAHostsSnapshotThatHidesSomething) {
  const Match match = MatchWithVariables();
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(0), seen.data());
  State& state = BattleDucksRules::As(seen.data());
  BattleDucksRules::ForEachChance(
      state, [](uint64_t stream, Chance& chance) { chance = Chance::Stream(1, stream); });
  EXPECT_FALSE(ReadBack(match.rules(), seen, Viewer::Host()).ok());
}

TEST(ViewReading, RefusesAHostsSnapshotWithoutChance) {
  const Match match = MatchWithVariables();
  StateBuffer whole(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Host(), whole.data());
  BattleDucksRules::As(whole.data()).chance = Chance();
  EXPECT_FALSE(ReadBack(match.rules(), whole, Viewer::Host()).ok());
}

}  // namespace
}  // namespace mallard::testing
