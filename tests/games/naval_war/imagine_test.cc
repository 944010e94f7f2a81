// Imagined states: they give the same view, agree with what was seen, and can be played on.
#include <bit>
#include <cstring>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/belief.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"
#include "tests/support/matches.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using naval_war::Answer;
using naval_war::Belief;
using naval_war::Board;
using naval_war::FleetGuess;
using naval_war::kMaxShips;
using naval_war::NavalWarRules;
using naval_war::Phase;
using naval_war::Ship;
using naval_war::State;

const NavalWarRules& RulesOf(const Match& match) {
  return static_cast<const NavalWarRules&>(match.rules());
}

const State& StateOf(const Match& match) { return NavalWarRules::As(match.state()); }

Match ImaginedFor(const Match& match, int seat, uint64_t seed) {
  absl::StatusOr<Match> imagined = Sight(match, seat).Imagine(seed);
  EXPECT_TRUE(imagined.ok()) << imagined.status();
  return imagined.ok() ? *std::move(imagined) : match;
}

// Everything that must hold of a full state, whoever made it up.
void ExpectSound(const NavalWarRules& rules, const State& state) {
  for (const Board& board : state.boards) {
    Bitboard covered;
    for (int i = 0; i < rules.ships(); ++i) {
      const Ship& ship = board.ships[i];
      if (ship.sunk != 0 || board.ready == 0) continue;
      ASSERT_EQ(ship.placed, 1);
      ASSERT_NE(ship.damage, rules.all_parts(i)) << "it would have sunk";
      const Bitboard cells = CellsOf(ship, rules.length(i));
      ASSERT_EQ(cells.Count(), rules.length(i));
      ASSERT_TRUE(rules.cells().Contains(cells));
      ASSERT_FALSE(cells.Intersects(covered)) << "ships overlap";
      covered |= cells;
    }
    if (board.ready != 0) {
      ASSERT_EQ(board.occupied, covered);
    }
  }
  if (state.phase == Phase::kSetup || state.phase == Phase::kOver) return;
  for (int kind = 0; kind < rules.cards(); ++kind) {
    int count = state.deck.counts[kind] + state.discard.counts[kind];
    for (const naval_war::Player& player : state.players) {
      for (int i = 0; i < player.hand_size; ++i) count += player.hand[i] == kind + 1;
    }
    ASSERT_EQ(count, rules.card_play() ? rules.card(kind).copies : 0) << rules.card_name(kind);
  }
  ASSERT_TRUE(state.deck.IsValid());
}

// Cells that answered since anything could last move are covered, or not, as they said.
void ExpectPresentAnswersHold(const NavalWarRules& rules, const Board& board) {
  rules.cells().ForEach([&](int cell) {
    if (board.radar.changes[cell] != board.changes) return;
    const Answer answer = board.radar.answer[cell];
    if (answer == Answer::kMiss || answer == Answer::kSeenWater) {
      EXPECT_FALSE(board.occupied.Has(cell)) << "cell " << cell;
    }
    if (answer == Answer::kHit || answer == Answer::kSmoke || answer == Answer::kSeenShip) {
      EXPECT_TRUE(board.occupied.Has(cell)) << "cell " << cell;
    }
  });
}

// Ships of `owner` that are not protected and lie on the cells of the pending attack, as bits.
uint32_t ShipsUnderAttack(const NavalWarRules& rules, const State& state, int owner) {
  uint32_t ships = 0;
  for (int i = 0; i < rules.ships(); ++i) {
    const Ship& ship = state.boards[owner].ships[i];
    if (ship.placed == 0 || ship.smoke != 0) continue;
    if (state.attack.ship == i + 1) ships |= 1u << i;
    for (int n = 0; n < state.attack.count; ++n) {
      if (CellsOf(ship, rules.length(i)).Has(state.attack.cells[n])) ships |= 1u << i;
    }
  }
  return ships;
}

