#include "examples/terminal/wide_characters.h"

#include <clocale>
#include <cstdlib>

namespace mallard::terminal {

bool UseWideCharacters() {
  for (const char* name : {"", "C.UTF-8", "en_US.UTF-8"}) {
    if (std::setlocale(LC_CTYPE, name) != nullptr && MB_CUR_MAX > 1) return true;
  }
  return false;
}

}  // namespace mallard::terminal
