/// @file
/// How the bytes of a state fall into numbers, for machines that keep the highest byte first: there
/// a state is hashed as it would lie in memory elsewhere, so that hashes are the same everywhere.
///
/// A *layout* is written down as text: `8x2 1x20 (4x5 2)x350` is two numbers of 8 bytes, twenty of
/// one, and 350 times five of 4 and one of 2. `./dev generate` writes those of the library's own
/// games from what the compiler says of their states (src/games/layouts.cc).
#ifndef MALLARD_FRAME_BYTE_ORDER_H_
#define MALLARD_FRAME_BYTE_ORDER_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace mallard {

/// Reverses the bytes of each number from `bytes` on. Returns how many bytes the layout has; with
/// null it only counts.
size_t ReverseNumbers(absl::string_view layout, void* bytes);

/// The layout of a game's own structure; empty for games from outside.
absl::string_view LayoutOfState(absl::string_view game);

}  // namespace mallard

#endif  // MALLARD_FRAME_BYTE_ORDER_H_
