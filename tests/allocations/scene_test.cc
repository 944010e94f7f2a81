// Scenes must not touch the heap once they have grown: counted, not believed.
#include "mallard/scene.h"

#include "gtest/gtest.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "tests/allocations/counting_new.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Setting {
  const char* game;
  const char* options;
};

class SceneAllocations : public ::testing::TestWithParam<Setting> {};

TEST_P(SceneAllocations, AWarmSceneNeedsNoHeap) {
  Match match = NewMatch(BaseRuleset(GetParam().game), GetParam().options, 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "fill");
    MustDo(match, seat, "ready");
  }
  Scene scenes[2];
  SceneDifference difference;
  SceneLabels labels;
  SceneWriter writer;
  const auto show = [&](int i) {
    match.BuildScene(Viewer::Seat(0), scenes[i]);
    difference.Compare(scenes[1 - i], scenes[i]);
    labels.Resolve(scenes[i]);
    writer.Write(scenes[i], labels);
  };
  for (int i : {0, 1}) match.BuildScene(Viewer::Seat(0), scenes[i]);
  // Any two states of a match have scenes of about the same size; some moves warm everything up.
  Chance chance = Chance::Stream(1, 1);
  const auto move = [&] {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    ASSERT_TRUE(
        match.Apply(seat, match.LegalNth(seat, chance.Next() % match.LegalCount(seat))).ok());
  };
  for (int i = 0; i < 30; ++i) {
    move();
    show(i % 2);
  }
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(match.Undo(), absl::OkStatus());
    show(i);
    EXPECT_EQ(AllocationsOf([&] { show(i); }), 0) << "nothing has happened";
    match.Reseed(static_cast<uint64_t>(i));
    EXPECT_EQ(AllocationsOf([&] { show(i); }), 0) << "built anew";
    move();
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SceneAllocations,
                         ::testing::Values(Setting{"battleducks", ""},
                                           Setting{"battleducks", "mode=advanced"},
                                           Setting{"naval_war", ""}));

}  // namespace
}  // namespace mallard::testing
