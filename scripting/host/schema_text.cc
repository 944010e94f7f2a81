#include "scripting/host/schema_text.h"

#include <limits>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace mallard {

std::string ClassName(absl::string_view name) {
  std::string text;
  bool start = true;
  for (const char c : name) {
    if (c == '_') {
      start = true;
      continue;
    }
    text += start ? absl::ascii_toupper(static_cast<unsigned char>(c)) : c;
    start = false;
  }
  return text;
}

std::vector<const FieldSchema*> OwnFields(const EntrySchema& kind) {
  std::vector<const FieldSchema*> own;
  for (const FieldSchema& field : kind.fields) {
    bool special = true;
    for (const FieldSchema& common : CommonFields()) {
      if (common.name == field.name) special = common.doc != field.doc;
    }
    if (special) own.push_back(&field);
  }
  return own;
}

std::string BoundsText(const FieldSchema& field) {
  const bool list = field.type == FieldSchema::Type::kList;
  if (!list && field.type != FieldSchema::Type::kInt) return "";
  const bool least = field.min > (list ? 0 : std::numeric_limits<int64_t>::min());
  const bool most = field.max < std::numeric_limits<int64_t>::max();
  const absl::string_view what = list ? " items" : "";
  if (least && most && field.min == field.max)
    return absl::StrCat("Exactly ", field.min, what, ".");
  if (least && most) return absl::StrCat("From ", field.min, " to ", field.max, what, ".");
  if (least) return absl::StrCat("At least ", field.min, what, ".");
  if (most) return absl::StrCat("At most ", field.max, what, ".");
  return "";
}

std::string DefaultText(const FieldSchema& field) {
  const ContentValue& value = field.fallback;
  switch (value.type) {
    case ContentValue::Type::kBool:
      return value.boolean ? "true" : "false";
    case ContentValue::Type::kInt:
      return absl::StrCat(value.integer);
    case ContentValue::Type::kString:
      return absl::StrCat("\"", value.text, "\"");
    case ContentValue::Type::kList:
      return value.items.empty() ? "{}" : "{ ... }";
    case ContentValue::Type::kTable:
      return "{ ... }";
    case ContentValue::Type::kNil:
    case ContentValue::Type::kFunction:
      break;
  }
  return "";
}

const char* LuaTypeName(ScriptType type) {
  switch (type) {
    case ScriptType::kNil:
      return "nil";
    case ScriptType::kBool:
      return "boolean";
    case ScriptType::kInt:
      return "integer";
    case ScriptType::kString:
      return "string";
    case ScriptType::kIntList:
      return "integer[]";
  }
  return "";
}

std::string ParamsText(const std::vector<ScriptParam>& params) {
  return absl::StrJoin(params, ", ", [](std::string* out, const ScriptParam& param) {
    absl::StrAppend(out, param.name, param.optional ? "?: " : ": ", LuaTypeName(param.type));
  });
}

}  // namespace mallard
