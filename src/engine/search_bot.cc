#include "src/engine/search_bot.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <thread>
#include <utility>

#include "absl/functional/function_ref.h"
#include "src/engine/answering_bot.h"
#include "src/engine/evaluation.h"

namespace mallard {
namespace {

constexpr size_t kMaxIdeas = 16;                    // Tried, of those that are proposed.
constexpr uint64_t kMaxWorlds = 512;                // Imagined for one round of halving.
constexpr int kMaxPlayout = 4000;                   // Actions, whatever IsSettled says.
constexpr uint64_t kIterations[] = {60, 200, 600};  // By level.

using Clock = std::chrono::steady_clock;

// Does parts 0 to `count` - 1 on several threads; `part` is told which thread and which part.
void InParallel(size_t threads, size_t count, absl::FunctionRef<void(size_t, size_t)> part) {
  std::atomic<size_t> next = 0;
  const auto work = [&](size_t thread) {
    for (size_t i = next++; i < count; i = next++) part(thread, i);
  };
  std::vector<std::thread> others;
  for (size_t t = 1; t < std::min(threads, count); ++t) others.emplace_back(work, t);
  work(0);
  for (std::thread& other : others) other.join();
}

// One idea and what came of it.
struct Idea {
  Advice advice;
  int64_t sum = 0;
  int64_t count = 0;
  int rounds = 0;  // It was kept in so many.
  int64_t mean() const { return count == 0 ? INT64_MIN / 2 : sum / count; }
};

// One search.
class Search {
 public:
  Search(const Sight& sight, const BotOptions& options, ScriptFunction judge, uint64_t seed,
         Thinking& thinking, std::vector<std::unique_ptr<Bot>>& helpers)
      : sight_(sight),
        options_(options),
        judge_(judge),
        seed_(seed),
        thinking_(thinking),
        helpers_(helpers) {
    if (options.time_ms != 0) {
      deadline_ = Clock::now() + std::chrono::milliseconds(options.time_ms);
    }
  }

  absl::Status Run(std::vector<Idea>& ideas, uint64_t iterations) {
    thinking_.Begin(iterations);
    size_t alive = ideas.size();
    const uint64_t rounds = static_cast<uint64_t>(std::bit_width(alive - 1));
    for (uint64_t round = 0; round < rounds && !Stopped(); ++round) {
      const uint64_t worlds = std::clamp<uint64_t>(iterations / (rounds * alive), 1, kMaxWorlds);
      if (absl::Status status = ImagineWorlds(worlds); !status.ok()) return status;
      Try(absl::MakeSpan(ideas.data(), alive));
      if (Stopped()) break;  // What is half done shall not throw an idea out.
      for (size_t i = 0; i < alive; ++i) ++ideas[i].rounds;
      std::stable_sort(ideas.begin(), ideas.begin() + static_cast<ptrdiff_t>(alive),
                       [](const Idea& a, const Idea& b) { return a.mean() > b.mean(); });
      alive = (alive + 1) / 2;
    }
    return absl::OkStatus();
  }

 private:
  bool Stopped() const {
    return thinking_.cancelled() || (options_.time_ms != 0 && Clock::now() > deadline_);
  }

  // Fills worlds_ with fresh ones.
  absl::Status ImagineWorlds(uint64_t count) {
    while (worlds_.size() < count) {
      absl::StatusOr<Match> world = sight_.Imagine(seed_ + made_);
      if (!world.ok()) return world.status();
      worlds_.push_back(*std::move(world));
    }
    worlds_.erase(worlds_.begin() + static_cast<ptrdiff_t>(count), worlds_.end());
    std::atomic<bool> failed = false;
    InParallel(helpers_.size(), worlds_.size(), [&](size_t, size_t i) {
      if (Stopped()) return;  // Those of the round before do as well.
      if (!sight_.ImagineInto(seed_ + made_ + i, worlds_[i]).ok()) failed = true;
    });
    made_ += count;
    return failed ? absl::UnavailableError("no match that agrees with what is seen was found")
                  : absl::OkStatus();
  }

  void Try(absl::Span<Idea> ideas) {
    const size_t worlds = worlds_.size();
    std::vector<int64_t> values(ideas.size() * worlds);
    std::vector<uint8_t> known(values.size());
    std::vector<Match> scratch(std::min(helpers_.size(), values.size()), worlds_[0]);
    // World by world, so that all ideas have seen about the same ones when time is up.
    InParallel(helpers_.size(), values.size(), [&](size_t thread, size_t i) {
      const Match& world = worlds_[i / ideas.size()];
      known[i] = Play(world, ideas[i % ideas.size()].advice.action, scratch[thread],
                      *helpers_[thread], values[i]);
      thinking_.Advance();
    });
    for (size_t i = 0; i < values.size(); ++i) {
      if (known[i] == 0) continue;
      ideas[i % ideas.size()].sum += values[i];
      ++ideas[i % ideas.size()].count;
    }
  }

