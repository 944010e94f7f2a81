// A large board seen through a small window: the part that is seen, and a small picture of the
// whole in a corner that says which part it is.
#ifndef MALLARD_EXAMPLES_TERMINAL_OVERVIEW_H_
#define MALLARD_EXAMPLES_TERMINAL_OVERVIEW_H_

#include "examples/terminal/area_text.h"
#include "examples/terminal/canvas.h"

namespace mallard::terminal {

// Where a part of that size may begin, nearest to `wish`.
Scroll Within(const Extent& whole, const Extent& part, const Scroll& wish);

// Draws the small picture of `whole` into the lower right corner of `out`, which shows the part of
// it that begins at `from`. What lies outside that part is dotted. Nothing where there is no room.
void DrawOverview(const Canvas& whole, const Scroll& from, Canvas& out);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_OVERVIEW_H_
