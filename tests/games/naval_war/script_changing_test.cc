// What a card's Lua functions can do: each verb's effect.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/script_cards.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

TEST(NavalWarChanging, AttackTakesAnyCellsInAnyOrder) {
  Match match = ActMatch({.resolve = "ctx:attack({ ctx:cell(14, 14), ctx:cell(1, 1), "
                                     "ctx:cell(14, 14) })",
                          .card_class = "assault"});
  EXPECT_THAT(Try(match, "play act"),
              ElementsAre("card_played p1 act", "cell_attacked p1 N14", "cell_attacked p1 A1",
                          "answered p2 N14 miss", "answered p2 A1 miss"))
      << "a cell named twice is attacked once";
}

TEST(NavalWarChanging, AttackLeavesOutSeizedCells) {
  Match match = ActMatch({.resolve = "ctx:forbid(1, 1) ctx:attack({ ctx:cell(1, 1), "
                                     "ctx:cell(14, 14) })",
                          .card_class = "assault"});
  EXPECT_THAT(Try(match, "play act"),
              ElementsAre("card_played p1 act", "quadrant_seized northwest 1",
                          "cell_attacked p1 N14", "answered p2 N14 miss"));
}

TEST(NavalWarChanging, AttackOnSeizedCellsOnlyIsNone) {
  Match match = ActMatch(
      {.resolve = "ctx:forbid(1, 1) ctx:attack({ ctx:cell(2, 2) })", .card_class = "assault"});
  EXPECT_THAT(Try(match, "play act"),
              ElementsAre("card_played p1 act", "quadrant_seized northwest 1"));
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
}

TEST(NavalWarChanging, StrikeHitsAsOftenAsTold) {
  Match match = ActMatch({.resolve = "ctx:strike(ctx:ship(), 4)",
                          .card_class = "assault",
                          .target = "kind = 'enemy_ship'"});
  Strike(match, 0, "play act carrier");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xxxx.");
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << "unless it ends the turn";
}

TEST(NavalWarChanging, RevealGivesBackTheCellsThatHoldAShip) {
  Match match = ActMatch({.resolve = "local found = ctx:reveal({ ctx:cell(1, 2), ctx:cell(2, 2), "
                                     "ctx:cell(3, 2) }) assert(#found == 2 and found[1] == "
                                     "ctx:cell(2, 2))"});
  EXPECT_THAT(Try(match, "play act"), ElementsAre("card_played p1 act", "seen p2 A2 water",
                                                  "seen p2 B2 ship", "seen p2 C2 ship"));
}

TEST(NavalWarChanging, ProtectOnOnesOwnTurnCoversTheEnemysNextTurns) {
  Match match = ActMatch({.resolve = "ctx:protect(1, 2)"});
  EXPECT_THAT(Try(match, "play act"), ElementsAre("card_played p1 act", "protected p1 carrier 2"));
  MustDo(match, 0, "decline");
  for (int turn : {1, 3}) {
    EXPECT_THAT(Hear(match, 1, "attack B2", Viewer::Seat(0)), Contains("answered p1 B2 smoke"))
        << turn;
    PassTurns(match, 1);
  }
  EXPECT_THAT(Hear(match, 1, "attack B2", Viewer::Seat(0)), Contains("connected p1"));
}

TEST(NavalWarChanging, ProtectOnAProtectedShipKeepsTheLongerTime) {
  Match match = ActMatch({.resolve = "ctx:protect(1, 5) ctx:protect(1, 2)"});
  MustDo(match, 0, "play act");
  EXPECT_EQ(ShipOf(match, 0, "carrier").smoke, 5);
  Match other = ActMatch({.resolve = "ctx:protect(1, 2) ctx:protect(1, 5)"});
  MustDo(other, 0, "play act");
  EXPECT_EQ(ShipOf(other, 0, "carrier").smoke, 5) << "not seven";
}

TEST(NavalWarChanging, DisableAsAReactionLeavesOutTheRunningTurn) {
  Match match = Begin({.p2 = {"guard"},
                       .lua = "card { id = 'guard', class = 'intel', copies = 0, reaction = true,\n"
                              "resolve = function(ctx) ctx:disable(1) end }"});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react guard");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 0, "attack B2"), "you can neither attack nor move now");
  PassTurns(match, 2);
  EXPECT_EQ(Refusal(match, 0, "attack B2"), "");
}

TEST(NavalWarChanging, RepairTakesTheHitOff) {
  Match match = ActMatch({.resolve = "for _, ship in ipairs(ctx:ships()) do "
                                     "for _, cell in ipairs(ctx:damaged_cells(ship)) do "
                                     "ctx:repair(cell) end end"});
  PassTurns(match, 1);
  Strike(match, 1, "attack B2");
  PassTurns(match, 1);
  Strike(match, 1, "attack D4");
  MustDo(match, 0, "play act");
  EXPECT_EQ(DamageOf(match, 0, "carrier"), ".....");
  EXPECT_EQ(DamageOf(match, 0, "battleship"), "....");
}

