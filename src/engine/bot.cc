#include "mallard/bot.h"

#include <utility>

#include "absl/strings/str_cat.h"

namespace mallard {
namespace {

bool TakesBack(const Rules& rules, const Action& action) {
  const KindSpec* spec = Manifest::Find(rules.manifest().actions, action.kind);
  return spec != nullptr && spec->takes_back;
}

}  // namespace

Sight::Sight(const Match& match, int seat)
    : rules_(match.rules_), seat_(seat), state_(match.state_.size()) {
  rules_->Redact(match.state(), Viewer::Seat(seat), state_.data());
}

absl::StatusOr<Match> Sight::Imagine(uint64_t seed) const {
  Match match(rules_);
  Chance chance = Chance::Stream(seed, 0);
  absl::Status status = rules_->Imagine(state(), seat_, chance, match.state_.data());
  if (!status.ok()) return status;
  rules_->Reseed(match.state_.data(), chance.Next());
  return match;
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
  // Every game has these two, so far.
  static constexpr BotInfo kBots[] = {
      {0, "random", "Takes any legal action, all alike."},
      {1, "standard", "The game's own bot, which plays to win."},
  };
  return kBots;
}

absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, absl::string_view name,
                                               uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  if (name == "standard") return rules.CreateBot(seed);
  return absl::NotFoundError(
      absl::StrCat("there is no bot \"", name, "\"; there are random and standard"));
}

}  // namespace mallard
