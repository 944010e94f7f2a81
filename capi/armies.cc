// Army lists and prices of the C interface.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_armies.h"
#include "mallard/duckhammer.h"

/// What a check found; all text in it is clean.
struct mld_army_report {
  mallard::duckhammer::ArmyReport value;
};

/// A price; all text in it is clean.
struct mld_price {
  mallard::duckhammer::Price value;
};

namespace mallard::capi {
namespace {

using duckhammer::ArmyReport;
using duckhammer::Gait;
using duckhammer::ModelSheet;
using duckhammer::Price;
using duckhammer::PriceLine;
using duckhammer::WeaponKind;
using duckhammer::WeaponSheet;
using duckhammer::WeaponSize;

mld_model_sheet DefaultSheet() {
  const ModelSheet defaults;
  mld_model_sheet sheet = {};
  sheet.struct_size = sizeof sheet;
  sheet.grade = defaults.grade;
  sheet.full_strength = defaults.full_strength;
  sheet.hp = defaults.hp;
  sheet.movement = defaults.movement;
  sheet.flyer = static_cast<int32_t>(defaults.flyer);
  sheet.swimmer = static_cast<int32_t>(defaults.swimmer);
  sheet.size = defaults.size;
  sheet.charge = "2d3";
  return sheet;
}

// Texts may repeat what packs and callers wrote, which may be any bytes.
void Clean(std::vector<std::string>& texts) {
  for (std::string& text : texts) text = CleanText(text);
}

mld_status WriteTexts(const std::vector<std::string>& texts, const char** out, uint64_t capacity,
                      uint64_t* count, mld_error** error) {
  return WriteList(texts, out, capacity, count, error,
                   [](const std::string& text) { return text.c_str(); });
}

// No rule knows of lists as long as this; a count beyond it is a mistake of the caller.
constexpr uint64_t kMostNames = 64;

mld_status ReadNames(const char* what, const char* const* names, uint64_t count,
                     std::vector<std::string>* out, mld_error** error) {
  if (count > kMostNames) {
    return Fail(error, MLD_INVALID_ARGUMENT,
                absl::StrCat(what, " has ", count, " items; the most is ", kMostNames));
  }
  if (names == nullptr && count != 0) return NullArgument(error, what);
  for (uint64_t i = 0; i < count; ++i) {
    if (names[i] == nullptr) return NullArgument(error, absl::StrCat(what, "[", i, "]").c_str());
    out->emplace_back(names[i]);
  }
  return MLD_OK;
}

// One of the values of an enumeration, from 0 to `most`.
mld_status CheckChoice(const char* what, int32_t value, int32_t most, mld_error** error) {
  if (value >= 0 && value <= most) return MLD_OK;
  return Fail(error, MLD_INVALID_ARGUMENT,
              absl::StrCat(what, " is ", value, "; it must be from 0 to ", most));
}

mld_status ReadWeapon(const mld_weapon_sheet& given, ModelSheet* sheet, mld_error** error) {
  if (given.weapon != nullptr) {
    sheet->weapons.emplace_back(given.weapon);
    return MLD_OK;
  }
  WeaponSheet own;
  if (mld_status status = CheckChoice("kind", given.kind, MLD_WEAPON_MAGIC, error)) return status;
  if (mld_status status = CheckChoice("size", given.size, MLD_WEAPON_LARGE, error)) return status;
  if (given.name != nullptr) own.name = given.name;
  if (given.damage != nullptr) own.damage = given.damage;
  own.kind = static_cast<WeaponKind>(given.kind);
  own.size = static_cast<WeaponSize>(given.size);
  own.range = given.range;
  own.spell_range = given.spell_range;
  sheet->own_weapons.push_back(std::move(own));
  return ReadNames("abilities", given.abilities, given.ability_count,
                   &sheet->own_weapons.back().abilities, error);
}

mld_status ReadSheet(const mld_model_sheet& given, ModelSheet* sheet, mld_error** error) {
  if (mld_status status = CheckChoice("flyer", given.flyer, MLD_GAIT_FAST, error)) return status;
  if (mld_status status = CheckChoice("swimmer", given.swimmer, MLD_GAIT_FAST, error)) {
    return status;
  }
  sheet->grade = given.grade;
  sheet->full_strength = given.full_strength;
  sheet->hp = given.hp;
  sheet->armor = given.armor;
  sheet->bravery = given.bravery;
  sheet->movement = given.movement;
  sheet->flyer = static_cast<Gait>(given.flyer);
  sheet->swimmer = static_cast<Gait>(given.swimmer);
  sheet->size = given.size;
  if (given.charge == nullptr) return NullArgument(error, "charge");
  sheet->charge = given.charge;
  if (mld_status status =
          ReadNames("abilities", given.abilities, given.ability_count, &sheet->abilities, error)) {
    return status;
  }
  if (given.weapon_count > kMostNames) {
    return Fail(error, MLD_INVALID_ARGUMENT, "there are too many weapons");
  }
  if (given.weapons == nullptr && given.weapon_count != 0) return NullArgument(error, "weapons");
  for (uint64_t i = 0; i < given.weapon_count; ++i) {
    if (mld_status status = ReadWeapon(given.weapons[i], sheet, error)) return status;
  }
  return MLD_OK;
}

mld_status HandOut(absl::StatusOr<Price> price, mld_price** out, mld_error** error) {
  if (!price.ok()) return Report(price.status(), Topic::kArgument, error);
  Clean(price->reasons);
  for (PriceLine& line : price->lines) line.label = CleanText(line.label);
  return Create(out, *std::move(price));
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_army_report_create(const mld_ruleset* ruleset, const char* list, int32_t points,
                                  mld_army_report** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    if (list == nullptr) return NullArgument(error, "list");
    absl::StatusOr<ArmyReport> report =
        mallard::duckhammer::CheckArmyList(*ruleset->value, list, points);
    if (!report.ok()) return Report(report.status(), Topic::kArgument, error);
    Clean(report->reasons);
    report->text = CleanText(report->text);
    return Create(out, *std::move(report));
  });
}

void mld_army_report_destroy(mld_army_report* report) { delete report; }

int32_t mld_army_report_allowed(const mld_army_report* report) {
  return report != nullptr && report->value.reasons.empty() ? 1 : 0;
}

int32_t mld_army_report_cost(const mld_army_report* report) {
  return report == nullptr ? 0 : report->value.cost;
}

const char* mld_army_report_text(const mld_army_report* report) {
  return report == nullptr ? "" : report->value.text.c_str();
}

mld_status mld_army_report_reasons(const mld_army_report* report, const char** out,
                                   uint64_t capacity, uint64_t* count, mld_error** error) {
  return Guard(error, [&] {
    if (report == nullptr) return NullArgument(error, "report");
    return WriteTexts(report->value.reasons, out, capacity, count, error);
  });
}

void mld_model_sheet_init(mld_model_sheet* sheet, uint32_t struct_size) {
  InitOptions(DefaultSheet(), sheet, struct_size);
}

mld_status mld_price_create_for_unit(const mld_ruleset* ruleset, const char* unit, mld_price** out,
                                     mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    if (unit == nullptr) return NullArgument(error, "unit");
    return HandOut(mallard::duckhammer::PriceListed(*ruleset->value, unit), out, error);
  });
}

