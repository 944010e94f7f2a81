// What each player may know, in views, events and imagined matches.
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/ducks_in_tow/supply.h"
#include "tests/games/ducks_in_tow/fixtures.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::ducks_in_tow;
using ducks_in_tow::Held;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

// A view opened for reading.
struct View {
  View(const Match& match, Viewer viewer) : bytes(match.Snapshot(viewer)) {
    state = schema::GetSnapshot(bytes.data())->state_as_DucksInTow();
  }
  // The names of a hand; "?" for a hidden card.
  std::vector<std::string> Hand(int seat) const {
    std::vector<std::string> names;
    for (const fb::HeldCard* held : *state->players()->Get(static_cast<unsigned>(seat))->hand()) {
      names.push_back(held->card() == nullptr ? "?" : held->card()->str());
    }
    return names;
  }
  std::vector<uint8_t> bytes;
  const fb::State* state;
};

// The player who begins is at a Gift Shop with these cards, and this one lies in the display.
Table Shopping() {
  Table table;
  const int seat = table.first();
  table.Pawn(seat, "D2").Hand(seat, {"koi_pond_y", "koi_pond_bg"}).Display({"bandstand_b"});
  return table;
}

TEST(DucksInTowView, ShowsTheOwnHandAndHidesTheOthers) {
  Table table = Shopping();
  const int seat = table.first();
  const Match match = table.Play();
  EXPECT_THAT(View(match, Viewer::Seat(seat)).Hand(seat),
              ElementsAre("ducks_in_tow:koi_pond_y", "ducks_in_tow:koi_pond_bg"));
  EXPECT_THAT(View(match, Viewer::Seat(1 - seat)).Hand(seat), ElementsAre("?", "?"))
      << "the number of cards is public";
}

TEST(DucksInTowView, CardTakenFromTheDisplayIsKnownUntilItIsDiscardedOrPlayed) {
  Table table = Shopping();
  const int seat = table.first();
  table.Hand(seat, {"koi_pond_y", "koi_pond_bg", "koi_pond_yo", "koi_pond_ob"});
  Match match = table.Play();
  Act(match, "use buy_cards");
  Act(match, "draw bandstand_b");
  Act(match, "draw_deck");
  EXPECT_THAT(View(match, Viewer::Seat(1 - seat)).Hand(seat),
              ElementsAre("ducks_in_tow:bandstand_b", "?", "?", "?", "?", "?"));
  Act(match, "discard bandstand_b");
  EXPECT_THAT(View(match, Viewer::Seat(1 - seat)).Hand(seat), ElementsAre("?", "?", "?", "?", "?"));
  EXPECT_EQ(View(match, Viewer::Seat(1 - seat)).state->discarded()->Get(0)->str(),
            "ducks_in_tow:bandstand_b");
}

TEST(DucksInTowView, OrderOfAHandBetraysNothing) {
  // Whatever the hidden cards are, the other player gets the same bytes.
  std::set<std::vector<uint8_t>> views;
  for (const char* card : {"boathouse_o", "koi_pond_y", "lily_fountain_g"}) {
    Table table = Shopping();
    const int seat = table.first();
    Match match = table.Hand(seat, {card, "picnic_lawn_y"}).Play();
    Act(match, "use buy_cards");
    Act(match, "draw bandstand_b");
    views.insert(match.Snapshot(Viewer::Seat(1 - seat)));
  }
  EXPECT_EQ(views.size(), 1u);
}

TEST(DucksInTowView, HasNoDeckAndNoChance) {
  const Match match = Table().Play();
  const View view(match, Viewer::Seat(0));
  EXPECT_EQ(view.state->deck(), nullptr);
  EXPECT_EQ(view.state->streams(), nullptr);
  EXPECT_EQ(view.state->deck_count(), StateOf(match).deck_count) << "its size is public";
  EXPECT_NE(View(match, Viewer::Host()).state->deck(), nullptr);
}

