#include "scripting/host/kinds.h"

#include <algorithm>

#include "mallard/asking.h"

namespace mallard {
namespace {

FieldSchema Field(const char* name, FieldSchema::Type type, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = type;
  field.doc = doc;
  return field;
}

/// How scenes show a variable: for clients, which know no variable by name.
FieldSchema ShowField() {
  FieldSchema as = Field("as", FieldSchema::Type::kChoice,
                         "A number with its name, or a mark that is there while the value is not "
                         "the default.");
  as.choices = {"counter", "mark"};
  as.fallback.type = ContentValue::Type::kString;
  as.fallback.text = "counter";
  FieldSchema most = Field("most", FieldSchema::Type::kInt, "Where the counter ends.");
  most.min = 0;
  most.max = INT32_MAX;
  FieldSchema symbol =
      Field("symbol", FieldSchema::Type::kString,
            "One character that plain drawings show for the thing while the value is not the "
            "default.");
  FieldSchema where = Field("where", FieldSchema::Type::kChoice,
                            "At the thing it belongs to, at the player whose that is, or at the "
                            "table.");
  where.choices = {"thing", "seat", "table"};
  where.fallback.type = ContentValue::Type::kString;
  where.fallback.text = "thing";
  FieldSchema show = Field("show", FieldSchema::Type::kTable,
                           "How clients show it, under its name; left out: not at all.");
  show.fields = {as, most, symbol, where};
  return show;
}

EntrySchema VariableKind(const std::vector<std::string>& scopes) {
  EntrySchema kind;
  kind.name = "variable";
  kind.doc = "A number that scripts keep in the match, and so in every snapshot.";
  FieldSchema scope = Field("scope", FieldSchema::Type::kChoice, "What each value belongs to.");
  scope.choices = scopes;
  scope.required = true;
  FieldSchema initial = Field("default", FieldSchema::Type::kInt, "The value it starts with.");
  initial.fallback.type = ContentValue::Type::kInt;
  FieldSchema least = Field("min", FieldSchema::Type::kInt, "The smallest value it may take.");
  least.fallback.type = ContentValue::Type::kInt;
  least.fallback.integer = INT32_MIN;
  FieldSchema most = Field("max", FieldSchema::Type::kInt, "The largest value it may take.");
  most.fallback.type = ContentValue::Type::kInt;
  most.fallback.integer = INT32_MAX;
  for (FieldSchema* bounded : {&initial, &least, &most}) {
    bounded->min = INT32_MIN;
    bounded->max = INT32_MAX;
  }
  FieldSchema open = Field("public", FieldSchema::Type::kBool,
                           "Everybody may know its value, although functions that set it may know "
                           "what others do not; else only the player it belongs to does.");
  open.fallback.type = ContentValue::Type::kBool;
  FieldSchema secret =
      Field("owner_only", FieldSchema::Type::kBool, "The opposite of `public`, said aloud.");
  kind.fields = {scope, initial, least, most, open, secret, ShowField()};
  return kind;
}

template <typename T>
void AddOnce(std::vector<T>& list, T item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

void CollectHooks(const std::vector<FieldSchema>& fields, ContentKinds& kinds) {
  for (const FieldSchema& field : fields) {
    if (field.hook != nullptr) {
      AddOnce(kinds.hooks, field.hook);
      if (field.hook->context != nullptr) AddOnce(kinds.contexts, field.hook->context);
    }
    CollectHooks(field.item, kinds);
    CollectHooks(field.fields, kinds);
  }
}

}  // namespace

ContentKinds::ContentKinds(const ContentSchema& schema) : owned_scopes(schema.owned_scopes) {
  for (const EntrySchema& kind : schema.entries)
    kinds.push_back(WithQuestions(WithCommonFields(kind)));
  if (!schema.variable_scopes.empty()) {
    kinds.push_back(WithCommonFields(VariableKind(schema.variable_scopes)));
  }
  for (const EntrySchema& kind : kinds) CollectHooks(kind.fields, *this);
}

int ContentKinds::Find(absl::string_view name) const {
  for (size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i].name == name) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace mallard
