// The beginning of a match: starting cards, the park, start spaces, the deal.
#include <bit>
#include <map>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

using ducks_in_tow::Phase;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Match NewGame(int players, uint64_t seed) {
  return NewMatch(BaseRuleset("ducks_in_tow"), absl::StrCat("players=", players), seed);
}

std::string StartCardOf(const Match& match, int seat) {
  const int face = StateOf(match).players[seat].cards[0] - 1;
  const std::string& id = RulesOf(match).FaceOf(face).id;
  return id.substr(id.find(':') + 1);
}

TEST(DucksInTowSetup, StartingCardsGoWithTheNumberOfPlayers) {
  const std::map<int, std::set<std::string>> expected = {
      {1, {"alone"}},
      {2, {"first_player", "reeds"}},
      {3, {"first_player", "reeds", "pebbles"}},
      {4, {"first_player", "reeds", "pebbles", "clover"}}};
  for (const auto& [players, cards] : expected) {
    std::set<std::string> seen_first;
    for (uint64_t seed = 0; seed < 30; ++seed) {
      const Match match = NewGame(players, seed);
      std::set<std::string> dealt;
      for (int seat = 0; seat < players; ++seat) dealt.insert(StartCardOf(match, seat));
      EXPECT_EQ(dealt, cards);
      seen_first.insert(StartCardOf(match, 0));
    }
    EXPECT_EQ(seen_first, cards) << "they are dealt at random";
  }
}

TEST(DucksInTowSetup, StartingCardBeginsTheTableauAndIsNotACompletedLocationCard) {
  const Match match = NewGame(2, 1);
  for (int seat : {0, 1}) {
    EXPECT_EQ(StateOf(match).players[seat].columns, 1);
    EXPECT_EQ(StateOf(match).players[seat].completed, 0);
    EXPECT_EQ(match.outcome().scores[seat], 2) << "its two ducks are rows of one";
  }
}

TEST(DucksInTowSetup, HolderOfFirstPlayerBegins) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const Match match = NewGame(3, seed);
    EXPECT_EQ(StartCardOf(match, Decider(match)), "first_player");
  }
}

TEST(DucksInTowSetup, StartSpacesAreChosenInTurnOrderBeforeAnythingIsDealt) {
  Match match = NewGame(3, 4);
  const int first = Decider(match);
  EXPECT_THAT(LegalTexts(match), ElementsAre("start A4", "start B1", "start C4"));
  Act(match, "start B1");
  EXPECT_EQ(Decider(match), (first + 1) % 3);
  EXPECT_THAT(LegalTexts(match), ElementsAre("start A4", "start C4"));
  EXPECT_EQ(Refusal(match, "start B1"), "that is not a free start space");
  EXPECT_EQ(Refusal(match, "start A1"), "that is not a free start space");
  EXPECT_EQ(StateOf(match).players[first].hand_count, 0);
  EXPECT_EQ(StateOf(match).duck_bag.Total(), 4 * 7);
  Act(match, "start C4");
  Act(match, "start A4");
  EXPECT_EQ(StateOf(match).phase, Phase::kPlaying);
  EXPECT_EQ(Decider(match), first);
}

TEST(DucksInTowSetup, SoloPlayerTakesEitherStartOfTheSmallPark) {
  EXPECT_THAT(LegalTexts(NewGame(1, 1)), ElementsAre("start B1", "start B4"));
}

TEST(DucksInTowSetup, ParksHaveTheTilesOfTheirDrawings) {
  const struct {
    int players, tiles, locations;
  } kParks[] = {{1, 10, 6}, {2, 10, 6}, {3, 13, 7}, {4, 14, 8}};
  for (const auto& park : kParks) {
    const Match match = NewGame(park.players, 1);
    EXPECT_EQ(RulesOf(match).tiles(), park.tiles);
    std::set<int> locations;
    for (int tile = 0; tile < park.tiles; ++tile) {
      if (StateOf(match).location_at[tile] != 0) locations.insert(StateOf(match).location_at[tile]);
    }
    EXPECT_EQ(static_cast<int>(locations.size()), park.locations) << "each location once";
  }
}

