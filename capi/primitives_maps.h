/// @file
/// The objects behind the handles of hex maps, route maps and path searches. For files of capi/
/// only.
#ifndef MALLARD_CAPI_PRIMITIVES_MAPS_H_
#define MALLARD_CAPI_PRIMITIVES_MAPS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "capi/base.h"
#include "capi/mallard_hex.h"
#include "capi/mallard_path.h"
#include "mallard/primitives/hex_map.h"
#include "mallard/primitives/path_search.h"
#include "mallard/primitives/route.h"

/// A hex map.
struct mld_hex_map {
  mallard::HexMap value;
  std::vector<std::string> labels;  ///< By the hexes' numbers, or empty.
};

/// A route map.
struct mld_route_map {
  mallard::RouteMap value;
};

/// A path search.
struct mld_path_search {
  mallard::PathSearch value;
  std::vector<mallard::Teleport> teleports;  ///< Copy of the query's, kept for its memory.
};

namespace mallard::capi {

/// Fails because a map has no node of that number.
mld_status NoSuchNode(int32_t node, int nodes, mld_error** error);

}  // namespace mallard::capi

#endif  // MALLARD_CAPI_PRIMITIVES_MAPS_H_
