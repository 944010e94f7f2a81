// Functions that are told of what units do and what becomes of them, and functions of marks.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/turn.h"
#include "tests/games/duckhammer/script_calls.h"
#include "tests/games/duckhammer/skirmish.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

// An ability that counts, in marks, what it is told.
constexpr char kWatchful[] = R"(
  for _, what in ipairs { "deployed", "moved", "charged", "targeted", "attacking", "begun" } do
    mark { id = what, on = "unit" }
  end
  model_ability {
    id = "watchful",
    name = "Watchful",
    on_deployed = function(ctx) ctx:mark_unit("deployed") end,
    on_moved = function(ctx) ctx:mark_unit("moved") end,
    on_charged = function(ctx) ctx:mark_unit("charged") end,
    on_targeted = function(ctx)
      ctx:mark_unit("targeted")
      ctx:mark_unit("attacking", ctx:other_unit())
    end,
    on_phase = function(ctx) if ctx:phase() == "chant" then ctx:mark_unit("begun") end end,
  }
)";

struct Watched : Skirmish {
  Watched() : Skirmish("", kWatchful) {
    Profile profile = Who({Blade()}, {"watchful"});
    profile.charge = {2, 6};
    own = Add(0, profile, {Inch(15, 20)});
    enemy = Add(1, Who({Blade()}), {Inch(15, 21)});
  }
  int own, enemy;
};

TEST(EventHooksTest, UnitsAreToldOnceTheyHaveMoved) {
  Watched field;
  field.Begin(Phase::kMovement);
  field.Do(0, MoveBy(field.own));
  EXPECT_EQ(field.Marks(field.own, "moved"), 0);
  field.Do(0, Done());
  EXPECT_EQ(field.Marks(field.own, "moved"), 1);
  EXPECT_EQ(field.Marks(field.own, "charged"), 0);
}

TEST(EventHooksTest, UnitsAreToldOnceTheyHaveCharged) {
  Watched field;
  field.state().models[field.ModelOf(field.own)].y = 10 * kInch;
  field.Begin(Phase::kCharge);
  field.Do(0, ChargeBy(field.own));
  EXPECT_EQ(field.Marks(field.own, "charged"), 0);
  field.Do(0, Done());
  EXPECT_EQ(field.Marks(field.own, "charged"), 1);
  EXPECT_EQ(field.Marks(field.own, "moved"), 0);
}

TEST(EventHooksTest, UnitsAreToldWhoAttacksThemBeforeAnythingIsRolled) {
  Watched field;
  const int other = field.Add(1, field.Who({field.Blade()}, {"watchful"}), {Inch(16, 21)});
  field.Attack(field.own, other, Step::kFight, {12, 3});
  EXPECT_EQ(field.Marks(other, "targeted"), 1);
  EXPECT_EQ(field.Marks(field.own, "attacking"), 1);
  EXPECT_EQ(field.Marks(field.own, "targeted"), 0);
  EXPECT_EQ(field.Marks(field.enemy, "targeted"), 0);
}

TEST(EventHooksTest, UnitsAreToldOfPhases) {
  Watched field;
  field.Begin(Phase::kMovement);
  field.Do(0, Pass());
  EXPECT_EQ(field.Marks(field.own, "begun"), 0);
  field.Do(1, Pass());
  EXPECT_EQ(field.Marks(field.own, "begun"), 1);
}

TEST(EventHooksTest, UnitsAreToldThatTheyStandOnTheMapInTheFirstRoundOnly) {
  Watched field;
  field.state().round = 0;
  Play play = field.play();
  ASSERT_EQ(BeginRound(play), absl::OkStatus());
  EXPECT_EQ(field.Marks(field.own, "deployed"), 1);
  ASSERT_EQ(BeginRound(play), absl::OkStatus());
  EXPECT_EQ(field.Marks(field.own, "deployed"), 1);
}

TEST(EventHooksTest, UnitsAreToldThatTheyCameAsReinforcement) {
  Watched field;
  const int late = field.AddWaiting(0, field.Who({field.Blade()}, {"watchful"}), 1);
  field.state().units[late].Set(kReserve, true);
  field.Begin(Phase::kCharge, /*round=*/2);
  const std::vector<Action> ways = field.Listed(0, kReinforce);
  ASSERT_FALSE(ways.empty());
  field.Do(0, ways.front());
  EXPECT_EQ(field.Marks(late, "deployed"), 1);
}

constexpr char kBurning[] = R"(
  mark { id = "seen", on = "unit" }
  mark { id = "burning", on = "unit", on_round_end = function(ctx) ctx:damage(ctx:unit(), 2) end }
  mark { id = "lit", on = "model", on_round_end = function(ctx)
    assert(ctx:model_marked("lit", ctx:model()))
    ctx:mark_unit("seen")
  end }
  mark { id = "sharp", on = "weapon", on_round_end = function(ctx)
    assert(ctx:weapon() == 2)
    ctx:damage(ctx:unit(), 5)
  end }
  mark { id = "brave", on = "model", on_attack = function(ctx, modifier) return modifier + 3 end }
)";

