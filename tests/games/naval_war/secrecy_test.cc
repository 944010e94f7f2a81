// What the opponent must not learn: where ships are, whether and where they moved, what was
// repaired, hands and deck. Two matches that differ only in such things are compared in everything
// that a player can find out.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/fixtures.h"

namespace mallard::testing {
namespace {

using naval_war::NavalWarRules;
using naval_war::State;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

// The match after p2 has taken these actions.
Match After(Match match, const Texts& actions) {
  for (const std::string& action : actions) MustDo(match, 1, action);
  return match;
}

// Shows that p1 cannot tell one course from another, and p2 can.
void ExpectSame(const Match& start, const std::vector<Texts>& courses) {
  const Match first = After(start, courses[0]);
  for (size_t i = 1; i < courses.size(); ++i) {
    const Match other = After(start, courses[i]);
    EXPECT_EQ(Knowledge(first, 0), Knowledge(other, 0)) << courses[i][0];
    EXPECT_FALSE(Knowledge(first, 1) == Knowledge(other, 1)) << courses[i][0];
  }
}

TEST(NavalWarSecrecy, WhetherAndWhereAShipMovedAfterAHit) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  ExpectSame(match, {{"stay"},
                     {"shift battleship north", "stay"},
                     {"shift battleship east", "stay"},
                     {"shift battleship south", "stay"},
                     {"shift battleship west", "stay"}});
}

TEST(NavalWarSecrecy, AlsoWhileTheDefenderIsStillMoving) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  const Match moved = After(match, {"shift battleship north"});
  EXPECT_EQ(Knowledge(match, 0), Knowledge(moved, 0)) << "no event, no count, the same question";
  EXPECT_EQ(match.DecisionOf(1, Viewer::Seat(0)).kind, naval_war::kMoveAfterHit);
}

TEST(NavalWarSecrecy, WhichOfSeveralShipsMoved) {
  Match match = Begin({.p1 = {"airstrike"}});
  MustDo(match, 0, "play airstrike B2");
  MustDo(match, 1, "allow");
  ExpectSame(match, {{"stay"},
                     {"shift carrier north", "stay"},
                     {"shift battleship south", "shift carrier west", "stay"}});
}

TEST(NavalWarSecrecy, WhetherAnythingCouldHaveMoved) {
  // Once the destroyer is shut in, once it is free, once the part was damaged before.
  const auto struck = [](const Texts& fleet) {
    Match match = Begin({.fleet2 = fleet});
    Strike(match, 0, "attack A1");
    return match;
  };
  const Match shut_in =
      struck({"destroyer west A1", "submarine west C1", "crusher west A2", "carrier west B5"});
  const Match free = struck({"destroyer west A1", "submarine west F8", "crusher west F10"});
  EXPECT_EQ(Knowledge(shut_in, 0), Knowledge(free, 0));
}

TEST(NavalWarSecrecy, WhichShipFleetAdvancementMovedAndWhere) {
  Match match = Begin({.p2 = {"fleet_advancement"}});
  MustDo(match, 0, "decline");
  ExpectSame(match, {{"play fleet_advancement carrier north"},
                     {"play fleet_advancement carrier west"},
                     {"play fleet_advancement destroyer south"}});
  match = After(match, {"play fleet_advancement carrier north"});
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0)),
              Contains("card_played_secretly p2 fleet_advancement"));
}

TEST(NavalWarSecrecy, WhichShipPivotPointTurnedAndHow) {
  Match match = Begin({.p2 = {"pivot_point"}});
  MustDo(match, 0, "decline");
  ExpectSame(match, {{"play pivot_point destroyer clockwise B10"},
                     {"play pivot_point destroyer clockwise C10"},
                     {"play pivot_point submarine counterclockwise D8"}});
}

TEST(NavalWarSecrecy, WhereAFleetWentAndWhetherItWentAtAll) {
  Match match = Begin({.p2 = {"fleet_relocation"}});
  MustDo(match, 0, "decline");
  MustDo(match, 1, "play fleet_relocation");
  Match still = match;
  PlaceFleet(still, 1);
  MustDo(still, 1, "confirm");
  Match gone = match;
  PlaceFleet(gone, 1, {"carrier north N1", "destroyer west E14"});
  MustDo(gone, 1, "confirm");
  Match drawn = match;
  MustDo(drawn, 1, "fill");
  MustDo(drawn, 1, "confirm");
  EXPECT_EQ(Knowledge(still, 0), Knowledge(gone, 0));
  EXPECT_EQ(Knowledge(still, 0), Knowledge(drawn, 0));
}

TEST(NavalWarSecrecy, WhatEngineeringRepaired) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"engineering"}});
  Strike(match, 0, "play airstrike B2");
  ExpectSame(match, {{"play engineering B2"}, {"play engineering C2"}, {"play engineering D4"}});
  match = After(match, {"play engineering B2"});
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0)), Contains("card_played_secretly p2 engineering"));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(0)), Not(Contains(HasSubstr("repaired"))));
}

TEST(NavalWarSecrecy, WhereATaskForceStruck) {
  const auto struck = [](const char* carrier) {
    Match match = Begin({.p1 = {"task_force_operation"}, .fleet2 = {carrier}});
    Strike(match, 0, "play task_force_operation carrier");
    return match;
  };
  EXPECT_EQ(Knowledge(struck("carrier west B2"), 0), Knowledge(struck("carrier east M13"), 0));
}

