// The words that scenes and names of BattleDucks use: positions in the manifest's list, which
// SceneWords (scene.h) gives.
#ifndef MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_WORDS_H_
#define MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_WORDS_H_

namespace mallard::battleducks {

enum Word : int {
  kWordPond,
  kWordRadar,
  kWordFleet,
  kWordToPick,
  kWordCommander,
  kWordSplash,
  kWordSpotted,
  kWordFound,
  kWordDucksLeft,
  kWordFormationsLeft,
  kWordFormationsFound,
  kWordRecharge,
  kWordNotPlaced,
  kWordSetup,
  kWordPlaying,
  kWordOver,
  kWordTurn,
  kWordFleetFound,
};

}  // namespace mallard::battleducks

#endif  // MALLARD_SRC_GAMES_BATTLEDUCKS_SCENE_WORDS_H_
