// What is told of bytes that cannot be a state.
#ifndef MALLARD_SRC_GAMES_COMMON_CODEC_H_
#define MALLARD_SRC_GAMES_COMMON_CODEC_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// The error for bytes that cannot be a state.
absl::Status Damaged(absl::string_view what);

}  // namespace mallard

#endif  // MALLARD_SRC_GAMES_COMMON_CODEC_H_
