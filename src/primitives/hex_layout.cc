#include "mallard/primitives/hex_layout.h"

#include <algorithm>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

constexpr int kPitch = 4;
constexpr int kShift = kPitch / 2;
constexpr size_t kMaxLabel = kPitch - 1;

template <typename... Parts>
absl::Status ErrorAt(size_t row, size_t col, const Parts&... parts) {
  return absl::InvalidArgumentError(
      absl::StrCat("row ", row + 1, ", column ", col + 1, ": ", parts...));
}

bool IsLabel(absl::string_view text) {
  return !text.empty() && text.size() <= kMaxLabel && text != "." &&
         std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return absl::ascii_isgraph(c); });
}

// Where a hex is drawn: two characters for each half hex to the right.
int64_t DrawnColumn(Hex hex) { return int64_t{kPitch} * hex.q + int64_t{kShift} * hex.r; }

}  // namespace

absl::StatusOr<std::vector<HexLabel>> ParseHexLayout(absl::Span<const absl::string_view> rows) {
  if (rows.size() > kMaxHexLayoutSide) {
    return absl::InvalidArgumentError(absl::StrCat("there are ", rows.size(), " rows; at most ",
                                                   kMaxHexLayoutSide, " are allowed"));
  }
  std::vector<HexLabel> hexes;
  int first_row = 0;
  int first_col = 0;
  for (size_t row = 0; row < rows.size(); ++row) {
    const absl::string_view text = rows[row];
    if (text.size() > kMaxHexLayoutSide) {
      return absl::InvalidArgumentError(absl::StrCat("row ", row + 1, " has ", text.size(),
                                                     " characters; at most ", kMaxHexLayoutSide,
                                                     " are allowed"));
    }
    for (size_t col = 0; col < text.size(); ++col) {
      if (text[col] == ' ') continue;
      const absl::string_view word = text.substr(col, text.find(' ', col) - col);
      for (size_t i = 0; i < word.size(); ++i) {
        if (!absl::ascii_isgraph(static_cast<unsigned char>(word[i]))) {
          return ErrorAt(row, col + i, "expected a printable character or a blank, found '",
                         absl::CHexEscape(word.substr(i, 1)), "'");
        }
      }
      if (word.size() > kMaxLabel) {
        return ErrorAt(row, col, "\"", word.substr(0, 20), "\" has ", word.size(),
                       " characters; at most 3 are allowed");
      }
      const int drawn_row = static_cast<int>(row);
      const int drawn_col = static_cast<int>(col);
      if (word != ".") {
        if (hexes.empty()) {
          first_row = drawn_row;
          first_col = drawn_col;
        }
        const int r = drawn_row - first_row;
        const int sideways = drawn_col - first_col - kShift * r;
        if (sideways % kPitch != 0) {
          return ErrorAt(row, col, "\"", word,
                         "\" is out of line: hexes of a row are 4 characters apart, and each row "
                         "is pushed aside by 2");
        }
        hexes.push_back({{sideways / kPitch, r}, std::string(word)});
      }
      col += word.size() - 1;
    }
  }
  if (hexes.empty()) return absl::InvalidArgumentError("there is no hex in any row");
  return hexes;
}

absl::StatusOr<std::string> HexLayoutText(absl::Span<const HexLabel> hexes) {
  std::vector<HexLabel> sorted(hexes.begin(), hexes.end());
  std::sort(sorted.begin(), sorted.end(),
            [](const HexLabel& a, const HexLabel& b) { return HexBefore(a.hex, b.hex); });
  int64_t left = 0;
  int64_t right = 0;
  for (size_t i = 0; i < sorted.size(); ++i) {
    const HexLabel& label = sorted[i];
    const auto error = [&label](absl::string_view why) {
      return absl::InvalidArgumentError(
          absl::StrCat("the hex (", label.hex.q, ", ", label.hex.r, ") ", why));
    };
    if (!IsLabel(label.text)) return error("has a label that cannot be drawn");
    if (!HexInRange(label.hex)) return error("is too far away");
    if (i > 0 && label.hex == sorted[i - 1].hex) return error("is there twice");
    const int64_t col = DrawnColumn(label.hex);
    left = i == 0 ? col : std::min(left, col);
    right = i == 0 ? col : std::max(right, col);
  }
  if (sorted.empty()) return std::string();
  if (right - left + kPitch > kMaxHexLayoutSide ||
      sorted.back().hex.r - sorted.front().hex.r >= kMaxHexLayoutSide) {
    return absl::InvalidArgumentError("the drawing would be too large");
  }
  std::string text;
  size_t line_start = 0;
  int32_t row = sorted.front().hex.r;
  for (const HexLabel& label : sorted) {
    for (; row < label.hex.r; ++row) {
      text.push_back('\n');
      line_start = text.size();
    }
    text.resize(line_start + static_cast<size_t>(DrawnColumn(label.hex) - left), ' ');
    text += label.text;
  }
  text.push_back('\n');
  return text;
}

}  // namespace mallard
