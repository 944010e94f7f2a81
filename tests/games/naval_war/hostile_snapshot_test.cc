// Snapshots of Naval War that cannot be: every one is refused, and says why.
#include <algorithm>
#include <ostream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/naval_war/hand.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

using naval_war::Answer;
using naval_war::Board;
using naval_war::kMaxTimer;
using naval_war::Phase;
using naval_war::Ship;
using naval_war::State;
using ::testing::HasSubstr;

struct Edit {
  const char* name;
  Phase phase;
  void (*edit)(State&);
  const char* refusal;
};

void PrintTo(const Edit& edit, std::ostream* out) { *out << edit.name; }

// A board's first standing ship.
Ship& Afloat(State& state, int seat) {
  Ship* ship = state.boards[seat].ships;
  while (ship->placed == 0) ++ship;
  return *ship;
}

// Sinks a ship as a hostile hand would: thoroughly, but not by the rules.
void Sink(Board& board, Ship& ship) {
  ship = Ship();
  ship.sunk = 1;
  ship.sunk_at = board.changes;
  --board.standing;
}

void ClearRadar(State& state) {
  for (Board& board : state.boards) board.radar = {};
}

// One card of some kind more in the deck.
void AddCard(State& state) { state.deck.Put(0); }

const Edit kEdits[] = {
    {"AShipOffTheBoard", Phase::kTurn, [](State& s) { Afloat(s, 0).bow = 0xFF; },
     "it would lie beyond the board"},
    {"ShipsThatOverlap", Phase::kTurn,
     [](State& s) {
       Ship* last = s.boards[0].ships + 4;
       while (last->placed == 0) --last;
       last->bow = Afloat(s, 0).bow;
       last->facing = Afloat(s, 0).facing;
     },
     "it would overlap another ship"},
    {"AShipThatIsNowhere", Phase::kTurn,
     [](State& s) {
       Ship& ship = Afloat(s, 0);
       ship.placed = 0;
       ship.damage = 0;
     },
     "is neither on the board nor sunk"},
    {"ASunkShipOnTheBoard", Phase::kTurn,
     [](State& s) {
       Afloat(s, 0).sunk = 1;
       --s.boards[0].standing;
     },
     "has sunk and is still on the board"},
    {"ASunkShipUnderSmoke", Phase::kTurn,
     [](State& s) {
       Ship& ship = Afloat(s, 0);
       Sink(s.boards[0], ship);
       ship.smoke = 1;
     },
     "has sunk and is still on the board"},
    {"AShipThatSankLater", Phase::kTurn,
     [](State& s) {
       Ship& ship = Afloat(s, 0);
       Sink(s.boards[0], ship);
       ++ship.sunk_at;
     },
     "when carrier sank"},
    {"AShipThatSankNever", Phase::kTurn,
     [](State& s) {
       Ship& ship = Afloat(s, 0);
       Sink(s.boards[0], ship);
       ship.sunk_at = 0;
     },
     "when carrier sank"},
    {"AStandingShipThatSank", Phase::kTurn, [](State& s) { Afloat(s, 0).sunk_at = 1; },
     "when carrier sank"},
    {"AShipAllHitAndStanding", Phase::kTurn, [](State& s) { Afloat(s, 0).damage = 0b11111; },
     "carrier has no whole part left"},
    {"DamageBehindTheShip", Phase::kTurn, [](State& s) { Afloat(s, 0).damage = 0b100000; },
     "damage is 32, not 0 to 31"},
    {"SmokeForEver", Phase::kTurn, [](State& s) { Afloat(s, 0).smoke = kMaxTimer + 1; },
     "smoke is 251, not 0 to 250"},
    {"TheWrongNumberOfStandingShips", Phase::kTurn, [](State& s) { ++s.boards[0].standing; },
     "standing"},
    {"APlayerHinderedForEver", Phase::kTurn, [](State& s) { s.players[1].skips = kMaxTimer + 1; },
     "skips is 251, not 0 to 250"},
    {"AQuadrantSeizedForEver", Phase::kTurn, [](State& s) { s.seized[3] = kMaxTimer + 1; },
     "seized is 251, not 0 to 250"},
    {"AnAnswerFromBeyondTheBoard", Phase::kTurn,
     [](State& s) { s.boards[0].radar.answer[15] = Answer::kMiss; },
     "an answer from beyond the board"},
    {"AnAnswerFromALaterTurn", Phase::kTurn,
     [](State& s) {
       s.boards[0].radar.answer[0] = Answer::kBlocked;
       s.boards[0].radar.turn[0] = static_cast<uint16_t>(s.turns + 1);
     },
     "an answer from a later turn"},
    {"AnAnswerFromALaterBoard", Phase::kTurn,
     [](State& s) {
       s.boards[0].radar.answer[0] = Answer::kBlocked;
       s.boards[0].radar.changes[0] = static_cast<uint16_t>(s.boards[0].changes + 1);
     },
     "an answer from a later state of the board"},
    {"AnUnknownAnswer", Phase::kTurn,
     [](State& s) { s.boards[0].radar.answer[0] = static_cast<Answer>(7); },
     "radar that cannot be"},
    {"AMissOnAShip", Phase::kTurn,
     [](State& s) {
       const int cell = Afloat(s, 0).bow;
       s.boards[0].radar.answer[cell] = Answer::kMiss;
       s.boards[0].radar.changes[cell] = s.boards[0].changes;
     },
     "an answer that the ships contradict"},
    {"MoreChangesThanAreCounted", Phase::kTurn, [](State& s) { s.boards[0].changes = 65'001; },
     "changes is 65001, not 0 to 65000"},
    {"ARelocationYetToCome", Phase::kTurn,
     [](State& s) { s.boards[0].relocated_at = static_cast<uint16_t>(s.boards[0].changes + 1); },
     "when the fleet was placed anew"},
    {"ACardTooMany", Phase::kTurn, AddCard, "cards airstrike, and here are"},
    {"ACardTurnedIntoAnother", Phase::kTurn,
     [](State& s) {
       s.deck.Put(3);
       s.deck.Take(s.deck.counts[2] != 0 ? 2 : 10);
     },
     "and here are"},
    {"AnUnsortedHand", Phase::kTurn,
     [](State& s) {
       naval_war::Player& player = s.players[0];
       player.hand[0] = static_cast<uint8_t>(player.hand[player.hand_size - 1] + 1);
     },
     "out of order"},
    {"ANormalAttackBeforeTheTurnIsOver", Phase::kTurn, [](State& s) { s.turn_ends = 1; },
     "a turn that should be over"},
    {"AnUnknownEndOfTheTurn", Phase::kTurn, [](State& s) { s.turn_ends = 3; },
     "turn_end is 3, not 0 to 2"},
    {"ATurnEndedByNoCard", Phase::kDiscard,
     [](State& s) {
       s.turn_ends = 2;
       s.card_played = 0;
     },
     "a turn ended by a card that was not played"},
    {"ATurnThatWouldBeSkipped", Phase::kTurn,
     [](State& s) {
       s.card_played = 0;
       s.preparation = {};
       s.players[s.turn_seat].skips = 1;
     },
     "a turn that should be skipped"},
    {"SomebodyElsesTurn", Phase::kTurn,
     [](State& s) { s.turn_seat = static_cast<uint8_t>(1 - s.turn_seat); }, "whose turn it is"},
    {"AnAttackOutOfPlace", Phase::kTurn,
     [](State& s) {
       s.attack.active = 1;
       s.attack.count = 1;
     },
     "an attack outside its phase"},
    {"APhaseWithoutItsAttack", Phase::kReact, [](State& s) { s.attack = {}; },
     "an attack outside its phase, or a phase without one"},
    {"AnAttackOnACellTwice", Phase::kReact,
     [](State& s) {
       s.attack.ship = s.attack.hits = 0;
       s.attack.card = 1;
       s.card_played = 1;
       s.turn_ends = 0;
       s.attack.count = 2;
       s.attack.cells[1] = s.attack.cells[0];
     },
     "twice on the same"},
    {"AnAttackBeyondTheBoard", Phase::kReact,
     [](State& s) {
       s.attack = {};
       s.attack.active = s.attack.count = 1;
       s.turn_ends = 1;
       s.attack.cells[0] = 15;
     },
     "a cell that cannot be attacked"},
    {"AnAttackInASeizedQuadrant", Phase::kReact,
     [](State& s) { std::fill(std::begin(s.seized), std::end(s.seized), uint8_t{1}); },
     "a cell that cannot be attacked"},
    {"AReactionToAMiss", Phase::kReact,
     [](State& s) {
       s.attack = {};
       s.attack.active = s.attack.count = 1;
       s.turn_ends = 1;
       const Board& board = s.boards[1 - s.turn_seat];
       while (board.occupied.Has(s.attack.cells[0])) ++s.attack.cells[0];
       ClearRadar(s);
     },
     "an attack that does not connect"},
    {"ANormalAttackOnTwoCells", Phase::kReact,
     [](State& s) {
       s.attack = {};
       s.attack.active = 1;
       s.attack.count = 2;
       s.attack.cells[1] = 1;
       s.turn_ends = 1;
     },
     "a normal attack that is not one"},
    {"AnAttackByAMovementCard", Phase::kReact,
     [](State& s) {
       s.attack.card = 14;
       s.card_played = 1;
     },
     "an attack by"},
    {"AnAttackOnNothing", Phase::kReact,
     [](State& s) {
       s.attack = {};
       s.attack.active = s.attack.card = s.card_played = 1;
       s.turn_ends = 0;
     },
     "an attack on nothing"},
    {"AnAttackOnASunkShip", Phase::kReact,
     [](State& s) {
       Board& board = s.boards[1 - s.turn_seat];
       Ship& ship = Afloat(s, 1 - s.turn_seat);
       s.attack = {};
       s.attack.active = s.attack.card = s.card_played = s.attack.hits = 1;
       s.turn_ends = 2;
       s.attack.ship = static_cast<uint8_t>(&ship - board.ships + 1);
       ClearRadar(s);
       Sink(board, ship);
     },
     "an attack on a ship that is sunk"},
    {"AnAttackByADisabledPlayer", Phase::kReact,
     [](State& s) { s.players[s.turn_seat].disabled = 1; }, "a player who cannot attack"},
    {"AMoveByADisabledPlayer", Phase::kAfterHit,
     [](State& s) { s.players[1 - s.turn_seat].disabled = 1; }, "a player who cannot move"},
    {"AHitWithoutAnAttack", Phase::kAfterHit, [](State& s) { s.turn_ends = s.card_played = 0; },
     "a hit without an attack"},
    {"AMoveOfAWholeShip", Phase::kAfterHit,
     [](State& s) {
       for (Ship& ship : s.boards[1 - s.turn_seat].ships) ship.damage = 0;
       s.movable = 0b11111;
     },
     "cannot move after the hit"},
    {"ADiscardFromASmallHand", Phase::kDiscard,
     [](State& s) {
       naval_war::Player& player = s.players[s.turn_seat];
       while (player.hand_size > 3) DiscardCard(s, s.turn_seat, player.hand[0] - 1);
     },
     "a card too many that is not"},
    {"AWinnerOfARunningMatch", Phase::kTurn, [](State& s) { s.winner = 1; },
     "a match that should be over"},
    {"ALostMatchThatGoesOn", Phase::kTurn,
     [](State& s) {
       ClearRadar(s);
       while (s.boards[0].standing != 0) Sink(s.boards[0], Afloat(s, 0));
     },
     "a match that should be over"},
    {"AMatchBeyondTheTurnLimit", Phase::kTurn, [](State& s) { s.turns = s.turns % 2 + 10'000; },
     "the number of turns"},
    {"TheWrongWinner", Phase::kOver,
     [](State& s) { s.winner = static_cast<uint8_t>(3 - s.winner); }, "the winner"},
    {"ADrawThatWasWon", Phase::kOver, [](State& s) { s.winner = 0; }, "a draw that is none"},
    {"APhaseThatIsNot", Phase::kTurn, [](State& s) { s.phase = static_cast<Phase>(6); },
     "phase is 6, not 0 to 5"},
    {"ASetupAfterTheMatchBegan", Phase::kTurn, [](State& s) { s.phase = Phase::kSetup; },
     "the phase, or who is ready"},
    {"AnUnfinishedReadyFleet", Phase::kSetup,
     [](State& s) {
       s.boards[0].ready = 1;
       s.boards[0].ships[2] = {};
     },
     "is neither on the board nor sunk"},
    {"DamageBeforeTheFirstTurn", Phase::kSetup, [](State& s) { s.boards[0].ships[0].damage = 1; },
     "something has happened before the first turn"},
    {"CardsBeforeTheFirstTurn", Phase::kSetup, [](State& s) { s.deck.Put(0, 3); },
     "something has happened before the first turn"},
    {"ATimerBeforeTheFirstTurn", Phase::kSetup, [](State& s) { s.seized[0] = 1; },
     "something has happened before the first turn"},
};

class NavalWarRefusal : public ::testing::TestWithParam<Edit> {};

TEST_P(NavalWarRefusal, OfAStateWith) {
  const Match& match = Position(GetParam().phase);
  const std::shared_ptr<const Ruleset>& ruleset = match.rules().shared_ruleset();
  // Without the edit the bytes are good: it is the edit that is refused.
  ASSERT_EQ(Match::Restore(ruleset, EditedSnapshot(match, Viewer::Host(), [](State&) {})).status(),
            absl::OkStatus());
  const absl::Status status =
      Match::Restore(ruleset, EditedSnapshot(match, Viewer::Host(), GetParam().edit)).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss);
  EXPECT_THAT(std::string(status.message()), HasSubstr(GetParam().refusal));
}

INSTANTIATE_TEST_SUITE_P(Edits, NavalWarRefusal, ::testing::ValuesIn(kEdits),
                         [](const auto& edit) { return edit.param.name; });

}  // namespace
}  // namespace mallard::testing