TEST(NavalWarChanging, MovementCardsMayMoveShipsSeveralTimes) {
  Match match = ActMatch({.resolve = "ctx:shift(1, 'north') ctx:shift(2, 'south') "
                                     "ctx:shift(2, 'east') ctx:pivot(5, 'clockwise', "
                                     "ctx:cell(2, 10))",
                          .card_class = "movement"});
  MustDo(match, 0, "play act");
  EXPECT_EQ(CellsOf(match, 0, "carrier"), "B1 C1 D1 E1 F1");
  EXPECT_EQ(CellsOf(match, 0, "battleship"), "C5 D5 E5 F5");
  EXPECT_EQ(CellsOf(match, 0, "destroyer"), "B10 B11");
}

TEST(NavalWarChanging, SkippedTurnsAddUp) {
  Match match = ActMatch({.resolve = "ctx:skip_turns(1) ctx:skip_turns(2)"});
  EXPECT_THAT(Try(match, "play act"),
              ElementsAre("card_played p1 act", "turns_lost p1 1", "turns_lost p1 3"));
  PassTurns(match, 1);
  PassTurns(match, 3);
  EXPECT_EQ(StateOf(match).turns, 7u);
  PassTurns(match, 1);
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
}

TEST(NavalWarChanging, EndTurnLeavesNoNormalAttack) {
  Match match = ActMatch({.resolve = "ctx:end_turn()"});
  MustDo(match, 0, "play act");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarChanging, DrawTakesCardsAndTheHandLimitComesAtTheEnd) {
  Match match =
      ActMatch({.resolve = "ctx:draw(2)"}, {.deck = {"torpedo", "torpedo", "torpedo", "torpedo"}});
  MustDo(match, 0, "play act");
  EXPECT_THAT(HandOf(match, 0), ElementsAre("blank", "blank", "torpedo", "torpedo"));
  MustDo(match, 0, "decline");
  MustDo(match, 0, "discard blank");
  EXPECT_EQ(Asked(match, 0), naval_war::kDiscardCards) << "two too many";
  MustDo(match, 0, "discard blank");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarChanging, HandNeverHoldsMoreThanSixteen) {
  Opening opening;
  opening.deck.assign(20, "torpedo");
  Match match = ActMatch({.resolve = "ctx:draw(16)"}, opening);
  MustDo(match, 0, "play act");
  EXPECT_EQ(StateOf(match).players[0].hand_size, 16);
  EXPECT_EQ(StateOf(match).deck.Total(), 6);
}

TEST(NavalWarChanging, ZonesAreLaidAndTakenForAllToSee) {
  Match match = ActMatch({.resolve = "ctx:lay('reef', { ctx:cell(1, 1), ctx:cell(2, 1) }) "
                                     "ctx:lay('reef', { ctx:cell(1, 1) }) "
                                     "ctx:clear('reef', { ctx:cell(2, 1), ctx:cell(3, 1) })",
                          .more = "zone { id = 'reef' }"});
  EXPECT_THAT(Hear(match, 0, "play act", Viewer::Seat(1)),
              ElementsAre("card_played p1 act", "zone_changed p2 reef A1 laid",
                          "zone_changed p2 reef B1 laid", "zone_changed p2 reef B1 taken"))
      << "what changes nothing is not told";
  EXPECT_EQ(StateOf(match).boards[1].zones[0], Bitboard::Of(*ParseCell("A1")));
  EXPECT_TRUE(StateOf(match).boards[0].zones[0].Empty());
}

TEST(NavalWarChanging, RandomNumbersComeFromTheMatch) {
  const char* const kRoll = "ctx:set('match', 'roll', ctx:random(6))";
  const char* const kVariable = "variable { id = 'roll', scope = 'match', public = true }";
  Match match = ActMatch({.resolve = kRoll, .more = kVariable});
  Match copy = match;
  MustDo(match, 0, "play act");
  MustDo(copy, 0, "play act");
  EXPECT_EQ(VariableOf(match), VariableOf(copy));
  EXPECT_GE(VariableOf(match), 1);
  EXPECT_LE(VariableOf(match), 6);
  EXPECT_FALSE(StateOf(match).chance ==
               StateOf(ActMatch({.resolve = kRoll, .more = kVariable})).chance);
}

TEST(NavalWarChanging, VariablesAreKeptClonedAndUndone) {
  Match match = ActMatch({.resolve = "ctx:set('match', 'n', ctx:get('match', 'n') + 1)",
                          .more = "variable { id = 'n', scope = 'match', public = true }"});
  MustDo(match, 0, "play act");
  EXPECT_EQ(VariableOf(match), 1);
  absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(VariableOf(*restored), 1);
  ASSERT_TRUE(match.Undo().ok());
  EXPECT_EQ(VariableOf(match), 0);
}

