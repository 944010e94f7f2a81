#include "scripting/host/test_session.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/content.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/test_api.h"

// The objects of tests are plain userdata, made with Lua's own interface: sol2's bring finalizers
// and names of their own. It also reads arguments, telling one that is left out from nil.

namespace mallard {
namespace {

/// `__index` of the methods. Upvalue: the name of the class.
int UnknownMethod(lua_State* lua) {
  std::vector<std::string> known;
  for (const TableKey& key : OrderedKeys(lua, 1)) known.emplace_back(key.text);
  const std::string name = ShowValue(lua, 2);
  RaiseError(lua, ContentProblem(
                      absl::StrCat(TextAt(lua, lua_upvalueindex(1)), " has no ", QuoteText(name)))
                      .Suggest(NearestNameFor(lua, name, known))
                      .message);
}

int RefuseMember(lua_State* lua) {
  RaiseError(lua, absl::StrCat("cannot set ", DescribeValue(lua, 2), " of this object"));
}

bool IsAssertion(const char* name) { return name == kTestClass; }

}  // namespace

TestMatch::TestMatch(Match m, uint64_t seed)
    : match(std::move(m)), chance(Chance::Stream(seed, 1)) {
  bots.resize(static_cast<size_t>(match.seats()));
  Mark();
}

void TestMatch::Mark() {
  marks.assign(1, match.EventCount(Viewer::Host()));
  for (int seat = 0; seat < match.seats(); ++seat) {
    marks.push_back(match.EventCount(Viewer::Seat(seat)));
  }
}

void TestSession::Install(lua_State* lua) {
  InstallClass(lua, kTestClass);
  InstallClass(lua, kTestMatchClass);
}

void TestSession::InstallClass(lua_State* lua, const char* name) {
  lua_createtable(lua, 0, 3);  // The metatable of its objects, kept in the registry.
  lua_pushstring(lua, name);
  lua_setfield(lua, -2, "__name");
  lua_pushcfunction(lua, &RefuseMember);
  lua_setfield(lua, -2, "__newindex");
  lua_newtable(lua);
  const auto add = [&](absl::Span<const TestMethod> methods) {
    for (const TestMethod& method : methods) {
      lua_pushlightuserdata(lua, this);
      lua_pushcclosure(lua, method.call, 1);
      lua_setfield(lua, -2, method.name);
    }
  };
  if (IsAssertion(name)) {
    add(AssertionMethods());
  } else {
    add(MatchPlayMethods());
    add(MatchLookMethods());
    add(MatchEventMethods());
  }
  lua_createtable(lua, 0, 1);
  lua_pushstring(lua, name);
  lua_pushcclosure(lua, &UnknownMethod, 1);
  lua_setfield(lua, -2, "__index");
  lua_setmetatable(lua, -2);
  lua_setfield(lua, -2, "__index");
  lua_setfield(lua, LUA_REGISTRYINDEX, name);
}

void TestSession::BeginTest(lua_State* lua) {
  ++test_;
  running_ = true;
  matches_.clear();
  new (lua_newuserdatauv(lua, sizeof(Handle), 0)) Handle{test_, 0};
  luaL_setmetatable(lua, kTestClass);
}

void TestSession::EndTest() {
  running_ = false;
  matches_.clear();
}

TestSession& TestSession::Of(lua_State* lua) {
  return *static_cast<TestSession*>(lua_touserdata(lua, lua_upvalueindex(1)));
}

void TestSession::CheckTest(lua_State* lua, absl::string_view method) const {
  const auto* handle = static_cast<const Handle*>(luaL_testudata(lua, 1, kTestClass));
  if (handle == nullptr) {
    RaiseError(lua, absl::StrCat("t:", method, ": call it with a colon, on the test"));
  }
  if (!running_ || handle->test != test_) {
    RaiseError(lua, absl::StrCat("t:", method, ": the test that got this object has ended"));
  }
}

TestMatch& TestSession::MatchAt(lua_State* lua, absl::string_view method) const {
  const auto* handle = static_cast<const Handle*>(luaL_testudata(lua, 1, kTestMatchClass));
  if (handle == nullptr) {
    RaiseError(lua, absl::StrCat("match:", method, ": call it with a colon, on a match"));
  }
  if (!running_ || handle->test != test_) {
    RaiseError(lua, absl::StrCat("match:", method, ": the test that made this match has ended"));
  }
  return *matches_[handle->match];
}

void TestSession::PushMatch(lua_State* lua, Match match, uint64_t seed) {
  if (matches_.size() == kMaxMatches) {
    RaiseError(lua, absl::StrCat("a test has at most ", kMaxMatches, " matches"));
  }
  Meter::Of(lua).Charge(lua, 20'000);
  new (lua_newuserdatauv(lua, sizeof(Handle), 0)) Handle{test_, matches_.size()};
  luaL_setmetatable(lua, kTestMatchClass);
  matches_.push_back(std::make_unique<TestMatch>(std::move(match), seed));
}

int SeatAt(lua_State* lua, int index, const Match& match) {
  const lua_Integer seat = lua_isinteger(lua, index) != 0 ? lua_tointeger(lua, index) : 0;
  if (seat < 1 || seat > match.seats()) {
    RaiseError(lua, absl::StrCat("expected a player from 1 to ", match.seats(), ", found ",
                                 DescribeValue(lua, index)));
  }
  return static_cast<int>(seat) - 1;
}

Viewer ViewerAt(lua_State* lua, int index, const Match& match) {
  if (lua_isnoneornil(lua, index)) return Viewer::Host();
  if (lua_type(lua, index) == LUA_TSTRING && TextAt(lua, index) == "host") return Viewer::Host();
  if (lua_type(lua, index) == LUA_TSTRING) {
    RaiseError(lua, absl::StrCat("expected a player from 1 to ", match.seats(),
                                 " or \"host\", found ", DescribeValue(lua, index)));
  }
  return Viewer::Seat(SeatAt(lua, index, match));
}

absl::string_view TextArgument(lua_State* lua, int index, absl::string_view name) {
  if (lua_type(lua, index) != LUA_TSTRING) {
    RaiseError(lua, absl::StrCat(name, " must be a string, found ", DescribeValue(lua, index)));
  }
  return TextAt(lua, index);
}

void PushTexts(lua_State* lua, const std::vector<std::string>& texts) {
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(texts.size()) * 10);
  lua_createtable(lua, static_cast<int>(texts.size()), 0);
  for (size_t i = 0; i < texts.size(); ++i) {
    PushText(lua, texts[i]);
    lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
  }
}

Configuration ConfigurationAt(lua_State* lua, int index, const Ruleset& ruleset) {
  index = lua_absindex(lua, index);
  Configuration configuration(ruleset.game().manifest());
  absl::Status status;
  if (lua_type(lua, index) == LUA_TSTRING) {
    status = configuration.SetAll(TextAt(lua, index));
  } else if (lua_istable(lua, index)) {
    for (const TableKey& key : OrderedKeys(lua, index)) {
      if (key.type != TableKey::Type::kString) {
        RaiseError(lua, "options must be named: { players = 2 }");
      }
      PushKey(lua, key);
      lua_rawget(lua, index);
      if (status.ok()) status = configuration.Set(key.text, ShowValue(lua, -1));
      lua_pop(lua, 1);
    }
  } else if (!lua_isnil(lua, index)) {
    RaiseError(lua, absl::StrCat("options must be a string or a table, found ",
                                 DescribeValue(lua, index)));
  }
  if (!status.ok()) RaiseError(lua, status.message());
  return configuration;
}

}  // namespace mallard
