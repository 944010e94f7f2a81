#include "src/games/duckhammer_campaign/turn.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/attacks.h"
#include "src/games/duckhammer_campaign/battle/battle_setup.h"
#include "src/games/duckhammer_campaign/battle/joining.h"
#include "src/games/duckhammer_campaign/battle/razing.h"
#include "src/games/duckhammer_campaign/battle/recovery.h"
#include "src/games/duckhammer_campaign/battle/retreat.h"
#include "src/games/duckhammer_campaign/chronicle.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/ending.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/tending.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/ranking.h"
#include "src/games/duckhammer_campaign/map/settling.h"
#include "src/games/duckhammer_campaign/referee/challenges.h"
#include "src/games/duckhammer_campaign/referee/referees_turn.h"
#include "src/games/duckhammer_campaign/script/script.h"

namespace mallard::duckhammer_campaign {
namespace {

void EnterPhase(Play& play, Phase phase) {
  play.state.phase = phase;
  play.state.turn = 0;
}

// All plans are made: everybody learns them, and the first army is enlisted.
void ShowPlans(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    Player& player = play.state.players[seat];
    player.ready = 0;
    if (player.feather != 0) play.Tell(kFeatherShown, seat, player.feather - 1);
    for (const uint8_t means : player.means) {
      if (means != 0) play.Tell(kMeansShown, seat, means - 1);
    }
  }
  EnterPhase(play, play.rules.war() ? Phase::kMuster : Phase::kHeroes);
  play.AskFirst(play.rules.players());
}

// All armies are enlisted: everybody learns them.
void ShowArmies(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    play.state.players[seat].ready = 0;
    ForEachCompany(play.state, seat, [&](int c) {
      const Company& company = play.state.companies[c];
      if (company.hero != 0) return;  // Shown before.
      play.Tell(kEnlisted, c, company.model - 1, company.models);
    });
    play.Tell(kRations, seat, play.state.players[seat].rations - play.rules.rations(),
              play.state.players[seat].rations);
  }
  EnterPhase(play, Phase::kSettling);
}

// In Duckheim players hire one after another: what they have together is one army.
void AdvanceMuster(Play& play) {
  const bool in_turn = !play.rules.war() && play.state.turn < play.rules.players();
  if (in_turn) return play.Ask(play.state.turn);
  ShowArmies(play);
}

absl::Status BeginSeason(Play& play) {
  State& state = play.state;
  Put(state.first, state.season == 0 ? 0 : (state.first + 1) % play.rules.players());
  if (state.season != 0 && !play.rules.war()) EndWeek(play);
  ++state.season;
  state.offer = Offer();
  state.episodes = state.placed = 0;
  for (Player& player : state.players) player.ventured = 0;
  play.Tell(kSeasonBegan, state.season, state.first);
  // Means look back at the season that has passed.
  if (absl::Status s = GiveIncome(play); !s.ok()) return s;
  for (Company& company : state.companies) {
    if (company.model == 0) continue;
    // A march that was not followed by a battle of the company makes the next one dearer.
    if (company.marching > 0) {
      Put(company.marches, std::min(company.marches + 1, 255));
    }
    company.moved = company.marching = 0;
    company.boat = 0;
    company.fought = 0;
  }
  EnterPhase(play, Phase::kOffer);
  return absl::OkStatus();
}

int StillIn(const Position& position) {
  int count = 0;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    count += position.state.players[seat].out == 0 ? 1 : 0;
  }
  return count;
}

void MarkOut(Play& play) {
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    Player& player = play.state.players[seat];
    if (player.out != 0 || CountCompanies(play.state, seat) != 0) continue;
    player.out = 1;
    play.Tell(kOut, seat);
  }
}

void EndCampaign(Play& play, Ending ending) {
  State& state = play.state;
  if (play.rules.war()) {
    const int best = BestSeat(play);
    Put(state.winner, 1 << best);
    play.Tell(kCampaignOver, best);
  } else {
    const bool won = IsWon(play.rules, state, ending);
    Put(state.winner, won ? (1 << play.rules.players()) - 1 : 1 << play.rules.referee());
    play.Tell(kCampaignOver, won ? 0 : play.rules.referee());
    play.Tell(kDuckheimEnded, static_cast<int>(ending));
  }
  TellChronicle(play);
  state.ending = ending;
  state.back = Phase::kPlans;
  state.phase = Phase::kOver;
  state.offer = Offer();
  play.AskNobody();
}

