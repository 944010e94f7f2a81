// Verbs that move ships. Movement cards only: of others the opponent could not know that anything
// may have moved, and a view would have to say more than the rules announce.
#include <algorithm>
#include <iterator>

#include "src/games/naval_war/fleet.h"
#include "src/games/naval_war/sailing.h"
#include "src/games/naval_war/script_parts.h"
#include "src/games/naval_war/smoke.h"

namespace mallard::naval_war {
namespace {

absl::Status CheckMayMove(const Deed& deed) {
  return deed.occasion == Occasion::kPlaying &&
                 deed.rules().card(deed.card).card_class == CardClass::kMovement
             ? absl::OkStatus()
             : Misplaced("only movement cards can move ships, from their resolve");
}

// The number of a word among `names`; -1 if it is none of them.
template <size_t N>
int NumberOf(const char* const (&names)[N], absl::string_view word) {
  const auto found = std::find(std::begin(names), std::end(names), word);
  return found == std::end(names) ? -1 : static_cast<int>(found - std::begin(names));
}

absl::Status ShiftShip(Deed& deed, ScriptCall& call) {
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  const absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const int direction = NumberOf(kDirectionNames, call.args[1].text);
  if (direction < 0) {
    return absl::InvalidArgumentError("a direction is north, east, south or west");
  }
  if (CheckShift(deed.play, deed.seat, *ship, direction)) {
    return Misplaced("that ship cannot move there");
  }
  return MoveShip(deed.doing, deed.seat, *ship,
                  Shifted(PoseOf(deed.own().ships[*ship]), direction));
}

absl::Status PivotShip(Deed& deed, ScriptCall& call) {
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  const absl::StatusOr<int> ship = ShipOf(deed, call.args[0]);
  if (!ship.ok()) return ship.status();
  const int rotation = NumberOf(kRotationNames, call.args[1].text);
  if (rotation < 0) {
    return absl::InvalidArgumentError("a rotation is clockwise or counterclockwise");
  }
  const absl::StatusOr<int> cell = CellOf(deed, call.args[2]);
  if (!cell.ok()) return cell.status();
  const bool clockwise = rotation == 0;
  if (CheckPivot(deed.play, deed.seat, *ship, clockwise, *cell)) {
    return Misplaced("that ship cannot turn about that cell");
  }
  const Pose pose = PoseOf(deed.own().ships[*ship]);
  const int part = PartAt(pose, deed.rules().length(*ship), *cell);
  return MoveShip(deed.doing, deed.seat, *ship, Pivoted(pose, part, clockwise));
}

absl::Status Relocate(Deed& deed, ScriptCall&) {
  if (absl::Status status = CheckMayMove(deed); !status.ok()) return status;
  if (deed.rules().card(deed.card).target.kind != TargetKind::kFleet) {
    return Misplaced("only a card whose target is `fleet` has new places for it");
  }
  const Preparation plan = deed.state().preparation;
  for (int i = 0; i < deed.rules().ships(); ++i) {
    if (plan.berths[i].placed != 0 && !CanSail(deed.own().ships[i])) {
      return Misplaced("a ship that was to be placed anew has been sunk or protected meanwhile");
    }
  }
  return RelocateFleet(deed.doing, deed.seat, plan);
}

}  // namespace

std::vector<ScriptVerb> MoveVerbs() {
  const ScriptParam& nothing = kNoScriptParam;
  const ScriptParam cell = {"cell", ScriptType::kInt, false, "A cell number."};
  const ScriptParam ship = {"ship", ScriptType::kInt, false, "A ship, from 1 in fleet order."};
  return {
      {"shift",
       "Moves an own ship by one cell. For movement cards.",
       {ship,
        {"direction", ScriptType::kString, false, "\"north\", \"east\", \"south\" or \"west\"."}},
       nothing,
       DeedVerb<ShiftShip>},
      {"pivot",
       "Turns an own ship by a quarter about one of its cells. For movement cards.",
       {ship,
        {"rotation", ScriptType::kString, false, "\"clockwise\" or \"counterclockwise\"."},
        cell},
       nothing,
       DeedVerb<PivotShip>},
      {"relocate",
       "Puts the fleet on the places the player has chosen. For movement cards whose target is "
       "`fleet`.",
       {},
       nothing,
       DeedVerb<Relocate>},
  };
}

}  // namespace mallard::naval_war
