// The example mods, played: mines and plunder.
#include <memory>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

const Viewer kOpponent = Viewer::Seat(0);

// The content of an example pack, for an opening. Its entries are then those of a pack `trial`.
std::string Example(absl::string_view pack, absl::string_view file) {
  absl::StatusOr<Pack> loaded =
      Pack::FromFolder(absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", pack));
  EXPECT_TRUE(loaded.ok()) << loaded.status();
  for (const PackFile& f : loaded->files) {
    if (f.path == file) return f.text;
  }
  ADD_FAILURE() << "there is no " << file;
  return "";
}

std::shared_ptr<const Ruleset> LoadExample(absl::string_view pack) {
  absl::StatusOr<Pack> loaded =
      Pack::FromFolder(absl::StrCat(MALLARD_SOURCE_DIR "/examples/packs/", pack));
  EXPECT_TRUE(loaded.ok()) << loaded.status();
  return LoadNavalWar({*loaded});
}

void KeepsEveryPromise(absl::string_view pack, absl::string_view options) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 3;
  checks.mutated_actions = 6;
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    PlayAndCheck(NewMatch(LoadExample(pack), options, seed), seed, checks);
  }
}

Match MineMatch(Opening opening) {
  opening.lua = Example("mine_field", "mines.lua");
  opening.p1.push_back("mine_field");
  return Begin(opening);
}

Texts MinesOf(const Match& match, int seat) {
  Texts cells;
  StateOf(match).boards[seat].zones[0].ForEach([&](int cell) { cells.push_back(CellName(cell)); });
  return cells;
}

TEST(MineField, LoadsOnTopOfTheGameAndPlaysToTheEnd) {
  const std::shared_ptr<const Ruleset> ruleset = LoadExample("mine_field");
  int blown = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    Match match = NewMatch(ruleset, "turn_limit=200", seed);
    Chance chance = Chance::Stream(seed, 5);
    while (!match.outcome().over) StepByKind(match, chance);
    for (const std::string& text : EventTexts(match, Viewer::Host())) {
      blown += absl::StrContains(text, "mines") && absl::EndsWith(text, "taken");
    }
  }
  EXPECT_GT(blown, 0);
}

TEST(MineField, LaysAnAreaOfTheEnemysBoardForAllToSee) {
  Match match = MineMatch({});
  EXPECT_THAT(Hear(match, 0, "play mine_field across H8", Viewer::Seat(1)),
              ElementsAre("card_played p1 mine_field across H8", "zone_changed p2 mines H8 laid",
                          "zone_changed p2 mines I8 laid", "zone_changed p2 mines J8 laid",
                          "zone_changed p2 mines H9 laid", "zone_changed p2 mines I9 laid",
                          "zone_changed p2 mines J9 laid"));
  EXPECT_THAT(MinesOf(match, 1), SizeIs(6));
  EXPECT_THAT(MinesOf(match, 0), IsEmpty());
  EXPECT_EQ(Asked(match, 0), naval_war::kTakeTurn) << "the normal attack may follow";
}

TEST(MineField, ShipsThatDoNotMoveAreNotHarmed) {
  Match match = MineMatch({});
  MustDo(match, 0, "play mine_field across B2");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....") << "also where they are laid under a ship";
  PassTurns(match, 4);
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
  EXPECT_THAT(MinesOf(match, 1), SizeIs(6));
}

TEST(MineField, MoveAfterAHitSetsOffTheMinesItMeets) {
  Match match = MineMatch({});
  MustDo(match, 0, "play mine_field across A3");  // A3 to C4, under the carrier and the battleship.
  MustDo(match, 0, "attack F2");
  MustDo(match, 1, "allow");
  EXPECT_THAT(Hear(match, 1, "shift carrier south", kOpponent),
              ElementsAre("zone_changed p2 mines B3 taken", "answered p2 B3 hit",
                          "zone_changed p2 mines C3 taken", "answered p2 C3 hit"))
      << "for all to hear";
  EXPECT_EQ(CellsOf(match, 1, "carrier"), "B3 C3 D3 E3 F3");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xx..x");
  EXPECT_THAT(MinesOf(match, 1), ElementsAre("A3", "A4", "B4", "C4")) << "they are used up";
  MustDo(match, 1, "stay");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "nobody moves after a mine";
}

