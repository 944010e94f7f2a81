#include "src/games/duckhammer_campaign/duckheim/heroes.h"

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

Refusal CheckHero(const Position& position, int model, int loadout) {
  const CampaignContent& content = position.rules.content();
  if (Refusal no = CheckNamed(content, model, 1, loadout)) return no;
  if (At(content.models, model).character) {
    return Forbidden("a character is made of a model without a name");
  }
  if (IsHeroModel(content, model, position.rules.grade())) return kAllowed;
  return Forbidden("characters are of Grade {grade} here", position.rules.grade());
}

}  // namespace

Refusal CheckMaking(const Position& position, int seat, const Action& action) {
  const Company& hero = position.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero:
      return CheckHero(position, action.args[0], action.args[1]);
    case kNameHero:
    case kNameAttribute:
    case kAttribute:
    case kTakeBack:
      return CheckWords(position, seat, action);
    default:
      return hero.model != 0 ? kAllowed : Forbidden("choose a model first");
  }
}

void ListMaking(const Position& position, int seat, Listing& out) {
  const CampaignContent& content = position.rules.content();
  const Company& hero = position.state.companies[FirstCompany(seat)];
  if (hero.model != 0 && !out.One({kReady, {}})) return;
  for (const ActionKind kind : {kAttribute, kTakeBack}) {
    if (!ListPoints(position, seat, kind, out)) return;
  }
  if (hero.model != 0 && !ListNames(position, seat, out)) return;
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
      for (OwnAttribute& own : play.state.players[seat].own) own.points = 0;
      break;
    case kReady:
      play.BeReady(seat);
      break;
    default:
      SayWords(play, seat, action);
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
    ShowWords(play, seat);
  }
}

void EndWeek(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    AgeWounds(play, HeroOf(play.state, seat));
  }
}

}  // namespace mallard::duckhammer_campaign
