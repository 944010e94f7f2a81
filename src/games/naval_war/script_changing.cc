// Verbs that change the match.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/grid_verbs.h"
#include "mallard/frame/verbs.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/attack.h"
#include "src/games/naval_war/cards.h"
#include "src/games/naval_war/script.h"
#include "src/games/naval_war/script_context.h"
#include "src/games/naval_war/targets.h"
#include "src/games/naval_war/turn.h"

namespace mallard::naval_war {
namespace {

absl::Status Misplaced(absl::string_view what) { return absl::FailedPreconditionError(what); }

// Some number of turns from a script.
absl::StatusOr<int> TurnsOf(const ScriptValue& value) {
  if (value.integer >= 1 && value.integer <= 100) return static_cast<int>(value.integer);
  return absl::InvalidArgumentError(
      absl::StrCat("an effect lasts for 1 to 100 turns, not ", value.integer));
}

uint8_t Extended(int turns, int more) {
  return static_cast<uint8_t>(std::min(turns + more, kMaxTimer));
}

// Cells that a verb is given, or those the card is aimed at.
absl::StatusOr<absl::Span<const int64_t>> CellsOrTarget(Deed& deed, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) return AimedCells(deed);
  for (int64_t cell : value.list) {
    if (!CellExists(deed.rules.cells(), cell)) return NoSuchCell(cell);
  }
  return value.list;
}

absl::Status CheckMayAttack(const Deed& deed) {
  if (deed.occasion != Occasion::kPlaying) {
    return Misplaced("only a card played on one's own turn can attack, from its resolve");
  }
  if (deed.rules.card(deed.card).card_class != CardClass::kAssault) {
    return Misplaced("only assault cards can attack");
  }
  return deed.attacked ? Misplaced("a card can attack once") : absl::OkStatus();
}

absl::Status AttackVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  if (absl::Status status = CheckMayAttack(deed); !status.ok()) return status;
  const Bitboard open = deed.rules.cells().Minus(SeizedCells(deed.rules, deed.state));
  uint8_t cells[kMaxAttack];
  size_t count = 0;
  Bitboard named;
  absl::StatusOr<absl::Span<const int64_t>> wanted = CellsOrTarget(deed, call.args[0]);
  if (!wanted.ok()) return wanted.status();
  for (int64_t cell : *wanted) {
    const int index = static_cast<int>(cell);
    if (!open.Has(index) || named.Has(index)) continue;
    if (count == kMaxAttack) {
      return absl::InvalidArgumentError(
          absl::StrCat("an attack has at most ", kMaxAttack, " cells"));
    }
    named.Set(index);
    cells[count++] = static_cast<uint8_t>(index);
  }
  deed.attacked = true;
  if (count != 0) {
    DeclareAttack(deed.state, absl::MakeConstSpan(cells, count), deed.card + 1, deed.events);
  }
  return absl::OkStatus();
}

absl::Status StrikeVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  if (absl::Status status = CheckMayAttack(deed); !status.ok()) return status;
  absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const int64_t hits = call.args[1].integer;
  if (hits < 1 || hits > kMaxLength) {
    return absl::InvalidArgumentError(
        absl::StrCat("a ship can be hit 1 to ", kMaxLength, " times at once, not ", hits));
  }
  const Ship& target = deed.state.boards[1 - deed.seat].ships[*ship];
  if (target.sunk != 0 || target.smoke != 0) {
    return Misplaced("that ship is sunk or protected; ask ctx:enemy_ships() first");
  }
  deed.attacked = true;
  DeclareStrike(deed.state, *ship, static_cast<int>(hits), deed.card + 1, deed.events);
  return absl::OkStatus();
}

absl::Status DamageVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  const char* const names[] = {"", "miss", "hit", "smoke"};
  const int64_t cell = call.args[0].integer;
  if (!CellExists(deed.rules.cells(), cell)) return NoSuchCell(cell);
  if (deed.occasion != Occasion::kEntering) return Misplaced("only zones damage without an attack");
  if (deed.state.phase == Phase::kOver) return absl::OkStatus();
  const Answer answer =
      StrikeCell(deed.rules, deed.state, deed.seat, static_cast<int>(cell), deed.events);
  call.result = ScriptValue::Text(names[static_cast<int>(answer)]);
  return absl::OkStatus();
}

