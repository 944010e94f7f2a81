// Checks stacked entries against the schema and turns them into content that games can compile.
#ifndef MALLARD_SCRIPTING_HOST_VALIDATE_H_
#define MALLARD_SCRIPTING_HOST_VALIDATE_H_

#include <string>
#include <vector>

#include "mallard/content.h"
#include "scripting/host/kinds.h"
#include "scripting/host/pack_stack.h"
#include "scripting/host/stacking.h"

namespace mallard {

/// Validated content, and what each function found in it is for.
struct ValidContent {
  ContentSet set;
  /// By function number: `maneuver "lilies:net".resolve`. Empty for functions that no entry uses.
  std::vector<std::string> function_names;
};

/// Checks every entry. Mistakes go to `report`; the result is meaningful only without any.
/// `functions` is the number of functions that the machine found.
ValidContent Validate(const PackStack& stack, const ContentKinds& kinds, const Stacking& stacking,
                      int functions, ContentReport& report);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_VALIDATE_H_
