// Imagined states: they give the same view, agree with what was seen, and can be played on.
#include "src/games/naval_war/imagine.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <cstring>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "gtest/gtest.h"
#include "mallard/interrupt.h"
#include "mallard/primitives/grid.h"
#include "mallard/state_buffer.h"
#include "src/games/naval_war/belief.h"
#include "src/games/naval_war/hide.h"
#include "src/games/naval_war/invariants.h"
#include "src/games/naval_war/present.h"
#include "tests/games/naval_war/fixtures.h"
#include "tests/games/naval_war/snapshots.h"
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

constexpr uint64_t kSamples = 40;

Match Imagined(const Match& match, int seat, uint64_t seed) {
  absl::StatusOr<Match> imagined = Sight(match, seat).Imagine(seed);
  EXPECT_TRUE(imagined.ok()) << imagined.status();
  return imagined.ok() ? *std::move(imagined) : match;
}

int Cell(absl::string_view name) { return *ParseCell(name); }

Bitboard CellsUnder(const Match& match, int seat, absl::string_view ship) {
  const Ship& s = ShipOf(match, seat, ship);
  const int index = static_cast<int>(&s - StateOf(match).boards[seat].ships);
  return s.placed != 0 ? naval_war::CellsOf(s, RulesOf(match).length(index)) : Bitboard();
}

// Cells that answered since anything could last move are covered, or not, as they said.
void ExpectPresentAnswersHold(const NavalWarRules& rules, const Board& board) {
  rules.cells().ForEach([&](int cell) {
    if (board.radar.changes[cell] != board.changes) return;
    const Answer answer = board.radar.answer[cell];
    if (answer == Answer::kMiss || answer == Answer::kSeenWater) {
      EXPECT_FALSE(board.occupied.Has(cell)) << CellName(cell);
    }
    if (answer == Answer::kHit || answer == Answer::kSmoke || answer == Answer::kSeenShip) {
      EXPECT_TRUE(board.occupied.Has(cell)) << CellName(cell);
    }
  });
}

// Nothing, where none was found in time: random play goes on for hundreds of turns.
std::optional<Match> MayImagine(const Match& match, int seat, uint64_t seed) {
  absl::StatusOr<Match> imagined = Sight(match, seat).Imagine(seed);
  if (absl::IsUnavailable(imagined.status())) return std::nullopt;
  EXPECT_TRUE(imagined.ok()) << imagined.status();
  return imagined.ok() ? std::optional<Match>(*std::move(imagined)) : std::nullopt;
}

void ExpectAgrees(const Match& match, int seat, uint64_t seed) {
  const std::optional<Match> found = MayImagine(match, seat, seed);
  if (!found.has_value()) return;
  const Match& imagined = *found;
  const NavalWarRules& rules = RulesOf(match);
  const State& state = StateOf(imagined);
  const Sight before(match, seat);
  const Sight after(imagined, seat);
  ASSERT_EQ(std::memcmp(before.state(), after.state(), rules.state_size()), 0)
      << "another hidden state, the same view";
  ASSERT_EQ(CheckInvariants(rules, state, true), absl::OkStatus());
  if (state.phase == Phase::kSetup || state.phase == Phase::kOver) return;
  ExpectPresentAnswersHold(rules, state.boards[1 - seat]);
}

// Plays at random; calls visit(match) at every state until it answers false.
template <class Visit>
void PlayRandomly(absl::string_view options, uint64_t seed, Visit visit) {
  Match match = NewMatch(BaseRuleset("naval_war"), options, seed);
  Chance chance = Chance::Stream(seed, 3);
  while (visit(match) && !match.outcome().over) StepByKind(match, chance);
}

TEST(NavalWarImagine, AgreesWithTheViewInEveryPhase) {
  std::set<std::pair<Phase, bool>> met;
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    uint64_t draw = seed * 100'000;
    int n = 0;
    PlayRandomly("turn_limit=120", seed, [&](const Match& match) {
      if (++n % 4 != 0 && StateOf(match).phase != Phase::kOver) return true;
      for (int seat : {0, 1}) {
        met.insert({StateOf(match).phase, StateOf(match).turn_seat == seat});
        ExpectAgrees(match, seat, ++draw);
      }
      return !::testing::Test::HasFailure();
    });
  }
  EXPECT_EQ(met.size(), 12u) << "every phase, seen by both";
}

