#include "examples/terminal/lab.h"

#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/files.h"
#include "examples/terminal/loading.h"
#include "examples/terminal/screen.h"
#include "mallard/lab.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

// What the command line says.
struct LabArguments {
  std::string game;
  std::string replay;
  StudyOptions study;
  std::vector<std::pair<std::string, std::string>> settings;
  std::vector<std::string> packs;
  std::vector<std::string> compared;  // Folders of the other stack.
  bool compare = false;
  bool sequential = false;
  SequentialTest test;
  std::string json;
  std::string html;
};

absl::Status Wrong(absl::string_view message) { return absl::InvalidArgumentError(message); }

absl::Status ReadNumber(absl::string_view name, absl::string_view value, uint64_t& out) {
  if (absl::SimpleAtoi(value, &out)) return absl::OkStatus();
  return Wrong(absl::StrCat(name, " takes a whole number from 0, not \"", value, "\""));
}

absl::Status ReadTest(absl::string_view value, LabArguments& out) {
  out.sequential = true;
  if (value.empty()) return absl::OkStatus();
  const std::vector<absl::string_view> bounds = absl::StrSplit(value, ',');
  if (bounds.size() == 2 && absl::SimpleAtod(bounds[0], &out.test.weaker) &&
      absl::SimpleAtod(bounds[1], &out.test.stronger) && out.test.weaker < out.test.stronger) {
    return absl::OkStatus();
  }
  return Wrong(absl::StrCat("--sprt takes two ratings, as in --sprt=0,50, not \"", value, "\""));
}

absl::Status ReadValue(absl::string_view name, absl::string_view value, LabArguments& out) {
  uint64_t number = 0;
  if (name == "--players") {
    out.study.players = absl::StrSplit(value, ',');
  } else if (name == "--games") {
    return ReadNumber(name, value, out.study.games);
  } else if (name == "--seed") {
    return ReadNumber(name, value, out.study.seed);
  } else if (name == "--threads") {
    if (absl::Status status = ReadNumber(name, value, number); !status.ok()) return status;
    out.study.threads = static_cast<int>(std::min<uint64_t>(number, 1000));
  } else if (name == "--pack") {
    out.packs.emplace_back(value);
  } else if (name == "--compare") {
    out.compare = true;
    if (value != "base") out.compared.emplace_back(value);
  } else if (name == "--without") {
    out.study.without.emplace_back(value);
  } else if (name == "--json") {
    out.json = std::string(value);
  } else if (name == "--html") {
    out.html = std::string(value);
  } else if (name == "--set") {
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(value, absl::MaxSplits('=', 1));
    if (!absl::StrContains(value, '=')) return Wrong("--set takes NAME=VALUE");
    out.settings.emplace_back(parts.first, parts.second);
  } else {
    return Wrong(absl::StrCat("there is no option \"", name, "\""));
  }
  return absl::OkStatus();
}

absl::StatusOr<LabArguments> Read(absl::Span<const absl::string_view> words) {
  LabArguments out;
  std::vector<std::string> plain;
  for (size_t i = 1; i < words.size(); ++i) {
    if (!absl::StartsWith(words[i], "--")) {
      plain.emplace_back(words[i]);
      continue;
    }
    const size_t equals = words[i].find('=');
    const absl::string_view name = words[i].substr(0, equals);
    absl::string_view value;
    if (equals != absl::string_view::npos) value = words[i].substr(equals + 1);
    if (name == "--sprt") {
      if (absl::Status status = ReadTest(value, out); !status.ok()) return status;
      continue;
    }
    if (equals == absl::string_view::npos && i + 1 < words.size()) value = words[++i];
    if (value.empty()) return Wrong(absl::StrCat(name, " needs a value"));
    if (absl::Status status = ReadValue(name, value, out); !status.ok()) return status;
  }
  const bool analyze = words[0] == "analyze";
  if (plain.size() != (analyze ? 2u : 1u)) {
    return Wrong(absl::StrCat(
        words[0], analyze ? " needs a game and a replay" : " needs the name of a game"));
  }
  out.game = plain[0];
  if (analyze) out.replay = plain[1];
  return out;
}

