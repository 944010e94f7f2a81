// Square boards drawn as text: letters above, numbers at the left, one mark a cell, two boards side
// by side.
#ifndef MALLARD_SRC_GAMES_COMMON_BOARD_TEXT_H_
#define MALLARD_SRC_GAMES_COMMON_BOARD_TEXT_H_

#include <string>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "mallard/primitives/bitboard.h"
#include "mallard/rules.h"

namespace mallard {

/// Terminal colours.
namespace color {
inline constexpr char kPlain[] = "\033[0m";
inline constexpr char kDim[] = "\033[2m";
inline constexpr char kRed[] = "\033[1;31m";
inline constexpr char kGreen[] = "\033[32m";
inline constexpr char kYellow[] = "\033[33m";
inline constexpr char kBlue[] = "\033[34m";
inline constexpr char kMagenta[] = "\033[1;35m";
inline constexpr char kCyan[] = "\033[36m";
}  // namespace color

/// What a cell shows, and in which colour.
struct Mark {
  char symbol;
  const char* color;
};

/// One board to draw: its title and what each cell shows.
struct BoardDrawing {
  std::string title;
  absl::FunctionRef<Mark(int cell)> mark;
};

/// Both boards side by side, with titles; `cells` are those that exist within width x height.
std::string DrawSideBySide(const Bitboard& cells, int width, int height, const BoardDrawing& left,
                           const BoardDrawing& right, const DrawStyle& style);

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_BOARD_TEXT_H_
