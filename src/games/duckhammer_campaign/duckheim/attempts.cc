#include "src/games/duckhammer_campaign/duckheim/attempts.h"

#include <algorithm>

#include "mallard/text_argument.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/content/content_referee.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"
#include "src/games/duckhammer_campaign/duckheim/stakes.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "src/games/duckhammer_campaign/script/script.h"
#include "src/games/duckhammer_campaign/script/story.h"

namespace mallard::duckhammer_campaign {
namespace {

int AttributeOf(const Position& position, int seat, const Attempt& attempt) {
  return attempt.attribute == 0 ? 0 : AttributeValue(position, seat, attempt.attribute - 1);
}

// What it comes to. The last episode ends the story when it succeeds.
absl::Status Settle(Play& play, int seat, bool success) {
  State& state = play.state;
  const int episode = state.attempt.episode - 1;
  const bool last = episode >= 0 && At(play.rules.content().episodes, episode).last;
  if (success && last) state.finished = 1;
  return PayStake(play, seat, success ? state.attempt.success : state.attempt.failure);
}

// The referee rolls against all characters together; equal or above, and it goes ill for them.
absl::Status TryAll(Play& play) {
  State& state = play.state;
  int sum = 0, lowest = duckhammer::kGrades;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    const Company& hero = state.companies[HeroOf(state, seat)];
    sum += AttributeOf(play, seat, state.attempt);
    lowest = std::min(lowest, GradeOf(play.rules.content(), hero));
  }
  const int natural = state.chance.Roll12();
  const bool success = natural < sum + lowest;
  play.Tell(kEpisodeRolled, -1, natural, sum + lowest, success ? 1 : 0);
  return Settle(play, -1, success);
}

bool Succeeds(int natural, int bonus) { return natural + bonus >= kNeededToSucceed; }

absl::Status TryAlone(Play& play, int seat) {
  State& state = play.state;
  const int natural = state.chance.Roll12();
  const int bonus = BonusOf(play, seat, state.attempt);
  const bool success = Succeeds(natural, bonus);
  play.Tell(kEpisodeRolled, seat, natural, natural + bonus, success ? 1 : 0);
  return Settle(play, seat, success);
}

// Tells what is at stake and asks the players of the mask; the group's is rolled at once.
absl::Status Begin(Play& play, const Attempt& attempt, uint32_t may_try) {
  State& state = play.state;
  state.back = state.phase;
  state.phase = Phase::kAttempt;
  state.attempt = attempt;
  play.Tell(kStakesTold, attempt.attribute - 1, attempt.difficulty, attempt.target - 1,
            attempt.group, attempt.success - 1, attempt.failure - 1);
  Put(state.asked, attempt.group != 0 ? 0 : may_try);
  return attempt.group != 0 ? TryAll(play) : absl::OkStatus();
}

// Whether a character stands where a venture is to be had.
bool IsThere(const Position& position, int seat, Venture::Where where) {
  const State& state = position.state;
  const Point at = state.companies[HeroOf(state, seat)].at();
  const int place = KeyLocationAt(position, at);
  const Player& player = state.players[seat];
  switch (where) {
    case Venture::Where::kAnywhere:
      return true;
    case Venture::Where::kLocation:
      return place >= 0;
    case Venture::Where::kHeld:
      return place >= 0 && state.holders[place] != 0 &&
             position.rules.Allied(state.holders[place] - 1, seat);
    case Venture::Where::kWild:
      return place < 0;
    case Venture::Where::kCamp:
      return std::any_of(player.camps, player.camps + player.camp_count, [&](const Camp& camp) {
        return Within({camp.x, camp.y}, at, kReachOfCamps);
      });
    case Venture::Where::kFrontier: {
      bool near = false;
      ForEachCompany(state, position.rules.referee(),
                     [&](int c) { near |= Within(state.companies[c].at(), at, kSightOfEnemies); });
      return near;
    }
  }
  return false;
}

}  // namespace

Attempt AttemptOf(const Trial& trial) {
  Attempt attempt = Attempt();
  attempt.under_way = 1;
  Put(attempt.attribute, trial.attribute + 1);
  Put(attempt.difficulty, trial.difficulty);
  Put(attempt.target, trial.target_grade + 1);
  Put(attempt.group, trial.group ? 1 : 0);
  Put(attempt.success, trial.success + 1);
  Put(attempt.failure, trial.failure + 1);
  return attempt;
}

int SucceedingFaces(int bonus) {
  int faces = 0;
  for (int natural = 1; natural <= 12; ++natural) faces += Succeeds(natural, bonus) ? 1 : 0;
  return faces;
}

int BonusOf(const Position& position, int seat, const Attempt& attempt) {
  const Company& hero = position.state.companies[HeroOf(position.state, seat)];
  const int bonus = AttributeOf(position, seat, attempt) - attempt.difficulty;
  if (attempt.target == 0) return bonus;
  return bonus + GradeOf(position.rules.content(), hero) - (attempt.target - 1);
}

