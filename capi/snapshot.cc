// Matches as bytes in the C interface: snapshots, views, replays, hot reload.
#include <algorithm>
#include <utility>
#include <vector>

#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_snapshot.h"
#include "mallard/digest.h"
#include "mallard/match.h"

namespace mallard::capi {
namespace {

mld_restore_options DefaultOptions() {
  const RestoreOptions defaults;
  mld_restore_options options = {};
  options.struct_size = sizeof options;
  options.allow_changed_content = defaults.allow_changed_content ? 1 : 0;
  options.history = defaults.history ? 1 : 0;
  options.events = defaults.events ? 1 : 0;
  return options;
}

mld_save_options DefaultSaveOptions() {
  mld_save_options options = {};
  options.struct_size = sizeof options;
  options.history = SaveOptions().history ? 1 : 0;
  return options;
}

constexpr uint64_t kMaxThumbnail = 1 << 20;

mld_status ReadSaveOptions(const mld_save_options* options, SaveOptions* save, mld_error** error) {
  mld_save_options given = DefaultSaveOptions();
  if (mld_status status = ReadOptions(options, "mld_save_options_init", &given, error)) {
    return status;
  }
  if (mld_status status = CheckBool("history", given.history, error)) return status;
  if (mld_status status = CheckBool("picture", given.picture, error)) return status;
  if (mld_status status = CheckReserved(given.reserved, error)) return status;
  if (given.thumbnail == nullptr && given.thumbnail_size != 0) {
    return NullArgument(error, "options->thumbnail");
  }
  if (given.thumbnail_size > kMaxThumbnail) {
    return Fail(error, MLD_LIMIT_EXCEEDED,
                absl::StrCat("the thumbnail has ", given.thumbnail_size, " bytes; the most is ",
                             kMaxThumbnail));
  }
  save->history = given.history != 0;
  if (given.label != nullptr) save->label = CleanText(given.label);
  save->time = given.time;
  save->picture = given.picture != 0;
  save->thumbnail.assign(given.thumbnail, given.thumbnail + given.thumbnail_size);
  return MLD_OK;
}

// Calls `make(ruleset, bytes)`, which gives a match, with what the caller passed in.
template <class Make>
mld_status CreateFromBytes(const mld_ruleset* ruleset, const uint8_t* bytes, uint64_t size,
                           mld_match** out, mld_error** error, Make make) {
  if (out == nullptr) return NullArgument(error, "out");
  *out = nullptr;
  if (ruleset == nullptr) return NullArgument(error, "ruleset");
  if (bytes == nullptr && size != 0) return NullArgument(error, "bytes");
  absl::StatusOr<Match> match =
      make(ruleset->value, absl::MakeConstSpan(bytes, static_cast<size_t>(size)));
  if (!match.ok()) return Report(match.status(), Topic::kBytes, error);
  return Create(out, *std::move(match), ruleset->log);
}

// What signing and checking ask of their arguments.
mld_status CheckKey(const uint8_t* key, uint64_t key_size, const uint8_t* bytes, uint64_t size,
                    const uint8_t* signature, mld_error** error) {
  if (key == nullptr) return NullArgument(error, "key");
  if (bytes == nullptr && size != 0) return NullArgument(error, "bytes");
  if (signature == nullptr) return NullArgument(error, "signature");
  if (key_size == 0 || key_size > MLD_MAX_KEY_SIZE) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("a key has 1 to ", MLD_MAX_KEY_SIZE, " bytes, not ", key_size));
  }
  return MLD_OK;
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

using Bytes = absl::Span<const uint8_t>;
using RulesetPointer = std::shared_ptr<const mallard::Ruleset>;

mld_status mld_match_write_snapshot(const mld_match* match, int32_t viewer, uint8_t* buffer,
                                    uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    if (mld_status status = CheckKnows(*match, viewer, error)) return status;
    return WriteBytes(match->value.Snapshot(ViewerOf(viewer)), buffer, capacity, size, error);
  });
}

void mld_save_options_init(mld_save_options* options, uint32_t struct_size) {
  InitOptions(DefaultSaveOptions(), options, struct_size);
}

mld_status mld_match_write_save(const mld_match* match, const mld_save_options* options,
                                uint8_t* buffer, uint64_t capacity, uint64_t* size,
                                mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    mallard::SaveOptions save;
    if (mld_status status = ReadSaveOptions(options, &save, error)) return status;
    absl::StatusOr<std::vector<uint8_t>> bytes = match->value.Save(save);
    if (!bytes.ok()) return Report(bytes.status(), Topic::kArgument, error);
    return WriteBytes(*bytes, buffer, capacity, size, error);
  });
}

