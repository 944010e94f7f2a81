// How the table was set for a saved match: who sat where, and which folders the packs came from.
//
// It stands in a file of its own beside the save. The save holds the match alone, and may be given
// to others; folders are of this machine.
#ifndef MALLARD_EXAMPLES_TERMINAL_TABLE_NOTES_H_
#define MALLARD_EXAMPLES_TERMINAL_TABLE_NOTES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"

namespace mallard::terminal {

// The word for a person in a seat; every other word names a bot.
inline constexpr char kHuman[] = "human";

struct TableNotes {
  std::vector<std::string> players;  // By seat. Empty: nothing is known of them.
  std::vector<std::string> packs;    // Folders, in load order.

  // Whether there is a person among the players.
  bool HasHuman() const;
};

// Where the notes on the save at `path` are.
std::string NotesPath(const std::string& path);

// Writes the notes on the save at `path`; folders are noted so that they are found from anywhere.
absl::Status WriteNotes(const std::string& path, const TableNotes& notes);

// The notes on the save at `path`; empty if there are none. Lines that say nothing are skipped.
TableNotes ReadNotes(const std::string& path);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_TABLE_NOTES_H_
