// Companies described once, both ways (mallard/frame/archive.h). Only snapshot.cc uses this.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_DESCRIBE_COMPANY_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_DESCRIBE_COMPANY_H_

#include "absl/types/span.h"
#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/map/march.h"

namespace mallard::duckhammer_campaign {

/// A number that the schema has from 1 and the state from 0.
template <class Io, class Field, class Member>
void DescribeFromOne(Io& io, const Field& field, Member& member, int most) {
  int number = member + 1;
  io.Number(field, number, 1, most + 1);
  if constexpr (Io::kReading) Put(member, number - 1);
}

/// An entry that must be there: 1 + its position in a variable, its position in the member.
template <class Io, class Field, class Member, class Entries>
void DescribePosition(Io& io, const Field& field, Member& member, const Entries& entries) {
  int number = Io::kReading ? 0 : member + 1;
  io.Id(field, number, entries);
  io.Require(number != 0, "something that has to be named is not");
  if constexpr (Io::kReading) Put(member, number == 0 ? 0 : number - 1);
}

/// What a training was about; see army/training.h.
template <class Io, class T>
void DescribeTrained(Io& io, const CampaignContent& content, T& trained) {
  io.Id(MALLARD_FIELD(name), trained.option, content.trainings);
  io.Require(trained.option != 0, "a training is not named");
  if (trained.option == 0) return;
  io.Number(MALLARD_FIELD(grade), trained.grade, 0, duckhammer::kGrades - 1);
  switch (At(content.trainings, trained.option - 1).effect) {
    case Effect::kAbility: {
      if (content.lessons.empty()) return io.Require(false, "a lesson");
      DescribePosition(io, MALLARD_FIELD(lesson), trained.first, content.lessons);
      const int ability = At(content.lessons, trained.first).ability;
      using Argument = duckhammer::ModelAbility::Argument;
      const Argument argument = At(content.model_abilities, ability).argument;
      if (argument == Argument::kSpell) {
        io.Id(MALLARD_FIELD(about), trained.second, content.spells);
      } else if (argument == Argument::kQuacktic) {
        io.Id(MALLARD_FIELD(about), trained.second, content.quacktics);
      }
      return io.Require((argument == Argument::kNone) == (trained.second == 0), "a lesson");
    }
    case Effect::kWeaponAbility:
      io.Number(MALLARD_FIELD(first), trained.first, 0, 255);
      return DescribePosition(io, MALLARD_FIELD(lesson), trained.second, content.weapon_lessons);
    case Effect::kWeapon:
      io.Number(MALLARD_FIELD(first), trained.first, 0, 255);
      return DescribePosition(io, MALLARD_FIELD(about), trained.second, content.weapons);
    case Effect::kWeaponClass:
      return DescribePosition(io, MALLARD_FIELD(about), trained.first, content.weapon_classes);
    default:
      io.Number(MALLARD_FIELD(first), trained.first, 0, 255);
  }
}

template <class Io, class W>
void DescribeWound(Io& io, const CampaignContent& content, W& wounded) {
  io.Id(MALLARD_FIELD(name), wounded.wound, content.wounds);
  io.Require(wounded.wound != 0, "a wound is not named");
  io.Id(MALLARD_FIELD(by), wounded.by, content.models);
  io.Number(MALLARD_FIELD(weeks), wounded.weeks, 0, 255);
}

/// Everything but its number.
template <class Io, class C>
void DescribeCompany(Io& io, const CampaignRules& rules, C& company) {
  constexpr int32_t kMostTime = 1'000'000;  // Parts of a day of a season's march.
  const CampaignContent& content = rules.content();
  io.Id(MALLARD_FIELD(model), company.model, content.models);
  io.Require(company.model != 0, "a company of no model");
  if (company.model == 0) return;
  io.Shown(MALLARD_FIELD(title), ModelOf(content, company).name);
  io.Shown(MALLARD_FIELD(symbol), ModelOf(content, company).symbol);
  DescribeFromOne(io, MALLARD_FIELD(loadout), company.loadout,
                  content.Loadouts(company.model - 1) - 1);
  io.Number(MALLARD_FIELD(models), company.models, 1,
            ModelOf(content, company).profile.full_strength);
  io.Number(MALLARD_FIELD(level), company.level, 0, content.levels() - 1);
  io.Shown(MALLARD_FIELD(grade), company.level < content.levels() ? GradeOf(content, company) : 0);
  io.Number(MALLARD_FIELD(x), company.x, 0, rules.map().width);
  io.Number(MALLARD_FIELD(y), company.y, 0, rules.map().height);
  io.Number(MALLARD_FIELD(moved), company.moved, 0, kMostMarch);
  io.Number(MALLARD_FIELD(marching), company.marching, 0, kMostTime);
  io.Number(MALLARD_FIELD(marches), company.marches, 0, 255);
  io.Flag(MALLARD_FIELD(fought), company.fought);
  io.Flag(MALLARD_FIELD(untrained), company.untrained);
  io.Number(MALLARD_FIELD(band), company.band, 0, kSummoned);
  io.TableList(MALLARD_FIELD(trained), company.trainings, kMaxLevels - 1,
               [&](auto& child, int i) { DescribeTrained(child, content, company.trained[i]); });
  io.Flag(MALLARD_FIELD(hero), company.hero);
  int attributes = company.hero != 0 ? Size(content.attributes) : 0;
  const int expected = attributes;
  io.NumberList(MALLARD_FIELD(attributes), attributes, absl::MakeSpan(company.attributes), 0, 255);
  io.Require(attributes == expected, "attributes");
  int wounds = 0;
  while (wounds < kMaxWounds && company.wounds[wounds].wound != 0) ++wounds;
  io.TableList(MALLARD_FIELD(wounds), wounds, kMaxWounds,
               [&](auto& child, int i) { DescribeWound(child, content, company.wounds[i]); });
  io.Id(MALLARD_FIELD(boat), company.boat, content.boats);
  io.IdList(MALLARD_FIELD(gear), company.gear_count, absl::MakeSpan(company.gear), content.weapons);
}

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SNAPSHOT_DESCRIBE_COMPANY_H_
