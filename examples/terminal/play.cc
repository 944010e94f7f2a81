// `mallard play`: sets the table and starts a dialogue or a demo.
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/demo.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/full_screen.h"
#include "examples/terminal/loading.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/watch.h"
#include "examples/terminal/words.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

constexpr int kUsualPause = 600;  // Milliseconds between two actions of bots that are watched.

// A seed short enough to be typed again.
uint64_t DrawSeed() { return std::random_device()() % 1'000'000; }

absl::StatusOr<Match> MakeMatch(const Arguments& args, const Configuration& configuration,
                                uint64_t seed) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = LoadRuleset(args);
  if (!ruleset.ok()) return ruleset.status();
  MatchOptions options;
  options.seed = seed;
  absl::StatusOr<Match> match = args.load.empty()
                                    ? Match::Create(*std::move(ruleset), configuration, options)
                                    : LoadMatch(*std::move(ruleset), args.load, args.changed);
  // Whoever loads packs is trying them out, and wants to see what fails.
  if (match.ok() && !args.packs.empty()) match->set_script_errors(ScriptErrors::kRefuse);
  return match;
}

// One line that says how to get the same match again.
std::string Title(const Match& match, const Arguments& args, uint64_t seed) {
  const Rules& rules = match.rules();
  std::string title = rules.manifest().title;
  if (!rules.configuration_text().empty()) absl::StrAppend(&title, " ", rules.configuration_text());
  absl::StrAppend(&title, args.load.empty() ? absl::StrCat(", seed ", seed)
                                            : absl::StrCat(", from ", args.load));
  return title;
}

}  // namespace

int RunPlay(const Arguments& given) {
  Arguments args = given;
  if (args.go_on) {
    const std::vector<Autosaved> saved = ListAutosaves(args.named ? args.game : "");
    if (saved.empty()) return Fail(kProblem, "no match has been left to go on with");
    args.game = saved.front().about.game;
    args.load = saved.front().path;
  }
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  Configuration configuration((*game)->manifest());
  if (args.demo) {
    if (absl::Status status = configuration.SetAll((*game)->manifest().demo); !status.ok()) {
      return Fail(kProblem, status.message());
    }
  }
  for (const auto& [name, value] : args.settings) {
    if (absl::Status status = configuration.Set(name, value); !status.ok()) {
      return Fail(kWrongCall, status.message());
    }
  }
  const uint64_t seed = args.seed.has_value() ? *args.seed : DrawSeed();
  std::optional<PackWatch> watch;  // From before the packs are loaded, so that nothing is missed.
  if (args.watch) watch.emplace(args);
  absl::StatusOr<Match> match = MakeMatch(args, configuration, seed);
  if (!match.ok()) return Fail(kProblem, match.status().message());
  const Language language = FindLanguage(match->ruleset().catalog(), args.language);
  Screen screen(args.color);
  screen.Line(Title(*match, args, seed));
  Seating seating;
  if (args.demo) seating.first = seating.others;
  if (args.everybody) seating.others = seating.first;
  seating.chosen = args.seats;
  absl::StatusOr<Session> session = Session::Create(*std::move(match), std::move(seating), seed);
  if (!session.ok()) return Fail(kWrongCall, session.status().message());
  // On a terminal the table fills the window, unless somebody wants lines.
  if (!args.plain && FullScreenWorks()) {
    std::string farewell;
    absl::Status status = RunFullScreen(
        *session, {language, screen.style().color, kUsualPause * 100 / args.speed}, &farewell);
    if (!args.replay.empty()) status.Update(session->SaveReplay(args.replay));
    screen.Line(farewell);
    screen.Flush();
    return status.ok() ? kOk : Fail(kProblem, status.message());
  }
  absl::Status status =
      session->Humans().empty()
          ? RunDemo(*session, screen, language)
          : Dialog(*session, screen, language, watch.has_value() ? &*watch : nullptr).Run();
  const bool written = screen.Flush();
  // The replay is written whatever happened.
  if (!args.replay.empty()) status.Update(session->SaveReplay(args.replay));
  if (!status.ok()) return Fail(kProblem, status.message());
  return written ? kOk : Fail(kProblem, "the output could not be written");
}

}  // namespace mallard::terminal
