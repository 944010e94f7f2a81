/// @file
/// Kinds of content entry, bound once: one line says a field's name, bounds, default,
/// documentation and the member it fills. The content schema and the compiler both follow from it.
///
/// ```
/// const EntryKind<Maneuver>& Maneuvers() {
///   static const auto* const kind = new EntryKind<Maneuver>("maneuver", "Something a ...", {
///       NameField(),  // Only declared: the engine hands it on.
///       Bind(IntField("cooldown", 1, 200, "Turns ..."), &Maneuver::cooldown),
///       Bind(DrawingField("footprint", kGridSide, "The viewfinder ..."), ReadFootprint),
///   });
///   return *kind;
/// }
/// ```
#ifndef MALLARD_FRAME_ENTRIES_H_
#define MALLARD_FRAME_ENTRIES_H_

#include <concepts>
#include <cstddef>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/frame/compile.h"
#include "mallard/frame/fields.h"
#include "mallard/script.h"

namespace mallard {

/// What reading a field may ask besides its value.
struct FieldSource {
  const ContentSet& set;      ///< All entries, for references.
  const FieldSchema& schema;  ///< What was declared.
  EntryReporter& reporter;    ///< Takes mistakes that the schema cannot see.
};

/// @name How a value fills a member
/// @{

/// True or false.
inline void FillMember(bool& member, const ContentValue& value, const FieldSource&) {
  member = value.boolean;
}
/// Text.
inline void FillMember(std::string& member, const ContentValue& value, const FieldSource&) {
  member = value.text;
}
/// A function.
inline void FillMember(ScriptFunction& member, const ContentValue& value, const FieldSource&) {
  member = value.function;
}
/// A number; or, for a reference, the position of the entry, -1 if there is none.
template <std::integral T>
void FillMember(T& member, const ContentValue& value, const FieldSource& source) {
  if (source.schema.type == FieldSchema::Type::kReference) {
    member =
        static_cast<T>(value.IsNil() ? -1 : source.set.Find(source.schema.reference, value.text));
  } else {
    member = static_cast<T>(value.integer);
  }
}
/// The position of a word among the choices.
template <class T>
requires std::is_enum_v<T>
void FillMember(T& member, const ContentValue& value, const FieldSource& source) {
  for (size_t i = 0; i < source.schema.choices.size(); ++i) {
    if (value.text == source.schema.choices[i]) member = static_cast<T>(i);
  }
}
/// A list, item by item. References that lead nowhere are left out: they have been reported.
template <class T>
void FillMember(std::vector<T>& member, const ContentValue& value, const FieldSource& source) {
  const FieldSchema& item_schema = source.schema.item[0];
  for (const ContentValue& item : value.items) {
    if (item_schema.type == FieldSchema::Type::kReference &&
        source.set.Find(item_schema.reference, item.text) < 0) {
      continue;
    }
    T filled = {};
    FillMember(filled, item, FieldSource{source.set, item_schema, source.reporter});
    member.push_back(std::move(filled));
  }
}
/// @}

/// One field, with what its value fills.
template <class Struct>
struct BoundField {
  /// Fills the structure from a value; empty: the field is only declared.
  using Fill = std::function<void(Struct&, const ContentValue&, const FieldSource&)>;

  FieldSchema schema;  ///< What may be written.
  Fill fill;           ///< What becomes of it.

  /// A field that is only declared.
  BoundField(FieldSchema declared) : schema(std::move(declared)) {}  // NOLINT
  /// A field with what it fills.
  BoundField(FieldSchema declared, Fill filler)
      : schema(std::move(declared)), fill(std::move(filler)) {}
};

/// A field that fills a member.
template <class Struct, class Member>
BoundField<Struct> Bind(FieldSchema schema, Member Struct::*member) {
  return {std::move(schema),
          [member](Struct& s, const ContentValue& value, const FieldSource& source) {
            FillMember(s.*member, value, source);
          }};
}
/// A field that is read by a function of the game.
template <class Struct>
BoundField<Struct> Bind(FieldSchema schema,
                        void (*fill)(Struct&, const ContentValue&, const FieldSource&)) {
  return {std::move(schema), fill};
}
/// A table that fills a member with fields of its own.
template <class Struct, class Inner>
BoundField<Struct> BindTable(const char* name, Inner Struct::*member,
                             std::vector<BoundField<Inner>> fields, bool required,
                             const char* doc) {
  std::vector<FieldSchema> schemas;
  for (const BoundField<Inner>& field : fields) schemas.push_back(field.schema);
  return {TableField(name, std::move(schemas), required, doc),
          [member, fields = std::move(fields)](Struct& s, const ContentValue& value,
                                               const FieldSource& source) {
            if (value.IsNil()) return;
            for (const BoundField<Inner>& field : fields) {
              if (!field.fill) continue;
              field.fill(s.*member, value[field.schema.name],
                         FieldSource{source.set, field.schema, source.reporter});
            }
          }};
}
/// A field of the entry itself that fills a member of a member: `BindIn(&Weapon::profile,
/// Bind(IntField("range", ...), &WeaponProfile::range))`.
template <class Struct, class Inner>
BoundField<Struct> BindIn(Inner Struct::*member, BoundField<Inner> field) {
  return {std::move(field.schema),
          [member, fill = std::move(field.fill)](Struct& s, const ContentValue& value,
                                                 const FieldSource& source) {
            fill(s.*member, value, source);
          }};
}

/// One kind of entry. `Struct` has a member `id`, which the frame fills.
template <class Struct>
class EntryKind {
 public:
  /// What modders call it, what it is, and its fields in the order of the reference.
  EntryKind(const char* name, const char* doc, std::vector<BoundField<Struct>> fields)
      : name_(name), doc_(doc), fields_(std::move(fields)) {}

  /// For the game's content schema.
  EntrySchema schema() const {
    EntrySchema schema;
    schema.name = name_;
    schema.doc = doc_;
    for (const BoundField<Struct>& field : fields_) schema.fields.push_back(field.schema);
    return schema;
  }

  /// Compiles all entries, in load order. `finish(struct, entry, reporter)` does what no single
  /// field can: it checks fields against each other, and tells other structures.
  template <class Finish>
  void Compile(const ContentSet& set, ContentReport& report, std::vector<Struct>& out,
               Finish finish) const {
    for (const ContentEntry& entry : set.Entries(name_)) {
      EntryReporter reporter(name_, entry, report);
      Struct compiled = {};
      compiled.id = entry.id;
      for (const BoundField<Struct>& field : fields_) {
        if (!field.fill) continue;
        field.fill(compiled, entry.value[field.schema.name],
                   FieldSource{set, field.schema, reporter});
      }
      finish(compiled, entry, reporter);
      out.push_back(std::move(compiled));
    }
  }
  /// The same where there is nothing more to do.
  void Compile(const ContentSet& set, ContentReport& report, std::vector<Struct>& out) const {
    Compile(set, report, out, [](Struct&, const ContentEntry&, EntryReporter&) {});
  }

 private:
  const char* name_;
  const char* doc_;
  std::vector<BoundField<Struct>> fields_;
};

}  // namespace mallard

#endif  // MALLARD_FRAME_ENTRIES_H_
