#include <algorithm>

#include "liars_dice.h"
#include "liars_dice_generated.h"
#include "mallard/frame/outside.h"

namespace liars_dice {

template <class Io, class S>
void Describe(Io& io, const LiarsDice& rules, S& state) {
  io.Tables(MALLARD_FIELD(cups), rules.seats(), [&](auto& child, int seat) {
    auto& cup = state.cups[seat];
    child.Numbers(MALLARD_FIELD(dice), absl::MakeSpan(cup.dice), 0, kSides);
    child.Numbers(MALLARD_FIELD(shown), absl::MakeSpan(cup.shown), 0, kSides);
    child.Number(MALLARD_FIELD(left), cup.left, 0, rules.dice());
    child.Flag(MALLARD_FIELD(hidden), cup.hidden);
  });
  io.Number(MALLARD_FIELD(turn), state.turn, 0, rules.seats() - 1);
  io.Index(MALLARD_FIELD(bidder), state.bidder, rules.seats());
  io.Number(MALLARD_FIELD(bid_count), state.count, 0, kMostSeats * kMostDice);
  io.Number(MALLARD_FIELD(bid_face), state.face, 0, kSides);
  io.Streams(MALLARD_FIELD(streams), {&state.chance});
}

StateOffset WriteState(const LiarsDice& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  return WriteOutside<schema::State>(builder, [&](auto& io) { Describe(io, rules, state); });
}

absl::Status ReadState(const LiarsDice& rules, const mallard::schema::Snapshot& in, State& state) {
  return ReadOutside<schema::State>(in, [&](auto& io) { Describe(io, rules, state); });
}

// What bounds alone do not say.
absl::Status CheckInvariants(const LiarsDice& rules, const State& state, bool whole) {
  const bool bid = state.bidder != 0;
  bool good = state.cups[state.turn].left != 0 && bid == (state.count != 0) &&
              bid == (state.face != 0) && state.count <= DiceLeft(state) &&
              !(bid && (state.bidder - 1 == state.turn || state.cups[state.bidder - 1].left == 0));
  for (const Cup& cup : state.cups) {
    good = good && !(whole && cup.hidden != 0) && std::is_sorted(cup.dice, cup.dice + cup.left);
    for (int i = 0; i < kMostDice; ++i) {
      good = good && (cup.dice[i] != 0) == (cup.hidden == 0 && i < cup.left);
    }
  }
  return good ? absl::OkStatus() : absl::DataLossError("damaged: dice or a bid that cannot be");
}

}  // namespace liars_dice
