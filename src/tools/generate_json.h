/// @file
/// The manifests of all games as JSON, for the generators of bindings (bindings/generate/).
#ifndef MALLARD_TOOLS_GENERATE_JSON_H_
#define MALLARD_TOOLS_GENERATE_JSON_H_

#include <string>

namespace mallard {

/// `{"games": [...]}`, one line an argument or option, games in the library's order.
std::string ManifestsJson();

}  // namespace mallard

#endif  // MALLARD_TOOLS_GENERATE_JSON_H_
