// Verbs that attack, look, block and protect.
#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/script_parts.h"
#include "src/games/naval_war/seize_fire.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

absl::Status CheckMayAttack(const Deed& deed) {
  if (deed.occasion != Occasion::kPlaying) {
    return Misplaced("only a card played on one's own turn can attack, from its resolve");
  }
  if (deed.rules().card(deed.card).card_class != CardClass::kAssault) {
    return Misplaced("only assault cards can attack");
  }
  return deed.attacked ? Misplaced("a card can attack once") : absl::OkStatus();
}

absl::Status AttackCells(Deed& deed, ScriptCall& call) {
  if (absl::Status status = CheckMayAttack(deed); !status.ok()) return status;
  const absl::StatusOr<absl::Span<const int64_t>> wanted = CellsOrTarget(deed, call.args[0]);
  if (!wanted.ok()) return wanted.status();
  const Bitboard open = CellsOpenToAttack(deed.play);
  uint8_t cells[kMaxAttack];
  size_t count = 0;
  Bitboard named;
  for (int64_t number : *wanted) {
    const int cell = static_cast<int>(number);
    if (!open.Has(cell) || named.Has(cell)) continue;
    if (count == kMaxAttack) {
      return absl::InvalidArgumentError(
          absl::StrCat("an attack has at most ", kMaxAttack, " cells"));
    }
    named.Set(cell);
    Put(cells[count++], cell);
  }
  deed.attacked = true;
  if (count != 0) DeclareAttack(deed.doing, absl::MakeConstSpan(cells, count), deed.card + 1);
  return absl::OkStatus();
}

absl::Status StrikeShip(Deed& deed, ScriptCall& call) {
  if (absl::Status status = CheckMayAttack(deed); !status.ok()) return status;
  const absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const int64_t hits = call.args[1].integer;
  if (hits < 1 || hits > kMaxLength) {
    return absl::InvalidArgumentError(
        absl::StrCat("a ship can be hit 1 to ", kMaxLength, " times at once, not ", hits));
  }
  if (!MayBeAttacked(deed.enemy().ships[*ship])) {
    return Misplaced("that ship is sunk or protected; ask ctx:enemy_ships() first");
  }
  deed.attacked = true;
  DeclareStrike(deed.doing, *ship, static_cast<int>(hits), deed.card + 1);
  return absl::OkStatus();
}

absl::Status DamageCell(Deed& deed, ScriptCall& call) {
  const char* const names[] = {"", "miss", "hit", "smoke"};
  const absl::StatusOr<int> cell = CellOf(deed, call.args[0]);
  if (!cell.ok()) return cell.status();
  if (deed.occasion != Occasion::kEntering) return Misplaced("only zones damage without an attack");
  if (deed.state().phase == Phase::kOver) return absl::OkStatus();
  const Answer answer = StrikeCell(deed.doing, deed.seat, *cell);
  return GiveText(call, At(names, answer));
}

absl::Status Reveal(Deed& deed, ScriptCall& call) {
  const absl::StatusOr<absl::Span<const int64_t>> wanted = CellsOrTarget(deed, call.args[0]);
  if (!wanted.ok()) return wanted.status();
  const CellList cells(wanted->begin(), wanted->end());  // They may lie in deed.list.
  deed.list.clear();
  for (int64_t cell : cells) {
    if (LookAtCell(deed.doing, 1 - deed.seat, static_cast<int>(cell))) deed.list.push_back(cell);
  }
  call.result = ScriptValue::List(deed.list);
  return absl::OkStatus();
}

absl::Status Block(Deed& deed, ScriptCall&) {
  if (deed.occasion != Occasion::kReacting) return Misplaced("only a reaction can block an attack");
  deed.doing.state.attack.blocked = 1;
  return absl::OkStatus();
}

}  // namespace

std::vector<ScriptVerb> AttackVerbs() {
  const ScriptParam& nothing = kNoScriptParam;
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam cells = {"cells", ScriptType::kIntList, false, "Cell numbers."};
  const ScriptParam cells_or_target = {
      "cells", ScriptType::kIntList, true,
      "Cell numbers; left out, those the card is aimed at, which is faster."};
  const ScriptParam ship = {"ship", ScriptType::kInt, false, "A ship, from 1 in fleet order."};
  return {
      {"attack",
       "Attacks cells of the enemy's board; they answer in this order once the script has ended "
       "and "
       "the defender has had a chance to react. Cells where nobody may attack are left out. Once a "
       "card, in `resolve`.",
       {cells_or_target},
       nothing,
       DeedVerb<AttackCells>},
      {"strike",
       "Attacks an enemy ship by name: its first undamaged parts from the bow are hit. Counts as "
       "the card's attack.",
       {ship, {"hits", ScriptType::kInt, false, "How many parts."}},
       nothing,
       DeedVerb<StrikeShip>},
      {"damage",
       "In `on_enter`: damages what lies on a cell of the acting player's board, for all to hear. "
       "Not an attack: nobody can react, and nothing moves after it.",
       {cell},
       {"answer", ScriptType::kString, true, "\"hit\", \"miss\" or \"smoke\"."},
       DeedVerb<DamageCell>},
      {"reveal",
       "Looks at cells of the enemy's board; gives back those that hold a ship. Not an attack.",
       {cells_or_target},
       cells,
       DeedVerb<Reveal>},
      {"block",
       "In a reaction: the attack does nothing, its cells answer blocked.",
       {},
       nothing,
       DeedVerb<Block>},
  };
}

}  // namespace mallard::naval_war
