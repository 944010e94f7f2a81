// The catalog of a ruleset as one page of HTML that needs nothing else.
#ifndef MALLARD_EXAMPLES_TERMINAL_CATALOG_PAGE_H_
#define MALLARD_EXAMPLES_TERMINAL_CATALOG_PAGE_H_

#include <string>

#include "mallard/ruleset.h"

namespace mallard::terminal {

// `table` is a picture of the game, as SVG, that stands at the top; may be "".
std::string CatalogPage(const Ruleset& ruleset, int language, const std::string& table);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CATALOG_PAGE_H_
