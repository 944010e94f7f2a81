// Arguments of actions and events in manifests, written short.
#ifndef MALLARD_SRC_GAMES_COMMON_ARGS_H_
#define MALLARD_SRC_GAMES_COMMON_ARGS_H_

#include <utility>
#include <vector>

#include "mallard/manifest.h"

namespace mallard {

inline ArgSpec IntArg(const char* name, const char* doc) {
  return {name, ArgType::kInt, doc, {}, ""};
}
/// One of the names of a table of the rules.
inline ArgSpec NameArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kName, doc, {}, table};
}
inline ArgSpec WordArg(const char* name, std::vector<const char*> words, const char* doc) {
  return {name, ArgType::kWord, doc, std::move(words), ""};
}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_ARGS_H_
