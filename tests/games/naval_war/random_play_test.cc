// Random play of Naval War in every mode and option, with every promise of the engine checked at
// every state.
#include "tests/support/random_play.h"

#include <string>

#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Variant {
  const char* name;
  const char* options;
};

std::string NameOf(const ::testing::TestParamInfo<Variant>& info) { return info.param.name; }

class NavalWarRandomPlay : public ::testing::TestWithParam<Variant> {};

TEST_P(NavalWarRandomPlay, EveryPromiseHoldsAtEveryState) {
  PlayChecks checks;
  checks.indexed_actions = 6;
  checks.applied_actions = 3;
  checks.mutated_actions = 6;
  // Late in a match much has been told, and the search for a fleet that agrees with it is long.
  if (std::string(GetParam().name) == "Whole") checks.imagine_one_of = 8;
  for (uint64_t seed = 0; seed < 3; ++seed) {
    PlayAndCheck(NewMatch(BaseRuleset("naval_war"), GetParam().options, seed), seed, checks);
    if (HasFatalFailure() || HasNonfatalFailure()) return;
  }
}

TEST_P(NavalWarRandomPlay, ThousandsOfMatchesEnd) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    Match match = NewMatch(BaseRuleset("naval_war"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 5);
    PlayOut(match, chance);
    ASSERT_TRUE(match.outcome().over);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Variants, NavalWarRandomPlay,
    ::testing::Values(Variant{"Standard", "turn_limit=120"},
                      Variant{"NoCards", "card_play=false turn_limit=120"},
                      Variant{"NoDrawAfterCardEnd", "draw_after_card_end=false turn_limit=120"},
                      Variant{"SecondPlayerBegins", "first_player=p2 turn_limit=80"},
                      Variant{"Whole", ""}),
    NameOf);

}  // namespace
}  // namespace mallard::testing
