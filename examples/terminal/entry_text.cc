#include "examples/terminal/entry_text.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace mallard::terminal {

std::string ValuePlace(const ContentEntry& entry, const ContentValue& value) {
  if (value.line == 0 || value.origin >= entry.origins.size()) return "";
  const ContentOrigin& origin = entry.origins[value.origin];
  return absl::StrCat(origin.pack, "/", origin.file, ":", value.line);
}

std::string ValueText(const ContentEntry& entry, const ContentValue& value) {
  switch (value.type) {
    case ContentValue::Type::kNil:
      return "nil";
    case ContentValue::Type::kBool:
      return value.boolean ? "true" : "false";
    case ContentValue::Type::kInt:
      return absl::StrCat(value.integer);
    case ContentValue::Type::kString:
      return absl::StrCat("\"", absl::Utf8SafeCEscape(value.text), "\"");
    case ContentValue::Type::kFunction:
      return absl::StrCat("function at ", ValuePlace(entry, value));
    case ContentValue::Type::kList:
    case ContentValue::Type::kTable:
      break;
  }
  std::vector<std::string> parts;
  for (const ContentValue& item : value.items) parts.push_back(ValueText(entry, item));
  for (const ContentField& field : value.fields) {
    if (field.value.IsNil()) continue;
    parts.push_back(absl::StrCat(field.name, " = ", ValueText(entry, field.value)));
  }
  return parts.empty() ? "{}" : absl::StrCat("{ ", absl::StrJoin(parts, ", "), " }");
}

}  // namespace mallard::terminal
