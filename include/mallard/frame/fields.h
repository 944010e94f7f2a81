/// @file
/// Short ways to write the fields of a content schema, so that every game's schema.cc reads as a
/// table.
#ifndef MALLARD_FRAME_FIELDS_H_
#define MALLARD_FRAME_FIELDS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "mallard/content.h"

namespace mallard {

/// What people call an entry.
FieldSchema NameField();
/// Any text; left out it is `fallback`.
FieldSchema TextField(const char* name, const char* fallback, const char* doc);
/// Text that must be given.
FieldSchema RequiredTextField(const char* name, const char* doc);
/// A number that must be given.
FieldSchema IntField(const char* name, int64_t min, int64_t max, const char* doc);
/// A number that may be left out.
FieldSchema IntField(const char* name, int64_t min, int64_t max, int64_t fallback, const char* doc);
/// Left out it is `fallback`.
FieldSchema BoolField(const char* name, bool fallback, const char* doc);
/// One of some words, which must be given.
FieldSchema ChoiceField(const char* name, std::vector<std::string> choices, const char* doc);
/// One of some words; left out it is `fallback`.
FieldSchema ChoiceField(const char* name, std::vector<std::string> choices, const char* fallback,
                        const char* doc);
/// The id of an entry of that kind.
FieldSchema ReferenceField(const char* name, const char* kind, bool required, const char* doc);
/// Any number of such ids; left out there are none.
FieldSchema ReferenceListField(const char* name, const char* kind, const char* doc);
/// A list of items that are all as `item` says; left out it is empty, unless it needs items.
FieldSchema ListField(const char* name, FieldSchema item, int64_t min, int64_t max,
                      const char* doc);
/// A drawing: 1 to `rows` rows of text, which must be given.
FieldSchema DrawingField(const char* name, int rows, const char* doc);
/// The same field, which must be given.
FieldSchema Required(FieldSchema field);
/// The same field, marked as what the entry costs, for those who show it.
FieldSchema PriceField(FieldSchema field);
/// A table with fields of its own.
FieldSchema TableField(const char* name, std::vector<FieldSchema> fields, bool required,
                       const char* doc);
/// A function that may be left out.
FieldSchema FunctionField(const char* name, const ScriptHook& hook, const char* doc);

}  // namespace mallard

#endif  // MALLARD_FRAME_FIELDS_H_
