// Battles drawn as text.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

using mallard::testing::MustDo;
using ::testing::HasSubstr;
using ::testing::Not;

std::string Drawn(const Match& match, Viewer viewer = Viewer::Host(), DrawStyle style = {}) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), viewer, seen.data());
  return match.rules().Draw(seen.data(), viewer, style);
}

// Lines of the map itself, without the ruler's numbers.
std::vector<std::string> MapRows(const std::string& drawing) {
  std::vector<std::string> rows;
  for (const absl::string_view line : absl::StrSplit(drawing, '\n')) {
    if (line.size() > 6 && line.substr(5, 2) == " |") rows.emplace_back(line.substr(7));
  }
  return rows;
}

TEST(DuckhammerText, TheMapIsToScaleAndFitsAScreen) {
  struct {
    const char* scale;
    size_t rows;
  } kScales[] = {
      {"scale=small", 30}, {"scale=medium", 28}, {"scale=large", 21}, {"scale=giant", 30}};
  for (const auto& [scale, rows] : kScales) {
    Match match = NewBattle(1, scale);
    Spoil(match).phase = Phase::kRollOff;  // Only to see the map.
    const std::vector<std::string> map = MapRows(Drawn(match));
    EXPECT_EQ(map.size(), rows) << scale;
    for (const std::string& row : map) EXPECT_LE(row.size(), 90u) << scale;
  }
}

TEST(DuckhammerText, ShowsTerrainByHeightAndWater) {
  Match match = NewBattle(1,
                          "terrain=\"obstacle 2500: 2000/5000 8000/5000 8000/9000 2000/9000; "
                          "water: 12000/20000 18000/20000 18000/30000 12000/30000\"");
  Spoil(match).phase = Phase::kRollOff;
  const std::vector<std::string> map = MapRows(Drawn(match));
  EXPECT_EQ(map[4].substr(10, 8), "33333333") << "an inch is two columns; 2.5 inches round up";
  EXPECT_EQ(map[15][50], '~');
  EXPECT_EQ(map[0][42], '|') << "the front line";
}

TEST(DuckhammerText, ModelsStandWhereTheyAre) {
  Match match = Asking(Stage::kActivate);
  State& state = Spoil(match);
  Model& model = state.models[state.units[0].first];
  ASSERT_TRUE(OnMap(model));
  model.x = 10'500;
  model.y = 20'250;
  const std::vector<std::string> map = MapRows(Drawn(match));
  EXPECT_EQ(map[10][40], 'A');
  state.units[0].Set(kFlying, true);
  EXPECT_EQ(MapRows(Drawn(match))[10].substr(40, 2), "A^");
  state.units[0].Set(kFlying, false);
  state.units[0].Set(kDiving, true);
  EXPECT_EQ(MapRows(Drawn(match))[10].substr(40, 2), "A_");
}

TEST(DuckhammerText, ListsWhatActionsName) {
  const std::string text = Drawn(Asking(Stage::kActivate));
  EXPECT_THAT(text, HasSubstr("A  0 Hollow Guard"));
  EXPECT_THAT(text, HasSubstr("models   0-11"));
  EXPECT_THAT(text, HasSubstr("a 32 Quack Marine"));
  EXPECT_THAT(text, HasSubstr("1: Grave Scythe, fights d6 at 2, Sunder"));
}

TEST(DuckhammerText, TheUnitThatMovesIsListedModelByModel) {
  const Match& match = Asking(Stage::kMoving);
  const int unit = StateOf(match).activity.unit - 1;
  const std::string text = Drawn(match);
  EXPECT_THAT(text, HasSubstr(absl::StrCat("Models of unit ", unit)));
  EXPECT_THAT(text, HasSubstr("left)"));
}

TEST(DuckhammerText, DiceAreShownWhileTheyMayBeTurned) {
  EXPECT_THAT(Drawn(Asking(Stage::kSway)), HasSubstr("[1] "));
  EXPECT_THAT(Drawn(Asking(Stage::kDeploy)), Not(HasSubstr("dice: [number]")));
}

TEST(DuckhammerText, WhileMusteringOnlyTheOwnListIsShown) {
  Match match = NewBattle(1);
  MustDo(match, 0, "enlist quack_marine 8 1");
  EXPECT_THAT(Drawn(match, Viewer::Seat(0)), HasSubstr(" 1:  8 Quack Marine, 56 points"));
  const std::string other = Drawn(match, Viewer::Seat(1));
  EXPECT_THAT(other, Not(HasSubstr("8 Quack Marine, 56 points")));
  EXPECT_THAT(other, HasSubstr("p1 writes a list"));
  EXPECT_THAT(other, HasSubstr("p2: 0 of 120 army points"));
  EXPECT_THAT(other, HasSubstr("quack_marine"));
}

TEST(DuckhammerText, ColoursAreOnlyThereWhenAskedFor) {
  const Match& match = Asking(Stage::kActivate);
  EXPECT_THAT(Drawn(match), Not(HasSubstr("\033[")));
  EXPECT_THAT(Drawn(match, Viewer::Host(), {.color = true}), HasSubstr("\033["));
}

TEST(DuckhammerText, EveryQuestionCanBeDrawnForEverybody) {
  for (int stage = 0; stage < kStages; ++stage) {
    const Match& match = Asking(static_cast<Stage>(stage));
    for (const Viewer viewer : {Viewer::Host(), Viewer::Seat(0), Viewer::Seat(1)}) {
      StateBuffer seen(match.rules().state_size());
      match.rules().Redact(match.state(), viewer, seen.data());
      EXPECT_FALSE(match.rules().Draw(seen.data(), viewer, {true, true}).empty());
    }
  }
}

}  // namespace
}  // namespace mallard::duckhammer::testing
