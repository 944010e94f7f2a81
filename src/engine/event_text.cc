#include "mallard/event_text.h"

#include <optional>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/common_words.h"
#include "mallard/notation.h"
#include "mallard/phrase_template.h"
#include "mallard/reading.h"
#include "mallard/ruleset.h"
#include "src/engine/sight_buffer.h"

namespace mallard {
namespace {

// One event about to be told.
class Wording {
 public:
  Wording(const Rules& rules, const void* seen, const Event& event, const EventWords& words)
      : rules_(rules),
        event_(event),
        specs_(rules.EventArgs(event)),
        words_(words),
        reader_(rules, seen, words.language) {}

  std::optional<TemplateArgument> Lookup(absl::string_view name) const {
    if (name == "rest") return Rest();
    const bool from_one = absl::EndsWith(name, "+1");
    if (from_one) name.remove_suffix(2);
    const int32_t* value = event_.args;
    for (size_t i = 0; i < specs_.size(); ++i) {
      if (name == specs_[i].name) {
        if (!from_one) return Of(i, value);
        const std::string number = absl::StrCat(int64_t{*value} + 1);
        return TemplateArgument{number, number};
      }
      value += specs_[i].width();
    }
    // An event may have fewer arguments than its kind, as its first ones say.
    return TemplateArgument{"", "none"};
  }

 private:
  // An argument as a person reads it, and what it is in no language.
  TemplateArgument Of(size_t index, const int32_t* value) const {
    const ArgSpec& spec = specs_[index];
    TemplateArgument argument;
    argument.key = FormatArg(rules_, spec, value);
    if (!words_.notation) argument.text = reader_.Arg(specs_, event_.args, index, false);
    if (words_.notation) argument.text = Notation(spec, value, argument.key);
    return argument;
  }

  // As people type it; a number that stands for a thing says which thing.
  static std::string Notation(const ArgSpec& spec, const int32_t* value, const std::string& key) {
    switch (spec.type) {
      case ArgType::kPlace:
        return absl::StrCat(value[0], "/", value[1]);
      case ArgType::kUnit:
      case ArgType::kModel:
      case ArgType::kCompany:
      case ArgType::kWeapon:
        return absl::StrCat(std::string(NameOf(spec.type)), " ", key);
      default:
        return key;
    }
  }

  // What follows the arguments that every event of the kind has.
  TemplateArgument Rest() const {
    const KindSpec* kind = Manifest::Find(rules_.manifest().events, event_.kind);
    TemplateArgument rest;
    const int32_t* value = event_.args;
    for (size_t i = 0; i < specs_.size(); ++i) {
      if (i >= kind->args.size()) absl::StrAppend(&rest.text, " ", Of(i, value).text);
      value += specs_[i].width();
    }
    rest.key = rest.text;
    return rest;
  }

  const Rules& rules_;
  const Event& event_;
  absl::Span<const ArgSpec> specs_;
  const EventWords& words_;
  const Reader reader_;
};

// The one event that games share. It tells which function failed, and to nobody why.
std::string TellScriptFailure(const Ruleset& ruleset, const Event& event, int language) {
  const std::string function = ruleset.scripts().NameOf(ScriptFunction{event.args[0]});
  return RenderTemplate(ruleset.catalog().Common(CommonWord::kScriptFailed, language),
                        [&](absl::string_view) {
                          return TemplateArgument{function, function};
                        });
}

std::string Tell(const Rules& rules, const void* seen, const Event& event,
                 const EventWords& words) {
  if (event.kind == kScriptFailedEvent) {
    return TellScriptFailure(rules.ruleset(), event, words.language);
  }
  const std::vector<KindSpec>& events = rules.manifest().events;
  const KindSpec* kind = Manifest::Find(events, event.kind);
  if (kind == nullptr) return FormatEvent(rules, event);
  const Catalog& catalog = rules.ruleset().catalog();
  const std::string& sentence =
      catalog.Sentence(static_cast<size_t>(kind - events.data()), words.language);
  if (sentence.empty()) {
    // "" is a sentence, too: one that is not told.
    const bool given = catalog.IsTranslated("event", kind->name, words.language) ||
                       catalog.IsTranslated("event", kind->name, 0);
    return given ? "" : FormatEvent(rules, event);
  }
  const Wording wording(rules, seen, event, words);
  return RenderTemplate(sentence, [&](absl::string_view name) { return wording.Lookup(name); });
}

}  // namespace

std::string EventText(const Rules& rules, const Event& event, const EventWords& words) {
  return Tell(rules, nullptr, event, words);
}

std::string EventText(const Match& match, Viewer viewer, size_t index, const EventWords& words) {
  Event event;
  if (match.Events(viewer, index, absl::MakeSpan(&event, 1)) == 0) return "";
  if (words.notation) return Tell(match.rules(), nullptr, event, words);
  const SightBuffer seen(match, viewer);
  return Tell(match.rules(), seen.state(), event, words);
}

}  // namespace mallard
