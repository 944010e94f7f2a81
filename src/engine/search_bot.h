// The search player, for any game: plays imagined matches on from each of the best ideas of the
// game's own player, and keeps the better half of them until one is left.
//
// Every idea is tried on the same imagined matches with the same dice, so that luck cancels out.
// What is added up are whole numbers, and which playouts are made does not depend on when others
// end: so the choice is the same on any number of threads, unless the clock or somebody stops it.
#ifndef MALLARD_SRC_ENGINE_SEARCH_BOT_H_
#define MALLARD_SRC_ENGINE_SEARCH_BOT_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "mallard/bot.h"
#include "mallard/script.h"

namespace mallard {

/// See the file comment.
class SearchBot final : public Bot {
 public:
  /// Does not keep `rules`. `judge`, if there is one, evaluates positions instead of the game's own
  /// player; what the options give for that goes before it.
  SearchBot(const Rules& rules, const BotOptions& options, ScriptFunction judge = {});
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;

 private:
  absl::StatusOr<std::vector<Advice>> Propose(const Sight& sight, Chance& chance);

  BotOptions options_;
  ScriptFunction judge_;
  std::unique_ptr<Bot> own_;                   // Proposes.
  std::vector<std::unique_ptr<Bot>> helpers_;  // One a thread: play out and evaluate.
};

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_SEARCH_BOT_H_
