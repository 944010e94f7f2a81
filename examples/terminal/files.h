// Whole files, read and written as bytes.
#ifndef MALLARD_EXAMPLES_TERMINAL_FILES_H_
#define MALLARD_EXAMPLES_TERMINAL_FILES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"

namespace mallard::terminal {

// The bytes of a file, which may have at most 64 MiB.
absl::StatusOr<std::vector<uint8_t>> ReadFile(const std::string& path);

// Writes a file whole or not at all: what was there before stays until the new bytes are complete.
// Only ordinary files are replaced.
absl::Status WriteFile(const std::string& path, absl::Span<const uint8_t> bytes);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_FILES_H_
