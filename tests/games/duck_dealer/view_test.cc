// A view of Duck Dealer is what redaction makes: each kind of secret put back in is refused.
#include <functional>

#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "tests/games/duck_dealer/fixtures.h"
#include "tests/games/duck_dealer/packs.h"

namespace mallard::testing {
namespace {

using duck_dealer::DuckDealerRules;
using duck_dealer::State;
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

// The view of a viewer, changed by `tell`.
absl::Status ViewThatTells(const Match& match, Viewer viewer, const Tell& tell) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), viewer, seen.data());
  tell(DuckDealerRules::As(seen.data()), StateOf(match));
  return ReadBack(match.rules(), seen, viewer);
}

// p1 and p2 have sealed their bids, p3 has not.
Match Bidding() {
  Match match = NewMatch(
      LoadDealer({DealerPack("variable { id = 'plan', scope = 'player', default = 3, "
                             "owner_only = true }\n"
                             "variable { id = 'open', scope = 'player', public = true }\n")}),
      "auction=true players=3", 1);
  MustDo(match, 0, "bid 42");
  MustDo(match, 1, "bid 7");
  return match;
}

TEST(DealerView, AcceptsWhatRedactionMakes) {
  const Match match = Bidding();
  for (const Viewer viewer :
       {Viewer::Seat(0), Viewer::Seat(1), Viewer::Seat(2), Viewer::Spectator(), Viewer::Host()}) {
    EXPECT_EQ(ViewThatTells(match, viewer, [](State&, const State&) {}), absl::OkStatus());
  }
}

TEST(DealerView, RefusesTheBidOfSomebodyElse) {
  const Tell tell = [](State& seen, const State& real) {
    seen.players[1].bids[0] = real.players[1].bids[0];
    seen.players[1].sealed = 0;
  };
  const Match match = Bidding();
  EXPECT_FALSE(ViewThatTells(match, Viewer::Seat(0), tell).ok());
  EXPECT_FALSE(ViewThatTells(match, Viewer::Spectator(), tell).ok());
  EXPECT_EQ(ViewThatTells(match, Viewer::Seat(1), tell), absl::OkStatus()) << "the own bid";
}

TEST(DealerView, RefusesAViewThatHidesTheOwnBid) {
  EXPECT_FALSE(ViewThatTells(Bidding(), Viewer::Seat(0), [](State& seen, const State&) {
                 seen.players[0].bids[0] = 0;
                 seen.players[0].sealed = 1;
               }).ok());
}

TEST(DealerView, RefusesAHostsSnapshotThatHidesABid) {
  EXPECT_FALSE(ViewThatTells(Bidding(), Viewer::Host(), [](State& seen, const State&) {
                 seen.players[0].bids[0] = 0;
                 seen.players[0].sealed = 1;
               }).ok());
}

TEST(DealerView, RefusesChance) {
  const Match match = Bidding();
  EXPECT_FALSE(ViewThatTells(match, Viewer::Seat(0), [](State& seen, const State& real) {
                 seen.chance = real.chance;
               }).ok());
  EXPECT_FALSE(ViewThatTells(match, Viewer::Host(),
                             [](State& seen, const State&) { seen.chance = Chance(); })
                   .ok())
      << "and the host needs it";
}

TEST(DealerView, RefusesVariablesThatOnlyTheirOwnerMayKnow) {
  const Match match = Bidding();
  const auto with = [&](int position) {
    return ViewThatTells(match, Viewer::Seat(0), [&](State& seen, const State&) {
      DuckDealerRules::VariablesOf(seen)[position] = 9;
    });
  };
  EXPECT_EQ(with(0), absl::OkStatus()) << "the own plan";
  EXPECT_FALSE(with(1).ok()) << "that of p2";
  EXPECT_EQ(with(duck_dealer::kMaxPlayers + 1), absl::OkStatus()) << "what lies open";
}

}  // namespace
}  // namespace mallard::testing
