// Golden playthroughs: whole games written out for people to read, and compared to the letter, so
// that no rule, event or random number changes unnoticed. `./dev golden` writes them anew.
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Scenario {
  const char* name;
  const char* game;
  const char* options;
  uint64_t seed;
  std::vector<const char*> bots;
};

void PrintTo(const Scenario& scenario, std::ostream* out) { *out << scenario.name; }

const Scenario kScenarios[] = {
    {"battleducks_standard", "battleducks", "", 1, {"standard", "random"}},
    {"battleducks_advanced", "battleducks", "mode=advanced", 2, {"standard", "standard"}},
    {"battleducks_named_contact",
     "battleducks",
     "mode=advanced allow_contact=true name_found=true first_player=p2",
     3,
     {"standard", "standard"}},
    {"naval_war_standard", "naval_war", "", 1, {"standard", "standard"}},
    {"naval_war_random", "naval_war", "turn_limit=60 first_player=p2", 2, {"standard", "random"}},
    {"naval_war_without_cards", "naval_war", "card_play=false", 3, {"standard", "standard"}},
    {"duck_dealer_two", "duck_dealer", "turns=6", 1, {"standard", "standard"}},
    {"duck_dealer_auction",
     "duck_dealer",
     "players=4 auction=true turns=6",
     2,
     {"standard", "random", "standard", "random"}},
    {"duckhammer_mustered", "duckhammer", "rounds=2", 1, {"standard", "random"}},
    {"duckhammer_clash",
     "duckhammer",
     "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
     "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\" rounds=3",
     26,
     {"standard", "random"}},
    {"duckhammer_campaign_war",
     "duckhammer_campaign",
     "rations=60 battles=2 seasons=4 rounds=2",
     1,
     {"standard", "random", "standard"}},
    {"duckhammer_campaign_duckheim",
     "duckhammer_campaign",
     "mode=duckheim referee=person weeks=3 rounds=2 opposition=gentle",
     2,
     {"standard", "standard", "standard"}},
    {"ducks_in_tow_solo", "ducks_in_tow", "players=1", 4, {"standard"}},
    {"ducks_in_tow_two", "ducks_in_tow", "", 5, {"standard", "standard"}},
    {"ducks_in_tow_four",
     "ducks_in_tow",
     "players=4 round_limit=6",
     6,
     {"standard", "random", "standard", "random"}},
};

// What the players heard since the marks: once where all heard the same.
void AppendEvents(const Match& match, std::vector<size_t>& marks, std::string& out) {
  std::vector<std::vector<std::string>> heard;
  bool same = true;
  for (int seat = 0; seat < match.seats(); ++seat) {
    size_t& mark = marks[static_cast<size_t>(seat)];
    heard.push_back(EventTexts(match, Viewer::Seat(seat), mark));
    mark = match.EventCount(Viewer::Seat(seat));
    same &= heard.back() == heard[0];
  }
  for (size_t seat = 0; seat < (same ? 1 : heard.size()); ++seat) {
    for (const std::string& text : heard[seat]) {
      absl::StrAppend(&out, same ? "    all hear: " : absl::StrCat("    p", seat + 1, " hears: "),
                      text, "\n");
    }
  }
}

std::string Playthrough(const Scenario& scenario) {
  Match match = NewMatch(BaseRuleset(scenario.game), scenario.options, scenario.seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (size_t seat = 0; seat < scenario.bots.size(); ++seat) {
    bots.push_back(*CreateBot(match.rules(), scenario.bots[seat], scenario.seed + seat));
  }
  std::string out = absl::StrCat("game: ", scenario.game, "\noptions: ", scenario.options,
                                 "\nseed: ", scenario.seed,
                                 "\nbots: ", absl::StrJoin(scenario.bots, ", "), "\n\n");
  std::vector<size_t> marks(static_cast<size_t>(match.seats()));
  for (int step = 1; !match.outcome().over; ++step) {
    int seat = 0;
    while (!match.DecisionOf(seat)) ++seat;
    const uint64_t choices = match.LegalCount(seat);
    const std::string decision = FormatDecision(match.rules(), match.DecisionOf(seat));
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
    if (!action.ok()) return absl::StrCat(out, action.status().ToString());
    const absl::Status status = match.Apply(seat, *action);
    if (!status.ok()) return absl::StrCat(out, status.ToString());
    absl::StrAppend(&out, step, ". p", seat + 1, " ", decision, " (", choices,
                    " choices): ", FormatAction(match.rules(), *action), "  [",
                    absl::Hex(match.Hash(), absl::kZeroPad16), "]\n");
    AppendEvents(match, marks, out);
    if (step % 50 == 0) {
      for (int viewer = 0; viewer < match.seats(); ++viewer) {
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
