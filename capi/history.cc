// History of matches in the C interface: taking back, doing again, stepping through.
#include "absl/base/casts.h"
#include "capi/handles.h"
#include "mallard/match.h"

using namespace mallard::capi;

uint64_t mld_match_undo_depth(const mld_match* match) {
  return match == nullptr ? 0 : match->value.UndoDepth();
}

mld_status mld_match_undo(mld_match* match, uint64_t count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    return Report(match->value.Undo(static_cast<size_t>(count)), Topic::kArgument, error);
  });
}

uint64_t mld_match_redo_depth(const mld_match* match) {
  return match == nullptr ? 0 : match->value.RedoDepth();
}

mld_status mld_match_redo(mld_match* match, uint64_t count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    return Report(match->value.Redo(static_cast<size_t>(count)), Topic::kArgument, error);
  });
}

mld_status mld_match_seek(mld_match* match, uint64_t position, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    return Report(match->value.Seek(static_cast<size_t>(position)), Topic::kArgument, error);
  });
}

mld_status mld_match_history_action(const mld_match* match, uint64_t index, int32_t* seat,
                                    mld_action* action, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (seat == nullptr) return NullArgument(error, "seat");
    if (action == nullptr) return NullArgument(error, "action");
    const uint64_t count = match->value.UndoDepth() + match->value.RedoDepth();
    if (index >= count) return NoSuchIndex(error, "action of the history", index, count);
    const mallard::TakenAction taken = match->value.HistoryAt(static_cast<size_t>(index));
    *seat = taken.seat;
    *action = absl::bit_cast<mld_action>(taken.action);
    return MLD_OK;
  });
}
