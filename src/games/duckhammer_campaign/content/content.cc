#include "src/games/duckhammer_campaign/content/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/duckhammer/army/price.h"
#include "src/games/duckhammer_campaign/content/content_fields.h"
#include "src/games/duckhammer_campaign/content/content_map.h"
#include "src/games/duckhammer_campaign/content/content_referee.h"
#include "src/games/duckhammer_campaign/content/content_training.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

const EntryKind<Means>& MeansKind() {
  static const auto* const kind = new EntryKind<Means>(
      "means", "A way of getting rations. Chosen several times, it gives several times as much.",
      {
          NameField(),
          Bind(Flavour(), &Means::text),
          Bind(ReferenceField("faction", "faction", false, "Whose it is; anybody's if left out."),
               &Means::faction),
          Bind(IntField("rations", 0, 100, 0, "Rations each season."), &Means::rations),
          Bind(FunctionField("on_season", MeansHook(), "Gives the rations of a season."),
               &Means::on_season),
          Bind(FunctionField("on_battle", MeansHook(), "Gives rations after each own battle."),
               &Means::on_battle),
      });
  return *kind;
}

const EntryKind<Levels>& LevelTables() {
  static const auto* const kind = new EntryKind<Levels>(
      "experience", "What levels take. The last one declared stands.",
      {
          Bind(ListField("total", IntField("total", 0, 100000, "Experience."), 2, kMaxLevels,
                         "Experience in all, for each level from 0."),
               &Levels::total),
          Bind(ListField("grade", IntField("grade", 0, 6, "A Grade."), 2, kMaxLevels,
                         "The Grade of each level."),
               &Levels::grade),
      });
  return *kind;
}

const EntryKind<ArmyRange>& ArmyRanges() {
  static const auto* const kind = new EntryKind<ArmyRange>(
      "army_range", "How large battles of an army are.",
      {
          Bind(IntField("from", 0, 10000, "Rations an army is worth at least."), &ArmyRange::from),
          Bind(ReferenceField("scale", "scale", true, "Map size and victory points."),
               &ArmyRange::scale),
      });
  return *kind;
}

void CheckLevels(const Levels& levels, EntryReporter& reporter) {
  if (levels.grade.size() != levels.total.size()) {
    reporter.Add("grade", absl::StrCat("there are ", levels.grade.size(), " Grades for ",
                                       levels.total.size(), " levels"));
  } else if (!std::is_sorted(levels.total.begin(), levels.total.end())) {
    reporter.Add("total", "must rise from level to level");
  } else if (!std::is_sorted(levels.grade.begin(), levels.grade.end())) {
    reporter.Add("grade", "must not fall from level to level");
  } else if (!levels.total.empty() && (levels.total[0] != 0 || levels.grade[0] != 0)) {
    reporter.Add("total", "level 0 takes no experience and has Grade 0");
  }
}

void CompileLevels(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  std::vector<Levels> tables;
  LevelTables().Compile(set, report, tables,
                        [](Levels& levels, const ContentEntry&, EntryReporter& reporter) {
                          CheckLevels(levels, reporter);
                        });
  if (!tables.empty()) {
    content.level_total = tables.back().total;
    content.level_grade = tables.back().grade;
  }
  if (content.level_total.size() != content.level_grade.size() || content.level_total.empty()) {
    content.level_total = content.level_grade = {0, 0};
  }
}

void CompileRanges(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  ArmyRanges().Compile(set, report, content.ranges,
                       [](ArmyRange& range, const ContentEntry&, EntryReporter&) {
                         range.scale = std::max(0, range.scale);  // What is missing is reported.
                       });
  std::stable_sort(content.ranges.begin(), content.ranges.end(),
                   [](const ArmyRange& a, const ArmyRange& b) { return a.from < b.from; });
}

// What is worked out once from Duckhammer's content.
void CompileArmouries(CampaignContent& content) {
  for (int grade = 0; grade < duckhammer::kGrades; ++grade) {
    for (const duckhammer::Weapon& weapon : content.weapons) {
      const duckhammer::Price price =
          duckhammer::PriceWeapon(content, weapon.profile, weapon.size, grade);
      content.weapon_prices[grade].push_back(price.reasons.empty() ? price.total
                                                                   : CampaignContent::kNoPrice);
    }
  }
  content.armouries.resize(content.factions.size());
  for (const duckhammer::ModelEntry& model : content.models) {
    std::vector<int>& armoury = At(content.armouries, model.profile.faction - 1);
    for (const std::vector<int>& slot : model.slots) {
      armoury.insert(armoury.end(), slot.begin(), slot.end());
    }
  }
  for (std::vector<int>& armoury : content.armouries) {
    std::sort(armoury.begin(), armoury.end());
    armoury.erase(std::unique(armoury.begin(), armoury.end()), armoury.end());
  }
}

