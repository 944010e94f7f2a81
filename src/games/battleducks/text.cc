#include "src/games/battleducks/text.h"

#include "absl/strings/str_cat.h"
#include "src/games/battleducks/pond.h"
#include "src/games/common/board_text.h"

namespace mallard::battleducks {
namespace {

Mark MarkOf(const Pond& pond, int cell) {
  if (pond.observed.Has(cell)) {
    switch (AnswerAt(pond, cell)) {
      case Answer::kSplash:
        return {'o', color::kBlue};
      case Answer::kSpotted:
        return {'x', color::kRed};
      case Answer::kFound:
        return {'X', color::kMagenta};
    }
  }
  const int slot = pond.slot_at[cell] - 1;
  if (slot < 0) return {'.', color::kDim};
  const bool commander = pond.slots[slot].has_commander != 0 && pond.slots[slot].commander == cell;
  return {commander ? '@' : static_cast<char>('1' + slot % 9), color::kYellow};
}

// One line for each formation of a pond that is known, or for each dial of one that is not.
std::string DrawFleet(const BattleDucksRules& rules, const Pond& pond) {
  const bool known = pond.hidden == 0;
  std::string text;
  for (int i = 0; i < rules.slots(); ++i) {
    const SlotRule& rule = rules.slot_rule(i);
    const Slot& slot = pond.slots[i];
    if (!known && !rule.has_maneuver()) continue;
    absl::StrAppend(&text, "  ", i + 1, " ", rule.name);
    if (slot.formation != 0 && !rule.fixed) {
      absl::StrAppend(&text, " (", At(rules.Names("formation"), slot.formation - 1), ")");
    }
    if (known && slot.placed == 0) absl::StrAppend(&text, ", not placed");
    if (known && slot.placed != 0) {
      absl::StrAppend(
          &text, slot.ducks_left == 0 ? ", found" : absl::StrCat(", ", slot.ducks_left, " hidden"));
    }
    if (rule.has_maneuver()) {
      absl::StrAppend(&text, slot.commander_spotted != 0 ? ", Commander spotted"
                             : slot.dial == 0
                                 ? ", maneuver ready"
                                 : absl::StrCat(", counter ", slot.dial, "/", rules.CooldownOf(i)));
    }
    absl::StrAppend(&text, "\n");
  }
  return text;
}

}  // namespace

std::string DrawFor(const BattleDucksRules& rules, const State& state, int seat,
                    const DrawStyle& style) {
  const Pond& left = state.ponds[seat];
  const Pond& right = state.ponds[1 - seat];
  const auto title = [&](const Pond& pond, int owner) {
    // Short enough for the narrowest board, so that both titles stand above their boards.
    return absl::StrCat(pond.hidden != 0 ? "Radar p" : "Pond p", owner + 1, ": ",
                        state.phase == Phase::kSetup
                            ? (pond.ready != 0 ? "ready" : "set-up")
                            : absl::StrCat(pond.formations_left, "/", rules.slots(), " left"));
  };
  const Board& board = rules.board();
  std::string text = DrawSideBySide(
      board.cells, board.width, board.height,
      {title(left, seat), [&](int cell) { return MarkOf(left, cell); }},
      {title(right, 1 - seat), [&](int cell) { return MarkOf(right, cell); }}, style);
  absl::StrAppend(&text, "p", seat + 1, ":\n", DrawFleet(rules, left));
  const std::string other = DrawFleet(rules, right);
  if (!other.empty()) absl::StrAppend(&text, "p", 2 - seat, ":\n", other);
  absl::StrAppend(&text, "1-9 formation, @ Commander, o splash, x spotted, X found, . ",
                  right.hidden != 0 ? "water or unknown" : "water", "\n");
  return text;
}

}  // namespace mallard::battleducks
