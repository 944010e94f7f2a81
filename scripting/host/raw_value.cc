#include "scripting/host/raw_value.h"

#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sol.h"

namespace mallard {
namespace {

constexpr int kMaxDepth = 32;
// What is held a hundred times over by a table is small in Lua and large here: every value is
// charged, and every byte of text.
constexpr int64_t kInstructionsPerValue = 100;

bool IsUnknownName(lua_State* lua, int index) {
  if (luaL_getmetafield(lua, index, "__name") == LUA_TNIL) return false;
  const sol::stack_object name(lua, -1);
  const bool unknown =
      name.get_type() == sol::type::string && name.as<std::string_view>() == kUnknownName;
  name.pop();
  return unknown;
}

class Reader {
 public:
  Reader(lua_State* lua, const RawReader& reader) : lua_(lua), reader_(reader) {}

  RawValue Read(int index, const ValueLines* lines, int line, int depth) {
    Meter::Of(lua_).Charge(lua_, kInstructionsPerValue);
    RawValue value;
    value.line = lines != nullptr ? lines->line : line;
    value.file = reader_.file;
    const sol::stack_object found(lua_, index);
    switch (found.get_type()) {
      case sol::type::lua_nil:
        break;
      case sol::type::boolean:
        value.type = RawValue::Type::kBool;
        value.boolean = found.as<bool>();
        break;
      case sol::type::number:
        if (found.is<int64_t>()) {
          value.type = RawValue::Type::kInt;
          value.integer = found.as<int64_t>();
        } else {
          value.type = RawValue::Type::kFloat;
          value.text = ShowValue(lua_, index);
        }
        break;
      case sol::type::string:
        value.type = RawValue::Type::kString;
        value.text = Copy(TextAt(lua_, index));
        break;
      case sol::type::function:
        value.type = RawValue::Type::kFunction;
        found.push();
        value.function = reader_.keep_function(lua_);
        break;
      case sol::type::table:
        ReadTable(index, lines, depth, value);
        break;
      default:
        value.type = IsUnknownName(lua_, index) ? RawValue::Type::kUnknown : RawValue::Type::kOther;
        value.text = ShowValue(lua_, index);
        break;
    }
    return value;
  }

 private:
  std::string Copy(absl::string_view text) {
    Meter::Of(lua_).Charge(lua_, static_cast<int64_t>(text.size()));
    return std::string(text);
  }

  void ReadTable(int index, const ValueLines* lines, int depth, RawValue& table) {
    if (depth > kMaxDepth) {
      RaiseError(lua_, absl::StrCat("tables are nested more than ", kMaxDepth, " deep"));
    }
    table.type = RawValue::Type::kTable;
    luaL_checkstack(lua_, 4, nullptr);
    lua_pushvalue(lua_, index);
    ResolveFrozen(lua_);
    const int contents = lua_gettop(lua_);
    for (const TableKey& key : OrderedKeys(lua_, contents)) {
      const size_t next = table.items.size();
      const bool is_item = key.type == TableKey::Type::kNumber && key.is_integer &&
                           key.integer == static_cast<lua_Integer>(next) + 1;
      if (!is_item && key.type != TableKey::Type::kString) {
        PushKey(lua_, key);
        table.odd_keys.push_back(key.type == TableKey::Type::kOther ? "of another type"
                                                                    : Copy(ShowValue(lua_, -1)));
        lua_pop(lua_, 1);
        continue;
      }
      const sol::stack_object found = is_item ? PushField(lua_, contents, key.integer)
                                              : PushField(lua_, contents, ForSol(key.text));
      const ValueLines* inner = nullptr;
      if (lines != nullptr) inner = is_item ? lines->Item(next) : lines->Field(key.text);
      RawValue value = Read(found.stack_index(), inner, table.line, depth + 1);
      found.pop();
      if (is_item) {
        table.items.push_back(std::move(value));
      } else {
        table.fields.push_back({Copy(key.text), std::move(value)});
      }
    }
    lua_pop(lua_, 1);
  }

  lua_State* lua_;
  const RawReader& reader_;
};

}  // namespace

const RawValue* RawValue::Field(absl::string_view name) const {
  for (const auto& [key, value] : fields) {
    if (key == name) return &value;
  }
  return nullptr;
}

RawValue* RawValue::Field(absl::string_view name) {
  return const_cast<RawValue*>(static_cast<const RawValue*>(this)->Field(name));
}

std::string RawValue::Describe() const {
  switch (type) {
    case Type::kNil:
      return "nothing";
    case Type::kBool:
      return boolean ? "boolean true" : "boolean false";
    case Type::kInt:
      return absl::StrCat("integer ", integer);
    case Type::kFloat:
      return absl::StrCat("number ", text);
    case Type::kString:
      return absl::StrCat("string ", QuoteText(text));
    case Type::kFunction:
      return "a function";
    case Type::kTable:
      if (fields.empty() && odd_keys.empty()) {
        return items.empty() ? "an empty table" : absl::StrCat("a list of ", items.size());
      }
      return items.empty() ? "a table with named fields" : "a table";
    case Type::kUnknown:
    case Type::kOther:
      break;
  }
  return text;
}

RawValue ReadRawValue(lua_State* lua, int index, const RawReader& reader, const ValueLines* lines,
                      int line) {
  return Reader(lua, reader).Read(lua_absindex(lua, index), lines, line, 0);
}

}  // namespace mallard
