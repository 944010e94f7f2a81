// Scripts that fail: what is said, and that nothing has happened.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/script_cards.h"

namespace mallard::testing {
namespace {

using ::testing::HasSubstr;

// Takes an action that a script spoils; the match must be as it was. Returns what was said.
std::string Spoiled(Match& match, int seat, absl::string_view action) {
  const uint64_t hash = match.Hash();
  const size_t events = match.EventCount(Viewer::Host());
  const size_t depth = match.UndoDepth();
  const absl::Status status = Do(match, seat, action);
  EXPECT_FALSE(status.ok()) << action;
  EXPECT_EQ(match.Hash(), hash);
  EXPECT_EQ(match.EventCount(Viewer::Host()), events);
  EXPECT_EQ(match.UndoDepth(), depth);
  return std::string(status.message());
}

std::string SpoiledPlay(const ActCard& card, absl::string_view action = "play act") {
  Match match = ActMatch(card);
  std::string said = Spoiled(match, 0, action);
  MustDo(match, 0, "decline");
  return said;
}

TEST(NavalWarMisuse, EveryVerbExplainsWhatIsWrong) {
  struct Case {
    const char* card_class;
    const char* body;
    const char* message;
  };
  const Case kCases[] = {
      {"intel", "ctx:attack({ 0 })", "only assault cards can attack"},
      {"assault", "ctx:attack({ 255 })", "there is no cell 255 on the board"},
      {"assault", "ctx:attack({ 0 }) ctx:attack({ 1 })", "a card can attack once"},
      {"assault", "ctx:attack({ 0 }) ctx:strike(1, 1)", "a card can attack once"},
      {"assault",
       "local cells = {} for c = 1, 13 do for r = 1, 14 do cells[#cells + 1] = ctx:cell(c, r) end "
       "end ctx:attack(cells)",
       "an attack has at most 64 cells"},
      {"intel", "ctx:strike(1, 1)", "only assault cards can attack"},
      {"assault", "ctx:strike(0, 1)", "there is no ship 0; ships have numbers from 1 to 5"},
      {"assault", "ctx:strike(6, 1)", "there is no ship 6; ships have numbers from 1 to 5"},
      {"assault", "ctx:strike(1, 0)", "a ship can be hit 1 to 8 times at once, not 0"},
      {"assault", "ctx:strike(1, 9)", "a ship can be hit 1 to 8 times at once, not 9"},
      {"assault", "ctx:damage(0)", "only zones damage without an attack"},
      {"assault", "ctx:damage(255)", "there is no cell 255 on the board"},
      {"intel", "ctx:reveal({ 0, 255 })", "there is no cell 255 on the board"},
      {"intel", "ctx:block()", "only a reaction can block an attack"},
      {"intel", "ctx:protect(9, 1)", "there is no ship 9; ships have numbers from 1 to 5"},
      {"intel", "ctx:protect(1, 0)", "an effect lasts for 1 to 100 turns, not 0"},
      {"intel", "ctx:protect(1, 101)", "an effect lasts for 1 to 100 turns, not 101"},
      {"intel", "ctx:disable(0)", "an effect lasts for 1 to 100 turns, not 0"},
      {"intel", "ctx:forbid(5, 1)", "quadrants have numbers from 1 to 4, not 5"},
      {"intel", "ctx:forbid(0, 1)", "quadrants have numbers from 1 to 4, not 0"},
      {"intel", "ctx:forbid(1, -1)", "an effect lasts for 1 to 100 turns, not -1"},
      {"intel", "ctx:repair(ctx:cell(2, 2))",
       "no damaged part of the acting player's ships lies there"},
      {"intel", "ctx:repair(255)", "there is no cell 255 on the board"},
      {"intel", "ctx:shift(1, 'north')", "only movement cards can move ships, from their resolve"},
      {"movement", "ctx:shift(1, 'up')", "a direction is north, east, south or west"},
      {"movement", "ctx:shift(7, 'north')", "there is no ship 7"},
      {"movement", "ctx:shift(1, 'north') ctx:shift(1, 'north')", "that ship cannot move there"},
      {"intel", "ctx:pivot(5, 'clockwise', 0)",
       "only movement cards can move ships, from their resolve"},
      {"movement", "ctx:pivot(5, 'left', 0)", "a rotation is clockwise or counterclockwise"},
      {"movement", "ctx:pivot(5, 'clockwise', 0)", "that ship cannot turn about that cell"},
      {"movement", "ctx:pivot(5, 'clockwise', 255)", "there is no cell 255 on the board"},
      {"movement", "ctx:relocate()", "only a card whose target is `fleet` has new places for it"},
      {"intel", "ctx:relocate()", "only movement cards can move ships, from their resolve"},
      {"movement", "ctx:protect(1, 1) ctx:shift(1, 'north')", "that ship cannot move there"},
      {"movement", "ctx:protect(5, 1) ctx:pivot(5, 'clockwise', ctx:cell(2, 10))",
       "that ship cannot turn about that cell"},
      {"intel", "ctx:skip_turns(0)", "an effect lasts for 1 to 100 turns, not 0"},
      {"intel", "ctx:draw(0)", "1 to 16 cards can be drawn, not 0"},
      {"intel", "ctx:draw(17)", "1 to 16 cards can be drawn, not 17"},
      {"intel", "ctx:lay('reef', { 0 })", "there is no zone \"reef\""},
      {"intel", "ctx:clear('reef', { 0 })", "there is no zone \"reef\""},
      {"intel", "ctx:zone_cells('reef')", "there is no zone \"reef\""},
      {"intel", "ctx:random(0)", "a random number from 1 to 0 cannot be drawn"},
      {"intel", "ctx:get('match', 'nothing')", "there is no match variable \"nothing\""},
      {"intel", "ctx:set('match', 'nothing', 1)", "there is no match variable \"nothing\""},
      {"intel", "ctx:get('ship', 'nothing')", "a variable of a ship needs the ship's number"},
      {"intel", "ctx:ship_cells(6)", "there is no ship 6; ships have numbers from 1 to 5"},
      {"intel", "ctx:damaged_cells(-1)", "there is no ship -1"},
      {"intel", "ctx:length(0)", "there is no ship 0"},
      {"intel", "ctx:answer(255)", "there is no cell 255 on the board"},
      {"intel", "ctx:quadrant_of(-1)", "there is no cell -1 on the board"},
      {"intel", "ctx:column(255)", "there is no cell 255 on the board"},
      {"intel", "ctx:atack({ 0 })", "CardContext has no \"atack\"; did you mean \"attack\"?"},
      {"intel", "ctx:disable('two')", "turns"},
      {"intel", "error('on purpose')", "on purpose"},
  };
  for (const Case& c : kCases) {
    const std::string said = SpoiledPlay({.resolve = c.body, .card_class = c.card_class});
    EXPECT_THAT(said, HasSubstr(c.message)) << c.body;
    EXPECT_THAT(said, HasSubstr("trial/content.lua:2")) << c.body;
    EXPECT_THAT(said, HasSubstr("(in card \"trial:act\".resolve)")) << c.body;
  }
}

TEST(NavalWarMisuse, ZonesOnCellsThatAreNotThere) {
  for (const char* verb : {"lay", "clear"}) {
    EXPECT_THAT(SpoiledPlay({.resolve = absl::StrCat("ctx:", verb, "('reef', { 0, 14 })"),
                             .more = "zone { id = 'reef' }"}),
                HasSubstr("there is no cell 14 on the board"));
  }
}

TEST(NavalWarMisuse, VariablesKeepToTheirRange) {
  EXPECT_THAT(
      SpoiledPlay(
          {.resolve = "ctx:set('match', 'n', 4)",
           .more = "variable { id = 'n', scope = 'match', public = true, min = 0, max = 3 }"}),
      HasSubstr("4"));
}

TEST(NavalWarMisuse, ShipThatCannotBeStruck) {
  Match match = ActMatch({.resolve = "ctx:strike(5, 1)", .card_class = "assault"});
  for (const char* cell : {"B10", "C10"}) {
    Strike(match, 0, absl::StrCat("attack ", cell));
    PassTurns(match, 1);
  }
  EXPECT_THAT(Spoiled(match, 0, "play act"),
              HasSubstr("that ship is sunk or protected; ask ctx:enemy_ships() first"));
}

TEST(NavalWarMisuse, ShipUnderSmokeCannotBeStruckByAScriptEither) {
  Match match =
      ActMatch({.resolve = "ctx:strike(1, 1)", .card_class = "assault"}, {.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  EXPECT_THAT(Spoiled(match, 0, "play act"),
              HasSubstr("that ship is sunk or protected; ask ctx:enemy_ships() first"));
}

TEST(NavalWarMisuse, SunkShipCannotBeProtected) {
  Match match = ActMatch({.resolve = "ctx:protect(5, 1)"});
  for (const char* cell : {"B10", "C10"}) {
    PassTurns(match, 1);
    Strike(match, 1, absl::StrCat("attack ", cell));
  }
  EXPECT_THAT(Spoiled(match, 0, "play act"), HasSubstr("that ship is sunk"));
}

TEST(NavalWarMisuse, ReactionCanNeitherAttackNorMoveNorEndTheTurn) {
  const std::pair<const char*, const char*> kCases[] = {
      {"ctx:attack({ 0 })", "only a card played on one's own turn can attack, from its resolve"},
      {"ctx:strike(1, 1)", "only a card played on one's own turn can attack, from its resolve"},
      {"ctx:shift(1, 'north')", "only movement cards can move ships, from their resolve"},
      {"ctx:end_turn()", "it is not the acting player's turn"},
  };
  for (const auto& [body, message] : kCases) {
    for (const char* card_class : {"assault", "movement"}) {
      Match match =
          Begin({.p2 = {"guard"},
                 .lua = absl::StrCat("card { id = 'guard', class = '", card_class,
                                     "', copies = 0, reaction = true,\nresolve = function(ctx) ",
                                     body, " end }")});
      MustDo(match, 0, "attack B2");
      EXPECT_THAT(Spoiled(match, 1, "react guard"), HasSubstr(message)) << body;
      MustDo(match, 1, "allow");
    }
  }
}

TEST(NavalWarMisuse, AfterAttackCannotAttackAgain) {
  Match match = ActMatch({.resolve = "ctx:attack()",
                          .card_class = "assault",
                          .target = "kind = 'row'",
                          .fields = "after_attack = function(ctx) ctx:attack({ 0 }) end,"});
  EXPECT_THAT(Spoiled(match, 0, "play act 1"),
              HasSubstr("only a card played on one's own turn can attack, from its resolve"));
  MustDo(match, 0, "play act 2");
  EXPECT_THAT(Spoiled(match, 1, "allow"), HasSubstr("(in card \"trial:act\".after_attack)"));
}

TEST(NavalWarMisuse, RelocatingAShipThatWasProtectedMeanwhile) {
  Match match = ActMatch({.resolve = "ctx:protect(1, 1) ctx:relocate()",
                          .card_class = "movement",
                          .target = "kind = 'fleet'"});
  MustDo(match, 0, "play act");
  MustDo(match, 0, "fill");
  EXPECT_THAT(Spoiled(match, 0, "confirm"),
              HasSubstr("a ship that was to be placed anew has been sunk or protected meanwhile"));
  MustDo(match, 0, "withdraw");
}

TEST(NavalWarMisuse, ZoneThatFailsKeepsTheShipWhereItWas) {
  Match match = ActMatch({.resolve = "ctx:lay('reef', { ctx:cell(2, 1) })",
                          .more = "zone { id = 'reef', on_enter = function(ctx, ship, cells)\n"
                                  "ctx:damage(cells[1]) error('aground') end }"});
  MustDo(match, 0, "play act");
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "allow");
  EXPECT_THAT(Spoiled(match, 1, "shift carrier north"),
              HasSubstr("aground (in zone \"trial:reef\".on_enter)"));
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B2 C2 D2 E2 F2");
  MustDo(match, 1, "shift carrier south");
}

TEST(NavalWarMisuse, PlayableThatFailsIsARefusalThatDoesNotTellWhatTheScriptSaid) {
  Match match = ActMatch({.fields = "playable = function(ctx) error('no idea') end,"});
  EXPECT_EQ(Spoiled(match, 0, "play act"), "the script that says whether act can be played fails");
  EXPECT_TRUE(LegalTexts(match, 0, "play").empty());
}

TEST(NavalWarMisuse, ErrorAfterManyEffectsTakesThemAllBack) {
  EXPECT_THAT(
      SpoiledPlay(
          {.resolve = "ctx:reveal({ 0, 17 }) ctx:disable(2) ctx:forbid(1, 3) "
                      "ctx:protect(1, 2) ctx:skip_turns(2) ctx:random(6) "
                      "ctx:lay('reef', { 0 }) ctx:set('match', 'n', 1) "
                      "ctx:end_turn() error('too late')",
           .more = "zone { id = 'reef' } variable { id = 'n', scope = 'match', public = true }"}),
      HasSubstr("too late"));
  EXPECT_THAT(SpoiledPlay({.resolve = "ctx:shift(1, 'north') ctx:pivot(5, 'clockwise', "
                                      "ctx:cell(2, 10)) error('too late')",
                           .card_class = "movement"}),
              HasSubstr("too late"));
  EXPECT_THAT(SpoiledPlay({.resolve = "ctx:attack({ ctx:cell(2, 2) }) error('too late')",
                           .card_class = "assault"}),
              HasSubstr("too late"));
}

TEST(NavalWarMisuse, RunawayScriptsAreStoppedAndTakenBack) {
  for (const char* body : {"ctx:draw(1) while true do end",
                           "ctx:disable(1) local t = {} while true do t[#t + 1] = ('x'):rep(1000) "
                           ".. #t end",
                           "ctx:forbid(1, 1) local function f() return 1 + f() end f()"}) {
    SpoiledPlay({.resolve = body});
  }
}

}  // namespace
}  // namespace mallard::testing
