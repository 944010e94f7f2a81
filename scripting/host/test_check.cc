// Reads a pack's own tests without running them.
//
// Test files share their globals. A name is known if it is part of the language of tests, or if any
// of the files gives it a value anywhere.
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "mallard/pack_test.h"
#include "scripting/host/bytecode.h"
#include "scripting/host/guarded_state.h"
#include "scripting/host/library.h"
#include "scripting/host/lua_tokens.h"
#include "scripting/host/sandbox.h"
#include "scripting/host/test_api.h"

// The language is kept in the registry under a number (sol.h).

namespace mallard {
namespace {

constexpr int64_t kMemory = 64 << 20;
constexpr int64_t kInstructions = 50'000'000;

/// A global that a test file reads, and which of its fields.
struct GlobalRead {
  std::string file;
  int line;
  std::string name;
  std::string member;
  // Not defaulted: the strings of older C++ libraries have no <=>.
  bool operator<(const GlobalRead& other) const {
    return std::tie(file, line, name, member) <
           std::tie(other.file, other.line, other.name, other.member);
  }
};

class TestCheck {
 public:
  explicit TestCheck(std::string pack) : pack_(std::move(pack)) {}

  std::vector<ContentError> Check(const std::vector<PackFile>& files) {
    const PlainLocale locale;
    state_ = GuardedState::Create(kMemory);
    if (state_ == nullptr || !state_->Run([&](lua_State* lua) { SetUp(lua); })) {
      report_.Add({pack_, "tests", 0, "", "not enough memory to read them"});
      return report_.errors();
    }
    for (const PackFile& file : files) Read(file);
    // Without memory for it, what was found so far is what can be said.
    if (readable_) state_->Run([&](lua_State* lua) { ReportUnknownNames(lua); });
    return report_.errors();
  }

 private:
  void SetUp(lua_State* lua) {
    PushLanguage(lua);
    PushEnvironment(lua, 1);
    for (std::string& name : NamesIn(lua, -1)) known_.insert(std::move(name));
    lua_pop(lua, 1);
    for (const char* name : kTestFunctions) known_.insert(name);
    readable_ = ProbeBytecode(lua);
    lua_settop(lua, 1);
    language_ = luaL_ref(lua, LUA_REGISTRYINDEX);
  }

  void Read(const PackFile& file) {
    std::vector<UpvalueUse> uses;
    state_->BeginLoading(kInstructions);
    const bool done = state_->Run([&](lua_State* lua) {
      state_->LoadText(lua, file.text, ChunkName(pack_, file.path));
      absl::StatusOr<std::vector<UpvalueUse>> found = UsesOfUpvalues(lua);
      if (found.ok()) uses = *std::move(found);
    });
    state_->End();
    if (!done) {
      report_.Add({pack_, file.path, state_->failure().place.line, "", state_->failure().message});
    }
    bool whole = !done;  // The table of globals is used as a value, or nothing is known.
    for (UpvalueUse& use : uses) {
      switch (use.action) {
        case UpvalueUse::Action::kReadField:
          reads_.insert({file.path, use.line, std::move(use.field), std::move(use.member)});
          break;
        case UpvalueUse::Action::kWriteField:
          known_.insert(std::move(use.field));
          break;
        case UpvalueUse::Action::kRead:
        case UpvalueUse::Action::kWrite:
          whole = true;
          break;
      }
    }
    if (whole) TakeEveryName(file.text);
  }

  /// For files that may set globals in ways that cannot be followed: every name in them that could
  /// be one is taken for known.
  void TakeEveryName(absl::string_view text) {
    const std::vector<LuaToken> tokens = LuaTokens(text);
    for (size_t i = 0; i < tokens.size(); ++i) {
      const bool assigned =
          i + 1 < tokens.size() && (tokens[i + 1].Is("=") || tokens[i + 1].Is(","));
      const bool function = i > 0 && tokens[i - 1].Is("function");
      const bool name = tokens[i].type == LuaToken::Type::kName;
      if (tokens[i].type == LuaToken::Type::kString || (name && (assigned || function))) {
        known_.insert(tokens[i].text);
      }
    }
  }

  void ReportUnknownNames(lua_State* lua) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, language_);
    const std::vector<std::string> names(known_.begin(), known_.end());
    for (const GlobalRead& read : reads_) {
      std::optional<ContentProblem> problem;
      if (!known_.contains(read.name)) {
        const bool suggest = report_.errors().size() < kMaxSuggestions;
        problem = UnknownNameProblem(read.name, suggest ? names : std::vector<std::string>());
      } else if (!read.member.empty()) {
        problem = UnknownMemberProblem(lua, -1, read.name, read.member);
      }
      if (problem.has_value()) {
        report_.Add({pack_, read.file, read.line, "", *std::move(problem)});
      }
    }
  }

  const std::string pack_;
  std::unique_ptr<GuardedState> state_;
  ContentReport report_;
  std::set<std::string> known_;
  std::set<GlobalRead> reads_;  // By file, then line.
  int language_ = LUA_NOREF;    // Reference into the registry.
  bool readable_ = false;       // This Lua's compiler makes what UsesOfUpvalues understands.
};

}  // namespace

std::vector<ContentError> CheckPackTests(const Pack& pack) {
  const absl::StatusOr<PackDescription> description = DescribePack(pack);
  return TestCheck(description.ok() ? description->id : pack.label).Check(TestFiles(pack));
}

}  // namespace mallard
