/// @file
/// A game's manifest: every kind of action, event and decision with named and typed arguments, and
/// every option of its configuration. Arguments are typed as what they are (this cell, that unit),
/// so that text, choices and user interfaces can name them. One table feeds the C enums, the text
/// notation, the reference pages and the bindings, so they cannot disagree.
#ifndef MALLARD_MANIFEST_H_
#define MALLARD_MANIFEST_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace mallard {

/// What an argument is, and so how it is written as text and what a user interface can show for it.
/// Values are part of the C ABI: new ones are added at the end.
enum class ArgType : uint8_t {
  kInt,    ///< A decimal integer that is none of the things below. No game of this library has one.
  kCell,   ///< A grid cell number (row * 16 + column), written B6.
  kPoint,  ///< Two slots, column and row from 0, either may be negative: C4, or `-2/3` (column
           ///< and row from 0) when off the grid.
  kSeat,   ///< A seat from 0, written p1, p2, ...; -1 is written nobody.
  kWord,   ///< An index into `words`.
  kName,   ///< An index into a table of the rules, written as its short id; -1 is written none.
  kHex,    ///< A hex of the board: an index into a table, written as kName.
  kNode,   ///< A place of a map that is a graph: an index into a table, written as kName.
  kUnit,   ///< The number of a unit; -1: none.
  kModel,  ///< The number of a model; -1: none, or all.
  kWeapon,   ///< One of a model's weapons, from 1; 0: none.
  kDie,      ///< One of the dice that lie there, from 1.
  kCompany,  ///< The number of a company.
  kCamp,     ///< One of a player's camps, from 1.
  kLine,     ///< A line of a player's list, from 1.
  kSlot,     ///< A place for equipment, from 1; 0: a new one.
  kColumn,   ///< A column of a tableau from 0 at its left end, written from 1.
  kObject,   ///< A point of interest, from 1.
  kLoadout,  ///< One of the choices of weapons of a model, from 1.
  kStage,    ///< One of the stages of a location, from 1; 0: none.
  kPlace,    ///< Two slots, x and y in thousandths of an inch, written as two numbers.
  kVector,   ///< Two slots, a step by x and y in thousandths of an inch, written as two numbers.
  kCount,    ///< How many things.
  kAmount,   ///< How many points, rations, ...: may be negative, where it is a change.
  kNumber,   ///< A place in an order: a turn, a round, a rank, a level.
  kLength,   ///< A distance; the argument's documentation says in what.
  kHour,     ///< A direction by the clock, 1 to 12.
  kRoll,     ///< What a die shows, or what dice and everything added come to.
  kYesNo,    ///< 0: no, 1: yes; its `words` are these two.
  kArea,     ///< An area of the scene, by its id. Of references; arguments have other types.
  kText,     ///< Words of a player: UTF-8 of up to `max` bytes in as many slots as that takes, the
             ///< first byte lowest, the rest 0 (mallard/text_argument.h). Written in "quotes".
};

/// Every ArgType in one word, by value: "cell".
inline constexpr absl::string_view kArgTypeNames[] = {
    "int",    "cell",   "point",   "seat",  "word",    "name",   "hex",   "node",
    "unit",   "model",  "weapon",  "die",   "company", "camp",   "line",  "slot",
    "column", "object", "loadout", "stage", "place",   "vector", "count", "amount",
    "number", "length", "hour",    "roll",  "yes_no",  "area",   "text"};
/// The word for a type.
constexpr absl::string_view NameOf(ArgType type) {
  return kArgTypeNames[static_cast<size_t>(type)];
}
static_assert(std::size(kArgTypeNames) == static_cast<size_t>(ArgType::kText) + 1);

/// What an argument is to what happened, so that an event can be animated without knowing its game.
/// A kind has at most one argument in each role.
enum class ArgRole : uint8_t {
  kNone,     ///< None of these.
  kSubject,  ///< What it happened to.
  kFrom,     ///< Where the subject was, or what acted on it.
  kTo,       ///< Where the subject is now, or what was acted on.
  kPlace,    ///< Where it happened, if nothing moved.
  kAmount,   ///< By how much something changed.
  kTotal,    ///< How much there is now.
};

/// On whose side the thing lies that an argument names, where each player has such things: the
/// cells of two boards have the same numbers.
enum class ArgSide : uint8_t {
  kAny,  ///< There is only one, or its number says already whose it is.
  kOwn,  ///< On that of the player who acts; of an event, of its first argument that is a seat.
  kOpponent,  ///< On that of the opponent of that player.
};

/// One named argument.
struct ArgSpec {
  const char* name;                ///< Lower case, words joined by underscores.
  ArgType type = ArgType::kInt;    ///< What it is.
  const char* doc = "";            ///< What it means.
  std::vector<const char*> words;  ///< kWord, kYesNo: by value from 0.
  const char* table = "";          ///< kName, kHex, kNode: which table of the rules.
  ArgRole role = ArgRole::kNone;   ///< What it is to what happened; of events.
  ArgSide side = ArgSide::kAny;    ///< On whose side it lies.
  /// `min` or `max`: as the type says (a cell of the grid, a seat, a word or name that there is).
  static constexpr int32_t kByType = INT32_MIN;
  int32_t min = kByType;  ///< Smallest value that makes sense; -1 where "none" does.
  int32_t max = kByType;  ///< Largest value that makes sense; of kText, bytes it has at most.
  /// Slots of `args` it takes up.
  int width() const {
    if (type == ArgType::kText) return (max + 3) / 4;
    return type == ArgType::kPoint || type == ArgType::kPlace || type == ArgType::kVector ? 2 : 1;
  }
  /// Whether its values are indices into `words`.
  bool worded() const { return type == ArgType::kWord || type == ArgType::kYesNo; }
  /// Whether its values are indices into `table`.
  bool named() const {
    return type == ArgType::kName || type == ArgType::kHex || type == ArgType::kNode;
  }
};

