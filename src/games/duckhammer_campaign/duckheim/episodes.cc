#include "src/games/duckhammer_campaign/duckheim/episodes.h"

#include <algorithm>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle_setup.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kMostEpisodes = 8;  // In a week.

const Episode& EpisodeOf(const Position& position) {
  return At(position.rules.content().episodes, position.state.episode - 1);
}

int AttributeOf(const Company& hero, const Episode& episode) {
  return episode.attribute < 0 ? 0 : hero.attributes[episode.attribute];
}

// What an episode comes to for a player.
void Settle(Play& play, int seat, const Episode& episode, bool success) {
  const int rations = play.state.players[seat].rations;
  ChangeRations(play, seat, success ? episode.reward : -std::min(episode.penalty, rations));
}

void EndEpisode(Play& play) {
  play.state.episode = play.state.whose = play.state.difficulty = 0;
  play.AskNobody();
}

// The referee rolls against all characters together; equal or above, and it goes ill for them.
void PlayForAll(Play& play) {
  State& state = play.state;
  const Episode& episode = EpisodeOf(play);
  int sum = 0, lowest = duckhammer::kGrades;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    const Company& hero = state.companies[HeroOf(state, seat)];
    sum += AttributeOf(hero, episode);
    lowest = std::min(lowest, GradeOf(play.rules.content(), hero));
  }
  const int natural = state.chance.Roll12();
  const bool success = natural < sum + lowest;
  play.Tell(kEpisodeRolled, -1, natural, sum + lowest, success ? 1 : 0);
  for (int seat = 0; seat < play.rules.players(); ++seat) Settle(play, seat, episode, success);
  EndEpisode(play);
}

void PlayAlone(Play& play, int seat) {
  const Episode& episode = EpisodeOf(play);
  const int natural = play.state.chance.Roll12();
  const int total = natural + BonusOf(play, seat, episode) - play.state.difficulty;
  const bool success = total >= kNeededToSucceed;
  play.Tell(kEpisodeRolled, seat, natural, total, success ? 1 : 0);
  Settle(play, seat, episode, success);
  EndEpisode(play);
}

void SetEpisode(Play& play, int episode, int seat, int difficulty) {
  State& state = play.state;
  const bool group = At(play.rules.content().episodes, episode).group;
  Put(state.episode, episode + 1);
  Put(state.whose, group ? 0 : seat + 1);
  Put(state.difficulty, difficulty);
  ++state.episodes;
  play.Tell(kEpisodeSet, episode, group ? -1 : seat, difficulty);
  if (group) {
    PlayForAll(play);
  } else {
    play.Ask(seat);
  }
}

// An episode by chance, of the group or not; -1: there is none.
int AnyEpisode(Play& play, bool group) {
  const std::vector<Episode>& episodes = play.rules.content().episodes;
  const auto count = std::count_if(episodes.begin(), episodes.end(),
                                   [&](const Episode& e) { return e.group == group; });
  if (count == 0) return -1;
  int left = DrawIndex(play.state.chance, static_cast<int>(count));
  for (int i = 0;; ++i) {
    if (At(episodes, i).group == group && left-- == 0) return i;
  }
}

}  // namespace

int BonusOf(const Position& position, int seat, const Episode& episode) {
  const Company& hero = position.state.companies[HeroOf(position.state, seat)];
  const int attribute = AttributeOf(hero, episode);
  if (episode.target_grade < 0) return attribute;
  return attribute + GradeOf(position.rules.content(), hero) - episode.target_grade;
}

Refusal CheckAttempt(const Position&, int, const Action&) { return kAllowed; }

void ListAttempt(const Position&, int, Listing& out) {
  if (out.One({kAttempt, {}})) out.One({kPass, {}});
}

absl::Status ApplyAttempt(Play& play, int seat, const Action& action) {
  if (action.kind == kAttempt) {
    PlayAlone(play, seat);
  } else {
    EndEpisode(play);
  }
  return absl::OkStatus();
}

Refusal CheckEpisode(const Position& position, int, const Action& action) {
  if (action.kind == kPass) return kAllowed;
  if (At(position.rules.content().episodes, action.args[0]).group) {
    if (action.args[1] != 0) return Senseless("episodes of the group are set for p1");
    if (action.args[2] != 0) return Senseless("episodes of the group have no difficulty");
  }
  return action.args[1] < position.rules.players() ? kAllowed
                                                   : Senseless("there is no such player");
}

void ListEpisodes(const Position& position, int, Listing& out) {
  if (!out.One({kPass, {}})) return;
  const std::vector<Episode>& episodes = position.rules.content().episodes;
  for (int episode = 0; episode < Size(episodes); ++episode) {
    const bool group = At(episodes, episode).group;
    for (int player = 0; player < (group ? 1 : position.rules.players()); ++player) {
      if (!out.Range({kSetEpisode, {episode, player}}, 2, 0, group ? 1 : kMostDifficulty + 1)) {
        return;
      }
    }
  }
}

absl::Status ApplyEpisode(Play& play, int, const Action& action) {
  if (action.kind == kSetEpisode) {
    SetEpisode(play, action.args[0], action.args[1], action.args[2]);
  } else {
    play.state.episodes = kMostEpisodes;
    play.AskNobody();
  }
  return absl::OkStatus();
}

void AdvanceEpisodes(Play& play) {
  State& state = play.state;
  const bool asked = play.rules.referee_asked();
  const int most = asked ? kMostEpisodes : play.rules.players() + 1;
  if (state.episodes >= most || play.rules.content().episodes.empty()) {
    state.phase = Phase::kMarch;
    state.turn = 0;
    return;
  }
  if (asked) return play.Ask(play.rules.referee());
  const bool group = state.episodes == play.rules.players();
  const int episode = AnyEpisode(play, group);
  if (episode < 0) {
    ++state.episodes;
    return;
  }
  const int difficulty = At(play.rules.content().episodes, episode).difficulty;
  SetEpisode(play, episode, group ? 0 : state.episodes, group ? 0 : difficulty);
}

absl::Status BeginAdventure(Play& play) {
  State& state = play.state;
  state.challenge = 1;
  Put(state.location, state.offer.location + 1);
  state.contenders[0] = Contender();
  RaiseForces(play);
  return BeginBattle(play);
}

}  // namespace mallard::duckhammer_campaign
