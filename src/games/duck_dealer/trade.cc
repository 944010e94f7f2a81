#include "src/games/duck_dealer/trade.h"

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

constexpr char kInSpace[] = "the ship is not on a planet";
constexpr char kGoodsMissing[] = "the goods for it are not on board";
constexpr char kNoBuildEnergy[] = "building takes a build energy";
constexpr char kNoTradeEnergy[] = "trading takes a trade energy";

const Player& Active(const State& state) { return state.players[state.active]; }

// The common part of using a tile.
Reason CannotTrade(const State& state, const Planet& planet, int site) {
  return TradePrice(state, planet, site) > Spendable(Active(state), kTradeEnergy) ? kNoTradeEnergy
                                                                                  : nullptr;
}

void PayTrade(State& state, const Planet& planet, int site, EventSink& events) {
  PayEnergy(state, state.active, kTradeEnergy, TradePrice(state, planet, site), events);
  if (planet.claims[site] == state.active + 1) {
    state.opened = static_cast<uint8_t>(state.opened | (1 << site));
  }
}

absl::Status BuildFactory(const DuckDealerRules& rules, State& state, int index,
                          EventSink& events) {
  const int seat = state.active;
  const int here = state.players[seat].place;
  const Factory& factory = rules.content().factories[static_cast<size_t>(index)];
  PayEnergy(state, seat, kBuildEnergy, 1, events);
  PayGoods(state.players[seat], factory.inputs);
  --state.factories_left[index];
  state.planets[here].factory = static_cast<uint8_t>(index + 1);
  events.Emit(Audience::Everyone(), {kFactoryBuilt, {seat, here, index}});
  Score(state, seat, factory.points, events);
  return RunTile(rules, state, seat, factory.on_built, "on_built", events);
}

absl::Status BuildConsumer(const DuckDealerRules& rules, State& state, EventSink& events) {
  const int seat = state.active;
  const int here = state.players[seat].place;
  const int index = state.planets[here].consumer - 1;
  const Consumer& consumer = rules.content().consumers[static_cast<size_t>(index)];
  PayEnergy(state, seat, kBuildEnergy, 1, events);
  PayGoods(state.players[seat], consumer.cost);
  state.planets[here].built[kConsumerSite] = 1;
  events.Emit(Audience::Everyone(), {kConsumerBuilt, {seat, here, index}});
  Score(state, seat, consumer.build_points, events);
  return RunTile(rules, state, seat, consumer.on_built, "on_built", events);
}

absl::Status BuildShipyard(const DuckDealerRules& rules, State& state, int other_good,
                           EventSink& events) {
  const int seat = state.active;
  const int here = state.players[seat].place;
  const int index = state.planets[here].shipyard - 1;
  const Shipyard& shipyard = rules.content().shipyards[static_cast<size_t>(index)];
  PayEnergy(state, seat, kBuildEnergy, 1, events);
  AddGoods(state.players[seat], shipyard.good, -1);
  AddGoods(state.players[seat], other_good, -1);
  state.planets[here].built[kShipyardSite] = 1;
  events.Emit(Audience::Everyone(), {kShipyardBuilt, {seat, here, index}});
  Score(state, seat, shipyard.points, events);
  return RunTile(rules, state, seat, shipyard.on_built, "on_built", events);
}

void Claim(const DuckDealerRules& rules, State& state, int site, EventSink& events) {
  const int seat = state.active;
  const int here = state.players[seat].place;
  PayEnergy(state, seat, kBuildEnergy, rules.mode().privilege_cost, events);
  --state.players[seat].privileges;
  state.planets[here].claims[site] = static_cast<uint8_t>(seat + 1);
  state.phase = Phase::kActing;
  events.Emit(Audience::Everyone(), {kClaimed, {seat, here, site}});
}

void TakeClaim(State& state, int planet, int site, EventSink& events) {
  const int seat = state.active;
  state.planets[planet].claims[site] = 0;
  ++state.players[seat].privileges;
  if (planet == state.players[seat].place) {
    state.opened = static_cast<uint8_t>(state.opened & ~(1 << site));
  }
  state.phase = Phase::kPlacingClaim;
  events.Emit(Audience::Everyone(), {kClaimTaken, {seat, planet, site}});
}

absl::Status Mine(const DuckDealerRules& rules, State& state, EventSink& events) {
  const int seat = state.active;
  const Planet& planet = state.planets[state.players[seat].place];
  const duck_dealer::Mine& mine = rules.content().mines[planet.mine - 1u];
  PayTrade(state, planet, kMineSite, events);
  AddGoods(state.players[seat], mine.good, 1);
  events.Emit(Audience::Everyone(), {kMined, {seat, mine.good}});
  return RunTile(rules, state, seat, mine.on_used, "on_used", events);
}

