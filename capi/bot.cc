// Bots of the C interface.
#include "mallard/bot.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "mallard/catalog.h"
#include "mallard/reason_text.h"

using namespace mallard::capi;

namespace {

static_assert(MLD_BOT_EASY == static_cast<int>(mallard::BotLevel::kEasy) &&
              MLD_BOT_HARD == static_cast<int>(mallard::BotLevel::kHard) &&
              MLD_REASON_WORTH_PREPARING == static_cast<int>(mallard::kWorthPreparing));

mld_bot_options DefaultBotOptions() {
  mld_bot_options options = {};
  options.struct_size = sizeof options;
  options.level = MLD_BOT_NORMAL;
  options.threads = 1;
  return options;
}

// What the bot may think about: refuses another game, a seat that is not there or not asked, and
// one of which a view knows nothing.
mld_status CheckAsked(const mld_bot* bot, const mld_match* match, int32_t seat, mld_error** error) {
  if (bot == nullptr) return NullArgument(error, "bot");
  if (match == nullptr) return NullArgument(error, "match");
  if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
  const mallard::Manifest& manifest = match->value.rules().manifest();
  if (bot->manifest != &manifest) {
    return Fail(
        error, MLD_INVALID_ARGUMENT,
        absl::StrCat("a bot made for ", bot->manifest->game, " cannot play ", manifest.game));
  }
  if (mld_status status = CheckKnows(*match, seat, error)) return status;
  if (match->value.DecisionOf(seat)) return MLD_OK;
  return Fail(error, MLD_UNAVAILABLE, absl::StrCat("seat ", seat, " is not being asked anything"));
}

mld_advice ToC(const mallard::Advice& advice) {
  mld_advice out = {};
  out.action = absl::bit_cast<mld_action>(advice.action);
  out.value = advice.value;
  out.reason = static_cast<mld_reason_kind>(advice.reason.kind);
  std::copy(std::begin(advice.reason.args), std::end(advice.reason.args), out.reason_args);
  return out;
}

}  // namespace

mld_status mld_game_bot_count(const char* game, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (game == nullptr) return NullArgument(error, "game");
    if (count == nullptr) return NullArgument(error, "count");
    absl::StatusOr<const mallard::Game*> found = mallard::FindGame(game);
    if (!found.ok()) return Report(found.status(), Topic::kArgument, error);
    *count = mallard::Bots(**found).size();
    return MLD_OK;
  });
}

mld_status mld_game_describe_bot(const char* game, uint64_t index, mld_bot_info* info,
                                 mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (game == nullptr) return NullArgument(error, "game");
    absl::StatusOr<const mallard::Game*> found = mallard::FindGame(game);
    if (!found.ok()) return Report(found.status(), Topic::kArgument, error);
    const absl::Span<const mallard::BotInfo> bots = mallard::Bots(**found);
    if (index >= bots.size()) return NoSuchIndex(error, "bot", index, bots.size());
    const mallard::BotInfo& bot = bots[static_cast<size_t>(index)];
    mld_bot_info known = {};
    known.level = bot.level;
    known.name = bot.name;
    known.doc = bot.doc;
    return WriteInfo(known, info, error);
  });
}

mld_status mld_bot_create(const mld_match* match, const char* name, uint64_t seed, mld_bot** out,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    if (name == nullptr) return NullArgument(error, "name");
    mld_bot_options options = DefaultBotOptions();
    options.name = name;
    options.seed = seed;
    return mld_bot_create_with(match, &options, out, error);
  });
}

void mld_bot_options_init(mld_bot_options* options, uint32_t struct_size) {
  InitOptions(DefaultBotOptions(), options, struct_size);
}

mld_status mld_bot_create_with(const mld_match* match, const mld_bot_options* options,
                               mld_bot** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (match == nullptr) return NullArgument(error, "match");
    mld_bot_options given = DefaultBotOptions();
    if (mld_status status = ReadOptions(options, "mld_bot_options_init", &given, error)) {
      return status;
    }
    mallard::BotOptions wanted;
    // From here on the callback is ours to release, whatever comes.
    std::shared_ptr<void> kept;
    if (given.evaluate != nullptr && given.evaluate_release != nullptr) {
      kept.reset(given.user_data, given.evaluate_release);
    }
    if (given.level < MLD_BOT_EASY || given.level > MLD_BOT_HARD) {
      return Fail(error, MLD_INVALID_ARGUMENT,
                  absl::StrCat("options->level is ", given.level, "; there are 0, 1 and 2"));
    }
    if (given.name != nullptr) wanted.name = given.name;
    wanted.level = static_cast<mallard::BotLevel>(given.level);
    wanted.seed = given.seed;
    wanted.iterations = given.iterations;
    wanted.time_ms = given.time_ms;
    wanted.threads = given.threads;
    if (given.personality != nullptr) wanted.personality = given.personality;
    if (given.evaluate != nullptr) {
      wanted.evaluate = [evaluate = given.evaluate, data = given.user_data, kept = std::move(kept),
                         log = match->log](const mallard::Match& imagined, int seat) {
        const mld_match shown(imagined, log);
        return evaluate(data, &shown, seat);
      };
    }
    const mallard::Rules& rules = match->value.rules();
    absl::StatusOr<std::unique_ptr<mallard::Bot>> bot = mallard::CreateBot(rules, wanted);
    if (!bot.ok()) return Report(bot.status(), Topic::kArgument, error);
    return Create(out, *std::move(bot), &rules.manifest());
  });
}

