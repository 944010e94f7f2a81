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

// What a person does instead of the bot: once, as soon as it is legal.
struct Line {
  int seat;
  const char* action;  // Or a kind of action: the first of that kind that is listed.
};

struct Scenario {
  const char* name;
  const char* game;
  const char* options;
  uint64_t seed;
  std::vector<const char*> bots;
  std::vector<Line> script = {};
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
    // A person as referee does everything that a referee can do; the players have words of their
    // own.
    {"duckhammer_campaign_referee",
     "duckhammer_campaign",
     "mode=duckheim referee=person weeks=3 rounds=1 free_hand=true",
     5,
     {"standard", "standard", "standard"},
     {{0, "name \"Wanda the Wet\""},
      {0, "own_attribute first \"River Lore\""},
      {1, "own_attribute first \"Loud Voice\""},
      {0, "propose \"Swim under the enemy's \""},
      {1, "propose \"Sing until they leave.\""},
      {2, "allow p1 first yes"},
      {2, "allow p2 first no"},
      {2, "take_up p1 own_1 2 -1 alone feast bruises"},
      {2, "turn_down p2"},
      {2, "station"},
      {2, "station barrow_dead 20000 15000 150"},
      {2, "march"},
      {2, "remove"},
      {2, "call faith 1 -1 nobody group supplies spoiled"},
      {2, "call leadership 0 1 p2 alone lesson bandits_come"},
      {2, "episode"},
      {2, "alter the_ford 2"},
      {2, "remake old_perch area_control duck_pond"},
      {2, "lay_out 9"},
      {2, "battle"},
      {2, "pass"}}},
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

// The first line of the script that its player can do now, and takes it off; kind 0: there is none.
Action Scripted(const Match& match, int seat, std::vector<Line>& script) {
  for (size_t i = 0; i < script.size(); ++i) {
    if (script[i].seat != seat) continue;
    Action action;
    if (const absl::StatusOr<Action> whole = ParseAction(match.rules(), script[i].action);
        whole.ok()) {
      if (match.Check(seat, *whole).ok()) action = *whole;
    } else {
      for (uint64_t n = 0; n < match.LegalCount(seat) && action.kind == 0; ++n) {
        const Action listed = match.LegalNth(seat, n);
        const KindSpec* kind = Manifest::Find(match.rules().manifest().actions, listed.kind);
        if (absl::string_view(kind->name) == script[i].action) action = listed;
      }
    }
    if (action.kind == 0) continue;
    script.erase(script.begin() + static_cast<ptrdiff_t>(i));
    return action;
  }
  return {};
}

std::string Playthrough(const Scenario& scenario) {
  std::vector<Line> script = scenario.script;
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
    absl::StatusOr<Action> action = Scripted(match, seat, script);
    if (action->kind == 0) action = bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
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
  for (const Line& line : script) ADD_FAILURE() << "could never do: " << line.action;
  absl::StrAppend(&out, "\nAt the end:\n", match.rules().Draw(match.state(), Viewer::Host(), {}));
  return out;
}

class GoldenPlaythrough : public ::testing::TestWithParam<Scenario> {};

TEST_P(GoldenPlaythrough, IsTheSameAsEver) {
  const std::string path =
      absl::StrCat(MALLARD_SOURCE_DIR, "/tests/golden/",
                   // What is scripted cannot be played again by bots alone, as bindings do.
                   GetParam().script.empty() ? "" : "scripted/", GetParam().name, ".txt");
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
