// Nothing is lost: the match is saved after every action, in a folder of the program's own, and
// can be gone on with.
#ifndef MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_
#define MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/match.h"
#include "mallard/saved_match.h"

namespace mallard::terminal {

// A file of that name in the folder of the program's own; "" where there is none.
std::string StateFile(absl::string_view name);

// A match that was saved by itself.
struct Autosaved {
  std::string path;
  SavedMatch about;
};

class Autosave {
 public:
  // For one match. Where no file can be written, nothing is saved and nothing is said: a game must
  // not stop because a disk is full.
  explicit Autosave(absl::string_view game);

  // Where the match is kept; "" if there is no place for it.
  const std::string& path() const { return path_; }
  // Keeps the match as it stands, history included; a match that is over is not kept any longer.
  void Keep(const Match& match) const;

 private:
  std::string path_;
};

// What can be gone on with, the latest first; of one game if it is named.
std::vector<Autosaved> ListAutosaves(absl::string_view game);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_AUTOSAVE_H_
