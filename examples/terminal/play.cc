// `mallard play`: sets the table and starts a dialogue or a demo.
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/demo.h"
#include "examples/terminal/dialog.h"
#include "examples/terminal/loading.h"
#include "examples/terminal/screen.h"
#include "examples/terminal/session.h"
#include "examples/terminal/watch.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

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

int RunPlay(const Arguments& args) {
  const absl::StatusOr<const Game*> game = FindGame(args.game);
  if (!game.ok()) return Fail(kWrongCall, game.status().message());
  Configuration configuration((*game)->manifest());
  for (const DemoOption& usual : DemoOptions()) {
    if (!args.demo || args.game != usual.game) continue;
    if (absl::Status status = configuration.Set(usual.option, usual.value); !status.ok()) {
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
  Screen screen(args.color);
  screen.Line(Title(*match, args, seed));
  Seating seating;
  if (args.demo) seating.first = seating.others;
  seating.chosen = args.seats;
  absl::StatusOr<Session> session = Session::Create(*std::move(match), std::move(seating), seed);
  if (!session.ok()) return Fail(kWrongCall, session.status().message());
  absl::Status status = session->Humans().empty()
                            ? RunDemo(*session, screen)
                            : Dialog(*session, screen, watch.has_value() ? &*watch : nullptr).Run();
  const bool written = screen.Flush();
  if (!status.ok()) return Fail(kProblem, status.message());
  if (!written) return Fail(kProblem, "the output could not be written");
  if (!args.replay.empty()) status = session->SaveReplay(args.replay);
  return status.ok() ? kOk : Fail(kProblem, status.message());
}

}  // namespace mallard::terminal
