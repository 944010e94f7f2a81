#include "mallard/text_argument.h"

#include <algorithm>
#include <cstring>

namespace mallard {
namespace {

// Bytes of the character that a byte begins; 0: none does.
int LengthOf(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

// The character at the beginning, and its length; 0: there is none, it is cut off, longer than it
// need be, or half of a pair.
int Decode(absl::string_view text, uint32_t* character) {
  const int length = LengthOf(static_cast<unsigned char>(text[0]));
  if (length == 0 || static_cast<size_t>(length) > text.size()) return 0;
  constexpr uint32_t kFirstBits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  uint32_t value = static_cast<unsigned char>(text[0]) & kFirstBits[length];
  for (size_t i = 1; i < static_cast<size_t>(length); ++i) {
    const uint32_t byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) != 0x80) return 0;
    value = value << 6 | (byte & 0x3F);
  }
  constexpr uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kLeast[length] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000)) return 0;
  *character = value;
  return length;
}

struct CharacterRange {
  uint32_t first, last;
};

// What is no mark on paper but does something to others.
constexpr CharacterRange kNotPlain[] = {
    {0x00, 0x1F},        // Controls.
    {0x7F, 0x9F},        // More of them.
    {0x00AD, 0x00AD},    // A hyphen that is not seen.
    {0x061C, 0x061C},    // Directions: Arabic letter mark,
    {0x200B, 0x200B},    // (a space of no width)
    {0x200E, 0x200F},    // marks to the left and to the right,
    {0x2028, 0x202E},    // (ends of lines and paragraphs) embeddings and overrides,
    {0x2060, 0x206F},    // (joiners, invisible operators) isolates.
    {0xFDD0, 0xFDEF},    // No characters.
    {0xFEFF, 0xFEFF},    // The mark of the order of bytes.
    {0xFFF9, 0xFFFB},    // Annotations.
    {0xE0000, 0xE0FFF},  // Tags, and whatever else is not seen there.
};

bool IsPlain(uint32_t character) {
  if ((character & 0xFFFE) == 0xFFFE) return false;  // No character, in every plane.
  return std::none_of(std::begin(kNotPlain), std::end(kNotPlain), [&](const CharacterRange& range) {
    return character >= range.first && character <= range.last;
  });
}

}  // namespace

bool IsPlainText(absl::string_view text) {
  while (!text.empty()) {
    uint32_t character = 0;
    const int length = Decode(text, &character);
    if (length == 0 || !IsPlain(character)) return false;
    text.remove_prefix(static_cast<size_t>(length));
  }
  return true;
}

void PutText(absl::string_view text, absl::Span<char> room) {
  std::memset(room.data(), 0, room.size());
  std::memcpy(room.data(), text.data(), std::min(text.size(), room.size()));
}

ArgumentText::ArgumentText(const int32_t* slots, int width)
    : bytes_(), size_(std::min(static_cast<size_t>(width) * 4, kMostTextBytes)) {
  for (size_t i = 0; i < size_; ++i) {
    bytes_[i] = static_cast<char>(static_cast<uint32_t>(slots[i / 4]) >> (i % 4 * 8) & 0xFF);
  }
}

bool ArgumentText::IsSound(int32_t most) const {
  const absl::string_view text = this->text();
  const bool clean =
      std::all_of(bytes_ + text.size(), bytes_ + size_, [](char byte) { return byte == 0; });
  return clean && !text.empty() && text.size() <= static_cast<size_t>(most) && IsPlainText(text);
}

bool PackText(absl::string_view text, int32_t* slots, int width) {
  if (text.size() > static_cast<size_t>(width) * 4) return false;
  for (size_t slot = 0; slot < static_cast<size_t>(width); ++slot) {
    uint32_t value = 0;
    for (size_t i = 0; i < 4 && slot * 4 + i < text.size(); ++i) {
      value |= uint32_t{static_cast<unsigned char>(text[slot * 4 + i])} << (i * 8);
    }
    slots[slot] = static_cast<int32_t>(value);
  }
  return true;
}

std::string InQuotes(absl::string_view text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + '"';
}

std::vector<std::string> SplitText(absl::string_view text, size_t most) {
  std::vector<std::string> pieces;
  while (!text.empty()) {
    size_t size = std::min(most, text.size());
    // Not inside a character.
    while (size > 1 && size < text.size() && (text[size] & 0xC0) == 0x80) --size;
    if (size < text.size()) {
      const size_t space = text.substr(0, size).rfind(' ');
      if (space != absl::string_view::npos) size = space + 1;
    }
    pieces.emplace_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return pieces;
}

}  // namespace mallard
