#include "src/games/naval_war/attack.h"

#include <algorithm>
#include <bit>

#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/course.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// The ship on a cell of a board; -1 for water.
int ShipAt(const NavalWarRules& rules, const Board& board, int cell) {
  if (!board.occupied.Has(cell)) return -1;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = board.ships[i];
    if (ship.placed != 0 && PartAt(PoseOf(ship), rules.length(i), cell) >= 0) return i;
  }
  return -1;
}

// The first `hits` parts of a ship, from the bow, that are not damaged.
uint32_t FirstSoundParts(const NavalWarRules& rules, const Ship& ship, int index, int hits) {
  uint32_t parts = 0;
  uint32_t sound = static_cast<uint32_t>(rules.all_parts(index) & ~ship.damage);
  for (; hits > 0 && sound != 0; --hits) {
    parts |= sound & (~sound + 1);
    sound &= sound - 1;
  }
  return parts;
}

// The parts of a ship that the pending attack hits, damaged already or not.
uint32_t PartsHit(const Position& position, const Ship& ship, int index) {
  const NavalWarRules& rules = position.rules;
  const Attack& attack = position.state.attack;
  if (ship.placed == 0 || HiddenFromAttack(attack, ship, index)) return 0;
  if (attack.ship != 0) {
    return attack.ship == index + 1 ? FirstSoundParts(rules, ship, index, attack.hits) : 0;
  }
  uint32_t parts = 0;
  for (int i = 0; i < attack.count; ++i) {
    const int part = PartAt(PoseOf(ship), rules.length(index), attack.cells[i]);
    if (part >= 0) parts |= 1u << part;
  }
  return parts;
}

// Notes what a cell has told, for both players.
void Note(State& state, Board& board, int cell, Answer answer) {
  RecordAnswer(board, cell, answer);
  board.radar.answer[cell] = answer;
  Put(board.radar.turn[cell], state.turns);
  board.radar.changes[cell] = board.changes;
}

void TellAnswer(Play& play, int owner, int cell, Answer answer) {
  Note(play.state, play.state.boards[owner], cell, answer);
  play.Tell(kAnswered, owner, cell, answer);
}

// Damages the part of a ship on a cell that it covers; true if it was sound.
bool DamagePart(const NavalWarRules& rules, Ship& ship, int index, int cell) {
  const int part = 1 << PartAt(PoseOf(ship), rules.length(index), cell);
  const bool sound = (ship.damage & part) == 0;
  Put(ship.damage, ship.damage | part);
  return sound;
}

// Sinks every ship of a board whose parts are all hit, in fleet order.
void SinkShips(Play& play, int owner) {
  Board& board = play.state.boards[owner];
  bool any = false;
  for (int i = 0; i < play.rules.ships(); ++i) {
    Ship& ship = board.ships[i];
    if (ship.placed == 0 || ship.damage != play.rules.all_parts(i)) continue;
    LiftShip(board, i, play.rules.length(i));
    const uint8_t struck = ship.struck;
    ship = Ship();
    ship.struck = struck;
    ship.sunk = 1;
    Put(ship.sunk_at, board.changes + 1);
    --board.standing;
    any = true;
    Record(board, EntryWord::kSank, i);
    play.Tell(kSunk, owner, i);
  }
  if (any) BoardChanged(board, EntryWord::kSettled, 0);
  if (board.standing == 0) EndMatch(play, 1 - owner);
}

// What an attack did: which ships were newly damaged, as bits, and how many answers were *hit*.
struct Damage {
  uint32_t newly = 0;
  int hits = 0;
};

Damage AnswerCells(Play& play, int defender) {
  const Attack& attack = play.state.attack;
  Board& board = play.state.boards[defender];
  Damage damage;
  for (int i = 0; i < attack.count; ++i) {
    const int cell = attack.cells[i];
    const int index = ShipAt(play.rules, board, cell);
    Answer answer = Answer::kMiss;
    if (attack.blocked != 0) {
      answer = Answer::kBlocked;
    } else if (index >= 0 && HiddenFromAttack(attack, board.ships[index], index)) {
      answer = Answer::kSmoke;
    } else if (index >= 0) {
      answer = Answer::kHit;
      ++damage.hits;
      if (DamagePart(play.rules, board.ships[index], index, cell)) damage.newly |= 1u << index;
    }
    TellAnswer(play, defender, cell, answer);
  }
  return damage;
}

