// What the rules of campaigns work on: a Position to look at, and a Play that goes on.
//
// An action changes the state and leaves `asked` at 0 when the rules shall go on by themselves:
// Advance (turn.h) then runs until somebody is asked again or the campaign is over.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_

#include "mallard/frame/play.h"
#include "src/games/duckhammer_campaign/state.h"

namespace mallard::duckhammer_campaign {

class CampaignRules;

/// A campaign that is looked at.
using Position = mallard::Position<CampaignRules, State>;

/// A campaign that goes on. The battle inside is played with a Play of its own (battle/battle.h).
struct Play : mallard::Play<CampaignRules, State> {
  /// Asks one seat.
  void Ask(int seat) const { state.asked = static_cast<uint8_t>(1 << seat); }
  /// Asks the first so many seats at the same time: all players.
  void AskFirst(int seats) const { state.asked = static_cast<uint8_t>((1 << seats) - 1); }
  /// Asks nobody: Advance goes on.
  void AskNobody() const { state.asked = 0; }
  /// A player's secret choice is made; the others are still asked.
  void BeReady(int seat) const {
    state.players[seat].ready = 1;
    state.asked = static_cast<uint8_t>(state.asked & ~(1 << seat));
  }
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_PLAY_H_
