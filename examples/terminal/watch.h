// Loads packs again when their files change: `mallard play --watch`.
#ifndef MALLARD_EXAMPLES_TERMINAL_WATCH_H_
#define MALLARD_EXAMPLES_TERMINAL_WATCH_H_

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "examples/terminal/args.h"
#include "examples/terminal/session.h"
#include "examples/terminal/words.h"
#include "mallard/ruleset.h"

namespace mallard::terminal {

class PackWatch {
 public:
  // Watches the packs that the command line names.
  explicit PackWatch(const Arguments& args);

  // Nothing if no file has changed since the last call; otherwise the packs loaded again, or why
  // they cannot be.
  std::optional<absl::StatusOr<std::shared_ptr<const Ruleset>>> Poll();

 private:
  // When each file was written, and its size.
  using Times = std::map<std::string, std::pair<std::filesystem::file_time_type, std::uintmax_t>>;
  Times Look() const;

  const Arguments& args_;
  Times seen_;
};

// What has become of changed packs.
struct PackNews {
  bool carried_over = false;
  std::string text;  // For the players.
};

// Goes on with packs that have changed since the last call, if the match can; nothing if none have.
std::optional<PackNews> CarryOverChanges(PackWatch& watch, Session& session,
                                         const Language& language);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_WATCH_H_
