// Liar's Dice: all roll under their cups and bid on what lies under all cups together, until
// somebody says what they think of the last bid. What may be said, and who is wrong, packs say.
#ifndef LIARS_DICE_H_
#define LIARS_DICE_H_

#include <memory>
#include <string>
#include <vector>

#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"

namespace liars_dice {

using namespace mallard;  // NOLINT(google-build-using-namespace): rules are written in its words.
inline constexpr int kMostSeats = 6, kMostDice = 5, kSides = 6;

struct Cup {
  uint8_t dice[kMostDice];   // What each shows, in rising order; 0: there is none, or it is hidden.
  uint8_t shown[kMostDice];  // What they showed at the last call, for everybody.
  uint8_t left;              // How many there are.
  uint8_t hidden;            // 1 in views: somebody else's.
};

struct State {  // Plain numbers without padding, zero where nothing is.
  Chance chance;
  Cup cups[kMostSeats];
  uint8_t turn;
  uint8_t bidder;  // 1 + the seat; 0: nobody has bid in this round.
  uint16_t count;  // Of the bid: so many dice
  uint16_t face;   // that show this.
  uint8_t unused[2];
};

struct Call {  // Something to say instead of a higher bid.
  std::string id;
  ScriptFunction loser;
};

struct GameContent : Content {
  std::vector<Call> calls;
  NameTable call_names;
};

inline int DiceLeft(const State& state) {  // Under all cups.
  int dice = 0;
  for (const Cup& cup : state.cups) dice += cup.left;
  return dice;
}

class LiarsDice final : public GameRules<LiarsDice, State> {
 public:
  LiarsDice(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration);

  // What the frame asks.
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const;
  void SetUp(State& state) const;
  Outcome Standing(const State& state) const;
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;

  // What the rest of the game asks.
  const std::vector<Call>& calls() const { return content_.calls; }
  int dice() const { return dice_; }  // Of each player, at the start.
  int RoundsOf(const State& state) const { return seats() * dice_ - DiceLeft(state); }  // Finished.
  int Count(const State& state, int face) const;  // Dice under all cups that count as that face.

 private:
  const GameContent& content_;
  int dice_;
  bool wild_;  // A 1 counts as any face.
};

enum ActionKind : uint32_t { kBid = 1, kCall };
enum EventKind : uint32_t { kSeen = 1, kHasBid, kCalled, kLost, kRoundBegan, kWon };
enum DecisionKind : uint32_t { kTakeTurn = 1 };
enum Word : int { kWordCup, kWordBid, kWordNoBid, kWordDice, kWordDie };
using Position = LiarsDice::Position;
using Play = LiarsDice::Play;

absl::Status Register();  // Adds the game to Mallard's list.
const ScriptHook& LoserHook();

// What the frame finds by itself.
void Hide(const LiarsDice& rules, State& state, Viewer viewer);
absl::Status ImagineHidden(const LiarsDice& rules, State& state, int seat, Chance& chance);
absl::Status CheckInvariants(const LiarsDice& rules, const State& state, bool whole);
StateOffset WriteState(const LiarsDice& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder);
absl::Status ReadState(const LiarsDice& rules, const mallard::schema::Snapshot& in, State& state);
void WriteScene(const LiarsDice& rules, const State& state, SceneBuilder& builder);
std::string DrawFor(const LiarsDice& rules, const State& state, int seat, const DrawStyle& style);

}  // namespace liars_dice

#endif  // LIARS_DICE_H_
