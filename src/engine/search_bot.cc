#include "src/engine/search_bot.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include "mallard/interrupt.h"
#include "src/engine/answering_bot.h"
#include "src/engine/evaluation.h"
#include "src/engine/parallel.h"

namespace mallard {
namespace {

constexpr size_t kMaxIdeas = 16;       // Tried, of those that are proposed.
constexpr uint64_t kMaxWorlds = 512;   // Imagined for one round of halving.
constexpr int kMaxPlayout = 4000;      // Actions, whatever IsSettled says.
constexpr uint64_t kSearchStream = 2;  // Of what is drawn; not the game's own player's.
constexpr uint64_t kIterations[] = {60, 200, 600};  // By level.

// How many ideas are left after a round of halving.
size_t Kept(size_t ideas) { return (ideas + 1) / 2; }

// The playouts that halving takes at least: one for each idea of each round.
uint64_t LeastPlayouts(size_t ideas) {
  uint64_t sum = 0;
  for (; ideas > 1; ideas = Kept(ideas)) sum += ideas;
  return sum;
}

// Rounds of halving: on how many imagined matches all ideas that are left are tried in each. Every
// round takes about as many playouts, and all together at most `iterations`, which must be enough
// for LeastPlayouts.
std::vector<uint64_t> PlanRounds(size_t ideas, uint64_t iterations) {
  std::vector<uint64_t> worlds;
  for (uint64_t rounds = std::bit_width(ideas - 1); rounds > 0; --rounds, ideas = Kept(ideas)) {
    // What a round leaves over goes to those after it; it must leave them their least.
    const uint64_t most = (iterations - LeastPlayouts(Kept(ideas))) / ideas;
    const uint64_t even = iterations / (rounds * ideas);
    worlds.push_back(std::clamp<uint64_t>(std::min(even, most), 1, kMaxWorlds));
    iterations -= worlds.back() * ideas;
  }
  return worlds;
}

// One idea and what came of it.
struct Idea {
  Advice advice;
  int64_t sum = 0;
  int64_t count = 0;
  int rounds = 0;                               // It was kept in so many.
  int64_t mean() const { return sum / count; }  // It must have been tried.
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
        helpers_(helpers),
        scratch_(helpers.size()) {}

  absl::Status Run(std::vector<Idea>& ideas, uint64_t iterations) {
    const std::vector<uint64_t> rounds = PlanRounds(ideas.size(), iterations);
    size_t alive = ideas.size();
    uint64_t total = 0;
    for (const uint64_t worlds : rounds) {
      total += worlds * alive;
      alive = Kept(alive);
    }
    thinking_.Expect(total);
    alive = ideas.size();
    for (const uint64_t worlds : rounds) {
      if (absl::Status status = Try(absl::MakeSpan(ideas.data(), alive), worlds); !status.ok()) {
        return status;
      }
      if (thinking_.stopped() || cut_short_) break;  // What is half done throws no idea out.
      for (size_t i = 0; i < alive; ++i) ++ideas[i].rounds;
      std::stable_sort(ideas.begin(), ideas.begin() + static_cast<ptrdiff_t>(alive),
                       [](const Idea& a, const Idea& b) { return a.mean() > b.mean(); });
      alive = Kept(alive);
    }
    return absl::OkStatus();
  }

 private:
  // A match to try ideas in, imagined by whoever needs it first.
  struct World {
    std::mutex mutex;
    uint64_t number = UINT64_MAX;  // Which it holds, of all that a search imagines.
    std::optional<Match> match;
  };

  // Tries all ideas on `count` fresh worlds. World by world, so that all of them have seen about
  // the same ones when time is up; and each is imagined when it is its turn, so that nothing is
  // imagined any more once the search is stopped.
  absl::Status Try(absl::Span<Idea> ideas, uint64_t count) {
    while (worlds_.size() < count) worlds_.emplace_back();
    const size_t tries = ideas.size() * static_cast<size_t>(count);
    std::vector<int64_t> values(tries);
    std::vector<uint8_t> known(tries);
    const auto attempt = [&](size_t thread, uint64_t i) {
      if (thinking_.stopped()) return false;
      // Imaginings and scripts ask, too: one of them alone can take longer than an answer may.
      const InterruptScope scope([this] { return thinking_.stopped(); },
                                 InterruptScope::Outer::kAskedToo);
      try {
        const Match* const world = Imagine(static_cast<size_t>(i / ideas.size()));
        if (world == nullptr) return false;
        if (!Play(*world, ideas[i % ideas.size()].advice.action, thread, values[i])) return false;
      } catch (const Interrupted&) {
        return false;
      }
      known[i] = 1;
      thinking_.Advance();
      return true;
    };
    InParallel(helpers_.size(), tries, [&](size_t thread, uint64_t i) {
      const bool done = attempt(thread, i);
      if (!done) cut_short_ = true;
      return done;
    });
    made_ += count;
    for (size_t i = 0; i < tries; ++i) {
      if (known[i] == 0) continue;
      ideas[i % ideas.size()].sum += values[i];
      ++ideas[i % ideas.size()].count;
    }
    return failed_;
  }