absl::Status Make(const DuckDealerRules& rules, State& state, EventSink& events) {
  const int seat = state.active;
  const Planet& planet = state.planets[state.players[seat].place];
  const Factory& factory = rules.content().factories[planet.factory - 1u];
  PayTrade(state, planet, kFactorySite, events);
  PayGoods(state.players[seat], factory.inputs);
  AddGoods(state.players[seat], factory.product, 1);
  events.Emit(Audience::Everyone(), {kMade, {seat, factory.product}});
  return RunTile(rules, state, seat, factory.on_used, "on_used", events);
}

absl::Status Buy(const DuckDealerRules& rules, State& state, int slot, EventSink& events) {
  const int seat = state.active;
  Player& player = state.players[seat];
  const Planet& planet = state.planets[player.place];
  const Shipyard& shipyard = rules.content().shipyards[planet.shipyard - 1u];
  PayTrade(state, planet, kShipyardSite, events);
  PayGoods(player, shipyard.price);
  const int replaced = player.equipment[slot] - 1;
  Install(rules, state, seat, slot, shipyard.sells);
  events.Emit(Audience::Everyone(), {kBought, {seat, slot + 1, shipyard.sells, replaced}});
  absl::Status status = RunInstalled(rules, state, seat, shipyard.sells, events);
  return status.ok() ? RunTile(rules, state, seat, shipyard.on_used, "on_used", events) : status;
}

absl::Status Deliver(const DuckDealerRules& rules, State& state, EventSink& events) {
  const int seat = state.active;
  const int here = state.players[seat].place;
  const Planet& planet = state.planets[here];
  const Consumer& consumer = rules.content().consumers[planet.consumer - 1u];
  PayTrade(state, planet, kConsumerSite, events);
  AddGoods(state.players[seat], consumer.good, -1);
  events.Emit(Audience::Everyone(), {kDelivered, {seat, here, consumer.good}});
  Score(state, seat, consumer.points, events);
  absl::Status status = RunTile(rules, state, seat, consumer.on_used, "on_used", events);
  return status.ok() ? RunDelivery(rules, state, seat, consumer, events) : status;
}

absl::Status Use(const DuckDealerRules& rules, State& state, const Action& action,
                 EventSink& events) {
  switch (action.kind) {
    case kBuildFactory:
      return BuildFactory(rules, state, action.args[0], events);
    case kBuildConsumer:
      return BuildConsumer(rules, state, events);
    case kBuildShipyard:
      return BuildShipyard(rules, state, action.args[0], events);
    case kMine:
      return Mine(rules, state, events);
    case kMake:
      return Make(rules, state, events);
    case kBuy:
      return Buy(rules, state, action.args[0] - 1, events);
    default:
      return Deliver(rules, state, events);
  }
}

}  // namespace

const Planet* PlanetHere(const DuckDealerRules& rules, const State& state) {
  const int place = Active(state).place;
  return rules.IsPlanet(place) ? &state.planets[place] : nullptr;
}

bool Stands(const Planet& planet, int site) {
  switch (site) {
    case kMineSite:
      return planet.mine != 0;
    case kFactorySite:
      return planet.factory != 0;
    default:
      return planet.built[site] != 0;
  }
}

int TradePrice(const State& state, const Planet& planet, int site) {
  const bool opened = ((state.opened >> site) & 1) != 0;
  return opened && planet.claims[site] == state.active + 1 ? 0 : 1;
}

Reason CannotBuildFactory(const DuckDealerRules& rules, const State& state, int factory) {
  const std::vector<Factory>& kinds = rules.content().factories;
  if (factory < 0 || static_cast<size_t>(factory) >= kinds.size()) return "no such factory";
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (rules.IsStart(Active(state).place)) return "start planets have no room for a factory";
  if (planet->factory != 0) return "this planet has a factory already";
  if (state.factories_left[factory] == 0) return "there is no such factory left";
  if (Spendable(Active(state), kBuildEnergy) == 0) return kNoBuildEnergy;
  if (!kinds[static_cast<size_t>(factory)].inputs.CoveredBy(Active(state).goods)) {
    return kGoodsMissing;
  }
  return nullptr;
}

Reason CannotBuildConsumer(const DuckDealerRules& rules, const State& state) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->consumer == 0) return "there is no consumer tile here";
  if (planet->built[kConsumerSite] != 0) return "the consumer here is built already";
  if (Spendable(Active(state), kBuildEnergy) == 0) return kNoBuildEnergy;
  if (!rules.content().consumers[planet->consumer - 1u].cost.CoveredBy(Active(state).goods)) {
    return kGoodsMissing;
  }
  return nullptr;
}

