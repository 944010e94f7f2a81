// Units, models and dice of a battle as text.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/numbers.h"
#include "src/games/common/board_text.h"
#include "src/games/common/format_text.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/movement/legs.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/text/text_parts.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

constexpr int kPerLine = 4;  // Models or dice in a line.

std::string PlaceText(Point point) { return absl::StrCat(Inches(point.x), "/", Inches(point.y)); }

// Where a unit is: the middle of its models.
std::string WhereText(const State& state, int unit) {
  int64_t x = 0, y = 0;
  int count = 0;
  ForEachOnMap(state, unit, [&](int model) {
    x += state.models[model].x;
    y += state.models[model].y;
    ++count;
  });
  if (count == 0) return "off the map";
  return absl::StrCat(
      "near ", PlaceText({static_cast<int32_t>(x / count), static_cast<int32_t>(y / count)}));
}

// What there is to say about a unit beyond its numbers.
std::string StateText(const Position& position, int number) {
  const Unit& unit = position.state.units[number];
  const struct {
    UnitFlag flag;
    const char* word;
  } kWords[] = {{kFlying, "flying"},         {kDiving, "diving"},
                {kReserve, "in reserve"},    {kDestroyedUnit, "destroyed"},
                {kMoved, "moved"},           {kPiledIn, "piled in"},
                {kChanted, "chanted"},       {kMomentumUsed, "used momentum"},
                {kChargeUsed, "has charged"}};
  std::vector<std::string> words;
  for (const auto& [flag, word] : kWords) {
    if (unit.Has(flag)) words.push_back(word);
  }
  if (unit.activations > 0) words.push_back(absl::StrCat("acted ", unit.activations, "x"));
  if (unit.pending > 0) words.push_back(absl::StrCat("loses ", unit.pending));
  unit.marks.ForEach([&](int mark, int count) {
    words.push_back(absl::StrCat(At(position.rules.content().marks, mark).name,
                                 count > 1 ? absl::StrCat(" x", count) : ""));
  });
  return absl::StrJoin(words, ", ");
}

std::string DrawUnit(const Position& position, int number, const DrawStyle& style) {
  const State& state = position.state;
  const Unit& unit = state.units[number];
  const Profile& profile = state.profiles[number];
  const std::string state_text = StateText(position, number);
  std::string text =
      FormatText("%2d %-22s %2d of %2d, damage %2d/%-2d models %3d-%-3d %s%s\n", number,
                 NameOf(position, number), unit.alive, unit.size, unit.damage, profile.hp,
                 unit.first, unit.first + unit.size - 1, WhereText(state, number),
                 state_text.empty() ? "" : absl::StrCat("; ", state_text));
  text = absl::StrCat(" ", Tint(style, ColorOf(unit.owner), std::string(1, LetterOf(number))), " ",
                      text);
  if (unit.alive == 0) return text;
  absl::StrAppend(&text, "      ", ProfileText(position.rules.content(), profile), "\n");
  for (int w = 0; w < profile.weapon_count; ++w) {
    absl::StrAppend(&text, "      ", w + 1, ": ",
                    WeaponText(position.rules.content(), profile.weapons[w]), "\n");
  }
  return text;
}

std::string ModelText(const Position& position, int unit, int number) {
  const State& state = position.state;
  const Model& model = state.models[number];
  std::string text = absl::StrCat(number, " at ", PlaceText(model.at()));
  if (state.stage == Stage::kMoving) {
    absl::StrAppend(&text, " (", Inches(AllowanceOf(position, number)), " left)");
  }
  if (state.stage == Stage::kPrepare) {
    absl::StrAppend(
        &text, model.choice == 0 ? " (no attack)" : absl::StrCat(" (weapon ", model.choice, ")"));
    if ((model.moving & kTakesReplacedRoll) != 0) absl::StrAppend(&text, " (fixed roll)");
  }
  if ((model.moving & kRunner) != 0) absl::StrAppend(&text, " (runs)");
  if ((model.moving & kChosenLoss) != 0) absl::StrAppend(&text, " (lost)");
  model.marks.ForEach([&](int mark, int) {
    absl::StrAppend(&text, " (", At(position.rules.content().marks, mark).name, ")");
  });
  for (int w = 0; w < state.profiles[unit].weapon_count; ++w) {
    if (model.weapon_marks[w] == 0) continue;
    absl::StrAppend(&text, " (weapon ", w + 1, " ",
                    position.rules.content().marks[model.weapon_marks[w] - 1u].name, ")");
  }
  return text;
}

// A list, a few entries a line.
std::string Lines(const std::vector<std::string>& entries, absl::string_view indent) {
  std::string text;
  for (size_t i = 0; i < entries.size(); i += kPerLine) {
    const size_t end = std::min(entries.size(), i + kPerLine);
    absl::StrAppend(&text, indent,
                    absl::StrJoin(entries.begin() + static_cast<std::ptrdiff_t>(i),
                                  entries.begin() + static_cast<std::ptrdiff_t>(end), ", "),
                    "\n");
  }
  return text;
}

std::string DrawSubject(const Position& position) {
  const int unit = SubjectUnit(position.state);
  if (unit < 0) return "";
  std::vector<std::string> models;
  ForEachOnMap(position.state, unit,
               [&](int model) { models.push_back(ModelText(position, unit, model)); });
  return absl::StrCat("Models of unit ", unit, ", ", NameOf(position, unit), ":\n",
                      Lines(models, "    "));
}

std::string DieText(const Die& die, int number) {
  std::string text = absl::StrCat("[", number, "] ");
  if (die.natural == 0) return absl::StrCat(text, "not rolled");
  absl::StrAppend(&text, die.natural);
  if (die.modifier != 0) {
    absl::StrAppend(&text, FormatText("%+d=%d", die.modifier, die.Total()));
  }
  absl::StrAppend(&text, " (", die.needed, "+) model ", die.model);
  if ((die.flags & kSwayed) != 0) absl::StrAppend(&text, " turned");
  if ((die.flags & kDropped) != 0) absl::StrAppend(&text, " dropped");
  return text;
}

}  // namespace

std::string DrawUnits(const Position& position, const DrawStyle& style) {
  std::string text;
  for (int unit = 0; unit < kUnitSlots; ++unit) {
    if (position.state.units[unit].size != 0)
      absl::StrAppend(&text, DrawUnit(position, unit, style));
  }
  return absl::StrCat(text, DrawSubject(position));
}

std::string DrawDice(const Position& position, const DrawStyle& style) {
  const Batch& batch = position.state.batch;
  if (batch.count == 0) return "";
  constexpr const char* kPurposes[] = {"",       "Attack",    "Resistance",
                                       "Morale", "Surfacing", "Retaliation"};
  std::string text = absl::StrCat(At(kPurposes, batch.kind),
                                  " dice: [number] natural and total (what succeeds)\n");
  for (int i = 0; i < batch.count;) {
    const int unit = batch.dice[i].unit;
    std::vector<std::string> dice;
    for (; i < batch.count && batch.dice[i].unit == unit; ++i) {
      dice.push_back(DieText(batch.dice[i], i + 1));
    }
    absl::StrAppend(&text, "  ",
                    Tint(style, ColorOf(position.state.units[unit].owner),
                         absl::StrCat("unit ", unit, ", ", NameOf(position, unit))),
                    ":\n", Lines(dice, "    "));
  }
  return text;
}

}  // namespace mallard::duckhammer
