// For programs whose main function knows nothing of Liar's Dice.
#include <cstdlib>

#include "liars_dice.h"

[[maybe_unused]] static const int registered = liars_dice::Register().ok() ? 0 : (std::abort(), 1);
