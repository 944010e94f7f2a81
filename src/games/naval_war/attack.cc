#include "src/games/naval_war/attack.h"

#include <algorithm>
#include <bit>

#include "absl/strings/str_cat.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

// True if smoke keeps the pending attack off a ship. Smoke that answers this very attack does not.
bool HiddenBySmoke(const State& state, const Ship& ship, int index) {
  return ship.smoke != 0 && ((state.attack.fresh_smoke >> index) & 1) == 0;
}

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
uint8_t FirstSoundParts(const NavalWarRules& rules, const Ship& ship, int index, int hits) {
  uint32_t parts = 0;
  uint32_t sound = static_cast<uint32_t>(rules.all_parts(index) & ~ship.damage);
  for (; hits > 0 && sound != 0; --hits) {
    parts |= sound & (~sound + 1);
    sound &= sound - 1;
  }
  return static_cast<uint8_t>(parts);
}

// The parts of a ship that the pending attack hits, damaged already or not.
uint8_t PartsHit(const NavalWarRules& rules, const State& state, const Ship& ship, int index) {
  const Attack& attack = state.attack;
  if (ship.placed == 0 || HiddenBySmoke(state, ship, index)) return 0;
  if (attack.ship != 0) {
    return attack.ship == index + 1 ? FirstSoundParts(rules, ship, index, attack.hits) : 0;
  }
  uint32_t parts = 0;
  for (int i = 0; i < attack.count; ++i) {
    const int part = PartAt(PoseOf(ship), rules.length(index), attack.cells[i]);
    if (part >= 0) parts |= 1u << part;
  }
  return static_cast<uint8_t>(parts);
}

bool Connects(const NavalWarRules& rules, const State& state, int defender) {
  if (state.attack.ship != 0) return true;
  const Board& board = state.boards[defender];
  for (int i = 0; i < state.attack.count; ++i) {
    const int ship = ShipAt(rules, board, state.attack.cells[i]);
    if (ship >= 0 && !HiddenBySmoke(state, board.ships[ship], ship)) return true;
  }
  return false;
}

void Record(State& state, int owner, int cell, Answer answer, EventSink& events) {
  Board& board = state.boards[owner];
  board.radar.answer[cell] = answer;
  board.radar.turn[cell] = static_cast<uint16_t>(state.turns);
  board.radar.changes[cell] = board.changes;
  events.Emit(Audience::Everyone(), {kAnswered, {owner, cell, static_cast<int32_t>(answer)}});
}

// Sinks every ship of a board whose parts are all hit, in fleet order.
void SinkShips(const NavalWarRules& rules, State& state, int owner, EventSink& events) {
  Board& board = state.boards[owner];
  bool any = false;
  for (int i = 0; i < rules.ships(); ++i) {
    Ship& ship = board.ships[i];
    if (ship.placed == 0 || ship.damage != rules.all_parts(i)) continue;
    LiftShip(board, i, rules.length(i));
    const uint8_t struck = ship.struck;
    ship = Ship();
    ship.struck = struck;
    ship.sunk = 1;
    ship.sunk_at = static_cast<uint16_t>(board.changes + 1);
    --board.standing;
    any = true;
    events.Emit(Audience::Everyone(), {kSunk, {owner, i}});
  }
  if (any) BoardChanged(board);
  if (board.standing == 0) EndMatch(state, 1 - owner, events);
}

// Lets the pending attack do its work. Says which ships were newly damaged, as bits, and adds up
// answers of *hit*.
struct Damage {
  uint8_t newly = 0;
  int hits = 0;
};

Damage AnswerCells(const NavalWarRules& rules, State& state, int defender, EventSink& events) {
  Damage damage;
  Board& board = state.boards[defender];
  for (int i = 0; i < state.attack.count; ++i) {
    const int cell = state.attack.cells[i];
    const int index = ShipAt(rules, board, cell);
    Answer answer = Answer::kMiss;
    if (state.attack.blocked != 0) {
      answer = Answer::kBlocked;
    } else if (index >= 0 && HiddenBySmoke(state, board.ships[index], index)) {
      answer = Answer::kSmoke;
    } else if (index >= 0) {
      answer = Answer::kHit;
      ++damage.hits;
      Ship& ship = board.ships[index];
      const uint32_t part = 1u << PartAt(PoseOf(ship), rules.length(index), cell);
      if ((ship.damage & part) == 0) damage.newly |= static_cast<uint8_t>(1u << index);
      ship.damage = static_cast<uint8_t>(ship.damage | part);
    }
    Record(state, defender, cell, answer, events);
  }
  return damage;
}

