#include "src/games/common/codec.h"

#include "absl/strings/str_cat.h"

namespace mallard {

absl::Status Damaged(absl::string_view what) {
  return absl::DataLossError(absl::StrCat("damaged: ", what));
}

}  // namespace mallard
