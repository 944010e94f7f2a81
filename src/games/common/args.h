// Arguments of actions and events in manifests, written short.
#ifndef MALLARD_SRC_GAMES_COMMON_ARGS_H_
#define MALLARD_SRC_GAMES_COMMON_ARGS_H_

#include <utility>
#include <vector>

#include "mallard/manifest.h"

namespace mallard {

/// An argument of a type that needs neither words nor a table.
inline ArgSpec Arg(ArgType type, const char* name, const char* doc) {
  return {name, type, doc, {}, ""};
}
inline ArgSpec CountArg(const char* name, const char* doc) {
  return Arg(ArgType::kCount, name, doc);
}
inline ArgSpec AmountArg(const char* name, const char* doc) {
  return Arg(ArgType::kAmount, name, doc);
}
inline ArgSpec NumberArg(const char* name, const char* doc) {
  return Arg(ArgType::kNumber, name, doc);
}
inline ArgSpec RollArg(const char* name, const char* doc) { return Arg(ArgType::kRoll, name, doc); }
/// One of the names of a table of the rules.
inline ArgSpec NameArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kName, doc, {}, table};
}
/// One that is a hex of the board, or a place of a map.
inline ArgSpec HexArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kHex, doc, {}, table};
}
inline ArgSpec NodeArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kNode, doc, {}, table};
}
inline ArgSpec WordArg(const char* name, std::vector<const char*> words, const char* doc) {
  return {name, ArgType::kWord, doc, std::move(words), ""};
}

/// @name What an argument is to what happened
/// @{
inline ArgSpec InRole(ArgRole role, ArgSpec arg) {
  arg.role = role;
  return arg;
}
inline ArgSpec Subject(ArgSpec arg) { return InRole(ArgRole::kSubject, std::move(arg)); }
inline ArgSpec From(ArgSpec arg) { return InRole(ArgRole::kFrom, std::move(arg)); }
inline ArgSpec To(ArgSpec arg) { return InRole(ArgRole::kTo, std::move(arg)); }
inline ArgSpec At(ArgSpec arg) { return InRole(ArgRole::kPlace, std::move(arg)); }
inline ArgSpec Amount(ArgSpec arg) { return InRole(ArgRole::kAmount, std::move(arg)); }
inline ArgSpec Total(ArgSpec arg) { return InRole(ArgRole::kTotal, std::move(arg)); }
/// @}

/// @name On whose side an argument lies
/// @{
inline ArgSpec Own(ArgSpec arg) {
  arg.side = ArgSide::kOwn;
  return arg;
}
inline ArgSpec Opponents(ArgSpec arg) {
  arg.side = ArgSide::kOpponent;
  return arg;
}
/// @}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_ARGS_H_