void mld_restore_options_init(mld_restore_options* options, uint32_t struct_size) {
  InitOptions(DefaultOptions(), options, struct_size);
}

mld_status mld_match_create_from_snapshot(const mld_ruleset* ruleset, const uint8_t* bytes,
                                          uint64_t size, const mld_restore_options* options,
                                          mld_match** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out != nullptr) *out = nullptr;
    mld_restore_options given = DefaultOptions();
    if (mld_status status = ReadOptions(options, "mld_restore_options_init", &given, error)) {
      return status;
    }
    if (mld_status status = CheckBool("history", given.history, error)) return status;
    if (mld_status status = CheckBool("events", given.events, error)) return status;
    if (mld_status status =
            CheckBool("allow_changed_content", given.allow_changed_content, error)) {
      return status;
    }
    if (mld_status status = CheckBool("refuse_script_errors", given.refuse_script_errors, error)) {
      return status;
    }
    if (mld_status status = CheckReserved(given.reserved, error)) return status;
    mallard::RestoreOptions restore;
    if (given.refuse_script_errors != 0) restore.script_errors = mallard::ScriptErrors::kRefuse;
    restore.allow_changed_content = given.allow_changed_content != 0;
    restore.history = given.history != 0;
    restore.events = given.events != 0;
    return CreateFromBytes(ruleset, bytes, size, out, error,
                           [&](const RulesetPointer& rules, Bytes snapshot) {
                             return mallard::Match::Restore(rules, snapshot, restore);
                           });
  });
}

mld_status mld_match_create_imagined(const mld_ruleset* ruleset, const uint8_t* view, uint64_t size,
                                     uint64_t seed, mld_match** out, mld_error** error) {
  return Guard(error, [&] {
    return CreateFromBytes(ruleset, view, size, out, error,
                           [&](const RulesetPointer& rules, Bytes bytes) {
                             return mallard::Match::Imagine(rules, bytes, seed);
                           });
  });
}

mld_status mld_match_hash(const mld_match* match, uint64_t* hash, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (hash == nullptr) return NullArgument(error, "hash");
    if (mld_status status = CheckKnows(*match, MLD_VIEWER_HOST, error)) return status;
    *hash = match->value.Hash();
    return MLD_OK;
  });
}

mld_status mld_match_write_replay(const mld_match* match, uint8_t* buffer, uint64_t capacity,
                                  uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    absl::StatusOr<std::vector<uint8_t>> replay = match->value.Replay();
    if (!replay.ok()) return Report(replay.status(), Topic::kArgument, error);
    return WriteBytes(*replay, buffer, capacity, size, error);
  });
}

mld_status mld_match_create_from_replay(const mld_ruleset* ruleset, const uint8_t* bytes,
                                        uint64_t size, mld_match** out, mld_error** error) {
  return Guard(error, [&] {
    return CreateFromBytes(ruleset, bytes, size, out, error, &mallard::Match::FromReplay);
  });
}

mld_status mld_match_carry_over(mld_match* match, const mld_ruleset* ruleset, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    absl::Status status = match->value.CarryOver(ruleset->value);
    if (!status.ok()) return Report(status, Topic::kBytes, error);
    match->seats = match->value.seats();
    match->log = ruleset->log;
    return MLD_OK;
  });
}

mld_status mld_bytes_sign(const uint8_t* key, uint64_t key_size, const uint8_t* bytes,
                          uint64_t size, uint8_t* signature, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckKey(key, key_size, bytes, size, signature, error)) return status;
    const mallard::Digest made = mallard::SignBytes(Bytes(key, static_cast<size_t>(key_size)),
                                                    Bytes(bytes, static_cast<size_t>(size)));
    std::copy(made.begin(), made.end(), signature);
    return MLD_OK;
  });
}

mld_status mld_bytes_check_signature(const uint8_t* key, uint64_t key_size, const uint8_t* bytes,
                                     uint64_t size, const uint8_t* signature, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckKey(key, key_size, bytes, size, signature, error)) return status;
    mallard::Digest given;
    std::copy_n(signature, given.size(), given.begin());
    const bool good = mallard::IsSignedBy(Bytes(key, static_cast<size_t>(key_size)),
                                          Bytes(bytes, static_cast<size_t>(size)), given);
    if (good) return MLD_OK;
    return Fail(error, MLD_CORRUPT_DATA, "these bytes were not signed with this key");
  });
}
