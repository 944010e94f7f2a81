// A match and who plays it: people and bots in their seats.
//
// Every action goes through Act, which remembers whose it was, so that a person's last decision can
// be found again.
#ifndef MALLARD_EXAMPLES_TERMINAL_SESSION_H_
#define MALLARD_EXAMPLES_TERMINAL_SESSION_H_

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "examples/terminal/table_notes.h"
#include "mallard/bot.h"
#include "mallard/match.h"

namespace mallard::terminal {

// Who sits where.
struct Seating {
  std::string first = kHuman;       // In the first seat, unless `chosen` says otherwise,
  std::string others = "standard";  // and in all others.
  std::vector<std::pair<int, std::string>> chosen;  // By seat from 0; the last word counts.

  // Puts everybody where they sat before. Notes without a person are of no use to people.
  void Recall(const TableNotes& notes);
};

// What there is to know about a session besides its match.
struct SessionOptions {
  Seating seating;
  uint64_t seed = 0;               // For the bots.
  std::vector<std::string> packs;  // Folders of the packs in use, for whoever goes on later.
  std::string loaded_from;         // The file that the match comes from; "" for a new one.
};

class Session {
 public:
  static absl::StatusOr<Session> Create(Match match, SessionOptions options);

  const Match& match() const { return match_; }
  const std::string& loaded_from() const { return options_.loaded_from; }
  // Who sits where now, and with which packs.
  TableNotes Notes() const { return {players_, options_.packs}; }
  bool IsHuman(int seat) const { return bots_[static_cast<size_t>(seat)] == nullptr; }
  // Seats with people.
  std::vector<int> Humans() const;

  // Whose action is wanted next, or -1. Bots come first, so that nobody waits for them; of several
  // people the one who acted last goes on.
  int NextSeat(int last_human) const;
  // Takes an action; on any error nothing has changed.
  absl::Status Act(int seat, const Action& action);
  // Lets the bot in that seat act.
  absl::Status ActBot(int seat);
  // What the game's own bot would do in a person's place: its best few ideas, with reasons.
  absl::StatusOr<std::vector<Advice>> Hint(int seat) const;
  // Goes back to the last decision of that seat.
  absl::Status Undo(int seat);
  // One action back (-1), or one that was taken back again (1).
  absl::Status Step(int by);

  // With history and events, so that undo and log go on after loading, and notes on the table.
  absl::Status Save(const std::string& path) const;
  absl::Status SaveReplay(const std::string& path) const;
  // Goes on with a saved match, with everybody where they sat; on any error the present one stays.
  absl::Status Load(const std::string& path, bool allow_changed_content);
  // Goes on with other content, from where the match stands; on any error nothing has changed. What
  // was played before cannot be taken back any more.
  absl::Status CarryOver(const std::shared_ptr<const Ruleset>& ruleset);

 private:
  Session(Match match, SessionOptions options)
      : match_(std::move(match)), options_(std::move(options)) {}
  // Puts people and bots in their seats, and finds out whose actions have been taken.
  absl::Status Seat();

  Match match_;
  SessionOptions options_;
  std::vector<std::string> players_;        // By seat: kHuman or the name of a bot.
  std::vector<std::unique_ptr<Bot>> bots_;  // By seat; null for people.
  std::vector<int> actors_;                 // By action in the match's history: whose it was.
};

// A match restored from a file that Session::Save wrote; with `allow_changed_content` also one that
// was saved with other packs, if it can go on with these.
absl::StatusOr<Match> LoadMatch(std::shared_ptr<const Ruleset> ruleset, const std::string& path,
                                bool allow_changed_content);

}  // namespace mallard::terminal

#endif  // MALLARD_EXAMPLES_TERMINAL_SESSION_H_
