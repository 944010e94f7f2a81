// Duckheim: how characters recover and are wounded, and what wounds do in a battle.
#include <string>
#include <utility>

#include "src/games/duckhammer/combat/attack.h"
#include "src/games/duckhammer/combat/chant.h"
#include "src/games/duckhammer/combat/damage.h"
#include "src/games/duckhammer/movement/charge.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;
using duckhammer::Stage;
using BattlePhase = duckhammer::Phase;

// A Hymnal (Grade 2, Bravery 1, 9 HP) that the Hollow Guard have struck down.
class Fallen : public Adventure {
 public:
  Fallen() : Adventure("players=1 grade=2", "hymnal") { state().players[0].rations = 0; }
  /// The battle is lost; the next d12 show these: the recovery, then the wound.
  void Recover(const std::vector<int>& rolls) {
    Begin();
    Put(0, 15, 10);
    Put(kGuard, 15, 12);
    Destroy(0, kGuard);
    NextRolls(rolls);
    End(1);
  }
  Event Rolled() { return Told(kRecoveryRolled).at(0); }
};

TEST(HeroRecovery, AddsGradeAndBravery) {
  Fallen fallen;
  fallen.Recover({6});
  EXPECT_EQ(fallen.Rolled().args[2], 6 + 2 + 1);
  EXPECT_EQ(fallen.Rolled().args[3], 9);
  EXPECT_EQ(fallen.hero().wounds[0].wound, 0);
}

TEST(HeroRecovery, FailedIsAMinorWoundAndTheCharacterLives) {
  Fallen fallen;
  fallen.Recover({5, 10});
  EXPECT_TRUE(fallen.HasWound("shaken_nerve"));
  EXPECT_EQ(fallen.hero().wounds[0].by, fallen.Model("hollow_guard") + 1);
  EXPECT_EQ(fallen.hero().models, 1);
  EXPECT_EQ(fallen.state().players[0].rations, 0);
}

TEST(HeroRecovery, ANaturalOneIsAMajorWound) {
  Fallen fallen;
  fallen.Recover({1, 11});
  EXPECT_TRUE(fallen.HasWound("haunted"));
}

TEST(HeroRecovery, RationsAreSpentBeforeTheRoll) {
  Fallen fallen;
  fallen.state().players[0].rations = 7;
  fallen.Recover({1, 11});
  ASSERT_EQ(fallen.state().phase, Phase::kRecovery);
  EXPECT_EQ(fallen.Heard(kRecoveryRolled), 0) << "nothing is rolled yet";
  EXPECT_FALSE(fallen.Do(0, "brace 6").ok()) << "more than any roll needs";
  fallen.MustDo(0, "brace 5");
  EXPECT_EQ(fallen.Rolled().args[2], 1 + 2 + 1 + 5);
  EXPECT_EQ(fallen.hero().wounds[0].wound, 0);
  EXPECT_EQ(fallen.state().players[0].rations, 7 - 5);
}

TEST(HeroRecovery, NothingIsBoughtAfterTheRoll) {
  Fallen fallen;
  fallen.state().players[0].rations = 7;
  fallen.Recover({1, 11});
  fallen.MustDo(0, "brace 4");
  EXPECT_TRUE(fallen.HasWound("haunted"));
  EXPECT_NE(fallen.state().phase, Phase::kRecovery);
  EXPECT_EQ(fallen.state().players[0].rations, 7 - 4);
}

TEST(HeroRecovery, ANaturalTwelveHealsOneMinorWound) {
  Fallen fallen;
  for (const char* wound : {"haunted", "scars", "bruised_bill"}) fallen.Wound(wound);
  fallen.Recover({12});
  EXPECT_TRUE(fallen.HasWound("haunted"));
  EXPECT_FALSE(fallen.HasWound("scars"));
  EXPECT_TRUE(fallen.HasWound("bruised_bill"));
  EXPECT_EQ(fallen.Heard(kWoundHealed), 1);
}

TEST(HeroRecovery, ANaturalTwelveThatIsNotEnoughHealsOneWoundAndBringsAnother) {
  Fallen fallen;
  for (int i = 0; i < 5; ++i) fallen.Wound("haunted");
  fallen.Wound("scars");
  fallen.Recover({12, 7});
  EXPECT_FALSE(fallen.HasWound("scars"));
  EXPECT_TRUE(fallen.HasWound("bruised_bill"));
}

TEST(HeroRecovery, IsWorseWhileThoseItDreadsAreThere) {
  Fallen fallen;
  fallen.Wound("trauma", "hollow_guard");
  fallen.Recover({6, 10});
  EXPECT_EQ(fallen.Rolled().args[2], 6 + 2 + 1 - 1);
  EXPECT_TRUE(fallen.HasWound("shaken_nerve"));
}

