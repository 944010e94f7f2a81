// What is told at the end: each army, each character, each key location and the episodes that have
// been, so that everybody has the campaign on a page.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CHRONICLE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CHRONICLE_H_

#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Tells all that, once the winner is known.
void TellChronicle(Play& play);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_CHRONICLE_H_
