#include "src/games/duckhammer_campaign/scene/scene_words.h"

#include "src/games/duckhammer_campaign/scene/scene.h"

namespace mallard::duckhammer_campaign {

std::vector<WordSpec> SceneWords() {
  std::vector<WordSpec> words = duckhammer::SceneWords();
  for (const WordSpec& word : std::vector<WordSpec>{
           {"campaign_map", "Campaign map"},
           {"map_inch", "inch"},
           {"woodland", "Woodland"},
           {"mountain", "Mountain"},
           {"map_water", "Water"},
           {"open_land", "Open land"},
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
           {"campaign_plans", "Plans"},
           {"campaign_muster", "First army"},
           {"campaign_heroes", "Characters"},
           {"campaign_settling", "Settling"},
           {"campaign_offer", "Challenges"},
           {"campaign_march", "March"},
           {"campaign_battles", "Battles"},
           {"campaign_joining", "Joining"},
           {"campaign_episodes", "Episodes"},
           {"campaign_battle", "Battle"},
           {"campaign_tending", "Tending"},
           {"campaign_recovery", "Recovery"},
           {"campaign_razing", "Razing"},
           {"campaign_over", "Over"},
       }) {
    words.push_back(word);
  }
  return words;
}

}  // namespace mallard::duckhammer_campaign