// Every result of both tables.
TEST(WoundTables, AreTheSourcesAndFilledWhereItLeavesBlanks) {
  const char* const kMinor[] = {"damaged_wing", "damaged_foot", "damaged_foot", "scars",
                                "scars",        "scars",        "bruised_bill", "bruised_bill",
                                "bruised_bill", "shaken_nerve", "shaken_nerve", "phobia"};
  const char* const kMajor[] = {"missing_wing",    "missing_wing",    "missing_leg",
                                "missing_leg",     "missing_leg",     "unhealing_scars",
                                "unhealing_scars", "unhealing_scars", "broken_bill",
                                "broken_bill",     "haunted",         "trauma"};
  for (const bool major : {false, true}) {
    for (int roll = 1; roll <= 12; ++roll) {
      Tavern tavern;
      tavern.NextRolls({roll});
      Play play = tavern.play();
      TakeWound(play, 0, major, 0);
      EXPECT_TRUE(tavern.HasWound((major ? kMajor : kMinor)[roll - 1])) << roll << " " << major;
    }
  }
}

TEST(WoundTables, OneTooManyTakesThePlaceOfAMinorWoundButNotOfAMajorOne) {
  Tavern tavern;
  for (int i = 1; i < kMaxWounds; ++i) tavern.Wound("haunted");
  tavern.Wound("scars");
  Play play = tavern.play();
  tavern.NextRolls({11});
  TakeWound(play, 0, true, 0);
  EXPECT_FALSE(tavern.HasWound("scars"));
  tavern.NextRolls({9});
  TakeWound(play, 0, true, 0);
  EXPECT_FALSE(tavern.HasWound("broken_bill"));
}

// In battles -------------------------------------------------------------------------------------

const std::vector<int> kGuards = {Adventure::kGuard};

// A Quack Marine (Grade 1, Bravery 3, 6 HP, Armor 1) with wounds, in the open; the enemies named
// are on the map, twenty inches off.
class Patient : public Adventure {
 public:
  using Dealt = std::pair<const char*, const char*>;  // A wound, and the model that dealt it.
  Patient(const std::vector<Dealt>& wounds, const std::vector<int>& enemies)
      : Adventure("players=1") {
    for (const auto& [wound, by] : wounds) Wound(wound, by);
    Begin();
    Put(0, 15, 10);
    for (const int enemy : enemies) Put(enemy, 2, enemy - 2);
    StopAtRolls();
  }
  /// What is added to its morale roll.
  int Morale() {
    Enter(BattlePhase::kMorale);
    return ModifierOf(0);
  }
  /// Damage after a hit for a flat amount.
  int HitFor(int damage, const std::vector<int>& rolls) {
    duckhammer::WeaponProfile& weapon = battle().profiles[kGuard].weapons[0];
    weapon.damage = {static_cast<uint8_t>(damage), 1};
    std::fill(std::begin(weapon.abilities), std::end(weapon.abilities), uint8_t{0});
    NextBattleRolls(rolls);
    duckhammer::Play now = inside();
    const absl::Status status = duckhammer::DealHit(now, {kGuard, unit(kGuard).first, 0, 0});
    EXPECT_TRUE(status.ok()) << status;
    return unit(0).damage;
  }
  /// A spell of the guard's reaches everything around the character.
  void BeginSpell(absl::string_view spell) {
    duckhammer::Batch& batch = battle().batch;
    batch = duckhammer::Batch();
    batch.kind = duckhammer::BatchKind::kAttack;
    batch.sides = 1;
    batch.side[0].unit = kGuard;
    batch.side[0].spell = static_cast<uint8_t>(content().spell_names.Find(spell) + 1);
    batch.side[0].x = 15 * kInch;
    batch.side[0].y = 10 * kInch;
  }
};

TEST(WoundsInBattle, ShakenAndHauntedOnesTakeBraveryOffMorale) {
  EXPECT_EQ(Patient({}, kGuards).Morale(), 3);
  EXPECT_EQ(Patient({{"shaken_nerve", ""}}, kGuards).Morale(), 3 - 1);
  EXPECT_EQ(Patient({{"haunted", ""}}, kGuards).Morale(), 3 - 2);
  EXPECT_EQ(Patient({{"shaken_nerve", ""}, {"haunted", ""}}, kGuards).Morale(), 3 - 3);
}

