/// @file
/// Structures of the C interface that may grow: the caller says how large their compiler thinks
/// they are, in `struct_size`, and both sides get along whichever of them is newer. What that means
/// to callers is written at the top of mallard_base.h; every reader and writer of such a structure
/// goes through here. For files of capi/ only.
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

/// Where the first published version of a structure ended. Declared by MLD_FIRST_VERSION.
template <class Struct>
struct FirstVersion;

/// What MLD_FIRST_VERSION declares: the end of the first version, and what must be true of it.
template <class Struct, size_t end>
struct FirstVersionEnd {
  static_assert(std::is_trivially_copyable_v<Struct> && std::is_standard_layout_v<Struct>);
  static_assert(offsetof(Struct, struct_size) == 0);
  static_assert(sizeof(Struct) <= MLD_MAX_STRUCT_SIZE);
  // Padding of an old caller holds anything; a later field must not come to lie there.
  static_assert(sizeof(void*) != 8 || (end % alignof(Struct) == 0 &&
                                       std::has_unique_object_representations_v<Struct>),
                "write out padding as reserved fields");

  static constexpr size_t kSize = end;  ///< In bytes.
};

/// Declares that `last_field` was the last field of the first published version of a structure. It
/// stays as it is when fields are appended.
#define MLD_FIRST_VERSION(Struct, last_field) \
  template <>                                 \
  struct FirstVersion<Struct>                 \
      : FirstVersionEnd<Struct, offsetof(Struct, last_field) + sizeof(Struct::last_field)> {}

/// Whether some version of the structure, older or newer than ours, may measure that. A size
/// between two versions passes, too: which fields were appended together is not recorded, so that a
/// caller's garbage that happens to be such a size cannot be told apart from a version.
template <class Struct>
constexpr bool IsPossibleSize(size_t size) {
  return size >= FirstVersion<Struct>::kSize && size <= MLD_MAX_STRUCT_SIZE &&
         size % alignof(Struct) == 0;
}

/// Fills the caller's options with `defaults`. What a newer caller has beyond them becomes 0. With
/// a size that no version has, nothing but `struct_size` is written, so that the options are
/// refused when they are used.
template <class Options>
void InitOptions(Options defaults, Options* options, uint32_t struct_size) noexcept {
  if (options == nullptr || struct_size < sizeof options->struct_size) return;
  if (!IsPossibleSize<Options>(struct_size)) {
    options->struct_size = 0;
    return;
  }
  defaults.struct_size = struct_size;
  std::memset(static_cast<void*>(options), 0, struct_size);
  std::memcpy(static_cast<void*>(options), &defaults,
              std::min<size_t>(struct_size, sizeof defaults));
}

/// Reads the caller's options into `*result`, which holds the defaults: those stay where the
/// caller's structure is older than ours, or where `options` is null. A newer caller is refused if
/// it asks for something we do not know. Afterwards `result->struct_size` is our own size.
template <class Options>
mld_status ReadOptions(const Options* options, const char* init_name, Options* result,
                       mld_error** error) {
  if (options == nullptr) return MLD_OK;
  const size_t size = options->struct_size;
  if (!IsPossibleSize<Options>(size)) {
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
  result->struct_size = sizeof(Options);
  return MLD_OK;
}

/// Writes `info` to the caller's structure, as much of it as the caller knows, and clears what the
/// caller has beyond it.
template <class Info>
mld_status WriteInfo(Info info, Info* out, mld_error** error) {
  if (out == nullptr) return NullArgument(error, "info");
  const uint32_t size = out->struct_size;
  if (!IsPossibleSize<Info>(size)) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("info->struct_size is ", size, "; set it to sizeof *info first"));
  }
  info.struct_size = size;
  std::memset(static_cast<void*>(out), 0, size);
  std::memcpy(static_cast<void*>(out), &info, std::min<size_t>(size, sizeof info));
  return MLD_OK;
}

/// Fails unless a field that is a truth value is 0 or 1.
mld_status CheckBool(const char* field, mld_bool value, mld_error** error) noexcept;

/// Fails unless a field that means nothing yet is 0.
mld_status CheckReserved(uint32_t value, mld_error** error) noexcept;

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_OPTIONS_H_
