// Verbs that read what the acting player may know.
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/script_parts.h"
#include "src/games/naval_war/targets.h"

namespace mallard::naval_war {
namespace {

// What kind of target the card has; none for a zone, or where there is no target.
TargetKind TargetKindOf(const Look& look) {
  return look.card < 0 || look.target == nullptr ? TargetKind::kNone
                                                 : look.rules().card(look.card).target.kind;
}

bool AimsAt(const Look& look, TargetKind kind) { return TargetKindOf(look) == kind; }

// Hands a list back; the context keeps it.
absl::Status GiveList(Look& look, ScriptCall& call) {
  call.result = ScriptValue::List(look.list);
  return absl::OkStatus();
}

absl::Status Cells(Look& look, ScriptCall& call) {
  call.result = ScriptValue::List(AimedCells(look));
  return absl::OkStatus();
}

absl::Status AimedShip(Look& look, ScriptCall& call) {
  switch (TargetKindOf(look)) {
    case TargetKind::kEnemyShip:
    case TargetKind::kOwnShip:
    case TargetKind::kHitShip:
    case TargetKind::kShift:
    case TargetKind::kPivot:
      return Give(call, look.target[0] + 1);
    default:
      return absl::OkStatus();
  }
}

absl::Status Direction(Look& look, ScriptCall& call) {
  if (!AimsAt(look, TargetKind::kShift)) return absl::OkStatus();
  return GiveText(call, kDirectionNames[look.target[1]]);
}

absl::Status Rotation(Look& look, ScriptCall& call) {
  if (!AimsAt(look, TargetKind::kPivot)) return absl::OkStatus();
  return GiveText(call, kRotationNames[look.target[1]]);
}

absl::Status PivotCell(Look& look, ScriptCall& call) {
  return AimsAt(look, TargetKind::kPivot) ? Give(call, look.target[2]) : absl::OkStatus();
}

absl::Status Quadrant(Look& look, ScriptCall& call) {
  return AimsAt(look, TargetKind::kQuadrant) ? Give(call, look.target[0] + 1) : absl::OkStatus();
}

absl::Status QuadrantOfCell(Look& look, ScriptCall& call) {
  const absl::StatusOr<int> cell = CellOf(look, call.args[0]);
  return cell.ok() ? Give(call, look.rules().QuadrantOf(*cell) + 1) : cell.status();
}

absl::Status StandingShips(Look& look, const Board& board, ScriptCall& call) {
  look.list.clear();
  for (int i = 0; i < look.rules().ships(); ++i) {
    if (board.ships[i].sunk == 0) look.list.push_back(i + 1);
  }
  return GiveList(look, call);
}

absl::Status OwnShips(Look& look, ScriptCall& call) {
  return StandingShips(look, look.own(), call);
}

absl::Status EnemyShips(Look& look, ScriptCall& call) {
  return StandingShips(look, look.enemy(), call);
}

// The cells of those parts of an own ship, from the bow; none if it is sunk.
absl::Status CellsOfParts(Look& look, ScriptCall& call, bool only_damaged) {
  const absl::StatusOr<int> ship = ShipOf(look, call.args[0]);
  if (!ship.ok()) return ship.status();
  const Ship& s = look.own().ships[*ship];
  look.list.clear();
  for (int part = 0; s.placed != 0 && part < look.rules().length(*ship); ++part) {
    if (only_damaged && ((s.damage >> part) & 1) == 0) continue;
    look.list.push_back(PartCell(PoseOf(s), part));
  }
  return GiveList(look, call);
}

absl::Status ShipCells(Look& look, ScriptCall& call) { return CellsOfParts(look, call, false); }
absl::Status DamagedCells(Look& look, ScriptCall& call) { return CellsOfParts(look, call, true); }

absl::Status Length(Look& look, ScriptCall& call) {
  const absl::StatusOr<int> ship = ShipOf(look, call.args[0]);
  return ship.ok() ? Give(call, look.rules().length(*ship)) : ship.status();
}

absl::Status AnswerOfCell(Look& look, ScriptCall& call) {
  const char* const names[] = {"", "miss", "hit", "smoke", "blocked", "water", "ship"};
  const absl::StatusOr<int> cell = CellOf(look, call.args[0]);
  if (!cell.ok()) return cell.status();
  const Answer answer = look.enemy().radar.answer[*cell];
  if (answer == Answer::kNone) return absl::OkStatus();
  return GiveText(call, At(names, answer));
}

absl::Status AttackCard(Look& look, ScriptCall& call) {
  const int card = look.state().attack.card - 1;
  return card >= 0 ? GiveText(call, look.rules().card(card).id) : absl::OkStatus();
}

absl::Status AttackCells(Look& look, ScriptCall& call) {
  const Attack& attack = look.state().attack;
  look.list.assign(attack.cells, attack.cells + attack.count);
  return GiveList(look, call);
}

absl::Status Hits(Look& look, ScriptCall& call) { return Give(call, look.hits); }

absl::Status Turn(Look& look, ScriptCall& call) { return Give(call, look.state().turns); }

absl::Status HandSize(Look& look, ScriptCall& call) {
  const int seat = call.args[0].integer != 0 ? 1 - look.seat : look.seat;
  return Give(call, look.state().players[seat].hand_size);
}

absl::Status ZoneCells(Look& look, ScriptCall& call) {
  const absl::StatusOr<int> zone =
      look.rules().content().zone_names.Require("zone", call.args[0].text);
  if (!zone.ok()) return zone.status();
  const Board& board = call.args[1].integer != 0 ? look.own() : look.enemy();
  call.result = ListOfCells(board.zones[*zone], look.list);
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<int> ShipOf(const Look& look, const ScriptValue& value) {
  const int ships = look.rules().ships();
  if (value.integer >= 1 && value.integer <= ships) return static_cast<int>(value.integer) - 1;
  return absl::InvalidArgumentError(
      absl::StrCat("there is no ship ", value.integer, "; ships have numbers from 1 to ", ships));
}

absl::StatusOr<int> CellOf(const Look& look, const ScriptValue& value) {
  if (!CellExists(look.board(), value.integer)) return NoSuchCell(value.integer);
  return static_cast<int>(value.integer);
}

absl::Span<const int64_t> AimedCells(Look& look) {
  look.list.clear();
  if (AimsAt(look, TargetKind::kCells)) {
    const Preparation& p = look.state().preparation;
    look.list.assign(p.aim, p.aim + p.aims);
  } else if (look.card >= 0 && look.target != nullptr) {
    ListOfCells(TargetCells(look.play, look.seat, look.rules().card(look.card), look.target),
                look.list);
  }
  return look.list;
}

absl::StatusOr<absl::Span<const int64_t>> CellsOrTarget(Look& look, const ScriptValue& value) {
  if (value.type == ScriptType::kNil) return AimedCells(look);
  for (int64_t cell : value.list) {
    if (!CellExists(look.board(), cell)) return NoSuchCell(cell);
  }
  return value.list;
}

absl::StatusOr<int> Look::InstanceOf(absl::string_view scope, const ScriptValue& ship) const {
  if (scope != "ship") return scope == "player" ? seat : 0;
  if (ship.type == ScriptType::kNil) {
    return absl::InvalidArgumentError("a variable of a ship needs the ship's number");
  }
  const absl::StatusOr<int> index = ShipOf(*this, ship);
  if (!index.ok()) return index.status();
  return seat * kMaxShips + *index;
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
       LookVerb<Cells>},
      {"ship",
       "The ship the card is aimed at; nil if it is not aimed at one.",
       {},
       {"ship", ScriptType::kInt, true, "From 1 in fleet order."},
       LookVerb<AimedShip>},
      {"direction",
       "Where a `shift` goes; nil for other targets.",
       {},
       {"direction", ScriptType::kString, true, "\"north\", \"east\", \"south\" or \"west\"."},
       LookVerb<Direction>},
      {"rotation",
       "Which way a `pivot` turns; nil for other targets.",
       {},
       {"rotation", ScriptType::kString, true, "\"clockwise\" or \"counterclockwise\"."},
       LookVerb<Rotation>},
      {"pivot_cell",
       "The cell about which a `pivot` turns; nil for other targets.",
       {},
       {"cell", ScriptType::kInt, true, "A cell number."},
       LookVerb<PivotCell>},
      {"quadrant",
       "The quadrant the card is aimed at; nil for other targets.",
       {},
       {"quadrant", ScriptType::kInt, true, "From 1."},
       LookVerb<Quadrant>},
      {"quadrant_of", "The quadrant that holds a cell.", {cell}, number, LookVerb<QuadrantOfCell>},
      {"ships", "The acting player's standing ships.", {}, ships, LookVerb<OwnShips>},
      {"enemy_ships", "The other player's standing ships.", {}, ships, LookVerb<EnemyShips>},
      {"ship_cells",
       "The cells of a ship of the acting player, from the bow; none if it is sunk.",
       {ship},
       cells,
       LookVerb<ShipCells>},
      {"damaged_cells",
       "The cells of its damaged parts, from the bow.",
       {ship},
       cells,
       LookVerb<DamagedCells>},
      {"length", "How many cells a ship covers.", {ship}, number, LookVerb<Length>},
      {"answer",
       "What a cell of the enemy's board told last; nil if nothing.",
       {cell},
       {"answer", ScriptType::kString, true,
        "\"miss\", \"hit\", \"smoke\" or \"blocked\"; \"water\" or \"ship\" if it was looked at."},
       LookVerb<AnswerOfCell>},
      {"attack_card",
       "The card behind the attack that is being answered; nil for a normal attack, or none.",
       {},
       {"card", ScriptType::kString, true, "Its full id."},
       LookVerb<AttackCard>},
      {"attack_cells",
       "The cells of the attack that is being answered.",
       {},
       cells,
       LookVerb<AttackCells>},
      {"hits", "In `after_attack`: how many hits the attack made.", {}, number, LookVerb<Hits>},
      SeatVerb<Look>("The acting player, 1 or 2."),
      {"turn", "Turns finished so far.", {}, number, LookVerb<Turn>},
      {"hand_size",
       "How many cards a player holds.",
       {{"enemy", ScriptType::kBool, true, "The other player."}},
       number,
       LookVerb<HandSize>},
      {"zone_cells",
       "Where a zone lies.",
       {{"zone", ScriptType::kString, false, "Its id."},
        {"own", ScriptType::kBool, true, "On the acting player's board instead of the enemy's."}},
       cells,
       LookVerb<ZoneCells>},
      GetVerb<Look>(
          kVariables,
          "The value of a variable of the match, the acting player or one of that player's ships."),
  };
  for (ScriptVerb& verb : GridVerbs<Look>()) verbs.push_back(std::move(verb));
  return verbs;
}

}  // namespace mallard::naval_war
