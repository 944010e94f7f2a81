#include "mallard/manifest_check.h"

#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "mallard/action.h"
#include "mallard/configuration.h"
#include "mallard/content.h"

namespace mallard {
namespace {

// Kinds lie in small tables (mallard/frame/handler.h).
constexpr uint32_t kHighestKind = 255;

absl::Status Wrong(absl::string_view what, const char* name, absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat(what, " \"", name, "\" ", why));
}

// Notes a name; an error if it is none, or has been noted before.
absl::Status TakeName(absl::string_view what, const char* name, std::set<std::string>& taken) {
  if (!IsContentName(name)) {
    return Wrong(what, name, "must be lower-case letters, digits and underscores");
  }
  return taken.insert(name).second ? absl::OkStatus() : Wrong(what, name, "is there twice");
}

absl::Status CheckArgs(absl::string_view what, const KindSpec& spec, int slots) {
  std::set<std::string> names;
  for (const ArgSpec& arg : spec.args) {
    const std::string which = absl::StrCat(what, " \"", spec.name, "\": argument");
    if (absl::Status status = TakeName(which, arg.name, names); !status.ok()) return status;
    if (arg.worded() && arg.words.empty()) {
      return Wrong(which, arg.name, "is a word, and no words are given");
    }
    const std::vector<absl::string_view> words(arg.words.begin(), arg.words.end());
    if (arg.type == ArgType::kYesNo && words != std::vector<absl::string_view>{"no", "yes"}) {
      return Wrong(which, arg.name, "is yes or no, and its words are others");
    }
    if (arg.type == ArgType::kArea) {
      return Wrong(which, arg.name, "has the type of references to areas");
    }
    if (arg.named() && *arg.table == '\0') {
      return Wrong(which, arg.name, "is a name, and no table is given");
    }
  }
  if (SlotsOf(spec.args) <= slots) return absl::OkStatus();
  return Wrong(what, spec.name,
               absl::StrCat("has ", SlotsOf(spec.args), " numbers; there is room for ", slots));
}

absl::Status CheckKinds(absl::string_view what, const std::vector<KindSpec>& specs, int slots) {
  std::set<std::string> names;
  uint32_t last = 0;
  for (const KindSpec& spec : specs) {
    if (absl::Status status = TakeName(what, spec.name, names); !status.ok()) return status;
    if (spec.kind <= last || spec.kind > kHighestKind) {
      return Wrong(what, spec.name,
                   absl::StrCat("has number ", spec.kind, "; numbers rise, from 1 to at most ",
                                kHighestKind));
    }
    last = spec.kind;
    if (absl::Status status = CheckArgs(what, spec, slots); !status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status CheckOptions(const Manifest& manifest) {
  std::set<std::string> names;
  for (const OptionSpec& option : manifest.options) {
    if (absl::Status status = TakeName("option", option.name, names); !status.ok()) return status;
  }
  Configuration configuration(manifest);
  for (const OptionSpec& option : manifest.options) {
    if (absl::Status status = configuration.Set(option.name, option.fallback); !status.ok()) {
      return Wrong("option", option.name,
                   absl::StrCat("refuses its own default: ", status.message()));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckTellings(const Manifest& manifest) {
  std::set<uint32_t> told;
  for (const EventTelling& telling : manifest.tellings) {
    if (Manifest::Find(manifest.events, telling.event) == nullptr ||
        !told.insert(telling.event).second) {
      return absl::InvalidArgumentError(absl::StrCat("a telling of event ", telling.event,
                                                     ", which is not there, or told twice"));
    }
  }
  for (const uint32_t event : manifest.memorable) {
    if (Manifest::Find(manifest.events, event) == nullptr) {
      return absl::InvalidArgumentError(
          absl::StrCat("event ", event, " is memorable, and not there"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status CheckManifest(const Manifest& manifest) {
  std::set<std::string> names;
  if (absl::Status status = TakeName("game", manifest.game, names); !status.ok()) return status;
  constexpr int kSlots = std::size(Action().args);
  constexpr int kDecisionSlots = std::size(Decision().args);
  absl::Status status = CheckKinds("action", manifest.actions, kSlots);
  if (status.ok()) status = CheckKinds("event", manifest.events, kSlots);
  if (status.ok()) status = CheckKinds("decision", manifest.decisions, kDecisionSlots);
  if (status.ok()) status = CheckOptions(manifest);
  if (status.ok()) status = CheckTellings(manifest);
  return status;
}

}  // namespace mallard
