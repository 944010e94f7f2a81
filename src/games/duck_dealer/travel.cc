#include "src/games/duck_dealer/travel.h"

#include <algorithm>
#include <cassert>

#include "src/games/duck_dealer/actions.h"

namespace mallard::duck_dealer {
namespace {

// Runs the search for a ship; `goal` may be -1 for everything within reach.
const PathSearch& SearchFrom(const DuckDealerRules& rules, const Player& player, int goal) {
  // Working memory that is used again and again, so that searching allocates nothing.
  static thread_local PathSearch search;
  PathQuery query;
  query.start = player.place;
  query.max_cost = rules.ship().max_steps;
  query.goal = goal;
  query.free = player.roads.words;
  query.no_stop = player.roads.words;
  const absl::Status status = search.Run(rules.routes().graph(), query);
  assert(status.ok());
  (void)status;
  return search;
}

void EmitWay(const DuckDealerRules& rules, const State& state, int seat, int place,
             EventSink& events) {
  if (!events.active()) return;
  const std::vector<PathStep> way = WayTo(rules, state, seat, place);
  for (size_t i = 1; i + 1 < way.size(); ++i) {
    events.Emit(Audience::Everyone(), {kFlewOver, {seat, way[i].node, way[i].cost}});
  }
}

void LayTile(State& state, int planet, int index, EventSink& events) {
  const uint8_t tile = state.stack[index];
  std::copy(state.stack + index + 1, state.stack + state.stack_size, state.stack + index);
  state.stack[--state.stack_size] = 0;
  state.planets[planet].consumer = static_cast<uint8_t>(tile + 1);
  events.Emit(Audience::Everyone(), {kDiscovered, {state.active, planet, tile}});
}

// The active ship has stopped somewhere.
void Arrive(const DuckDealerRules& rules, State& state, int place, EventSink& events) {
  state.players[state.active].place = static_cast<uint8_t>(place);
  state.opened = 0;
  state.free_roads = 0;
  UpdateReach(rules, state);
  if (!rules.IsPlanet(place) || rules.IsStart(place) || state.planets[place].consumer != 0 ||
      state.stack_size == 0) {
    return;
  }
  state.leftover = 0;
  if (state.stack_size == 1 || state.stack[0] == state.stack[1]) {
    LayTile(state, place, 0, events);
  } else {
    state.phase = Phase::kDiscovering;
  }
}

void Move(const DuckDealerRules& rules, State& state, int place, EventSink& events) {
  const int seat = state.active;
  const int from = state.players[seat].place;
  const int steps = state.reach[place] - 1;
  if (state.leftover < steps) {
    PayEnergy(state, seat, kMoveEnergy, 1, events);
    state.leftover = static_cast<uint8_t>(rules.StepsOf(state.players[seat]));
  }
  state.leftover = static_cast<uint8_t>(state.leftover - steps);
  EmitWay(rules, state, seat, place, events);
  events.Emit(Audience::Everyone(), {kMoved, {seat, from, place, steps, state.leftover}});
  Arrive(rules, state, place, events);
}

void UsePassage(const DuckDealerRules& rules, State& state, int owner, EventSink& events) {
  const int seat = state.active;
  const int exit = state.players[owner].exit - 1;
  PayEnergy(state, seat, kMoveEnergy, 1, events);
  state.leftover = 0;
  events.Emit(Audience::Everyone(), {kPassageUsed, {seat, owner, state.players[seat].place, exit}});
  Arrive(rules, state, exit, events);
}

void LayRoad(const DuckDealerRules& rules, State& state, int dot, EventSink& events) {
  const int seat = state.active;
  if (state.free_roads > 0) {
    --state.free_roads;
  } else {
    PayEnergy(state, seat, kBuildEnergy, 1, events);
  }
  --state.players[seat].cubes;
  state.players[seat].roads.Set(dot);
  state.roads.Set(dot);
  state.phase = Phase::kActing;
  events.Emit(Audience::Everyone(), {kRoadLaid, {seat, dot}});
  UpdateReach(rules, state);
}

void PlacePassageEnd(State& state, int planet, bool exit, EventSink& events) {
  Player& player = state.players[state.active];
  (exit ? player.exit : player.entrance) = static_cast<uint8_t>(planet + 1);
  state.planets[planet].passage = static_cast<uint8_t>(state.active + 1);
  state.phase = exit ? Phase::kActing : Phase::kPlacingExit;
  events.Emit(Audience::Everyone(), {kPassagePlaced, {state.active, exit ? 1 : 0, planet}});
}

}  // namespace

void UpdateReach(const DuckDealerRules& rules, State& state) {
  const Player& player = state.players[state.active];
  std::fill(std::begin(state.reach), std::end(state.reach), uint8_t{0});
  const PathSearch& search = SearchFrom(rules, player, -1);
  for (const int32_t place : search.Stops()) {
    state.reach[place] = static_cast<uint8_t>(search.Cost(place) + 1);
  }
}

std::vector<PathStep> WayTo(const DuckDealerRules& rules, const State& state, int seat, int place) {
  return SearchFrom(rules, state.players[seat], place).Path(place);
}

Bitboard FreeDots(const DuckDealerRules& rules, const State& state) {
  Bitboard free = rules.dot_set().Minus(state.roads);
  for (const Player& player : state.players) {
    if (player.on_map != 0) free.Clear(player.place);
  }
  return free;
}

Bitboard PlanetsWithoutPassage(const DuckDealerRules& rules, const State& state) {
  Bitboard free = rules.planet_set();
  for (const Player& player : state.players) {
    if (player.entrance != 0) free.Clear(player.entrance - 1);
    if (player.exit != 0) free.Clear(player.exit - 1);
  }
  return free;
}

Bitboard Destinations(const DuckDealerRules& rules, const State& state) {
  const Player& player = state.players[state.active];
  int steps = state.leftover;
  if (Spendable(player, kMoveEnergy) > 0) steps = std::max(steps, rules.StepsOf(player));
  Bitboard places;
  for (int place = 0; place < rules.routes().node_count(); ++place) {
    if (state.reach[place] != 0 && state.reach[place] <= steps + 1) places.Set(place);
  }
  return places;
}

Reason CannotLay(const State& state) {
  const Player& player = state.players[state.active];
  if (player.cubes == 0) return "there is no cube left; take a road off the map first";
  if (state.free_roads == 0 && Spendable(player, kBuildEnergy) == 0) {
    return "a road costs a build energy";
  }
  return nullptr;
}

Bitboard TakeableRoads(const DuckDealerRules& rules, const State& state) {
  const Player& player = state.players[state.active];
  if (player.cubes > 0) return {};
  Bitboard roads = player.roads;
  if (state.phase == Phase::kPayingCube) return roads;
  if (state.free_roads == 0 && Spendable(player, kBuildEnergy) == 0) return {};
  if (FreeDots(rules, state).Empty()) {
    // It can only go back to where it was, so no ship may be there.
    for (const Player& other : state.players) {
      if (other.on_map != 0) roads.Clear(other.place);
    }
  }
  return roads;
}

Reason CannotPlacePassage(const DuckDealerRules& rules, const State& state) {
  if (state.players[state.active].entrance != 0) return "the passage has been placed already";
  if (PlanetsWithoutPassage(rules, state).Count() < 2) return "there is no room for a passage";
  return nullptr;
}

Reason CannotLeave(const State& state) {
  const Player& player = state.players[state.active];
  if (player.load > player.capacity) return "the goods do not fit; discard some first";
  return nullptr;
}

Reason CannotMove(const DuckDealerRules& rules, const State& state, int place) {
  if (place < 0 || place >= rules.routes().node_count()) return "there is no such place";
  if (Reason reason = CannotLeave(state)) return reason;
  const Player& player = state.players[state.active];
  if (player.place == place) return "the ship is there already";
  if (player.roads.Has(place)) return "a ship cannot stop on its own road";
  const int steps = state.reach[place] - 1;
  if (steps >= 0 && steps <= state.leftover) return nullptr;
  if (Spendable(player, kMoveEnergy) == 0) return "that takes a move energy";
  if (steps < 0 || steps > rules.StepsOf(player)) return "that is too far for one move energy";
  return nullptr;
}

Reason CannotUsePassage(const DuckDealerRules& rules, const State& state, int owner) {
  if (owner < 0 || owner >= rules.seats()) return "there is no such player";
  if (Reason reason = CannotLeave(state)) return reason;
  const Player& player = state.players[state.active];
  if (state.players[owner].exit == 0 || state.players[owner].entrance != player.place + 1) {
    return "the entrance of that passage is not here";
  }
  if (Spendable(player, kMoveEnergy) == 0) return "a passage costs a move energy";
  return nullptr;
}

bool OnTop(const State& state, int consumer) {
  return consumer == state.stack[0] || (state.stack_size > 1 && consumer == state.stack[1]);
}

void TakeRoadBack(State& state, int seat, int dot, EventSink& events) {
  Player& player = state.players[seat];
  player.roads.Clear(dot);
  state.roads.Clear(dot);
  ++player.cubes;
  events.Emit(Audience::Everyone(), {kRoadTaken, {seat, dot}});
}

void ApplyTravel(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                 EventSink& events) {
  const int place = action.args[0];
  switch (action.kind) {
    case kRoad:
      return LayRoad(rules, state, place, events);
    case kTakeRoad:
      TakeRoadBack(state, seat, place, events);
      state.phase = Phase::kPlacingRoad;
      return UpdateReach(rules, state);
    case kEntrance:
      return PlacePassageEnd(state, place, false, events);
    case kExit:
      return PlacePassageEnd(state, place, true, events);
    case kMove:
      return Move(rules, state, place, events);
    case kPassage:
      return UsePassage(rules, state, place, events);
    default:
      state.phase = Phase::kActing;
      return LayTile(state, state.players[seat].place, place == state.stack[0] ? 0 : 1, events);
  }
}

}  // namespace mallard::duck_dealer
