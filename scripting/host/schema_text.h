// Words for parts of a schema, shared by the editor types and the reference.
#ifndef MALLARD_SCRIPTING_HOST_SCHEMA_TEXT_H_
#define MALLARD_SCRIPTING_HOST_SCHEMA_TEXT_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/script.h"

namespace mallard {

/// `location_card` as the name of a class: `LocationCard`.
std::string ClassName(absl::string_view name);

/// The fields of a kind that not every entry has, and those of them that mean something special to
/// the game.
std::vector<const FieldSchema*> OwnFields(const EntrySchema& kind);

/// The bounds of a field in words: `From 1 to 9.`, `At least 2 items.`; empty when there are none.
std::string BoundsText(const FieldSchema& field);

/// The default of a field as it would be written in Lua; empty when there is none.
std::string DefaultText(const FieldSchema& field);

/// A type that crosses the border to scripts, as editors write it: `integer[]`.
const char* LuaTypeName(ScriptType type);

/// The parameters of a hook or verb with their types: `amount: integer, start?: integer`.
std::string ParamsText(const std::vector<ScriptParam>& params);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_SCHEMA_TEXT_H_
