// Duckheim: what happens between battles. The referee sets scenes, at most a few a week; a referee
// that is not asked sets one for each player and one for the group, by chance.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int kMostScenes = 8;  // In a week.
constexpr int kNeeded = 7;      // To succeed.

const Scene& SceneOf(const Sitting& sitting) {
  return sitting.content().scenes[sitting.state.scene - 1u];
}

int AttributeOf(const Company& hero, const Scene& scene) {
  return scene.attribute < 0 ? 0 : hero.attributes[scene.attribute];
}

// What a scene comes to for a player.
void Settle(Play& play, int seat, const Scene& scene, bool success) {
  ChangeRations(
      play, seat,
      success ? scene.reward : -std::min(scene.penalty, play.state.players[seat].rations));
}

void EndScene(Play& play) {
  play.state.scene = play.state.whose = play.state.difficulty = 0;
  play.AskNobody();
}

// The referee rolls against all characters together; equal or above, and it goes ill for them.
void PlayForAll(Play& play) {
  State& state = play.state;
  const Scene& scene = SceneOf(play.sitting());
  int sum = 0, lowest = duckhammer::kGrades;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    const Company& hero = state.companies[HeroOf(state, seat)];
    sum += AttributeOf(hero, scene);
    lowest = std::min(lowest, GradeOf(play.content(), hero));
  }
  const int natural = state.chance.Roll12();
  const bool success = natural < sum + lowest;
  play.Tell(kSceneRolled, -1, natural, sum + lowest, success ? 1 : 0);
  for (int seat = 0; seat < play.rules.players(); ++seat) Settle(play, seat, scene, success);
  EndScene(play);
}

void PlayAlone(Play& play, int seat) {
  State& state = play.state;
  const Scene& scene = SceneOf(play.sitting());
  const Company& hero = state.companies[HeroOf(state, seat)];
  const int natural = state.chance.Roll12();
  int total = natural + AttributeOf(hero, scene) - state.difficulty;
  if (scene.target_grade >= 0) total += GradeOf(play.content(), hero) - scene.target_grade;
  play.Tell(kSceneRolled, seat, natural, total, total >= kNeeded ? 1 : 0);
  Settle(play, seat, scene, total >= kNeeded);
  EndScene(play);
}

void SetScene(Play& play, int scene, int seat, int difficulty) {
  State& state = play.state;
  const bool group = play.content().scenes[static_cast<size_t>(scene)].group;
  state.scene = static_cast<uint8_t>(scene + 1);
  state.whose = static_cast<uint8_t>(group ? 0 : seat + 1);
  state.difficulty = static_cast<uint8_t>(difficulty);
  ++state.scenes;
  play.Tell(kSceneSet, scene, group ? -1 : seat, difficulty);
  if (group) {
    PlayForAll(play);
  } else {
    play.Ask(seat);
  }
}

absl::Status Check(const Sitting& sitting, int seat, const Action& action) {
  if (seat < sitting.rules.players()) {
    if (action.kind == kAttempt || action.kind == kPass) return absl::OkStatus();
    return Refused("attempt it, or pass");
  }
  if (action.kind == kPass) return absl::OkStatus();
  if (action.kind != kSetScene) return Refused("set a scene, or pass");
  const std::vector<Scene>& scenes = sitting.content().scenes;
  if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= scenes.size()) {
    return absl::InvalidArgumentError("there is no such scene");
  }
  const bool group = scenes[static_cast<size_t>(action.args[0])].group;
  if (action.args[1] < 0 || action.args[1] >= (group ? 1 : sitting.rules.players())) {
    return absl::InvalidArgumentError(group ? "scenes of the group are set for p1"
                                            : "there is no such player");
  }
  if (action.args[2] < 0 || action.args[2] > (group ? 0 : kMostDifficulty)) {
    return absl::InvalidArgumentError(group
                                          ? "scenes of the group have no difficulty"
                                          : absl::StrCat("a difficulty is 0 to ", kMostDifficulty));
  }
  return absl::OkStatus();
}

bool Visit(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (seat < sitting.rules.players()) return visit({kAttempt, {}}) && visit({kPass, {}});
  if (!visit({kPass, {}})) return false;
  for (int scene = 0; scene < static_cast<int>(sitting.content().scenes.size()); ++scene) {
    for (int player = 0; player < sitting.rules.players(); ++player) {
      for (int difficulty = 0; difficulty <= kMostDifficulty; ++difficulty) {
        const Action action{kSetScene, {scene, player, difficulty}};
        if (Check(sitting, seat, action).ok() && !visit(action)) return false;
      }
    }
  }
  return true;
}

absl::Status Apply(Play& play, int seat, const Action& action) {
  State& state = play.state;
  if (action.kind == kAttempt) {
    PlayAlone(play, seat);
  } else if (action.kind == kSetScene) {
    SetScene(play, action.args[0], action.args[1], action.args[2]);
  } else if (seat == play.rules.referee()) {
    state.scenes = kMostScenes;
    play.AskNobody();
  } else {
    EndScene(play);
  }
  return absl::OkStatus();
}

// A scene by chance, of the group or not; -1: there is none.
int AnyScene(Play& play, bool group) {
  std::vector<int> scenes;
  for (size_t i = 0; i < play.content().scenes.size(); ++i) {
    if (play.content().scenes[i].group == group) scenes.push_back(static_cast<int>(i));
  }
  if (scenes.empty()) return -1;
  return scenes[play.state.chance.Below(static_cast<uint32_t>(scenes.size()))];
}

}  // namespace

void AdvanceScenes(Play& play) {
  State& state = play.state;
  const bool asked = play.rules.referee_asked();
  const int most = asked ? kMostScenes : play.rules.players() + 1;
  if (state.scenes >= most || play.content().scenes.empty()) {
    state.phase = Phase::kMarch;
    state.turn = 0;
    return;
  }
  if (asked) return play.Ask(play.rules.referee());
  const bool group = state.scenes == play.rules.players();
  const int scene = AnyScene(play, group);
  if (scene < 0) {
    ++state.scenes;
  } else {
    const int difficulty = play.content().scenes[static_cast<size_t>(scene)].difficulty;
    SetScene(play, scene, group ? 0 : state.scenes, group ? 0 : difficulty);
  }
}

absl::Status BeginAdventure(Play& play) {
  State& state = play.state;
  state.challenge = 1;
  state.location = static_cast<uint8_t>(state.offer.location + 1);
  state.contenders[0] = Contender();
  RaiseForces(play);
  return BeginBattle(play);
}

const PhaseHandler& ScenesHandler() {
  static constexpr PhaseHandler kHandler{Check, Visit, Apply, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
