#include <algorithm>
#include <numeric>
#include <utility>

#include "mallard/notation.h"
#include "mallard/reason_text.h"
#include "src/lab/play.h"

namespace mallard {
namespace {

constexpr size_t kTurningPoints = 5;

}  // namespace

absl::StatusOr<Analysis> AnalyseMatch(const Match& match, const StudyOptions& options) {
  Match played = match;
  const size_t count = played.UndoDepth();
  if (count == 0) return absl::UnavailableError("the match has no history to go through");
  if (absl::Status status = played.Seek(0); !status.ok()) return status;
  const std::string word = options.players.empty() ? "standard" : options.players[0];
  absl::StatusOr<BotOptions> player = ReadPlayer(word);
  if (!player.ok()) return player.status();
  player->seed = options.seed;
  player->threads = options.threads;
  const absl::StatusOr<std::unique_ptr<Bot>> bot = CreateBot(played.rules(), *player);
  if (!bot.ok()) return bot.status();
  const std::unique_ptr<Bot> judge = played.rules().CreateBot(options.seed);
  Analysis analysis;
  analysis.game = played.rules().manifest().game;
  analysis.player = word;
  for (size_t n = 0; n < count; ++n) {
    const TakenAction taken = played.HistoryAt(n);
    const Sight sight(played, taken.seat);
    const absl::StatusOr<std::vector<Advice>> all = Analyse(**bot, sight, SIZE_MAX);
    if (!all.ok()) return all.status();
    Analysis::Step step;
    step.seat = taken.seat;
    step.action = FormatAction(played.rules(), taken.action);
    const Advice& best = all->front();
    if (!(best.action == taken.action)) {
      step.better = FormatAction(played.rules(), best.action);
      step.reason = ReasonText(played.rules(), best.reason, 0);
      const auto found = std::find_if(all->begin(), all->end(), [&](const Advice& advice) {
        return advice.action == taken.action;
      });
      // What the bot did not think of is as bad as the worst it did.
      const int64_t value = found == all->end() ? all->back().value : found->value;
      step.loss = std::max<int64_t>(0, best.value - value);
    }
    if (absl::Status status = played.Seek(n + 1); !status.ok()) return status;
    for (int seat = 0; seat < played.seats(); ++seat) {
      step.standing.push_back(judge->Evaluate(played.rules(), played.state(), seat));
    }
    analysis.steps.push_back(std::move(step));
    if (options.progress && !options.progress(n + 1, count)) {
      return absl::CancelledError("the analysis was ended");
    }
  }
  std::vector<size_t> order(analysis.steps.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return analysis.steps[a].loss > analysis.steps[b].loss;
  });
  for (const size_t step : order) {
    if (analysis.turns.size() == kTurningPoints || analysis.steps[step].loss == 0) break;
    analysis.turns.push_back(step);
  }
  return analysis;
}

}  // namespace mallard
