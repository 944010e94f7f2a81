// Levels and training.
#include "src/games/duckhammer_campaign/army/training.h"

#include "src/games/duckhammer_campaign/army/train.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::Gait;

// A company that is raised and trained at will.
class Pupil {
 public:
  explicit Pupil(absl::string_view model, absl::string_view options = "map=reedmarch")
      : table_(options) {
    table_.BeginMarching();
    number_ = table_.Enlist(0, model, 1);
    table_.state().players[0].experience = 10'000;
  }
  Company& company() { return table_.state().companies[number_]; }
  Profile profile() { return ProfileOf(table_.content(), company()); }
  State& state() { return table_.state(); }
  Table& table() { return table_; }
  void Raise() { table_.MustDo(0, absl::StrCat("raise ", number_)); }
  /// Raises a level and takes that training.
  absl::Status Learn(absl::string_view training) {
    if (state().training == 0) Raise();
    return table_.Do(0, absl::StrCat("train ", training));
  }
  void MustLearn(absl::string_view training) {
    const absl::Status status = Learn(training);
    EXPECT_TRUE(status.ok()) << training << ": " << status;
  }
  void AtLevel(int level) { company().level = static_cast<uint8_t>(level); }
  bool Has(absl::string_view ability) {
    const int number = table_.content().model_ability_names.Find(ability);
    for (const duckhammer::AbilityUse& use : profile().abilities) {
      if (use.ability == number + 1) return true;
    }
    return false;
  }
  bool WeaponHas(int weapon, absl::string_view ability) {
    const int number = table_.content().weapon_ability_names.Find(ability);
    const Profile now = profile();
    for (const uint8_t use : now.weapons[weapon].abilities) {
      if (use == number + 1) return true;
    }
    return false;
  }

 private:
  Table table_;
  int number_ = 0;
};

TEST(Levels, CostTheDifferenceAndRaiseTheGrade) {
  Pupil pupil("quack_marine");
  pupil.state().players[0].experience = 8;
  pupil.MustLearn("toughness");
  EXPECT_EQ(pupil.state().players[0].experience, 5);
  EXPECT_EQ(pupil.company().level, 2);
  EXPECT_EQ(pupil.profile().grade, 1);
  pupil.MustLearn("footwork");
  EXPECT_EQ(pupil.state().players[0].experience, 0);
  EXPECT_EQ(pupil.profile().grade, 2);
  EXPECT_FALSE(pupil.table().Do(0, "raise 0").ok());
}

TEST(Levels, AreThoseOfThePrintedTableAndEndAtTwentyFour) {
  const CampaignContent& content = BaseContent();
  ASSERT_EQ(content.levels(), 25);
  EXPECT_EQ(content.level_total[13], 169);
  EXPECT_EQ(content.level_total[14], 198);
  EXPECT_EQ(content.level_total[24], 576);
  const int first_of_grade[] = {0, 1, 3, 6, 10, 15, 21};
  for (int grade = 0; grade < 7; ++grade) {
    EXPECT_EQ(content.LowestLevel(grade), first_of_grade[grade]);
  }
  Pupil pupil("quack_marine");
  pupil.AtLevel(24);
  EXPECT_FALSE(pupil.table().Do(0, "raise 0").ok());
}

TEST(Training, MayBeDeclined) {
  Pupil pupil("quack_marine");
  pupil.Raise();
  const Profile before = pupil.profile();
  EXPECT_FALSE(pupil.table().Do(0, "done").ok());
  pupil.table().MustDo(0, "decline");
  EXPECT_EQ(pupil.profile(), before);
  EXPECT_EQ(pupil.state().training, 0);
}

TEST(Training, WhatThereIsNotMakesNoSense) {
  Pupil pupil("quack_marine");
  pupil.Raise();
  const CampaignContent& content = pupil.table().content();
  const auto code = [&](absl::string_view training, int first, int second) {
    const int option = content.training_names.Find(training) + 1;
    return CheckTraining(PupilOf(pupil.table().rules(), pupil.company()),
                         {static_cast<uint8_t>(option), 0, static_cast<uint8_t>(first),
                          static_cast<uint8_t>(second)})
        .code();
  };
  EXPECT_EQ(code("talent", 255, 0), Refusal::Code::kSenseless) << "no such lesson";
  EXPECT_EQ(code("talent", 0, 255), Refusal::Code::kSenseless) << "about no such spell";
  EXPECT_EQ(code("drill", 0, 255), Refusal::Code::kSenseless) << "no such lesson";
  EXPECT_EQ(code("drill", 7, 0), Refusal::Code::kForbidden) << "the company lacks that weapon";
  EXPECT_EQ(code("wings_and_webs", 2, 0), Refusal::Code::kSenseless) << "neither flies nor swims";
}

