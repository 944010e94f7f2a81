#include "src/games/duckhammer/rules.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/own.h"
#include "src/games/duckhammer/activation.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/army/muster.h"
#include "src/games/duckhammer/bot/bot.h"
#include "src/games/duckhammer/combat/batch.h"
#include "src/games/duckhammer/combat/counter.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/combat/marks.h"
#include "src/games/duckhammer/combat/prepare.h"
#include "src/games/duckhammer/content/map_terrain.h"
#include "src/games/duckhammer/content/terrain_text.h"
#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer/imagine.h"
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer/movement/movement.h"
#include "src/games/duckhammer/movement/moving.h"
#include "src/games/duckhammer/movement/retaliation.h"
#include "src/games/duckhammer/open.h"
#include "src/games/duckhammer/scene/names.h"
#include "src/games/duckhammer/scene/scene.h"
#include "src/games/duckhammer/scoring/quacktics.h"
#include "src/games/duckhammer/script/script.h"
#include "src/games/duckhammer/setup/deploy.h"
#include "src/games/duckhammer/setup/placing.h"
#include "src/games/duckhammer/setup/setup.h"
#include "src/games/duckhammer/snapshot/snapshot.h"
#include "src/games/duckhammer/text/text.h"
#include "src/games/duckhammer/turn.h"

namespace mallard::duckhammer {
namespace {

// Maps of a scale, by position.
std::vector<int> MapsOf(const GameContent& content, int scale) {
  std::vector<int> maps;
  for (size_t i = 0; i < content.maps.size(); ++i) {
    if (content.maps[i].scale == scale) maps.push_back(static_cast<int>(i));
  }
  return maps;
}

// The map that the configuration asks for: a position, kAnyMap or kOwnTerrain.
constexpr int kAnyMap = -1;
constexpr int kOwnTerrain = -2;

absl::StatusOr<int> ChooseMap(const GameContent& content, const Configuration& configuration,
                              int scale) {
  const std::string& name = configuration.Text("map");
  if (!configuration.Text("terrain").empty()) {
    if (name.empty()) return kOwnTerrain;
    return absl::InvalidArgumentError("give a map or terrain of its own, not both");
  }
  if (!name.empty()) {
    absl::StatusOr<int> map = content.map_names.Require("map", name);
    if (map.ok() && At(content.maps, *map).scale != scale) {
      return absl::InvalidArgumentError(absl::StrCat("map ", name, " is not of the scale ",
                                                     At(content.scale_names.names(), scale)));
    }
    return map;
  }
  if (!MapsOf(content, scale).empty()) return kAnyMap;
  return absl::InvalidArgumentError("no map has that scale; give terrain of its own");
}

// Whose the variables are that belong to a player or a unit; monsters are nobody's.
int OwnerOfPlayer(int instance) { return instance; }
int OwnerOfUnit(int instance) { return instance < FirstUnit(kNobody) ? instance / kMaxUnits : -1; }
Reference ThingOfUnit(int instance) { return Reference::Of(ArgType::kUnit, instance); }

Refusal CheckNothing(const Position&, int, const Action&) { return kAllowed; }

constexpr uint32_t Number(Stage stage) { return static_cast<uint32_t>(stage); }

}  // namespace

absl::Span<const DuckhammerRules::Handler> DuckhammerRules::Handlers() {
  constexpr const char* kWaiting = "it is the other player's turn to decide";
  static const Handler handlers[] = {
      {Number(Stage::kMusterList),
       {kEnlist, kDismiss, kReady},
       CheckMuster,
       ListMuster,
       ApplyMuster,
       "the army list is being written: enlist, dismiss or ready",
       "your list is ready; wait for your opponent"},
      {Number(Stage::kChooseLead),
       {kChoose},
       CheckNothing,
       ListLeads,
       ApplyLead,
       "choose to be the first Lead, or to pick the sides",
       kWaiting},
      {Number(Stage::kChooseSide),
       {kTakeSide},
       CheckNothing,
       ListSides,
       ApplySide,
       "choose an end of the map",
       kWaiting},
      {Number(Stage::kChooseMission),
       {kMission},
       CheckNothing,
       ListMissions,
       ApplyMission,
       "choose a mission",
       kWaiting},
      {Number(Stage::kNameMonster),
       {kNameBeast, kPass},
       CheckMonsterName,
       ListMonsterNames,
       ApplyMonsterName,
       "name a monster, or pass",
       kWaiting},
      {Number(Stage::kPlaceMonster),
       {kPlace},
       CheckMonsterPlace,
       ListMonsterPlaces,
       ApplyMonsterPlace,
       "something has to be placed on the map now",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kPlaceObject),
       {kPlace},
       CheckObjectPlace,
       ListObjectPlaces,
       ApplyObjectPlace,
       "something has to be placed on the map now",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kDeploy),
       {kDeployUnit, kHold},
       CheckDeploy,
       ListDeploy,
       ApplyDeploy,
       "deploy a unit, or hold one back",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kArrange),
       {kPut, kDone},
       CheckArrange,
       ListArrange,
       ApplyArrange,
       "arrange the unit's models, or be done",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kStartQuacktic),
       {kStartQuack, kPass},
       CheckQuacktic,
       ListQuacktics,
       ApplyQuacktic,
       "start a quacktic, or pass",
       kWaiting},
      // Giving up is legal, but not listed; areas of spells and places of reinforcements are free.
      {Number(Stage::kActivate),
       {kMove, kPileIn, kCharge, kReinforce, kChantSpell, kShootAt, kFightWith, kPass,
        kForfeitBattle},
       CheckActivate,
       ListActivate,
       ApplyActivate,
       "activate a unit, or pass",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kMoving),
       {kStep, kShift, kAdvance, kDone},
       CheckMoving,
       ListMoving,
       ApplyMoving,
       "move the unit's models, or be done",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kRetaliate),
       {kRetaliateBy, kPass},
       CheckRetaliate,
       ListRetaliate,
       ApplyRetaliate,
       "retaliate with a unit, or pass",
       kWaiting},
      {Number(Stage::kPrepare),
       {kUse, kAverage, kMomentum, kRoll},
       CheckPrepare,
       ListPrepare,
       ApplyPrepare,
       "prepare the attack: use, average, momentum; then roll",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kCounter),
       {kCounterBy, kCounterChant, kPass},
       CheckCounter,
       ListCounter,
       ApplyCounter,
       "answer the attack: counter, counter_chant or pass",
       kWaiting,
       /*open=*/true},
      {Number(Stage::kSway),
       {kSwayDie, kPass},
       CheckSway,
       ListSway,
       ApplySway,
       "turn a die for a victory point, or pass",
       kWaiting},
      {Number(Stage::kLosses),
       {kLose},
       CheckLose,
       ListLose,
       ApplyLose,
       "choose a model that is destroyed: lose",
       kWaiting},
      {Number(Stage::kPickWeapon),
       {kPick},
       CheckPick,
       ListPick,
       ApplyPick,
       "choose the weapon that is marked: pick",
       kWaiting},
      {Number(Stage::kLand),
       {kLandUnit, kPass},
       CheckLand,
       ListLand,
       ApplyLand,
       "land a flying unit, or pass",
       kWaiting},
  };
  return handlers;
}

