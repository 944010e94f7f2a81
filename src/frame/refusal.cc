#include "mallard/frame/refusal.h"

#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "mallard/phrase_template.h"

namespace mallard {

std::string Refusal::Text() const {
  if (reason_ == nullptr) return "";
  absl::InlinedVector<absl::string_view, kMaxValues> names;  // In the order they are first met.
  return RenderTemplate(reason_, [&](absl::string_view name) -> std::optional<TemplateArgument> {
    size_t place = 0;
    while (place < names.size() && names[place] != name) ++place;
    if (place == names.size()) names.push_back(name);
    if (place >= count_) return std::nullopt;
    const Value& value = values_[place];
    const std::string text = value.text != nullptr ? value.text : absl::StrCat(value.number);
    return TemplateArgument{text, text};
  });
}

absl::Status Refusal::ToStatus() const {
  return *this ? absl::Status(status_code(), Text()) : absl::OkStatus();
}

}  // namespace mallard
