// What must hold in one phase and is nowhere else.
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/seize_fire.h"
#include "src/games/naval_war/smoke.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

// Whether the attack is one that the player whose turn it is can have declared.
absl::Status CheckAttacker(const NavalWarRules& rules, const State& state) {
  const Attack& attack = state.attack;
  if (state.players[state.turn_seat].disabled != 0) {
    return Damaged("an attack by a player who cannot attack");
  }
  if (attack.card == 0) {
    return attack.count == 1 && state.turn_ends == kEndedByAttack
               ? absl::OkStatus()
               : Damaged("a normal attack that is not one");
  }
  const Card& card = rules.card(attack.card - 1);
  return card.card_class == CardClass::kAssault && !card.reaction && state.card_played != 0 &&
                 state.turn_ends != kEndedByAttack
             ? absl::OkStatus()
             : Damaged(absl::StrCat("an attack by ", rules.card_name(attack.card - 1)));
}

absl::Status CheckAttack(const Position& position) {
  const State& state = position.state;
  const Attack& attack = state.attack;
  const int defender = 1 - state.turn_seat;
  if (absl::Status status = CheckAttacker(position.rules, state); !status.ok()) return status;
  if ((attack.ship == 0) == (attack.count == 0) || (attack.ship == 0) != (attack.hits == 0)) {
    return Damaged("an attack on nothing, or on too much");
  }
  if (attack.ship != 0) {
    return MayBeAttacked(state.boards[defender].ships[attack.ship - 1])
               ? absl::OkStatus()
               : Damaged("an attack on a ship that is sunk or hidden by smoke");
  }
  Bitboard left = CellsOpenToAttack(position);
  for (int i = 0; i < attack.count; ++i) {
    if (!left.Has(attack.cells[i])) {
      return Damaged("an attack on a cell that cannot be attacked, or twice on the same");
    }
    left.Clear(attack.cells[i]);
  }
  return state.boards[defender].hidden != 0 || Connects(position, defender)
             ? absl::OkStatus()
             : Damaged("a reaction to an attack that does not connect");
}

absl::Status CheckMovable(const NavalWarRules& rules, const State& state) {
  const int defender = 1 - state.turn_seat;
  if (state.players[defender].disabled != 0) {
    return Damaged("a move after a hit by a player who cannot move");
  }
  // A ship that sails onto a zone can change anything about those that have not moved yet.
  for (int i = 0; i < rules.ships() && rules.zones() == 0; ++i) {
    const Ship& ship = state.boards[defender].ships[i];
    if (((state.movable >> i) & 1) != 0 && (!CanSail(ship) || ship.damage == 0)) {
      return Damaged(absl::StrCat(rules.ship_name(i), " cannot move after the hit"));
    }
  }
  return absl::OkStatus();
}

absl::Status NotPrepared(const Refusal& no) {
  return Damaged(absl::StrCat("a card in preparation: ", no.Text()));
}

// Takes the steps of the preparation again, each if it is legal.
absl::Status CheckPreparing(const NavalWarRules& rules, const State& state) {
  const Preparation& told = state.preparation;
  const int kind = told.card - 1;
  const int seat = state.turn_seat;
  State again = state;
  again.preparation = Preparation();
  const Position position{rules, again};
  if (state.phase != Phase::kTurn || !TakesPreparation(rules.card(kind)) ||
      CheckPlayableNow(position, seat, kind)) {
    return Damaged(absl::StrCat(rules.card_name(kind), " cannot be in preparation"));
  }
  if (Refusal no = CheckTarget(position, seat, {kPlay, {kind}})) return NotPrepared(no);
  BeginPreparation(again, kind);
  for (int i = 0; i < told.aims; ++i) {
    if (Refusal no = CheckPreparation(position, seat, {kAim, {told.aim[i]}})) {
      return NotPrepared(no);
    }
    AddAim(again.preparation, told.aim[i]);
  }
  for (int i = 0; i < rules.ships(); ++i) {
    const Berth& berth = told.berths[i];
    if (berth.placed == 0) continue;
    if (Refusal no = CheckPreparation(position, seat, {kPlace, {i, berth.facing, berth.bow}})) {
      return NotPrepared(no);
    }
    SetBerth(again.preparation, i, PoseOf(berth));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckPhase(const NavalWarRules& rules, const State& state) {
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
  if (state.preparation.card != 0) {
    if (absl::Status status = CheckPreparing(rules, state); !status.ok()) return status;
  }
  switch (state.phase) {
    case Phase::kTurn:
      if (state.turn_ends != kTurnGoesOn) return Damaged("a turn that should be over");
      return state.card_played == 0 && active.skips != 0 ? Damaged("a turn that should be skipped")
                                                         : absl::OkStatus();
    case Phase::kReact:
      return CheckAttack({rules, state});
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

}  // namespace mallard::naval_war
