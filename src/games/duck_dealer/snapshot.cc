#include "src/games/duck_dealer/snapshot.h"

#include <algorithm>
#include <cstdint>

#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duck_dealer/invariants.h"

namespace mallard::duck_dealer {
namespace {

namespace fb = mallard::schema::duck_dealer;

constexpr char kOtherMap[] = "the map has another form";

// The first `count` members of an array, both ways.
template <class T, size_t kSize>
absl::Span<T> First(T (&array)[kSize], int count) {
  return absl::MakeSpan(array).first(static_cast<size_t>(count));
}

template <class Io, class P>
void DescribePlanet(Io& io, const DuckDealerRules& rules, P& planet, int index) {
  const PlanetSpec& spec = At(rules.galaxy().planets, index);
  const GameContent& content = rules.content();
  const int seats = rules.seats();
  io.Derived(MALLARD_FIELD(name), spec.id);
  io.Shown(MALLARD_FIELD(title), spec.name);
  io.Shown(MALLARD_FIELD(x), spec.x);
  io.Shown(MALLARD_FIELD(y), spec.y);
  io.Derived(MALLARD_FIELD(start), spec.start);
  io.Id(MALLARD_FIELD(mine), planet.mine, content.mines);
  io.Id(MALLARD_FIELD(consumer), planet.consumer, content.consumers);
  io.Id(MALLARD_FIELD(factory), planet.factory, content.factories);
  io.Id(MALLARD_FIELD(shipyard), planet.shipyard, content.shipyards);
  io.Flag(MALLARD_FIELD(consumer_built), planet.built[kConsumerSite]);
  io.Flag(MALLARD_FIELD(shipyard_built), planet.built[kShipyardSite]);
  io.Index(MALLARD_FIELD(mine_owner), planet.claims[kMineSite], seats);
  io.Index(MALLARD_FIELD(consumer_owner), planet.claims[kConsumerSite], seats);
  io.Index(MALLARD_FIELD(factory_owner), planet.claims[kFactorySite], seats);
  io.Index(MALLARD_FIELD(shipyard_owner), planet.claims[kShipyardSite], seats);
}

// Only the goods that are held are told.
template <class Io, class P>
void DescribeGoods(Io& io, const DuckDealerRules& rules, P& player) {
  uint8_t held[kMaxGoods] = {};  // 1 + good.
  int kinds = 0;
  if constexpr (!Io::kReading) {
    for (int good = 0; good < kMaxGoods; ++good) {
      if (player.goods[good] != 0) Put(held[kinds++], good + 1);
    }
  }
  io.TableList(MALLARD_FIELD(goods), kinds, kMaxGoods, [&](auto& stock, int i) {
    stock.Id(MALLARD_FIELD(name), held[i], rules.content().goods);
    if (held[i] == 0) return stock.Require(false, "goods");
    auto& units = player.goods[held[i] - 1];
    if constexpr (Io::kReading) stock.Require(units == 0, "goods");
    stock.Number(MALLARD_FIELD(count), units, 1, kMaxLoad);
  });
}

// What others sealed is -1 there, and marked and 0 in the state.
template <class Io, class P>
void DescribeBids(Io& io, P& player) {
  int8_t bids[2] = {};
  int made = player.bids_made;
  if constexpr (!Io::kReading) {
    for (int i = 0; i < made; ++i) Put(bids[i], player.bids[i]);
    if (player.sealed != 0) bids[made - 1] = -1;
  }
  io.Number(MALLARD_FIELD(bids_made), player.bids_made, 0, 2);
  io.NumberList(MALLARD_FIELD(bids), made, absl::MakeSpan(bids), -1, kMaxBid);
  if constexpr (Io::kReading) {
    io.Require(made == player.bids_made && (made != 2 || bids[0] >= 0), "bids");
    player.sealed = made > 0 && bids[made - 1] < 0;
    for (int i = 0; i < made; ++i) Put(player.bids[i], std::max<int8_t>(0, bids[i]));
  }
}

template <class Io, class P>
void DescribeRoads(Io& io, const DuckDealerRules& rules, P& player) {
  uint8_t dots[kMaxPlaces] = {};
  int count = 0;
  if constexpr (!Io::kReading) player.roads.ForEach([&](int dot) { Put(dots[count++], dot); });
  io.NumberList(MALLARD_FIELD(roads), count, absl::MakeSpan(dots), 0, kMaxPlaces - 1);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count; ++i) {
      io.Require(rules.dot_set().Has(dots[i]) && !player.roads.Has(dots[i]), "a road");
      player.roads.Set(dots[i]);
    }
  }
}

