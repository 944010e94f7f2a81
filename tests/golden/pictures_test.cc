// The pictures of the documentation, docs/pictures/*.svg: moments of matches that bots play. They
// are drawn anew and compared to the letter, so that none is older than the game it shows.
// `./dev pictures` writes them.
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/scene_svg.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Moment {
  const char* name;  // Of the file, too.
  const char* game;
  const char* options;
  uint64_t seed;
  int actions;
  Viewer viewer;
  Reference focus = {};  // What the viewer looks at.
};

void PrintTo(const Moment& moment, std::ostream* out) { *out << moment.name; }

const Moment kMoments[] = {
    {"battleducks", "battleducks", "mode=advanced", 5, 44, Viewer::Seat(0)},
    {"naval_war", "naval_war", "", 3, 60, Viewer::Seat(0)},
    {"ducks_in_tow", "ducks_in_tow", "", 3, 80, Viewer::Seat(0)},
    {"duck_dealer", "duck_dealer", "", 3, 150, Viewer::Seat(0)},
    {"duckhammer", "duckhammer", "", 3, 120, Viewer::Seat(0)},
    {"duckhammer_campaign", "duckhammer_campaign", "", 3, 30, Viewer::Seat(0)},
};

std::string PictureOf(const Moment& moment) {
  Match match = NewMatch(BaseRuleset(moment.game), moment.options, moment.seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) {
    bots.push_back(
        *CreateBot(match.rules(), "standard", moment.seed + static_cast<uint64_t>(seat)));
  }
  for (int i = 0; i < moment.actions && !match.outcome().over; ++i) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
    if (!action.ok()) return action.status().ToString();
    const absl::Status status = match.Apply(seat, *action);
    if (!status.ok()) return status.ToString();
  }
  Scene scene;
  scene.focus = moment.focus;
  match.BuildScene(moment.viewer, scene);
  return DrawSvg(scene);
}

class Pictures : public ::testing::TestWithParam<Moment> {};

TEST_P(Pictures, ShowTheGamesAsTheyAre) {
  const std::string path =
      absl::StrCat(MALLARD_SOURCE_DIR, "/docs/pictures/", GetParam().name, ".svg");
  const std::string drawn = PictureOf(GetParam());
  if (std::getenv("MALLARD_REGENERATE") != nullptr) {
    std::ofstream(path, std::ios::binary) << drawn;
    return;
  }
  std::ifstream in(path, std::ios::binary);
  ASSERT_TRUE(in.good()) << path << " is missing; ./dev pictures writes it";
  std::ostringstream stored;
  stored << in.rdbuf();
  EXPECT_TRUE(drawn == stored.str()) << path << " is stale; ./dev pictures draws it again";
}

INSTANTIATE_TEST_SUITE_P(Games, Pictures, ::testing::ValuesIn(kMoments),
                         [](const ::testing::TestParamInfo<Moment>& variant) {
                           return std::string(variant.param.name);
                         });

}  // namespace
}  // namespace mallard::testing
