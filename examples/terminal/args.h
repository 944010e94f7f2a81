// The command line of the `mallard` program.
#ifndef MALLARD_EXAMPLES_TERMINAL_ARGS_H_
#define MALLARD_EXAMPLES_TERMINAL_ARGS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "examples/terminal/screen.h"
#include "mallard/reference.h"

namespace mallard::terminal {

struct Arguments {
  enum class Command {
    kPlay,
    kGames,
    kOptions,
    kCatalog,
    kVerify,
    kDraw,
    kPackNew,
    kPackCheck,
    kPackTest,
    kPackList,
    kPackShow,
    kPackDiff,
    kVersion,
    kHelp
  };

  Command command = Command::kHelp;
  std::string game;
  bool named = false;  // The game was named, and is not the usual one by default.
  std::string file;  // verify: the replay. draw: what was saved. pack: the folder, or what to show.
  bool demo = false;
  bool everybody = false;           // play: people in every seat.
  std::string others = "standard";  // play: who plays the seats that nobody chose.
  bool plain = false;               // play: line by line, also on a terminal that could do more.
  bool go_on = false;               // play: the match that was left last.
  int speed = 100;                  // play --demo: per cent of the usual pace.
  bool watch = false;               // play: load packs again when their files change.
  bool json = false;                // pack check, catalog: for programs.
  bool html = false;                // catalog: a page to look at.
  std::string language;             // play, catalog, draw: "fr"; what the system speaks if empty.
  std::string output;               // catalog, draw: the file to write; the terminal if empty.
  std::optional<int> viewer;  // draw: the seat that looks, from 0; everything is seen if missing.
  bool spectator = false;     // draw: only what everybody may know.
  Reference focus;            // draw: what is looked at.
  std::string theme;          // draw: "light" or "dark"; as the reader's system is set if empty.
  std::string turn;           // draw: after so many actions, or "all"; the last if empty.
  bool changed = false;       // play: load matches that were saved with other content.
  std::optional<uint64_t> seed;
  std::optional<int> games;  // pack test: matches of random players.
  std::string filter;        // pack test: only tests with this in their names.
  std::vector<std::pair<std::string, std::string>> settings;
  std::vector<std::string> packs;                  // Folders, in the order given.
  std::vector<std::pair<int, std::string>> seats;  // Seat from 0; human, or a bot's name.
  std::string load;                                // A saved match to go on with.
  std::string replay;                              // Where the replay goes at the end.
  ColorMode color = ColorMode::kAuto;
};

// Reads the arguments after the program's name. `game` is played if none is named. An error says
// what is wrong with them.
absl::StatusOr<Arguments> ParseArguments(absl::Span<const absl::string_view> args,
                                         absl::string_view game);

// How the program is called, for people; @GAME@ stands for the game that is played if none is
// named.
extern const char kUsage[];

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_ARGS_H_
