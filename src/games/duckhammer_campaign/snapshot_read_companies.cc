#include "src/games/common/codec.h"
#include "src/games/duckhammer_campaign/snapshot_companies.h"

namespace mallard::duckhammer_campaign {
namespace {

namespace fbc = mallard::schema::duckhammer_campaign;
using duckhammer::FindId;
using duckhammer::NeedId;
using duckhammer::Size;

absl::Status ReadTrained(const CampaignContent& content, const fbc::Trained& in, Trained& trained) {
  if (auto s = NeedId("training", content.trainings, in.name(), trained.option); !s.ok()) {
    return s;
  }
  trained.grade = in.grade();
  trained.first = in.first();
  uint8_t number = 0;
  switch (content.trainings[trained.option - 1u].effect) {
    case Effect::kAbility: {
      if (auto s = NeedId("lesson", content.lessons, in.lesson(), number); !s.ok()) return s;
      trained.first = static_cast<uint8_t>(number - 1);
      const int ability = content.lessons[trained.first].ability;
      using Argument = duckhammer::ModelAbility::Argument;
      const Argument argument = content.model_abilities[static_cast<size_t>(ability)].argument;
      if (argument == Argument::kNone) {
        return in.about() == nullptr ? absl::OkStatus() : Damaged("a lesson about nothing");
      }
      return argument == Argument::kSpell
                 ? NeedId("spell", content.spells, in.about(), trained.second)
                 : NeedId("quacktic", content.quacktics, in.about(), trained.second);
    }
    case Effect::kWeaponAbility:
      if (auto s = NeedId("lesson", content.weapon_lessons, in.lesson(), number); !s.ok()) {
        return s;
      }
      trained.second = static_cast<uint8_t>(number - 1);
      return absl::OkStatus();
    case Effect::kWeapon:
      if (auto s = NeedId("weapon", content.weapons, in.about(), number); !s.ok()) return s;
      trained.second = static_cast<uint8_t>(number - 1);
      return absl::OkStatus();
    case Effect::kWeaponClass:
      if (auto s = NeedId("type of weapon", content.weapon_classes, in.about(), number); !s.ok()) {
        return s;
      }
      trained.first = static_cast<uint8_t>(number - 1);
      return absl::OkStatus();
    default:
      return absl::OkStatus();
  }
}

absl::Status ReadPerson(const CampaignContent& content, const fbc::Company& in, Company& company) {
  company.hero = in.hero() ? 1 : 0;
  if (Size(in.attributes()) != (in.hero() ? content.attributes.size() : 0)) {
    return Damaged("attributes");
  }
  for (unsigned i = 0; i < Size(in.attributes()); ++i) {
    company.attributes[i] = in.attributes()->Get(i);
  }
  if (Size(in.wounds()) > kMaxWounds || Size(in.gear()) > duckhammer::kMaxWeapons) {
    return Damaged("wounds or weapons");
  }
  for (unsigned i = 0; i < Size(in.wounds()); ++i) {
    const fbc::Wound& wound = *in.wounds()->Get(i);
    Wounded& wounded = company.wounds[i];
    wounded.weeks = wound.weeks();
    for (const absl::Status& s : {NeedId("wound", content.wounds, wound.name(), wounded.wound),
                                  FindId("model", content.models, wound.by(), wounded.by)}) {
      if (!s.ok()) return s;
    }
  }
  for (unsigned i = 0; i < Size(in.gear()); ++i) {
    absl::Status s =
        NeedId("weapon", content.weapons, in.gear()->Get(i), company.gear[company.gear_count++]);
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

absl::Status ReadCompany(const CampaignContent& content, const fbc::Company& in, Company& company) {
  if (auto s = NeedId("model", content.models, in.model(), company.model); !s.ok()) return s;
  company.x = in.x();
  company.y = in.y();
  company.moved = in.moved();
  company.marching = in.marching();
  company.loadout = static_cast<uint8_t>(in.loadout() - 1);
  company.models = in.models();
  company.level = in.level();
  company.marches = in.marches();
  company.fought = in.fought() ? 1 : 0;
  company.untrained = in.untrained() ? 1 : 0;
  if (Size(in.trained()) > kMaxLevels - 1) return Damaged("too many trainings");
  for (unsigned i = 0; i < Size(in.trained()); ++i) {
    absl::Status s =
        ReadTrained(content, *in.trained()->Get(i), company.trained[company.trainings++]);
    if (!s.ok()) return s;
  }
  return ReadPerson(content, in, company);
}

}  // namespace

absl::Status ReadCompanies(const CampaignContent& content,
                           const duckhammer::Table<fbc::Company>* in, State& state) {
  int next = 0;  // They come by rising number.
  for (unsigned i = 0; i < Size(in); ++i) {
    const fbc::Company& company = *in->Get(i);
    if (company.number() >= kCompanySlots || company.number() < next) return Damaged("a company");
    next = company.number() + 1;
    absl::Status s = ReadCompany(content, company, state.companies[company.number()]);
    if (!s.ok()) return s;
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
