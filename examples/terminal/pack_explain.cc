// `mallard pack list` and `mallard pack show`: what a stack of packs contains.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/entry_text.h"
#include "examples/terminal/stack.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

std::string PackOf(const ContentEntry& entry) { return entry.id.substr(0, entry.id.find(':')); }

bool ChangedBy(const ContentEntry& entry, const std::string& pack) {
  return PackOf(entry) != pack &&
         std::any_of(entry.origins.begin(), entry.origins.end(),
                     [&](const ContentOrigin& origin) { return origin.pack == pack; });
}

// "12 formation, 3 board": entries for which `counts` holds.
template <class Predicate>
std::string Count(const Ruleset& ruleset, const Predicate& counts) {
  std::vector<std::string> parts;
  for (const std::string& kind : KindsOf(ruleset.game())) {
    const absl::Span<const ContentEntry> entries = ruleset.entries().Entries(kind);
    const auto number = std::count_if(entries.begin(), entries.end(), counts);
    if (number > 0) parts.push_back(absl::StrCat(number, " ", kind));
  }
  return parts.empty() ? "nothing" : absl::StrJoin(parts, ", ");
}

// Who may read a variable, as its declaration says.
const char* ReadersOf(const ContentEntry& variable) {
  return variable.value["public"].boolean ? "public" : "owner only";
}

// The variables of a pack that everybody can read.
std::vector<std::string> Published(const Ruleset& ruleset, const std::string& pack) {
  std::vector<std::string> names;
  for (const ContentEntry& entry : ruleset.entries().Entries("variable")) {
    if (PackOf(entry) != pack || !entry.value["public"].boolean) continue;
    names.push_back(entry.id.substr(entry.id.find(':') + 1));
  }
  return names;
}

void ShowPack(Screen& screen, const Ruleset& ruleset, const StackMember& member,
              const PackInfo& info) {
  const PackDescription& pack = member.description;
  screen.Line(absl::StrCat(screen.Paint(Tone::kStrong, absl::StrCat(pack.id, " ", pack.version)),
                           pack.title.empty() ? "" : absl::StrCat("  ", pack.title)));
  screen.Line(absl::StrCat("  from     ", member.folder.empty() ? "the library" : member.folder));
  if (!pack.requirements.empty()) {
    screen.Line(absl::StrCat("  requires ",
                             absl::StrJoin(pack.requirements, ", ", absl::PairFormatter(" "))));
  }
  screen.Paragraph(
      absl::StrCat("  declares ",
                   Count(ruleset, [&](const ContentEntry& e) { return PackOf(e) == pack.id; })),
      11);
  screen.Paragraph(
      absl::StrCat("  changes  ",
                   Count(ruleset, [&](const ContentEntry& e) { return ChangedBy(e, pack.id); })),
      11);
  const std::vector<std::string> published = Published(ruleset, pack.id);
  if (!published.empty()) {
    screen.Paragraph(absl::StrCat("  tells    everybody ", absl::StrJoin(published, ", ")), 11);
  }
  screen.Line(absl::StrFormat("  content  %016x", info.fingerprint));
}

void ShowEntry(Screen& screen, const std::string& kind, const ContentEntry& entry) {
  screen.Line(screen.Paint(Tone::kStrong, absl::StrCat(kind, " \"", entry.id, "\"")));
  for (const ContentField& field : entry.value.fields) {
    if (field.value.IsNil()) continue;
    const std::string place = ValuePlace(entry, field.value);
    const std::string text = absl::StrCat("  ", field.name, " = ", ValueText(entry, field.value));
    screen.Write(absl::StrCat(
        Wrap(text, 6), "  ",
        screen.Paint(Tone::kFaint, absl::StrCat("-- ", place.empty() ? "default" : place)), "\n"));
  }
}

void ShowKind(Screen& screen, const Ruleset& ruleset, const std::string& kind) {
  for (const ContentEntry& entry : ruleset.entries().Entries(kind)) {
    std::string line =
        absl::StrFormat("%-16s %-32s %s/%s:%d", kind, entry.id, entry.pack, entry.file, entry.line);
    if (kind == "variable") absl::StrAppend(&line, "  ", ReadersOf(entry));
    screen.Line(line);
  }
}

}  // namespace

int RunPackList(const Arguments& args) {
  if (const auto game = FindGame(args.game); !game.ok()) {
    return Fail(kWrongCall, game.status().message());
  }
  const absl::StatusOr<Stack> stack = LoadStack(args.game, args.packs);
  if (!stack.ok()) return Fail(kProblem, stack.status().message());
  Screen screen(args.color);
  for (size_t i = 0; i < stack->members.size(); ++i) {
    if (i > 0) screen.Line();
    ShowPack(screen, *stack->ruleset, stack->members[i], stack->ruleset->packs()[i]);
  }
  return Finish(screen);
}

int RunPackShow(const Arguments& args) {
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  const absl::StatusOr<Stack> stack = LoadStack(args.game, args.packs);
  if (!stack.ok()) return Fail(kProblem, stack.status().message());
  const std::vector<std::string> kinds = KindsOf(**game);
  Screen screen(args.color);
  bool found = args.file.empty();
  std::vector<std::string> known = kinds;
  for (const std::string& kind : kinds) {
    if (args.file.empty() || args.file == kind) {
      ShowKind(screen, *stack->ruleset, kind);
      found = true;
      continue;
    }
    for (const ContentEntry& entry : stack->ruleset->entries().Entries(kind)) {
      known.push_back(entry.id);
      known.push_back(entry.id.substr(entry.id.find(':') + 1));
      if (entry.id != args.file && known.back() != args.file) continue;
      ShowEntry(screen, kind, entry);
      found = true;
    }
  }
  if (!found) {
    const std::string near = NearestName(args.file, known);
    return Fail(kProblem, absl::StrCat("there is no entry and no kind of entry \"", args.file, "\"",
                                       near.empty() ? "" : absl::StrCat("; did you mean ", near)));
  }
  return Finish(screen);
}

}  // namespace mallard::terminal
