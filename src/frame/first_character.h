// The first character of text in UTF-8.
#ifndef MALLARD_SRC_FRAME_FIRST_CHARACTER_H_
#define MALLARD_SRC_FRAME_FIRST_CHARACTER_H_

#include <cstddef>
#include <cstdint>

#include "absl/strings/string_view.h"

namespace mallard {

/// Its number in Unicode; 0 for no text. The text is valid UTF-8, as all content is.
inline uint32_t FirstCharacter(absl::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const size_t size = byte(0) < 0x80 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  if (text.size() < size) return 0;
  uint32_t character = size == 1 ? byte(0) : byte(0) & (0xFFu >> (size + 1));
  for (size_t i = 1; i < size; ++i) character = character << 6 | (byte(i) & 0x3Fu);
  return character;
}

}  // namespace mallard

#endif  // MALLARD_SRC_FRAME_FIRST_CHARACTER_H_