absl::StatusOr<std::shared_ptr<const Ruleset>> Load(const std::string& game,
                                                    const std::vector<std::string>& packs) {
  Arguments args;
  args.game = game;
  args.packs = packs;
  return LoadRuleset(args);
}

// Shows how far a study has come, where a person is looking.
class Progress {
 public:
  bool operator()(uint64_t done, uint64_t total) const {
    if (!IsTerminal(stderr)) return true;
    constexpr uint64_t kWidth = 40;
    const uint64_t filled = total == 0 ? 0 : done * kWidth / total;
    std::fprintf(stderr, "\r[%s%s] %llu of %llu", std::string(filled, '#').c_str(),
                 std::string(kWidth - filled, '.').c_str(), static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(total));
    if (done == total) std::fprintf(stderr, "\n");
    return true;
  }
};

absl::Status WriteText(const std::string& path, const std::string& text) {
  if (path.empty()) return absl::OkStatus();
  return WriteFile(path,
                   absl::MakeSpan(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

// Shows a study, and writes what was asked for.
absl::Status Hand(const LabArguments& args, const std::string& text, const std::string& json,
                  const std::string& html) {
  Screen screen(ColorMode::kAuto);
  screen.Write(text);
  if (!screen.Flush()) return absl::UnknownError("the output could not be written");
  if (absl::Status status = WriteText(args.json, json); !status.ok()) return status;
  return WriteText(args.html, html);
}

absl::Status RunSimulation(const LabArguments& args, const std::shared_ptr<const Ruleset>& ruleset,
                           const Configuration& configuration) {
  const absl::StatusOr<Simulation> study = Simulate(ruleset, configuration, args.study);
  if (!study.ok()) return study.status();
  if (!args.compare) return Hand(args, study->ToText(), study->ToJson(), study->ToHtml());
  const absl::StatusOr<std::shared_ptr<const Ruleset>> other = Load(args.game, args.compared);
  if (!other.ok()) return other.status();
  const absl::StatusOr<Simulation> before = Simulate(*other, configuration, args.study);
  if (!before.ok()) return before.status();
  return Hand(args, CompareText(*before, *study), CompareJson(*before, *study),
              CompareHtml(*before, *study));
}

absl::Status Run(absl::string_view command, LabArguments& args) {
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Load(args.game, args.packs);
  if (!ruleset.ok()) return ruleset.status();
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return game.status();
  Configuration configuration((*game)->manifest());
  for (const auto& [name, value] : args.settings) {
    if (absl::Status status = configuration.Set(name, value); !status.ok()) return status;
  }
  args.study.progress = Progress();
  if (command == "simulate") return RunSimulation(args, *ruleset, configuration);
  if (command == "tournament") {
    const absl::StatusOr<Tournament> study =
        PlayTournament(*ruleset, configuration, args.study, args.sequential ? &args.test : nullptr);
    if (!study.ok()) return study.status();
    return Hand(args, study->ToText(), study->ToJson(), study->ToHtml());
  }
  const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(args.replay);
  if (!bytes.ok()) return bytes.status();
  const absl::StatusOr<Match> match = Match::FromReplay(*ruleset, *bytes);
  if (!match.ok()) return match.status();
  const absl::StatusOr<Analysis> study = AnalyseMatch(*match, args.study);
  if (!study.ok()) return study.status();
  return Hand(args, study->ToText(), study->ToJson(), study->ToHtml());
}

}  // namespace

bool IsLabCommand(absl::string_view command) {
  return command == "simulate" || command == "tournament" || command == "analyze";
}

int RunLab(absl::Span<const absl::string_view> words) {
  absl::StatusOr<LabArguments> args = Read(words);
  if (!args.ok()) return Fail(kWrongCall, args.status().message());
  const absl::Status status = Run(words[0], *args);
  return status.ok() ? kOk : Fail(kProblem, status.message());
}

}  // namespace mallard::terminal
