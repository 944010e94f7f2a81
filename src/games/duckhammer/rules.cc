#include "src/games/duckhammer/rules.h"

#include <cstring>
#include <iterator>
#include <utility>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/army.h"
#include "src/games/duckhammer/play.h"
#include "src/games/duckhammer/terrain_text.h"
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
    if (map.ok() && content.maps[static_cast<size_t>(*map)].scale != scale) {
      return absl::InvalidArgumentError(
          absl::StrCat("map ", name, " is not of the scale ",
                       content.scale_names.names()[static_cast<size_t>(scale)]));
    }
    return map;
  }
  if (!MapsOf(content, scale).empty()) return kAnyMap;
  return absl::InvalidArgumentError("no map has that scale; give terrain of its own");
}

// Words and names must be ones that there are, and arguments beyond those of its kind must be 0:
// every action has one form only. Handlers need not look at either.
absl::Status CheckArguments(const Rules& rules, const Action& action) {
  const KindSpec* spec = Manifest::Find(TheManifest().actions, action.kind);
  if (spec == nullptr) return absl::InvalidArgumentError("there is no such action");
  size_t slot = 0;
  for (const ArgSpec& arg : spec->args) {
    const int32_t value = action.args[slot];
    slot += static_cast<size_t>(arg.width());
    size_t known = 0;
    if (arg.type == ArgType::kWord) {
      known = arg.words.size();
    } else if (arg.named()) {
      known = rules.Table(arg.table).names().size();
    } else {
      continue;
    }
    if (value < 0 || static_cast<size_t>(value) >= known) {
      return absl::InvalidArgumentError(absl::StrCat("there is no such ", arg.name));
    }
  }
  for (; slot < std::size(action.args); ++slot) {
    if (action.args[slot] != 0) {
      return absl::InvalidArgumentError("arguments that the action does not use must be 0");
    }
  }
  return absl::OkStatus();
}

}  // namespace

DuckhammerRules::DuckhammerRules(std::shared_ptr<const Ruleset> ruleset,
                                 const Configuration& configuration, int scale, int map,
                                 std::vector<TerrainFeature> own_terrain)
    : Rules(std::move(ruleset), configuration),
      content_(static_cast<const GameContent&>(Rules::ruleset().content())),
      scale_(scale),
      map_(map),
      own_terrain_(std::move(own_terrain)),
      variables_(Rules::ruleset().entries(),
                 {{"match", 1}, {"player", kSeats}, {"unit", kUnitSlots}}) {}

