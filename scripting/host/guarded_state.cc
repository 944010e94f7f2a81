#include "scripting/host/guarded_state.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "scripting/host/library.h"

namespace mallard {
namespace {

constexpr size_t kMaxCallers = 8;
constexpr size_t kMaxMessage = 2000;

/// Removes `short_source:line: ` from the front of a message, if it is there.
bool StripPlace(const lua_Debug& frame, std::string& message) {
  const std::string place = absl::StrCat(frame.short_src, ":", frame.currentline, ": ");
  if (!absl::StartsWith(message, place)) return false;
  message.erase(0, place.size());
  return true;
}

/// The line of the first escape that stands for the byte 0, or of that byte itself; 0 if there is
/// none. Lua compares strings piece by piece between such bytes, which takes long when there are
/// many.
int LineOfZeroByte(absl::string_view text) {
  int line = 1;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n') ++line;
    if (text[i] == '\0') return line;
    if (text[i] != '\\' || ++i == text.size()) continue;
    if (text[i] == '\n') ++line;
    absl::string_view rest = text.substr(i);
    if (absl::ConsumePrefix(&rest, "x00")) return line;
    if (absl::ConsumePrefix(&rest, "u{0")) {
      while (absl::ConsumePrefix(&rest, "0")) continue;
      if (absl::StartsWith(rest, "}")) return line;
    }
    size_t digits = 0;
    while (digits < 3 && digits < rest.size() && rest[digits] == '0') ++digits;
    const bool more = digits < rest.size() && absl::ascii_isdigit(rest[digits]);
    if (digits == 3 || (digits > 0 && !more)) return line;
  }
  return 0;
}

std::string SourceOf(absl::string_view chunk) { return std::string(absl::StripPrefix(chunk, "@")); }

}  // namespace

std::string ChunkName(absl::string_view pack, absl::string_view path) {
  return absl::StrCat("@", pack, "/", path);
}

std::string ScriptFailure::Place::ToString() const { return absl::StrCat(source, ":", line); }

std::unique_ptr<GuardedState> GuardedState::Create(int64_t memory_limit) {
  std::unique_ptr<GuardedState> state(new GuardedState(memory_limit));
  state->lua_ = state->meter_.NewState();
  if (state->lua_ == nullptr) {
    if (state->meter_.refused_by_host()) throw std::bad_alloc();
    return nullptr;
  }
  const bool ready = state->Run([&](lua_State* lua) {
    state->meter_.Calibrate(lua);
    lua_pushlightuserdata(lua, state.get());
    lua_pushcclosure(lua, &GuardedState::HandleError, 1);
    state->handler_ = luaL_ref(lua, LUA_REGISTRYINDEX);
  });
  if (ready) return state;
  state->ThrowIfHostFailed();
  return nullptr;
}

GuardedState::~GuardedState() {
  if (lua_ != nullptr) lua_close(lua_);
}

bool GuardedState::Run(absl::FunctionRef<void(lua_State*)> work) {
  const int top = lua_gettop(lua_);
  if (lua_checkstack(lua_, 4) == 0) {
    failure_ = {"Lua's stack is full", {}, {}, true, false};
    return false;
  }
  lua_rawgeti(lua_, LUA_REGISTRYINDEX, handler_);  // Nil at first: then no handler is used.
  const int handler = handler_ == LUA_NOREF ? 0 : top + 1;
  lua_pushcfunction(lua_, &GuardedState::Enter);
  lua_pushlightuserdata(lua_, &work);
  const int status = lua_pcall(lua_, 1, 0, handler);
  // What passed a limit with its very last instruction has passed it, too.
  const bool done = status == LUA_OK && !meter_.stopped();
  if (!done) FillFailure(status);
  lua_settop(lua_, top);
  return done;
}

int GuardedState::Enter(lua_State* lua) {
  auto& work = *static_cast<absl::FunctionRef<void(lua_State*)>*>(lua_touserdata(lua, 1));
  lua_settop(lua, 0);
  work(lua);
  return 0;
}

// Called by Lua where the error was raised, before the stack is unwound.
int GuardedState::HandleError(lua_State* lua) {
  auto& self = *static_cast<GuardedState*>(lua_touserdata(lua, lua_upvalueindex(1)));
  ScriptFailure& failure = self.failure_;
  failure = ScriptFailure();
  if (lua_type(lua, 1) == LUA_TSTRING || lua_type(lua, 1) == LUA_TNUMBER) {
    failure.message = ShowValue(lua, 1).substr(0, kMaxMessage);
    // Whoever reads it may be a terminal.
    for (char& letter : failure.message) {
      if (absl::ascii_iscntrl(static_cast<unsigned char>(letter)) && letter != '\n') letter = ' ';
    }
  } else {
    failure.message =
        absl::StrCat("error was called with ", DescribeValue(lua, 1), " instead of a message");
  }
  self.Locate(lua);
  return 1;
}

