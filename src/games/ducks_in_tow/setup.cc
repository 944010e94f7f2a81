#include "src/games/ducks_in_tow/setup.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/tableau.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

// Everything that is dealt once the pawns are placed, in the order of the rules.
void Deal(Play& play) {
  const DucksInTowRules& rules = play.rules;
  State& state = play.state;
  const int players = rules.seats();
  for (int i = 0; i < players; ++i) {
    DrawHidden(play, (state.first_seat + i) % players, kHandLimit);
  }
  RefillDisplay(play);
  uint8_t order[kMaxFormations];
  const size_t formations = rules.content().formations.size();
  for (size_t i = 0; i < formations; ++i) Put(order[i], i);
  Shuffle(state.chance, absl::MakeSpan(order, formations));
  for (int i = 0; i < rules.setup().formations; ++i) state.face_up |= 1ull << order[i];
  for (uint64_t rest = state.face_up; rest != 0; rest &= rest - 1) {
    play.Tell(kFormationRevealed, std::countr_zero(rest));
  }
  for (int i = 0; i < players; ++i) {
    DrawFood(play, (state.first_seat + i) % players, At(rules.setup().food, i));
  }
  for (int tile = 0; tile < rules.tiles() && !state.duck_bag.Empty(); ++tile) {
    PlaceDuck(play, state.duck_bag.Draw(state.chance), tile, kFromBag);
  }
}

}  // namespace

absl::Status CheckPlayable(const GameContent& content, const Setup& setup, const Park& park) {
  if (park.locations > Size(content.locations)) {
    return absl::InvalidArgumentError(
        absl::StrCat("park ", park.id, " has ", park.locations, " location tiles, but only ",
                     content.locations.size(), " locations are declared"));
  }
  if (std::popcount(park.starts) < setup.players) {
    return absl::InvalidArgumentError(absl::StrCat("park ", park.id, " has ",
                                                   std::popcount(park.starts), " start spaces for ",
                                                   setup.players, " players"));
  }
  if (setup.formations > Size(content.formations)) {
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
      Put(starts[count++], i);
    }
  }
  Shuffle(state.chance, absl::MakeSpan(starts, count));
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const StartCard& card = content.start_cards[starts[seat]];
    Join(rules, state, seat, card.face, kRight);
    if (card.first_player) Put(state.first_seat, seat);
  }
  state.turn_seat = state.first_seat;

  uint8_t locations[kMaxCards];
  for (size_t i = 0; i < content.locations.size(); ++i) Put(locations[i], i);
  Shuffle(state.chance, absl::MakeSpan(locations, content.locations.size()));
  int placed = 0;
  for (int tile = 0; tile < rules.tiles(); ++tile) {
    if (rules.SpecialAt(tile) >= 0) continue;
    const int location = locations[placed++];
    Put(state.location_at[tile], location + 1);
    for (int card = 0; card < content.card_count(); ++card) {
      if (rules.FaceOf(card).location != location) continue;
      state.deck.Set(card);
      ++state.deck_count;
    }
  }
  for (int c = 0; c < rules.colours(); ++c) {
    state.duck_bag.Put(c, rules.setup().ducks);
    state.food_bag.Put(c, rules.ColourOf(c).food);
  }
}

uint32_t FreeStarts(const Position& position) {
  uint32_t starts = position.rules.park().starts;
  for (int seat = 0; seat < position.rules.seats(); ++seat) {
    const int tile = position.state.players[seat].tile - 1;
    if (tile >= 0) starts &= ~(1u << tile);
  }
  return starts;
}

Refusal CheckStart(const Position& position, int, const Action& action) {
  return HasBit(FreeStarts(position), action.args[0]) ? kAllowed
                                                      : Forbidden("that is not a free start space");
}

void ListStarts(const Position& position, int, Listing& out) {
  out.Bits({kStart, {}}, 0, FreeStarts(position));
}

absl::Status TakeStart(Play& play, int seat, const Action& action) {
  State& state = play.state;
  Put(state.players[seat].tile, action.args[0] + 1);
  play.Tell(kStartChosen, seat, action.args[0]);
  Put(state.turn_seat, (seat + 1) % play.rules.seats());
  if (state.turn_seat != state.first_seat) return absl::OkStatus();
  Deal(play);
  state.phase = Phase::kPlaying;
  state.round = 1;
  BeginTurn(play);
  return absl::OkStatus();
}

}  // namespace mallard::ducks_in_tow
