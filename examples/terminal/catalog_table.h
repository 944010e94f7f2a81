// What the table of a game looks like, for its catalog: a moment of a match, drawn as every scene.
#ifndef MALLARD_EXAMPLES_TERMINAL_CATALOG_TABLE_H_
#define MALLARD_EXAMPLES_TERMINAL_CATALOG_TABLE_H_

#include <memory>
#include <string>

#include "mallard/ruleset.h"

namespace mallard::terminal {

// SVG of a match with the usual options, some way into it; "" if none can be begun with them.
// `language` is one of the catalog. The same every time.
std::string TablePicture(const std::shared_ptr<const Ruleset>& ruleset, int language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_CATALOG_TABLE_H_
