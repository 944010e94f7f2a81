#include "src/games/duckhammer_campaign/content/content_training.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/content/content_fields.h"

namespace mallard::duckhammer_campaign {
namespace {

// Ladders ----------------------------------------------------------------------------------------

void ReadSteps(Ladder& ladder, const ContentValue& steps, const FieldSource& source) {
  for (size_t i = 0; i < steps.items.size(); ++i) {
    const absl::StatusOr<Dice> dice = duckhammer::ParseDice(steps.items[i].text);
    if (dice.ok()) {
      ladder.steps.push_back(*dice);
    } else {
      source.reporter.AddAt(steps.items[i], absl::StrCat("steps[", i + 1, "]"),
                            dice.status().message());
    }
  }
}

const EntryKind<Ladder>& Ladders() {
  static const auto* const kind = new EntryKind<Ladder>(
      "ladder",
      "Dice from the weakest to the strongest, for trainings and wounds that go by steps.",
      {
          Bind(ListField("steps", RequiredTextField("step", "Dice: \"2d3\"."), 1, 24, "The dice."),
               ReadSteps),
      });
  return *kind;
}

// Trainings --------------------------------------------------------------------------------------

void ReadAmounts(Training& training, const ContentValue& list, const FieldSource&) {
  for (int grade = 0; grade < duckhammer::kGrades; ++grade) {
    const int last = Size(list.items) - 1;
    training.amount[grade] =
        last < 0 ? 1 : static_cast<int>(At(list.items, std::min(grade, last)).integer);
  }
}

void ReadSwitches(Training& training, const ContentValue& list, const FieldSource& source) {
  for (const ContentValue& swap : list.items) {
    training.switches.emplace_back(source.set.Find("model_ability", swap["from"].text),
                                   source.set.Find("model_ability", swap["to"].text));
  }
}

std::vector<BoundField<Training>> TrainingFields() {
  const FieldSchema swap =
      TableField("switch",
                 {ReferenceField("from", "model_ability", true, "The ability that goes."),
                  ReferenceField("to", "model_ability", true, "The ability that comes.")},
                 true, "An ability that turns into another.");
  std::vector<BoundField<Training>> fields = {
      NameField(),
      Bind(Flavour(), &Training::text),
      Bind(ChoiceField("effect",
                       {"hp", "movement", "gait", "armor", "bravery", "ability", "weapon_ability",
                        "weapon", "damage", "weapon_class"},
                       "What it changes."),
           &Training::effect),
      Bind(ListField("amount", IntField("amount", 0, 24, "A number."), 0, duckhammer::kGrades,
                     "By how much, for each Grade from 0; the last one also for higher Grades."),
           ReadAmounts),
      Bind(TextField("group", "", "Trainings of one group count together in a Grade."),
           &Training::group),
      Bind(IntField("per_grade", 0, 24, 0,
                    "How often a unit can have it in one Grade; 0: any number."),
           &Training::per_grade),
      Bind(IntField("per_unit", 0, 24, 0, "How often a unit can have it; 0: any number."),
           &Training::per_unit),
      Bind(IntField("per_weapon", 0, 24, 0, "How often for one weapon; 0: any number."),
           &Training::per_weapon),
      Bind(IntField("most", 0, 50, 50, "It raises nothing above this."), &Training::most),
      Bind(BoolField("most_is_grade", false, "It raises nothing above the unit's Grade."),
           &Training::most_is_grade),
      Bind(ReferenceField("ladder", "ladder", false, "The dice it climbs: charge, or damage."),
           &Training::ladder),
      Bind(BoolField("only_spells", false, "Only lessons that grant spells."),
           &Training::only_spells),
      Bind(BoolField("characters", true, "Whether characters of Duckheim can have it."),
           &Training::for_characters),
      Bind(BoolField("units", true, "Whether units that are no such characters can have it."),
           &Training::for_units),
      Bind(ListField("switches", swap, 0, 12,
                     "Abilities that turn into others once they no longer "
                     "suit how the model swims."),
           ReadSwitches),
  };
  AddModes(fields);
  return fields;
}

const EntryKind<Training>& Trainings() {
  static const auto* const kind = new EntryKind<Training>(
      "training", "Something a unit can be taught when it raises its level.", TrainingFields());
  return *kind;
}

// Lessons ----------------------------------------------------------------------------------------

// The ability must be there; what is not has been reported.
void ReadAbility(Lesson& lesson, const ContentValue& value, const FieldSource& source) {
  lesson.ability = std::max(0, source.set.Find(source.schema.reference, value.text));
}

void ReadCharge(Lesson& lesson, const ContentValue& value, const FieldSource& source) {
  if (value.text.empty()) return;
  const absl::StatusOr<Dice> dice = duckhammer::ParseDice(value.text);
  if (dice.ok()) {
    lesson.least_charge = *dice;
  } else {
    source.reporter.Add("charge", dice.status().message());
  }
}

// What lessons about models and about weapons have in common.
std::vector<BoundField<Lesson>> LessonFields(const char* kind) {
  return {
      NameField(),
      Bind(ReferenceField("ability", kind, true, "It."), ReadAbility),
      Bind(ReferenceListField("needs", kind, "Abilities that must be there."), &Lesson::needs),
      Bind(ReferenceListField("forbids", kind, "Abilities that must not be there."),
           &Lesson::forbids),
      Bind(ReferenceListField("removes", kind, "Abilities it takes the place of."),
           &Lesson::removes),
  };
}

const EntryKind<Lesson>& Lessons() {
  static const auto* const kind = [] {
    std::vector<BoundField<Lesson>> fields = LessonFields("model_ability");
    fields.push_back(Bind(IntField("grade", 0, 6, 0, "The least Grade."), &Lesson::least_grade));
    fields.push_back(
        Bind(TextField("charge", "", "The least charge dice; needs `ladder`."), ReadCharge));
    fields.push_back(
        Bind(ReferenceField("ladder", "ladder", false, "By which charges are compared."),
             &Lesson::ladder));
    fields.push_back(Bind(BoolField("ranged", false, "The model needs a ranged weapon."),
                          &Lesson::needs_ranged));
    return new EntryKind<Lesson>(
        "lesson", "An ability of models that training can give, and what that takes.",
        std::move(fields));
  }();
  return *kind;
}

const EntryKind<Lesson>& WeaponLessons() {
  static const auto* const kind = [] {
    std::vector<BoundField<Lesson>> fields = LessonFields("weapon_ability");
    fields.push_back(Bind(ReferenceField("clears", "weapon_ability", false,
                                         "Where it is there, it is taken away instead."),
                          &Lesson::clears));
    fields.push_back(Bind(BoolField("free_weapon", false, "The weapon's price must be 0 or more."),
                          &Lesson::needs_free_weapon));
    return new EntryKind<Lesson>(
        "weapon_lesson", "An ability of weapons that training can give, and what that takes.",
        std::move(fields));
  }();
  return *kind;
}

// Wounds -----------------------------------------------------------------------------------------

const EntryKind<Wound>& Wounds() {
  static const auto* const kind = new EntryKind<Wound>(
      "wound", "What can remain of a character's defeat.",
      {
          NameField(),
          Bind(Flavour(), &Wound::text),
          Bind(BoolField("major", false, "For good; minor ones end."), &Wound::major),
          Bind(IntField("from", 1, 12, "The least result of the d12."), &Wound::from),
          Bind(IntField("to", 1, 12, "The greatest result."), &Wound::to),
          Bind(IntField("flyer", -2, 0, 0, "Steps of the flyer type."), &Wound::flyer),
          Bind(IntField("swimmer", -2, 0, 0, "Steps of the swimmer type."), &Wound::swimmer),
          Bind(IntField("charge", -8, 0, 0, "Steps of the charge dice; needs `ladder`."),
               &Wound::charge),
          Bind(ReferenceField("ladder", "ladder", false, "The charge dice."), &Wound::ladder),
          Bind(IntField("movement", -24, 0, 0, "Inches of movement."), &Wound::movement),
          Bind(IntField("bravery", -6, 0, 0, "Points of Bravery."), &Wound::bravery),
          Bind(BoolField("grounded", false, "It does not fly at all."), &Wound::grounded),
          Bind(BoolField("silenced", false, "It does not chant."), &Wound::silenced),
          Bind(ReferenceField("ability", "model_ability", false, "An ability it brings."),
               &Wound::ability),
          Bind(IntField("dread", 0, 100, 0,
                        "While a model of the kind that dealt it is on the map, this percentage of "
                        "that model's Grade is taken off Bravery."),
               &Wound::dread),
      });
  return *kind;
}

// Every result of the d12 leads to one wound at most, and their abilities have room in profiles.
class WoundTable {
 public:
  void Add(const Wound& wound, EntryReporter& reporter) {
    if (wound.charge != 0 && wound.ladder < 0) reporter.Add("ladder", "must be given with charge");
    if (wound.from > wound.to) reporter.Add("to", "must not be less than from");
    for (int roll = wound.from; roll <= wound.to; ++roll) {
      bool& there = taken_[wound.major ? 1 : 0][roll];
      if (there) reporter.Add("from", absl::StrCat("another wound has the result ", roll));
      there = true;
    }
    if (wound.ability < 0 ||
        std::find(abilities_.begin(), abilities_.end(), wound.ability) != abilities_.end()) {
      return;
    }
    abilities_.push_back(wound.ability);
    if (abilities_.size() > kMaxWoundAbilities) {
      reporter.Add("ability", absl::StrCat("wounds bring more than ", kMaxWoundAbilities,
                                           " different abilities"));
    }
  }

