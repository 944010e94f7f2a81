/// @file
/// Words that players write: names, proposals. In actions and events they are arguments of type
/// ArgType::kText, in states arrays of bytes that end in zeros.
///
/// What a player writes is shown to others, so it is *plain*: well-formed UTF-8 without control
/// characters, line ends, invisible characters that change how others are read (bidirectional
/// controls, zero-width spaces, byte order marks, tags) and noncharacters.
#ifndef MALLARD_TEXT_ARGUMENT_H_
#define MALLARD_TEXT_ARGUMENT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard {

/// Bytes that the arguments of an action have room for.
inline constexpr size_t kMostTextBytes = 28;

/// Whether a text is plain, see the file comment; "" is.
bool IsPlainText(absl::string_view text);

/// The text of an array that ends in zeros.
inline absl::string_view TextIn(absl::Span<const char> room) {
  size_t size = 0;
  while (size < room.size() && room[size] != 0) ++size;
  return {room.data(), size};
}
/// Puts a text that fits into an array, with zeros behind it.
void PutText(absl::string_view text, absl::Span<char> room);

/// The bytes of a text argument, and the text they are.
class ArgumentText {
 public:
  /// From so many slots of an action or event, at most seven.
  ArgumentText(const int32_t* slots, int width);
  /// All bytes up to the first 0.
  absl::string_view text() const { return TextIn(absl::MakeConstSpan(bytes_, size_)); }
  /// Whether it can be: one plain character at least, no more bytes than `most`, zeros behind it.
  bool IsSound(int32_t most) const;

 private:
  char bytes_[kMostTextBytes];
  size_t size_;
};

/// Writes a text into so many slots, as ArgumentText reads it. False, with nothing written, if it
/// does not fit.
bool PackText(absl::string_view text, int32_t* slots, int width);

/// A text as people type it where more can follow: in quotes, with a backslash before quotes and
/// backslashes.
std::string InQuotes(absl::string_view text);

/// A long text cut into pieces of at most so many bytes, between characters and if possible after a
/// space; joined they are the text.
std::vector<std::string> SplitText(absl::string_view text, size_t most);

}  // namespace mallard

#endif  // MALLARD_TEXT_ARGUMENT_H_
