#include "examples/terminal/explain.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "absl/types/span.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/typed_commands.h"
#include "mallard/asking.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

class Lines {
 public:
  explicit Lines(int width) : width_(width < 20 ? 20 : static_cast<size_t>(width)) {}
  void Add(absl::string_view text, size_t indent = 2) {
    const std::string wrapped = Wrap(text, indent, width_);
    for (absl::string_view line : absl::StrSplit(wrapped, '\n')) lines_.emplace_back(line);
  }
  std::vector<std::string> Take() { return std::move(lines_); }
  bool empty() const { return lines_.empty(); }

 private:
  size_t width_;
  std::vector<std::string> lines_;
};

bool Means(absl::string_view text, absl::string_view name, bool whole) {
  return whole ? absl::EqualsIgnoreCase(text, name) : absl::StartsWithIgnoreCase(text, name);
}

// How an action is typed: "place <slot> <orientation> <cell>".
std::string Form(const KindSpec& kind) {
  std::string form = kind.name;
  for (const ArgSpec& arg : kind.args) absl::StrAppend(&form, " <", arg.name, ">");
  return form;
}

// The values an argument can have, as they are typed, if they are few enough to be told.
std::string Values(const Rules& rules, const ArgSpec& arg, const Language& language) {
  constexpr size_t kFew = 12;
  std::vector<std::string> values(arg.words.begin(), arg.words.end());
  if (arg.named()) {
    const absl::Span<const std::string> names = rules.Names(arg.table);
    values.assign(names.begin(), names.end());
  }
  if (values.empty() || values.size() > kFew) return "";
  return absl::StrCat(" ",
                      absl::Substitute(Say(language, "One of $0."), absl::StrJoin(values, ", ")));
}

// The action of that number in the manifest, with its arguments.
void AddAction(const Rules& rules, size_t number, const Language& language, Lines& lines) {
  const Catalog& catalog = rules.ruleset().catalog();
  const KindSpec& kind = rules.manifest().actions[number];
  const Phrase& action = catalog.Word(Catalog::Words::kActions, number, language.number);
  lines.Add(absl::StrCat("  ", action.name, " (", Form(kind), "): ", action.text), 6);
  for (const ArgSpec& arg : kind.args) {
    const Phrase& phrase = catalog.Argument(arg.name, language.number);
    const bool place = arg.type == ArgType::kPlace || arg.type == ArgType::kVector;
    lines.Add(absl::StrCat("      <", arg.name, "> ", phrase.text.empty() ? arg.doc : phrase.text,
                           Values(rules, arg, language), place ? " " : "",
                           place ? Say(language, "Two numbers, in thousandths of an inch.") : ""),
              10);
  }
}

// Whether a player has a choice of that kind now.
bool IsChoice(const Match& match, int seat, const KindSpec& kind) {
  std::vector<Action> actions(match.LegalCount(seat));
  actions.resize(match.LegalActions(seat, absl::MakeSpan(actions)));
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return action.kind == kind.kind; });
}

void AddActions(const Match& match, int seat, const Language& language, Lines& lines) {
  constexpr size_t kMany = 20;
  const Rules& rules = match.rules();
  const Catalog& catalog = match.ruleset().catalog();
  const std::vector<KindSpec>& actions = rules.manifest().actions;
  std::vector<std::string> others;
  for (size_t i = 0; i < actions.size(); ++i) {
    if (!CanBeTaken(rules, actions[i].kind)) continue;
    if (actions.size() <= kMany || IsChoice(match, seat, actions[i])) {
      AddAction(rules, i, language, lines);
    } else {
      const Phrase& action = catalog.Word(Catalog::Words::kActions, i, language.number);
      others.push_back(absl::StrCat(action.name, " (", actions[i].name, ")"));
    }
  }
  if (others.empty()) return;
  lines.Add(
      absl::StrCat(
          "  ", absl::Substitute(Say(language, "At other times (help and the name says more): $0."),
                                 absl::StrJoin(others, ", "))),
      6);
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

std::vector<std::string> Explain(const Match& match, absl::string_view name,
                                 const Language& language, int width) {
  const Catalog& catalog = match.ruleset().catalog();
  const Manifest& manifest = match.rules().manifest();
  Lines lines(width);
  for (const bool whole : {true, false}) {
    for (size_t i = 0; i < manifest.actions.size(); ++i) {
      const Phrase& action = catalog.Word(Catalog::Words::kActions, i, language.number);
      if (Means(action.name, name, whole) || Means(manifest.actions[i].name, name, whole)) {
        AddAction(match.rules(), i, language, lines);
      }
    }
    for (const CatalogKind& kind : catalog.kinds()) {
      for (const CatalogEntry& entry : kind.entries) {
        const Phrase& phrase = catalog.Of(entry, language.number);
        if (!Means(phrase.name, name, whole) && !Means(entry.word, name, whole)) continue;
        lines.Add(absl::StrCat("  ", phrase.name, " (",
                               catalog.Kind(entry.kind, language.number).name, "): ", phrase.text),
                  6);
      }
    }
    if (!lines.empty()) break;
  }
  return lines.Take();
}

std::vector<std::string> ExplainPlaying(const Match& match, int seat, const Language& language,
                                        int width) {
  const Phrase& game = match.ruleset().catalog().Game(language.number);
  Lines lines(width);
  lines.Add(absl::StrCat(game.name, ". ", game.text), 0);
  lines.Add("");
  lines.Add(Say(language,
                "Answer by a number of the list, a name or a place, one step after another; or "
                "type a whole action. Short forms do if only one can be meant: its first letters, "
                "or just its arguments. help and the name of anything you see tells what it is."),
            0);
  AddActions(match, seat, language, lines);
  lines.Add("");
  lines.Add(Say(language, "Commands (a / in front if the game has an action of that name):"), 0);
  for (const std::string& line : CommandLines(language)) lines.Add(line, 25);
  return lines.Take();
}

}  // namespace mallard::terminal
