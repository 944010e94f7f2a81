// Batches of matches in the C interface.
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_batch.h"
#include "capi/thread_pool.h"
#include "mallard/bot.h"
#include "mallard/match.h"
#include "mallard/primitives/chance.h"

namespace mallard::capi {
namespace {

// One match of a batch.
struct Lane {
  std::unique_ptr<mld_match> match;
  uint64_t seed = 0;
  uint64_t actions = 0;

  // The lowest seat that is asked something, or -1.
  int32_t SeatToAct() const {
    for (int32_t seat = 0; seat < match->seats; ++seat) {
      if (match->value.DecisionOf(seat)) return seat;
    }
    return -1;
  }

  absl::Status Apply(int32_t seat, const Action& action) {
    absl::Status status = match->value.Apply(seat, action);
    if (status.ok()) ++actions;
    return status;
  }
};

}  // namespace
}  // namespace mallard::capi

/// Many matches, and what it takes to begin them again.
struct mld_batch {
  mld_batch(const mld_ruleset& handle, const mld_config* given, int threads)
      : ruleset(handle.value),
        log(handle.log),
        config(given != nullptr ? given->value
                                : mallard::Configuration(ruleset->game().manifest())),
        pool(threads) {}

  std::shared_ptr<const mallard::Ruleset> ruleset;
  std::shared_ptr<mallard::capi::Log> log;
  mallard::Configuration config;
  mallard::MatchOptions options;  ///< All but the seed.
  std::vector<mallard::capi::Lane> lanes;
  mallard::capi::ThreadPool pool;
};

namespace mallard::capi {
namespace {

constexpr int32_t kMaxThreads = 256;
constexpr uint64_t kMaxMatches = 1 << 20;

mld_batch_options DefaultBatchOptions() {
  mld_batch_options options = {};
  options.struct_size = sizeof options;
  options.threads = 1;
  options.match_count = 1;
  return options;
}

mld_status CheckBatchOptions(const mld_batch_options& options, mld_error** error) {
  if (options.threads < 1 || options.threads > kMaxThreads) {
    return Fail(
        error, MLD_INVALID_ARGUMENT,
        absl::StrCat("options->threads is ", options.threads, "; it is 1 to ", kMaxThreads));
  }
  if (options.match_count < 1 || options.match_count > kMaxMatches) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat("options->match_count is ", options.match_count, "; it is 1 to ",
                             kMaxMatches));
  }
  if (mld_status status = CheckBool("history", options.history, error)) return status;
  return CheckBool("events", options.events, error);
}

absl::Status Start(const mld_batch& batch, uint64_t seed, Lane& lane) {
  MatchOptions options = batch.options;
  options.seed = seed;
  absl::StatusOr<Match> match = Match::Create(batch.ruleset, batch.config, options);
  if (!match.ok()) return match.status();
  if (lane.match == nullptr) {
    lane.match = std::make_unique<mld_match>(*std::move(match), batch.log);
  } else {
    lane.match->value = *std::move(match);  // In place, as it may have been borrowed.
  }
  lane.seed = seed;
  lane.actions = 0;
  return absl::OkStatus();
}

// Does `work(lane, index)`, which returns a status, for all matches. Reports what the first one
// that failed says, whichever thread it was on.
template <class Work>
mld_status ForAll(mld_batch& batch, Topic topic, mld_status* statuses, mld_error** error,
                  Work work) {
  absl::Mutex mutex;
  size_t first = batch.lanes.size();
  mld_status code = MLD_OK;
  std::string message;
  batch.pool.Run(batch.lanes.size(), [&](size_t index) noexcept {
    mld_status status = MLD_OK;
    const auto fail = [&](mld_status failed, absl::string_view why) {
      status = failed;
      absl::MutexLock lock(&mutex);
      if (index > first) return;
      first = index;
      code = failed;
      try {
        message = std::string(why);
      } catch (...) {
        message.clear();
      }
    };
    try {
      const absl::Status done = work(batch.lanes[index], index);
      if (!done.ok()) fail(CodeOf(done.code(), topic), done.message());
    } catch (const std::bad_alloc&) {
      fail(MLD_OUT_OF_MEMORY, "out of memory");
    } catch (const std::exception& exception) {
      fail(MLD_INTERNAL, exception.what());
    }
    if (statuses != nullptr) statuses[index] = status;
  });
  if (code == MLD_OK) return MLD_OK;
  return Fail(error, code, absl::StrCat("match ", first, ": ", message));
}