absl::Status RevealVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<absl::Span<const int64_t>> wanted = CellsOrTarget(deed, call.args[0]);
  if (!wanted.ok()) return wanted.status();
  const int owner = 1 - deed.seat;
  Board& board = deed.state.boards[owner];
  const CellList cells(wanted->begin(), wanted->end());  // They may lie in deed.list.
  deed.list.clear();
  for (int64_t cell : cells) {
    const bool ship = board.occupied.Has(static_cast<int>(cell));
    board.radar.answer[cell] = ship ? Answer::kSeenShip : Answer::kSeenWater;
    board.radar.turn[cell] = static_cast<uint16_t>(deed.state.turns);
    board.radar.changes[cell] = board.changes;
    if (ship) deed.list.push_back(cell);
    deed.events.Emit(Audience::Everyone(), {kSeen, {owner, static_cast<int32_t>(cell), ship}});
  }
  call.result = ScriptValue::List(deed.list);
  return absl::OkStatus();
}

absl::Status BlockVerb(void* context, ScriptCall&) {
  Deed& deed = DeedOf(context);
  if (deed.occasion != Occasion::kReacting) return Misplaced("only a reaction can block an attack");
  deed.state.attack.blocked = 1;
  return absl::OkStatus();
}

absl::Status ProtectVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  absl::StatusOr<int> turns = TurnsOf(call.args[1]);
  if (!turns.ok()) return turns.status();
  Ship& s = deed.state.boards[deed.seat].ships[*ship];
  if (s.placed == 0) return Misplaced("that ship is sunk");
  // Counted in ends of the enemy's turns; in an enemy's turn that one's end comes first.
  const int ends = *turns + (deed.seat != deed.state.turn_seat ? 1 : 0);
  if (s.smoke == 0 && deed.occasion == Occasion::kReacting) {
    deed.state.attack.fresh_smoke =
        static_cast<uint8_t>(deed.state.attack.fresh_smoke | (1u << *ship));
  }
  s.smoke = std::max(s.smoke, static_cast<uint8_t>(ends));
  deed.events.Emit(Audience::Everyone(), {kProtected, {deed.seat, *ship, *turns}});
  return absl::OkStatus();
}

absl::Status DisableVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<int> turns = TurnsOf(call.args[0]);
  if (!turns.ok()) return turns.status();
  const int other = 1 - deed.seat;
  Player& enemy = deed.state.players[other];
  // The turn they are in does not count; it is over sooner.
  const int running = enemy.disabled == 0 && deed.state.turn_seat == other ? 1 : 0;
  enemy.disabled = Extended(enemy.disabled, *turns + running);
  deed.events.Emit(Audience::Everyone(), {kDisabled, {other, enemy.disabled}});
  return absl::OkStatus();
}

absl::Status ForbidVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  const int64_t quadrant = call.args[0].integer;
  if (quadrant < 1 || quadrant > kQuadrants) {
    return absl::InvalidArgumentError(
        absl::StrCat("quadrants have numbers from 1 to ", kQuadrants, ", not ", quadrant));
  }
  absl::StatusOr<int> turns = TurnsOf(call.args[1]);
  if (!turns.ok()) return turns.status();
  // The end of this turn, then so many turns of each player.
  uint8_t& ends = deed.state.seized[quadrant - 1];
  ends = std::max(ends, static_cast<uint8_t>(1 + kSeats * *turns));
  deed.events.Emit(Audience::Everyone(),
                   {kQuadrantSeized, {static_cast<int32_t>(quadrant) - 1, *turns}});
  return absl::OkStatus();
}

