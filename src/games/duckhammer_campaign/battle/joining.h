// Which companies join a battle.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_JOINING_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_JOINING_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// How a company joins the battle of a chief of its side.
enum class Nearness : uint8_t {
  kNone,     ///< Not at all: it is too far away, has fought, or was summoned.
  kArmy,     ///< With the army.
  kReserve,  ///< As reinforcement.
};
Nearness NearnessOf(const State& state, int chief, int company);

/// How strong the army of a chief can be, whatever limits armies have: itself and whoever is near.
struct Gathering {
  int army = 0;
  int reserves = 0;
};
Gathering GatheringAround(const Position& position, int chief);

/// The handler of decision choose_joining.
/// @{
Refusal CheckJoining(const Position& position, int seat, const Action& action);
void ListJoining(const Position& position, int seat, Listing& out);
absl::Status ApplyJoining(Play& play, int seat, const Action& action);
/// @}

/// Asks the next side who joins, all its players at the same time; `step` becomes 2 when both have
/// answered. Whoever breaks a limit that others did not mend stays out. Fails only where a script
/// does.
absl::Status AdvanceJoining(Play& play);
/// Bit a seat: who is asked for a side.
uint32_t AskedToJoin(const Position& position, const Contender& side);
/// Makes the army list of a side as long as it goes: everybody near, in order, as far as the limits
/// of armies let them. Fails only where a script does.
absl::Status FillContender(Play& play, int side);
/// Whether a side's army can be what it was made of by joining: companies that are there, near
/// enough, and within the limits that battles rely on.
bool CanHaveJoined(const Position& position, const Contender& side);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BATTLE_JOINING_H_
