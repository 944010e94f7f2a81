#include "src/games/duck_dealer/travel.h"

#include <algorithm>
#include <cassert>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/where.h"

namespace mallard::duck_dealer {
namespace {

// Runs the search of a ship for its way to a place.
const PathSearch& SearchFrom(const DuckDealerRules& rules, const Player& player, int goal) {
  // Working memory that is used again and again, so that searching allocates
  // nothing.
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

// The places beside any of those.
Bitboard Around(const DuckDealerRules& rules, const Bitboard& places) {
  Bitboard around;
  places.ForEach([&](int place) { around |= rules.Around(place); });
  return around;
}

// Eight bytes as a number, the first lowest.
uint64_t Eight(const uint8_t* bytes) {
  return uint64_t{bytes[0]} | uint64_t{bytes[1]} << 8 | uint64_t{bytes[2]} << 16 |
         uint64_t{bytes[3]} << 24 | uint64_t{bytes[4]} << 32 | uint64_t{bytes[5]} << 40 |
         uint64_t{bytes[6]} << 48 | uint64_t{bytes[7]} << 56;
}

// Of the first `count` places, those whose number of `reach` is 1 to `most`. Eight are looked at
// together; none is above 127, so the high bit of each is free to hold the answer.
Bitboard Within(const uint8_t (&reach)[kMaxPlaces], int count, int most) {
  constexpr uint64_t kOnes = 0x0101010101010101u;
  constexpr uint64_t kHighs = kOnes << 7;
  Bitboard places;
  for (int first = 0; first < count; first += 8) {
    const uint64_t eight = Eight(reach + first);
    const uint64_t above_zero = eight + 127 * kOnes;
    const uint64_t above_most = eight + static_cast<uint64_t>(127 - most) * kOnes;
    const uint64_t within = (above_zero & ~above_most & kHighs) >> 7;
    // Brings the eight answers together in the highest byte.
    places.words[first / 64] |= ((within * 0x0102040810204080u) >> 56) << (first % 64);
  }
  return places;
}

void TellWay(Play& play, int seat, int place) {
  if (!play.events.active()) return;
  const std::vector<PathStep> way = WayTo(play.rules, play.state, seat, place);
  for (size_t i = 1; i + 1 < way.size(); ++i) {
    play.Tell(kFlewOver, seat, way[i].node, way[i].cost);
  }
}

void LayTile(Play& play, int planet, int index) {
  State& state = play.state;
  const uint8_t tile = state.stack[index];
  std::copy(state.stack + index + 1, state.stack + state.stack_size, state.stack + index);
  state.stack[--state.stack_size] = 0;
  Put(state.planets[planet].consumer, tile + 1);
  play.Tell(kDiscovered, state.turn_seat, planet, tile);
}

// The active ship has stopped somewhere.
void Arrive(Play& play, int place) {
  State& state = play.state;
  Put(Active(state).place, place);
  state.opened = 0;
  state.free_roads = 0;
  UpdateReach(play.rules, state);
  if (!play.rules.IsPlanet(place) || play.rules.IsStart(place) ||
      state.planets[place].consumer != 0 || state.stack_size == 0) {
    return;
  }
  state.leftover = 0;
  if (state.stack_size == 1 || state.stack[0] == state.stack[1]) {
    LayTile(play, place, 0);
  } else {
    state.phase = Phase::kDiscovering;
  }
}

void PlacePassageEnd(Play& play, int planet, bool exit) {
  State& state = play.state;
  Player& player = Active(state);
  Put(exit ? player.exit : player.entrance, planet + 1);
  Put(state.planets[planet].passage, state.turn_seat + 1);
  state.phase = exit ? Phase::kActing : Phase::kPlacingExit;
  play.Tell(kPassagePlaced, state.turn_seat, exit ? 1 : 0, planet);
}

// Whether the active player has a passage to place, and there is room for it.
Refusal CheckPassageLeft(const Position& position) {
  if (Active(position.state).entrance != 0) return Forbidden("the passage has been placed already");
  if (PlanetsWithoutPassage(position).Count() < 2) {
    return Forbidden("there is no room for a passage");
  }
  return kAllowed;
}

Refusal CheckPassageEnd(const Position& position, int planet) {
  return PlanetsWithoutPassage(position).Has(planet)
             ? kAllowed
             : Forbidden("that planet has an end of a passage already");
}

}  // namespace

void UpdateReach(const DuckDealerRules& rules, State& state) {
  std::fill(std::begin(state.reach), std::end(state.reach), uint8_t{0});
  const Bitboard& roads = Active(state).roads;
  // Level by level: the places for which it takes so many steps and no fewer.
  Bitboard level = Bitboard::Of(Active(state).place);
  Bitboard reached = level;
  for (int steps = 0; !level.Empty(); ++steps) {
    if (steps > 0) {
      level.ForEach([&](int place) { Put(state.reach[place], steps + 1); });
    }
    if (steps == rules.ship().max_steps) break;
    Bitboard around = Around(rules, level);
    // Own roads cost no step, and lead on.
    for (Bitboard free = (around & roads).Minus(reached); !free.Empty();
         free = (around & roads).Minus(reached)) {
      reached |= free;
      around |= Around(rules, free);
    }
    level = around.Minus(reached);
    reached |= level;
  }
}

std::vector<PathStep> WayTo(const DuckDealerRules& rules, const State& state, int seat, int place) {
  return SearchFrom(rules, state.players[seat], place).Path(place);
}

Bitboard FreeDots(const Position& position) {
  Bitboard free = position.rules.dot_set().Minus(position.state.roads);
  for (const Player& player : position.state.players) {
    if (player.on_map != 0) free.Clear(player.place);
  }
  return free;
}

Bitboard PlanetsWithoutPassage(const Position& position) {
  Bitboard free = position.rules.planet_set();
  for (const Player& player : position.state.players) {
    if (player.entrance != 0) free.Clear(player.entrance - 1);
    if (player.exit != 0) free.Clear(player.exit - 1);
  }
  return free;
}

Bitboard Destinations(const Position& position) {
  const State& state = position.state;
  int steps = state.leftover;
  if (Spendable(Active(state), kMoveEnergy) > 0) {
    steps = std::max(steps, position.rules.StepsOf(Active(state)));
  }
  return Within(state.reach, position.rules.routes().node_count(), steps + 1);
}

Bitboard TakeableRoads(const Position& position) {
  const State& state = position.state;
  const Player& player = Active(state);
  if (player.cubes > 0) return {};
  Bitboard roads = player.roads;
  if (state.phase == Phase::kPayingCube) return roads;
  if (state.free_roads == 0 && Spendable(player, kBuildEnergy) == 0) return {};
  if (FreeDots(position).Empty()) {
    // It can only go back to where it was, so no ship may be there.
    for (const Player& other : state.players) {
      if (other.on_map != 0) roads.Clear(other.place);
    }
  }
  return roads;
}

Refusal CheckLay(const State& state) {
  if (Active(state).cubes == 0) {
    return Forbidden("there is no cube left; take a road off the map first");
  }
  if (state.free_roads == 0 && Spendable(Active(state), kBuildEnergy) == 0) {
    return Forbidden("a road costs a build energy");
  }
  return kAllowed;
}

Refusal CheckLeave(const State& state) {
  return Active(state).load > Active(state).capacity
             ? Forbidden("the goods do not fit; discard some first")
             : kAllowed;
}

Refusal CheckEntrance(const Position& position, int planet) {
  if (Refusal no = CheckPassageLeft(position)) return no;
  return CheckPassageEnd(position, planet);
}

Refusal CheckMove(const Position& position, int place) {
  const State& state = position.state;
  if (Refusal no = CheckLeave(state)) return no;
  const Player& player = Active(state);
  if (player.place == place) return Forbidden("the ship is there already");
  if (player.roads.Has(place)) return Forbidden("a ship cannot stop on its own road");
  const int steps = state.reach[place] - 1;
  if (steps >= 0 && steps <= state.leftover) return kAllowed;
  if (Spendable(player, kMoveEnergy) == 0) return Forbidden("that takes a move energy");
  if (steps < 0 || steps > position.rules.StepsOf(player)) {
    return Forbidden("that is too far for one move energy");
  }
  return kAllowed;
}

Refusal CheckPassage(const Position& position, int owner) {
  const State& state = position.state;
  if (Refusal no = CheckLeave(state)) return no;
  const Player& player = Active(state);
  if (state.players[owner].exit == 0 || state.players[owner].entrance != player.place + 1) {
    return Forbidden("the entrance of that passage is not here");
  }
  if (Spendable(player, kMoveEnergy) == 0) return Forbidden("a passage costs a move energy");
  return kAllowed;
}

bool ListTravel(const Position& position, int, Listing& out) {
  const State& state = position.state;
  if (!CheckLay(state) && !out.Cells({kRoad, {}}, 0, FreeDots(position))) return false;
  if (!out.Cells({kTakeRoad, {}}, 0, TakeableRoads(position))) return false;
  if (!CheckPassageLeft(position) &&
      !out.Cells({kEntrance, {}}, 0, PlanetsWithoutPassage(position))) {
    return false;
  }
  if (!CheckLeave(state) && !out.Cells({kMove, {}}, 0, Destinations(position))) return false;
  return out.Bits({kPassage, {}}, 0, Where(position.rules.seats(), [&](int owner) {
                    return CheckPassage(position, owner);
                  }));
}

void TakeRoadBack(Play& play, int seat, int dot) {
  Player& player = play.state.players[seat];
  player.roads.Clear(dot);
  play.state.roads.Clear(dot);
  ++player.cubes;
  play.Tell(kRoadTaken, seat, dot);
}

void TakeRoadToLay(Play& play, int seat, int dot) {
  TakeRoadBack(play, seat, dot);
  play.state.phase = Phase::kPlacingRoad;
  UpdateReach(play.rules, play.state);
}

void PlaceEntrance(Play& play, int planet) { PlacePassageEnd(play, planet, false); }

void Move(Play& play, int place) {
  State& state = play.state;
  const int seat = state.turn_seat;
  const int from = Active(state).place;
  const int steps = state.reach[place] - 1;
  if (state.leftover < steps) {
    PayEnergy(play, seat, kMoveEnergy, 1);
    Put(state.leftover, play.rules.StepsOf(Active(state)));
  }
  Put(state.leftover, state.leftover - steps);
  TellWay(play, seat, place);
  play.Tell(kMoved, seat, from, place, steps, state.leftover);
  Arrive(play, place);
}

void UsePassage(Play& play, int owner) {
  State& state = play.state;
  const int seat = state.turn_seat;
  const int exit = state.players[owner].exit - 1;
  PayEnergy(play, seat, kMoveEnergy, 1);
  state.leftover = 0;
  play.Tell(kPassageUsed, seat, owner, Active(state).place, exit);
  Arrive(play, exit);
}

Refusal CheckRoad(const Position& position, int, const Action& action) {
  if (Refusal no = CheckLay(position.state)) return no;
  return FreeDots(position).Has(action.args[0])
             ? kAllowed
             : Forbidden("roads go on dots with neither a road nor a ship");
}

void ListRoads(const Position& position, int, Listing& out) {
  out.Cells({kRoad, {}}, 0, FreeDots(position));
}

absl::Status ApplyRoad(Play& play, int seat, const Action& action) {
  State& state = play.state;
  const int dot = action.args[0];
  if (state.free_roads > 0) {
    --state.free_roads;
  } else {
    PayEnergy(play, seat, kBuildEnergy, 1);
  }
  --state.players[seat].cubes;
  state.players[seat].roads.Set(dot);
  state.roads.Set(dot);
  state.phase = Phase::kActing;
  play.Tell(kRoadLaid, seat, dot);
  UpdateReach(play.rules, state);
  return absl::OkStatus();
}

Refusal CheckTakeRoad(const Position& position, int, const Action& action) {
  return TakeableRoads(position).Has(action.args[0])
             ? kAllowed
             : Forbidden(
                   "own roads are taken off the map only when no cube is "
                   "left, to be used at "
                   "once");
}

void ListTakeableRoads(const Position& position, int, Listing& out) {
  out.Cells({kTakeRoad, {}}, 0, TakeableRoads(position));
}

Refusal CheckExit(const Position& position, int, const Action& action) {
  return CheckPassageEnd(position, action.args[0]);
}

void ListExits(const Position& position, int, Listing& out) {
  out.Cells({kExit, {}}, 0, PlanetsWithoutPassage(position));
}

absl::Status ApplyExit(Play& play, int, const Action& action) {
  PlacePassageEnd(play, action.args[0], true);
  return absl::OkStatus();
}

Refusal CheckDiscover(const Position& position, int, const Action& action) {
  const State& state = position.state;
  return action.args[0] == state.stack[0] || action.args[0] == state.stack[1]
             ? kAllowed
             : Forbidden("that is not one of the two consumers on top");
}

void ListDiscoveries(const Position& position, int, Listing& out) {
  const uint8_t* stack = position.state.stack;
  out.Bits({kDiscover, {}}, 0, uint64_t{1} << stack[0] | uint64_t{1} << stack[1]);
}

absl::Status ApplyDiscover(Play& play, int seat, const Action& action) {
  State& state = play.state;
  state.phase = Phase::kActing;
  LayTile(play, state.players[seat].place, action.args[0] == state.stack[0] ? 0 : 1);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
