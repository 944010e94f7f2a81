// Verbs that read what the acting player may know.
#include "absl/strings/str_cat.h"
#include "mallard/frame/grid_verbs.h"
#include "mallard/frame/verbs.h"
#include "src/games/naval_war/script_context.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

TargetKind TargetKindOf(const Look& look) {
  return look.card < 0 || look.target == nullptr ? TargetKind::kNone
                                                 : look.rules.card(look.card).target.kind;
}

absl::Status Cells(void* context, ScriptCall& call) {
  call.result = ScriptValue::List(AimedCells(LookOf(context)));
  return absl::OkStatus();
}

absl::Status ShipVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  switch (TargetKindOf(look)) {
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
    case TargetKind::kShift:
    case TargetKind::kPivot:
      call.result = ScriptValue::Int(look.target[0] + 1);
      break;
    default:
      break;
  }
  return absl::OkStatus();
}

absl::Status DirectionVerb(void* context, ScriptCall& call) {
  const char* const names[] = {"north", "east", "south", "west"};
  Look& look = LookOf(context);
  if (TargetKindOf(look) == TargetKind::kShift) {
    call.result = ScriptValue::Text(names[look.target[1]]);
  }
  return absl::OkStatus();
}

absl::Status RotationVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  if (TargetKindOf(look) == TargetKind::kPivot) {
    call.result = ScriptValue::Text(look.target[1] == 0 ? "clockwise" : "counterclockwise");
  }
  return absl::OkStatus();
}

absl::Status PivotCellVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  if (TargetKindOf(look) == TargetKind::kPivot) call.result = ScriptValue::Int(look.target[2]);
  return absl::OkStatus();
}

absl::Status QuadrantVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  if (TargetKindOf(look) == TargetKind::kQuadrant) {
    call.result = ScriptValue::Int(look.target[0] + 1);
  }
  return absl::OkStatus();
}

absl::Status QuadrantOfVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  const int64_t cell = call.args[0].integer;
  if (!CellExists(look.rules.cells(), cell)) return NoSuchCell(cell);
  call.result = ScriptValue::Int(look.rules.QuadrantOf(static_cast<int>(cell)) + 1);
  return absl::OkStatus();
}

absl::Status ListShips(void* context, int seat, ScriptCall& call) {
  Look& look = LookOf(context);
  look.list.clear();
  for (int i = 0; i < look.rules.ships(); ++i) {
    if (look.seen.boards[seat].ships[i].sunk == 0) look.list.push_back(i + 1);
  }
  call.result = ScriptValue::List(look.list);
  return absl::OkStatus();
}

absl::Status ShipsVerb(void* context, ScriptCall& call) {
  return ListShips(context, LookOf(context).seat, call);
}

absl::Status EnemyShipsVerb(void* context, ScriptCall& call) {
  return ListShips(context, 1 - LookOf(context).seat, call);
}

absl::Status ShipCellsVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  absl::StatusOr<int> ship = ShipOf(look, call.args[0]);
  if (!ship.ok()) return ship.status();
  const Ship& s = look.seen.boards[look.seat].ships[*ship];
  look.list.clear();
  for (int part = 0; s.placed != 0 && part < look.rules.length(*ship); ++part) {
    look.list.push_back(PartCell(PoseOf(s), part));
  }
  call.result = ScriptValue::List(look.list);
  return absl::OkStatus();
}

absl::Status DamagedCellsVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  absl::StatusOr<int> ship = ShipOf(look, call.args[0]);
  if (!ship.ok()) return ship.status();
  const Ship& s = look.seen.boards[look.seat].ships[*ship];
  look.list.clear();
  for (int part = 0; s.placed != 0 && part < look.rules.length(*ship); ++part) {
    if ((s.damage >> part) & 1) look.list.push_back(PartCell(PoseOf(s), part));
  }
  call.result = ScriptValue::List(look.list);
  return absl::OkStatus();
}

