// Verbs for what lasts some turns, and for repairs, cards, zones, chance and variables.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "src/games/naval_war/chronicle.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/hand.h"
#include "src/games/naval_war/script_parts.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

// Some number of turns from a script.
absl::StatusOr<int> TurnsOf(const ScriptValue& value) {
  if (value.integer >= 1 && value.integer <= 100) return static_cast<int>(value.integer);
  return absl::InvalidArgumentError(
      absl::StrCat("an effect lasts for 1 to 100 turns, not ", value.integer));
}

// Makes an effect last longer.
void Extend(uint8_t& turns, int more) { Put(turns, std::min(turns + more, kMaxTimer)); }

absl::Status Protect(Deed& deed, ScriptCall& call) {
  const absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const absl::StatusOr<int> turns = TurnsOf(call.args[1]);
  if (!turns.ok()) return turns.status();
  State& state = deed.doing.state;
  Ship& s = state.boards[deed.seat].ships[*ship];
  if (s.placed == 0) return Misplaced("that ship is sunk");
  // Counted in ends of the enemy's turns; in an enemy's turn that one's end comes first.
  const int ends = *turns + (deed.seat != state.turn_seat ? 1 : 0);
  const bool answering = deed.occasion == Occasion::kReacting;
  if (!UnderSmoke(s)) {
    Record(state.boards[deed.seat], answering ? EntryWord::kAnsweredBy : EntryWord::kProtected,
           *ship);
  }
  LaySmoke(state.attack, s, *ship, ends, answering);
  deed.doing.Tell(kProtected, deed.seat, *ship, *turns);
  return absl::OkStatus();
}

absl::Status Disable(Deed& deed, ScriptCall& call) {
  const absl::StatusOr<int> turns = TurnsOf(call.args[0]);
  if (!turns.ok()) return turns.status();
  const int other = 1 - deed.seat;
  Player& enemy = deed.doing.state.players[other];
  // The turn they are in does not count; it is over sooner.
  const int running = enemy.disabled == 0 && deed.state().turn_seat == other ? 1 : 0;
  Extend(enemy.disabled, *turns + running);
  deed.doing.Tell(kDisabled, other, enemy.disabled);
  return absl::OkStatus();
}

absl::Status Forbid(Deed& deed, ScriptCall& call) {
  const int64_t quadrant = call.args[0].integer;
  if (quadrant < 1 || quadrant > kQuadrants) {
    return absl::InvalidArgumentError(
        absl::StrCat("quadrants have numbers from 1 to ", kQuadrants, ", not ", quadrant));
  }
  const absl::StatusOr<int> turns = TurnsOf(call.args[1]);
  if (!turns.ok()) return turns.status();
  // The end of this turn, then so many turns of each player.
  uint8_t& ends = deed.doing.state.seized[quadrant - 1];
  Put(ends, std::max<int>(ends, 1 + kSeats * *turns));
  deed.doing.Tell(kQuadrantSeized, quadrant - 1, *turns);
  return absl::OkStatus();
}

absl::Status Repair(Deed& deed, ScriptCall& call) {
  const absl::StatusOr<int> cell = CellOf(deed, call.args[0]);
  if (!cell.ok()) return cell.status();
  Board& board = deed.doing.state.boards[deed.seat];
  for (int i = 0; i < deed.rules().ships(); ++i) {
    Ship& ship = board.ships[i];
    if (ship.placed == 0) continue;
    const int part = PartAt(PoseOf(ship), deed.rules().length(i), *cell);
    if (part < 0 || ((ship.damage >> part) & 1) == 0) continue;
    Put(ship.damage, ship.damage & ~(1 << part));
    deed.doing.TellOnly(deed.seat, kRepaired, deed.seat, i, *cell);
    return absl::OkStatus();
  }
  return Misplaced("no damaged part of the acting player's ships lies there");
}

absl::Status SkipTurns(Deed& deed, ScriptCall& call) {
  const absl::StatusOr<int> turns = TurnsOf(call.args[0]);
  if (!turns.ok()) return turns.status();
  Player& player = deed.doing.state.players[deed.seat];
  Extend(player.skips, *turns);
  deed.doing.Tell(kTurnsLost, deed.seat, player.skips);
  return absl::OkStatus();
}

