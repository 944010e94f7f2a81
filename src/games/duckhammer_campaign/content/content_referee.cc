#include "src/games/duckhammer_campaign/content/content_referee.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content/content_fields.h"

namespace mallard::duckhammer_campaign {
namespace {

const EntryKind<Challenge>& Challenges() {
  static const auto* const kind = [] {
    std::vector<BoundField<Challenge>> fields = {
        NameField(),
        Bind(Flavour(), &Challenge::text),
        RequiredTextField("army", "The forces, as army lists are written."),
        Bind(IntField("reward", 0, kMostReward, 0, "Rations for winning."), &Challenge::reward),
        Bind(ReferenceField("mission", "mission", false, "Of the players; free if left out."),
             &Challenge::mission),
        Bind(ReferenceField("own_mission", "mission", false, "Of the forces; free if left out."),
             &Challenge::own_mission),
        Bind(ReferenceField("map", "map", false,
                            "The battle map, whatever its scale; one of the location if left out."),
             &Challenge::map),
    };
    AddModes(fields);
    return new EntryKind<Challenge>("challenge", "A battle against forces of the referee.",
                                    std::move(fields));
  }();
  return *kind;
}

const EntryKind<Episode>& Episodes() {
  static const auto* const kind = new EntryKind<Episode>(
      "episode", "Duckheim: something that happens to the characters between battles.",
      {
          NameField(),
          Bind(Flavour(), &Episode::text),
          Bind(ReferenceField("attribute", "attribute", false, "That helps."), &Episode::attribute),
          Bind(IntField("difficulty", 0, kMostDifficulty, 0,
                        "Taken off the roll; a person as referee may set another."),
               &Episode::difficulty),
          Bind(IntField("target_grade", -1, 6, -1, "Grade of whom it is done to; -1: nobody."),
               &Episode::target_grade),
          Bind(BoolField("group", false, "The referee rolls against all characters together."),
               &Episode::group),
          Bind(IntField("reward", 0, 1000, 0, "Rations for each player if it goes well."),
               &Episode::reward),
          Bind(IntField("penalty", 0, 1000, 0, "Rations each player loses if it does not."),
               &Episode::penalty),
      });
  return *kind;
}

const EntryKind<Attribute>& Attributes() {
  static const auto* const kind =
      new EntryKind<Attribute>("attribute", "Duckheim: what a character is good at.",
                               {NameField(), Bind(Flavour(), &Attribute::text)});
  return *kind;
}

const EntryKind<DuckheimSettings>& Settings() {
  static const auto* const kind = new EntryKind<DuckheimSettings>(
      "duckheim", "Settings of Duckheim. The last one declared stands.",
      {
          Bind(ReferenceField("lend_mark", "mark", true,
                              "The mark of units; one for each point of Bravery that is lent."),
               &DuckheimSettings::lend_mark),
      });
  return *kind;
}

// Forces need no Feather, and no limits but those of battles: they are the referee's.
void CompileForces(const ContentEntry& entry, EntryReporter& reporter,
                   const CampaignContent& content, Challenge& challenge) {
  const auto army = duckhammer::ReadArmy(content, entry.value["army"].text);
  if (!army.ok()) return reporter.Add("army", army.status().message());
  int models = 0;
  for (const duckhammer::Enlisted& unit : *army) {
    const duckhammer::ModelEntry& model = At(content.models, unit.model - 1);
    models += unit.count;
    if (unit.count < 1 || unit.count > model.profile.full_strength) {
      reporter.Add("army", absl::StrCat("a unit of ", model.name, " has 1 to ",
                                        model.profile.full_strength, " models"));
    }
  }
  if (army->empty() || army->size() > kCompanies) {
    reporter.Add("army",
                 absl::StrCat("has ", army->size(), " units; 1 to ", kCompanies, " can come"));
  } else if (models > duckhammer::kMaxModels) {
    reporter.Add("army", absl::StrCat("has ", models, " models; at most ", duckhammer::kMaxModels,
                                      " can come"));
  } else if (duckhammer::ArmyCost(content, *army) > kMostWorth) {
    reporter.Add("army", absl::StrCat("is worth more than ", kMostWorth));
  } else {
    challenge.army = *army;
  }
}

}  // namespace

std::vector<EntrySchema> RefereeEntries() {
  return {Challenges().schema(), Episodes().schema(), Attributes().schema(), Settings().schema()};
}

void CompileReferee(const ContentSet& set, ContentReport& report, CampaignContent& content) {
  Attributes().Compile(
      set, report, content.attributes,
      [&](Attribute& attribute, const ContentEntry& entry, EntryReporter& reporter) {
        NameEntry(attribute, entry, content.attributes, "attributes", reporter, kMaxAttributes);
      });
  Challenges().Compile(
      set, report, content.challenges,
      [&](Challenge& challenge, const ContentEntry& entry, EntryReporter& reporter) {
        NameEntry(challenge, entry, content.challenges, "challenges", reporter);
        CompileForces(entry, reporter, content, challenge);
      });
  Episodes().Compile(set, report, content.episodes,
                     [&](Episode& episode, const ContentEntry& entry, EntryReporter& reporter) {
                       NameEntry(episode, entry, content.episodes, "episodes", reporter);
                     });
  std::vector<DuckheimSettings> settings;
  Settings().Compile(set, report, settings,
                     [&](DuckheimSettings& chosen, const ContentEntry&, EntryReporter& reporter) {
                       content.lend_mark = chosen.lend_mark;
                       if (chosen.lend_mark >= 0 &&
                           At(content.marks, chosen.lend_mark).on != duckhammer::Mark::On::kUnit) {
                         reporter.Add("lend_mark", "must be a mark of units");
                       }
                     });
}

}  // namespace mallard::duckhammer_campaign
