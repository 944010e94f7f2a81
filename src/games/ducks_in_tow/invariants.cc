#include "src/games/ducks_in_tow/invariants.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "src/games/ducks_in_tow/disperse.h"
#include "src/games/ducks_in_tow/effects.h"
#include "src/games/ducks_in_tow/queue.h"
#include "src/games/ducks_in_tow/supply.h"
#include "src/games/ducks_in_tow/turn.h"

namespace mallard::ducks_in_tow {
namespace {

// Where every location card of the match lies: once, or unseen.
class CardCount {
 public:
  CardCount(const DucksInTowRules& rules, const State& state) : rules_(rules), s_(state) {
    bool in_play[kMaxCards + 1] = {};  // By 1 + location.
    for (int tile = 0; tile < rules.tiles(); ++tile) in_play[state.location_at[tile]] = true;
    for (int card = 0; card < rules.content().card_count(); ++card) {
      if (!in_play[rules.FaceOf(card).location + 1]) continue;
      missing_.Set(card);
      ++in_match_;
    }
  }

  absl::Status Check(bool whole) {
    for (int seat = 0; seat < rules_.seats(); ++seat) {
      if (absl::Status status = CheckTableau(seat); !status.ok()) return status;
      if (absl::Status status = CheckHand(s_.players[seat], whole); !status.ok()) return status;
    }
    bool once = true;
    for (uint8_t card : s_.display) once = once && (card == 0 || Lay(card - 1));
    s_.spent.ForEach([&](int card) { once = once && Lay(card); });
    s_.deck.ForEach(
        [&](int card) { once = once && Lay(card) && s_.shuffle_of[card] == s_.shuffles; });
    if (!once) return Damaged("a card that cannot lie where it does");
    if (whole && s_.deck.Count() != s_.deck_count) return Damaged("the size of the deck");
    const int unseen = blank_ + (whole ? 0 : s_.deck_count - s_.deck.Count());
    if (missing_.Count() != unseen) return Damaged("cards are missing");
    for (int card = 0; card < rules_.content().card_count(); ++card) {
      if (s_.shuffle_of[card] > s_.shuffles || (s_.shuffle_of[card] != 0 && !InMatch(card))) {
        return Damaged("the shuffle of a card");
      }
    }
    if (s_.phase == Phase::kChoosing && (s_.deck_count != in_match_ || s_.shuffles != 0)) {
      return Damaged("something is dealt too early");
    }
    return absl::OkStatus();
  }

 private:
  bool InMatch(int card) const { return missing_.Has(card) || laid_.Has(card); }

  // False if that card is not in the match, or lies somewhere already.
  bool Lay(int card) {
    if (card >= rules_.content().card_count() || !missing_.Has(card)) return false;
    missing_.Clear(card);
    laid_.Set(card);
    return true;
  }

  absl::Status CheckTableau(int seat) {
    const Player& player = s_.players[seat];
    int starts = 0;
    for (int i = 0; i < player.card_count; ++i) {
      const int start = player.cards[i] - 1 - rules_.content().card_count();
      if (start < 0) {
        if (!Lay(player.cards[i] - 1)) return Damaged("a card of a tableau");
        continue;
      }
      const StartCard& card = At(rules_.content().start_cards, start);
      if (!HasBit(card.players, rules_.seats()) || HasBit(used_starts_, start)) {
        return Damaged("a starting card");
      }
      used_starts_ |= 1u << start;
      ++starts;
      if (!rules_.solo() && card.first_player != (seat == s_.first_seat)) {
        return Damaged("the first player");
      }
    }
    return starts == 1 ? absl::OkStatus() : Damaged("a tableau has one starting card");
  }

