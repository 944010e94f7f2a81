// The computer player of battles. Which file holds what:
//   bot.cc          what it answers to each question
//   bot_muster.cc   its army, and the monsters that it names
//   bot_aims.cc     where its units want to be
//   bot_combat.cc   what an attack or a spell is worth
//   bot_search.cc   what a search asks of it
//
// It knows no mission, spell or ability by name: content says how to go about a mission (`plan`),
// what a spell is worth and how likely a gamble comes true; everything else it reads off profiles
// and the map. Whole numbers only, so it plays the same everywhere.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_H_

#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer/bot/bot_parts.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

inline constexpr uint32_t kAllUnits = UINT32_MAX;
/// Whether a set of units of a seat, bit a unit, holds this one.
constexpr bool IsAmong(uint32_t units, int unit) { return (units >> (unit % kMaxUnits) & 1) != 0; }

/// Decides for one seat of a battle, from a state redacted for it. Campaigns use it for the battles
/// inside them.
class BattlePlayer {
 public:
  explicit BattlePlayer(uint64_t seed) : seed_(seed), chance_(Chance::Stream(seed, 0)) {}
  /// An action for `seat`, which must be asked. Where a unit is to be chosen it is one of `units`,
  /// bit a unit of the seat: in campaigns, players may share a side.
  Action Choose(const Position& position, int seat, uint32_t units = kAllUnits);
  void set_temper(const Temper& temper) { temper_ = temper; }
  /// What it draws from on; at first, a stream of its seed.
  void set_chance(const Chance& chance) { chance_ = chance; }

 private:
  Action Mission(const Position& position, int seat);
  Action Deploy(const Position& position, int seat);
  Action Quacktic(const Position& position, int seat);
  Action Movement(const Position& position, int seat);
  Action Moving(const Position& position, int seat);
  Action Charge(const Position& position, int seat);
  // A listed action drawn at random, where each has so many lots; kind 0 if none has any.
  Action DrawListed(const Position& position, int seat, absl::FunctionRef<int(const Action&)> lots);
  // Any listed action.
  Action AnyOf(const Position& position, int seat);
  bool MayUse(int unit) const { return IsAmong(units_, unit); }

  uint64_t seed_;  // The army is planned from this alone, so that it is the same plan every time.
  Chance chance_;
  uint32_t units_ = kAllUnits;
  Temper temper_;
};

class DuckhammerBot final : public Bot {
 public:
  explicit DuckhammerBot(uint64_t seed) : seed_(seed), player_(seed) {}
  absl::StatusOr<Action> Choose(const Sight& sight) override;
  absl::StatusOr<std::vector<Advice>> Weigh(const Sight& sight) override;
  bool Weighs() const override { return true; }
  bool IsWorthPlayingOut(const Sight& sight) override;
  void Configure(const BotOptions& options) override;
  uint64_t Iterations(BotLevel level) const override;
  int64_t Evaluate(const Rules& rules, const void* state, int seat) override;
  absl::StatusOr<Action> Playout(const Rules& rules, const void* state, int seat,
                                 Chance& chance) override;
  bool IsSettled(const Rules& rules, const void* start, const void* now, int seat,
                 int actions) override;

 private:
  uint64_t seed_;
  BattlePlayer player_;
  Temper temper_;  // Of playouts, too.
  bool thorough_ = false;
};

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_H_
