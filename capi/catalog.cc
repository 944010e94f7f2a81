// The catalog of a ruleset in the C interface: languages, kinds, entries and their values.
#include "capi/catalog.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"

namespace mallard::capi {
namespace {

static_assert(MLD_FIELD_BOOL == static_cast<int>(FieldSchema::Type::kBool) &&
              MLD_FIELD_INT == static_cast<int>(FieldSchema::Type::kInt) &&
              MLD_FIELD_STRING == static_cast<int>(FieldSchema::Type::kString) &&
              MLD_FIELD_CHOICE == static_cast<int>(FieldSchema::Type::kChoice) &&
              MLD_FIELD_REFERENCE == static_cast<int>(FieldSchema::Type::kReference) &&
              MLD_FIELD_LIST == static_cast<int>(FieldSchema::Type::kList) &&
              MLD_FIELD_TABLE == static_cast<int>(FieldSchema::Type::kTable) &&
              MLD_FIELD_FUNCTION == static_cast<int>(FieldSchema::Type::kFunction) &&
              MLD_FIELD_PLAIN == static_cast<int>(FieldSchema::Type::kPlain));
static_assert(MLD_LOOK_VALUE == static_cast<int>(FieldSchema::Look::kValue) &&
              MLD_LOOK_DRAWING == static_cast<int>(FieldSchema::Look::kDrawing) &&
              MLD_LOOK_PRICE == static_cast<int>(FieldSchema::Look::kPrice));
static_assert(MLD_VALUE_NIL == static_cast<int>(ContentValue::Type::kNil) &&
              MLD_VALUE_BOOL == static_cast<int>(ContentValue::Type::kBool) &&
              MLD_VALUE_INT == static_cast<int>(ContentValue::Type::kInt) &&
              MLD_VALUE_STRING == static_cast<int>(ContentValue::Type::kString) &&
              MLD_VALUE_LIST == static_cast<int>(ContentValue::Type::kList) &&
              MLD_VALUE_TABLE == static_cast<int>(ContentValue::Type::kTable) &&
              MLD_VALUE_FUNCTION == static_cast<int>(ContentValue::Type::kFunction));

// Values of the C interface are values of content, which live in the ruleset.
const mld_value* ToC(const ContentValue& value) {
  return value.IsNil() ? nullptr : reinterpret_cast<const mld_value*>(&value);
}
const ContentValue* FromC(const mld_value* value) {
  return reinterpret_cast<const ContentValue*>(value);
}

mld_status NotFound(mld_error** error, const char* what, absl::string_view name,
                    const std::vector<std::string>& known) {
  const std::string nearest = NearestName(name, known);
  return Fail(error, MLD_NOT_FOUND,
              absl::StrCat("there is no ", what, " \"", CleanText(name), "\"",
                           nearest.empty() ? "" : "; did you mean ", nearest));
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;
using mallard::Catalog;

uint64_t mld_catalog_language_count(const mld_ruleset* ruleset) {
  return CountInCatalog(ruleset, [](const Catalog& catalog) { return catalog.languages().size(); });
}

const char* mld_catalog_language(const mld_ruleset* ruleset, uint64_t language) {
  if (language >= mld_catalog_language_count(ruleset)) return "";
  return ruleset->value->catalog().languages()[static_cast<size_t>(language)].c_str();
}

uint64_t mld_catalog_find_language(const mld_ruleset* ruleset, const char* tag) {
  return CountInCatalog(ruleset, [&](const Catalog& catalog) {
    return tag == nullptr ? 0 : static_cast<uint64_t>(catalog.FindLanguage(tag));
  });
}

const char* mld_catalog_common_word(const mld_ruleset* ruleset, uint64_t language,
                                    const char* name) {
  if (name == nullptr || language >= mld_catalog_language_count(ruleset)) return "";
  for (int word = 0; word < mallard::kCommonWords; ++word) {
    if (mallard::CommonWordName(word) != name) continue;
    return ruleset->value->catalog()
        .Common(static_cast<mallard::CommonWord>(word), static_cast<int>(language))
        .c_str();
  }
  return "";
}

uint64_t mld_catalog_kind_count(const mld_ruleset* ruleset) {
  return CountInCatalog(ruleset, [](const Catalog& catalog) { return catalog.kinds().size(); });
}

mld_status mld_catalog_describe_kind(const mld_ruleset* ruleset, uint64_t language, uint64_t kind,
                                     mld_catalog_kind_info* info, mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog& catalog, int tongue) {
    if (kind >= catalog.kinds().size()) {
      return NoSuchIndex(error, "kind of entry", kind, catalog.kinds().size());
    }
    const mallard::CatalogKind& found = catalog.kinds()[static_cast<size_t>(kind)];
    const mallard::Phrase& phrase = catalog.Kind(static_cast<int>(kind), tongue);
    mld_catalog_kind_info known = {};
    known.kind = found.schema.name.c_str();
    known.name = phrase.name.c_str();
    known.text = phrase.text.c_str();
    known.entry_count = found.entries.size();
    known.field_count = found.schema.fields.size();
    return WriteCatalogInfo(known, info, error);
  });
}

mld_status mld_catalog_describe_field(const mld_ruleset* ruleset, uint64_t kind, uint64_t field,
                                      mld_catalog_field_info* info, mld_error** error) {
  return WithCatalog(ruleset, 0, error, [&](const Catalog& catalog, int) {
    if (kind >= catalog.kinds().size()) {
      return NoSuchIndex(error, "kind of entry", kind, catalog.kinds().size());
    }
    const auto& fields = catalog.kinds()[static_cast<size_t>(kind)].schema.fields;
    if (field >= fields.size()) return NoSuchIndex(error, "field", field, fields.size());
    const mallard::FieldSchema& found = fields[static_cast<size_t>(field)];
    const mallard::FieldSchema* item = found.item.empty() ? nullptr : &found.item[0];
    mld_catalog_field_info known = {};
    known.type = static_cast<int32_t>(found.type);
    known.item_type = item == nullptr ? MLD_FIELD_NONE : static_cast<int32_t>(item->type);
    known.look = static_cast<int32_t>(found.look);
    known.name = found.name.c_str();
    known.doc = found.doc.c_str();
    known.reference = (item == nullptr ? found : *item).reference.c_str();
    return WriteCatalogInfo(known, info, error);
  });
}

mld_status mld_value_describe(const mld_value* value, mld_value_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    static const mallard::ContentValue* const kNothing = new mallard::ContentValue;
    const mallard::ContentValue& found = value == nullptr ? *kNothing : *FromC(value);
    mld_value_info known = {};
    known.type = static_cast<int32_t>(found.type);
    known.integer =
        found.type == mallard::ContentValue::Type::kBool ? found.boolean : found.integer;
    known.text = found.text.c_str();
    known.text_size = found.text.size();
    known.count = found.type == mallard::ContentValue::Type::kTable ? found.fields.size()
                                                                    : found.items.size();
    return WriteCatalogInfo(known, info, error);
  });
}

