// `mallard` alone: a greeting, the games and the matches that were left, then options and players.
#include <algorithm>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/substitute.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/canvas.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/input.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/table_notes.h"
#include "examples/terminal/words.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

constexpr size_t kMostLeft = 7;  // Matches that are listed, so that all fits a window.

// When something was saved, as the reader's clock shows it.
std::string TimeText(uint64_t time) {
  const std::time_t seconds = static_cast<std::time_t>(time);
  char text[32] = "";
  if (const std::tm* local = std::localtime(&seconds)) {
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", local);
  }
  return text;
}

// The values that an option can be set to, as they are typed.
std::string ValuesOf(const CatalogOption& option, const Language& language) {
  if (option.spec->type == OptionSpec::Type::kBool) return "true, false";
  if (option.spec->type == OptionSpec::Type::kInt) {
    return absl::Substitute(Say(language, "$0 to $1"), option.spec->min, option.spec->max);
  }
  return absl::StrJoin(option.choices, ", ",
                       [](std::string* out, const CatalogChoice& choice) { *out += choice.value; });
}

class Lobby {
 public:
  Lobby() : screen_(ColorMode::kAuto), input_(screen_), language_(SystemLanguage()) {}

  // What to play, or nothing if the person has left.
  std::optional<Arguments> Choose() {
    Arguments args;
    args.command = Arguments::Command::kPlay;
    const std::vector<Autosaved> left = ListAutosaves("");
    const absl::Span<const Game* const> games = Games();
    const size_t listed = std::min(left.size(), kMostLeft);
    Greet(games, left, listed);
    const std::optional<size_t> number = AskNumber(
        Say(language_, "Which? (number, or q to leave) "), games.size() + listed, std::nullopt);
    if (!number.has_value()) return std::nullopt;
    if (*number > games.size()) {
      const Autosaved& match = left[*number - games.size() - 1];
      args.game = match.about.game;
      args.load = match.path;
      return args;
    }
    args.game = games[*number - 1]->manifest().game;
    if (!SetOptions(args) || !SetPlayers(*games[*number - 1], args)) return std::nullopt;
    return args;
  }

 private:
  void Greet(absl::Span<const Game* const> games, const std::vector<Autosaved>& left,
             size_t listed) {
    screen_.Line(
        screen_.Paint(Tone::kStrong, Say(language_, "Mallard: rules engines for tabletop games")));
    for (size_t i = 0; i < games.size(); ++i) {
      const Phrase game = PhraseOf(games[i]->manifest());
      screen_.Paragraph(absl::StrCat("  ", i + 1, " ", game.name, ": ", game.text), 6);
    }
    for (size_t i = 0; i < listed; ++i) {
      screen_.Line(CutTo(absl::StrCat("  ", games.size() + i + 1, " ", Describe(left[i])),
                         screen_.Size().width - 1));
    }
    if (listed < left.size()) {
      screen_.Line(absl::StrCat(
          "  ", absl::Substitute(Say(language_, "... and $0 matches that were left earlier"),
                                 left.size() - listed)));
    }
  }

  // Title and description of a game, in the reader's language.
  Phrase PhraseOf(const Manifest& manifest) const {
    const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(manifest.game);
    if (!ruleset.ok()) return {manifest.title, manifest.doc};  // Playing will say why.
    const Catalog& catalog = (*ruleset)->catalog();
    return catalog.Game(FindLanguage(catalog, "").number);
  }

  // "go on: Naval War, 6 actions, 2026-11-19 03:54 (human, standard)".
  std::string Describe(const Autosaved& match) const {
    const absl::StatusOr<const Game*> game = FindGame(match.about.game);
    const std::string title = game.ok() ? PhraseOf((*game)->manifest()).name : match.about.game;
    const std::string actions = absl::Substitute(
        Say(language_, match.about.actions == 1 ? "$0 action" : "$0 actions"), match.about.actions);
    std::string text = absl::Substitute(Say(language_, "go on: $0, $1, $2"), title, actions,
                                        TimeText(match.about.time));
    const TableNotes notes = ReadNotes(match.path);
    if (!notes.players.empty()) {
      absl::StrAppend(&text, " (", absl::StrJoin(notes.players, ", "), ")");
    }
    return text;
  }

