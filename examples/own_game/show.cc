#include "absl/strings/str_cat.h"
#include "liars_dice.h"
#include "mallard/scene_builder.h"

namespace liars_dice {

enum Id : uint32_t { kBidId = 1, kCupId };  // Of areas and items; the last by seat.

void WriteScene(const LiarsDice& rules, const State& state, SceneBuilder& b) {
  b.status().round = rules.RoundsOf(state) + 1;
  if (!rules.IsOver(state)) b.status().turn_seat = state.turn;
  const int bid = b.AddArea(kBidId, AreaKind::kList, -1, b.Word(kWordBid), 1, 1);
  SceneItem& line = b.AddItem(ItemId(kBidId, 0), bid);
  line.owner = static_cast<int16_t>(state.bidder - 1);
  line.label = b.Word(kWordNoBid);
  if (state.bidder != 0) line.label = b.Text(absl::StrCat(state.count, " x ", state.face));
  b.Refer(Reference::ActionKind(kBid));

  for (int seat = 0; seat < rules.seats(); ++seat) {
    const Cup& cup = state.cups[seat];
    b.Seat(seat).score_label = b.Word(kWordDice);
    const uint32_t id = kCupId + static_cast<uint32_t>(seat);
    const int area = b.AddArea(id, AreaKind::kHand, seat, b.Word(kWordCup), cup.left, 1);
    for (int i = 0; i < cup.left; ++i) {
      SceneItem& die = b.AddCard(ItemId(id, static_cast<uint32_t>(i)), area, i);
      die.owner = static_cast<int16_t>(seat);
      die.face = cup.hidden != 0 ? SceneFace::kUnknown : SceneFace::kKnown;
      die.label = cup.hidden != 0 ? b.Word(kWordDie) : b.Number(cup.dice[i]);
    }
  }
}

std::string DrawFor(const LiarsDice& rules, const State& state, int, const DrawStyle&) {
  std::string text;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    const auto& [dice, shown, left, hidden] = state.cups[seat];
    absl::StrAppend(&text, seat == 0 ? "p" : "\np", seat + 1, " ");
    for (int i = 0; i < left; ++i)
      absl::StrAppend(&text, " [", hidden != 0 ? "?" : absl::StrCat(dice[i]), "]");
    if (seat + 1 == state.bidder) absl::StrAppend(&text, "  bids ", state.count, " x ", state.face);
  }
  return text + "\n";
}

}  // namespace liars_dice
