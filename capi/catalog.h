/// @file
/// What the files about catalogs share. For files of capi/ only.
#ifndef MALLARD_CAPI_CATALOG_H_
#define MALLARD_CAPI_CATALOG_H_

#include <cstdint>

#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_catalog.h"
#include "mallard/catalog.h"
#include "mallard/ruleset.h"

namespace mallard::capi {

/// Writes an info structure, all of which are in their first version.
template <class Info>
mld_status WriteCatalogInfo(const Info& known, Info* info, mld_error** error) {
  return WriteInfo(known, info, error);
}

/// Calls `body` with the catalog and the language.
template <class Body>
mld_status WithCatalog(const mld_ruleset* ruleset, uint64_t language, mld_error** error,
                       const Body& body) noexcept {
  return Guard(error, [&]() -> mld_status {
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    const Catalog& catalog = ruleset->value->catalog();
    const uint64_t count = catalog.languages().size();
    if (language >= count) return NoSuchIndex(error, "language", language, count);
    return body(catalog, static_cast<int>(language));
  });
}

/// A number found in the catalog; 0 where it cannot be made for want of memory.
template <class Count>
uint64_t CountInCatalog(const mld_ruleset* ruleset, const Count& count) noexcept {
  if (ruleset == nullptr) return 0;
  try {
    return count(ruleset->value->catalog());
  } catch (...) {
    return 0;
  }
}

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_CATALOG_H_
