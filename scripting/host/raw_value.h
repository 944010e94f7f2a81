// A value as a pack wrote it, before anything has been checked.
//
// The define stage turns the tables given to constructors into these at once, so that what a script
// does to a table afterwards changes nothing, and so that stacking and validation need no Lua.
#ifndef MALLARD_SCRIPTING_HOST_RAW_VALUE_H_
#define MALLARD_SCRIPTING_HOST_RAW_VALUE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "scripting/host/lua.h"
#include "scripting/host/source_map.h"

namespace mallard {

struct RawField;

/// See the file comment.
struct RawValue {
  enum class Type : uint8_t {
    kNil,
    kBool,
    kInt,
    kFloat,
    kString,
    kTable,
    kFunction,
    kUnknown,  ///< Came from a name that does not exist, which has been reported.
    kOther,    ///< Something that has no place in content.
  };

  Type type = Type::kNil;
  int line = 0;                       ///< Where it stands.
  int file = 0;                       ///< Number of that file in the stack of packs.
  bool boolean = false;               ///< kBool.
  int64_t integer = 0;                ///< kInt.
  std::string text;                   ///< kString: its bytes. kFloat, kOther: how to show it.
  int function = -1;                  ///< kFunction: its number.
  std::vector<RawValue> items;        ///< kTable: elements 1, 2, 3, ...
  std::vector<RawField> fields;       ///< kTable: named, in byte order.
  std::vector<std::string> odd_keys;  ///< kTable: all other keys, shown.

  /// The field of that name, or null.
  const RawValue* Field(absl::string_view name) const;
  RawValue* Field(absl::string_view name);
  /// For messages: `string "B6"`, `a list of 3`, `nothing`.
  std::string Describe() const;
};

/// A named value of a table.
struct RawField {
  std::string name;
  RawValue value;
};

/// What ReadRawValue needs to know of its surroundings.
struct RawReader {
  int file;  ///< Number of the running file.
  /// Takes the function on top of the stack (and pops it); returns its number.
  absl::FunctionRef<int(lua_State*)> keep_function;
};

/// Reads the value at `index`. `lines` says where its parts stand, as far as known; otherwise they
/// stand on `line`. Charges the meter; raises a Lua error for tables nested endlessly.
RawValue ReadRawValue(lua_State* lua, int index, const RawReader& reader, const ValueLines* lines,
                      int line);

/// The metatable of values that stand for unknown names carries this as `__name`.
inline constexpr char kUnknownName[] = "unknown name";

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_RAW_VALUE_H_
