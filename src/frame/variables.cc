#include "mallard/frame/variables.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "mallard/name_table.h"
#include "src/frame/first_character.h"

namespace mallard {
namespace {

// How a pack wants a variable shown; nil: not at all.
void ReadShow(const ContentValue& show, Variables::Spec& spec) {
  using Spec = Variables::Spec;
  if (show.IsNil()) return;
  spec.show = show["as"].text == "mark" ? Spec::Show::kMark : Spec::Show::kCounter;
  const std::string& where = show["where"].text;
  if (where == "seat") spec.where = Spec::Where::kSeat;
  if (where == "table") spec.where = Spec::Where::kTable;
  if (!show["most"].IsNil()) spec.most = static_cast<int32_t>(show["most"].integer);
  spec.symbol = FirstCharacter(show["symbol"].text);
}

// Positions of the specs in the order of one of their texts.
std::vector<int> InOrder(const std::vector<Variables::Spec>& specs,
                         std::string Variables::Spec::*text) {
  std::vector<int> order(specs.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    return specs[static_cast<size_t>(a)].*text < specs[static_cast<size_t>(b)].*text;
  });
  return order;
}

}  // namespace

Variables::Variables(const ContentSet& content, absl::Span<const VariableScope> scopes)
    : scopes_(scopes.begin(), scopes.end()) {
  std::vector<std::string> ids;
  for (const ContentEntry& entry : content.Entries("variable")) ids.push_back(entry.id);
  const NameTable names(std::move(ids));
  for (const ContentEntry& entry : content.Entries("variable")) {
    Spec spec;
    spec.id = entry.id;
    spec.name = names.names()[specs_.size()];
    spec.scope = 0;
    for (size_t i = 0; i < scopes_.size(); ++i) {
      if (entry.value["scope"].text == scopes_[i].name) spec.scope = static_cast<int>(i);
    }
    spec.fallback = static_cast<int32_t>(entry.value["default"].integer);
    spec.min = static_cast<int32_t>(entry.value["min"].integer);
    spec.max = static_cast<int32_t>(entry.value["max"].integer);
    spec.is_public = entry.value["public"].boolean;
    ReadShow(entry.value["show"], spec);
    spec.first = count_;
    spec.instances = scopes_[static_cast<size_t>(spec.scope)].instances;
    count_ += spec.instances;
    specs_.push_back(std::move(spec));
  }
  by_id_ = InOrder(specs_, &Spec::id);
  by_name_ = InOrder(specs_, &Spec::name);
}

void Variables::Start(int32_t* values) const {
  for (const Spec& spec : specs_) {
    for (int i = 0; i < spec.instances; ++i) values[spec.first + i] = spec.fallback;
  }
}

void Variables::Hide(int32_t* values, Viewer viewer) const {
  for (const Spec& spec : specs_) {
    if (spec.is_public) continue;
    for (int i = 0; i < spec.instances; ++i) {
      if (!KnownTo(spec, i, viewer.seat())) values[spec.first + i] = spec.fallback;
    }
  }
}

void Variables::CheckCount(const ContentSet& content, ContentReport& report) {
  std::map<std::string, int> counts;
  for (const ContentEntry& entry : content.Entries("variable")) {
    const std::string& scope = entry.value["scope"].text;
    if (++counts[scope] != kMostOfScope + 1) continue;
    report.Add("variable", entry, entry.value["scope"], "scope",
               absl::StrCat("there are more than ", kMostOfScope, " variables of the scope \"",
                            scope, "\""));
  }
}

const Variables::Spec* Variables::FindId(absl::string_view id) const {
  return Look(by_id_, &Spec::id, id);
}

const Variables::Spec* Variables::Look(const std::vector<int>& order, std::string Spec::*text,
                                       absl::string_view wanted) const {
  const auto found = std::partition_point(order.begin(), order.end(), [&](int position) {
    return specs_[static_cast<size_t>(position)].*text < wanted;
  });
  if (found == order.end()) return nullptr;
  const Spec& spec = specs_[static_cast<size_t>(*found)];
  return spec.*text == wanted ? &spec : nullptr;
}

absl::StatusOr<const Variables::Spec*> Variables::Find(absl::string_view name,
                                                       absl::string_view scope) const {
  const auto has_scope = [&](const Spec* spec) {
    return spec != nullptr && scopes_[static_cast<size_t>(spec->scope)].name == scope;
  };
  for (const Spec* spec : {Look(by_name_, &Spec::name, name), FindId(name)}) {
    if (has_scope(spec)) return spec;
  }
  std::vector<std::string> known;
  for (const Spec& spec : specs_) {
    if (has_scope(&spec)) known.push_back(spec.name);
  }
  const std::string nearest = NearestName(name, known);
  return absl::NotFoundError(absl::StrCat("there is no ", scope, " variable \"", name, "\"",
                                          nearest.empty() ? "" : "; did you mean ", nearest));
}

absl::StatusOr<int32_t> Variables::Get(const int32_t* values, absl::string_view scope,
                                       absl::string_view name, int instance) const {
  absl::StatusOr<const Spec*> spec = Find(name, scope);
  if (!spec.ok()) return spec.status();
  return values[(*spec)->first + instance];
}

absl::Status Variables::Set(int32_t* values, absl::string_view scope, absl::string_view name,
                            int instance, int64_t value) const {
  absl::StatusOr<const Spec*> found = Find(name, scope);
  if (!found.ok()) return found.status();
  const Spec& spec = **found;
  if (value < spec.min || value > spec.max) {
    return absl::InvalidArgumentError(absl::StrCat("variable ", spec.name, " goes from ", spec.min,
                                                   " to ", spec.max, ", not ", value));
  }
  values[spec.first + instance] = static_cast<int32_t>(value);
  return absl::OkStatus();
}

}  // namespace mallard
