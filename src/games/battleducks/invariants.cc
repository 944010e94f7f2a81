#include "src/games/battleducks/invariants.h"

#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "mallard/frame/damaged.h"
#include "src/games/battleducks/pond.h"
#include "src/games/battleducks/turn.h"

namespace mallard::battleducks {
namespace {

// A formation, if there is one, is one of those that its slot may hold.
absl::Status CheckFormation(const BattleDucksRules& rules, const Slot& slot, const SlotRule& rule) {
  if (slot.formation == 0) {
    return rule.fixed ? Damaged(absl::StrCat("the formation of ", rule.name, " is missing"))
                      : absl::OkStatus();
  }
  if (std::find(rule.choices.begin(), rule.choices.end(), slot.formation - 1) !=
      rule.choices.end()) {
    return absl::OkStatus();
  }
  return Damaged(
      absl::StrCat("there is no formation ", rules.FormationOf(slot).id, " for ", rule.name));
}

// Does again what a player did with one slot.
absl::Status SetUpSlot(const BattleDucksRules& rules, const Slot& told, int index, Pond& pond) {
  const SlotRule& rule = rules.slot_rule(index);
  Slot& slot = pond.slots[index];
  if (absl::Status status = CheckFormation(rules, told, rule); !status.ok()) return status;
  slot.formation = told.formation;
  if (told.placed != 0) {
    if (Refusal no = CheckPlace(rules, pond, index, told.orientation, told.anchor)) {
      return Damaged(absl::StrCat(rule.name, ": ", no.Text()));
    }
    PlaceFormation(rules, pond, index, told.orientation, told.anchor);
  }
  if (told.has_commander != 0) {
    if (!rule.has_maneuver() || slot.placed == 0 || pond.slot_at[told.commander] != index + 1) {
      return Damaged(absl::StrCat("the Commander of ", rule.name, " is not in it"));
    }
    slot.has_commander = 1;
    slot.commander = told.commander;
  }
  return absl::OkStatus();
}

// Gives the answers again.
absl::Status GiveAnswers(const BattleDucksRules& rules, const Pond& told, Pond& pond) {
  State scratch = {};
  scratch.phase = Phase::kPlaying;
  scratch.ponds[1] = pond;
  EventSink nobody(nullptr);
  Play play{rules, scratch, nobody};
  for (int n = 0; n < told.answers; ++n) {
    if (scratch.phase != Phase::kPlaying) return Damaged("an answer after the end");
    ProbeCell(play, 0, told.order[n]);
  }
  pond = scratch.ponds[1];
  return absl::OkStatus();
}

// When a slot's maneuver was last used.
absl::Status CheckDial(const BattleDucksRules& rules, const Pond& pond, int index) {
  const SlotRule& rule = rules.slot_rule(index);
  const Slot& slot = pond.slots[index];
  if (slot.used_at > pond.answers + 1 || (!rule.has_maneuver() && slot.used_at != 0) ||
      (slot.dial != 0 && slot.used_at == 0)) {
    return Damaged(absl::StrCat("when the maneuver of ", rule.name, " was used"));
  }
  for (int n = 0; slot.has_commander != 0 && n + 1 < slot.used_at; ++n) {
    if (pond.order[n] == slot.commander) {
      return Damaged(absl::StrCat("a maneuver of ", rule.name, " after its Commander was spotted"));
    }
  }
  return absl::OkStatus();
}

// What a radar tells must be possible; that it tells no more is the frame's business.
absl::Status CheckRadar(const BattleDucksRules& rules, const Pond& pond) {
  if (pond.formations_left == 0 || pond.found.Count() + pond.formations_left != rules.slots()) {
    return Damaged("the number of formations left");
  }
  for (int i = 0; i < rules.slots(); ++i) {
    const Slot& slot = pond.slots[i];
    if (absl::Status status = CheckFormation(rules, slot, rules.slot_rule(i)); !status.ok()) {
      return status;
    }
    if (slot.found_at == 0) continue;
    if (slot.formation == 0 || slot.found_at > pond.answers ||
        !pond.found.Has(pond.order[slot.found_at - 1])) {
      return Damaged("a named formation that was not found");
    }
  }
  return absl::OkStatus();
}

// The pond that the decisions and answers of a known pond make.
absl::StatusOr<Pond> PlayPond(const BattleDucksRules& rules, const Pond& told) {
  Pond pond = EmptyPond(rules);
  for (int i = 0; i < rules.slots(); ++i) {
    absl::Status status = SetUpSlot(rules, told.slots[i], i, pond);
    if (!status.ok()) return status;
  }
  pond.ready = told.ready;
  if (pond.ready != 0 && !SetupComplete(rules, pond)) return Damaged("ready without a fleet");
  if (absl::Status status = GiveAnswers(rules, told, pond); !status.ok()) return status;
  for (int i = 0; i < rules.slots(); ++i) {
    pond.slots[i].dial = told.slots[i].dial;
    pond.slots[i].used_at = told.slots[i].used_at;
  }
  // Which cells are covered is not told; everything else must come out the same.
  Pond expected = told;
  expected.occupied = pond.occupied;
  std::memcpy(expected.slot_at, pond.slot_at, sizeof expected.slot_at);
  if (std::memcmp(&expected, &pond, sizeof pond) != 0) {
    return Damaged("answers or counts that the formations do not give");
  }
  return pond;
}

}  // namespace

absl::StatusOr<Pond> RebuildPond(const BattleDucksRules& rules, const Pond& told) {
  if (told.answers != 0 && told.ready == 0) return Damaged("answers before the set-up is over");
  Pond pond = told;
  if (told.hidden != 0) {
    if (absl::Status status = CheckRadar(rules, told); !status.ok()) return status;
  } else {
    absl::StatusOr<Pond> played = PlayPond(rules, told);
    if (!played.ok()) return played;
    pond = *played;
  }
  for (int i = 0; i < rules.slots(); ++i) {
    if (absl::Status status = CheckDial(rules, pond, i); !status.ok()) return status;
  }
  return pond;
}

absl::Status CheckInvariants(const BattleDucksRules& rules, const State& state, bool whole) {
  const Pond* ponds = state.ponds;
  if (whole && (ponds[0].hidden | ponds[1].hidden) != 0) return Damaged("a pond is missing");
  const bool both_ready = ponds[0].ready != 0 && ponds[1].ready != 0;
  if (both_ready != (state.phase != Phase::kSetup)) return Damaged("the phase");
  const bool lost[kSeats] = {ponds[0].formations_left == 0, ponds[1].formations_left == 0};
  if (state.phase == Phase::kOver) {
    const int winner = state.winner - 1;
    if (winner < 0 || lost[winner] || !lost[1 - winner]) return Damaged("the winner");
  } else if (state.winner != 0 || lost[0] || lost[1]) {
    return Damaged("a match that should be over");
  }
  if (state.phase == Phase::kSetup && state.turns != 0) return Damaged("the number of turns");
  if (!rules.has_maneuvers() && state.phase != Phase::kSetup) {
    // Every turn is one observation; the winning one is not counted as finished.
    const uint32_t answers = uint32_t{ponds[0].answers} + ponds[1].answers;
    if (answers != state.turns + (state.phase == Phase::kOver ? 1u : 0u)) {
      return Damaged("the number of turns");
    }
  }
  return absl::OkStatus();
}

}  // namespace mallard::battleducks
