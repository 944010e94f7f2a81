// The defined order of table keys.
//
// Lua's own order depends on hashes that differ from run to run. Here: numbers from the smallest,
// then strings in byte order, then false, then true. Keys of other types have no order.
#ifndef MALLARD_SCRIPTING_HOST_ORDERED_KEYS_H_
#define MALLARD_SCRIPTING_HOST_ORDERED_KEYS_H_

#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"
#include "scripting/host/lua.h"

namespace mallard {

/// One key. Text is borrowed from Lua and valid while the key stays in its table.
struct TableKey {
  enum class Type : uint8_t { kNumber, kString, kBool, kOther };
  Type type = Type::kOther;
  bool is_integer = false;
  bool boolean = false;
  lua_Integer integer = 0;
  lua_Number number = 0;
  absl::string_view text;

  bool operator<(const TableKey& other) const;
};

/// Replaces the table on top of the stack by what stands behind it, if it is frozen.
void ResolveFrozen(lua_State* lua);

/// The keys of the table at `index`, in order. The table must not be a frozen one.
std::vector<TableKey> OrderedKeys(lua_State* lua, int index);
/// Pushes a key again (not one of type kOther).
void PushKey(lua_State* lua, const TableKey& key);

int OrderedPairs(lua_State* lua);  ///< `pairs`
int OrderedNext(lua_State* lua);   ///< `next`
/// The iterator that `pairs` returns. It remembers its place, so it must not outlive a call.
int PairsStep(lua_State* lua);

}  // namespace mallard

#endif  // MALLARD_SCRIPTING_HOST_ORDERED_KEYS_H_
