#include "examples/terminal/phrases.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "mallard/notation.h"

namespace mallard::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"battleducks", "picked", Role::kStatement, "{seat} picks {formation} for {slot}"},
    {"battleducks", "placed", Role::kStatement, "{seat} places {slot} at {cell} {orientation}"},
    {"battleducks", "commander_chosen", Role::kDetail, "{cell} leads {slot}"},
    {"battleducks", "lifted", Role::kStatement, "{seat} lifts {slot}"},
    {"battleducks", "unpicked", Role::kStatement, "{seat} takes back the choice for {slot}"},
    {"battleducks", "player_ready", Role::kStatement, "{seat} is ready"},
    {"battleducks", "turn_began", Role::kHeading, "turn {turn+1}"},
    {"battleducks", "observed", Role::kStatement, "{seat} observes {cell}"},
    {"battleducks", "maneuver_used", Role::kStatement,
     "{seat} sends {slot} on a maneuver at {corner} {orientation}"},
    {"battleducks", "answered", Role::kDetail, "{cell} {answer}[ ({formation})]"},
    {"battleducks", "commander_lost", Role::kDetail, "{seat} loses the Commander of {slot}"},
    {"battleducks", "dial_turned", Role::kSilent, ""},
    {"battleducks", "won", Role::kStatement, "{seat} has found the whole fleet and wins"},
    {"battleducks", "disclosed", Role::kSilent, ""},
    {"ducks_in_tow", "start_chosen", Role::kStatement, "{seat} begins at {tile}"},
    {"ducks_in_tow", "turn_began", Role::kHeading, "round {round}"},
    {"ducks_in_tow", "moved", Role::kStatement, "{seat} moves to {tile}"},
    {"ducks_in_tow", "fed", Role::kStatement, "{seat} feeds {colour}"},
    {"ducks_in_tow", "shook", Role::kStatement, "{seat} shakes the bag and gets {colour}"},
    {"ducks_in_tow", "towed", Role::kDetail, "it follows the tow"},
    {"ducks_in_tow", "delivered", Role::kStatement, "{seat} delivers {card} at the {side} end"},
    {"ducks_in_tow", "duck_returned", Role::kSilent, ""},
    {"ducks_in_tow", "kept_aside", Role::kDetail, "{colour} is kept aside"},
    {"ducks_in_tow", "duck_placed", Role::kStatement, "new ducks: {colour} on {tile}"},
    {"ducks_in_tow", "tile_used", Role::kStatement, "{seat} uses {what}"},
    {"ducks_in_tow", "food_drawn", Role::kStatement, "{seat} draws {count} {colour} food"},
    {"ducks_in_tow", "food_taken", Role::kStatement, "{seat} takes {colour} food"},
    {"ducks_in_tow", "food_returned", Role::kStatement, "{seat} returns {colour} food"},
    {"ducks_in_tow", "food_paid", Role::kSilent, ""},
    {"ducks_in_tow", "card_drawn", Role::kStatement, "{seat} draws[ {card}] from the {source}"},
    {"ducks_in_tow", "card_revealed", Role::kStatement, "new cards: {card}"},
    {"ducks_in_tow", "card_discarded", Role::kStatement, "{seat} discards {card}"},
    {"ducks_in_tow", "deck_shuffled", Role::kStatement, "{cards} discarded cards become the deck"},
    {"ducks_in_tow", "adopted", Role::kStatement, "{seat} adopts {colour} in column {column}"},
    {"ducks_in_tow", "formation_revealed", Role::kStatement, "new formations: {formation}"},
    {"ducks_in_tow", "claimed", Role::kStatement,
     "{seat} claims {formation} at column {column}, {row}"},
    {"ducks_in_tow", "duck_taken", Role::kStatement, "{seat} takes {colour} for nothing"},
    {"ducks_in_tow", "lured", Role::kStatement, "{seat} lures {colour} from {tile}"},
    {"ducks_in_tow", "actions_gained", Role::kDetail, "and gains {count} more actions"},
    {"ducks_in_tow", "end_triggered", Role::kStatement,
     "{seat} has triggered the end: one more turn for everybody else"},
    {"ducks_in_tow", "scored", Role::kStatement,
     "{seat} has {points} points, {hearts} of them hearts"},
    {"ducks_in_tow", "won", Role::kStatement, "{seat} wins"},
    {"ducks_in_tow", "disclosed", Role::kSilent, ""},
};

