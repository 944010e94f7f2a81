// Calling Lua functions of content.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_SCRIPT_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_SCRIPT_H_

#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/frame/questions.h"
#include "mallard/frame/refusal.h"
#include "mallard/frame/verbs.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// The damage dice of a hit, while hooks may change them.
struct DamageRoll {
  Dice dice;
  absl::InlinedVector<int8_t, 24> faces;
  bool rolled = true;  ///< False: maximum or average, there are no faces.
  int total = 0;
  bool take_most = false;                ///< Set by `on_hit`: the dice's maximum.
  absl::InlinedVector<uint8_t, 8> also;  ///< Set by `on_hit`: other units that take damage, too.
};

/// What a hook is about. Whatever does not apply is -1 or null; verbs that need it then say so.
struct HookCall : ScriptContext<Play, kMaxUnitModels> {
  int unit = -1;        ///< With the ability; the casting unit.
  int model = -1;       ///< Of that unit.
  int weapon = -1;      ///< Position among the model's weapons.
  int other_unit = -1;  ///< The enemy, the target; the ally whose Grade is asked.
  int other_model = -1;
  int die = -1;                       ///< Number in the batch.
  int side = -1;                      ///< Side of the batch.
  int removed_sides = 0;              ///< After a pile-in: sides of the die that was taken away.
  const Dice* charge_dice = nullptr;  ///< Charge rolls ...
  absl::Span<const int8_t> charge_faces = {};  ///< ... and their faces.
  DamageRoll* damage = nullptr;
  int spell = -1;                            ///< Position in spells.
  int cover = -1;                            ///< kAttack: 1 if the model shot at has Cover.
  absl::Span<const uint8_t> touched = {};    ///< After a pile-in: enemy units newly touched.
  absl::Span<const uint16_t> affected = {};  ///< Spells: the models that did not resist.
  Point place = {};                          ///< Spells: the middle of the area.
  // Set by the functions below.
  const ModelAbility* ability = nullptr;  ///< Whose function it is; null for a weapon's ...
  int argument = 0;                       ///< ... and its argument + 1.
  bool of_weapon = false;                 ///< The function is a weapon ability's.
  const ScriptHook* hook = nullptr;       ///< What is being called ...
  bool asks = false;                      ///< ... and whether it may change nothing.

  /// `seat` is the side whose content it is.
  explicit HookCall(Play& p, int by = -1, int u = -1, int m = -1, int w = -1)
      : ScriptContext{p, by}, unit(u), model(m), weapon(w) {}

  /// Whose variable is meant: the own one, if `whose` is nil.
  absl::StatusOr<int> InstanceOf(absl::string_view scope, const ScriptValue& whose) const;
};

/// Whether any ability or mark of the unit carries a function for that point: cheap.
bool HasHook(const Position& position, int unit, HookPoint point);
/// Runs that function of every model ability of call.unit, in order, then of every mark that the
/// unit bears, then of every mark that call.model or its weapons bear; where no model is meant, of
/// the marks of each of its models, which is then the own one. `value` goes through them.
absl::Status RunModelHooks(HookCall& call, HookPoint point, int64_t* value = nullptr);
/// The same for the abilities of call.weapon of call.unit.
absl::Status RunWeaponHooks(HookCall& call, HookPoint point, int64_t* value = nullptr);
/// Both, the model's first.
absl::Status RunHooks(HookCall& call, HookPoint point, int64_t* value = nullptr);
/// RunModelHooks for something that happens to a unit, if it has any such function.
absl::Status RunUnitHooks(Play& play, int unit, HookPoint point);
/// The Grade of a model in an attack roll: its own, abilities, allies' auras.
absl::StatusOr<int> GradeInAttack(Play& play, int model);
/// Calls a function of a spell, gamble or mission; `result` is false or nil as 0.
absl::Status RunContent(HookCall& call, ScriptFunction function, const ScriptHook& hook,
                        int64_t* result = nullptr);

/// What goes on when a player has answered a question of an ability, spell, gamble or mission, and
/// what can be chosen: units and models that are on the map.
absl::Status CallAnswer(Play& play, const AnswerCall& answer);
Refusal CheckAnswer(const Position& position, const PendingQuestion& asked, int32_t value);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SCRIPT_SCRIPT_H_
