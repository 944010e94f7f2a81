// Short ways into Duckheim in tests: characters between battles, and battles put together by hand.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_ADVENTURE_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_ADVENTURE_H_

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer/combat/losses.h"
#include "src/games/duckhammer/field/field.h"
#include "src/games/duckhammer/turn.h"
#include "src/games/duckhammer_campaign/army/training.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/shared_side.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/market.h"
#include "src/games/duckhammer_campaign/duckheim/wounds.h"
#include "src/games/duckhammer_campaign/turn.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {

/// Chance whose next d12 show these, up to four.
inline Chance ChanceOf(const std::vector<int>& naturals) {
  for (uint64_t seed = 0;; ++seed) {
    Chance chance = Chance::Stream(seed, 0);
    const Chance found = chance;
    bool same = true;
    for (const int natural : naturals) same = same && chance.Roll12() == natural;
    if (same) return found;
  }
}

/// Two characters (or more) between battles, the first one's turn at the market.
class Tavern : public Table {
 public:
  explicit Tavern(absl::string_view options = "", absl::string_view model = "quack_marine")
      : Table(absl::StrCat("mode=duckheim map=reedmarch ", options)) {
    BeginMarching();
    for (int seat = 0; seat < rules().players(); ++seat) {
      Player& player = state().players[seat];
      player.feather = 0;
      player.home = 1;
      player.camp_count = 1;
      player.camps[0] = {kHome.x, kHome.y};
      state().companies[Enlist(seat, model, 1, kHome)].hero = 1;
    }
    state().holders[0] = 1;
  }
  /// Westmere in the Reedmarch, where everybody is and has a camp.
  static constexpr Point kHome{4000, 15000};
  Company& hero(int seat = 0) { return state().companies[FirstCompany(seat)]; }
  Profile profile() { return ProfileOf(content(), hero()); }
  void Wound(absl::string_view name, absl::string_view by = "") {
    Wounded& slot = *std::find_if(hero().wounds, hero().wounds + kMaxWounds,
                                  [](const Wounded& wounded) { return wounded.wound == 0; });
    slot.wound = static_cast<uint8_t>(content().wound_names.Find(name) + 1);
    if (!by.empty()) slot.by = static_cast<uint8_t>(Model(by) + 1);
  }
  bool HasWound(absl::string_view name) {
    const int wound = content().wound_names.Find(name) + 1;
    return std::any_of(hero().wounds, hero().wounds + kMaxWounds,
                       [=](const Wounded& wounded) { return wounded.wound == wound; });
  }
  int Mission(absl::string_view name) const { return content().mission_names.Find(name); }
  /// A player, or anybody (-1), may try something: for 4 rations, or 3 lost.
  void Ask(int seat, absl::string_view attribute, int difficulty, int target = -1) {
    state().phase = state().back = Phase::kReferee;
    state().phase = Phase::kAttempt;
    state().attempt = Attempt();
    state().attempt.under_way = 1;
    state().attempt.attribute =
        static_cast<uint8_t>(content().attribute_names.Find(std::string(attribute)) + 1);
    state().attempt.difficulty = static_cast<uint8_t>(difficulty);
    state().attempt.target = static_cast<uint8_t>(target + 1);
    state().attempt.success = StakeNumber("small_supplies");
    state().attempt.failure = StakeNumber("spoiled");
    state().asked = static_cast<uint8_t>(seat < 0 ? (1 << rules().players()) - 1 : 1 << seat);
  }
  uint8_t StakeNumber(absl::string_view name) const {
    return static_cast<uint8_t>(content().stake_names.Find(std::string(name)) + 1);
  }
  void NextRolls(const std::vector<int>& naturals) { state().chance = ChanceOf(naturals); }
};

/// A battle against the dead of the barrow (units 32: Bone Gulls, 33: Hollow Guard, 34: Dread
/// Wardens of Grade 2), begun by hand. All units wait until a test puts them on the map. The
/// referee is a person, so that nothing happens by itself.
class Adventure : public Tavern {
 public:
  static constexpr int kGulls = 32, kGuard = 33, kWardens = 34;

  explicit Adventure(absl::string_view options = "", absl::string_view model = "quack_marine")
      : Tavern(absl::StrCat("referee=person ", options), model) {}