const Phrase* FindPhrase(absl::string_view game, absl::string_view event) {
  for (const Phrase& phrase : kPhrases) {
    if (game == phrase.game && event == phrase.event) return &phrase;
  }
  return nullptr;
}

// An event in words: its arguments as text, by position in the manifest.
struct Words {
  const KindSpec& spec;
  std::vector<std::string> args;

  std::string Get(absl::string_view name) const {
    int64_t number;
    if (absl::EndsWith(name, "+1") &&
        absl::SimpleAtoi(Get(name.substr(0, name.size() - 2)), &number)) {
      return absl::StrCat(number + 1);
    }
    for (size_t i = 0; i < spec.args.size(); ++i) {
      if (name == spec.args[i].name) return args[i];
    }
    return absl::StrCat("{", name, "}");
  }
};

bool IsNothing(absl::string_view word) { return word == "none" || word == "nobody"; }

// Fills in a phrase. `text` may hold one level of brackets.
std::string Fill(absl::string_view text, const Words& words) {
  std::string result;
  std::string optional;  // What the open bracket holds so far.
  bool in_brackets = false;
  bool keep = true;  // The open bracket holds no "none".
  while (!text.empty()) {
    std::string piece(1, text.front());
    size_t used = 1;
    if (text.front() == '{') {
      const size_t end = text.find('}');
      piece = words.Get(text.substr(1, end - 1));
      keep = keep && !IsNothing(piece);
      used = end + 1;
    } else if (text.front() == '[') {
      in_brackets = keep = true;
      piece.clear();
    } else if (text.front() == ']') {
      if (keep) result += optional;
      optional.clear();
      in_brackets = false;
      piece.clear();
    }
    (in_brackets ? optional : result) += piece;
    text.remove_prefix(used);
  }
  return result;
}

// Nothing for an event that the manifest does not know.
std::optional<Words> WordsOf(const Rules& rules, const Event& event) {
  const KindSpec* spec = Manifest::Find(rules.manifest().events, event.kind);
  if (spec == nullptr) return std::nullopt;
  Words words{*spec, absl::StrSplit(FormatEvent(rules, event), ' ')};
  words.args.erase(words.args.begin());  // The kind.
  if (words.args.size() != spec->args.size()) return std::nullopt;
  return words;
}

}  // namespace

absl::Span<const Phrase> Phrases() { return kPhrases; }

bool HasHeadings(absl::string_view game) {
  return absl::c_any_of(kPhrases, [&](const Phrase& phrase) {
    return game == phrase.game && phrase.role == Role::kHeading;
  });
}

std::string DescribePlainly(const Rules& rules, const Event& event) {
  const std::optional<Words> words = WordsOf(rules, event);
  if (!words.has_value()) return FormatEvent(rules, event);
  std::vector<std::string> parts = {absl::StrReplaceAll(words->spec.name, {{"_", " "}})};
  for (size_t i = 0; i < words->args.size(); ++i) {
    const ArgSpec& arg = words->spec.args[i];
    const std::string& text = words->args[i];
    if (IsNothing(text)) continue;
    if (i == 0 && arg.type == ArgType::kSeat) {
      parts.insert(parts.begin(), text);
    } else {
      // A number alone says little.
      parts.push_back(arg.type == ArgType::kInt ? absl::StrCat(arg.name, " ", text) : text);
    }
  }
  return absl::StrJoin(parts, " ");
}

Sentence Describe(const Rules& rules, const Event& event) {
  const std::optional<Words> words = WordsOf(rules, event);
  const Phrase* phrase =
      words.has_value() ? FindPhrase(rules.manifest().game, words->spec.name) : nullptr;
  if (phrase == nullptr) return {Role::kStatement, DescribePlainly(rules, event)};
  return {phrase->role, Fill(phrase->text, *words)};
}

}  // namespace mallard::terminal
