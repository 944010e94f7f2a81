// What saved matches say of themselves, in the C interface.
#include <string>
#include <utility>
#include <vector>

#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_saved.h"
#include "mallard/saved_match.h"

/// What some bytes said. All text in it is valid UTF-8 without NUL bytes.
struct mld_saved {
  mallard::SavedMatch value;
};

namespace mallard::capi {
namespace {

static_assert(MLD_SAVED_SNAPSHOT == static_cast<int>(SavedKind::kSnapshot) &&
              MLD_SAVED_VIEW == static_cast<int>(SavedKind::kView) &&
              MLD_SAVED_REPLAY == static_cast<int>(SavedKind::kReplay) &&
              MLD_SAVED_SAVE == static_cast<int>(SavedKind::kSave));
static_assert(MLD_PACK_MISSING == static_cast<int>(PackChange::kMissing) &&
              MLD_PACK_OLDER == static_cast<int>(PackChange::kOlder) &&
              MLD_PACK_NEWER == static_cast<int>(PackChange::kNewer) &&
              MLD_PACK_CHANGED == static_cast<int>(PackChange::kChanged) &&
              MLD_PACK_ADDED == static_cast<int>(PackChange::kAdded));

const PackInfo* Find(absl::Span<const PackInfo> packs, const std::string& id) {
  for (const PackInfo& pack : packs) {
    if (pack.id == id) return &pack;
  }
  return nullptr;
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_saved_create(const uint8_t* bytes, uint64_t size, mld_saved** out,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (bytes == nullptr && size != 0) return NullArgument(error, "bytes");
    absl::StatusOr<mallard::SavedMatch> saved =
        mallard::DescribeSavedMatch(absl::MakeConstSpan(bytes, static_cast<size_t>(size)));
    if (!saved.ok()) return Report(saved.status(), Topic::kBytes, error);
    for (std::string* text : {&saved->game, &saved->configuration, &saved->engine_version,
                              &saved->label, &saved->phase}) {
      *text = CleanText(*text);
    }
    for (mallard::PackInfo& pack : saved->packs) {
      pack.id = CleanText(pack.id);
      pack.version = CleanText(pack.version);
    }
    return Create(out, *std::move(saved));
  });
}

void mld_saved_destroy(mld_saved* saved) { delete saved; }

mld_status mld_saved_describe(const mld_saved* saved, mld_saved_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (saved == nullptr) return NullArgument(error, "saved");
    const mallard::SavedMatch& value = saved->value;
    mld_saved_info known = {};
    known.kind = static_cast<mld_saved_kind>(value.kind);
    known.viewer = value.viewer;
    known.seats = value.seats;
    known.asked = value.asked;
    known.winners = value.winners;
    known.over = value.over ? 1 : 0;
    known.has_history = value.has_history ? 1 : 0;
    known.action_count = value.actions;
    known.time = value.time;
    known.ruleset_fingerprint = value.ruleset_fingerprint;
    known.game = value.game.c_str();
    known.config = value.configuration.c_str();
    known.engine_version = value.engine_version.c_str();
    known.label = value.label.c_str();
    known.round = value.round;
    known.round_limit = value.round_limit;
    known.turn_seat = value.turn_seat;
    known.phase = value.phase.c_str();
    return WriteInfo(known, info, error);
  });
}

mld_status mld_saved_thumbnail(const mld_saved* saved, const uint8_t** bytes, uint64_t* size,
                               mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (saved == nullptr) return NullArgument(error, "saved");
    if (bytes == nullptr) return NullArgument(error, "bytes");
    if (size == nullptr) return NullArgument(error, "size");
    const std::vector<uint8_t>& thumbnail = saved->value.thumbnail;
    *bytes = thumbnail.empty() ? nullptr : thumbnail.data();
    *size = thumbnail.size();
    return MLD_OK;
  });
}

uint64_t mld_saved_pack_count(const mld_saved* saved) {
  return saved == nullptr ? 0 : saved->value.packs.size();
}

mld_status mld_saved_describe_pack(const mld_saved* saved, uint64_t index, mld_pack_info* info,
                                   mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (saved == nullptr) return NullArgument(error, "saved");
    const std::vector<mallard::PackInfo>& packs = saved->value.packs;
    if (index >= packs.size()) return NoSuchIndex(error, "pack", index, packs.size());
    const mallard::PackInfo& pack = packs[static_cast<size_t>(index)];
    mld_pack_info known = {};
    known.id = pack.id.c_str();
    known.version = pack.version.c_str();
    known.fingerprint = pack.fingerprint;
    return WriteInfo(known, info, error);
  });
}

mld_status mld_saved_compare_packs(const mld_saved* saved, const mld_ruleset* ruleset,
                                   mld_pack_difference* out, uint64_t capacity, uint64_t* count,
                                   mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (saved == nullptr) return NullArgument(error, "saved");
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    const absl::Span<const mallard::PackInfo> loaded = ruleset->value->packs();
    const std::vector<mallard::PackDifference> differences =
        mallard::ComparePacks(saved->value.packs, loaded);
    return WriteList(
        differences, out, capacity, count, error, [&](const mallard::PackDifference& difference) {
          // The texts must outlive `differences`.
          const mallard::PackInfo* then = Find(saved->value.packs, difference.id);
          const mallard::PackInfo* now = Find(loaded, difference.id);
          return mld_pack_difference{static_cast<int32_t>(difference.change), 0,
                                     then != nullptr ? then->id.c_str() : now->id.c_str(),
                                     then != nullptr ? then->version.c_str() : "",
                                     now != nullptr ? now->version.c_str() : ""};
        });
  });
}
