// Random games of BattleDucks in every mode and option, with every promise of the engine checked at
// every state.
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
  // A fleet that hardly fits: whether the rest still does is a search at every question. Then not
  // every state is looked at; the ways through a set-up that are are many enough.
  bool tight = false;
};

void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.options; }

class BattleDucksRandomPlay : public ::testing::TestWithParam<Variant> {};

TEST_P(BattleDucksRandomPlay, KeepsEveryPromiseAtEveryState) {
  PlayChecks checks;
  if (GetParam().tight) checks.every = 4;
  PlayAndCheck(NewMatch(BaseRuleset("battleducks"), GetParam().options, 1), 1, checks);
}

TEST_P(BattleDucksRandomPlay, AlwaysEndsWithExactlyOneWinner) {
  for (uint64_t seed = 100; seed < 300; ++seed) {
    Match match = NewMatch(BaseRuleset("battleducks"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 5);
    PlayOut(match, chance);
    if (HasFatalFailure()) return;
    EXPECT_TRUE(match.outcome().winners == 1 || match.outcome().winners == 2);
  }
}

TEST_P(BattleDucksRandomPlay, ImaginedMatchesPlayOnToTheEnd) {
  const uint64_t last = GetParam().tight ? 1 : 3;
  for (uint64_t seed = 1; seed <= last; ++seed) {
    Match match = NewMatch(BaseRuleset("battleducks"), GetParam().options, seed);
    Chance chance = Chance::Stream(seed, 6);
    RandomBot bot(seed);
    for (int i = 0; !match.outcome().over; ++i) {
      for (int seat = 0; seat < 2; ++seat) {
        if (i % 10 == 0) {
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
    Variants, BattleDucksRandomPlay,
    ::testing::Values(
        Variant{"Standard", ""}, Variant{"Advanced", "mode=advanced"},
        Variant{"StandardContact", "allow_contact=true"},
        Variant{"AdvancedContactNamed", "mode=advanced allow_contact=true name_found=true"},
        Variant{"AdvancedNoMirror", "mode=advanced allow_mirror=false first_player=p2"},
        Variant{"AdvancedNamed", "mode=advanced name_found=true first_player=p1"},
        Variant{"StandardNamed", "name_found=true"},
        Variant{"TwoOfACategory", "board=lily_pond fleet=circles,circles,donut,single"},
        Variant{"Battleship", "allow_contact=true fleet=double,triple,triple,quadruple,quintuple"},
        Variant{"TenShips",
                "fleet=quadruple,triple,triple,double,double,double,single,single,single,single"},
        Variant{"AdvancedOnClassicPond", "mode=advanced board=classic_pond", true}),
    [](const ::testing::TestParamInfo<Variant>& variant) {
      return std::string(variant.param.name);
    });

}  // namespace
}  // namespace mallard::testing
