/// @file
/// The few words that are the same in every game: what a player is called who has no other name,
/// the names of marks, and what a title needs. English and French are built in; packs give them in
/// other languages, or better ones, in the section `common` of their language files.
#ifndef MALLARD_COMMON_WORDS_H_
#define MALLARD_COMMON_WORDS_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace mallard {

/// Each of these words. The names of marks follow: kFirstMark plus the number of the bit.
enum class CommonWord : uint8_t {
  kPlayer,        ///< Before the number of a seat.
  kNobody,        ///< No player.
  kNone,          ///< Nothing, where an argument may be left out.
  kRound,         ///< Before its number.
  kOf,            ///< Between a number and its limit.
  kToMove,        ///< After a player who is asked.
  kWins,          ///< After a player who has won.
  kDraw,          ///< Nobody has won.
  kOver,          ///< The match has ended.
  kHidden,        ///< What it is, is not known.
  kStale,         ///< True when last seen.
  kNothing,       ///< An empty list.
  kMore,          ///< After the number of things that there is no room for.
  kWaiting,       ///< A sentence with the places {seat} and {decision}: for whom others wait.
  kScriptFailed,  ///< A sentence with the place {function}: a script that was left out.
  kNo,            ///< As an answer.
  kYes,           ///< As an answer.
  kFirstMark,
};
inline constexpr int kMarkWords = 24;  ///< Names of marks.
/// How many there are.
inline constexpr int kCommonWords = static_cast<int>(CommonWord::kFirstMark) + kMarkWords;

/// The key of a word in language files ("player", "mark_last_move"); "" beyond the last.
absl::string_view CommonWordName(int word);
/// A word as it is built in, for a lower-case language tag: French for "fr" and what begins with
/// "fr_", else English.
absl::string_view BuiltInWord(int word, absl::string_view language);

}  // namespace mallard

#endif  // MALLARD_COMMON_WORDS_H_
