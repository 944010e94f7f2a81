// Nothing is lost: every match is saved after every action, in a file of its own in a folder of the
// program's own, and can be gone on with.
#ifndef MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_
#define MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "examples/terminal/session.h"
#include "mallard/saved_match.h"

namespace mallard::terminal {

// A file of that name in the folder of the program's own; "" where there is none.
std::string StateFile(absl::string_view name);

// A match that was saved by itself.
struct Autosaved {
  std::string path;
  SavedMatch about;
  std::filesystem::file_time_type written;
};

class Autosave {
 public:
  // For the match of that session. One that was kept here before goes on in its own file. Where no
  // file can be written, nothing is saved and nothing is said: a game must not stop because a disk
  // is full.
  explicit Autosave(const Session& session);

  // Where the match is kept; "" if there is no place for it.
  const std::string& path() const { return path_; }
  // Keeps the match as it stands, history and seating included. A match that is over is not kept
  // any longer, and one between bots alone never: there is nobody to go on with it.
  void Keep(const Session& session) const;

 private:
  // Lets go of the matches of that game that were left longest ago, to make room for one more.
  static void MakeRoom(absl::string_view game);

  std::string path_;
};

// What can be gone on with, the latest first; of one game if it is named.
std::vector<Autosaved> ListAutosaves(absl::string_view game);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_