const mld_value* mld_value_item(const mld_value* value, uint64_t index) {
  if (value == nullptr) return nullptr;
  const mallard::ContentValue& found = *FromC(value);
  if (found.type == mallard::ContentValue::Type::kTable) {
    return index < found.fields.size() ? ToC(found.fields[static_cast<size_t>(index)].value)
                                       : nullptr;
  }
  return index < found.items.size() ? ToC(found.items[static_cast<size_t>(index)]) : nullptr;
}

const char* mld_value_field_name(const mld_value* value, uint64_t index) {
  if (value == nullptr || index >= FromC(value)->fields.size()) return "";
  return FromC(value)->fields[static_cast<size_t>(index)].name.c_str();
}

const mld_value* mld_value_field(const mld_value* value, const char* name) {
  if (value == nullptr || name == nullptr) return nullptr;
  return ToC((*FromC(value))[name]);
}

mld_status mld_catalog_describe_entry(const mld_ruleset* ruleset, uint64_t language, uint64_t kind,
                                      uint64_t entry, mld_catalog_entry_info* info,
                                      mld_error** error) {
  return WithCatalog(ruleset, language, error, [&](const Catalog& catalog, int tongue) {
    if (kind >= catalog.kinds().size()) {
      return NoSuchIndex(error, "kind of entry", kind, catalog.kinds().size());
    }
    const auto& entries = catalog.kinds()[static_cast<size_t>(kind)].entries;
    if (entry >= entries.size()) return NoSuchIndex(error, "entry", entry, entries.size());
    const mallard::CatalogEntry& found = entries[static_cast<size_t>(entry)];
    const mallard::ContentEntry& declared = *found.declared;
    const mallard::Phrase& phrase = catalog.Of(found, tongue);
    mld_catalog_entry_info known = {};
    known.line = declared.line;
    known.id = declared.id.c_str();
    known.word = found.word.c_str();
    known.name = phrase.name.c_str();
    known.text = phrase.text.c_str();
    known.icon = found.icon;
    known.pack = declared.pack.c_str();
    known.file = declared.file.c_str();
    known.tags = found.tags.empty() ? nullptr : found.tags.data();
    known.tag_count = found.tags.size();
    known.fields = ToC(declared.value);
    known.extra = ToC(*found.extra);
    return WriteCatalogInfo(known, info, error);
  });
}

mld_status mld_catalog_find(const mld_ruleset* ruleset, const char* kind, const char* id,
                            uint64_t* kind_number, uint64_t* entry_number, mld_error** error) {
  return WithCatalog(ruleset, 0, error, [&](const Catalog& catalog, int) {
    if (kind == nullptr) return NullArgument(error, "kind");
    if (kind_number == nullptr) return NullArgument(error, "kind_number");
    std::vector<std::string> known;
    const mallard::CatalogKind* found = catalog.FindKind(kind);
    if (found == nullptr) {
      for (const mallard::CatalogKind& other : catalog.kinds()) known.push_back(other.schema.name);
      return NotFound(error, "kind of entry", kind, known);
    }
    const mallard::CatalogEntry* entry = id == nullptr ? nullptr : catalog.Find(kind, id);
    if (id != nullptr && entry == nullptr) {
      for (const mallard::CatalogEntry& other : found->entries) known.push_back(other.word);
      return NotFound(error, kind, id, known);
    }
    *kind_number = static_cast<uint64_t>(found - catalog.kinds().data());
    if (entry_number != nullptr && entry != nullptr) {
      *entry_number = static_cast<uint64_t>(entry->number);
    }
    return mld_status{MLD_OK};
  });
}
