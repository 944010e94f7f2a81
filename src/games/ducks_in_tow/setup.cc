#include "src/games/ducks_in_tow/setup.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "src/games/ducks_in_tow/actions.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

// Everything that is dealt once the pawns are placed, in the order of the rules.
void Deal(const DucksInTowRules& rules, State& state, EventSink& events) {
  const int players = rules.seats();
  for (int i = 0; i < players; ++i) {
    const int seat = (state.first_seat + i) % players;
    DrawHidden(state, seat, kHandLimit, events);
  }
  RefillDisplay(state, events);
  uint8_t order[kMaxFormations];
  const size_t formations = rules.content().formations.size();
  for (size_t i = 0; i < formations; ++i) order[i] = static_cast<uint8_t>(i);
  Shuffle(state.chance, absl::MakeSpan(order, formations));
  for (int i = 0; i < rules.setup().formations; ++i) {
    state.face_up |= 1ull << order[i];
  }
  for (uint64_t rest = state.face_up; rest != 0; rest &= rest - 1) {
    events.Emit(Audience::Everyone(), {kFormationRevealed, {std::countr_zero(rest)}});
  }
  for (int i = 0; i < players; ++i) {
    const int seat = (state.first_seat + i) % players;
    DrawFood(state, seat, rules.setup().food[static_cast<size_t>(i)], events);
  }
  for (int tile = 0; tile < rules.tiles() && !state.duck_bag.Empty(); ++tile) {
    PlaceDuck(state, state.duck_bag.Draw(state.chance), tile, events);
  }
}

}  // namespace

absl::Status CheckPlayable(const GameContent& content, const Setup& setup, const Park& park) {
  if (park.locations > static_cast<int>(content.locations.size())) {
    return absl::InvalidArgumentError(
        absl::StrCat("park ", park.id, " has ", park.locations, " location tiles, but only ",
                     content.locations.size(), " locations are declared"));
  }
  if (std::popcount(park.starts) < setup.players) {
    return absl::InvalidArgumentError(absl::StrCat("park ", park.id, " has ",
                                                   std::popcount(park.starts), " start spaces for ",
                                                   setup.players, " players"));
  }
  if (setup.formations > static_cast<int>(content.formations.size())) {
    return absl::InvalidArgumentError(absl::StrCat(setup.id, " wants ", setup.formations,
                                                   " formation cards, but only ",
                                                   content.formations.size(), " are declared"));
  }
  int cards = 0;
  int first = 0;
  for (const StartCard& card : content.start_cards) {
    if (((card.players >> setup.players) & 1) == 0) continue;
    ++cards;
    first += card.first_player;
  }
  if (cards != setup.players || (setup.players > 1 && first != 1)) {
    return absl::InvalidArgumentError(absl::StrCat(
        setup.players, " players need as many starting cards, one of them for the first player; ",
        cards, " are declared for that number, ", first, " of them for the first player"));
  }
  return absl::OkStatus();
}

void SetTable(const DucksInTowRules& rules, State& state) {
  const GameContent& content = rules.content();
  uint8_t starts[kMaxPlayers];
  size_t count = 0;
  for (size_t i = 0; i < content.start_cards.size(); ++i) {
    if ((content.start_cards[i].players >> rules.seats()) & 1) {
      starts[count++] = static_cast<uint8_t>(i);
    }
  }
  Shuffle(state.chance, absl::MakeSpan(starts, count));
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const StartCard& card = content.start_cards[starts[seat]];
    Join(rules, state, seat, card.face, kRight);
    if (card.first_player) state.first_seat = static_cast<uint8_t>(seat);
  }
  state.turn_seat = state.first_seat;

  uint8_t locations[kMaxCards];
  for (size_t i = 0; i < content.locations.size(); ++i) locations[i] = static_cast<uint8_t>(i);
  Shuffle(state.chance, absl::MakeSpan(locations, content.locations.size()));
  int placed = 0;
  for (int tile = 0; tile < rules.tiles(); ++tile) {
    if (rules.SpecialAt(tile) >= 0) continue;
    const int location = locations[placed++];
    state.location_at[tile] = static_cast<uint8_t>(location + 1);
    for (int card = 0; card < content.card_count(); ++card) {
      if (rules.FaceOf(card).location != location) continue;
      state.deck.Set(card);
      ++state.deck_count;
    }
  }
  for (int c = 0; c < rules.colours(); ++c) {
    state.duck_bag.Put(c, rules.setup().ducks);
    state.food_bag.Put(c, content.colours[static_cast<size_t>(c)].food);
  }
}

uint32_t FreeStarts(const DucksInTowRules& rules, const State& state) {
  uint32_t starts = rules.park().starts;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    if (state.players[seat].tile != 0) starts &= ~(1u << (state.players[seat].tile - 1));
  }
  return starts;
}

void TakeStart(const DucksInTowRules& rules, State& state, int tile, EventSink& events) {
  const int seat = state.turn_seat;
  state.players[seat].tile = static_cast<uint8_t>(tile + 1);
  events.Emit(Audience::Everyone(), {kStartChosen, {seat, tile}});
  state.turn_seat = static_cast<uint8_t>((seat + 1) % rules.seats());
  if (state.turn_seat != state.first_seat) return;
  Deal(rules, state, events);
  state.phase = Phase::kPlaying;
  state.round = 1;
  BeginTurn(state, events);
}

}  // namespace mallard::ducks_in_tow