  // World number `index` of this round; null if it cannot be imagined, and failed_ says why unless
  // somebody has ended it.
  const Match* Imagine(size_t index) {
    World& world = worlds_[index];
    const std::lock_guard<std::mutex> lock(world.mutex);
    const uint64_t number = made_ + index;
    if (world.number == number) return &*world.match;
    absl::Status status;
    if (world.match) {
      status = sight_.ImagineInto(seed_ + number, *world.match);
    } else if (absl::StatusOr<Match> match = sight_.Imagine(seed_ + number); match.ok()) {
      world.match = *std::move(match);
    } else {
      status = match.status();
    }
    if (absl::IsCancelled(status)) return nullptr;
    if (!status.ok()) {
      const std::lock_guard<std::mutex> failing(failing_);
      failed_ = status;
      return nullptr;
    }
    world.number = number;
    return &*world.match;
  }

  // What an action leads to in one world; false if there was no time to find out.
  bool Play(const Match& world, const Action& action, size_t thread, int64_t& value) {
    Bot& helper = *helpers_[thread];
    std::optional<Match>& scratch = scratch_[thread];
    if (scratch) {
      scratch->CopyStateFrom(world);
    } else {
      scratch = world;
    }
    Match& match = *scratch;
    const int seat = sight_.seat();
    Chance chance = Chance::Stream(seed_, 1);
    if (absl::Status status = match.Apply(seat, action); !status.ok()) {
      value = -kDecided;
      return !absl::IsCancelled(status);
    }
    for (int actions = 0; actions < kMaxPlayout && !match.outcome().over; ++actions) {
      if (helper.IsSettled(match.rules(), world.state(), match.state(), seat, actions)) break;
      int asked = 0;
      while (asked < match.seats() && !match.DecisionOf(asked)) ++asked;
      if (asked == match.seats()) break;
      if (IsInterrupted()) return false;
      const absl::StatusOr<Action> next =
          helper.Playout(match.rules(), match.state(), asked, chance);
      if (!next.ok() || !match.Apply(asked, *next).ok()) break;
    }
    if (IsInterrupted()) return false;
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
  std::deque<World> worlds_;
  std::vector<std::optional<Match>> scratch_;  // By thread.
  uint64_t made_ = 0;                          // Worlds of the rounds before.
  std::atomic<bool> cut_short_ = false;        // Somebody has ended a try.
  std::mutex failing_;
  absl::Status failed_;
};

}  // namespace

SearchBot::SearchBot(const Rules& rules, const BotOptions& options, ScriptFunction judge)
    : options_(options), judge_(judge) {
  const auto make = [&](uint64_t seed, BotLevel level) {
    std::unique_ptr<Bot> bot = CreateOwnPlayer(rules, seed);
    BotOptions own;
    own.level = level;
    own.weights = options.weights;
    bot->Configure(own);
    bot->ThinkFor(*this);
    return bot;
  };
  // Asked to search, it looks at everything that is worth a search.
  own_ = make(options.seed, options.name == "search" ? BotLevel::kHard : options.level);
  for (int i = 0; i < options.threads; ++i) helpers_.push_back(make(0, BotLevel::kNormal));
}

absl::StatusOr<std::vector<Advice>> SearchBot::Propose(const Sight& sight, Chance& chance) {
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
    for (size_t i = 1; i < kMaxIdeas; ++i) add(sight.LegalNth(chance.Below(bound)));
  }
  return ideas;
}

absl::StatusOr<std::vector<Advice>> SearchBot::Weigh(const Sight& sight) {
  const Thinking::Choice choice(thinking());
  Chance chance = sight.Draws(options_.seed, kSearchStream);
  absl::StatusOr<std::vector<Advice>> proposed = Propose(sight, chance);
  if (!proposed.ok() || !own_->IsWorthPlayingOut(sight)) return proposed;
  const uint64_t iterations = options_.iterations != 0
                                  ? options_.iterations
                                  : kIterations[static_cast<size_t>(options_.level)];
  std::vector<Idea> ideas;
  for (const Advice& advice : *proposed) {
    if (ideas.size() == kMaxIdeas || LeastPlayouts(ideas.size() + 1) > iterations) break;
    ideas.push_back({advice, 0, 0, 0});
  }
  if (ideas.size() < 2) return proposed;
  Search search(sight, options_, judge_, chance.Next(), thinking(), helpers_);
  absl::Status status = search.Run(ideas, iterations);
  // What was told can be too much to imagine from in time: then without a search.
  if (absl::IsUnavailable(status)) return proposed;
  if (!status.ok()) return status;
  // What there was no time to try is not weighed.
  std::erase_if(ideas, [](const Idea& idea) { return idea.count == 0; });
  if (ideas.empty()) return proposed;
  std::stable_sort(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) {
    return a.rounds != b.rounds ? a.rounds > b.rounds : a.mean() > b.mean();
  });
  std::vector<Advice> weighed;
  for (const Idea& idea : ideas) weighed.push_back({idea.advice.action, idea.mean(), {}});
  return weighed;
}

absl::StatusOr<Action> SearchBot::Choose(const Sight& sight) {
  absl::StatusOr<std::vector<Advice>> weighed = Weigh(sight);
  if (!weighed.ok()) return weighed.status();
  return weighed->front().action;
}

}  // namespace mallard
