#include "src/games/ducks_in_tow/turn.h"

#include "src/games/ducks_in_tow/deliver.h"
#include "src/games/ducks_in_tow/end.h"
#include "src/games/ducks_in_tow/lure.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/script.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

// Bit a colour of which the player may feed a duck now.
uint32_t FeedColours(const State& state) {
  const Player& player = Decider(state);
  if ((state.actions == 0 && state.feeding == 0) || Total(player.tow) >= kTowSlots) return 0;
  return Some(player.food) & Some(state.ducks[player.tile - 1]);
}

Refusal CheckFeed(const State& state, int colour) {
  const Player& player = Decider(state);
  if (MayFeed(state, colour)) return kAllowed;
  if (state.ducks[player.tile - 1][colour] == 0) return Forbidden("no such duck is on your tile");
  if (player.food[colour] == 0) return Forbidden("you have no food of that colour");
  return Forbidden(Total(player.tow) >= kTowSlots ? "your tow is full" : "you have no action left");
}

Refusal CheckUse(const Position& position, int index) {
  if (CanUse(position, index)) return kAllowed;
  const TileAction& action = position.rules.TileActionOf(index);
  if (position.rules.SpecialAt(Decider(position.state).tile - 1) != action.special) {
    return Forbidden("that can be done at {tile} only",
                     At(position.rules.content().specials, action.special).name);
  }
  return Forbidden("what that action needs is not there");
}

void FeedDuck(Play& play, int seat, int colour) {
  Player& player = play.state.players[seat];
  if (play.state.feeding == 0) --play.state.actions;
  play.state.feeding = 1;
  GiveFood(play, seat, colour, kFoodPaid);
  --play.state.ducks[player.tile - 1][colour];
  ++player.tow[colour];
  play.Tell(kFed, seat, colour, player.tile - 1);
}

}  // namespace

void BeginTurn(Play& play) {
  play.state.actions = kActions;
  play.state.feeding = 0;
  play.state.gained = 0;
  play.Tell(kTurnBegan, play.state.turn_seat, play.state.round);
}

void PassTurn(Play& play) {
  State& state = play.state;
  const int next = (state.turn_seat + 1) % play.rules.seats();
  const bool last_round = state.round >= play.rules.round_limit();
  if (state.ending == next + 1 || (next == state.first_seat && last_round)) return EndMatch(play);
  if (next == state.first_seat) ++state.round;
  Put(state.turn_seat, next);
  BeginTurn(play);
}

bool TurnGoesOn(const Position& position) {
  if (position.state.actions > 0) return true;
  return position.state.feeding != 0 && FeedColours(position.state) != 0;
}

bool MayFeed(const State& state, int colour) { return HasBit(FeedColours(state), colour); }

bool CanUse(const Position& position, int tile_action) {
  const State& state = position.state;
  const Player& player = Decider(state);
  const TileAction& action = position.rules.TileActionOf(tile_action);
  if (position.rules.SpecialAt(player.tile - 1) != action.special) return false;
  const Needs& needs = action.needs;
  const int towed = Total(player.tow);
  return towed >= needs.ducks_in_tow && kTowSlots - towed >= needs.free_slots &&
         Total(player.food) >= needs.food && state.food_bag.Total() >= needs.food_in_bag &&
         state.duck_bag.Total() >= needs.ducks_in_bag &&
         (needs.cards_to_draw == 0 || CardsToDraw(state) >= needs.cards_to_draw) &&
         (!needs.adoptable || CanAdopt(position.rules, player));
}

Refusal CheckAct(const Position& position, int seat, const Action& action) {
  const State& state = position.state;
  if (action.kind == kFinishTurn) return kAllowed;
  if (action.kind == kFeed) return CheckFeed(state, action.args[0]);
  if (state.actions == 0) return Forbidden("you have no action left");
  switch (action.kind) {
    case kMove:
      return CheckMove(position, seat, action.args[0]);
    case kShakeBag:
      return state.duck_bag.Empty() ? Forbidden("the duck bag is empty") : kAllowed;
    case kDeliver:
      return CheckDelivery(position, seat, action.args[0]);
    default:  // kUse
      return CheckUse(position, action.args[0]);
  }
}

void ListActs(const Position& position, int seat, Listing& out) {
  const State& state = position.state;
  const bool acts = state.actions > 0;
  if (acts && !ListMoves(position, seat, out)) return;
  if (!out.Bits({kFeed, {}}, 0, FeedColours(state))) return;
  if (acts) {
    if (!state.duck_bag.Empty() && !out.One({kShakeBag, {}})) return;
    if (!ListDeliveries(position, seat, out)) return;
    // Most tiles are not special, and none of the actions can be used there.
    const bool special = position.rules.SpecialAt(Decider(state).tile - 1) >= 0;
    for (int i = 0; special && i < Size(position.rules.content().tile_actions); ++i) {
      if (CanUse(position, i) && !out.One({kUse, {i}})) return;
    }
  }
  out.One({kFinishTurn, {}});
}

absl::Status TakeAction(Play& play, int seat, const Action& action) {
  State& state = play.state;
  if (action.kind == kFeed) {
    FeedDuck(play, seat, action.args[0]);
    return absl::OkStatus();
  }
  state.feeding = 0;
  if (action.kind == kFinishTurn) {
    state.actions = 0;
    return absl::OkStatus();
  }
  --state.actions;
  switch (action.kind) {
    case kMove:
      MovePawn(play, seat, action.args[0]);
      break;
    case kShakeBag:
      PushBack(state, EffectKind::kShake, 1);
      break;
    case kDeliver:
      PushBack(state, EffectKind::kDelivered, 1);
      DeliverCard(play, seat, action.args[0], static_cast<Side>(action.args[1]));
      break;
    default:  // kUse
      play.Tell(kTileUsed, seat, action.args[0], state.players[seat].tile - 1);
      return RunTileAction(play, seat, action.args[0]);
  }
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
