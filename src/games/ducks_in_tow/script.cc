#include "src/games/ducks_in_tow/script.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "mallard/frame/verbs.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {
namespace {

// Effects one call may ask for; the others of the queue are the engine's.
constexpr int kMaxAsked = kMaxQueue - 4;
static_assert(kHandLimit + kMaxAmount <= kMaxHand);

// What the verbs work on during one call.
struct Visit {
  const DucksInTowRules& rules;
  State& state;
  int seat;
  EventSink& events;

  Player& player() { return state.players[seat]; }
};

Visit& Of(void* context) { return *static_cast<Visit*>(context); }

absl::Status Ask(void* context, EffectKind kind, const ScriptCall& call) {
  State& state = Of(context).state;
  const int64_t amount =
      call.args.empty() || call.args[0].type == ScriptType::kNil ? 1 : call.args[0].integer;
  if (amount < 1 || amount > kMaxAmount) {
    return absl::InvalidArgumentError(
        absl::StrCat("the number must be 1 to ", kMaxAmount, ", not ", amount));
  }
  if (state.queue_count >= kMaxAsked) {
    return absl::ResourceExhaustedError(
        absl::StrCat("one visit can ask for ", kMaxAsked, " things, no more"));
  }
  PushBack(state, kind, static_cast<int>(amount));
  return absl::OkStatus();
}

template <EffectKind kind>
absl::Status AskVerb(void* context, ScriptCall& call) {
  return Ask(context, kind, call);
}

absl::Status GainActions(void* context, ScriptCall& call) {
  Visit& v = Of(context);
  const int64_t count = call.args[0].integer;
  if (count < 1 || count > kMaxGained - v.state.gained) {
    return absl::InvalidArgumentError(absl::StrCat("tiles can give ", kMaxGained,
                                                   " actions in a turn, and have given ",
                                                   v.state.gained, " already"));
  }
  v.state.actions = static_cast<uint8_t>(v.state.actions + count);
  v.state.gained = static_cast<uint8_t>(v.state.gained + count);
  v.events.Emit(Audience::Everyone(), {kActionsGained, {v.seat, static_cast<int32_t>(count)}});
  return absl::OkStatus();
}

// Counts of one colour, or of all without one.
absl::Status Count(Visit& v, const uint8_t (&counts)[kMaxColours], ScriptCall& call) {
  if (call.args[0].type == ScriptType::kNil) {
    call.result = ScriptValue::Int(Total(counts));
    return absl::OkStatus();
  }
  absl::StatusOr<int> colour = v.rules.content().colour_names.Require("colour", call.args[0].text);
  if (!colour.ok()) return colour.status();
  call.result = ScriptValue::Int(counts[*colour]);
  return absl::OkStatus();
}

absl::Status FoodVerb(void* context, ScriptCall& call) {
  return Count(Of(context), Of(context).player().food, call);
}

absl::Status TowVerb(void* context, ScriptCall& call) {
  return Count(Of(context), Of(context).player().tow, call);
}

absl::Status DucksVerb(void* context, ScriptCall& call) {
  Visit& v = Of(context);
  return Count(v, v.state.ducks[v.player().tile - 1], call);
}

absl::Status HandVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).player().hand_count);
  return absl::OkStatus();
}

absl::Status CompletedVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).player().completed);
  return absl::OkStatus();
}

absl::Status SeatVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).seat + 1);
  return absl::OkStatus();
}

absl::Status RoundVerb(void* context, ScriptCall& call) {
  call.result = ScriptValue::Int(Of(context).state.round);
  return absl::OkStatus();
}

absl::Status RandomVerb(void* context, ScriptCall& call) {
  return DrawNumber(Of(context).state.chance, call);
}

// Which instance of a variable the visiting player or the tile has.
int InstanceOf(Visit& v, absl::string_view scope) {
  if (scope == "player") return v.seat;
  return scope == "tile" ? v.player().tile - 1 : 0;
}

absl::Status GetVerb(void* context, ScriptCall& call) {
  Visit& v = Of(context);
  const absl::string_view scope = call.args[0].text;
  return ReturnInt(v.rules.variables().Get(DucksInTowRules::VariablesOf(v.state), scope,
                                           call.args[1].text, InstanceOf(v, scope)),
                   call);
}

