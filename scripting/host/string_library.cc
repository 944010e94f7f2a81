#include <cmath>
#include <limits>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/pattern.h"

namespace mallard {
namespace {

// Of format: something becomes text; a number with a fraction may have hundreds of digits.
constexpr int64_t kInstructionsPerConversion = 4;
constexpr int64_t kInstructionsPerFraction = 20;

// Where the argument is a number that is none, its text: Lua's own tells its sign, which differs
// between platforms.
void SettleNan(lua_State* lua, int arg) {
  if (lua_type(lua, arg) != LUA_TNUMBER || !std::isnan(lua_tonumber(lua, arg))) return;
  PushText(lua, ShowValue(lua, arg));
  lua_replace(lua, arg);
}

absl::string_view CheckText(lua_State* lua, int arg) {
  SettleNan(lua, arg);
  size_t size = 0;
  const char* data = luaL_checklstring(lua, arg, &size);
  return absl::string_view(data, size);
}

/// A position as Lua counts it (from 1, or back from the end) as an offset from 0, not negative.
size_t Offset(lua_Integer position, size_t size) {
  if (position > 0) return static_cast<size_t>(position) - 1;
  if (position == 0 || position < -static_cast<lua_Integer>(size)) return 0;
  return size - static_cast<size_t>(-position);
}

Pattern CheckPattern(lua_State* lua, absl::string_view text, bool anchors) {
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(text.size()));
  absl::StatusOr<Pattern> pattern = Pattern::Parse(text, anchors);
  if (!pattern.ok()) RaiseError(lua, std::string(pattern.status().message()));
  return *std::move(pattern);
}

/// Matches and charges the steps to the meter.
class MeteredMatch {
 public:
  MeteredMatch(lua_State* lua, const Pattern& pattern, absl::string_view subject)
      : lua_(lua),
        subject_(subject),
        anchored_(pattern.anchored()),
        captures_(pattern.captures()),
        match_(pattern, subject, steps_) {}

  /// Finds the first match at or after `start`.
  bool Find(size_t start) {
    const int64_t before = steps_ = Meter::Of(lua_).remaining() + 1;
    bool found = false;
    for (size_t at = start; !found && at <= subject_.size() && steps_ >= 0; ++at) {
      found = match_.At(at);
      start_ = at;
      if (anchored_) break;
    }
    Meter::Of(lua_).Charge(lua_, before - steps_);
    return found;
  }

  size_t start() const { return start_; }
  size_t end() const { return match_.end(); }
  absl::string_view whole() const { return subject_.substr(start_, end() - start_); }

  /// Pushes one capture; capture 0 of a pattern without any is the whole match.
  void PushCapture(int index) const {
    if (index >= captures_) {
      if (index > 0) RaiseError(lua_, absl::StrCat("the pattern has no capture %", index + 1));
      PushText(lua_, whole());
      return;
    }
    const PatternMatch::Capture& capture = match_.capture(index);
    if (capture.position) {
      lua_pushinteger(lua_, static_cast<lua_Integer>(capture.start) + 1);
    } else {
      PushText(lua_, subject_.substr(capture.start, capture.length));
    }
  }

  /// Pushes all captures, or the whole match when there are none; returns how many.
  int PushCaptures(bool whole_if_none) const {
    const int count = captures_ == 0 && whole_if_none ? 1 : captures_;
    luaL_checkstack(lua_, count, "too many captures");
    for (int i = 0; i < count; ++i) PushCapture(i);
    return count;
  }

