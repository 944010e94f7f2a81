// Mallard inside a C++ application: load a mod from memory, play a match, and prove from its replay
// that it went as it went.
#include <cstdlib>
#include <iostream>
#include <random>

#include "mallard/mallard.hpp"

// [readme]
// What a modder writes. A mistake in it would be reported with file, line and a suggestion.
constexpr char kManifest[] = R"(
pack { id = "puddle", version = "1.0.0", game = "battleducks", api = 1,
       requires = { battleducks = ">=1.0 <2" } })";
constexpr char kBoards[] = R"(
board { id = "puddle",
        rows = { ".######.", "########", "########", "########", "########", ".######." } })";

absl::Status Run() {
  mallard::Pack mod{"puddle", {{"pack.lua", kManifest}, {"boards.lua", kBoards}}};
  auto ruleset = mallard::Ruleset::Load("battleducks", {mod});
  if (!ruleset.ok()) return ruleset.status();

  mallard::Configuration configuration = (*ruleset)->NewConfiguration();
  absl::Status set = configuration.SetAll("board=puddle fleet=double,triple,arrow");
  if (!set.ok()) return set;
  auto match = mallard::Match::Create(*ruleset, configuration, {.seed = std::random_device()()});
  if (!match.ok()) return match.status();
  auto bot = mallard::CreateBot(match->rules(), "standard", /*seed=*/1);
  if (!bot.ok()) return bot.status();

  while (!match->outcome().over) {
    for (int seat = 0; seat < match->seats(); ++seat) {
      if (!match->DecisionOf(seat)) continue;
      auto action = (*bot)->Choose(mallard::Sight(*match, seat));  // Sees what that seat may know.
      if (!action.ok()) return action.status();
      absl::Status applied = match->Apply(seat, *action);
      if (!applied.ok()) return applied;
    }
  }
  for (const mallard::Event& event : match->Events(mallard::Viewer::Seat(0))) {
    std::cout << mallard::FormatEvent(match->rules(), event) << '\n';
  }

  auto replay = match->Replay();
  if (!replay.ok()) return replay.status();
  return mallard::Match::FromReplay(*ruleset, *replay).status();  // Compares every hash.
}
// [readme]

int main() {
  const absl::Status status = Run();
  if (!status.ok()) std::cerr << status << '\n';
  return status.ok() ? EXIT_SUCCESS : EXIT_FAILURE;
}
