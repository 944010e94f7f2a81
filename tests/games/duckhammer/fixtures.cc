#include "tests/games/duckhammer/fixtures.h"

#include <cstdlib>
#include <iostream>
#include <map>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/combat/destruction.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/setup/setup.h"
#include "src/games/duckhammer/turn.h"
#include "tests/support/matches.h"

namespace mallard::duckhammer::testing {
namespace {

constexpr const char* kSmallContent = R"lua(
scale { id = "small", name = "Small", width = 30, length = 42, points = 120, victory_points = 12,
  dice = 1, size = "small" }
scale { id = "giant", name = "Giant", width = 60, length = 84, points = 600, victory_points = 18,
  dice = 4, size = "giant" }
map { id = "open", name = "Open", scale = "small", terrain = {} }
map { id = "wide", name = "Wide", scale = "giant", terrain = {} }
feather { id = "ducks", name = "Ducks" }
faction { id = "pond", name = "Pond", feather = "ducks" }
weapon_class { id = "swords", name = "Swords", kind = "melee", size = "small" }
weapon_class { id = "bows", name = "Bows", kind = "ranged", size = "small" }
weapon_class { id = "wands", name = "Wands", kind = "magic", size = "small" }
weapon { id = "blade", name = "Blade", class = "swords", damage = "d6", range = 2 }
weapon { id = "fist", name = "Fist", class = "swords", damage = "d2", range = 0 }
weapon { id = "bow", name = "Bow", class = "bows", damage = "d4", range = 12 }
weapon { id = "wand", name = "Wand", class = "wands", damage = "d6", range = 2, spell_range = 6 }
model { id = "trooper", name = "Trooper", symbol = "t", faction = "pond", grade = 1, cost = 7,
  cost_as_printed = true, full_strength = 10, hp = 5, movement = 6, charge = "2d4",
  weapons = { { "blade" } } }
mission { id = "duel", name = "Duel" }
mission { id = "control", name = "Control", objects = { 3, 4, 5, 6 },
  objects_shared = { 2, 4, 6, 8 } }
mission { id = "hunt", name = "Hunt", monsters_most = 3, monster_discount = 1 }
mission { id = "fort", name = "Fort", zone_bonus = 2 }
monster { id = "newt", name = "Newt", symbol = "n", grade = 2, hp = 9, movement = 6, charge = "2d3",
  weapons = { "blade" } }
monster { id = "bees", name = "Bees", symbol = "b", grade = 0, hp = 2, movement = 8, charge = "2d4",
  count = 4, flyer = "fast", swimmer = "none", weapons = { "fist" } }
)lua";

Pack PackOf(absl::string_view lua, bool on_base) {
  Pack pack;
  pack.label = "trial";
  pack.files = {
      {"pack.lua",
       absl::StrCat("pack { id = 'trial', version = '1.0.0', ", "game = 'duckhammer', api = 1",
                    on_base ? ", requires = { duckhammer = '>=1.0' }" : "", " }")},
      {"content.lua", std::string(lua)}};
  return pack;
}

// The position of the thing with that id or short id; a test with a wrong one ends here.
template <class List>
int PositionOf(const List& list, absl::string_view id) {
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i].id == id || absl::EndsWith(list[i].id, absl::StrCat(":", id))) {
      return static_cast<int>(i);
    }
  }
  std::cerr << "there is no " << id << " in the content\n";
  std::abort();
}

std::shared_ptr<const Ruleset> LoadOrAbort(std::vector<Pack> packs, const RulesetOptions& options) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> made =
      Ruleset::Load("duckhammer", std::move(packs), options);
  if (made.ok()) return *std::move(made);
  std::cerr << made.status() << "\n";
  std::abort();
}

}  // namespace

Pack TrialPack(absl::string_view lua) { return PackOf(lua, /*on_base=*/true); }

std::shared_ptr<const Ruleset> TrialRuleset(absl::string_view lua) {
  static auto* const loaded = new std::map<std::string, std::shared_ptr<const Ruleset>>;
  std::shared_ptr<const Ruleset>& ruleset = (*loaded)[std::string(lua)];
  if (ruleset == nullptr) {
    RulesetOptions options;
    options.base_pack = false;
    ruleset = LoadOrAbort({PackOf(absl::StrCat(kSmallContent, lua), /*on_base=*/false)}, options);
  }
  return ruleset;
}

