// A view is what hiding makes, and nothing else: each kind of secret put back in is refused.
#include "src/games/naval_war/hide.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "gtest/gtest.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

using naval_war::NavalWarRules;
using naval_war::State;

constexpr char kVariables[] =
    "variable { id = 'plan', scope = 'player', default = 3 }\n"
    "variable { id = 'crew', scope = 'ship' }\n"
    "variable { id = 'open', scope = 'player', public = true }\n";

// Whether a view of `seat` is read, after `tell` has changed it. What is accepted is what was
// written.
absl::Status ViewThatTells(const Match& match, int seat,
                           const std::function<void(State& seen, const State& real)>& tell) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
  tell(NavalWarRules::As(seen.data()), StateOf(match));
  const std::vector<uint8_t> bytes =
      SnapshotWith(match, Viewer::Seat(seat), [&](flatbuffers::FlatBufferBuilder& builder) {
        return match.rules().Write(seen.data(), builder);
      });
  StateBuffer read(0);
  absl::Status status = ReadSnapshot(match, bytes, &read);
  if (status.ok()) {
    EXPECT_TRUE(read == seen);
  }
  return status;
}

bool Refused(const Match& match, const std::function<void(State& seen, const State& real)>& tell,
             int seat = 0) {
  return !ViewThatTells(match, seat, tell).ok();
}

// p1 is on turn; both hold cards, and p2's carrier is damaged.
Match Running() {
  Match match = Begin({.p1 = {"torpedo", "drone_strike"},
                       .p2 = {"flares", "airstrike"},
                       .deck = {"uav_drone", "torpedo", "torpedo"},
                       .lua = kVariables});
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "stay");
  MustDo(match, 0, "discard blank");
  MustDo(match, 1, "decline");
  MustDo(match, 1, "discard blank");
  return match;
}

TEST(NavalWarHide, AcceptsWhatHidingMakes) {
  const Match match = Running();
  for (int seat : {0, 1}) {
    EXPECT_EQ(ViewThatTells(match, seat, [](State&, const State&) {}), absl::OkStatus());
  }
}

TEST(NavalWarHide, RefusesStreamsOfChance) {
  const Match match = Running();
  EXPECT_TRUE(Refused(match, [](State& s, const State& real) { s.chance = real.chance; }));
  for (int seat : {0, 1}) {
    EXPECT_TRUE(Refused(match, [seat](State& s, const State& real) {
      s.seat_chance[seat] = real.seat_chance[seat];
    })) << "not even the own one, which foretells a random placement";
  }
}

TEST(NavalWarHide, RefusesWhereTheOpponentsShipsLie) {
  const Match match = Running();
  EXPECT_TRUE(Refused(match, [](State& s, const State& real) { s.boards[1] = real.boards[1]; }));
  EXPECT_TRUE(Refused(match, [](State& s, const State& real) {
    const naval_war::Ship& ship = real.boards[1].ships[2];
    s.boards[1].ships[2].placed = 1;
    s.boards[1].ships[2].bow = ship.bow;
    s.boards[1].ships[2].facing = ship.facing;
  }));
}

TEST(NavalWarHide, RefusesTheDamageOfTheOpponentsShips) {
  const Match match = Running();
  ASSERT_NE(StateOf(match).boards[1].ships[0].damage, 0);
  EXPECT_TRUE(Refused(match, [](State& s, const State& real) {
    s.boards[1].ships[0].damage = real.boards[1].ships[0].damage;
  }));
}

TEST(NavalWarHide, RefusesTheOpponentsHand) {
  const Match match = Running();
  const auto tell_hand = [](State& s, const State& real) {
    std::copy(std::begin(real.players[1].hand), std::end(real.players[1].hand), s.players[1].hand);
    s.players[1].hidden = 0;
  };
  EXPECT_TRUE(Refused(match, tell_hand));
}

TEST(NavalWarHide, RefusesTheDeck) {
  EXPECT_TRUE(Refused(Running(), [](State& s, const State& real) { s.deck = real.deck; }));
}

TEST(NavalWarHide, RefusesWhatTheOpponentPrepares) {
  Match match = Running();
  MustDo(match, 0, "play drone_strike");
  MustDo(match, 0, "aim B2");
  EXPECT_TRUE(Refused(
      match, [](State& s, const State& real) { s.preparation = real.preparation; }, 1));
  EXPECT_FALSE(Refused(match, [](State&, const State&) {})) << "its own player knows it";
}

TEST(NavalWarHide, RefusesWhichShipsMayMoveAfterAHit) {
  Match match = Begin({});
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "allow");
  ASSERT_NE(StateOf(match).movable, 0);
  EXPECT_TRUE(Refused(match, [](State& s, const State& real) { s.movable = real.movable; }));
}

TEST(NavalWarHide, RefusesVariablesThatOnlyTheirOwnerMayKnow) {
  const Match match = Running();
  const auto refused = [&](int position) {
    return Refused(
        match, [position](State& s, const State&) { NavalWarRules::VariablesOf(s)[position] = 7; });
  };
  EXPECT_FALSE(refused(0)) << "the own plan";
  EXPECT_TRUE(refused(1)) << "the opponent's plan";
  EXPECT_FALSE(refused(2)) << "the crew of an own ship";
  EXPECT_TRUE(refused(2 + naval_war::kMaxShips)) << "that of an opponent's";
  EXPECT_FALSE(refused(2 + 2 * naval_war::kMaxShips + 1)) << "what lies open";
}

TEST(NavalWarHide, RefusesAViewThatHidesTheOwnFleetOrHand) {
  const Match match = Running();
  EXPECT_TRUE(Refused(match, [](State& s, const State&) {
    s.boards[0].hidden = 1;
    for (naval_war::Ship& ship : s.boards[0].ships) ship = {};
  }));
  EXPECT_TRUE(Refused(match, [](State& s, const State&) {
    s.players[0].hidden = 1;
    std::fill(std::begin(s.players[0].hand), std::end(s.players[0].hand), uint8_t{0});
  }));
}

TEST(NavalWarHide, RefusesAHostsSnapshotThatHidesSomething) {
  const Match match = Running();
  for (const bool fleet : {true, false}) {
    const std::vector<uint8_t> bytes = EditedSnapshot(match, Viewer::Host(), [&](State& s) {
      (fleet ? s.boards[1].hidden : s.players[1].hidden) = 1;
      if (fleet) {
        for (naval_war::Ship& ship : s.boards[1].ships) ship = {};
      }
    });
    EXPECT_FALSE(ReadSnapshot(match, bytes).ok());
  }
}

}  // namespace
}  // namespace mallard::testing
