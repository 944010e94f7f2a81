// Abilities of models that make their attacks stronger, and those of no family.
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/combat/combat.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/scoring/missions.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/script/script.h"
#include "tests/games/duckhammer/skirmish.h"

namespace mallard::duckhammer::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// Damage of a Grade 3 model on a unit of that many models; the d6 shows 3.
int DamageOn(Names abilities, const std::vector<Point>& targets) {
  Skirmish field;
  Profile attacker = field.Who({field.Blade()}, abilities);
  attacker.grade = 3;
  const int a = field.Add(0, attacker, {Inch(15, 20)});
  const int b = field.Add(1, field.Who({}), targets);
  field.Attack(a, b, Step::kFight, {12, 5});
  return field.Damage(b);
}

TEST(OffenceAbilityTest, ExecutionAddsItsGradeAgainstASingleModel) {
  EXPECT_EQ(DamageOn({}, {Inch(15, 22)}), 3);
  EXPECT_EQ(DamageOn({"execution"}, {Inch(15, 22)}), 3 + 3);
  EXPECT_EQ(DamageOn({"execution"}, {Inch(15, 22), Inch(17, 22)}), 3);
}

TEST(OffenceAbilityTest, ExecutionIsJudgedWhenTheAttackIsDeclared) {
  // Two attackers; the first fells one of two, the second is not an execution for that.
  Skirmish field;
  Profile attacker = field.Who({field.Blade()}, {"execution"});
  attacker.grade = 3;
  const int a = field.Add(0, attacker, {Inch(14, 20), Inch(16, 20)});
  Profile weak = field.Who({});
  weak.hp = 3;
  const int b = field.Add(1, weak, {Inch(14, 22), Inch(16, 22)});
  field.Add(1, weak, {Inch(15, 40)});
  field.Attack(a, b, Step::kFight, {12, 12, 5, 1});
  ASSERT_EQ(field.Asks(1), Stage::kLosses);
  field.Do(1, {kLose, {field.ModelOf(b)}});
  EXPECT_EQ(field.state().units[b].alive, 1);
  EXPECT_EQ(field.Damage(b), 1);
}

// What a roll of 6 comes to against a model in the pool that dives or not.
int ShotAtDiver(Names abilities, bool dives) {
  Skirmish field("water: 10000/12000 20000/12000 20000/18000 10000/18000");
  const int a = field.Add(0, field.Who({field.Bow()}, abilities), {Inch(15, 10)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 16)});
  field.state().units[b].Set(kDiving, dives);
  field.Attack(a, b, Step::kShoot, {6});
  return field.Totals().at(0);
}

TEST(OffenceAbilityTest, DepthHunterHasFourMoreAgainstDivers) {
  EXPECT_EQ(ShotAtDiver({}, true), 6 - 2);
  EXPECT_EQ(ShotAtDiver({"depth_hunter"}, true), 6 - 2 + 4);
  EXPECT_EQ(ShotAtDiver({"depth_hunter"}, false), 6);
}

// What a roll of 6 comes to against a model half behind a low wall, or in the open.
int ShotAtWall(Names abilities, bool wall) {
  Skirmish field(wall ? "obstacle 800: 10000/14000 20000/14000 20000/14500 10000/14500" : "");
  const int a = field.Add(0, field.Who({field.Bow()}, abilities), {Inch(15, 10)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 16)});
  field.Attack(a, b, Step::kShoot, {6});
  return field.Totals().at(0);
}

TEST(OffenceAbilityTest, SharpshooterHasNoPenaltyForCover) {
  EXPECT_EQ(ShotAtWall({}, true), 4);
  EXPECT_EQ(ShotAtWall({"sharpshooter"}, true), 6);
  EXPECT_EQ(ShotAtWall({"sharpshooter"}, false), 6);
}

