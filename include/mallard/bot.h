/// @file
/// Players made of code. A bot is given a Sight, which holds what its seat may know and nothing
/// else, so that it cannot cheat.
#ifndef MALLARD_BOT_H_
#define MALLARD_BOT_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/action.h"
#include "mallard/bot_options.h"
#include "mallard/game.h"
#include "mallard/match.h"
#include "mallard/primitives/chance.h"
#include "mallard/state_buffer.h"

namespace mallard {

/// All that one player may know at one moment. Holds a redacted copy, so it stays valid and
/// unchanged while the match goes on.
class Sight {
 public:
  /// What `seat` may know of `match` now.
  Sight(const Match& match, int seat);
  const Rules& rules() const { return *rules_; }                            ///< Rules in force.
  int seat() const { return seat_; }                                        ///< Whose sight.
  const void* state() const { return state_.data(); }                       ///< The redacted state.
  Decision decision() const { return rules_->DecisionOf(state(), seat_); }  ///< What is asked.
  uint64_t LegalCount() const { return rules_->LegalCount(state(), seat_); }         ///< Choices.
  Action LegalNth(uint64_t n) const { return rules_->LegalNth(state(), seat_, n); }  ///< A choice.
  /// Random numbers for one choice, fixed by `seed` and by what is seen: a bot that draws from them
  /// decides the same whatever else it has been asked before. Each `stream` is another sequence.
  Chance Draws(uint64_t seed, uint64_t stream = 0) const;
  /// A full match that agrees with this sight; see Match::Imagine. kCancelled if it was interrupted
  /// (mallard/interrupt.h).
  absl::StatusOr<Match> Imagine(uint64_t seed) const;
  /// The same into a match of the same rules, without allocating beyond what the game itself needs.
  /// On an error `match` is unspecified, but can be imagined into again.
  absl::Status ImagineInto(uint64_t seed, Match& match) const;

 private:
  std::shared_ptr<const Rules> rules_;
  int seat_;
  StateBuffer state_;
};

/// An action that a bot has thought of.
struct Advice {
  Action action;      ///< A legal one.
  int64_t value = 0;  ///< What it promises: see Bot::Weigh.
  Reason reason;      ///< Why; kind 0: the bot does not say.
};

/// A player. Keeps no knowledge: everything it knows is in the sight. The game's own players and
/// the search draw their random numbers from their seed and the sight alone (Sight::Draws), so that
/// each decides the same whatever else it is asked, and chooses what it gives as a hint; those that
/// are to play several matches differently need several seeds.
///
/// Choose is all that a bot must have. Weigh makes it one that gives hints, can be made easier, and
/// proposes moves to a search; Evaluate, Playout and IsSettled let a search look further with what
/// the game's own player knows.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Chooses a legal action for the sight's seat, which must be holding a decision.
  virtual absl::StatusOr<Action> Choose(const Sight& sight) = 0;

  /// What it would choose among, the best first, with values in thousandths of whatever the game
  /// counts (points, chances of a hit); only their differences mean anything. The first is what
  /// Choose chooses on a normal level. Unless a bot says otherwise: its choice, and nothing else.
  virtual absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight);
  /// Whether Weigh tells everything that is worth a try, so that a search needs no other ideas.
  virtual bool Weighs() const { return false; }
  /// How much of a value the level easy hardly notices: an action that promises so much less is
  /// half as likely to be chosen. 0: easy plays as normal does.
  virtual int64_t Softness() const { return 0; }
  /// Whether a search is to play out what it weighs for this choice; if not, Weigh has the last
  /// word. Unless a bot says otherwise: yes.
  virtual bool IsWorthPlayingOut(const Sight&) { return true; }
  /// How many playouts a search makes with this player's help on a level; 0: it does not search,
  /// and knows itself what to do.
  virtual uint64_t Iterations(BotLevel) const { return 0; }
  /// Told once, after it has been made. Unless a bot says otherwise: nothing changes.
  virtual void Configure(const BotOptions&) {}

  /// @name For searches
  /// On whole states of imagined matches, never on the real one.
  /// @{

  /// What a position is worth to a player, as in Weigh. Unless a bot says otherwise: points ahead
  /// of the best other player; a game that is won or lost counts more than anything else.
  virtual int64_t Evaluate(const Rules& rules, const void* state, int seat);
  /// A quick choice, for whoever is asked. Unless a bot says otherwise: ChooseAtRandom.
  virtual absl::StatusOr<Action> Playout(const Rules& rules, const void* state, int seat,
                                         Chance& chance);
  /// Whether a playout that began at `start` for `seat` has gone far enough for Evaluate. Unless a
  /// bot says otherwise: after 60 actions.
  virtual bool IsSettled(const Rules& rules, const void* start, const void* now, int seat,
                         int actions);
  /// @}

  /// How far it has come, and how to stop it: for other threads.
  Thinking& thinking() { return whole_ != nullptr ? whole_->thinking() : thinking_; }
  /// The same.
  const Thinking& thinking() const { return whole_ != nullptr ? whole_->thinking() : thinking_; }
  /// From now on it thinks for another bot, which must outlive it: what stops that one stops it.
  void ThinkFor(Bot& whole) { whole_ = &whole; }

 private:
  Bot* whole_ = nullptr;
  Thinking thinking_;
};

/// What a decided game is worth in Evaluate.
inline constexpr int64_t kDecided = 1'000'000;

/// The best `most` of what a bot weighs, each with a reason: its own, or how it compares with the
/// others.
absl::StatusOr<std::vector<Advice>> Analyse(Bot& bot, const Sight& sight, size_t most);
/// What the bot thinks of one legal action. An action that it did not weigh has reason
/// kNotConsidered.
absl::StatusOr<Advice> Explain(Bot& bot, const Sight& sight, const Action& action);

/// A legal action of `seat`: uniform over the listed ones, seldom choosing those that only take
/// earlier ones back as long as there is anything else. Allocates nothing.
absl::StatusOr<Action> ChooseAtRandom(const Rules& rules, const void* state, int seat,
                                      Chance& chance);

/// Plays any game, by ChooseAtRandom.
class RandomBot : public Bot {
 public:
  /// The same seed makes the same choices.
  explicit RandomBot(uint64_t seed) : chance_(Chance::Stream(seed, 0)) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;

 private:
  Chance chance_;
};

/// A bot that can be had by name.
struct BotInfo {
  int level;         ///< How well it plays: a higher level plays better.
  const char* name;  ///< As BotOptions::name takes it.
  const char* doc;   ///< How it plays, in one sentence.
};

/// The bots that `game` offers, by level.
absl::Span<const BotInfo> Bots(const Game& game);

/// One of Bots(), or "normal", which is another name of "standard".
absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, const BotOptions& options);
/// The same with nothing but a name and a seed.
absl::StatusOr<std::unique_ptr<Bot>> CreateBot(const Rules& rules, absl::string_view name,
                                               uint64_t seed);

}  // namespace mallard

#endif  // MALLARD_BOT_H_
