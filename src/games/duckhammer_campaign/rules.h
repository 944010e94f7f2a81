// The rules of Duckhammer campaigns for one ruleset and configuration. Which file holds what:
//   game.cc        the game: manifest, content, rules
//   actions.cc, actions_options.cc   the manifest: kinds of action, event and decision; options
//   state.h        the state of a campaign
//   rules.cc       creation, the table of handlers, what is asked; choices that cannot be listed,
//                  in battles
//   play.h         what rules work on
//   turn.cc        what comes next: phases, seasons, the end
//   chronicle.cc   what is told then
//   army/          Feather and means (plans.cc), the first army (muster.cc), companies and their
//                  profiles, enlisting, levels and training, choosing one (train.cc)
//   map/           marches over terrain, boats, key locations, settling; a player's turn on the map
//                  with its camps (orders.cc)
//   battle/        who may attack whom (attacks.cc), sides and who joins them, making and playing
//                  the battle inside, recovery, experience and rewards, razing camps, leaving the
//                  field; the side that players of Duckheim share
//   referee/       challenge battles on offer, forces; Duckheim: the referee's turn, and the engine
//                  that takes it
//   duckheim/      characters, names and proposals (words.cc), hirelings and weapons (market.cc),
//                  what is tried and what is at stake (attempts.cc, stakes.cc), wounds, tending,
//                  the end
//   script/        Lua functions of means and episodes, what they can ask
//   content/       what packs declare
//   hide.cc, imagine.cc, invariants/, snapshot/, scene/, text.cc, bot/   as in every game
// The battle itself is played by the rules of Duckhammer (src/games/duckhammer).
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_

#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "mallard/ruleset.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer_campaign/actions.h"
#include "src/games/duckhammer_campaign/content/content.h"
#include "src/games/duckhammer_campaign/play.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

class CampaignRules final : public GameRules<CampaignRules, State, duckhammer_campaign::Play> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// @name For the frame
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const;
  void SetUp(State& state) const;
  absl::Status GoOn(duckhammer_campaign::Play& play) const;
  Outcome Standing(const State& state) const;
  /// The battle has a stream of its own as long as there is one.
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
    if (state.battle.rounds != 0) f(1, state.battle.chance);
  }
  /// Whose side of the battle that is, for questions of packs.
  int SeatInside(const State& state, int side) const;
  /// The engine plays the referee.
  bool NobodySits(const State&, int seat) const { return !referee_asked_ && seat == referee(); }
  /// @}

  /// While the first army is enlisted, and in battles: everything that is wrong with a list.
  absl::Status Explain(const void* state, int seat, const Action& action,
                       const Refusal& no) const override;
  absl::Span<const ArgSpec> ActionArgs(const Action& partial) const override;
  absl::Span<const ArgSpec> EventArgs(const Event& event) const override;
  OpenBounds BoundsOf(const void* state, int seat, const Action& partial, int step) const override;
  bool NearestLegal(const void* state, int seat, int step, Action& wish) const override;
  size_t Preview(const void* state, int seat, const Action& action,
                 absl::Span<PreviewStep> out) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const CampaignContent& content() const { return content_; }
  const duckhammer::DuckhammerRules& battles() const { return *battles_; }
  const CampaignMap& map() const { return map_; }
  int places() const { return Size(map_.places); }
  const Place& place(int number) const { return At(map_.places, number); }
  int players() const { return players_; }
  int referee() const { return players_; }  ///< The referee's seat.
  bool referee_asked() const { return referee_asked_; }
  bool war() const { return war_; }  ///< Not Duckheim.
  /// Whether two seats are on one side: in Duckheim all players are.
  bool Allied(int a, int b) const { return a == b || (!war_ && a < players_ && b < players_); }
  /// Bit a seat: whoever is on a side with that one.
  uint32_t AlliesOf(int seat) const {
    return !war_ && seat < players_ ? (1u << players_) - 1 : 1u << seat;
  }
  int rations() const { return rations_; }
  /// Rations that may go into the first army: two thirds, rounded up.
  int first_army() const { return FirstArmyOf(rations_); }
  static int FirstArmyOf(int rations) { return (2 * rations + 2) / 3; }
  int most_battles() const { return most_battles_; }  ///< After which the campaign ends.
  int most_seasons() const { return most_seasons_; }
  int rounds() const { return rounds_; }  ///< Of a battle.
  int grade() const { return grade_; }    ///< Duckheim: of characters' models.
  bool desertion() const { return desertion_; }
  int weeks() const { return weeks_; }             ///< Duckheim: after which it ends.
  int opposition() const { return opposition_; }   ///< Percent of the party's worth of a force.
  bool free_hand() const { return free_hand_; }    ///< The referee need not keep to budgets.
  bool withdrawal() const { return withdrawal_; }  ///< Whoever lost leaves the location.
  /// The last season or week.
  int last_season() const { return war_ ? most_seasons_ : weeks_; }
  /// Forces of the referee on the map at most, unless it has a free hand.
  int most_forces() const { return free_hand_ ? kMaxBands : players_ + 2; }
  bool challenges() const { return challenges_; }  ///< Whether the referee offers any.

 private:
  CampaignRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                const CampaignMap& map);

  const CampaignContent& content_;
  const CampaignMap& map_;
  std::shared_ptr<const duckhammer::DuckhammerRules> battles_;
  int players_;
  int rations_;
  int most_battles_;
  int most_seasons_;
  int rounds_;
  int grade_;
  int weeks_;
  int opposition_;
  bool referee_asked_;
  bool war_;
  bool desertion_;
  bool challenges_;
  bool free_hand_;
  bool withdrawal_;
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_
