// What script verbs of several games have in common.
#ifndef MALLARD_SRC_GAMES_COMMON_VERBS_H_
#define MALLARD_SRC_GAMES_COMMON_VERBS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "mallard/primitives/chance.h"
#include "mallard/script.h"

namespace mallard {

/// The verb `random(n)`: a number from 1 to n.
inline absl::Status DrawNumber(Chance& chance, ScriptCall& call) {
  const int64_t bound = call.args[0].integer;
  if (bound < 1 || bound > INT32_MAX) {
    return absl::InvalidArgumentError(
        absl::StrCat("a random number from 1 to ", bound, " cannot be drawn"));
  }
  call.result = ScriptValue::Int(int64_t{chance.Below(static_cast<uint32_t>(bound))} + 1);
  return absl::OkStatus();
}

/// Hands a number, or the error, back to the script.
inline absl::Status ReturnInt(const absl::StatusOr<int32_t>& value, ScriptCall& call) {
  if (!value.ok()) return value.status();
  call.result = ScriptValue::Int(*value);
  return absl::OkStatus();
}

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_VERBS_H_
