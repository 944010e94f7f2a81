#include "src/games/battleducks/script.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/play.h"
#include "src/games/common/grid_verbs.h"
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
  CellList list;  // Storage for a verb's list result.
};

Resolution& Of(void* context) { return *static_cast<Resolution*>(context); }

const char* AnswerName(Answer answer) {
  const char* const names[] = {"splash", "spotted", "found"};
  return names[static_cast<int>(answer)];
}

// What the verbs about cells work on.
struct GridContext {
  static const Bitboard& Cells(void* context) { return Of(context).rules.board().cells; }
  static CellList& List(void* context) { return Of(context).list; }
};

bool Exists(const Resolution& r, int64_t cell) { return CellExists(r.rules.board().cells, cell); }

absl::Status Cells(void* context, ScriptCall& call) {
  call.result = ListOfCells(Of(context).cells, Of(context).list);
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

absl::Status UnobservedVerb(void* context, ScriptCall& call) {
  Resolution& r = Of(context);
  call.result = ListOfCells(Unobserved(r.rules, r.state, r.seat), r.list);
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
  const std::vector<ScriptVerb> grid = GridVerbs<GridContext>();
  type.verbs.insert(type.verbs.begin() + 3, grid.begin(), grid.end());
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
