#include "src/games/duck_dealer/barter.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"

namespace mallard::duck_dealer {
namespace {

int CountIn(const uint8_t (&goods)[kOfferGoods], int good) {
  return static_cast<int>(std::count(std::begin(goods), std::end(goods), good + 1));
}

int SizeOf(const uint8_t (&goods)[kOfferGoods]) {
  return kOfferGoods - static_cast<int>(std::count(std::begin(goods), std::end(goods), 0));
}

// Keeps the goods in ascending order, so that equal offers are equal bytes.
void Insert(uint8_t (&goods)[kOfferGoods], int good) {
  int i = SizeOf(goods);
  for (; i > 0 && goods[i - 1] > good + 1; --i) goods[i] = goods[i - 1];
  goods[i] = static_cast<uint8_t>(good + 1);
}

void Pass(State& state, int from, int to, const uint8_t (&goods)[kOfferGoods], EventSink& events) {
  for (const uint8_t good : goods) {
    if (good == 0) continue;
    AddGoods(state.players[from], good - 1, -1);
    AddGoods(state.players[to], good - 1, 1);
    events.Emit(Audience::Everyone(), {kGoodGiven, {from, to, good - 1}});
  }
}

void Open(State& state, int from, int to, EventSink& events) {
  ++state.offers_made;
  state.leftover = state.free_roads = 0;
  state.draft = {static_cast<uint8_t>(from + 1), static_cast<uint8_t>(to + 1), {}, {}};
  state.asked = static_cast<uint8_t>(from);
  state.phase = Phase::kDrafting;
  if (from != state.active) events.Emit(Audience::Everyone(), {kInvited, {to, from}});
  events.Emit(Audience::Everyone(), {kOfferOpened, {from, to}});
}

void Close(State& state) {
  state.draft = Offer{};
  state.asked = state.active;
  state.phase = Phase::kActing;
}

void Propose(State& state, EventSink& events) {
  const Offer& draft = state.draft;
  state.offers[state.offers_made - 1] = draft;
  state.asked = static_cast<uint8_t>(draft.to - 1);
  state.phase = Phase::kAnswering;
  events.Emit(Audience::Everyone(),
              {kOffered,
               {draft.from - 1, draft.gives[0] - 1, draft.gives[1] - 1, draft.gives[2] - 1,
                draft.wants[0] - 1, draft.wants[1] - 1, draft.wants[2] - 1}});
}

}  // namespace

Reason CannotBarter(const DuckDealerRules& rules, const State& state, int partner) {
  if (partner < 0 || partner >= rules.seats()) return "there is no such player";
  if (partner == state.active) return "that is you";
  const Player& player = state.players[state.active];
  if (!rules.IsPlanet(player.place)) return "the ship is not on a planet";
  if (state.players[partner].place != player.place) return "that player is not on this planet";
  if (state.offers_made >= rules.mode().offers) return "there were enough offers in this turn";
  if (player.load + state.players[partner].load == 0) return "there are no goods to swap";
  return nullptr;
}

Reason CannotAddToDraft(const DuckDealerRules& rules, const State& state, int good, bool wanted) {
  if (good < 0 || static_cast<size_t>(good) >= rules.content().goods.size()) return "no such good";
  const Offer& draft = state.draft;
  const uint8_t(&goods)[kOfferGoods] = wanted ? draft.wants : draft.gives;
  if (goods[kOfferGoods - 1] != 0) return "that is as many goods as an offer holds";
  const Player& owner = state.players[(wanted ? draft.to : draft.from) - 1];
  if (owner.goods[good] <= CountIn(goods, good)) {
    return wanted ? "the other player has no more of that good" : "you have no more of that good";
  }
  return nullptr;
}

Reason CannotPropose(const State& state) {
  const Offer& draft = state.draft;
  const int gives = SizeOf(draft.gives);
  const int wants = SizeOf(draft.wants);
  if (gives + wants == 0) return "an offer needs some good";
  const Offer* const end = state.offers + kMaxOffers;
  if (std::find(state.offers, end, draft) != end) return "that was offered in this turn already";
  const bool by_active = draft.from == state.active + 1;
  const Player& partner = state.players[(by_active ? draft.to : draft.from) - 1];
  const int gain = by_active ? gives - wants : wants - gives;
  if (partner.load + gain > partner.capacity) {
    return "the player whose turn it is not has no room for that";
  }
  if (state.players[state.active].load - gain > kMaxLoad) return "nobody needs that many goods";
  return nullptr;
}

void ApplyBarter(State& state, int seat, const Action& action, EventSink& events) {
  switch (action.kind) {
    case kOffer:
      return Open(state, seat, action.args[0], events);
    case kInvite:
      return Open(state, action.args[0], seat, events);
    case kGive:
      return Insert(state.draft.gives, action.args[0]);
    case kWant:
      return Insert(state.draft.wants, action.args[0]);
    case kPropose:
      return Propose(state, events);
    case kWithdraw:
      events.Emit(Audience::Everyone(), {kOfferWithdrawn, {seat}});
      return Close(state);
    case kAccept: {
      const Offer offer = state.draft;
      events.Emit(Audience::Everyone(), {kOfferAccepted, {seat}});
      Pass(state, offer.from - 1, offer.to - 1, offer.gives, events);
      Pass(state, offer.to - 1, offer.from - 1, offer.wants, events);
      return Close(state);
    }
    default:
      events.Emit(Audience::Everyone(), {kOfferDeclined, {seat}});
      return Close(state);
  }
}

}  // namespace mallard::duck_dealer
