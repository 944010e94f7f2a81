// Bots of the C interface.
#include "mallard/bot.h"

#include <utility>

#include "absl/base/casts.h"
#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"

using namespace mallard::capi;

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
    const mallard::Rules& rules = match->value.rules();
    absl::StatusOr<std::unique_ptr<mallard::Bot>> bot = mallard::CreateBot(rules, name, seed);
    if (!bot.ok()) return Report(bot.status(), Topic::kArgument, error);
    return Create(out, *std::move(bot), &rules.manifest());
  });
}

void mld_bot_destroy(mld_bot* bot) { delete bot; }

mld_status mld_bot_choose(mld_bot* bot, const mld_match* match, int32_t seat, mld_action* action,
                          mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (bot == nullptr) return NullArgument(error, "bot");
    if (match == nullptr) return NullArgument(error, "match");
    if (action == nullptr) return NullArgument(error, "action");
    if (!HasSeat(*match, seat)) return NoSuchSeat(error, *match, seat);
    const mallard::Manifest& manifest = match->value.rules().manifest();
    if (bot->manifest != &manifest) {
      return Fail(
          error, MLD_INVALID_ARGUMENT,
          absl::StrCat("a bot made for ", bot->manifest->game, " cannot play ", manifest.game));
    }
    if (!match->value.DecisionOf(seat)) {
      return Fail(error, MLD_UNAVAILABLE,
                  absl::StrCat("seat ", seat, " is not being asked anything"));
    }
    absl::StatusOr<mallard::Action> chosen = bot->value->Choose(mallard::Sight(match->value, seat));
    if (!chosen.ok()) return Report(chosen.status(), Topic::kAction, error);
    *action = absl::bit_cast<mld_action>(*chosen);
    return MLD_OK;
  });
}
