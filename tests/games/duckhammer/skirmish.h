// Small fights with the abilities of the base pack, for tests of single abilities.
//
// Profiles are made from nothing, so that only what a test names makes a difference: Grade 1, 99
// Health Points (damage gathers and can be read off the unit), no weapons.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_SKIRMISH_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_SKIRMISH_H_

#include <initializer_list>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "tests/games/duckhammer/fixtures.h"

namespace mallard::duckhammer::testing {

using Names = std::initializer_list<absl::string_view>;

class Skirmish : public Field {
 public:
  /// On an open map or one with that terrain; `lua` is a pack on top of the base pack.
  explicit Skirmish(absl::string_view terrain = "", absl::string_view lua = "");

  /// Weapons with abilities: d6 at 2 inches, d4 at 12, and d6 at 2 with spells up to 12.
  WeaponProfile Blade(Names abilities = {}) const;
  WeaponProfile Bow(Names abilities = {}) const;
  WeaponProfile Wand(Names abilities = {}) const;
  /// A profile with weapons and abilities.
  Profile Who(const std::vector<WeaponProfile>& weapons, Names abilities = {}) const;
  /// One that knows a spell, besides.
  Profile Chanter(absl::string_view spell, Names abilities = {}) const;
  /// The ability of that name with an argument: `spell` or `quacktician`.
  void TeachWith(Profile& profile, absl::string_view ability, int argument) const;
  int SpellNamed(absl::string_view id) const;

  /// Enters Shoot or Fight; seat 0's unit attacks a unit, and the next d12 show `rolls`: attacks in
  /// the order of models, then damage. Nothing is prepared, nobody counters.
  void Attack(int unit, int target, Step step, const std::vector<int>& rolls, int weapon = 1);
  /// The same for a spell at a point: the chant, then what resists it.
  void Cast(int unit, absl::string_view spell, Point middle, const std::vector<int>& rolls);
  /// Declares an attack only: the battle then asks about the next thing, if there is any.
  void Declare(int unit, int target, Step step, const std::vector<int>& rolls, int weapon = 1);
  /// Prepares nothing and does not counter.
  void PassOn();

  /// Damage gathered by a unit.
  int Damage(int unit) { return state().units[unit].damage; }
  int Marks(int unit, absl::string_view mark) { return state().units[unit].marks[MarkNamed(mark)]; }
  bool Marked(int model, absl::string_view mark) {
    return state().models[model].marks.Has(MarkNamed(mark));
  }
  /// What the rolls so far came to, in their order.
  std::vector<int> Totals();
};

}  // namespace mallard::duckhammer::testing

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_SKIRMISH_H_