// Both hit with these rolls and would fell each other; who falls. Damage dice show their most.
std::vector<bool> Pecked(Names first, Names first_blade, const std::vector<int>& attacks) {
  Skirmish field;
  Profile one = field.Who({field.Blade(first_blade)}, first), two = field.Who({field.Blade()});
  one.hp = two.hp = 6;
  const int a = field.Add(0, one, {Inch(15, 20)});
  const int b = field.Add(1, two, {Inch(15, 22)});
  field.AddWaiting(0, one, 1);
  field.AddWaiting(1, one, 1);
  std::vector<int> rolls = attacks;
  rolls.insert(rolls.end(), {12, 12});
  field.Declare(a, b, Step::kFight, rolls);
  EXPECT_EQ(field.Asks(1), Stage::kCounter);
  field.Do(1, {kCounterBy, {static_cast<int>(Step::kFight), 1}});
  return {field.state().units[a].alive == 0, field.state().units[b].alive == 0};
}

TEST(OffenceAbilityTest, PeckingOrderStrikesFirstWithTheHigherTotal) {
  EXPECT_THAT(Pecked({}, {}, {10, 9}), ElementsAre(true, true));
  EXPECT_THAT(Pecked({"pecking_order"}, {}, {10, 9}), ElementsAre(false, true));
  EXPECT_THAT(Pecked({"pecking_order"}, {}, {9, 9}), ElementsAre(true, true));
  EXPECT_THAT(Pecked({"pecking_order"}, {}, {8, 9}), ElementsAre(true, true));
}

TEST(OffenceAbilityTest, PeckingOrderStrikesFirstWithPiercingIfItsTotalIsLower) {
  EXPECT_THAT(Pecked({"pecking_order"}, {"piercing"}, {8, 9}), ElementsAre(false, true));
  EXPECT_THAT(Pecked({"pecking_order"}, {"piercing"}, {9, 9}), ElementsAre(true, true));
  EXPECT_THAT(Pecked({}, {"piercing"}, {8, 9}), ElementsAre(true, true));
}

// Damage left of 5 after an attack with that roll, against that Grade.
int HealedBy(Names abilities, int roll, int target_grade = 1) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, abilities), {Inch(15, 20)});
  Profile target = field.Who({});
  target.grade = static_cast<uint8_t>(target_grade);
  const int b = field.Add(1, target, {Inch(15, 22)});
  field.state().units[a].damage = 5;
  field.Attack(a, b, Step::kFight, {roll, 3});
  return field.Damage(a);
}

TEST(OffenceAbilityTest, VampiricHealsForANaturalTwelveHitOrNot) {
  EXPECT_EQ(HealedBy({}, 12), 5);
  EXPECT_EQ(HealedBy({"vampiric"}, 12), 4);
  EXPECT_EQ(HealedBy({"vampiric"}, 12, 9), 4);
  EXPECT_EQ(HealedBy({"vampiric"}, 11), 5);
}

TEST(OffenceAbilityTest, VampiricCountsTwelvesThatTrainedMade) {
  for (const Names& abilities : {Names{"vampiric", "trained"}, Names{"trained", "vampiric"}}) {
    Skirmish field;
    const int a = field.Add(0, field.Who({field.Blade()}, abilities), {Inch(14, 20), Inch(16, 20)});
    const int b = field.Add(1, field.Who({}), {Inch(15, 21)});
    field.state().units[a].damage = 5;
    field.Attack(a, b, Step::kFight, {1, 8, 3});
    EXPECT_EQ(field.Damage(a), 4);
  }
}

// Reasons against an army of base pack models.
std::string Problems(absl::string_view list) {
  Skirmish field;
  absl::StatusOr<std::vector<Enlisted>> army =
      ParseArmy(field.rules().ruleset(), list, field.rules().points());
  return army.ok() ? "" : std::string(army.status().message());
}

TEST(MiscellaneousAbilityTest, ChainOfCommandNeedsACommander) {
  Skirmish field;
  // Whoever has it in the base pack, and a commander of the same faction and of another.
  const GameContent& content = field.content();
  int led = -1, commander = -1;
  const int ability = content.model_ability_names.Find("chain_of_command");
  for (size_t i = 0; i < content.models.size(); ++i) {
    for (const AbilityUse& use : content.models[i].profile.abilities) {
      if (use.ability == ability + 1) led = static_cast<int>(i);
    }
  }
  ASSERT_GE(led, 0);
  const Profile& who = content.models[static_cast<size_t>(led)].profile;
  for (size_t i = 0; i < content.models.size(); ++i) {
    const Profile& other = content.models[i].profile;
    if (other.faction == who.faction && other.grade == 2) commander = static_cast<int>(i);
  }
  ASSERT_GE(commander, 0);
  const std::string soldiers = content.models[static_cast<size_t>(led)].id;
  EXPECT_THAT(Problems(soldiers), HasSubstr("Grade 2, 4, 5 or 6"));
  EXPECT_EQ(Problems(soldiers + "; " + content.models[static_cast<size_t>(commander)].id), "");
}