TEST(NavalWarImagine, AgreesWithTheViewWithEveryOption) {
  for (const char* options :
       {"card_play=false turn_limit=120", "draw_after_card_end=false turn_limit=120",
        "first_player=p2 turn_limit=40"}) {
    uint64_t draw = 7;
    int n = 0;
    PlayRandomly(options, 5, [&](const Match& match) {
      if (++n % 5 != 0) return true;
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
        if (++n % 5 != 0 || seen.phase == Phase::kSetup || seen.phase == Phase::kOver) continue;
        FleetGuess guess;
        EXPECT_TRUE(Belief(RulesOf(match), seen, 1 - seat).Draw(chance, 6, guess));
        ++states;
        explained += guess.unexplained == 0;
      }
      return true;
    });
  }
  EXPECT_GT(states, 500);
  EXPECT_GE(explained * 100, states * 85) << explained << " of " << states;
}

TEST(NavalWarImagine, ImaginedMatchesPlayOnToTheEnd) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    Chance chance = Chance::Stream(seed, 6);
    int n = 0;
    PlayRandomly("turn_limit=200", seed, [&](const Match& match) {
      if (n++ % 25 == 0) {
        for (int seat : {0, 1}) {
          std::optional<Match> imagined = MayImagine(match, seat, chance.Next());
          if (imagined.has_value()) PlayOut(*imagined, chance);
        }
      }
      return !::testing::Test::HasFailure();
    });
  }
}

TEST(NavalWarImagine, TheSameSeedImaginesTheSame) {
  Match match = Begin({});
  Strike(match, 0, "attack D2");
  std::set<uint64_t> hashes;
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_EQ(Imagined(match, 0, seed).Hash(), Imagined(match, 0, seed).Hash());
    hashes.insert(Imagined(match, 0, seed).Hash());
  }
  EXPECT_EQ(hashes.size(), 5u);
}

// How a search that is looked at went.
struct Looks {
  int count = 0;
  uint64_t most_drawn = 0;  // Random numbers between two looks.
};

// Imagines, and stops the search at look number `stop_at`.
absl::Status ImagineLookedAt(const Sight& sight, uint64_t seed, int stop_at, Looks& looks) {
  StateBuffer imagined(sight.rules().state_size());
  Chance chance = Chance::Stream(seed, 0);
  uint64_t drawn = 0;
  const auto look = [&] {
    looks.most_drawn = std::max(looks.most_drawn, chance.counter - drawn);
    drawn = chance.counter;
    return ++looks.count > stop_at;
  };
  const InterruptScope scope(look);
  absl::Status status = sight.rules().Imagine(sight.state(), sight.seat(), chance, imagined.data());
  look();
  return status;
}

// However much has been told, little is done between two looks, and no step goes on after one that
// says stop.
TEST(NavalWarImagine, IsStoppedAtAnyStepOfItsSearch) {
  constexpr uint64_t kMostDrawn = 1000;  // A course of a whole match draws twice a turn.
  int most_looks = 0;
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    int n = 0;
    PlayRandomly("turn_limit=300", seed, [&](const Match& match) {
      if (++n % 50 != 0 || StateOf(match).phase == Phase::kOver) return true;
      for (const int seat : {0, 1}) {
        const Sight sight(match, seat);
        Looks whole;
        const absl::Status status = ImagineLookedAt(sight, seed, INT_MAX, whole);
        EXPECT_TRUE(status.ok() || absl::IsUnavailable(status)) << status;
        EXPECT_LE(whole.most_drawn, kMostDrawn);
        most_looks = std::max(most_looks, whole.count);
        const int searching = whole.count - 1;  // The last look is after it.
        for (const int stop_at : {0, searching / 2, searching - 1}) {
          if (stop_at < 0 || stop_at >= searching) continue;
          Looks stopped;
          EXPECT_TRUE(absl::IsCancelled(ImagineLookedAt(sight, seed, stop_at, stopped)));
          EXPECT_EQ(stopped.count, stop_at + 2) << "once more, after it";
        }
      }
      return true;
    });
  }
  EXPECT_GT(most_looks, 1000) << "there were long searches";
}

TEST(NavalWarImagine, NobodyIsImaginedToHavePlacedShipsBeforeBeingReady) {
  Match match = NewMatch(BaseRuleset("naval_war"), "", 1);
  MustDo(match, 1, "fill");
  EXPECT_TRUE(StateOf(Imagined(match, 0, 1)).boards[1].occupied.Empty());
  MustDo(match, 1, "ready");
  EXPECT_EQ(StateOf(Imagined(match, 0, 1)).boards[1].occupied.Count(), 17);
}