absl::Status SetVerb(void* context, ScriptCall& call) {
  Visit& v = Of(context);
  const absl::string_view scope = call.args[0].text;
  return v.rules.variables().Set(DucksInTowRules::VariablesOf(v.state), scope, call.args[1].text,
                                 InstanceOf(v, scope), call.args[2].integer);
}

ScriptContextType MakeContext() {
  const ScriptParam nothing = {"", ScriptType::kNil, true, ""};
  const ScriptParam times = {"n", ScriptType::kInt, true, "1 to 4; 1 when left out."};
  const ScriptParam colour = {"colour", ScriptType::kString, true,
                              "A colour; all together when left out."};
  const ScriptParam count = {"count", ScriptType::kInt, false, "How many."};
  const ScriptParam scope = {"scope", ScriptType::kString, false,
                             "\"match\", \"player\" or \"tile\"."};
  const ScriptParam name = {"name", ScriptType::kString, false, "The variable's id."};
  const ScriptParam value = {"value", ScriptType::kInt, false, "A number."};
  ScriptContextType type;
  type.name = "TileContext";
  type.doc =
      "A player's visit to a special tile. What it asks of the player happens after the function, "
      "in the order in which it was asked for; what is not possible then is left out.";
  type.verbs = {
      {"take_food",
       "The player takes n food of their choice from the bag, then discards down to "
       "4.",
       {times},
       nothing,
       AskVerb<EffectKind::kTakeFood>},
      {"draw_food",
       "The player draws n food from the bag at random, then discards down to 4.",
       {times},
       nothing,
       AskVerb<EffectKind::kDrawFood>},
      {"draw_cards",
       "The player draws n location cards, each from the display or the deck, then discards down "
       "to 4.",
       {times},
       nothing,
       AskVerb<EffectKind::kDrawCards>},
      {"adopt",
       "The player puts a duck of the tow on a dotted space of its colour.",
       {},
       nothing,
       AskVerb<EffectKind::kAdopt>},
      {"set_aside",
       "The player keeps n ducks of the tow aside until the end of the turn.",
       {times},
       nothing,
       AskVerb<EffectKind::kSetAside>},
      {"claim", "The player may claim a formation card.", {}, nothing, AskVerb<EffectKind::kClaim>},
      {"shake",
       "The player draws n ducks from the bag, each to tow or to disperse.",
       {times},
       nothing,
       AskVerb<EffectKind::kShake>},
      {"take_ducks",
       "The player may take n ducks off the tile without paying.",
       {times},
       nothing,
       AskVerb<EffectKind::kTakeDucks>},
      {"lure",
       "The player may move n ducks from neighbouring tiles to this one.",
       {times},
       nothing,
       AskVerb<EffectKind::kLure>},
      {"step", "The player may move n tiles.", {times}, nothing, AskVerb<EffectKind::kStep>},
      {"gain_actions",
       "Gives the player more actions in this turn, 8 at most.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       nothing,
       GainActions},
      {"food", "Food the player has.", {colour}, count, FoodVerb},
      {"tow", "Ducks on the player's tow.", {colour}, count, TowVerb},
      {"ducks", "Ducks on this tile.", {colour}, count, DucksVerb},
      {"hand_size", "Location cards in the player's hand.", {}, count, HandVerb},
      {"completed", "Location cards the player has completed.", {}, count, CompletedVerb},
      {"seat", "The player, from 1.", {}, value, SeatVerb},
      {"round", "The round, from 1.", {}, value, RoundVerb},
      {"random",
       "A random number from 1 to n, from the match's own chance.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       value,
       RandomVerb},
      {"get",
       "The value of a variable of the match, the player or this tile.",
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

const ScriptHook& RunHook() {
  static const ScriptHook* const hook =
      new ScriptHook{"run", &Context(), {}, {"", ScriptType::kNil, true, ""}};
  return *hook;
}

absl::Status RunTileAction(const DucksInTowRules& rules, State& state, int tile_action,
                           EventSink& events) {
  Visit visit{rules, state, state.turn_seat, events};
  ScriptResult ignored;
  return rules.ruleset().scripts().Call(
      rules.content().tile_actions[static_cast<size_t>(tile_action)].run, RunHook(), &visit, {},
      &ignored);
}

}  // namespace mallard::ducks_in_tow