absl::StatusOr<std::shared_ptr<const Rules>> DuckhammerRules::Create(
    std::shared_ptr<const Ruleset> ruleset, const Configuration& configuration) {
  const GameContent& content = static_cast<const GameContent&>(ruleset->content());
  absl::StatusOr<int> scale = content.scale_names.Require("scale", configuration.Text("scale"));
  if (!scale.ok()) return scale.status();
  absl::StatusOr<int> map = ChooseMap(content, configuration, *scale);
  if (!map.ok()) return map.status();
  std::vector<TerrainFeature> own_terrain;
  if (*map == kOwnTerrain) {
    absl::StatusOr<std::vector<TerrainFeature>> parsed =
        ParseTerrain(configuration.Text("terrain"), content.scales[static_cast<size_t>(*scale)]);
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
  return rules;
}

void DuckhammerRules::Start(uint64_t seed, void* state) const {
  State& s = As(state);
  std::memset(state, 0, state_size());
  Reseed(state, seed);
  const Scale& scale = content_.scales[static_cast<size_t>(scale_)];
  const std::vector<int> maps = MapsOf(content_, scale_);
  const int map = map_ == kAnyMap ? maps[s.chance.Below(static_cast<uint32_t>(maps.size()))] : map_;
  s.map = static_cast<uint8_t>(map == kOwnTerrain ? 0 : map + 1);
  s.size = static_cast<uint8_t>(scale.size);
  s.width = scale.width;
  s.length = scale.length;
  s.rounds = static_cast<uint8_t>(configuration().Int("rounds"));
  for (int seat = 0; seat < kSeats; ++seat) {
    Player& player = s.players[seat];
    player.needed = static_cast<int16_t>(scale.victory_points);
    player.zone_depth = 6 * kInch;
    for (size_t i = 0; i < given_armies_[seat].size(); ++i) {
      player.army[i] = given_armies_[seat][i];
    }
  }
  s.stage = Stage::kMusterList;
  s.asked = 3;
  variables_.Start(VariablesOf(s));
}

void DuckhammerRules::Reseed(void* state, uint64_t seed) const {
  As(state).chance = Chance::Stream(seed, 0);
}

Decision DuckhammerRules::DecisionOf(const void* state, int seat) const {
  const State& s = As(state);
  Decision decision;
  if ((s.asked >> seat & 1) == 0) return decision;
  decision.kind = static_cast<uint32_t>(s.stage);
  if (HandlerOf(s).open) decision.flags = Decision::kOpen;
  decision.args[0] = SubjectOf(s);
  return decision;
}

uint64_t DuckhammerRules::LegalCount(const void* state, int seat) const {
  uint64_t count = 0;
  if ((As(state).asked >> seat & 1) == 0) return count;
  HandlerOf(As(state)).visit({*this, As(state)}, seat, [&](const Action&) {
    ++count;
    return true;
  });
  return count;
}

Action DuckhammerRules::LegalNth(const void* state, int seat, uint64_t n) const {
  Action found;
  if ((As(state).asked >> seat & 1) == 0) return found;
  HandlerOf(As(state)).visit({*this, As(state)}, seat, [&](const Action& action) {
    if (n-- != 0) return true;
    found = action;
    return false;
  });
  return found;
}

size_t DuckhammerRules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  size_t count = 0;
  if ((As(state).asked >> seat & 1) == 0 || out.empty()) return count;
  HandlerOf(As(state)).visit({*this, As(state)}, seat, [&](const Action& action) {
    out[count++] = action;
    return count < out.size();
  });
  return count;
}

absl::Status DuckhammerRules::Check(const void* state, int seat, const Action& action) const {
  const State& s = As(state);
  if (s.phase == Phase::kOver) return absl::FailedPreconditionError("the battle is over");
  if ((s.asked >> seat & 1) == 0) {
    return absl::FailedPreconditionError("it is the other player's turn to decide");
  }
  absl::Status status = CheckArguments(*this, action);
  return status.ok() ? HandlerOf(s).check({*this, s}, seat, action) : status;
}

bool DuckhammerRules::MayFail(const void* state, const Action&) const {
  // The last action of the set-up begins the first round, whose functions run at once; which action
  // that is follows from what is still to be placed.
  return content_.has_scripts && As(state).phase > Phase::kMuster;
}

absl::Status DuckhammerRules::Apply(void* state, int seat, const Action& action,
                                    EventSink& events) const {
  State& s = As(state);
  Play play{*this, s, events};
  absl::Status status = HandlerOf(s).apply(play, seat, action);
  return status.ok() ? Advance(play) : status;
}

Outcome DuckhammerRules::OutcomeOf(const void* state) const {
  const State& s = As(state);
  Outcome outcome;
  outcome.over = s.phase == Phase::kOver;
  if (s.winner != 0) outcome.winners = 1u << (s.winner - 1);
  for (int seat = 0; seat < kSeats; ++seat) outcome.scores[seat] = s.players[seat].victory_points;
  return outcome;
}

const NameTable& DuckhammerRules::Table(absl::string_view table) const {
  static const NameTable* const kEmpty = new NameTable;
  if (table == "model") return content_.model_names;
  if (table == "monster") return content_.monster_names;
  if (table == "mission") return content_.mission_names;
  if (table == "quacktic") return content_.quacktic_names;
  if (table == "spell") return content_.spell_names;
  if (table == "mark") return content_.mark_names;
  return *kEmpty;
}

}  // namespace mallard::duckhammer