absl::Status LengthVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  absl::StatusOr<int> ship = ShipOf(look, call.args[0]);
  if (!ship.ok()) return ship.status();
  call.result = ScriptValue::Int(look.rules.length(*ship));
  return absl::OkStatus();
}

absl::Status AnswerVerb(void* context, ScriptCall& call) {
  const char* const names[] = {"", "miss", "hit", "smoke", "blocked", "water", "ship"};
  Look& look = LookOf(context);
  const int64_t cell = call.args[0].integer;
  if (!CellExists(look.rules.cells(), cell)) return NoSuchCell(cell);
  const Answer answer = look.seen.boards[1 - look.seat].radar.answer[cell];
  if (answer != Answer::kNone) call.result = ScriptValue::Text(names[static_cast<int>(answer)]);
  return absl::OkStatus();
}

absl::Status AttackCardVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  if (look.seen.attack.card != 0) {
    call.result = ScriptValue::Text(look.rules.card(look.seen.attack.card - 1).id);
  }
  return absl::OkStatus();
}

absl::Status AttackCellsVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  const Attack& attack = look.seen.attack;
  look.list.assign(attack.cells, attack.cells + attack.count);
  call.result = ScriptValue::List(look.list);
  return absl::OkStatus();
}

absl::Status HitsVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(LookOf(context).hits);
  return absl::OkStatus();
}

absl::Status SeatVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(LookOf(context).seat + 1);
  return absl::OkStatus();
}

absl::Status TurnVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(LookOf(context).seen.turns);
  return absl::OkStatus();
}

absl::Status HandSizeVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  const bool enemy = call.args[0].integer != 0;
  call.result = ScriptValue::Int(look.seen.players[enemy ? 1 - look.seat : look.seat].hand_size);
  return absl::OkStatus();
}

absl::Status ZoneCellsVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  absl::StatusOr<int> zone = look.rules.content().zone_names.Require("zone", call.args[0].text);
  if (!zone.ok()) return zone.status();
  const bool own = call.args[1].integer != 0;
  call.result =
      ListOfCells(look.seen.boards[own ? look.seat : 1 - look.seat].zones[*zone], look.list);
  return absl::OkStatus();
}

absl::Status GetVerb(void* context, ScriptCall& call) {
  Look& look = LookOf(context);
  absl::StatusOr<int> instance = VariableInstance(look, call.args[0].text, call.args[2]);
  if (!instance.ok()) return instance.status();
  return ReturnInt(look.rules.variables().Get(NavalWarRules::VariablesOf(look.seen),
                                              call.args[0].text, call.args[1].text, *instance),
                   call);
}

}  // namespace

absl::StatusOr<int> ShipOf(const Look& look, const ScriptValue& value) {
  if (value.integer >= 1 && value.integer <= look.rules.ships()) {
    return static_cast<int>(value.integer) - 1;
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "there is no ship ", value.integer, "; ships have numbers from 1 to ", look.rules.ships()));
}

absl::Span<const int64_t> AimedCells(Look& look) {
  look.list.clear();
  if (TargetKindOf(look) == TargetKind::kCells) {
    const Preparation& p = look.seen.preparation;
    look.list.assign(p.aim, p.aim + p.aims);
  } else if (look.card >= 0 && look.target != nullptr) {
    ListOfCells(
        TargetCells(look.rules, look.seen, look.seat, look.rules.card(look.card), look.target),
        look.list);
  }
  return look.list;
}

absl::StatusOr<int> VariableInstance(const Look& look, absl::string_view scope,
                                     const ScriptValue& ship) {
  if (scope != "ship") return scope == "player" ? look.seat : 0;
  if (ship.type == ScriptType::kNil) {
    return absl::InvalidArgumentError("a variable of a ship needs the ship's number");
  }
  absl::StatusOr<int> index = ShipOf(look, ship);
  if (!index.ok()) return index.status();
  return look.seat * kMaxShips + *index;
}

