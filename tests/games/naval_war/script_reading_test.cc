// What a card's Lua functions can ask: each verb, in scripts that check it themselves.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/naval_war/script_cards.h"

namespace mallard::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// A Lua function that turns cells into text, for comparing lists.
constexpr char kHelpers[] = R"(
function text(ctx, cells)
  local names = {}
  for i, cell in ipairs(cells) do
    names[i] = string.char(64 + ctx:column(cell)) .. ctx:row(cell)
  end
  return table.concat(names, " ")
end
function same(found, wanted)
  assert(found == wanted, "found " .. tostring(found) .. ", wanted " .. tostring(wanted))
end
)";

// Plays a card whose script checks things; fails with what the script found.
void Expect(ActCard card, absl::string_view action, Opening opening = {}) {
  card.more = absl::StrCat(kHelpers, card.more);
  Match match = ActMatch(card, std::move(opening));
  const absl::Status status = Do(match, 0, action);
  EXPECT_TRUE(status.ok()) << status;
}

TEST(NavalWarReading, CellsAreThoseTheCardIsAimedAt) {
  Expect({.resolve = "same(text(ctx, ctx:cells()), 'B3 C3 B4 C4 B5 C5')",
          .target = "kind = 'area', width = 2, height = 3"},
         "play act B3");
  Expect({.resolve = "same(text(ctx, ctx:cells()), 'B3 C3 D3 B4 C4 D4')",
          .target = "kind = 'area', width = 2, height = 3, rotate = true"},
         "play act across B3");
  Expect({.resolve = "same(text(ctx, ctx:cells()), 'B3 C3 B4 C4 B5 C5')",
          .target = "kind = 'area', width = 2, height = 3, rotate = true"},
         "play act down B3");
  Expect({.resolve = "same(#ctx:cells(), 14) same(text(ctx, { ctx:cells()[14] }), 'C14')",
          .target = "kind = 'column'"},
         "play act C");
  Expect({.resolve = "same(#ctx:cells(), 14) same(text(ctx, { ctx:cells()[14] }), 'N3')",
          .target = "kind = 'row'"},
         "play act 3");
  Expect({.resolve = "same(#ctx:cells(), 49) same(text(ctx, { ctx:cells()[1] }), 'H8')",
          .target = "kind = 'quadrant'"},
         "play act southeast");
  Expect({.resolve = "same(text(ctx, ctx:cells()), 'B10 C10')", .target = "kind = 'own_ship'"},
         "play act destroyer");
  Expect({.resolve = "same(#ctx:cells(), 0)"}, "play act");
}

TEST(NavalWarReading, CellsNamedOneByOneComeAsNamed) {
  Match match = ActMatch({.resolve = "same(text(ctx, ctx:cells()), 'N14 A1')",
                          .target = "kind = 'cells', count = 2",
                          .more = kHelpers});
  for (const char* step : {"play act", "aim N14", "aim A1", "confirm"}) MustDo(match, 0, step);
}

TEST(NavalWarReading, ShipDirectionRotationAndPivotCellAreTheTarget) {
  Expect({.resolve = "same(ctx:ship(), 5) same(ctx:direction(), nil) same(ctx:rotation(), nil) "
                     "same(ctx:pivot_cell(), nil) same(ctx:quadrant(), nil)",
          .target = "kind = 'enemy_ship'"},
         "play act destroyer");
  Expect({.resolve = "same(ctx:ship(), 1) same(ctx:direction(), 'west')",
          .card_class = "movement",
          .target = "kind = 'shift'"},
         "play act carrier west");
  Expect({.resolve = "same(ctx:ship(), 5) same(ctx:rotation(), 'counterclockwise') "
                     "same(text(ctx, { ctx:pivot_cell() }), 'C10')",
          .card_class = "movement",
          .target = "kind = 'pivot'"},
         "play act destroyer counterclockwise C10");
  Expect(
      {.resolve = "same(ctx:quadrant(), 3) same(ctx:ship(), nil)", .target = "kind = 'quadrant'"},
      "play act southwest");
}

TEST(NavalWarReading, QuadrantOfACell) {
  Expect({.resolve = "same(ctx:quadrant_of(ctx:cell(7, 7)), 1) "
                     "same(ctx:quadrant_of(ctx:cell(8, 7)), 2) "
                     "same(ctx:quadrant_of(ctx:cell(7, 8)), 3) "
                     "same(ctx:quadrant_of(ctx:cell(8, 8)), 4)"},
         "play act");
}

