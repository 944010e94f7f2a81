// Choices that cannot be listed: where a model goes, where a unit is put down. Their bounds, the
// nearest legal value to a wish, quick enough to follow a mouse, and where everything would end.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_OPEN_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_OPEN_H_

#include <cstddef>

#include "absl/types/span.h"
#include "mallard/open_choice.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Where the values of an argument lie; wide where nothing better is known.
OpenBounds BoundsOfStep(const Position& position, const Action& partial, int step);
/// Changes the place or step of a whole action to the nearest legal one that is found; false if
/// none is. A model that moves goes straight towards the wish as far as it can.
bool NearestPlace(const Position& position, int seat, Action& wish);
/// Where the models end; returns how many, of which out.size() are written at most.
size_t PreviewOf(const Position& position, const Action& action, absl::Span<PreviewStep> out);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_OPEN_H_
