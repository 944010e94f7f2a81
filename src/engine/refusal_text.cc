#include "mallard/refusal_text.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "mallard/catalog.h"
#include "mallard/phrase_template.h"
#include "mallard/reading.h"
#include "mallard/ruleset.h"
#include "src/engine/sight_buffer.h"

namespace mallard {
namespace {

constexpr CommonRefusal kCommon[] = {
    {"the match is over", "la partie est finie"},
    {"another player is asked", "un autre joueur doit répondre"},
    {"that is not one of the answers that are offered", "ce n’est pas une des réponses proposées"},
    {"it is not your turn to decide", "ce n’est pas à vous de décider"},
    {"no action is chosen yet", "aucune action n’est encore choisie"},
    {"{argument} is missing", "il manque : {argument}"},
    {"nothing can be done with that now", "on ne peut rien en faire maintenant"},
    {"that does not go together with what was chosen before",
     "cela ne va pas avec ce qui a été choisi auparavant"},
    {"{action} does not answer what is asked now: {decision}",
     "« {action} » ne répond pas à ce qui est demandé : {decision}"},
    {"{argument} goes from {min} to {max}, not {value}",
     "{argument} va de {min} à {max}, pas {value}"},
    {"{argument} must be plain text of 1 to {most} bytes",
     "{argument} doit être un texte simple de 1 à {most} octets"},
    {"step {step} takes no words", "ce pas ne prend pas de mots"},
    {"there is no {argument} {value}", "{argument} : il n’y a pas de {value}"},
    {"{game} has no action of kind {kind}", "{game} n’a pas d’action de ce genre"},
    {"arguments that the action does not use must be 0",
     "l’action a des arguments qu’elle n’utilise pas"},
    {"there is no earlier decision to go back to",
     "il n’y a pas de décision antérieure où revenir"},
    {"no action given", "aucune action n’est donnée"},
    {"there is no action \"{word}\"; there are {words}",
     "il n’y a pas d’action « {word} » ; il y a {words}"},
    {"there is no action \"{word}\"; did you mean {nearest}",
     "il n’y a pas d’action « {word} » ; vouliez-vous dire {nearest} ?"},
    {"{action}: {argument} is missing", "{action} : il manque {argument}"},
    {"{action}: {argument} must be {wanted}, not \"{word}\"",
     "{action} : {argument} doit être {wanted}, pas « {word} »"},
    {"{action}: {argument} must be {wanted}, not \"{word}\"; did you mean {nearest}",
     "{action} : {argument} doit être {wanted}, pas « {word} » ; vouliez-vous dire {nearest} ?"},
    {"{action}: \"{word}\" is one word too many", "{action} : « {word} » est un mot de trop"},
    {nullptr, nullptr},
};

// A place that was filled in.
struct Filled {
  absl::string_view place;
  absl::string_view text;
};

// Takes a reason and a text apart; false if the text cannot have come from the reason. Each place
// ends where the words after it begin.
bool TakeApart(absl::string_view reason, absl::string_view message, std::vector<Filled>& filled,
               size_t& words) {
  filled.clear();
  words = 0;
  while (true) {
    const size_t open = reason.find('{');
    const absl::string_view before = reason.substr(0, open);
    if (!absl::ConsumePrefix(&message, before)) return false;
    words += before.size();
    if (open == absl::string_view::npos) return message.empty();
    const size_t close = reason.find('}', open);
    if (close == absl::string_view::npos) return false;
    const absl::string_view place = reason.substr(open + 1, close - open - 1);
    reason.remove_prefix(close + 1);
    const absl::string_view next = reason.substr(0, reason.find('{'));
    const size_t end = next.empty() ? message.size() : message.find(next);
    if (end == absl::string_view::npos || (end == 0 && reason.empty())) return false;
    filled.push_back({place, message.substr(0, end)});
    message.remove_prefix(end);
  }
}

// 4500 as 4.5.
std::string Inches(int64_t thousandths) {
  const int64_t tenths = (thousandths + 50) / 100;
  return absl::StrCat(tenths / 10, tenths % 10 == 0 ? "" : absl::StrCat(".", tenths % 10));
}

class Translator {
 public:
  Translator(const Match& match, Viewer viewer, int language)
      : match_(match),
        catalog_(match.ruleset().catalog()),
        language_(language),
        seen_(match, viewer),
        reader_(match.rules(), seen_.state(), language, viewer.seat()) {}

  std::string Say(absl::string_view message) const {
    if (std::optional<std::string> whole = Whole(message)) return *std::move(whole);
    // Reasons why an army list is refused follow a colon, one after another.
    const std::pair<absl::string_view, absl::string_view> parts =
        absl::StrSplit(message, absl::MaxSplits(": ", 1));
    if (parts.second.empty()) return std::string(message);
    const std::optional<std::string> head = Whole(parts.first);
    if (!head.has_value()) return std::string(message);
    return absl::StrCat(*head, french() ? " : " : ": ", Several(parts.second));
  }

