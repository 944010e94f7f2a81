// Reads pack.lua, the manifest of a pack:
//
//   pack { id = "lilies", version = "1.2.0", game = "battleducks", api = 1,
//          title = "Lilies", requires = { battleducks = ">=1.0 <2" } }
#ifndef MALLARD_SCRIPTING_HOST_MANIFEST_FILE_H_
#define MALLARD_SCRIPTING_HOST_MANIFEST_FILE_H_

#include "absl/strings/string_view.h"
#include "mallard/content.h"
#include "scripting/host/pack_stack.h"

namespace mallard {

inline constexpr char kManifestFile[] = "pack.lua";

/// Reads the manifest text of the pack known as `label`. Mistakes go to `report`; the result is
/// meaningful only without any.
PackManifest ReadManifestFile(absl::string_view label, absl::string_view text,
                              ContentReport& report);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_MANIFEST_FILE_H_
