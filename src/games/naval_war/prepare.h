// Preparing a card whose target takes several actions: cells named one after another, or new places
// for the fleet. Until it is confirmed nothing has happened, nobody else knows, and everything can
// be taken back. Part of decision take_turn.
#ifndef MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_
#define MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_

#include "absl/status/status.h"
#include "mallard/frame/listing.h"
#include "mallard/frame/refusal.h"
#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/rules.h"

namespace mallard::naval_war {

/// Begins to prepare a card that may be played.
void BeginPreparation(State& state, int kind);
/// Notes one more cell, or the new place of a ship, of a preparation that `state` has.
void AddAim(Preparation& preparation, int cell);
void SetBerth(Preparation& preparation, int ship, Pose pose);

/// How a ship is going to lie.
inline Pose PoseOf(const Berth& berth) { return {berth.bow, berth.facing}; }

/// While a card is being prepared, these are the only actions of the player whose turn it is.
Refusal CheckPreparation(const Position& position, int seat, const Action& action);
/// Order: cells to name and to take back; or places, ships to lift, filling; then withdrawing,
/// confirming.
void ListPreparation(const Position& position, int seat, Listing& out);
absl::Status ApplyPreparation(Play& play, int seat, const Action& action);

}  // namespace mallard::naval_war

#endif  // MALLARD_SRC_GAMES_NAVAL_WAR_PREPARE_H_
