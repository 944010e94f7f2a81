#include "mallard/pack_test.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "scripting/host/guarded_state.h"
#include "scripting/host/library.h"
#include "scripting/host/ordered_keys.h"
#include "scripting/host/sandbox.h"
#include "scripting/host/test_api.h"
#include "scripting/host/test_session.h"

// What outlives a call lies in the registry under a number (sol.h), and arguments are read with
// Lua's own interface, which tells one that is left out from nil and an integer from a float.

namespace mallard {
namespace {

constexpr int kMaxGames = 10'000;
constexpr size_t kMaxTests = 10'000;

/// Runs the tests of one pack.
class Runner {
 public:
  Runner(std::shared_ptr<const Ruleset> ruleset, std::string pack, const PackTestOptions& options)
      : session_(std::move(ruleset)), pack_(std::move(pack)), options_(options) {}

  absl::StatusOr<PackTestRun> Run(const std::vector<PackFile>& files) {
    const PlainLocale locale;
    state_ = GuardedState::Create(options_.memory_bytes);
    if (state_ == nullptr || !state_->Run([&](lua_State* lua) { SetUp(lua); })) {
      return absl::ResourceExhaustedError("the memory limit is too small for tests");
    }
    for (const PackFile& file : files) RunFile(file);
    std::vector<PackTestCase> unread = std::exchange(run_.cases, {});
    for (const Declared& test : tests_) RunTest(test);
    run_.cases.insert(run_.cases.begin(), unread.begin(), unread.end());
    std::stable_sort(run_.cases.begin(), run_.cases.end(),
                     [](const PackTestCase& a, const PackTestCase& b) { return a.file < b.file; });
    return std::move(run_);
  }

 private:
  struct Declared {
    std::string name;
    int line;
    std::string file;
    int function;  // Reference into the registry.
  };

  static Runner& Of(lua_State* lua) {
    return *static_cast<Runner*>(lua_touserdata(lua, lua_upvalueindex(1)));
  }

  void SetUp(lua_State* lua) {
    PushLanguage(lua);
    constexpr lua_CFunction kFunctions[] = {&Runner::Print, &Runner::Declare, &Runner::Wish};
    static_assert(std::size(kFunctions) == std::size(kTestFunctions));
    for (size_t i = 0; i < std::size(kFunctions); ++i) {
      lua_pushlightuserdata(lua, this);
      lua_pushcclosure(lua, kFunctions[i], 1);
      lua_setfield(lua, 1, kTestFunctions[i]);
    }
    lua_createtable(lua, 0, 1);
    lua_pushcfunction(lua, &Runner::UnknownName);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, 1);
    session_.Install(lua);
    PushEnvironment(lua, 1);
    environment_ = luaL_ref(lua, LUA_REGISTRYINDEX);
  }

  void RunFile(const PackFile& file) {
    file_ = file.path;
    loading_ = true;
    state_->BeginLoading(options_.test_instructions);
    const bool done = state_->Run([&](lua_State* lua) {
      lua_rawgeti(lua, LUA_REGISTRYINDEX, environment_);
      state_->DoText(lua, file.text, ChunkName(pack_, file.path), 1);
    });
    state_->End();
    loading_ = false;
    if (!done) run_.cases.push_back({file.path, 0, "", false, Failure(file.path)});
  }

  void RunTest(const Declared& test) {
    if (!absl::StrContains(test.name, options_.filter)) return;
    state_->BeginLoading(options_.test_instructions);
    const bool done = state_->Run([&](lua_State* lua) {
      lua_rawgeti(lua, LUA_REGISTRYINDEX, test.function);
      session_.BeginTest(lua);
      lua_call(lua, 1, 0);
    });
    state_->End();
    session_.EndTest();
    run_.cases.push_back({test.file, test.line, test.name, done, {}});
    if (!done) run_.cases.back().failure = Failure(test.file);
  }

  PackTestFailure Failure(const std::string& file) const {
    const ScriptFailure& failure = state_->failure();
    const std::string prefix = absl::StrCat(pack_, "/");
    PackTestFailure result = {file, failure.place.line, failure.message, {}};
    if (absl::StartsWith(failure.place.source, prefix)) {
      result.file = std::string(absl::StripPrefix(failure.place.source, prefix));
    }
    for (const ScriptFailure::Place& caller : failure.callers) {
      result.callers.push_back(caller.ToString());
    }
    return result;
  }

  static int Line(lua_State* lua) {
    lua_Debug frame;
    if (lua_getstack(lua, 1, &frame) == 0) return 0;
    lua_getinfo(lua, "l", &frame);
    return frame.currentline;
  }

