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
#include "mallard/bot.h"
#include <cstring>
#define WEAK __attribute__((weak))
namespace mallard::duckhammer {
static absl::Status Missing() { return absl::UnimplementedError("not there yet"); }
static absl::Status NoCheck(const Scene&, int, const Action&) { return Missing(); }
static bool NoVisit(const Scene&, int, ActionVisitor) { return true; }
static absl::Status NoApply(Play&, int, const Action&) { return Missing(); }
static const StageHandler kNoHandler{NoCheck, NoVisit, NoApply, false};
WEAK absl::StatusOr<std::vector<Enlisted>> ParseArmy(const Ruleset&, absl::string_view, int) { return Missing(); }
WEAK absl::StatusOr<std::vector<TerrainFeature>> ParseTerrain(absl::string_view, const Scale&) { return Missing(); }
WEAK absl::Status CheckMapTerrain(absl::Span<const TerrainFeature>, const Scale&) { return absl::OkStatus(); }
WEAK const StageHandler& MusterHandler() { return kNoHandler; }
WEAK const StageHandler& SetupHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& DeployHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& QuackticHandler() { return kNoHandler; }
WEAK const StageHandler& MovementHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& ChargeHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& CombatHandler(Stage) { return kNoHandler; }
WEAK const StageHandler& SwayHandler() { return kNoHandler; }
WEAK const StageHandler& LossHandler(Stage) { return kNoHandler; }
WEAK int CounteringUnit(const State&) { return 0; }
WEAK int LosingUnit(const State&) { return 0; }
WEAK void BeginBatch(Play&, BatchKind) {}
WEAK Die* AddDie(Play&, int, int) { return nullptr; }
WEAK absl::Status ContinueBatch(Play&) { return Missing(); }
WEAK void EndBatch(Play&) {}
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
WEAK bool AskDeployment(Play&) { return false; }
WEAK absl::Status CheckRows(const Scene&, int, Point, int) { return Missing(); }
WEAK void PutRows(Play&, int, Point, int, ActivityKind) {}
WEAK bool VisitRows(const Scene&, int, absl::FunctionRef<bool(Point, int)>) { return true; }
WEAK int UnitOf(const State&, int) { return 0; }
WEAK int CountOnMap(const State&, int) { return 0; }
WEAK Rect MapOf(const State&) { return {}; }
WEAK Rect ZoneOf(const State&, int) { return {}; }
WEAK Rect SideOfMap(const State&, int) { return {}; }
WEAK bool UnitIn(const State&, int, const Rect&) { return false; }
WEAK bool UnitIn(const State&, int, const Circle&) { return false; }
WEAK Ground GroundUnder(const Scene&, Point) { return {}; }
WEAK bool InWater(const Scene&, int) { return false; }
WEAK bool IsDiving(const Scene&, int) { return false; }
WEAK Cylinder BodyOf(const Scene&, int) { return {}; }
WEAK Cylinder BodyAt(const Scene&, int, Point, bool) { return {}; }
WEAK bool ModelsTouch(const Scene&, int, int) { return false; }
WEAK bool WeaponUsable(const Scene&, int, int, Step) { return false; }
WEAK int32_t WeaponDistance(const Scene&, int, int, WeaponKind) { return 0; }
WEAK bool WithinReach(const Scene&, int, int, WeaponKind, int32_t) { return false; }
WEAK int32_t FightRange(const Scene&, int) { return -1; }
WEAK bool InEnemyFightRange(const Scene&, int, int) { return false; }
WEAK bool Engaged(const Scene&, int, int) { return false; }
WEAK SightLevel SeesModel(const Scene&, int, int) { return SightLevel::kNone; }
WEAK int UnitMarkSum(const Scene&, int, int Mark::*) { return 0; }
WEAK bool HasAbility(const Scene&, int, absl::FunctionRef<bool(const ModelAbility&)>) { return false; }
WEAK bool WeaponHas(const Scene&, int, int, absl::FunctionRef<bool(const WeaponAbility&)>) { return false; }
WEAK int BraveryOf(const Scene&, int) { return 0; }
WEAK int ArmorOf(const Scene&, int) { return 0; }
WEAK int32_t MovementOf(const Scene&, int) { return 0; }
WEAK void DealDamage(Play&, int, int, int) {}
WEAK void Heal(Play&, int, int) {}
WEAK void AddPending(Play&, int, int, DestroyedCause) {}
WEAK absl::Status SettleLosses(Play&) { return Missing(); }
WEAK absl::Status DestroyModel(Play&, int, int, DestroyedCause) { return Missing(); }
WEAK void RemoveLingering(Play&) {}
WEAK bool Eliminated(const State&, int) { return false; }
WEAK void QueuePick(Play&, int, int, int) {}
WEAK void AskPick(Play& play) { play.state.pick_count = 0; }
WEAK void MarkModel(Play&, int, int, bool) {}
WEAK void MarkUnit(Play&, int, int, int) {}
WEAK void Score(Play&, int, int) {}
WEAK absl::Status ScoreDestroyedModel(Play&, int, int) { return absl::OkStatus(); }
WEAK absl::Status ScoreDestroyedUnit(Play&, int, int) { return absl::OkStatus(); }
WEAK absl::Status ScoreMissions(Play&) { return absl::OkStatus(); }
WEAK absl::Status WatchQuacktics(Play&) { return absl::OkStatus(); }
WEAK absl::Status SettleQuacktics(Play&) { return absl::OkStatus(); }
WEAK bool AskQuacktic(Play&) { return false; }
WEAK absl::StatusOr<bool> NextMonster(Play&) { return false; }
WEAK absl::Status AdvanceReport(Play& play) {
  if (play.state.round < play.state.rounds) return BeginRound(play);
  Win(play, play.state.lead, kLastRound);
  return absl::OkStatus();
}
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
WEAK void RaiseArmies(Play&) {}
WEAK int RaiseUnit(State&, int, const Profile&, int) { return 0; }
WEAK absl::Status AdvanceSetup(Play&) { return Missing(); }
WEAK bool HasHook(const Scene&, int, HookPoint) { return false; }
WEAK absl::Status RunModelHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::Status RunWeaponHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::Status RunHooks(HookCall&, HookPoint, int64_t*) { return absl::OkStatus(); }
WEAK absl::StatusOr<int> GradeInAttack(Play&, int) { return 0; }
WEAK absl::Status RunContent(HookCall&, ScriptFunction, const ScriptHook&, int64_t*) { return absl::OkStatus(); }
WEAK void DuckhammerRules::Redact(const void* state, Viewer, void* out) const { std::memcpy(out, state, state_size()); }
WEAK absl::Status DuckhammerRules::Imagine(const void*, int, Chance&, void*) const { return Missing(); }
WEAK StateOffset DuckhammerRules::Write(const void*, Viewer, flatbuffers::FlatBufferBuilder&) const { return {}; }
WEAK absl::Status DuckhammerRules::Read(const schema::Snapshot&, Viewer, void*) const { return Missing(); }
WEAK std::string DuckhammerRules::Draw(const void*, Viewer, const DrawStyle&) const { return "no drawing yet\n"; }
WEAK std::unique_ptr<Bot> DuckhammerRules::CreateBot(uint64_t) const { return nullptr; }
WEAK absl::Span<const HookSpec> HookSpecs() { return {}; }
static const ScriptContextType kNoContext{"NoContext", "None yet.", {}};
static const ScriptHook kNoHook{"none", &kNoContext, {}, {"", ScriptType::kNil, true, ""}};
WEAK const ScriptHook& CastHook() { return kNoHook; }
WEAK const ScriptHook& GambleHook() { return kNoHook; }
WEAK const ScriptHook& MissionHook() { return kNoHook; }
WEAK const ScriptHook& MusterHook() { return kNoHook; }
}
