// `mallard pack test`: a pack's own tests, and random players.
#include "mallard/pack_test.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/random_games.h"
#include "examples/terminal/stack.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

constexpr int kUsualGames = 20;

void ShowFailure(Screen& screen, const Stack& stack, const std::string& pack,
                 const PackTestFailure& failure) {
  screen.Write(absl::StrCat(
      "        ",
      screen.Paint(Tone::kStrong, PlaceText(stack.members, pack, failure.file, failure.line)), ": ",
      screen.Paint(Tone::kTrouble, Wrap(failure.message, 10)), "\n"));
  for (const std::string& caller : failure.callers) {
    screen.Line(absl::StrCat("        called from ", caller));
  }
}

// Returns the number of tests that failed.
size_t ShowTests(Screen& screen, const Stack& stack, const std::string& pack,
                 const PackTestRun& run) {
  size_t failed = 0;
  std::string file;
  for (const PackTestCase& test : run.cases) {
    if (test.file != file) screen.Line(test.file);
    file = test.file;
    const std::string name = test.name.empty() ? "this file cannot be read" : test.name;
    screen.Line(
        absl::StrCat("  ", test.passed ? "ok    " : screen.Paint(Tone::kTrouble, "FAIL  "), name));
    if (test.passed) continue;
    ++failed;
    ShowFailure(screen, stack, pack, test.failure);
  }
  if (run.cases.empty()) {
    screen.Line("There are no tests.");
  } else if (failed == 0) {
    screen.Line(absl::StrCat(Counted(run.cases.size(), "test"), " passed."));
  } else {
    screen.Line(absl::StrCat(failed, " of ", Counted(run.cases.size(), "test"), " failed."));
  }
  return failed;
}

// Plays what one wish asks for; false if a match went wrong.
bool PlayWish(Screen& screen, const Stack& stack, const RandomPlayWish& wish,
              const Arguments& args) {
  const int games = args.games.value_or(wish.games > 0 ? wish.games : kUsualGames);
  if (games == 0) return true;
  Configuration configuration = stack.ruleset->NewConfiguration();
  const std::string options = wish.options.empty() ? "the usual options" : wish.options;
  if (absl::Status status = configuration.SetAll(wish.options); !status.ok()) {
    screen.Trouble(status.message());
    return false;
  }
  size_t actions = 0;
  const uint64_t first = args.seed.value_or(1);
  for (uint64_t seed = first; seed < first + static_cast<uint64_t>(games); ++seed) {
    const absl::StatusOr<size_t> played = PlayRandomGame(stack.ruleset, configuration, seed);
    if (!played.ok()) {
      screen.Trouble(absl::StrCat("Random play with ", options, ", seed ", seed,
                                  ", went wrong: ", played.status().message()));
      return false;
    }
    actions += *played;
  }
  screen.Line(absl::StrCat("Random play with ", options, ": ",
                           Counted(static_cast<size_t>(games), "match", "matches"), ", ", actions,
                           " actions, nothing went wrong."));
  return true;
}

}  // namespace

int RunPackTest(const Arguments& args) {
  std::vector<std::string> folders = {args.file};
  folders.insert(folders.end(), args.packs.begin(), args.packs.end());
  std::vector<StackMember> members;
  for (const std::string& folder : folders) {
    absl::StatusOr<StackMember> member = ReadPackFolder(folder);
    if (!member.ok()) return Fail(kProblem, member.status().message());
    members.push_back(*std::move(member));
  }
  const StackMember& tested = members[0];
  const std::string game = GameOf(members);
  if (const auto found = FindGame(game); !found.ok()) {
    return Fail(kProblem, found.status().message());
  }
  const absl::StatusOr<Stack> stack = LoadStack(game, folders);
  if (!stack.ok()) return Fail(kProblem, stack.status().message());
  Screen screen(args.color);
  PackTestOptions options;
  options.filter = args.filter;
  options.log = [&](absl::string_view line) { screen.Line(line); };
  const absl::StatusOr<PackTestRun> run = RunPackTests(stack->ruleset, tested.pack, options);
  if (!run.ok()) return Fail(kProblem, run.status().message());
  bool good = ShowTests(screen, *stack, tested.description.id, *run) == 0;
  std::vector<RandomPlayWish> wishes = run->random_play;
  if (wishes.empty()) wishes.emplace_back();
  for (const RandomPlayWish& wish : wishes) good = PlayWish(screen, *stack, wish, args) && good;
  return Finish(screen, good ? kOk : kProblem);
}

}  // namespace mallard::terminal