absl::Status RepairVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  const int64_t cell = call.args[0].integer;
  if (!CellExists(deed.rules.cells(), cell)) return NoSuchCell(cell);
  Board& board = deed.state.boards[deed.seat];
  for (int i = 0; i < deed.rules.ships(); ++i) {
    Ship& ship = board.ships[i];
    if (ship.placed == 0) continue;
    const int part = PartAt(PoseOf(ship), deed.rules.length(i), static_cast<int>(cell));
    if (part < 0 || ((ship.damage >> part) & 1) == 0) continue;
    ship.damage = static_cast<uint8_t>(ship.damage & ~(1u << part));
    deed.events.Emit(Audience::SeatAndHost(deed.seat),
                     {kRepaired, {deed.seat, i, static_cast<int32_t>(cell)}});
    return absl::OkStatus();
  }
  return Misplaced("no damaged part of the acting player's ships lies there");
}

absl::Status CheckMayMove(const Deed& deed) {
  // Otherwise the opponent could not know that anything may have moved, and a view would have to
  // say more than the rules announce.
  return deed.occasion == Occasion::kPlaying &&
                 deed.rules.card(deed.card).card_class == CardClass::kMovement
             ? absl::OkStatus()
             : Misplaced("only movement cards can move ships, from their resolve");
}

absl::Status ShiftVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const absl::string_view names[] = {"north", "east", "south", "west"};
  const auto direction = std::find(std::begin(names), std::end(names), call.args[1].text);
  if (direction == std::end(names)) {
    return absl::InvalidArgumentError("a direction is north, east, south or west");
  }
  const int step = static_cast<int>(direction - std::begin(names));
  const Board& board = deed.state.boards[deed.seat];
  if (!MayShift(deed.rules, board, *ship, step)) return Misplaced("that ship cannot move there");
  return MoveShip(deed.rules, deed.state, deed.seat, *ship,
                  Shifted(PoseOf(board.ships[*ship]), step), deed.events);
}

absl::Status PivotVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const bool clockwise = call.args[1].text == "clockwise";
  if (!clockwise && call.args[1].text != "counterclockwise") {
    return absl::InvalidArgumentError("a rotation is clockwise or counterclockwise");
  }
  const int64_t cell = call.args[2].integer;
  if (!CellExists(deed.rules.cells(), cell)) return NoSuchCell(cell);
  const Board& board = deed.state.boards[deed.seat];
  if (!MayPivot(deed.rules, board, *ship, clockwise, static_cast<int>(cell))) {
    return Misplaced("that ship cannot turn about that cell");
  }
  const Pose pose = PoseOf(board.ships[*ship]);
  const int part = PartAt(pose, deed.rules.length(*ship), static_cast<int>(cell));
  return MoveShip(deed.rules, deed.state, deed.seat, *ship, Pivoted(pose, part, clockwise),
                  deed.events);
}

absl::Status RelocateVerb(void* context, ScriptCall&) {
  Deed& deed = DeedOf(context);
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  if (deed.rules.card(deed.card).target.kind != TargetKind::kFleet) {
    return Misplaced("only a card whose target is `fleet` has new places for it");
  }
  const Preparation preparation = deed.state.preparation;
  Board& board = deed.state.boards[deed.seat];
  for (int i = 0; i < deed.rules.ships(); ++i) {
    if (preparation.berths[i].placed != 0 && !CanSail(board.ships[i])) {
      return Misplaced("a ship that was to be placed anew has been sunk or protected meanwhile");
    }
  }
  // All ships go up before any comes down, so that they may change places.
  Bitboard before[kMaxShips];
  for (int i = 0; i < deed.rules.ships(); ++i) {
    if (preparation.berths[i].placed == 0) continue;
    before[i] = CellsOf(board.ships[i], deed.rules.length(i));
    LiftShip(board, i, deed.rules.length(i));
  }
  for (int i = 0; i < deed.rules.ships(); ++i) {
    const Berth& berth = preparation.berths[i];
    if (berth.placed == 0) continue;
    PutShip(board, i, deed.rules.length(i), {berth.bow, berth.facing});
    deed.events.Emit(Audience::SeatAndHost(deed.seat),
                     {kMoved, {deed.seat, i, berth.facing, berth.bow}});
  }
  board.relocated_at = static_cast<uint16_t>(std::min(board.changes + 1, kMaxChanges));
  for (int i = 0; i < deed.rules.ships(); ++i) {
    if (preparation.berths[i].placed == 0 || board.ships[i].placed == 0) continue;
    absl::Status status =
        EnterZones(deed.rules, deed.state, deed.seat, i,
                   CellsOf(board.ships[i], deed.rules.length(i)).Minus(before[i]), deed.events);
    if (!status.ok() || deed.state.phase == Phase::kOver) return status;
  }
  return absl::OkStatus();
}

