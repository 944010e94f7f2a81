#include "src/games/battleducks/script.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/play.h"
#include "src/games/common/verbs.h"

namespace mallard::battleducks {
namespace {

// What the verbs work on during one call.
struct Resolution {
  const BattleDucksRules& rules;
  State& state;
  int seat;
  int slot;
  Bitboard cells;
  EventSink& events;
  std::vector<int64_t> list;  // Storage for a verb's list result.
};

Resolution& Of(void* context) { return *static_cast<Resolution*>(context); }

const char* AnswerName(Answer answer) {
  const char* const names[] = {"splash", "spotted", "found"};
  return names[static_cast<int>(answer)];
}

bool Exists(const Resolution& r, int64_t cell) {
  return cell >= 0 && cell < kGridCells && r.rules.board().cells.Has(static_cast<int>(cell));
}

absl::Status NoSuchCell(int64_t cell) {
  return absl::InvalidArgumentError(
      absl::StrCat("there is no cell ", cell, " on the board; ask ctx:exists(cell) first"));
}

ScriptValue ListOf(Resolution& r, const Bitboard& cells) {
  r.list.clear();
  cells.ForEach([&](int cell) { r.list.push_back(cell); });
  return ScriptValue::List(r.list);
}

absl::Status Cells(void* context, ScriptCall& call) {
  call.result = ListOf(Of(context), Of(context).cells);
  return absl::OkStatus();
}

absl::Status Probe(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  const int64_t cell = call.args[0].integer;
  if (!Exists(r, cell)) return NoSuchCell(cell);
  const int index = static_cast<int>(cell);
  if (r.state.phase != Phase::kPlaying || r.state.ponds[1 - r.seat].observed.Has(index)) {
    return absl::OkStatus();
  }
  call.result = ScriptValue::Text(AnswerName(ProbeCell(r.rules, r.state, r.seat, index, r.events)));
  return absl::OkStatus();
}

absl::Status AnswerVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  const int64_t cell = call.args[0].integer;
  if (!Exists(r, cell)) return NoSuchCell(cell);
  const Pond& pond = r.state.ponds[1 - r.seat];
  if (pond.observed.Has(static_cast<int>(cell))) {
    call.result = ScriptValue::Text(AnswerName(AnswerAt(pond, static_cast<int>(cell))));
  }
  return absl::OkStatus();
}

absl::Status ExistsVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Bool(Exists(Of(context), call.args[0].integer));
  return absl::OkStatus();
}

absl::Status CellVerb(void* context, ScriptCall& call) {
  const int64_t col = call.args[0].integer - 1;
  const int64_t row = call.args[1].integer - 1;
  if (col < 0 || col >= kGridSide || row < 0 || row >= kGridSide) return absl::OkStatus();
  const int cell = CellAt(static_cast<int>(col), static_cast<int>(row));
  if (Exists(Of(context), cell)) call.result = ScriptValue::Int(cell);
  return absl::OkStatus();
}

absl::Status ColumnVerb(void* context, ScriptCall& call) {
  if (!Exists(Of(context), call.args[0].integer)) return NoSuchCell(call.args[0].integer);
  call.result = ScriptValue::Int(ColumnOf(static_cast<int>(call.args[0].integer)) + 1);
  return absl::OkStatus();
}

absl::Status RowVerb(void* context, ScriptCall& call) {
  if (!Exists(Of(context), call.args[0].integer)) return NoSuchCell(call.args[0].integer);
  call.result = ScriptValue::Int(RowOf(static_cast<int>(call.args[0].integer)) + 1);
  return absl::OkStatus();
}

absl::Status NeighboursVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  if (!Exists(r, call.args[0].integer)) return NoSuchCell(call.args[0].integer);
  const Bitboard cell = Bitboard::Of(static_cast<int>(call.args[0].integer));
  const bool diagonals = call.args[1].integer != 0;
  call.result =
      ListOf(r, (diagonals ? Neighbours8(cell) : Neighbours4(cell)) & r.rules.board().cells);
  return absl::OkStatus();
}

absl::Status UnobservedVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  call.result = ListOf(r, Unobserved(r.rules, r.state, r.seat));
  return absl::OkStatus();
}

absl::Status RandomVerb(void* context, ScriptCall& call) {
  return DrawNumber(Of(context).state.chance, call);
}

absl::Status SeatVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).seat + 1);
  return absl::OkStatus();
}

absl::Status TurnVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).state.turns);
  return absl::OkStatus();
}

absl::Status SetDial(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  const int64_t position = call.args[0].integer;
  const int cooldown = r.rules.ManeuverOf(r.slot).cooldown;
  if (position < 0 || position > cooldown) {
    return absl::InvalidArgumentError(
        absl::StrCat("this dial has positions 0 (the dot) to ", cooldown, ", not ", position));
  }
  r.state.ponds[r.seat].slots[r.slot].dial = static_cast<uint8_t>(position);
  r.events.Emit(Audience::Everyone(),
                {kDialTurned, {r.seat, r.slot, static_cast<int32_t>(position)}});
  return absl::OkStatus();
}

