#include "mallard/content_problem.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"

namespace mallard {

ContentProblem ContentProblem::Mismatch(std::string expected, std::string found) {
  ContentProblem problem(absl::StrCat("expected ", expected, ", found ", found));
  problem.expected = std::move(expected);
  problem.found = std::move(found);
  return problem;
}

ContentProblem ContentProblem::Suggest(std::string name) && {
  if (!name.empty()) {
    absl::StrAppend(&message, "; did you mean \"", absl::Utf8SafeCHexEscape(name), "\"?");
  }
  nearest = std::move(name);
  return std::move(*this);
}

}  // namespace mallard
