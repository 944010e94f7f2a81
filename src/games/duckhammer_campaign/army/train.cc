#include "src/games/duckhammer_campaign/army/train.h"

#include <vector>

#include "mallard/frame/args.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/training.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::ModelAbility;

// Weapons are numbered from 1 in actions; these effects keep them from 0.
bool CountsFromOne(Effect effect) {
  return effect == Effect::kWeaponAbility || effect == Effect::kDamage;
}

ArgSpec WeaponArg(int least, const char* doc) {
  return Between(least, duckhammer::kMaxWeapons, Arg(ArgType::kWeapon, "weapon", doc));
}

}  // namespace

absl::Span<const ArgSpec> TrainedArgs(int form) {
  // As an action of that form, behind the company.
  static const std::vector<std::vector<ArgSpec>>* const forms = [] {
    auto* all = new std::vector<std::vector<ArgSpec>>;
    const ArgSpec& company = Manifest::Find(TheManifest().events, kTrainedIn)->args[0];
    for (int i = 0; i < kTrainForms; ++i) {
      all->push_back({company});
      for (const ArgSpec& arg : TrainArgs(i)) all->back().push_back(arg);
    }
    return all;
  }();
  return At(*forms, form);
}

absl::Span<const ArgSpec> TrainArgs(int form) {
  static const std::vector<std::vector<ArgSpec>>* const forms = [] {
    const ArgSpec training = NameArg("training", "training", "In what.");
    const ArgSpec lesson = NameArg("lesson", "lesson", "Which ability.");
    const ArgSpec weapon = WeaponArg(1, "Which of its weapons, from 1.");
    const ArgSpec how = WordArg("how", {"fly", "swim"}, "What it gets better at.");
    return new std::vector<std::vector<ArgSpec>>{
        {training},
        {training},
        {training, how},
        {training},
        {training},
        {training, lesson},
        {training, weapon, NameArg("lesson", "weapon_lesson", "Which ability.")},
        {training, WeaponArg(0, "Which of its weapons goes, from 1; 0: one more."),
         NameArg("by", "weapon", "The new one.")},
        {training, weapon},
        {training, NameArg("class", "weapon_class", "The type of weapon.")},
        {training, lesson, NameArg("spell", "spell", "It.")},
        {training, lesson, NameArg("quacktic", "quacktic", "It.")}};
  }();
  return At(*forms, form);
}

Trained TrainedOf(const CampaignContent& content, const Action& action) {
  Trained trained = {};
  Put(trained.option, action.args[0] + 1);
  const Effect effect = At(content.trainings, action.args[0]).effect;
  Put(trained.first, CountsFromOne(effect) ? action.args[1] - 1 : action.args[1]);
  const int form = FormOf(content, action);
  const bool about = form == kSpellForm || form == kQuackticForm;
  Put(trained.second, about ? action.args[2] + 1 : action.args[2]);
  return trained;
}

Action ActionOf(const CampaignContent& content, const Trained& trained) {
  Action action{kTrain, {trained.option - 1, trained.first, trained.second}};
  const Effect effect = At(content.trainings, trained.option - 1).effect;
  if (CountsFromOne(effect)) action.args[1] = trained.first + 1;
  if (effect == Effect::kAbility && trained.second > 0) action.args[2] = trained.second - 1;
  return action;
}

int FormOf(const CampaignContent& content, const Action& partial) {
  const int option = partial.args[0];
  if (option < 0 || option >= Size(content.trainings)) return 0;
  const Effect effect = At(content.trainings, option).effect;
  const int lesson = partial.args[1];
  if (effect == Effect::kAbility && lesson >= 0 && lesson < Size(content.lessons)) {
    const int ability = At(content.lessons, lesson).ability;
    switch (At(content.model_abilities, ability).argument) {
      case ModelAbility::Argument::kSpell:
        return kSpellForm;
      case ModelAbility::Argument::kQuacktic:
        return kQuackticForm;
      case ModelAbility::Argument::kNone:
        break;
    }
  }
  return static_cast<int>(effect);
}

Refusal CheckTrain(const Position& position, int, const Action& action) {
  if (action.kind == kDecline) return kAllowed;
  const CampaignContent& content = position.rules.content();
  const Company& company = position.state.companies[position.state.training - 1];
  Trained trained = TrainedOf(content, action);
  Put(trained.grade, GradeOf(content, company));
  return CheckTraining(PupilOf(position.rules, company), trained);
}

void ListTrain(const Position& position, int, Listing& out) {
  const Company& company = position.state.companies[position.state.training - 1];
  const bool went_on = VisitTrainings(
      PupilOf(position.rules, company),
      [&](const Trained& trained) { return out.One(ActionOf(position.rules.content(), trained)); });
  if (went_on) out.One({kDecline, {}});
}

absl::Status ApplyTrain(Play& play, int, const Action& action) {
  Company& company = play.state.companies[play.state.training - 1];
  if (action.kind == kTrain) {
    Trained trained = TrainedOf(play.rules.content(), action);
    Put(trained.grade, GradeOf(play.rules.content(), company));
    company.trained[company.trainings++] = trained;
    play.Tell(kTrainedIn, play.state.training - 1, action.args[0], action.args[1], action.args[2]);
  }
  company.untrained = 0;
  play.state.training = 0;
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
