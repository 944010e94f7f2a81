// Plays games one way, with fixed seeds, for callgrind to count the instructions of; prints the
// number of plies and of heap allocations. All that is to be counted happens inside
// CountedPlayouts: see instructions.sh.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "tests/allocations/counting_new.h"
#include "tests/bench/floor.h"
#include "tests/bench/floor_naval_war.h"
#include "tests/bench/playouts.h"
#include "tests/bench/setting.h"

namespace mallard::bench {
namespace {

constexpr int kStarts = 32;
int64_t counted_allocations = 0;

}  // namespace
}  // namespace mallard::bench

// Plays `games` games, each by one call of `play` with its number. With C linkage and never
// inlined, so that callgrind finds it by this name.
extern "C" __attribute__((noinline)) int64_t CountedPlayouts(
    absl::FunctionRef<int64_t(size_t)> play, size_t games) {
  int64_t plies = 0;
  const int64_t before = mallard::AllocationCount();
  for (size_t i = 0; i < games; ++i) plies += play(i);
  mallard::bench::counted_allocations = mallard::AllocationCount() - before;
  return plies;
}

namespace mallard::bench {
namespace {

// `New` makes a start of a game that is written by hand.
template <auto New>
int64_t FloorPlayouts(size_t games, Chance& chance) {
  std::vector<decltype(New(chance))> starts;
  for (int i = 0; i < kStarts; ++i) starts.push_back(New(chance));
  auto game = starts[0];
  return CountedPlayouts(
      [&](size_t i) {
        game = starts[i % kStarts];
        return PlayFloor(game, chance);
      },
      games);
}

int64_t RulesPlayouts(size_t games, Chance& chance) {
  const std::vector<Match> starts = ReadyMatches(kBattleship, kStarts);
  const Rules& rules = starts[0].rules();
  StateBuffer buffer(rules.state_size());
  return CountedPlayouts(
      [&](size_t i) {
        std::memcpy(buffer.data(), starts[i % kStarts].state(), rules.state_size());
        return PlayOut(RulesApi{rules, buffer.data()}, chance);
      },
      games);
}

// Random games from prepared starts.
int64_t MatchPlayouts(const std::vector<Match>& starts, size_t games, Chance& chance) {
  Match match = starts[0];
  const auto play = [&](size_t i) {
    match.CopyStateFrom(starts[i % starts.size()]);
    return PlayOut(MatchApi{match}, chance, match.seats());
  };
  // What is made when something is done for the first time is not counted.
  Chance first = Chance::Stream(2, 0);
  std::swap(first, chance);
  play(0);
  std::swap(first, chance);
  return CountedPlayouts(play, games);
}

// The same for games in which random play begins with the first decision.
int64_t GamePlayouts(const char* game, const char* configuration, size_t games, Chance& chance) {
  std::vector<Match> starts;
  MatchOptions options = kBare;
  for (; options.seed < 4; ++options.seed) {
    starts.push_back(NewMatch(BaseRuleset(game), configuration, options));
  }
  return MatchPlayouts(starts, games, chance);
}

// Random games of Battleship, many at a time: a ply of each in turn.
int64_t InTurnPlayouts(size_t games, Chance& chance) {
  const std::vector<Match> starts = ReadyMatches(kBattleship, kStarts);
  std::vector<Match> matches(games, starts[0]);
  for (size_t i = 0; i < games; ++i) matches[i].CopyStateFrom(starts[i % kStarts]);
  return CountedPlayouts(
      [&](size_t) {
        int64_t plies = 0;
        int idle = 0;  // Seats one after another that no match has asked.
        for (int seat = 0; idle < 2; seat = 1 - seat) {
          ++idle;
          for (Match& match : matches) {
            const uint64_t count = match.LegalCount(seat);
            if (count == 0) continue;
            const uint32_t n = chance.Below(static_cast<uint32_t>(count));
            MustBeOk(match.Apply(seat, match.LegalNth(seat, n)), "an action");
            idle = 0;
            ++plies;
          }
        }
        return plies;
      },
      1);
}

// Battleship with a pack on top that has many more formations, none of which is in the fleet.
int64_t PackPlayouts(size_t games, Chance& chance) {
  const std::shared_ptr<const Ruleset> ruleset = RulesetWith(
      "for i = 1, 200 do formation { id = 'more_' .. i, name = 'More', text = 'More.', "
      "category = 'battleducks:classics', shape = { '##' } } end");
  std::vector<Match> starts;
  MatchOptions options = kBare;
  for (; options.seed < kStarts; ++options.seed) {
    starts.push_back(NewMatch(ruleset, kBattleship, options));
    FinishSetup(starts.back());
  }
  return MatchPlayouts(starts, games, chance);
}

// A war between computer players, played again; its battles are most of it.
int64_t CampaignReplays(size_t games) {
  const PlayedMatch war = PlayByBots(BaseRuleset("duckhammer_campaign"), "battles=2");
  Match match = war.start;
  return CountedPlayouts(
      [&](size_t) {
        match.CopyStateFrom(war.start);
        for (const Move& move : war.moves) {
          MustBeOk(match.Apply(move.seat, move.action), "an action");
        }
        return static_cast<int64_t>(war.moves.size());
      },
      games);
}

int64_t CPlayouts(size_t games, Chance& chance) {
  const CMatches starts(kBattleship, kStarts);
  mld_match* match = nullptr;
  mld_match_clone(starts[0], &match, nullptr);
  const int64_t plies = CountedPlayouts(
      [&](size_t i) {
        mld_match_copy_state_from(match, starts[i % kStarts], nullptr);
        return PlayOut(CApi{match}, chance);
      },
      games);
  mld_match_destroy(match);
  return plies;
}

// Small armies that were chosen by hand, some rounds.
constexpr char kClash[] =
    "army_1=\"hollow_guard x12; grave_cantor x2; storm_page x4\" "
    "army_2=\"quack_marine x8; fledgling x8; honour_drake x3\" rounds=3";
constexpr char kWar[] = "rations=60 battles=2 seasons=4 rounds=2";

// Both sides muster what the computer player would, and random play begins.
std::vector<Match> MusteredBattles(const char* scale) {
  const std::string configuration = absl::StrCat("rounds=3 scale=", scale);
  std::vector<Match> starts;
  MatchOptions options = kBare;
  for (; options.seed < 2; ++options.seed) {
    Match match = NewMatch(BaseRuleset("duckhammer"), configuration, options);
    const std::unique_ptr<Bot> bot = match.rules().CreateBot(options.seed);
    const uint32_t mustering = match.DecisionOf(0).kind;
    for (const int seat : {0, 1}) {
      while (match.DecisionOf(seat).kind == mustering) {
        MustBeOk(match.Apply(seat, Must(bot->Choose(Sight(match, seat)), "a choice")), "mustering");
      }
    }
    starts.push_back(std::move(match));
  }
  return starts;
}

struct Way {
  const char* name;
  int64_t (*play)(size_t games, Chance& chance);
};

const Way kWays[] = {
    {"floor", FloorPlayouts<NewFloorGame>},
    {"naval_war_floor", FloorPlayouts<NewFloorNavalWar>},
    {"rules", RulesPlayouts},
    {"match",
     [](size_t n, Chance& c) { return MatchPlayouts(ReadyMatches(kBattleship, kStarts), n, c); }},
    {"c", CPlayouts},
    {"match_in_turn", InTurnPlayouts},
    {"match_with_packs", PackPlayouts},
    {"advanced",
     [](size_t n, Chance& c) { return MatchPlayouts(ReadyMatches(kAdvanced, kStarts), n, c); }},
    {"naval_war",
     [](size_t n, Chance& c) {
       return MatchPlayouts(ReadyMatches("", kStarts, "naval_war"), n, c);
     }},
    {"naval_war_without_cards",
     [](size_t n, Chance& c) {
       return MatchPlayouts(ReadyMatches("card_play=false", kStarts, "naval_war"), n, c);
     }},
    {"ducks_in_tow",
     [](size_t n, Chance& c) {
       return GamePlayouts("ducks_in_tow", "players=2 round_limit=10", n, c);
     }},
    {"duck_dealer",
     [](size_t n, Chance& c) { return GamePlayouts("duck_dealer", "players=2", n, c); }},
    {"duckhammer", [](size_t n, Chance& c) { return GamePlayouts("duckhammer", kClash, n, c); }},
    {"duckhammer_small",
     [](size_t n, Chance& c) { return MatchPlayouts(MusteredBattles("small"), n, c); }},
    {"duckhammer_medium",
     [](size_t n, Chance& c) { return MatchPlayouts(MusteredBattles("medium"), n, c); }},
    {"duckhammer_large",
     [](size_t n, Chance& c) { return MatchPlayouts(MusteredBattles("large"), n, c); }},
    {"duckhammer_giant",
     [](size_t n, Chance& c) { return MatchPlayouts(MusteredBattles("giant"), n, c); }},
    {"campaign",
     [](size_t n, Chance& c) { return GamePlayouts("duckhammer_campaign", kWar, n, c); }},
    {"campaign_replayed", [](size_t n, Chance&) { return CampaignReplays(n); }},
};

int Run(int argc, char** argv) {
  const char* const name = argc == 3 ? argv[1] : "";
  const size_t games = argc == 3 ? static_cast<size_t>(std::atoll(argv[2])) : 0;
  Chance chance = Chance::Stream(1, 0);
  for (const Way& way : kWays) {
    if (std::strcmp(way.name, name) != 0) continue;
    const int64_t plies = way.play(games, chance);
    std::printf("%lld %lld\n", static_cast<long long>(plies),
                static_cast<long long>(counted_allocations));
    return 0;
  }
  std::fprintf(stderr, "usage: %s <way> <games>; ways:", argv[0]);
  for (const Way& way : kWays) std::fprintf(stderr, " %s", way.name);
  std::fprintf(stderr, "\n");
  return 2;
}

}  // namespace
}  // namespace mallard::bench

int main(int argc, char** argv) { return mallard::bench::Run(argc, argv); }