TEST(NavalWarSecrecy, LaterActionsTellNothingOfAMove) {
  // Had the carrier moved or not, misses elsewhere, cards and the opponent's turn sound the same.
  const auto played = [](bool moved) {
    Match match = Begin({.p1 = {"uav_drone"}});
    MustDo(match, 0, "attack C2");
    MustDo(match, 1, "allow");
    if (moved) MustDo(match, 1, "shift carrier north");
    MustDo(match, 1, "stay");
    MustDo(match, 1, "attack N14");
    MustDo(match, 0, "play uav_drone M13");
    MustDo(match, 0, "attack N1");
    return match;
  };
  EXPECT_EQ(Knowledge(played(false), 0), Knowledge(played(true), 0));
}

TEST(NavalWarSecrecy, OpponentsShipsAreBlankInAPlayersState) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  const Knowledge known(match, 0);
  const State& seen = NavalWarRules::As(known.state.data());
  EXPECT_TRUE(seen.boards[1].occupied.Empty());
  for (const naval_war::Ship& ship : seen.boards[1].ships) {
    EXPECT_EQ(ship.placed + ship.bow + ship.facing + ship.damage, 0);
  }
  EXPECT_NE(seen.boards[1].ships[0].smoke, 0) << "announced";
  EXPECT_EQ(seen.boards[0].occupied, StateOf(match).boards[0].occupied) << "the own board, whole";
}

TEST(NavalWarSecrecy, HandsAreKnownToTheirOwnersOnlyAndOnlyTheirSizeToOthers) {
  const Match match = Begin({.p1 = {"torpedo", "flares"}, .p2 = {"airstrike", "torpedo"}});
  const Knowledge known(match, 0);
  const State& seen = NavalWarRules::As(known.state.data());
  EXPECT_EQ(seen.players[1].hand_size, 2);
  for (uint8_t card : seen.players[1].hand) EXPECT_EQ(card, 0);
  EXPECT_NE(seen.players[0].hand[0], 0);
}

TEST(NavalWarSecrecy, DeckIsKnownByItsSizeOnly) {
  const Match match = Begin({.deck = {"torpedo", "airstrike"}});
  for (int seat : {0, 1}) {
    const Knowledge known(match, seat);
    const State& seen = NavalWarRules::As(known.state.data());
    EXPECT_EQ(seen.deck.Total(), 2);
    for (uint16_t count : seen.deck.counts) EXPECT_EQ(count, 0);
    EXPECT_EQ(seen.chance, Chance());
    for (const Chance& chance : seen.seat_chance) EXPECT_EQ(chance, Chance());
  }
}

TEST(NavalWarSecrecy, DrawnCardsAreNamedToTheirPlayerOnly) {
  Match match = Begin({.p1 = {"torpedo"}, .deck = {"flares"}});
  MustDo(match, 0, "play torpedo N14");
  Match copy = match;
  EXPECT_THAT(Hear(match, 0, "decline", Viewer::Seat(0)), Contains("card_drawn p1 flares 0"));
  EXPECT_THAT(Hear(copy, 0, "decline", Viewer::Seat(1)), Contains("card_drawn p1 none 0"));
}

TEST(NavalWarSecrecy, DealtHandsSoundAlike) {
  // p2 is dealt other cards; p1 hears the same.
  const auto events = [](const Texts& p2) {
    return EventTexts(Begin({.p1 = {"torpedo", "torpedo"}, .p2 = p2}), Viewer::Seat(0));
  };
  EXPECT_EQ(events({"airstrike", "flares"}), events({"engineering", "seize_fire"}));
}

TEST(NavalWarSecrecy, WindowForAReactionLooksTheSameWhateverIsHeld) {
  const auto attacked = [](const char* card) {
    Match match = Begin({.p1 = {"torpedo"}, .p2 = {card}});
    MustDo(match, 0, "attack B2");
    return match;
  };
  const Match with = attacked("flares");
  const Match without = attacked("seize_fire");
  for (const Match* match : {&with, &without}) {
    EXPECT_EQ(match->DecisionOf(1, Viewer::Seat(0)).kind, naval_war::kAnswerAttack);
  }
  EXPECT_EQ(EventTexts(with, Viewer::Seat(0)), EventTexts(without, Viewer::Seat(0)));
}

TEST(NavalWarSecrecy, RefusalsToTheAttackerDoNotDependOnTheEnemysShips) {
  const Match here = Begin({.p1 = {"airstrike"}});
  const Match there = Begin({.p1 = {"airstrike"}, .fleet2 = {"carrier north N1"}});
  EXPECT_EQ(Knowledge(here, 0).refusals, Knowledge(there, 0).refusals);
  EXPECT_EQ(Knowledge(here, 0).legal, Knowledge(there, 0).legal);
  EXPECT_EQ(Knowledge(here, 0).state, Knowledge(there, 0).state);
}

TEST(NavalWarSecrecy, MovableShipsAreTheDefendersSecret) {
  Match match = Begin({});
  MustDo(match, 0, "attack C4");
  MustDo(match, 1, "allow");
  ASSERT_NE(StateOf(match).movable, 0);
  const Knowledge attacker(match, 0);
  const Knowledge defender(match, 1);
  EXPECT_EQ(NavalWarRules::As(attacker.state.data()).movable, 0);
  EXPECT_EQ(NavalWarRules::As(defender.state.data()).movable, StateOf(match).movable);
}

TEST(NavalWarSecrecy, DiscardPileAndRadarsLieOpen) {
  Match match = Begin({.p1 = {"torpedo"}});
  MustDo(match, 0, "play torpedo N14");
  for (int seat : {0, 1}) {
    const Knowledge known(match, seat);
    const State& seen = NavalWarRules::As(known.state.data());
    EXPECT_EQ(seen.discard, StateOf(match).discard);
    EXPECT_EQ(seen.boards[1].radar.answer[*ParseCell("N14")], naval_war::Answer::kMiss);
  }
}

}  // namespace
}  // namespace mallard::testing
