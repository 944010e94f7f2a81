// The commands that only tell something.
#include "examples/terminal/commands.h"

#include <cstdio>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "examples/terminal/files.h"
#include "examples/terminal/loading.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/story.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

std::string Values(const CatalogOption& choices) {
  const OptionSpec& option = *choices.spec;
  switch (option.type) {
    case OptionSpec::Type::kBool:
      return "true or false";
    case OptionSpec::Type::kInt:
      return absl::StrCat(option.min, " to ", option.max);
    case OptionSpec::Type::kWord:
      return absl::StrJoin(option.words, ", ");
    case OptionSpec::Type::kText: {
      if (choices.choices.empty()) return "text";
      const std::string names = absl::StrJoin(
          choices.choices, ", ",
          [](std::string* out, const CatalogChoice& choice) { *out += choice.value; });
      return absl::StrCat(choices.several ? "one or more of " : "", names,
                          choices.open ? ", or text" : "");
    }
  }
  return "";
}

}  // namespace

int Fail(int code, absl::string_view message) {
  std::fprintf(stderr, "mallard: %s\n", std::string(message).c_str());
  return code;
}

int Finish(Screen& screen, int code) {
  return screen.Flush() ? code : Fail(kProblem, "the output could not be written");
}

std::string Counted(size_t count, absl::string_view one, absl::string_view many) {
  const std::string regular = absl::StrCat(one, "s");
  return absl::StrCat(count, " ", count == 1 ? one : many.empty() ? regular : many);
}

int RunGames(const Arguments& args) {
  Screen screen(args.color);
  for (const Game* game : Games()) {
    const Manifest& manifest = game->manifest();
    screen.Paragraph(absl::StrFormat("%-20s %s. %s", manifest.game, manifest.title, manifest.doc),
                     21);
  }
  return Finish(screen);
}

int RunOptions(const Arguments& args) {
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = LoadRuleset(args);
  if (!ruleset.ok()) return Fail(kProblem, ruleset.status().message());
  Screen screen(args.color);
  screen.Line(absl::StrCat("Options of ", args.game, " (--set NAME=VALUE):"));
  for (const CatalogOption& choices : (*ruleset)->catalog().options()) {
    const OptionSpec& option = *choices.spec;
    screen.Paragraph(
        absl::StrFormat("  %-16s %s Values: %s. Default: %s.", option.name, option.doc,
                        Values(choices), *option.fallback == '\0' ? "none" : option.fallback),
        19);
  }
  screen.Line("\nNames that the loaded packs define:");
  for (const EntrySchema& kind : (*game)->content_schema().entries) {
    std::vector<std::string> ids;
    for (const ContentEntry& entry : (*ruleset)->entries().Entries(kind.name)) {
      ids.push_back(entry.id);
    }
    screen.Paragraph(
        absl::StrFormat("  %-16s %s", kind.name,
                        ids.empty() ? "none" : absl::StrJoin(NameTable(ids).names(), ", ")),
        19);
  }
  return Finish(screen);
}

int RunVerify(const Arguments& args) {
  if (const auto game = FindGame(args.game); !game.ok()) {
    return Fail(kWrongCall, game.status().message());
  }
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = LoadRuleset(args);
  if (!ruleset.ok()) return Fail(kProblem, ruleset.status().message());
  const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(args.file);
  if (!bytes.ok()) return Fail(kProblem, bytes.status().message());
  const absl::StatusOr<Match> match = Match::FromReplay(*ruleset, *bytes);
  if (!match.ok()) {
    return Fail(kProblem, absl::StrCat("\"", args.file, "\": ", match.status().message()));
  }
  Screen screen(args.color);
  const Outcome outcome = match->outcome();
  screen.Line(absl::StrFormat("The replay is good: %d actions, final hash %016x, %s.",
                              match->UndoDepth(), match->Hash(),
                              outcome.over ? DescribeOutcome(*match) : "not finished"));
  return Finish(screen);
}

int RunVersion() {
  Screen screen(ColorMode::kNever);
  screen.Line("mallard " MALLARD_VERSION);
  return Finish(screen);
}

int RunHelp(const Arguments& args) {
  Screen screen(ColorMode::kNever);
  screen.Write(absl::StrReplaceAll(kUsage, {{"@GAME@", args.game}}));
  return Finish(screen);
}

}  // namespace mallard::terminal
