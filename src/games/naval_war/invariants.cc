#include "src/games/naval_war/invariants.h"

#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "src/games/common/codec.h"
#include "src/games/naval_war/setup.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// Before the first turn there are only ships, whole ones, and who is ready.
absl::Status CheckSetupState(const NavalWarRules& rules, const State& state) {
  State expected = {};
  expected.chance = state.chance;
  std::copy(state.seat_chance, state.seat_chance + kSeats, expected.seat_chance);
  expected.turn_seat = state.turn_seat;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Board& board = state.boards[seat];
    Board& same = expected.boards[seat];
    same = EmptyBoard(rules);
    same.occupied = board.occupied;
    same.ready = board.ready;
    for (int i = 0; i < rules.ships(); ++i) {
      same.ships[i].placed = board.ships[i].placed;
      same.ships[i].bow = board.ships[i].bow;
      same.ships[i].facing = board.ships[i].facing;
    }
  }
  return std::memcmp(&state, &expected, sizeof state) == 0
             ? absl::OkStatus()
             : Damaged("something has happened before the first turn");
}

absl::Status CheckSunk(const NavalWarRules& rules, const Board& board, int index) {
  const Ship& ship = board.ships[index];
  const std::string& name = rules.ship_name(index);
  if (ship.placed != 0 || ship.damage != 0 || ship.smoke != 0) {
    return Damaged(absl::StrCat(name, " has sunk and is still on the board"));
  }
  // A board that has stopped counting has stopped one short of this.
  const int latest = board.changes == kMaxChanges ? kMaxChanges + 1 : board.changes;
  return ship.sunk_at >= 1 && ship.sunk_at <= latest
             ? absl::OkStatus()
             : Damaged(absl::StrCat("when ", name, " sank"));
}

absl::Status CheckShips(const NavalWarRules& rules, const State& state, int seat, bool known) {
  const Board& board = state.boards[seat];
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    const std::string& name = rules.ship_name(i);
    if (ship.smoke > kMaxTimer || ship.struck > kMaxTimer) {
      return Damaged(absl::StrCat("the smoke around ", name, ", or hits it took by name"));
    }
    if (ship.sunk != 0) {
      if (absl::Status status = CheckSunk(rules, board, i); !status.ok()) return status;
      continue;
    }
    if (ship.sunk_at != 0) return Damaged(absl::StrCat("when ", name, " sank"));
    if ((ship.damage & ~rules.all_parts(i)) != 0) {
      return Damaged(absl::StrCat("damage beyond the end of ", name));
    }
    if (ship.damage == rules.all_parts(i)) {
      return Damaged(absl::StrCat(name, " has no whole part left and has not sunk"));
    }
    if (known && ship.placed == 0 && (state.phase != Phase::kSetup || board.ready != 0)) {
      return Damaged(absl::StrCat(name, " is neither on the board nor sunk"));
    }
  }
  return absl::OkStatus();
}

// Whether a cell of a board can have told that, the ships being where they were then.
bool Agrees(const Board& board, int cell) {
  const bool ship = board.occupied.Has(cell);
  switch (board.radar.answer[cell]) {
    case Answer::kMiss:
    case Answer::kSeenWater:
      return !ship;
    case Answer::kHit:
    case Answer::kSmoke:
    case Answer::kSeenShip:
      return ship;
    default:
      return true;
  }
}

absl::Status CheckRadar(const NavalWarRules& rules, const State& state, int seat, bool known) {
  const Board& board = state.boards[seat];
  if (board.changes > kMaxChanges) return Damaged("the count of changes");
  // A script may re-place a fleet after the end, when nothing is counted any more.
  if (board.relocated_at > board.changes + (state.phase == Phase::kOver ? 1 : 0)) {
    return Damaged("when the fleet was placed anew");
  }
  // Ships that have just moved are counted as soon as the last of them has; see BoardChanged.
  const bool moving = state.phase == Phase::kOver || board.changes == kMaxChanges ||
                      (state.phase == Phase::kAfterHit && seat != state.turn_seat);
  for (int cell = 0; cell < kGridCells; ++cell) {
    if (board.radar.answer[cell] == Answer::kNone) continue;
    if (!rules.cells().Has(cell)) return Damaged("an answer from beyond the board");
    if (board.radar.turn[cell] > state.turns) return Damaged("an answer from a later turn");
    if (board.radar.changes[cell] > board.changes) {
      return Damaged("an answer from a later state of the board");
    }
    const bool current = known && !moving && board.radar.changes[cell] == board.changes;
    if (current && !Agrees(board, cell)) return Damaged("an answer that the ships contradict");
  }
  for (const Bitboard& zone : board.zones) {
    if (!rules.cells().Contains(zone)) return Damaged("a zone beyond the board");
  }
  return absl::OkStatus();
}