 private:
  lua_State* lua_;
  absl::string_view subject_;
  bool anchored_;
  int captures_;
  int64_t steps_ = 0;
  size_t start_ = 0;
  PatternMatch match_;
};

int FindOrMatch(lua_State* lua, bool find) {
  const absl::string_view subject = CheckText(lua, 1);
  const absl::string_view text = CheckText(lua, 2);
  const size_t start = Offset(luaL_optinteger(lua, 3, 1), subject.size());
  if (start > subject.size()) {
    lua_pushnil(lua);
    return 1;
  }
  const bool plain = text.find_first_of("^$*+?.()[%-") == absl::string_view::npos;
  if (find && (lua_toboolean(lua, 4) != 0 || plain)) {
    Meter::Of(lua).Charge(lua, static_cast<int64_t>(subject.size() * text.size() / 64));
    const size_t found = subject.find(text, start);
    if (found == absl::string_view::npos) {
      lua_pushnil(lua);
      return 1;
    }
    lua_pushinteger(lua, static_cast<lua_Integer>(found) + 1);
    lua_pushinteger(lua, static_cast<lua_Integer>(found) + static_cast<lua_Integer>(text.size()));
    return 2;
  }
  const Pattern pattern = CheckPattern(lua, text, true);
  MeteredMatch match(lua, pattern, subject);
  if (!match.Find(start)) {
    lua_pushnil(lua);
    return 1;
  }
  if (!find) return match.PushCaptures(true);
  lua_pushinteger(lua, static_cast<lua_Integer>(match.start()) + 1);
  lua_pushinteger(lua, static_cast<lua_Integer>(match.end()));
  return 2 + match.PushCaptures(false);
}

int Find(lua_State* lua) { return FindOrMatch(lua, true); }
int Match(lua_State* lua) { return FindOrMatch(lua, false); }

int Gmatch(lua_State* lua) {
  const absl::string_view subject = CheckText(lua, 1);
  CheckPattern(lua, CheckText(lua, 2), false);
  const size_t start = Offset(luaL_optinteger(lua, 3, 1), subject.size());
  lua_settop(lua, 2);
  lua_pushinteger(lua, static_cast<lua_Integer>(start));
  lua_pushinteger(lua, -1);
  // Upvalues: subject, pattern, where to go on, where the last match ended.
  lua_pushcclosure(lua, &GmatchStep, 4);
  return 1;
}

/// Appends what replaces one match to `out`.
void AppendReplacement(lua_State* lua, const MeteredMatch& match, std::string& out) {
  switch (lua_type(lua, 3)) {
    case LUA_TFUNCTION: {
      lua_pushvalue(lua, 3);
      const int count = match.PushCaptures(true);
      lua_call(lua, count, 1);
      break;
    }
    case LUA_TTABLE:
      match.PushCapture(0);
      lua_gettable(lua, 3);
      break;
    default: {
      const absl::string_view text = TextAt(lua, 3);
      for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
          out += text[i];
          continue;
        }
        const char next = ++i < text.size() ? text[i] : '\0';
        if (next == '%') {
          out += '%';
        } else if (next == '0') {
          absl::StrAppend(&out, match.whole());
          Meter::Of(lua).CheckString(lua, out.size());
        } else if (absl::ascii_isdigit(static_cast<unsigned char>(next))) {
          match.PushCapture(next - '1');
          absl::StrAppend(&out, ShowValue(lua, -1));
          lua_pop(lua, 1);
          Meter::Of(lua).CheckString(lua, out.size());
        } else {
          RaiseError(lua, "a % in the replacement must be followed by a digit or another %");
        }
      }
      Meter::Of(lua).Charge(lua, static_cast<int64_t>(text.size()));
      return;
    }
  }
  if (lua_toboolean(lua, -1) == 0) {
    absl::StrAppend(&out, match.whole());
  } else if (lua_isstring(lua, -1) != 0) {
    absl::StrAppend(&out, ShowValue(lua, -1));
  } else {
    RaiseError(lua, absl::StrCat("the replacement must be a string or a number, got ",
                                 DescribeValue(lua, -1)));
  }
  lua_pop(lua, 1);
}

int Gsub(lua_State* lua) {
  const absl::string_view subject = CheckText(lua, 1);
  const Pattern pattern = CheckPattern(lua, CheckText(lua, 2), true);
  const int type = lua_type(lua, 3);
  if (type == LUA_TNUMBER) CheckText(lua, 3);
  if (type != LUA_TNUMBER && type != LUA_TSTRING && type != LUA_TTABLE && type != LUA_TFUNCTION) {
    luaL_typeerror(lua, 3, "string/function/table");
  }
  const lua_Integer most = luaL_optinteger(lua, 4, static_cast<lua_Integer>(subject.size()) + 1);
  lua_settop(lua, 3);
  const Meter::Nested nested(lua);
  MeteredMatch match(lua, pattern, subject);
  std::string out;
  lua_Integer count = 0;
  size_t at = 0;    // Everything before has been copied or replaced.
  size_t from = 0;  // Where to look for the next match.
  while (count < most && from <= subject.size() && match.Find(from)) {
    // An empty match right behind the last one is none.
    const bool repeated = count > 0 && match.end() == at && match.whole().empty();
    if (!repeated) {
      absl::StrAppend(&out, subject.substr(at, match.start() - at));
      AppendReplacement(lua, match, out);
      Meter::Of(lua).CheckString(lua, out.size());
      ++count;
      at = match.end();
    }
    from = match.whole().empty() ? match.end() + 1 : match.end();
    if (pattern.anchored()) break;
  }
  absl::StrAppend(&out, subject.substr(at));
  Meter::Of(lua).CheckString(lua, out.size());
  PushText(lua, out);
  lua_pushinteger(lua, count);
  return 2;
}

int Rep(lua_State* lua) {
  const absl::string_view text = CheckText(lua, 1);
  const lua_Integer count = luaL_checkinteger(lua, 2);
  size_t separator = 0;
  luaL_optlstring(lua, 3, "", &separator);
  const size_t each = text.size() + separator;
  if (count <= 0 || each == 0) {
    lua_pushliteral(lua, "");
    return 1;
  }
  if (static_cast<lua_Unsigned>(count) > Meter::kMaxString / each + 1) {
    Meter::Of(lua).CheckString(lua, Meter::kMaxString + 1);
  }
  Meter::Of(lua).Charge(lua, count);
  return CallAssembling(lua);
}