void GuardedState::Locate(lua_State* lua) {
  if (!known_place_.source.empty()) {
    failure_.place = std::exchange(known_place_, {});
    return;
  }
  bool exact = false;  // The message itself named the place.
  lua_Debug frame;
  for (int level = 1; lua_getstack(lua, level, &frame) != 0; ++level) {
    lua_getinfo(lua, "Slf", &frame);
    const bool outermost = lua_tocfunction(lua, -1) == &GuardedState::Enter;
    lua_pop(lua, 1);
    if (outermost) break;
    if (frame.currentline <= 0) continue;
    const ScriptFailure::Place place = {SourceOf(frame.source), frame.currentline};
    if (!exact && StripPlace(frame, failure_.message)) {
      exact = true;
      failure_.place = place;
      failure_.callers.clear();
    } else if (failure_.place.line == 0) {
      failure_.place = place;
    } else {
      // A function that calls itself is named once.
      const ScriptFailure::Place& inner =
          failure_.callers.empty() ? failure_.place : failure_.callers.back();
      if (!(place == inner) && failure_.callers.size() < kMaxCallers) {
        failure_.callers.push_back(place);
      }
    }
  }
}

void GuardedState::FillFailure(int status) {
  meter_.Notice(status);
  if (meter_.stopped()) {
    const bool same_place = failure_.message == meter_.Message();
    if (!same_place) failure_ = ScriptFailure();
    failure_.message = meter_.Message();
    failure_.place = {SourceOf(meter_.source()), meter_.line()};
    failure_.limit = !meter_.host_failed();
    failure_.host = meter_.host_failed();
    failure_.interrupted = meter_.interrupted();
  } else if (status != LUA_ERRRUN) {
    failure_ = {"the script machine failed", {}, {}, false, true};
  }
}

void GuardedState::LoadText(lua_State* lua, absl::string_view text, absl::string_view chunk) {
  const std::string name(chunk);
  absl::ConsumePrefix(&text, "\xEF\xBB\xBF");  // Some editors put this mark in front of UTF-8.
  meter_.Charge(lua, static_cast<int64_t>(text.size()));
  if (absl::StrContains(text, "...")) meter_.WatchArguments();
  const int status = luaL_loadbufferx(lua, text.data(), text.size(), name.c_str(), "t");
  meter_.Notice(status);
  if (meter_.stopped()) meter_.Raise(lua);
  if (status != LUA_OK) RaiseSyntaxError(lua, name);
  if (const int line = LineOfZeroByte(text); line > 0) {
    RaiseAt(lua, name, line, "strings of packs have no byte 0");
  }
}

void GuardedState::DoText(lua_State* lua, absl::string_view text, absl::string_view chunk,
                          int environment) {
  environment = lua_absindex(lua, environment);
  LoadText(lua, text, chunk);
  lua_pushvalue(lua, environment);
  lua_setupvalue(lua, -2, 1);
  lua_call(lua, 0, 0);
}

// Lua puts a shortened chunk name and the line in front of the message on top of the stack.
void GuardedState::RaiseSyntaxError(lua_State* lua, const std::string& chunk) {
  std::string message(TextAt(lua, -1));
  lua_Debug info;
  luaL_loadbufferx(lua, "", 0, chunk.c_str(), "t");  // Only to learn how Lua shortens the name.
  lua_getinfo(lua, ">S", &info);
  absl::string_view rest = message;
  int line = 0;
  if (absl::ConsumePrefix(&rest, absl::StrCat(info.short_src, ":"))) {
    const size_t digits = rest.find(':');
    if (digits != absl::string_view::npos && absl::SimpleAtoi(rest.substr(0, digits), &line)) {
      message = std::string(absl::StripLeadingAsciiWhitespace(rest.substr(digits + 1)));
    }
  }
  RaiseAt(lua, chunk, line, message);
}

void GuardedState::RaiseAt(lua_State* lua, absl::string_view chunk, int line,
                           absl::string_view message) {
  known_place_ = {SourceOf(chunk), line};
  PushText(lua, message);
  lua_error(lua);
  __builtin_unreachable();
}

}  // namespace mallard
