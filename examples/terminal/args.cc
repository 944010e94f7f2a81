#include "examples/terminal/args.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "examples/terminal/flags.h"
#include "mallard/content.h"

namespace mallard::terminal {

const char kUsage[] =
    R"(usage: mallard <command>        alone, on a terminal: choose a game and play

  play [game]                   play a game (@GAME@ unless another is named)
    --demo                      only watch: bots play the whole match
    --speed PERCENT             how fast, on a terminal; space stops, arrows step
    --continue                  go on with the match that was left last
    --plain                     line by line, also on a terminal that could do more
    --language TAG              the language to play in: en, fr; otherwise the system's
    --seed N                    fix everything that chance decides
    --set NAME=VALUE            set an option of the game
    --pack FOLDER               load a content pack on top of the game's own
    --watch                     load packs again when their files change, and play on
    --seat N=PLAYER             who plays seat N: human, or a bot: easy, normal, hard,
                                search or random
                                (otherwise you play seat 1, standard bots the rest)
    --load FILE                 go on with a saved match
    --changed-packs             also with one that was saved with other packs
    --replay FILE               write the replay there when the program ends
    --color=WHEN                auto, always or never; --no-color means never
  games                         list the games
  options <game> [--pack ...]   list a game's options and the names its packs define
  catalog <game> [--pack ...] [--json|--html] [--language TAG] [--output FILE]
                                tell everything there is in a game, for players; as a page with
                                --html
  verify <game> <file> [--pack ...]
                                play a replay through and compare every state with it
  draw <file> [--seat N | --spectator] [--turn N|all] [--language TAG] [--theme light|dark]
       [--focus unit:N]         draw a saved match, a view or a replay as SVG, or as PNG if the
       [--pack ...] [-o FILE]   file is called so; `--turn all` is a film of a replay; --focus
                                shows how far that unit reaches
  simulate <game> [--players A,B] [--games N] [--threads N] [--seed N] [--set ...] [--pack ...]
           [--without NAME] [--compare FOLDER|base] [--json FILE] [--html FILE]
                                let bots play many games: who wins, how long it takes, what is
                                used and who wins with it; players are standard, easy, hard,
                                random, search or search:PLAYOUTS; --without keeps the first
                                player from using something, --compare plays the same seeds with
                                other packs
  tournament <game> --players A,B,... [--games N] [--sprt[=ELO,ELO]] [...]
                                let everybody play everybody, with ratings; --sprt stops when it
                                is clear who is stronger
  analyze <game> <replay> [--players BOT] [--json FILE] [--html FILE] [--pack ...]
                                go through a match: who stood how, and what a bot had done
  pack new <game> <folder>      begin a mod: write a small pack that works
  pack check <folder> [--pack ...] [--json]
                                find every mistake in a pack
  pack test <folder> [--pack ...] [--games N] [--seed N] [--filter TEXT]
                                run a pack's own tests, and random players
  pack list <game> [--pack ...] list packs in load order, and what they hold
  pack show <game> [name] [--pack ...]
                                show entries and where their parts come from
  pack diff <game> --pack ...   show what each pack changes
  help                          show this
  --version                     show the version

--set, --pack and --seat may be given several times. While playing, type `help`.
)";

