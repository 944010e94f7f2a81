#include "src/games/duckhammer_campaign/rules.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/play.h"
#include "src/games/duckhammer_campaign/training.h"
#include "src/games/duckhammer_campaign/turn.h"

namespace mallard::duckhammer_campaign {
namespace {

absl::StatusOr<const CampaignMap*> ChooseMap(const CampaignContent& content,
                                             const Configuration& configuration, int players) {
  const std::string& name = configuration.Text("map");
  int map = 0;
  if (!name.empty()) {
    absl::StatusOr<int> named = content.campaign_map_names.Require("campaign map", name);
    if (!named.ok()) return named.status();
    map = *named;
  }
  const CampaignMap& chosen = content.campaign_maps[static_cast<size_t>(map)];
  const auto starts = std::count_if(chosen.places.begin(), chosen.places.end(),
                                    [](const Place& place) { return place.start; });
  if (starts < players) {
    return absl::InvalidArgumentError(absl::StrCat("campaign map ", chosen.id, " has ", starts,
                                                   " places to start, too few for ", players,
                                                   " players"));
  }
  return &chosen;
}

// Whether anybody can enlist a first army.
bool AnyFirstArmy(const CampaignContent& content, int rations) {
  for (int feather = 0; feather < static_cast<int>(content.feathers.size()); ++feather) {
    if (HasFirstArmy(content, feather, rations)) return true;
  }
  return false;
}

// Whether there is a model to make characters of.
bool AnyHero(const CampaignContent& content, int64_t grade) {
  return std::any_of(content.models.begin(), content.models.end(),
                     [&](const duckhammer::ModelEntry& model) {
                       return !model.character && model.profile.grade == grade;
                     });
}

// Arguments beyond those of its kind must be 0: every action has one form only.
absl::Status CheckForm(const CampaignRules& rules, const Action& action) {
  if (Manifest::Find(TheManifest().actions, action.kind) == nullptr) {
    return absl::InvalidArgumentError("there is no such action");
  }
  size_t i = static_cast<size_t>(SlotsOf(rules.ActionArgs(action)));
  for (; i < std::size(action.args); ++i) {
    if (action.args[i] != 0) {
      return absl::InvalidArgumentError("arguments that the action does not use must be 0");
    }
  }
  return absl::OkStatus();
}

uint32_t AskedOf(const Sitting& sitting) {
  return sitting.state.phase == Phase::kBattle ? ActorsOf(sitting) : sitting.state.asked;
}

uint32_t KindOfDecision(const State& state) {
  switch (state.phase) {
    case Phase::kPlans:
      return kPlan;
    case Phase::kMuster:
      return kFirstArmy;
    case Phase::kHeroes:
      return kMakeHero;
    case Phase::kSettling:
      return kSettleArmy;
    case Phase::kOffer:
      return kOfferChallenge;
    case Phase::kMarch:
      return state.training != 0 ? kChooseTraining : kTakeTurn;
    case Phase::kBattles:
      return kBeginBattle;
    case Phase::kJoining:
      return kChooseJoining;
    case Phase::kScenes:
      return state.scene != 0 ? kPlayScene : kChooseScene;
    case Phase::kTending:
      return kChooseTended;
    case Phase::kRecovery:
      return kPayRecovery;
    case Phase::kRazing:
      return kChooseRazing;
    case Phase::kBattle:
    case Phase::kOver:
      break;
  }
  return 0;
}

// What the question is about.
int SubjectOf(const State& state) {
  switch (state.phase) {
    case Phase::kSettling:
      return state.turn;
    case Phase::kMarch:
      return state.training != 0 ? state.training - 1 : 0;
    case Phase::kScenes:
      return state.scene != 0 ? state.scene - 1 : 0;
    case Phase::kRecovery:
      return state.records[state.step].company;
    default:
      return 0;
  }
}

}  // namespace

CampaignRules::CampaignRules(std::shared_ptr<const Ruleset> ruleset,
                             const Configuration& configuration, const CampaignMap& map)
    : Rules(ruleset, configuration),
      content_(static_cast<const CampaignContent&>(ruleset->content())),
      map_(map),
      battles_(duckhammer::DuckhammerRules::CreateNested(std::move(ruleset))),
      players_(static_cast<int>(configuration.Int("players"))),
      referee_asked_(configuration.Text("referee") == "person"),
      war_(configuration.Text("mode") == "war") {}

absl::StatusOr<std::shared_ptr<const Rules>> CampaignRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const auto& content = static_cast<const CampaignContent&>(ruleset->content());
  const bool war = configuration.Text("mode") == "war";
  const int players = static_cast<int>(configuration.Int("players"));
  if (war && players < 2) return absl::InvalidArgumentError("a war needs two players at least");
  if (war && !AnyFirstArmy(content, FirstArmyOf(configuration.Int("rations")))) {
    return absl::InvalidArgumentError("no Feather has an army for so few rations");
  }
  absl::StatusOr<const CampaignMap*> map = ChooseMap(content, configuration, war ? players : 0);
  if (!map.ok()) return map.status();
  if (!war && !AnyHero(content, configuration.Int("grade"))) {
    return absl::InvalidArgumentError("no model of that Grade can be a character");
  }
  const bool any = std::any_of(content.challenges.begin(), content.challenges.end(),
                               [](const Challenge& c) { return c.in_duckheim; });
  if (!war && !any) return absl::InvalidArgumentError("Duckheim needs challenges");
  return std::shared_ptr<const Rules>(new CampaignRules(std::move(ruleset), configuration, **map));
}

void CampaignRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  std::memset(state, 0, state_size());
  s.chance = Chance::Stream(seed, 0);
  for (int seat = 0; seat < players_; ++seat) s.players[seat].rations = rations();
  s.phase = war_ ? Phase::kPlans : Phase::kHeroes;
  s.asked = static_cast<uint8_t>((1 << players_) - 1);
}

void CampaignRules::Reseed(void* state, uint64_t seed) const {
  State& s = As(state);
  s.chance = Chance::Stream(seed, 0);
  if (s.battle.rounds != 0) s.battle.chance = Chance::Stream(seed, 1);
}

Decision CampaignRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  Decision decision;
  const Sitting sitting{*this, s};
  if ((AskedOf(sitting) >> seat & 1) == 0) return decision;
  if (s.phase == Phase::kBattle) {
    return battles_->DecisionOf(&s.battle, BattleSeatToPlay(sitting, seat));
  }
  decision.kind = KindOfDecision(s);
  if (HandlerOf(s).open) decision.flags = Decision::kOpen;
  decision.args[0] = SubjectOf(s);
  return decision;
}

uint64_t CampaignRules::LegalCount(const void* state, int seat) const {
  const Sitting sitting{*this, As(state)};
  uint64_t count = 0;
  if ((AskedOf(sitting) >> seat & 1) == 0) return count;
  HandlerOf(As(state)).visit(sitting, seat, [&](const Action&) {
    ++count;
    return true;
  });
  return count;
}

Action CampaignRules::LegalNth(const void* state, int seat, uint64_t n) const {
  const Sitting sitting{*this, As(state)};
  Action found;
  if ((AskedOf(sitting) >> seat & 1) == 0) return found;
  HandlerOf(As(state)).visit(sitting, seat, [&](const Action& action) {
    if (n-- != 0) return true;
    found = action;
    return false;
  });
  return found;
}

size_t CampaignRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  const Sitting sitting{*this, As(state)};
  size_t count = 0;
  if ((AskedOf(sitting) >> seat & 1) == 0 || out.empty()) return count;
  HandlerOf(As(state)).visit(sitting, seat, [&](const Action& action) {
    out[count++] = action;
    return count < out.size();
  });
  return count;
}

absl::Status CampaignRules::Check(const void* state, int seat, const Action& action) const {
  const State& s = As(state);
  const Sitting sitting{*this, s};
  if (s.phase == Phase::kOver) return absl::FailedPreconditionError("the campaign is over");
  if ((AskedOf(sitting) >> seat & 1) == 0) {
    return absl::FailedPreconditionError("it is not your turn to decide");
  }
  absl::Status form = CheckForm(*this, action);
  return form.ok() ? HandlerOf(s).check(sitting, seat, action) : form;
}

bool CampaignRules::MayFail(const void* state, const Action&) const {
  return As(state).phase > Phase::kPlans;
}

absl::Status CampaignRules::Apply(void* state, int seat, const Action& action,
                                  EventSink& events) const {
  Play play{*this, As(state), events};
  absl::Status status = HandlerOf(play.state).apply(play, seat, action);
  return status.ok() ? Advance(play) : status;
}

Outcome CampaignRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  outcome.winners = s.winner;
  for (int seat = 0; seat < players_; ++seat) {
    outcome.scores[seat] = war_ ? LocationsHeld(*this, s, seat) : int{s.players[seat].battles_won};
  }
  return outcome;
}

absl::Span<const ArgSpec> CampaignRules::ActionArgs(const Action& partial) const {
  if (partial.kind == kTrain) return TrainArgs(FormOf(content_, partial));
  return Rules::ActionArgs(partial);
}

absl::Span<const ArgSpec> CampaignRules::EventArgs(const Event& event) const {
  if (event.kind != kTrainedIn) return Rules::EventArgs(event);
  return TrainedArgs(FormOf(content_, {kTrain, {event.args[1], event.args[2], event.args[3]}}));
}

const NameTable& CampaignRules::Table(absl::string_view table) const {
  if (table == "location") return map_.place_names;
  if (table == "feather") return content_.feather_names;
  if (table == "means") return content_.means_names;
  if (table == "training") return content_.training_names;
  if (table == "lesson") return content_.lesson_names;
  if (table == "weapon_lesson") return content_.weapon_lesson_names;
  if (table == "weapon") return content_.weapon_names;
  if (table == "weapon_class") return content_.weapon_class_names;
  if (table == "wound") return content_.wound_names;
  if (table == "attribute") return content_.attribute_names;
  if (table == "challenge") return content_.challenge_names;
  if (table == "scene") return content_.scene_names;
  if (table == "offered_mission") return content_.offered_mission_names;
  if (table == "offered_map") return content_.offered_map_names;
  return battles_->Table(table);
}

}  // namespace mallard::duckhammer_campaign