// All cards are somewhere.
absl::Status CheckCards(const NavalWarRules& rules, const State& state, Viewer viewer) {
  const bool all_known = viewer.is_host() || state.phase == Phase::kOver;
  int total = state.deck.Total() + state.discard.Total();
  for (const Player& player : state.players) total += player.hand_size;
  int expected = 0;
  for (int kind = 0; kind < rules.cards(); ++kind) {
    const int copies = rules.card_play() ? rules.card(kind).copies : 0;
    int found = state.deck.CountOf(kind) + state.discard.CountOf(kind);
    for (const Player& player : state.players) {
      found += static_cast<int>(
          std::count(player.hand, player.hand + player.hand_size, static_cast<uint8_t>(kind + 1)));
    }
    if (found > copies || (all_known && found != copies)) {
      return Damaged(absl::StrCat("the deck has ", copies, " cards ", rules.card_name(kind),
                                  ", and here are ", found));
    }
    expected += copies;
  }
  return total == expected
             ? absl::OkStatus()
             : Damaged(absl::StrCat("the deck has ", expected, " cards, and here are ", total));
}

absl::Status CheckAttack(const NavalWarRules& rules, const State& state, bool board_known) {
  const Attack& attack = state.attack;
  const Board& board = state.boards[1 - state.turn_seat];
  if (state.players[state.turn_seat].disabled != 0) {
    return Damaged("an attack by a player who cannot attack");
  }
  if (attack.card == 0) {
    if (attack.count != 1 || state.turn_ends != kEndedByAttack) {
      return Damaged("a normal attack that is not one");
    }
  } else if (rules.card(attack.card - 1).card_class != CardClass::kAssault ||
             rules.card(attack.card - 1).reaction || state.card_played == 0 ||
             state.turn_ends == kEndedByAttack) {
    return Damaged(absl::StrCat("an attack by ", rules.card_name(attack.card - 1)));
  }
  if ((attack.ship == 0) == (attack.count == 0) || (attack.ship == 0) != (attack.hits == 0) ||
      attack.hits > kMaxLength) {
    return Damaged("an attack on nothing, or on too much");
  }
  if (attack.ship != 0) {
    const Ship& ship = board.ships[attack.ship - 1];
    return ship.sunk == 0 && ship.smoke == 0
               ? absl::OkStatus()
               : Damaged("an attack on a ship that is sunk or hidden by smoke");
  }
  const Bitboard open = rules.cells().Minus(SeizedCells(rules, state));
  Bitboard cells;
  for (int i = 0; i < attack.count; ++i) {
    if (!open.Has(attack.cells[i]) || cells.Has(attack.cells[i])) {
      return Damaged("an attack on a cell that cannot be attacked, or twice on the same");
    }
    cells.Set(attack.cells[i]);
  }
  bool connects = !board_known;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    connects |= CanSail(ship) && cells.Intersects(CellsOf(ship, rules.length(i)));
  }
  return connects ? absl::OkStatus() : Damaged("a reaction to an attack that does not connect");
}