mld_status mld_price_create_for_sheet(const mld_ruleset* ruleset, const mld_model_sheet* sheet,
                                      mld_price** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    if (sheet == nullptr) return NullArgument(error, "sheet");
    mld_model_sheet given = DefaultSheet();
    if (mld_status status = ReadOptions(sheet, "mld_model_sheet_init", &given, error)) {
      return status;
    }
    ModelSheet model;
    if (mld_status status = ReadSheet(given, &model, error)) return status;
    return HandOut(mallard::duckhammer::PriceSheet(*ruleset->value, model), out, error);
  });
}

void mld_price_destroy(mld_price* price) { delete price; }

int32_t mld_price_total(const mld_price* price) {
  return price == nullptr ? 0 : price->value.total;
}

int32_t mld_price_listed(const mld_price* price) {
  return price == nullptr ? 0 : price->value.listed;
}

mld_status mld_price_lines(const mld_price* price, mld_price_line* out, uint64_t capacity,
                           uint64_t* count, mld_error** error) {
  return Guard(error, [&] {
    if (price == nullptr) return NullArgument(error, "price");
    return WriteList(price->value.lines, out, capacity, count, error, [](const PriceLine& line) {
      return mld_price_line{line.label.c_str(), line.points, 0};
    });
  });
}

mld_status mld_price_reasons(const mld_price* price, const char** out, uint64_t capacity,
                             uint64_t* count, mld_error** error) {
  return Guard(error, [&] {
    if (price == nullptr) return NullArgument(error, "price");
    return WriteTexts(price->value.reasons, out, capacity, count, error);
  });
}
