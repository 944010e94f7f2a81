#include "src/games/duckhammer_campaign/chronicle.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/duckheim/attempts.h"
#include "src/games/duckhammer_campaign/duckheim/heroes.h"

namespace mallard::duckhammer_campaign {
namespace {

int ModelsOf(const State& state, int seat) {
  int models = 0;
  ForEachCompany(state, seat, [&](int c) { models += state.companies[c].models; });
  return models;
}

void TellHero(Play& play, int seat) {
  const int hero = HeroOf(play.state, seat);
  if (hero < 0) return;
  const Company& company = play.state.companies[hero];
  const auto wounds = std::count_if(std::begin(company.wounds), std::end(company.wounds),
                                    [](const Wounded& wounded) { return wounded.wound != 0; });
  play.Tell(kTaleOfHero, hero, company.model - 1, company.level, static_cast<int>(wounds));
}

}  // namespace

void TellChronicle(Play& play) {
  const State& state = play.state;
  for (int episode = 0; episode < Size(play.rules.content().episodes); ++episode) {
    if (WasTold(state, episode)) play.Tell(kTaleOfEpisode, episode);
  }
  for (int place = 0; place < play.rules.places(); ++place) {
    play.Tell(kTaleOfPlace, place, state.holders[place] - 1, state.stages[place] + 1);
  }
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    const Player& player = state.players[seat];
    play.Tell(kTaleOfArmy, seat, player.battles_won, player.battles_lost,
              CountCompanies(state, seat), ModelsOf(state, seat));
    TellHero(play, seat);
  }
}

}  // namespace mallard::duckhammer_campaign
