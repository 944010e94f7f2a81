// What a pack's own tests can call: one table for the functions themselves, their editor types and
// their reference, so that none can exist without the others.
#ifndef MALLARD_SCRIPTING_HOST_TEST_API_H_
#define MALLARD_SCRIPTING_HOST_TEST_API_H_

#include <vector>

#include "absl/types/span.h"
#include "mallard/pack.h"
#include "scripting/host/lua.h"

namespace mallard {

/// A parameter, or a result.
struct TestParam {
  const char* name;  ///< With a question mark at its end: may be left out. `...`: any number.
  const char* type;  ///< As editors write it.
  const char* doc;   ///< One line.
};

/// A method of `t` or of a match. Its first argument is the object; its first upvalue the session.
struct TestMethod {
  const char* name;
  const char* doc;
  std::vector<TestParam> params;
  TestParam result;  ///< Type "": gives nothing.
  lua_CFunction call;
};

absl::Span<const TestMethod> AssertionMethods();   ///< Of `t`: what is expected.
absl::Span<const TestMethod> MatchPlayMethods();   ///< Of a match: what changes it.
absl::Span<const TestMethod> MatchLookMethods();   ///< Of a match: what tells how it stands.
absl::Span<const TestMethod> MatchEventMethods();  ///< Of a match: what tells what has happened.

/// The functions of test files besides the language of packs.
inline constexpr const char* kTestFunctions[] = {"print", "test", "random_play"};

inline constexpr char kTestClass[] = "Test";
inline constexpr char kTestMatchClass[] = "TestMatch";

/// The test files of a pack, by path.
std::vector<PackFile> TestFiles(const Pack& pack);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_TEST_API_H_
