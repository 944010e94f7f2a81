// `mallard` alone: a greeting, the games and the matches that were left, then options and players.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/input.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/words.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

class Lobby {
 public:
  Lobby() : screen_(ColorMode::kAuto), input_(screen_) {}

  // What to play, or nothing if the person has left.
  std::optional<Arguments> Choose() {
    Arguments args;
    args.command = Arguments::Command::kPlay;
    const std::vector<Autosaved> saved = ListAutosaves("");
    const absl::Span<const Game* const> games = Games();
    screen_.Line(screen_.Paint(Tone::kStrong, "Mallard: rules engines for tabletop games"));
    for (size_t i = 0; i < games.size(); ++i) {
      const Manifest& manifest = games[i]->manifest();
      screen_.Paragraph(absl::StrCat("  ", i + 1, " ", manifest.title, ": ", manifest.doc), 6);
    }
    for (size_t i = 0; i < saved.size(); ++i) {
      screen_.Line(absl::StrCat("  ", games.size() + i + 1,
                                " go on: ", TitleOf(saved[i].about.game), ", after ",
                                saved[i].about.actions, " actions"));
    }
    const std::optional<size_t> number =
        AskNumber("Which? (number, or q to leave) ", games.size() + saved.size());
    if (!number.has_value()) return std::nullopt;
    if (*number > games.size()) {
      const Autosaved& match = saved[*number - games.size() - 1];
      args.game = match.about.game;
      args.load = match.path;
      return args;
    }
    args.game = games[*number - 1]->manifest().game;
    if (!SetOptions(args) || !SetPlayers(args)) return std::nullopt;
    return args;
  }

 private:
  static std::string TitleOf(const std::string& game) {
    const absl::StatusOr<const Game*> found = FindGame(game);
    return found.ok() ? (*found)->manifest().title : game;
  }

  std::optional<size_t> AskNumber(absl::string_view prompt, size_t most) {
    while (true) {
      const absl::StatusOr<std::string> line = input_.Ask(prompt);
      size_t number = 0;
      if (absl::IsOutOfRange(line.status()) || (line.ok() && (*line == "q" || *line == "quit"))) {
        return std::nullopt;
      }
      if (line.ok() && absl::SimpleAtoi(*line, &number) && number >= 1 && number <= most)
        return number;
      screen_.Trouble(absl::StrCat("A number from 1 to ", most, ", please."));
    }
  }

  // Lets options be changed until an empty line; false if there is no more input.
  bool SetOptions(Arguments& args) {
    const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(args.game);
    if (!ruleset.ok()) return true;  // Playing will say why.
    const Catalog& catalog = (*ruleset)->catalog();
    const Language language = FindLanguage(catalog, "");
    Configuration configuration = (*ruleset)->NewConfiguration();
    for (size_t i = 0; i < catalog.options().size(); ++i) {
      const CatalogOption& option = catalog.options()[i];
      const Phrase& phrase = catalog.Word(Catalog::Words::kOptions, i, language.number);
      std::vector<std::string> values;
      for (const CatalogChoice& choice : option.choices) values.push_back(choice.value);
      if (option.spec->type == OptionSpec::Type::kBool) values = {"true", "false"};
      if (option.spec->type == OptionSpec::Type::kInt) {
        values = {absl::StrCat(option.spec->min, " to ", option.spec->max)};
      }
      screen_.Paragraph(
          absl::StrCat("  ", option.spec->name, " = ", configuration.Text(option.spec->name), ": ",
                       phrase.text, " [", absl::StrJoin(values, ", "), "]"),
          6);
    }
    while (true) {
      const absl::StatusOr<std::string> line =
          input_.Ask("Change an option (name=value), or Enter to go on: ");
      if (absl::IsOutOfRange(line.status())) return false;
      if (!line.ok()) continue;
      if (line->empty()) return true;
      const std::pair<std::string, std::string> parts =
          absl::StrSplit(*line, absl::MaxSplits('=', 1));
      const std::string name(absl::StripAsciiWhitespace(parts.first));
      const std::string value(absl::StripAsciiWhitespace(parts.second));
      if (absl::Status status = configuration.Set(name, value); !status.ok()) {
        screen_.Trouble(status.message());
      } else {
        args.settings.emplace_back(name, value);
      }
    }
  }

  bool SetPlayers(Arguments& args) {
    screen_.Line("  1 You against the computer\n  2 Everybody at this keyboard\n  3 Only watch");
    const std::optional<size_t> who = AskNumber("Who plays? ", 3);
    if (!who.has_value()) return false;
    args.demo = *who == 3;
    args.everybody = *who == 2;
    return true;
  }

  Screen screen_;
  Input input_;
};

}  // namespace

int RunLobby() {
  const std::optional<Arguments> args = Lobby().Choose();
  return args.has_value() ? RunPlay(*args) : kOk;
}

}  // namespace mallard::terminal