TEST(NavalWarReading, ShipsTheirCellsLengthsAndDamage) {
  // p2 sinks p1's destroyer and hits the carrier; p1 sinks p2's.
  Match match = ActMatch({.resolve = "same(table.concat(ctx:ships(), ' '), '1 2 3 4') "
                                     "same(table.concat(ctx:enemy_ships(), ' '), '1 2 3 4 5') "
                                     "same(text(ctx, ctx:ship_cells(1)), 'B2 C2 D2 E2 F2') "
                                     "same(text(ctx, ctx:damaged_cells(1)), 'D2') "
                                     "same(#ctx:ship_cells(5), 0) same(#ctx:damaged_cells(5), 0) "
                                     "same(ctx:length(1), 5) same(ctx:length(5), 2)",
                          .more = kHelpers});
  for (const char* cell : {"D2", "B10", "C10"}) {
    PassTurns(match, 1);
    Strike(match, 1, absl::StrCat("attack ", cell));
  }
  EXPECT_THAT(Try(match, "play act"), ElementsAre("card_played p1 act"));
}

TEST(NavalWarReading, AnswersOfTheEnemysBoard) {
  Match match = ActMatch({.resolve = "same(ctx:answer(ctx:cell(1, 1)), 'miss') "
                                     "same(ctx:answer(ctx:cell(2, 2)), 'hit') "
                                     "same(ctx:answer(ctx:cell(3, 2)), 'smoke') "
                                     "same(ctx:answer(ctx:cell(3, 1)), nil) "
                                     "ctx:reveal({ ctx:cell(3, 1), ctx:cell(4, 2) }) "
                                     "same(ctx:answer(ctx:cell(3, 1)), 'water') "
                                     "same(ctx:answer(ctx:cell(4, 2)), 'ship')",
                          .more = kHelpers},
                         {.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack A1");
  PassTurns(match, 1);
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "attack C2");
  PassTurns(match, 1);
  const absl::Status status = Do(match, 0, "play act");
  EXPECT_TRUE(status.ok()) << status;
}

TEST(NavalWarReading, ReactionsSeeTheAttack) {
  const std::string lua = absl::StrCat(
      kHelpers,
      "card { id = 'guard', class = 'intel', copies = 0, reaction = true,\n"
      "resolve = function(ctx) same(ctx:attack_card(), 'naval_war:carpet_bomb') "
      "same(text(ctx, ctx:attack_cells()), 'B2 C2 D2') same(ctx:seat(), 2) same(ctx:hits(), 0) "
      "end }");
  Match match = Begin({.p1 = {"carpet_bomb"}, .p2 = {"guard"}, .lua = lua});
  MustDo(match, 0, "play carpet_bomb across B2");
  const absl::Status status = Do(match, 1, "react guard");
  EXPECT_TRUE(status.ok()) << status;
}

TEST(NavalWarReading, NormalAttackHasNoCard) {
  const std::string lua =
      absl::StrCat(kHelpers,
                   "card { id = 'guard', class = 'intel', copies = 0, reaction = true,\n"
                   "resolve = function(ctx) same(ctx:attack_card(), nil) end }");
  Match match = Begin({.p2 = {"guard"}, .lua = lua});
  MustDo(match, 0, "attack B2");
  MustDo(match, 1, "react guard");
}

TEST(NavalWarReading, HitsAreCountedAfterTheAttack) {
  const char* const kCases[][2] = {{"A1", "0"}, {"A2", "2"}, {"B2", "3"}};
  for (const auto& [cell, hits] : kCases) {
    Match match = ActMatch(
        {.resolve = "ctx:attack()",
         .card_class = "assault",
         .target = "kind = 'area', width = 3",
         .fields = "after_attack = function(ctx) "
                   "ctx:set('match', 'score', ctx:hits()) end,",
         .more = "variable { id = 'score', scope = 'match', public = true, default = 9 }"});
    Strike(match, 0, absl::StrCat("play act ", cell));
    EXPECT_EQ(absl::StrCat(VariableOf(match)), hits) << cell;
  }
}

TEST(NavalWarReading, SeatTurnAndHandSizes) {
  Match match = ActMatch({.resolve = "same(ctx:seat(), 1) same(ctx:turn(), 2) "
                                     "same(ctx:hand_size(), 1) same(ctx:hand_size(true), 2)",
                          .more = kHelpers},
                         {.p1 = {"torpedo"}, .p2 = {"flares", "flares"}});
  PassTurns(match, 2);
  const absl::Status status = Do(match, 0, "play act");
  EXPECT_TRUE(status.ok()) << status << " (the card itself has left the hand)";
}

TEST(NavalWarReading, ZoneCellsOfBothBoards) {
  Expect({.resolve = "same(#ctx:zone_cells('reef'), 0) "
                     "ctx:lay('reef', { ctx:cell(2, 1), ctx:cell(1, 1) }) "
                     "ctx:lay('reef', { ctx:cell(5, 5) }, true) "
                     "same(text(ctx, ctx:zone_cells('reef')), 'A1 B1') "
                     "same(text(ctx, ctx:zone_cells('trial:reef', true)), 'E5')",
          .more = "zone { id = 'reef' }"},
         "play act");
}

TEST(NavalWarReading, VariablesOfMatchPlayerAndShip) {
  Expect({.resolve = "same(ctx:get('match', 'm'), 1) same(ctx:get('player', 'p'), 2) "
                     "same(ctx:get('ship', 's', 4), 3) ctx:set('ship', 's', 7, 4) "
                     "same(ctx:get('ship', 's', 4), 7) same(ctx:get('ship', 's', 5), 3) "
                     "ctx:set('player', 'p', 8) same(ctx:get('player', 'p'), 8)",
          .more = "variable { id = 'm', scope = 'match', public = true, default = 1 } "
                  "variable { id = 'p', scope = 'player', default = 2 } "
                  "variable { id = 's', scope = 'ship', default = 3 }"},
         "play act");
}

TEST(NavalWarReading, GridOfTheBoard) {
  Expect({.resolve = "local a1 = ctx:cell(1, 1) same(ctx:column(a1), 1) same(ctx:row(a1), 1) "
                     "same(ctx:exists(a1), true) same(ctx:exists(255), false) "
                     "same(ctx:cell(15, 1), nil) same(ctx:cell(1, 15), nil) "
                     "same(#ctx:neighbours(a1), 2) same(#ctx:neighbours(a1, true), 3) "
                     "same(#ctx:neighbours(ctx:cell(14, 14)), 2)"},
         "play act");
}

TEST(NavalWarReading, PlayableDecidesWhetherACardIsOffered) {
  Match match = ActMatch({.fields = "playable = function(ctx) return ctx:turn() >= 2 end,"});
  EXPECT_EQ(Refusal(match, 0, "play act"), "act cannot be played now");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("play act")));
  PassTurns(match, 2);
  EXPECT_EQ(Refusal(match, 0, "play act"), "");
  EXPECT_THAT(LegalTexts(match, 0), Contains("play act"));
}

