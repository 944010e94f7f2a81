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
#include "examples/terminal/json.h"
#include "examples/terminal/stack.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

// What was found out about a pack.
struct Findings {
  std::vector<StackMember> members;  // The pack, then those it is stacked with.
  std::vector<ContentError> mistakes;
  std::shared_ptr<const Ruleset> ruleset;  // Without mistakes.
};

// The name that a message suggests, or "".
std::string Suggestion(absl::string_view message) {
  const absl::string_view mark = "did you mean \"";
  const size_t at = message.find(mark);
  if (at == absl::string_view::npos) return "";
  message.remove_prefix(at + mark.size());
  return std::string(message.substr(0, message.find('"')));
}

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
    ContentError place = {member.folder, mistake.file, mistake.line, "", ""};
    return PlaceText({}, place.pack, place.file, place.line);
  }
  return PlaceText(findings.members, mistake.pack, mistake.file, mistake.line);
}

void ShowMistake(Screen& screen, const Findings& findings, const ContentError& mistake) {
  screen.Write(absl::StrCat(screen.Paint(Tone::kStrong, Place(findings, mistake)), ": ",
                            mistake.path, mistake.path.empty() ? "" : ": ",
                            screen.Paint(Tone::kTrouble, mistake.message), "\n"));
  const std::string line = SourceLine(findings, mistake);
  const absl::string_view text = absl::StripAsciiWhitespace(line);
  if (text.empty()) return;
  screen.Write(
      screen.Paint(Tone::kFaint, absl::StrFormat("%6d | %s", mistake.line, text.substr(0, 100))));
  screen.Write("\n");
}

std::string Counted(size_t count, absl::string_view one, absl::string_view many) {
  return absl::StrCat(count, " ", count == 1 ? one : many);
}

void ShowForPeople(Screen& screen, const Findings& findings) {
  for (const ContentError& mistake : findings.mistakes) ShowMistake(screen, findings, mistake);
  if (!findings.mistakes.empty()) {
    screen.Line(absl::StrCat(Counted(findings.mistakes.size(), "mistake", "mistakes"), "."));
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
}

void ShowForPrograms(Screen& screen, const Findings& findings) {
  const PackDescription& pack = findings.members[0].description;
  std::vector<std::string> mistakes;
  for (const ContentError& mistake : findings.mistakes) {
    const std::string suggestion = Suggestion(mistake.message);
    mistakes.push_back(absl::StrCat(
        "\n    {\"pack\": ", JsonText(mistake.pack), ", \"file\": ", JsonText(mistake.file),
        ", \"line\": ", mistake.line, ", \"where\": ", JsonText(mistake.path),
        ", \"message\": ", JsonText(mistake.message),
        suggestion.empty() ? "" : absl::StrCat(", \"suggestion\": ", JsonText(suggestion)), "}"));
  }
  screen.Write(absl::StrCat(
      "{\n  \"ok\": ", mistakes.empty() ? "true" : "false",
      ",\n  \"folder\": ", JsonText(findings.members[0].folder),
      ",\n  \"pack\": ", JsonText(pack.id), ",\n  \"version\": ", JsonText(pack.version),
      ",\n  \"game\": ", JsonText(pack.game), ",\n  \"mistakes\": [", absl::StrJoin(mistakes, ","),
      mistakes.empty() ? "]" : "\n  ]", "\n}\n"));
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

}  // namespace

int RunPackCheck(const Arguments& args) {
  Findings findings;
  if (absl::Status status = ReadFolders(args, findings); !status.ok()) {
    return Fail(kProblem, status.message());
  }
  if (findings.mistakes.empty()) {
    const PackDescription& pack = findings.members[0].description;
    if (const auto game = FindGame(pack.game); !game.ok()) {
      findings.mistakes.push_back(
          {pack.id, "pack.lua", 0, "pack.game", std::string(game.status().message())});
    } else {
      std::vector<Pack> packs;
      for (const StackMember& member : findings.members) packs.push_back(member.pack);
      absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
          Ruleset::Load(**game, std::move(packs), {}, &findings.mistakes);
      if (ruleset.ok()) {
        findings.ruleset = *std::move(ruleset);
      } else if (findings.mistakes.empty()) {
        return Fail(kProblem, ruleset.status().message());
      }
    }
  }
  Screen screen(args.color);
  if (args.json) {
    ShowForPrograms(screen, findings);
  } else {
    ShowForPeople(screen, findings);
  }
  if (!screen.Flush()) return Fail(kProblem, "the output could not be written");
  return findings.mistakes.empty() ? kOk : kProblem;
}

}  // namespace mallard::terminal