template <class Io, class P>
void DescribePlayer(Io& io, const DuckDealerRules& rules, P& player) {
  io.Number(MALLARD_FIELD(points), player.points, -kMostPoints, kMostPoints);
  DescribeGoods(io, rules, player);
  io.IdList(MALLARD_FIELD(equipment), player.filled,
            First(player.equipment, Size(rules.ship().steps)), rules.content().equipment);
  io.Numbers(MALLARD_FIELD(energy), absl::MakeSpan(player.energy), 0, kMaxMarkers);
  io.Numbers(MALLARD_FIELD(virtual_energy), absl::MakeSpan(player.virtual_energy), 0, kMaxMarkers);
  int place = player.on_map != 0 ? player.place + 1 : 0;
  io.Index(MALLARD_FIELD(place), place, rules.routes().node_count());
  if constexpr (Io::kReading) {
    player.on_map = place != 0;
    if (place != 0) Put(player.place, place - 1);
  }
  io.Number(MALLARD_FIELD(capacity), player.capacity, 0, UINT8_MAX);
  io.Derived(MALLARD_FIELD(steps), rules.StepsOf(player));
  DescribeRoads(io, rules, player);
  io.Number(MALLARD_FIELD(cubes), player.cubes, 0, kMaxCubes);
  io.Number(MALLARD_FIELD(privileges), player.privileges, 0, kMaxPrivileges);
  io.Index(MALLARD_FIELD(entrance), player.entrance, rules.planets());
  io.Index(MALLARD_FIELD(exit), player.exit, rules.planets());
  io.Number(MALLARD_FIELD(position), player.position, 0, rules.seats());
  DescribeBids(io, player);
  io.Number(MALLARD_FIELD(rank), player.rank, 0, rules.seats());
}

template <class Io, class O>
void DescribeOffer(Io& io, const DuckDealerRules& rules, O& offer) {
  const auto goods_in = [](const uint8_t(&goods)[kOfferGoods]) {
    return static_cast<int>(kOfferGoods - std::count(std::begin(goods), std::end(goods), 0));
  };
  io.Index(MALLARD_FIELD(from), offer.from, rules.seats());
  io.Index(MALLARD_FIELD(to), offer.to, rules.seats());
  int gives = goods_in(offer.gives);
  io.IdList(MALLARD_FIELD(gives), gives, absl::MakeSpan(offer.gives), rules.content().goods);
  int wants = goods_in(offer.wants);
  io.IdList(MALLARD_FIELD(wants), wants, absl::MakeSpan(offer.wants), rules.content().goods);
}

// The map is the ruleset's: told for those who draw it, and compared.
template <class Io>
void DescribeRoutes(Io& io, const DuckDealerRules& rules) {
  const absl::Span<const Route> routes = rules.routes().routes();
  int first = rules.planets();
  int count = Size(routes);
  io.Structs(
      MALLARD_FIELD(routes), count, count,
      [&](int i) {
        const Route& route = At(routes, i);
        const int dot = first;
        first += route.dots;
        return fb::Route(static_cast<uint8_t>(route.from), static_cast<uint8_t>(route.to),
                         static_cast<uint8_t>(route.dots), static_cast<uint8_t>(dot));
      },
      [&](int i, const auto& told) {
        const Route& route = At(routes, i);
        return told.from() == route.from && told.to() == route.to && told.dots() == route.dots;
      });
  io.Require(count == Size(routes), kOtherMap);
}