namespace {

std::shared_ptr<const Ruleset> RulesetOf(const FieldOptions& options) {
  if (!options.base) return TrialRuleset(options.lua);
  if (options.lua.empty()) return mallard::testing::BaseRuleset("duckhammer");
  static auto* const loaded = new std::map<std::string, std::shared_ptr<const Ruleset>>;
  std::shared_ptr<const Ruleset>& ruleset = (*loaded)[options.lua];
  if (ruleset == nullptr) {
    ruleset = LoadOrAbort({TrialPack(options.lua)}, RulesetOptions());
  }
  return ruleset;
}

}  // namespace

Field::Field(const FieldOptions& options) : base_(options.base) {
  std::shared_ptr<const Ruleset> ruleset = RulesetOf(options);
  Configuration configuration(ruleset->game().manifest());
  EXPECT_TRUE(configuration.Set("scale", options.scale).ok());
  EXPECT_TRUE(configuration.Set("terrain", options.terrain).ok());
  EXPECT_TRUE(configuration.Set("map", options.map).ok());
  absl::StatusOr<std::shared_ptr<const Rules>> rules = ruleset->RulesFor(configuration);
  if (!rules.ok()) {
    std::cerr << rules.status() << "\n";
    std::abort();
  }
  rules_ = std::static_pointer_cast<const DuckhammerRules>(*rules);
  buffer_ = StateBuffer(rules_->state_size());
  rules_->Start(1, buffer_.data());
  state().players[1].edge = 1;
  state().asked = 0;
  state().stage = Stage::kNone;
}

Profile Field::Plain(int grade) const {
  Profile profile;
  profile.model = 1;
  profile.faction = 1;
  profile.grade = static_cast<uint8_t>(grade);
  profile.full_strength = kMaxUnitModels;
  profile.cost = 7;
  profile.hp = 5;
  profile.charge = {2, 4};
  profile.movement = 6 * kInch;
  profile.radius = 500;
  profile.height = 1500;
  Arm(profile, base_ ? "sword" : "blade");
  return profile;
}

void Field::Arm(Profile& profile, absl::string_view weapon) const {
  const int position = PositionOf(content().weapons, weapon);
  profile.weapons[profile.weapon_count++] =
      content().weapons[static_cast<size_t>(position)].profile;
}

void Field::Teach(Profile& profile, absl::string_view ability) const {
  for (AbilityUse& use : profile.abilities) {
    if (use.ability != 0) continue;
    use.ability = static_cast<uint8_t>(PositionOf(content().model_abilities, ability) + 1);
    return;
  }
}

int Field::MarkNamed(absl::string_view id) const { return PositionOf(content().marks, id); }

int Field::QuackticNamed(absl::string_view id) const { return PositionOf(content().quacktics, id); }

Profile Field::MonsterNamed(absl::string_view id) const {
  return content().monsters[static_cast<size_t>(PositionOf(content().monsters, id))].profile;
}

int Field::Add(int owner, const Profile& profile, const std::vector<Point>& places) {
  const int unit = AddWaiting(owner, profile, static_cast<int>(places.size()));
  for (size_t i = 0; i < places.size(); ++i) {
    Model& model = state().models[ModelOf(unit, static_cast<int>(i))];
    model.status = ModelStatus::kInPlay;
    model.x = places[i].x;
    model.y = places[i].y;
  }
  return unit;
}

int Field::AddWaiting(int owner, const Profile& profile, int count) {
  const int unit = RaiseUnit(state(), owner, profile, count);
  if (owner != kNobody) {
    Player& player = state().players[owner];
    player.army_points = static_cast<int16_t>(player.army_points + profile.cost * count);
  }
  return unit;
}

int Field::AddMonster(int brought_by, const Profile& profile, const std::vector<Point>& places) {
  Profile wild = profile;
  wild.model = 0;
  wild.faction = 0;
  if (wild.monster == 0) wild.monster = 1;
  const int unit = Add(kNobody, wild, places);
  state().units[unit].brought_by = static_cast<uint8_t>(brought_by);
  return unit;
}

