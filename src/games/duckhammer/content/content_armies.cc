#include "src/games/duckhammer/content/content_armies.h"

#include <string>

#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/content/content_parts.h"

namespace mallard::duckhammer {
namespace {

const EntryKind<ArmyEntry>& Armies() {
  static const auto* const kind = new EntryKind<ArmyEntry>(
      "army", "A ready army list that user interfaces and bots can offer.",
      {Title<ArmyEntry>(), Flavour<ArmyEntry>(),
       Bind(ReferenceField("scale", "scale", true, "The scale whose army points it keeps to."),
            &ArmyEntry::scale),
       Bind(RequiredTextField("list",
                              "The units: `model xCount weapons`, separated by semicolons, as "
                              "players write them."),
            &ArmyEntry::list)});
  return *kind;
}

// The list is one that may be fielded, and of some Feather.
void FinishArmy(const GameContent& content, ArmyEntry& army, EntryReporter& reporter) {
  const absl::StatusOr<std::vector<Enlisted>> list = ReadArmy(content, army.list);
  if (!list.ok()) return reporter.Add("list", list.status().message());
  const int points = At(content.scales, army.scale).points;
  for (const std::string& reason : ArmyProblems(content, *list, points)) {
    reporter.Add("list", reason);
  }
  if (!list->empty()) {
    army.feather = At(content.factions, FactionOf(content, list->front())).feather;
  }
}

}  // namespace

std::vector<EntrySchema> ArmySchemas() { return {Armies().schema()}; }

void CompileArmies(const ContentSet& set, ContentReport& report, GameContent& content) {
  Armies().Compile(set, report, content.armies,
                   [&](ArmyEntry& army, const ContentEntry&, EntryReporter& reporter) {
                     // A model that was refused itself would only be refused here again.
                     if (report.errors().empty()) FinishArmy(content, army, reporter);
                   });
}

}  // namespace mallard::duckhammer