struct Burning : Skirmish {
  Burning() : Skirmish("", kBurning) {
    own = Add(0, Who({Blade(), Bow()}), {Inch(15, 20), Inch(17, 20), Inch(19, 20)});
    enemy = Add(1, Who({Blade()}), {Inch(15, 21)});
    Begin(Phase::kFight);
  }
  void EndRound() {
    Play now = play();
    ASSERT_EQ(RunRoundHooks(now, 0, HookPoint::kRoundEnd), absl::OkStatus());
    ASSERT_EQ(RunRoundHooks(now, 1, HookPoint::kRoundEnd), absl::OkStatus());
  }
  int own, enemy;
};

TEST(MarkHooksTest, FunctionsOfMarksOnUnitsAreCalledWhileTheyBearThem) {
  Burning field;
  field.EndRound();
  EXPECT_EQ(field.Damage(field.own), 0);
  field.state().units[field.own].marks.Set(field.MarkNamed("burning"), 3);
  field.EndRound();
  EXPECT_EQ(field.Damage(field.own), 2) << "once, however many there are";
  EXPECT_EQ(field.Damage(field.enemy), 0);
  field.state().units[field.own].marks.Set(field.MarkNamed("burning"), 0);
  field.EndRound();
  EXPECT_EQ(field.Damage(field.own), 2);
}

TEST(MarkHooksTest, FunctionsOfMarksOnModelsAreCalledForEachModelThatBearsOne) {
  Burning field;
  for (const int i : {0, 2}) {
    field.state().models[field.ModelOf(field.own, i)].marks.Set(field.MarkNamed("lit"), 1);
  }
  field.EndRound();
  EXPECT_EQ(field.Marks(field.own, "seen"), 2);
}

TEST(MarkHooksTest, FunctionsOfMarksOnWeaponsAreAboutThatWeapon) {
  Burning field;
  field.state().models[field.ModelOf(field.own, 1)].weapon_marks[1] =
      static_cast<uint8_t>(field.MarkNamed("sharp") + 1);
  field.EndRound();
  EXPECT_EQ(field.Damage(field.own), 5);
}

TEST(MarkHooksTest, ValuesGoThroughFunctionsOfMarksOfTheModelThatIsMeant) {
  Burning field;
  field.state().models[field.ModelOf(field.own, 0)].marks.Set(field.MarkNamed("brave"), 1);
  for (const auto& [index, expected] : {std::pair{0, 3}, std::pair{1, 0}}) {
    Play now = field.play();
    HookCall call{now, 0, field.own, field.ModelOf(field.own, index), 0};
    int64_t modifier = 0;
    ASSERT_TRUE(HasHook(now.position(), field.own, HookPoint::kAttack));
    ASSERT_EQ(RunHooks(call, HookPoint::kAttack, &modifier), absl::OkStatus());
    EXPECT_EQ(modifier, expected);
  }
}

// Losses at any of the points leave a battle that can be saved, read back and played on.
TEST(EventHooksTest, UnitsMayBeHurtWheneverTheyAreToldOfSomething) {
  std::string content;
  for (const ContentEntry& entry :
       mallard::testing::BaseRuleset("duckhammer")->entries().Entries("model_ability")) {
    absl::StrAppend(&content, "patch.model_ability { id = '", entry.id, "'");
    for (const char* hook : {"on_deployed", "on_moved", "on_charged", "on_targeted", "on_phase"}) {
      absl::StrAppend(&content, ", ", hook, " = function(ctx)", " print('", hook,
                      "') ctx:damage(ctx:unit(), 1)",
                      " local other = ctx:other_unit() if other then ctx:damage(other, 3) end end");
    }
    content += " }\n";
  }
  std::vector<int> told(5);
  RulesetOptions options;
  options.log = [&](absl::string_view line) {
    const char* const kHooks[] = {"on_deployed", "on_moved", "on_charged", "on_targeted",
                                  "on_phase"};
    for (size_t i = 0; i < 5; ++i) told[i] += absl::StrContains(line, kHooks[i]) ? 1 : 0;
  };
  const auto ruleset = Ruleset::Load("duckhammer", {TrialPack(content)}, options);
  ASSERT_TRUE(ruleset.ok()) << ruleset.status();
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    Match match = mallard::testing::NewMatch(*ruleset, "", seed);
    RandomBot bot(seed);
    for (int i = 0; i < 600 && !match.outcome().over; ++i) {
      const int seat = match.DecisionOf(0) ? 0 : 1;
      const absl::StatusOr<Action> action = bot.Choose(Sight(match, seat));
      ASSERT_TRUE(action.ok()) << action.status();
      ASSERT_EQ(match.Apply(seat, *action), absl::OkStatus());
      if (i % 3 != 0) continue;
      const absl::StatusOr<Match> again = Match::Restore(*ruleset, match.Snapshot(Viewer::Host()));
      ASSERT_TRUE(again.ok()) << again.status();
      ASSERT_EQ(again->Hash(), match.Hash());
    }
  }
  for (const int times : told) EXPECT_GT(times, 0);
}

}  // namespace
}  // namespace mallard::duckhammer::testing