absl::Status SkipTurnsVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<int> turns = TurnsOf(call.args[0]);
  if (!turns.ok()) return turns.status();
  Player& player = deed.state.players[deed.seat];
  player.skips = Extended(player.skips, *turns);
  deed.events.Emit(Audience::Everyone(), {kTurnsLost, {deed.seat, player.skips}});
  return absl::OkStatus();
}

absl::Status EndTurnVerb(void* context, ScriptCall&) {
  Deed& deed = DeedOf(context);
  if (deed.seat != deed.state.turn_seat) return Misplaced("it is not the acting player's turn");
  if (deed.state.turn_ends == kTurnGoesOn) deed.state.turn_ends = kEndedByCard;
  return absl::OkStatus();
}

absl::Status DrawVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  const int64_t count = call.args[0].integer;
  if (count < 1 || count > kMaxHand) {
    return absl::InvalidArgumentError(
        absl::StrCat("1 to ", kMaxHand, " cards can be drawn, not ", count));
  }
  for (int64_t i = 0; i < count; ++i) DrawCard(deed.state, deed.seat, deed.events);
  return absl::OkStatus();
}

absl::Status ChangeZone(void* context, ScriptCall& call, bool lay) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<int> zone = deed.rules.content().zone_names.Require("zone", call.args[0].text);
  if (!zone.ok()) return zone.status();
  for (int64_t cell : call.args[1].list) {
    if (!CellExists(deed.rules.cells(), cell)) return NoSuchCell(cell);
  }
  const int owner = call.args[2].integer != 0 ? deed.seat : 1 - deed.seat;
  Bitboard& cells = deed.state.boards[owner].zones[*zone];
  for (int64_t number : call.args[1].list) {
    const int cell = static_cast<int>(number);
    if (cells.Has(cell) == lay) continue;
    if (lay) {
      cells.Set(cell);
    } else {
      cells.Clear(cell);
    }
    deed.events.Emit(Audience::Everyone(), {kZoneChanged, {owner, *zone, cell, lay}});
  }
  return absl::OkStatus();
}

absl::Status LayVerb(void* context, ScriptCall& call) { return ChangeZone(context, call, true); }
absl::Status ClearVerb(void* context, ScriptCall& call) { return ChangeZone(context, call, false); }

absl::Status RandomVerb(void* context, ScriptCall& call) {
  return DrawNumber(DeedOf(context).state.chance, call);
}

absl::Status SetVerb(void* context, ScriptCall& call) {
  Deed& deed = DeedOf(context);
  absl::StatusOr<int> instance = VariableInstance(deed, call.args[0].text, call.args[3]);
  if (!instance.ok()) return instance.status();
  return deed.rules.variables().Set(NavalWarRules::VariablesOf(deed.state), call.args[0].text,
                                    call.args[1].text, *instance, call.args[2].integer);
}

}  // namespace

