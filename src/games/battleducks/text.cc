// BattleDucks drawn as text: the own pond and the radar side by side.
#include <string>

#include "absl/strings/str_cat.h"
#include "src/games/battleducks/play.h"
#include "src/games/battleducks/rules.h"
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
std::string DrawFleet(const BattleDucksRules& rules, const Pond& pond, bool known) {
  std::string text;
  for (int i = 0; i < rules.slots(); ++i) {
    const SlotRule& rule = rules.fleet()[static_cast<size_t>(i)];
    const Slot& slot = pond.slots[i];
    if (!known && rule.maneuver < 0) continue;
    absl::StrAppend(&text, "  ", i + 1, " ", rule.name);
    if (slot.formation != 0 && !rule.fixed) {
      absl::StrAppend(&text, " (",
                      rules.Names("formation")[static_cast<size_t>(slot.formation - 1)], ")");
    }
    if (known && slot.placed == 0) absl::StrAppend(&text, ", not placed");
    if (known && slot.placed != 0) {
      absl::StrAppend(
          &text, slot.ducks_left == 0 ? ", found" : absl::StrCat(", ", slot.ducks_left, " hidden"));
    }
    if (rule.maneuver >= 0) {
      absl::StrAppend(&text, slot.commander_spotted != 0 ? ", Commander spotted"
                             : slot.dial == 0            ? ", maneuver ready"
                                              : absl::StrCat(", counter ", slot.dial, "/",
                                                             rules.ManeuverOf(i).cooldown));
    }
    absl::StrAppend(&text, "\n");
  }
  return text;
}

}  // namespace

std::string BattleDucksRules::Draw(const void* state, Viewer viewer, const DrawStyle& style) const {
  const State& s = As(state);
  const int left = viewer.side();
  const int right = 1 - left;
  const auto title = [&](int seat, bool radar) {
    // Short enough for the narrowest board, so that both titles stand above their boards.
    return absl::StrCat(radar ? "Radar p" : "Pond p", seat + 1, ": ",
                        s.phase == Phase::kSetup
                            ? (s.ponds[seat].ready != 0 ? "ready" : "set-up")
                            : absl::StrCat(s.ponds[seat].formations_left, "/", slots(), " left"));
  };
  const bool radar = !viewer.is_host() && s.phase != Phase::kOver;
  const bool known = !radar || !viewer.is_spectator();
  const auto left_mark = [&](int cell) { return MarkOf(s.ponds[left], cell); };
  const auto right_mark = [&](int cell) { return MarkOf(s.ponds[right], cell); };
  std::string text =
      DrawSideBySide(board_.cells, board_.width, board_.height, {title(left, !known), left_mark},
                     {title(right, radar), right_mark}, style);
  absl::StrAppend(&text, "p", left + 1, ":\n", DrawFleet(*this, s.ponds[left], known));
  const std::string other = DrawFleet(*this, s.ponds[right], !radar);
  if (!other.empty()) absl::StrAppend(&text, "p", right + 1, ":\n", other);
  absl::StrAppend(&text, "1-9 formation, @ Commander, o splash, x spotted, X found, . ",
                  radar ? "water or unknown" : "water", "\n");
  return text;
}

}  // namespace mallard::battleducks
