// Snapshots and views of Naval War: what they hold, and that reading them gives the state back.
#include <cstring>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/primitives/grid.h"
#include "tests/games/naval_war/snapshots.h"

namespace mallard::testing {
namespace {

namespace fb = mallard::schema::naval_war;
using naval_war::Phase;
using naval_war::State;
using ::testing::ElementsAre;
using ::testing::IsNull;
using ::testing::NotNull;

// A snapshot opened for reading.
struct Opened {
  Opened(const Match& match, Viewer viewer) : bytes(match.Snapshot(viewer)) {
    state = schema::GetSnapshot(bytes.data())->state_as_NavalWar();
  }
  const fb::Board& board(unsigned seat) const { return *state->boards()->Get(seat); }
  const fb::Ship& ship(unsigned seat, unsigned index) const {
    return *board(seat).ships()->Get(index);
  }
  const fb::Player& player(unsigned seat) const { return *state->players()->Get(seat); }
  std::vector<uint8_t> bytes;
  const fb::State* state;
};

// The whole match comes back from its snapshot, and each player's knowledge from the view.
void CheckRoundTrips(const Match& match) {
  const std::vector<uint8_t> snapshot = match.Snapshot(Viewer::Host());
  absl::StatusOr<Match> restored = Match::Restore(match.rules().shared_ruleset(), snapshot);
  ASSERT_TRUE(restored.ok()) << restored.status();
  ASSERT_EQ(restored->Hash(), match.Hash());
  ASSERT_EQ(std::memcmp(restored->state(), match.state(), match.rules().state_size()), 0);
  ASSERT_EQ(restored->Snapshot(Viewer::Host()), snapshot);
  for (int seat = 0; seat < 2; ++seat) {
    StateBuffer read(0);
    StateBuffer seen(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
    ASSERT_EQ(ReadSnapshot(match, match.Snapshot(Viewer::Seat(seat)), &read), absl::OkStatus());
    ASSERT_EQ(read, seen);
  }
}

void PlayWithRoundTrips(Match match, uint64_t seed) {
  Chance chance = Chance::Stream(seed, 3);
  ASSERT_NO_FATAL_FAILURE(CheckRoundTrips(match));
  while (!match.outcome().over) {
    ASSERT_NO_FATAL_FAILURE(StepByKind(match, chance));
    ASSERT_NO_FATAL_FAILURE(CheckRoundTrips(match)) << "after action " << match.UndoDepth();
  }
}

class NavalWarRoundTrip : public ::testing::TestWithParam<const char*> {};

TEST_P(NavalWarRoundTrip, GivesTheStateBackAtEveryMomentOfAMatch) {
  for (uint64_t seed = 1; seed <= 3; ++seed) {
    ASSERT_NO_FATAL_FAILURE(
        PlayWithRoundTrips(NewMatch(BaseRuleset("naval_war"), GetParam(), seed), seed));
  }
}

INSTANTIATE_TEST_SUITE_P(Options, NavalWarRoundTrip,
                         ::testing::Values("", "card_play=false turn_limit=900",
                                           "draw_after_card_end=false first_player=p2",
                                           "turn_limit=25 first_player=p1"));

// Mines that ships run onto, cards that fill hands, and variables of every scope.
std::shared_ptr<const Ruleset> MinedWaters() {
  Pack pack;
  pack.label = "mined";
  pack.files = {{"pack.lua",
                 "pack { id = 'mined', version = '1.0.0', game = 'naval_war', api = 1, "
                 "requires = { naval_war = '>=1.0' } }"},
                {"content.lua", R"(
        variable { id = 'laid', scope = 'match', public = true, default = 0, min = 0, max = 9999 }
        variable { id = 'secret', scope = 'player', default = 0, min = 0, max = 9,
                   owner_only = true }
        variable { id = 'crew', scope = 'ship', default = 5, min = 0, max = 9 }
        zone { id = 'weed', name = 'Weed' }
        zone { id = 'mines', name = 'Mines', on_enter = function(ctx, ship, cells)
          for _, cell in ipairs(cells) do
            ctx:damage(cell)
            ctx:clear('mines', { cell }, true)
          end
        end }
        card { id = 'minelayer', name = 'Minelayer', class = 'intel', copies = 30,
               target = { kind = 'area', width = 3, height = 2, rotate = true },
               resolve = function(ctx)
                 ctx:lay('mines', ctx:cells())
                 ctx:set('match', 'laid', ctx:get('match', 'laid') + 1)
                 ctx:set('player', 'secret', ctx:random(9))
                 ctx:set('ship', 'crew', ctx:random(9), 2)
               end }
        card { id = 'supplies', name = 'Supplies', class = 'intel', copies = 20,
               resolve = function(ctx) ctx:draw(9) end }
        mode { id = 'narrows', name = 'Narrows', width = 8, height = 8, hand_limit = 5,
               fleet = { 'naval_war:battleship', 'naval_war:crusher', 'naval_war:destroyer',
                         'naval_war:destroyer' } }
      )"}};
  absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = Ruleset::Load("naval_war", {pack});
  EXPECT_TRUE(ruleset.ok()) << ruleset.status();
  return *ruleset;
}

TEST(NavalWarSnapshot, HoldsWhatModsLayDrawAndKeep) {
  const std::shared_ptr<const Ruleset> mined = MinedWaters();
  for (uint64_t seed = 1; seed <= 8; ++seed) {
    ASSERT_NO_FATAL_FAILURE(PlayWithRoundTrips(NewMatch(mined, "mode=narrows", seed), seed));
  }
  const Match match = Reach(
      [](const State& state) {
        return !state.boards[0].zones[1].Empty() && state.players[1].hand_size > 6;
      },
      "mode=narrows", mined);
  const Opened snapshot(match, Viewer::Host());
  ASSERT_EQ(snapshot.board(0).zones()->size(), 1u) << "only zones that lie somewhere";
  EXPECT_EQ(snapshot.board(0).zones()->Get(0)->zone()->str(), "mined:mines");
  EXPECT_EQ(snapshot.ship(0, 3).name()->str(), "destroyer#2");
  EXPECT_EQ(snapshot.ship(0, 3).kind()->str(), "naval_war:destroyer");
  EXPECT_EQ(snapshot.state->mode()->str(), "mined:narrows");
}

// A match past its set-up, p1 to move: both fleets lie from column A, bows in the east.
Match InRows() {
  Match match = NewMatch(BaseRuleset("naval_war"), "first_player=p1", 1);
  for (int seat : {0, 1}) {
    MustDo(match, seat, "place carrier east E1");
    MustDo(match, seat, "place battleship east D3");
    MustDo(match, seat, "place crusher east C5");
    MustDo(match, seat, "place submarine east C7");
    MustDo(match, seat, "place destroyer east B9");
    MustDo(match, seat, "ready");
  }
  return match;
}

TEST(NavalWarSnapshot, TellsHowShipsLieAndWhatTheyHaveSuffered) {
  Match match = InRows();
  MustDo(match, 0, "attack C1");
  MustDo(match, 1, "allow");
  const Opened snapshot(match, Viewer::Host());
  const fb::Ship& carrier = snapshot.ship(1, 0);
  EXPECT_EQ(carrier.name()->str(), "carrier");
  EXPECT_EQ(carrier.kind()->str(), "naval_war:carrier");
  EXPECT_EQ(carrier.length(), 5);
  EXPECT_TRUE(carrier.known());
  EXPECT_TRUE(carrier.placed());
  EXPECT_EQ(carrier.bow(), *ParseCell("E1"));
  EXPECT_EQ(carrier.facing(), fb::Facing::East);
  EXPECT_EQ(carrier.cells()->words()->Get(0), 0b11111u);
  EXPECT_EQ(carrier.damage(), 0b100) << "the third part from the bow";
  EXPECT_EQ(snapshot.board(1).standing(), 5);
  ASSERT_EQ(snapshot.board(1).radar()->size(), 1u);
  EXPECT_EQ(snapshot.board(1).radar()->Get(0)->cell(), *ParseCell("C1"));
  EXPECT_EQ(snapshot.board(1).radar()->Get(0)->answer(), fb::Answer::Hit);
  EXPECT_EQ(snapshot.state->phase(), fb::Phase::AfterHit);
  EXPECT_EQ(snapshot.state->turn_end(), fb::TurnEnd::ByAttack);
  ASSERT_THAT(snapshot.state->movable(), NotNull());
  ASSERT_EQ(snapshot.state->movable()->size(), 1u);
  EXPECT_EQ(snapshot.state->movable()->Get(0)->str(), "carrier");
}

TEST(NavalWarSnapshot, TellsThePendingAttackToEverybody) {
  Match match = InRows();
  MustDo(match, 0, "attack B9");
  for (Viewer viewer : {Viewer::Host(), Viewer::Seat(0), Viewer::Seat(1)}) {
    const Opened snapshot(match, viewer);
    EXPECT_EQ(snapshot.state->phase(), fb::Phase::React);
    ASSERT_THAT(snapshot.state->attack(), NotNull());
    EXPECT_THAT(snapshot.state->attack()->card(), IsNull()) << "the normal attack";
    EXPECT_THAT(snapshot.state->attack()->ship(), IsNull());
    EXPECT_THAT(*snapshot.state->attack()->cells(), ElementsAre(*ParseCell("B9")));
  }
}

TEST(NavalWarSnapshot, TellsCardsByTheirIdsAndCountsThemAll) {
  const Match match = InRows();
  const Opened snapshot(match, Viewer::Host());
  int cards = 0;
  for (unsigned seat = 0; seat < 2; ++seat) {
    EXPECT_TRUE(snapshot.player(seat).hand_known());
    cards += static_cast<int>(snapshot.player(seat).hand()->size());
    EXPECT_EQ(snapshot.player(seat).hand()->Get(0)->str().rfind("naval_war:", 0), 0u);
  }
  for (const fb::CardCount* count : *snapshot.state->deck()) cards += count->count();
  EXPECT_EQ(cards, 72);
  EXPECT_EQ(snapshot.state->deck_size(), 72 - 6);
  EXPECT_EQ(snapshot.state->discard()->size(), 0u);
}

TEST(NavalWarView, ShowsTheOwnFleetAndHand) {
  const Match match = InRows();
  const Opened view(match, Viewer::Seat(0));
  EXPECT_TRUE(view.ship(0, 4).known());
  EXPECT_EQ(view.ship(0, 4).bow(), *ParseCell("B9"));
  EXPECT_TRUE(view.player(0).hand_known());
  EXPECT_EQ(view.player(0).hand()->size(), 3u);
}

TEST(NavalWarView, HidesTheOpponentsFleetHandDeckAndChance) {
  const Match match = InRows();
  const Opened view(match, Viewer::Seat(0));
  for (unsigned i = 0; i < 5; ++i) {
    EXPECT_FALSE(view.ship(1, i).known());
    EXPECT_FALSE(view.ship(1, i).placed());
    EXPECT_EQ(view.ship(1, i).bow(), 0);
    EXPECT_THAT(view.ship(1, i).cells(), IsNull());
    EXPECT_EQ(view.ship(1, i).damage(), 0);
    EXPECT_THAT(view.ship(1, i).name(), NotNull()) << "fleets are public";
  }
  EXPECT_EQ(view.player(1).hand_size(), 3) << "the size of a hand is public";
  EXPECT_FALSE(view.player(1).hand_known());
  EXPECT_THAT(view.player(1).hand(), IsNull());
  EXPECT_EQ(view.state->deck_size(), 66);
  EXPECT_THAT(view.state->deck(), IsNull());
  EXPECT_THAT(view.state->streams(), IsNull());
}

TEST(NavalWarView, DoesNotTellTheOpponentThatACardIsBeingPrepared) {
  const Match match = Reach([](const State& state) { return state.preparation.aims == 2; });
  const int seat = NavalState(match).turn_seat;
  EXPECT_THAT(Opened(match, Viewer::Seat(seat)).state->preparation(), NotNull());
  const Opened host(match, Viewer::Host());
  ASSERT_THAT(host.state->preparation(), NotNull());
  EXPECT_EQ(host.state->preparation()->aims()->size(), 2u);
  Match before = match;
  MustDo(before, seat, "withdraw");
  EXPECT_EQ(match.Snapshot(Viewer::Seat(1 - seat)), before.Snapshot(Viewer::Seat(1 - seat)));
}

TEST(NavalWarView, DoesNotTellTheAttackerWhatMayMoveOrHasMoved) {
  Match match = InRows();
  MustDo(match, 0, "attack C1");
  MustDo(match, 1, "allow");
  const std::vector<uint8_t> before = match.Snapshot(Viewer::Seat(0));
  EXPECT_THAT(Opened(match, Viewer::Seat(0)).state->movable(), IsNull());
  MustDo(match, 1, "shift carrier south");
  EXPECT_EQ(match.Snapshot(Viewer::Seat(0)), before);
  const Opened defender(match, Viewer::Seat(1));
  ASSERT_THAT(defender.state->movable(), NotNull()) << "there, and empty";
  EXPECT_EQ(defender.state->movable()->size(), 0u);
}

TEST(NavalWarView, HoldsEverythingButChanceOnceTheMatchIsOver) {
  const Match match = Reach(Phase::kOver, "turn_limit=10");
  const Opened view(match, Viewer::Seat(0));
  EXPECT_TRUE(view.ship(1, 0).known());
  EXPECT_TRUE(view.player(1).hand_known());
  EXPECT_THAT(view.state->deck(), NotNull());
  EXPECT_THAT(view.state->streams(), IsNull());
}

}  // namespace
}  // namespace mallard::testing
