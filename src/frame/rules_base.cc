#include "mallard/frame/rules_base.h"

#include "mallard/frame/numbers.h"
#include "mallard/ruleset.h"

namespace mallard {

RulesBase::RulesBase(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                     int seats, absl::Span<const VariableScope> scopes)
    : Rules(std::move(ruleset), configuration),
      seats_(seats),
      variables_(Rules::ruleset().entries(), scopes),
      ranges_(manifest(), seats) {}

void RulesBase::AddNames(const char* table, const NameTable& names) {
  tables_.emplace_back(table, &names);
  ranges_.SetNames(table, Size(names.names()));
}

const NameTable& RulesBase::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  for (const auto& [name, names] : tables_) {
    if (table == name) return *names;
  }
  return *kEmpty;
}

}  // namespace mallard
