#include "src/games/duck_dealer/setup.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/turn.h"

namespace mallard::duck_dealer {
namespace {

// Tiles, each as 1 + its kind, in a random order.
template <class Entry>
std::vector<uint8_t> Shuffled(const std::vector<Entry>& kinds, int Entry::*copies, Chance& chance) {
  std::vector<uint8_t> tiles;
  for (size_t i = 0; i < kinds.size(); ++i) {
    tiles.insert(tiles.end(), static_cast<size_t>(kinds[i].*copies), static_cast<uint8_t>(i + 1));
  }
  Shuffle(chance, absl::MakeSpan(tiles));
  return tiles;
}

// One tile for each planet of the set, as long as there are any; the others stay out of the game.
void Deal(State& state, const Bitboard& planets, std::vector<uint8_t> tiles,
          uint8_t Planet::*place) {
  size_t next = 0;
  planets.ForEach([&](int planet) {
    if (next < tiles.size()) state.planets[planet].*place = tiles[next++];
  });
}

void StackConsumers(const DuckDealerRules& rules, State& state) {
  std::vector<uint8_t> tiles = Shuffled(rules.content().consumers, &Consumer::copies, state.chance);
  std::stable_sort(tiles.begin(), tiles.end(), [&](uint8_t a, uint8_t b) {
    return rules.content().consumers[a - 1u].stage < rules.content().consumers[b - 1u].stage;
  });
  for (uint8_t tile : tiles) state.stack[state.stack_size++] = static_cast<uint8_t>(tile - 1);
}

void BeginEquipping(State& state) {
  state.phase = Phase::kEquipping;
  state.active = state.asked = state.order[0];
}

void TakePosition(State& state, int seat, int position, EventSink& events) {
  state.players[seat].position = static_cast<uint8_t>(position);
  state.order[position - 1] = static_cast<uint8_t>(seat);
  events.Emit(Audience::Everyone(), {kPositionTaken, {seat, position}});
}

bool AnyTie(const DuckDealerRules& rules, const State& state) {
  for (int a = 0; a < rules.seats(); ++a) {
    for (int b = 0; b < a; ++b) {
      if (state.players[a].bids[0] == state.players[b].bids[0]) return true;
    }
  }
  return false;
}

// All bids of this round are in.
void OpenBids(const DuckDealerRules& rules, State& state, EventSink& events) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    if (player.bids_made <= state.round) continue;
    events.Emit(Audience::Everyone(),
                {kBidOpened, {seat, state.round + 1, player.bids[state.round]}});
  }
  if (state.round == 0 && AnyTie(rules, state)) {
    state.round = 1;
    return;
  }
  uint8_t ranked[kMaxPlayers] = {0, 1, 2, 3, 4};
  const absl::Span<uint8_t> seats = absl::MakeSpan(ranked, static_cast<size_t>(rules.seats()));
  Shuffle(state.chance, seats);  // Decides where even the second bids are equal.
  const auto ahead = [&](uint8_t a, uint8_t b) {
    const Player& x = state.players[a];
    const Player& y = state.players[b];
    return x.bids[0] != y.bids[0] ? x.bids[0] > y.bids[0] : x.bids[1] > y.bids[1];
  };
  for (size_t i = 1; i < seats.size(); ++i) {  // A stable sort that allocates nothing.
    for (size_t j = i; j > 0 && ahead(seats[j], seats[j - 1]); --j) {
      std::swap(seats[j], seats[j - 1]);
    }
  }
  for (size_t i = 0; i < seats.size(); ++i) {
    state.players[seats[i]].rank = static_cast<uint8_t>(i + 1);
    events.Emit(Audience::Everyone(), {kRanked, {seats[i], static_cast<int32_t>(i + 1)}});
  }
  state.phase = Phase::kPositions;
  state.active = state.asked = seats[0];
}

void ChoosePosition(const DuckDealerRules& rules, State& state, int seat, int position,
                    EventSink& events) {
  TakePosition(state, seat, position, events);
  int open = 0, last = 0;
  for (int other = 0; other < rules.seats(); ++other) {
    if (state.players[other].position != 0) continue;
    ++open;
    last = other;
    if (state.players[other].rank == state.players[seat].rank + 1) {
      state.active = state.asked = static_cast<uint8_t>(other);
    }
  }
  if (open > 1) return;
  for (int free = 1; free <= rules.seats(); ++free) {
    if (SeatAtPosition(rules, state, free) < 0) {
      TakePosition(state, last, free, events);
      break;
    }
  }
  BeginEquipping(state);
}

// The next player in order; false after the last.
bool AskNext(const DuckDealerRules& rules, State& state) {
  const int position = state.players[state.asked].position;
  if (position == rules.seats()) return false;
  state.active = state.asked = state.order[position];
  return true;
}