  // test(name, function)
  static int Declare(lua_State* lua) {
    Runner& runner = Of(lua);
    runner.CheckLoading(lua, "test");
    lua_settop(lua, 2);
    const std::string name(TextArgument(lua, 1, "the name of a test"));
    if (!lua_isfunction(lua, 2)) {
      RaiseError(lua,
                 absl::StrCat("test takes a name and a function, found ", DescribeValue(lua, 2)));
    }
    for (const Declared& other : runner.tests_) {
      if (other.name != name || other.file != runner.file_) continue;
      RaiseError(lua, absl::StrCat("there is a test ", QuoteText(name), " at line ", other.line,
                                   " already"));
    }
    if (runner.tests_.size() == kMaxTests) {
      RaiseError(lua, absl::StrCat("a pack has at most ", kMaxTests, " tests"));
    }
    runner.tests_.push_back({name, Line(lua), runner.file_, luaL_ref(lua, LUA_REGISTRYINDEX)});
    return 0;
  }

  // random_play { options = ..., games = ... }
  static int Wish(lua_State* lua) {
    Runner& runner = Of(lua);
    runner.CheckLoading(lua, "random_play");
    lua_settop(lua, 1);
    if (!lua_istable(lua, 1)) {
      RaiseError(lua, absl::StrCat("random_play takes a table, found ", DescribeValue(lua, 1)));
    }
    for (const TableKey& key : OrderedKeys(lua, 1)) {
      if (key.text == "options" || key.text == "games") continue;
      RaiseError(lua, "random_play knows options and games");
    }
    RandomPlayWish wish = {"", 0, runner.file_, Line(lua)};
    if (lua_getfield(lua, 1, "games") != LUA_TNIL) {
      const lua_Integer games = lua_isinteger(lua, -1) != 0 ? lua_tointeger(lua, -1) : 0;
      if (games < 1 || games > kMaxGames) {
        RaiseError(lua, absl::StrCat("games must be a number from 1 to ", kMaxGames, ", found ",
                                     DescribeValue(lua, -1)));
      }
      wish.games = static_cast<int>(games);
    }
    lua_getfield(lua, 1, "options");
    const Ruleset& ruleset = *runner.session_.ruleset();
    const Configuration configuration = ConfigurationAt(lua, -1, ruleset);
    const absl::Status status = ruleset.RulesFor(configuration).status();
    if (!status.ok()) RaiseError(lua, absl::StrCat("no such match: ", status.message()));
    wish.options = configuration.ToText();
    runner.run_.random_play.push_back(std::move(wish));
    return 0;
  }

  void CheckLoading(lua_State* lua, absl::string_view name) const {
    if (!loading_)
      RaiseError(lua, absl::StrCat(name, " stands at the top of a file, not in a test"));
  }

  static int Print(lua_State* lua) {
    Runner& runner = Of(lua);
    if (runner.options_.log == nullptr) return 0;
    runner.options_.log(PrintedLine(lua));
    return 0;
  }

  static int UnknownName(lua_State* lua) {
    std::vector<std::string> known;
    for (const TableKey& key : OrderedKeys(lua, 1)) known.emplace_back(key.text);
    RaiseError(lua, UnknownNameProblem(ShowValue(lua, 2), known).message);
  }

  TestSession session_;
  const std::string pack_;
  const PackTestOptions& options_;
  std::unique_ptr<GuardedState> state_;
  int environment_ = LUA_NOREF;
  std::string file_;  // Being read.
  bool loading_ = false;
  std::vector<Declared> tests_;
  PackTestRun run_;
};

}  // namespace

std::vector<PackFile> TestFiles(const Pack& pack) {
  std::vector<PackFile> files;
  for (const PackFile& file : pack.files) {
    if (Pack::IsTest(file.path) && absl::EndsWith(file.path, ".lua")) files.push_back(file);
  }
  std::sort(files.begin(), files.end(),
            [](const PackFile& a, const PackFile& b) { return a.path < b.path; });
  return files;
}

bool PackTestRun::passed() const {
  return std::all_of(cases.begin(), cases.end(), [](const PackTestCase& c) { return c.passed; });
}

absl::StatusOr<PackTestRun> RunPackTests(const std::shared_ptr<const Ruleset>& ruleset,
                                         const Pack& pack, const PackTestOptions& options) {
  const absl::StatusOr<PackDescription> description = DescribePack(pack);
  if (!description.ok()) return description.status();
  return Runner(ruleset, description->id, options).Run(TestFiles(pack));
}

}  // namespace mallard
