// One game of a study: who plays, what was offered and used.
#ifndef MALLARD_SRC_LAB_PLAY_H_
#define MALLARD_SRC_LAB_PLAY_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "mallard/lab.h"

namespace mallard::lab {

/// Things that can be used, numbered: first all kinds of action, then for each of them the entries
/// that it can name, in the order of the manifest. The same for all matches of a configuration.
class Things {
 public:
  explicit Things(const Rules& rules);
  size_t size() const { return things_.size(); }
  /// Kind and name, with nothing counted.
  const Usage& operator[](size_t index) const { return things_[index]; }
  /// Calls f(number) for everything that an action uses.
  void ForEach(const Rules& rules, const Action& action, absl::FunctionRef<void(size_t)> f) const;
  /// The numbers that a name means: of an action, of an entry, or of both.
  absl::StatusOr<std::vector<size_t>> Find(absl::string_view name) const;

 private:
  // The entries of a table that a kind of action can name.
  struct Table {
    size_t action;  // Position of the kind.
    std::string name;
    size_t first;  // Number of its first entry.
    size_t size;
  };
  std::vector<Usage> things_;
  std::vector<Table> tables_;
};

/// What one player did in a game, by number of the thing.
struct Deeds {
  std::vector<uint32_t> offered;
  std::vector<uint32_t> used;
};

/// What came of one game.
struct Record {
  Outcome outcome;
  uint64_t actions = 0;
  int first = -1;               // Who was asked alone first; -1: nobody ever was.
  uint64_t choices = 0;         // Sum of the numbers of legal actions.
  std::vector<Deeds> deeds;     // By seat; empty if nobody wants to know.
  Replacements replaced;        // Of those who go without something.
  std::vector<double> seconds;  // By seat, thinking.
  std::vector<uint64_t> moves;  // By seat.
};

/// How a game is played.
struct Table {
  std::shared_ptr<const Ruleset> ruleset;
  const Configuration* configuration;
  std::vector<BotOptions> players;  // By seat; their seeds are set from the game's.
  uint64_t seed = 0;
  uint64_t max_actions = 0;
  const Things* things = nullptr;            // Null: deeds are not counted.
  std::vector<std::vector<size_t>> without;  // By seat: numbers of things it does without.
};

/// Plays a game to its end.
absl::StatusOr<Record> PlayGame(const Table& table);

/// The seed of game or pair number `index`.
uint64_t SeedOf(uint64_t seed, uint64_t index);

}  // namespace mallard::lab

#endif  // MALLARD_SRC_LAB_PLAY_H_
