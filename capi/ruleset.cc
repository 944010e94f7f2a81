// Rulesets of the C interface.
#include "mallard/ruleset.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"

namespace mallard::capi {
namespace {

mld_ruleset_options DefaultOptions() {
  const RulesetOptions defaults;
  mld_ruleset_options options = {};
  options.struct_size = sizeof options;
  options.base_pack = defaults.base_pack ? 1 : 0;
  options.call_instructions = defaults.limits.call_instructions;
  options.load_instructions = defaults.limits.load_instructions;
  options.action_instructions = defaults.limits.action_instructions;
  options.memory_bytes = defaults.limits.memory_bytes;
  return options;
}

// What the script language itself takes up, and a little room.
constexpr int64_t kLeastMemory = 256 << 10;

mld_status CheckLimit(const char* name, int64_t limit, int64_t least, mld_error** error) {
  if (limit >= least) return MLD_OK;
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("options->", name, " is ", limit, "; the least is ", least));
}

mld_status Check(const mld_ruleset_options& options, mld_error** error) {
  if (mld_status status = CheckBool("base_pack", options.base_pack, error)) return status;
  if (options.packs == nullptr && options.pack_count != 0) {
    return NullArgument(error, "options->packs");
  }
  for (uint64_t i = 0; i < options.pack_count; ++i) {
    if (options.packs[i] == nullptr) {
      return NullArgument(error, absl::StrCat("options->packs[", i, "]").c_str());
    }
  }
  if (mld_status status = CheckLimit("call_instructions", options.call_instructions, 1, error)) {
    return status;
  }
  if (mld_status status = CheckLimit("load_instructions", options.load_instructions, 1, error)) {
    return status;
  }
  if (mld_status status =
          CheckLimit("action_instructions", options.action_instructions, 1, error)) {
    return status;
  }
  return CheckLimit("memory_bytes", options.memory_bytes, kLeastMemory, error);
}

// Tells how loading went.
void LogLoading(const absl::StatusOr<std::shared_ptr<const Ruleset>>& loaded,
                const std::vector<ContentError>& mistakes, const Log& log) {
  if (loaded.ok()) {
    for (const PackInfo& pack : (*loaded)->packs()) {
      log.Write(MLD_LOG_INFO, absl::StrCat("loaded pack ", pack.id, " ", pack.version));
    }
  } else if (mistakes.empty()) {
    log.Write(MLD_LOG_ERROR, loaded.status().message());
  }
  for (const ContentError& mistake : mistakes) log.Write(MLD_LOG_ERROR, mistake.ToString());
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

void mld_ruleset_options_init(mld_ruleset_options* options, uint32_t struct_size) {
  InitOptions(DefaultOptions(), options, struct_size);
}

mld_status mld_ruleset_create(const char* game, const mld_ruleset_options* options,
                              mld_ruleset** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (game == nullptr) return NullArgument(error, "game");
    mld_ruleset_options given = DefaultOptions();
    if (mld_status status = ReadOptions(options, "mld_ruleset_options_init", &given, error)) {
      return status;
    }
    // From here on the log is ours to release, whatever comes.
    const auto log =
        std::make_shared<Log>(LogCallback{given.log, given.log_user_data, given.log_release});
    if (mld_status status = Check(given, error)) return status;

    mallard::RulesetOptions load_options;
    load_options.base_pack = given.base_pack != 0;
    load_options.limits.call_instructions = given.call_instructions;
    load_options.limits.action_instructions = given.action_instructions;
    load_options.limits.load_instructions = given.load_instructions;
    load_options.limits.memory_bytes = given.memory_bytes;
    load_options.log = [log](absl::string_view line) { log->Write(MLD_LOG_SCRIPT, line); };
    std::vector<mallard::Pack> packs;
    for (uint64_t i = 0; i < given.pack_count; ++i) packs.push_back(given.packs[i]->value);

    std::vector<mallard::ContentError> mistakes;
    absl::StatusOr<std::shared_ptr<const mallard::Ruleset>> loaded =
        mallard::Ruleset::Load(game, std::move(packs), load_options, &mistakes);
    LogLoading(loaded, mistakes, *log);
    if (!loaded.ok()) {
      return Fail(error, CodeOf(loaded.status().code(), Topic::kContent), loaded.status().message(),
                  mistakes);
    }
    return Create(out, *std::move(loaded), log);
  });
}

mld_status mld_ruleset_create_from_match(const mld_match* match, mld_ruleset** out,
                                         mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    return Create(out, match->value.ruleset().shared_from_this(), match->log);
  });
}

mld_status mld_ruleset_set_log(const mld_ruleset* ruleset, mld_log_callback log, void* user_data,
                               mld_release_callback release, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    ruleset->log->Replace({log, user_data, release});
    return MLD_OK;
  });
}

void mld_ruleset_destroy(mld_ruleset* ruleset) { delete ruleset; }

const char* mld_ruleset_game(const mld_ruleset* ruleset) {
  return ruleset == nullptr ? "" : ruleset->value->game().manifest().game;
}

uint64_t mld_ruleset_fingerprint(const mld_ruleset* ruleset) {
  return ruleset == nullptr ? 0 : ruleset->value->fingerprint();
}

uint64_t mld_ruleset_pack_count(const mld_ruleset* ruleset) {
  return ruleset == nullptr ? 0 : ruleset->value->packs().size();
}

mld_status mld_ruleset_describe_pack(const mld_ruleset* ruleset, uint64_t index,
                                     mld_pack_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    const absl::Span<const mallard::PackInfo> packs = ruleset->value->packs();
    if (index >= packs.size()) return NoSuchIndex(error, "pack", index, packs.size());
    const mallard::PackInfo& pack = packs[static_cast<size_t>(index)];
    mld_pack_info known = {};
    known.id = pack.id.c_str();
    known.version = pack.version.c_str();
    known.fingerprint = pack.fingerprint;
    return WriteInfo(known, info, error);
  });
}
