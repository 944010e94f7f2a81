// Charging, piling in, retaliation.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CHARGE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CHARGE_H_

#include "absl/status/status.h"
#include "src/games/duckhammer/play.h"

namespace mallard::duckhammer {

/// The dice of a unit's charge, or pile-in (one fewer; a flat speed is then 0).
Dice ChargeDice(const Scene& scene, int unit, bool pile_in);
/// Whether a unit may charge, or pile in, now.
absl::Status CheckCharge(const Scene& scene, int unit, bool pile_in);
/// Rolls and begins it: abilities change the roll, then models move.
absl::Status BeginCharge(Play& play, int unit, Way way, bool pile_in);
/// What follows once the models of a pile-in or charge have moved.
absl::Status AfterCharge(Play& play, int unit, bool pile_in);
/// Batches of kind kRetaliate come here.
absl::Status ResolveRetaliation(Play& play);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CHARGE_H_
