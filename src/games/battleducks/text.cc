// BattleDucks drawn as text: the own pond and the radar side by side.
#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "mallard/primitives/grid.h"
#include "src/games/battleducks/play.h"
#include "src/games/battleducks/rules.h"

namespace mallard::battleducks {
namespace {

constexpr char kPlain[] = "\033[0m";
constexpr char kDim[] = "\033[2m";
constexpr char kRed[] = "\033[1;31m";
constexpr char kYellow[] = "\033[33m";
constexpr char kBlue[] = "\033[34m";
constexpr char kMagenta[] = "\033[1;35m";

// One cell of a pond: what it shows and in which colour.
struct Mark {
  char symbol;
  const char* color;
};

Mark MarkOf(const Pond& pond, int cell) {
  if (pond.observed.Has(cell)) {
    switch (AnswerAt(pond, cell)) {
      case Answer::kSplash:
        return {'o', kBlue};
      case Answer::kSpotted:
        return {'x', kRed};
      case Answer::kFound:
        return {'X', kMagenta};
    }
  }
  const int slot = pond.slot_at[cell] - 1;
  if (slot < 0) return {'.', kDim};
  const bool commander = pond.slots[slot].has_commander != 0 && pond.slots[slot].commander == cell;
  return {commander ? '@' : static_cast<char>('1' + slot % 9), kYellow};
}

std::string ColumnLetters(int width) {
  std::string line = "   ";
  for (int col = 0; col < width; ++col)
    absl::StrAppend(&line, " ", std::string(1, char('A' + col)));
  return line;
}

std::string DrawRow(const BattleDucksRules& rules, const Pond& pond, int row,
                    const DrawStyle& style) {
  std::string line = absl::StrCat(absl::Dec(row + 1, absl::kSpacePad3));
  for (int col = 0; col < rules.board().width; ++col) {
    const int cell = CellAt(col, row);
    if (!rules.board().cells.Has(cell)) {
      absl::StrAppend(&line, "  ");
      continue;
    }
    const Mark mark = MarkOf(pond, cell);
    absl::StrAppend(&line, " ", style.color ? mark.color : "", std::string(1, mark.symbol),
                    style.color ? kPlain : "");
  }
  return line;
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
  const int left = viewer.is_host() ? 0 : viewer.seat();
  const int right = 1 - left;
  const size_t width = 3 + 2 * static_cast<size_t>(board_.width);
  const auto title = [&](int seat, bool radar) {
    // Short enough for the narrowest board, so that both titles stand above their boards.
    return absl::StrCat(radar ? "Radar p" : "Pond p", seat + 1, ": ",
                        s.phase == Phase::kSetup
                            ? (s.ponds[seat].ready != 0 ? "ready" : "set-up")
                            : absl::StrCat(s.ponds[seat].formations_left, "/", slots(), " left"));
  };
  const bool radar = !viewer.is_host() && s.phase != Phase::kOver;
  std::string left_title = title(left, false);
  left_title.resize(std::max(width, left_title.size()), ' ');
  std::string text = absl::StrCat(left_title, "     ", title(right, radar), "\n");
  absl::StrAppend(&text, ColumnLetters(board_.width), "     ", ColumnLetters(board_.width), "\n");
  for (int row = 0; row < board_.height; ++row) {
    absl::StrAppend(&text, DrawRow(*this, s.ponds[left], row, style), "     ",
                    DrawRow(*this, s.ponds[right], row, style), "\n");
  }
  absl::StrAppend(&text, "p", left + 1, ":\n", DrawFleet(*this, s.ponds[left], true));
  const std::string other = DrawFleet(*this, s.ponds[right], !radar);
  if (!other.empty()) absl::StrAppend(&text, "p", right + 1, ":\n", other);
  absl::StrAppend(&text, "1-9 formation, @ Commander, o splash, x spotted, X found, . ",
                  radar ? "water or unknown" : "water", "\n");
  return text;
}

}  // namespace mallard::battleducks
