// On set-ups small enough to be gone through, the truth is among the worlds that are imagined.
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "mallard/mallard.hpp"
#include "src/games/battleducks/rules.h"
#include "src/games/duck_dealer/rules.h"
#include "src/games/ducks_in_tow/rules.h"
#include "src/games/naval_war/rules.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

std::shared_ptr<const Ruleset> With(const std::string& game, const std::string& lua) {
  Pack pack;
  pack.label = "small";
  pack.files = {{"pack.lua", absl::StrCat("pack { id = 'small', version = '1.0.0', game = '", game,
                                          "', api = 1, requires = { ", game, " = '>=1.0' } }")},
                {"content.lua", lua}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load(game, {std::move(pack)});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

void Step(Match& match, Chance& chance) {
  std::vector<int> asked;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (match.DecisionOf(seat)) asked.push_back(seat);
  }
  const int seat = asked[chance.Below(static_cast<uint32_t>(asked.size()))];
  const absl::StatusOr<Action> action = ChooseAtRandom(match.rules(), match.state(), seat, chance);
  ASSERT_EQ(action.status(), absl::OkStatus());
  ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
}

// The worlds of what p1 knows, by what `hidden` makes of them; the truth must be one of them.
template <class Hidden>
void ExpectTruthAmong(const std::shared_ptr<const Ruleset>& ruleset, const Match& match, int worlds,
                      int& looked, Hidden hidden) {
  const std::vector<uint8_t> view = match.Snapshot(Viewer::Seat(0));
  const std::string truth = hidden(match);
  looked += !truth.empty();
  std::set<std::string> met;
  for (uint64_t seed = 1; seed <= static_cast<uint64_t>(worlds); ++seed) {
    const absl::StatusOr<Match> world = Match::Imagine(ruleset, view, seed);
    if (absl::IsUnavailable(world.status())) continue;  // None in time with this seed.
    ASSERT_EQ(world.status(), absl::OkStatus());
    met.insert(hidden(*world));
    if (met.count(truth) != 0) return;
  }
  ADD_FAILURE() << "the truth is not among " << met.size() << " worlds: " << truth;
}

// Plays at random, asking every few steps while little is hidden.
template <class Hidden>
void PlaySmall(const std::shared_ptr<const Ruleset>& ruleset, const std::string& options,
               int matches, int apart, int worlds, Hidden hidden) {
  int looked = 0;
  for (int seed = 1; seed <= matches; ++seed) {
    Match match = NewMatch(ruleset, options, static_cast<uint64_t>(seed));
    Chance chance = Chance::Stream(static_cast<uint64_t>(seed), 5);
    if (ParseAction(match.rules(), "fill").ok()) {
      for (int seat : {0, 1}) {
        MustDo(match, seat, "fill");
        MustDo(match, seat, "ready");
      }
    }
    for (int step = 0; !match.outcome().over && step < 200; ++step) {
      if (step % apart == apart - 1) {
        SCOPED_TRACE(absl::StrCat("seed ", seed, ", step ", step));
        ExpectTruthAmong(ruleset, match, worlds, looked, hidden);
      }
      if (::testing::Test::HasFailure()) return;
      Step(match, chance);
    }
  }
  EXPECT_GE(looked, 2 * matches) << "there was hardly anything to imagine";
}

std::string ShipsOf(const Match& match) {
  const naval_war::Board& board = naval_war::NavalWarRules::As(match.state()).boards[1];
  const auto& rules = static_cast<const naval_war::NavalWarRules&>(match.rules());
  std::string out;
  if (board.ready == 0) return out;
  for (int ship = 0; ship < rules.ships(); ++ship) {
    const naval_war::Ship& s = board.ships[ship];
    absl::StrAppend(&out, s.placed, " ", s.bow, " ", s.facing, " ", s.damage, "\n");
  }
  return out;
}

TEST(SmallWorlds, NavalWarFleets) {
  // The window after a hit is imagined as it is when it opens; what moved in it is told by nobody.
  PlaySmall(With("naval_war",
                 "mode { id = 'puddle', width = 4, height = 4, hand_limit = 3, "
                 "fleet = { 'naval_war:destroyer' } }"),
            "mode=puddle", 12, 7, 4000, [](const Match& match) {
              const naval_war::State& state = naval_war::NavalWarRules::As(match.state());
              if (state.phase == naval_war::Phase::kAfterHit) return std::string();
              return ShipsOf(match);
            });
}

TEST(SmallWorlds, NavalWarTwoShips) {
  PlaySmall(With("naval_war",
                 "ship { id = 'raft', name = 'Raft', text = 'Two cells.', length = 2 }\n"
                 "mode { id = 'puddle', width = 4, height = 4, hand_limit = 3, "
                 "fleet = { 'raft', 'naval_war:crusher' } }"),
            "mode=puddle", 3, 25, 60'000, [](const Match& match) {
              const naval_war::State& state = naval_war::NavalWarRules::As(match.state());
              if (state.phase == naval_war::Phase::kAfterHit) return std::string();
              return ShipsOf(match);
            });
}

TEST(SmallWorlds, NavalWarHands) {
  PlaySmall(BaseRuleset("naval_war"), "turn_limit=40", 2, 23, 30'000, [](const Match& match) {
    const naval_war::Player& player = naval_war::NavalWarRules::As(match.state()).players[1];
    std::string out;
    for (int i = 0; i < player.hand_size && i < 3; ++i) absl::StrAppend(&out, player.hand[i], " ");
    return out;
  });
}

TEST(SmallWorlds, BattleDucksPonds) {
  PlaySmall(With("battleducks",
                 "board { id = 'puddle', name = 'Puddle', text = 'Small.', rows = { '#####', "
                 "'#####', '#####', '#####', '#####' } }\n"
                 "mode { id = 'puddle', name = 'Puddle', text = 'Small.', board = 'puddle', "
                 "formations = { 'battleducks:single', 'battleducks:double' } }"),
            "mode=puddle", 6, 9, 20'000, [](const Match& match) {
              const battleducks::Pond& pond =
                  battleducks::BattleDucksRules::As(match.state()).ponds[1];
              std::string out;
              if (pond.ready == 0) return out;
              for (int slot = 0; slot < 2; ++slot) {
                const battleducks::Slot& s = pond.slots[slot];
                absl::StrAppend(&out, s.anchor, " ", s.orientation % 2, " ", s.commander, "\n");
              }
              return out;
            });
}

TEST(SmallWorlds, DuckDealerBids) {
  PlaySmall(BaseRuleset("duck_dealer"), "players=2 turns=6", 4, 1, 600, [](const Match& match) {
    return absl::StrCat(duck_dealer::DuckDealerRules::As(match.state()).players[1].bids[0]);
  });
}

TEST(SmallWorlds, DucksInTowHands) {
  PlaySmall(BaseRuleset("ducks_in_tow"), "players=2", 3, 25, 60'000, [](const Match& match) {
    const ducks_in_tow::Player& player =
        ducks_in_tow::DucksInTowRules::As(match.state()).players[1];
    std::string out;
    int hidden = 0;
    for (int i = 0; i < player.hand_count; ++i) hidden += player.hand[i].known == 0;
    // More than two would take millions.
    for (int i = 0; i < player.hand_count && hidden <= 2; ++i) {
      absl::StrAppend(&out, player.hand[i].card, " ");
    }
    return out;
  });
}

}  // namespace
}  // namespace mallard::testing