TEST(MiscellaneousAbilityTest, MassiveCannotDive) {
  Skirmish field("water: 10000/5000 20000/5000 20000/30000 10000/30000");
  const int a = field.Add(0, field.Who({}, {"massive"}), {Inch(15, 10)});
  const int b = field.Add(0, field.Who({}), {Inch(15, 12)});
  EXPECT_TRUE(CheckWay(field.position(), a, Way::kDive));
  EXPECT_FALSE(CheckWay(field.position(), a, Way::kWalk));
  EXPECT_FALSE(CheckWay(field.position(), b, Way::kDive));
}

// The Grade of a Grade 0 model in attack rolls beside a Grade 4 one.
int GradeBeside(Names low, Names high, int32_t gap, int owner = 0) {
  Skirmish field;
  Profile soldier = field.Who({}, low), officer = field.Who({}, high);
  soldier.grade = 0;
  officer.grade = 4;
  const int a = field.Add(0, soldier, {Inch(15, 10)});
  field.Add(owner, officer, {At(16000 + gap, 10000)});
  Play play = field.play();
  return GradeInAttack(play, field.ModelOf(a)).value_or(-1);
}

TEST(MiscellaneousAbilityTest, RankAndFileLendsItsGradeToTheChainOfCommand) {
  EXPECT_EQ(GradeBeside({"chain_of_command"}, {"rank_and_file"}, 2000), 4);
  EXPECT_EQ(GradeBeside({"chain_of_command"}, {"rank_and_file"}, 2001), 0);
  EXPECT_EQ(GradeBeside({}, {"rank_and_file"}, 2000), 0);
  EXPECT_EQ(GradeBeside({"chain_of_command"}, {}, 2000), 0);
  EXPECT_EQ(GradeBeside({"chain_of_command"}, {"rank_and_file"}, 2000, 1), 0);
}

TEST(MiscellaneousAbilityTest, RankAndFileNeverLowersAGrade) {
  Skirmish field;
  Profile hero = field.Who({}, {"chain_of_command"}), officer = field.Who({}, {"rank_and_file"});
  hero.grade = 5;
  const int a = field.Add(0, hero, {Inch(15, 10)});
  field.Add(0, officer, {Inch(16, 10)});
  Play play = field.play();
  EXPECT_EQ(GradeInAttack(play, field.ModelOf(a)).value_or(-1), 5);
}

TEST(MiscellaneousAbilityTest, RankAndFileWorksForTheModelShotAt) {
  Skirmish field;
  Profile soldier = field.Who({}, {"chain_of_command"}), officer = field.Who({}, {"rank_and_file"});
  soldier.grade = 0;
  officer.grade = 4;
  const int a = field.Add(0, field.Who({field.Blade()}), {Inch(15, 20)});
  const int b = field.Add(1, soldier, {Inch(15, 22)});
  field.Add(1, officer, {Inch(17, 22)});
  field.Attack(a, b, Step::kFight, {6});
  EXPECT_EQ(field.Totals().at(0), 6 + 1 - 4);
}

// Totals of three attacks (which are their naturals) with these rolls.
std::vector<int> Rolled(Names abilities, const std::vector<int>& rolls) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, abilities),
                          {Inch(14, 20), Inch(15, 19), Inch(16, 20)});
  const int b = field.Add(1, field.Who({}), {Inch(15, 21)});
  field.Attack(a, b, Step::kFight, rolls);
  std::vector<int> totals = field.Totals();
  totals.resize(3);
  return totals;
}