  // A hand that has blank cards is ordered by whoever hid them; that is the frame's business.
  absl::Status CheckHand(const Player& player, bool whole) {
    for (int i = 0; i < player.hand_count; ++i) {
      const Held& held = player.hand[i];
      if (held.card == 0) {
        if (whole || held.known != 0 || held.shuffle > s_.shuffles) {
          return Damaged("a card that is not there");
        }
        ++blank_;
        continue;
      }
      if (!Lay(held.card - 1)) return Damaged("a card of a hand");
      if (held.shuffle != (held.known != 0 ? 0 : s_.shuffle_of[held.card - 1])) {
        return Damaged("the shuffle of a card");
      }
      if (player.hidden == 0 && i > 0 && player.hand[i - 1].card > held.card) {
        return Damaged("the order of a hand");
      }
    }
    return absl::OkStatus();
  }

  const DucksInTowRules& rules_;
  const State& s_;
  BitSet<kMaxCards> missing_;  // Cards of the match that have not been met.
  BitSet<kMaxCards> laid_;     // Those that have.
  int in_match_ = 0;
  int blank_ = 0;  // Cards of hands that are not named.
  uint32_t used_starts_ = 0;
};

absl::Status CheckTiles(const DucksInTowRules& rules, const State& state) {
  BitSet<kMaxCards> used;
  for (int tile = 0; tile < rules.tiles(); ++tile) {
    const int location = state.location_at[tile] - 1;
    if ((location >= 0) != (rules.SpecialAt(tile) < 0)) return Damaged("the location of a tile");
    if (location < 0) continue;
    if (used.Has(location)) return Damaged("the location of a tile");
    used.Set(location);
  }
  return absl::OkStatus();
}

absl::Status CheckFormations(const DucksInTowRules& rules, const State& state) {
  uint64_t seen = state.face_up;
  for (int i = 0; i < state.claim_count; ++i) {
    const int formation = state.claims[i].formation - 1;
    if (HasBit(seen, formation)) return Damaged("a claimed formation card");
    seen |= 1ull << formation;
  }
  const int count = state.phase == Phase::kChoosing ? 0 : rules.setup().formations;
  return std::popcount(seen) == count ? absl::OkStatus() : Damaged("the number of formation cards");
}

// Whether an effect holds a duck.
bool Holds(const Effect& effect) {
  return effect.kind == EffectKind::kShaken || effect.kind == EffectKind::kDisperse;
}

// Ducks of that colour that a player has adopted: those of the tableau that are not printed.
int AdoptedDucks(const DucksInTowRules& rules, const Player& player, int colour) {
  int ducks = std::popcount(player.ducks[colour]);
  for (int i = 0; i < player.card_count; ++i) {
    ducks -= std::popcount(rules.FaceOf(player.cards[i] - 1).printed[colour]);
  }
  return ducks;
}

absl::Status CountDucksAndFood(const DucksInTowRules& rules, const State& state) {
  for (int c = 0; c < rules.colours(); ++c) {
    const bool held = Holds(Front(state)) && Front(state).colour == c;
    int ducks = state.duck_bag.CountOf(c) + state.aside[c] + held;
    int food = state.food_bag.CountOf(c);
    for (int tile = 0; tile < rules.tiles(); ++tile) ducks += state.ducks[tile][c];
    for (int seat = 0; seat < rules.seats(); ++seat) {
      ducks += state.players[seat].tow[c] + AdoptedDucks(rules, state.players[seat], c);
      food += state.players[seat].food[c];
    }
    if (ducks != rules.setup().ducks) return Damaged("ducks are missing, or too many");
    if (food != rules.ColourOf(c).food) return Damaged("food is missing, or too much");
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
    if (!HasBit(rules.park().starts & ~taken, tile)) return Damaged("a start space");
    taken |= 1u << tile;
  }
  return absl::OkStatus();
}

// The steps at the end of a turn, in order.
constexpr EffectKind kEndOfTurn[] = {EffectKind::kDisperseAside, EffectKind::kExchange,
                                     EffectKind::kRefillHand, EffectKind::kEndTurn};
// Which of them that is; -1 for other effects.
int StepOfEnd(const Effect& effect) {
  for (int i = 0; i < Size(kEndOfTurn); ++i) {
    if (kEndOfTurn[i] == effect.kind) return i;
  }
  return -1;
}

// Effects that wait. The end of a turn goes through its steps in order, after at most one duck that
// is held.
absl::Status CheckQueue(const State& state) {
  int last = -1;  // Step of the end that came last.
  for (int i = 0; i < state.queue_count; ++i) {
    const Effect& effect = state.queue[i];
    if (Holds(effect) ? i != 0 || effect.amount != 0 : effect.colour != 0) {
      return Damaged("an effect");
    }
    const int step = StepOfEnd(effect);
    if (step < 0 && last < 0) continue;
    const bool begins = i == 0 || (i == 1 && state.queue[0].kind == EffectKind::kDisperse);
    if (state.actions != 0 || (last < 0 ? !begins : step != last + 1)) {
      return Damaged("the end of a turn");
    }
    last = step;
  }
  if (last >= 0 && last + 1 != Size(kEndOfTurn)) return Damaged("the end of a turn");
  // Shaking and the ends of turns need room.
  if (last < 0 && state.queue_count > kMaxQueue - 3) return Damaged("too many effects");
  return absl::OkStatus();
}

// During play somebody is asked something that has an answer.
absl::Status CheckWaiting(const DucksInTowRules& rules, const State& state) {
  const Position position{rules, state};
  if (Front(state).kind == EffectKind::kShaken && !CanTow(state, Front(state).colour)) {
    return Damaged("a duck that cannot be paid for");
  }
  if (rules.HasQuestion(state)) return absl::OkStatus();  // It goes on after the answer.
  const bool asked = state.queue_count != 0 ? FrontWaits(position) : TurnGoesOn(position);
  return asked ? absl::OkStatus() : Damaged("nothing is asked");
}

absl::Status CheckLimits(const DucksInTowRules& rules, const State& state) {
  const Effect& front = Front(state);
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Player& player = state.players[seat];
    int food = kFoodLimit, cards = kHandLimit;
    if (seat == state.turn_seat && state.queue_count != 0) {
      if (front.kind == EffectKind::kTakeFood || front.kind == EffectKind::kDropFood) {
        food = 2 * kFoodLimit - front.amount;
      }
      if (front.kind == EffectKind::kDrawCards || front.kind == EffectKind::kDropCards) {
        cards = kMaxHand - front.amount;
      }
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
  if (state.actions > kActions + state.gained || (state.feeding != 0 && state.queue_count != 0)) {
    return Damaged("the actions of a turn");
  }
  if (choosing != (state.round == 0)) return Damaged("the round");
  return playing ? CheckWaiting(rules, state) : absl::OkStatus();
}

// What triggers the end has, and nothing else.
absl::Status CheckEnd(const DucksInTowRules& rules, const State& state) {
  const Setup& setup = rules.setup();
  bool triggered = state.phase != Phase::kChoosing && setup.formations != 0 && state.face_up == 0;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    triggered |= setup.target != 0 && state.players[seat].completed >= setup.target;
  }
  if (triggered != (state.ending != 0)) return Damaged("the end");
  if (state.phase == Phase::kOver && !triggered && state.round != rules.round_limit()) {
    return Damaged("an end without a reason");
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckInvariants(const DucksInTowRules& rules, const State& state, bool whole) {
  absl::Status status = CheckTiles(rules, state);
  if (status.ok()) status = CardCount(rules, state).Check(whole);
  if (status.ok()) status = CheckFormations(rules, state);
  if (status.ok()) status = CheckQueue(state);
  if (status.ok()) status = CountDucksAndFood(rules, state);
  if (status.ok()) status = CheckPlaces(rules, state);
  if (status.ok()) status = CheckLimits(rules, state);
  if (status.ok()) status = CheckEnd(rules, state);
  return status;
}

}  // namespace mallard::ducks_in_tow
