/// @file
/// A pack's own tests: Lua files below `tests/` in its folder.
///
/// They run in a sandbox like the pack itself, with the same limits on memory and a budget of
/// instructions for each test, and can do nothing but play matches of the ruleset they are given
/// and say what they expect of them. They are not content: no ruleset runs them, and no
/// fingerprint covers them. docs/modding/testing.md describes how they are written.
#ifndef MALLARD_PACK_TEST_H_
#define MALLARD_PACK_TEST_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "mallard/pack.h"
#include "mallard/ruleset.h"

namespace mallard {

/// How tests are run.
struct PackTestOptions {
  std::string filter;                      ///< Run only tests whose name contains this.
  int64_t test_instructions = 50'000'000;  ///< Lua instructions, or as much other work, a test.
  int64_t memory_bytes = 64 << 20;         ///< Memory of the tests' script machine.
  /// Receives what tests print, one line a call, with the place in front.
  std::function<void(absl::string_view line)> log;
};

/// Where and why a test failed.
struct PackTestFailure {
  std::string file;                  ///< Path inside the pack.
  int line = 0;                      ///< 1-based; 0 when it is not known.
  std::string message;               ///< What was expected and what was found.
  std::vector<std::string> callers;  ///< The way there: `pack/file:line`, innermost first.
};

/// One test, or a file of tests that could not be read.
struct PackTestCase {
  std::string file;         ///< Path inside the pack.
  int line = 0;             ///< Where the test begins; 0 for a whole file.
  std::string name;         ///< Empty for a whole file.
  bool passed = false;      ///< Everything was as expected.
  PackTestFailure failure;  ///< If it did not pass.
};

/// A wish for matches that random players play through: `random_play { ... }`.
struct RandomPlayWish {
  std::string options;  ///< Of the match, as Configuration::SetAll reads them.
  int games = 0;        ///< How many matches; 0: as many as is usual.
  std::string file;     ///< Path inside the pack.
  int line = 0;         ///< Where it is written.
};

/// What became of a pack's tests.
struct PackTestRun {
  std::vector<PackTestCase> cases;          ///< By file, then in the order written.
  std::vector<RandomPlayWish> random_play;  ///< In the order written.
  /// True when no test failed.
  bool passed() const;
};

/// Runs the tests of `pack` with matches of `ruleset`, which should have been loaded from it. Fails
/// only when the pack has no manifest that can be read, or there is no memory.
absl::StatusOr<PackTestRun> RunPackTests(const std::shared_ptr<const Ruleset>& ruleset,
                                         const Pack& pack, const PackTestOptions& options = {});

/// Reads the tests of `pack` without running them: files that are not Lua, and names that do not
/// exist.
std::vector<ContentError> CheckPackTests(const Pack& pack);

/// Editor types for such tests, like LuaTypes(); the same for all games.
std::string PackTestTypes();

/// The reference page of everything tests can call, in Markdown.
std::string PackTestReference();

}  // namespace mallard

#endif  // MALLARD_PACK_TEST_H_
