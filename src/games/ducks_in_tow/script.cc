#include "src/games/ducks_in_tow/script.h"

#include "absl/strings/str_cat.h"
#include "mallard/frame/ask.h"
#include "mallard/frame/verbs.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"

namespace mallard::ducks_in_tow {
namespace {

// Effects one call may ask for; the others of the queue are the engine's.
constexpr int kMaxAsked = kMaxQueue - 4;
static_assert(kHandLimit + kMaxAmount <= kMaxHand);

constexpr char kScopes[] = "\"match\", \"player\" or \"tile\".";

// A player's visit to a special tile.
struct Context : ScriptContext<Play> {
  const Player& player() const { return play.state.players[seat]; }
  Chance& chance() { return play.state.chance; }
  // Which instance of a variable the visiting player or the tile has.
  absl::StatusOr<int> InstanceOf(absl::string_view scope) const {
    if (scope == "player") return seat;
    return scope == "tile" ? player().tile - 1 : 0;
  }
};

// Puts an effect into the queue, to be done as often as the first argument says.
template <EffectKind kind>
absl::Status Ask(Context& context, ScriptCall& call) {
  State& state = context.play.state;
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

absl::Status GainActions(Context& context, ScriptCall& call) {
  State& state = context.play.state;
  const int64_t count = call.args[0].integer;
  if (count < 1 || count > kMaxGained - state.gained) {
    return absl::InvalidArgumentError(absl::StrCat("tiles can give ", kMaxGained,
                                                   " actions in a turn, and have given ",
                                                   state.gained, " already"));
  }
  Put(state.actions, state.actions + count);
  Put(state.gained, state.gained + count);
  context.play.Tell(kActionsGained, context.seat, count);
  return absl::OkStatus();
}

// Counts of one colour, or of all without one.
absl::Status Count(Context& context, const uint8_t (&counts)[kMaxColours], ScriptCall& call) {
  if (call.args[0].type == ScriptType::kNil) return Give(call, Total(counts));
  absl::StatusOr<int> colour =
      context.play.rules.content().colour_names.Require("colour", call.args[0].text);
  return colour.ok() ? Give(call, counts[*colour]) : colour.status();
}

absl::Status Food(Context& context, ScriptCall& call) {
  return Count(context, context.player().food, call);
}

absl::Status Tow(Context& context, ScriptCall& call) {
  return Count(context, context.player().tow, call);
}

absl::Status Ducks(Context& context, ScriptCall& call) {
  return Count(context, context.play.state.ducks[context.player().tile - 1], call);
}

absl::Status HandSize(Context& context, ScriptCall& call) {
  return Give(call, context.player().hand_count);
}

absl::Status Completed(Context& context, ScriptCall& call) {
  return Give(call, context.player().completed);
}

absl::Status Round(Context& context, ScriptCall& call) {
  return Give(call, context.play.state.round);
}

ScriptContextType MakeContextType() {
  const ScriptParam& nothing = kNoScriptParam;
  const ScriptParam times = {"n", ScriptType::kInt, true, "1 to 4; 1 when left out."};
  const ScriptParam colour = {"colour", ScriptType::kString, true,
                              "A colour; all together when left out."};
  const ScriptParam count = {"count", ScriptType::kInt, false, "How many."};
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
       CallVerb<Context, Ask<EffectKind::kTakeFood>>},
      {"draw_food",
       "The player draws n food from the bag at random, then discards down to 4.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kDrawFood>>},
      {"draw_cards",
       "The player draws n location cards, each from the display or the deck, then discards down "
       "to 4.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kDrawCards>>},
      {"adopt",
       "The player puts a duck of the tow on a dotted space of its colour.",
       {},
       nothing,
       CallVerb<Context, Ask<EffectKind::kAdopt>>},
      {"set_aside",
       "The player keeps n ducks of the tow aside until the end of the turn.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kSetAside>>},
      {"claim",
       "The player may claim a formation card.",
       {},
       nothing,
       CallVerb<Context, Ask<EffectKind::kClaim>>},
      {"shake",
       "The player draws n ducks from the bag, each to tow or to disperse.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kShake>>},
      {"take_ducks",
       "The player may take n ducks off the tile without paying.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kTakeDucks>>},
      {"lure",
       "The player may move n ducks from neighbouring tiles to this one.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kLure>>},
      {"step",
       "The player may move n tiles.",
       {times},
       nothing,
       CallVerb<Context, Ask<EffectKind::kStep>>},
      {"gain_actions",
       "Gives the player more actions in this turn, 8 at most.",
       {{"n", ScriptType::kInt, false, "At least 1."}},
       nothing,
       CallVerb<Context, GainActions>},
      {"food", "Food the player has.", {colour}, count, CallVerb<Context, Food>},
      {"tow", "Ducks on the player's tow.", {colour}, count, CallVerb<Context, Tow>},
      {"ducks", "Ducks on this tile.", {colour}, count, CallVerb<Context, Ducks>},
      {"hand_size", "Location cards in the player's hand.", {}, count, CallVerb<Context, HandSize>},
      {"completed",
       "Location cards the player has completed.",
       {},
       count,
       CallVerb<Context, Completed>},
      SeatVerb<Context>("The player, from 1."),
      {"round", "The round, from 1.", {}, value, CallVerb<Context, Round>},
      RandomVerb<Context>(),
      GetVerb<Context>(kScopes, "The value of a variable of the match, the player or this tile."),
      SetVerb<Context>(kScopes, "Sets such a variable."),
      AskVerb<Context>(),
  };
  return type;
}

const ScriptContextType& ContextType() {
  static const ScriptContextType* const type = new ScriptContextType(MakeContextType());
  return *type;
}

}  // namespace

const ScriptHook& RunHook() {
  static const ScriptHook* const hook = new ScriptHook{"run", &ContextType(), {}, kNoScriptParam};
  return *hook;
}

absl::Status CallAnswer(Play& play, const AnswerCall& answer) {
  const bool visits = play.state.phase == Phase::kPlaying && answer.seat() == play.state.turn_seat;
  if (!visits) return absl::OkStatus();
  Context context{{play, answer.seat()}};
  return play.Call(answer.function, answer.hook, &context, answer.args);
}

absl::Status RunTileAction(Play& play, int seat, int tile_action) {
  Context context{{play, seat}};
  return play.Call(play.rules.TileActionOf(tile_action).run, RunHook(), &context);
}

}  // namespace mallard::ducks_in_tow
