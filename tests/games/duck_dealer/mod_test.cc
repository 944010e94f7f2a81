// Mods for Duck Dealer, played: the examples, hooks, verbs, rollback, saving.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "src/games/duck_dealer/actions.h"
#include "tests/games/duck_dealer/fixtures.h"
#include "tests/games/duck_dealer/packs.h"
#include "tests/support/random_play.h"

namespace mallard::testing {
namespace {

using duck_dealer::Phase;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// p1 acts on Bathtub Prime with plenty of energy; both ships have three holds.
Match ActingWith(std::vector<Pack> packs, absl::string_view equipment = "hold") {
  Match match = NewMatch(LoadDealer(std::move(packs)), "order=p1,p2", 1);
  for (int seat : {0, 1}) {
    for (int i = 0; i < 3; ++i) MustDo(match, seat, absl::StrCat("equip ", equipment));
  }
  MustDo(match, 0, "start bathtub_prime");
  MustDo(match, 1, "start rubberia");
  Grant(match, 0, 5, 5, 5);
  MustDo(match, 0, "act");
  Edit(match).free_roads = 0;
  return match;
}

// A match in which p1 can use a mine that does what `body` says.
Match MineMatch(absl::string_view body, absl::string_view more = "") {
  Match match = ActingWith({DealerPack(absl::StrCat(
      more, "\nmine { id = 'act', good = 'rubber_duck', start_copies = 5, copies = 0,\n",
      "on_used = function(ctx) ", body, " end }\n"))});
  PutMine(match, "bathtub_prime", 5);
  const Match& edited = match;
  return edited;  // A copy, which knows of no other way back than the state as it is.
}

TEST(BakeryMod, AddsAGoodWithItsFactoryAndConsumer) {
  Match match = ActingWith({ExamplePack("bakery")});
  Discover(match, "squeak", "feast_consumer");
  PutShip(match, 0, "squeak");
  Load(match, 0, "bread", 2);
  Load(match, 0, "rubber_duck", 2);
  MustDo(match, 0, "build_factory feast_factory");
  EXPECT_EQ(PlayerOf(match, 0).points, 4);
  EXPECT_EQ(match.DecisionOf(0).kind, duck_dealer::kChooseEnergy) << "the builder's reward";
  MustDo(match, 0, "gain move");
  EXPECT_EQ(PlayerOf(match, 0).energy[0], 6);
  MustDo(match, 0, "make");
  MustDo(match, 0, "build_consumer");
  EXPECT_EQ(PlayerOf(match, 0).points, 4 + 8);
}

TEST(BakeryMod, PaysThePrivilegeOfAnotherPlayer) {
  Match match = ActingWith({ExamplePack("bakery")});
  Discover(match, "squeak", "feast_consumer", true);
  PutShip(match, 0, "squeak");
  Load(match, 0, "feast", 2);
  MustDo(match, 0, "deliver");
  EXPECT_EQ(PlayerOf(match, 1).points, 0);
  Edit(match).planets[Place(match, "squeak")].claims[duck_dealer::kConsumerSite] = 2;
  MustDo(match, 0, "deliver");
  EXPECT_EQ(PlayerOf(match, 1).points, 1);
}

TEST(BakeryMod, SellsANewKindOfEquipmentWithARuleOfItsOwn) {
  Match match = ActingWith({ExamplePack("bakery")});
  PutShipyard(match, "bathtub_prime", 5);
  Load(match, 0, "bread");
  Load(match, 0, "plastic_beads");
  MustDo(match, 0, "buy 4");
  EXPECT_EQ(PlayerOf(match, 0).capacity, 8) << "a baker carries a loaf";
  MustDo(match, 0, "end");
  MustDo(match, 0, "keep 0 0 0");
  const int bread = GoodNamed(match, "bread");
  for (int collections = 1; collections <= 6; ++collections) {
    MustDo(match, 1, "collect move");
    MustDo(match, 0, "collect move");
    EXPECT_EQ(PlayerOf(match, 0).goods[bread], collections / 3);
  }
}

TEST(BakeryMod, BakersAreNotForTheStart) {
  Match match = NewMatch(LoadDealer({ExamplePack("bakery")}), "order=p1,p2", 1);
  EXPECT_THAT(LegalTexts(match, 0, "equip"), Not(Contains("equip baker")));
  EXPECT_EQ(Refusal(match, 0, "equip baker"), "ships do not start with that equipment");
}

TEST(BakeryMod, KeepsEveryPromiseAtEveryState) {
  PlayAndCheck(NewMatch(LoadDealer({ExamplePack("bakery")}), "players=3 turns=8", 1), 1,
               {4, 1, 2, 20'000});
}

TEST(LagoonMod, PlaysOnAnotherMap) {
  Match match = NewMatch(LoadDealer({ExamplePack("lagoon")}), "mode=lagoon players=4", 1);
  EXPECT_EQ(RulesOf(match).planets(), 9);
  EXPECT_EQ(RulesOf(match).turns(), 12);
  PlayAndCheck(match, 1, {4, 1, 2, 20'000});
}

TEST(LagoonMod, AMapCanBeChosenForAnyMode) {
  Match match = NewMatch(LoadDealer({ExamplePack("lagoon")}), "map=lagoon", 1);
  EXPECT_EQ(RulesOf(match).planets(), 9);
  EXPECT_EQ(RulesOf(match).turns(), 24);
}

TEST(LagoonMod, HasNoRoomForFivePlayers) {
  const std::shared_ptr<const Ruleset> ruleset = LoadDealer({ExamplePack("lagoon")});
  Configuration configuration(ruleset->game().manifest());
  ASSERT_EQ(configuration.SetAll("mode=lagoon players=5"), absl::OkStatus());
  EXPECT_THAT(std::string(Match::Create(ruleset, configuration).status().message()),
              HasSubstr("has 4 start planets, too few for 5 players"));
}

TEST(DealerScript, VerbsTellAndDoWhatTheySay) {
  Match match = MineMatch(
      R"(
    assert(ctx:seat() == 1 and ctx:players() == 2 and ctx:space() == 1)
    assert(ctx:planet() == "bathtub_prime")
    assert(ctx:owner("mine") == nil and ctx:owner("shipyard") == nil)
    assert(ctx:goods("rubber_duck") == 1)
    ctx:gain_goods("religion", 2) ctx:lose_goods("religion")
    assert(ctx:goods("religion") == 1 and ctx:room() > 100)
    assert(ctx:energy("move") == 5 and ctx:gain_energy("move", 2) == 2 and ctx:energy("move") == 7)
    assert(ctx:equipment("hold") == 3 and ctx:equipment("merchant") == 0)
    ctx:score(4) ctx:score(-1, 2)
    assert(ctx:points() == 4 and ctx:points(2) == -1)
    local n = ctx:random(6)
    assert(n >= 1 and n <= 6)
    ctx:set("match", "m", 5) assert(ctx:get("match", "m") == 5)
    ctx:set("planet", "p", 6) assert(ctx:get("planet", "p") == 6))",
      "variable { id = 'm', scope = 'match', public = true, default = 0, min = 0, max = 9 }"
      "variable { id = 'p', scope = 'planet', public = true, default = 0, min = 0, max = 9 }");
  MustDo(match, 0, "mine");
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Contains("goods_changed p1 religion 2"));
  EXPECT_THAT(EventTexts(match, Viewer::Seat(1)), Contains("scored p2 -1 -1"));
}

TEST(DealerScript, MistakesInVerbsAreExplainedAndChangeNothing) {
  const std::pair<const char*, const char*> kCases[] = {
      {"ctx:gain_energy('red')", "energy is \"move\", \"build\" or \"trade\", not \"red\""},
      {"ctx:gain_energy('move', -1)", "a count is 0 to 40, not -1"},
      {"ctx:goods('rubber_duk')", "did you mean rubber_duck"},
      {"ctx:lose_goods('religion')", "the player does not have these goods"},
      {"for i = 1, 9 do ctx:gain_goods('religion', 40) end", "there is no room for these goods"},
      {"ctx:score(1, 3)", "there is no player 3; players are 1 to 2"},
      {"ctx:score(9999999)", "points stay between minus and plus a million"},
      {"ctx:choose_energy(41)", "a count is 0 to 40"},
      {"ctx:owner('moon')", "a tile is"},
      {"ctx:equipment('holed')", "did you mean hold"},
      {"ctx:random(0)", "a random number from 1 to 0 cannot be drawn"},
      {"ctx:get('match', 'nothing')", "there is no match variable \"nothing\""},
      {"ctx:scor(1)", "score"},
      {"while true do end", "instructions"},
  };
  for (const auto& [body, message] : kCases) {
    Match match = MineMatch(absl::StrCat("ctx:score(7) ctx:random(6) ", body));
    const uint64_t hash = match.Hash();
    const absl::Status status = Do(match, 0, "mine");
    EXPECT_THAT(std::string(status.message()), HasSubstr(message)) << body;
    EXPECT_THAT(std::string(status.message()), HasSubstr("trial/content.lua:3")) << body;
    EXPECT_EQ(match.Hash(), hash) << body;
    MustDo(match, 0, "end");
  }
}

TEST(DealerScript, EnergyGainedWhileCollectingMayBeVirtual) {
  Match match = ActingWith({DealerPack("equipment { id = 'magnet', on_collect = function(ctx) "
                                       "ctx:gain_energy('build', 2) end }")},
                           "magnet");
  MustDo(match, 0, "end");
  MustDo(match, 0, "keep 0 0 0");
  Grant(match, 0, 0, StateOf(match).supply[duck_dealer::kBuildEnergy] - 3, 0);
  MustDo(match, 1, "collect move");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing) << "six were due, three were there";
  EXPECT_EQ(PlayerOf(match, 1).virtual_energy[duck_dealer::kBuildEnergy], 3);
}

TEST(DealerScript, ChosenEnergyAfterACollectionEndsTheTurn) {
  Match match = ActingWith({DealerPack("equipment { id = 'genie', on_collect = function(ctx) "
                                       "ctx:choose_energy() end }")},
                           "genie");
  MustDo(match, 0, "end");
  MustDo(match, 0, "keep 0 0 0");
  MustDo(match, 1, "collect move");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(match.DecisionOf(1).kind, duck_dealer::kChooseEnergy);
    MustDo(match, 1, "gain build");
  }
  EXPECT_EQ(StateOf(match).turn_seat, 0);
  EXPECT_EQ(PlayerOf(match, 1).energy[duck_dealer::kBuildEnergy], 3);
}

TEST(DealerScript, InAnActionTurnOnlyRealEnergyCanBeChosen) {
  Match match = MineMatch("ctx:choose_energy(2)");
  const uint8_t* supply = StateOf(match).supply;
  Grant(match, 1, supply[0], supply[1] - 1, supply[2] - 1);
  MustDo(match, 0, "mine");
  EXPECT_THAT(LegalTexts(match, 0, ""), ElementsAre("gain build", "gain trade"));
  MustDo(match, 0, "gain build");
  MustDo(match, 0, "gain trade");
  EXPECT_EQ(StateOf(match).phase, Phase::kActing);
  Match empty = MineMatch("ctx:choose_energy(2)");
  const uint8_t* left = StateOf(empty).supply;
  Grant(empty, 1, left[0], left[1], left[2]);
  MustDo(empty, 0, "mine");
  EXPECT_EQ(StateOf(empty).phase, Phase::kGaining) << "the marker paid for the mine";
  MustDo(empty, 0, "gain trade");
  EXPECT_EQ(StateOf(empty).phase, Phase::kActing) << "and no more";
}

TEST(DealerScript, ExchangedQuartersGiveTheirMarkerBackFirst) {
  Match match = ActingWith(
      {DealerPack("equipment { id = 'ace', marker = 'move', move = 2, start = false }\n"
                  "shipyard { id = 'school', good = 'bread', sells = 'ace', points = 1 }\n"
                  "good { id = 'bread' }")},
      "navigator");
  PutShipyard(match, "bathtub_prime", 5);
  Edit(match).supply[duck_dealer::kMoveEnergy] = 0;
  EXPECT_THAT(LegalTexts(match, 0, "buy"), ElementsAre("buy 1", "buy 2", "buy 3"))
      << "in the place of a navigator, but not beside them";
}

TEST(DealerScript, DeliveriesReachEveryPieceOfEquipment) {
  Match match = ActingWith({DealerPack("equipment { id = 'drum', on_delivery = "
                                       "function(ctx, good, points) assert(good == 'economy') "
                                       "ctx:score(points) end }")},
                           "drum");
  Discover(match, "squeak", "economy_consumer", true);
  PutShip(match, 0, "squeak");
  Load(match, 0, "economy");
  MustDo(match, 0, "deliver");
  EXPECT_EQ(PlayerOf(match, 0).points, 10 + 3 * 10);
}

TEST(DealerScript, VariablesThatAreNotPublicAreHiddenFromOthers) {
  const auto match_with = [](int secret) {
    Match match = MineMatch(absl::StrCat("ctx:set('player', 'secret', ", secret, ")"),
                            "variable { id = 'secret', scope = 'player', default = 0, min = 0, max "
                            "= 9, owner_only = true }");
    MustDo(match, 0, "mine");
    return match;
  };
  const auto seen = [](const Match& match, int seat) {
    StateBuffer out(match.rules().state_size());
    match.rules().Redact(match.state(), Viewer::Seat(seat), out.data());
    return out;
  };
  EXPECT_EQ(seen(match_with(1), 1), seen(match_with(2), 1));
  EXPECT_FALSE(seen(match_with(1), 0) == seen(match_with(2), 0));
}

TEST(DealerScript, ChangedContentCarriesARunningMatchOver) {
  Match match = MineMatch("ctx:score(1)");
  MustDo(match, 0, "mine");
  ASSERT_EQ(match.CarryOver(
                LoadDealer({DealerPack("mine { id = 'act', good = 'rubber_duck', start_copies = 5, "
                                       "copies = 0, on_used = function(ctx) "
                                       "ctx:score(100) end }")})),
            absl::OkStatus());
  MustDo(match, 0, "mine");
  EXPECT_EQ(PlayerOf(match, 0).points, 101);
}

}  // namespace
}  // namespace mallard::testing
