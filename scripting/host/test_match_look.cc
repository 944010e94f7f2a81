// Methods of a test's match that tell how it stands.
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/notation.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/test_api.h"
#include "scripting/host/test_session.h"
#include "scripting/host/view_table.h"

// Arguments are read, and small tables and numbers given back, with Lua's own interface, as in the
// rest of the tests' functions: it tells an argument that is left out from nil.

namespace mallard {
namespace {

constexpr uint64_t kMaxLegal = 20'000;  // Actions that can be listed.
constexpr int64_t kViewWork = 5'000;

const Match& MatchOf(lua_State* lua, absl::string_view method) {
  return TestSession::Of(lua).MatchAt(lua, method).match;
}

int Seats(lua_State* lua) {
  lua_pushinteger(lua, MatchOf(lua, "seats").seats());
  return 1;
}

int ToAct(lua_State* lua) {
  const Match& match = MatchOf(lua, "to_act");
  lua_newtable(lua);
  lua_Integer count = 0;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (!match.DecisionOf(seat)) continue;
    lua_pushinteger(lua, seat + 1);
    lua_rawseti(lua, -2, ++count);
  }
  return 1;
}

int DecisionText(lua_State* lua) {
  const Match& match = MatchOf(lua, "decision");
  const Decision decision = match.DecisionOf(SeatAt(lua, 2, match));
  if (decision) {
    PushText(lua, FormatDecision(match.rules(), decision));
  } else {
    lua_pushnil(lua);
  }
  return 1;
}

int Legal(lua_State* lua) {
  const Match& match = MatchOf(lua, "legal");
  lua_settop(lua, 3);
  const int seat = SeatAt(lua, 2, match);
  const absl::string_view beginning = lua_isnil(lua, 3) ? "" : TextArgument(lua, 3, "beginning");
  const uint64_t count = match.LegalCount(seat);
  if (count > kMaxLegal) {
    RaiseError(lua, absl::StrCat("there are ", count, " legal actions, more than can be listed (",
                                 kMaxLegal, "); use match:can"));
  }
  Meter::Of(lua).Charge(lua, static_cast<int64_t>(count) * 50);
  std::vector<std::string> texts;
  for (const Action& action : match.LegalActions(seat)) {
    std::string text = FormatAction(match.rules(), action);
    if (absl::StartsWith(text, beginning)) texts.push_back(std::move(text));
  }
  PushTexts(lua, texts);
  return 1;
}

int LegalCount(lua_State* lua) {
  const Match& match = MatchOf(lua, "legal_count");
  Meter::Of(lua).Charge(lua, 1'000);
  lua_pushinteger(lua, static_cast<lua_Integer>(match.LegalCount(SeatAt(lua, 2, match))));
  return 1;
}

int Can(lua_State* lua) {
  const Match& match = MatchOf(lua, "can");
  const int seat = SeatAt(lua, 2, match);
  const absl::string_view text = TextArgument(lua, 3, "action");
  Meter::Of(lua).Charge(lua, 1'000);
  const absl::StatusOr<Action> action = ParseAction(match.rules(), text);
  lua_pushboolean(lua, action.ok() && match.Check(seat, *action).ok() ? 1 : 0);
  return 1;
}

int View(lua_State* lua) {
  const Match& match = MatchOf(lua, "view");
  Meter::Of(lua).Charge(lua, kViewWork);
  PushView(lua, match, ViewerAt(lua, 2, match));
  return 1;
}

/// What declares the variable of that name (short or full), or null.
const ContentEntry* FindVariable(const Match& match, absl::string_view name) {
  for (const ContentEntry& entry : match.ruleset().entries().Entries("variable")) {
    if (entry.id == name || absl::EndsWith(entry.id, absl::StrCat(":", name))) return &entry;
  }
  return nullptr;
}

int Variable(lua_State* lua) {
  const Match& match = MatchOf(lua, "variable");
  lua_settop(lua, 3);
  const absl::string_view name = TextArgument(lua, 2, "name");
  const lua_Integer which = lua_isnil(lua, 3) ? 1 : luaL_checkinteger(lua, 3);
  if (which < 1)
    RaiseError(lua, absl::StrCat("what variables belong to counts from 1, not ", which));
  const ContentEntry* variable = FindVariable(match, name);
  if (variable == nullptr) RaiseError(lua, absl::StrCat("there is no variable ", QuoteText(name)));
  Meter::Of(lua).Charge(lua, kViewWork);
  PushView(lua, match, Viewer::Host());
  lua_getfield(lua, -1, "variables");
  const lua_Integer count = lua_istable(lua, -1) ? luaL_len(lua, -1) : 0;
  for (lua_Integer i = 1; i <= count; ++i) {
    lua_geti(lua, -1, i);
    lua_getfield(lua, -1, "name");
    lua_getfield(lua, -2, "instance");
    if (TextAt(lua, -2) == variable->id && lua_tointeger(lua, -1) == which - 1) {
      lua_getfield(lua, -3, "value");
      return 1;
    }
    lua_pop(lua, 3);
  }
  lua_pushinteger(lua, variable->value["default"].integer);  // Snapshots leave these out.
  return 1;
}

int Board(lua_State* lua) {
  const Match& match = MatchOf(lua, "board");
  const Viewer viewer = ViewerAt(lua, 2, match);
  Meter::Of(lua).Charge(lua, kViewWork);
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), viewer, seen.data());
  PushText(lua, match.rules().Draw(seen.data(), viewer, {}));
  return 1;
}

int Over(lua_State* lua) {
  lua_pushboolean(lua, MatchOf(lua, "over").outcome().over ? 1 : 0);
  return 1;
}

int Winners(lua_State* lua) {
  const Match& match = MatchOf(lua, "winners");
  const Outcome outcome = match.outcome();
  lua_newtable(lua);
  lua_Integer count = 0;
  for (int seat = 0; seat < match.seats(); ++seat) {
    if ((outcome.winners >> seat & 1) == 0) continue;
    lua_pushinteger(lua, seat + 1);
    lua_rawseti(lua, -2, ++count);
  }
  return 1;
}

int Score(lua_State* lua) {
  const Match& match = MatchOf(lua, "score");
  lua_pushinteger(lua, match.outcome().scores[SeatAt(lua, 2, match)]);
  return 1;
}

}  // namespace

