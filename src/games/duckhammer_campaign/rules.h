// The rules of Duckhammer campaigns for one ruleset and configuration. Which file holds what:
//   rules.cc       creation, decisions, outcome; hands everything else on
//   play.h         what rules work on; the shape of a phase
//   turn.cc        what comes next: phases, seasons, the end
//   plans.cc       Feather, means, the first army
//   companies.cc   companies, their profiles, rations and experience
//   training.cc    levels and training
//   march.cc       marches over terrain, camps, enlisting; the turn of a player
//   referee.cc     settling armies, challenge battles
//   locations.cc   key locations: how battles change them, who holds them
//   attacks.cc     beginning battles: who may attack whom
//   joining.cc     who joins a battle
//   battle.cc      making, playing and ending the battle inside
//   aftermath.cc   recovery, desertion, experience
//   razing.cc      destroying camps after a battle
//   heroes.cc, market.cc, scenes.cc, wounds.cc, shared_side.cc   Duckheim
//   script.cc      when Lua functions of means are called, what they can ask
//   view.cc, imagine.cc, snapshot*.cc, validate.cc, text.cc, bot.cc   as in every game
// The battle itself is played by the rules of Duckhammer (src/games/duckhammer).
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "mallard/event_sink.h"
#include "mallard/game.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "src/games/duckhammer/rules.h"
#include "src/games/duckhammer_campaign/content.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

class CampaignRules final : public Rules {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  int seats() const override { return players_ + 1; }
  size_t state_size() const override { return sizeof(State) + battles_->variables().bytes(); }
  void Start(uint64_t seed, void* state) const override;
  Decision DecisionOf(const void* state, int seat) const override;
  uint64_t LegalCount(const void* state, int seat) const override;
  Action LegalNth(const void* state, int seat, uint64_t n) const override;
  size_t LegalActions(const void* state, int seat, absl::Span<Action> out) const override;
  absl::Status Check(const void* state, int seat, const Action& action) const override;
  bool MayFail(const void* state, const Action& action) const override;
  absl::Status Apply(void* state, int seat, const Action& action, EventSink& events) const override;
  Outcome OutcomeOf(const void* state) const override;
  void Redact(const void* state, Viewer viewer, void* out) const override;
  absl::Status Imagine(const void* redacted, int seat, Chance& chance, void* out) const override;
  void Reseed(void* state, uint64_t seed) const override;
  StateOffset Write(const void* state, Viewer viewer,
                    flatbuffers::FlatBufferBuilder& builder) const override;
  absl::Status Read(const schema::Snapshot& snapshot, Viewer viewer, void* state) const override;
  absl::Span<const ArgSpec> ActionArgs(const Action& partial) const override;
  absl::Span<const ArgSpec> EventArgs(const Event& event) const override;
  OpenBounds BoundsOf(const void* state, int seat, const Action& partial, int step) const override;
  bool NearestLegal(const void* state, int seat, int step, Action& wish) const override;
  size_t Preview(const void* state, int seat, const Action& action,
                 absl::Span<PreviewStep> out) const override;
  const NameTable& Table(absl::string_view table) const override;
  void BuildScene(const void* redacted, SceneBuilder& builder) const override;
  std::string Draw(const void* state, Viewer viewer, const DrawStyle& style) const override;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  const CampaignContent& content() const { return content_; }
  const duckhammer::DuckhammerRules& battles() const { return *battles_; }
  const CampaignMap& map() const { return map_; }
  int places() const { return static_cast<int>(map_.places.size()); }
  int players() const { return players_; }
  int referee() const { return players_; }  ///< The referee's seat.
  bool referee_asked() const { return referee_asked_; }
  bool war() const { return war_; }  ///< Not Duckheim.
  int rations() const { return static_cast<int>(configuration().Int("rations")); }
  /// Rations that may go into the first army: two thirds, rounded up.
  int first_army() const { return FirstArmyOf(rations()); }
  static int FirstArmyOf(int64_t rations) { return static_cast<int>((2 * rations + 2) / 3); }
  bool desertion() const { return configuration().Bool("desertion"); }

  /// A state with room for the battle's variables behind it is only ever reached through these.
  static State& As(void* state) { return *static_cast<State*>(state); }
  static const State& As(const void* state) { return *static_cast<const State*>(state); }

 private:
  CampaignRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                const CampaignMap& map);

  const CampaignContent& content_;
  const CampaignMap& map_;
  std::shared_ptr<const duckhammer::DuckhammerRules> battles_;
  int players_;
  bool referee_asked_;
  bool war_;
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_RULES_H_
