// What saved matches say of themselves, in the C interface.
#include <string>
#include <utility>
#include <vector>

#include "capi/handles.h"
#include "capi/mallard_saved.h"
#include "capi/options.h"
#include "mallard/saved_match.h"

/// What some bytes said. All text in it is valid UTF-8 without NUL bytes.
struct mld_saved {
  mallard::SavedMatch value;
};

namespace mallard::capi {
namespace {

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
    for (std::string* text : {&saved->game, &saved->configuration, &saved->engine_version}) {
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

const char* mld_saved_game(const mld_saved* saved) {
  return saved == nullptr ? "" : saved->value.game.c_str();
}

const char* mld_saved_configuration(const mld_saved* saved) {
  return saved == nullptr ? "" : saved->value.configuration.c_str();
}

int32_t mld_saved_is_replay(const mld_saved* saved) {
  return saved != nullptr && saved->value.is_replay ? 1 : 0;
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
    return WriteInfo(known, sizeof known, info, error);
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