 private:
  bool taken_[2][13] = {};
  std::vector<int> abilities_;
};

}  // namespace

std::vector<EntrySchema> TrainingEntries() {
  return {Ladders().schema(), Trainings().schema(), Lessons().schema(), WeaponLessons().schema(),
          Wounds().schema()};
}

void CompileTraining(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  Ladders().Compile(set, report, content.ladders);
  Trainings().Compile(set, report, content.trainings,
                      [&](Training& training, const ContentEntry& entry, EntryReporter& reporter) {
                        NameEntry(training, entry, content.trainings, "trainings", reporter);
                        if (training.effect == Effect::kDamage && training.ladder < 0) {
                          reporter.Add("ladder", "must be given: the dice that damage climbs");
                        }
                      });
  Lessons().Compile(set, report, content.lessons,
                    [&](Lesson& lesson, const ContentEntry& entry, EntryReporter& reporter) {
                      NameEntry(lesson, entry, content.lessons, "lessons", reporter);
                      if (!entry.value["charge"].text.empty() && lesson.ladder < 0) {
                        reporter.Add("ladder", "must be given to compare charges by");
                      }
                    });
  WeaponLessons().Compile(set, report, content.weapon_lessons,
                          [&](Lesson& lesson, const ContentEntry& entry, EntryReporter& reporter) {
                            NameEntry(lesson, entry, content.weapon_lessons, "lessons", reporter);
                          });
  WoundTable table;
  Wounds().Compile(set, report, content.wounds,
                   [&](Wound& wound, const ContentEntry& entry, EntryReporter& reporter) {
                     NameEntry(wound, entry, content.wounds, "wounds", reporter);
                     table.Add(wound, reporter);
                   });
}

}  // namespace mallard::duckhammer_campaign
