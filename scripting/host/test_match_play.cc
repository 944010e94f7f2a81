// Methods of a test's match that change it.
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/notation.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/test_api.h"
#include "scripting/host/test_session.h"

// Arguments are read with Lua's own interface, which tells one that is left out from nil.

namespace mallard {
namespace {

// Work in instructions of Lua, roughly: what else a test may do is bounded by the same budget.
constexpr int64_t kActionWork = 2'000;
constexpr int64_t kBotWork = 100'000;
constexpr int64_t kRestoreWork = 20'000;

/// `p1 cannot play "observe B6": reason`.
std::string CannotPlay(int seat, absl::string_view action, const absl::Status& status) {
  return absl::StrCat("p", seat + 1, " cannot play ", QuoteText(action), ": ", status.message());
}

absl::Status Play(TestMatch& match, int seat, absl::string_view text) {
  const absl::StatusOr<Action> action = ParseAction(match.match.rules(), text);
  return action.ok() ? match.match.Apply(seat, *action) : action.status();
}

int PlayActions(lua_State* lua) {
  TestMatch& match = TestSession::Of(lua).MatchAt(lua, "play");
  const int seat = SeatAt(lua, 2, match.match);
  const int last = lua_gettop(lua);
  if (last < 3) RaiseError(lua, "match:play needs an action");
  match.Mark();
  for (int i = 3; i <= last; ++i) {
    Meter::Of(lua).Charge(lua, kActionWork);
    const absl::string_view text = TextArgument(lua, i, "action");
    if (absl::Status status = Play(match, seat, text); !status.ok()) {
      RaiseError(lua, CannotPlay(seat, text, status));
    }
  }
  return 0;
}

int Refuses(lua_State* lua) {
  TestMatch& match = TestSession::Of(lua).MatchAt(lua, "refuses");
  lua_settop(lua, 4);
  const int seat = SeatAt(lua, 2, match.match);
  const absl::string_view text = TextArgument(lua, 3, "action");
  Meter::Of(lua).Charge(lua, kActionWork);
  const uint64_t before = match.match.Hash();
  const absl::Status status = Play(match, seat, text);
  if (status.ok()) {
    RaiseError(lua, absl::StrCat("expected p", seat + 1, " to be refused ", QuoteText(text),
                                 ", but it was played"));
  }
  if (match.match.Hash() != before) {
    RaiseError(lua, absl::StrCat(QuoteText(text), " was refused and yet changed the match"));
  }
  if (!lua_isnil(lua, 4) && !absl::StrContains(status.message(), TextArgument(lua, 4, "reason"))) {
    RaiseError(lua, absl::StrCat("expected ", QuoteText(text), " to be refused because ",
                                 QuoteText(TextAt(lua, 4)), ", found \"", status.message(), "\""));
  }
  PushText(lua, status.message());
  return 1;
}

/// Lets `bot` choose for the seat named by the second argument; pushes the action's text.
int LetChoose(lua_State* lua, TestMatch& match, int seat, Bot& bot) {
  const Rules& rules = match.match.rules();
  if (!match.match.DecisionOf(seat)) {
    RaiseError(lua, absl::StrCat("p", seat + 1, " has nothing to decide"));
  }
  match.Mark();
  const absl::StatusOr<Action> action = bot.Choose(Sight(match.match, seat));
  if (!action.ok()) {
    RaiseError(lua, absl::StrCat("the bot of p", seat + 1, ": ", action.status().message()));
  }
  const std::string text = FormatAction(rules, *action);
  if (absl::Status status = match.match.Apply(seat, *action); !status.ok()) {
    RaiseError(lua, CannotPlay(seat, text, status));
  }
  PushText(lua, text);
  return 1;
}

int PlayBot(lua_State* lua) {
  TestMatch& match = TestSession::Of(lua).MatchAt(lua, "bot");
  const int seat = SeatAt(lua, 2, match.match);
  Meter::Of(lua).Charge(lua, kBotWork);
  std::unique_ptr<Bot>& bot = match.bots[static_cast<size_t>(seat)];
  if (bot == nullptr) {
    absl::StatusOr<std::unique_ptr<Bot>> made =
        CreateBot(match.match.rules(), "standard", match.chance.Next());
    if (!made.ok()) RaiseError(lua, made.status().message());
    bot = *std::move(made);
  }
  return LetChoose(lua, match, seat, *bot);
}

int PlayRandom(lua_State* lua) {
  TestMatch& match = TestSession::Of(lua).MatchAt(lua, "random");
  const int seat = SeatAt(lua, 2, match.match);
  Meter::Of(lua).Charge(lua, kActionWork);
  RandomBot bot(match.chance.Next());
  return LetChoose(lua, match, seat, bot);
}

int Undo(lua_State* lua) {
  TestMatch& match = TestSession::Of(lua).MatchAt(lua, "undo");
  const lua_Integer count = lua_isnoneornil(lua, 2) ? 1 : luaL_checkinteger(lua, 2);
  Meter::Of(lua).Charge(lua, kRestoreWork);
  if (count < 0) RaiseError(lua, "the number of actions to take back must not be negative");
  const absl::Status status = match.match.Undo(static_cast<size_t>(count));
  if (!status.ok()) RaiseError(lua, status.message());
  match.Mark();
  return 0;
}

int Copy(lua_State* lua) {
  TestSession& session = TestSession::Of(lua);
  TestMatch& match = session.MatchAt(lua, "copy");
  Chance chance = match.chance;
  session.PushMatch(lua, match.match, chance.Next());
  return 1;
}

int Restored(lua_State* lua) {
  TestSession& session = TestSession::Of(lua);
  TestMatch& match = session.MatchAt(lua, "restored");
  Meter::Of(lua).Charge(lua, kRestoreWork);
  absl::StatusOr<Match> restored =
      Match::Restore(session.ruleset(), match.match.Snapshot(Viewer::Host()));
  if (!restored.ok()) {
    RaiseError(lua, absl::StrCat("cannot be restored: ", restored.status().message()));
  }
  Chance chance = match.chance;
  session.PushMatch(lua, *std::move(restored), chance.Next());
  return 1;
}

}  // namespace

absl::Span<const TestMethod> MatchPlayMethods() {
  static const TestParam kSeat = {"seat", "integer", "A player, from 1."};
  static const auto* const kMethods = new std::vector<TestMethod>{
      {"play",
       "Takes one or more actions, written as text. The test fails where one is refused.",
       {kSeat, {"...", "string", "Actions, such as \"observe B6\"."}},
       {"", "", ""},
       &PlayActions},
      {"refuses",
       "Expects an action to be refused, by the rules or because a script fails, and the match to "
       "be unchanged.",
       {kSeat,
        {"action", "string", "What is tried."},
        {"reason?", "string", "Something the message has to say."}},
       {"message", "string", "The whole message."},
       &Refuses},
      {"bot",
       "Lets the game's own bot act for a player.",
       {kSeat},
       {"action", "string", "What it played."},
       &PlayBot},
      {"random",
       "Takes a random legal action for a player.",
       {kSeat},
       {"action", "string", "What was played."},
       &PlayRandom},
      {"undo",
       "Takes back the last actions.",
       {{"count?", "integer", "How many; 1 when left out."}},
       {"", "", ""},
       &Undo},
      {"copy",
       "A second match that stands where this one stands.",
       {},
       {"match", "TestMatch", "The copy."},
       &Copy},
      {"restored",
       "Saves the match and restores it: a second match that stands where this one stands.",
       {},
       {"match", "TestMatch", "The restored match."},
       &Restored},
  };
  return *kMethods;
}

}  // namespace mallard
