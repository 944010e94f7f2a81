// Any bytes to Match::FromReplay. What is accepted can be written and played again.
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

std::vector<Sample> Originals() {
  std::vector<Sample> all;
  for (const Match& match : SampleMatches()) all.push_back({&ArenaOf(match), *match.Replay()});
  return all;
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  static const auto* const originals = new auto(Originals());
  const Sample sample = SampleFrom(data, size, *originals);
  const std::shared_ptr<const Ruleset>& ruleset = sample.arena->ruleset;
  absl::StatusOr<Match> match = Match::FromReplay(ruleset, sample.bytes);
  if (!match.ok()) {
    Require(!match.status().message().empty(), "a refusal says why");
    return 0;
  }
  const absl::StatusOr<std::vector<uint8_t>> replay = match->Replay();
  RequireOk(replay.status(), "a replayed match has a replay");
  absl::StatusOr<Match> again = Match::FromReplay(ruleset, *replay);
  RequireOk(again.status(), "a replay can be written and played again");
  Require(again->Hash() == match->Hash(), "a replay leads to the same state");
  RequireOk(match->Undo(match->UndoDepth()), "a replayed match can be taken back");
  return 0;
}
