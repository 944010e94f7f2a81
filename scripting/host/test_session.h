// What runs behind a pack's own tests: the ruleset, and the matches of the test that is running.
//
// Tests hold matches as numbered handles. A handle that outlives its test is an error, not a
// crash. All functions that take a Lua state must be called in protected mode.
#ifndef MALLARD_SCRIPTING_HOST_TEST_SESSION_H_
#define MALLARD_SCRIPTING_HOST_TEST_SESSION_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/bot.h"
#include "mallard/match.h"
#include "mallard/ruleset.h"
#include "scripting/host/lua.h"

namespace mallard {

/// A match of a test.
struct TestMatch {
  Match match;
  std::vector<size_t> marks;  ///< Events before the last action: of the host, then of each seat.
  std::vector<std::unique_ptr<Bot>> bots;  ///< By seat, once asked for.
  Chance chance;                           ///< For random players.

  explicit TestMatch(Match m, uint64_t seed);
  /// What follows counts as the last action.
  void Mark();
};

/// See the file comment.
class TestSession {
 public:
  static constexpr size_t kMaxMatches = 64;  ///< Of one test.

  explicit TestSession(std::shared_ptr<const Ruleset> ruleset) : ruleset_(std::move(ruleset)) {}

  /// Makes the classes of `t` and of matches known to Lua.
  void Install(lua_State* lua);
  /// Pushes the object `t` for a new test; what belonged to the test before is gone.
  void BeginTest(lua_State* lua);
  /// Forgets the matches of the test that has ended.
  void EndTest();

  const std::shared_ptr<const Ruleset>& ruleset() const { return ruleset_; }

  /// The session behind the running method.
  static TestSession& Of(lua_State* lua);
  /// Checks that the method was called on a `t` of the running test.
  void CheckTest(lua_State* lua, absl::string_view method) const;
  /// The match the running method was called on.
  TestMatch& MatchAt(lua_State* lua, absl::string_view method) const;
  /// Adds a match and pushes its handle.
  void PushMatch(lua_State* lua, Match match, uint64_t seed);

 private:
  struct Handle {
    int test;
    size_t match;
  };
  void InstallClass(lua_State* lua, const char* name);

  std::shared_ptr<const Ruleset> ruleset_;
  int test_ = 0;  // Number of the running test.
  bool running_ = false;
  std::vector<std::unique_ptr<TestMatch>> matches_;
};

/// A seat from 1 at `index`, as a seat from 0.
int SeatAt(lua_State* lua, int index, const Match& match);
/// A viewer at `index`: a seat from 1, or "host", which is also meant by nothing.
Viewer ViewerAt(lua_State* lua, int index, const Match& match);
/// The text at `index`, which is the argument called `name`.
absl::string_view TextArgument(lua_State* lua, int index, absl::string_view name);
/// Pushes a list of texts.
void PushTexts(lua_State* lua, const std::vector<std::string>& texts);
/// Reads the configuration at `index`: text, a table of names and values, or nothing.
Configuration ConfigurationAt(lua_State* lua, int index, const Ruleset& ruleset);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_TEST_SESSION_H_