TEST(NavalWarChanging, VariablesThatAreNotPublicAreHiddenFromTheOpponent) {
  const auto known = [](int value, bool hidden, int seat) {
    Match match = ActMatch({.resolve = "ctx:set('ship', 'n', #ctx:cells(), 1)",
                            .target = "kind = 'own_ship'",
                            .fields = "secret = true,",
                            .more = absl::StrCat("variable { id = 'n', scope = 'ship', public = ",
                                                 hidden ? "false" : "true", " }")});
    MustDo(match, 0, value == 5 ? "play act carrier" : "play act destroyer");
    return Knowledge(match, seat).state;
  };
  EXPECT_EQ(known(5, true, 1), known(2, true, 1));
  EXPECT_FALSE(known(5, true, 0) == known(2, true, 0));
  EXPECT_FALSE(known(5, false, 1) == known(2, false, 1));
}

TEST(NavalWarChanging, AfterAttackIsCalledBlockedOrNot) {
  const ActCard card = {.resolve = "ctx:attack()",
                        .card_class = "assault",
                        .target = "kind = 'area', width = 3",
                        .fields = "after_attack = function(ctx) ctx:draw(1) end,"};
  for (const char* cell : {"A1", "B2"}) {
    for (const char* answer : {"allow", "react flares"}) {
      Match match = ActMatch(card, {.p2 = {"flares"}, .deck = {"torpedo", "torpedo"}});
      MustDo(match, 0, absl::StrCat("play act ", cell));
      if (cell[0] == 'B') MustDo(match, 1, answer);
      EXPECT_THAT(HandOf(match, 0), Contains("torpedo")) << cell << " " << answer;
    }
  }
}

TEST(NavalWarChanging, AfterAttackComesBeforeTheMovesAfterTheHit) {
  Match match = ActMatch({.resolve = "ctx:attack()",
                          .card_class = "assault",
                          .target = "kind = 'row'",
                          .fields = "after_attack = function(ctx) "
                                    "if ctx:hits() > 0 then ctx:disable(1) end end,"});
  MustDo(match, 0, "play act 4");
  EXPECT_THAT(Try(match, "allow", 1), Contains("disabled p2 1"));
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << "who is disabled does not move";
}

TEST(NavalWarChanging, AfterAttackMayEndTheTurn) {
  Match match = ActMatch({.resolve = "ctx:attack()",
                          .card_class = "assault",
                          .target = "kind = 'row'",
                          .fields = "after_attack = function(ctx) "
                                    "if ctx:hits() == 0 then ctx:end_turn() end end,"});
  MustDo(match, 0, "play act 1");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn);
}

TEST(NavalWarChanging, AfterAttackIsNotCalledOnceTheMatchIsWon) {
  Match match = ActMatch({.resolve = "ctx:attack()",
                          .card_class = "assault",
                          .target = "kind = 'row'",
                          .fields = "after_attack = function(ctx) error('too late') end,"},
                         {.options = "mode=duel"});
  MustDo(match, 0, "play act 2");
  MustDo(match, 1, "allow");
  EXPECT_EQ(match.outcome().winners, 1u);
}

TEST(NavalWarChanging, ReactionMayBlockAndDoMore) {
  Match match = Begin({.p2 = {"guard"},
                       .deck = {"torpedo"},
                       .lua = "card { id = 'guard', class = 'intel', copies = 0, reaction = true,\n"
                              "cannot_answer = { 'laser' },\n"
                              "resolve = function(ctx) ctx:block() ctx:draw(1) end }"});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react guard");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
  EXPECT_THAT(HandOf(match, 1), Contains("torpedo"));
}

TEST(NavalWarChanging, SecretCardsHideTheirTarget) {
  Match match = ActMatch({.target = "kind = 'area', board = 'own'", .fields = "secret = true,"});
  Match copy = match;
  EXPECT_THAT(Hear(match, 0, "play act C3", Viewer::Seat(1)),
              ElementsAre("card_played_secretly p1 act"));
  EXPECT_THAT(Hear(copy, 0, "play act C3", Viewer::Seat(0)), ElementsAre("card_played p1 act C3"));
}

TEST(NavalWarChanging, OwnBoardIsNotProtectedBySeizedQuadrants) {
  Match match =
      ActMatch({.card_class = "assault", .target = "kind = 'area', width = 2, board = 'own'"},
               {.p1 = {"seize_fire"}});
  MustDo(match, 0, "play seize_fire northwest");
  PassTurns(match, 2);
  EXPECT_EQ(Refusal(match, 0, "play act A1"), "");
}

}  // namespace
}  // namespace mallard::testing
