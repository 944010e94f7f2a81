// The words of scenes, by number. Only the files of scenes include this.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_WORDS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_WORDS_H_

#include "src/games/duckhammer/scene/scene.h"
#include "src/games/duckhammer/scene/scene_parts.h"

namespace mallard::duckhammer_campaign {

enum Word : int {
  kWordMap = duckhammer::kBattleWords,
  kWordInch,
  kWordLanding,
  kWordCamp,
  kWordArmy,
  kWordMeans,
  kWordOffer,
  kWordEpisode,
  kWordMenu,
  kWordReferee,
  kWordRations,
  kWordExperience,
  kWordBattlesWon,
  kWordBattlesLost,
  kWordBattles,
  kWordLocationsHeld,
  kWordStage,
  kWordReward,
  kWordDifficulty,
  kWordModels,
  kWordLevel,
  kWordGrade,
  kWordMarchLeft,
  kWordPrice,
  kWordSeason,
  kWordWeek,
  kWordAllFought,
  kWordLastStanding,
  kWordWealth,
  kWordOrder,
  kWordTarget,
  kWordSuccess,
  kWordFailure,
  kWordEndings,                    // How Duckheim ends, in the order of Ending.
  kWordPhases = kWordEndings + 6,  // The phases, in the order of their numbers.
};

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_SCENE_SCENE_WORDS_H_