  // What an action leads to in one world; false if there was no time to find out.
  bool Play(const Match& world, const Action& action, Match& match, Bot& helper,
            int64_t& value) const {
    if (Stopped()) return false;
    const int seat = sight_.seat();
    match.CopyStateFrom(world);
    Chance chance = Chance::Stream(seed_, 1);
    if (!match.Apply(seat, action).ok()) {
      value = -kDecided;
      return true;
    }
    for (int actions = 0; actions < kMaxPlayout && !match.outcome().over; ++actions) {
      if (helper.IsSettled(match.rules(), world.state(), match.state(), seat, actions)) break;
      int asked = 0;
      while (asked < match.seats() && !match.DecisionOf(asked)) ++asked;
      if (asked == match.seats() || Stopped()) break;
      const absl::StatusOr<Action> next =
          helper.Playout(match.rules(), match.state(), asked, chance);
      if (!next.ok() || !match.Apply(asked, *next).ok()) break;
    }
    if (Stopped()) return false;
    value = ValueOf(match, helper);
    return true;
  }

  int64_t ValueOf(const Match& match, Bot& helper) const {
    const int seat = sight_.seat();
    if (options_.evaluate) return options_.evaluate(match, seat);
    if (judge_) return EvaluateByScript(judge_, match.rules(), match.state(), seat, helper);
    return helper.Evaluate(match.rules(), match.state(), seat);
  }

  const Sight& sight_;
  const BotOptions& options_;
  const ScriptFunction judge_;
  const uint64_t seed_;
  Thinking& thinking_;
  std::vector<std::unique_ptr<Bot>>& helpers_;
  Clock::time_point deadline_;
  std::vector<Match> worlds_;
  uint64_t made_ = 0;  // Worlds imagined so far.
};

}  // namespace

SearchBot::SearchBot(const Rules& rules, const BotOptions& options, ScriptFunction judge)
    : options_(options), judge_(judge), chance_(Chance::Stream(options.seed, 2)) {
  const auto make = [&](uint64_t seed, BotLevel level) {
    std::unique_ptr<Bot> bot = CreateOwnPlayer(rules, seed);
    BotOptions own;
    own.level = level;
    own.weights = options.weights;
    bot->Configure(own);
    return bot;
  };
  // Asked to search, it looks at everything that is worth a search.
  own_ = make(options.seed, options.name == "search" ? BotLevel::kHard : options.level);
  for (int i = 0; i < options.threads; ++i) helpers_.push_back(make(0, BotLevel::kNormal));
}

absl::StatusOr<std::vector<Advice>> SearchBot::Propose(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> ideas = own_->Weigh(sight);
  const uint64_t count = sight.LegalCount();
  if (!ideas.ok() || own_->Weighs() || ideas->size() > 1 || count <= 1) return ideas;
  // A player that does not say what else there is: some of everything.
  const auto add = [&](const Action& action) {
    for (const Advice& idea : *ideas) {
      if (idea.action == action) return;
    }
    ideas->push_back({action, 0, {}});
  };
  if (count <= kMaxIdeas) {
    for (uint64_t n = 0; n < count; ++n) add(sight.LegalNth(n));
  } else {
    const uint32_t bound = static_cast<uint32_t>(std::min<uint64_t>(count, UINT32_MAX));
    for (size_t i = 1; i < kMaxIdeas; ++i) add(sight.LegalNth(chance_.Below(bound)));
  }
  return ideas;
}

absl::StatusOr<std::vector<Advice>> SearchBot::Weigh(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> proposed = Propose(sight);
  if (!proposed.ok() || proposed->size() < 2) return proposed;
  if (proposed->size() > kMaxIdeas) proposed->resize(kMaxIdeas);
  std::vector<Idea> ideas;
  for (const Advice& advice : *proposed) ideas.push_back({advice, 0, 0, 0});
  const uint64_t iterations = options_.iterations != 0
                                  ? options_.iterations
                                  : kIterations[static_cast<size_t>(options_.level)];
  Search search(sight, options_, judge_, chance_.Next(), thinking(), helpers_);
  absl::Status status = search.Run(ideas, iterations);
  // What was told can be too much to imagine from in time: then without a search.
  if (absl::IsUnavailable(status)) return proposed;
  if (!status.ok()) return status;
  std::stable_sort(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) {
    return a.rounds != b.rounds ? a.rounds > b.rounds : a.mean() > b.mean();
  });
  std::vector<Advice> weighed;
  for (const Idea& idea : ideas) {
    Advice advice{idea.advice.action, idea.count == 0 ? 0 : idea.mean(), {}};
    weighed.push_back(advice);
  }
  return weighed;
}

absl::StatusOr<Action> SearchBot::Choose(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> weighed = Weigh(sight);
  if (!weighed.ok()) return weighed.status();
  return weighed->front().action;
}

}  // namespace mallard