bool WasTold(const State& state, int episode) {
  return (state.told[episode / 8] >> (episode % 8) & 1) != 0;
}

Refusal CheckAttempt(const Position&, int, const Action&) { return kAllowed; }

void ListAttempt(const Position&, int, Listing& out) {
  if (out.One({kAttempt, {}})) out.One({kPass, {}});
}

absl::Status ApplyAttempt(Play& play, int seat, const Action& action) {
  if (action.kind == kAttempt) {
    play.AskNobody();
    return TryAlone(play, seat);
  }
  Put(play.state.asked, play.state.asked & ~(1 << seat));
  return absl::OkStatus();
}

Refusal CheckVenture(const Position& position, int seat, int venture) {
  const Venture& entry = At(position.rules.content().ventures, venture);
  if (position.rules.war()) return Forbidden("there are ventures in Duckheim");
  if (position.rules.referee_asked()) return Forbidden("the referee calls for actions here");
  if (position.state.players[seat].ventured != 0) return Forbidden("there is one venture a week");
  const Player* const players = position.state.players;
  const bool taken = std::any_of(players, players + kMaxPlayers, [&](const Player& player) {
    return player.ventured == venture + 1;
  });
  if (entry.party && taken) return Forbidden("another character tries that this week");
  return IsThere(position, seat, entry.where) ? kAllowed
                                              : Forbidden("there is nothing of the kind here");
}

bool ListVentures(const Position& position, int seat, Listing& out) {
  if (position.rules.war() || position.state.players[seat].ventured != 0) return true;
  for (int i = 0; i < Size(position.rules.content().ventures); ++i) {
    if (!CheckVenture(position, seat, i) && !out.One({kTryVenture, {i}})) return false;
  }
  return true;
}

void BeginVenture(Play& play, int seat, int venture) {
  Put(play.state.players[seat].ventured, venture + 1);
  play.Tell(kVentured, seat, venture);
  Attempt attempt = AttemptOf(At(play.rules.content().ventures, venture).trial);
  Put(attempt.venture, venture + 1);
  (void)Begin(play, attempt, 1u << seat);  // One character's: nothing is rolled yet.
}

Refusal CheckBeginning(const Position& position, int episode) {
  const Episode& entry = At(position.rules.content().episodes, episode);
  if (!entry.again && WasTold(position.state, episode)) return Forbidden("that episode has been");
  return AsksForEpisode(position, entry) ? kAllowed : Forbidden("its time has not come");
}

absl::Status BeginEpisode(Play& play, int episode) {
  State& state = play.state;
  const Episode& entry = At(play.rules.content().episodes, episode);
  uint8_t& byte = state.told[episode / 8];
  Put(byte, byte | 1 << (episode % 8));
  play.Tell(kEpisodeSet, episode);
  if (absl::Status s = CallBeginning(play, entry); !s.ok()) return s;
  if (!entry.tries) {
    if (entry.last) state.finished = 1;
    return absl::OkStatus();
  }
  Attempt attempt = AttemptOf(entry.trial);
  Put(attempt.episode, episode + 1);
  return Begin(play, attempt, (1u << play.rules.players()) - 1);
}

absl::Status CallFor(Play& play, const Action& action) {
  Trial trial;
  trial.attribute = action.args[0] - 1;
  trial.difficulty = action.args[1];
  trial.target_grade = action.args[2];
  trial.group = action.args[4] != 0;
  trial.success = action.args[5] - 1;
  trial.failure = action.args[6] - 1;
  const int seat = action.args[3];
  return Begin(play, AttemptOf(trial), seat < 0 ? (1u << play.rules.players()) - 1 : 1u << seat);
}

absl::Status AnswerProposal(Play& play, const Action& action) {
  const int seat = action.args[0];
  Trial trial;
  trial.attribute = action.args[1] - 1;
  trial.difficulty = action.args[2];
  trial.target_grade = action.args[3];
  trial.group = action.args[4] != 0;
  trial.success = action.args[5] - 1;
  trial.failure = action.args[6] - 1;
  play.Tell(kAnswered, seat);
  Attempt attempt = AttemptOf(trial);
  Put(attempt.proposal, seat + 1);
  return Begin(play, attempt, 1u << seat);
}

void EndAttempt(Play& play) {
  State& state = play.state;
  // A proposal that has been tried is done with.
  if (const int by = state.attempt.proposal; by != 0) {
    PutText("", absl::MakeSpan(state.players[by - 1].proposal));
  }
  state.attempt = Attempt();
  state.phase = state.back;  // Whoever takes the turn there is told by `back` that it goes on.
}

}  // namespace mallard::duckhammer_campaign
