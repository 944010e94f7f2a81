#include "examples/terminal/explain.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/screen.h"
#include "mallard/asking.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

class Lines {
 public:
  explicit Lines(int width) : width_(width) {}
  void Add(absl::string_view text) {
    const std::string wrapped = Wrap(text, 2, static_cast<size_t>(width_ < 20 ? 20 : width_));
    for (absl::string_view line : absl::StrSplit(wrapped, '\n')) lines_.emplace_back(line);
  }
  std::vector<std::string> Take() { return std::move(lines_); }
  bool empty() const { return lines_.empty(); }

 private:
  int width_;
  std::vector<std::string> lines_;
};

bool Means(absl::string_view text, absl::string_view name, bool whole) {
  return whole ? absl::EqualsIgnoreCase(text, name) : absl::StartsWithIgnoreCase(text, name);
}

}  // namespace

std::string TextOf(const Rules& rules, absl::string_view name, int language) {
  const Catalog& catalog = rules.ruleset().catalog();
  for (size_t i = 0; i < rules.manifest().actions.size(); ++i) {
    const Phrase& action = catalog.Word(Catalog::Words::kActions, i, language);
    if (action.name == name) return action.text;
  }
  for (const CatalogKind& kind : catalog.kinds()) {
    for (const CatalogEntry& entry : kind.entries) {
      if (catalog.Of(entry, language).name == name) return catalog.Of(entry, language).text;
    }
  }
  return "";
}

std::vector<std::string> Explain(const Match& match, absl::string_view name, int language,
                                 int width) {
  const Catalog& catalog = match.ruleset().catalog();
  const Manifest& manifest = match.rules().manifest();
  Lines lines(width);
  if (name.empty()) {
    lines.Add(absl::StrCat(catalog.Game(language).name, ". ", catalog.Game(language).text));
    for (size_t i = 0; i < manifest.actions.size(); ++i) {
      if (!CanBeTaken(match.rules(), manifest.actions[i].kind)) continue;
      const Phrase& action = catalog.Word(Catalog::Words::kActions, i, language);
      lines.Add(
          absl::StrCat("  ", action.name, " (", manifest.actions[i].name, "): ", action.text));
    }
    return lines.Take();
  }
  for (const bool whole : {true, false}) {
    for (size_t i = 0; i < manifest.actions.size(); ++i) {
      const Phrase& action = catalog.Word(Catalog::Words::kActions, i, language);
      if (Means(action.name, name, whole) || Means(manifest.actions[i].name, name, whole)) {
        lines.Add(absl::StrCat(action.name, " (", manifest.actions[i].name, "): ", action.text));
      }
    }
    for (const CatalogKind& kind : catalog.kinds()) {
      for (const CatalogEntry& entry : kind.entries) {
        const Phrase& phrase = catalog.Of(entry, language);
        if (!Means(phrase.name, name, whole) && !Means(entry.word, name, whole)) continue;
        lines.Add(absl::StrCat(phrase.name, " (", catalog.Kind(entry.kind, language).name,
                               "): ", phrase.text));
      }
    }
    if (!lines.empty()) break;
  }
  return lines.Take();
}

}  // namespace mallard::terminal