void ExpectAgrees(const Match& match, int seat, uint64_t seed) {
  const Match imagined = ImaginedFor(match, seat, seed);
  if (::testing::Test::HasFailure()) return;
  const NavalWarRules& rules = RulesOf(match);
  const State& state = StateOf(imagined);
  const Sight before(match, seat);
  const Sight after(imagined, seat);
  ASSERT_EQ(std::memcmp(before.state(), after.state(), rules.state_size()), 0)
      << "another hidden state, the same view";
  ASSERT_NO_FATAL_FAILURE(ExpectSound(rules, state));
  if (state.phase == Phase::kOver) return;
  if (state.boards[1 - seat].ready != 0) ExpectPresentAnswersHold(rules, state.boards[1 - seat]);
  if (state.turn_seat != seat) return;
  if (state.phase == Phase::kReact) {
    EXPECT_NE(ShipsUnderAttack(rules, state, 1 - seat), 0u) << "the attack connected";
  }
  for (int i = 0; i < rules.ships(); ++i) {
    if (((state.movable >> i) & 1) == 0) continue;
    const Ship& ship = state.boards[1 - seat].ships[i];
    EXPECT_EQ(state.phase, Phase::kAfterHit);
    EXPECT_TRUE(ship.placed != 0 && ship.smoke == 0 && ship.damage != 0);
  }
}

// Plays with random bots; calls visit(match) at every state until it answers false.
template <class Visit>
void PlayRandomly(absl::string_view options, uint64_t seed, Visit visit) {
  Match match = NewMatch(BaseRuleset("naval_war"), options, seed);
  RandomBot bot(seed);
  while (visit(match) && !match.outcome().over) {
    for (int seat : {0, 1}) {
      if (!match.DecisionOf(seat)) continue;
      ASSERT_EQ(match.Apply(seat, *bot.Choose(Sight(match, seat))), absl::OkStatus());
      break;
    }
  }
}

TEST(NavalWarImagine, AgreesWithTheViewInEveryPhase) {
  std::set<Phase> phases;
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    uint64_t draw = seed * 100'000;
    PlayRandomly("", seed, [&](const Match& match) {
      phases.insert(StateOf(match).phase);
      for (int seat : {0, 1}) ExpectAgrees(match, seat, ++draw);
      return !::testing::Test::HasFailure();
    });
  }
  EXPECT_EQ(phases.size(), 6u);
}

TEST(NavalWarImagine, AgreesWithTheViewWithEveryOption) {
  for (const char* options : {"card_play=false turn_limit=300", "draw_after_card_end=false",
                              "first_player=p2 turn_limit=40"}) {
    uint64_t draw = 7;
    PlayRandomly(options, 5, [&](const Match& match) {
      for (int seat : {0, 1}) ExpectAgrees(match, seat, ++draw);
      return !::testing::Test::HasFailure();
    });
  }
}

TEST(NavalWarImagine, ExplainsOlderAnswersInMostStates) {
  int states = 0;
  int explained = 0;
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    Chance chance = Chance::Stream(seed, 1);
    int n = 0;
    PlayRandomly("", seed, [&](const Match& match) {
      for (int seat : {0, 1}) {
        const Sight sight(match, seat);
        const State& seen = NavalWarRules::As(sight.state());
        if (++n % 5 != 0 || seen.boards[1 - seat].ready == 0) continue;
        Belief belief(RulesOf(match), seen, 1 - seat);
        FleetGuess guess;
        EXPECT_TRUE(belief.Draw(chance, 6, guess));
        ++states;
        explained += guess.unexplained == 0;
      }
      return true;
    });
  }
  EXPECT_GE(explained * 100, states * 93) << explained << " of " << states;
}

TEST(NavalWarImagine, ImaginedMatchesPlayOnToTheEnd) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Chance chance = Chance::Stream(seed, 6);
    int n = 0;
    PlayRandomly("turn_limit=300", seed, [&](const Match& match) {
      if (n++ % 25 == 0) {
        for (int seat : {0, 1}) {
          Match imagined = ImaginedFor(match, seat, chance.Next());
          PlayOut(imagined, chance);
        }
      }
      return !::testing::Test::HasFailure();
    });
  }
}

}  // namespace
}  // namespace mallard::testing
