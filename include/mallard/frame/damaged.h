/// @file
/// The error of bytes that cannot be a state, as whoever reads a snapshot gets it.
#ifndef MALLARD_FRAME_DAMAGED_H_
#define MALLARD_FRAME_DAMAGED_H_

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace mallard {

/// kDataLoss: "damaged: " and what is wrong. For CheckInvariants and whatever else looks at states
/// that were read.
inline absl::Status Damaged(absl::string_view what) {
  return absl::DataLossError(absl::StrCat("damaged: ", what));
}

}  // namespace mallard

#endif  // MALLARD_FRAME_DAMAGED_H_
