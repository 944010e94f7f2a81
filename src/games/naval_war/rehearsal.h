// Rehearsal: tries actions on imagined states and says what they are worth. For the computer
// player.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_REHEARSAL_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_REHEARSAL_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/bot_options.h"
#include "mallard/state_buffer.h"
#include "src/games/naval_war/chart.h"
#include "src/games/naval_war/outlook.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"

namespace mallard::naval_war {

/// What playing a card is worth, and how to begin.
struct PlayValue {
  int card = -1;
  Action action;
  int64_t gain = 0;  // Over not playing it; as in Outlook.
};

/// Rehearses for one player on that player's turn. Borrows everything it is given. Once `thinking`
/// is stopped, it knows of no more cards.
class Rehearsal {
 public:
  /// `seen` is redacted for `seat`, the states of `worlds` are whole; all in Phase::kTurn.
  Rehearsal(const NavalWarRules& rules, const State& seen, int seat, const Worlds& worlds,
            const Outlook& outlook, const Thinking* thinking = nullptr);

  /// The best play of every card in hand that can be played, in the order of the hand.
  std::vector<PlayValue> ValueOfCards();
  /// What reactions in hand would gain if the enemy's next attack hit the part of the own fleet
  /// that is threatened most; none for those that could not answer it.
  std::vector<PlayValue> ValueOfReactions(const Chart& threat);

 private:
  // The actions that play a card in full, beginning with `play`.
  std::vector<Action> InFull(const Action& play) const;
  // What it gains on average over the first `count` worlds; a large loss if a script fails.
  int64_t GainOf(const Action& play, size_t count);
  // The targets worth trying for a card, of all those it has.
  std::vector<Action> Promising(const Card& card, const std::vector<Action>& plays) const;

  const NavalWarRules& rules_;
  const State& seen_;
  int seat_;
  const Worlds& worlds_;
  const Outlook& outlook_;
  const Thinking* const thinking_;
  std::vector<int64_t> before_;  // By world.
  StateBuffer scratch_;
};

/// Lets the defender allow the pending attack and stay, if there is one.
absl::Status LetHappen(const NavalWarRules& rules, State& state);

/// Cells with the highest chance of a hit that a card may be aimed at one by one, without those
/// named already; the best first.
std::vector<int> BestAims(const NavalWarRules& rules, const State& seen, const Card& card,
                          const Chart& chart, int count);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_REHEARSAL_H_
