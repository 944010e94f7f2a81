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
WEAK absl::StatusOr<int> SeatArgument(const HookCall& call, const ScriptValue& value) { return value.type == ScriptType::kNil ? call.seat : static_cast<int>(value.integer) - 1; }
WEAK absl::StatusOr<int> NumberArgument(absl::string_view, const ScriptValue& value, int, int) { return static_cast<int>(value.integer); }
WEAK absl::Status Lacking(const HookCall&, absl::string_view) { return Missing(); }
}
