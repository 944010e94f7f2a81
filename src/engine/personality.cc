#include "src/engine/personality.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/content.h"
#include "mallard/name_table.h"
#include "mallard/ruleset.h"

namespace mallard {

absl::StatusOr<ScriptFunction> TakeOn(const Rules& rules, BotOptions& options) {
  if (options.personality.empty()) return ScriptFunction{};
  const absl::Span<const ContentEntry> entries = rules.ruleset().entries().Entries("personality");
  std::vector<std::string> ids;
  for (const ContentEntry& entry : entries) ids.push_back(entry.id);
  const NameTable names(ids);
  for (size_t i = 0; i < ids.size(); ++i) {
    if (options.personality != ids[i] && options.personality != names.names()[i]) continue;
    options.weights.clear();
    for (const ContentField& field : entries[i].value.fields) {
      if (field.value.type != ContentValue::Type::kInt) continue;
      options.weights.emplace_back(field.name, static_cast<int>(field.value.integer));
    }
    return entries[i].value["evaluate"].function;
  }
  const std::string nearest = NearestName(options.personality, names.names());
  return absl::NotFoundError(absl::StrCat("there is no personality \"", options.personality, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace mallard
