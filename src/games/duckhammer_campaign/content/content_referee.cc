#include "src/games/duckhammer_campaign/content/content_referee.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/text_argument.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content/content_fields.h"
#include "src/games/duckhammer_campaign/script/script.h"
#include "src/games/duckhammer_campaign/script/story.h"

namespace mallard::duckhammer_campaign {
namespace {

const char* ForceDoc() {
  return "What it is made of, as army lists are written: units come in this order, and again from "
         "the first, for as long as their worth allows.";
}

const EntryKind<Force>& Forces() {
  static const auto* const kind = new EntryKind<Force>(
      "force", "Duckheim: an enemy that the referee places on the map; it grows with the party.",
      {
          NameField(),
          Bind(Flavour(), &Force::text),
          RequiredTextField("army", ForceDoc()),
      });
  return *kind;
}

const EntryKind<Stake>& Stakes() {
  static const auto* const kind = new EntryKind<Stake>(
      "stake", "Duckheim: what success or failure brings; one without anything brings nothing.",
      {
          NameField(),
          Bind(Flavour(), &Stake::text),
          Bind(IntField("rations", -1000, 1000, 0, "Rations; below 0: lost."), &Stake::rations),
          Bind(IntField("experience", 0, 1000, 0, "Experience."), &Stake::experience),
          Bind(ChoiceField("wound", {"none", "minor", "major"}, "none", "A wound, rolled for."),
               &Stake::wound),
          Bind(IntField("heals", 0, kMaxWounds, 0, "Minor wounds that heal."), &Stake::heals),
          Bind(ReferenceField("hireling", "model", false, "A model that joins by itself."),
               &Stake::hireling),
          Bind(IntField("count", 1, duckhammer::kMaxUnitModels, 1, "How many of them."),
               &Stake::count),
          Bind(BoolField("changes_location", false,
                         "The nearest key location goes on to its next stage."),
               &Stake::changes_location),
          Bind(ReferenceField("episode", "episode", false, "An episode that begins."),
               &Stake::episode),
          Bind(ReferenceField("force", "force", false, "A force that appears."), &Stake::force),
          Bind(IntField("removes", 0, kCompanies, 0, "Enemy tokens that go, the nearest first."),
               &Stake::removes),
      });
  return *kind;
}

// What trials of ventures and episodes have in common.
template <class Entry>
void AddTrial(std::vector<BoundField<Entry>>& fields) {
  for (BoundField<Trial>& field : std::vector<BoundField<Trial>>{
           Bind(ReferenceField("attribute", "attribute", false, "That helps."), &Trial::attribute),
           Bind(IntField("difficulty", 0, kMostDifficulty, 0, "Taken off the roll."),
                &Trial::difficulty),
           Bind(IntField("target_grade", -1, 6, -1, "Grade of whom it is done to; -1: nobody."),
                &Trial::target_grade),
           Bind(BoolField("group", false, "The referee rolls against all characters together."),
                &Trial::group),
           Bind(ReferenceField("success", "stake", false,
                               "What success brings; nothing if left out."),
                &Trial::success),
           Bind(ReferenceField("failure", "stake", false,
                               "What failure brings; nothing if left out."),
                &Trial::failure),
       }) {
    fields.push_back(BindIn(&Entry::trial, std::move(field)));
  }
}

const EntryKind<Venture>& Ventures() {
  static const auto* const where =
      new std::string(absl::StrCat("Where the character must stand: in a key location, one of the "
                                   "party's, outside all of them, within ",
                                   kReachOfCamps / kInch, " inches of an own camp, within ",
                                   kSightOfEnemies / kInch, " inches of an enemy."));
  static const auto* const kind = [] {
    std::vector<BoundField<Venture>> fields = {
        NameField(),
        Bind(Flavour(), &Venture::text),
        Bind(ChoiceField("where", {"anywhere", "location", "held", "wild", "camp", "frontier"},
                         "anywhere", where->c_str()),
             &Venture::where),
        Bind(BoolField("party", false, "Only one character of the party may try it in a week."),
             &Venture::party),
    };
    AddTrial(fields);
    return new EntryKind<Venture>(
        "venture", "Duckheim: something that a player can choose to try, once a week.",
        std::move(fields));
  }();
  return *kind;
}

const EntryKind<Challenge>& Challenges() {
  static const auto* const kind = [] {
    std::vector<BoundField<Challenge>> fields = {
        NameField(),
        Bind(Flavour(), &Challenge::text),
        RequiredTextField("army", ForceDoc()),
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
  static const auto* const kind = [] {
    std::vector<BoundField<Episode>> fields = {
        NameField(),
        Bind(Flavour(), &Episode::text),
        Bind(BoolField("tries", false, "It asks for an action, as the fields below say."),
             &Episode::tries),
        Bind(BoolField("last", false, "With it the story ends, and the party wins."),
             &Episode::last),
        Bind(BoolField("again", false, "It can happen more than once."), &Episode::again),
        Bind(FunctionField("can", ConditionHook(), "Whether it can begin now."), &Episode::can),
        Bind(FunctionField("on_begin", EpisodeHook(), "What happens when it begins."),
             &Episode::on_begin),
    };
    AddTrial(fields);
    return new EntryKind<Episode>(
        "episode", "Duckheim: a piece of the story, which the referee begins.", std::move(fields));
  }();
  return *kind;
}

const EntryKind<Attribute>& Attributes() {
  static const auto* const kind =
      new EntryKind<Attribute>("attribute", "Duckheim: what a character is good at.",
                               {NameField(), Bind(Flavour(), &Attribute::text)});
  return *kind;
}

const EntryKind<Suggestion>& Suggestions() {
  static const auto* const kind = new EntryKind<Suggestion>(
      "suggestion",
      "Duckheim: words that players may take for their own: the name, of up to 24 bytes.",
      {
          NameField(),
          Flavour(),
          Bind(ChoiceField("use", {"name", "attribute", "proposal"}, "name",
                           "A character's name, an attribute of its own, or something to try."),
               &Suggestion::use),
      });
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
template <class Entry>
void CompileForces(const ContentEntry& entry, EntryReporter& reporter,
                   const CampaignContent& content, Entry& force) {
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
    force.army = *army;
  }
}

void CheckStake(const CampaignContent& content, const Stake& stake, EntryReporter& reporter) {
  // Chains of episodes end.
  if (stake.episode >= 0 && At(content.episodes, stake.episode).again) {
    reporter.Add("episode", "must not be one that can happen again");
  }
  if (stake.hireling < 0) return;
  const duckhammer::ModelEntry& model = At(content.models, stake.hireling);
  if (model.character) reporter.Add("hireling", "must not be a Character");
  if (stake.count > model.profile.full_strength) {
    reporter.Add("count", absl::StrCat("a unit of ", model.name, " has up to ",
                                       model.profile.full_strength, " models"));
  }
}

}  // namespace

std::vector<EntrySchema> RefereeEntries() {
  return {Challenges().schema(), Forces().schema(),     Stakes().schema(),
          Ventures().schema(),   Episodes().schema(),   Attributes().schema(),
          Settings().schema(),   Suggestions().schema()};
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
  Forces().Compile(set, report, content.forces,
                   [&](Force& force, const ContentEntry& entry, EntryReporter& reporter) {
                     NameEntry(force, entry, content.forces, "forces", reporter);
                     CompileForces(entry, reporter, content, force);
                   });
  Episodes().Compile(set, report, content.episodes,
                     [&](Episode& episode, const ContentEntry& entry, EntryReporter& reporter) {
                       NameEntry(episode, entry, content.episodes, "episodes", reporter);
                     });
  Stakes().Compile(set, report, content.stakes,
                   [&](Stake& stake, const ContentEntry& entry, EntryReporter& reporter) {
                     NameEntry(stake, entry, content.stakes, "stakes", reporter);
                     CheckStake(content, stake, reporter);
                   });
  Ventures().Compile(set, report, content.ventures,
                     [&](Venture& venture, const ContentEntry& entry, EntryReporter& reporter) {
                       NameEntry(venture, entry, content.ventures, "ventures", reporter);
                     });
  Suggestions().Compile(
      set, report, content.suggestions,
      [&](Suggestion& suggestion, const ContentEntry& entry, EntryReporter& reporter) {
        NameEntry(suggestion, entry, content.suggestions, "suggestions", reporter);
        const std::string& words = suggestion.name;
        const bool fits = !words.empty() && words.size() <= kWordBytes && IsPlainText(words);
        if (!fits || words.front() == ' ' || words.back() == ' ') {
          reporter.Add("name", absl::StrCat("must be plain text of 1 to ", kWordBytes,
                                            " bytes, without spaces at its ends"));
        }
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
