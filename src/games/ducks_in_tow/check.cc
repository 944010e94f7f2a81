// Checking one action, with the reason it is refused for.
#include <cstdint>
#include <initializer_list>

#include "absl/strings/str_cat.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/legal.h"
#include "src/games/ducks_in_tow/setup.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

// The kinds of action that answer each decision: bit a kind.
constexpr uint32_t Kinds(std::initializer_list<uint32_t> kinds) {
  uint32_t mask = 0;
  for (uint32_t kind : kinds) mask |= 1u << kind;
  return mask;
}
constexpr uint32_t kAnswers[] = {
    0,
    Kinds({kStart}),                                                // kChooseStart
    Kinds({kMove, kFeed, kShakeBag, kDeliver, kUse, kFinishTurn}),  // kAct
    Kinds({kDeliver, kClaimFormation, kGoOn}),                      // kAfterDelivery
    Kinds({kClaimFormation, kGoOn}),                                // kMayClaim
    Kinds({kTow, kRelease}),                                        // kMayTow
    Kinds({kPlaceDuck}),                                            // kDisperseDuck
    Kinds({kTakeFoodOf}),                                           // kChooseFood
    Kinds({kDiscardFood}),                                          // kDropFoodNow
    Kinds({kDrawFaceUp, kDrawDeck}),                                // kDrawCard
    Kinds({kDiscardCard}),                                          // kDropCardNow
    Kinds({kAdoptDuck}),                                            // kAdoptNow
    Kinds({kSetDuckAside}),                                         // kSetAsideNow
    Kinds({kTakeDuck, kGoOn}),                                      // kMayTakeDuck
    Kinds({kLureDuck, kGoOn}),                                      // kMayLure
    Kinds({kMove, kGoOn}),                                          // kMayStep
    Kinds({kReturnFood, kGoOn}),                                    // kExchangeFood
};

absl::Status Refused(absl::string_view reason) { return absl::FailedPreconditionError(reason); }

// OK if bit `bit` is in the mask.
absl::Status OneOf(uint64_t mask, int bit, absl::string_view reason) {
  if (bit >= 0 && bit < 64 && ((mask >> bit) & 1) != 0) return absl::OkStatus();
  return Refused(reason);
}

absl::Status CheckDelivery(const DucksInTowRules& rules, const State& state, const Action& action) {
  const int card = action.args[0];
  const Player& player = Decider(state);
  if (card < 0 || card >= rules.content().card_count() || action.args[1] < 0 ||
      action.args[1] > 1) {
    return absl::InvalidArgumentError("there is no such card or side");
  }
  if (FindInHand(player, card) < 0) return Refused("that card is not in your hand");
  if (CanDeliver(rules, state, card)) return absl::OkStatus();
  const Face& face = rules.FaceOf(card);
  if (state.location_at[player.tile - 1] != face.location + 1) {
    return Refused(
        absl::StrCat("that card must be delivered to ",
                     rules.content().location_names.names()[static_cast<size_t>(face.location)]));
  }
  return Refused(HasRoom(player, face) ? "your tow lacks a duck that the card shows"
                                       : "your tableau has no room for another card");
}

absl::Status CheckUse(const DucksInTowRules& rules, const State& state, int index) {
  if (index < 0 || index >= static_cast<int>(rules.content().tile_actions.size())) {
    return absl::InvalidArgumentError("there is no such action of a tile");
  }
  if (CanUse(rules, state, index)) return absl::OkStatus();
  const TileAction& action = rules.content().tile_actions[static_cast<size_t>(index)];
  if (rules.SpecialAt(Decider(state).tile - 1) != action.special) {
    return Refused(absl::StrCat("that can be done at ",
                                rules.content().specials[static_cast<size_t>(action.special)].name,
                                " only"));
  }
  return Refused("what that action needs is not there");
}

absl::Status CheckClaim(const DucksInTowRules& rules, const State& state, const Action& action) {
  const int formation = action.args[0];
  if (formation < 0 || formation >= static_cast<int>(rules.content().formations.size())) {
    return absl::InvalidArgumentError("there is no such formation card");
  }
  if (((state.face_up >> formation) & 1) == 0) {
    return Refused("that formation card does not lie face up");
  }
  if (action.args[2] < 0 || action.args[2] >= rules.colours()) {
    return absl::InvalidArgumentError("there is no such row");
  }
  const uint64_t places =
      PlacesFor(rules.FormationOf(formation), Decider(state), rules.colours(), action.args[2]);
  return OneOf(places, action.args[1], "the pattern does not lie on free ducks there");
}

absl::Status CheckAdoption(const DucksInTowRules& rules, const State& state, const Action& action) {
  const Player& player = Decider(state);
  const int colour = action.args[0];
  if (colour < 0 || colour >= rules.colours() || player.tow[colour] == 0) {
    return Refused("there is no such duck on your tow");
  }
  return OneOf(player.open[colour], action.args[1],
               "there is no free dotted space of that colour in that column");
}

