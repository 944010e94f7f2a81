// Golden playthroughs: whole games written out for people to read, and compared to the letter, so
// that no rule, event or random number changes unnoticed. `./dev golden` writes them anew.
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Scenario {
  const char* name;
  const char* game;
  const char* options;
  uint64_t seed;
  const char* bots[2];
};

constexpr Scenario kScenarios[] = {
    {"battleducks_standard", "battleducks", "", 1, {"standard", "random"}},
    {"battleducks_advanced", "battleducks", "mode=advanced", 2, {"standard", "standard"}},
    {"battleducks_named_contact",
     "battleducks",
     "mode=advanced allow_contact=true name_found=true first_player=p2",
     3,
     {"standard", "standard"}},
};

void AppendEvents(const Match& match, Viewer viewer, absl::string_view who, size_t& mark,
                  std::string& out) {
  for (const std::string& text : EventTexts(match, viewer, mark)) {
    absl::StrAppend(&out, "    ", who, " ", text, "\n");
  }
  mark = match.EventCount(viewer);
}

std::string Playthrough(const Scenario& scenario) {
  Match match = NewMatch(BaseRuleset(scenario.game), scenario.options, scenario.seed);
  std::unique_ptr<Bot> bots[2];
  for (int seat = 0; seat < 2; ++seat) {
    bots[seat] =
        *CreateBot(match.rules(), scenario.bots[seat], scenario.seed + static_cast<uint64_t>(seat));
  }
  std::string out = absl::StrCat("game: ", scenario.game, "\noptions: ", scenario.options,
                                 "\nseed: ", scenario.seed, "\nbots: ", scenario.bots[0], ", ",
                                 scenario.bots[1], "\n\n");
  size_t marks[2] = {0, 0};
  for (int step = 1; !match.outcome().over; ++step) {
    const int seat = match.DecisionOf(0) ? 0 : 1;
    const uint64_t choices = match.LegalCount(seat);
    const std::string decision = FormatDecision(match.rules(), match.DecisionOf(seat));
    const absl::StatusOr<Action> action = bots[seat]->Choose(Sight(match, seat));
    if (!action.ok()) return absl::StrCat(out, action.status().ToString());
    const absl::Status status = match.Apply(seat, *action);
    if (!status.ok()) return absl::StrCat(out, status.ToString());
    absl::StrAppend(&out, step, ". p", seat + 1, " ", decision, " (", choices,
                    " choices): ", FormatAction(match.rules(), *action), "  [",
                    absl::Hex(match.Hash(), absl::kZeroPad16), "]\n");
    AppendEvents(match, Viewer::Seat(0), "p1 hears:", marks[0], out);
    AppendEvents(match, Viewer::Seat(1), "p2 hears:", marks[1], out);
    if (step % 50 == 0) {
      for (int viewer = 0; viewer < 2; ++viewer) {
        const Sight sight(match, viewer);
        absl::StrAppend(&out, "\np", viewer + 1, " sees:\n",
                        match.rules().Draw(sight.state(), Viewer::Seat(viewer), {}), "\n");
      }
    }
  }
  absl::StrAppend(&out, "\nAt the end:\n", match.rules().Draw(match.state(), Viewer::Host(), {}));
  return out;
}

class GoldenPlaythrough : public ::testing::TestWithParam<Scenario> {};

TEST_P(GoldenPlaythrough, IsTheSameAsEver) {
  const std::string path =
      absl::StrCat(MALLARD_SOURCE_DIR, "/tests/golden/", GetParam().name, ".txt");
  const std::string played = Playthrough(GetParam());
  if (std::getenv("MALLARD_REGENERATE") != nullptr) {
    std::ofstream(path, std::ios::binary) << played;
    return;
  }
  std::ifstream in(path, std::ios::binary);
  ASSERT_TRUE(in.good()) << path << " is missing; ./dev golden writes it";
  std::ostringstream golden;
  golden << in.rdbuf();
  EXPECT_EQ(played, golden.str()) << "if this change is meant, run ./dev golden";
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenPlaythrough, ::testing::ValuesIn(kScenarios),
                         [](const ::testing::TestParamInfo<Scenario>& variant) {
                           return std::string(variant.param.name);
                         });

}  // namespace
}  // namespace mallard::testing