Damage AnswerStrike(const NavalWarRules& rules, State& state, int defender, EventSink& events) {
  Damage damage;
  const int index = state.attack.ship - 1;
  Ship& ship = state.boards[defender].ships[index];
  if (state.attack.blocked == 0) {
    const uint8_t parts = PartsHit(rules, state, ship, index);
    damage.hits = std::popcount(parts);
    damage.newly = static_cast<uint8_t>(parts != 0 ? 1u << index : 0);
    ship.damage = static_cast<uint8_t>(ship.damage | parts);
    ship.struck = static_cast<uint8_t>(std::min(ship.struck + damage.hits, kMaxTimer));
  }
  events.Emit(Audience::Everyone(), {kShipStruck, {defender, index, damage.hits}});
  return damage;
}

// Ships the defender may move after the attack that did that damage.
uint8_t MovableShips(const NavalWarRules& rules, const Board& board, const Damage& damage) {
  uint8_t movable = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    if (((damage.newly >> i) & 1) != 0 && CanSail(board.ships[i])) {
      movable |= static_cast<uint8_t>(1u << i);
    }
  }
  return movable;
}

absl::Status FinishAttack(const NavalWarRules& rules, State& state, EventSink& events) {
  const int defender = 1 - state.turn_seat;
  const Damage damage = state.attack.ship != 0 ? AnswerStrike(rules, state, defender, events)
                                               : AnswerCells(rules, state, defender, events);
  const int card = state.attack.card - 1;
  state.attack = Attack();
  if (damage.hits != 0) SinkShips(rules, state, defender, events);
  if (state.phase == Phase::kOver) return absl::OkStatus();
  if (card >= 0 && rules.card(card).after_attack) {
    absl::Status status = CallAfterAttack(rules, state, card, damage.hits, events);
    if (!status.ok() || state.phase == Phase::kOver) return status;
  }
  if (damage.hits == 0 || state.players[defender].disabled != 0) {
    ContinueTurn(rules, state, events);
    return absl::OkStatus();
  }
  state.movable = MovableShips(rules, state.boards[defender], damage);
  state.phase = Phase::kAfterHit;
  return absl::OkStatus();
}

}  // namespace

uint32_t ShipsHitAndAfloat(const NavalWarRules& rules, const State& state, int defender) {
  if (state.phase != Phase::kReact) return 0;
  uint32_t ships = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = state.boards[defender].ships[i];
    const uint8_t parts = PartsHit(rules, state, ship, i);
    if (parts != 0 && (ship.damage | parts) != rules.all_parts(i)) ships |= 1u << i;
  }
  return ships;
}

void DeclareAttack(State& state, absl::Span<const uint8_t> cells, int card, EventSink& events) {
  Attack& attack = state.attack;
  attack.active = 1;
  attack.card = static_cast<uint8_t>(card);
  attack.count = static_cast<uint8_t>(cells.size());
  std::copy(cells.begin(), cells.end(), attack.cells);
  for (uint8_t cell : cells) {
    events.Emit(Audience::Everyone(), {kCellAttacked, {state.turn_seat, cell}});
  }
}

void DeclareStrike(State& state, int ship, int hits, int card, EventSink& events) {
  Attack& attack = state.attack;
  attack.active = 1;
  attack.card = static_cast<uint8_t>(card);
  attack.ship = static_cast<uint8_t>(ship + 1);
  attack.hits = static_cast<uint8_t>(hits);
  events.Emit(Audience::Everyone(), {kShipAttacked, {state.turn_seat, ship, hits}});
}

absl::Status BeginAttack(const NavalWarRules& rules, State& state, EventSink& events) {
  const int defender = 1 - state.turn_seat;
  if (!Connects(rules, state, defender)) return FinishAttack(rules, state, events);
  state.phase = Phase::kReact;
  events.Emit(Audience::Everyone(), {kConnected, {defender}});
  return absl::OkStatus();
}

