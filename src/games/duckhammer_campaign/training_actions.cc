// Trainings as actions, and choosing one.
#include <vector>

#include "mallard/frame/args.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/training.h"

namespace mallard::duckhammer_campaign {
namespace {

using duckhammer::ModelAbility;

Company& CompanyInTraining(State& state) { return state.companies[state.training - 1]; }

// Weapons are numbered from 1 in actions; these effects keep them from 0.
bool CountsFromOne(Effect effect) {
  return effect == Effect::kWeaponAbility || effect == Effect::kDamage;
}

absl::Status Check(const Sitting& sitting, int, const Action& action) {
  if (action.kind == kDecline) return absl::OkStatus();
  if (action.kind != kTrain) return Refused("choose a training, or decline");
  const CampaignContent& content = sitting.content();
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.trainings.size()) {
    return absl::InvalidArgumentError("there is no such training");
  }
  const Company& company = sitting.state.companies[sitting.state.training - 1];
  for (const int32_t arg : action.args) {
    if (arg < 0 || arg >= 255) return absl::InvalidArgumentError("there is no such training");
  }
  Trained trained = TrainedOf(content, action);
  if (!(ActionOf(content, trained) == action)) {
    return absl::InvalidArgumentError("that is not how the training is written");
  }
  trained.grade = static_cast<uint8_t>(GradeOf(content, company));
  return CheckTraining(sitting.rules, company, trained);
}

bool Visit(const Sitting& sitting, int, ActionVisitor visit) {
  const Company& company = sitting.state.companies[sitting.state.training - 1];
  const bool went_on = VisitTrainings(sitting.rules, company, [&](const Trained& trained) {
    return visit(ActionOf(sitting.content(), trained));
  });
  return went_on && visit({kDecline, {}});
}

absl::Status Apply(Play& play, int, const Action& action) {
  Company& company = CompanyInTraining(play.state);
  if (action.kind == kTrain) {
    Trained trained = TrainedOf(play.content(), action);
    trained.grade = static_cast<uint8_t>(GradeOf(play.content(), company));
    company.trained[company.trainings++] = trained;
    play.Tell(kTrainedIn, play.state.training - 1, action.args[0], action.args[1], action.args[2]);
  }
  company.untrained = 0;
  play.state.training = 0;
  return absl::OkStatus();
}

ArgSpec WeaponArg(const char* doc = "Which of its weapons, from 1.") {
  return Arg(ArgType::kWeapon, "weapon", doc);
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
  return (*forms)[static_cast<size_t>(form)];
}

absl::Span<const ArgSpec> TrainArgs(int form) {
  static const std::vector<std::vector<ArgSpec>>* const forms = [] {
    const ArgSpec training = NameArg("training", "training", "In what.");
    const ArgSpec lesson = NameArg("lesson", "lesson", "Which ability.");
    const ArgSpec how = WordArg("how", {"fly", "swim"}, "What it gets better at.");
    return new std::vector<std::vector<ArgSpec>>{
        {training},
        {training},
        {training, how},
        {training},
        {training},
        {training, lesson},
        {training, WeaponArg(), NameArg("lesson", "weapon_lesson", "Which ability.")},
        {training, WeaponArg("Which of its weapons goes, from 1; 0: one more."),
         NameArg("by", "weapon", "The new one.")},
        {training, WeaponArg()},
        {training, NameArg("class", "weapon_class", "The type of weapon.")},
        {training, lesson, NameArg("spell", "spell", "It.")},
        {training, lesson, NameArg("quacktic", "quacktic", "It.")}};
  }();
  return (*forms)[static_cast<size_t>(form)];
}

Trained TrainedOf(const CampaignContent& content, const Action& action) {
  const auto byte = [](int32_t value) { return static_cast<uint8_t>(value); };
  Trained trained{byte(action.args[0] + 1), 0, byte(action.args[1]), byte(action.args[2])};
  const Effect effect = content.trainings[static_cast<size_t>(action.args[0])].effect;
  // A weapon number of 0 wraps around, to a weapon that is not there.
  if (CountsFromOne(effect)) trained.first = byte(action.args[1] - 1);
  if (effect == Effect::kAbility) {
    const bool about = FormOf(content, action) != static_cast<int>(Effect::kAbility);
    trained.second = byte(about ? action.args[2] + 1 : 0);
  }
  return trained;
}

Action ActionOf(const CampaignContent& content, const Trained& trained) {
  Action action{kTrain, {trained.option - 1, trained.first, trained.second}};
  const Effect effect = content.trainings[trained.option - 1u].effect;
  if (CountsFromOne(effect)) action.args[1] = trained.first + 1;
  if (effect == Effect::kAbility && trained.second > 0) action.args[2] = trained.second - 1;
  return action;
}

int FormOf(const CampaignContent& content, const Action& partial) {
  const int32_t option = partial.args[0];
  if (option < 0 || static_cast<size_t>(option) >= content.trainings.size()) return 0;
  const Effect effect = content.trainings[static_cast<size_t>(option)].effect;
  const int32_t lesson = partial.args[1];
  if (effect == Effect::kAbility && lesson >= 0 &&
      static_cast<size_t>(lesson) < content.lessons.size()) {
    const int ability = content.lessons[static_cast<size_t>(lesson)].ability;
    switch (content.model_abilities[static_cast<size_t>(ability)].argument) {
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

const PhaseHandler& TrainingHandler() {
  static constexpr PhaseHandler kHandler{Check, Visit, Apply, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