mld_status CheckCount(const mld_batch& batch, uint64_t count, mld_error** error) {
  if (count == batch.lanes.size()) return MLD_OK;
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat("count is ", count, "; the batch has ", batch.lanes.size(), " matches"));
}

absl::Status NobodyIsAsked() {
  return absl::FailedPreconditionError("nobody is being asked anything");
}

mld_batch_state StateOf(const Lane& lane) {
  const Match& match = lane.match->value;
  const Outcome outcome = match.outcome();
  mld_batch_state state = {};
  state.seat = lane.SeatToAct();
  for (int32_t seat = 0; seat < lane.match->seats; ++seat) {
    if (match.DecisionOf(seat)) state.asked |= 1u << seat;
  }
  state.over = outcome.over ? 1 : 0;
  state.winners = outcome.winners;
  state.legal_count = state.seat < 0 ? 0 : match.LegalCount(state.seat);
  state.action_count = lane.actions;
  std::copy(std::begin(outcome.scores), std::end(outcome.scores), state.scores);
  return state;
}

absl::Status PlayOut(Lane& lane, uint64_t max_actions, Chance chance) {
  const Rules& rules = lane.match->value.rules();
  for (uint64_t i = 0; i < max_actions; ++i) {
    const int32_t seat = lane.SeatToAct();
    if (seat < 0) break;
    absl::StatusOr<Action> action = ChooseAtRandom(rules, lane.match->value.state(), seat, chance);
    if (!action.ok()) return action.status();
    if (absl::Status status = lane.Apply(seat, *action); !status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

void mld_batch_options_init(mld_batch_options* options, uint32_t struct_size) {
  InitOptions(DefaultBatchOptions(), options, struct_size);
}

mld_status mld_batch_create(const mld_ruleset* ruleset, const mld_config* config,
                            const mld_batch_options* options, mld_batch** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    mld_batch_options given = DefaultBatchOptions();
    if (mld_status status = ReadOptions(options, "mld_batch_options_init", &given, error)) {
      return status;
    }
    if (mld_status status = CheckBatchOptions(given, error)) return status;
    auto batch = std::make_unique<mld_batch>(*ruleset, config, given.threads);
    batch->options.history = given.history != 0;
    batch->options.events = given.events != 0;
    batch->lanes.resize(static_cast<size_t>(given.match_count));
    const mld_status status =
        ForAll(*batch, Topic::kArgument, nullptr, error, [&](Lane& lane, size_t index) {
          return Start(*batch, mallard::Chance::Stream(given.seed, index).Next(), lane);
        });
    if (status != MLD_OK) return status;
    *out = batch.release();
    return MLD_OK;
  });
}

void mld_batch_destroy(mld_batch* batch) { delete batch; }

uint64_t mld_batch_match_count(const mld_batch* batch) {
  return batch == nullptr ? 0 : batch->lanes.size();
}

mld_status mld_batch_seed(const mld_batch* batch, uint64_t index, uint64_t* seed,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (seed == nullptr) return NullArgument(error, "seed");
    if (index >= batch->lanes.size())
      return NoSuchIndex(error, "match", index, batch->lanes.size());
    *seed = batch->lanes[static_cast<size_t>(index)].seed;
    return MLD_OK;
  });
}

mld_status mld_batch_match(const mld_batch* batch, uint64_t index, const mld_match** match,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (match == nullptr) return NullArgument(error, "match");
    if (index >= batch->lanes.size())
      return NoSuchIndex(error, "match", index, batch->lanes.size());
    *match = batch->lanes[static_cast<size_t>(index)].match.get();
    return MLD_OK;
  });
}