bool EndIfDue(Play& play) {
  Ending ending = Ending::kNone;
  if (play.rules.war()) {
    MarkOut(play);
    const bool battles_done = play.state.battles >= play.rules.most_battles();
    if (!battles_done && StillIn(play) > 1) return false;
  } else {
    ending = EndingOf(play.rules, play.state, false);
    if (ending == Ending::kNone) return false;
  }
  EndCampaign(play, ending);
  return true;
}

// The next player who is in takes a turn; after the last one the phase is over.
bool AskTurn(Play& play, int part) {
  State& state = play.state;
  while (state.turn < play.rules.players()) {
    const int seat = SeatOfTurn(play.rules, state);
    const bool can = part == 0 || CanBeginBattle(play, seat);
    if (state.players[seat].out == 0 && can) {
      const bool goes_on = state.back == state.phase;
      state.back = Phase::kPlans;
      if (!goes_on) play.Tell(kTurnBegan, seat, part);
      play.Ask(seat);
      return true;
    }
    ++state.turn;
  }
  return false;
}

absl::Status EndSeason(Play& play) {
  UpdateHolders(play);
  if (play.state.season >= play.rules.last_season()) {
    EndCampaign(play, play.rules.war() ? Ending::kNone
                                       : EndingOf(play.rules, play.state, /*weeks_over=*/true));
    return absl::OkStatus();
  }
  return BeginSeason(play);
}

void AdvanceMarch(Play& play) {
  if (EndIfDue(play) || AskTurn(play, 0)) return;
  UpdateHolders(play);
  EnterPhase(play, play.rules.war() ? Phase::kBattles : Phase::kReferee);
}

absl::Status AdvanceMeeting(Play& play) {
  if (play.state.step < 2) return AdvanceJoining(play);
  play.state.step = 0;
  return BeginBattle(play);
}

absl::Status Step(Play& play) {
  State& state = play.state;
  switch (state.phase) {
    case Phase::kPlans:
      ShowPlans(play);
      return absl::OkStatus();
    case Phase::kMuster:
      AdvanceMuster(play);
      return absl::OkStatus();
    case Phase::kHeroes:
      ShowHeroes(play);
      EnterPhase(play, Phase::kMuster);
      return absl::OkStatus();
    case Phase::kSettling:
      if (state.turn < play.rules.players()) {
        AskSettling(play);
        return absl::OkStatus();
      }
      UpdateHolders(play);
      return BeginSeason(play);
    case Phase::kOffer:
      if (state.turn == 0) {
        AskOffer(play);
      } else {
        EnterPhase(play, Phase::kMarch);
      }
      return absl::OkStatus();
    case Phase::kAttempt:
      EndAttempt(play);
      return absl::OkStatus();
    case Phase::kMarch:
      AdvanceMarch(play);
      return absl::OkStatus();
    case Phase::kReferee:
      return EndIfDue(play) ? absl::OkStatus() : AdvanceReferee(play);
    case Phase::kBattles:
      if (EndIfDue(play) || AskTurn(play, 1)) return absl::OkStatus();
      return EndSeason(play);
    case Phase::kJoining:
      return AdvanceMeeting(play);
    case Phase::kTending:
      AdvanceTending(play);
      return absl::OkStatus();
    case Phase::kRecovery:
      return AdvanceRecovery(play);
    case Phase::kRazing:
      AdvanceRazing(play);
      return absl::OkStatus();
    case Phase::kRetreat:
      AdvanceRetreat(play);
      return absl::OkStatus();
    case Phase::kReward:
    case Phase::kBattle:
    case Phase::kOver:
      break;
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status Advance(Play& play) {
  State& state = play.state;
  while (state.asked == 0 && state.phase != Phase::kOver && state.phase != Phase::kBattle) {
    absl::Status status = Step(play);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

int SeatOfTurn(const CampaignRules& rules, const State& state) {
  return (state.first + state.turn) % rules.players();
}

}  // namespace mallard::duckhammer_campaign
