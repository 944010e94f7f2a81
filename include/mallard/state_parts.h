/// @file
/// Which parts of a state are in use, and copies of these alone.
///
/// A state has room for the largest match there can be, most of which is zero in any other one. The
/// rules of games with large states say where the rest is (Rules::PartsInUse), so that keeping a
/// state costs what is in it, not what it has room for.
#ifndef MALLARD_STATE_PARTS_H_
#define MALLARD_STATE_PARTS_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "mallard/state_buffer.h"

namespace mallard {

/// The parts of one state outside of which all its bytes are zero, in rising order. Which they are
/// follows from the state alone.
class StateParts {
 public:
  /// So many at most.
  static constexpr int kMost = 24;
  /// Bytes of a state that follow each other.
  struct Part {
    uint32_t first;  ///< Position in the state.
    uint32_t size;   ///< How many.
  };

  /// Of `state`, which is borrowed: none yet.
  explicit StateParts(const void* state) : state_(static_cast<const char*>(state)) {}
  /// Copies what there is, which is seldom much.
  StateParts(const StateParts& other) { *this = other; }
  /// The same.
  StateParts& operator=(const StateParts& other) {
    state_ = other.state_;
    count_ = other.count_;
    for (int i = 0; i < count_; ++i) parts_[i] = other.parts_[i];
    return *this;
  }
  /// Adds what lies from `from` up to `to` in the state, behind all that was added before. What
  /// begins where the last part ends makes that longer.
  void Add(const void* from, const void* to) {
    const auto first = static_cast<uint32_t>(static_cast<const char*>(from) - state_);
    const auto size = static_cast<uint32_t>(static_cast<const char*>(to) - state_) - first;
    if (size == 0) return;
    if (count_ > 0 && parts_[count_ - 1].first + parts_[count_ - 1].size == first) {
      parts_[count_ - 1].size += size;
      return;
    }
    assert(count_ < kMost);
    parts_[count_++] = {first, size};
  }

  const Part* begin() const { return parts_; }         ///< The first.
  const Part* end() const { return parts_ + count_; }  ///< Behind the last.
  /// The same parts of another state.
  StateParts Of(const void* state) const {
    StateParts same = *this;
    same.state_ = static_cast<const char*>(state);
    return same;
  }
  /// Whether another state has the same in the same parts; then it is the same state.
  bool operator==(const StateParts& other) const {
    if (count_ != other.count_) return false;
    for (int i = 0; i < count_; ++i) {
      const Part& part = parts_[i];
      if (part.first != other.parts_[i].first || part.size != other.parts_[i].size) return false;
      if (std::memcmp(state_ + part.first, other.state_ + part.first, part.size) != 0) return false;
    }
    return true;
  }
  /// Copies them to the same places of a state.
  void CopyTo(void* state) const {
    for (const Part& part : *this) {
      std::memcpy(static_cast<char*>(state) + part.first, state_ + part.first, part.size);
    }
  }
  /// Makes the same places of a state zero.
  void ClearIn(void* state) const {
    for (const Part& part : *this) {
      std::memset(static_cast<char*>(state) + part.first, 0, part.size);
    }
  }

 private:
  const char* state_;
  int count_ = 0;
  Part parts_[kMost];  // The first count_ hold.
};

/// A copy of what is in use of a state. Its room is made at once: taking a copy allocates nothing.
class StateCopy {
 public:
  /// Room for states of that size. There is no copy yet.
  explicit StateCopy(size_t state_size = 0)
      : bytes_(StateBuffer::Room(state_size)), parts_(bytes_.data()) {}
  StateCopy(StateCopy&&) noexcept = default;             ///< Takes the copy over.
  StateCopy& operator=(StateCopy&&) noexcept = default;  ///< Takes the copy over.

  size_t state_size() const { return bytes_.size(); }  ///< Of states there is room for.
  /// Copies the state whose parts these are.
  void Take(const StateParts& parts) {
    parts.CopyTo(bytes_.data());
    parts_ = parts.Of(bytes_.data());
  }
  /// Copies all of a state.
  void Take(const StateBuffer& state) {
    StateParts all(state.data());
    all.Add(state.data(), static_cast<const char*>(state.data()) + state.size());
    Take(all);
  }
  /// Whether the state whose parts these are is what was copied.
  bool IsOf(const StateParts& parts) const { return parts_ == parts; }
  /// Makes `state` what was copied.
  void PutBack(StateBuffer& state) const {
    std::memset(state.data(), 0, state.size());
    parts_.CopyTo(state.data());
  }
  /// Its memory, of the size of a state, to be written over. There is no copy any more.
  StateBuffer& bytes() { return bytes_; }

 private:
  StateBuffer bytes_;  // Only what `parts_` says was ever written.
  StateParts parts_;   // Of bytes_.
};

}  // namespace mallard

#endif  // MALLARD_STATE_PARTS_H_
