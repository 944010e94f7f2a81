/// @file
/// What the grid's files of the C interface share: crossing between C and C++ sets of cells, and
/// short lists without heap. For files of capi/ only.
#ifndef MALLARD_CAPI_PRIMITIVES_GRID_H_
#define MALLARD_CAPI_PRIMITIVES_GRID_H_

#include <cstddef>
#include <cstdint>

#include "capi/base.h"
#include "capi/mallard_grid.h"
#include "mallard/primitives/bitboard.h"

namespace mallard::capi {

inline Bitboard FromC(const mld_bitboard& board) {
  return {{board.words[0], board.words[1], board.words[2], board.words[3]}};
}

inline mld_bitboard ToC(const Bitboard& board) {
  return {{board.words[0], board.words[1], board.words[2], board.words[3]}};
}

/// Fails unless the characters can make a drawing.
mld_status CheckMarks(char filled, char empty, mld_error** error) noexcept;

/// A list of at most N items, as WriteList() wants it.
template <typename T, int N>
class FixedList {
 public:
  void Add(const T& item) { items_[size_++] = item; }
  size_t size() const { return size_; }
  const T& operator[](size_t i) const { return items_[i]; }

 private:
  T items_[N];
  size_t size_ = 0;
};

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_PRIMITIVES_GRID_H_