  /// Begins the battle up to its first question; hirelings and wounds come before. Everybody is in
  /// it, and the forces are as the class says, whatever the party is worth.
  void Start(absl::string_view challenge = "barrow") {
    const Challenge& entry = content().challenges[static_cast<size_t>(
        content().challenge_names.Find(std::string(challenge)))];
    const int referee = rules().referee();
    int number = FirstCompany(referee);
    for (const auto& [model, count] :
         {std::pair("bone_gull", 16), std::pair("hollow_guard", 8), std::pair("dread_warden", 2)}) {
      Company& company = state().companies[number++];
      company = NewCompany(content(), Model(model), 0, count);
      company.band = kSummoned;
    }
    state().offer.challenge =
        static_cast<uint8_t>(content().challenge_names.Find(std::string(challenge)) + 1);
    state().challenge = state().location = 1;
    state().terms.mission = state().offer.mission;
    state().terms.own_mission = static_cast<uint8_t>(entry.own_mission + 1);
    state().terms.map = static_cast<uint8_t>(entry.map + 1);
    state().terms.reward = state().offer.reward;
    state().contenders[0] = ContenderOf(0);
    state().contenders[1] = ContenderOf(FirstCompany(referee));
    for (int c = 0; c < kCompanySlots; ++c) {
      if (state().companies[c].model == 0) continue;
      TakeIn(state().contenders[OwnerOf(c) == referee ? 1 : 0], c, false);
    }
    state().phase = Phase::kJoining;
    state().step = 2;
    state().asked = state().turn = 0;
    Play now = play();
    const absl::Status begun = Advance(now);
    ASSERT_TRUE(begun.ok()) << begun;
  }
  /// The same, and everything before the first round is done with.
  void Begin() {
    Start();
    for (duckhammer::Unit& unit : battle().units) {
      if (unit.size != 0) unit.Set(duckhammer::kReserve, true);
    }
    for (int side = 0; side < 2; ++side) battle().players[side].mission = 1;
    battle().players[1].edge = 1;
    battle().map = static_cast<uint8_t>(content().map_names.Find("fallow_field") + 1);
  }
  duckhammer::State& battle() { return state().battle; }
  duckhammer::Position inside_position() { return {rules().battles(), battle()}; }
  /// The battle for functions of it; what happens is told to nobody.
  duckhammer::Play inside() { return {rules().battles(), battle(), silent_}; }
  const duckhammer::Unit& unit(int number) { return battle().units[number]; }
  /// Puts a unit on the map in a row, an inch and a half apart.
  void Put(int number, int x, int y) {
    duckhammer::Unit& placed = battle().units[number];
    placed.Set(duckhammer::kReserve, false);
    for (int i = 0; i < placed.size; ++i) {
      duckhammer::Model& model = battle().models[placed.first + i];
      model.status = duckhammer::ModelStatus::kInPlay;
      model.x = x * kInch + i * (kInch + kInch / 2);
      model.y = y * kInch;
    }
  }
  /// Enters a phase of the second round at the players' turn, and goes on.
  void Enter(duckhammer::Phase phase) {
    battle().round = 2;
    battle().lead = 0;
    duckhammer::Play now = inside();
    now.AskNobody();
    duckhammer::EnterPhase(now, phase);
    GoOn();
  }
  void GoOn() {
    Play now = play();
    const absl::Status went_on =
        PlayBattle(now, [](duckhammer::Play& battle) { return duckhammer::Advance(battle); });
    EXPECT_TRUE(went_on.ok()) << went_on;
  }
  /// The side has a victory point: rolls wait for whoever may turn them.
  void StopAtRolls() { battle().players[1].victory_points = 1; }
  /// What is added to the first die of a unit in the rolls being made; -99: it has none.
  int ModifierOf(int number) {
    for (int i = 0; i < battle().batch.count; ++i) {
      if (battle().batch.dice[i].unit == number) return battle().batch.dice[i].modifier;
    }
    return -99;
  }
  void NextBattleRolls(const std::vector<int>& naturals) { battle().chance = ChanceOf(naturals); }
  /// The battle is over, won by a side; whoever is asked next, or not.
  void End(int winner) {
    duckhammer::Play now = inside();
    duckhammer::Win(now, winner, duckhammer::kVictoryPoints);
    Play after = play();
    BeginAftermath(after);
    const absl::Status status = Advance(after);
    EXPECT_TRUE(status.ok()) << status;
  }
  /// All models of a unit are lost to an enemy unit.
  void Destroy(int number, int by) {
    duckhammer::Play now = inside();
    duckhammer::DealDamage(now, number, by, 9999);
    state().records[number].struck_by = static_cast<uint8_t>(by + 1);
    ASSERT_TRUE(duckhammer::SettleLosses(now).ok());
  }

 private:
  EventSink silent_{nullptr};
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_ADVENTURE_H_
