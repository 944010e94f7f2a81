// Army lists: what they say, what they cost, and every reason why one is refused.
//
// As text, a list is its units separated by semicolons (or new lines):
//
//   list  = unit { ";" unit }
//   unit  = model [ "x" count ] { weapon }
//
// for example "quack_marine x10 molter sword; old_beak". Models and weapons are named by their
// short or full ids. The count is 1 when left out. Weapons are named where the model offers a
// choice; what is not named is the usual choice. The id of a ready army stands for its list. Pure
// functions; anyone may call them.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/ruleset.h"
#include "mallard/script.h"
#include "src/games/duckhammer/content/content.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer {

inline constexpr int kMaxUnitsOfModel = 3;
/// How many units of a Grade an army may have.
int MostOfGrade(int grade);

/// Reads a list without judging it; says which unit cannot be read and why.
absl::StatusOr<std::vector<Enlisted>> ReadArmy(const GameContent& content, absl::string_view text);
/// The same the other way: reading it gives the same list, with weapons in their usual order.
std::string ArmyText(const GameContent& content, absl::Span<const Enlisted> list);

/// Army points of a list.
int ArmyCost(const GameContent& content, absl::Span<const Enlisted> list);
/// The Grade of a unit of the list, and its faction's position.
int GradeOf(const GameContent& content, const Enlisted& unit);
int FactionOf(const GameContent& content, const Enlisted& unit);

/// Whether there is a reason to refuse a list that adding units cannot take away; lists ask this.
bool HasLastingProblem(const GameContent& content, absl::Span<const Enlisted> list, int points);
/// Those reasons in words.
std::vector<std::string> LastingProblems(const GameContent& content,
                                         absl::Span<const Enlisted> list, int points);
/// Every reason why a list is refused, but for those of scripts; none: it is not.
std::vector<std::string> ArmyProblems(const GameContent& content, absl::Span<const Enlisted> list,
                                      int points);
/// Whether there is none, asked without making text: by lists and checks.
bool IsArmyAllowed(const GameContent& content, const ScriptHost& scripts,
                   absl::Span<const Enlisted> list, int points);
/// All reasons, with the `on_muster` functions of abilities; fails if one of these does.
absl::StatusOr<std::vector<std::string>> CheckArmy(const GameContent& content,
                                                   const ScriptHost& scripts,
                                                   absl::Span<const Enlisted> list, int points);
/// Reads a list and refuses it with every reason in one message.
absl::StatusOr<std::vector<Enlisted>> ParseArmy(const Ruleset& ruleset, absl::string_view text,
                                                int points);

/// What `on_muster` functions look at.
struct MusterList {
  absl::Span<const Enlisted> units;
  int points = 0;                      ///< Allowed.
  absl::Span<const Profile> profiles;  ///< Of each unit; none: as printed.
  int only = -1;                       ///< The only unit whose functions are called; -1: all.
};
/// Runs the `on_muster` functions for every unit. Whether any has a reason to refuse the list; adds
/// their reasons to `reasons`, each once, unless that is null.
absl::StatusOr<bool> RunMuster(const GameContent& content, const ScriptHost& scripts,
                               const MusterList& list, std::vector<std::string>* reasons);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_ARMY_ARMY_H_
