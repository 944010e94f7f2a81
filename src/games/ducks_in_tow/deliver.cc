#include "src/games/ducks_in_tow/deliver.h"

#include <bit>

#include "src/games/ducks_in_tow/end.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"

namespace mallard::ducks_in_tow {
namespace {

// Claims a face-up formation card at a place where it fits.
void ClaimFormation(Play& play, int seat, int formation, int column, int row) {
  State& state = play.state;
  state.face_up &= ~(1ull << formation);
  Claim& claim = state.claims[state.claim_count++];
  Put(claim.formation, formation + 1);
  Put(claim.seat, seat);
  Put(claim.column, column);
  Put(claim.row, row);
  Serve(play.rules.FormationOf(formation), state.players[seat], column, row);
  play.Tell(kClaimed, seat, formation, column, row);
  if (state.face_up != 0) return;
  TriggerEnd(play);
  if (play.rules.solo()) EndMatch(play);
}

}  // namespace

bool CanDeliver(const Position& position, int seat, int card) {
  if (card < 0) return false;  // Somebody else's card that is not known here.
  const Player& player = position.state.players[seat];
  const Face& face = position.rules.FaceOf(card);
  if (position.state.location_at[player.tile - 1] != face.location + 1 || !HasRoom(player, face)) {
    return false;
  }
  for (int c = 0; c < position.rules.colours(); ++c) {
    if (player.tow[c] < face.needs[c]) return false;
  }
  return true;
}

Refusal CheckDelivery(const Position& position, int seat, int card) {
  const Player& player = position.state.players[seat];
  if (FindInHand(player, card) < 0) return Forbidden("that card is not in your hand");
  if (CanDeliver(position, seat, card)) return kAllowed;
  const Face& face = position.rules.FaceOf(card);
  if (position.state.location_at[player.tile - 1] != face.location + 1) {
    return Forbidden("that card must be delivered to {location}",
                     At(position.rules.content().location_names.names(), face.location));
  }
  return Forbidden(HasRoom(player, face) ? "your tow lacks a duck that the card shows"
                                         : "your tableau has no room for another card");
}

bool ListDeliveries(const Position& position, int seat, Listing& out) {
  const Player& player = position.state.players[seat];
  if (position.state.location_at[player.tile - 1] == 0) return true;
  for (int i = 0; i < player.hand_count; ++i) {
    const int card = player.hand[i].card - 1;
    if (!CanDeliver(position, seat, card)) continue;
    if (!out.Range({kDeliver, {card}}, 1, kLeft, 2)) return false;
  }
  return true;
}

void DeliverCard(Play& play, int seat, int card, Side side) {
  State& state = play.state;
  Player& player = state.players[seat];
  const Face& face = play.rules.FaceOf(card);
  RemoveFromHand(player, FindInHand(player, card));
  for (int c = 0; c < play.rules.colours(); ++c) {
    for (int n = 0; n < face.needs[c]; ++n) {
      --player.tow[c];
      ReturnDuck(play, seat, c, kFromTow);
    }
  }
  Join(play.rules, state, seat, card, side);
  play.Tell(kDelivered, seat, card, side, player.tile - 1);
  const int duck = state.duck_bag.Draw(state.chance);
  if (duck >= 0) {
    ++state.aside[duck];
    play.Tell(kKeptAside, seat, duck, kFromBag);
  }
  const int target = play.rules.setup().target;
  if (target != 0 && player.completed >= target) TriggerEnd(play);
}

Refusal CheckAfterDelivery(const Position& position, int seat, const Action& action) {
  return action.kind == kDeliver ? CheckDelivery(position, seat, action.args[0])
                                 : CheckClaim(position, seat, action);
}

void ListAfterDelivery(const Position& position, int seat, Listing& out) {
  if (ListDeliveries(position, seat, out)) ListClaims(position, seat, out);
}

absl::Status ApplyAfterDelivery(Play& play, int seat, const Action& action) {
  if (action.kind != kDeliver) return ApplyClaim(play, seat, action);
  DeliverCard(play, seat, action.args[0], static_cast<Side>(action.args[1]));
  return absl::OkStatus();
}

Refusal CheckClaim(const Position& position, int seat, const Action& action) {
  if (action.kind == kGoOn) return kAllowed;
  const int formation = action.args[0];
  if (!HasBit(position.state.face_up, formation)) {
    return Forbidden("that formation card does not lie face up");
  }
  const uint64_t places =
      PlacesFor(position.rules.FormationOf(formation), position.state.players[seat],
                position.rules.colours(), action.args[2]);
  return HasBit(places, action.args[1]) ? kAllowed
                                        : Forbidden("the pattern does not lie on free ducks there");
}

void ListClaims(const Position& position, int seat, Listing& out) {
  const DucksInTowRules& rules = position.rules;
  for (uint64_t rest = position.state.face_up; rest != 0; rest &= rest - 1) {
    const int formation = std::countr_zero(rest);
    for (int row = 0; row < rules.colours(); ++row) {
      const uint64_t places = PlacesFor(rules.FormationOf(formation), position.state.players[seat],
                                        rules.colours(), row);
      if (!out.Bits({kClaimFormation, {formation, 0, row}}, 1, places)) return;
    }
  }
  out.One({kGoOn, {}});
}

absl::Status ApplyClaim(Play& play, int seat, const Action& action) {
  PopFront(play.state);
  if (action.kind == kClaimFormation) {
    ClaimFormation(play, seat, action.args[0], action.args[1], action.args[2]);
  }
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
