// A film of a match: pictures that follow each other in one SVG.
#ifndef MALLARD_EXAMPLES_TERMINAL_DRAW_FILM_H_
#define MALLARD_EXAMPLES_TERMINAL_DRAW_FILM_H_

#include <string>
#include <vector>

namespace mallard::terminal {

// Shows each picture for a while, the last one longer, and begins again. The pictures are those of
// DrawSvg, all of one width and with different id prefixes.
std::string Film(const std::vector<std::string>& pictures, int width);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_DRAW_FILM_H_
