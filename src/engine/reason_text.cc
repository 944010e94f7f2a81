#include "mallard/reason_text.h"

#include <cstdlib>
#include <iterator>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/phrase_template.h"
#include "mallard/reading.h"
#include "mallard/ruleset.h"

namespace mallard {
namespace {

constexpr const char* kCompared[] = {"value", "margin"};
constexpr const char* kChance[] = {"percent", "next_percent"};
constexpr const char* kGoal[] = {"value", "actions", "next"};
constexpr const char* kPlan[] = {"value", "turns"};

constexpr ReasonSpec kSpecs[] = {
    {"only_choice", "Nothing else can be done.", {}},
    {"best_choice", "Promises `value`, `margin` more than the next best.", kCompared},
    {"lesser_choice", "Promises `value`, `margin` less than the best.", kCompared},
    {"not_considered", "The bot did not think it worth a look.", {}},
    {"likely_hit", "Hits with a chance of `percent`; the next best with `next_percent`.", kChance},
    {"reaches_goal", "Worth `value` in `actions` actions; the next best is worth `next`.", kGoal},
    {"worth_waiting_for", "A plan worth `value` takes `turns` more turns to prepare.", kPlan},
    {"unweighed", "Chosen by a rule of thumb: the bot has weighed nothing else.", {}},
    {"reaches_target",
     "`target`: worth `value` in `actions` actions; the next best is worth `next`.", kGoal, true},
    {"worth_preparing", "`target`: a plan worth `value` takes `turns` more turns to prepare.",
     kPlan, true},
};
static_assert(std::size(kSpecs) + 1 == kReasonKinds);

struct Sentence {
  const char* english;
  const char* french;
};

constexpr Sentence kSentences[] = {
    {"nothing else can be done", "il n'y a rien d'autre à faire"},
    {"promises {value}, {margin} more than the next best",
     "promet {value}, {margin} de plus que le choix suivant"},
    {"promises {value}, {margin} less than the best",
     "promet {value}, {margin} de moins que le meilleur choix"},
    {"hardly worth a look", "ne mérite guère qu'on s'y arrête"},
    {"hits with a chance of {percent} %; the next best, {next_percent} %",
     "touche avec {percent} % de chances ; le choix suivant, {next_percent} %"},
    {"worth {value} in {actions|one action|# actions}; next best {next}",
     "vaut {value} en {actions|une action|# actions} ; ensuite {next}"},
    {"a plan worth {value} takes {turns|one more turn|# more turns} to prepare",
     "un plan qui vaut {value} demande encore {turns|un tour|# tours}"},
    {"by a rule of thumb; nothing else was weighed", "par habitude ; rien d'autre n'a été pesé"},
    {"{target}: worth {value} in {actions|one action|# actions}; next best {next}",
     "{target} : vaut {value} en {actions|une action|# actions} ; ensuite {next}"},
    {"{target}: a plan worth {value} takes {turns|one more turn|# more turns} to prepare",
     "{target} : un plan qui vaut {value} demande encore {turns|un tour|# tours}"},
};
static_assert(std::size(kSentences) == std::size(kSpecs));

bool IsThousandths(absl::string_view name) {
  return name == "value" || name == "margin" || name == "next";
}

// 1800 as 1.8, rounded.
std::string Decimal(int32_t thousandths, bool french) {
  const int64_t size = std::abs(int64_t{thousandths});
  const int64_t tenths = (size + 50) / 100;
  return absl::StrCat(thousandths < 0 && tenths > 0 ? "-" : "", tenths / 10, french ? "," : ".",
                      tenths % 10);
}

}  // namespace

absl::Span<const ReasonSpec> ReasonSpecs() { return kSpecs; }

std::string ReasonText(const Rules& rules, const Reason& reason, int language) {
  if (reason.kind == kNoReason || reason.kind >= kReasonKinds) return "";
  const ReasonSpec& spec = kSpecs[reason.kind - 1];
  const Sentence& sentence = kSentences[reason.kind - 1];
  const Catalog& catalog = rules.ruleset().catalog();
  const bool french = absl::StartsWith(catalog.languages()[static_cast<size_t>(language)], "fr");
  const std::string text =
      french ? std::string(sentence.french) : catalog.Say(sentence.english, language);
  return RenderTemplate(text, [&](absl::string_view name) -> std::optional<TemplateArgument> {
    if (spec.names_target && name == "target") {
      return TemplateArgument{Reader(rules, /*seen=*/nullptr, language).Of(reason.target()), ""};
    }
    for (size_t i = 0; i < spec.args.size(); ++i) {
      if (name != spec.args[i]) continue;
      const std::string number =
          IsThousandths(name) ? Decimal(reason.args[i], french) : absl::StrCat(reason.args[i]);
      return TemplateArgument{number, absl::StrCat(reason.args[i])};
    }
    return std::nullopt;
  });
}

}  // namespace mallard
