// Duckheim: hirelings, what a character's Bravery does for them, and what each can learn.
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/bot/bot_parts.h"
#include "src/games/duckhammer_campaign/invariants/invariants.h"
#include "tests/games/duckhammer_campaign/adventure.h"

namespace mallard::duckhammer_campaign {
namespace {

using BattlePhase = duckhammer::Phase;

TEST(Hirelings, AreFewerForTheWounded) {
  Tavern tavern;  // A Quack Marine: Bravery 3, Grade 1.
  tavern.Wound("haunted");
  EXPECT_FALSE(tavern.Do(0, "recruit fledgling 3 1 1").ok());
  tavern.MustDo(0, "recruit fledgling 2 1 1");
}

TEST(Hirelings, AreMoreOfAHigherGrade) {
  Tavern tavern;
  tavern.hero().level = 6;  // Grade 3.
  EXPECT_FALSE(tavern.Do(0, "recruit fledgling 7 1 1").ok());
  tavern.MustDo(0, "recruit fledgling 6 1 1");
}

TEST(Hirelings, CostRationsAndNamedOnesComeOnceForTheWholeParty) {
  Tavern tavern;
  tavern.MustDo(0, "recruit fledgling 2 1 1");
  EXPECT_EQ(tavern.state().players[0].rations, 180 - 2 * 3);
  tavern.hero().level = 6;
  tavern.state().players[0].rations = 500;
  tavern.MustDo(0, "recruit colonel_teal 1 1 1");
  EXPECT_FALSE(tavern.Do(0, "recruit colonel_teal 1 1 1").ok()) << "once";
  Tavern friends;
  NoteEnlisted(friends.state().players[1], friends.Model("colonel_teal"), true);
  friends.state().players[0].rations = 500;
  EXPECT_FALSE(friends.Do(0, "recruit colonel_teal 1 1 1").ok()) << "once for the whole party";
}

TEST(Hirelings, ComeAtACampAndStrengthenBesideOne) {
  Tavern tavern;
  tavern.MustDo(0, "recruit fledgling 2 1 1");
  EXPECT_EQ(tavern.state().companies[1].at(), Tavern::kHome);
  EXPECT_FALSE(tavern.Do(0, "recruit fledgling 1 1 2").ok());
  tavern.state().companies[1].x += 5000;
  EXPECT_FALSE(tavern.Do(0, "strengthen 1 1").ok());
  tavern.state().companies[1].x -= 5000;
  tavern.MustDo(0, "strengthen 1 1");
}

TEST(Hirelings, NeedTheSameExperienceAsCharacters) {
  Tavern tavern;
  tavern.MustDo(0, "recruit fledgling 2 1 1");  // Company 1, level 0.
  tavern.state().players[0].experience = 3;
  tavern.MustDo(0, "raise 1");
  tavern.MustDo(0, "decline");
  EXPECT_EQ(tavern.state().players[0].experience, 3 - 1);
  tavern.MustDo(0, "raise 1");
  tavern.MustDo(0, "decline");
  EXPECT_EQ(tavern.state().players[0].experience, 3 - 1 - 2);
  // A third one is raised to their level by as much.
  tavern.state().players[0].experience = 2;
  EXPECT_FALSE(tavern.Do(0, "strengthen 1 1").ok());
  tavern.state().players[0].experience = 3;
  tavern.MustDo(0, "strengthen 1 1");
  EXPECT_EQ(tavern.state().players[0].experience, 0);
}

// Bravery lent and given -------------------------------------------------------------------------

// A Quack Marine with two Fledglings (unit 1, Bravery 0) and another player's character (unit 2).
class Band : public Adventure {
 public:
  Band() {
    Enlist(0, "fledgling", 2, Tavern::kHome);
    Begin();
    Put(0, 15, 10);
    Put(1, 5, 10);
    Put(2, 20, 10);
    Put(kGuard, 2, 31);
    StopAtRolls();
  }
};

TEST(LentBravery, IsAddedToTheMoraleRollsOfOneUnit) {
  Band field;
  field.Enter(BattlePhase::kMovement);
  field.MustDo(0, "lend 1");
  field.Enter(BattlePhase::kMorale);
  EXPECT_EQ(field.ModifierOf(1), 3);
  EXPECT_EQ(field.ModifierOf(0), 3);  // Its own, and no more.
}

TEST(LentBravery, IsThatOfTheCharacterAsItIs) {
  Band field;
  field.Wound("shaken_nerve");
  field.Enter(BattlePhase::kMovement);
  field.MustDo(0, "lend 1");
  EXPECT_EQ(field.Told(kBraveryLent).at(0).args[1], 2);
  field.Enter(BattlePhase::kMorale);
  EXPECT_EQ(field.ModifierOf(1), 2);
}

TEST(LentBravery, EndsWithTheRound) {
  Band field;
  field.Enter(BattlePhase::kMovement);
  field.MustDo(0, "lend 1");
  field.Enter(BattlePhase::kReport);
  ASSERT_EQ(field.battle().round, 3);
  field.Enter(BattlePhase::kMorale);
  EXPECT_EQ(field.ModifierOf(1), 0);
}

TEST(LentBravery, GoesToOwnUnitsOnceABattle) {
  Band field;
  field.Enter(BattlePhase::kMovement);
  EXPECT_FALSE(field.Do(0, "lend 32").ok());
  EXPECT_FALSE(field.Do(1, "lend 1").ok());
  field.MustDo(0, "lend 1");
  EXPECT_FALSE(field.Do(0, "lend 0").ok());
  field.MustDo(1, "lend 32");
  field.Enter(BattlePhase::kReport);
  field.Enter(BattlePhase::kMovement);
  EXPECT_FALSE(field.Do(0, "lend 1").ok());
}

TEST(LentBravery, IsNotTheReferees) {
  Adventure field("players=4");
  field.Begin();
  for (int u = 0; u < 4; ++u) field.Put(u, 5 + 3 * u, 10);
  field.Put(Adventure::kGuard, 2, 31);
  field.Enter(BattlePhase::kMovement);
  for (int seat = 0; seat < 4; ++seat) field.MustDo(seat, "pass");
  EXPECT_FALSE(field.Do(4, "lend 128").ok());
}

TEST(Tending, AddsTheCharactersBraveryToTheRecoveryOfOneUnit) {
  for (const bool tend : {false, true}) {
    Band field;
    field.Destroy(1, Adventure::kGuard);
    field.NextRolls({1, 2});
    field.End(1);
    ASSERT_EQ(field.state().phase, Phase::kTending);
    EXPECT_FALSE(field.Do(0, "tend 0").ok());   // The character itself.
    EXPECT_FALSE(field.Do(0, "tend 32").ok());  // Somebody else's.
    field.MustDo(0, tend ? "tend 1" : "pass");
    const std::vector<Event> rolled = field.Told(kRecoveryRolled);
    ASSERT_EQ(rolled.size(), 2u);
    EXPECT_EQ(rolled[0].args[2], 1 + 0 + (tend ? 3 : 0));
    EXPECT_EQ(rolled[1].args[2], 2 + 0 + (tend ? 3 : 0));
  }
}

TEST(Tending, IsForOneUnitOnly) {
  Adventure field("players=1");
  field.Enlist(0, "fledgling", 1, Tavern::kHome);
  field.Enlist(0, "puffling", 1, Tavern::kHome);
  field.state().players[0].rations = 0;
  field.Begin();
  for (int u = 0; u < 3; ++u) field.Put(u, 5 + 3 * u, 10);
  field.Put(Adventure::kGuard, 2, 31);
  field.Destroy(1, Adventure::kGuard);
  field.Destroy(2, Adventure::kGuard);
  field.NextRolls({1, 2});
  field.End(1);
  field.MustDo(0, "tend 2");
  const std::vector<Event> rolled = field.Told(kRecoveryRolled);
  ASSERT_EQ(rolled.size(), 2u);
  EXPECT_EQ(rolled[0].args[2], 1);
  EXPECT_EQ(rolled[1].args[2], 2 + 3);
}

// Training ---------------------------------------------------------------------------------------

TEST(DuckheimTraining, HirelingsLearnAsUnitsOfCampaignsDo) {
  Tavern tavern;
  tavern.state().players[0].experience = 100;
  tavern.MustDo(0, "recruit quack_marine 2 1 1");
  tavern.MustDo(0, "raise 1");
  EXPECT_FALSE(tavern.Do(0, "train spellcraft spell fog").ok());
  EXPECT_FALSE(tavern.Do(0, "train arms_practice axes").ok());
  bool rearms = false;
  VisitTrainings(PupilOf(tavern.rules(), tavern.state().companies[1]), [&](const Trained& trained) {
    rearms = rearms || tavern.content().trainings[trained.option - 1u].effect == Effect::kWeapon;
    return true;
  });
  EXPECT_TRUE(rearms);
}

TEST(DuckheimTraining, CharactersDoNotRearm) {
  Tavern tavern;
  VisitTrainings(PupilOf(tavern.rules(), tavern.hero()), [&](const Trained& trained) {
    EXPECT_NE(tavern.content().trainings[trained.option - 1u].effect, Effect::kWeapon);
    return true;
  });
}

TEST(DuckheimTraining, EverySpellCanBeLearnedBesidesTheAbilityOfAGrade) {
  Tavern tavern;
  tavern.state().players[0].experience = 1000;
  const auto raise = [&] {
    tavern.hero().level = 1;
    tavern.MustDo(0, "raise 0");
  };
  raise();
  tavern.MustDo(0, "train talent scout");
  ASSERT_GT(tavern.content().spells.size(), 12u);
  for (const duckhammer::Spell& spell : tavern.content().spells) {
    raise();
    tavern.MustDo(0, absl::StrCat("train spellcraft spell ", spell.id));
  }
  raise();
  EXPECT_FALSE(tavern.Do(0, "train talent duck_and_cover").ok());
  const int spell = tavern.content().model_ability_names.Find("spell");
  size_t known = 0;
  for (const duckhammer::AbilityUse& use : tavern.profile().abilities) {
    known += use.ability == spell + 1 ? 1 : 0;
  }
  EXPECT_EQ(known, tavern.content().spells.size());
  // A wound still shows.
  tavern.Wound("scars");
  const int scars = tavern.content().model_ability_names.Find("scarred");
  const Profile hurt = tavern.profile();
  EXPECT_TRUE(
      std::any_of(std::begin(hurt.abilities), std::end(hurt.abilities),
                  [=](const duckhammer::AbilityUse& use) { return use.ability == scars + 1; }));
}

TEST(DuckheimTraining, ATypeOfWeaponIsLearnedOnceAGrade) {
  Tavern tavern;
  tavern.state().players[0].experience = 100;
  tavern.MustDo(0, "raise 0");
  EXPECT_FALSE(tavern.Do(0, "train arms_practice swords").ok());  // Known.
  tavern.MustDo(0, "train arms_practice axes");
  tavern.hero().level = 1;
  tavern.MustDo(0, "raise 0");  // Still Grade 1.
  EXPECT_FALSE(tavern.Do(0, "train arms_practice bows").ok());
  tavern.MustDo(0, "decline");
  tavern.MustDo(0, "raise 0");  // Grade 2.
  tavern.MustDo(0, "train arms_practice bows");
  tavern.MustDo(0, "buy 0 1 chopper");  // An axe.
}

// Every weapon, as a character with a gun and a sword can have it.
TEST(Gear, CostsRationsFromNothingUpToTheGrade) {
  int free = 0, paid = 0, dear = 0;
  for (size_t i = 0; i < BaseContent().weapons.size(); ++i) {
    Tavern tavern;
    tavern.hero().level = 3;  // Grade 2.
    const duckhammer::Weapon& weapon = tavern.content().weapons[i];
    const int price = tavern.content().weapon_prices[2][i];
    const bool known = KnowsClass(tavern.content(), tavern.hero(), weapon.weapon_class);
    const bool carried = tavern.profile().weapons[0].weapon == i + 1;
    const bool affordable = price != CampaignContent::kNoPrice && price <= 2;
    const bool bought = tavern.Do(0, absl::StrCat("buy 0 1 ", weapon.id)).ok();
    EXPECT_EQ(bought, known && affordable && !carried) << weapon.id;
    if (!bought) {
      dear += known && !affordable ? 1 : 0;
      continue;
    }
    EXPECT_EQ(tavern.state().players[0].rations, 180 - std::max(0, price)) << weapon.id;
    EXPECT_EQ(tavern.profile().weapons[0].weapon, i + 1) << weapon.id;
    ++(price > 0 ? paid : free);
  }
  EXPECT_GT(free, 0);
  EXPECT_GT(paid, 0);
  EXPECT_GT(dear, 0);
}

TEST(Gear, IsProposedForEveryPlaceThatFits) {
  Tavern tavern;
  bool proposed[3] = {true, false, false};  // One more would be too many.
  for (const Action& action : Listed(tavern.position(), 0)) {
    if (action.kind == kBuy) proposed[action.args[1]] = true;
  }
  for (const bool place : proposed) EXPECT_TRUE(place);
}

TEST(Gear, IsForCharacters) {
  Tavern tavern;
  tavern.MustDo(0, "recruit fledgling 1 1 1");
  EXPECT_FALSE(tavern.Do(0, "buy 1 1 bone_sword").ok());
}

// Hands that a character's weapons take.
int Hands(Tavern& tavern) {
  int hands = 0;
  const Profile profile = tavern.profile();
  for (int i = 0; i < profile.weapon_count; ++i) {
    const auto size = tavern.content().weapons[profile.weapons[i].weapon - 1u].size;
    hands += size == duckhammer::WeaponSize::kLarge   ? 2
             : size == duckhammer::WeaponSize::kSmall ? 1
                                                      : 0;
  }
  return hands;
}

TEST(Gear, IsTwoSmallWeaponsOrALargeOne) {
  Tavern tavern;  // A gun (large) and a sword (small), as printed: more than two hands, and kept.
  ASSERT_EQ(Hands(tavern), 3);
  EXPECT_FALSE(tavern.Do(0, "buy 0 0 bone_sword").ok()) << "one more";
  tavern.MustDo(0, "buy 0 1 bone_sword");  // Instead of the gun.
  EXPECT_EQ(Hands(tavern), 2);
  EXPECT_FALSE(tavern.Do(0, "buy 0 0 sword").ok());
  for (size_t i = 0; i < tavern.content().weapons.size(); ++i) {
    if (tavern.content().weapons[i].size != duckhammer::WeaponSize::kLarge) continue;
    EXPECT_FALSE(tavern.Do(0, absl::StrCat("buy 0 2 ", tavern.content().weapons[i].id)).ok());
  }
}

TEST(Gear, AbilitiesThatExcludeEachOtherDoNotMeetHoweverTheyCame) {
  // Learned for the place of the gun, whatever lies there.
  int drills = 0, refused = 0;
  for (const Lesson& lesson : BaseContent().weapon_lessons) {
    const std::string train = absl::StrCat("train drill 1 ", lesson.id);
    Tavern pupil;
    pupil.state().players[0].experience = 100;
    pupil.MustDo(0, "raise 0");
    if (!pupil.Do(0, train).ok()) continue;
    ++drills;
    for (const duckhammer::Weapon& weapon : pupil.content().weapons) {
      Tavern buyer;
      buyer.hero() = pupil.hero();
      const bool before = Tavern().Do(0, absl::StrCat("buy 0 1 ", weapon.id)).ok();
      const bool after = buyer.Do(0, absl::StrCat("buy 0 1 ", weapon.id)).ok();
      EXPECT_FALSE(after && !before) << train << ", then " << weapon.id;
      refused += before && !after ? 1 : 0;
    }
  }
  EXPECT_GT(drills, 3);
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
