// Compiling ladders, trainings, lessons and wounds.
#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/duckhammer/content/content_parts.h"
#include "src/games/duckhammer_campaign/content.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::BoolOf;
using duckhammer::IntOf;
using duckhammer::PositionOf;
using duckhammer::PositionsOf;
using duckhammer::TitleOf;

void CompileLadders(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("ladder")) {
    EntryReporter reporter("ladder", entry, report);
    Ladder ladder;
    ladder.id = entry.id;
    const ContentValue& steps = entry.value["steps"];
    for (size_t i = 0; i < steps.items.size(); ++i) {
      const absl::StatusOr<Dice> dice = duckhammer::ParseDice(steps.items[i].text);
      if (dice.ok()) {
        ladder.steps.push_back(*dice);
      } else {
        reporter.AddAt(steps.items[i], absl::StrCat("steps[", i + 1, "]"), dice.status().message());
      }
    }
    content.ladders.push_back(std::move(ladder));
  }
}

Effect EffectOf(absl::string_view word) {
  const char* const words[] = {"hp",      "movement",       "gait",   "armor",  "bravery",
                               "ability", "weapon_ability", "weapon", "damage", "weapon_class"};
  const auto found = std::find(std::begin(words), std::end(words), word);
  return static_cast<Effect>(found - std::begin(words));
}

void CompileTrainings(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("training")) {
    EntryReporter reporter("training", entry, report);
    duckhammer::CheckNumber(content.trainings.size(), duckhammer::kMaxEntries, "trainings",
                            reporter);
    Training training;
    training.id = entry.id;
    training.name = TitleOf(entry);
    training.text = entry.value["text"].text;
    training.group = entry.value["group"].text;
    training.effect = EffectOf(entry.value["effect"].text);
    const std::vector<ContentValue>& amounts = entry.value["amount"].items;
    for (size_t grade = 0; grade < duckhammer::kGrades; ++grade) {
      training.amount[grade] =
          amounts.empty() ? 1
                          : static_cast<int>(amounts[std::min(grade, amounts.size() - 1)].integer);
    }
    training.per_grade = IntOf(entry, "per_grade");
    training.per_unit = IntOf(entry, "per_unit");
    training.per_weapon = IntOf(entry, "per_weapon");
    training.most = IntOf(entry, "most");
    training.most_is_grade = BoolOf(entry, "most_is_grade");
    training.ladder = PositionOf(set, "ladder", entry.value["ladder"]);
    if (training.effect == Effect::kDamage && training.ladder < 0) {
      reporter.Add("ladder", "must be given: the dice that damage climbs");
    }
    training.only_spells = BoolOf(entry, "only_spells");
    training.in_war = BoolOf(entry, "war");
    training.in_duckheim = BoolOf(entry, "duckheim");
    training.for_characters = BoolOf(entry, "characters");
    training.for_units = BoolOf(entry, "units");
    for (const ContentValue& swap : entry.value["switches"].items) {
      training.switches.emplace_back(PositionOf(set, "model_ability", swap["from"]),
                                     PositionOf(set, "model_ability", swap["to"]));
    }
    content.trainings.push_back(std::move(training));
  }
}

// What lessons of both kinds have in common.
Lesson ReadLesson(const ContentSet& set, const ContentEntry& entry, absl::string_view kind) {
  Lesson lesson;
  lesson.id = entry.id;
  lesson.name = TitleOf(entry);
  lesson.ability = std::max(0, PositionOf(set, kind, entry.value["ability"]));
  lesson.needs = PositionsOf(set, kind, entry.value["needs"]);
  lesson.forbids = PositionsOf(set, kind, entry.value["forbids"]);
  lesson.removes = PositionsOf(set, kind, entry.value["removes"]);
  return lesson;
}

void CompileLessons(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("lesson")) {
    EntryReporter reporter("lesson", entry, report);
    duckhammer::CheckNumber(content.lessons.size(), duckhammer::kMaxEntries, "lessons", reporter);
    Lesson lesson = ReadLesson(set, entry, "model_ability");
    lesson.least_grade = IntOf(entry, "grade");
    lesson.needs_ranged = BoolOf(entry, "ranged");
    lesson.ladder = PositionOf(set, "ladder", entry.value["ladder"]);
    if (!entry.value["charge"].text.empty()) {
      lesson.least_charge = duckhammer::DiceOf(entry, "charge", reporter);
      if (lesson.ladder < 0) reporter.Add("ladder", "must be given to compare charges by");
    }
    content.lessons.push_back(std::move(lesson));
  }
  for (const ContentEntry& entry : set.Entries("weapon_lesson")) {
    EntryReporter reporter("weapon_lesson", entry, report);
    duckhammer::CheckNumber(content.weapon_lessons.size(), duckhammer::kMaxEntries, "lessons",
                            reporter);
    Lesson lesson = ReadLesson(set, entry, "weapon_ability");
    lesson.clears = PositionOf(set, "weapon_ability", entry.value["clears"]);
    lesson.needs_free_weapon = BoolOf(entry, "free_weapon");
    content.weapon_lessons.push_back(std::move(lesson));
  }
}

void CompileWounds(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  bool taken[2][13] = {};
  std::vector<int> abilities;
  for (const ContentEntry& entry : set.Entries("wound")) {
    EntryReporter reporter("wound", entry, report);
    duckhammer::CheckNumber(content.wounds.size(), duckhammer::kMaxEntries, "wounds", reporter);
    Wound wound;
    wound.id = entry.id;
    wound.name = TitleOf(entry);
    wound.text = entry.value["text"].text;
    wound.major = BoolOf(entry, "major");
    wound.from = IntOf(entry, "from");
    wound.to = IntOf(entry, "to");
    wound.flyer = IntOf(entry, "flyer");
    wound.swimmer = IntOf(entry, "swimmer");
    wound.charge = IntOf(entry, "charge");
    wound.movement = IntOf(entry, "movement");
    wound.bravery = IntOf(entry, "bravery");
    wound.ladder = PositionOf(set, "ladder", entry.value["ladder"]);
    wound.grounded = BoolOf(entry, "grounded");
    wound.silenced = BoolOf(entry, "silenced");
    wound.ability = PositionOf(set, "model_ability", entry.value["ability"]);
    wound.dread = IntOf(entry, "dread");
    if (wound.ability >= 0 &&
        std::find(abilities.begin(), abilities.end(), wound.ability) == abilities.end()) {
      abilities.push_back(wound.ability);
      if (abilities.size() > kMaxWoundAbilities) {
        reporter.Add("ability", absl::StrCat("wounds bring more than ", kMaxWoundAbilities,
                                             " different abilities"));
      }
    }
    if (wound.charge != 0 && wound.ladder < 0) reporter.Add("ladder", "must be given with charge");
    if (wound.from > wound.to) reporter.Add("to", "must not be less than from");
    for (int roll = wound.from; roll <= wound.to; ++roll) {
      bool& there = taken[wound.major ? 1 : 0][roll];
      if (there) reporter.Add("from", absl::StrCat("another wound has the result ", roll));
      there = true;
    }
    content.wounds.push_back(std::move(wound));
  }
}

}  // namespace

void CompileTraining(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  CompileLadders(set, report, content);
  CompileTrainings(set, report, content);
  CompileLessons(set, report, content);
  CompileWounds(set, report, content);
}

}  // namespace mallard::duckhammer_campaign
