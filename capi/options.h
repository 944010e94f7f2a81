/// @file
/// Structures of the C interface that may grow: the caller says how large their compiler thinks
/// they are, in `struct_size`, and both sides get along whichever of them is newer. For files of
/// capi/ only.
#ifndef MALLARD_CAPI_OPTIONS_H_
#define MALLARD_CAPI_OPTIONS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "absl/strings/str_cat.h"
#include "capi/base.h"

namespace mallard::capi {

/// Fills the caller's options with `defaults`. What a newer caller has beyond them becomes 0.
template <class Options>
void InitOptions(Options defaults, Options* options, uint32_t struct_size) noexcept {
  static_assert(std::is_trivially_copyable_v<Options>);
  if (options == nullptr || struct_size < sizeof(uint32_t)) return;
  defaults.struct_size = struct_size;
  std::memset(static_cast<void*>(options), 0, struct_size);
  std::memcpy(static_cast<void*>(options), &defaults,
              std::min<size_t>(struct_size, sizeof defaults));
}

/// Reads the caller's options into `*result`, which holds the defaults: those stay where the
/// caller's structure is older than ours, or where `options` is null. A newer caller is refused if
/// it asks for something we do not know. `first_size` is what the structure measured when it was
/// first published.
template <class Options>
mld_status ReadOptions(const Options* options, size_t first_size, const char* init_name,
                       Options* result, mld_error** error) {
  if (options == nullptr) return MLD_OK;
  const size_t size = options->struct_size;
  if (size < first_size) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("options->struct_size is ", size, "; fill the options with ",
                             init_name, " first"));
  }
  const auto* bytes = reinterpret_cast<const uint8_t*>(options);
  if (size > sizeof(Options) &&
      std::any_of(bytes + sizeof(Options), bytes + size, [](uint8_t byte) { return byte != 0; })) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("the options ask for something that library version ",
                             mld_version_string(), " does not know"));
  }
  std::memcpy(static_cast<void*>(result), options, std::min(size, sizeof(Options)));
  return MLD_OK;
}

/// Writes `info` to the caller's structure, as much of it as the caller knows.
template <class Info>
mld_status WriteInfo(Info info, size_t first_size, Info* out, mld_error** error) {
  static_assert(std::is_trivially_copyable_v<Info>);
  if (out == nullptr) return NullArgument(error, "info");
  const uint32_t size = out->struct_size;
  if (size < first_size) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("info->struct_size is ", size, "; set it to sizeof *info first"));
  }
  info.struct_size = size;
  std::memcpy(static_cast<void*>(out), &info, std::min<size_t>(size, sizeof info));
  return MLD_OK;
}

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_OPTIONS_H_