TEST(WoundsInBattle, PhobiaTakesHalfTheGradeOfTheKindThatDealtItWhileItIsThere) {
  constexpr int kGuard = Adventure::kGuard, kWardens = Adventure::kWardens;
  EXPECT_EQ(Patient({{"phobia", "dread_warden"}}, {kWardens}).Morale(), 3 - 1);
  EXPECT_EQ(Patient({{"phobia", "dread_warden"}}, {kGuard}).Morale(), 3);
  EXPECT_EQ(Patient({{"phobia", "hollow_guard"}}, {kGuard, kWardens}).Morale(), 3 - 1);
  EXPECT_EQ(Patient({{"phobia", ""}}, {kGuard, kWardens}).Morale(), 3);
}

TEST(WoundsInBattle, TraumaTakesItsWholeGrade) {
  constexpr int kGuard = Adventure::kGuard, kWardens = Adventure::kWardens;
  EXPECT_EQ(Patient({{"trauma", "dread_warden"}}, {kWardens}).Morale(), 3 - 2);
  EXPECT_EQ(Patient({{"trauma", "dread_warden"}}, {kGuard}).Morale(), 3);
  EXPECT_EQ(Patient({{"trauma", "dread_warden"}, {"phobia", "hollow_guard"}}, {kGuard, kWardens})
                .Morale(),
            3 - 2 - 1);
}

TEST(WoundsInBattle, DreadEndsWithTheLastOfThemBeforeTheNextRoll) {
  Patient field({{"trauma", "dread_warden"}}, {Adventure::kGuard, Adventure::kWardens});
  field.Enter(BattlePhase::kMovement);
  EXPECT_EQ(field.battle().profiles[0].bravery, 1);
  // The wardens fall at the end of Combat: morale follows at once.
  field.battle().phase = BattlePhase::kFight;
  field.battle().turn = 4;
  duckhammer::Play now = field.inside();
  now.AskNobody();
  duckhammer::DealDamage(now, Adventure::kWardens, 0, 99);
  field.GoOn();
  ASSERT_EQ(field.battle().phase, BattlePhase::kMorale);
  EXPECT_EQ(field.ModifierOf(0), 3);
}

TEST(WoundsInBattle, DreadCountsWhenResistingSpells) {
  Patient field({{"trauma", "hollow_guard"}}, kGuards);
  field.Enter(BattlePhase::kMovement);
  field.BeginSpell("honk");
  duckhammer::Play now = field.inside();
  ASSERT_TRUE(duckhammer::AddResistDice(now, 0));
  EXPECT_EQ(field.ModifierOf(0), 3 - 1);
}

TEST(WoundsInBattle, DreadCountsWhenRetaliating) {
  Patient field({{"trauma", "hollow_guard"}}, kGuards);
  field.battle().models[field.unit(Adventure::kGuard).first].x = 15 * kInch;
  field.battle().models[field.unit(Adventure::kGuard).first].y = 10 * kInch + 3 * kInch / 2;
  field.Enter(BattlePhase::kCharge);
  if (field.battle().turn == 0) field.MustDo(0, "pass");
  field.MustDo(1, "charge 33 walk");
  ASSERT_EQ(field.battle().stage, Stage::kRetaliate);
  field.MustDo(0, "retaliate 0 2");
  EXPECT_EQ(field.ModifierOf(0), 3 - 1);
}

TEST(WoundsInBattle, ScarsOpenOnANaturalOneAndUnhealingOnesUpToSix) {
  EXPECT_EQ(Patient({{"scars", ""}}, kGuards).HitFor(4, {1}), 3 + 1);
  EXPECT_EQ(Patient({{"scars", ""}}, kGuards).HitFor(4, {2}), 3);
  EXPECT_EQ(Patient({{"unhealing_scars", ""}}, kGuards).HitFor(4, {6}), 3 + 1);
  EXPECT_EQ(Patient({{"unhealing_scars", ""}}, kGuards).HitFor(4, {7}), 3);
  EXPECT_EQ(Patient({}, kGuards).HitFor(4, {1}), 3);
}

TEST(WoundsInBattle, ScarsDealTheCharactersGrade) {
  Patient field({{"scars", ""}}, kGuards);
  field.battle().profiles[0].grade = 2;
  EXPECT_EQ(field.HitFor(4, {1}), 3 + 2);
}

TEST(WoundsInBattle, ScarsStayClosedWhereArmorTakesAll) {
  EXPECT_EQ(Patient({{"unhealing_scars", ""}}, kGuards).HitFor(1, {1}), 0);
}

TEST(WoundsInBattle, DamageFromScarsOpensNoScars) {
  Patient field({{"unhealing_scars", ""}}, kGuards);
  EXPECT_EQ(field.HitFor(4, {1, 1, 1}), 3 + 1);
  Chance one_roll = ChanceOf({1, 1, 1});
  one_roll.Roll12();
  EXPECT_EQ(field.battle().chance, one_roll);
}

