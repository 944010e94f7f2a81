// Saved matches know their packs.
#include "mallard/saved_match.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> Texts(const std::vector<PackDifference>& differences) {
  std::vector<std::string> texts;
  for (const PackDifference& difference : differences) texts.push_back(difference.ToString());
  return texts;
}

TEST(SavedMatch, EveryWayInWhichPacksDifferIsTold) {
  const std::vector<PackInfo> saved = {{"base", "1.0.0", 1},   {"gone", "2.0.0", 2},
                                       {"old", "1.10.0", 3},   {"new", "1.9.0", 4},
                                       {"edited", "1.0.0", 5}, {"odd", "?", 6}};
  const std::vector<PackInfo> loaded = {{"base", "1.0.0", 1},    {"more", "0.1.0", 9},
                                        {"old", "1.9.9", 30},    {"new", "1.10.0", 40},
                                        {"edited", "1.0.0", 50}, {"odd", "1.0.0", 6}};
  EXPECT_THAT(Texts(ComparePacks(saved, loaded)),
              ElementsAre("pack gone is missing: 2.0.0 was in use",
                          "pack old is older: 1.9.9 is loaded, 1.10.0 was in use",
                          "pack new is newer: 1.10.0 is loaded, 1.9.0 was in use",
                          "pack edited 1.0.0 has changed under the same version",
                          "pack odd has changed: 1.0.0 is loaded, ? was in use",
                          "pack more 0.1.0 is loaded and was not in use"));
  EXPECT_THAT(ComparePacks(saved, saved), IsEmpty());
}

TEST(SavedMatch, SnapshotsViewsAndReplaysDescribeThemselvesInEveryGame) {
  for (const Game* game : Games()) {
    const std::string name = game->manifest().game;
    const std::shared_ptr<const Ruleset> ruleset = BaseRuleset(name);
    const Match match = NewMatch(ruleset, "", 1);
    const std::vector<uint8_t> replay = *match.Replay();
    for (const std::vector<uint8_t>& bytes :
         {match.Snapshot(Viewer::Host()), match.Snapshot(Viewer::Seat(0)), replay}) {
      const absl::StatusOr<SavedMatch> saved = DescribeSavedMatch(bytes);
      ASSERT_TRUE(saved.ok()) << saved.status();
      EXPECT_EQ(saved->game, name);
      EXPECT_EQ(saved->ruleset_fingerprint, ruleset->fingerprint());
      EXPECT_EQ(saved->is_replay, bytes == replay);
      EXPECT_EQ(saved->packs,
                std::vector<PackInfo>(ruleset->packs().begin(), ruleset->packs().end()));
    }
  }
}

TEST(SavedMatch, DamagedBytesAreRefused) {
  const Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
  for (size_t size = 0; size < bytes.size(); size += 7) {
    const std::vector<uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size));
    EXPECT_EQ(DescribeSavedMatch(cut).status().code(), absl::StatusCode::kDataLoss) << size;
  }
}

}  // namespace
}  // namespace mallard::testing
