// Stands in for parts that are not there yet, so that the others link. Deleted at the end: nothing
// here is kept.
#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer/batch.h"
#include "src/games/duckhammer/charge.h"
#include "src/games/duckhammer/combat.h"
#include "src/games/duckhammer/deploy.h"
#include "src/games/duckhammer/field.h"
#include "src/games/duckhammer/losses.h"
#include "src/games/duckhammer/missions.h"
#include "src/games/duckhammer/morale.h"
#include "src/games/duckhammer/movement.h"
#include "src/games/duckhammer/script.h"
#include "src/games/duckhammer/setup.h"
#include "src/games/duckhammer/terrain_text.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer/verbs.h"
#include "mallard/bot.h"
#include <cstring>
#define WEAK __attribute__((weak))
namespace mallard::duckhammer {
static absl::Status Missing() { return absl::UnimplementedError("not there yet"); }
static absl::Status NoCheck(const Scene&, int, const Action&) { return Missing(); }
static bool NoVisit(const Scene&, int, ActionVisitor) { return true; }
static absl::Status NoApply(Play&, int, const Action&) { return Missing(); }
static const StageHandler kNoHandler{NoCheck, NoVisit, NoApply, false};
WEAK const StageHandler& MovementHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& ChargeHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& CombatHandler(Stage) { return kNoHandler; }
WEAK int CounteringUnit(const State&) { return 0; }
WEAK Dice ChargeDice(const Scene&, int, bool) { return {}; }
WEAK absl::Status CheckCharge(const Scene&, int, bool) { return Missing(); }
WEAK absl::Status BeginCharge(Play&, int, Way, bool) { return Missing(); }
WEAK absl::Status AfterCharge(Play&, int, bool) { return Missing(); }
WEAK absl::Status ResolveRetaliation(Play&) { return Missing(); }
WEAK bool MayActInCombat(const Scene&, int) { return false; }
WEAK bool CanAttack(const Scene&, int, int, Step, int) { return false; }
WEAK absl::Status DeclareAttack(Play&, int, int, Step, int) { return Missing(); }
WEAK absl::Status ResolveAttacks(Play&) { return Missing(); }
WEAK absl::Status ResolveResistance(Play&) { return Missing(); }
WEAK absl::Status ContinueDeclaration(Play&) { return Missing(); }
WEAK absl::StatusOr<int> FearOf(Play&, int) { return 0; }
WEAK absl::Status RollMorale(Play&) { return absl::OkStatus(); }
WEAK absl::Status ResolveMorale(Play&) { return Missing(); }
WEAK LegPlan PlanLeg(const Scene&, int, Point) { return {Missing(), 0}; }
WEAK int32_t AllowanceOf(const Scene&, int) { return 0; }
WEAK absl::Status CheckWay(const Scene&, int, Way) { return Missing(); }
WEAK absl::Status BeginMoving(Play&, int, Way, ActivityKind) { return Missing(); }
WEAK void PutModel(Play&, int, Point) {}
WEAK void Land(Play&, int) {}
WEAK bool BeginSurfacing(Play&, int) { return false; }
WEAK absl::Status ResolveSurfacing(Play&) { return Missing(); }
WEAK bool HasHook(const Scene&, int, HookPoint) { return false; }
WEAK absl::Status RunModelHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::Status RunWeaponHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::Status RunHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::StatusOr<int> GradeInAttack(Play&, int) { return 0; }
WEAK absl::Status RunContent(HookCall&, ScriptFunction, const ScriptHook&, int64_t*) { return absl::OkStatus(); }
WEAK std::string DuckhammerRules::Draw(const void*, Viewer, const DrawStyle&) const { return "no drawing yet\n"; }
WEAK absl::StatusOr<int> SeatArgument(const HookCall& call, const ScriptValue& value) { return value.type == ScriptType::kNil ? call.seat : static_cast<int>(value.integer) - 1; }
WEAK absl::StatusOr<int> NumberArgument(absl::string_view, const ScriptValue& value, int, int) { return static_cast<int>(value.integer); }
WEAK absl::Status Lacking(const HookCall&, absl::string_view) { return Missing(); }
}