// Names by number from 1, with a word for 0; behind them other words.
template <class Entry>
NameTable NamesAfter(std::string word, const std::vector<Entry>& entries,
                     absl::Span<const std::string> behind = {}) {
  std::vector<std::string> ids;
  if (!word.empty()) ids.push_back(std::move(word));
  for (const Entry& entry : entries) ids.push_back(entry.id);
  ids.insert(ids.end(), behind.begin(), behind.end());
  return NameTable(std::move(ids));
}

void NameEverything(CampaignContent& content) {
  content.means_names = NamesOf(content.means);
  content.training_names = NamesOf(content.trainings);
  content.lesson_names = NamesOf(content.lessons);
  content.weapon_lesson_names = NamesOf(content.weapon_lessons);
  content.wound_names = NamesOf(content.wounds);
  content.attribute_names = NamesOf(content.attributes);
  std::vector<std::string> own;
  for (int i = 1; i <= kOwnAttributes; ++i) own.push_back(absl::StrCat("own_", i));
  content.any_attribute_names = NamesAfter("", content.attributes, own);
  content.campaign_map_names = NamesOf(content.campaign_maps);
  content.challenge_names = NamesOf(content.challenges);
  content.episode_names = NamesOf(content.episodes);
  content.venture_names = NamesOf(content.ventures);
  content.stake_names = NamesOf(content.stakes);
  content.force_names = NamesOf(content.forces);
  content.boat_names = NamesOf(content.boats);
  content.weapon_class_names = NamesOf(content.weapon_classes);
  content.offered_mission_names = NamesAfter("free", content.missions);
  content.offered_map_names = NamesAfter("any", content.maps);
  content.called_attribute_names = NamesAfter("none", content.attributes, own);
  content.called_stake_names = NamesAfter("nothing", content.stakes);
}

void RequireSomething(const CampaignContent& content, ContentReport& report) {
  const auto need = [&](bool missing, absl::string_view what) {
    if (missing) report.Add(ContentError{"", "", 0, "", std::string(what)});
  };
  need(content.campaign_maps.empty(), "no pack declares a campaign_map");
  need(content.ranges.empty() || content.ranges[0].from != 0,
       "no pack declares an army_range from 0");
  need(content.level_total.size() < 3, "no pack declares an experience table");
  for (const ArmyRange& range : content.ranges) {
    const bool any =
        std::any_of(content.maps.begin(), content.maps.end(),
                    [&](const duckhammer::BattleMap& map) { return map.scale == range.scale; });
    need(!any, absl::StrCat("no battle map has the scale of army_range ", range.id));
  }
}

}  // namespace

Dice Ladder::Climb(Dice from, int steps_up) const {
  const int at = Find(from);
  if (at < 0) return from;
  return At(steps, std::clamp(at + steps_up, 0, Size(steps) - 1));
}

int Ladder::Find(Dice dice) const {
  const auto found = std::find(steps.begin(), steps.end(), dice);
  return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
}

int CampaignContent::LowestLevel(int grade) const {
  for (int level = 0; level < levels(); ++level) {
    if (At(level_grade, level) >= grade) return level;
  }
  return levels() - 1;
}

void CampaignContent::PrintProfiles() {
  for (int model = 0; model < Size(models); ++model) {
    Printings printings;
    const duckhammer::ModelEntry& entry = At(models, model);
    for (int loadout = 0; loadout < entry.loadouts(); ++loadout) {
      printings.profiles.push_back(ProfileOf(model, loadout));
      printings.distinct.push_back(entry.SameLoadout(loadout) == loadout);
    }
    printed_.push_back(std::move(printings));
  }
}

const ContentSchema& CampaignSchema() {
  static const ContentSchema* const schema = [] {
    auto* const made = new ContentSchema(duckhammer::DuckhammerSchema());
    made->parent = made->game;
    made->parent_api = made->api;
    made->game = "duckhammer_campaign";
    made->api = 1;
    const auto add = [&](std::vector<EntrySchema> entries) {
      for (EntrySchema& entry : entries) made->entries.push_back(std::move(entry));
    };
    add({MeansKind().schema()});
    add(TrainingEntries());
    add(MapEntries());
    add(RefereeEntries());
    add({LevelTables().schema(), ArmyRanges().schema()});
    return made;
  }();
  return *schema;
}

std::unique_ptr<const Content> CompileCampaign(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<CampaignContent>();
  duckhammer::CompileBattles(set, report, *content);
  MeansKind().Compile(set, report, content->means,
                      [&](Means& means, const ContentEntry& entry, EntryReporter& reporter) {
                        NameEntry(means, entry, content->means, "means", reporter);
                      });
  CompileLevels(set, report, *content);
  CompileRanges(set, report, *content);
  CompileTraining(set, report, *content);
  CompileMaps(set, report, *content);
  if (report.errors().empty()) {
    CompileReferee(set, report, *content);
    CompileArmouries(*content);
    content->PrintProfiles();
  }
  NameEverything(*content);
  RequireSomething(*content, report);
  return content;
}

}  // namespace mallard::duckhammer_campaign