Reason CannotBuildShipyard(const DuckDealerRules& rules, const State& state, int other_good) {
  if (other_good < 0 || static_cast<size_t>(other_good) >= rules.content().goods.size()) {
    return "no such good";
  }
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->shipyard == 0) return "there is no shipyard here";
  if (planet->built[kShipyardSite] != 0) return "the shipyard here is built already";
  if (Spendable(Active(state), kBuildEnergy) == 0) return kNoBuildEnergy;
  const int printed = rules.content().shipyards[planet->shipyard - 1u].good;
  if (other_good == printed) return "the second good must differ from the printed one";
  if (Active(state).goods[printed] == 0 || Active(state).goods[other_good] == 0) {
    return kGoodsMissing;
  }
  return nullptr;
}

Reason CannotClaim(const DuckDealerRules& rules, const State& state, int site) {
  if (site < 0 || site >= kSites) return "there is no such kind of tile";
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (!Stands(*planet, site)) return "there is no such tile here, or it is not built yet";
  if (planet->claims[site] != 0) return "there is a privilege on it already";
  if (Spendable(Active(state), kBuildEnergy) < rules.mode().privilege_cost) {
    return "there is too little build energy for a privilege";
  }
  if (Active(state).privileges == 0) return "no privilege is left; take one off the map first";
  return nullptr;
}

Reason CannotTakeClaims(const DuckDealerRules& rules, const State& state) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (Active(state).privileges != 0) {
    return "privileges are taken off the map only when none is left";
  }
  if (Spendable(Active(state), kBuildEnergy) < rules.mode().privilege_cost) {
    return "it must be placed again at once, and there is too little build energy";
  }
  for (int site = 0; site < kSites; ++site) {
    if (Stands(*planet, site) && planet->claims[site] == 0) return nullptr;
  }
  return "it must be placed again at once, and there is nothing to claim here";
}

Reason CannotMine(const DuckDealerRules& rules, const State& state) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->mine == 0) return "there is no mine here";
  if (Active(state).load >= kMaxLoad) return "nobody needs that many goods";
  return CannotTrade(state, *planet, kMineSite);
}

Reason CannotMake(const DuckDealerRules& rules, const State& state) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->factory == 0) return "there is no factory here";
  if (!rules.content().factories[planet->factory - 1u].inputs.CoveredBy(Active(state).goods)) {
    return kGoodsMissing;
  }
  return CannotTrade(state, *planet, kFactorySite);
}

Reason CannotBuy(const DuckDealerRules& rules, const State& state, int slot) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->built[kShipyardSite] == 0) return "there is no shipyard here, or it is not built yet";
  const Player& player = Active(state);
  if (slot < 0 || slot > player.filled || slot >= static_cast<int>(rules.ship().steps.size())) {
    return "equipment goes into the first free slot or into a filled one";
  }
  const Shipyard& shipyard = rules.content().shipyards[planet->shipyard - 1u];
  if (player.equipment[slot] == shipyard.sells + 1) return "that slot holds such equipment already";
  if (!shipyard.price.CoveredBy(player.goods)) return kGoodsMissing;
  if (Reason reason = CannotTrade(state, *planet, kShipyardSite)) return reason;
  // A virtual marker that is paid vanishes; a real one is in the supply when the new piece is
  // taken.
  const bool refund =
      TradePrice(state, *planet, kShipyardSite) == 1 && player.virtual_energy[kTradeEnergy] == 0;
  if (!MarkerThere(rules, state, rules.content().equipment[static_cast<size_t>(shipyard.sells)],
                   player.equipment[slot], refund ? 1 : 0)) {
    return "there is no marker left for that equipment";
  }
  return nullptr;
}

Reason CannotDeliver(const DuckDealerRules& rules, const State& state) {
  const Planet* planet = PlanetHere(rules, state);
  if (planet == nullptr) return kInSpace;
  if (planet->built[kConsumerSite] == 0) return "there is no consumer here, or it is not built yet";
  if (Active(state).goods[rules.content().consumers[planet->consumer - 1u].good] == 0) {
    return kGoodsMissing;
  }
  return CannotTrade(state, *planet, kConsumerSite);
}

absl::Status ApplyTrade(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                        EventSink& events) {
  if (action.kind == kDiscard) {
    AddGoods(state.players[seat], action.args[0], -1);
    events.Emit(Audience::Everyone(), {kDiscarded, {seat, action.args[0]}});
    return absl::OkStatus();
  }
  // Something is done at a planet: the way there is over, and so is the time for free roads.
  state.leftover = state.free_roads = 0;
  if (action.kind == kClaim) {
    Claim(rules, state, action.args[0], events);
    return absl::OkStatus();
  }
  if (action.kind == kTakeClaim) {
    TakeClaim(state, action.args[0], action.args[1], events);
    return absl::OkStatus();
  }
  absl::Status status = Use(rules, state, action, events);
  return status.ok() ? Settle(rules, state, Phase::kActing, events) : status;
}

}  // namespace mallard::duck_dealer