Question DuckhammerRules::Asked(const State& state) const {
  if (state.phase == Phase::kOver) return {};
  return {Number(state.stage), state.asked, {SubjectOf(state)}};
}

DuckhammerRules::DuckhammerRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, int scale, int map,
                                 std::vector<TerrainFeature> own_terrain)
    : GameRules(std::move(ruleset), configuration, kSeats,
                {{"match", 1},
                 {"player", kSeats, OwnerOfPlayer},
                 {"unit", kUnitSlots, OwnerOfUnit, ThingOfUnit}}),
      content_(OwnContent<GameContent>(Rules::ruleset())),
      scale_(scale),
      map_(map),
      own_terrain_(std::move(own_terrain)) {
  AddNames("model", content_.model_names);
  AddNames("monster", content_.monster_names);
  AddNames("mission", content_.mission_names);
  AddNames("quacktic", content_.quacktic_names);
  AddNames("spell", content_.spell_names);
  AddNames("mark", content_.mark_names);
}

absl::StatusOr<std::shared_ptr<const Rules>> DuckhammerRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = OwnContent<GameContent>(*ruleset);
  absl::StatusOr<int> scale = content.scale_names.Require("scale", configuration.Text("scale"));
  if (!scale.ok()) return scale.status();
  absl::StatusOr<int> map = ChooseMap(content, configuration, *scale);
  if (!map.ok()) return map.status();
  std::vector<TerrainFeature> own_terrain;
  if (*map == kOwnTerrain) {
    absl::StatusOr<std::vector<TerrainFeature>> parsed =
        ParseTerrain(configuration.Text("terrain"), At(content.scales, *scale));
    if (!parsed.ok()) return parsed.status();
    own_terrain = *std::move(parsed);
  }
  std::shared_ptr<DuckhammerRules> rules(
      new DuckhammerRules(std::move(ruleset), configuration, *scale, *map, std::move(own_terrain)));
  for (int seat = 0; seat < kSeats; ++seat) {
    const char* option = seat == 0 ? "army_1" : "army_2";
    if (configuration.Text(option).empty()) continue;
    absl::StatusOr<std::vector<Enlisted>> army =
        ParseArmy(rules->ruleset(), configuration.Text(option), rules->points());
    if (!army.ok()) {
      return absl::Status(army.status().code(),
                          absl::StrCat(option, ": ", army.status().message()));
    }
    rules->given_armies_[seat] = *std::move(army);
  }
  return rules;
}

