// Small pictures of content, as SVG: shapes on a grid, tiles of a map of hexes, places on a plane.
//
// Nothing here knows a game. What can be drawn is told by its form: a field that looks like a
// drawing (rows of text, one character a cell; with spaces between them, words on a map of hexes);
// lists of things that have `x` and `y`; lists of corners; things that go `from` one place `to`
// another.
#ifndef MALLARD_EXAMPLES_TERMINAL_CATALOG_DRAWING_H_
#define MALLARD_EXAMPLES_TERMINAL_CATALOG_DRAWING_H_

#include <string>

#include "absl/strings/string_view.h"
#include "mallard/catalog.h"

namespace mallard::terminal {

// Text with the characters that mean something to HTML written out.
std::string EscapeHtml(absl::string_view text);

// A drawing: a list of rows. `label` is for those who cannot see it.
std::string DrawingSvg(const ContentValue& rows, absl::string_view label);

// The places of an entry; "" if it has none.
std::string PlacesSvg(const CatalogEntry& entry, absl::string_view label);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CATALOG_DRAWING_H_