Answer StrikeCell(const NavalWarRules& rules, State& state, int owner, int cell,
                  EventSink& events) {
  Board& board = state.boards[owner];
  const int index = ShipAt(rules, board, cell);
  Answer answer = Answer::kMiss;
  if (index >= 0 && board.ships[index].smoke != 0) {
    answer = Answer::kSmoke;
  } else if (index >= 0) {
    answer = Answer::kHit;
    Ship& ship = board.ships[index];
    ship.damage =
        static_cast<uint8_t>(ship.damage | (1u << PartAt(PoseOf(ship), rules.length(index), cell)));
  }
  // What the cell tells belongs to the board as it is after the move that led here.
  BoardChanged(board);
  Record(state, owner, cell, answer, events);
  SinkShips(rules, state, owner, events);
  return answer;
}

absl::Status CheckReact(const NavalWarRules& rules, const State& state, int seat,
                        const Action& action) {
  if (seat == state.turn_seat) return Refused("wait for the defender's answer");
  if (action.kind == kAllow) {
    return ArgsAreZeroFrom(action, 0) ? absl::OkStatus() : NoSuch("allow takes no arguments");
  }
  if (action.kind != kReact) return Refused("an attack must be answered: react or allow");
  return CheckReaction(rules, state, seat, action);
}

absl::Status ApplyReact(const NavalWarRules& rules, State& state, int seat, const Action& action,
                        EventSink& events) {
  if (action.kind == kReact) {
    absl::Status status = PlayReaction(rules, state, seat, action, events);
    if (!status.ok() || state.phase == Phase::kOver) return status;
  }
  return FinishAttack(rules, state, events);
}

void VisitReact(const NavalWarRules& rules, const State& state, int seat,
                absl::FunctionRef<bool(const LegalGroup&)> visit) {
  if (seat == state.turn_seat) return;
  if (VisitReactions(rules, state, seat, visit)) visit(LegalGroup::Single({kAllow, {}}));
}

absl::Status CheckAfterHit(const NavalWarRules& rules, const State& state, int seat,
                           const Action& action) {
  if (seat == state.turn_seat) return Refused("wait until the defender has finished");
  if (action.kind == kStay) {
    return ArgsAreZeroFrom(action, 0) ? absl::OkStatus() : NoSuch("stay takes no arguments");
  }
  if (action.kind != kShift) return Refused("move a damaged ship, or stay");
  const int ship = action.args[0];
  const int direction = action.args[1];
  if (!ArgsAreZeroFrom(action, 2) || ship < 0 || ship >= rules.ships() || direction < 0 ||
      direction >= kFacings) {
    return NoSuch("there is no such ship or direction");
  }
  if (((state.movable >> ship) & 1) == 0) {
    return Refused(absl::StrCat(rules.ship_name(ship), " may not move now"));
  }
  return MayShift(rules, state.boards[seat], ship, direction)
             ? absl::OkStatus()
             : Refused(absl::StrCat(rules.ship_name(ship), " has no room there"));
}

absl::Status ApplyAfterHit(const NavalWarRules& rules, State& state, int seat, const Action& action,
                           EventSink& events) {
  if (action.kind == kShift) {
    const int ship = action.args[0];
    state.movable = static_cast<uint8_t>(state.movable & ~(1u << ship));
    return MoveShip(rules, state, seat, ship,
                    Shifted(PoseOf(state.boards[seat].ships[ship]), action.args[1]), events);
  }
  // Counted whether or not anything moved: the attacker cannot know.
  BoardChanged(state.boards[seat]);
  state.movable = 0;
  ContinueTurn(rules, state, events);
  return absl::OkStatus();
}

void VisitAfterHit(const NavalWarRules& rules, const State& state, int seat,
                   absl::FunctionRef<bool(const LegalGroup&)> visit) {
  if (seat == state.turn_seat) return;
  for (int i = 0; i < rules.ships(); ++i) {
    if (((state.movable >> i) & 1) == 0) continue;
    for (int d = 0; d < kFacings; ++d) {
      if (MayShift(rules, state.boards[seat], i, d) &&
          !visit(LegalGroup::Single({kShift, {i, d}}))) {
        return;
      }
    }
  }
  visit(LegalGroup::Single({kStay, {}}));
}

}  // namespace mallard::naval_war
