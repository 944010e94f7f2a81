#include "examples/terminal/phrases.h"

#include <cstdint>
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

// Without a phrase: the player first, then what happened, then the rest.
std::string Word(const Words& words) {
  std::vector<std::string> parts = {absl::StrReplaceAll(words.spec.name, {{"_", " "}})};
  for (size_t i = 0; i < words.args.size(); ++i) {
    if (i == 0 && words.spec.args[0].type == ArgType::kSeat && !IsNothing(words.args[0])) {
      parts.insert(parts.begin(), words.args[0]);
    } else if (!IsNothing(words.args[i])) {
      // A number alone says little.
      parts.push_back(words.spec.args[i].type == ArgType::kInt
                          ? absl::StrCat(words.spec.args[i].name, " ", words.args[i])
                          : words.args[i]);
    }
  }
  return absl::StrJoin(parts, " ");
}

}  // namespace

absl::Span<const Phrase> Phrases() { return kPhrases; }

bool HasHeadings(absl::string_view game) {
  return absl::c_any_of(kPhrases, [&](const Phrase& phrase) {
    return game == phrase.game && phrase.role == Role::kHeading;
  });
}

Sentence Describe(const Rules& rules, const Event& event) {
  const std::string notation = FormatEvent(rules, event);
  const KindSpec* spec = Manifest::Find(rules.manifest().events, event.kind);
  if (spec == nullptr) return {Role::kStatement, notation};
  Words words{*spec, absl::StrSplit(notation, ' ')};
  words.args.erase(words.args.begin());
  if (words.args.size() != spec->args.size()) return {Role::kStatement, notation};
  const Phrase* phrase = FindPhrase(rules.manifest().game, spec->name);
  if (phrase == nullptr) return {Role::kStatement, Word(words)};
  return {phrase->role, Fill(phrase->text, words)};
}

}  // namespace mallard::terminal
