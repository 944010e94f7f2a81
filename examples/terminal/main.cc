// The `mallard` program: plays the library's games in a terminal. It uses nothing but the public
// C++ API, and knows no game by name.
#include "mallard/terminal.h"

int main(int argc, char** argv) { return mallard::RunTerminal(argc, argv); }
