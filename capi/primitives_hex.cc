// Hexes and hex maps of the C interface.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "capi/base.h"
#include "capi/mallard_hex.h"
#include "capi/primitives_maps.h"
#include "mallard/primitives/grid.h"
#include "mallard/primitives/hex.h"
#include "mallard/primitives/hex_layout.h"

using namespace mallard::capi;
using mallard::Hex;

namespace {

static_assert(MLD_HEX_LIMIT == mallard::kHexLimit);
static_assert(MLD_HEX_ODD_R == static_cast<int>(mallard::HexOffsetKind::kOddR) &&
              MLD_HEX_EVEN_R == static_cast<int>(mallard::HexOffsetKind::kEvenR) &&
              MLD_HEX_ODD_Q == static_cast<int>(mallard::HexOffsetKind::kOddQ) &&
              MLD_HEX_EVEN_Q == static_cast<int>(mallard::HexOffsetKind::kEvenQ));

Hex FromC(mld_hex hex) { return {hex.q, hex.r}; }
mld_hex ToC(Hex hex) { return {hex.q, hex.r}; }

mld_status CheckRange(mld_hex hex, mld_error** error) {
  if (mallard::HexInRange(FromC(hex))) return MLD_OK;
  return Fail(
      error, MLD_INVALID_ARGUMENT,
      absl::StrCat("the hex (", hex.q, ", ", hex.r, ") has a coordinate beyond ", MLD_HEX_LIMIT));
}

mld_status CheckRange(mld_hex a, mld_hex b, mld_error** error) {
  const mld_status status = CheckRange(a, error);
  return status != MLD_OK ? status : CheckRange(b, error);
}

mld_status CheckCircle(mld_hex centre, int32_t radius, mld_error** error) {
  if (radius < 0 || radius > MLD_HEX_LIMIT) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("the radius is ", radius, "; it must be 0 to ", MLD_HEX_LIMIT));
  }
  return CheckRange(centre, error);
}

mld_status CheckKind(int32_t kind, mld_error** error) {
  if (kind >= MLD_HEX_ODD_R && kind <= MLD_HEX_EVEN_Q) return MLD_OK;
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("there is no kind of table with the number ", kind));
}

// Writes the `total` hexes that `walk` visits to the caller's array, walking no further than
// needed: a figure can have far more hexes than anyone has memory for.
template <typename Walk>
mld_status WriteFigure(int64_t total, mld_hex* out, uint64_t capacity, uint64_t* count,
                       mld_error** error, Walk walk) {
  if (count == nullptr) return NullArgument(error, "count");
  *count = static_cast<uint64_t>(total);
  if (out == nullptr) return MLD_OK;
  uint64_t written = 0;
  if (capacity > 0) {
    walk([&](Hex hex) {
      out[written++] = ToC(hex);
      return written < capacity;
    });
  }
  if (written < *count) return BufferTooSmall();
  return MLD_OK;
}

}  // namespace

mld_status mld_hex_neighbour(mld_hex hex, int32_t direction, mld_hex* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckRange(hex, error); status != MLD_OK) return status;
    if (direction < 0 || direction > 5) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("the direction is ", direction, "; it must be 0 to 5"));
    }
    *out = ToC(mallard::HexNeighbour(FromC(hex), direction));
    return MLD_OK;
  });
}

mld_status mld_hex_distance(mld_hex a, mld_hex b, int32_t* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckRange(a, b, error); status != MLD_OK) return status;
    *out = mallard::HexDistance(FromC(a), FromC(b));
    return MLD_OK;
  });
}

mld_status mld_hex_rotate(mld_hex hex, mld_hex centre, int32_t sixths, mld_hex* out,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckRange(hex, centre, error); status != MLD_OK) return status;
    *out = ToC(mallard::HexRotated(FromC(hex), FromC(centre), sixths));
    return MLD_OK;
  });
}

mld_status mld_hex_mirror(mld_hex hex, mld_hex centre, mld_hex* out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckRange(hex, centre, error); status != MLD_OK) return status;
    *out = ToC(mallard::HexMirrored(FromC(hex), FromC(centre)));
    return MLD_OK;
  });
}

mld_status mld_hex_line(mld_hex a, mld_hex b, mld_hex* out, uint64_t capacity, uint64_t* count,
                        mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (const mld_status status = CheckRange(a, b, error); status != MLD_OK) return status;
    const int64_t total = int64_t{mallard::HexDistance(FromC(a), FromC(b))} + 1;
    return WriteFigure(total, out, capacity, count, error,
                       [&](auto visit) { mallard::ForEachHexOnLine(FromC(a), FromC(b), visit); });
  });
}

