// Random games of Ducks in Tow for every number of players and option, with every promise of the
// engine checked at every state.
#include "tests/support/random_play.h"

#include <ostream>
#include <string>

#include "gtest/gtest.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

struct Variant {
  const char* name;
  const char* options;
  uint64_t games = 1;  // Games with every state checked; long ones take a while.
};

void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.options; }

class DucksInTowRandomPlay : public ::testing::TestWithParam<Variant> {};

TEST_P(DucksInTowRandomPlay, KeepsEveryPromiseAtEveryState) {
  for (uint64_t seed = 1; seed <= GetParam().games; ++seed) {
    PlayAndCheck(NewMatch(BaseRuleset("ducks_in_tow"), GetParam().options, seed), seed,
                 {.indexed_actions = 8, .applied_actions = 3, .mutated_actions = 6});
    if (HasFailure()) return;
  }
}

TEST_P(DucksInTowRandomPlay, AlwaysEnds) {
  for (uint64_t seed = 100; seed < 400; ++seed) {
    Match match = NewMatch(BaseRuleset("ducks_in_tow"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 5);
    PlayOut(match, chance);
    if (HasFatalFailure()) return;
    // Somebody wins wherever there is an opponent.
    EXPECT_TRUE(match.seats() == 1 || match.outcome().winners != 0);
  }
}

TEST_P(DucksInTowRandomPlay, ImaginedMatchesPlayOnToTheEnd) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Match match = NewMatch(BaseRuleset("ducks_in_tow"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 6);
    RandomBot bot(seed);
    for (int i = 0; !match.outcome().over; ++i) {
      for (int seat = 0; seat < match.seats(); ++seat) {
        if (i % 150 == 0) {
          absl::StatusOr<Match> imagined = Sight(match, seat).Imagine(chance.Next());
          ASSERT_TRUE(imagined.ok()) << imagined.status();
          PlayOut(*imagined, chance);
          ASSERT_FALSE(HasFailure());
        }
        if (!match.DecisionOf(seat)) continue;
        ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Variants, DucksInTowRandomPlay,
    ::testing::Values(Variant{"Solo", "players=1", 2}, Variant{"Two", "round_limit=12", 2},
                      Variant{"Three", "players=3 round_limit=7"},
                      Variant{"Four", "players=4 round_limit=5"},
                      Variant{"SoloShort", "players=1 solo_turns=3", 3},
                      Variant{"SoloInTheGreatPark", "players=1 park=great_park"},
                      Variant{"TwoInTheLongPark", "park=long_park round_limit=8"},
                      Variant{"TwoInTheGreatPark", "park=great_park round_limit=8"},
                      Variant{"ThreeInTheGreatPark", "players=3 park=great_park round_limit=5"},
                      Variant{"OneRound", "players=4 round_limit=1", 3}),
    [](const ::testing::TestParamInfo<Variant>& variant) {
      return std::string(variant.param.name);
    });

}  // namespace
}  // namespace mallard::testing
