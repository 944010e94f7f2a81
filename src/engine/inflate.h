// Takes apart what DEFLATE (RFC 1951) has compressed: the packs that lie in the library.
// Hand-written, since it is all that would be needed of a compression library.
#ifndef MALLARD_SRC_ENGINE_INFLATE_H_
#define MALLARD_SRC_ENGINE_INFLATE_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/types/span.h"

namespace mallard {

/// The `size` bytes that `deflated` holds, into `out`. False if it holds anything else, whatever
/// its bytes are.
bool Inflate(absl::Span<const uint8_t> deflated, size_t size, std::string& out);

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_INFLATE_H_
