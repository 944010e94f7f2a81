/// @file
/// Whether a manifest is one that everything built on manifests can work with.
#ifndef MALLARD_MANIFEST_CHECK_H_
#define MALLARD_MANIFEST_CHECK_H_

#include "absl/status/status.h"
#include "mallard/manifest.h"

namespace mallard {

/// OK, or the first thing that is wrong: names that are missing or there twice, numbers that do not
/// rise, more arguments than an action can hold, words or tables that an argument lacks, options
/// whose defaults are refused, tellings of events that there are not.
absl::Status CheckManifest(const Manifest& manifest);

}  // namespace mallard

#endif  // MALLARD_MANIFEST_CHECK_H_
