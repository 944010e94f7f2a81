// The object `t` of a pack's tests: matches to begin with, and what is expected.
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/test_api.h"
#include "scripting/host/test_session.h"
#include "scripting/host/test_values.h"

// Arguments are read with Lua's own interface, which tells one that is left out from nil and an
// integer from a float; settop gives functions the arguments that may be left out.

namespace mallard {
namespace {

/// `what: message`, if the optional argument at `index` says what was looked at.
std::string Labelled(lua_State* lua, int index, const std::string& message) {
  if (lua_isnoneornil(lua, index)) return message;
  return absl::StrCat(ShowValue(lua, index), ": ", message);
}

int MakeMatch(lua_State* lua) {
  TestSession& session = TestSession::Of(lua);
  session.CheckTest(lua, "match");
  lua_settop(lua, 2);
  MatchOptions options;
  options.seed = 1;
  options.script_errors = ScriptErrors::kRefuse;  // A test is to see what fails.
  if (lua_isnil(lua, 2)) {
    lua_newtable(lua);
    lua_replace(lua, 2);
  }
  if (!lua_istable(lua, 2)) {
    RaiseError(lua, absl::StrCat("t:match takes a table, such as { seed = 1 }, found ",
                                 DescribeValue(lua, 2)));
  }
  for (const TableKey& key : OrderedKeys(lua, 2)) {
    if (key.text != "seed" && key.text != "options") {
      RaiseError(lua, absl::StrCat("t:match knows seed and options, found ",
                                   key.type == TableKey::Type::kString ? QuoteText(key.text)
                                                                       : "an unnamed value"));
    }
  }
  if (lua_getfield(lua, 2, "seed") != LUA_TNIL) {
    if (lua_isinteger(lua, -1) == 0 || lua_tointeger(lua, -1) < 0) {
      RaiseError(
          lua, absl::StrCat("seed must be a whole number from 0, found ", DescribeValue(lua, -1)));
    }
    options.seed = static_cast<uint64_t>(lua_tointeger(lua, -1));
  }
  lua_getfield(lua, 2, "options");
  const Configuration configuration = ConfigurationAt(lua, -1, *session.ruleset());
  absl::StatusOr<Match> match = Match::Create(session.ruleset(), configuration, options);
  if (!match.ok()) RaiseError(lua, absl::StrCat("no such match: ", match.status().message()));
  session.PushMatch(lua, *std::move(match), options.seed);
  return 1;
}

int Equal(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "equal");
  lua_settop(lua, 4);
  const std::string difference = ValueDifference(lua, 2, 3);
  if (!difference.empty()) RaiseError(lua, Labelled(lua, 4, difference));
  return 0;
}

int Different(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "different");
  lua_settop(lua, 4);
  if (ValueDifference(lua, 2, 3).empty()) {
    RaiseError(lua, Labelled(lua, 4, absl::StrCat("expected anything but ", WrittenValue(lua, 3))));
  }
  return 0;
}

int IsTrue(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "is_true");
  lua_settop(lua, 3);
  if (lua_toboolean(lua, 2) == 0) {
    RaiseError(
        lua,
        Labelled(lua, 3, absl::StrCat("expected something true, found ", WrittenValue(lua, 2))));
  }
  return 0;
}

int IsFalse(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "is_false");
  lua_settop(lua, 3);
  if (lua_toboolean(lua, 2) != 0) {
    RaiseError(
        lua, Labelled(lua, 3, absl::StrCat("expected false or nil, found ", WrittenValue(lua, 2))));
  }
  return 0;
}

bool Holds(lua_State* lua) {
  if (lua_type(lua, 2) == LUA_TSTRING) {
    return absl::StrContains(TextAt(lua, 2), TextArgument(lua, 3, "part"));
  }
  if (!lua_istable(lua, 2)) {
    RaiseError(lua,
               absl::StrCat("expected a text or a list to look in, found ", DescribeValue(lua, 2)));
  }
  const lua_Integer count = luaL_len(lua, 2);
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_geti(lua, 2, i);
    const bool same = ValueDifference(lua, -1, 3).empty();
    lua_pop(lua, 1);
    if (same) return true;
  }
  return false;
}

int Contains(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "contains");
  lua_settop(lua, 4);
  if (Holds(lua)) return 0;
  RaiseError(
      lua, Labelled(lua, 4,
                    absl::StrCat("expected ", WrittenValue(lua, 3), " in ", WrittenValue(lua, 2))));
}

int Fails(lua_State* lua) {
  TestSession::Of(lua).CheckTest(lua, "fails");
  lua_settop(lua, 3);
  luaL_checktype(lua, 2, LUA_TFUNCTION);
  lua_pushvalue(lua, 2);
  const int status = lua_pcall(lua, 0, 0, 0);
  Meter& meter = Meter::Of(lua);
  meter.Notice(status);
  if (meter.stopped()) meter.Raise(lua);
  if (status == LUA_OK) RaiseError(lua, "expected the function to fail, but it did not");
  const std::string message = ShowValue(lua, -1);
  if (!lua_isnil(lua, 3) && !absl::StrContains(message, TextArgument(lua, 3, "part"))) {
    RaiseError(lua, absl::StrCat("expected a failure with ", WrittenValue(lua, 3), ", found ",
                                 QuoteText(message)));
  }
  PushText(lua, message);
  return 1;
}

}  // namespace

absl::Span<const TestMethod> AssertionMethods() {
  static const TestParam kWhat = {"what?", "string", "What was looked at, for the message."};
  static const auto* const kMethods = new std::vector<TestMethod>{
      {"match",
       "Begins a match with the pack stacked on the game's own.",
       {{"setup?", "TestSetup", "Seed and options; everything may be left out."}},
       {"match", "TestMatch", "The new match."},
       &MakeMatch},
      {"equal",
       "Expects two values to be equal; tables are compared by what is in them.",
       {{"found", "any", "What there is."}, {"expected", "any", "What there should be."}, kWhat},
       {"", "", ""},
       &Equal},
      {"different",
       "Expects two values not to be equal.",
       {{"found", "any", "What there is."}, {"other", "any", "What there should not be."}, kWhat},
       {"", "", ""},
       &Different},
      {"is_true",
       "Expects a value that counts as true: anything but false and nil.",
       {{"value", "any", "What there is."}, kWhat},
       {"", "", ""},
       &IsTrue},
      {"is_false",
       "Expects false or nil.",
       {{"value", "any", "What there is."}, kWhat},
       {"", "", ""},
       &IsFalse},
      {"contains",
       "Expects a part in a text, or an element in a list.",
       {{"whole", "string|any[]", "Where to look."}, {"part", "any", "What to find."}, kWhat},
       {"", "", ""},
       &Contains},
      {"fails",
       "Expects a function to raise an error.",
       {{"action", "fun()", "What should fail."},
        {"part?", "string", "Something the message has to say."}},
       {"message", "string", "The message."},
       &Fails},
  };
  return *kMethods;
}

}  // namespace mallard
