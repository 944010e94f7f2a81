#include "mallard/frame/rules_base.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/frame/byte_order.h"
#include "mallard/frame/numbers.h"
#include "mallard/ruleset.h"

namespace mallard {

RulesBase::RulesBase(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                     int seats, absl::Span<const VariableScope> scopes)
    : Rules(std::move(ruleset), configuration),
      seats_(seats),
      variables_(Rules::ruleset().entries(), scopes),
      questions_(Rules::ruleset().entries(), Rules::ruleset().game().content_schema()),
      ranges_(manifest(), seats) {
  if (manifest().answers.empty()) return;
  AddNames("question", questions_.names(), questions_.titles());
  AddNames("word", questions_.words(), questions_.word_titles());
}

void RulesBase::AddNames(const char* table, const NameTable& names, const char* kind) {
  tables_.push_back({table, &names, kind, {}});
  ranges_.SetNames(table, Size(names.names()));
}

void RulesBase::AddNames(const char* table, const NameTable& names,
                         std::vector<std::string> titles) {
  tables_.push_back({table, &names, "", std::move(titles)});
  ranges_.SetNames(table, Size(names.names()));
}

Refusal RulesBase::JudgeArguments(const Action& action) const {
  return ranges_.Judge(*this, action);
}

absl::Status RulesBase::CheckHandled(absl::FunctionRef<bool(uint32_t)> handled) const {
  for (const KindSpec& decision : manifest().decisions) {
    if (decision.kind == kAnswerDecision || handled(decision.kind)) continue;
    return absl::InternalError(absl::StrCat(
        "the game ", manifest().game, " has no handler, or one without check, list or apply, for ",
        "its decision ", decision.name));
  }
  return absl::OkStatus();
}

Refusal RulesBase::AnswersSomethingElse(const char* reason, uint32_t kind,
                                        uint32_t decision) const {
  return Forbidden(reason, Manifest::Find(manifest().actions, kind)->name,
                   Manifest::Find(manifest().decisions, decision)->name);
}

const NameTable& RulesBase::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  for (const GivenNames& given : tables_) {
    if (table == given.table) return *given.names;
  }
  return *kEmpty;
}

std::string RulesBase::TitleOf(absl::string_view table, int index, int language) const {
  for (const GivenNames& given : tables_) {
    if (table != given.table || index < 0 || index >= Size(given.names->names())) continue;
    const Catalog& catalog = ruleset().catalog();
    if (index < Size(given.titles)) return catalog.Say(At(given.titles, index), language);
    const CatalogEntry* entry = catalog.Find(given.kind, At(given.names->names(), index));
    if (entry != nullptr) return catalog.Of(*entry, language).name;
  }
  return Rules::TitleOf(table, index, language);
}

void RulesBase::ReverseOwned(void* variables) const {
  char* bytes = static_cast<char*>(variables);
  for (size_t at = 0; at < variables_.bytes(); at += 4) ReverseNumbers("4", bytes + at);
  bytes += variables_.bytes();
  // PendingQuestion: its number, six bytes, options, memo and subject.
  constexpr const char* kLayout = "2 1x6 4x48";
  static_assert(sizeof(PendingQuestion) == 2 + 6 + 4 * 48);
  for (size_t at = 0; at < questions_.bytes();) at += ReverseNumbers(kLayout, bytes + at);
}

}  // namespace mallard
