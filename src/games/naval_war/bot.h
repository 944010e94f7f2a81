// The computer player: imagines where the enemy may be, and tries what it could do.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_BOT_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_BOT_H_

#include <cstdint>
#include <vector>

#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/naval_war/chart.h"
#include "src/games/naval_war/outlook.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// Draws some states that agree with its sight. They make up a chart of the enemy's board, by which
/// it aims, and a stage on which it tries cards and answers: it takes what leads to the best
/// Outlook. It knows no card by name, so new ones are played as well as their effect can be seen.
/// It moves its own ships to where the enemy, by the same reckoning, expects them least.
class AdmiralBot : public Bot {
 public:
  explicit AdmiralBot(uint64_t seed) : seed_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  int64_t Softness() const override;
  void Configure(const BotOptions& options) override;

 private:
  // What is asked, except for the turn itself.
  absl::StatusOr<Action> Answer(const Sight& sight);
  std::vector<Advice> WeighTurn(const NavalWarRules& rules, const State& seen, int seat);
  Action ChooseBerth(const NavalWarRules& rules, const State& seen, int seat);
  Action ChooseAim(const NavalWarRules& rules, const State& seen, int seat);
  Action ChooseReaction(const NavalWarRules& rules, const State& seen, int seat);
  Action ChooseMove(const NavalWarRules& rules, const State& seen, int seat);
  Action ChooseDiscard(const NavalWarRules& rules, const State& seen, int seat);

  uint64_t seed_;
  Chance chance_;    // Of the choice under way.
  int worlds_ = 16;  // States imagined for a turn.
  Temper temper_;
  bool easy_ = false;
};

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_BOT_H_