TEST(WoundsInBattle, SpellsOpenScarsToo) {
  for (const auto& [roll, damage] : {std::pair(6, 2), std::pair(7, 1)}) {
    Patient field({{"unhealing_scars", ""}}, kGuards);
    field.BeginSpell("feather_storm");
    field.NextBattleRolls({1, roll});  // A d3 of damage, then the scars.
    duckhammer::Play now = field.inside();
    ASSERT_TRUE(duckhammer::CastSpell(now, 0).ok());
    EXPECT_EQ(field.unit(0).damage, damage);
  }
}

// What is added to the attack roll of the character in a fight.
int AttackModifier(const std::vector<Patient::Dealt>& wounds) {
  Patient field(wounds, kGuards);
  field.battle().models[field.unit(Adventure::kGuard).first].x = 15 * kInch;
  field.battle().models[field.unit(Adventure::kGuard).first].y = 10 * kInch + 3 * kInch / 2;
  field.Enter(BattlePhase::kFight);
  field.MustDo(0, "fight 0 33 2");
  if (field.battle().stage == Stage::kPrepare) field.MustDo(0, "roll");
  if (field.battle().stage == Stage::kCounter) field.MustDo(1, "pass");
  EXPECT_EQ(field.battle().stage, Stage::kSway);
  return field.ModifierOf(0);
}

TEST(WoundsInBattle, ABruisedBillTakesOneOffAttackRolls) {
  EXPECT_EQ(AttackModifier({{"bruised_bill", ""}}), AttackModifier({}) - 1);
}

TEST(WoundsInBattle, WhoseWingIsDamagedOrMissingDoesNotFlyAsBefore) {
  for (const char* wound : {"damaged_wing", "missing_wing"}) {
    Patient sound({}, kGuards), hurt({{wound, ""}}, kGuards);
    sound.Enter(BattlePhase::kMovement);
    sound.MustDo(0, "move 0 fly");
    hurt.Enter(BattlePhase::kMovement);
    EXPECT_FALSE(hurt.Do(0, "move 0 fly").ok()) << wound;
    hurt.MustDo(0, "move 0 walk");
  }
}

TEST(WoundsInBattle, AWingThatIsOnlyDamagedLeavesFastFlyersSlow) {
  Profile profile = BaseContent().ProfileOf(BaseContent().model_names.Find("quack_marine"), 0);
  profile.flyer = Gait::kFast;
  Company company{};
  company.wounds[0].wound =
      static_cast<uint8_t>(BaseContent().wound_names.Find("damaged_wing") + 1);
  Profile damaged = profile, missing = profile;
  ApplyWounds(BaseContent(), company, damaged);
  EXPECT_EQ(damaged.flyer, Gait::kSlow);
  company.wounds[0].wound =
      static_cast<uint8_t>(BaseContent().wound_names.Find("missing_wing") + 1);
  ApplyWounds(BaseContent(), company, missing);
  EXPECT_EQ(missing.flyer, Gait::kNone);
}

TEST(WoundsInBattle, FeetAndLegsSlowAndMakeWorseSwimmers) {
  Patient sound({}, kGuards), foot({{"damaged_foot", ""}}, kGuards),
      leg({{"missing_leg", ""}}, kGuards);
  EXPECT_EQ(duckhammer::ChargeDice(sound.inside_position(), 0, false), (Dice{2, 2}));
  EXPECT_EQ(duckhammer::ChargeDice(foot.inside_position(), 0, false), (Dice{2, 1}));
  EXPECT_EQ(duckhammer::ChargeDice(leg.inside_position(), 0, false), (Dice{0, 1}));
  EXPECT_EQ(sound.battle().profiles[0].swimmer, Gait::kSlow);
  EXPECT_EQ(foot.battle().profiles[0].swimmer, Gait::kNone);
  EXPECT_EQ(leg.battle().profiles[0].swimmer, Gait::kNone);
  foot.Enter(BattlePhase::kMovement);
  foot.MustDo(0, "move 0 walk");
  foot.MustDo(0, "step 0 15000 16000");
  leg.Enter(BattlePhase::kMovement);
  leg.MustDo(0, "move 0 walk");
  EXPECT_FALSE(leg.Do(0, "step 0 15000 14100").ok());
  leg.MustDo(0, "step 0 15000 14000");
}

TEST(WoundsInBattle, WhoseBillIsBrokenCannotChant) {
  for (const bool broken : {false, true}) {
    Adventure field("players=1 grade=2", "hymnal");
    if (broken) field.Wound("broken_bill");
    field.Begin();
    field.Put(0, 15, 10);
    field.Put(Adventure::kGuard, 2, 31);
    field.Enter(BattlePhase::kChant);
    EXPECT_EQ(field.Do(0, "chant 0 warding 1 15000 10000").ok(), !broken);
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
