// What the C interface tells of arguments.
#ifndef MALLARD_CAPI_MANIFEST_H_
#define MALLARD_CAPI_MANIFEST_H_

#include <cstddef>

#include "absl/types/span.h"
#include "capi/mallard_manifest.h"
#include "mallard/manifest.h"

namespace mallard::capi {

/// The description of one of `args`; everything but `struct_size`. Borrows from the specs.
mld_arg_info ArgInfoOf(absl::Span<const ArgSpec> args, size_t index);

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_MANIFEST_H_
