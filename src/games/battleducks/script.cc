#include "src/games/battleducks/script.h"

#include <array>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "mallard/frame/grid_verbs.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/verbs.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/turn.h"

namespace mallard::battleducks {
namespace {

constexpr char kScopes[] = "\"match\", \"player\" or \"formation\".";

// A maneuver being carried out.
struct Context : ScriptContext<Play> {
  int slot;
  Bitboard cells;  // Existing cells under the viewfinder.

  std::array<int32_t, 1> Subject() const { return {slot + 1}; }
  const Bitboard& board() const { return play.rules.board().cells; }
  const Pond& radar() const { return play.state.ponds[1 - seat]; }
  Chance& chance() { return play.state.chance; }
  // Which instance of a variable the acting player or formation has.
  absl::StatusOr<int> InstanceOf(absl::string_view scope) const {
    if (scope == "player") return seat;
    return scope == "formation" ? seat * kMaxSlots + slot : 0;
  }
};

const char* AnswerName(Answer answer) {
  const char* const names[] = {"splash", "spotted", "found"};
  return At(names, answer);
}

absl::Status Cells(Context& context, ScriptCall& call) {
  call.result = ListOfCells(context.cells, context.list);
  return absl::OkStatus();
}

absl::Status Probe(Context& context, ScriptCall& call) {
  const int64_t cell = call.args[0].integer;
  if (!CellExists(context.board(), cell)) return NoSuchCell(cell);
  const int index = static_cast<int>(cell);
  if (context.play.state.phase != Phase::kPlaying || context.radar().observed.Has(index)) {
    return absl::OkStatus();
  }
  return GiveText(call, AnswerName(ProbeCell(context.play, context.seat, index)));
}

absl::Status AnswerOf(Context& context, ScriptCall& call) {
  const int64_t cell = call.args[0].integer;
  if (!CellExists(context.board(), cell)) return NoSuchCell(cell);
  const int index = static_cast<int>(cell);
  if (!context.radar().observed.Has(index)) return absl::OkStatus();
  return GiveText(call, AnswerName(AnswerAt(context.radar(), index)));
}

absl::Status ListUnobserved(Context& context, ScriptCall& call) {
  call.result = ListOfCells(Unobserved(context.play.rules, context.radar()), context.list);
  return absl::OkStatus();
}

absl::Status Turn(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.turns);
}

absl::Status SetDial(Context& context, ScriptCall& call) {
  const int64_t position = call.args[0].integer;
  const int cooldown = context.play.rules.CooldownOf(context.slot);
  if (position < 0 || position > cooldown) {
    return absl::InvalidArgumentError(
        absl::StrCat("this dial has positions 0 (the dot) to ", cooldown, ", not ", position));
  }
  Put(context.play.state.ponds[context.seat].slots[context.slot].dial, position);
  context.play.Tell(kDialTurned, context.seat, context.slot, position);
  return absl::OkStatus();
}

ScriptContextType MakeContextType() {
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam list = {"cells", ScriptType::kIntList, false,
                            "Cell numbers, in reading order."};
  const ScriptParam answer = {"answer", ScriptType::kString, true,
                              "\"splash\", \"spotted\" or \"found\"."};
  const ScriptParam value = {"value", ScriptType::kInt, false, "A number."};
  ScriptContextType type;
  type.name = "ManeuverContext";
  type.doc =
      "A maneuver being carried out, as its player sees it. Cells are numbers; use cell, column "
      "and "
      "row to work with them.";
  type.verbs = {
      {"cells",
       "The existing cells under the viewfinder; none when a player has answered.",
       {},
       list,
       CallVerb<Context, Cells>},
      {"probe",
       "Has a cell answered, as an observation would. Nothing happens, and nil comes back, if it "
       "is "
       "known already or the match has been won.",
       {cell},
       answer,
       CallVerb<Context, Probe>},
      {"answer",
       "What a cell answered earlier; nil if it is unobserved.",
       {cell},
       answer,
       CallVerb<Context, AnswerOf>},
      {"unobserved", "Every cell not answered yet.", {}, list, CallVerb<Context, ListUnobserved>},
      RandomVerb<Context>(),
      SeatVerb<Context>("The acting player, 1 or 2."),
      {"turn", "Turns finished so far.", {}, value, CallVerb<Context, Turn>},
      {"set_dial",
       "Turns this maneuver's counter: 0 is the dot, so that it can be used again.",
       {{"position", ScriptType::kInt, false, "0 to the cooldown."}},
       kNoScriptParam,
       CallVerb<Context, SetDial>},
      GetVerb<Context>(
          kScopes,
          "The value of a variable of the match, the acting player or the acting formation."),
      SetVerb<Context>(kScopes, "Sets such a variable."),
      AskVerb<Context>(),
  };
  const std::vector<ScriptVerb> grid = GridVerbs<Context>();
  type.verbs.insert(type.verbs.begin() + 3, grid.begin(), grid.end());
  return type;
}

const ScriptContextType& ContextType() {
  static const ScriptContextType* const type = new ScriptContextType(MakeContextType());
  return *type;
}

}  // namespace

const ScriptHook& ResolveHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"resolve", &ContextType(), {}, kNoScriptParam};
  return *hook;
}

// The cells under the viewfinder belong to the turn that is over.
absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  const int slot = answer.asked.subject[0] - 1;
  const bool known = slot >= 0 && slot < play.rules.slots() && answer.seat() >= 0;
  if (!known || !play.rules.slot_rule(slot).has_maneuver()) return absl::OkStatus();
  Context context{{play, answer.seat()}, slot, Bitboard()};
  return play.Call(answer.function, answer.hook, &context, answer.args);
}

Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value) {
  return asked.answer == kCellAnswer ? CheckCell(position.rules, value) : Refusal(kAllowed);
}

absl::Status ResolveByScript(Play& play, int seat, int slot, const Bitboard& cells) {
  Context context{{play, seat}, slot, cells};
  return play.Call(play.rules.ManeuverOf(slot).resolve, ResolveHook(), &context);
}

}  // namespace mallard::battleducks