absl::Status EndOwnTurn(Deed& deed, ScriptCall&) {
  State& state = deed.doing.state;
  if (deed.occasion == Occasion::kAnswering) return Misplaced("an answer cannot end the turn");
  if (deed.seat != state.turn_seat) return Misplaced("it is not the acting player's turn");
  if (state.turn_ends == kTurnGoesOn) state.turn_ends = kEndedByCard;
  return absl::OkStatus();
}

absl::Status DrawCards(Deed& deed, ScriptCall& call) {
  const int64_t count = call.args[0].integer;
  if (count < 1 || count > kMaxHand) {
    return absl::InvalidArgumentError(
        absl::StrCat("1 to ", kMaxHand, " cards can be drawn, not ", count));
  }
  for (int64_t i = 0; i < count; ++i) DrawCard(deed.doing, deed.seat);
  return absl::OkStatus();
}

absl::Status ChangeZone(Deed& deed, ScriptCall& call, bool lay) {
  const absl::StatusOr<int> zone =
      deed.rules().content().zone_names.Require("zone", call.args[0].text);
  if (!zone.ok()) return zone.status();
  for (int64_t cell : call.args[1].list) {
    if (!CellExists(deed.board(), cell)) return NoSuchCell(cell);
  }
  const int owner = call.args[2].integer != 0 ? deed.seat : 1 - deed.seat;
  Bitboard& cells = deed.doing.state.boards[owner].zones[*zone];
  for (int64_t number : call.args[1].list) {
    const int cell = static_cast<int>(number);
    if (cells.Has(cell) == lay) continue;
    if (lay) {
      cells.Set(cell);
    } else {
      cells.Clear(cell);
    }
    deed.doing.Tell(kZoneChanged, owner, *zone, cell, lay);
  }
  return absl::OkStatus();
}

absl::Status Lay(Deed& deed, ScriptCall& call) { return ChangeZone(deed, call, true); }
absl::Status Clear(Deed& deed, ScriptCall& call) { return ChangeZone(deed, call, false); }

absl::Status Ask(Deed& deed, ScriptCall& call) {
  const int32_t subject[] = {deed.card + 1, deed.hits};
  return AskIn(deed.doing, deed.seat, subject, call);
}

}  // namespace

std::vector<ScriptVerb> LastingVerbs() {
  const ScriptParam& nothing = kNoScriptParam;
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam cells = {"cells", ScriptType::kIntList, false, "Cell numbers."};
  const ScriptParam ship = {"ship", ScriptType::kInt, false, "A ship, from 1 in fleet order."};
  const ScriptParam turns = {"turns", ScriptType::kInt, false, "1 to 100."};
  const ScriptParam zone = {"zone", ScriptType::kString, false, "Its id."};
  const ScriptParam own = {"own", ScriptType::kBool, true,
                           "On the acting player's board instead of the enemy's."};
  return {
      {"protect",
       "Hides a ship of the acting player: for the rest of this turn and that many turns of the "
       "enemy it can neither be attacked nor move.",
       {ship, turns},
       nothing,
       DeedVerb<Protect>},
      {"disable",
       "For that many of their turns the enemy makes no attack, plays only intel cards and "
       "reactions, and moves nothing. Adds to what is left of an earlier one.",
       {turns},
       nothing,
       DeedVerb<Disable>},
      {"forbid",
       "Nobody may attack in a quadrant of either board for the rest of this turn and that many "
       "turns of each player.",
       {{"quadrant", ScriptType::kInt, false, "From 1."}, turns},
       nothing,
       DeedVerb<Forbid>},
      {"repair",
       "Takes the hit off the part of an own ship on that cell.",
       {cell},
       nothing,
       DeedVerb<Repair>},
      {"skip_turns",
       "The acting player skips that many of their next turns, added to others.",
       {turns},
       nothing,
       DeedVerb<SkipTurns>},
      {"end_turn", "No normal attack follows.", {}, nothing, DeedVerb<EndOwnTurn>},
      {"draw",
       "The acting player draws cards.",
       {{"count", ScriptType::kInt, false, "How many."}},
       nothing,
       DeedVerb<DrawCards>},
      {"lay", "Lays a zone on cells.", {zone, cells, own}, nothing, DeedVerb<Lay>},
      {"clear", "Takes a zone off cells.", {zone, cells, own}, nothing, DeedVerb<Clear>},
      RandomVerb<Deed, Look>("number"),
      SetVerb<Deed, Look>(
          kVariables,
          "Sets a variable of the match, the acting player or one of that player's ships."),
      AskVerb(DeedVerb<Ask>),
  };
}

}  // namespace mallard::naval_war
