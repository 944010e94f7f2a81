#include "src/games/duckhammer_campaign/rules.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "mallard/frame/own.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"
#include "src/games/duckhammer_campaign/army/muster.h"
#include "src/games/duckhammer_campaign/army/plans.h"
#include "src/games/duckhammer_campaign/army/train.h"
#include "src/games/duckhammer_campaign/battle/announcing.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/battle/razing.h"
#include "src/games/duckhammer_campaign/battle/recovery.h"
#include "src/games/duckhammer_campaign/battle/retreat.h"
#include "src/games/duckhammer_campaign/bot/bot.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/tending.h"
#include "src/games/duckhammer_campaign/hide.h"
#include "src/games/duckhammer_campaign/imagine.h"
#include "src/games/duckhammer_campaign/invariants/invariants.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/orders.h"
#include "src/games/duckhammer_campaign/map/settling.h"
#include "src/games/duckhammer_campaign/referee/challenges.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"
#include "src/games/duckhammer_campaign/scene/names.h"
#include "src/games/duckhammer_campaign/scene/scene.h"
#include "src/games/duckhammer_campaign/script/script.h"
#include "src/games/duckhammer_campaign/snapshot/snapshot.h"
#include "src/games/duckhammer_campaign/text.h"
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
  const CampaignMap& chosen = At(content.campaign_maps, map);
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
  for (int feather = 0; feather < Size(content.feathers); ++feather) {
    if (HasFirstArmy(content, feather, rations)) return true;
  }
  return false;
}

// What part of the party's worth a force of the referee may have.
int PercentOf(absl::string_view opposition) {
  if (opposition == "gentle") return 70;
  return opposition == "even" ? 100 : 130;
}

int IntOf(const Configuration& configuration, const char* option) {
  return static_cast<int>(configuration.Int(option));
}

// The campaign's own decisions.
const CampaignRules::Handler kOwnHandlers[] = {
    {kPlan,
     {kFeather, kChooseMeans, kDropMeans, kReady},
     CheckPlan,
     ListPlan,
     ApplyPlan,
     "choose a Feather and means: feather, means, drop or ready",
     "your plans are made; wait for the others"},
    {kFirstArmy,
     {kEnlist, kDismiss, kReady},
     CheckMuster,
     ListMuster,
     ApplyMuster,
     "enlist the first army: enlist, dismiss or ready",
     "your army is ready; wait for the others"},
    {kMakeHero,
     {kHero, kAttribute, kTakeBack, kNameHero, kNameAttribute, kReady},
     CheckMaking,
     ListMaking,
     ApplyMaking,
     "make a character: hero, attribute, take_back, name, own_attribute or ready",
     "your character is ready; wait for the others",
     /*open=*/true},
    {kSettleArmy, {kSettle}, CheckSettle, ListSettle, ApplySettle, "give the army a place: settle"},
    {kOfferChallenge,
     {kOffer, kAlter, kRemake, kPass},
     CheckOffer,
     ListOffer,
     ApplyOffer,
     "offer a challenge, change a location, or pass",
     "the referee decides now",
     /*open=*/true},
    {kTakeTurn,
     {kMarchTo, kPitchCamp, kRecruit, kStrengthen, kRaise, kBuy, kTryVenture, kHireBoat, kAttribute,
      kNameAttribute, kPropose, kUnsay, kDone},
     CheckOrder,
     ListOrders,
     ApplyOrder,
     "march, camp, enlist companies or raise their levels; or be done",
     "it is another player's turn",
     /*open=*/true},
    {kChooseTraining,
     {kTrain, kDecline},
     CheckTrain,
     ListTrain,
     ApplyTrain,
     "choose a training, or decline",
     "it is another player's turn"},
    {kBeginBattle,
     {kAttack, kAccept, kPass},
     CheckBegin,
     ListBegin,
     ApplyBegin,
     "attack an enemy, accept the challenge, or pass",
     "it is another player's turn"},
    {kChooseJoining,
     {kJoin, kWithdraw, kReady},
     CheckJoining,
     ListJoining,
     ApplyJoining,
     "choose who joins: join, withdraw or ready"},
    {kPlayEpisode,
     {kAttempt, kPass},
     CheckAttempt,
     ListAttempt,
     ApplyAttempt,
     "attempt it, or pass",
     "others try it"},
    {kRefereesTurn,
     {kPlaceForce, kMarchTo, kRemoveToken, kSetUpBattle, kCallFor, kSetEpisode, kAlter, kRemake,
      kLayOut, kTakeUp, kTurnDown, kAllow, kPass},
     CheckRefereesTurn,
     ListRefereesTurn,
     ApplyRefereesTurn,
     "station, march, remove, battle, call, episode, alter, remake, lay_out, take_up, turn_down, "
     "allow, or pass",
     "the referee decides now",
     /*open=*/true},
    {kAnnounceReward,
     {kAnnounce},
     CheckAnnouncing,
     ListAnnouncing,
     ApplyAnnouncing,
     "announce a reward: reward",
     "the referee decides now"},
    {kChooseRetreat,
     {kRetreatTo},
     CheckRetreat,
     ListRetreat,
     ApplyRetreat,
     "choose where a token goes: retreat",
     "tokens leave the location",
     /*open=*/true},
    {kBraceRecovery,
     {kBrace},
     CheckBracing,
     ListBracing,
     ApplyBracing,
     "spend rations before the roll: brace"},
    {kChooseTended,
     {kTend, kPass},
     CheckTending,
     ListTending,
     ApplyTending,
     "tend a company, or pass"},
    {kPayRecovery,
     {kRecover},
     CheckRecovery,
     ListRecovery,
     ApplyRecovery,
     "pay for models to recover: recover"},
    {kChooseRazing, {kRaze, kDone}, CheckRazing, ListRazing, ApplyRazing, "raze camps, or be done"},
};

