/// @file
/// What is wrong with a place in content: in words, and in parts.
#ifndef MALLARD_CONTENT_PROBLEM_H_
#define MALLARD_CONTENT_PROBLEM_H_

#include <string>
#include <utility>

#include "absl/strings/string_view.h"

namespace mallard {

/// What is wrong with content: all of it in words, and the parts that have a place of their own in
/// a program that shows mistakes.
struct ContentProblem {
  ContentProblem() = default;  ///< Nothing yet.
  /// Words alone. Not explicit, since most problems are no more than that.
  ContentProblem(std::string words) : message(std::move(words)) {}
  ContentProblem(absl::string_view words) : message(words) {}  ///< The same.
  ContentProblem(const char* words) : message(words) {}        ///< The same.
  /// `expected an integer from 1 to 9, found integer 10`.
  static ContentProblem Mismatch(std::string expected, std::string found);
  /// Adds the nearest known name, if there is one: `; did you mean "shape"?`.
  ContentProblem Suggest(std::string name) &&;

  std::string message;   ///< What was expected, what was found, the nearest known name.
  std::string expected;  ///< What may stand there; "" when the words say something else.
  std::string found;     ///< What stands there instead; "" like `expected`.
  std::string nearest;   ///< The known name that is nearest to an unknown one, or "".
};

}  // namespace mallard

#endif  // MALLARD_CONTENT_PROBLEM_H_
