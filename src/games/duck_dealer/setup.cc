#include "src/games/duck_dealer/setup.h"

#include <algorithm>
#include <vector>

#include "mallard/primitives/chance.h"
#include "src/games/duck_dealer/actions.h"
#include "src/games/duck_dealer/economy.h"
#include "src/games/duck_dealer/script.h"
#include "src/games/duck_dealer/turn.h"
#include "src/games/duck_dealer/where.h"

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

// One tile for each planet of the set, as long as there are any; the others
// stay out of the game.
void Deal(State& state, const Bitboard& planets, const std::vector<uint8_t>& tiles,
          uint8_t Planet::*place) {
  size_t next = 0;
  planets.ForEach([&](int planet) {
    if (next < tiles.size()) state.planets[planet].*place = tiles[next++];
  });
}

void StackConsumers(const DuckDealerRules& rules, State& state) {
  const std::vector<Consumer>& kinds = rules.content().consumers;
  std::vector<uint8_t> tiles = Shuffled(kinds, &Consumer::copies, state.chance);
  std::stable_sort(tiles.begin(), tiles.end(), [&](uint8_t a, uint8_t b) {
    return At(kinds, a - 1).stage < At(kinds, b - 1).stage;
  });
  for (uint8_t tile : tiles) Put(state.stack[state.stack_size++], tile - 1);
}

void DealTiles(const DuckDealerRules& rules, State& state) {
  const GameContent& content = rules.content();
  Chance& chance = state.chance;
  const Bitboard others = rules.planet_set().Minus(rules.start_set());
  Deal(state, rules.start_set(), Shuffled(content.mines, &Mine::start_copies, chance),
       &Planet::mine);
  std::vector<uint8_t> shipyards;
  for (int i = 0; i < Size(content.shipyards); ++i) {
    shipyards.push_back(static_cast<uint8_t>(i + 1));
  }
  Shuffle(chance, absl::MakeSpan(shipyards));
  Deal(state, rules.start_set(), shipyards, &Planet::shipyard);
  Deal(state, others, Shuffled(content.mines, &Mine::copies, chance), &Planet::mine);
  StackConsumers(rules, state);
  for (int i = 0; i < Size(content.factories); ++i) {
    Put(state.factories_left[i], At(content.factories, i).copies);
  }
}

// The next player in order; false after the last.
bool AskNext(Play& play) {
  State& state = play.state;
  const int position = state.players[state.asked_seat].position;
  if (position == play.rules.seats()) return false;
  state.turn_seat = state.asked_seat = state.order[position];
  return true;
}

}  // namespace

void LayOut(const DuckDealerRules& rules, State& state) {
  DealTiles(rules, state);
  for (uint8_t& supply : state.supply) Put(supply, rules.mode().markers);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    Player& player = state.players[seat];
    Put(player.cubes, rules.mode().cubes - 1);  // One marks the score.
    Put(player.privileges, rules.mode().privileges);
    Put(player.capacity, rules.ship().hold);
  }
  if (rules.auction()) {
    state.phase = Phase::kBidding;
    return;
  }
  for (int seat = 0; seat < rules.seats(); ++seat) Put(state.order[seat], seat);
  if (rules.fixed_order().empty()) {
    Shuffle(state.chance, absl::MakeSpan(state.order, static_cast<size_t>(rules.seats())));
  } else {
    std::copy(rules.fixed_order().begin(), rules.fixed_order().end(), state.order);
  }
  for (int i = 0; i < rules.seats(); ++i) Put(state.players[state.order[i]].position, i + 1);
  BeginEquipping(state);
}

void BeginEquipping(State& state) {
  state.phase = Phase::kEquipping;
  state.turn_seat = state.asked_seat = state.order[0];
}

Refusal CheckStartEquipment(const Position& position, int equipment) {
  const Equipment& kind = At(position.rules.content().equipment, equipment);
  if (!kind.start) return Forbidden("ships do not start with that equipment");
  if (!MarkerThere(position, kind, 0, 0)) return Forbidden("there is no marker left for it");
  return kAllowed;
}

Bitboard FreeStarts(const Position& position) {
  Bitboard free = position.rules.start_set();
  for (const Player& player : position.state.players) {
    if (player.on_map != 0) free.Clear(player.place);
  }
  return free;
}

Refusal CheckEquip(const Position& position, int, const Action& action) {
  return CheckStartEquipment(position, action.args[0]);
}

void ListEquipment(const Position& position, int, Listing& out) {
  const uint64_t kinds = Where(Size(position.rules.content().equipment),
                               [&](int kind) { return CheckStartEquipment(position, kind); });
  out.Bits({kEquip, {}}, 0, kinds);
}

absl::Status ApplyEquip(Play& play, int seat, const Action& action) {
  State& state = play.state;
  const int equipment = action.args[0];
  const int slot = state.players[seat].filled;
  Install(play, seat, slot, equipment);
  play.Tell(kEquipped, seat, slot + 1, equipment);
  absl::Status status = RunInstalled(play, seat, equipment);
  if (!status.ok()) return status;
  if (state.players[seat].filled < play.rules.ship().start_slots) return absl::OkStatus();
  if (!AskNext(play)) {
    state.phase = Phase::kStarting;
    state.turn_seat = state.asked_seat = state.order[0];
  }
  return absl::OkStatus();
}

Refusal CheckStart(const Position& position, int, const Action& action) {
  return FreeStarts(position).Has(action.args[0]) ? kAllowed
                                                  : Forbidden("that is not a free start planet");
}

void ListStarts(const Position& position, int, Listing& out) {
  out.Cells({kStartAt, {}}, 0, FreeStarts(position));
}

absl::Status ApplyStart(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  player.on_map = 1;
  Put(player.place, action.args[0]);
  play.Tell(kStarted, seat, action.args[0]);
  if (!AskNext(play)) BeginTurn(play, play.state.order[0]);
  return absl::OkStatus();
}

}  // namespace mallard::duck_dealer