absl::Status CheckMovable(const NavalWarRules& rules, const State& state) {
  const int defender = 1 - state.turn_seat;
  if (state.players[defender].disabled != 0) {
    return Damaged("a move after a hit by a player who cannot move");
  }
  // A ship that sails onto a zone can change anything about those that have not moved yet.
  for (int i = 0; i < rules.ships() && !rules.has_zones(); ++i) {
    const Ship& ship = state.boards[defender].ships[i];
    if (((state.movable >> i) & 1) != 0 && (!CanSail(ship) || ship.damage == 0)) {
      return Damaged(absl::StrCat(rules.ship_name(i), " cannot move after the hit"));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckOutcome(const NavalWarRules& rules, const State& state) {
  const bool lost[kSeats] = {state.boards[0].standing == 0, state.boards[1].standing == 0};
  const uint32_t limit = static_cast<uint32_t>(rules.turn_limit());
  if (state.phase == Phase::kOver && state.winner == 0) {
    if (lost[0] || lost[1] || state.turns != limit) return Damaged("a draw that is none");
    return absl::OkStatus();
  }
  if (state.turns >= limit) return Damaged("the number of turns");
  if (state.phase == Phase::kOver) {
    return !lost[state.winner - 1] && lost[kSeats - state.winner] ? absl::OkStatus()
                                                                  : Damaged("the winner");
  }
  return state.winner == 0 && !lost[0] && !lost[1] ? absl::OkStatus()
                                                   : Damaged("a match that should be over");
}

// What belongs to one phase and is nowhere else.
absl::Status CheckPhase(const NavalWarRules& rules, const State& state, Viewer viewer) {
  const Player& active = state.players[state.turn_seat];
  if (state.turn_ends == kEndedByCard && state.card_played == 0) {
    return Damaged("a turn ended by a card that was not played");
  }
  if ((state.attack.active != 0) != (state.phase == Phase::kReact)) {
    return Damaged("an attack outside its phase, or a phase without one");
  }
  if (state.movable != 0 && state.phase != Phase::kAfterHit) {
    return Damaged("ships that may move after no hit");
  }
  if (state.preparation.card != 0 && state.phase != Phase::kTurn) {
    return Damaged("a card in preparation outside its phase");
  }
  switch (state.phase) {
    case Phase::kTurn:
      if (state.turn_ends != kTurnGoesOn) return Damaged("a turn that should be over");
      return state.card_played == 0 && active.skips != 0 ? Damaged("a turn that should be skipped")
                                                         : absl::OkStatus();
    case Phase::kReact:
      return CheckAttack(rules, state, KnowsOf(state, viewer, 1 - state.turn_seat));
    case Phase::kAfterHit:
      if (state.turn_ends == kTurnGoesOn && state.card_played == 0) {
        return Damaged("a hit without an attack");
      }
      return CheckMovable(rules, state);
    case Phase::kDiscard:
      return state.turn_ends != kTurnGoesOn && active.hand_size > rules.hand_limit()
                 ? absl::OkStatus()
                 : Damaged("a card too many that is not");
    default:
      return absl::OkStatus();
  }
}

}  // namespace

absl::Status CheckInvariants(const NavalWarRules& rules, const State& state, Viewer viewer) {
  const bool both_ready = state.boards[0].ready != 0 && state.boards[1].ready != 0;
  if (both_ready != (state.phase != Phase::kSetup)) return Damaged("the phase, or who is ready");
  for (int seat = 0; seat < kSeats; ++seat) {
    const bool known = KnowsOf(state, viewer, seat);
    absl::Status status = CheckShips(rules, state, seat, known);
    if (status.ok()) status = CheckRadar(rules, state, seat, known);
    if (!status.ok()) return status;
    if (state.players[seat].disabled > kMaxTimer || state.players[seat].skips > kMaxTimer) {
      return Damaged("how long a player is hindered");
    }
  }
  for (uint8_t turns : state.seized) {
    if (turns > kMaxTimer) return Damaged("how long a quadrant is seized");
  }
  if (state.phase == Phase::kSetup) return CheckSetupState(rules, state);
  if (!rules.card_play() && state.card_played != 0) return Damaged("a card in a match without any");
  absl::Status status = CheckOutcome(rules, state);
  if (status.ok()) status = CheckCards(rules, state, viewer);
  return status.ok() ? CheckPhase(rules, state, viewer) : status;
}

}  // namespace mallard::naval_war
