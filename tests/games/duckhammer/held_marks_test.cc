// The marks that a unit or a model bears.
#include "src/games/duckhammer/held_marks.h"

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/games/duckhammer/script_calls.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

template <class Marks>
std::vector<std::pair<int, int>> ListOf(const Marks& marks) {
  std::vector<std::pair<int, int>> list;
  marks.ForEach([&](int mark, int count) { list.emplace_back(mark, count); });
  return list;
}

TEST(HeldMarks, StandInRisingOrderWhateverCameFirst) {
  HeldMarks<4, true> marks = {};
  marks.Set(200, 1);
  marks.Set(3, 2);
  marks.Set(254, 255);
  marks.Set(3, 7);
  EXPECT_THAT(ListOf(marks), ElementsAre(Pair(3, 7), Pair(200, 1), Pair(254, 255)));
  EXPECT_EQ(marks[200], 1);
  EXPECT_EQ(marks[4], 0);
  HeldMarks<4, true> others = {};
  others.Set(254, 255);
  others.Set(200, 1);
  others.Set(3, 7);
  EXPECT_EQ(std::memcmp(&marks, &others, sizeof marks), 0) << "equal marks are equal bytes";
}

TEST(HeldMarks, WhatIsTakenOffLeavesNothingBehind) {
  HeldMarks<4, true> marks = {};
  marks.Set(1, 5);
  marks.Set(2, 6);
  marks.Set(1, 0);
  marks.Set(9, 0);
  EXPECT_THAT(ListOf(marks), ElementsAre(Pair(2, 6)));
  marks.Set(2, 0);
  EXPECT_TRUE(marks.Empty());
  const HeldMarks<4, true> nothing = {};
  EXPECT_EQ(std::memcmp(&marks, &nothing, sizeof marks), 0);
}

TEST(HeldMarks, HaveRoomForSoManyKinds) {
  HeldMarks<2, false> marks = {};
  EXPECT_TRUE(marks.HasRoomFor(0));
  marks.Set(0, 1);
  marks.Set(7, 1);
  EXPECT_FALSE(marks.HasRoomFor(3));
  EXPECT_TRUE(marks.HasRoomFor(7)) << "it is there already";
  EXPECT_THAT(ListOf(marks), ElementsAre(Pair(0, 1), Pair(7, 1)));
}

TEST(HeldMarks, MayBeTakenOffWhileOneGoesThroughThem) {
  HeldMarks<4, false> marks = {};
  for (const int mark : {1, 2, 3, 4}) marks.Set(mark, 1);
  marks.ForEach([&](int mark, int) {
    if (mark != 3) marks.Set(mark, 0);
  });
  EXPECT_THAT(ListOf(marks), ElementsAre(Pair(3, 1)));
}

// A script that marks a model once too often is told so.
TEST(HeldMarks, ScriptsHearWhenThereIsNoRoom) {
  const std::string lua = "for i = 1, 9 do ctx:mark_model('mark' .. i, 0) end";
  std::string marks;
  for (int i = 1; i <= 9; ++i) {
    absl::StrAppend(&marks, "mark { id = 'mark", i, "', name = 'M', on = 'model' }\n");
  }
  Skirmish field("", absl::StrCat(marks, AbilitiesOf({{HookPoint::kRoundEnd, lua}})));
  const int unit = field.Add(0, field.Who({}), {Inch(10, 10)});
  const int ability = field.content().model_ability_names.Find("trial:a0");
  field.state().profiles[unit].abilities[0].ability = static_cast<uint8_t>(ability + 1);
  ASSERT_EQ(field.ModelOf(unit), 0);
  Play play = field.play();
  HookCall call{play, 0, unit, 0};
  absl::Status status = RunHooks(call, HookPoint::kRoundEnd, nullptr);
  EXPECT_THAT(std::string(status.message()), HasSubstr("as many kinds of mark as it can hold"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