std::vector<ScriptVerb> ReadingVerbs() {
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam cells = {"cells", ScriptType::kIntList, false, "Cell numbers."};
  const ScriptParam ship = {"ship", ScriptType::kInt, false, "A ship, from 1 in fleet order."};
  const ScriptParam ships = {"ships", ScriptType::kIntList, false, "Ships, in fleet order."};
  const ScriptParam number = {"number", ScriptType::kInt, false, "A number."};
  std::vector<ScriptVerb> verbs = {
      {"cells",
       "The cells the card is aimed at: an area or a line without cells where nobody may attack, "
       "cells as they were named, the damaged part, the quadrant, or the own ship's cells.",
       {},
       cells,
       Cells},
      {"ship",
       "The ship the card is aimed at; nil if it is not aimed at one.",
       {},
       {"ship", ScriptType::kInt, true, "From 1 in fleet order."},
       ShipVerb},
      {"direction",
       "Where a `shift` goes; nil for other targets.",
       {},
       {"direction", ScriptType::kString, true, "\"north\", \"east\", \"south\" or \"west\"."},
       DirectionVerb},
      {"rotation",
       "Which way a `pivot` turns; nil for other targets.",
       {},
       {"rotation", ScriptType::kString, true, "\"clockwise\" or \"counterclockwise\"."},
       RotationVerb},
      {"pivot_cell",
       "The cell about which a `pivot` turns; nil for other targets.",
       {},
       {"cell", ScriptType::kInt, true, "A cell number."},
       PivotCellVerb},
      {"quadrant",
       "The quadrant the card is aimed at; nil for other targets.",
       {},
       {"quadrant", ScriptType::kInt, true, "From 1."},
       QuadrantVerb},
      {"quadrant_of", "The quadrant that holds a cell.", {cell}, number, QuadrantOfVerb},
      {"ships", "The acting player's standing ships.", {}, ships, ShipsVerb},
      {"enemy_ships", "The other player's standing ships.", {}, ships, EnemyShipsVerb},
      {"ship_cells",
       "The cells of a ship of the acting player, from the bow; none if it is sunk.",
       {ship},
       cells,
       ShipCellsVerb},
      {"damaged_cells",
       "The cells of its damaged parts, from the bow.",
       {ship},
       cells,
       DamagedCellsVerb},
      {"length", "How many cells a ship covers.", {ship}, number, LengthVerb},
      {"answer",
       "What a cell of the enemy's board told last; nil if nothing.",
       {cell},
       {"answer", ScriptType::kString, true,
        "\"miss\", \"hit\", \"smoke\" or \"blocked\"; \"water\" or \"ship\" if it was looked at."},
       AnswerVerb},
      {"attack_card",
       "The card behind the attack that is being answered; nil for a normal attack, or none.",
       {},
       {"card", ScriptType::kString, true, "Its full id."},
       AttackCardVerb},
      {"attack_cells",
       "The cells of the attack that is being answered.",
       {},
       cells,
       AttackCellsVerb},
      {"hits", "In `after_attack`: how many hits the attack made.", {}, number, HitsVerb},
      {"seat", "The acting player, 1 or 2.", {}, number, SeatVerb},
      {"turn", "Turns finished so far.", {}, number, TurnVerb},
      {"hand_size",
       "How many cards a player holds.",
       {{"enemy", ScriptType::kBool, true, "The other player."}},
       number,
       HandSizeVerb},
      {"zone_cells",
       "Where a zone lies.",
       {{"zone", ScriptType::kString, false, "Its id."},
        {"own", ScriptType::kBool, true, "On the acting player's board instead of the enemy's."}},
       cells,
       ZoneCellsVerb},
      {"get",
       "The value of a variable of the match, the acting player or one of that player's ships.",
       {{"scope", ScriptType::kString, false, "\"match\", \"player\" or \"ship\"."},
        {"name", ScriptType::kString, false, "The variable's id."},
        {"ship", ScriptType::kInt, true, "Which ship."}},
       number,
       GetVerb},
  };
  for (ScriptVerb& verb : GridVerbs<Look>()) verbs.push_back(std::move(verb));
  return verbs;
}

}  // namespace mallard::naval_war