TEST(MiscellaneousAbilityTest, TrainedTurnsTheFirstSuccessIntoATwelveForEachNaturalOne) {
  EXPECT_THAT(Rolled({}, {1, 8, 9}), ElementsAre(1, 8, 9));
  EXPECT_THAT(Rolled({"trained"}, {1, 8, 9}), ElementsAre(1, 12, 9));
  EXPECT_THAT(Rolled({"trained"}, {8, 1, 9}), ElementsAre(12, 1, 9));
  EXPECT_THAT(Rolled({"trained"}, {1, 9, 1}), ElementsAre(1, 12, 1));
  EXPECT_THAT(Rolled({"trained"}, {1, 12, 9}), ElementsAre(1, 12, 12));
}

TEST(MiscellaneousAbilityTest, TrainedNeedsANaturalOneAndASuccess) {
  EXPECT_THAT(Rolled({"trained"}, {2, 8, 9}), ElementsAre(2, 8, 9));
  EXPECT_THAT(Rolled({"trained"}, {1, 5, 6}), ElementsAre(1, 5, 6));
}

TEST(MiscellaneousAbilityTest, TrainedWorksOnMoraleToo) {
  // Fear 2 + 4; the success becomes a natural 12, which heals the Courageous.
  for (const bool trained : {false, true}) {
    Skirmish field;
    std::vector<Point> places;
    for (int i = 0; i < 8; ++i) places.push_back(At(2000 + 1500 * i, 10000));
    const int a = field.Add(
        0, trained ? field.Who({}, {"courageous", "trained"}) : field.Who({}, {"courageous"}),
        places);
    field.Add(1, field.Who({}), {Inch(15, 40)});
    field.state().units[a].lost = 4;
    field.state().units[a].lost_round = 4;
    field.state().units[a].damage = 5;
    field.NextRolls({1, 8});
    field.Begin(Phase::kMorale);
    EXPECT_EQ(field.Damage(a), trained ? 4 : 5);
  }
}

TEST(MiscellaneousAbilityTest, ParagonActsTwiceInCombat) {
  Skirmish field;
  const int a = field.Add(0, field.Who({field.Blade()}, {"paragon"}), {Inch(15, 20)});
  const int b = field.Add(0, field.Who({field.Blade()}), {Inch(20, 20)});
  for (const int unit : {a, b}) {
    EXPECT_TRUE(MayActInCombat(field.position(), unit));
    field.state().units[unit].activations = 1;
  }
  EXPECT_TRUE(MayActInCombat(field.position(), a));
  EXPECT_FALSE(MayActInCombat(field.position(), b));
  field.state().units[a].activations = 2;
  EXPECT_FALSE(MayActInCombat(field.position(), a));
}

// Victory points when the quacktic number `paid` ends for a seat with a quacktician of `known`.
int PaidWith(bool quacktician, int known, int paid, bool in_play = true) {
  Skirmish field("", R"(
    gamble { id = "always", name = "Always" }
    quacktic { id = "first", name = "First", rounds = 1, gambles = { "always" } }
    quacktic { id = "second", name = "Second", rounds = 1, gambles = { "always" } }
  )");
  Profile leader = field.Who({});
  leader.grade = 5;
  const NameTable& names = field.content().quacktic_names;
  const int numbers[] = {names.Find("trial:first"), names.Find("trial:second")};
  // A spell of the same number is not taken for the quacktic.
  field.TeachWith(leader, "spell", numbers[known]);
  if (quacktician) field.TeachWith(leader, "quacktician", numbers[known]);
  if (in_play) {
    field.Add(0, leader, {Inch(15, 20)});
  } else {
    field.AddWaiting(0, leader, 1);
  }
  field.Add(1, field.Who({}), {Inch(15, 40)});
  Player& player = field.state().players[0];
  player.quacktic = static_cast<uint8_t>(numbers[paid] + 1);
  player.quacktic_rounds = 1;
  Play play = field.play();
  EXPECT_TRUE(SettleQuacktics(play).ok());
  return player.victory_points;
}

TEST(MiscellaneousAbilityTest, QuackticianGetsOneMoreForItsOwnQuacktic) {
  EXPECT_EQ(PaidWith(false, 0, 0), 1);
  EXPECT_EQ(PaidWith(true, 0, 0), 2);
  EXPECT_EQ(PaidWith(true, 1, 0), 1);
  EXPECT_EQ(PaidWith(true, 0, 0, false), 1);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
