#include "src/games/duckhammer/actions.h"

#include <utility>
#include <vector>

#include "mallard/asking.h"
#include "mallard/frame/args.h"
#include "src/games/duckhammer/scene/scene.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {
namespace {

ArgSpec Seat(const char* doc = "The player.") { return {"seat", ArgType::kSeat, doc, {}, ""}; }
ArgSpec UnitArg(const char* doc = "Its number.") {
  return Between(0, kUnitSlots - 1, Arg(ArgType::kUnit, "unit", doc));
}
ArgSpec By(const char* doc) { return Arg(ArgType::kUnit, "by", doc); }
ArgSpec Target() {
  return Between(0, kUnitSlots - 1, Arg(ArgType::kUnit, "target", "The number of the enemy unit."));
}
ArgSpec ModelArg(const char* doc = "Its number.") {
  return Between(0, kModelSlots - 1, Arg(ArgType::kModel, "model", doc));
}
ArgSpec PlaceArg(const char* doc = "Across and along the map, in thousandths of an inch.") {
  return Between(-kPlaneLimit, kPlaneLimit, Arg(ArgType::kPlace, "place", doc));
}
ArgSpec Columns() {
  return Between(1, kMaxUnitModels, CountArg("columns", "Models abreast, 1 to 24."));
}
ArgSpec WeaponArg(const char* doc = "Which of the model's weapons, from 1.") {
  return Between(1, kMaxWeapons, Arg(ArgType::kWeapon, "weapon", doc));
}
ArgSpec WayArg() {
  return WordArg("way", {"walk", "dive", "fly"}, "How it goes; walking wades through water.");
}
ArgSpec StepArg() { return WordArg("step", {"chant", "shoot", "fight"}, "Which kind of action."); }
ArgSpec DieArg() {
  return Between(1, kMaxDice, Arg(ArgType::kDie, "die", "Its number in the batch, from 1."));
}
ArgSpec Natural() { return RollArg("natural", "The natural result."); }

std::vector<KindSpec> SetupActions() {
  return {
      {kEnlist,
       "enlist",
       "Add a unit to the army list.",
       {NameArg("model", "model", "Of what."),
        Between(1, kMaxUnitModels, CountArg("count", "Models, up to Full Strength.")),
        Between(1, kMaxLoadouts,
                Arg(ArgType::kLoadout, "loadout", "Which choice of weapons, from 1."))}},
      {kDismiss,
       "dismiss",
       "Strike a unit off the army list.",
       {Own(Between(1, kMaxUnits, Arg(ArgType::kLine, "line", "Its line, from 1.")))},
       true},
      {kReady, "ready", "The army list is finished.", {}},
      {kChoose,
       "choose",
       "After winning the roll-off: be the first Lead, or pick the sides.",
       {WordArg("what", {"lead", "sides"}, "The other player gets the other one.")}},
      {kTakeSide,
       "side",
       "Choose the end of the map to deploy at.",
       {WordArg("end", {"low", "high"}, "Where y is least, or greatest.")}},
      {kMission, "mission", "Choose a mission, in secret.", {NameArg("mission", "mission", "It.")}},
      {kNameBeast,
       "monster",
       "Name a monster that the mission brings.",
       {NameArg("monster", "monster", "It.")}},
      {kPlace, "place", "Place the next monster or point of interest.", {PlaceArg()}},
      {kDeployUnit,
       "deploy",
       "Put a unit down in rows around a point of the deployment zone.",
       {UnitArg(), PlaceArg(), Columns()}},
      {kHold, "hold", "Keep a unit back as reinforcement.", {UnitArg()}},
      {kPut, "put", "Put a model of the unit just put down elsewhere.", {ModelArg(), PlaceArg()}},
      {kDone, "done", "The unit stands as it should.", {}},
      {kStartQuack,
       "quacktic",
       "Start a quacktic.",
       {NameArg("quacktic", "quacktic", "It."),
        OrNone(UnitArg("The own unit under its restriction; -1 if it has none."))}},
  };
}

std::vector<KindSpec> MovingActions() {
  return {
      {kMove, "move", "Activate a unit to move.", {UnitArg(), WayArg()}},
      {kPileIn, "pile_in", "Activate a unit to pile in.", {UnitArg(), WayArg()}},
      {kCharge, "charge", "Activate a unit to charge.", {UnitArg(), WayArg()}},
      {kReinforce,
       "reinforce",
       "Bring a waiting unit on in rows around a point of the deployment zone.",
       {UnitArg(), PlaceArg(), Columns()}},
      {kStep, "step", "Move a model of the unit in a straight line.", {ModelArg(), PlaceArg()}},
      {kShift,
       "shift",
       "Move all models of the unit by the same step.",
       {Between(-kPlaneLimit, kPlaneLimit,
                Arg(ArgType::kVector, "offset", "Across and along, in thousandths of an inch."))}},
      {kAdvance,
       "advance",
       "Move every model of the unit straight towards a point, as far as it can go.",
       {PlaceArg()}},
      {kRetaliateBy,
       "retaliate",
       "Strike at the unit that leaves.",
       {UnitArg("The own unit that strikes."), WeaponArg("Which weapon its models use, from 1.")}},
  };
}

std::vector<KindSpec> CombatActions() {
  return {
      {kChantSpell,
       "chant",
       "Activate a unit to chant a spell.",
       {UnitArg(), NameArg("spell", "spell", "It."), WeaponArg(), PlaceArg("Middle of its area.")}},
      {kShootAt, "shoot", "Activate a unit to shoot.", {UnitArg(), Target(), WeaponArg()}},
      {kFightWith, "fight", "Activate a unit to fight.", {UnitArg(), Target(), WeaponArg()}},
      {kUse,
       "use",
       "A single model uses another weapon.",
       {ModelArg(), Between(0, kMaxWeapons, WeaponArg("From 1; 0: it does not attack."))}},
      {kAverage,
       "average",
       "A single model takes the replaced roll of its weapon instead of rolling.",
       {OrNone(ModelArg("Its number; -1: all that can.")), YesNoArg("take", "Whether it does.")}},
      {kMomentum,
       "momentum",
       "Use the charge dice for damage.",
       {YesNoArg("take", "Whether the unit does.")}},
      {kRoll, "roll", "The attack is prepared: roll.", {}},
      {kCounterBy, "counter", "Answer the attack with an attack.", {StepArg(), WeaponArg()}},
      {kCounterChant,
       "counter_chant",
       "Answer the attack with a spell.",
       {NameArg("spell", "spell", "It."), WeaponArg(), PlaceArg("Middle of its area.")}},
      {kSwayDie,
       "sway",
       "Pay a victory point to turn a die.",
       {DieArg(), Between(1, 12, RollArg("natural", "1 or 12."))}},
      {kLose, "lose", "Choose a model that is destroyed.", {ModelArg()}},
      {kPick,
       "pick",
       "Choose the weapon that is marked.",
       {WeaponArg("Which of the target's weapons, from 1.")}},
      {kLandUnit, "land", "A flying unit lands.", {UnitArg()}},
      {kPass, "pass", "Nothing, or nothing more.", {}},
      {kForfeitBattle, "forfeit", "Give the battle up.", {}},
  };
}

std::vector<KindSpec> SetupEvents() {
  return {
      {kMustered,
       "mustered",
       "An army is ready.",
       {Subject(Seat()), Amount(CountArg("units", "How many.")),
        Total(AmountArg("points", "What it costs."))}},
      {kRolledOff,
       "rolled_off",
       "A roll-off.",
       {Subject(Seat()), Total(RollArg("total", "Sum of the dice."))}},
      {kLeadChosen, "lead_chosen", "Who is the first Lead.", {Subject(Seat())}},
      {kSideTaken,
       "side_taken",
       "Where a player deploys.",
       {Subject(Seat()), At(WordArg("end", {"low", "high"}, "Which end."))}},
      {kMissionShown,
       "mission_shown",
       "A mission is revealed.",
       {Seat(), Subject(NameArg("mission", "mission", "It."))}},
      {kMonsterNamed,
       "monster_named",
       "A mission brings a monster.",
       {Seat(), Subject(NameArg("monster", "monster", "It."))}},
      {kObjectPlaced,
       "object_placed",
       "A point of interest.",
       {Subject(Arg(ArgType::kObject, "object", "Its number, from 1.")), To(PlaceArg())}},
      {kUnitDeployed, "deployed", "A unit is on the map.", {Seat(), Subject(UnitArg())}},
      {kUnitHeld, "held", "A unit waits as reinforcement.", {Seat(), Subject(UnitArg())}},
      {kModelPut,
       "model_put",
       "A model stands there now.",
       {Subject(ModelArg()), To(PlaceArg()),
        YesNoArg("again", "Whether it stood on the map before.")}},
      {kRoundBegan,
       "round_began",
       "A round.",
       {NumberArg("round", "From 1."), {"lead", ArgType::kSeat, "Who leads.", {}, ""}}},
      {kPhaseBegan,
       "phase_began",
       "A phase, or step of Combat.",
       {WordArg("phase",
                {"muster", "roll_off", "missions", "placing", "deployment", "quacktics", "movement",
                 "chant", "shoot", "fight", "morale", "charge", "report", "over"},
                "It.")}},
      {kQuackticBegan,
       "quacktic_began",
       "A player starts a quacktic.",
       {Seat(), Subject(NameArg("quacktic", "quacktic", "It."))}},
      {kQuackticPaid,
       "quacktic_paid",
       "A quacktic pays.",
       {Seat(), Subject(NameArg("quacktic", "quacktic", "It.")),
        Amount(AmountArg("points", "Victory points."))}},
      {kQuackticBroken,
       "quacktic_broken",
       "A quacktic ends without paying.",
       {Seat(), Subject(NameArg("quacktic", "quacktic", "It."))}},
  };
}

std::vector<KindSpec> MovingEvents() {
  return {
      {kActivated,
       "activated",
       "A unit is activated.",
       {Subject(UnitArg()),
        WordArg("activity", {"move", "pile_in", "charge", "chant", "shoot", "fight", "retaliate"},
                "What for.")}},
      {kModelMoved,
       "moved",
       "A model goes in a straight line.",
       {Subject(ModelArg()), To(PlaceArg()), From(Arg(ArgType::kPlace, "from", "Where it was."))}},
      {kTookOff, "took_off", "A unit is in the air.", {Subject(UnitArg())}},
      {kLanded, "landed", "A unit is on the ground.", {Subject(UnitArg())}},
      {kDived, "dived", "A unit's models in water dive.", {Subject(UnitArg())}},
      {kSurfaced, "surfaced", "They come up.", {Subject(UnitArg())}},
      {kChargeRolled,
       "charge_rolled",
       "Charge or pile-in dice.",
       {Subject(UnitArg()), Amount(Arg(ArgType::kLength, "inches", "How far, in inches."))}},
      {kDirectionRolled,
       "direction_rolled",
       "Where a monster goes.",
       {Subject(UnitArg()),
        Arg(ArgType::kHour, "hour", "By the clock; 12 is towards the opponent.")}},
  };
}

std::vector<KindSpec> CombatEvents() {
  return {
      {kDeclared,
       "declared",
       "An attack is declared.",
       {Subject(UnitArg()), To(Target()), StepArg(), WeaponArg()}},
      {kChantDeclared,
       "chant_declared",
       "A spell is begun.",
       {Subject(UnitArg()), NameArg("spell", "spell", "It."), To(PlaceArg())}},
      {kCountered, "countered", "A unit answers.", {Subject(UnitArg()), To(Target()), StepArg()}},
      {kCounterCancelled, "counter_cancelled", "A Counter does not happen.", {Subject(UnitArg())}},
      {kDieRolled,
       "rolled",
       "A d12.",
       {Subject(DieArg()), UnitArg(), From(ModelArg()), Total(Natural()),
        WordArg("purpose", {"attack", "chant", "resist", "morale", "surface", "retaliate"},
                "What for.")}},
      {kDieTurned,
       "turned",
       "A die is turned for a victory point.",
       {Seat(), Subject(DieArg()), Total(Natural())}},
      {kDieChanged, "changed", "An ability changes a die.", {Subject(DieArg()), Total(Natural())}},
      {kDieCounted,
       "counted",
       "What a die comes to.",
       {Subject(DieArg()), Total(RollArg("total", "With everything.")),
        YesNoArg("success", "Whether it succeeds.")}},
      {kDamaged,
       "damaged",
       "A unit takes damage.",
       {Subject(UnitArg()), From(By("The unit that deals it; -1: none.")),
        Amount(AmountArg("damage", "After Armor."))}},
      {kHealed,
       "healed",
       "Damage is taken off a unit.",
       {Subject(UnitArg()), Amount(AmountArg("healed", "How much."))}},
      {kSpellCast,
       "spell_cast",
       "A spell works, or not.",
       {Subject(UnitArg()), NameArg("spell", "spell", "It."),
        YesNoArg("success", "Whether it does.")}},
      {kModelDestroyed,
       "destroyed",
       "A model is destroyed.",
       {Subject(ModelArg()),
        WordArg("cause", {"damage", "morale", "surfacing", "coherency", "script"}, "Why."),
        At(PlaceArg("Where it stood."))}},
      {kModelRemoved,
       "removed",
       "A destroyed model leaves the map.",
       {Subject(ModelArg()), From(PlaceArg("Where it stood; 0 0 if it never did."))}},
      {kUnitDestroyed,
       "unit_destroyed",
       "The last model of a unit is destroyed.",
       {Subject(UnitArg()), From(Arg(ArgType::kSeat, "by", "Who did it."))}},
      {kModelMarked,
       "model_marked",
       "A mark on a model.",
       {Subject(ModelArg()), NameArg("mark", "mark", "It."),
        YesNoArg("on", "Whether it is there now.")}},
      {kWeaponMarked,
       "weapon_marked",
       "A mark on a weapon.",
       {Subject(ModelArg()), WeaponArg(), NameArg("mark", "mark", "It."),
        YesNoArg("gone", "Whether it is taken off.")}},
      {kUnitMarked,
       "unit_marked",
       "Marks on a unit.",
       {Subject(UnitArg()), NameArg("mark", "mark", "It."),
        Total(CountArg("count", "How many there are now."))}},
      {kMoraleFailed,
       "morale_failed",
       "A unit loses models to fear.",
       {Subject(UnitArg()), Amount(CountArg("losses", "How many."))}},
      {kReinforced, "reinforced", "A waiting unit comes.", {Subject(UnitArg())}},
      {kScored,
       "scored",
       "Victory points.",
       {Subject(Seat()), Amount(AmountArg("points", "May be negative."))}},
      {kBattleWon,
       "won",
       "The battle is over.",
       {Subject(Seat("The winner.")),
        WordArg("ending", {"not_over", "destroyed_all", "victory_points", "last_round", "forfeit"},
                "How.")}},
      {kSpellAffected,
       "spell_affected",
       "A spell that works reaches a unit that does not resist, before anything comes of it.",
       {Subject(UnitArg()), From(By("The unit that cast it.")), NameArg("spell", "spell", "It.")}},
  };
}

std::vector<KindSpec> Join(std::vector<std::vector<KindSpec>> parts) {
  std::vector<KindSpec> all;
  for (std::vector<KindSpec>& part : parts) {
    for (KindSpec& spec : part) all.push_back(std::move(spec));
  }
  return all;
}

std::vector<KindSpec> Decisions() {
  const auto kind = [](Stage stage) { return static_cast<uint32_t>(stage); };
  return {
      {kind(Stage::kMusterList), "muster", "Write the army list.", {}},
      {kind(Stage::kChooseLead), "choose_lead", "Be the first Lead, or pick the sides.", {}},
      {kind(Stage::kChooseSide), "choose_side", "Choose the end to deploy at.", {}},
      {kind(Stage::kChooseMission), "choose_mission", "Choose a mission.", {}},
      {kind(Stage::kNameMonster), "name_monster", "Name monsters.", {}},
      {kind(Stage::kPlaceMonster), "place_monster", "Place a monster.", {UnitArg()}},
      {kind(Stage::kPlaceObject), "place_object", "Place a point of interest.", {}},
      {kind(Stage::kDeploy), "deploy", "Deploy a unit.", {}},
      {kind(Stage::kArrange), "arrange", "Arrange its models.", {UnitArg()}},
      {kind(Stage::kStartQuacktic), "start_quacktic", "Start a quacktic.", {}},
      {kind(Stage::kActivate), "activate", "Activate a unit, or pass.", {}},
      {kind(Stage::kMoving), "moving", "Move the models of a unit.", {UnitArg()}},
      {kind(Stage::kRetaliate), "retaliate", "Strike at a unit that leaves.", {UnitArg()}},
      {kind(Stage::kPrepare), "prepare", "Weapons of single models.", {UnitArg()}},
      {kind(Stage::kCounter), "counter", "Answer an attack.", {UnitArg()}},
      {kind(Stage::kSway), "sway", "Turn a die for a victory point.", {}},
      {kind(Stage::kLosses), "losses", "Choose a model to lose.", {UnitArg()}},
      {kind(Stage::kPickWeapon), "pick_weapon", "Choose a weapon to mark.", {ModelArg()}},
      {kind(Stage::kLand), "land", "Land flying units.", {}},
  };
}

std::vector<OptionSpec> Options() {
  using Type = OptionSpec::Type;
  return {
      {"scale", Type::kText, "small", "The scale of the battle, by id.", 0, 0, {}, {"scale"}},
      {"map",
       Type::kText,
       "",
       "The battle map, by id; empty: any of that scale.",
       0,
       0,
       {},
       {"map"}},
      {"terrain",
       Type::kText,
       "",
       "Terrain of its own instead of a map: features separated by semicolons, each `water` or "
       "`obstacle HEIGHT`, a colon and corners as x/y, all in thousandths of an inch.",
       0,
       0,
       {}},
      {"army_1",
       Type::kText,
       "",
       "The first player's army: a list (`quack_marine x10; honour_drake x4 oath_hammer`) or the "
       "id of a ready one; empty: it is mustered.",
       0,
       0,
       {},
       {"army"},
       OptionSpec::Naming::kOrText},
      {"army_2",
       Type::kText,
       "",
       "The second player's army, in the same way.",
       0,
       0,
       {},
       {"army"},
       OptionSpec::Naming::kOrText},
      {"rounds", Type::kInt, "6", "After how many rounds the battle ends.", 1, 20, {}},
  };
}

std::vector<EventTelling> Tellings() {
  return {
      {kPhaseBegan, Telling::kHeading},
      {kTookOff, Telling::kDetail},
      {kDived, Telling::kDetail},
      {kChargeRolled, Telling::kDetail},
      {kCounterCancelled, Telling::kDetail},
      {kDieRolled, Telling::kDetail},
      {kDieChanged, Telling::kDetail},
      {kDieCounted, Telling::kDetail},
      {kDamaged, Telling::kDetail},
      {kHealed, Telling::kDetail},
      {kSpellCast, Telling::kDetail},
      {kModelDestroyed, Telling::kDetail},
      {kModelMarked, Telling::kDetail},
      {kUnitMarked, Telling::kDetail},
      {kSpellAffected, Telling::kDetail},
  };
}

std::vector<uint32_t> Memorable() {
  return {kMissionShown, kRoundBegan, kQuackticPaid, kUnitDestroyed,
          kMoraleFailed, kReinforced, kScored,       kBattleWon};
}

}  // namespace

const Manifest& TheManifest() {
  static const Manifest* const manifest = [] {
    auto* const made =
        new Manifest{"duckhammer",
                     "Duckhammer",
                     "Armies of birds battle over missions on a map measured in inches.",
                     Join({SetupActions(), MovingActions(), CombatActions()}),
                     Join({SetupEvents(), MovingEvents(), CombatEvents()}),
                     Decisions(),
                     Options(),
                     SceneWords(),
                     Tellings(),
                     Memorable(),
                     {}};
    AddAnswers(*made, {{"unit", "answer_unit", "Answer with a unit.",
                        UnitArg("One of the units that are offered.")},
                       {"model", "answer_model", "Answer with a model.",
                        ModelArg("One of the models that are offered.")}});
    return made;
  }();
  return *manifest;
}

}  // namespace mallard::duckhammer
