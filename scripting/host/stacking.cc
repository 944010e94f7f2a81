#include "scripting/host/stacking.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "scripting/host/library.h"
#include "scripting/host/manifest_file.h"

namespace mallard {
namespace {

/// Splits `pack:name`; the pack is empty for a bare name.
std::pair<absl::string_view, absl::string_view> SplitId(absl::string_view id) {
  const size_t colon = id.find(':');
  if (colon == absl::string_view::npos) return {"", id};
  return {id.substr(0, colon), id.substr(colon + 1)};
}

bool IsPlainTable(const RawValue& value) {
  return value.type == RawValue::Type::kTable && value.items.empty() && value.odd_keys.empty();
}

const FieldSchema* FindField(const std::vector<FieldSchema>& fields, absl::string_view name) {
  for (const FieldSchema& field : fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

bool HasFields(const FieldSchema& field) {
  return field.type == FieldSchema::Type::kTable || field.type == FieldSchema::Type::kPlain;
}

/// Puts the fields of `patch` into `table`; tables inside are merged, everything else replaced.
void Merge(RawValue patch, const std::vector<FieldSchema>& schema, RawValue& table) {
  for (auto& [name, value] : patch.fields) {
    RawValue* old = table.Field(name);
    const FieldSchema* field = FindField(schema, name);
    if (old == nullptr) {
      table.fields.push_back({name, std::move(value)});
    } else if (field != nullptr && HasFields(*field) && IsPlainTable(*old) && IsPlainTable(value)) {
      Merge(std::move(value), field->fields, *old);
    } else {
      *old = std::move(value);
    }
  }
  for (RawValue& item : patch.items) table.items.push_back(std::move(item));
  for (std::string& key : patch.odd_keys) table.odd_keys.push_back(std::move(key));
}

void Erase(RawValue& table, absl::string_view name) {
  for (size_t i = 0; i < table.fields.size(); ++i) {
    if (table.fields[i].name == name) {
      table.fields.erase(table.fields.begin() + static_cast<std::ptrdiff_t>(i));
      return;
    }
  }
}

}  // namespace

const StackedEntry* StackedKind::Find(absl::string_view id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &entries_[found->second];
}

StackedEntry* StackedKind::Find(absl::string_view id) {
  return const_cast<StackedEntry*>(static_cast<const StackedKind*>(this)->Find(id));
}

void StackedKind::Add(StackedEntry entry) {
  by_id_[entry.id] = entries_.size();
  entries_.push_back(std::move(entry));
}

void StackedKind::Remove(absl::string_view id, std::string where) {
  const auto found = by_id_.find(id);
  removed_[std::string(id)] = std::move(where);
  entries_[found->second] = StackedEntry();
  by_id_.erase(found);
}

std::string StackedKind::RemovedAt(absl::string_view id) const {
  const auto found = removed_.find(id);
  return found == removed_.end() ? "" : found->second;
}

void Stacking::Error(const Declaration& declaration, int line, absl::string_view id,
                     ContentProblem problem) {
  std::string path = kinds_.kinds[declaration.kind].name;
  if (!id.empty()) absl::StrAppend(&path, " ", QuoteText(id));
  report_.Add(stack_.ErrorAt(declaration.file, line, std::move(path), std::move(problem)));
}

const std::string* Stacking::IdOf(const Declaration& declaration) {
  const RawValue* id = declaration.value.Field("id");
  if (id != nullptr && id->type == RawValue::Type::kString) return &id->text;
  if (id != nullptr && id->type == RawValue::Type::kUnknown) return nullptr;
  Error(declaration, id == nullptr ? declaration.line : id->line, "",
        ContentProblem::Mismatch("a string as id", id == nullptr ? "nothing" : id->Describe()));
  return nullptr;
}

void Stacking::Apply(Declaration declaration) {
  switch (declaration.action) {
    case Declaration::Action::kDeclare:
      return Declare(declaration);
    case Declaration::Action::kPatch:
      return Patch(declaration);
    case Declaration::Action::kRemove:
      return Remove(declaration);
  }
}

void Stacking::Declare(Declaration& declaration) {
  const std::string* id = IdOf(declaration);
  if (id == nullptr) return;
  const int line = declaration.value.Field("id")->line;
  const int pack = PackOf(declaration);
  const std::string& kind = kinds_.kinds[declaration.kind].name;
  StackedKind& entries = entries_[declaration.kind];
  const auto [prefix, name] = SplitId(*id);
  if (!IsContentName(name)) {
    return Error(declaration, line, *id,
                 ContentProblem::Mismatch("lower-case letters, digits and underscores as id",
                                          QuoteText(*id)));
  }
  const bool foreign = !prefix.empty() && prefix != PackId(pack);
  ContentProblem problem;
  if (foreign && !Visible(prefix, pack, &problem)) {
    return Error(declaration, line, *id, std::move(problem));
  }
  StackedEntry entry;
  entry.id = absl::StrCat(foreign ? prefix : absl::string_view(PackId(pack)), ":", name);
  entry.file = declaration.file;
  entry.line = declaration.line;
  const RawValue* replace = declaration.value.Field("replace");
  if (replace != nullptr && replace->type != RawValue::Type::kBool) {
    Error(declaration, replace->line, *id,
          ContentProblem::Mismatch("true or false as replace", replace->Describe()));
  }
  const bool replaces = replace != nullptr && replace->boolean;
  StackedEntry* old = entries.Find(entry.id);
  if (replaces && old == nullptr) {
    problem = Unknown(declaration.kind, *id, pack);
    problem.message = absl::StrCat("there is nothing to replace: ", problem.message);
    return Error(declaration, line, *id, std::move(problem));
  }
  if (!replaces && foreign) {
    return Error(declaration, line, *id,
                 absl::StrCat("belongs to the pack ", QuoteText(prefix),
                              "; say replace = true, or use patch.", kind));
  }
  if (!replaces && old != nullptr) {
    const SourceFile& file = stack_.files[old->file];
    return Error(declaration, line, *id,
                 absl::StrCat("is declared already at ", PackId(file.pack), "/", file.path, ":",
                              old->line, "; say replace = true to replace it"));
  }
  entry.value = std::move(declaration.value);
  Erase(entry.value, "id");
  Erase(entry.value, "replace");
  if (old != nullptr) {
    *old = std::move(entry);
  } else {
    entries.Add(std::move(entry));
  }
}

void Stacking::Patch(Declaration& declaration) {
  const std::string* id = IdOf(declaration);
  if (id == nullptr) return;
  ContentProblem problem;
  const std::string full = Resolve(declaration.kind, *id, PackOf(declaration), problem);
  if (full.empty()) {
    return Error(declaration, declaration.value.Field("id")->line, *id, std::move(problem));
  }
  StackedEntry* entry = entries_[declaration.kind].Find(full);
  entry->file = declaration.file;
  entry->line = declaration.line;
  Erase(declaration.value, "id");
  Merge(std::move(declaration.value), kinds_.kinds[declaration.kind].fields, entry->value);
}

void Stacking::Remove(const Declaration& declaration) {
  const std::string& id = declaration.value.text;
  ContentProblem problem;
  const std::string full = Resolve(declaration.kind, id, PackOf(declaration), problem);
  if (full.empty()) return Error(declaration, declaration.line, id, std::move(problem));
  const SourceFile& file = stack_.files[declaration.file];
  entries_[declaration.kind].Remove(
      full, absl::StrCat(PackId(file.pack), "/", file.path, ":", declaration.line));
}

bool Stacking::Visible(absl::string_view pack, int from, ContentProblem* problem) const {
  if (pack == PackId(from)) return true;
  for (const int visible : stack_.packs[from].visible) {
    if (PackId(visible) == pack) return true;
  }
  if (problem == nullptr) return false;
  if (stack_.FindPack(pack) >= 0) {
    *problem =
        absl::StrCat("the pack ", QuoteText(pack), " must be named in requires of ", kManifestFile);
    return false;
  }
  std::vector<std::string> known;
  for (const PackStack::Member& member : stack_.packs) known.push_back(member.manifest.id);
  *problem = ContentProblem(absl::StrCat("there is no pack ", QuoteText(pack)))
                 .Suggest(NearestName(pack, known));
  return false;
}

std::string Stacking::Resolve(int kind, absl::string_view text, int pack,
                              ContentProblem& problem) const {
  const StackedKind& entries = entries_[kind];
  const auto [prefix, name] = SplitId(text);
  if (!prefix.empty()) {
    if (!Visible(prefix, pack, &problem)) return "";
    if (entries.Find(text) != nullptr) return std::string(text);
    problem = Unknown(kind, text, pack);
    return "";
  }
  std::string found = absl::StrCat(PackId(pack), ":", name);
  if (entries.Find(found) != nullptr) return found;
  found.clear();
  for (const int visible : stack_.packs[pack].visible) {
    std::string candidate = absl::StrCat(PackId(visible), ":", name);
    if (entries.Find(candidate) == nullptr) continue;
    if (!found.empty()) {
      problem = absl::StrCat(QuoteText(text), " may mean ", QuoteText(found), " or ",
                             QuoteText(candidate), "; write the one that is meant");
      return "";
    }
    found = std::move(candidate);
  }
  if (found.empty()) problem = Unknown(kind, text, pack);
  return found;
}

std::string Stacking::RemovedAt(int kind, absl::string_view text, int pack) const {
  if (text.find(':') != absl::string_view::npos) return entries_[kind].RemovedAt(text);
  std::vector<int> packs = stack_.packs[pack].visible;
  packs.push_back(pack);
  for (const int visible : packs) {
    std::string where = entries_[kind].RemovedAt(absl::StrCat(PackId(visible), ":", text));
    if (!where.empty()) return where;
  }
  return "";
}

ContentProblem Stacking::Unknown(int kind, absl::string_view text, int pack) const {
  const StackedKind& entries = entries_[kind];
  const std::string& kind_name = kinds_.kinds[kind].name;
  const bool full = text.find(':') != absl::string_view::npos;
  const std::string removed = RemovedAt(kind, text, pack);
  if (!removed.empty()) {
    return absl::StrCat("the ", kind_name, " ", QuoteText(text), " was removed at ", removed);
  }
  std::vector<std::string> known;
  for (const StackedEntry& entry : entries.entries()) {
    if (report_.errors().size() > kMaxSuggestions) break;
    const auto [prefix, name] = SplitId(entry.id);
    if (entry.id.empty() || !Visible(prefix, pack, nullptr)) continue;
    known.emplace_back(full ? absl::string_view(entry.id) : name);
  }
  return ContentProblem(absl::StrCat("unknown ", kind_name, " ", QuoteText(text)))
      .Suggest(NearestName(text, known));
}

}  // namespace mallard
