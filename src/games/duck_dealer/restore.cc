// Duck Dealer states from FlatBuffers. Nothing is trusted: what can be derived is worked out anew
// and compared, and validate.cc says whether the whole can be.
#include <cstring>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/duck_dealer/travel.h"
#include "src/games/duck_dealer/turn.h"
#include "src/games/duck_dealer/validate.h"

namespace mallard::duck_dealer {
namespace {

namespace fb = mallard::schema::duck_dealer;

// Finds an id; `number` becomes 1 + index, or 0 where there is no text.
template <class Entry>
absl::Status FindId(const std::vector<Entry>& entries, const flatbuffers::String* id,
                    uint8_t& number) {
  number = 0;
  if (id == nullptr) return absl::OkStatus();
  for (size_t i = 0; i < entries.size(); ++i) {
    if (id->string_view() == entries[i].id) number = static_cast<uint8_t>(i + 1);
  }
  if (number != 0) return absl::OkStatus();
  return Damaged(absl::StrCat("there is no ", id->c_str()));
}

absl::Status ReadPlanet(const DuckDealerRules& rules, const fb::Planet& in, int index,
                        Planet& planet) {
  const PlanetSpec& spec = rules.galaxy().planets[static_cast<size_t>(index)];
  const GameContent& content = rules.content();
  if (in.name() == nullptr || in.name()->string_view() != spec.id || in.start() != spec.start) {
    return Damaged("the map has another form");
  }
  for (const absl::Status& status : {FindId(content.mines, in.mine(), planet.mine),
                                     FindId(content.consumers, in.consumer(), planet.consumer),
                                     FindId(content.factories, in.factory(), planet.factory),
                                     FindId(content.shipyards, in.shipyard(), planet.shipyard)}) {
    if (!status.ok()) return status;
  }
  planet.built[kConsumerSite] = in.consumer_built() ? 1 : 0;
  planet.built[kShipyardSite] = in.shipyard_built() ? 1 : 0;
  const int8_t owners[kSites] = {in.mine_owner(), in.consumer_owner(), in.factory_owner(),
                                 in.shipyard_owner()};
  for (int site = 0; site < kSites; ++site) {
    if (owners[site] < -1 || owners[site] >= rules.seats()) return Damaged("a privilege");
    planet.claims[site] = static_cast<uint8_t>(owners[site] + 1);
  }
  return absl::OkStatus();
}

absl::Status ReadRoutes(const DuckDealerRules& rules, const fb::State& in) {
  const absl::Span<const Route> routes = rules.routes().routes();
  if (in.routes() == nullptr || in.routes()->size() != routes.size()) {
    return Damaged("the map has another form");
  }
  for (size_t i = 0; i < routes.size(); ++i) {
    const fb::Route& route = *in.routes()->Get(static_cast<flatbuffers::uoffset_t>(i));
    if (route.from() != routes[i].from || route.to() != routes[i].to ||
        route.dots() != routes[i].dots) {
      return Damaged("the map has another form");
    }
  }
  return absl::OkStatus();
}

absl::Status ReadEnergy(const flatbuffers::Vector<uint8_t>* in, uint8_t (&energy)[kEnergies]) {
  if (in == nullptr || in->size() != kEnergies) return Damaged("energy");
  for (unsigned i = 0; i < kEnergies; ++i) energy[i] = in->Get(i);
  return absl::OkStatus();
}

absl::Status ReadHold(const DuckDealerRules& rules, const fb::Player& in, Player& player) {
  if (in.goods() == nullptr || in.equipment() == nullptr) return Damaged("a ship");
  int load = 0;
  for (const fb::Stock* stock : *in.goods()) {
    uint8_t good = 0;
    if (absl::Status s = FindId(rules.content().goods, stock->name(), good); !s.ok()) return s;
    if (good == 0 || stock->count() == 0 || player.goods[good - 1] != 0) return Damaged("goods");
    player.goods[good - 1] = stock->count();
    load += stock->count();
  }
  if (load > kMaxLoad) return Damaged("too many goods");
  if (in.equipment()->size() > rules.ship().steps.size()) return Damaged("too much equipment");
  for (const flatbuffers::String* id : *in.equipment()) {
    uint8_t& slot = player.equipment[player.filled++];
    if (absl::Status s = FindId(rules.content().equipment, id, slot); !s.ok()) return s;
    if (slot == 0) return Damaged("equipment");
  }
  RecountHold(rules, player);
  if (in.capacity() != player.capacity || in.steps() != rules.StepsOf(player)) {
    return Damaged("what a ship can do");
  }
  return absl::OkStatus();
}

// Bids that the viewer may not know are -1 there and 0 in the state.
absl::Status ReadBids(const fb::Player& in, bool sealed, int round, Player& player) {
  if (in.bids() == nullptr || in.bids()->size() != in.bids_made() || in.bids_made() > 2) {
    return Damaged("bids");
  }
  player.bids_made = in.bids_made();
  for (int i = 0; i < player.bids_made; ++i) {
    const int bid = in.bids()->Get(static_cast<flatbuffers::uoffset_t>(i));
    const bool hidden = sealed && i == round;
    if (hidden ? bid != -1 : bid < 0 || bid > kMaxBid) return Damaged("a bid");
    player.bids[i] = static_cast<uint8_t>(hidden ? 0 : bid);
  }
  return absl::OkStatus();
}

absl::Status ReadPlayer(const DuckDealerRules& rules, const fb::Player& in, bool sealed, int round,
                        Player& player) {
  if (absl::Status s = ReadHold(rules, in, player); !s.ok()) return s;
  if (absl::Status s = ReadBids(in, sealed, round, player); !s.ok()) return s;
  if (absl::Status s = ReadEnergy(in.energy(), player.energy); !s.ok()) return s;
  if (absl::Status s = ReadEnergy(in.virtual_energy(), player.virtual_energy); !s.ok()) return s;
  player.points = in.points();
  if (in.place() < -1 || in.place() >= rules.routes().node_count() || in.entrance() < -1 ||
      in.entrance() >= rules.planets() || in.exit() < -1 || in.exit() >= rules.planets()) {
    return Damaged("a place");
  }
  player.on_map = in.place() >= 0 ? 1 : 0;
  player.place = static_cast<uint8_t>(in.place() >= 0 ? in.place() : 0);
  player.entrance = static_cast<uint8_t>(in.entrance() + 1);
  player.exit = static_cast<uint8_t>(in.exit() + 1);
  player.cubes = in.cubes();
  player.privileges = in.privileges();
  player.position = in.position();
  player.rank = in.rank();
  if (in.roads() == nullptr) return Damaged("roads");
  for (const uint8_t dot : *in.roads()) {
    if (!rules.dot_set().Has(dot) || player.roads.Has(dot)) return Damaged("a road");
    player.roads.Set(dot);
  }
  return absl::OkStatus();
}

absl::Status ReadOffer(const DuckDealerRules& rules, const fb::Offer& in, Offer& offer) {
  if (in.from() < -1 || in.from() >= rules.seats() || in.to() < -1 || in.to() >= rules.seats() ||
      in.gives() == nullptr || in.wants() == nullptr) {
    return Damaged("an offer");
  }
  offer.from = static_cast<uint8_t>(in.from() + 1);
  offer.to = static_cast<uint8_t>(in.to() + 1);
  const auto read = [&](const auto& ids, uint8_t(&goods)[kOfferGoods]) {
    if (ids.size() > kOfferGoods) return Damaged("an offer");
    for (flatbuffers::uoffset_t i = 0; i < ids.size(); ++i) {
      if (absl::Status s = FindId(rules.content().goods, ids.Get(i), goods[i]); !s.ok()) return s;
      if (goods[i] == 0 || (i > 0 && goods[i] < goods[i - 1])) return Damaged("an offer");
    }
    return absl::OkStatus();
  };
  if (absl::Status s = read(*in.gives(), offer.gives); !s.ok()) return s;
  return read(*in.wants(), offer.wants);
}

absl::Status ReadLists(const DuckDealerRules& rules, const fb::State& in, State& state) {
  if (in.stack() == nullptr || in.stack()->size() > kMaxStack || in.track() == nullptr ||
      static_cast<int>(in.track()->size()) > rules.turns() || in.factories_left() == nullptr ||
      in.factories_left()->size() != rules.content().factories.size() || in.offers() == nullptr ||
      in.offers()->size() != in.offers_made() || in.offers_made() > rules.mode().offers) {
    return Damaged("stack, track, factories or offers");
  }
  for (const flatbuffers::String* id : *in.stack()) {
    uint8_t tile = 0;
    if (absl::Status s = FindId(rules.content().consumers, id, tile); !s.ok()) return s;
    if (tile == 0) return Damaged("the stack");
    state.stack[state.stack_size++] = static_cast<uint8_t>(tile - 1);
  }
  for (const uint8_t seat : *in.track()) {
    if (seat >= rules.seats()) return Damaged("the turn track");
    state.track[state.track_used++] = static_cast<uint8_t>(seat + 1);
  }
  for (const fb::Stock* stock : *in.factories_left()) {
    uint8_t factory = 0;
    if (absl::Status s = FindId(rules.content().factories, stock->name(), factory); !s.ok()) {
      return s;
    }
    if (factory == 0) return Damaged("a factory");
    state.factories_left[factory - 1] = stock->count();
  }
  for (const fb::Offer* offer : *in.offers()) {
    absl::Status s = ReadOffer(rules, *offer, state.offers[state.offers_made++]);
    if (!s.ok()) return s;
  }
  return in.draft() == nullptr ? absl::OkStatus() : ReadOffer(rules, *in.draft(), state.draft);
}

void ReadScalars(const fb::State& in, State& state) {
  state.phase = static_cast<Phase>(in.phase());
  state.active = in.active();
  state.asked = in.asked();
  state.winner = static_cast<uint8_t>(in.winner() + 1);
  state.turns = in.turns();
  state.free_roads = in.free_roads();
  state.leftover = in.leftover();
  state.opened = in.opened();
  state.compulsory = in.compulsory() ? 1 : 0;
  state.gains = in.gains();
  state.round = in.auction_round();
  if (state.phase == Phase::kGaining) {
    state.resume = in.gaining_from_collection() ? Phase::kTurn : Phase::kActing;
  }
}

}  // namespace

absl::Status DuckDealerRules::Read(const schema::Snapshot& snapshot, Viewer viewer,
                                   void* state) const {
  const fb::State* in = snapshot.state_as_DuckDealer();
  if (in == nullptr) return Damaged("there is no Duck Dealer state");
  State& s = As(state);
  s = State();
  if (in->phase() > fb::Phase::Over || in->active() >= seats_ || in->asked() >= seats_ ||
      in->winner() < -1 || in->winner() >= seats_ || in->auction_round() > 1 ||
      in->planets() == nullptr || static_cast<int>(in->planets()->size()) != planets() ||
      in->players() == nullptr || static_cast<int>(in->players()->size()) != seats_) {
    return Damaged("phase, seats or planets");
  }
  ReadScalars(*in, s);
  if (absl::Status status = ReadRoutes(*this, *in); !status.ok()) return status;
  for (int i = 0; i < planets(); ++i) {
    absl::Status status = ReadPlanet(
        *this, *in->planets()->Get(static_cast<flatbuffers::uoffset_t>(i)), i, s.planets[i]);
    if (!status.ok()) return status;
  }
  for (int seat = 0; seat < seats_; ++seat) {
    const bool sealed = s.phase == Phase::kBidding && !viewer.is_host() && viewer.seat() != seat;
    absl::Status status =
        ReadPlayer(*this, *in->players()->Get(static_cast<flatbuffers::uoffset_t>(seat)), sealed,
                   s.round, s.players[seat]);
    if (!status.ok()) return status;
  }
  if (absl::Status status = ReadEnergy(in->supply(), s.supply); !status.ok()) return status;
  if (absl::Status status = ReadLists(*this, *in, s); !status.ok()) return status;
  if (absl::Status status = Validate(*this, s); !status.ok()) return status;
  if (InActionTurn(s)) UpdateReach(*this, s);
  if (viewer.is_host()) {
    absl::Status status = ReadStreams(in->streams(), {&s.chance});
    if (!status.ok()) return status;
  }
  return ReadVariables(variables_, in->variables(), VariablesOf(s));
}

}  // namespace mallard::duck_dealer