TEST(Training, HpIsHadTwiceAGradeAndGivesTwoFromGradeFour) {
  Pupil pupil("quack_marine");
  pupil.AtLevel(2);
  pupil.MustLearn("toughness");  // Grade 2.
  pupil.MustLearn("toughness");
  EXPECT_EQ(pupil.profile().hp, 8);
  EXPECT_FALSE(pupil.Learn("toughness").ok());
  pupil.table().MustDo(0, "decline");
  pupil.MustLearn("toughness");  // Grade 3.
  EXPECT_EQ(pupil.profile().hp, 9);
  pupil.AtLevel(9);
  pupil.MustLearn("toughness");  // Grade 4.
  EXPECT_EQ(pupil.profile().hp, 11);
}

TEST(Training, MovementComesWithAChargeStepOnceAGrade) {
  Pupil pupil("quack_marine");
  pupil.AtLevel(2);
  pupil.MustLearn("footwork");
  EXPECT_EQ(pupil.profile().movement, 8'000);
  EXPECT_EQ(pupil.profile().charge, (Dice{2, 3}));
  EXPECT_FALSE(pupil.Learn("footwork").ok());
}

TEST(Training, FlyersAndSwimmersGetBetterByOneType) {
  Pupil pupil("quack_marine");
  pupil.AtLevel(2);
  pupil.MustLearn("wings_and_webs swim");
  EXPECT_EQ(pupil.profile().swimmer, Gait::kFast);
  EXPECT_FALSE(pupil.Learn("wings_and_webs fly").ok());  // Once a Grade, one of the two.
  pupil.table().MustDo(0, "decline");
  pupil.AtLevel(5);
  EXPECT_FALSE(pupil.Learn("wings_and_webs swim").ok());
  pupil.MustLearn("wings_and_webs fly");
  EXPECT_EQ(pupil.profile().flyer, Gait::kFast);
}

TEST(Training, GaspTurnsIntoDiverForAFastSwimmer) {
  Pupil pupil("quack_marine");
  pupil.MustLearn("talent gasp");
  EXPECT_TRUE(pupil.Has("gasp"));
  pupil.MustLearn("wings_and_webs swim");
  EXPECT_FALSE(pupil.Has("gasp"));
  EXPECT_TRUE(pupil.Has("diver"));
}

TEST(Training, ArmorGoesToThreeOnceAGradeAndTwiceAUnit) {
  Pupil pupil("quack_marine");
  pupil.MustLearn("plating");
  EXPECT_EQ(pupil.profile().armor, 2);
  pupil.AtLevel(1);
  EXPECT_FALSE(pupil.Learn("plating").ok());  // Grade 1 again.
  pupil.table().MustDo(0, "decline");
  pupil.MustLearn("plating");
  EXPECT_EQ(pupil.profile().armor, 3);
  pupil.AtLevel(5);
  EXPECT_FALSE(pupil.Learn("plating").ok());
  Pupil recruit("fledgling");
  recruit.MustLearn("plating");
  recruit.AtLevel(2);
  recruit.MustLearn("plating");
  recruit.AtLevel(5);
  EXPECT_FALSE(recruit.Learn("plating").ok());  // At 2, but had twice.
}

TEST(Training, BraveryGoesUpToTheGradeAndAPrintedOneAboveStays) {
  Pupil marine("quack_marine");
  EXPECT_FALSE(marine.Learn("nerve").ok());
  EXPECT_EQ(marine.profile().bravery, 3);
  marine.table().MustDo(0, "decline");
  marine.AtLevel(9);
  marine.MustLearn("nerve");
  EXPECT_EQ(marine.profile().bravery, 4);
}

TEST(Training, AbilitiesOfModelsAndWeaponsShareTheirLimit) {
  Pupil pupil("quack_marine");
  pupil.AtLevel(2);
  pupil.MustLearn("talent scout");
  EXPECT_FALSE(pupil.Learn("drill 1 piercing").ok());
  pupil.table().MustDo(0, "decline");
  pupil.AtLevel(5);
  pupil.MustLearn("drill 1 piercing");
  EXPECT_TRUE(pupil.WeaponHas(0, "piercing"));
}

TEST(Training, LessonsAskForGradeChargeAndWeapons) {
  Pupil marine("quack_marine");
  EXPECT_FALSE(marine.Learn("talent bull_rush").ok());  // Charges 2d2.
  EXPECT_FALSE(marine.Learn("talent pecking_order").ok());
  EXPECT_FALSE(marine.Learn("talent trained").ok());
  EXPECT_FALSE(marine.Learn("talent quacktician hold_the_line").ok());
  EXPECT_FALSE(marine.Learn("talent diver").ok());
  EXPECT_FALSE(marine.Learn("talent peregrine").ok());
  EXPECT_FALSE(marine.Learn("talent duty").ok());  // Has it.
  marine.MustLearn("talent sharpshooter");         // Has a gun.
  Pupil fledgling("fledgling");
  EXPECT_FALSE(fledgling.Learn("talent sharpshooter").ok());
  fledgling.MustLearn("talent bull_rush");
  Pupil captain("reed_captain");
  captain.MustLearn("talent trained");
  Pupil conscript("fledgling");
  conscript.state().companies[0].level = 0;
  conscript.MustLearn("talent spell fog");  // At level 1 it is of Grade 1.
  EXPECT_TRUE(conscript.Has("spell"));
}

TEST(Training, UpgradesReplaceWhatTheyBuildOn) {
  Pupil pupil("reed_captain");
  EXPECT_FALSE(pupil.Learn("talent precognition").ok());
  pupil.MustLearn("talent reactive");
  pupil.AtLevel(5);
  pupil.MustLearn("talent precognition");
  EXPECT_TRUE(pupil.Has("precognition"));
  EXPECT_FALSE(pupil.Has("reactive"));
}

TEST(Training, UnflinchingTakesStubbornAndTrainedWhichCanBeTakenAgain) {
  Pupil pupil("reed_captain");
  pupil.MustLearn("talent stubborn");
  pupil.AtLevel(5);
  pupil.MustLearn("talent trained");
  pupil.AtLevel(9);
  pupil.MustLearn("talent unflinching");
  EXPECT_FALSE(pupil.Has("stubborn"));
  EXPECT_FALSE(pupil.Has("trained"));
  pupil.AtLevel(14);
  pupil.MustLearn("talent trained");
  EXPECT_TRUE(pupil.Has("trained"));
  EXPECT_TRUE(pupil.Has("unflinching"));
}

TEST(Training, AccurateOnlyTakesInaccurateAway) {
  Pupil guard("pond_guard");
  ASSERT_TRUE(guard.WeaponHas(0, "inaccurate"));
  EXPECT_FALSE(guard.Learn("drill 1 point_blank").ok());
  guard.MustLearn("drill 1 accurate");
  EXPECT_FALSE(guard.WeaponHas(0, "inaccurate"));
  EXPECT_FALSE(guard.WeaponHas(0, "accurate"));
}

TEST(Training, AverageNeedsReliable) {
  Pupil marine("quack_marine");
  EXPECT_FALSE(marine.Learn("drill 1 average").ok());
  marine.MustLearn("drill 2 average");
  EXPECT_TRUE(marine.WeaponHas(1, "average"));
}

TEST(Training, WeaponUpgradesTakeMasterwork) {
  Pupil pupil("fledgling");  // A dagger: critical, swift.
  EXPECT_FALSE(pupil.Learn("drill 1 supercritical").ok());
  pupil.MustLearn("drill 1 masterwork");
  pupil.AtLevel(2);
  pupil.MustLearn("drill 1 supercritical");
  EXPECT_TRUE(pupil.WeaponHas(0, "supercritical"));
  EXPECT_FALSE(pupil.WeaponHas(0, "critical"));
  EXPECT_FALSE(pupil.WeaponHas(0, "masterwork"));
}

TEST(Training, RearmingIsHadOnceFromTheFactionsArmoury) {
  Pupil marine("quack_marine");
  EXPECT_FALSE(marine.Learn("rearm 0 chopper").ok());  // Of another faction.
  EXPECT_FALSE(marine.Learn("rearm 1 sword").ok());    // A small one for a large one.
  bool any = false;
  VisitTrainings(PupilOf(marine.table().rules(), marine.company()), [&](const Trained& trained) {
    const Training& training = marine.table().content().trainings[trained.option - 1u];
    any = any || training.effect == Effect::kWeapon;
    return true;
  });
  EXPECT_TRUE(any);
}

TEST(Training, DamageClimbsOneStepForAWeaponAndAGrade) {
  Pupil marine("quack_marine");
  marine.AtLevel(2);
  marine.MustLearn("heavy_hand 1");
  EXPECT_EQ(marine.profile().weapons[0].damage, (Dice{2, 4}));
  EXPECT_FALSE(marine.Learn("heavy_hand 2").ok());  // Once a Grade.
  marine.table().MustDo(0, "decline");
  marine.AtLevel(5);
  EXPECT_FALSE(marine.Learn("heavy_hand 1").ok());  // Once a weapon.
  marine.MustLearn("heavy_hand 2");
  EXPECT_EQ(marine.profile().weapons[1].damage, (Dice{2, 4}));
}

TEST(Training, EveryListedTrainingCanBeTaken) {
  for (const char* model : {"quack_marine", "hymnal", "oathsworn", "pond_levy"}) {
    Pupil pupil(model);
    pupil.Raise();
    int count = 0;
    VisitTrainings(PupilOf(pupil.table().rules(), pupil.company()), [&](const Trained& trained) {
      ++count;
      Action action = ActionOf(pupil.table().content(), trained);
      const std::string text = FormatAction(pupil.table().rules(), action);
      const absl::StatusOr<Action> read = ParseAction(pupil.table().rules(), text);
      EXPECT_TRUE(read.ok() && *read == action) << text;
      EXPECT_TRUE(pupil.table().rules().Check(&pupil.state(), 0, action).ok()) << text;
      return true;
    });
    EXPECT_GT(count, 20) << model;
  }
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
