#include "mallard/bot.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/engine/answering_bot.h"
#include "src/engine/hash_state.h"
#include "src/engine/personality.h"
#include "src/engine/search_bot.h"
#include "src/engine/soft_bot.h"

namespace mallard {
namespace {

// Actions of a playout before a position is looked at, where a game does not say.
constexpr int kPlayoutActions = 60;
constexpr int64_t kThousandths = 1000;

int32_t Narrow(int64_t value) {
  return static_cast<int32_t>(std::clamp<int64_t>(value, INT32_MIN, INT32_MAX));
}

// How the advice at `index` compares with the others; `legal` actions there are in all.
Reason Compare(const std::vector<Advice>& all, size_t index, uint64_t legal) {
  Reason reason;
  if (all.size() == 1) {
    reason.kind = legal <= 1 ? kOnlyChoice : kUnweighed;
    return reason;
  }
  const int64_t value = all[index].value;
  reason.kind = index == 0 ? kBestChoice : kLesserChoice;
  reason.args[0] = Narrow(value);
  reason.args[1] = Narrow(index == 0 ? value - all[1].value : all[0].value - value);
  return reason;
}

// Which bot an option names, and on which level.
struct Meant {
  absl::string_view kind;
  BotLevel level;
};

Meant Read(const BotOptions& options) {
  if (options.name == "easy") return {"standard", BotLevel::kEasy};
  if (options.name == "normal") return {"standard", BotLevel::kNormal};
  if (options.name == "hard") return {"standard", BotLevel::kHard};
  return {options.name, options.level};
}

// The bot that the options mean, but for its limit.
absl::StatusOr<std::unique_ptr<Bot>> Make(const Rules& rules, const BotOptions& options) {
  const Meant meant = Read(options);
  if (meant.kind == "random") return std::make_unique<RandomBot>(options.seed);
  if (meant.kind != "standard" && meant.kind != "search") {
    return absl::NotFoundError(absl::StrCat("there is no bot \"", options.name,
                                            "\"; there are random, easy, standard, hard and "
                                            "search"));
  }
  BotOptions own = options;
  own.level = meant.level;
  const absl::StatusOr<ScriptFunction> judge = TakeOn(rules, own);
  if (!judge.ok()) return judge.status();
  std::unique_ptr<Bot> bot = CreateOwnPlayer(rules, options.seed);
  bot->Configure(own);
  const uint64_t iterations = bot->Iterations(meant.level);
  if (meant.kind == "search" || iterations > 0) {
    if (own.iterations == 0 && meant.kind == "standard") own.iterations = iterations;
    return std::make_unique<SearchBot>(rules, own, *judge);
  }
  if (meant.level == BotLevel::kEasy && bot->Softness() > 0) {
    return std::make_unique<SoftBot>(std::move(bot), options.seed);
  }
  return bot;
}

bool TakesBack(const Rules& rules, const Action& action) {
  const KindSpec* spec = Manifest::Find(rules.manifest().actions, action.kind);
  return spec != nullptr && spec->takes_back;
}

}  // namespace

Sight::Sight(const Match& match, int seat)
    : rules_(match.rules_), seat_(seat), state_(match.state_.size()) {
  rules_->Redact(match.state(), Viewer::Seat(seat), state_.data());
}

Chance Sight::Draws(uint64_t seed, uint64_t stream) const {
  const uint64_t seen = HashState(seed, *rules_, state());
  return Chance::Stream(seen + static_cast<uint64_t>(seat_), stream);
}

absl::StatusOr<Match> Sight::Imagine(uint64_t seed) const {
  Match match(rules_);
  Chance chance = Chance::Stream(seed, 0);
  absl::Status status = rules_->Imagine(state(), seat_, chance, match.state_.data());
  if (!status.ok()) return status;
  rules_->Reseed(match.state_.data(), chance.Next());
  return match;
}

absl::Status Sight::ImagineInto(uint64_t seed, Match& match) const {
  if (match.rules_ != rules_) match = Match(rules_);
  match.viewer_ = Viewer::Host();
  match.Changed();
  match.way_back_.Forget();
  if (match.history_.get() != nullptr) match.history_.reset();
  if (match.events_.get() != nullptr) match.events_.reset();
  Chance chance = Chance::Stream(seed, 0);
  absl::Status status = rules_->Imagine(state(), seat_, chance, match.state_.data());
  if (status.ok()) rules_->Reseed(match.state_.data(), chance.Next());
  return status;
}

absl::StatusOr<std::vector<Advice>> Bot::Weigh(const Sight& sight) {
  absl::StatusOr<Action> action = Choose(sight);
  if (!action.ok()) return action.status();
  return std::vector<Advice>{{*action, 0, {}}};
}

int64_t Bot::Evaluate(const Rules& rules, const void* state, int seat) {
  const Outcome outcome = rules.OutcomeOf(state);
  if (outcome.over && outcome.winners != 0) {
    return (outcome.winners >> seat & 1) != 0 ? kDecided : -kDecided;
  }
  int64_t best = INT64_MIN;
  for (int other = 0; other < rules.seats(); ++other) {
    if (other != seat) best = std::max<int64_t>(best, outcome.scores[other]);
  }
  if (rules.seats() == 1) best = 0;
  return (outcome.scores[seat] - best) * kThousandths;
}

absl::StatusOr<Action> Bot::Playout(const Rules& rules, const void* state, int seat,
                                    Chance& chance) {
  return ChooseAtRandom(rules, state, seat, chance);
}

bool Bot::IsSettled(const Rules&, const void*, const void*, int, int actions) {
  return actions >= kPlayoutActions;
}

absl::StatusOr<std::vector<Advice>> Analyse(Bot& bot, const Sight& sight, size_t most) {
  absl::StatusOr<std::vector<Advice>> all = bot.Weigh(sight);
  if (!all.ok()) return all;
  const uint64_t legal = sight.LegalCount();
  for (size_t i = 0; i < all->size(); ++i) {
    if ((*all)[i].reason.kind == kNoReason) (*all)[i].reason = Compare(*all, i, legal);
  }
  if (all->size() > most) all->resize(most);
  return all;
}

absl::StatusOr<Advice> Explain(Bot& bot, const Sight& sight, const Action& action) {
  if (absl::Status status = sight.rules().Check(sight.state(), sight.seat(), action);
      !status.ok()) {
    return status;
  }
  absl::StatusOr<std::vector<Advice>> all = Analyse(bot, sight, SIZE_MAX);
  if (!all.ok()) return all.status();
  for (const Advice& advice : *all) {
    if (advice.action == action) return advice;
  }
  Advice unknown;
  unknown.action = action;
  unknown.reason.kind = kNotConsidered;
  return unknown;
}

absl::StatusOr<Action> ChooseAtRandom(const Rules& rules, const void* state, int seat,
                                      Chance& chance) {
  const uint64_t count = rules.LegalCount(state, seat);
  if (count == 0) return absl::FailedPreconditionError("there is nothing to choose from");
  // Sampling first: in most positions few actions take something back, and listing all would cost
  // more than a few tries.
  const uint32_t bound = static_cast<uint32_t>(std::min<uint64_t>(count, UINT32_MAX));
  // Once in a while something is taken back all the same: a set-up can run into a dead end that
  // leaves other actions, but none that helps.
  const bool may_take_back = chance.Below(32) == 0;
  Action action;
  for (int tries = 0; tries < 32; ++tries) {
    action = rules.LegalNth(state, seat, chance.Below(bound));
    if (may_take_back || !TakesBack(rules, action)) return action;
  }
  for (uint32_t i = 0; i < bound; ++i) {
    const Action other = rules.LegalNth(state, seat, i);
    if (!TakesBack(rules, other)) return other;
  }
  return action;
}

absl::StatusOr<Action> RandomBot::Choose(const Sight& sight) {
  return ChooseAtRandom(sight.rules(), sight.state(), sight.seat(), chance_);
}

absl::Span<const BotInfo> Bots(const Game&) {
  static constexpr BotInfo kBots[] = {
      {0, "random", "Takes any legal action, all alike."},
      {1, "easy", "The game's own player, with a short sight: it takes what looks good enough."},
      {2, "standard", "The game's own player, which plays to win; level normal."},
      {3, "hard", "The game's own player, thinking longer."},
      {3, "search", "Plays imagined matches on from each of its best ideas; for any game."},
  };
  return kBots;
}

absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, const BotOptions& options) {
  if (options.threads < 1 || options.threads > 256) {
    return absl::InvalidArgumentError(
        absl::StrCat("a bot thinks on 1 to 256 threads, not on ", options.threads));
  }
  absl::StatusOr<std::unique_ptr<Bot>> bot = Make(rules, options);
  if (bot.ok()) (*bot)->thinking().set_limit(options.time_ms);
  return bot;
}

absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, absl::string_view name,
                                               uint64_t seed) {
  BotOptions options;
  options.name = std::string(name);
  options.seed = seed;
  return CreateBot(rules, options);
}

}  // namespace mallard
