#include "mallard/reading.h"

#include <cstdlib>
#include <optional>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "mallard/common_words.h"
#include "mallard/notation.h"
#include "mallard/phrase_template.h"
#include "mallard/ruleset.h"
#include "mallard/scene.h"
#include "mallard/text_argument.h"
#include "src/engine/sight_buffer.h"

namespace mallard {
namespace {

// Thousandths with one digit behind the point.
std::string Inches(int32_t thousandths) {
  const int64_t tenths = (int64_t{thousandths} + (thousandths < 0 ? -50 : 50)) / 100;
  return absl::StrCat(tenths < 0 ? "-" : "", std::abs(tenths) / 10, ".", std::abs(tenths) % 10);
}

// The table of that number, by name, among those that arguments of the manifest refer to.
absl::string_view TableNamed(const Rules& rules, uint32_t id) {
  const Manifest& manifest = rules.manifest();
  for (const auto* specs : {&manifest.actions, &manifest.events, &manifest.decisions}) {
    for (const KindSpec& spec : *specs) {
      for (const ArgSpec& arg : spec.args) {
        if (arg.named() && TableId(arg.table) == id) return arg.table;
      }
    }
  }
  return "";
}

// The name of an entry of the catalog; "" if there is none.
std::string EntryName(const Catalog& catalog, uint32_t kind, int entry, int language) {
  for (const CatalogKind& known : catalog.kinds()) {
    if (TableId(known.schema.name) != kind) continue;
    if (entry < 0 || static_cast<size_t>(entry) >= known.entries.size()) break;
    return catalog.Of(known.entries[static_cast<size_t>(entry)], language).name;
  }
  return "";
}

}  // namespace

std::string Reader::Label(const SceneLabel& label) const {
  const Catalog& catalog = rules_.ruleset().catalog();
  std::string text;
  switch (label.kind) {
    case SceneLabel::kWord:
      if (static_cast<size_t>(label.value) < rules_.manifest().words.size()) {
        text = catalog.SceneWord(static_cast<size_t>(label.value), language_);
      }
      break;
    case SceneLabel::kEntry:
      text = EntryName(catalog, label.table, label.value, language_);
      break;
    case SceneLabel::kName:
      text = rules_.TitleOf(TableNamed(rules_, label.table), label.value, language_);
      break;
    case SceneLabel::kNumber:
      text = absl::StrCat(label.value);
      break;
    case SceneLabel::kSeat:
      text = Seat(label.value);
      break;
    default:
      break;
  }
  if (label.number != 0) absl::StrAppend(&text, " ", label.number);
  return text;
}

std::string Reader::Seat(int seat) const {
  const Catalog& catalog = rules_.ruleset().catalog();
  if (seat < 0) return catalog.Common(CommonWord::kNobody, language_);
  if (seen_ != nullptr) {
    const SceneLabel label = rules_.NameOf(seen_, {Reference::Seat(seat)}).label;
    if (label.kind != SceneLabel::kNone && label.kind != SceneLabel::kSeat) return Label(label);
  }
  return absl::StrCat(catalog.Common(CommonWord::kPlayer, language_), " ", seat + 1);
}

std::string Reader::Name(const Thing& thing, bool parts) const {
  if (seen_ == nullptr) return "";
  const ThingName name = rules_.NameOf(seen_, thing);
  std::string text = name.given.empty() ? Label(name.label) : std::string(name.given);
  if (parts && name.part != 0 && !text.empty()) absl::StrAppend(&text, ", ", name.part);
  return text;
}

// What is no name but a number.
std::string Reader::Number(ArgType type, const int32_t* value) const {
  switch (type) {
    case ArgType::kPlace:
    case ArgType::kVector:
      return absl::StrCat(Inches(value[0]), "/", Inches(value[1]));
    case ArgType::kColumn:
      return absl::StrCat(int64_t{*value} + 1);
    default:
      return absl::StrCat(*value);
  }
}

std::string Reader::Arg(absl::Span<const ArgSpec> specs, const int32_t* args, size_t index,
                        bool parts) const {
  const ArgSpec& spec = specs[index];
  const int32_t* value = args + SlotsOf(specs.first(index));
  const Catalog& catalog = rules_.ruleset().catalog();
  switch (spec.type) {
    case ArgType::kSeat:
      return Seat(*value);
    case ArgType::kWord:
    case ArgType::kYesNo:
      return catalog.ArgumentWord(spec.name, FormatArg(rules_, spec, value), language_).name;
    case ArgType::kCell:
    case ArgType::kPoint:
      return FormatArg(rules_, spec, value);
    case ArgType::kText:
      return std::string(ArgumentText(value, spec.width()).text());
    case ArgType::kUnit:
    case ArgType::kModel:
      if (*value == -1) return catalog.Common(CommonWord::kNone, language_);
      break;
    default:
      break;
  }
  const bool none = spec.named() && *value == -1;
  if (none) return catalog.Common(CommonWord::kNone, language_);
  const Thing thing{ReferenceOf(spec, value, actor_, rules_.seats()), specs, args};
  std::string name = Name(thing, parts);
  if (!name.empty()) return name;
  if (spec.named()) return rules_.TitleOf(spec.table, *value, language_);
  const std::string number = Number(spec.type, value);
  // A thing that is no more, or not there yet, is called what it is, and its number.
  const bool thing_type = spec.type == ArgType::kUnit || spec.type == ArgType::kModel ||
                          spec.type == ArgType::kCompany || spec.type == ArgType::kWeapon;
  return thing_type ? absl::StrCat(catalog.Argument(spec.name, language_).name, " ", number)
                    : number;
}

std::string Reader::Of(const Reference& reference) const {
  const Catalog& catalog = rules_.ruleset().catalog();
  if (reference.type == Reference::kActionKind) {
    const std::vector<KindSpec>& actions = rules_.manifest().actions;
    const KindSpec* kind = Manifest::Find(actions, static_cast<uint32_t>(reference.value[0]));
    if (kind == nullptr) return "";
    return catalog
        .Word(Catalog::Words::kActions, static_cast<size_t>(kind - actions.data()), language_)
        .name;
  }
  const ArgType type = static_cast<ArgType>(reference.type);
  if (reference.type > static_cast<uint16_t>(ArgType::kText)) return "";
  if (type == ArgType::kSeat) return Seat(reference.value[0]);
  std::string name = Name({reference}, /*parts=*/true);
  if (!name.empty()) return name;
  if (type == ArgType::kWord || type == ArgType::kYesNo) {
    for (const KindSpec& kind : rules_.manifest().actions) {
      for (const ArgSpec& arg : kind.args) {
        if (arg.type == type && TableId(arg.name) == reference.table) {
          return catalog.ArgumentWord(arg.name, FormatArg(rules_, arg, reference.value), language_)
              .name;
        }
      }
    }
    return "";
  }
  if (reference.table != 0) {
    return rules_.TitleOf(TableNamed(rules_, reference.table), reference.value[0], language_);
  }
  const ArgSpec spec = {"", type, "", {}, ""};
  const bool grid = type == ArgType::kCell || type == ArgType::kPoint;
  return grid ? FormatArg(rules_, spec, reference.value) : Number(type, reference.value);
}

std::string Reader::Prompt(const Decision& decision, int seat, bool waiting) const {
  const std::vector<KindSpec>& decisions = rules_.manifest().decisions;
  const KindSpec* kind = Manifest::Find(decisions, decision.kind);
  if (kind == nullptr) return "";
  const Catalog& catalog = rules_.ruleset().catalog();
  const size_t position = static_cast<size_t>(kind - decisions.data());
  std::string sentence = catalog.Prompt(position, waiting, language_);
  if (sentence.empty()) {
    if (!waiting) return catalog.Word(Catalog::Words::kDecisions, position, language_).text;
    sentence = catalog.Common(CommonWord::kWaiting, language_);
  }
  return RenderTemplate(sentence, [&](absl::string_view name) -> std::optional<TemplateArgument> {
    if (name == "seat") return TemplateArgument{Seat(seat), absl::StrCat("p", seat + 1)};
    if (name == "decision") {
      const Phrase& phrase = catalog.Word(Catalog::Words::kDecisions, position, language_);
      return TemplateArgument{phrase.name, kind->name};
    }
    const int32_t* value = decision.args;
    for (size_t i = 0; i < kind->args.size(); ++i) {
      if (name == kind->args[i].name) {
        return TemplateArgument{Arg(kind->args, decision.args, i, /*parts=*/false),
                                FormatArg(rules_, kind->args[i], value)};
      }
      value += kind->args[i].width();
    }
    return std::nullopt;
  });
}

std::string PromptText(const Match& match, Viewer viewer, int seat, int language) {
  if (!match.HasSeat(seat)) return "";
  const SightBuffer seen(match, viewer);
  const Decision decision = match.rules().DecisionOf(seen.state(), seat);
  if (!decision) return "";
  return Reader(match.rules(), seen.state(), language)
      .Prompt(decision, seat, /*waiting=*/!viewer.IsSeat(seat));
}

std::string ReferenceText(const Match& match, Viewer viewer, const Reference& reference,
                          int language) {
  const SightBuffer seen(match, viewer);
  const Reader reader(match.rules(), seen.state(), language);
  if (reference.type != static_cast<uint16_t>(ArgType::kArea)) return reader.Of(reference);
  Scene scene;  // Only that knows which areas there are.
  match.BuildScene(viewer, scene);
  for (const SceneArea& area : scene.areas) {
    if (Reference::Area(area.id) != reference) continue;
    const SceneLabel& label = scene.labels[area.label];
    const bool own_text = label.kind == SceneLabel::kText;
    return own_text ? std::string(scene.Text(static_cast<uint32_t>(label.value)))
                    : reader.Label(label);
  }
  return "";
}

}  // namespace mallard
