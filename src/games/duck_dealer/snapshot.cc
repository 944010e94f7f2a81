// Duck Dealer states to FlatBuffers.
#include <string>
#include <vector>

#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/duck_dealer/rules.h"

namespace mallard::duck_dealer {
namespace {

namespace fb = mallard::schema::duck_dealer;
using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;
using Texts = Offset<flatbuffers::Vector<Offset<flatbuffers::String>>>;

// Writes ids, each of them once.
class IdWriter {
 public:
  explicit IdWriter(FlatBufferBuilder& builder) : builder_(builder) {}
  template <class Entry>
  Offset<flatbuffers::String> Of(const std::vector<Entry>& entries, int index) {
    Offset<flatbuffers::String>& id = written_[RowOf(entries)][index];
    if (id.IsNull()) id = builder_.CreateString(entries[static_cast<size_t>(index)].id);
    return id;
  }
  // The id behind 1 + index; nothing for 0.
  template <class Entry>
  Offset<flatbuffers::String> OrNothing(const std::vector<Entry>& entries, int number) {
    return number == 0 ? Offset<flatbuffers::String>() : Of(entries, number - 1);
  }

 private:
  static int RowOf(const std::vector<Good>&) { return 0; }
  static int RowOf(const std::vector<Equipment>&) { return 1; }
  static int RowOf(const std::vector<Mine>&) { return 2; }
  static int RowOf(const std::vector<Consumer>&) { return 3; }
  static int RowOf(const std::vector<Factory>&) { return 4; }
  static int RowOf(const std::vector<Shipyard>&) { return 5; }
  static_assert(kMaxGoods <= kMaxKinds);

