// Profiles, army lists and the roster as text.
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/numbers.h"
#include "src/games/common/board_text.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/text/text_parts.h"

namespace mallard::duckhammer {
namespace {

const char* GaitText(Gait gait) {
  return gait == Gait::kFast ? "fast" : gait == Gait::kSlow ? "slow" : "no";
}

absl::Span<const Enlisted> ListOf(const Player& player) {
  size_t lines = 0;
  while (lines < kMaxUnits && player.army[lines].model != 0) ++lines;
  return absl::MakeConstSpan(player.army, lines);
}

std::string DrawList(const Position& position, int seat, int own, const DrawStyle& style) {
  const GameContent& content = position.rules.content();
  const Player& player = position.state.players[seat];
  std::string text = Tint(style, ColorOf(seat), absl::StrCat("p", seat + 1));
  if (player.ready != 0) absl::StrAppend(&text, " is ready");
  const absl::Span<const Enlisted> list = ListOf(player);
  if (list.empty() && own != seat) {  // Nothing is known of it.
    return absl::StrCat(text, player.ready != 0 ? "\n" : " writes a list\n");
  }
  absl::StrAppend(&text, ": ", ArmyCost(content, list), " of ", position.rules.points(),
                  " army points\n");
  for (size_t i = 0; i < list.size(); ++i) {
    const ModelEntry& model = content.models[list[i].model - 1u];
    absl::StrAppend(&text, FormatText("  %2d: %2d %s, %d points\n", i + 1, list[i].count,
                                      model.name, list[i].count * model.profile.cost));
  }
  const std::vector<std::string> problems = ArmyProblems(content, list, position.rules.points());
  if (player.ready == 0 && !list.empty() && !problems.empty()) {
    absl::StrAppend(&text, "  not legal yet: ", absl::StrJoin(problems, "; "), "\n");
  }
  return text;
}

std::string DrawEntry(const GameContent& content, size_t index) {
  const ModelEntry& model = content.models[index];
  std::string text = FormatText("  %-20s %2d points, up to %2d; %s\n",
                                content.model_names.names()[index], model.profile.cost,
                                model.profile.full_strength, ProfileText(content, model.profile));
  if (model.loadouts() < 2) return text;
  for (int loadout = 0; loadout < model.loadouts(); ++loadout) {
    if (model.SameLoadout(loadout) != loadout) continue;
    std::vector<std::string> weapons;
    for (const int weapon : model.LoadoutWeapons(loadout)) {
      weapons.push_back(At(content.weapons, weapon).name);
    }
    absl::StrAppend(&text, "      loadout ", loadout + 1, ": ", absl::StrJoin(weapons, ", "), "\n");
  }
  return text;
}

std::string DrawRoster(const GameContent& content) {
  std::string text = "What can be enlisted (enlist model count loadout):\n";
  for (size_t faction = 0; faction < content.factions.size(); ++faction) {
    const Feather& feather = At(content.feathers, content.factions[faction].feather);
    absl::StrAppend(&text, feather.name, ", ", content.factions[faction].name, "\n");
    for (size_t i = 0; i < content.models.size(); ++i) {
      if (content.models[i].profile.faction == faction + 1) {
        absl::StrAppend(&text, DrawEntry(content, i));
      }
    }
  }
  return text;
}

}  // namespace

std::string WeaponText(const GameContent& content, const WeaponProfile& weapon) {
  constexpr const char* kKinds[] = {"fights", "shoots", "magic, fights"};
  std::string text =
      absl::StrCat(content.weapons[weapon.weapon - 1u].name, ", ", At(kKinds, weapon.kind), " ",
                   DiceText(weapon.damage), " at ", Inches(weapon.range));
  if (weapon.spell_range > 0) absl::StrAppend(&text, ", chants to ", Inches(weapon.spell_range));
  for (const uint8_t ability : weapon.abilities) {
    if (ability != 0) {
      absl::StrAppend(&text, ", ", content.weapon_abilities[ability - 1u].name);
    }
  }
  return text;
}

std::string ProfileText(const GameContent& content, const Profile& profile) {
  std::string text = FormatText(
      "Grade %d, HP %d, Armor %d, Bravery %d, moves %s, charges %s, %s flyer, %s swimmer",
      profile.grade, profile.hp, profile.armor, profile.bravery, Inches(profile.movement),
      DiceText(profile.charge), GaitText(profile.flyer), GaitText(profile.swimmer));
  for (const AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const ModelAbility& ability = content.model_abilities[use.ability - 1u];
    absl::StrAppend(&text, ", ", ability.name);
    if (use.argument == 0) continue;
    absl::StrAppend(&text, " ",
                    ability.argument == ModelAbility::Argument::kSpell
                        ? content.spells[use.argument - 1u].name
                        : content.quacktics[use.argument - 1u].name);
  }
  return text;
}

std::string DrawMuster(const Position& position, int own, const DrawStyle& style) {
  std::string text = DrawRoster(position.rules.content());
  for (int seat = 0; seat < kSeats; ++seat) {
    absl::StrAppend(&text, DrawList(position, seat, own, style));
  }
  return text;
}

}  // namespace mallard::duckhammer
