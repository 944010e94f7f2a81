#include "mallard/event_text.h"

#include <optional>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/notation.h"
#include "mallard/phrase_template.h"
#include "mallard/reading.h"
#include "mallard/ruleset.h"

namespace mallard {
namespace {

// One event about to be told.
class Telling {
 public:
  Telling(const Rules& rules, const Event& event, const EventWords& words)
      : rules_(rules), event_(event), specs_(rules.EventArgs(event)), words_(words) {}

  std::optional<TemplateArgument> Lookup(absl::string_view name) const {
    if (name == "rest") return Rest();
    const bool from_one = absl::EndsWith(name, "+1");
    if (from_one) name.remove_suffix(2);
    const int32_t* value = event_.args;
    for (const ArgSpec& spec : specs_) {
      if (name == spec.name) {
        if (!from_one) return Of(spec, value);
        const std::string number = absl::StrCat(int64_t{*value} + 1);
        return TemplateArgument{number, number};
      }
      value += spec.width();
    }
    // An event may have fewer arguments than its kind, as its first ones say.
    return TemplateArgument{"", "none"};
  }

 private:
  // An argument as a person reads it, and what it is in no language.
  TemplateArgument Of(const ArgSpec& spec, const int32_t* value) const {
    TemplateArgument argument;
    argument.key = FormatArg(rules_, spec, value);
    argument.text = words_.notation ? argument.key : ReadArg(rules_, spec, value, words_.language);
    if (words_.notation && spec.type == ArgType::kPlace) {
      argument.text = absl::StrCat(value[0], "/", value[1]);
    }
    return argument;
  }

  // What follows the arguments that every event of the kind has.
  TemplateArgument Rest() const {
    const KindSpec* kind = Manifest::Find(rules_.manifest().events, event_.kind);
    TemplateArgument rest;
    const int32_t* value = event_.args;
    for (size_t i = 0; i < specs_.size(); ++i) {
      if (i >= kind->args.size()) absl::StrAppend(&rest.text, " ", Of(specs_[i], value).text);
      value += specs_[i].width();
    }
    rest.key = rest.text;
    return rest;
  }

  const Rules& rules_;
  const Event& event_;
  absl::Span<const ArgSpec> specs_;
  const EventWords& words_;
};

}  // namespace

std::string EventText(const Rules& rules, const Event& event, const EventWords& words) {
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
  const Telling telling(rules, event, words);
  return RenderTemplate(sentence, [&](absl::string_view name) { return telling.Lookup(name); });
}

std::string EventText(const Match& match, Viewer viewer, size_t index, const EventWords& words) {
  Event event;
  if (match.Events(viewer, index, absl::MakeSpan(&event, 1)) == 0) return "";
  return EventText(match.rules(), event, words);
}

}  // namespace mallard
