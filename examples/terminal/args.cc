#include "examples/terminal/args.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mallard/content.h"
#include "mallard/viewer.h"

namespace mallard::terminal {

const char kUsage[] =
    R"(usage: mallard <command>

  play [game]                   play a game (battleducks unless another is named)
    --demo                      only watch: bots play the whole match
    --seed N                    fix everything that chance decides
    --set NAME=VALUE            set an option of the game
    --pack FOLDER               load a content pack on top of the game's own
    --seat N=PLAYER             who plays seat N: human, standard or random
                                (otherwise you play seat 1, standard bots the rest)
    --load FILE                 go on with a saved match
    --replay FILE               write the replay there when the program ends
    --color=WHEN                auto, always or never; --no-color means never
  games                         list the games
  options <game> [--pack ...]   list a game's options and the names its packs define
  verify <game> <file> [--pack ...]
                                play a replay through and compare every state with it
  help                          show this
  --version                     show the version

--set, --pack and --seat may be given several times. While playing, type `help`.
)";

namespace {

using Command = Arguments::Command;

absl::Status Wrong(absl::string_view message) { return absl::InvalidArgumentError(message); }

struct CommandSpec {
  const char* name;
  Command command;
  int min_words;  // Words after the command that are not options.
  int max_words;
};

constexpr CommandSpec kCommands[] = {
    {"play", Command::kPlay, 0, 1},       {"games", Command::kGames, 0, 0},
    {"options", Command::kOptions, 1, 1}, {"verify", Command::kVerify, 2, 2},
    {"help", Command::kHelp, 0, 1},       {"--help", Command::kHelp, 0, 1},
    {"-h", Command::kHelp, 0, 1},         {"--version", Command::kVersion, 0, 0},
};

absl::Status SetSeed(absl::string_view value, Arguments& out) {
  uint64_t seed;
  if (!absl::SimpleAtoi(value, &seed)) {
    return Wrong(absl::StrCat("--seed takes a whole number from 0, not \"", value, "\""));
  }
  out.seed = seed;
  return absl::OkStatus();
}

absl::Status AddSetting(absl::string_view value, Arguments& out) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(value, absl::MaxSplits('=', 1));
  if (parts.first.empty() || !absl::StrContains(value, '=')) {
    return Wrong(absl::StrCat("--set takes NAME=VALUE, not \"", value, "\""));
  }
  out.settings.emplace_back(parts.first, parts.second);
  return absl::OkStatus();
}

absl::Status AddSeat(absl::string_view value, Arguments& out) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(value, absl::MaxSplits('=', 1));
  int seat;
  if (!absl::SimpleAtoi(parts.first, &seat) || seat < 1 || seat > kMaxSeats ||
      (parts.second != "human" && parts.second != "standard" && parts.second != "random")) {
    return Wrong(absl::StrCat("--seat takes N=human, N=standard or N=random, not \"", value, "\""));
  }
  out.seats.emplace_back(seat - 1, parts.second);
  return absl::OkStatus();
}

absl::Status SetColor(absl::string_view value, Arguments& out) {
  if (value == "auto") {
    out.color = ColorMode::kAuto;
  } else if (value == "always") {
    out.color = ColorMode::kAlways;
  } else if (value == "never") {
    out.color = ColorMode::kNever;
  } else {
    return Wrong(absl::StrCat("--color takes auto, always or never, not \"", value, "\""));
  }
  return absl::OkStatus();
}

struct FlagSpec {
  const char* name;
  bool takes_value;
  bool for_packs;  // Of every command that loads packs; otherwise of `play` only.
  absl::Status (*apply)(absl::string_view value, Arguments& out);
};