 private:
  // One reason after another. A reason may have a semicolon inside, so the longest that is known
  // goes first.
  std::string Several(absl::string_view reasons) const {
    for (size_t end = reasons.size(); end != 0 && end != absl::string_view::npos;
         end = reasons.rfind("; ", end - 1)) {
      const std::optional<std::string> first = Whole(reasons.substr(0, end));
      if (!first.has_value()) continue;
      if (end == reasons.size()) return *first;
      return absl::StrCat(*first, french() ? " ; " : "; ", Several(reasons.substr(end + 2)));
    }
    return std::string(reasons);
  }
  bool french() const {
    return absl::StartsWith(catalog_.languages()[static_cast<size_t>(language_)], "fr");
  }

  // The sentence of the reason that says most with words of its own.
  std::optional<std::string> Whole(absl::string_view message) const {
    const CatalogRefusal* best = nullptr;
    std::vector<Filled> filled, best_filled;
    size_t words = 0, most = 0;
    for (const CatalogRefusal& refusal : catalog_.Refusals(language_)) {
      if (!TakeApart(refusal.reason, message, filled, words)) continue;
      if (best != nullptr && words <= most) continue;
      best = &refusal;
      most = words;
      best_filled = filled;
    }
    if (best == nullptr) return std::nullopt;
    return RenderTemplate(best->sentence,
                          [&](absl::string_view name) { return Place(name, best_filled); });
  }

  std::optional<TemplateArgument> Place(absl::string_view name,
                                        const std::vector<Filled>& filled) const {
    const bool inches = absl::ConsumeSuffix(&name, "/1000");
    for (const Filled& one : filled) {
      if (one.place != name) continue;
      int64_t number = 0;
      if (inches && absl::SimpleAtoi(one.text, &number)) {
        return TemplateArgument{Inches(number), std::string(one.text)};
      }
      return TemplateArgument{NameOf(one, filled), std::string(one.text)};
    }
    return std::nullopt;
  }

  // What fills a place, as people call it.
  std::string NameOf(const Filled& one, const std::vector<Filled>& filled) const {
    int32_t number = 0;
    if (absl::SimpleAtoi(one.text, &number)) return Numbered(one, filled);
    if (std::optional<std::string> word = WordOfManifest(one.text)) return *std::move(word);
    // An entry: one of the kind that the place is named after, if there is any.
    for (const bool any : {false, true}) {
      for (const CatalogKind& kind : catalog_.kinds()) {
        if (!any && kind.schema.name != one.place) continue;
        for (const CatalogEntry& entry : kind.entries) {
          if (entry.word == one.text || entry.declared->id == one.text ||
              catalog_.Of(entry, 0).name == one.text) {
            return catalog_.Of(entry, language_).name;
          }
        }
      }
    }
    return catalog_.Say(one.text, language_);
  }

  // Units, models, weapons and companies are numbers in reasons, and have names.
  std::string Numbered(const Filled& one, const std::vector<Filled>& filled) const {
    std::vector<ArgSpec> specs;
    std::vector<int32_t> values;
    size_t index = 0;
    bool found = false;
    for (const Filled& other : filled) {
      int32_t value = 0;
      const ArgSpec* spec = ThingNamed(other.place);
      if (spec == nullptr || !absl::SimpleAtoi(other.text, &value)) continue;
      if (other.place == one.place) index = specs.size(), found = true;
      specs.push_back(*spec);
      values.push_back(value);
    }
    if (!found) return std::string(one.text);
    return reader_.Arg(specs, values.data(), index, /*parts=*/true);
  }

  // The argument of that name, if it is a thing on the table.
  const ArgSpec* ThingNamed(absl::string_view name) const {
    const Manifest& manifest = match_.rules().manifest();
    for (const auto* specs : {&manifest.actions, &manifest.events}) {
      for (const KindSpec& spec : *specs) {
        for (const ArgSpec& arg : spec.args) {
          const bool thing = arg.type == ArgType::kUnit || arg.type == ArgType::kModel ||
                             arg.type == ArgType::kCompany || arg.type == ArgType::kWeapon;
          if (thing && name == arg.name) return &arg;
        }
      }
    }
    return nullptr;
  }

  // Names of actions, decisions and arguments.
  std::optional<std::string> WordOfManifest(absl::string_view word) const {
    const Manifest& manifest = match_.rules().manifest();
    const std::pair<const std::vector<KindSpec>*, Catalog::Words> lists[] = {
        {&manifest.actions, Catalog::Words::kActions},
        {&manifest.decisions, Catalog::Words::kDecisions}};
    for (const auto& [specs, list] : lists) {
      for (size_t i = 0; i < specs->size(); ++i) {
        if (word == (*specs)[i].name) return catalog_.Word(list, i, language_).name;
      }
    }
    for (const KindSpec& spec : manifest.actions) {
      for (const ArgSpec& arg : spec.args) {
        if (word == arg.name) return catalog_.Argument(arg.name, language_).name;
      }
    }
    return std::nullopt;
  }

  const Match& match_;
  const Catalog& catalog_;
  int language_;
  SightBuffer seen_;
  Reader reader_;
};

}  // namespace

std::string RefusalText(const Match& match, Viewer viewer, absl::string_view message,
                        int language) {
  return Translator(match, viewer, language).Say(message);
}

bool IsRefusalOf(absl::string_view reason, absl::string_view message) {
  std::vector<Filled> filled;
  size_t words = 0;
  return TakeApart(reason, message, filled, words);
}

const CommonRefusal* CommonRefusals() { return kCommon; }

}  // namespace mallard
