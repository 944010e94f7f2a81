// The parts of the computer player; see bot.h. Only its files and the
// computer player of campaigns include this.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_PARTS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_PARTS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "mallard/bot.h"
#include "mallard/primitives/chance.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

struct Chant;

/// Whether the choice that is asked is one that a rule of thumb gets wrong most often. Few of them
/// decide a whole battle, and are played out on every level that searches; the others only where
/// there is more time.
bool IsWorthPlayingOut(const State& state, bool thorough);
/// The own choice first, then some of the others, evenly over the list, and to pass.
std::vector<Advice> WithOthers(const Sight& sight, const Action& own);

/// An army for so many points: of that Feather (-1: of any), legal, close to what it may cost.
/// Empty if none was found. Campaigns use it too, where a Character can be had once.
std::vector<Enlisted> PlanArmy(const DuckhammerRules& rules, Chance chance, int points,
                               int feather = -1, int most_of_character = kMaxUnitsOfModel);
/// The next action that makes the seat's list the planned one.
Action MusterTowards(const Position& position, int seat, const std::vector<Enlisted>& plan);

/// The monster to name next, or pass.
Action TamestMonster(const Position& position, int seat);

/// Calls `visit` for the listed actions of a seat until it says false.
inline void ForEachListed(const Position& position, int seat, Listing::Visitor visit) {
  Listing listing = Listing::Each(visit);
  const Question question = position.rules.Asked(position.state);
  position.rules.HandlerOf(question.decision).list(position, seat, listing);
}

/// The middle of a unit's models on the map.
Point MiddleOf(const State& state, int unit);
/// How far from edge to edge two units are at the nearest; as the crow flies.
int32_t UnitGap(const Position& position, int a, int b);
/// The nearest enemy unit of a unit, monsters included; -1 if there is none.
int NearestEnemy(const Position& position, int unit);
/// The longest range of the unit's ranged weapons, 0 without one; spells count by their range.
int32_t ShootingRange(const Position& position, int unit);
/// Whether any enemy's fight range covers one of its models.
bool IsEngaged(const Position& position, int unit);

/// How much some things count, in percent of the usual; see content.cc.
struct Temper {
  int aggression = 100;
  int risk = 100;
  int caution = 100;
  bool single_minded = false;  ///< Only sees the enemy, not what missions want.
};

/// Where a unit wants to be.
struct Aim {
  Point point;
  int32_t near = 0;  ///< Near enough, from its middle.
};
/// The aim of an own unit in Movement (and Charge); none: it stays where it is.
std::optional<Aim> AimOf(const Position& position, int unit, const Temper& temper);

/// What an attack is worth: expected army points destroyed, times 100. 0 if nobody is in reach.
int64_t WorthOfAttack(const Position& position, int unit, int target, Step step, int weapon);
/// The same for a spell on an area.
int64_t WorthOfSpell(const Position& position, const Chant& chant);
/// The best the unit could do in the steps after `step`.
int64_t BestLaterAttack(const Position& position, int unit, Step step);
/// The listed attack, spell or Counter of those units that is worth most; pass if none is worth
/// anything.
Action BestAttack(const Position& position, int seat, uint32_t units);
/// How an attack that was declared is best made: with which weapons, replaced rolls, and damage.
Action BestPreparation(const Position& position, int seat);
/// The listed retaliation of those units that hurts most.
Action BestRetaliation(const Position& position, int seat, uint32_t units);
/// The model the unit can spare most.
Action LeastUsefulModel(const Position& position, int seat);
/// The weapon whose loss hurts the enemy most.
Action BestWeaponToMark(const Position& position, int seat);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_BOT_BOT_PARTS_H_