TEST(DucksInTowView, BagsCanBeCounted) {
  const Match match = Table().Play();
  const View view(match, Viewer::Seat(0));
  for (unsigned c = 0; c < 4; ++c) {
    EXPECT_EQ(view.state->duck_bag()->Get(c), StateOf(match).duck_bag.CountOf(static_cast<int>(c)));
    EXPECT_EQ(view.state->food_bag()->Get(c), StateOf(match).food_bag.CountOf(static_cast<int>(c)));
  }
}

TEST(DucksInTowEvents, CardDrawnUnseenIsNamedToItsOwnerOnly) {
  Table table = Shopping();
  const int seat = table.first();
  Match match = table.Play();
  Act(match, "use buy_cards");
  const size_t marks[] = {match.EventCount(Viewer::Seat(0)), match.EventCount(Viewer::Seat(1))};
  Act(match, "draw_deck");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1 - seat), marks[1 - seat]),
              ElementsAre(absl::StrCat("card_drawn p", seat + 1, " none deck")));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(seat), marks[seat]),
              Not(Contains(absl::StrCat("card_drawn p", seat + 1, " none deck"))));
}

TEST(DucksInTowView, EverythingIsDisclosedAtTheEnd) {
  Match match = Table("round_limit=1").Play();
  PassTurn(match);
  PassTurn(match);
  ASSERT_TRUE(match.outcome().over);
  const View view(match, Viewer::Seat(0));
  EXPECT_THAT(view.Hand(1), Not(Contains("?")));
  EXPECT_EQ(view.state->deck()->size(), StateOf(match).deck_count);
  EXPECT_EQ(view.state->streams(), nullptr) << "but never chance";
}

TEST(DucksInTowImagine, KeepsOwnCardsAndKnownCards) {
  Table table = Shopping();
  const int seat = table.first();
  Match match = table.Play();
  Act(match, "use buy_cards");
  Act(match, "draw bandstand_b");
  const int known = match.rules().Table("card").Find("bandstand_b");
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const absl::StatusOr<Match> imagined = Sight(match, 1 - seat).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    EXPECT_GE(ducks_in_tow::FindInHand(StateOf(*imagined).players[seat], known), 0);
    for (int i = 0; i < StateOf(match).players[1 - seat].hand_count; ++i) {
      EXPECT_EQ(StateOf(*imagined).players[1 - seat].hand[i].card,
                StateOf(match).players[1 - seat].hand[i].card);
    }
  }
}

TEST(DucksInTowImagine, HiddenCardsVary) {
  const Match match = Shopping().Play();
  const int seat = Decider(match);
  std::set<int> seen;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    seen.insert(StateOf(*Sight(match, 1 - seat).Imagine(seed)).players[seat].hand[0].card);
  }
  EXPECT_GT(seen.size(), 5u);
}

TEST(DucksInTowImagine, CardsShuffledInLaterAreNotInHandsDrawnBefore) {
  // The deck runs out and the discarded cards become the deck: whoever has not drawn since cannot
  // have any of them.
  Table table = Shopping();
  const int seat = table.first();
  Match match = table.Discard(table.state().deck_count).Play();
  const auto discarded = StateOf(match).spent;
  Act(match, "use buy_cards");
  Act(match, "draw_deck");
  EXPECT_EQ(StateOf(match).shuffles, 1);
  for (uint64_t seed = 0; seed < 30; ++seed) {
    const absl::StatusOr<Match> imagined = Sight(match, seat).Imagine(seed);
    ASSERT_TRUE(imagined.ok()) << imagined.status();
    const ducks_in_tow::Player& other = StateOf(*imagined).players[1 - seat];
    for (int i = 0; i < other.hand_count; ++i) {
      EXPECT_FALSE(discarded.Has(other.hand[i].card - 1));
    }
    // The drawer has exactly one of them.
    const absl::StatusOr<Match> by_other = Sight(match, 1 - seat).Imagine(seed);
    ASSERT_TRUE(by_other.ok()) << by_other.status();
    int from_new_deck = 0;
    const ducks_in_tow::Player& drawer = StateOf(*by_other).players[seat];
    for (int i = 0; i < drawer.hand_count; ++i) {
      from_new_deck += discarded.Has(drawer.hand[i].card - 1);
    }
    EXPECT_EQ(from_new_deck, 1);
  }
}

}  // namespace
}  // namespace mallard::testing
