#include "mallard/frame/fields.h"

#include <utility>

namespace mallard {
namespace {

using Type = FieldSchema::Type;

FieldSchema Field(const char* name, Type type, const char* doc) {
  FieldSchema field;
  field.name = name;
  field.type = type;
  field.doc = doc;
  return field;
}

}  // namespace

FieldSchema NameField() {
  return Field("name", Type::kString,
               "What people call it. Shown by user interfaces; the id when left out.");
}

FieldSchema TextField(const char* name, const char* fallback, const char* doc) {
  FieldSchema field = Field(name, Type::kString, doc);
  field.fallback.type = ContentValue::Type::kString;
  field.fallback.text = fallback;
  return field;
}

FieldSchema RequiredTextField(const char* name, const char* doc) {
  FieldSchema field = Field(name, Type::kString, doc);
  field.required = true;
  return field;
}

FieldSchema IntField(const char* name, int64_t min, int64_t max, const char* doc) {
  FieldSchema field = Field(name, Type::kInt, doc);
  field.required = true;
  field.min = min;
  field.max = max;
  return field;
}

FieldSchema IntField(const char* name, int64_t min, int64_t max, int64_t fallback,
                     const char* doc) {
  FieldSchema field = IntField(name, min, max, doc);
  field.required = false;
  field.fallback.type = ContentValue::Type::kInt;
  field.fallback.integer = fallback;
  return field;
}

FieldSchema BoolField(const char* name, bool fallback, const char* doc) {
  FieldSchema field = Field(name, Type::kBool, doc);
  field.fallback.type = ContentValue::Type::kBool;
  field.fallback.boolean = fallback;
  return field;
}

FieldSchema ChoiceField(const char* name, std::vector<std::string> choices, const char* doc) {
  FieldSchema field = Field(name, Type::kChoice, doc);
  field.required = true;
  field.choices = std::move(choices);
  return field;
}

FieldSchema ChoiceField(const char* name, std::vector<std::string> choices, const char* fallback,
                        const char* doc) {
  FieldSchema field = ChoiceField(name, std::move(choices), doc);
  field.required = false;
  field.fallback.type = ContentValue::Type::kString;
  field.fallback.text = fallback;
  return field;
}

FieldSchema ReferenceField(const char* name, const char* kind, bool required, const char* doc) {
  FieldSchema field = Field(name, Type::kReference, doc);
  field.reference = kind;
  field.required = required;
  return field;
}

FieldSchema ReferenceListField(const char* name, const char* kind, const char* doc) {
  FieldSchema field = Field(name, Type::kList, doc);
  field.item = {ReferenceField("item", kind, true, "An id.")};
  field.fallback.type = ContentValue::Type::kList;
  return field;
}

FieldSchema ListField(const char* name, FieldSchema item, int64_t min, int64_t max,
                      const char* doc) {
  FieldSchema field = Field(name, Type::kList, doc);
  field.item = {std::move(item)};
  field.min = min;
  field.max = max;
  field.required = min > 0;
  if (!field.required) field.fallback.type = ContentValue::Type::kList;
  return field;
}

FieldSchema DrawingField(const char* name, int rows, const char* doc) {
  FieldSchema field =
      ListField(name, Field("row", Type::kString, "One row of the drawing."), 1, rows, doc);
  field.look = FieldSchema::Look::kDrawing;
  return field;
}

FieldSchema Required(FieldSchema field) {
  field.required = true;
  return field;
}

FieldSchema PriceField(FieldSchema field) {
  field.look = FieldSchema::Look::kPrice;
  return field;
}

FieldSchema TableField(const char* name, std::vector<FieldSchema> fields, bool required,
                       const char* doc) {
  FieldSchema field = Field(name, Type::kTable, doc);
  field.fields = std::move(fields);
  field.required = required;
  return field;
}

FieldSchema FunctionField(const char* name, const ScriptHook& hook, const char* doc) {
  FieldSchema field = Field(name, Type::kFunction, doc);
  field.hook = &hook;
  return field;
}

}  // namespace mallard
