#include "src/games/duckhammer_campaign/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/army/price.h"
#include "src/games/duckhammer/content/content_parts.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::PositionOf;
using duckhammer::TitleOf;

void CompileMeans(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("means")) {
    EntryReporter reporter("means", entry, report);
    duckhammer::CheckNumber(content.means.size(), duckhammer::kMaxEntries, "means", reporter);
    Means means;
    means.id = entry.id;
    means.name = TitleOf(entry);
    means.text = entry.value["text"].text;
    means.faction = PositionOf(set, "faction", entry.value["faction"]);
    means.rations = duckhammer::IntOf(entry, "rations");
    means.on_season = entry.value["on_season"].function;
    means.on_battle = entry.value["on_battle"].function;
    content.means.push_back(std::move(means));
  }
}

void CompileLevels(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("experience")) {
    EntryReporter reporter("experience", entry, report);
    content.level_total.clear();
    content.level_grade.clear();
    for (const ContentValue& total : entry.value["total"].items) {
      content.level_total.push_back(static_cast<int>(total.integer));
    }
    for (const ContentValue& grade : entry.value["grade"].items) {
      content.level_grade.push_back(static_cast<int>(grade.integer));
    }
    if (content.level_grade.size() != content.level_total.size()) {
      reporter.Add("grade", absl::StrCat("there are ", content.level_grade.size(), " Grades for ",
                                         content.level_total.size(), " levels"));
    } else if (!std::is_sorted(content.level_total.begin(), content.level_total.end())) {
      reporter.Add("total", "must rise from level to level");
    } else if (!std::is_sorted(content.level_grade.begin(), content.level_grade.end())) {
      reporter.Add("grade", "must not fall from level to level");
    } else if (content.level_total[0] != 0 || content.level_grade[0] != 0) {
      reporter.Add("total", "level 0 takes no experience and has Grade 0");
    }
  }
  if (content.level_total.size() != content.level_grade.size() || content.level_total.empty()) {
    content.level_total = content.level_grade = {0, 0};
  }
}

void CompileRanges(const ContentSet& set, CampaignContent& content) {
  for (const ContentEntry& entry : set.Entries("army_range")) {
    content.ranges.push_back({entry.id, duckhammer::IntOf(entry, "from"),
                              std::max(0, PositionOf(set, "scale", entry.value["scale"]))});
  }
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
    std::vector<int>& armoury = content.armouries[model.profile.faction - 1u];
    for (const std::vector<int>& slot : model.slots) {
      armoury.insert(armoury.end(), slot.begin(), slot.end());
    }
  }
  for (std::vector<int>& armoury : content.armouries) {
    std::sort(armoury.begin(), armoury.end());
    armoury.erase(std::unique(armoury.begin(), armoury.end()), armoury.end());
  }
}

// Names by number from 1, with a word for 0.
template <class Entry>
NameTable NamesAfter(std::string word, const std::vector<Entry>& entries) {
  std::vector<std::string> ids = {std::move(word)};
  for (const Entry& entry : entries) ids.push_back(entry.id);
  return NameTable(std::move(ids));
}

void NameEverything(CampaignContent& content) {
  content.means_names = NamesOf(content.means);
  content.training_names = NamesOf(content.trainings);
  content.lesson_names = NamesOf(content.lessons);
  content.weapon_lesson_names = NamesOf(content.weapon_lessons);
  content.wound_names = NamesOf(content.wounds);
  content.attribute_names = NamesOf(content.attributes);
  content.campaign_map_names = NamesOf(content.campaign_maps);
  content.challenge_names = NamesOf(content.challenges);
  content.scene_names = NamesOf(content.scenes);
  content.weapon_class_names = NamesOf(content.weapon_classes);
  content.offered_mission_names = NamesAfter("free", content.missions);
  content.offered_map_names = NamesAfter("any", content.maps);
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
  const int last = static_cast<int>(steps.size()) - 1;
  return steps[static_cast<size_t>(std::clamp(at + steps_up, 0, last))];
}

int Ladder::Find(Dice dice) const {
  const auto found = std::find(steps.begin(), steps.end(), dice);
  return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
}

int CampaignContent::LowestLevel(int grade) const {
  for (int level = 0; level < levels(); ++level) {
    if (level_grade[static_cast<size_t>(level)] >= grade) return level;
  }
  return levels() - 1;
}

std::unique_ptr<const Content> CompileCampaign(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<CampaignContent>();
  duckhammer::CompileBattles(set, report, *content);
  CompileMeans(set, report, *content);
  CompileLevels(set, report, *content);
  CompileRanges(set, *content);
  CompileTraining(set, report, *content);
  CompileTheatre(set, report, *content);
  if (report.errors().empty()) {
    CompileAdventures(set, report, *content);
    CompileArmouries(*content);
  }
  NameEverything(*content);
  RequireSomething(*content, report);
  return content;
}

}  // namespace mallard::duckhammer_campaign