// Which instance of a variable the acting player or formation has.
int InstanceOf(const Resolution& r, absl::string_view scope) {
  if (scope == "player") return r.seat;
  return scope == "formation" ? r.seat * kMaxSlots + r.slot : 0;
}

absl::Status GetVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  const absl::string_view scope = call.args[0].text;
  return ReturnInt(r.rules.variables().Get(BattleDucksRules::VariablesOf(r.state), scope,
                                           call.args[1].text, InstanceOf(r, scope)),
                   call);
}

absl::Status SetVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  const absl::string_view scope = call.args[0].text;
  return r.rules.variables().Set(BattleDucksRules::VariablesOf(r.state), scope, call.args[1].text,
                                 InstanceOf(r, scope), call.args[2].integer);
}

ScriptContextType MakeContext() {
  const ScriptParam nothing = {"", ScriptType::kNil, true, ""};
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam list = {"cells", ScriptType::kIntList, false,
                            "Cell numbers, in reading order."};
  const ScriptParam answer = {"answer", ScriptType::kString, true,
                              "\"splash\", \"spotted\" or \"found\"."};
  const ScriptParam scope = {"scope", ScriptType::kString, false,
                             "\"match\", \"player\" or \"formation\"."};
  const ScriptParam name = {"name", ScriptType::kString, false, "The variable's id."};
  const ScriptParam value = {"value", ScriptType::kInt, false, "A number."};
  ScriptContextType type;
  type.name = "ManeuverContext";
  type.doc =
      "A maneuver being carried out, as its player sees it. Cells are numbers; use cell, column "
      "and "
      "row to work with them.";
  type.verbs = {
      {"cells", "The existing cells under the viewfinder.", {}, list, Cells},
      {"probe",
       "Has a cell answered, as an observation would. Nothing happens, and nil comes back, if it "
       "is "
       "known already or the match has been won.",
       {cell},
       answer,
       Probe},
      {"answer",
       "What a cell answered earlier; nil if it is unobserved.",
       {cell},
       answer,
       AnswerVerb},
      {"exists",
       "Whether a cell is on the board.",
       {cell},
       {"exists", ScriptType::kBool, false, ""},
       ExistsVerb},
      {"cell",
       "The cell in that column and row, both counted from 1; nil if the board has none there.",
       {{"column", ScriptType::kInt, false, "1 is A."}, {"row", ScriptType::kInt, false, ""}},
       {"cell", ScriptType::kInt, true, "A cell number."},
       CellVerb},
      {"column",
       "The column of a cell, from 1.",
       {cell},
       {"column", ScriptType::kInt, false, ""},
       ColumnVerb},
      {"row", "The row of a cell, from 1.", {cell}, {"row", ScriptType::kInt, false, ""}, RowVerb},
      {"neighbours",
       "The cells beside a cell.",
       {cell, {"diagonals", ScriptType::kBool, true, "Corners too."}},
       list,
       NeighboursVerb},
      {"unobserved", "Every cell not answered yet.", {}, list, UnobservedVerb},
      {"random",
       "A random number from 1 to n, from the match's own chance.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       value,
       RandomVerb},
      {"seat", "The acting player, 1 or 2.", {}, value, SeatVerb},
      {"turn", "Turns finished so far.", {}, value, TurnVerb},
      {"set_dial",
       "Turns this maneuver's counter: 0 is the dot, so that it can be used again.",
       {{"position", ScriptType::kInt, false, "0 to the cooldown."}},
       nothing,
       SetDial},
      {"get",
       "The value of a variable of the match, the acting player or the acting formation.",
       {scope, name},
       value,
       GetVerb},
      {"set", "Sets such a variable.", {scope, name, value}, nothing, SetVerb},
  };
  return type;
}

const ScriptContextType& Context() {
  static const ScriptContextType* const type = new ScriptContextType(MakeContext());
  return *type;
}

}  // namespace

const ScriptHook& ResolveHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"resolve", &Context(), {}, {"", ScriptType::kNil, true, ""}};
  return *hook;
}

absl::Status ResolveByScript(const BattleDucksRules& rules, State& state, int seat, int slot,
                             const Bitboard& cells, EventSink& events) {
  Resolution resolution{rules, state, seat, slot, cells, events, {}};
  ScriptResult ignored;
  return rules.ruleset().scripts().Call(rules.ManeuverOf(slot).resolve, ResolveHook(), &resolution,
                                        {}, &ignored);
}

}  // namespace mallard::battleducks
