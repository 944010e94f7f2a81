#include "examples/terminal/phrases.h"

#include <cstdint>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "mallard/catalog.h"
#include "mallard/event_text.h"
#include "mallard/game.h"
#include "mallard/notation.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {
namespace {

// Everything else is a statement.
constexpr EventRole kEventRoles[] = {
    {"battleducks", "turn_began", Role::kHeading},
    {"battleducks", "commander_chosen", Role::kDetail},
    {"battleducks", "answered", Role::kDetail},
    {"battleducks", "commander_lost", Role::kDetail},
    {"naval_war", "turn_began", Role::kHeading},
    {"naval_war", "answered", Role::kDetail},
    {"naval_war", "ship_struck", Role::kDetail},
    {"naval_war", "sunk", Role::kDetail},
    {"naval_war", "seen", Role::kDetail},
    {"naval_war", "repaired", Role::kDetail},
    {"naval_war", "protected", Role::kDetail},
    {"naval_war", "disabled", Role::kDetail},
    {"naval_war", "quadrant_seized", Role::kDetail},
    {"naval_war", "turns_lost", Role::kDetail},
    {"naval_war", "zone_changed", Role::kDetail},
    {"duck_dealer", "turn_began", Role::kHeading},
    {"duck_dealer", "ranked", Role::kDetail},
    {"duck_dealer", "discovered", Role::kDetail},
    {"duck_dealer", "good_given", Role::kDetail},
    {"duck_dealer", "goods_changed", Role::kDetail},
    {"duck_dealer", "scored", Role::kDetail},
    {"ducks_in_tow", "turn_began", Role::kHeading},
    {"ducks_in_tow", "towed", Role::kDetail},
    {"ducks_in_tow", "kept_aside", Role::kDetail},
    {"ducks_in_tow", "actions_gained", Role::kDetail},
    {"duckhammer", "phase_began", Role::kHeading},
    {"duckhammer", "took_off", Role::kDetail},
    {"duckhammer", "dived", Role::kDetail},
    {"duckhammer", "charge_rolled", Role::kDetail},
    {"duckhammer", "counter_cancelled", Role::kDetail},
    {"duckhammer", "rolled", Role::kDetail},
    {"duckhammer", "changed", Role::kDetail},
    {"duckhammer", "damaged", Role::kDetail},
    {"duckhammer", "healed", Role::kDetail},
    {"duckhammer", "spell_cast", Role::kDetail},
    {"duckhammer", "spell_affected", Role::kDetail},
    {"duckhammer", "destroyed", Role::kDetail},
    {"duckhammer", "model_marked", Role::kDetail},
    {"duckhammer", "unit_marked", Role::kDetail},
    {"duckhammer_campaign", "season_began", Role::kHeading},
    {"duckhammer_campaign", "turn_began", Role::kHeading},
    {"duckhammer_campaign", "means_shown", Role::kDetail},
    {"duckhammer_campaign", "recovery_rolled", Role::kDetail},
    {"duckhammer_campaign", "scene_rolled", Role::kDetail},
    {"duckhammer_campaign", "rations", Role::kLatest},
    {"duckhammer_campaign", "experience", Role::kLatest},
};

// What a short account tells of a game inside another one; everything else it leaves out.
constexpr absl::string_view kMemorable[] = {
    "mission_shown", "round_began",   "reinforced", "unit_destroyed",
    "morale_failed", "quacktic_paid", "scored",     "won"};

// Whether an event comes from the game that a game builds on.
bool IsOfParent(const Game& game, uint32_t kind) {
  const absl::StatusOr<const Game*> parent = FindGame(game.content_schema().parent);
  return parent.ok() && Manifest::Find((*parent)->manifest().events, kind) != nullptr;
}

Role RoleOf(const Game& game, const KindSpec& event) {
  const absl::string_view owner =
      IsOfParent(game, event.kind) ? game.content_schema().parent : game.manifest().game;
  const auto found = absl::c_find_if(kEventRoles, [&](const EventRole& role) {
    return owner == role.game && absl::string_view(event.name) == role.event;
  });
  return found == std::end(kEventRoles) ? Role::kStatement : found->role;
}

// Whether its text is a number.
bool IsNumber(const ArgSpec& arg) {
  return !arg.named() && arg.type != ArgType::kCell && arg.type != ArgType::kPoint &&
         arg.type != ArgType::kSeat && arg.type != ArgType::kWord;
}

bool IsNothing(absl::string_view word) { return word == "none" || word == "nobody"; }

}  // namespace

absl::Span<const EventRole> EventRoles() { return kEventRoles; }

bool HasHeadings(absl::string_view game) {
  return absl::c_any_of(kEventRoles, [&](const EventRole& role) {
    return game == role.game && role.role == Role::kHeading;
  });
}

std::string DescribePlainly(const Rules& rules, const Event& event) {
  const KindSpec* kind = Manifest::Find(rules.manifest().events, event.kind);
  if (kind == nullptr) return FormatEvent(rules, event);
  std::vector<std::string> parts = {absl::StrReplaceAll(kind->name, {{"_", " "}})};
  const int32_t* value = event.args;
  for (const ArgSpec& arg : rules.EventArgs(event)) {
    const std::string text = FormatArg(rules, arg, value);
    const bool first = value == event.args;
    value += arg.width();
    if (IsNothing(text)) continue;
    if (first && arg.type == ArgType::kSeat) {
      parts.insert(parts.begin(), text);
    } else {
      // A number alone says little.
      parts.push_back(IsNumber(arg) ? absl::StrCat(arg.name, " ", text) : text);
    }
  }
  return absl::StrJoin(parts, " ");
}

bool IsPassing(const Rules& rules, const Event& event) {
  const KindSpec* kind = Manifest::Find(rules.manifest().events, event.kind);
  return kind != nullptr && IsOfParent(rules.ruleset().game(), event.kind) &&
         !absl::c_linear_search(kMemorable, kind->name);
}

Sentence Describe(const Rules& rules, const Event& event) {
  constexpr int kEnglish = 0;
  const KindSpec* kind = Manifest::Find(rules.manifest().events, event.kind);
  const Catalog& catalog = rules.ruleset().catalog();
  if (kind == nullptr || !catalog.IsTranslated("event", kind->name, kEnglish)) {
    return {Role::kStatement, DescribePlainly(rules, event)};
  }
  std::string text = EventText(rules, event, {kEnglish, /*notation=*/true});
  const Role role = text.empty() ? Role::kSilent : RoleOf(rules.ruleset().game(), *kind);
  return {role, std::move(text)};
}

}  // namespace mallard::terminal
