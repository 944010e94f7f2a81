// The states of all games, for tests/install/layouts.py, which reads what the compiler says of
// them.
#include "src/games/battleducks/state.h"
#include "src/games/duck_dealer/state.h"
#include "src/games/duckhammer/state.h"
#include "src/games/duckhammer_campaign/state.h"
#include "src/games/ducks_in_tow/state.h"
#include "src/games/naval_war/state.h"

mallard::battleducks::State battleducks;
mallard::duck_dealer::State duck_dealer;
mallard::duckhammer::State duckhammer;
mallard::duckhammer_campaign::State duckhammer_campaign;
mallard::ducks_in_tow::State ducks_in_tow;
mallard::naval_war::State naval_war;