mld_status mld_batch_states(mld_batch* batch, mld_batch_state* out, uint64_t capacity,
                            uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (count == nullptr) return NullArgument(error, "count");
    *count = batch->lanes.size();
    if (out == nullptr) return MLD_OK;
    const mld_status status =
        ForAll(*batch, Topic::kArgument, nullptr, error, [&](const Lane& lane, size_t index) {
          if (index < capacity) out[index] = StateOf(lane);
          return absl::OkStatus();
        });
    if (status != MLD_OK) return status;
    return capacity < *count ? BufferTooSmall() : MLD_OK;
  });
}

mld_status mld_batch_legal_actions(mld_batch* batch, uint64_t width, mld_action* out,
                                   uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (count == nullptr) return NullArgument(error, "count");
    constexpr uint64_t kMaxWidth = 1 << 20;
    if (width < 1 || width > kMaxWidth) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("width is ", width, "; it is 1 to ", kMaxWidth));
    }
    *count = batch->lanes.size() * width;
    if (out == nullptr) return MLD_OK;
    if (capacity < *count) return BufferTooSmall();
    return ForAll(*batch, Topic::kArgument, nullptr, error, [&](const Lane& lane, size_t index) {
      mld_action* row = out + index * width;
      const int32_t seat = lane.SeatToAct();
      // The caller's array as the C++ records it will hold: the same 32 bytes under another name.
      const size_t listed = seat < 0
                                ? 0
                                : lane.match->value.LegalActions(
                                      seat, absl::MakeSpan(reinterpret_cast<mallard::Action*>(row),
                                                           static_cast<size_t>(width)));
      std::fill(row + listed, row + width, mld_action{});
      return absl::OkStatus();
    });
  });
}

mld_status mld_batch_step(mld_batch* batch, const mld_action* actions, uint64_t count,
                          mld_status* statuses, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (actions == nullptr) return NullArgument(error, "actions");
    if (mld_status status = CheckCount(*batch, count, error)) return status;
    return ForAll(*batch, Topic::kAction, statuses, error, [&](Lane& lane, size_t index) {
      if (actions[index].kind == 0) return absl::OkStatus();
      const int32_t seat = lane.SeatToAct();
      if (seat < 0) return NobodyIsAsked();
      return lane.Apply(seat, absl::bit_cast<mallard::Action>(actions[index]));
    });
  });
}

mld_status mld_batch_step_nth(mld_batch* batch, const uint64_t* choices, uint64_t count,
                              mld_status* statuses, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (choices == nullptr) return NullArgument(error, "choices");
    if (mld_status status = CheckCount(*batch, count, error)) return status;
    return ForAll(*batch, Topic::kAction, statuses, error, [&](Lane& lane, size_t index) {
      if (choices[index] == MLD_BATCH_PASS) return absl::OkStatus();
      const int32_t seat = lane.SeatToAct();
      if (seat < 0) return NobodyIsAsked();
      const mallard::Action action = lane.match->value.LegalNth(seat, choices[index]);
      if (action.kind == 0) {
        return absl::InvalidArgumentError(
            absl::StrCat("there is no legal action number ", choices[index], "; there are ",
                         lane.match->value.LegalCount(seat), ", numbered from 0"));
      }
      return lane.Apply(seat, action);
    });
  });
}

mld_status mld_batch_playout(mld_batch* batch, uint64_t max_actions, uint64_t seed,
                             mld_status* statuses, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    return ForAll(*batch, Topic::kAction, statuses, error, [&](Lane& lane, size_t index) {
      return PlayOut(lane, max_actions, mallard::Chance::Stream(seed, index));
    });
  });
}

mld_status mld_batch_restart(mld_batch* batch, uint64_t index, uint64_t seed, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (batch == nullptr) return NullArgument(error, "batch");
    if (index >= batch->lanes.size())
      return NoSuchIndex(error, "match", index, batch->lanes.size());
    return Report(Start(*batch, seed, batch->lanes[static_cast<size_t>(index)]), Topic::kArgument,
                  error);
  });
}