absl::Span<const TestMethod> MatchLookMethods() {
  static const TestParam kSeat = {"seat", "integer", "A player, from 1."};
  static const TestParam kViewer = {"viewer?", "integer|\"host\"",
                                    "A player, from 1; left out, the host, who knows everything."};
  static const auto* const kMethods = new std::vector<TestMethod>{
      {"seats", "How many players there are.", {}, {"seats", "integer", "A number."}, &Seats},
      {"to_act",
       "The players who have something to decide.",
       {},
       {"seats", "integer[]", "From 1, in order."},
       &ToAct},
      {"decision",
       "What a player is being asked.",
       {kSeat},
       {"decision?", "string", "As text, such as \"turn\"; nil if nothing."},
       &DecisionText},
      {"legal",
       "The legal actions of a player.",
       {kSeat, {"beginning?", "string", "Only those that begin so."}},
       {"actions", "string[]", "As text, in their fixed order."},
       &Legal},
      {"legal_count",
       "How many legal actions a player has.",
       {kSeat},
       {"count", "integer", "A number."},
       &LegalCount},
      {"can",
       "Whether a player may take an action now.",
       {kSeat, {"action", "string", "An action as text."}},
       {"can", "boolean", "True if it is legal."},
       &Can},
      {"view",
       "The state as a viewer may see it, with the fields of the game's snapshot schema "
       "(capi/schemas); lists count from 1.",
       {kViewer},
       {"view", "table", "A table of tables."},
       &View},
      {"variable",
       "The value of a variable that a pack declared.",
       {{"name", "string", "Its id."},
        {"which?", "integer",
         "Whose: a player from 1, or the number, from 1, of what else it belongs to; left out for "
         "the match."}},
       {"value", "integer", "A number."},
       &Variable},
      {"board",
       "The board as a viewer may see it, drawn as text.",
       {kViewer},
       {"board", "string", "Several lines."},
       &Board},
      {"over", "Whether the match has ended.", {}, {"over", "boolean", "True at the end."}, &Over},
      {"winners",
       "The players who have won; none before the end and after a draw.",
       {},
       {"seats", "integer[]", "From 1, in order."},
       &Winners},
      {"score",
       "The points of a player, in games that count them.",
       {kSeat},
       {"points", "integer", "A number."},
       &Score},
  };
  return *kMethods;
}

}  // namespace mallard