/// Slots of `args` that all these take up together.
inline int SlotsOf(absl::Span<const ArgSpec> args) {
  int slots = 0;
  for (const ArgSpec& arg : args) slots += arg.width();
  return slots;
}

/// One kind of action, event or decision.
struct KindSpec {
  uint32_t kind;              ///< Stable number, from 1; never reused.
  const char* name;           ///< Unique in its list; the first word of the text notation.
  const char* doc;            ///< What it is.
  std::vector<ArgSpec> args;  ///< In order, from args[0].
  /// Actions only: takes an earlier one back, so a player who has not run into a dead end gets on
  /// without it. Random players seldom choose such actions; user interfaces may group them.
  bool takes_back = false;
  /// The arguments listed are only the first: which follow, or what one of them is, depends on
  /// their values. Rules::ActionArgs and EventArgs tell.
  bool depends = false;
};

/// One option of a match's configuration. Values are text; the game's rules say what they mean.
struct OptionSpec {
  /// What values are accepted.
  enum class Type : uint8_t {
    kBool,  ///< true, false
    kInt,   ///< Within [min, max].
    kWord,  ///< One of `words`.
    kText,  ///< Free, or content of the ruleset, as `kinds` says.
  };
  /// How a kText option that has `kinds` names content.
  enum class Naming : uint8_t {
    kOne,     ///< One entry.
    kSome,    ///< One or more, separated by commas.
    kOrText,  ///< One entry, or any other text, which the game checks when a match is created.
  };
  const char* name;                ///< Lower case, words joined by underscores.
  Type type;                       ///< What values are accepted.
  const char* fallback;            ///< Default, as text.
  const char* doc;                 ///< What it changes.
  int64_t min = 0;                 ///< kInt.
  int64_t max = 0;                 ///< kInt.
  std::vector<const char*> words;  ///< kWord; of kText: words it takes besides.
  /// kText: kinds of entry whose ids it takes, whole or short. Then nothing else is accepted but
  /// `words`, and nothing at all where that is the default. Without kinds any text is accepted
  /// until the game has looked at it.
  std::vector<const char*> kinds = {};
  Naming naming = Naming::kOne;  ///< How many ids.
};

/// A word that scenes of a game use: a phase, the name of an area or of a counter.
struct WordSpec {
  const char* name;  ///< Key for translations: lower case, words joined by underscores.
  const char* text;  ///< English, as shown.
};

/// How the sentence about an event stands to its neighbours, where a match is told as a story.
enum class Telling : uint8_t {
  kStatement,  ///< By itself.
  kDetail,     ///< Goes on with the statement before it.
  kLatest,     ///< The same; of several that begin alike, one after another, only the last is told.
  kHeading,    ///< Stands in front of the statement after it.
};

/// The telling of one kind of event.
struct EventTelling {
  uint32_t event;   ///< Which kind.
  Telling telling;  ///< How it is told.
};

/// A type of answer that packs may ask players for, see mallard/asking.h.
struct AnswerSpec {
  const char* kind;    ///< As `ctx:ask` has it: "cell".
  const char* action;  ///< The kind of action that gives it: "answer_cell".
  const char* doc;     ///< What that does.
  ArgSpec arg;         ///< Its one argument, one number wide.
  int32_t first = 0;   ///< What scripts call the argument's 0: players and ships count from 1.
};

/// The manifest of one game.
struct Manifest {
  const char* game;                 ///< "battleducks"
  const char* title;                ///< "BattleDucks"
  const char* doc;                  ///< One sentence.
  std::vector<KindSpec> actions;    ///< By rising kind, from 1; numbers may be left out.
  std::vector<KindSpec> events;     ///< In the same way.
  std::vector<KindSpec> decisions;  ///< In the same way.
  std::vector<OptionSpec> options;  ///< In the order shown to people.
  /// Of scenes, by index. A game that builds on another begins with the other's.
  std::vector<WordSpec> words;
  /// Events that are not told as statements.
  std::vector<EventTelling> tellings;
  /// Events that a short account keeps: of a game that this one builds on no others, nor of this
  /// game's own if any of those is named.
  std::vector<uint32_t> memorable;
  /// Types of answer, filled by AddAnswers; empty: packs of the game cannot ask players.
  std::vector<AnswerSpec> answers;
  /// Options of a match that is short enough to be watched, as Configuration::SetAll reads them.
  const char* demo = "";

  /// The spec of a kind, or null. Constant time up to the first number that is left out.
  static const KindSpec* Find(absl::Span<const KindSpec> specs, uint32_t kind) {
    if (kind >= 1 && kind <= specs.size() && specs[kind - 1].kind == kind) return &specs[kind - 1];
    const auto found =
        std::lower_bound(specs.begin(), specs.end(), kind,
                         [](const KindSpec& spec, uint32_t number) { return spec.kind < number; });
    return found != specs.end() && found->kind == kind ? &*found : nullptr;
  }
};

}  // namespace mallard

#endif  // MALLARD_MANIFEST_H_
