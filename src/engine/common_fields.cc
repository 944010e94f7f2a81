// The fields that every kind of entry of every game takes.
#include <algorithm>
#include <utility>

#include "mallard/content.h"

namespace mallard {
namespace {

FieldSchema Field(const char* name, FieldSchema::Type type, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = type;
  field.doc = doc;
  return field;
}

}  // namespace

const std::vector<FieldSchema>& CommonFields() {
  static const std::vector<FieldSchema>* const fields = [] {
    FieldSchema tags = Field("tags", FieldSchema::Type::kList,
                             "Words to sort and find it by; user interfaces may show them.");
    tags.item = {Field("tag", FieldSchema::Type::kString, "Any word.")};
    tags.min = 0;
    tags.max = 64;
    tags.fallback.type = ContentValue::Type::kList;
    return new std::vector<FieldSchema>{
        Field("name", FieldSchema::Type::kString,
              "What people call it; made from the id when left out."),
        Field("text", FieldSchema::Type::kString,
              "What it does, for players: complete, true and short."),
        Field("icon", FieldSchema::Type::kString,
              "A key to art, of the client's choosing. The engine hands it on unread."),
        tags,
        Field("extra", FieldSchema::Type::kPlain,
              "More values for user interfaces and tools, handed on unread."),
    };
  }();
  return *fields;
}

bool IsCommonField(absl::string_view name) {
  const std::vector<FieldSchema>& common = CommonFields();
  return std::any_of(common.begin(), common.end(),
                     [&](const FieldSchema& field) { return field.name == name; });
}

EntrySchema WithCommonFields(EntrySchema kind) {
  std::vector<FieldSchema> missing;
  for (FieldSchema field : CommonFields()) {
    const auto own = std::find_if(kind.fields.begin(), kind.fields.end(),
                                  [&](const FieldSchema& f) { return f.name == field.name; });
    if (own == kind.fields.end()) {
      missing.push_back(std::move(field));
      continue;
    }
    if (field.name == "tags") field.doc = own->doc;
    *own = std::move(field);
  }
  kind.fields.insert(kind.fields.begin(), missing.begin(), missing.end());
  return kind;
}

}  // namespace mallard
