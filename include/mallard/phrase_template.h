/// @file
/// Sentences with places to fill in:
///
///     {seat} takes {count|one duck|# ducks}.
///
///     place  = "{" name [ "|" form { "|" form } ] "}"
///     form   = [ key "=" ] text        (a # in the text is the argument)
///
/// Without forms the argument itself stands there. With forms one of them does:
/// - one whose key is what the argument is: in {answer|splash=only water|found=a formation};
/// - otherwise, for a number, one without a key: {n|one|many} or {n|none|one|many};
/// - otherwise the last one without a key; otherwise nothing.
///
/// A brace that is meant is written twice. Forms hold no places of their own.
#ifndef MALLARD_PHRASE_TEMPLATE_H_
#define MALLARD_PHRASE_TEMPLATE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/strings/string_view.h"
#include "mallard/content_problem.h"

namespace mallard {

/// What fills a place.
struct TemplateArgument {
  std::string text;  ///< How it reads to the person addressed: "player 2", "C4", "plouf".
  std::string key;   ///< What it is, in no language: "p2", "C4", "splash", "17". Forms go by it.
};

/// Fills the places of a template. A place whose name `lookup` does not know stays as it is
/// written.
std::string RenderTemplate(
    absl::string_view text,
    absl::FunctionRef<std::optional<TemplateArgument>(absl::string_view name)> lookup);

/// The names of a template's places, each once, in order.
std::vector<std::string> TemplateArguments(absl::string_view text);

/// What is wrong with a template whose places may have these names; nothing if it is right.
std::optional<ContentProblem> CheckTemplate(absl::string_view text,
                                            const std::vector<std::string>& names);

}  // namespace mallard

#endif  // MALLARD_PHRASE_TEMPLATE_H_
