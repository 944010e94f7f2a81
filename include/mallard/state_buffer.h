/// @file
/// The bytes of one state. Copying it is cloning the game.
#ifndef MALLARD_STATE_BUFFER_H_
#define MALLARD_STATE_BUFFER_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

namespace mallard {

/// Owns `size` bytes, aligned for any state, zeroed at first. A regular value type; assigning
/// between buffers of one size allocates nothing.
class StateBuffer {
 public:
  StateBuffer() = default;
  /// `size` zeroed bytes.
  explicit StateBuffer(size_t size) : size_(size), words_(new uint64_t[Words()]()) {}
  /// `size` bytes to be written over: whatever they hold, they cost no zeroing.
  static StateBuffer Room(size_t size) {
    StateBuffer room;
    room.size_ = size;
    room.words_.reset(new uint64_t[room.Words()]);
    return room;
  }
  /// Copies the bytes.
  StateBuffer(const StateBuffer& other) : size_(other.size_), words_(new uint64_t[Words()]) {
    CopyBytes(other);
  }
  /// Takes the bytes over; `other` may only be assigned to or destroyed.
  StateBuffer(StateBuffer&& other) noexcept = default;
  /// Copies the bytes.
  StateBuffer& operator=(const StateBuffer& other) {
    if (this == &other) return *this;
    if (size_ != other.size_) return *this = StateBuffer(other);
    CopyBytes(other);
    return *this;
  }
  /// Takes the bytes over; `other` may only be assigned to or destroyed.
  StateBuffer& operator=(StateBuffer&& other) noexcept = default;

  void* data() { return words_.get(); }              ///< The state.
  const void* data() const { return words_.get(); }  ///< The state.
  size_t size() const { return size_; }              ///< In bytes.
  bool operator==(const StateBuffer& other) const {  ///< Byte for byte.
    return size_ == other.size_ && (size_ == 0 || std::memcmp(data(), other.data(), size_) == 0);
  }

 private:
  size_t Words() const { return (size_ + 7) / 8; }
  void CopyBytes(const StateBuffer& other) {
    if (size_ != 0) std::memcpy(words_.get(), other.words_.get(), Words() * 8);
  }
  size_t size_ = 0;
  std::unique_ptr<uint64_t[]> words_;
};

}  // namespace mallard

#endif  // MALLARD_STATE_BUFFER_H_
