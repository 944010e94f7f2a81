#include "src/engine/scene_names.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/content.h"
#include "mallard/game.h"
#include "mallard/primitives/grid.h"
#include "mallard/ruleset.h"

namespace mallard {

SceneNames::SceneNames(const Rules& rules, int language) : rules_(&rules), language_(language) {
  const Catalog& catalog = rules.ruleset().catalog();
  for (const CatalogKind& kind : catalog.kinds()) {
    Table names{TableId(kind.schema.name), kind.schema.name, {}};
    Table ids = names;
    for (const CatalogEntry& entry : kind.entries) {
      names.texts.push_back(catalog.Of(entry, language).name);
      ids.texts.push_back(entry.declared->id);
    }
    entries_.push_back(std::move(names));
    ids_.push_back(std::move(ids));
  }
  AddTables(rules.manifest().actions);
  AddTables(rules.manifest().events);
  AddTables(rules.manifest().decisions);
}

void SceneNames::AddTables(absl::Span<const KindSpec> specs) {
  for (const KindSpec& spec : specs) {
    for (const ArgSpec& arg : spec.args) {
      const uint32_t word_id = TableId(arg.name);
      if (!arg.words.empty() && Find(words_, word_id) == nullptr) {
        Table& table = words_.emplace_back(Table{word_id, arg.name, {}});
        for (const char* word : arg.words) {
          table.texts.push_back(
              rules_->ruleset().catalog().ArgumentWord(arg.name, word, language_).name);
        }
      }
      const std::string_view table = arg.table;
      if (table.empty() || Find(tables_, TableId(table)) != nullptr) continue;
      const absl::Span<const std::string> names = rules_->Names(arg.table);
      tables_.push_back({TableId(table), table, {names.begin(), names.end()}});
      Table& titles = titles_.emplace_back(Table{TableId(table), table, {}});
      for (size_t i = 0; i < names.size(); ++i) {
        titles.texts.push_back(rules_->TitleOf(arg.table, static_cast<int>(i), language_));
      }
    }
  }
}

const SceneNames::Table* SceneNames::Find(const std::vector<Table>& tables, uint32_t id) {
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [&](const Table& table) { return table.id == id; });
  return found == tables.end() ? nullptr : &*found;
}

void SceneNames::AppendName(const std::vector<Table>& tables, uint32_t id, int index,
                            std::string& out) const {
  const Table* table = Find(tables, id);
  if (table != nullptr && index >= 0 && static_cast<size_t>(index) < table->texts.size()) {
    out.append(table->texts[static_cast<size_t>(index)]);
  } else {
    absl::StrAppend(&out, "#", index);
  }
}

void SceneNames::AppendId(uint32_t kind, int entry, std::string& out) const {
  AppendName(ids_, kind, entry, out);
}

void SceneNames::Append(const Scene& scene, uint32_t index, std::string& out) const {
  if (index >= scene.labels.size()) return;
  const SceneLabel& label = scene.labels[index];
  switch (label.kind) {
    case SceneLabel::kText:
      out.append(scene.Text(static_cast<uint32_t>(label.value)));
      break;
    case SceneLabel::kWord:
      if (static_cast<size_t>(label.value) < rules_->manifest().words.size()) {
        out.append(
            rules_->ruleset().catalog().SceneWord(static_cast<size_t>(label.value), language_));
      }
      break;
    case SceneLabel::kEntry:
      AppendName(entries_, label.table, label.value, out);
      break;
    case SceneLabel::kName:
      AppendName(titles_, label.table, label.value, out);
      break;
    case SceneLabel::kNumber:
      absl::StrAppend(&out, label.value);
      break;
    case SceneLabel::kSeat:
      AppendSeat(scene, label.value, out);
      break;
    default:
      break;
  }
  if (label.number != 0) absl::StrAppend(&out, " ", label.number);
}

void SceneNames::AppendSeat(const Scene& scene, int seat, std::string& out) const {
  if (seat >= 0 && static_cast<size_t>(seat) < scene.seats.size()) {
    const uint32_t own = scene.seats[static_cast<size_t>(seat)].label;
    if (own < scene.labels.size() && scene.labels[own].kind != SceneLabel::kSeat) {
      return Append(scene, own, out);
    }
  }
  absl::StrAppend(&out, rules_->ruleset().catalog().Common(CommonWord::kPlayer, language_), " ",
                  seat + 1);
}

void SceneNames::Append(const Reference& reference, std::string& out) const {
  if (reference.owner >= 0) absl::StrAppend(&out, "p", reference.owner + 1, " ");
  if (reference.type == Reference::kActionKind) {
    const KindSpec* spec =
        Manifest::Find(rules_->manifest().actions, static_cast<uint32_t>(reference.value[0]));
    absl::StrAppend(&out, "action ", spec == nullptr ? "?" : spec->name);
    return;
  }
  switch (static_cast<ArgType>(reference.type)) {
    case ArgType::kCell:
      absl::StrAppend(&out, CellName(reference.value[0]));
      return;
    case ArgType::kSeat:
      absl::StrAppend(&out, "p", reference.value[0] + 1);
      return;
    case ArgType::kWord:
    case ArgType::kYesNo:
      return AppendName(words_, reference.table, reference.value[0], out);
    default:
      break;
  }
  if (reference.table != 0) {
    const Table* table = Find(tables_, reference.table);
    if (table != nullptr) absl::StrAppend(&out, std::string(table->name), " ");
    return AppendName(tables_, reference.table, reference.value[0], out);
  }
  if (reference.type < std::size(kArgTypeNames)) {
    absl::StrAppend(&out, NameOf(static_cast<ArgType>(reference.type)), " ", reference.value[0]);
  } else {
    absl::StrAppend(&out, "type ", reference.type, " ", reference.value[0]);
  }
  if (reference.value[1] != 0) absl::StrAppend(&out, " ", reference.value[1]);
}

}  // namespace mallard
