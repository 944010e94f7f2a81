// Any bytes to Match::Restore. What is accepted must be a match like any other: it saves to the
// same bytes again, shows every viewer something, and plays on.
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

std::vector<Sample> Originals() {
  std::vector<Sample> all;
  for (const Match& match : SampleMatches())
    all.push_back({&ArenaOf(match), match.Snapshot(Viewer::Host())});
  return all;
}

void UseMatch(Match match, Chance& chance) {
  const std::shared_ptr<const Ruleset>& ruleset = match.rules().shared_ruleset();
  const std::vector<uint8_t> saved = match.Snapshot(Viewer::Host());
  absl::StatusOr<Match> again = Match::Restore(ruleset, saved);
  RequireOk(again.status(), "what was restored can be saved and restored");
  Require(again->Hash() == match.Hash(), "restoring gives the same state");
  Require(again->Snapshot(Viewer::Host()) == saved, "restoring gives the same bytes");
  for (int seat = 0; seat < match.seats(); ++seat) {
    const std::vector<uint8_t> view = match.Snapshot(Viewer::Seat(seat));
    absl::StatusOr<Match> imagined = Match::Imagine(ruleset, view, chance.Next());
    // Contrived positions may be too hard to imagine; they must not be imagined wrongly.
    if (imagined.ok()) {
      Require(imagined->Snapshot(Viewer::Seat(seat)) == view, "what is imagined looks the same");
    }
    Require(!match.rules().Draw(match.state(), Viewer::Seat(seat), {}).empty(), "it can be drawn");
  }
  PlayOn(match, chance, 30);
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard::fuzz;
  static const auto* const originals = new auto(Originals());
  const Sample sample = SampleFrom(data, size, *originals);
  absl::StatusOr<mallard::Match> match =
      mallard::Match::Restore(sample.arena->ruleset, sample.bytes);
  if (!match.ok()) {
    Require(!match.status().message().empty(), "a refusal says why");
    return 0;
  }
  mallard::Chance chance = mallard::Chance::Stream(size, 0);
  UseMatch(*std::move(match), chance);
  return 0;
}
