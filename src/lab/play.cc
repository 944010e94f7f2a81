#include "src/lab/play.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"

namespace mallard::lab {
namespace {

// Legal actions looked at for what is offered; beyond them, lists hold more of the same.
constexpr size_t kMaxListed = 4096;
constexpr int kTries = 64;

using Clock = std::chrono::steady_clock;

bool UsesAny(const Things& things, const Rules& rules, const Action& action,
             const std::vector<size_t>& wanted) {
  bool uses = false;
  things.ForEach(rules, action, [&](size_t thing) {
    uses = uses || std::find(wanted.begin(), wanted.end(), thing) != wanted.end();
  });
  return uses;
}

// The best action that does without; if it weighs none, any; if there is none, the best.
absl::StatusOr<Action> ChooseWithout(Bot& bot, const Sight& sight, const Things& things,
                                     const std::vector<size_t>& without, Chance& chance,
                                     Replacements& replaced) {
  const Rules& rules = sight.rules();
  absl::StatusOr<Action> wish = bot.Choose(sight);
  if (!wish.ok() || !UsesAny(things, rules, *wish, without)) return wish;
  absl::StatusOr<std::vector<Advice>> all = bot.Weigh(sight);
  if (!all.ok()) return all.status();
  ++replaced.decisions;
  // A single one is not weighed against anything: whoever has no more to say plays at random here.
  if (all->size() > 1) {
    for (const Advice& advice : *all) {
      if (!UsesAny(things, rules, advice.action, without)) return advice.action;
    }
  }
  for (int i = 0; i < kTries; ++i) {
    absl::StatusOr<Action> any = ChooseAtRandom(rules, sight.state(), sight.seat(), chance);
    if (!any.ok() || UsesAny(things, rules, *any, without)) continue;
    ++replaced.at_random;
    return any;
  }
  ++replaced.unavoidable;
  return wish;
}

}  // namespace

Things::Things(const Rules& rules) {
  const std::vector<KindSpec>& kinds = rules.manifest().actions;
  for (const KindSpec& kind : kinds) {
    things_.push_back({"action", kind.name, "", kind.takes_back, 0, 0, {}});
  }
  for (size_t action = 0; action < kinds.size(); ++action) {
    for (const ArgSpec& arg : kinds[action].args) {
      const bool known = std::any_of(tables_.begin(), tables_.end(), [&](const Table& table) {
        return table.action == action && table.name == arg.table;
      });
      if (!arg.named() || known) continue;
      const absl::Span<const std::string> names = rules.Names(arg.table);
      tables_.push_back({action, arg.table, things_.size(), names.size()});
      for (const std::string& name : names) {
        things_.push_back({arg.table,
                           absl::StrCat(kinds[action].name, " ", name),
                           name,
                           kinds[action].takes_back,
                           0,
                           0,
                           {}});
      }
    }
  }
}

void Things::ForEach(const Rules& rules, const Action& action,
                     absl::FunctionRef<void(size_t)> f) const {
  const std::vector<KindSpec>& kinds = rules.manifest().actions;
  const KindSpec* kind = Manifest::Find(kinds, action.kind);
  if (kind == nullptr) return;
  const size_t position = static_cast<size_t>(kind - kinds.data());
  f(position);
  const int32_t* value = action.args;
  for (const ArgSpec& spec : rules.ActionArgs(action)) {
    for (const Table& table : tables_) {
      if (!spec.named() || *value < 0 || table.action != position || table.name != spec.table) {
        continue;
      }
      if (static_cast<size_t>(*value) < table.size) f(table.first + static_cast<size_t>(*value));
    }
    value += spec.width();
  }
}

absl::StatusOr<std::vector<size_t>> Things::Find(absl::string_view name) const {
  std::vector<size_t> found;
  std::vector<std::string> known;
  for (size_t i = 0; i < things_.size(); ++i) {
    const Usage& thing = things_[i];
    known.push_back(thing.entry.empty() ? thing.name : thing.entry);
    if (name == thing.name || name == thing.entry) found.push_back(i);
  }
  if (!found.empty()) return found;
  const std::string nearest = NearestName(name, known);
  return absl::NotFoundError(
      absl::StrCat("no action uses anything called \"", name, "\"",
                   nearest.empty() ? "" : absl::StrCat("; did you mean ", nearest)));
}

absl::StatusOr<Record> PlayGame(const Table& table) {
  MatchOptions options;
  options.seed = table.seed;
  options.history = false;
  options.events = false;
  absl::StatusOr<Match> match = Match::Create(table.ruleset, *table.configuration, options);
  if (!match.ok()) return match.status();
  const size_t seats = static_cast<size_t>(match->seats());
  std::vector<std::unique_ptr<Bot>> bots;
  for (size_t seat = 0; seat < seats; ++seat) {
    BotOptions player = table.players[seat];
    player.seed = SeedOf(table.seed, seat + 1);
    absl::StatusOr<std::unique_ptr<Bot>> bot = CreateBot(match->rules(), player);
    if (!bot.ok()) return bot.status();
    bots.push_back(*std::move(bot));
  }
  Record record;
  record.seconds.resize(seats);
  record.moves.resize(seats);
  const size_t things = table.things == nullptr ? 0 : table.things->size();
  if (things != 0) {
    record.deeds.assign(seats, {std::vector<uint32_t>(things), std::vector<uint32_t>(things)});
  }
  std::vector<Action> legal(things == 0 ? 0 : kMaxListed);
  std::vector<uint64_t> stamps(things);  // The decision in which a thing was counted last.
  Chance chance = Chance::Stream(table.seed, 3);
  while (!match->outcome().over && record.actions < table.max_actions) {
    size_t seat = 0;
    int asked = 0;
    for (size_t s = seats; s-- > 0;) {
      if (!match->DecisionOf(static_cast<int>(s))) continue;
      seat = s;
      ++asked;
    }
    if (asked == 0) return absl::InternalError("the match is not over, but nobody is to act");
    if (asked == 1 && record.first < 0) record.first = static_cast<int>(seat);
    ++record.actions;
    const Sight sight(*match, static_cast<int>(seat));
    if (things != 0) {
      const uint64_t count = sight.LegalCount();
      record.choices += count;
      const size_t listed = match->LegalActions(static_cast<int>(seat), absl::MakeSpan(legal));
      for (size_t i = 0; i < listed; ++i) {
        table.things->ForEach(match->rules(), legal[i], [&](size_t thing) {
          if (stamps[thing] == record.actions) return;
          stamps[thing] = record.actions;
          ++record.deeds[seat].offered[thing];
        });
      }
    }
    const Clock::time_point before = Clock::now();
    const bool restricted = seat < table.without.size() && !table.without[seat].empty();
    const absl::StatusOr<Action> action =
        restricted ? ChooseWithout(*bots[seat], sight, *table.things, table.without[seat], chance,
                                   record.replaced)
                   : bots[seat]->Choose(sight);
    record.seconds[seat] += std::chrono::duration<double>(Clock::now() - before).count();
    ++record.moves[seat];
    if (!action.ok()) return action.status();
    if (things != 0) {
      table.things->ForEach(match->rules(), *action,
                            [&](size_t thing) { ++record.deeds[seat].used[thing]; });
    }
    if (absl::Status status = match->Apply(static_cast<int>(seat), *action); !status.ok()) {
      return status;
    }
  }
  record.outcome = match->outcome();
  return record;
}

uint64_t SeedOf(uint64_t seed, uint64_t index) { return Chance::Stream(seed, index).Next(); }

}  // namespace mallard::lab