TEST(MineField, StayingSetsOffNothing) {
  Match match = MineMatch({});
  MustDo(match, 0, "play mine_field across A3");
  MustDo(match, 0, "attack F2");
  MustDo(match, 1, "allow");
  EXPECT_THAT(Hear(match, 1, "stay", kOpponent), Not(Contains(HasSubstr("mines"))));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "....x");
}

TEST(MineField, CellsThatTheShipCoveredBeforeDoNotCount) {
  // All of the carrier's cells are mined; moving along its own line it meets one new cell.
  Match match = MineMatch({.p2 = {"fleet_advancement"}});
  MustDo(match, 0, "play mine_field across E2");  // E2 to G3.
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 1, "play fleet_advancement carrier east", kOpponent),
              ElementsAre("card_played_secretly p2 fleet_advancement",
                          "zone_changed p2 mines G2 taken", "answered p2 G2 hit"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "....x");
}

TEST(MineField, FleetAdvancementSetsOffMines) {
  Match match = MineMatch({.p2 = {"fleet_advancement"}});
  MustDo(match, 0, "play mine_field down A1");  // A1 to B3.
  PassTurns(match, 1);
  MustDo(match, 1, "play fleet_advancement carrier west");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "x....");
  EXPECT_EQ(Asked(match, 1), naval_war::kTakeTurn) << "and the turn goes on";
}

TEST(MineField, PivotPointSetsOffMines) {
  Match match = MineMatch({.p2 = {"pivot_point"}});
  MustDo(match, 0, "play mine_field across B11");  // B11 to D12.
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 1, "play pivot_point destroyer clockwise B10", kOpponent),
              Contains("answered p2 B11 hit"));
  EXPECT_EQ(DamageOf(match, 1, "destroyer"), ".x");
}

TEST(MineField, FleetRelocationSetsOffMinesOnceAllShipsLie) {
  Match match = MineMatch({.p2 = {"fleet_relocation"}});
  MustDo(match, 0, "play mine_field across L1");  // L1 to N2.
  PassTurns(match, 1);
  MustDo(match, 1, "play fleet_relocation");
  PlaceFleet(match, 1, {"carrier north N1", "destroyer north L1"});
  EXPECT_THAT(
      Hear(match, 1, "confirm", kOpponent),
      ElementsAre("card_played_secretly p2 fleet_relocation", "zone_changed p2 mines N1 taken",
                  "answered p2 N1 hit", "zone_changed p2 mines N2 taken", "answered p2 N2 hit",
                  "zone_changed p2 mines L1 taken", "answered p2 L1 hit",
                  "zone_changed p2 mines L2 taken", "answered p2 L2 hit", "sunk p2 destroyer",
                  "turns_lost p2 2"));
  EXPECT_EQ(DamageOf(match, 1, "carrier"), "xx...");
  EXPECT_EQ(DamageOf(match, 1, "battleship"), "....") << "ships that stay where they were";
}

TEST(MineField, ShipReturningToMinedCellsOfItsOwnIsSafe) {
  Match match = MineMatch({.p2 = {"fleet_relocation"}});
  MustDo(match, 0, "play mine_field across B2");
  PassTurns(match, 1);
  MustDo(match, 1, "play fleet_relocation");
  PlaceFleet(match, 1);
  MustDo(match, 1, "confirm");
  EXPECT_EQ(DamageOf(match, 1, "carrier"), ".....");
}

