// Putting units down: deployment and reinforcement (deploy.cc), in rows (rows.cc).
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_DEPLOY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_DEPLOY_H_

#include "absl/status/status.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Goes on with deployment: units alternately, Lead first; false when all are down or held back.
bool AskDeployment(Play& play);
/// Puts it down and asks its owner to arrange it.
absl::Status PutRows(Play& play, int unit, Point middle, int columns, ActivityKind kind);
/// The handlers of Stage::kDeploy and Stage::kArrange.
/// @{
Refusal CheckDeploy(const Position& position, int seat, const Action& action);
void ListDeploy(const Position& position, int seat, Listing& out);
absl::Status ApplyDeploy(Play& play, int seat, const Action& action);
Refusal CheckArrange(const Position& position, int seat, const Action& action);
void ListArrange(const Position& position, int seat, Listing& out);
absl::Status ApplyArrange(Play& play, int seat, const Action& action);
/// @}

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_DEPLOY_H_
