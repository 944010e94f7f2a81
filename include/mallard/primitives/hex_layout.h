/// @file
/// Hex layouts: maps of hexes drawn as rows of centred text.
///
/// ```
///    L   G   L
///  A*  L   L   A*
///    L   G   L
/// ```
///
/// Every word stands for a hex and is its label; its place is that of its first character. In a row
/// neighbouring hexes are 4 characters apart, and each row is pushed aside by 2, so that a hex
/// touches its neighbours in the row and the two above and the two below. A word has at most 3
/// characters, since a blank must follow. Blanks, and the word ".", are gaps. Blanks at the end of
/// a row, and rows of nothing but blanks above and below the drawing, do not matter.
///
/// The first word is the hex (0, 0); the rows have pointy tops, and r grows downwards. The hexes
/// are listed in reading order, which is also how a HexMap numbers them. Anyone may call these.

#ifndef MALLARD_PRIMITIVES_HEX_LAYOUT_H_
#define MALLARD_PRIMITIVES_HEX_LAYOUT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/primitives/hex.h"

namespace mallard {

/// The most rows, and the most characters a row, of a drawing.
inline constexpr int kMaxHexLayoutSide = 512;

/// A hex and the word drawn for it.
struct HexLabel {
  Hex hex;           ///< The hex.
  std::string text;  ///< Its word.
  /// Equal in every member.
  friend bool operator==(const HexLabel&, const HexLabel&) = default;
};

/// Reads a drawing. Fails, naming row and column (both from 1), when a word stands in the wrong
/// place or is too long, when there is a character that is not printable ASCII, or no hex at all.
absl::StatusOr<std::vector<HexLabel>> ParseHexLayout(absl::Span<const absl::string_view> rows);

/// Draws hexes, one line a row, each followed by a line break. Fails when a label is empty, ".",
/// longer than 3 characters or not printable, when two labels share a hex, or when the drawing
/// would be larger than ParseHexLayout reads.
absl::StatusOr<std::string> HexLayoutText(absl::Span<const HexLabel> hexes);

}  // namespace mallard

#endif  // MALLARD_PRIMITIVES_HEX_LAYOUT_H_
