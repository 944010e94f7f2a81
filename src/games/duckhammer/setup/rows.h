// Rows: how a whole unit is put down, and what a place has to be.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_ROWS_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_ROWS_H_

#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer/rules.h"

namespace mallard::duckhammer {

/// Why a model of a unit cannot be put down there: its base lies wholly in the area and on
/// no other base but that of model `ignored`, non-swimmers are not in water.
Refusal CheckStanding(const Position& position, int unit, Point at, const Rect& area,
                      int ignored = -1);
/// Why models of a unit would not be coherent in these places.
Refusal CheckCoherentAt(const Position& position, int unit, absl::Span<const Point> places);
/// Where the waiting models of a unit would stand in rows around a point; the first row is ahead,
/// which for monsters is up the map.
absl::InlinedVector<Point, kMaxUnitModels> RowsAround(const State& state, int unit, Point middle,
                                                      int columns);
/// Puts waiting models there, one after another, and tells about it.
void PutDown(Play& play, int unit, absl::Span<const Point> places);
/// Why a unit cannot be put down in rows of `columns` around a point of its owner's zone.
Refusal CheckRows(const Position& position, int unit, Point middle, int columns);
/// Visits good places for rows of a unit, without repeats, until `visit` returns false; returns
/// whether it never did.
bool VisitRows(const Position& position, int unit,
               absl::FunctionRef<bool(Point, int columns)> visit);

}  // namespace mallard::duckhammer

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_SETUP_ROWS_H_