TEST(NavalWarImagine, APreparationOfTheEnemyIsImaginedToBeNone) {
  Match match = Begin({.p1 = {"drone_strike"}});
  MustDo(match, 0, "play drone_strike");
  MustDo(match, 0, "aim B2");
  EXPECT_EQ(StateOf(Imagined(match, 1, 1)).preparation.card, 0);
  EXPECT_EQ(StateOf(Imagined(match, 0, 1)).preparation.aims, 1);
}

TEST(NavalWarImagine, AShipThatWasHitIsAtMostOneCellAway) {
  Match match = Begin({});
  Strike(match, 0, "attack H7");
  PassTurns(match, 1);
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "allow");
  MustDo(match, 1, "shift carrier south");
  MustDo(match, 1, "stay");
  std::set<bool> still_there;
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Board& board = StateOf(Imagined(match, 0, seed)).boards[1];
    EXPECT_TRUE(Halo4(Bitboard::Of(Cell("D2"))).Intersects(board.occupied));
    still_there.insert(board.occupied.Has(Cell("D2")));
    int damaged = 0;
    for (const Ship& ship : board.ships) damaged += std::popcount(ship.damage);
    EXPECT_EQ(damaged, 1);
  }
  EXPECT_EQ(still_there.size(), 2u) << "it may have moved or not";
}

TEST(NavalWarImagine, AShipHitWhileNothingMovesLiesThereStill) {
  Match match = Begin({.p1 = {"cyber_operation"}});
  MustDo(match, 0, "play cyber_operation");
  Strike(match, 0, "attack D2");
  PassTurns(match, 1);
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    EXPECT_TRUE(StateOf(Imagined(match, 0, seed)).boards[1].occupied.Has(Cell("D2")));
  }
}

TEST(NavalWarImagine, AShipUnderSmokeLiesWhereSmokeAnswered) {
  Match match = Begin({.p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "attack E2");
  ASSERT_EQ(RadarAt(match, 1, "E2"), Answer::kSmoke);
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Bitboard carrier = CellsUnder(Imagined(match, 0, seed), 1, "carrier");
    EXPECT_TRUE(carrier.Has(Cell("E2")));
  }
}

TEST(NavalWarImagine, APendingAttackConnectsWithAShipThatIsNotUnderSmoke) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"smoke_screen"}});
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "react smoke_screen carrier");
  MustDo(match, 1, "stay");
  PassTurns(match, 1);
  MustDo(match, 0, "play airstrike D2");
  ASSERT_EQ(StateOf(match).phase, Phase::kReact);
  const Bitboard area = Rectangle(3, 1, 3, 3);
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    const Bitboard others =
        StateOf(imagined).boards[1].occupied.Minus(CellsUnder(imagined, 1, "carrier"));
    EXPECT_TRUE(others.Intersects(area));
  }
}

TEST(NavalWarImagine, ABlockedAttackCoveredSomething) {
  Match match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  MustDo(match, 0, "play airstrike H7");
  PassTurns(match, 1);
  EXPECT_EQ(StateOf(match).phase, Phase::kTurn) << "a miss opens no window";
  match = Begin({.p1 = {"airstrike"}, .p2 = {"flares"}});
  MustDo(match, 0, "play airstrike C2");
  MustDo(match, 1, "react flares");
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    EXPECT_TRUE(
        StateOf(Imagined(match, 0, seed)).boards[1].occupied.Intersects(Rectangle(2, 1, 3, 3)));
  }
}

TEST(NavalWarImagine, ShipsThatAnsweredTheHitMayMove) {
  Match match = Begin({});
  MustDo(match, 0, "attack D2");
  MustDo(match, 1, "allow");
  ASSERT_EQ(StateOf(match).phase, Phase::kAfterHit);
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    const State& state = StateOf(imagined);
    ASSERT_EQ(std::popcount(state.movable), 1);
    const int ship = std::countr_zero(state.movable);
    EXPECT_TRUE(naval_war::CellsOf(state.boards[1].ships[ship], RulesOf(match).length(ship))
                    .Has(Cell("D2")));
  }
}

TEST(NavalWarImagine, AShipAttackedByNameMayMoveAndIsHitAtTheBow) {
  Match match = Begin({.p1 = {"task_force_operation"}});
  MustDo(match, 0, "play task_force_operation battleship");
  MustDo(match, 1, "allow");
  ASSERT_EQ(StateOf(match).phase, Phase::kAfterHit);
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    EXPECT_EQ(DamageOf(imagined, 1, "battleship"), "xx..");
    EXPECT_EQ(StateOf(imagined).movable, 1u << 1);
  }
}

