#include "src/games/duck_dealer/trade.h"

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/planet.h"
#include "src/games/duck_dealer/privilege.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/turn.h"
#include "src/games/duck_dealer/where.h"

namespace mallard::duck_dealer {
namespace {

constexpr Refusal kNotOnPlanet = Forbidden(kInSpace);
constexpr Refusal kGoodsMissing = Forbidden("the goods for it are not on board");
constexpr Refusal kNoBuildEnergy = Forbidden("building takes a build energy");
constexpr Refusal kNoTradeEnergy = Forbidden("trading takes a trade energy");
constexpr Refusal kTooManyGoods = Forbidden("nobody needs that many goods");

bool CanBuild(const State& state) { return Spendable(Active(state), kBuildEnergy) > 0; }

// Whether the planet has room for a factory, whichever.
Refusal CheckRoomForFactory(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (position.rules.IsStart(Active(position.state).place)) {
    return Forbidden("start planets have no room for a factory");
  }
  return planet->factory != 0 ? Forbidden("this planet has a factory already") : kAllowed;
}

// Whether there is a shipyard to be built here, whatever with.
Refusal CheckShipyardDue(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (planet->shipyard == 0) return Forbidden("there is no shipyard here");
  return Stands(*planet, kShipyardSite) ? Forbidden("the shipyard here is built already")
                                        : kAllowed;
}

// The common part of using a tile.
Refusal CheckPrice(const State& state, const Planet& planet, int site) {
  return TradePrice(state, planet, site) > Spendable(Active(state), kTradeEnergy) ? kNoTradeEnergy
                                                                                  : kAllowed;
}

void PayTrade(Play& play, const Planet& planet, int site) {
  State& state = play.state;
  PayEnergy(play, state.turn_seat, kTradeEnergy, TradePrice(state, planet, site));
  if (planet.claims[site] == state.turn_seat + 1) Put(state.opened, state.opened | (1 << site));
}

absl::Status BuildFactory(Play& play, int seat, Planet& here, int index) {
  const Factory& factory = At(play.rules.content().factories, index);
  PayEnergy(play, seat, kBuildEnergy, 1);
  PayGoods(play, seat, factory.inputs);
  --play.state.factories_left[index];
  Put(here.factory, index + 1);
  play.Tell(kFactoryBuilt, seat, play.state.players[seat].place, index);
  Score(play, seat, factory.points);
  return RunTile(play, seat, factory.on_built, BuiltHook());
}

absl::Status BuildConsumer(Play& play, int seat, Planet& here) {
  const Consumer& consumer = play.rules.ConsumerOf(here);
  PayEnergy(play, seat, kBuildEnergy, 1);
  PayGoods(play, seat, consumer.cost);
  here.built[kConsumerSite] = 1;
  play.Tell(kConsumerBuilt, seat, play.state.players[seat].place, here.consumer - 1);
  Score(play, seat, consumer.build_points);
  return RunTile(play, seat, consumer.on_built, BuiltHook());
}

absl::Status BuildShipyard(Play& play, int seat, Planet& here, int other_good) {
  const Shipyard& shipyard = play.rules.ShipyardOf(here);
  PayEnergy(play, seat, kBuildEnergy, 1);
  PayGood(play, seat, shipyard.good, 1);
  PayGood(play, seat, other_good, 1);
  here.built[kShipyardSite] = 1;
  play.Tell(kShipyardBuilt, seat, play.state.players[seat].place, here.shipyard - 1);
  Score(play, seat, shipyard.points);
  return RunTile(play, seat, shipyard.on_built, BuiltHook());
}

absl::Status TakeFromMine(Play& play, int seat, const Planet& here) {
  const Mine& mine = play.rules.MineOf(here);
  PayTrade(play, here, kMineSite);
  AddGoods(play.state.players[seat], mine.good, 1);
  play.Tell(kMined, seat, mine.good, play.state.players[seat].place);
  return RunTile(play, seat, mine.on_used, UsedHook());
}

absl::Status MakeProduct(Play& play, int seat, const Planet& here) {
  const Factory& factory = play.rules.FactoryOf(here);
  PayTrade(play, here, kFactorySite);
  PayGoods(play, seat, factory.inputs);
  AddGoods(play.state.players[seat], factory.product, 1);
  play.Tell(kMade, seat, factory.product, play.state.players[seat].place);
  return RunTile(play, seat, factory.on_used, UsedHook());
}

absl::Status BuyEquipment(Play& play, int seat, const Planet& here, int slot) {
  const Shipyard& shipyard = play.rules.ShipyardOf(here);
  Player& player = play.state.players[seat];
  PayTrade(play, here, kShipyardSite);
  PayGoods(play, seat, shipyard.price);
  const int replaced = player.equipment[slot] - 1;
  Install(play, seat, slot, shipyard.sells);
  play.Tell(kBought, seat, slot + 1, shipyard.sells, replaced);
  absl::Status status = RunInstalled(play, seat, shipyard.sells);
  return status.ok() ? RunTile(play, seat, shipyard.on_used, UsedHook()) : status;
}

absl::Status DeliverGood(Play& play, int seat, const Planet& here) {
  const Consumer& consumer = play.rules.ConsumerOf(here);
  PayTrade(play, here, kConsumerSite);
  AddGoods(play.state.players[seat], consumer.good, -1);
  play.Tell(kDelivered, seat, play.state.players[seat].place, consumer.good);
  Score(play, seat, consumer.points);
  absl::Status status = RunTile(play, seat, consumer.on_used, UsedHook());
  return status.ok() ? RunDelivery(play, seat, consumer) : status;
}

absl::Status Use(Play& play, int seat, Planet& here, const Action& action) {
  switch (action.kind) {
    case kBuildFactory:
      return BuildFactory(play, seat, here, action.args[0]);
    case kBuildConsumer:
      return BuildConsumer(play, seat, here);
    case kBuildShipyard:
      return BuildShipyard(play, seat, here, action.args[0]);
    case kMine:
      return TakeFromMine(play, seat, here);
    case kMake:
      return MakeProduct(play, seat, here);
    case kBuy:
      return BuyEquipment(play, seat, here, action.args[0] - 1);
    default:  // kDeliver
      return DeliverGood(play, seat, here);
  }
}

bool ListBuilding(const Position& position, Listing& out) {
  if (!CanBuild(position.state)) return true;
  const GameContent& content = position.rules.content();
  if (!CheckRoomForFactory(position) &&
      !out.Bits({kBuildFactory, {}}, 0, Where(Size(content.factories), [&](int factory) {
                  return CheckBuildFactory(position, factory);
                }))) {
    return false;
  }
  if (!CheckBuildConsumer(position) && !out.One({kBuildConsumer, {}})) return false;
  if (CheckShipyardDue(position)) return true;
  return out.Bits({kBuildShipyard, {}}, 0, Where(Size(content.goods), [&](int good) {
                    return CheckBuildShipyard(position, good);
                  }));
}

// Bit a good that is on board.
uint64_t GoodsOnBoard(const Player& player) {
  uint64_t goods = 0;
  for (int good = 0; player.load != 0 && good < kMaxGoods; ++good) {
    goods |= uint64_t{player.goods[good] != 0} << good;
  }
  return goods;
}

bool ListUses(const Position& position, const Planet& here, Listing& out) {
  uint64_t slots = 0;
  if (Stands(here, kShipyardSite)) {
    slots = Where(kMaxSlots, [&](int slot) { return CheckBuy(position, slot); });
  }
  return (CheckMine(position) || out.One({kMine, {}})) &&
         (CheckMake(position) || out.One({kMake, {}})) && out.Bits({kBuy, {}}, 0, slots << 1) &&
         (CheckDeliver(position) || out.One({kDeliver, {}}));
}

}  // namespace

Refusal CheckBuildFactory(const Position& position, int factory) {
  const State& state = position.state;
  if (Refusal no = CheckRoomForFactory(position)) return no;
  if (state.factories_left[factory] == 0) return Forbidden("there is no such factory left");
  if (!CanBuild(state)) return kNoBuildEnergy;
  return At(position.rules.content().factories, factory).inputs.CoveredBy(Active(state).goods)
             ? kAllowed
             : kGoodsMissing;
}

Refusal CheckBuildConsumer(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (planet->consumer == 0) return Forbidden("there is no consumer tile here");
  if (Stands(*planet, kConsumerSite)) return Forbidden("the consumer here is built already");
  if (!CanBuild(position.state)) return kNoBuildEnergy;
  return position.rules.ConsumerOf(*planet).cost.CoveredBy(Active(position.state).goods)
             ? kAllowed
             : kGoodsMissing;
}

Refusal CheckBuildShipyard(const Position& position, int other_good) {
  if (Refusal no = CheckShipyardDue(position)) return no;
  if (!CanBuild(position.state)) return kNoBuildEnergy;
  const int printed = position.rules.ShipyardOf(*PlanetHere(position)).good;
  if (other_good == printed) return Forbidden("the second good must differ from the printed one");
  const uint8_t* goods = Active(position.state).goods;
  return goods[printed] != 0 && goods[other_good] != 0 ? kAllowed : kGoodsMissing;
}

Refusal CheckMine(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (!Stands(*planet, kMineSite)) return Forbidden("there is no mine here");
  if (Active(position.state).load >= kMaxLoad) return kTooManyGoods;
  return CheckPrice(position.state, *planet, kMineSite);
}

Refusal CheckMake(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (!Stands(*planet, kFactorySite)) return Forbidden("there is no factory here");
  if (!position.rules.FactoryOf(*planet).inputs.CoveredBy(Active(position.state).goods)) {
    return kGoodsMissing;
  }
  return CheckPrice(position.state, *planet, kFactorySite);
}

Refusal CheckBuy(const Position& position, int slot) {
  const State& state = position.state;
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (!Stands(*planet, kShipyardSite)) {
    return Forbidden("there is no shipyard here, or it is not built yet");
  }
  const Player& player = Active(state);
  if (slot > player.filled || slot >= Size(position.rules.ship().steps)) {
    return Forbidden("equipment goes into the first free slot or into a filled one");
  }
  const Shipyard& shipyard = position.rules.ShipyardOf(*planet);
  if (player.equipment[slot] == shipyard.sells + 1) {
    return Forbidden("that slot holds such equipment already");
  }
  if (!shipyard.price.CoveredBy(player.goods)) return kGoodsMissing;
  if (Refusal no = CheckPrice(state, *planet, kShipyardSite)) return no;
  // A virtual marker that is paid vanishes; a real one is in the supply when
  // the new piece is taken.
  const bool refund =
      TradePrice(state, *planet, kShipyardSite) == 1 && player.virtual_energy[kTradeEnergy] == 0;
  return MarkerThere(position, At(position.rules.content().equipment, shipyard.sells),
                     player.equipment[slot], refund ? 1 : 0)
             ? kAllowed
             : Forbidden("there is no marker left for that equipment");
}

Refusal CheckDeliver(const Position& position) {
  const Planet* planet = PlanetHere(position);
  if (planet == nullptr) return kNotOnPlanet;
  if (!Stands(*planet, kConsumerSite)) {
    return Forbidden("there is no consumer here, or it is not built yet");
  }
  if (Active(position.state).goods[position.rules.ConsumerOf(*planet).good] == 0) {
    return kGoodsMissing;
  }
  return CheckPrice(position.state, *planet, kConsumerSite);
}

Refusal CheckDiscard(const Position& position, int good) {
  return ((GoodsOnBoard(Active(position.state)) >> good) & 1) != 0
             ? kAllowed
             : Forbidden("that good is not on board");
}

bool ListTrade(const Position& position, Listing& out) {
  const Planet* here = PlanetHere(position);
  if (here != nullptr && !(ListBuilding(position, out) && ListSites(position, out) &&
                           ListTakeClaims(position, out) && ListUses(position, *here, out))) {
    return false;
  }
  return out.Bits({kDiscard, {}}, 0, GoodsOnBoard(Active(position.state)));
}

absl::Status UseTile(Play& play, const Action& action) {
  State& state = play.state;
  // Something is done at a planet: the way there is over, and so is the time
  // for free roads.
  state.leftover = state.free_roads = 0;
  absl::Status status = Use(play, state.turn_seat, state.planets[Active(state).place], action);
  return status.ok() ? Settle(play, Phase::kActing) : status;
}

void Discard(Play& play, int good) {
  AddGoods(Active(play.state), good, -1);
  play.Tell(kDiscarded, play.state.turn_seat, good);
}

}  // namespace mallard::duck_dealer
