// `mallard play`: sets the table and starts a dialogue or a demo.
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "examples/terminal/autosave.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/demo.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/full_screen.h"
#include "examples/terminal/loading.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/table_notes.h"
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

// The match that was left last, for --continue.
absl::Status FindLeft(Arguments& args) {
  const std::vector<Autosaved> saved = ListAutosaves(args.named ? args.game : "");
  if (saved.empty()) return absl::NotFoundError("no match has been left to go on with");
  args.game = saved.front().about.game;
  args.load = saved.front().path;
  return absl::OkStatus();
}

// Options for a new match: those of a demo, and what was set.
absl::Status Configure(const Arguments& args, Configuration& configuration) {
  if (args.demo) {
    if (absl::Status status = configuration.SetAll(configuration.manifest().demo); !status.ok()) {
      return status;
    }
  }
  for (const auto& [name, value] : args.settings) {
    if (absl::Status status = configuration.Set(name, value); !status.ok()) return status;
  }
  return absl::OkStatus();
}

// Who sits where: as the call says, else as the notes on a loaded match say, else as usual.
Seating MakeSeating(const Arguments& args, const TableNotes& notes) {
  Seating seating;
  seating.others = args.others;
  if (args.demo) seating.first = seating.others;
  if (args.everybody) seating.others = seating.first;
  if (!args.demo) seating.Recall(notes);
  seating.chosen.insert(seating.chosen.end(), args.seats.begin(), args.seats.end());
  return seating;
}

// On a terminal the table fills the window, unless somebody wants lines.
absl::Status PlayInWindow(Session& session, Screen& screen, const FullScreenOptions& options) {
  std::string farewell;
  absl::Status status = RunFullScreen(session, options, &farewell);
  screen.Line(farewell);
  return status;
}

absl::Status PlayInLines(Session& session, Screen& screen, const Language& language,
                         PackWatch* watch) {
  return session.Humans().empty() ? RunDemo(session, screen, language)
                                  : Dialog(session, screen, language, watch).Run();
}

}  // namespace

int RunPlay(const Arguments& given) {
  Arguments args = given;
  if (args.go_on) {
    if (absl::Status status = FindLeft(args); !status.ok()) return Fail(kProblem, status.message());
  }
  const TableNotes notes = args.load.empty() ? TableNotes() : ReadNotes(args.load);
  if (args.packs.empty()) args.packs = notes.packs;
  if (args.watch && args.packs.empty()) return Fail(kWrongCall, "--watch needs a --pack to watch");
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  Configuration configuration((*game)->manifest());
  if (absl::Status status = Configure(args, configuration); !status.ok()) {
    return Fail(kWrongCall, status.message());
  }
  const uint64_t seed = args.seed.has_value() ? *args.seed : DrawSeed();
  std::optional<PackWatch> watch;  // From before the packs are loaded, so that nothing is missed.
  if (args.watch) watch.emplace(args);
  absl::StatusOr<Match> match = MakeMatch(args, configuration, seed);
  if (!match.ok()) return Fail(kProblem, match.status().message());
  const Language language = FindLanguage(match->ruleset().catalog(), args.language);
  Screen screen(args.color);
  screen.Line(Title(*match, args, seed));
  absl::StatusOr<Session> session =
      Session::Create(*std::move(match), {MakeSeating(args, notes), seed, args.packs, args.load});
  if (!session.ok()) return Fail(kWrongCall, session.status().message());
  PackWatch* const watched = watch.has_value() ? &*watch : nullptr;
  absl::Status status =
      !args.plain && FullScreenWorks()
          ? PlayInWindow(*session, screen,
                         {language, screen.style().color, kUsualPause * 100 / args.speed, watched})
          : PlayInLines(*session, screen, language, watched);
  const bool written = screen.Flush();
  // The replay is written whatever happened.
  if (!args.replay.empty()) status.Update(session->SaveReplay(args.replay));
  if (!status.ok()) return Fail(kProblem, status.message());
  return written ? kOk : Fail(kProblem, "the output could not be written");
}

}  // namespace mallard::terminal
