// Methods of a test's match that tell what has happened.
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/notation.h"
#include "scripting/host/library.h"
#include "scripting/host/meter.h"
#include "scripting/host/test_api.h"
#include "scripting/host/test_session.h"

// Arguments are read with Lua's own interface, which tells one that is left out from nil.

namespace mallard {
namespace {

std::vector<std::string> EventTexts(lua_State* lua, const Match& match, Viewer viewer,
                                    size_t from) {
  std::vector<std::string> texts;
  for (const Event& event : match.Events(viewer, from)) {
    Meter::Of(lua).Charge(lua, 50);
    texts.push_back(FormatEvent(match.rules(), event));
  }
  return texts;
}

std::vector<std::string> LastEvents(lua_State* lua, const TestMatch& match, Viewer viewer) {
  const size_t mark = match.marks[viewer.is_host() ? 0 : static_cast<size_t>(viewer.seat()) + 1];
  return EventTexts(lua, match.match, viewer, mark);
}

int Events(lua_State* lua) {
  const TestMatch& match = TestSession::Of(lua).MatchAt(lua, "events");
  PushTexts(lua, LastEvents(lua, match, ViewerAt(lua, 2, match.match)));
  return 1;
}

int AllEvents(lua_State* lua) {
  const Match& match = TestSession::Of(lua).MatchAt(lua, "all_events").match;
  PushTexts(lua, EventTexts(lua, match, ViewerAt(lua, 2, match), 0));
  return 1;
}

/// Whether an event is what the text at index 3 says, or begins so.
bool Heard(lua_State* lua, const std::vector<std::string>& events) {
  const absl::string_view text = TextArgument(lua, 3, "event");
  for (const std::string& event : events) {
    if (event == text || absl::StartsWith(event, absl::StrCat(text, " "))) return true;
  }
  return false;
}

std::string ListOf(const std::vector<std::string>& events) {
  return events.empty() ? "no events" : absl::StrCat("\n  ", absl::StrJoin(events, "\n  "));
}

int ExpectEvent(lua_State* lua) {
  const TestMatch& match = TestSession::Of(lua).MatchAt(lua, "expect_event");
  lua_settop(lua, 3);
  const std::vector<std::string> events = LastEvents(lua, match, ViewerAt(lua, 2, match.match));
  if (Heard(lua, events)) return 0;
  RaiseError(lua, absl::StrCat("expected the event ", QuoteText(TextAt(lua, 3)), ", found ",
                               ListOf(events)));
}

int ExpectNoEvent(lua_State* lua) {
  const TestMatch& match = TestSession::Of(lua).MatchAt(lua, "expect_no_event");
  lua_settop(lua, 3);
  const std::vector<std::string> events = LastEvents(lua, match, ViewerAt(lua, 2, match.match));
  if (!Heard(lua, events)) return 0;
  RaiseError(lua, absl::StrCat("expected no event ", QuoteText(TextAt(lua, 3)), ", found ",
                               ListOf(events)));
}

}  // namespace

absl::Span<const TestMethod> MatchEventMethods() {
  static const TestParam kViewer = {"viewer?", "integer|\"host\"",
                                    "A player, from 1; left out, the host, who knows everything."};
  static const TestParam kEvent = {"event", "string",
                                   "The whole text of the event, or its "
                                   "beginning up to the end of a word."};
  static const auto* const kMethods = new std::vector<TestMethod>{
      {"events",
       "What a viewer was told by the last `play`, `bot` or `random`.",
       {kViewer},
       {"events", "string[]", "As text, in order."},
       &Events},
      {"all_events",
       "What a viewer was told since the match began.",
       {kViewer},
       {"events", "string[]", "As text, in order."},
       &AllEvents},
      {"expect_event",
       "Expects the last `play`, `bot` or `random` to have told a viewer something.",
       {{"viewer", "integer|\"host\"", "A player, from 1, or the host, who knows everything."},
        kEvent},
       {"", "", ""},
       &ExpectEvent},
      {"expect_no_event",
       "Expects the last `play`, `bot` or `random` not to have told a viewer something.",
       {{"viewer", "integer|\"host\"", "A player, from 1, or the host, who knows everything."},
        kEvent},
       {"", "", ""},
       &ExpectNoEvent},
  };
  return *kMethods;
}

}  // namespace mallard