absl::Status CheckLure(const DucksInTowRules& rules, const State& state, const Action& action) {
  const int tile = action.args[0];
  const int colour = action.args[1];
  if (tile < 0 || tile >= rules.tiles() || ((LureTiles(rules, state) >> tile) & 1) == 0 ||
      colour < 0 || colour >= rules.colours() || state.ducks[tile][colour] == 0) {
    return Refused("there is no such duck on a tile beside yours");
  }
  return absl::OkStatus();
}

absl::Status CheckDraw(const State& state, int card) {
  for (uint8_t shown : state.display) {
    if (shown != 0 && shown - 1 == card) return absl::OkStatus();
  }
  return Refused("that card does not lie in the display");
}

absl::Status CheckFeed(const DucksInTowRules& rules, const State& state, int colour) {
  const Player& player = Decider(state);
  if (colour < 0 || colour >= rules.colours()) {
    return absl::InvalidArgumentError("there is no such colour");
  }
  if (MayFeed(state, colour)) return absl::OkStatus();
  if (state.ducks[player.tile - 1][colour] == 0) return Refused("no such duck is on your tile");
  if (player.food[colour] == 0) return Refused("you have no food of that colour");
  return Refused(Total(player.tow) >= kTowSlots ? "your tow is full" : "you have no action left");
}

// The action is of a kind that answers the decision.
absl::Status CheckAnswer(const DucksInTowRules& rules, const State& state, const Action& action) {
  const Player& player = Decider(state);
  const int arg = action.args[0];
  switch (action.kind) {
    case kStart:
      return OneOf(FreeStarts(rules, state), arg, "that is not a free start space");
    case kMove:
      return OneOf(rules.NeighboursOf(player.tile - 1), arg, "that tile is not beside yours");
    case kFeed:
      return CheckFeed(rules, state, arg);
    case kShakeBag:
      return state.duck_bag.Empty() ? Refused("the duck bag is empty") : absl::OkStatus();
    case kDeliver:
      return CheckDelivery(rules, state, action);
    case kUse:
      return CheckUse(rules, state, arg);
    case kPlaceDuck:
      return OneOf(DisperseTiles(rules, state), arg,
                   "ducks go to a tile with the fewest ducks and without a pawn");
    case kClaimFormation:
      return CheckClaim(rules, state, action);
    case kTakeFoodOf:
      return OneOf(Some(state.food_bag.counts), arg, "there is no such food in the bag");
    case kDiscardFood:
    case kReturnFood:
      return OneOf(Some(player.food), arg, "you have no such food");
    case kDrawFaceUp:
      return CheckDraw(state, arg);
    case kDrawDeck:
      return state.deck_count != 0 || state.spent.Count() != 0 ? absl::OkStatus()
                                                               : Refused("the deck is empty");
    case kDiscardCard:
      return arg >= 0 && arg < kMaxCards && FindInHand(player, arg) >= 0
                 ? absl::OkStatus()
                 : Refused("that card is not in your hand");
    case kAdoptDuck:
      return CheckAdoption(rules, state, action);
    case kSetDuckAside:
      return OneOf(Some(player.tow), arg, "there is no such duck on your tow");
    case kTakeDuck:
      return OneOf(Some(state.ducks[player.tile - 1]), arg, "no such duck is on your tile");
    case kLureDuck:
      return CheckLure(rules, state, action);
    default:
      return absl::OkStatus();
  }
}

}  // namespace

absl::Status CheckLegal(const DucksInTowRules& rules, const State& state, int seat,
                        const Action& action) {
  if (state.phase == Phase::kOver) return Refused("the match is over");
  const KindSpec* spec = Manifest::Find(TheManifest().actions, action.kind);
  if (spec == nullptr) {
    return absl::InvalidArgumentError(
        absl::StrCat("Ducks in Tow has no action of kind ", action.kind));
  }
  if (seat != state.turn_seat) return Refused("it is another player's turn");
  const uint32_t decision = CurrentDecision(state).kind;
  if (((kAnswers[decision] >> action.kind) & 1) == 0) {
    return Refused(absl::StrCat(spec->name, " does not answer what is asked now: ",
                                TheManifest().decisions[decision - 1].name));
  }
  if (!ArgsAreZeroFrom(action, SlotsOf(spec->args))) {
    return absl::InvalidArgumentError("arguments that the action does not use must be 0");
  }
  if (decision == kAct && state.actions == 0 && action.kind != kFeed &&
      action.kind != kFinishTurn) {
    return Refused("you have no action left");
  }
  return CheckAnswer(rules, state, action);
}

}  // namespace mallard::ducks_in_tow