// A question of battles can be answered by lending Bravery, too. A KindSet takes a list of kinds,
// so kinds that are not in the set are written as kLend.
template <uint32_t... kinds>
KindSet WithLending(const KindSet& set, std::integer_sequence<uint32_t, kinds...>) {
  return {(set.Has(kinds) ? kinds : uint32_t{kLend})...};
}

// The same and those of battles, which the rules of the battle inside deal with.
std::vector<CampaignRules::Handler> MakeHandlers() {
  std::vector<CampaignRules::Handler> handlers(std::begin(kOwnHandlers), std::end(kOwnHandlers));
  for (const duckhammer::DuckhammerRules::Handler& inside :
       duckhammer::DuckhammerRules::Handlers()) {
    const KindSet answers =
        WithLending(inside.answers, std::make_integer_sequence<uint32_t, 256>());
    handlers.push_back({inside.decision, answers, CheckBattle, ListBattle, ApplyBattle,
                        inside.pending, inside.waiting, inside.open});
  }
  return handlers;
}

uint32_t DecisionOf(const State& state) {
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
    case Phase::kReferee:
      return kRefereesTurn;
    case Phase::kReward:
      return kAnnounceReward;
    case Phase::kRetreat:
      return kChooseRetreat;
    case Phase::kTending:
      return kChooseTended;
    case Phase::kRecovery:
      return state.bracing != 0 ? kBraceRecovery : kPayRecovery;
    case Phase::kRazing:
      return kChooseRazing;
    case Phase::kAttempt:  // See Asked.
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
    case Phase::kRecovery:
      return state.step < kRecords ? state.records[state.step].company : 0;
    default:
      return 0;
  }
}

}  // namespace

absl::Span<const CampaignRules::Handler> CampaignRules::Handlers() {
  static const auto* const handlers = new std::vector<Handler>(MakeHandlers());
  return *handlers;
}

Question CampaignRules::Asked(const State& state) const {
  if (state.phase == Phase::kBattle) {
    Question question = battles_->Asked(state.battle);
    question.seats = ActorsOf({*this, state});
    return question;
  }
  if (state.phase == Phase::kAttempt) {
    const Attempt& attempt = state.attempt;
    return {kPlayEpisode,
            state.asked,
            {attempt.attribute - 1, attempt.difficulty, attempt.target - 1, attempt.group,
             attempt.success - 1, attempt.failure - 1}};
  }
  return {duckhammer_campaign::DecisionOf(state), state.asked, {SubjectOf(state)}};
}

CampaignRules::CampaignRules(std::shared_ptr<const Ruleset> ruleset,
                             const Configuration& configuration, const CampaignMap& map)
    // Variables are the battle's: they lie behind it, and the battle's rules know their owners.
    : GameRules(ruleset, configuration, IntOf(configuration, "players") + 1,
                {{"match", 1}, {"player", duckhammer::kSeats}, {"unit", duckhammer::kUnitSlots}}),
      content_(OwnContent<CampaignContent>(*ruleset)),
      map_(map),
      battles_(duckhammer::DuckhammerRules::CreateNested(std::move(ruleset))),
      players_(IntOf(configuration, "players")),
      rations_(IntOf(configuration, "rations")),
      most_battles_(IntOf(configuration, "battles")),
      most_seasons_(IntOf(configuration, "seasons")),
      rounds_(IntOf(configuration, "rounds")),
      grade_(IntOf(configuration, "grade")),
      weeks_(IntOf(configuration, "weeks")),
      opposition_(PercentOf(configuration.Text("opposition"))),
      referee_asked_(configuration.Text("referee") == "person"),
      war_(configuration.Text("mode") == "war"),
      desertion_(configuration.Bool("desertion")),
      challenges_(configuration.Bool("challenges")),
      free_hand_(configuration.Bool("free_hand")),
      withdrawal_(configuration.Bool("withdrawal")) {
  SetDependent(kTrain);
  for (const char* table : {"model", "monster", "mission", "quacktic", "spell", "mark"}) {
    AddNames(table, battles_->Table(table));
  }
  std::vector<std::string> titles;
  for (const Place& place : map_.places) titles.push_back(place.stages[0].title);
  AddNames("location", map_.place_names, std::move(titles));
  AddNames("feather", content_.feather_names);
  AddNames("means", content_.means_names);
  AddNames("training", content_.training_names);
  AddNames("lesson", content_.lesson_names);
  AddNames("weapon_lesson", content_.weapon_lesson_names);
  AddNames("weapon", content_.weapon_names);
  AddNames("weapon_class", content_.weapon_class_names);
  AddNames("wound", content_.wound_names);
  AddNames("attribute", content_.any_attribute_names);
  AddNames("challenge", content_.challenge_names);
  AddNames("episode", content_.episode_names);
  AddNames("venture", content_.venture_names);
  AddNames("stake", content_.stake_names);
  AddNames("force", content_.force_names);
  AddNames("boat", content_.boat_names);
  AddNames("offered_mission", content_.offered_mission_names, "mission");
  AddNames("offered_map", content_.offered_map_names, "map");
  AddNames("called_attribute", content_.called_attribute_names, "attribute");
  AddNames("called_stake", content_.called_stake_names, "stake");
}