std::shared_ptr<const DuckhammerRules> DuckhammerRules::CreateNested(
    std::shared_ptr<const Ruleset> ruleset) {
  std::shared_ptr<DuckhammerRules> rules(
      new DuckhammerRules(std::move(ruleset), Configuration(TheManifest()), 0, kAnyMap, {}));
  rules->nested_ = true;
  rules->SetInside();
  return rules;
}

void DuckhammerRules::SetUp(State& s) const {
  const Scale& scale = At(content_.scales, scale_);
  const std::vector<int> maps = MapsOf(content_, scale_);
  const int map = map_ == kAnyMap ? At(maps, DrawIndex(s.chance, Size(maps))) : map_;
  Put(s.map, map == kOwnTerrain ? 0 : map + 1);
  Put(s.size, scale.size);
  s.width = scale.width;
  s.length = scale.length;
  Put(s.rounds, configuration().Int("rounds"));
  for (int seat = 0; seat < kSeats; ++seat) {
    Player& player = s.players[seat];
    Put(player.needed, scale.victory_points);
    player.zone_depth = kZoneDepth;
    std::copy(given_armies_[seat].begin(), given_armies_[seat].end(), player.army);
  }
  s.stage = Stage::kMusterList;
  s.asked = 3;
}

absl::Status DuckhammerRules::GoOn(duckhammer::Play& play) const { return Advance(play); }

Outcome DuckhammerRules::Standing(const State& state) const {
  Outcome outcome;
  outcome.over = state.phase == Phase::kOver;
  if (state.winner != 0) outcome.winners = 1u << (state.winner - 1);
  for (int seat = 0; seat < kSeats; ++seat) {
    outcome.scores[seat] = state.players[seat].victory_points;
  }
  return outcome;
}

absl::Status DuckhammerRules::Explain(const void* state, int seat, const Action& action,
                                      const Refusal& no) const {
  const Position position{*this, As(state)};
  switch (position.state.stage) {
    case Stage::kMusterList:
      return ExplainMuster(position, seat, action, no);
    case Stage::kMoving:
      return ExplainMoving(position, action, no);
    default:
      return no.ToStatus();
  }
}

OpenBounds DuckhammerRules::BoundsOf(const void* state, int, const Action& partial,
                                     int step) const {
  return BoundsOfStep({*this, As(state)}, partial, step);
}

bool DuckhammerRules::NearestLegal(const void* state, int seat, int step, Action& wish) const {
  if (!Judge(state, seat, wish)) return true;
  const ArgType type = At(ActionArgs(wish), step).type;
  const bool place = type == ArgType::kPlace || type == ArgType::kVector;
  return (place && NearestPlace({*this, As(state)}, seat, wish)) ||
         Rules::NearestLegal(state, seat, step, wish);
}

size_t DuckhammerRules::Preview(const void* state, int seat, const Action& action,
                                absl::Span<PreviewStep> out) const {
  if (Judge(state, seat, action)) return 0;
  return PreviewOf({*this, As(state)}, action, out);
}

std::unique_ptr<Bot> DuckhammerRules::CreateBot(uint64_t seed) const {
  return std::make_unique<DuckhammerBot>(seed);
}

}  // namespace mallard::duckhammer
