#include "src/games/duckhammer/army/feathers.h"

#include "mallard/frame/numbers.h"

namespace mallard::duckhammer {

std::vector<int> ModelsOf(const GameContent& content, int feather) {
  std::vector<int> models;
  for (int i = 0; i < Size(content.models); ++i) {
    const int faction = At(content.models, i).profile.faction - 1;
    if (At(content.factions, faction).feather == feather) models.push_back(i);
  }
  return models;
}

}  // namespace mallard::duckhammer