  FlatBufferBuilder& builder_;
  Offset<flatbuffers::String> written_[6][kMaxKinds];
};

Texts GoodIds(const DuckDealerRules& rules, const uint8_t (&goods)[kOfferGoods], IdWriter& ids,
              FlatBufferBuilder& builder) {
  std::vector<Offset<flatbuffers::String>> names;
  for (const uint8_t good : goods) {
    if (good != 0) names.push_back(ids.Of(rules.content().goods, good - 1));
  }
  return builder.CreateVector(names);
}

Offset<fb::Offer> WriteOffer(const DuckDealerRules& rules, const Offer& offer, IdWriter& ids,
                             FlatBufferBuilder& builder) {
  const Texts gives = GoodIds(rules, offer.gives, ids, builder);
  const Texts wants = GoodIds(rules, offer.wants, ids, builder);
  return fb::CreateOffer(builder, static_cast<int8_t>(offer.from - 1),
                         static_cast<int8_t>(offer.to - 1), gives, wants);
}

Offset<fb::Planet> WritePlanet(const DuckDealerRules& rules, const State& state, int index,
                               IdWriter& ids, FlatBufferBuilder& builder) {
  const PlanetSpec& spec = rules.galaxy().planets[static_cast<size_t>(index)];
  const Planet& planet = state.planets[index];
  const GameContent& content = rules.content();
  const auto name = builder.CreateString(spec.id);
  const auto title = builder.CreateString(spec.name);
  const auto mine = ids.OrNothing(content.mines, planet.mine);
  const auto consumer = ids.OrNothing(content.consumers, planet.consumer);
  const auto factory = ids.OrNothing(content.factories, planet.factory);
  const auto shipyard = ids.OrNothing(content.shipyards, planet.shipyard);
  const auto owner = [&](int site) { return static_cast<int8_t>(planet.claims[site] - 1); };
  return fb::CreatePlanet(builder, name, title, static_cast<uint8_t>(spec.x),
                          static_cast<uint8_t>(spec.y), spec.start, mine, consumer, factory,
                          shipyard, planet.built[kConsumerSite] != 0,
                          planet.built[kShipyardSite] != 0, owner(kMineSite), owner(kConsumerSite),
                          owner(kFactorySite), owner(kShipyardSite));
}

Offset<fb::Player> WritePlayer(const DuckDealerRules& rules, const State& state, int seat,
                               Viewer viewer, IdWriter& ids, FlatBufferBuilder& builder) {
  const Player& player = state.players[seat];
  const GameContent& content = rules.content();
  std::vector<Offset<fb::Stock>> goods;
  for (int good = 0; good < kMaxGoods; ++good) {
    if (player.goods[good] == 0) continue;
    goods.push_back(fb::CreateStock(builder, ids.Of(content.goods, good), player.goods[good]));
  }
  const auto good_vector = builder.CreateVector(goods);
  std::vector<Offset<flatbuffers::String>> equipment;
  for (int slot = 0; slot < player.filled; ++slot) {
    equipment.push_back(ids.Of(content.equipment, player.equipment[slot] - 1));
  }
  const auto equipment_vector = builder.CreateVector(equipment);
  const auto energy = builder.CreateVector(player.energy, kEnergies);
  const auto virtual_energy = builder.CreateVector(player.virtual_energy, kEnergies);
  std::vector<uint8_t> roads;
  player.roads.ForEach([&](int dot) { roads.push_back(static_cast<uint8_t>(dot)); });
  const auto road_vector = builder.CreateVector(roads);
  const bool sealed = state.phase == Phase::kBidding && !viewer.is_host() && viewer.seat() != seat;
  std::vector<int8_t> bids;
  for (int round = 0; round < player.bids_made; ++round) {
    bids.push_back(static_cast<int8_t>(sealed && round == state.round ? -1 : player.bids[round]));
  }
  const auto bid_vector = builder.CreateVector(bids);
  return fb::CreatePlayer(
      builder, player.points, good_vector, equipment_vector, energy, virtual_energy,
      static_cast<int16_t>(player.on_map != 0 ? player.place : -1), player.capacity,
      static_cast<uint8_t>(rules.StepsOf(player)), road_vector, player.cubes, player.privileges,
      static_cast<int8_t>(player.entrance - 1), static_cast<int8_t>(player.exit - 1),
      player.position, player.bids_made, bid_vector, player.rank);
}

Offset<flatbuffers::Vector<const fb::Route*>> WriteRoutes(const DuckDealerRules& rules,
                                                          FlatBufferBuilder& builder) {
  std::vector<fb::Route> routes;
  int first = rules.planets();
  for (const Route& route : rules.routes().routes()) {
    routes.emplace_back(static_cast<uint8_t>(route.from), static_cast<uint8_t>(route.to),
                        static_cast<uint8_t>(route.dots), static_cast<uint8_t>(first));
    first += route.dots;
  }
  return builder.CreateVectorOfStructs(routes);
}

// The vectors of the state that hold content or seats.
struct Lists {
  Offset<flatbuffers::Vector<Offset<fb::Stock>>> factories_left;
  Texts stack;
  Offset<flatbuffers::Vector<uint8_t>> track;
  Offset<flatbuffers::Vector<Offset<fb::Offer>>> offers;
};

Lists WriteLists(const DuckDealerRules& rules, const State& state, IdWriter& ids,
                 FlatBufferBuilder& builder) {
  const GameContent& content = rules.content();
  Lists lists;
  std::vector<Offset<fb::Stock>> factories;
  for (size_t i = 0; i < content.factories.size(); ++i) {
    factories.push_back(fb::CreateStock(builder, ids.Of(content.factories, static_cast<int>(i)),
                                        state.factories_left[i]));
  }
  lists.factories_left = builder.CreateVector(factories);
  std::vector<Offset<flatbuffers::String>> stack;
  for (int i = 0; i < state.stack_size; ++i) {
    stack.push_back(ids.Of(content.consumers, state.stack[i]));
  }
  lists.stack = builder.CreateVector(stack);
  std::vector<uint8_t> track;
  for (int i = 0; i < state.track_used; ++i) {
    track.push_back(static_cast<uint8_t>(state.track[i] - 1));
  }
  lists.track = builder.CreateVector(track);
  std::vector<Offset<fb::Offer>> offers;
  for (int i = 0; i < state.offers_made; ++i) {
    offers.push_back(WriteOffer(rules, state.offers[i], ids, builder));
  }
  lists.offers = builder.CreateVector(offers);
  return lists;
}

}  // namespace

StateOffset DuckDealerRules::Write(const void* state, Viewer viewer,
                                   FlatBufferBuilder& builder) const {
  const State& s = As(state);
  IdWriter ids(builder);
  std::vector<Offset<fb::Planet>> planets;
  for (int i = 0; i < this->planets(); ++i)
    planets.push_back(WritePlanet(*this, s, i, ids, builder));
  const auto planet_vector = builder.CreateVector(planets);
  std::vector<Offset<fb::Player>> players;
  for (int seat = 0; seat < seats_; ++seat) {
    players.push_back(WritePlayer(*this, s, seat, viewer, ids, builder));
  }
  const auto player_vector = builder.CreateVector(players);
  const auto map_name = builder.CreateString(galaxy_.id);
  const auto routes = WriteRoutes(*this, builder);
  const auto supply = builder.CreateVector(s.supply, kEnergies);
  const Lists lists = WriteLists(*this, s, ids, builder);
  Offset<fb::Offer> draft;
  if (s.draft.from != 0) draft = WriteOffer(*this, s.draft, ids, builder);
  const auto variables = WriteVariables(variables_, VariablesOf(s), builder);
  Offset<flatbuffers::Vector<const schema::Stream*>> streams;
  if (viewer.is_host()) streams = WriteStreams({s.chance}, builder);
  const auto out = fb::CreateState(
      builder, static_cast<fb::Phase>(s.phase), s.active, s.asked,
      static_cast<int8_t>(s.winner - 1), s.turns, map_name, planet_vector, routes, player_vector,
      supply, lists.factories_left, lists.stack, lists.track, static_cast<uint8_t>(turns_),
      s.free_roads, s.leftover, s.opened, s.compulsory != 0, s.offers_made, lists.offers, draft,
      s.gains, s.phase == Phase::kGaining && s.resume == Phase::kTurn, s.round, variables, streams);
  return {static_cast<uint8_t>(schema::GameState::DuckDealer), out.o};
}

}  // namespace mallard::duck_dealer
