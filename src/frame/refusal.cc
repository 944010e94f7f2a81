#include "mallard/frame/refusal.h"

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace mallard {

std::string Refusal::Text() const {
  std::string text;
  absl::InlinedVector<absl::string_view, kMaxValues> names;  // In the order they are first met.
  absl::string_view rest = reason_ == nullptr ? "" : reason_;
  while (!rest.empty()) {
    const size_t open = rest.find('{');
    const size_t close = open == absl::string_view::npos ? open : rest.find('}', open);
    if (close == absl::string_view::npos) break;
    absl::StrAppend(&text, rest.substr(0, open));
    const absl::string_view name = rest.substr(open + 1, close - open - 1);
    size_t place = 0;
    while (place < names.size() && names[place] != name) ++place;
    if (place == names.size()) names.push_back(name);
    if (place < count_) {
      const Value& value = values_[place];
      if (value.text != nullptr) {
        absl::StrAppend(&text, value.text);
      } else {
        absl::StrAppend(&text, value.number);
      }
    }
    rest.remove_prefix(close + 1);
  }
  absl::StrAppend(&text, rest);
  return text;
}

absl::Status Refusal::ToStatus() const {
  switch (code_) {
    case Code::kNone:
      break;
    case Code::kForbidden:
      return absl::FailedPreconditionError(Text());
    case Code::kSenseless:
      return absl::InvalidArgumentError(Text());
  }
  return absl::OkStatus();
}

}  // namespace mallard