std::vector<ScriptVerb> ChangingVerbs() {
  const ScriptParam nothing = {"", ScriptType::kNil, true, ""};
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam cells = {"cells", ScriptType::kIntList, false, "Cell numbers."};
  const ScriptParam cells_or_target = {
      "cells", ScriptType::kIntList, true,
      "Cell numbers; left out, those the card is aimed at, which is faster."};
  const ScriptParam ship = {"ship", ScriptType::kInt, false, "A ship, from 1 in fleet order."};
  const ScriptParam turns = {"turns", ScriptType::kInt, false, "1 to 100."};
  const ScriptParam zone = {"zone", ScriptType::kString, false, "Its id."};
  const ScriptParam own = {"own", ScriptType::kBool, true,
                           "On the acting player's board instead of the enemy's."};
  return {
      {"attack",
       "Attacks cells of the enemy's board; they answer in this order once the script has ended "
       "and "
       "the defender has had a chance to react. Cells where nobody may attack are left out. Once a "
       "card, in `resolve`.",
       {cells_or_target},
       nothing,
       AttackVerb},
      {"strike",
       "Attacks an enemy ship by name: its first undamaged parts from the bow are hit. Counts as "
       "the card's attack.",
       {ship, {"hits", ScriptType::kInt, false, "How many parts."}},
       nothing,
       StrikeVerb},
      {"damage",
       "In `on_enter`: damages what lies on a cell of the acting player's board, for all to hear. "
       "Not an attack: nobody can react, and nothing moves after it.",
       {cell},
       {"answer", ScriptType::kString, true, "\"hit\", \"miss\" or \"smoke\"."},
       DamageVerb},
      {"reveal",
       "Looks at cells of the enemy's board; gives back those that hold a ship. Not an attack.",
       {cells_or_target},
       cells,
       RevealVerb},
      {"block",
       "In a reaction: the attack does nothing, its cells answer blocked.",
       {},
       nothing,
       BlockVerb},
      {"protect",
       "Hides a ship of the acting player: for the rest of this turn and that many turns of the "
       "enemy it can neither be attacked nor move.",
       {ship, turns},
       nothing,
       ProtectVerb},
      {"disable",
       "For that many of their turns the enemy makes no attack, plays only intel cards and "
       "reactions, and moves nothing. Adds to what is left of an earlier one.",
       {turns},
       nothing,
       DisableVerb},
      {"forbid",
       "Nobody may attack in a quadrant of either board for the rest of this turn and that many "
       "turns of each player.",
       {{"quadrant", ScriptType::kInt, false, "From 1."}, turns},
       nothing,
       ForbidVerb},
      {"repair",
       "Takes the hit off the part of an own ship on that cell.",
       {cell},
       nothing,
       RepairVerb},
      {"shift",
       "Moves an own ship by one cell. For movement cards.",
       {ship,
        {"direction", ScriptType::kString, false, "\"north\", \"east\", \"south\" or \"west\"."}},
       nothing,
       ShiftVerb},
      {"pivot",
       "Turns an own ship by a quarter about one of its cells. For movement cards.",
       {ship,
        {"rotation", ScriptType::kString, false, "\"clockwise\" or \"counterclockwise\"."},
        cell},
       nothing,
       PivotVerb},
      {"relocate",
       "Puts the fleet on the places the player has chosen. For movement cards whose target is "
       "`fleet`.",
       {},
       nothing,
       RelocateVerb},
      {"skip_turns",
       "The acting player skips that many of their next turns, added to others.",
       {turns},
       nothing,
       SkipTurnsVerb},
      {"end_turn", "No normal attack follows.", {}, nothing, EndTurnVerb},
      {"draw",
       "The acting player draws cards.",
       {{"count", ScriptType::kInt, false, "How many."}},
       nothing,
       DrawVerb},
      {"lay", "Lays a zone on cells.", {zone, cells, own}, nothing, LayVerb},
      {"clear", "Takes a zone off cells.", {zone, cells, own}, nothing, ClearVerb},
      {"random",
       "A random number from 1 to n, from the match's own chance.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       {"number", ScriptType::kInt, false, "A number."},
       RandomVerb},
      {"set",
       "Sets a variable of the match, the acting player or one of that player's ships.",
       {{"scope", ScriptType::kString, false, "\"match\", \"player\" or \"ship\"."},
        {"name", ScriptType::kString, false, "The variable's id."},
        {"value", ScriptType::kInt, false, "A number."},
        {"ship", ScriptType::kInt, true, "Which ship."}},
       nothing,
       SetVerb},
  };
}

}  // namespace mallard::naval_war