TEST(DucksInTowSetup, HexesTouchTheirNeighboursInTheRowAndTheTwoAboveAndBelow) {
  const Match match = NewGame(2, 1);
  const auto neighbours = [&](const char* tile) {
    std::vector<std::string> names;
    const uint32_t mask = RulesOf(match).NeighboursOf(RulesOf(match).park().tile_names.Find(tile));
    for (int i = 0; i < 10; ++i) {
      if ((mask >> i) & 1) names.push_back(match.rules().Names("tile")[static_cast<size_t>(i)]);
    }
    return names;
  };
  EXPECT_THAT(neighbours("B2"), ElementsAre("A1", "A2", "B1", "B3", "C1", "C2"));
  EXPECT_THAT(neighbours("B1"), ElementsAre("A1", "B2", "C1"));
  EXPECT_THAT(neighbours("A2"), ElementsAre("A1", "A3", "B2", "B3"));
}

TEST(DucksInTowSetup, CardsOfUnusedLocationsStayInTheBox) {
  for (int players : {1, 2, 3, 4}) {
    const Match match = Table(absl::StrCat("players=", players)).Play();
    const State& state = StateOf(match);
    std::set<int> in_park(state.location_at, state.location_at + RulesOf(match).tiles());
    int cards = state.deck_count;
    state.deck.ForEach(
        [&](int card) { EXPECT_TRUE(in_park.count(RulesOf(match).FaceOf(card).location + 1)); });
    for (int seat = 0; seat < players; ++seat) cards += state.players[seat].hand_count;
    cards += ducks_in_tow::DisplayCount(state);
    EXPECT_EQ(cards, 6 * RulesOf(match).park().locations);
  }
}

TEST(DucksInTowSetup, DealsCardsFormationsFoodAndDucks) {
  const struct {
    int players, formations, ducks;
    std::vector<int> food;
  } kDeals[] = {{1, 3, 6, {2}}, {2, 4, 6, {2, 3}}, {3, 5, 7, {2, 3, 4}}, {4, 6, 8, {2, 3, 4, 4}}};
  for (const auto& deal : kDeals) {
    const Match match = Table(absl::StrCat("players=", deal.players), 3).Play();
    const State& state = StateOf(match);
    for (int i = 0; i < deal.players; ++i) {
      const int seat = (state.first_seat + i) % deal.players;
      EXPECT_EQ(state.players[seat].hand_count, 4);
      EXPECT_EQ(ducks_in_tow::Total(state.players[seat].food), deal.food[static_cast<size_t>(i)]);
    }
    EXPECT_EQ(ducks_in_tow::DisplayCount(state), 4);
    EXPECT_EQ(std::popcount(state.face_up), deal.formations);
    for (int tile = 0; tile < RulesOf(match).tiles(); ++tile) {
      EXPECT_EQ(ducks_in_tow::Total(state.ducks[tile]), 1) << "also under pawns";
    }
    EXPECT_EQ(state.duck_bag.Total(), 4 * deal.ducks - RulesOf(match).tiles());
  }
}

TEST(DucksInTowSetup, OptionNamesAnotherPark) {
  EXPECT_EQ(RulesOf(NewMatch(BaseRuleset("ducks_in_tow"), "park=long_park", 1)).tiles(), 13);
}

absl::Status CreationError(absl::string_view options) {
  Configuration configuration(BaseRuleset("ducks_in_tow")->game().manifest());
  EXPECT_EQ(configuration.SetAll(options), absl::OkStatus());
  return Match::Create(BaseRuleset("ducks_in_tow"), configuration).status();
}

TEST(DucksInTowSetup, ConfigurationsThatCannotBePlayedAreRefused) {
  EXPECT_THAT(CreationError("park=smal_park").message(), HasSubstr("small_park"));
  EXPECT_THAT(CreationError("players=4 park=small_park").message(),
              HasSubstr("2 start spaces for 4 players"));
}

}  // namespace
}  // namespace mallard::testing
