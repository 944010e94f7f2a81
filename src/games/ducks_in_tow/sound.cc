#include "src/games/ducks_in_tow/sound.h"

#include <bit>

#include "src/games/common/codec.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

// Ducks of that colour that a player has adopted: those of the tableau that are not printed.
int AdoptedDucks(const DucksInTowRules& rules, const Player& player, int colour) {
  int ducks = std::popcount(player.ducks[colour]);
  for (int i = 0; i < player.card_count; ++i) {
    ducks -= std::popcount(rules.FaceOf(player.cards[i] - 1).printed[colour]);
  }
  return ducks;
}

absl::Status CountDucksAndFood(const DucksInTowRules& rules, const State& state) {
  const EffectKind front = state.queue[0].kind;
  const bool holds = front == EffectKind::kShaken || front == EffectKind::kDisperse;
  for (int c = 0; c < rules.colours(); ++c) {
    int ducks = state.duck_bag.CountOf(c) + state.aside[c] + (holds && state.queue[0].colour == c);
    int food = state.food_bag.CountOf(c);
    for (int tile = 0; tile < rules.tiles(); ++tile) ducks += state.ducks[tile][c];
    for (int seat = 0; seat < rules.seats(); ++seat) {
      ducks += state.players[seat].tow[c] + AdoptedDucks(rules, state.players[seat], c);
      food += state.players[seat].food[c];
    }
    if (ducks != rules.setup().ducks) return Damaged("ducks are missing, or too many");
    if (food != rules.content().colours[static_cast<size_t>(c)].food) {
      return Damaged("food is missing, or too much");
    }
    if (state.phase == Phase::kChoosing &&
        (state.duck_bag.CountOf(c) != ducks || state.food_bag.CountOf(c) != food)) {
      return Damaged("something is dealt too early");
    }
  }
  return absl::OkStatus();
}

// Where the pawns are, and who is next to place one.
absl::Status CheckPlaces(const DucksInTowRules& rules, const State& state) {
  const bool choosing = state.phase == Phase::kChoosing;
  bool next = true;
  uint32_t taken = 0;
  for (int i = 0; i < rules.seats(); ++i) {
    const int seat = (state.first_seat + i) % rules.seats();
    if (seat == state.turn_seat) next = false;
    const int tile = state.players[seat].tile - 1;
    if ((tile >= 0) != (!choosing || next)) return Damaged("the place of a pawn");
    if (!choosing || tile < 0) continue;
    if (((rules.park().starts & ~taken) >> tile & 1) == 0) return Damaged("a start space");
    taken |= 1u << tile;
  }
  return absl::OkStatus();
}

// During play somebody is asked something that has an answer.
absl::Status CheckWaiting(const DucksInTowRules& rules, const State& state) {
  const Effect& front = state.queue[0];
  const Player& player = state.players[state.turn_seat];
  if (front.kind == EffectKind::kShaken &&
      (player.food[front.colour] == 0 || Total(player.tow) >= kTowSlots)) {
    return Damaged("a duck that cannot be paid for");
  }
  if (state.queue_count != 0 ? !FrontWaits(rules, state) : !TurnGoesOn(rules, state)) {
    return Damaged("nothing is asked");
  }
  return absl::OkStatus();
}

absl::Status CheckLimits(const DucksInTowRules& rules, const State& state) {
  const EffectKind front = state.queue[0].kind;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    const bool decides = seat == state.turn_seat && state.queue_count != 0;
    int food = kFoodLimit, cards = kHandLimit;
    if (decides && (front == EffectKind::kTakeFood || front == EffectKind::kDropFood)) {
      food = 2 * kFoodLimit - state.queue[0].amount;
    }
    if (decides && (front == EffectKind::kDrawCards || front == EffectKind::kDropCards)) {
      cards = kMaxHand - state.queue[0].amount;
    }
    if (Total(player.tow) > kTowSlots || Total(player.food) > food || player.hand_count > cards) {
      return Damaged("a player has too much");
    }
  }
  const bool choosing = state.phase == Phase::kChoosing;
  const bool playing = state.phase == Phase::kPlaying;
  if (!playing && (state.queue_count | state.actions | state.feeding | state.gained) != 0) {
    return Damaged("a turn that cannot be");
  }
  if (state.gained > kMaxGained || state.actions > kActions + state.gained ||
      (state.feeding != 0 && state.queue_count != 0)) {
    return Damaged("the actions of a turn");
  }
  if (choosing ? state.round != 0 : state.round < 1 || state.round > rules.round_limit()) {
    return Damaged("the round");
  }
  return playing ? CheckWaiting(rules, state) : absl::OkStatus();
}

}  // namespace

absl::Status CheckSound(const DucksInTowRules& rules, const State& state) {
  absl::Status status = CountDucksAndFood(rules, state);
  if (status.ok()) status = CheckPlaces(rules, state);
  if (status.ok()) status = CheckLimits(rules, state);
  return status;
}

}  // namespace mallard::ducks_in_tow