void mld_bot_cancel(mld_bot* bot) {
  if (bot != nullptr) bot->value->thinking().Cancel();
}

mld_status mld_bot_progress(const mld_bot* bot, uint64_t* done, uint64_t* total,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (bot == nullptr) return NullArgument(error, "bot");
    if (done == nullptr) return NullArgument(error, "done");
    if (total == nullptr) return NullArgument(error, "total");
    const mallard::Thinking& thinking = std::as_const(*bot->value).thinking();
    *done = thinking.done();
    *total = thinking.total();
    return MLD_OK;
  });
}

mld_status mld_bot_analyse(mld_bot* bot, const mld_match* match, int32_t seat, mld_advice* out,
                           uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckAsked(bot, match, seat, error)) return status;
    if (out == nullptr || capacity == 0) return NullArgument(error, "out");
    if (count == nullptr) return NullArgument(error, "count");
    const absl::StatusOr<std::vector<mallard::Advice>> all = mallard::Analyse(
        *bot->value, mallard::Sight(match->value, seat), static_cast<size_t>(capacity));
    if (!all.ok()) return Report(all.status(), Topic::kAction, error);
    *count = all->size();
    std::transform(all->begin(), all->end(), out, ToC);
    return MLD_OK;
  });
}

mld_status mld_bot_explain(mld_bot* bot, const mld_match* match, int32_t seat,
                           const mld_action* action, mld_advice* advice, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckAsked(bot, match, seat, error)) return status;
    if (action == nullptr) return NullArgument(error, "action");
    if (advice == nullptr) return NullArgument(error, "advice");
    const absl::StatusOr<mallard::Advice> told = mallard::Explain(
        *bot->value, mallard::Sight(match->value, seat), absl::bit_cast<mallard::Action>(*action));
    if (!told.ok()) return Report(told.status(), Topic::kAction, error);
    *advice = ToC(*told);
    return MLD_OK;
  });
}

mld_status mld_bot_format_reason(const mld_match* match, const mld_advice* advice,
                                 const char* language, char* buffer, uint64_t capacity,
                                 uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (advice == nullptr) return NullArgument(error, "advice");
    mallard::Reason reason;
    reason.kind = static_cast<uint32_t>(advice->reason);
    std::copy(std::begin(advice->reason_args), std::end(advice->reason_args), reason.args);
    const mallard::Rules& rules = match->value.rules();
    const int spoken = language == nullptr ? 0 : rules.ruleset().catalog().FindLanguage(language);
    return WriteText(mallard::ReasonText(rules, reason, spoken), buffer, capacity, size, error);
  });
}

mld_status mld_match_imagine_into(mld_match* match, const mld_match* seen, int32_t seat,
                                  uint64_t seed, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (match == nullptr) return NullArgument(error, "match");
    if (seen == nullptr) return NullArgument(error, "seen");
    if (!HasSeat(*seen, seat)) return NoSuchSeat(error, *seen, seat);
    if (mld_status status = CheckKnows(*seen, seat, error)) return status;
    const absl::Status status = mallard::Sight(seen->value, seat).ImagineInto(seed, match->value);
    if (!status.ok()) return Report(status, Topic::kArgument, error);
    match->seats = seen->seats;
    match->log = seen->log;
    return MLD_OK;
  });
}

void mld_bot_destroy(mld_bot* bot) { delete bot; }

mld_status mld_bot_choose(mld_bot* bot, const mld_match* match, int32_t seat, mld_action* action,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (mld_status status = CheckAsked(bot, match, seat, error)) return status;
    if (action == nullptr) return NullArgument(error, "action");
    absl::StatusOr<mallard::Action> chosen = bot->value->Choose(mallard::Sight(match->value, seat));
    if (!chosen.ok()) return Report(chosen.status(), Topic::kAction, error);
    *action = absl::bit_cast<mld_action>(*chosen);
    return MLD_OK;
  });
}
