// The marks on a unit or a model: few at a time, of as many kinds as packs declare.
//
// Canonical: kinds stand in rising order, and what is not in use is zero.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_HELD_MARKS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_HELD_MARKS_H_

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace mallard::duckhammer {

/// Of `kMost` kinds at a time, each once or, if counted, several times. Marks are given by their
/// position in the content.
template <int kMost, bool kCounted>
struct HeldMarks {
  static constexpr int kRoom = kMost;

  /// Of each kind its position + 1, 0: no more; then, if they are counted, how many of each.
  uint8_t kinds[kMost * (kCounted ? 2 : 1)];

  bool Empty() const { return kinds[0] == 0; }
  /// How many of that mark.
  int operator[](int mark) const {
    for (int i = 0; i < kMost && kinds[i] != 0; ++i) {
      if (kinds[i] == mark + 1) return CountAt(i);
    }
    return 0;
  }
  bool Has(int mark) const { return (*this)[mark] != 0; }
  /// Whether that mark can be put on.
  bool HasRoomFor(int mark) const { return kinds[kMost - 1] == 0 || Has(mark); }
  /// Makes it `count` of that mark, from 0 to 255 (to 1, if they are not counted); there must be
  /// room.
  void Set(int mark, int count) {
    assert(count >= 0 && count <= (kCounted ? UINT8_MAX : 1));
    assert(count == 0 || HasRoomFor(mark));
    int at = 0;
    while (at < kMost && kinds[at] != 0 && kinds[at] < mark + 1) ++at;
    const bool there = at < kMost && kinds[at] == mark + 1;
    if (count == 0 && there) {
      TakeOut(kinds, at);
      if constexpr (kCounted) TakeOut(kinds + kMost, at);
    } else if (count != 0 && at < kMost) {
      if (!there) {
        PutIn(kinds, at, mark + 1);
        if constexpr (kCounted) PutIn(kinds + kMost, at, count);
      }
      if constexpr (kCounted) kinds[kMost + at] = static_cast<uint8_t>(count);
    }
  }
  /// Calls f(mark, count) for each kind, in order. `f` may set that mark to 0.
  template <class F>
  void ForEach(F f) const {
    for (int i = 0; i < kMost && kinds[i] != 0;) {
      const uint8_t kind = kinds[i];
      f(kind - 1, CountAt(i));
      if (kinds[i] == kind) ++i;
    }
  }

 private:
  int CountAt(int i) const {
    if constexpr (kCounted) return kinds[kMost + i];
    return 1;
  }
  static void TakeOut(uint8_t* list, int at) {
    std::copy(list + at + 1, list + kMost, list + at);
    list[kMost - 1] = 0;
  }
  static void PutIn(uint8_t* list, int at, int value) {
    std::copy_backward(list + at, list + kMost - 1, list + kMost);
    list[at] = static_cast<uint8_t>(value);
  }
};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_HELD_MARKS_H_