TEST(MineField, SmokedShipCannotMoveOntoMines) {
  Match match = MineMatch({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "play mine_field across A3");
  MustDo(match, 0, "attack F2");
  MustDo(match, 1, "react smoke_screen carrier");
  EXPECT_EQ(Refusal(match, 1, "shift carrier south"), "carrier may not move now");
  MustDo(match, 1, "stay");
  EXPECT_THAT(MinesOf(match, 1), SizeIs(6));
}

TEST(MineField, SunkShipSetsOffNoMore) {
  Match match = MineMatch({.p2 = {"fleet_advancement"}});
  // The destroyer is hit at its stern; going north it meets two mines, and the first sinks it.
  MustDo(match, 0, "play mine_field across B9");
  Strike(match, 0, "attack C10");
  EXPECT_THAT(
      Hear(match, 1, "play fleet_advancement destroyer north", kOpponent),
      AllOf(Contains("sunk p2 destroyer"), Not(Contains("zone_changed p2 mines C9 taken"))));
  EXPECT_EQ(ShipOf(match, 1, "destroyer").sunk, 1);
  EXPECT_FALSE(match.outcome().over);
}

TEST(MineField, SinkingTheLastShipByAMineWinsForTheOneWhoLaidIt) {
  for (const bool after_hit : {false, true}) {
    Match match = MineMatch({.p2 = {"fleet_advancement"}, .options = "mode=duel"});
    MustDo(match, 0, "play mine_field across B3");
    MustDo(match, 0, "attack C2");
    MustDo(match, 1, "allow");
    if (!after_hit) MustDo(match, 1, "stay");
    EXPECT_THAT(Hear(match, 1,
                     after_hit ? "shift destroyer south" : "play fleet_advancement destroyer south",
                     kOpponent),
                AllOf(Contains("sunk p2 destroyer"), Contains("won p1"), Contains("disclosed")));
    EXPECT_EQ(match.outcome().winners, 1u);
    for (int seat : {0, 1}) EXPECT_EQ(Asked(match, seat), 0u);
  }
}

TEST(MineField, OwnFleetMayRunIntoTheMinesOfTheEnemyOnly) {
  Match match = MineMatch({.p1 = {"fleet_advancement"}});
  MustDo(match, 0, "play mine_field across A3");
  PassTurns(match, 2);
  MustDo(match, 0, "play fleet_advancement carrier south");
  EXPECT_EQ(DamageOf(match, 0, "carrier"), ".....");
}

TEST(MineField, LaysNothingWhereNobodyMayAttack) {
  Match match = MineMatch({.p1 = {"seize_fire"}});
  MustDo(match, 0, "play seize_fire northwest");
  PassTurns(match, 2);
  EXPECT_EQ(Refusal(match, 0, "play mine_field across A1"),
            "the whole area lies where nobody may attack");
  MustDo(match, 0, "play mine_field across F7");
  EXPECT_THAT(MinesOf(match, 1), ElementsAre("H7", "F8", "G8", "H8"));
}

TEST(MineField, MinesweeperTakesMinesOffTheOwnBoard) {
  Match match = MineMatch({.p2 = {"minesweeper"}});
  EXPECT_EQ(Refusal(match, 0, "play minesweeper A1"), "you do not hold minesweeper");
  PassTurns(match, 1);
  EXPECT_EQ(Refusal(match, 1, "play minesweeper A1"), "minesweeper cannot be played now");
  EXPECT_THAT(LegalTexts(match, 1, "play"), IsEmpty()) << "there are no mines";
  PassTurns(match, 1);
  MustDo(match, 0, "play mine_field across D4");  // D4 to F5; the sweeper reaches D4 and D5.
  PassTurns(match, 1);
  EXPECT_THAT(Hear(match, 1, "play minesweeper A2", kOpponent),
              ElementsAre("card_played p2 minesweeper A2", "zone_changed p2 mines D4 taken",
                          "zone_changed p2 mines D5 taken"));
  EXPECT_THAT(MinesOf(match, 1), ElementsAre("E4", "F4", "E5", "F5"));
}

TEST(MineField, OtherZonesOnTheSameCellsAreEnteredOnlyByShipsThatStillFloat) {
  // A reef under the mines counts who comes. Hit before, the destroyer sinks on the mine.
  const std::string reef =
      "variable { id = 'visits', scope = 'match', public = true }\n"
      "zone { id = 'reef', on_enter = function(ctx) "
      "ctx:set('match', 'visits', ctx:get('match', 'visits') + 1) end }\n"
      "card { id = 'dredge', class = 'intel', copies = 0, target = { kind = 'column' },\n"
      "resolve = function(ctx) ctx:lay('mines', ctx:cells()) ctx:lay('reef', ctx:cells()) end }";
  for (const bool damaged : {false, true}) {
    Match match = Begin({.p1 = {"dredge"},
                         .p2 = {"fleet_advancement"},
                         .lua = absl::StrCat(Example("mine_field", "mines.lua"), reef)});
    MustDo(match, 0, "play dredge A");
    if (damaged) {
      Strike(match, 0, "attack C10");
    } else {
      PassTurns(match, 1);
    }
    MustDo(match, 1, "play fleet_advancement destroyer west");
    EXPECT_EQ(ShipOf(match, 1, "destroyer").sunk, damaged ? 1 : 0);
    EXPECT_EQ(naval_war::NavalWarRules::VariablesOf(StateOf(match))[0], damaged ? 0 : 1);
  }
}

TEST(MineField, KeepsEveryPromiseAtEveryState) { KeepsEveryPromise("mine_field", "turn_limit=60"); }

Match RaidMatch(Opening opening) {
  opening.lua = Example("privateers", "content.lua");
  return Begin(opening);
}

int Plunder(const Match& match, int seat) {
  return naval_war::NavalWarRules::VariablesOf(StateOf(match))[seat];
}

TEST(Privateers, RaidCountsItsHits) {
  Match match = RaidMatch({.p1 = {"raid"}});
  Strike(match, 0, "play raid across A2");
  EXPECT_EQ(Plunder(match, 0), 1);
  EXPECT_EQ(Plunder(match, 1), 0);
  PassTurns(match, 2);
  Strike(match, 0, "play raid across C2");
  EXPECT_EQ(Plunder(match, 0), 3);
  PassTurns(match, 2);
  Strike(match, 0, "play raid down N1");
  EXPECT_EQ(Plunder(match, 0), 3);
}

TEST(Privateers, BlockedRaidTakesNothing) {
  Match match = RaidMatch({.p1 = {"raid"}, .p2 = {"flares"}});
  MustDo(match, 0, "play raid across B2");
  MustDo(match, 1, "react flares");
  EXPECT_EQ(Plunder(match, 0), 0);
}

TEST(Privateers, SpoilsCostThreeAndDrawThree) {
  Match match = RaidMatch(
      {.p1 = {"raid", "raid", "spoils"},
       .deck = {"torpedo", "torpedo", "torpedo", "torpedo", "torpedo", "torpedo", "torpedo"}});
  EXPECT_EQ(Refusal(match, 0, "play spoils"), "spoils cannot be played now");
  EXPECT_THAT(LegalTexts(match, 0), Not(Contains("play spoils")));
  for (const char* cell : {"B2", "D2"}) {
    Strike(match, 0, absl::StrCat("play raid across ", cell));
    PassTurns(match, 2);
  }
  EXPECT_EQ(Plunder(match, 0), 4);
  MustDo(match, 0, "play spoils");
  EXPECT_EQ(Plunder(match, 0), 1);
  EXPECT_EQ(StateOf(match).players[0].hand_size, 5);
}

TEST(Privateers, KeepsEveryPromiseAtEveryState) {
  KeepsEveryPromise("privateers", "mode=spanish_main turn_limit=60");
}

TEST(Privateers, SpanishMainHasItsOwnBoardFleetAndHand) {
  Match match = NewMatch(LoadExample("privateers"), "mode=spanish_main first_player=p1", 1);
  EXPECT_EQ(RulesOf(match).cells().Count(), 120);
  EXPECT_EQ(RulesOf(match).quadrant(0).Count(), 30);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place galleon west A1");
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  EXPECT_EQ(CellsOf(match, 0, "galleon"), "A1 B1 C1 D1 E1 F1");
  EXPECT_EQ(StateOf(match).players[0].hand_size, 4);
  EXPECT_EQ(Refusal(match, 0, "attack M1"), "there is no such cell on the board");
  Chance chance = Chance::Stream(1, 5);
  while (!match.outcome().over) StepByKind(match, chance);
}

}  // namespace
}  // namespace mallard::testing