mld_status mld_hex_ring(mld_hex centre, int32_t radius, mld_hex* out, uint64_t capacity,
                        uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (const mld_status status = CheckCircle(centre, radius, error); status != MLD_OK) {
      return status;
    }
    return WriteFigure(mallard::HexRingSize(radius), out, capacity, count, error, [&](auto visit) {
      mallard::ForEachHexInRing(FromC(centre), radius, visit);
    });
  });
}

mld_status mld_hex_disc(mld_hex centre, int32_t radius, mld_hex* out, uint64_t capacity,
                        uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (const mld_status status = CheckCircle(centre, radius, error); status != MLD_OK) {
      return status;
    }
    return WriteFigure(mallard::HexDiscSize(radius), out, capacity, count, error, [&](auto visit) {
      mallard::ForEachHexInDisc(FromC(centre), radius, visit);
    });
  });
}

mld_status mld_hex_to_offset(mld_hex hex, int32_t kind, int32_t* col, int32_t* row,
                             mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (col == nullptr) return NullArgument(error, "col");
    if (row == nullptr) return NullArgument(error, "row");
    if (const mld_status status = CheckKind(kind, error); status != MLD_OK) return status;
    if (const mld_status status = CheckRange(hex, error); status != MLD_OK) return status;
    const auto cell = mallard::ToHexOffset(FromC(hex), static_cast<mallard::HexOffsetKind>(kind));
    *col = cell.col;
    *row = cell.row;
    return MLD_OK;
  });
}

mld_status mld_hex_from_offset(int32_t col, int32_t row, int32_t kind, mld_hex* out,
                               mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    if (const mld_status status = CheckKind(kind, error); status != MLD_OK) return status;
    if (const mld_status status = CheckRange({col, row}, error); status != MLD_OK) return status;
    *out = ToC(mallard::FromHexOffset({col, row}, static_cast<mallard::HexOffsetKind>(kind)));
    return MLD_OK;
  });
}

mld_status mld_hex_map_create(const mld_hex* hexes, uint64_t count, mld_hex_map** out,
                              mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (hexes == nullptr && count > 0) return NullArgument(error, "hexes");
    // Before copying, since a wild count must not be believed.
    if (count > mallard::HexMap::kMaxHexes) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("there are ", count, " hexes; at most ", mallard::HexMap::kMaxHexes,
                               " are allowed"));
    }
    std::vector<Hex> list;
    for (uint64_t i = 0; i < count; ++i) list.push_back(FromC(hexes[i]));
    auto map = mallard::HexMap::Create(list);
    if (!map.ok()) return Report(map.status(), Topic::kArgument, error);
    *out = std::make_unique<mld_hex_map>(mld_hex_map{*std::move(map), {}}).release();
    return MLD_OK;
  });
}

mld_status mld_hex_map_create_from_text(const char* text, mld_hex_map** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (text == nullptr) return NullArgument(error, "text");
    auto layout = mallard::ParseHexLayout(mallard::SplitRows(text));
    if (!layout.ok()) return Report(layout.status(), Topic::kArgument, error);
    std::vector<Hex> hexes;
    std::vector<std::string> labels;
    for (mallard::HexLabel& label : *layout) {
      hexes.push_back(label.hex);
      labels.push_back(std::move(label.text));
    }
    // A layout is in reading order, so the labels stand at their hexes' numbers.
    auto map = mallard::HexMap::Create(hexes);
    if (!map.ok()) return Report(map.status(), Topic::kArgument, error);
    *out = std::make_unique<mld_hex_map>(mld_hex_map{*std::move(map), std::move(labels)}).release();
    return MLD_OK;
  });
}

void mld_hex_map_destroy(mld_hex_map* map) { delete map; }

mld_status mld_hex_map_hexes(const mld_hex_map* map, mld_hex* out, uint64_t capacity,
                             uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    return WriteList(map->value.hexes(), out, capacity, count, error, ToC);
  });
}

mld_status mld_hex_map_find(const mld_hex_map* map, mld_hex hex, int32_t* index,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (index == nullptr) return NullArgument(error, "index");
    *index = map->value.IndexOf(FromC(hex));
    return MLD_OK;
  });
}

mld_status mld_hex_map_format_label(const mld_hex_map* map, int32_t index, char* buffer,
                                    uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (map == nullptr) return NullArgument(error, "map");
    if (index < 0 || index >= map->value.size()) {
      return NoSuchNode(index, map->value.size(), error);
    }
    return WriteText(map->labels.empty() ? "" : map->labels[index], buffer, capacity, size, error);
  });
}
