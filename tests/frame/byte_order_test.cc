// Layouts of states: how big-endian machines come to the hashes of all others.
#include "mallard/frame/byte_order.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "mallard/game.h"
#include "src/games/battleducks/state.h"
#include "src/games/duck_dealer/state.h"
#include "src/games/duckhammer/state.h"
#include "src/games/duckhammer_campaign/state.h"
#include "src/games/ducks_in_tow/state.h"
#include "src/games/naval_war/state.h"

namespace mallard {
namespace {

TEST(ByteOrder, TurnsRoundEachNumberOfALayout) {
  std::string bytes = "abcdefghi12AB34CD56EF!";
  EXPECT_EQ(ReverseNumbers("4x2 1 (2 1x2)x3 1", bytes.data()), bytes.size());
  EXPECT_EQ(bytes, "dcbahgfei21AB43CD65EF!");
}

TEST(ByteOrder, GroupsHoldGroups) {
  std::string bytes = "ab1cd1;ef1gh1;";
  EXPECT_EQ(ReverseNumbers("((2 1)x2 1)x2", nullptr), bytes.size());
  ReverseNumbers("((2 1)x2 1)x2", bytes.data());
  EXPECT_EQ(bytes, "ba1dc1;fe1hg1;");
}

TEST(ByteOrder, LayoutsAreAsLongAsTheStates) {
  EXPECT_EQ(ReverseNumbers(LayoutOfState("battleducks"), nullptr), sizeof(battleducks::State));
  EXPECT_EQ(ReverseNumbers(LayoutOfState("naval_war"), nullptr), sizeof(naval_war::State));
  EXPECT_EQ(ReverseNumbers(LayoutOfState("ducks_in_tow"), nullptr), sizeof(ducks_in_tow::State));
  EXPECT_EQ(ReverseNumbers(LayoutOfState("duck_dealer"), nullptr), sizeof(duck_dealer::State));
  EXPECT_EQ(ReverseNumbers(LayoutOfState("duckhammer"), nullptr), sizeof(duckhammer::State));
  EXPECT_EQ(ReverseNumbers(LayoutOfState("duckhammer_campaign"), nullptr),
            sizeof(duckhammer_campaign::State));
}

TEST(ByteOrder, EveryGameOfTheLibraryHasALayout) {
  for (const Game* game : Games().first(Games().size() - RegisteredGames().size())) {
    EXPECT_FALSE(LayoutOfState(game->manifest().game).empty()) << game->manifest().game;
  }
}

}  // namespace
}  // namespace mallard