absl::StatusOr<std::shared_ptr<const Rules>> CampaignRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const CampaignContent& content = OwnContent<CampaignContent>(*ruleset);
  const bool war = configuration.Text("mode") == "war";
  const int players = IntOf(configuration, "players");
  if (war && players < 2) return absl::InvalidArgumentError("a war needs two players at least");
  if (war && !AnyFirstArmy(content, FirstArmyOf(IntOf(configuration, "rations")))) {
    return absl::InvalidArgumentError("no Feather has an army for so few rations");
  }
  absl::StatusOr<const CampaignMap*> map = ChooseMap(content, configuration, war ? players : 1);
  if (!map.ok()) return map.status();
  if (!war && !AnyHeroModel(content, IntOf(configuration, "grade"))) {
    return absl::InvalidArgumentError("no model of that Grade can be a character");
  }
  if (!war && content.forces.empty()) return absl::InvalidArgumentError("Duckheim needs forces");
  return std::shared_ptr<const Rules>(new CampaignRules(std::move(ruleset), configuration, **map));
}

void CampaignRules::SetUp(State& state) const {
  ClearBattle(*this, state);  // No battle, and none of its variables.
  for (int seat = 0; seat < players_; ++seat) state.players[seat].rations = rations_;
  state.phase = Phase::kPlans;
  Put(state.asked, (1 << players_) - 1);
}

absl::Status CampaignRules::GoOn(duckhammer_campaign::Play& play) const { return Advance(play); }

int CampaignRules::SeatInside(const State& state, int side) const {
  const int seat = side < duckhammer::kSeats ? int{state.contenders[side].seat} : -1;
  return seat < seats() ? seat : -1;
}

Outcome CampaignRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  outcome.winners = state.winner;
  for (int seat = 0; seat < players_; ++seat) {
    outcome.scores[seat] = LocationsHeld(*this, state, seat);
  }
  return outcome;
}

absl::Status CampaignRules::Explain(const void* state, int seat, const Action& action,
                                    const Refusal& no) const {
  const Position position{*this, As(state)};
  if (position.state.phase == Phase::kMuster) return ExplainMuster(position, seat, action, no);
  if (position.state.phase != Phase::kBattle || !Asked(position.state).Asks(seat)) {
    return no.ToStatus();
  }
  return battles_->Explain(&position.state.battle, BattleSeatToPlay(position, seat), action, no);
}

absl::Span<const ArgSpec> CampaignRules::ActionArgs(const Action& partial) const {
  if (partial.kind == kTrain) return TrainArgs(FormOf(content_, partial));
  return Rules::ActionArgs(partial);
}

absl::Span<const ArgSpec> CampaignRules::EventArgs(const Event& event) const {
  if (event.kind != kTrainedIn) return Rules::EventArgs(event);
  return TrainedArgs(FormOf(content_, {kTrain, {event.args[1], event.args[2], event.args[3]}}));
}

// Choices that cannot be listed are those of battles.

OpenBounds CampaignRules::BoundsOf(const void* state, int seat, const Action& partial,
                                   int step) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle) return Rules::BoundsOf(state, seat, partial, step);
  return battles_->BoundsOf(&s.battle, BattleSeatToPlay({*this, s}, seat), partial, step);
}

bool CampaignRules::NearestLegal(const void* state, int seat, int step, Action& wish) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle) return Rules::NearestLegal(state, seat, step, wish);
  return battles_->NearestLegal(&s.battle, BattleSeatToPlay({*this, s}, seat), step, wish) &&
         Allows(state, seat, wish);
}

size_t CampaignRules::Preview(const void* state, int seat, const Action& action,
                              absl::Span<PreviewStep> out) const {
  const State& s = As(state);
  if (s.phase != Phase::kBattle || !Allows(state, seat, action)) return 0;
  return battles_->Preview(&s.battle, BattleSeatToPlay({*this, s}, seat), action, out);
}

std::unique_ptr<Bot> CampaignRules::CreateBot(uint64_t seed) const {
  return std::make_unique<CampaignBot>(seed);
}

}  // namespace mallard::duckhammer_campaign
