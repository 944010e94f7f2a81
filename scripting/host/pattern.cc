#include "scripting/host/pattern.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

/// True if `c` belongs to the class that `letter` (lower case) names.
bool InClass(char letter, unsigned char c) {
  switch (letter) {
    case 'a':
      return absl::ascii_isalpha(c);
    case 'c':
      return absl::ascii_iscntrl(c);
    case 'd':
      return absl::ascii_isdigit(c);
    case 'g':
      return absl::ascii_isgraph(c);
    case 'l':
      return absl::ascii_islower(c);
    case 'p':
      return absl::ascii_ispunct(c);
    case 's':
      return absl::ascii_isspace(c);
    case 'u':
      return absl::ascii_isupper(c);
    case 'w':
      return absl::ascii_isalnum(c);
    case 'x':
      return absl::ascii_isxdigit(c);
    default:
      return false;
  }
}

bool IsClassLetter(char letter) {
  return absl::string_view("acdglpsuwx").find(letter) != absl::string_view::npos;
}

/// What `%letter` matches.
std::bitset<256> ClassSet(char letter) {
  std::bitset<256> set;
  const char lower = absl::ascii_tolower(static_cast<unsigned char>(letter));
  if (!IsClassLetter(lower)) {
    set.set(static_cast<unsigned char>(letter));
    return set;
  }
  for (int c = 0; c < 256; ++c) set[c] = InClass(lower, static_cast<unsigned char>(c));
  return lower == letter ? set : ~set;
}

}  // namespace

class Pattern::Parser {
 public:
  Parser(absl::string_view text, bool anchors) : text_(text) {
    if (anchors && !text_.empty() && text_[0] == '^') {
      pattern_.anchored_ = true;
      ++at_;
    }
  }

  absl::StatusOr<Pattern> Run() {
    while (at_ < text_.size()) {
      absl::Status status = ReadItem();
      if (!status.ok()) return status;
    }
    if (!open_.empty()) return Bad("unfinished capture: a ( without its )");
    return std::move(pattern_);
  }

 private:
  static absl::Status Bad(absl::string_view reason) {
    return absl::InvalidArgumentError(absl::StrCat("bad pattern: ", reason));
  }