namespace {

using Command = Arguments::Command;

absl::Status Wrong(absl::string_view message) { return absl::InvalidArgumentError(message); }

// A word after the command that is not an option.
struct WordSpec {
  const char* what = nullptr;  // For people; null: there is no such word.
  std::string Arguments::*member = nullptr;
  bool required = true;
};

struct CommandSpec {
  const char* name;
  Command command;
  WordSpec words[2];
};

constexpr WordSpec kGame = {"the name of a game", &Arguments::game};
constexpr WordSpec kFolder = {"the folder of a pack", &Arguments::file};

constexpr CommandSpec kCommands[] = {
    {"play", Command::kPlay, {{"the name of a game", &Arguments::game, false}, {}}},
    {"games", Command::kGames, {}},
    {"options", Command::kOptions, {kGame, {}}},
    {"catalog", Command::kCatalog, {kGame, {}}},
    {"verify", Command::kVerify, {kGame, {"a replay file", &Arguments::file}}},
    {"draw", Command::kDraw, {{"a saved match or a replay", &Arguments::file}, {}}},
    {"pack new", Command::kPackNew, {kGame, {"a folder to write to", &Arguments::file}}},
    {"pack check", Command::kPackCheck, {kFolder, {}}},
    {"pack test", Command::kPackTest, {kFolder, {}}},
    {"pack list", Command::kPackList, {kGame, {}}},
    {"pack show", Command::kPackShow, {kGame, {"a name", &Arguments::file, false}}},
    {"pack diff", Command::kPackDiff, {kGame, {}}},
    {"help", Command::kHelp, {{"a command", nullptr, false}, {}}},
    {"--help", Command::kHelp, {{"a command", nullptr, false}, {}}},
    {"-h", Command::kHelp, {{"a command", nullptr, false}, {}}},
    {"--version", Command::kVersion, {}},
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

// What does not go together.
absl::Status CheckTogether(const Arguments& args) {
  if (!args.load.empty() && !args.settings.empty()) {
    return Wrong("--set and --load do not go together: a saved match has its options already");
  }
  if (args.go_on && (!args.load.empty() || !args.settings.empty())) {
    return Wrong("--continue goes on with a match as it is: it takes no --load and no --set");
  }
  if (args.viewer.has_value() && args.spectator) {
    return Wrong("--seat and --spectator do not go together");
  }
  if (!args.output.empty() && !args.json && !args.html && args.command != Command::kDraw) {
    return Wrong("--output goes with --json or --html");
  }
  if (args.json && args.html) return Wrong("--json and --html do not go together");
  if (args.changed && args.load.empty() && args.command != Command::kDraw) {
    return Wrong("--changed-packs goes with --load");
  }
  if (args.watch && args.demo) {
    return Wrong("--watch and --demo do not go together: a demo is over in no time");
  }
  for (const auto& [seat, player] : args.seats) {
    if (args.demo && player == "human") {
      return Wrong("--demo and --seat N=human do not go together: in a demo only bots play");
    }
  }
  return absl::OkStatus();
}

// Reads the option at `args[at]`; moves on to its value, if that stands by itself.
absl::Status ReadFlag(absl::Span<const absl::string_view> args, size_t& at,
                      const CommandSpec& command, Arguments& out) {
  const size_t equals = args[at].find('=');
  const absl::string_view name = args[at].substr(0, equals);
  const absl::Span<const FlagSpec> flags = Flags();
  const auto flag = Find(flags, name);
  if (flag == flags.end()) {
    return Wrong(absl::StrCat("there is no option \"", name, "\"", DidYouMean(flags, name)));
  }
  if (!flag->GoesWith(out.command)) {
    return Wrong(absl::StrCat(command.name, " takes no option ", name));
  }
  absl::string_view value;
  if (equals != absl::string_view::npos) {
    if (!flag->takes_value) return Wrong(absl::StrCat(name, " takes no value"));
    value = args[at].substr(equals + 1);
  } else if (flag->takes_value && at + 1 < args.size()) {
    value = args[++at];
  }
  if (flag->takes_value && value.empty()) return Wrong(absl::StrCat(name, " needs a value"));
  return flag->apply(value, out);
}

absl::Status PlaceWords(const CommandSpec& command, const std::vector<absl::string_view>& words,
                        Arguments& out) {
  size_t count = 0;
  for (const WordSpec& spec : command.words) {
    if (spec.what == nullptr) break;
    if (count == words.size()) {
      if (spec.required) return Wrong(absl::StrCat(command.name, " needs ", spec.what));
      break;
    }
    if (spec.member != nullptr) out.*spec.member = std::string(words[count]);
    out.named = out.named || spec.member == &Arguments::game;
    ++count;
  }
  if (count == words.size()) return absl::OkStatus();
  return Wrong(absl::StrCat("\"", words[count], "\" is one word too many"));
}

}  // namespace

absl::StatusOr<Arguments> ParseArguments(absl::Span<const absl::string_view> args,
                                         absl::string_view game) {
  Arguments out;
  out.game = std::string(game);
  const Arguments help = out;
  if (args.empty()) return Wrong("no command given");
  std::string name(args[0]);
  size_t at = 1;
  if (name == "pack" && args.size() > 1) {
    if (args[1] == "--help" || args[1] == "-h") return help;
    absl::StrAppend(&name, " ", args[at++]);
  }
  const CommandSpec* const command = Find(kCommands, name);
  if (command == std::end(kCommands)) {
    return Wrong(name == "pack" ? "pack needs a word more: new, check, test, list, show or diff"
                                : absl::StrCat("there is no command \"", name, "\"",
                                               DidYouMean(kCommands, name)));
  }
  out.command = command->command;
  std::vector<absl::string_view> words;
  for (; at < args.size(); ++at) {
    if (!absl::StartsWith(args[at], "-")) {
      words.push_back(args[at]);
      continue;
    }
    if (args[at] == "--help" || args[at] == "-h") return help;
    if (absl::Status status = ReadFlag(args, at, *command, out); !status.ok()) return status;
  }
  if (absl::Status status = PlaceWords(*command, words, out); !status.ok()) return status;
  if (absl::Status status = CheckTogether(out); !status.ok()) return status;
  return out;
}

}  // namespace mallard::terminal