TEST(NavalWarImagine, AnswersFromBeforeARelocationSayNothing) {
  Match match = Begin({.p2 = {"fleet_relocation"}});
  Strike(match, 0, "attack D2");
  MustDo(match, 1, "play fleet_relocation");
  MustDo(match, 1, "fill");
  MustDo(match, 1, "confirm");
  int there = 0;
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    there += StateOf(imagined).boards[1].occupied.Has(Cell("D2"));
    int damaged = 0;
    for (const Ship& ship : StateOf(imagined).boards[1].ships) {
      damaged += std::popcount(ship.damage);
    }
    EXPECT_EQ(damaged, 1) << "damage travels with the ship";
  }
  EXPECT_LT(there, 12);
}

TEST(NavalWarImagine, SunkShipsAccountForTheirHits) {
  // Nothing else is known: whoever remains lies anywhere.
  Match match = Begin({.options = "mode=pair"});
  Strike(match, 0, "attack B4");
  PassTurns(match, 1);
  Strike(match, 0, "attack C4");
  ASSERT_EQ(StateOf(match).boards[1].standing, 1);
  int near = 0;
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    EXPECT_EQ(DamageOf(imagined, 1, "submarine"), "...");
    near += CellsUnder(imagined, 1, "submarine").Intersects(Rectangle(0, 2, 5, 3));
  }
  EXPECT_LT(near, 15);
}

TEST(NavalWarImagine, CardsThatNobodySeesAreInTheHandOrTheDeck) {
  Match match = Begin({.p1 = {"torpedo", "airstrike", "uav_drone"},
                       .p2 = {"flares", "smoke_screen", "torpedo"},
                       .deck = {"engineering", "torpedo"}});
  MustDo(match, 0, "play torpedo N14");
  std::set<Texts> hands;
  for (uint64_t seed = 1; seed <= kSamples; ++seed) {
    const Match imagined = Imagined(match, 0, seed);
    hands.insert(HandOf(imagined, 1));
    EXPECT_EQ(HandOf(imagined, 0), HandOf(match, 0));
    EXPECT_EQ(StateOf(imagined).deck.Total(), 2);
  }
  EXPECT_GT(hands.size(), 4u);
  // The enemy cannot hold what p1 holds, or what was played.
  EXPECT_EQ(hands.count({"airstrike", "torpedo", "uav_drone"}), 0u);
}

TEST(NavalWarImagine, ViewsThatNoFleetAgreesWithAreRefused) {
  Match match = Begin({});
  const NavalWarRules& rules = RulesOf(match);
  StateBuffer seen(rules.state_size());
  StateBuffer out(rules.state_size());
  rules.Redact(match.state(), Viewer::Seat(0), seen.data());
  Chance chance = Chance::Stream(1, 1);
  Board& board = NavalWarRules::As(seen.data()).boards[1];
  rules.cells().ForEach([&](int cell) { board.radar.answer[cell] = Answer::kMiss; });
  EXPECT_EQ(rules.Imagine(seen.data(), 0, chance, out.data()).code(), absl::StatusCode::kDataLoss);
  rules.cells().ForEach([&](int cell) { board.radar.answer[cell] = Answer::kHit; });
  EXPECT_EQ(rules.Imagine(seen.data(), 0, chance, out.data()).code(), absl::StatusCode::kDataLoss);
}

TEST(NavalWarImagine, TheSearchOfThePresentFindsTheOnlyFleet) {
  // All that is not covered is known to be water; hits name every cell but one of each ship.
  Match match = Begin({});
  const NavalWarRules& rules = RulesOf(match);
  StateBuffer seen(rules.state_size());
  rules.Redact(match.state(), Viewer::Seat(0), seen.data());
  State& state = NavalWarRules::As(seen.data());
  const Bitboard truth = StateOf(match).boards[1].occupied;
  rules.cells().ForEach([&](int cell) {
    state.boards[1].radar.answer[cell] = truth.Has(cell) ? Answer::kSeenShip : Answer::kMiss;
  });
  Chance chance = Chance::Stream(1, 1);
  FleetGuess guess;
  ASSERT_TRUE(FindPresentFleet(rules, state, 1, HistoryOf(rules, state, 1), chance, guess));
  EXPECT_EQ(guess.cells, truth);
}

}  // namespace
}  // namespace mallard::testing
