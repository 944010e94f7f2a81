/// @file
/// The manifests of all games as JSON, for the generators of bindings (bindings/generate/).
#ifndef MALLARD_TOOLS_GENERATE_JSON_H_
#define MALLARD_TOOLS_GENERATE_JSON_H_

#include <string>

#include "mallard/manifest.h"

namespace mallard {

/// `{"games": [...]}`, one line a kind or option, games in the library's order. `type_name` says
/// what a type of argument is called.
std::string ManifestsJson(const char* (*type_name)(ArgType));

}  // namespace mallard

#endif  // MALLARD_TOOLS_GENERATE_JSON_H_
