// Battles on the campaign map, begun and ended by hand.
#ifndef MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_MEETING_H_
#define MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_MEETING_H_

#include <memory>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/battle/aftermath.h"
#include "src/games/duckhammer_campaign/battle/razing.h"
#include "src/games/duckhammer_campaign/battle/recovery.h"
#include "src/games/duckhammer_campaign/battle/retreat.h"
#include "tests/games/duckhammer_campaign/fixtures.h"

namespace mallard::duckhammer_campaign {

inline constexpr Point kFord{20'000, 15'000};

/// Two armies that meet at a key location of the Reedmarch.
class Meeting : public Table {
 public:
  explicit Meeting(absl::string_view options = "",
                   const std::shared_ptr<const Ruleset>& ruleset = Base())
      : Table(absl::StrCat("map=duckhammer_campaign:reedmarch ", options), ruleset) {
    BeginMarching();
    state().phase = Phase::kBattles;
  }
  /// Both sides take whoever comes.
  void Fight(absl::string_view attack = "attack 0 32") {
    MustDo(0, attack);
    MustDo(0, "ready");
    MustDo(1, "ready");
  }
  /// The battle is over: that side has won, units have lost models.
  void End(int winner, const std::vector<std::pair<int, int>>& losses, int gained_0 = 0,
           int gained_1 = 0) {
    duckhammer::State& battle = state().battle;
    battle.phase = duckhammer::Phase::kOver;
    battle.asked = 0;
    battle.stage = duckhammer::Stage::kNone;
    battle.winner = static_cast<uint8_t>(winner + 1);
    battle.players[0].gained = static_cast<int16_t>(gained_0);
    battle.players[1].gained = static_cast<int16_t>(gained_1);
    for (const auto& [unit, lost] : losses) {
      battle.units[unit].lost = static_cast<uint8_t>(lost);
      battle.units[unit].alive = static_cast<uint8_t>(battle.units[unit].size - lost);
    }
    Play now = play();
    BeginAftermath(now);
  }
  /// Goes on until somebody is asked.
  void GoOn() {
    while (state().asked == 0 && state().phase == Phase::kRecovery) {
      Play now = play();
      ASSERT_TRUE(AdvanceRecovery(now).ok());
    }
  }
  /// After recovery: nobody destroys camps, and the battle is done with.
  void Close() {
    GoOn();
    Play now = play();
    while (state().phase == Phase::kRazing || state().phase == Phase::kRetreat) {
      const bool razing = state().phase == Phase::kRazing;
      if (state().asked != 0 && razing) return MustDo(state().asked == 1 ? 0 : 1, "done");
      if (state().asked != 0) {
        const int seat = state().asked == 1 ? 0 : 1;
        const Action first = rules().LegalNth(&state(), seat, 0);
        MustDo(seat, FormatAction(rules(), first));
      } else if (razing) {
        AdvanceRazing(now);
      } else {
        AdvanceRetreat(now);
      }
    }
  }
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_TESTS_GAMES_DUCKHAMMER_CAMPAIGN_MEETING_H_