void Field::GiveMission(int seat, absl::string_view id) {
  state().players[seat].mission = static_cast<uint8_t>(PositionOf(content().missions, id) + 1);
}

void Field::GiveQuacktic(int seat, absl::string_view id, int unit) {
  const int quacktic = QuackticNamed(id);
  Player& player = state().players[seat];
  player.quacktic = static_cast<uint8_t>(quacktic + 1);
  player.quacktic_rounds =
      static_cast<uint8_t>(content().quacktics[static_cast<size_t>(quacktic)].rounds);
  player.quacktic_unit = static_cast<uint8_t>(unit + 1);
  player.tally = Tally();
}

void Field::MoveTo(int unit, Point to, int n) {
  model(unit, n).x = to.x;
  model(unit, n).y = to.y;
}

void Field::Withdraw(int unit, int n) {
  model(unit, n) = Model();
  model(unit, n).status = ModelStatus::kWaiting;
}

void Field::Destroy(int unit, int n, int by) {
  Play now = play();
  const absl::Status status = DestroyModel(now, ModelOf(unit, n), by, kByDamage);
  EXPECT_TRUE(status.ok()) << status;
}

void Field::Begin(Phase phase, int round) {
  state().round = static_cast<uint8_t>(round);
  Play now = play();
  now.AskNobody();
  EnterPhase(now, phase);
  GoOn();
}

void Field::GoOn() {
  Play now = play();
  const absl::Status status = Advance(now);
  EXPECT_TRUE(status.ok()) << status;
}

absl::Status Field::Try(int seat, const Action& action) {
  absl::Status status = rules_->Check(buffer_.data(), seat, action);
  return status.ok() ? rules_->Apply(buffer_.data(), seat, action, sink_) : status;
}

void Field::Do(int seat, const Action& action) {
  const absl::Status status = Try(seat, action);
  EXPECT_TRUE(status.ok()) << FormatAction(*rules_, action) << ": " << status;
}

std::string Field::Refusal(int seat, const Action& action) {
  return std::string(rules_->Check(buffer_.data(), seat, action).message());
}

Action Field::Written(absl::string_view text) const {
  const absl::StatusOr<Action> action = ParseAction(*rules_, text);
  EXPECT_TRUE(action.ok()) << text << ": " << action.status();
  return action.ok() ? *action : Action();
}

std::vector<Action> Field::Listed(int seat, uint32_t kind) {
  std::vector<Action> all(rules_->LegalCount(buffer_.data(), seat));
  rules_->LegalActions(buffer_.data(), seat, absl::MakeSpan(all));
  std::vector<Action> listed;
  for (const Action& action : all) {
    if (kind == 0 || action.kind == kind) listed.push_back(action);
  }
  return listed;
}

void Field::CheckList(int seat) {
  const std::vector<Action> listed = Listed(seat);
  EXPECT_FALSE(listed.empty());
  for (size_t i = 0; i < listed.size(); ++i) {
    EXPECT_EQ(Refusal(seat, listed[i]), "") << FormatAction(*rules_, listed[i]);
    for (size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(listed[i] == listed[j]) << FormatAction(*rules_, listed[i]) << " comes twice";
    }
  }
}

void Field::NextRolls(const std::vector<int>& naturals) {
  for (uint64_t seed = 0;; ++seed) {
    Chance chance = Chance::Stream(seed, 0);
    const Chance found = chance;
    bool same = true;
    for (const int natural : naturals) same = same && chance.Roll12() == natural;
    if (!same) continue;
    state().chance = found;
    return;
  }
}

std::vector<Event> Field::Heard(EventKind kind) {
  std::vector<Event> events(log_.Count(Viewer::Host()));
  log_.Read(Viewer::Host(), 0, absl::MakeSpan(events));
  std::vector<Event> heard;
  for (const Event& event : events) {
    if (event.kind == static_cast<uint32_t>(kind)) heard.push_back(event);
  }
  return heard;
}

void Field::Forget() { log_.Truncate(0); }

}  // namespace mallard::duckhammer::testing
