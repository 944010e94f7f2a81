#include "src/games/naval_war/invariants.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/placing.h"

namespace mallard::naval_war {
namespace {

bool Known(const Board& board) { return board.hidden == 0; }

// Before the first turn there are only ships, whole ones, and who is ready.
absl::Status CheckSetupState(const NavalWarRules& rules, const State& state) {
  State expected = {};
  expected.chance = state.chance;
  std::copy(state.seat_chance, state.seat_chance + kSeats, expected.seat_chance);
  expected.turn_seat = state.turn_seat;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Board& board = state.boards[seat];
    Board& same = expected.boards[seat];
    Put(same.standing, rules.ships());
    same.occupied = board.occupied;
    same.ready = board.ready;
    same.hidden = board.hidden;
    expected.players[seat].hidden = state.players[seat].hidden;
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

absl::Status CheckShips(const NavalWarRules& rules, const State& state, int seat) {
  const Board& board = state.boards[seat];
  int standing = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    const std::string& name = rules.ship_name(i);
    if (ship.sunk != 0) {
      if (absl::Status status = CheckSunk(rules, board, i); !status.ok()) return status;
      continue;
    }
    ++standing;
    if (ship.sunk_at != 0) return Damaged(absl::StrCat("when ", name, " sank"));
    if (ship.damage == rules.all_parts(i)) {
      return Damaged(absl::StrCat(name, " has no whole part left and has not sunk"));
    }
    if (Known(board) && ship.placed == 0 && (state.phase != Phase::kSetup || board.ready != 0)) {
      return Damaged(absl::StrCat(name, " is neither on the board nor sunk"));
    }
  }
  return standing == board.standing ? absl::OkStatus() : Damaged("the number of standing ships");
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

absl::Status CheckRadar(const NavalWarRules& rules, const State& state, int seat) {
  const Board& board = state.boards[seat];
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
    const bool current = Known(board) && !moving && board.radar.changes[cell] == board.changes;
    if (current && !Agrees(board, cell)) return Damaged("an answer that the ships contradict");
  }
  for (const Bitboard& zone : board.zones) {
    if (!rules.cells().Contains(zone)) return Damaged("a zone beyond the board");
  }
  return absl::OkStatus();
}

// All cards are somewhere.
absl::Status CheckCards(const NavalWarRules& rules, const State& state, bool whole) {
  int total = state.deck.Total() + state.discard.Total();
  for (const Player& player : state.players) {
    total += player.hand_size;
    if (!std::is_sorted(player.hand, player.hand + player.hand_size) ||
        !std::is_sorted(player.shown, player.shown + player.shown_size)) {
      return Damaged("a hand that is out of order");
    }
    const bool known = player.hidden == 0;
    if (player.shown_size > player.hand_size ||
        (known && !std::includes(player.hand, player.hand + player.hand_size, player.shown,
                                 player.shown + player.shown_size))) {
      return Damaged("cards that a hand is known to hold");
    }
  }
  int expected = 0;
  for (int kind = 0; kind < rules.cards(); ++kind) {
    const int copies = rules.card_play() ? rules.card(kind).copies : 0;
    int found = state.deck.CountOf(kind) + state.discard.CountOf(kind);
    for (const Player& player : state.players) {
      found += static_cast<int>(std::count(player.hand, player.hand + player.hand_size, kind + 1));
    }
    if (found > copies || (whole && found != copies)) {
      return Damaged(absl::StrCat("the deck has ", copies, " cards ", rules.card_name(kind),
                                  ", and here are ", found));
    }
    expected += copies;
  }
  return total == expected
             ? absl::OkStatus()
             : Damaged(absl::StrCat("the deck has ", expected, " cards, and here are ", total));
}

absl::Status CheckOutcome(const NavalWarRules& rules, const State& state) {
  const bool lost[kSeats] = {state.boards[0].standing == 0, state.boards[1].standing == 0};
  const int turns = static_cast<int>(state.turns);
  if (state.phase == Phase::kOver && state.winner == 0) {
    if (lost[0] || lost[1] || turns != rules.turn_limit()) return Damaged("a draw that is none");
    return absl::OkStatus();
  }
  if (turns >= rules.turn_limit()) return Damaged("the number of turns");
  if (state.phase == Phase::kOver) {
    return !lost[state.winner - 1] && lost[kSeats - state.winner] ? absl::OkStatus()
                                                                  : Damaged("the winner");
  }
  return state.winner == 0 && !lost[0] && !lost[1] ? absl::OkStatus()
                                                   : Damaged("a match that should be over");
}

absl::Status CheckBoard(const NavalWarRules& rules, const State& state, int seat) {
  absl::Status status = CheckShips(rules, state, seat);
  return status.ok() ? CheckRadar(rules, state, seat) : status;
}

}  // namespace

absl::Status LayFleet(const NavalWarRules& rules, Board& board) {
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (ship.placed == 0) continue;
    const Pose pose = PoseOf(ship);
    if (Refusal no = CheckPose(rules, i, pose, rules.cells().Minus(board.occupied))) {
      return Damaged(absl::StrCat(rules.ship_name(i), ": ", no.Text()));
    }
    board.occupied |= LineCells(pose, rules.length(i));
  }
  return absl::OkStatus();
}

absl::Status CheckInvariants(const NavalWarRules& rules, const State& state, bool whole) {
  const bool both_ready = state.boards[0].ready != 0 && state.boards[1].ready != 0;
  if (both_ready != (state.phase != Phase::kSetup)) return Damaged("the phase, or who is ready");
  for (int seat = 0; seat < kSeats; ++seat) {
    if (whole && (state.boards[seat].hidden | state.players[seat].hidden) != 0) {
      return Damaged("a fleet or a hand that is not told");
    }
    if (absl::Status status = CheckBoard(rules, state, seat); !status.ok()) return status;
  }
  const int first = rules.first_player();
  if (first >= 0 && state.turn_seat != (first + static_cast<int>(state.turns)) % kSeats) {
    return Damaged("whose turn it is");
  }
  if (state.phase == Phase::kSetup) return CheckSetupState(rules, state);
  if (!rules.card_play() && state.card_played != 0) return Damaged("a card in a match without any");
  absl::Status status = CheckOutcome(rules, state);
  if (status.ok()) status = CheckCards(rules, state, whole);
  if (status.ok()) status = CheckPhase(rules, state);
  for (const Board& board : state.boards) {
    if (status.ok()) status = CheckChronicle(rules, board);
  }
  return status;
}

}  // namespace mallard::naval_war
