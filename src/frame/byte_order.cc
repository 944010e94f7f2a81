#include "mallard/frame/byte_order.h"

#include <algorithm>

namespace mallard {
namespace {

// Goes through a layout's text. Text that is none is a bug of the program that wrote it.
class LayoutReader {
 public:
  LayoutReader(absl::string_view text, char* bytes) : text_(text), bytes_(bytes) {}

  // As far as the end, or the bracket that ends this part.
  void ReadParts() {
    while (at_ < text_.size() && text_[at_] != ')') {
      if (text_[at_] == ' ') {
        ++at_;
      } else if (text_[at_] == '(') {
        ReadGroup();
      } else {
        const size_t width = ReadNumber();
        Reverse(width, ReadTimes());
      }
    }
  }
  size_t done() const { return done_; }

 private:
  void ReadGroup() {
    const size_t begin = ++at_;
    const size_t before = done_;
    ReadParts();
    const size_t size = done_ - before;
    ++at_;  // the bracket
    const size_t times = ReadTimes();
    const size_t end = at_;
    if (bytes_ == nullptr) {
      done_ += size * (times - 1);
      return;
    }
    for (size_t i = 1; i < times; ++i) {
      at_ = begin;
      ReadParts();
    }
    at_ = end;
  }
  size_t ReadNumber() {
    size_t number = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_) {
      number = number * 10 + static_cast<size_t>(text_[at_] - '0');
    }
    return number;
  }
  size_t ReadTimes() {
    if (at_ >= text_.size() || text_[at_] != 'x') return 1;
    ++at_;
    return ReadNumber();
  }
  void Reverse(size_t width, size_t times) {
    if (bytes_ != nullptr && width > 1) {
      for (size_t i = 0; i < times; ++i) {
        char* const number = bytes_ + done_ + i * width;
        std::reverse(number, number + width);
      }
    }
    done_ += width * times;
  }

  absl::string_view text_;
  char* bytes_;  // Null: only counted.
  size_t at_ = 0;
  size_t done_ = 0;
};

}  // namespace

size_t ReverseNumbers(absl::string_view layout, void* bytes) {
  LayoutReader reader(layout, static_cast<char*>(bytes));
  reader.ReadParts();
  return reader.done();
}

}  // namespace mallard
