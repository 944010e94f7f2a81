// The rules of BattleDucks for one ruleset and configuration. Which file holds what:
//   game.cc        the game: manifest, content, rules
//   actions.cc     the manifest: kinds of action, event and decision, options
//   content.cc     what packs may declare, and the structures it becomes
//   state.h        the state of a match
//   rules.cc       creation; what is asked, whom, and which functions deal with the answers
//   figure.cc      shapes in all their symmetries
//   pond.cc        one pond: laying formations down, and asking about it
//   setup.cc       decision set_up_fleet: picking, placing, Commanders, readiness
//   fill.cc        completing a set-up at random
//   turn.cc        decision take_turn: observing, maneuvers, counters, the end
//   script.cc      what a maneuver's Lua function can ask and do
//   hide.cc        what a viewer may know
//   imagine.cc     ponds that agree with what a player knows
//   snapshot.cc    to and from FlatBuffers
//   invariants.cc  what must hold in a state that was read
//   scene.cc, scene_words.h   what to draw, for clients of every kind; its words
//   names.cc       what things are called
//   text.cc        drawing as text
//   bot.cc         the computer player
//   census.cc      how likely each cell holds a duck, by fleets drawn
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "mallard/frame/game_rules.h"
#include "mallard/frame/numbers.h"
#include "src/games/battleducks/actions.h"
#include "src/games/battleducks/content.h"
#include "src/games/battleducks/state.h"

namespace mallard::battleducks {

/// What the rules know of one place in the fleet; the same for both players.
struct SlotRule {
  std::string name;  // As actions write it.
  int category = 0;
  int maneuver = -1;              // -1: no Commander, no dial.
  bool fixed = false;             // The formation is given, not picked.
  std::vector<uint16_t> choices;  // Formations allowed; exactly one if fixed.

  bool has_maneuver() const { return maneuver >= 0; }
};

class BattleDucksRules final : public GameRules<BattleDucksRules, State> {
 public:
  static absl::StatusOr<std::shared_ptr<const Rules>> Create(std::shared_ptr<const Ruleset> ruleset,
                                                             const Configuration& configuration);

  /// @name What the frame asks; see mallard/frame/game_rules.h
  /// @{
  static absl::Span<const Handler> Handlers();
  Question Asked(const State& state) const {
    if (state.phase == Phase::kPlaying) return {kTakeTurn, 1u << state.turn_seat, {}};
    if (state.phase == Phase::kOver) return {};
    const uint32_t ready = state.ponds[0].ready | state.ponds[1].ready << 1;
    return {kSetUpFleet, kBothSeats & ~ready, {}};
  }
  void SetUp(State& state) const;
  Outcome Standing(const State& state) const;
  template <class S, class F>
  static void ForEachChance(S& state, F f) {
    f(0, state.chance);
    for (int seat = 0; seat < kSeats; ++seat) {
      f(static_cast<uint64_t>(seat) + 1, state.seat_chance[seat]);
    }
  }
  std::unique_ptr<Bot> CreateBot(uint64_t seed) const override;
  /// @}

  const GameContent& content() const { return content_; }
  const Board& board() const { return board_; }
  int slots() const { return Size(fleet_); }  ///< Formations of a fleet.
  const SlotRule& slot_rule(int slot) const { return At(fleet_, slot); }
  bool allow_contact() const { return allow_contact_; }
  bool allow_mirror() const { return allow_mirror_; }
  bool name_found() const { return name_found_; }
  bool has_maneuvers() const { return has_maneuvers_; }

  /// The formation in a slot, which must have been picked.
  const Formation& FormationOf(const Slot& slot) const {
    return At(content_.formations, slot.formation - 1);
  }
  /// The maneuver of a slot, which must have one.
  const Maneuver& ManeuverOf(int slot) const {
    return At(content_.maneuvers, slot_rule(slot).maneuver);
  }
  /// The numbers on a slot's dial; 0 if it has none.
  int CooldownOf(int slot) const {
    return slot_rule(slot).has_maneuver() ? ManeuverOf(slot).cooldown : 0;
  }
  /// The cells a placed slot covers.
  Bitboard CellsOf(const Slot& slot) const {
    return FormationOf(slot).figure.shapes[slot.orientation].cells.Shifted(ColumnOf(slot.anchor),
                                                                           RowOf(slot.anchor));
  }
  /// True if `figure` may be laid down in that symmetry: distinct, and not mirrored where that is
  /// off.
  bool MayLie(const Figure& figure, int symmetry) const {
    return figure.IsDistinct(symmetry) && (allow_mirror_ || symmetry < kRotations);
  }
  /// Cells another formation may use beside those on `occupied`.
  Bitboard FreeBeside(const Bitboard& occupied) const {
    return board_.cells.Minus(allow_contact_ ? occupied : Halo8(occupied));
  }

 private:
  static constexpr uint32_t kBothSeats = 3;

  BattleDucksRules(std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration,
                   const Board& board, const std::vector<FleetItem>& fleet);

  const GameContent& content_;
  Board board_;
  std::vector<SlotRule> fleet_;
  NameTable slot_names_;
  bool allow_contact_;
  bool allow_mirror_;
  bool name_found_;
  int first_player_;  // -1: drawn.
  bool has_maneuvers_ = false;
};

using Position = BattleDucksRules::Position;
using Play = BattleDucksRules::Play;

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_RULES_H_