/// For functions that make a text of one text, byte by byte.
int Whole(lua_State* lua) {
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(CheckText(lua, 1).size() / 4));
  return CallAssembling(lua);
}

// Without the byte 0: Lua compares strings piece by piece between such bytes, which takes long when
// there are many. Files cannot hold one either.
int Char(lua_State* lua) {
  for (int i = 1; i <= lua_gettop(lua); ++i) {
    if (luaL_checkinteger(lua, i) == 0) RaiseError(lua, "char: strings of packs have no byte 0");
  }
  return ChargeArguments(lua);
}

int Byte(lua_State* lua) {
  const size_t size = CheckText(lua, 1).size();
  const lua_Integer first = luaL_optinteger(lua, 2, 1);
  const size_t from = Offset(first, size);
  const lua_Integer last = luaL_optinteger(lua, 3, first);
  const size_t to = last > static_cast<lua_Integer>(size) ? size : Offset(last, size);
  if (to > from + kMaxValues) {
    RaiseError(lua, absl::StrCat("byte gives at most ", kMaxValues, " values"));
  }
  return CallOriginal(lua);
}

// Lua's own, but without what shows addresses (%p) or depends on the platform (%a), and with
// tables shown without their address.
int Format(lua_State* lua) {
  const absl::string_view format = CheckText(lua, 1);
  int arg = 1;
  int64_t work = 0;
  for (size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') continue;
    if (i + 1 < format.size() && format[i + 1] == '%') {
      ++i;
      continue;
    }
    i = format.find_first_not_of("-+ #0123456789.", i + 1);
    if (i == absl::string_view::npos) break;
    ++arg;
    const char conversion = format[i];
    const bool fraction = absl::string_view("feEgG").find(conversion) != absl::string_view::npos;
    work += fraction ? kInstructionsPerFraction : kInstructionsPerConversion;
    if (conversion == 'p' || conversion == 'a' || conversion == 'A') {
      RaiseError(lua, absl::StrCat("format: %", absl::string_view(&conversion, 1),
                                   " is not available to packs"));
    }
    if (conversion == 's' && arg <= lua_gettop(lua)) {
      PushText(lua, ShowValue(lua, arg));
      lua_replace(lua, arg);
    }
    // Without its sign, which differs between platforms.
    if (lua_type(lua, arg) == LUA_TNUMBER && std::isnan(lua_tonumber(lua, arg))) {
      lua_pushnumber(lua, std::numeric_limits<lua_Number>::quiet_NaN());
      lua_replace(lua, arg);
    }
    if (conversion == 'c' && luaL_checkinteger(lua, arg) % 256 == 0) {
      RaiseError(lua, "format: strings of packs have no byte 0");
    }
  }
  Meter::Of(lua).Charge(lua, work);
  return CallAssembling(lua);
}

}  // namespace

int GmatchStep(lua_State* lua) {
  const absl::string_view subject = TextAt(lua, lua_upvalueindex(1));
  const Pattern pattern = CheckPattern(lua, TextAt(lua, lua_upvalueindex(2)), false);
  size_t from = static_cast<size_t>(lua_tointeger(lua, lua_upvalueindex(3)));
  const lua_Integer last_end = lua_tointeger(lua, lua_upvalueindex(4));
  MeteredMatch match(lua, pattern, subject);
  while (from <= subject.size() && match.Find(from)) {
    from = match.whole().empty() ? match.end() + 1 : match.end();
    if (match.whole().empty() && static_cast<lua_Integer>(match.end()) == last_end) continue;
    lua_pushinteger(lua, static_cast<lua_Integer>(from));
    lua_replace(lua, lua_upvalueindex(3));
    lua_pushinteger(lua, static_cast<lua_Integer>(match.end()));
    lua_replace(lua, lua_upvalueindex(4));
    return match.PushCaptures(true);
  }
  lua_pushinteger(lua, static_cast<lua_Integer>(subject.size()) + 1);
  lua_replace(lua, lua_upvalueindex(3));
  return 0;
}

absl::Span<const luaL_Reg> StringFunctions() {
  static constexpr luaL_Reg kFunctions[] = {
      {"byte", &Byte},     {"char", &Char},     {"find", &Find},   {"format", &Format},
      {"gmatch", &Gmatch}, {"gsub", &Gsub},     {"lower", &Whole}, {"match", &Match},
      {"rep", &Rep},       {"reverse", &Whole}, {"upper", &Whole}};
  return kFunctions;
}

}  // namespace mallard
