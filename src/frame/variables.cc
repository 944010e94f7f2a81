#include "mallard/frame/variables.h"

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
    spec.owner_only = entry.value["owner_only"].boolean;
    ReadShow(entry.value["show"], spec);
    spec.first = count_;
    spec.instances = scopes_[static_cast<size_t>(spec.scope)].instances;
    count_ += spec.instances;
    specs_.push_back(std::move(spec));
  }
}

void Variables::Start(int32_t* values) const {
  for (const Spec& spec : specs_) {
    for (int i = 0; i < spec.instances; ++i) values[spec.first + i] = spec.fallback;
  }
}

void Variables::Hide(int32_t* values, Viewer viewer) const {
  for (const Spec& spec : specs_) {
    if (!spec.owner_only) continue;
    for (int i = 0; i < spec.instances; ++i) {
      const int seat = OwnerOf(spec, i);
      if (seat >= 0 && seat != viewer.seat()) values[spec.first + i] = spec.fallback;
    }
  }
}

absl::StatusOr<const Variables::Spec*> Variables::Find(absl::string_view name,
                                                       absl::string_view scope) const {
  std::vector<std::string> known;
  for (const Spec& spec : specs_) {
    if (scopes_[static_cast<size_t>(spec.scope)].name != scope) continue;
    if (name == spec.name || name == spec.id) return &spec;
    known.push_back(spec.name);
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
