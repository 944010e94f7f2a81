/// @file
/// The `mallard` program as a library, for programs that have games of their own: play, watch,
/// draw, catalog, verify, and everything about packs, for every game of the list.
#ifndef MALLARD_TERMINAL_H_
#define MALLARD_TERMINAL_H_

namespace mallard {

/// Does what the command line says; returns the exit code. If no game is named, `play` plays the
/// first that was registered, or else the first of the list. CMake's target mallard::terminal_main
/// is a main function that does this and nothing else.
int RunTerminal(int argc, char** argv);

}  // namespace mallard

#endif  // MALLARD_TERMINAL_H_
