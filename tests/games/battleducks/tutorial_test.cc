// What docs/modding/tutorial.md says of examples/packs/mill_pond, step by step.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/battleducks/fixtures.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using ::testing::ElementsAre;

Pack TutorialPack() {
  absl::StatusOr<Pack> pack = Pack::FromFolder(MALLARD_SOURCE_DIR "/examples/packs/mill_pond");
  EXPECT_TRUE(pack.ok()) << pack.status();
  return *pack;
}

// The pack with one text of one file changed.
Pack ChangedPack(absl::string_view path, absl::string_view from, absl::string_view to) {
  Pack pack = TutorialPack();
  for (PackFile& file : pack.files) {
    if (file.path != path) continue;
    EXPECT_EQ(absl::StrReplaceAll({{from, to}}, &file.text), 1);
  }
  return pack;
}

std::shared_ptr<const Ruleset> Load(Pack pack) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset =
      Ruleset::Load("battleducks", {std::move(pack)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

// A match past its set-up; p1 begins. The ponds are equal, with a Sluice at E1.
Match MillMatch(Pack pack) {
  Match match = NewMatch(Load(std::move(pack)), "mode=mill first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place ducklings r0 A1");
    MustDo(match, seat, "commander ducklings B2");
    MustDo(match, seat, "place triple r90 A5");
    MustDo(match, seat, "place quadruple r0 F8");
    MustDo(match, seat, "pick circles sluice");
    MustDo(match, seat, "place circles r0 E1");
    MustDo(match, seat, "commander circles E1");
    MustDo(match, seat, "ready");
  }
  return match;
}

std::vector<std::string> Heard(Match& match, absl::string_view action) {
  const size_t mark = match.EventCount(Viewer::Seat(0));
  MustDo(match, 0, action);
  return EventTexts(match, Viewer::Seat(0), mark);
}

TEST(Tutorial, PackLoadsAfterEveryStep) {
  const Pack whole = TutorialPack();
  Pack pack;
  pack.label = "mill_pond";
  for (const char* path : {"pack.lua", "formations.lua", "boards.lua", "ducklings.lua", "modes.lua",
                           "tests/ducklings.lua", "languages/fr.lua"}) {
    const auto file = std::find_if(whole.files.begin(), whole.files.end(),
                                   [&](const PackFile& f) { return f.path == path; });
    ASSERT_NE(file, whole.files.end()) << path;
    pack.files.push_back(*file);
    EXPECT_EQ(Ruleset::Load("battleducks", {pack}).status(), absl::OkStatus()) << path;
  }
  EXPECT_EQ(pack.files.size(), whole.files.size());
}

TEST(Tutorial, FormationBelongsToTheGamesOwnCategory) {
  Match match = NewMatch(Load(TutorialPack()), "mode=advanced", 1);
  MustDo(match, 0, "pick circles sluice");
  MustDo(match, 0, "place circles r90 F5");
  MustDo(match, 0, "fill");
}

TEST(Tutorial, BoardTakesTheOrdinaryFleet) {
  Match match = NewMatch(Load(TutorialPack()), "board=mill_pond", 1);
  MustDo(match, 0, "fill");
}

TEST(Tutorial, MistakeInTheShapeIsReportedAsShown) {
  const Pack pack = ChangedPack("formations.lua", "\"####\"", "\"###.\"");
  EXPECT_EQ(Ruleset::Load("battleducks", {pack}).status().message(),
            "mill_pond/formations.lua:5: formation \"sluice\".shape: has 7 ducks, but category "
            "battleducks:circles wants 8");
}

TEST(Tutorial, PatienceGrowsWhenNothingIsFoundAndIsSpentOnASpottedDuck) {
  Match match = MillMatch(TutorialPack());
  EXPECT_THAT(
      Heard(match, "maneuver ducklings r0 J6"),
      ElementsAre("maneuver_used p1 ducklings r0 J6", "dial_turned p1 ducklings 1",
                  "answered p1 J6 splash none", "answered p1 K6 splash none",
                  "answered p1 J7 splash none", "answered p1 K7 splash none", "turn_began p2 1"));
  for (const char* cell : {"B9", "C9", "D9"}) {
    MustDo(match, 1, absl::StrCat("observe ", cell));
    MustDo(match, 0, absl::StrCat("observe ", cell));
  }
  MustDo(match, 1, "observe E9");
  // E1 and E2 are under the viewfinder; one more cell beside the last of them, F2, is the reward.
  EXPECT_THAT(Heard(match, "maneuver ducklings r0 D1"),
              ElementsAre("maneuver_used p1 ducklings r0 D1", "dial_turned p1 ducklings 1",
                          "answered p1 D1 splash none", "answered p1 E1 spotted none",
                          "answered p1 D2 splash none", "answered p1 E2 spotted none",
                          "answered p1 F2 spotted none", "turn_began p2 9"));
}

TEST(Tutorial, MistakeInTheScriptIsReportedAsShownAndChangesNothing) {
  Match match = MillMatch(ChangedPack("ducklings.lua", "ctx:probe(cell)", "ctx:prob(cell)"));
  const uint64_t before = match.Hash();
  EXPECT_EQ(Do(match, 0, "maneuver ducklings r0 A7").message(),
            "mill_pond/ducklings.lua:27: ManeuverContext has no \"prob\"; did you mean \"probe\"? "
            "(in maneuver \"mill_pond:paddle\".resolve)");
  EXPECT_EQ(match.Hash(), before);
}

TEST(Tutorial, PatchOfTheGamesOwnManeuverWorksAsShown) {
  Pack pack = TutorialPack();
  pack.files.push_back(
      {"patches.lua", "patch.maneuver { id = \"battleducks:longs\", cooldown = 4 }"});
  Match match = NewMatch(Load(pack), "mode=advanced first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  MustDo(match, 0, "maneuver longs r0 C5");
  MustDo(match, 1, "observe L6");
  EXPECT_EQ(Do(match, 0, "maneuver longs r0 C7").message(),
            "the counter of longs stands on 1 of 4");
}

TEST(Tutorial, ModKeepsEveryPromiseAtEveryState) {
  const std::shared_ptr<const Ruleset> ruleset = Load(TutorialPack());
  for (uint64_t seed = 1; seed <= 2; ++seed) {
    PlayAndCheck(NewMatch(ruleset, "mode=mill", seed), seed);
  }
}

}  // namespace
}  // namespace mallard::testing
