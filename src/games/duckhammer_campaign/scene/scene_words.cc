#include "src/games/duckhammer_campaign/scene/scene_words.h"

#include "src/games/duckhammer_campaign/scene/scene.h"

namespace mallard::duckhammer_campaign {

std::vector<WordSpec> SceneWords() {
  std::vector<WordSpec> words = duckhammer::SceneWords();
  for (const WordSpec& word : std::vector<WordSpec>{
           {"campaign_map", "Campaign map"},
           {"map_inch", "inch"},
           {"landing", "Landing"},
           {"camp", "Camp"},
           {"companies", "Companies"},
           {"means", "Means"},
           {"offer", "On offer"},
           {"episode", "Episode"},
           {"menu", "To choose from"},
           {"referee", "Referee"},
           {"rations", "Rations"},
           {"experience", "Experience"},
           {"battles_won", "Battles won"},
           {"battles_lost", "Battles lost"},
           {"battles", "Battles fought"},
           {"locations_held", "Key locations held"},
           {"stage", "Stage"},
           {"reward", "Rations for winning"},
           {"difficulty", "Difficulty"},
           {"company_models", "Models"},
           {"level", "Level"},
           {"company_grade", "Grade"},
           {"march_left", "Inches left to march"},
           {"company_price", "Rations for a model"},
           {"season", "Season"},
           {"week", "Week"},
           {"all_fought", "The last battle is fought"},
           {"last_standing", "One army is left"},
           {"wealth", "Rations and worth of the army"},
           {"seat_order", "Order of the seats"},
           {"target_grade", "Against Grade"},
           {"success", "Success"},
           {"failure", "Failure"},
           {"ending_none", "It goes on"},
           {"ending_all_locations", "The party holds every key location"},
           {"ending_last_episode", "The story is finished"},
           {"ending_weeks", "The last week is over"},
           {"ending_all_fell", "Every character has fallen"},
           {"ending_nowhere", "The party has nowhere to go"},
           {"campaign_plans", "Plans"},
           {"campaign_muster", "First army"},
           {"campaign_heroes", "Characters"},
           {"campaign_settling", "Settling"},
           {"campaign_offer", "Challenges"},
           {"campaign_march", "March"},
           {"campaign_battles", "Battles"},
           {"campaign_joining", "Joining"},
           {"campaign_attempt", "An attempt"},
           {"campaign_battle", "Battle"},
           {"campaign_tending", "Tending"},
           {"campaign_recovery", "Recovery"},
           {"campaign_razing", "Razing"},
           {"campaign_over", "Over"},
           {"campaign_referee", "The referee's turn"},
           {"campaign_reward", "A reward"},
           {"campaign_retreat", "Leaving the field"},
       }) {
    words.push_back(word);
  }
  return words;
}

}  // namespace mallard::duckhammer_campaign
