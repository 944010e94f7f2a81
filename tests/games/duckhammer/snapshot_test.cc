// What snapshots of battles hold, for whoever draws from them.
#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer/field/field.h"
#include "tests/games/duckhammer/positions.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

namespace fb = mallard::schema::duckhammer;
using mallard::testing::MustDo;
using ::testing::HasSubstr;

const fb::State& Decoded(const std::vector<uint8_t>& bytes) {
  return *schema::GetSnapshot(bytes.data())->state_as_Duckhammer();
}

TEST(DuckhammerSnapshot, HoldsTheMapAndItsTerrain) {
  const Match match = NewBattle(1, "map=duck_pond");
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Seat(0));
  const fb::State& state = Decoded(bytes);
  EXPECT_EQ(state.map_name()->str(), "duckhammer:duck_pond");
  EXPECT_EQ(state.width(), 30'000);
  EXPECT_EQ(state.length(), 42'000);
  bool water = false, obstacle = false;
  for (const fb::Feature* feature : *state.terrain()) {
    EXPECT_GE(feature->corners()->size(), 3u);
    (feature->water() ? water : obstacle) = true;
    EXPECT_EQ(feature->water(), feature->height() == 0);
  }
  EXPECT_TRUE(water && obstacle);
}

TEST(DuckhammerSnapshot, HoldsUnitsWithProfilesAndModels) {
  const Match& match = Asking(Stage::kActivate);
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Seat(1));
  const fb::State& state = Decoded(bytes);
  const fb::Unit& guard = *state.units()->Get(0);
  EXPECT_EQ(guard.number(), 0);
  EXPECT_EQ(guard.owner(), 0);
  EXPECT_EQ(guard.title()->str(), "Hollow Guard");
  EXPECT_EQ(guard.models()->size(), 12u);
  EXPECT_EQ(guard.alive(), 12);
  const fb::Profile& profile = *guard.profile();
  EXPECT_EQ(profile.model()->str(), "duckhammer:hollow_guard");
  EXPECT_EQ(profile.faction()->str(), "duckhammer:hollow_host");
  EXPECT_EQ(profile.radius(), 500);
  EXPECT_EQ(profile.abilities()->Get(0)->name()->str(), "duckhammer:stubborn");
  EXPECT_EQ(profile.weapons()->Get(0)->kind(), fb::WeaponKind::Melee);
  const fb::Unit& marines = *state.units()->Get(3);
  EXPECT_EQ(marines.number(), kMaxUnits);
  EXPECT_EQ(marines.owner(), 1);
  EXPECT_EQ(marines.first_model(), kMaxModels);
  EXPECT_EQ(state.streams(), nullptr) << "chance is the host's";
}

TEST(DuckhammerSnapshot, NamesTheSpellsOfCasters) {
  const std::vector<uint8_t> bytes = Asking(Stage::kActivate).Snapshot(Viewer::Host());
  const fb::Profile& cantor = *Decoded(bytes).units()->Get(1)->profile();
  EXPECT_EQ(cantor.abilities()->Get(0)->name()->str(), "duckhammer:spell");
  EXPECT_EQ(cantor.abilities()->Get(0)->argument()->str(), "duckhammer:hex");
}

TEST(DuckhammerSnapshot, SaysHowHighModelsAre) {
  Match match = Asking(Stage::kActivate);
  State& state = Spoil(match);
  const Unit& unit = state.units[2];
  ASSERT_GT(CountOnMap(state, 2), 0);
  const auto elevation = [&] {
    const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Host());
    return Decoded(bytes).units()->Get(2)->models()->Get(0)->elevation();
  };
  ASSERT_TRUE(OnMap(state.models[unit.first]));
  const int32_t before = elevation();
  state.units[2].Set(kFlying, true);
  EXPECT_EQ(elevation(), before + kFlightHeight);
}

TEST(DuckhammerSnapshot, HoldsTheDiceThatMayBeTurned) {
  const Match& match = Asking(Stage::kSway);
  const std::vector<uint8_t> bytes = match.Snapshot(Viewer::Seat(0));
  const fb::Batch& batch = *Decoded(bytes).batch();
  const Batch& real = StateOf(match).batch;
  ASSERT_EQ(batch.dice()->size(), real.count);
  const fb::Die& die = *batch.dice()->Get(0);
  EXPECT_EQ(die.natural(), real.dice[0].natural);
  EXPECT_EQ(die.model(), real.dice[0].model);
  EXPECT_EQ(die.modifier(), real.dice[0].modifier);
  EXPECT_EQ(die.needed(), real.dice[0].needed);
}

TEST(DuckhammerSnapshot, HasNoBatchWhileNothingIsRolled) {
  const std::vector<uint8_t> bytes = Asking(Stage::kDeploy).Snapshot(Viewer::Host());
  EXPECT_EQ(Decoded(bytes).batch(), nullptr);
}

// Campaigns train units: a profile is kept as it is, not looked up.
TEST(DuckhammerSnapshot, KeepsChangedProfiles) {
  Match match = Asking(Stage::kActivate);
  Profile& profile = Spoil(match).profiles[0];
  profile.hp = 11;
  profile.bravery = 3;
  profile.abilities[1] = {1, 0};
  profile.weapons[0].damage = {2, 4};
  const absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(StateOf(*restored).profiles[0], profile);
}

TEST(DuckhammerSnapshot, HoldsEveryModelOfALargeArmy) {
  // More than half of the models that a side can have.
  const std::string army =
      "\"bone_gull x18; storm_page x12; hollow_guard x6; grave_cantor x3; bone_gull x9; "
      "storm_page x13; court_archer x8; hollow_bolter x7; hollow_bolter x8; bone_gull x22; "
      "storm_page x16; hollow_bolter x13\"";
  Match match =
      mallard::testing::NewMatch(mallard::testing::BaseRuleset("duckhammer"),
                                 absl::StrCat("scale=giant army_1=", army, " army_2=", army), 1);
  for (int seat : {0, 1}) MustDo(match, seat, "ready");
  const absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  ASSERT_TRUE(restored.ok()) << restored.status();
  EXPECT_EQ(restored->Hash(), match.Hash());
}

TEST(DuckhammerSnapshot, OfAnotherGameIsRefused) {
  const Match other =
      mallard::testing::NewMatch(mallard::testing::BaseRuleset("battleducks"), "", 1);
  const Match& match = Asking(Stage::kActivate);
  EXPECT_THAT(
      std::string(Match::Restore(match.rules().shared_ruleset(), other.Snapshot(Viewer::Host()))
                      .status()
                      .message()),
      HasSubstr("made by the game battleducks"));
}

}  // namespace
}  // namespace mallard::duckhammer::testing
