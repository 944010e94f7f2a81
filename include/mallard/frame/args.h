/// @file
/// Arguments of actions and events in manifests, written short.
#ifndef MALLARD_FRAME_ARGS_H_
#define MALLARD_FRAME_ARGS_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "mallard/manifest.h"

namespace mallard {

/// An argument of a type that needs neither words nor a table.
inline ArgSpec Arg(ArgType type, const char* name, const char* doc) {
  return {name, type, doc, {}, ""};
}
/// How many things.
inline ArgSpec CountArg(const char* name, const char* doc) {
  return Arg(ArgType::kCount, name, doc);
}
/// How many points.
inline ArgSpec AmountArg(const char* name, const char* doc) {
  return Arg(ArgType::kAmount, name, doc);
}
/// A place in an order.
inline ArgSpec NumberArg(const char* name, const char* doc) {
  return Arg(ArgType::kNumber, name, doc);
}
/// What dice show.
inline ArgSpec RollArg(const char* name, const char* doc) { return Arg(ArgType::kRoll, name, doc); }
/// One of the names of a table of the rules.
inline ArgSpec NameArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kName, doc, {}, table};
}
/// A hex of the board.
inline ArgSpec HexArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kHex, doc, {}, table};
}
/// A place of a map.
inline ArgSpec NodeArg(const char* name, const char* table, const char* doc) {
  return {name, ArgType::kNode, doc, {}, table};
}
/// One of some words.
inline ArgSpec WordArg(const char* name, std::vector<const char*> words, const char* doc) {
  return {name, ArgType::kWord, doc, std::move(words), ""};
}

/// Words of a player, of up to so many bytes.
inline ArgSpec TextArg(const char* name, int32_t bytes, const char* doc) {
  ArgSpec arg = Arg(ArgType::kText, name, doc);
  arg.max = bytes;
  return arg;
}

/// Yes or no.
inline ArgSpec YesNoArg(const char* name, const char* doc) {
  return {name, ArgType::kYesNo, doc, {"no", "yes"}, ""};
}

/// One that makes sense from `min` to `max` only.
inline ArgSpec Between(int32_t min, int32_t max, ArgSpec arg) {
  arg.min = min;
  arg.max = max;
  return arg;
}
/// One that may also be -1, for none or nobody.
inline ArgSpec OrNone(ArgSpec arg) {
  arg.min = -1;
  return arg;
}

/// @name What an argument is to what happened
/// @{

/// In that role.
inline ArgSpec InRole(ArgRole role, ArgSpec arg) {
  arg.role = role;
  return arg;
}
/// What it happened to.
inline ArgSpec Subject(ArgSpec arg) { return InRole(ArgRole::kSubject, std::move(arg)); }
/// Where the subject was, or what acted on it.
inline ArgSpec From(ArgSpec arg) { return InRole(ArgRole::kFrom, std::move(arg)); }
/// Where the subject is now, or what was acted on.
inline ArgSpec To(ArgSpec arg) { return InRole(ArgRole::kTo, std::move(arg)); }
/// Where it happened, if nothing moved.
inline ArgSpec At(ArgSpec arg) { return InRole(ArgRole::kPlace, std::move(arg)); }
/// By how much something changed.
inline ArgSpec Amount(ArgSpec arg) { return InRole(ArgRole::kAmount, std::move(arg)); }
/// How much there is now.
inline ArgSpec Total(ArgSpec arg) { return InRole(ArgRole::kTotal, std::move(arg)); }
/// @}

/// @name On whose side an argument lies
/// @{

/// On that of the player who acts.
inline ArgSpec Own(ArgSpec arg) {
  arg.side = ArgSide::kOwn;
  return arg;
}
/// On that of the opponent.
inline ArgSpec Opponents(ArgSpec arg) {
  arg.side = ArgSide::kOpponent;
  return arg;
}
/// @}

}  // namespace mallard

#endif  // MALLARD_FRAME_ARGS_H_
