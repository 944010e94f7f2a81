// The parts of the computer player of campaigns; see bot.h. Only its files include this. An action
// of kind 0 stands for "nothing of that kind". Lists of ideas are allowed actions, the best first.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "mallard/primitives/chance.h"
#include "mallard/reference.h"
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
/// Something that may be done, and what that is worth: rations, or strength that so many rations
/// buy.
struct Idea {
  Action action;
  int64_t worth = 0;
  Reference about =
      {};           ///< The location or model that it is for; of type 0: nothing in particular.
  int seasons = 0;  ///< Until it comes true.
};
using Ideas = std::vector<Idea>;
/// The best of them.
inline Action BestOf(const Ideas& ideas) { return ideas.empty() ? Action{} : ideas.front().action; }
/// A key location, for Idea::about.
Reference LocationReference(int place);
/// Puts the best first; of equals, those that came first.
void SortByWorth(Ideas& ideas);

/// How much some things count, in percent of the usual.
struct Manner {
  int aggression = 100;  ///< How weak it may be for a battle.
  /// Minds only what is before its eyes: locations that are reached this season, and of battles the
  /// two companies that meet.
  bool short_sighted = false;
};

/// The next action towards the first army that `chance` plans.
Action MusterNext(const Position& position, int seat, Chance chance);

/// The same for the army that would fight with a company: those near enough that have not fought.
int StrengthAround(const Position& position, int company);
/// Whether an army of that strength should fight one of the other.
bool IsStronger(int own, int other, const Manner& manner);
/// The battles that can be begun, and to pass, which is worth nothing.
Ideas BattlesToBegin(const Position& position, int seat, const Manner& manner = {});

/// Marches that are of use.
Ideas Marches(const Position& position, int seat, const Manner& manner = {});
/// Companies that key locations lack, after all that could be sent have been.
int MissingGarrisons(const Position& position, int seat);

/// Levels that can be paid for.
Ideas Raises(const Position& position, int seat);
/// The training to choose, and to do without.
Ideas Trainings(const Position& position, int seat);
/// What to enlist or hire.
Ideas Enlistings(const Position& position, int seat);
/// A camp where one is needed, or where there are rations for one more.
Ideas Camps(const Position& position, int seat);
/// For how many models to pay.
Ideas RecoveryPayments(const Position& position, int seat);

/// Duckheim: the next step of making a character.
Action MakeHero(const Position& position, int seat, Chance& chance);
/// To try what is asked for, and to pass, which is worth nothing.
Ideas Attempts(const Position& position, int seat);
/// One of the ventures that are likely to pay, if there are any; the better, the likelier.
Ideas DrawVenture(const Position& position, int seat, Chance& chance);
/// Weapons that are better than what the character has.
Ideas Weapons(const Position& position, int seat);
/// Rations to spend before a character's roll.
Action Brace(const Position& position, int seat);
/// A unit whose morale needs Bravery, if there is one.
Action LendBravery(const Position& position, int seat);
/// Where a token may go that has lost: the nearer a location that is not the enemy's, the better.
Ideas Retreats(const Position& position, int seat);
/// The companies that Bravery helps to recover, and to pass, which is worth nothing.
Ideas Tendings(const Position& position, int seat);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_BOT_BOT_PARTS_H_
