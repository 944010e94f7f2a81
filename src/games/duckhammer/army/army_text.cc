// Army lists as text.
#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "mallard/frame/numbers.h"
#include "src/games/duckhammer/army/army.h"

namespace mallard::duckhammer {
namespace {

constexpr int kMostWritten = 99;          // Models of a unit, however many are allowed.
constexpr size_t kMostUnitsWritten = 99;  // Far more than any army may have.

// "x10" in a unit.
bool ReadCount(absl::string_view word, int* count) {
  return word.size() >= 2 && word.size() <= 3 && (word[0] == 'x' || word[0] == 'X') &&
         word.find_first_not_of("0123456789", 1) == absl::string_view::npos &&
         absl::SimpleAtoi(word.substr(1), count) && *count >= 1 && *count <= kMostWritten;
}

// The first loadout that has all these weapons; -1 if there is none.
int LoadoutWith(const ModelEntry& model, const std::vector<int>& wanted) {
  for (int loadout = 0; loadout < model.loadouts(); ++loadout) {
    ModelEntry::WeaponList weapons = model.LoadoutWeapons(loadout);
    const bool all = std::all_of(wanted.begin(), wanted.end(), [&](int weapon) {
      const auto found = std::find(weapons.begin(), weapons.end(), weapon);
      if (found == weapons.end()) return false;
      weapons.erase(found);
      return true;
    });
    if (all) return loadout;
  }
  return -1;
}

absl::StatusOr<Enlisted> ReadUnit(const GameContent& content, absl::string_view text) {
  const std::vector<absl::string_view> words =
      absl::StrSplit(text, absl::ByAnyChar(" \t\r"), absl::SkipEmpty());
  absl::StatusOr<int> model = content.model_names.Require("model", words[0]);
  if (!model.ok()) return model.status();
  int count = 1;
  size_t next = 1;
  if (words.size() > 1 && ReadCount(words[1], &count)) next = 2;
  std::vector<int> weapons;
  for (; next < words.size(); ++next) {
    int number = 0;
    if (absl::SimpleAtoi(words[next], &number)) {
      return absl::InvalidArgumentError(
          absl::StrCat("write the number of models as \"", words[0], " x", words[next], "\""));
    }
    absl::StatusOr<int> weapon = content.weapon_names.Require("weapon", words[next]);
    if (!weapon.ok()) return weapon.status();
    weapons.push_back(*weapon);
  }
  const ModelEntry& entry = At(content.models, *model);
  const int loadout = LoadoutWith(entry, weapons);
  if (loadout < 0) {
    std::string choices;
    for (const std::vector<int>& slot : entry.slots) {
      absl::StrAppend(&choices, choices.empty() ? "" : ", ");
      for (size_t i = 0; i < slot.size(); ++i) {
        absl::StrAppend(&choices, i == 0 ? "" : " or ", At(content.weapon_names.names(), slot[i]));
      }
    }
    return absl::InvalidArgumentError(absl::StrCat(
        entry.name, " cannot have these weapons; it has ", choices.empty() ? "none" : choices));
  }
  return Enlisted{static_cast<uint8_t>(*model + 1), static_cast<uint8_t>(count),
                  static_cast<uint8_t>(loadout)};
}

}  // namespace

absl::StatusOr<std::vector<Enlisted>> ReadArmy(const GameContent& content, absl::string_view text) {
  const absl::string_view whole = absl::StripAsciiWhitespace(text);
  const int ready = content.model_names.Find(whole) < 0 ? content.army_names.Find(whole) : -1;
  if (ready >= 0) text = At(content.armies, ready).list;
  std::vector<Enlisted> list;
  for (absl::string_view part : absl::StrSplit(text, absl::ByAnyChar(";\n"))) {
    part = absl::StripAsciiWhitespace(part);
    if (part.empty()) continue;
    if (list.size() == kMostUnitsWritten) {
      return absl::InvalidArgumentError(
          absl::StrCat("there are more than ", kMostUnitsWritten, " units"));
    }
    absl::StatusOr<Enlisted> unit = ReadUnit(content, part);
    if (!unit.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("unit ", list.size() + 1, ": ", unit.status().message()));
    }
    list.push_back(*unit);
  }
  return list;
}

std::string ArmyText(const GameContent& content, absl::Span<const Enlisted> list) {
  std::string text;
  for (const Enlisted& unit : list) {
    const ModelEntry& model = content.models[unit.model - 1u];
    absl::StrAppend(&text, text.empty() ? "" : "; ", content.model_names.names()[unit.model - 1u]);
    if (unit.count != 1) absl::StrAppend(&text, " x", unit.count);
    if (model.loadouts() == 1) continue;
    for (int weapon : model.LoadoutWeapons(unit.loadout)) {
      absl::StrAppend(&text, " ", At(content.weapon_names.names(), weapon));
    }
  }
  return text;
}

}  // namespace mallard::duckhammer
