#include "examples/terminal/watch.h"

#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "examples/terminal/loading.h"

namespace mallard::terminal {

PackWatch::PackWatch(const Arguments& args) : args_(args), seen_(Look()) {}

// File times are asked for, since that works everywhere; a pack has few files.
PackWatch::Times PackWatch::Look() const {
  namespace fs = std::filesystem;
  Times times;
  for (const std::string& folder : args_.packs) {
    std::error_code error;
    fs::recursive_directory_iterator walk(folder, error);
    for (; !error && walk != fs::recursive_directory_iterator(); walk.increment(error)) {
      std::error_code gone;
      // As when a pack is loaded; editors and version control keep their own files there.
      if (absl::StartsWith(walk->path().filename().string(), ".")) {
        if (walk->is_directory(gone)) walk.disable_recursion_pending();
        continue;
      }
      if (walk->path().extension() != ".lua") continue;
      const fs::file_time_type time = walk->last_write_time(gone);
      const std::uintmax_t size = walk->file_size(gone);
      if (!gone) times[walk->path().string()] = {time, size};
    }
  }
  return times;
}

std::optional<absl::StatusOr<std::shared_ptr<const Ruleset>>> PackWatch::Poll() {
  Times now = Look();
  if (now == seen_) return std::nullopt;
  seen_ = std::move(now);
  return LoadRuleset(args_);
}

std::optional<PackNews> CarryOverChanges(PackWatch& watch, Session& session,
                                         const Language& language) {
  const auto changed = watch.Poll();
  if (!changed.has_value()) return std::nullopt;
  const absl::Status status = changed->ok() ? session.CarryOver(**changed) : changed->status();
  if (status.ok()) {
    return PackNews{true, std::string(Say(language,
                                          "The packs have changed: the match goes on "
                                          "with what they say now."))};
  }
  return PackNews{false,
                  absl::StrCat(Say(language, "The packs have changed, but cannot be used:"), "\n",
                               status.message(), "\n",
                               Say(language, "The match goes on with what was loaded before."))};
}

}  // namespace mallard::terminal