constexpr FlagSpec kFlags[] = {
    {"--demo", false, false,
     [](absl::string_view, Arguments& out) {
       out.demo = true;
       return absl::OkStatus();
     }},
    {"--seed", true, false, SetSeed},
    {"--set", true, false, AddSetting},
    {"--pack", true, true,
     [](absl::string_view value, Arguments& out) {
       out.packs.emplace_back(value);
       return absl::OkStatus();
     }},
    {"--seat", true, false, AddSeat},
    {"--load", true, false,
     [](absl::string_view value, Arguments& out) {
       out.load = std::string(value);
       return absl::OkStatus();
     }},
    {"--replay", true, false,
     [](absl::string_view value, Arguments& out) {
       out.replay = std::string(value);
       return absl::OkStatus();
     }},
    {"--color", true, false, SetColor},
    {"--no-color", false, false,
     [](absl::string_view, Arguments& out) { return SetColor("never", out); }},
};

template <class Specs>
auto Find(const Specs& specs, absl::string_view name) {
  return std::find_if(std::begin(specs), std::end(specs),
                      [&](const auto& spec) { return name == spec.name; });
}

template <class Specs>
std::string DidYouMean(const Specs& specs, absl::string_view name) {
  std::vector<std::string> known;
  for (const auto& spec : specs) known.emplace_back(spec.name);
  const std::string nearest = NearestName(name, known);
  return nearest.empty() ? "" : absl::StrCat("; did you mean ", nearest);
}

bool Accepts(Command command, const FlagSpec& flag) {
  return command == Command::kPlay ||
         (flag.for_packs && (command == Command::kOptions || command == Command::kVerify));
}

// What does not go together.
absl::Status CheckTogether(const Arguments& args) {
  if (!args.load.empty() && !args.settings.empty()) {
    return Wrong("--set and --load do not go together: a saved match has its options already");
  }
  for (const auto& [seat, player] : args.seats) {
    if (args.demo && player == "human") {
      return Wrong("--demo and --seat N=human do not go together: in a demo only bots play");
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Arguments> ParseArguments(absl::Span<const absl::string_view> args) {
  Arguments out;
  if (args.empty()) return Wrong("no command given");
  const CommandSpec* const command = Find(kCommands, args[0]);
  if (command == std::end(kCommands)) {
    return Wrong(
        absl::StrCat("there is no command \"", args[0], "\"", DidYouMean(kCommands, args[0])));
  }
  out.command = command->command;
  std::vector<absl::string_view> words;
  for (size_t i = 1; i < args.size(); ++i) {
    if (!absl::StartsWith(args[i], "-")) {
      words.push_back(args[i]);
      continue;
    }
    if (args[i] == "--help" || args[i] == "-h") return Arguments();
    const size_t equals = args[i].find('=');
    const absl::string_view name = args[i].substr(0, equals);
    const FlagSpec* const flag = Find(kFlags, name);
    if (flag == std::end(kFlags)) {
      return Wrong(absl::StrCat("there is no option \"", name, "\"", DidYouMean(kFlags, name)));
    }
    if (!Accepts(out.command, *flag)) {
      return Wrong(absl::StrCat(command->name, " takes no option ", name));
    }
    absl::string_view value;
    if (equals != absl::string_view::npos) {
      if (!flag->takes_value) return Wrong(absl::StrCat(name, " takes no value"));
      value = args[i].substr(equals + 1);
    } else if (flag->takes_value && i + 1 < args.size()) {
      value = args[++i];
    }
    if (flag->takes_value && value.empty()) return Wrong(absl::StrCat(name, " needs a value"));
    if (absl::Status status = flag->apply(value, out); !status.ok()) return status;
  }
  const int count = static_cast<int>(words.size());
  if (count < command->min_words) {
    return Wrong(absl::StrCat(command->name, " needs ",
                              count == 0 ? "the name of a game" : "a replay file"));
  }
  if (count > command->max_words) {
    return Wrong(absl::StrCat("\"", words[static_cast<size_t>(command->max_words)],
                              "\" is one word too many"));
  }
  if (count >= 1 && out.command != Command::kHelp) out.game = std::string(words[0]);
  if (count >= 2) out.file = std::string(words[1]);
  if (absl::Status status = CheckTogether(out); !status.ok()) return status;
  return out;
}

}  // namespace mallard::terminal
