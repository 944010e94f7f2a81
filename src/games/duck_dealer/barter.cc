#include "src/games/duck_dealer/barter.h"

#include <algorithm>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/where.h"

namespace mallard::duck_dealer {
namespace {

using Goods = uint8_t[kOfferGoods];

int CountIn(const Goods& goods, int good) {
  return static_cast<int>(std::count(std::begin(goods), std::end(goods), good + 1));
}

int SizeOf(const Goods& goods) { return kOfferGoods - CountIn(goods, -1); }

// Keeps the goods in ascending order, so that equal offers are equal bytes.
void Insert(Goods& goods, int good) {
  int i = SizeOf(goods);
  for (; i > 0 && goods[i - 1] > good + 1; --i) goods[i] = goods[i - 1];
  Put(goods[i], good + 1);
}

void Pass(Play& play, int from, int to, const Goods& goods) {
  for (const uint8_t good : goods) {
    if (good == 0) continue;
    AddGoods(play.state.players[from], good - 1, -1);
    AddGoods(play.state.players[to], good - 1, 1);
    play.Tell(kGoodGiven, from, to, good - 1);
  }
}

void Close(State& state) {
  state.draft = Offer{};
  state.asked_seat = state.turn_seat;
  state.phase = Phase::kActing;
}

void Propose(Play& play) {
  State& state = play.state;
  const Offer& draft = state.draft;
  state.offers[state.offers_made - 1] = draft;
  Put(state.asked_seat, draft.to - 1);
  state.phase = Phase::kAnswering;
  play.Tell(kOffered, draft.from - 1, draft.gives[0] - 1, draft.gives[1] - 1, draft.gives[2] - 1,
            draft.wants[0] - 1, draft.wants[1] - 1, draft.wants[2] - 1);
}

// Whether the draft can give one more unit of that good; `wanted`: ask for one.
Refusal CheckAdd(const State& state, int good, bool wanted) {
  const Offer& draft = state.draft;
  const Goods& goods = wanted ? draft.wants : draft.gives;
  if (goods[kOfferGoods - 1] != 0) return Forbidden("that is as many goods as an offer holds");
  const Player& owner = state.players[(wanted ? draft.to : draft.from) - 1];
  if (owner.goods[good] > CountIn(goods, good)) return kAllowed;
  return wanted ? Forbidden("the other player has no more of that good")
                : Forbidden("you have no more of that good");
}

}  // namespace

Refusal CheckPartner(const Position& position, int partner) {
  const State& state = position.state;
  if (partner == state.turn_seat) return Forbidden("that is you");
  const Player& player = Active(state);
  if (!position.rules.IsPlanet(player.place)) return Forbidden(kInSpace);
  if (state.players[partner].place != player.place) {
    return Forbidden("that player is not on this planet");
  }
  if (state.offers_made >= position.rules.mode().offers) {
    return Forbidden("there were enough offers in this turn");
  }
  if (player.load + state.players[partner].load == 0) {
    return Forbidden("there are no goods to swap");
  }
  return kAllowed;
}

bool ListPartners(const Position& position, Listing& out) {
  const uint64_t partners =
      Where(position.rules.seats(), [&](int partner) { return CheckPartner(position, partner); });
  return out.Bits({kOffer, {}}, 0, partners) && out.Bits({kInvite, {}}, 0, partners);
}

void OpenOffer(Play& play, int from, int to) {
  State& state = play.state;
  ++state.offers_made;
  state.leftover = state.free_roads = 0;
  Put(state.draft.from, from + 1);
  Put(state.draft.to, to + 1);
  Put(state.asked_seat, from);
  state.phase = Phase::kDrafting;
  if (from != state.turn_seat) play.Tell(kInvited, to, from);
  play.Tell(kOfferOpened, from, to);
}

Refusal CheckPropose(const State& state) {
  const Offer& draft = state.draft;
  const int gives = SizeOf(draft.gives);
  const int wants = SizeOf(draft.wants);
  if (gives + wants == 0) return Forbidden("an offer needs some good");
  const Offer* const end = state.offers + kMaxOffers;
  if (std::find(state.offers, end, draft) != end) {
    return Forbidden("that was offered in this turn already");
  }
  const bool by_active = draft.from == state.turn_seat + 1;
  const Player& partner = state.players[(by_active ? draft.to : draft.from) - 1];
  const int gain = by_active ? gives - wants : wants - gives;
  if (partner.load + gain > partner.capacity) {
    return Forbidden("the player whose turn it is not has no room for that");
  }
  if (Active(state).load - gain > kMaxLoad) return Forbidden("nobody needs that many goods");
  return kAllowed;
}

Refusal CheckDraft(const Position& position, int, const Action& action) {
  switch (action.kind) {
    case kGive:
    case kWant:
      return CheckAdd(position.state, action.args[0], action.kind == kWant);
    case kPropose:
      return CheckPropose(position.state);
    default:  // kWithdraw
      return kAllowed;
  }
}

void ListDraft(const Position& position, int, Listing& out) {
  const auto addable = [&](bool wanted) {
    return Where(Size(position.rules.content().goods),
                 [&](int good) { return CheckAdd(position.state, good, wanted); });
  };
  if (!out.Bits({kGive, {}}, 0, addable(false))) return;
  if (!out.Bits({kWant, {}}, 0, addable(true))) return;
  if (!CheckPropose(position.state) && !out.One({kPropose, {}})) return;
  out.One({kWithdraw, {}});
}

absl::Status ApplyDraft(Play& play, int seat, const Action& action) {
  switch (action.kind) {
    case kGive:
      Insert(play.state.draft.gives, action.args[0]);
      break;
    case kWant:
      Insert(play.state.draft.wants, action.args[0]);
      break;
    case kPropose:
      Propose(play);
      break;
    default:  // kWithdraw
      play.Tell(kOfferWithdrawn, seat);
      Close(play.state);
      break;
  }
  return absl::OkStatus();
}

Refusal CheckAnswer(const Position&, int, const Action&) { return kAllowed; }

void ListAnswers(const Position&, int, Listing& out) {
  if (out.One({kAccept, {}})) out.One({kDecline, {}});
}

absl::Status ApplyAnswer(Play& play, int seat, const Action& action) {
  if (action.kind == kAccept) {
    const Offer offer = play.state.draft;
    play.Tell(kOfferAccepted, seat);
    Pass(play, offer.from - 1, offer.to - 1, offer.gives);
    Pass(play, offer.to - 1, offer.from - 1, offer.wants);
  } else {
    play.Tell(kOfferDeclined, seat);
  }
  Close(play.state);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