// Stocks and tracks that lie beside the map.
template <class Io, class S>
void DescribeStocks(Io& io, const DuckDealerRules& rules, S& state) {
  const GameContent& content = rules.content();
  io.Numbers(MALLARD_FIELD(supply), absl::MakeSpan(state.supply), 0, kMaxMarkers);
  io.Tables(MALLARD_FIELD(factories_left), Size(content.factories), [&](auto& stock, int i) {
    int kind = Io::kReading ? 0 : i + 1;
    stock.Id(MALLARD_FIELD(name), kind, content.factories);
    if (kind == 0) return stock.Require(false, "a factory");
    stock.Number(MALLARD_FIELD(count), state.factories_left[kind - 1], 0, kMaxCopies);
  });
  uint8_t tiles[kMaxStack] = {};  // 1 + kind.
  uint8_t seats[kMaxTrack] = {};  // From 0.
  for (int i = 0; i < state.stack_size; ++i) Put(tiles[i], state.stack[i] + 1);
  for (int i = 0; i < state.track_used; ++i) Put(seats[i], state.track[i] - 1);
  io.IdList(MALLARD_FIELD(stack), state.stack_size, absl::MakeSpan(tiles), content.consumers);
  io.NumberList(MALLARD_FIELD(track), state.track_used, First(seats, rules.turns()), 0,
                rules.seats() - 1);
  if constexpr (Io::kReading) {
    for (int i = 0; i < state.stack_size; ++i) Put(state.stack[i], std::max(tiles[i] - 1, 0));
    for (int i = 0; i < state.track_used; ++i) Put(state.track[i], seats[i] + 1);
  }
  io.Shown(MALLARD_FIELD(spaces), rules.turns());
}

// What goes on in a turn.
template <class Io, class S>
void DescribeTurn(Io& io, const DuckDealerRules& rules, S& state) {
  io.Number(MALLARD_FIELD(free_roads), state.free_roads, 0, kMaxFreeRoads);
  io.Number(MALLARD_FIELD(leftover), state.leftover, 0, kMaxSteps);
  io.Number(MALLARD_FIELD(opened), state.opened, 0, (1 << kSites) - 1);
  io.Flag(MALLARD_FIELD(compulsory), state.compulsory);
  io.Number(MALLARD_FIELD(offers_made), state.offers_made, 0, rules.mode().offers);
  io.Tables(MALLARD_FIELD(offers), state.offers_made,
            [&](auto& offer, int i) { DescribeOffer(offer, rules, state.offers[i]); });
  bool drafting = state.draft.from != 0;
  io.OptionalTable(MALLARD_FIELD(draft), drafting,
                   [&](auto& offer) { DescribeOffer(offer, rules, state.draft); });
  io.Number(MALLARD_FIELD(gains), state.gains, 0, kMaxGains);
  const bool gaining = state.phase == Phase::kGaining;
  bool collecting = gaining && state.resume == Phase::kTurn;
  io.Flag(MALLARD_FIELD(gaining_from_collection), collecting);
  if constexpr (Io::kReading) {
    if (gaining) state.resume = collecting ? Phase::kTurn : Phase::kActing;
  }
}

template <class Io, class S>
void DescribeState(Io& io, const DuckDealerRules& rules, S& state) {
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kOver);
  io.Number(MALLARD_FIELD(active), state.turn_seat, 0, rules.seats() - 1);
  io.Number(MALLARD_FIELD(asked), state.asked_seat, 0, rules.seats() - 1);
  io.Index(MALLARD_FIELD(winner), state.winner, rules.seats());
  io.Number(MALLARD_FIELD(turns), state.turns, 0, UINT32_MAX);
  io.Shown(MALLARD_FIELD(map_name), rules.galaxy().id);
  io.Tables(MALLARD_FIELD(planets), rules.planets(),
            [&](auto& planet, int i) { DescribePlanet(planet, rules, state.planets[i], i); });
  DescribeRoutes(io, rules);
  io.Tables(MALLARD_FIELD(players), rules.seats(),
            [&](auto& player, int i) { DescribePlayer(player, rules, state.players[i]); });
  DescribeStocks(io, rules, state);
  DescribeTurn(io, rules, state);
  io.Number(MALLARD_FIELD(auction_round), state.round, 0, 1);
  io.Variables(MALLARD_FIELD(variables), rules.variables(), rules.VariablesOf(state));
  io.Streams(MALLARD_FIELD(streams), {&state.chance});
}

}  // namespace

StateOffset WriteState(const DuckDealerRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  const auto table =
      WriteTable<fb::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
  return {static_cast<uint8_t>(schema::GameState::DuckDealer), table.o};
}

absl::Status ReadState(const DuckDealerRules& rules, const schema::Snapshot& snapshot,
                       State& state) {
  absl::Status status =
      ReadTable(snapshot.state_as_DuckDealer(), [&](auto& io) { DescribeState(io, rules, state); });
  return status.ok() ? Rebuild(rules, state) : status;
}

}  // namespace mallard::duck_dealer
