#include "src/games/duckhammer_campaign/heroes.h"

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/wounds.h"

namespace mallard::duckhammer_campaign {
namespace {

// Making a character ---------------------------------------------------------------------------

int PointsSpent(const Company& hero) {
  int points = 0;
  for (const uint8_t value : hero.attributes) points += value;
  return points;
}

absl::Status CheckHero(const Sitting& sitting, const Action& action) {
  const CampaignContent& content = sitting.content();
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.models.size()) {
    return absl::InvalidArgumentError("there is no such model");
  }
  const duckhammer::ModelEntry& model = content.models[static_cast<size_t>(action.args[0])];
  if (action.args[1] < 1 || action.args[1] > model.loadouts() ||
      model.SameLoadout(action.args[1] - 1) != action.args[1] - 1) {
    return absl::InvalidArgumentError("there is no such choice of weapons");
  }
  if (model.character) return Refused("a character is made of a model without a name");
  if (model.profile.grade != sitting.rules.configuration().Int("grade")) {
    return Refused(absl::StrCat("characters are of Grade ",
                                sitting.rules.configuration().Int("grade"), " here"));
  }
  return absl::OkStatus();
}

absl::Status CheckAttributePoint(const Sitting& sitting, const Company& hero, int attribute,
                                 bool back) {
  if (attribute < 0 || static_cast<size_t>(attribute) >= sitting.content().attributes.size()) {
    return absl::InvalidArgumentError("there is no such attribute");
  }
  if (hero.model == 0) return Refused("choose a model first");
  const int value = hero.attributes[attribute];
  if (back) return value > 0 ? absl::OkStatus() : Refused("there is no point in it");
  if (PointsSpent(hero) >= hero.level) return Refused("there are no points left");
  return value < GradeOf(sitting.content(), hero)
             ? absl::OkStatus()
             : Refused("an attribute goes no higher than the Grade");
}

absl::Status CheckMaking(const Sitting& sitting, int seat, const Action& action) {
  const Company& hero = sitting.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero:
      return CheckHero(sitting, action);
    case kAttribute:
      return CheckAttributePoint(sitting, hero, action.args[0], false);
    case kTakeBack:
      return CheckAttributePoint(sitting, hero, action.args[0], true);
    case kReady:
      return hero.model != 0 ? absl::OkStatus() : Refused("choose a model first");
    default:
      return Refused("make a character: hero, attribute, take_back or ready");
  }
}

bool VisitMaking(const Sitting& sitting, int seat, ActionVisitor visit) {
  const CampaignContent& content = sitting.content();
  if (CheckMaking(sitting, seat, {kReady, {}}).ok() && !visit({kReady, {}})) return false;
  for (const ActionKind kind : {kAttribute, kTakeBack}) {
    for (int i = 0; i < static_cast<int>(content.attributes.size()); ++i) {
      const Action action{kind, {i}};
      if (CheckMaking(sitting, seat, action).ok() && !visit(action)) return false;
    }
  }
  for (int model = 0; model < static_cast<int>(content.models.size()); ++model) {
    for (int l = 1; l <= content.models[static_cast<size_t>(model)].loadouts(); ++l) {
      const Action action{kHero, {model, l}};
      if (CheckHero(sitting, action).ok() && !visit(action)) return false;
    }
  }
  return true;
}

absl::Status ApplyMaking(Play& play, int seat, const Action& action) {
  Company& hero = play.state.companies[FirstCompany(seat)];
  switch (action.kind) {
    case kHero: {
      hero = NewCompany(play.content(), action.args[0], action.args[1] - 1, 1);
      hero.hero = 1;
      break;
    }
    case kAttribute:
      ++hero.attributes[action.args[0]];
      break;
    case kTakeBack:
      --hero.attributes[action.args[0]];
      break;
    default:
      play.state.players[seat].ready = 1;
      play.state.asked = static_cast<uint8_t>(play.state.asked & ~(1 << seat));
  }
  return absl::OkStatus();
}

// Tending --------------------------------------------------------------------------------------

absl::Status CheckTending(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kPass) return absl::OkStatus();
  if (action.kind != kTend) return Refused("tend a company, or pass");
  if (absl::Status s = CheckOwn(sitting.state, seat, action.args[0]); !s.ok()) return s;
  return sitting.state.companies[action.args[0]].hero == 0
             ? absl::OkStatus()
             : Refused("a character's own Bravery helps it anyway");
}

bool VisitTending(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (!visit({kPass, {}})) return false;
  bool go_on = true;
  ForEachCompany(sitting.state, seat, [&](int c) {
    const Action action{kTend, {c}};
    if (go_on && CheckTending(sitting, seat, action).ok()) go_on = visit(action);
  });
  return go_on;
}

absl::Status ApplyTending(Play& play, int seat, const Action& action) {
  if (action.kind == kTend) {
    play.state.players[seat].tended = static_cast<uint8_t>(action.args[0] + 1);
  }
  ++play.state.turn;
  play.AskNobody();
  return absl::OkStatus();
}

// Whether a player has hirelings that lost models.
bool HasLosses(const State& state, int seat) {
  for (int u = 0; u < duckhammer::kMaxUnits; ++u) {
    const int company = state.records[u].company;
    if (state.battle.units[u].size == 0 || state.battle.units[u].lost == 0) continue;
    if (OwnerOf(company) == seat && state.companies[company].hero == 0) return true;
  }
  return false;
}

}  // namespace

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

void AdvanceTending(Play& play) {
  State& state = play.state;
  if (state.turn >= play.rules.players()) {
    state.phase = Phase::kRecovery;
    state.turn = 0;
    state.step = 0;
    return;
  }
  if (HasLosses(state, state.turn)) return play.Ask(state.turn);
  ++state.turn;
}

void EndWeek(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    AgeWounds(play, HeroOf(play.state, seat));
  }
}

const PhaseHandler& HeroesHandler() {
  static constexpr PhaseHandler kHandler{CheckMaking, VisitMaking, ApplyMaking, /*open=*/false};
  return kHandler;
}

const PhaseHandler& TendingHandler() {
  static constexpr PhaseHandler kHandler{CheckTending, VisitTending, ApplyTending, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
