#include "src/games/ducks_in_tow/legal.h"

#include <bit>

#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/setup.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

using Visitor = absl::FunctionRef<bool(const LegalGroup&)>;

// Actions that differ in argument `arg`: one for each bit of the mask.
LegalGroup Group(const Action& base, int arg, uint64_t mask) {
  LegalGroup group{base, arg, {}, nullptr};
  group.cells.words[0] = mask;
  return group;
}

uint32_t FeedColours(const DucksInTowRules& rules, const State& state) {
  uint32_t mask = 0;
  for (int c = 0; c < rules.colours(); ++c) {
    mask |= static_cast<uint32_t>(MayFeed(state, c)) << c;
  }
  return mask;
}

bool VisitDeliveries(const DucksInTowRules& rules, const State& state, Visitor visit) {
  const Player& player = Decider(state);
  for (int i = 0; i < player.hand_count; ++i) {
    const int card = player.hand[i].card - 1;
    if (!CanDeliver(rules, state, card)) continue;
    if (!visit(Group({kDeliver, {card}}, 1, 3))) return false;
  }
  return true;
}

bool VisitClaims(const DucksInTowRules& rules, const State& state, Visitor visit) {
  for (uint64_t rest = state.face_up; rest != 0; rest &= rest - 1) {
    const int formation = std::countr_zero(rest);
    for (int row = 0; row < rules.colours(); ++row) {
      const uint64_t places =
          PlacesFor(rules.FormationOf(formation), Decider(state), rules.colours(), row);
      if (!visit(Group({kClaimFormation, {formation, 0, row}}, 1, places))) return false;
    }
  }
  return true;
}

void VisitAct(const DucksInTowRules& rules, const State& state, Visitor visit) {
  const bool acts = state.actions > 0;
  if (acts && !visit(Group({kMove, {}}, 0, rules.NeighboursOf(Decider(state).tile - 1)))) return;
  if (!visit(Group({kFeed, {}}, 0, FeedColours(rules, state)))) return;
  if (acts) {
    if (!state.duck_bag.Empty() && !visit(LegalGroup::Single({kShakeBag, {}}))) return;
    if (!VisitDeliveries(rules, state, visit)) return;
    for (int i = 0; i < static_cast<int>(rules.content().tile_actions.size()); ++i) {
      if (CanUse(rules, state, i) && !visit(LegalGroup::Single({kUse, {i}}))) return;
    }
  }
  visit(LegalGroup::Single({kFinishTurn, {}}));
}

void VisitAdoptions(const DucksInTowRules& rules, const State& state, Visitor visit) {
  const Player& player = Decider(state);
  for (int c = 0; c < rules.colours(); ++c) {
    if (player.tow[c] == 0) continue;
    if (!visit(Group({kAdoptDuck, {c}}, 1, player.open[c]))) return;
  }
}

void VisitLures(const DucksInTowRules& rules, const State& state, Visitor visit) {
  for (uint32_t rest = LureTiles(rules, state); rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (!visit(Group({kLureDuck, {tile}}, 1, Some(state.ducks[tile])))) return;
  }
  visit(LegalGroup::Single({kGoOn, {}}));
}

void VisitDraws(const State& state, Visitor visit) {
  // By card, not by place.
  Bitboard cards;
  for (uint8_t card : state.display) {
    if (card != 0) cards.Set(card - 1);
  }
  if (!visit(LegalGroup{{kDrawFaceUp, {}}, 0, cards, nullptr})) return;
  if (state.deck_count != 0 || state.spent.Count() != 0) visit(LegalGroup::Single({kDrawDeck, {}}));
}

void VisitDiscards(const State& state, Visitor visit) {
  Bitboard cards;
  for (int i = 0; i < Decider(state).hand_count; ++i) {
    if (Decider(state).hand[i].card != 0) cards.Set(Decider(state).hand[i].card - 1);
  }
  visit(LegalGroup{{kDiscardCard, {}}, 0, cards, nullptr});
}

}  // namespace

bool CanDeliver(const DucksInTowRules& rules, const State& state, int card) {
  if (card < 0) return false;  // Somebody else's card that is not known here.
  const Player& player = Decider(state);
  const Face& face = rules.FaceOf(card);
  if (state.location_at[player.tile - 1] != face.location + 1 || !HasRoom(player, face)) {
    return false;
  }
  for (int c = 0; c < rules.colours(); ++c) {
    if (player.tow[c] < face.needs[c]) return false;
  }
  return true;
}

bool CanUse(const DucksInTowRules& rules, const State& state, int tile_action) {
  const Player& player = Decider(state);
  const TileAction& action = rules.content().tile_actions[static_cast<size_t>(tile_action)];
  const Needs& needs = action.needs;
  const int towed = Total(player.tow);
  return rules.SpecialAt(player.tile - 1) == action.special && towed >= needs.ducks_in_tow &&
         kTowSlots - towed >= needs.free_slots && Total(player.food) >= needs.food &&
         state.food_bag.Total() >= needs.food_in_bag &&
         state.duck_bag.Total() >= needs.ducks_in_bag &&
         CardsToDraw(state) >= needs.cards_to_draw && (!needs.adoptable || CanAdopt(rules, player));
}

bool MayFeed(const State& state, int colour) {
  return (state.actions > 0 || state.feeding != 0) && CanFeed(state, colour);
}

void VisitLegal(const DucksInTowRules& rules, const State& state, int seat, Visitor visit) {
  if (state.phase == Phase::kOver || seat != state.turn_seat) return;
  const Player& player = Decider(state);
  const auto go_on = [&] { visit(LegalGroup::Single({kGoOn, {}})); };
  switch (CurrentDecision(state).kind) {
    case kChooseStart:
      visit(Group({kStart, {}}, 0, FreeStarts(rules, state)));
      return;
    case kAct:
      return VisitAct(rules, state, visit);
    case kAfterDelivery:
      if (VisitDeliveries(rules, state, visit) && VisitClaims(rules, state, visit)) go_on();
      return;
    case kMayClaim:
      if (VisitClaims(rules, state, visit)) go_on();
      return;
    case kMayTow:
      if (visit(LegalGroup::Single({kTow, {}}))) visit(LegalGroup::Single({kRelease, {}}));
      return;
    case kDisperseDuck:
      visit(Group({kPlaceDuck, {}}, 0, DisperseTiles(rules, state)));
      return;
    case kChooseFood:
      visit(Group({kTakeFoodOf, {}}, 0, Some(state.food_bag.counts)));
      return;
    case kDropFoodNow:
      visit(Group({kDiscardFood, {}}, 0, Some(player.food)));
      return;
    case kDrawCard:
      return VisitDraws(state, visit);
    case kDropCardNow:
      return VisitDiscards(state, visit);
    case kAdoptNow:
      return VisitAdoptions(rules, state, visit);
    case kSetAsideNow:
      visit(Group({kSetDuckAside, {}}, 0, Some(player.tow)));
      return;
    case kMayTakeDuck:
      if (visit(Group({kTakeDuck, {}}, 0, Some(state.ducks[player.tile - 1])))) go_on();
      return;
    case kMayLure:
      return VisitLures(rules, state, visit);
    case kMayStep:
      if (visit(Group({kMove, {}}, 0, rules.NeighboursOf(player.tile - 1)))) go_on();
      return;
    default:  // kExchangeFood
      if (visit(Group({kReturnFood, {}}, 0, Some(player.food)))) go_on();
      return;
  }
}

}  // namespace mallard::ducks_in_tow
