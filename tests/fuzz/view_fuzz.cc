// Any bytes to Match::Imagine. What is imagined must be a possible match that looks to the viewer
// as the bytes say.
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

std::vector<Sample> Originals() {
  std::vector<Sample> all;
  for (const Match& match : SampleMatches()) {
    const Viewer viewer = Viewer::Seat(static_cast<int>(all.size() % 2));
    all.push_back({&ArenaOf(match), match.Snapshot(viewer)});
  }
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
  absl::StatusOr<Match> match = Match::Imagine(ruleset, sample.bytes, size);
  if (!match.ok()) {
    Require(!match.status().message().empty(), "a refusal says why");
    return 0;
  }
  const Viewer viewer = Viewer::Seat(schema::GetSnapshot(sample.bytes.data())->viewer());
  RequireOk(Match::Restore(ruleset, match->Snapshot(Viewer::Host())).status(),
            "what is imagined is possible");
  const std::vector<uint8_t> view = match->Snapshot(viewer);
  absl::StatusOr<Match> again = Match::Imagine(ruleset, view, size + 1);
  Require(again.ok() || absl::IsUnavailable(again.status()),
          "what was imagined can be imagined again");
  if (again.ok()) Require(again->Snapshot(viewer) == view, "what is imagined looks the same");
  Chance chance = Chance::Stream(size, 0);
  PlayOn(*match, chance, 30);
  return 0;
}