  bool Next(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  absl::Status ReadItem() {
    Item item;
    const char c = text_[at_++];
    if (c == '(') return OpenCapture();
    if (c == ')') return CloseCapture();
    if (c == '$' && at_ == text_.size()) {
      item.op = Op::kEnd;
      pattern_.items_.push_back(item);
      return absl::OkStatus();
    }
    if (c == '%') {
      if (at_ >= text_.size()) return Bad("ends with %");
      const char letter = text_[at_];
      if (letter == 'b') return ReadBalance();
      if (letter == 'f') return ReadFrontier();
      if (absl::ascii_isdigit(static_cast<unsigned char>(letter))) return ReadBackReference();
      ++at_;
      item.set = ClassSet(letter);
    } else if (c == '[') {
      absl::Status status = ReadSet(item.set);
      if (!status.ok()) return status;
    } else if (c == '.') {
      item.set.set();
    } else {
      item.set.set(static_cast<unsigned char>(c));
    }
    item.repeat = Next('?')   ? Repeat::kOptional
                  : Next('*') ? Repeat::kStar
                  : Next('+') ? Repeat::kPlus
                  : Next('-') ? Repeat::kLazy
                              : Repeat::kOnce;
    if (item.repeat != Repeat::kOnce && ++repeats_ > kMaxRepeats) {
      return Bad("too many repetitions");
    }
    pattern_.items_.push_back(item);
    return absl::OkStatus();
  }

  absl::Status OpenCapture() {
    if (pattern_.captures_ == kMaxCaptures) return Bad("too many captures");
    Item item;
    item.index = static_cast<uint8_t>(pattern_.captures_++);
    item.op = Next(')') ? Op::kPosition : Op::kOpen;
    if (item.op == Op::kOpen) open_.push_back(item.index);
    pattern_.items_.push_back(item);
    return absl::OkStatus();
  }

  absl::Status CloseCapture() {
    if (open_.empty()) return Bad("a ) without its (");
    Item item;
    item.op = Op::kClose;
    item.index = open_.back();
    open_.pop_back();
    closed_.set(item.index);
    pattern_.items_.push_back(item);
    return absl::OkStatus();
  }

  absl::Status ReadBalance() {
    if (at_ + 2 >= text_.size()) return Bad("%b needs two characters");
    Item item;
    item.op = Op::kBalance;
    item.open = text_[at_ + 1];
    item.close = text_[at_ + 2];
    at_ += 3;
    pattern_.items_.push_back(item);
    return absl::OkStatus();
  }

  absl::Status ReadFrontier() {
    ++at_;
    if (!Next('[')) return Bad("%f needs a set in brackets");
    Item item;
    item.op = Op::kFrontier;
    absl::Status status = ReadSet(item.set);
    pattern_.items_.push_back(item);
    return status;
  }

  absl::Status ReadBackReference() {
    const int index = text_[at_++] - '1';
    if (index < 0 || !closed_[index])
      return Bad(absl::StrCat("%", index + 1, " names no finished capture"));
    Item item;
    item.op = Op::kBack;
    item.index = static_cast<uint8_t>(index);
    pattern_.items_.push_back(item);
    return absl::OkStatus();
  }

  /// Reads a set whose `[` has been read.
  absl::Status ReadSet(std::bitset<256>& set) {
    const bool negated = Next('^');
    bool first = true;  // A ] in first place is an ordinary character.
    while (true) {
      if (at_ >= text_.size()) return Bad("a [ without its ]");
      const char c = text_[at_++];
      if (c == ']' && !first) break;
      first = false;
      if (c == '%') {
        if (at_ >= text_.size()) return Bad("a [ without its ]");
        set |= ClassSet(text_[at_++]);
      } else if (at_ + 1 < text_.size() && text_[at_] == '-' && text_[at_ + 1] != ']') {
        const unsigned char last = static_cast<unsigned char>(text_[at_ + 1]);
        for (int i = static_cast<unsigned char>(c); i <= last; ++i) set.set(i);
        at_ += 2;
      } else {
        set.set(static_cast<unsigned char>(c));
      }
    }
    if (negated) set = ~set;
    return absl::OkStatus();
  }

  absl::string_view text_;
  size_t at_ = 0;
  int repeats_ = 0;
  std::vector<uint8_t> open_;         // Captures not closed yet.
  std::bitset<kMaxCaptures> closed_;  // Captures with text.
  Pattern pattern_;
};

absl::StatusOr<Pattern> Pattern::Parse(absl::string_view text, bool anchors) {
  return Parser(text, anchors).Run();
}

// Trying costs a step even where the pattern is empty.
bool PatternMatch::At(size_t start) { return --steps_ >= 0 && Run(0, start); }

// Captures need not be put back when a path fails: their order is fixed, so another path sets them
// again before anything reads them.
bool PatternMatch::Run(size_t index, size_t at) {
  for (; index < pattern_.items_.size(); ++index) {
    if (--steps_ < 0) return false;
    const Pattern::Item& item = pattern_.items_[index];
    switch (item.op) {
      case Pattern::Op::kSingle:
        if (item.repeat != Pattern::Repeat::kOnce) return Repeated(item, index + 1, at);
        if (!Single(item, at)) return false;
        ++at;
        break;
      case Pattern::Op::kOpen:
        captures_[item.index].start = at;
        captures_[item.index].position = false;
        break;
      case Pattern::Op::kClose:
        captures_[item.index].length = at - captures_[item.index].start;
        break;
      case Pattern::Op::kPosition:
        captures_[item.index] = {at, 0, true};
        break;
      case Pattern::Op::kBack: {
        const Capture& capture = captures_[item.index];
        steps_ -= static_cast<int64_t>(capture.length / 8);
        if (subject_.size() - at < capture.length ||
            subject_.substr(at, capture.length) != subject_.substr(capture.start, capture.length)) {
          return false;
        }
        at += capture.length;
        break;
      }
      case Pattern::Op::kBalance: {
        const size_t length = Balanced(item, at);
        if (length == 0) return false;
        at += length;
        break;
      }
      case Pattern::Op::kFrontier: {
        const unsigned char before = at == 0 ? 0 : static_cast<unsigned char>(subject_[at - 1]);
        const unsigned char after =
            at == subject_.size() ? 0 : static_cast<unsigned char>(subject_[at]);
        if (item.set[before] || !item.set[after]) return false;
        break;
      }
      case Pattern::Op::kEnd:
        if (at != subject_.size()) return false;
        break;
    }
  }
  end_ = at;
  return true;
}

bool PatternMatch::Repeated(const Pattern::Item& item, size_t next, size_t at) {
  if (item.repeat == Pattern::Repeat::kLazy) {
    while (!Run(next, at)) {
      if (steps_ < 0 || !Single(item, at)) return false;
      ++at;
    }
    return true;
  }
  const size_t least = item.repeat == Pattern::Repeat::kPlus ? 1 : 0;
  const size_t most = item.repeat == Pattern::Repeat::kOptional ? 1 : subject_.size();
  size_t count = 0;
  while (count < most && Single(item, at + count)) ++count;
  steps_ -= static_cast<int64_t>(count / 4);
  while (count >= least) {
    if (Run(next, at + count)) return true;
    if (count == 0 || steps_ < 0) return false;
    --count;
  }
  return false;
}

size_t PatternMatch::Balanced(const Pattern::Item& item, size_t at) {
  if (at >= subject_.size() || subject_[at] != item.open) return 0;
  int depth = 1;
  for (size_t i = at + 1; i < subject_.size(); ++i) {
    --steps_;
    if (subject_[i] == item.close) {
      if (--depth == 0) return i + 1 - at;
    } else if (subject_[i] == item.open) {
      ++depth;
    }
  }
  return 0;
}

}  // namespace mallard