Damage AnswerStrike(Play& play, int defender) {
  Damage damage;
  const int index = play.state.attack.ship - 1;
  Ship& ship = play.state.boards[defender].ships[index];
  if (play.state.attack.blocked == 0) {
    const uint32_t parts = PartsHit(play, ship, index);
    damage.hits = std::popcount(parts);
    if (parts != 0) damage.newly = 1u << index;
    Put(ship.damage, ship.damage | parts);
    Put(ship.struck, std::min(ship.struck + damage.hits, kMaxTimer));
    Record(play.state.boards[defender], EntryWord::kStruck, index * 16 + damage.hits);
  }
  play.Tell(kShipStruck, defender, index, damage.hits);
  return damage;
}

// Those of the ships newly damaged that the defender may move.
uint32_t MovableShips(const NavalWarRules& rules, const Board& board, uint32_t newly) {
  uint32_t movable = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if (((newly >> i) & 1) != 0 && CanSail(board.ships[i])) movable |= 1u << i;
  }
  return movable;
}

}  // namespace

bool Connects(const Position& position, int defender) {
  const Attack& attack = position.state.attack;
  if (attack.ship != 0) return true;
  const Board& board = position.state.boards[defender];
  for (int i = 0; i < attack.count; ++i) {
    const int ship = ShipAt(position.rules, board, attack.cells[i]);
    if (ship >= 0 && !HiddenFromAttack(attack, board.ships[ship], ship)) return true;
  }
  return false;
}

uint32_t ShipsHitAndAfloat(const Position& position, int defender) {
  if (position.state.phase != Phase::kReact) return 0;
  uint32_t ships = 0;
  for (int i = 0; i < position.rules.ships(); ++i) {
    const Ship& ship = position.state.boards[defender].ships[i];
    const uint32_t parts = PartsHit(position, ship, i);
    if (parts != 0 && (ship.damage | parts) != position.rules.all_parts(i)) ships |= 1u << i;
  }
  return ships;
}

void DeclareAttack(Play& play, absl::Span<const uint8_t> cells, int card) {
  Attack& attack = play.state.attack;
  attack.active = 1;
  Put(attack.card, card);
  Put(attack.count, Size(cells));
  std::copy(cells.begin(), cells.end(), attack.cells);
  for (uint8_t cell : cells) play.Tell(kCellAttacked, play.state.turn_seat, cell);
}

void DeclareStrike(Play& play, int ship, int hits, int card) {
  Attack& attack = play.state.attack;
  attack.active = 1;
  Put(attack.card, card);
  Put(attack.ship, ship + 1);
  Put(attack.hits, hits);
  play.Tell(kShipAttacked, play.state.turn_seat, ship, hits);
}

absl::Status BeginAttack(Play& play) {
  const int defender = 1 - play.state.turn_seat;
  RecordAttack(play.state.boards[defender]);
  if (!Connects(play, defender)) return FinishAttack(play);
  play.state.phase = Phase::kReact;
  play.Tell(kConnected, defender);
  return absl::OkStatus();
}

absl::Status FinishAttack(Play& play) {
  State& state = play.state;
  const int defender = 1 - state.turn_seat;
  const Damage damage =
      state.attack.ship != 0 ? AnswerStrike(play, defender) : AnswerCells(play, defender);
  const int card = state.attack.card - 1;
  state.attack = Attack();
  if (damage.hits != 0) SinkShips(play, defender);
  if (state.phase == Phase::kOver) return absl::OkStatus();
  if (card >= 0) {
    absl::Status status = AfterAttack(play, card, damage.hits);
    if (!status.ok() || state.phase == Phase::kOver) return status;
  }
  if (damage.hits == 0 || state.players[defender].disabled != 0) {
    ContinueTurn(play);
    return absl::OkStatus();
  }
  Put(state.movable, MovableShips(play.rules, state.boards[defender], damage.newly));
  state.phase = Phase::kAfterHit;
  return absl::OkStatus();
}

Answer StrikeCell(Play& play, int owner, int cell) {
  Board& board = play.state.boards[owner];
  const int index = ShipAt(play.rules, board, cell);
  Answer answer = Answer::kMiss;
  if (index >= 0 && UnderSmoke(board.ships[index])) {
    answer = Answer::kSmoke;
  } else if (index >= 0) {
    answer = Answer::kHit;
    DamagePart(play.rules, board.ships[index], index, cell);
  }
  // What the cell tells belongs to the board as it is after the move that led here.
  BoardChanged(board, EntryWord::kUnderWay, 0);
  TellAnswer(play, owner, cell, answer);
  SinkShips(play, owner);
  return answer;
}

bool LookAtCell(Play& play, int owner, int cell) {
  Board& board = play.state.boards[owner];
  const bool ship = board.occupied.Has(cell);
  Note(play.state, board, cell, ship ? Answer::kSeenShip : Answer::kSeenWater);
  play.Tell(kSeen, owner, cell, ship);
  return ship;
}

}  // namespace mallard::naval_war