  // A number from 1 to `most`; for an empty line `usual`, if there is one. Nothing: no more input,
  // or the person leaves.
  std::optional<size_t> AskNumber(absl::string_view prompt, size_t most,
                                  std::optional<size_t> usual) {
    while (true) {
      const absl::StatusOr<std::string> line = input_.Ask(prompt);
      if (absl::IsOutOfRange(line.status()) || (line.ok() && (*line == "q" || *line == "quit"))) {
        return std::nullopt;
      }
      size_t number = 0;
      if (line.ok() && line->empty() && usual.has_value()) return usual;
      if (line.ok() && absl::SimpleAtoi(*line, &number) && number >= 1 && number <= most) {
        return number;
      }
      screen_.Trouble(absl::Substitute(Say(language_, "A number from 1 to $0, please."), most));
    }
  }

  // All options in a few lines, with the values they have.
  void ShowOptions(const Catalog& catalog, const Configuration& configuration) {
    std::vector<std::string> parts;
    for (const CatalogOption& option : catalog.options()) {
      parts.push_back(absl::StrCat(option.spec->name, "=", configuration.Text(option.spec->name)));
    }
    screen_.Paragraph(absl::StrCat(Say(language_, "Options:"), " ", absl::StrJoin(parts, ", ")), 2);
  }

  // What an option means, and what it can be.
  void ExplainOption(const Catalog& catalog, absl::string_view name) {
    const int number = FindLanguage(catalog, "").number;
    for (size_t i = 0; i < catalog.options().size(); ++i) {
      const CatalogOption& option = catalog.options()[i];
      if (!absl::EqualsIgnoreCase(option.spec->name, name)) continue;
      const Phrase& phrase = catalog.Word(Catalog::Words::kOptions, i, number);
      const std::string values = ValuesOf(option, language_);
      screen_.Paragraph(
          absl::StrCat(
              "  ", phrase.name, ": ", phrase.text,
              values.empty()
                  ? ""
                  : absl::StrCat(" ", absl::Substitute(Say(language_, "Values: $0."), values))),
          4);
      return;
    }
    screen_.Trouble(absl::Substitute(Say(language_, "There is no option \"$0\"."), name));
  }

  // Lets options be changed until an empty line; false if there is no more input.
  bool SetOptions(Arguments& args) {
    const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(args.game);
    if (!ruleset.ok()) return true;  // Playing will say why.
    const Catalog& catalog = (*ruleset)->catalog();
    Configuration configuration = (*ruleset)->NewConfiguration();
    ShowOptions(catalog, configuration);
    while (true) {
      const absl::StatusOr<std::string> line = input_.Ask(
          Say(language_,
              "Change an option (name=value), type a name for what it means, or Enter to go on: "));
      if (absl::IsOutOfRange(line.status())) return false;
      if (!line.ok()) continue;
      if (line->empty()) return true;
      if (!absl::StrContains(*line, '=')) {
        ExplainOption(catalog, *line);
        continue;
      }
      const std::pair<std::string, std::string> parts =
          absl::StrSplit(*line, absl::MaxSplits('=', 1));
      const std::string name(absl::StripAsciiWhitespace(parts.first));
      const std::string value(absl::StripAsciiWhitespace(parts.second));
      if (absl::Status status = configuration.Set(name, value); !status.ok()) {
        screen_.Trouble(status.message());
        continue;
      }
      args.settings.emplace_back(name, value);
      ShowOptions(catalog, configuration);
    }
  }

  bool SetPlayers(const Game& game, Arguments& args) {
    size_t number = 0;
    for (const char* who :
         {"You against the computer", "Everybody at this keyboard", "Only watch"}) {
      screen_.Line(absl::StrCat("  ", ++number, " ", Say(language_, who)));
    }
    const std::optional<size_t> who = AskNumber(Say(language_, "Who plays? "), number, 1);
    if (!who.has_value()) return false;
    args.demo = *who == 3;
    args.everybody = *who == 2;
    return *who != 1 || SetLevel(game, args);
  }

  // Which bot plays the other seats.
  bool SetLevel(const Game& game, Arguments& args) {
    const absl::Span<const BotInfo> bots = Bots(game);
    size_t usual = 1;
    for (size_t i = 0; i < bots.size(); ++i) {
      if (args.others == bots[i].name) usual = i + 1;
      screen_.Paragraph(
          absl::StrCat("  ", i + 1, " ", bots[i].name, ": ", Say(language_, bots[i].doc)), 6);
    }
    const std::optional<size_t> bot = AskNumber(
        absl::Substitute(Say(language_, "Against whom? (Enter: $0) "), usual), bots.size(), usual);
    if (!bot.has_value()) return false;
    args.others = bots[*bot - 1].name;
    return true;
  }

  Screen screen_;
  Input input_;
  Language language_;
};

}  // namespace

int RunLobby() {
  const std::optional<Arguments> args = Lobby().Choose();
  return args.has_value() ? RunPlay(*args) : kOk;
}

}  // namespace mallard::terminal
