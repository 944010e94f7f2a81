// `mallard pack check`: every mistake in a pack, for people or for programs.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/stack.h"
#include "mallard/json_text.h"
#include "mallard/mallard.hpp"
#include "mallard/pack_exercise.h"
#include "mallard/pack_test.h"

namespace mallard::terminal {
namespace {

// What was found out about a pack.
struct Findings {
  std::vector<StackMember> members;  // The pack, then those it is stacked with.
  std::vector<ContentError> mistakes;
  std::shared_ptr<const Ruleset> ruleset;  // Of a pack that can be loaded.
  PackExercise exercise;                   // Its functions, tried out.
};

// The text of the line a mistake is in, or "".
std::string SourceLine(const Findings& findings, const ContentError& mistake) {
  for (const StackMember& member : findings.members) {
    if (mistake.pack != member.description.id && mistake.pack != member.pack.label) continue;
    for (const PackFile& file : member.pack.files) {
      if (file.path != mistake.file || mistake.line == 0) continue;
      const std::vector<absl::string_view> lines = absl::StrSplit(file.text, '\n');
      const size_t number = static_cast<size_t>(mistake.line);
      if (number <= lines.size()) return std::string(lines[number - 1]);
    }
  }
  return "";
}

// A pack whose manifest cannot be read is known by the name of its folder.
std::string Place(const Findings& findings, const ContentError& mistake) {
  for (const StackMember& member : findings.members) {
    if (mistake.pack != member.pack.label || !member.description.id.empty()) continue;
    return PlaceText({}, member.folder, mistake.file, mistake.line);
  }
  return PlaceText(findings.members, mistake.pack, mistake.file, mistake.line);
}

void ShowMistake(Screen& screen, const Findings& findings, const ContentError& mistake) {
  screen.Write(absl::StrCat(screen.Paint(Tone::kStrong, Place(findings, mistake)), ": ",
                            mistake.path, mistake.path.empty() ? "" : ": ",
                            screen.Paint(Tone::kTrouble, mistake.problem.message), "\n"));
  const std::string line = SourceLine(findings, mistake);
  const absl::string_view text = absl::StripAsciiWhitespace(line);
  if (text.empty()) return;
  screen.Write(
      screen.Paint(Tone::kFaint, absl::StrFormat("%6d | %s", mistake.line, text.substr(0, 100))));
  screen.Write("\n");
}

// Which of the pack's functions random players came to.
void ShowExercise(Screen& screen, const Findings& findings) {
  const std::vector<ExercisedHook>& hooks = findings.exercise.hooks;
  if (hooks.empty()) return;
  const auto called = std::count_if(hooks.begin(), hooks.end(),
                                    [](const ExercisedHook& hook) { return hook.called; });
  screen.Line(absl::StrCat("Random players called ", called, " of its ",
                           Counted(hooks.size(), "function"), "."));
  for (const ExercisedHook& hook : hooks) {
    if (hook.called) continue;
    screen.Line(absl::StrCat(
        "  not reached: ", hook.name, "  ",
        PlaceText(findings.members, findings.members[0].description.id, hook.file, hook.line)));
  }
}

// What is no mistake, but may be none that the author has thought of.
ContentProblem MayTell(const ExposedVariable& variable) {
  return absl::StrCat("everybody can read ", variable.id,
                      ", and a function has set it while players knew different things; see that "
                      "its value does not tell them, or leave `public` out");
}

void ShowWarnings(Screen& screen, const Findings& findings) {
  for (const ExposedVariable& variable : findings.exercise.exposed) {
    screen.Line(absl::StrCat("warning: ",
                             PlaceText(findings.members, findings.members[0].description.id,
                                       variable.file, variable.line),
                             ": ", MayTell(variable).message));
  }
}

void ShowForPeople(Screen& screen, const Findings& findings) {
  for (const ContentError& mistake : findings.mistakes) ShowMistake(screen, findings, mistake);
  if (!findings.mistakes.empty()) {
    screen.Line(absl::StrCat(Counted(findings.mistakes.size(), "mistake"), "."));
    return;
  }
  const PackDescription& pack = findings.members[0].description;
  size_t own = 0;
  size_t changed = 0;
  for (const std::string& kind : KindsOf(findings.ruleset->game())) {
    for (const ContentEntry& entry : findings.ruleset->entries().Entries(kind)) {
      const bool is_own = absl::StartsWith(entry.id, absl::StrCat(pack.id, ":"));
      const bool touched =
          std::any_of(entry.origins.begin(), entry.origins.end(),
                      [&](const ContentOrigin& origin) { return origin.pack == pack.id; });
      if (is_own) ++own;
      if (!is_own && touched) ++changed;
    }
  }
  screen.Line(absl::StrCat(pack.id, " ", pack.version, " for ",
                           findings.ruleset->game().manifest().title, ": no mistakes. It adds ",
                           Counted(own, "entry", "entries"), " and changes ", changed,
                           " of other packs."));
  ShowExercise(screen, findings);
  ShowWarnings(screen, findings);
}

ContentProblem UnknownGame(absl::string_view name) {
  std::vector<std::string> known;
  for (const Game* game : Games()) known.emplace_back(game->manifest().game);
  return ContentProblem(absl::StrCat("there is no game \"", name, "\""))
      .Suggest(NearestName(name, known));
}

// `, "name": "text"`, or nothing where there is no text.
std::string OptionalMember(absl::string_view name, absl::string_view text) {
  return text.empty() ? "" : absl::StrCat(", \"", name, "\": ", JsonText(text));
}

void ShowForPrograms(Screen& screen, const Findings& findings) {
  const PackDescription& pack = findings.members[0].description;
  std::vector<std::string> mistakes;
  for (const ContentError& mistake : findings.mistakes) {
    mistakes.push_back(absl::StrCat(
        "\n    {\"pack\": ", JsonText(mistake.pack), ", \"file\": ", JsonText(mistake.file),
        ", \"line\": ", mistake.line, ", \"where\": ", JsonText(mistake.path), ", \"message\": ",
        JsonText(mistake.problem.message), OptionalMember("expected", mistake.problem.expected),
        OptionalMember("found", mistake.problem.found),
        OptionalMember("suggestion", mistake.problem.nearest), "}"));
  }
  std::vector<std::string> warnings;
  for (const ExposedVariable& variable : findings.exercise.exposed) {
    warnings.push_back(absl::StrCat(
        "\n    {\"pack\": ", JsonText(pack.id), ", \"file\": ", JsonText(variable.file),
        ", \"line\": ", variable.line, ", \"where\": ", JsonText(variable.id),
        ", \"message\": ", JsonText(MayTell(variable).message), "}"));
  }
  std::vector<std::string> unreached;
  for (const ExercisedHook& hook : findings.exercise.hooks) {
    if (!hook.called) unreached.push_back(absl::StrCat("\n    ", JsonText(hook.name)));
  }
  screen.Write(absl::StrCat(
      "{\n  \"ok\": ", mistakes.empty() ? "true" : "false", ",\n  \"folder\": ",
      JsonText(findings.members[0].folder), ",\n  \"pack\": ", JsonText(pack.id),
      ",\n  \"version\": ", JsonText(pack.version), ",\n  \"game\": ", JsonText(pack.game),
      ",\n  \"mistakes\": [", absl::StrJoin(mistakes, ","), mistakes.empty() ? "]" : "\n  ]",
      ",\n  \"warnings\": [", absl::StrJoin(warnings, ","), warnings.empty() ? "]" : "\n  ]",
      ",\n  \"functions\": ", findings.exercise.hooks.size(), ",\n  \"unreached\": [",
      absl::StrJoin(unreached, ","), unreached.empty() ? "]" : "\n  ]", "\n}\n"));
}

// Reads the folders and collects mistakes in their manifests. An error: a folder is not there.
absl::Status ReadFolders(const Arguments& args, Findings& findings) {
  std::vector<std::string> folders = {args.file};
  folders.insert(folders.end(), args.packs.begin(), args.packs.end());
  for (const std::string& folder : folders) {
    absl::StatusOr<Pack> pack = Pack::FromFolder(folder);
    if (!pack.ok()) return pack.status();
    StackMember member = {std::string(absl::StripSuffix(folder, "/")), *std::move(pack), {}};
    std::vector<ContentError> mistakes;
    absl::StatusOr<PackDescription> description = DescribePack(member.pack, &mistakes);
    if (description.ok()) member.description = *std::move(description);
    findings.mistakes.insert(findings.mistakes.end(), mistakes.begin(), mistakes.end());
    findings.members.push_back(std::move(member));
  }
  return absl::OkStatus();
}

// Loads the packs, and reads the tests of the one asked about. An error: the library is at fault.
absl::Status CheckContents(Findings& findings) {
  const StackMember& asked = findings.members[0];
  const std::string name = GameOf(findings.members);
  if (const absl::StatusOr<const Game*> game = FindGame(name); !game.ok()) {
    findings.mistakes.push_back({asked.description.id, "pack.lua", asked.description.game_line,
                                 "pack.game", UnknownGame(name)});
  } else {
    std::vector<Pack> packs;
    for (const StackMember& member : findings.members) packs.push_back(member.pack);
    RulesetOptions options;
    options.lines_of_values = true;
    absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
        Ruleset::Load(**game, std::move(packs), options, &findings.mistakes);
    if (!ruleset.ok() && findings.mistakes.empty()) return ruleset.status();
    if (ruleset.ok()) findings.ruleset = *std::move(ruleset);
  }
  for (ContentError& mistake : CheckPackTests(asked.pack)) {
    findings.mistakes.push_back(std::move(mistake));
  }
  return absl::OkStatus();
}

// Lets random players come to every function of the pack asked about; one that fails is a mistake.
absl::Status TryOut(Findings& findings) {
  const std::string& id = findings.members[0].description.id;
  absl::StatusOr<PackExercise> exercise = ExercisePack(findings.ruleset, id);
  if (!exercise.ok()) return exercise.status();
  findings.exercise = *std::move(exercise);
  for (const ExercisedHook& hook : findings.exercise.hooks) {
    if (hook.failure.empty()) continue;
    findings.mistakes.push_back(
        {id, hook.file, hook.line, hook.name, absl::StrCat("fails: ", hook.failure)});
  }
  return absl::OkStatus();
}

}  // namespace

int RunPackCheck(const Arguments& args) {
  Findings findings;
  absl::Status status = ReadFolders(args, findings);
  if (!status.ok() && args.json) {
    // Programs get an answer of the same form whatever is wrong.
    findings.members = {{args.file, {}, {}}};
    findings.mistakes = {{"", "", 0, "", std::string(status.message())}};
    status = absl::OkStatus();
  }
  if (status.ok() && findings.mistakes.empty()) status = CheckContents(findings);
  if (status.ok() && findings.mistakes.empty()) status = TryOut(findings);
  if (!status.ok()) return Fail(kProblem, status.message());
  Screen screen(args.color);
  if (args.json) {
    ShowForPrograms(screen, findings);
  } else {
    ShowForPeople(screen, findings);
  }
  return Finish(screen, findings.mistakes.empty() ? kOk : kProblem);
}

}  // namespace mallard::terminal
