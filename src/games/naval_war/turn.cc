#include "src/games/naval_war/turn.h"

#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/course.h"
#include "src/games/naval_war/placing.h"
#include "src/games/naval_war/prepare.h"
#include "src/games/naval_war/seize_fire.h"

namespace mallard::naval_war {
namespace {

Refusal CheckAttack(const Position& position, int seat, int cell) {
  if (Refusal no = CheckCell(position.rules, cell)) return no;
  if (position.state.players[seat].disabled != 0) {
    return Forbidden("you can neither attack nor move now");
  }
  return CellsOpenToAttack(position).Has(cell)
             ? kAllowed
             : Forbidden("nobody may attack in that quadrant now");
}

bool ListAttacks(const Position& position, int seat, Listing& out) {
  const NavalWarRules& rules = position.rules;
  if (position.state.players[seat].disabled != 0) return true;
  if (AnySeized(position.state)) {
    return out.Cells({kAttack, {}}, 0, CellsOpenToAttack(position));
  }
  // The whole board: neither counted nor searched.
  return out.Group(rules.cell_count(), [&](uint64_t n) {
    const int number = static_cast<int>(n);
    return Action{kAttack, {CellAt(number % rules.width(), number / rules.width())}};
  });
}

}  // namespace

Bitboard AttackableCells(const Position& position, int seat) {
  return position.state.players[seat].disabled != 0 ? Bitboard() : CellsOpenToAttack(position);
}

Refusal CheckTurn(const Position& position, int seat, const Action& action) {
  if (position.state.preparation.card != 0) return CheckPreparation(position, seat, action);
  switch (action.kind) {
    case kPlay:
      return CheckPlay(position, seat, action);
    case kAttack:
      return CheckAttack(position, seat, action.args[0]);
    case kDecline:
      return kAllowed;
    default:
      return Forbidden("play a card, attack or decline");
  }
}

void ListTurn(const Position& position, int seat, Listing& out) {
  if (position.state.preparation.card != 0) return ListPreparation(position, seat, out);
  if (!ListAttacks(position, seat, out)) return;
  if (!out.One({kDecline, {}})) return;
  ListPlays(position, seat, out);
}

absl::Status ApplyTurn(Play& play, int seat, const Action& action) {
  if (play.state.preparation.card != 0) return ApplyPreparation(play, seat, action);
  if (action.kind == kPlay) return ApplyPlay(play, seat, action);
  play.state.turn_ends = kEndedByAttack;
  if (action.kind == kDecline) {
    EndTurn(play);
    return absl::OkStatus();
  }
  const uint8_t cell = static_cast<uint8_t>(action.args[0]);
  DeclareAttack(play, {cell}, 0);
  return BeginAttack(play);
}

}  // namespace mallard::naval_war
