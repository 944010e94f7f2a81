// What campaigns use to read the parts of battles that they keep; battles themselves are described
// in snapshot.cc.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PARTS_H_

#include <algorithm>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "mallard/frame/numbers.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer/snapshot/snapshot.h"

namespace mallard::duckhammer {

template <class T>
using Table = flatbuffers::Vector<flatbuffers::Offset<T>>;

// How many entries a list has; a list that is not there has none.
template <class T>
size_t Size(const flatbuffers::Vector<T>* list) {
  return list == nullptr ? 0 : list->size();
}

// Finds an id; `number` becomes 1 + index, or 0 where there is no text.
template <class Entry, class Number>
absl::Status FindId(absl::string_view what, const std::vector<Entry>& entries,
                    const flatbuffers::String* id, Number& number) {
  number = 0;
  if (id == nullptr) return absl::OkStatus();
  for (size_t i = 0; i < entries.size(); ++i) {
    if (id->string_view() != entries[i].id) continue;
    number = static_cast<Number>(i + 1);
    return absl::OkStatus();
  }
  return Damaged(absl::StrCat("there is no ", what, " ",
                              absl::string_view(id->data(), std::min<size_t>(id->size(), 80))));
}

// The same for an id that must be there.
template <class Entry, class Number>
absl::Status NeedId(absl::string_view what, const std::vector<Entry>& entries,
                    const flatbuffers::String* id, Number& number) {
  if (absl::Status status = FindId(what, entries, id, number); !status.ok()) return status;
  return number == 0 ? Damaged(absl::StrCat("no ", what, " is named")) : absl::OkStatus();
}

inline absl::Status ReadDice(const fb::Dice* in, Dice& dice) {
  if (in == nullptr) return Damaged("dice are missing");
  dice = {in->count(), in->sides()};
  return absl::OkStatus();
}

// A number that is -1 for none, kept as 1 more.
inline absl::Status ReadNumber(int in, int most, uint8_t& out) {
  if (in < -1 || in >= most) return Damaged("there is no unit of that number");
  Put(out, in + 1);
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SNAPSHOT_SNAPSHOT_PARTS_H_
