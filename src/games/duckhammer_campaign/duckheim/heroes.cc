#include "src/games/duckhammer_campaign/duckheim/heroes.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

int PointsSpent(const Company& hero) {
  int points = 0;
  for (const uint8_t value : hero.attributes) points += value;
  return points;
}

Refusal CheckHero(const Position& position, int model, int loadout) {
  const CampaignContent& content = position.rules.content();
  if (Refusal no = CheckNamed(content, model, 1, loadout)) return no;
  if (At(content.models, model).character) {
    return Forbidden("a character is made of a model without a name");
  }
  if (IsHeroModel(content, model, position.rules.grade())) return kAllowed;
  return Forbidden("characters are of Grade {grade} here", position.rules.grade());
}

Refusal CheckPoint(const Position& position, const Company& hero, int attribute, bool back) {
  if (hero.model == 0) return Forbidden("choose a model first");
  const int value = hero.attributes[attribute];
  if (back) return value > 0 ? kAllowed : Forbidden("there is no point in it");
  if (PointsSpent(hero) >= hero.level) return Forbidden("there are no points left");
  return value < GradeOf(position.rules.content(), hero)
             ? kAllowed
             : Forbidden("an attribute goes no higher than the Grade");
}

}  // namespace

Refusal CheckMaking(const Position& position, int seat, const Action& action) {
  const Company& hero = position.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero:
      return CheckHero(position, action.args[0], action.args[1]);
    case kAttribute:
    case kTakeBack:
      return CheckPoint(position, hero, action.args[0], action.kind == kTakeBack);
    default:
      return hero.model != 0 ? kAllowed : Forbidden("choose a model first");
  }
}

void ListMaking(const Position& position, int seat, Listing& out) {
  const CampaignContent& content = position.rules.content();
  const Company& hero = position.state.companies[FirstCompany(seat)];
  if (hero.model != 0 && !out.One({kReady, {}})) return;
  for (const ActionKind kind : {kAttribute, kTakeBack}) {
    for (int i = 0; i < Size(content.attributes); ++i) {
      if (CheckPoint(position, hero, i, kind == kTakeBack)) continue;
      if (!out.One({kind, {i}})) return;
    }
  }
  for (int model = 0; model < Size(content.models); ++model) {
    if (CheckHero(position, model, 1)) continue;
    if (!ListLoadouts(content, {kHero, {model}}, 1, out)) return;
  }
}

absl::Status ApplyMaking(Play& play, int seat, const Action& action) {
  Company& hero = play.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero:
      hero = NewCompany(play.rules.content(), action.args[0], action.args[1] - 1, 1);
      hero.hero = 1;
      break;
    case kAttribute:
      ++hero.attributes[action.args[0]];
      break;
    case kTakeBack:
      --hero.attributes[action.args[0]];
      break;
    default:
      play.BeReady(seat);
  }
  return absl::OkStatus();
}

bool IsHeroModel(const CampaignContent& content, int model, int grade) {
  const duckhammer::ModelEntry& entry = At(content.models, model);
  return !entry.character && entry.profile.grade == grade;
}

bool AnyHeroModel(const CampaignContent& content, int grade) {
  for (int model = 0; model < Size(content.models); ++model) {
    if (IsHeroModel(content, model, grade)) return true;
  }
  return false;
}

int HeroOf(const State& state, int seat) {
  int hero = -1;
  ForEachCompany(state, seat, [&](int c) {
    if (state.companies[c].hero != 0) hero = c;
  });
  return hero;
}

void ShowHeroes(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    play.state.players[seat].ready = 0;
    const int hero = FirstCompany(seat);
    play.Tell(kEnlisted, hero, play.state.companies[hero].model - 1, 1);
  }
}

void EndWeek(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    AgeWounds(play, HeroOf(play.state, seat));
  }
}

}  // namespace mallard::duckhammer_campaign
