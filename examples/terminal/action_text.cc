#include "examples/terminal/action_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/reading.h"

namespace mallard::terminal {

std::vector<std::string> ActionWords(const Sight& sight, const Action& action, int language) {
  const Rules& rules = sight.rules();
  const Reader reader(rules, sight.state(), language, sight.seat());
  Reference kind;
  kind.type = Reference::kActionKind;
  kind.value[0] = static_cast<int32_t>(action.kind);
  std::vector<std::string> words = {reader.Of(kind)};
  const absl::Span<const ArgSpec> specs = rules.ActionArgs(action);
  for (size_t i = 0; i < specs.size(); ++i) {
    words.push_back(reader.Arg(specs, action.args, i, /*parts=*/true));
  }
  return words;
}

std::string ActionText(const Sight& sight, const Action& action, int language) {
  const std::vector<std::string> words = ActionWords(sight, action, language);
  if (words.size() == 1) return words[0];
  return absl::StrCat(words[0], ": ", absl::StrJoin(words.begin() + 1, words.end(), ", "));
}

}  // namespace mallard::terminal