absl::Status EquipShip(const DuckDealerRules& rules, State& state, int seat, int equipment,
                       EventSink& events) {
  const int slot = state.players[seat].filled;
  Install(rules, state, seat, slot, equipment);
  events.Emit(Audience::Everyone(), {kEquipped, {seat, slot + 1, equipment}});
  absl::Status status = RunInstalled(rules, state, seat, equipment, events);
  if (!status.ok()) return status;
  if (state.players[seat].filled < rules.ship().start_slots) return absl::OkStatus();
  if (!AskNext(rules, state)) {
    state.phase = Phase::kStarting;
    state.active = state.asked = state.order[0];
  }
  return absl::OkStatus();
}

}  // namespace

void LayOut(const DuckDealerRules& rules, State& state) {
  const GameContent& content = rules.content();
  Chance& chance = state.chance;
  const Bitboard others = rules.planet_set().Minus(rules.start_set());
  Deal(state, rules.start_set(), Shuffled(content.mines, &Mine::start_copies, chance),
       &Planet::mine);
  std::vector<uint8_t> shipyards;
  for (size_t i = 0; i < content.shipyards.size(); ++i) {
    shipyards.push_back(static_cast<uint8_t>(i + 1));
  }
  Shuffle(chance, absl::MakeSpan(shipyards));
  Deal(state, rules.start_set(), shipyards, &Planet::shipyard);
  Deal(state, others, Shuffled(content.mines, &Mine::copies, chance), &Planet::mine);
  StackConsumers(rules, state);
  for (size_t i = 0; i < content.factories.size(); ++i) {
    state.factories_left[i] = static_cast<uint8_t>(content.factories[i].copies);
  }
  for (uint8_t& supply : state.supply) supply = static_cast<uint8_t>(rules.mode().markers);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Player& player = state.players[seat];
    player.cubes = static_cast<uint8_t>(rules.mode().cubes - 1);  // One marks the score.
    player.privileges = static_cast<uint8_t>(rules.mode().privileges);
    player.capacity = static_cast<uint8_t>(rules.ship().hold);
  }
  if (rules.auction()) {
    state.phase = Phase::kBidding;
    return;
  }
  for (int seat = 0; seat < rules.seats(); ++seat) state.order[seat] = static_cast<uint8_t>(seat);
  if (rules.fixed_order().empty()) {
    Shuffle(chance, absl::MakeSpan(state.order, static_cast<size_t>(rules.seats())));
  } else {
    std::copy(rules.fixed_order().begin(), rules.fixed_order().end(), state.order);
  }
  for (int i = 0; i < rules.seats(); ++i) {
    state.players[state.order[i]].position = static_cast<uint8_t>(i + 1);
  }
  BeginEquipping(state);
}

bool MustBid(const DuckDealerRules& rules, const State& state, int seat) {
  const Player& player = state.players[seat];
  if (state.phase != Phase::kBidding || player.bids_made != state.round) return false;
  if (state.round == 0) return true;
  for (int other = 0; other < rules.seats(); ++other) {
    if (other != seat && state.players[other].bids[0] == player.bids[0]) return true;
  }
  return false;
}

int SeatAtPosition(const DuckDealerRules& rules, const State& state, int position) {
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (state.players[seat].position == position) return seat;
  }
  return -1;
}

Bitboard FreeStarts(const DuckDealerRules& rules, const State& state) {
  Bitboard free = rules.start_set();
  for (const Player& player : state.players) {
    if (player.on_map != 0) free.Clear(player.place);
  }
  return free;
}

Reason CannotEquip(const DuckDealerRules& rules, const State& state, int equipment) {
  const std::vector<Equipment>& kinds = rules.content().equipment;
  if (equipment < 0 || static_cast<size_t>(equipment) >= kinds.size()) {
    return "there is no such equipment";
  }
  const Equipment& kind = kinds[static_cast<size_t>(equipment)];
  if (!kind.start) return "ships do not start with that equipment";
  if (!MarkerThere(rules, state, kind, 0, 0)) return "there is no marker left for it";
  return nullptr;
}

absl::Status ApplySetup(const DuckDealerRules& rules, State& state, int seat, const Action& action,
                        EventSink& events) {
  Player& player = state.players[seat];
  switch (action.kind) {
    case kBid: {
      player.bids[player.bids_made++] = static_cast<uint8_t>(action.args[0]);
      events.Emit(Audience::SeatAndHost(seat), {kBidSealed, {seat, action.args[0]}});
      events.Emit(Audience::OtherSeats(seat), {kBidSealed, {seat, -1}});
      for (int other = 0; other < rules.seats(); ++other) {
        if (MustBid(rules, state, other)) return absl::OkStatus();
      }
      OpenBids(rules, state, events);
      return absl::OkStatus();
    }
    case kPosition:
      ChoosePosition(rules, state, seat, action.args[0], events);
      return absl::OkStatus();
    case kEquip:
      return EquipShip(rules, state, seat, action.args[0], events);
    default:
      player.on_map = 1;
      player.place = static_cast<uint8_t>(action.args[0]);
      events.Emit(Audience::Everyone(), {kStarted, {seat, action.args[0]}});
      if (!AskNext(rules, state)) BeginTurn(state, state.order[0], events);
      return absl::OkStatus();
  }
}

}  // namespace mallard::duck_dealer