TEST(NavalWarReading, PlayableOfAReactionIsAskedInTheWindow) {
  Match match =
      Begin({.p2 = {"guard"},
             .lua = "card { id = 'guard', class = 'intel', copies = 0, reaction = true,\n"
                    "playable = function(ctx) return ctx:row(ctx:attack_cells()[1]) == 4 end }"});
  MustDo(match, 0, "attack B2");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("allow"));
  MustDo(match, 1, "allow");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "attack B4");
  EXPECT_THAT(LegalTexts(match, 1), ElementsAre("react guard", "allow"));
}

TEST(NavalWarReading, PlayableCanOnlyLook) {
  Match match = ActMatch({.fields = "playable = function(ctx) ctx:draw(1) return true end,"});
  EXPECT_EQ(Refusal(match, 0, "play act"), "the script that says whether act can be played fails");
  EXPECT_THAT(LegalTexts(match, 0, "play"), IsEmpty());
}

TEST(NavalWarReading, CardWithoutFunctionsDoesNothing) {
  Match match =
      Begin({.p1 = {"plain"}, .lua = "card { id = 'plain', class = 'intel', copies = 0 }"});
  EXPECT_THAT(Try(match, "play plain"), ElementsAre("card_played p1 plain"));
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn);
}

}  // namespace
}  // namespace mallard::testing
