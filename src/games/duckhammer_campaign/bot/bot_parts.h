// The parts of the computer player of campaigns; see bot.h. Only its files include this. An action
// of kind 0 stands for "nothing of that kind".
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer_campaign/referee/forces.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// Whether an action is allowed.
bool IsAllowed(const Position& position, int seat, const Action& action);
/// All listed actions.
std::vector<Action> Listed(const Position& position, int seat);

/// An action, and how good it is.
struct WeighedAction {
  Action action;
  int weight;
};
/// One of them, as likely as it is good compared with the others; kind 0 if none is any good.
Action DrawByWeight(absl::Span<const WeighedAction> choices, Chance& chance);

/// Rations a means may be expected to pay in two seasons, a busy and a quiet one, and two battles,
/// one won and one lost.
int WorthOfMeans(const Position& position, int seat, int means);
/// The next action towards the first army that `chance` plans.
Action MusterNext(const Position& position, int seat, Chance chance);

/// The same for the army that would fight with a company: those near enough that have not fought.
int StrengthAround(const Position& position, int company);
/// Whether an army of that strength should fight one of the other.
bool IsStronger(int own, int other);
/// The battle to begin, or pass.
Action ChooseBattle(const Position& position, int seat);

/// The next march, if any is of use.
Action BestMarch(const Position& position, int seat);
/// Companies that key locations lack, after all that could be sent have been.
int MissingGarrisons(const Position& position, int seat);

/// The level to pay for.
Action BestRaise(const Position& position, int seat);
/// The training to choose.
Action BestTraining(const Position& position, int seat);
/// What to enlist or hire.
Action BestEnlisting(const Position& position, int seat);
/// A camp where one is needed, or where there are rations for one more.
Action BestCamp(const Position& position, int seat);
/// How many models are worth paying for.
Action PayForRecovery(const Position& position, int seat);

/// Duckheim: the next step of making a character.
Action MakeHero(const Position& position, int seat, Chance& chance);
/// Whether what is asked for should be tried: then that, otherwise pass.
Action TryIt(const Position& position, int seat);
/// One of the ventures that are likely to pay, if there are any; the better, the likelier.
Action DrawVenture(const Position& position, int seat, Chance& chance);
/// A weapon that is better than one the character has, if there is one.
Action BestWeapon(const Position& position, int seat);
/// Rations to spend before a character's roll.
Action Brace(const Position& position, int seat);
/// A unit whose morale needs Bravery, if there is one.
Action LendBravery(const Position& position, int seat);
/// Where a token goes that has lost.
Action Retreat(const Position& position, int seat);
/// The company that Bravery helps most to recover, or pass.
Action ChooseTended(const Position& position, int seat);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_
