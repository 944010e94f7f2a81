#include "mallard/rules.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/synchronization/mutex.h"
#include "mallard/catalog.h"
#include "mallard/choice.h"
#include "mallard/event_sink.h"
#include "mallard/game.h"
#include "mallard/ruleset.h"
#include "mallard/scene_builder.h"
#include "src/engine/argument_uses.h"

namespace mallard {

Rules::Rules(std::shared_ptr<const Ruleset> ruleset, Configuration configuration)
    : ruleset_(std::move(ruleset)),
      configuration_(std::move(configuration)),
      configuration_text_(configuration_.ToText()),
      configuration_fingerprint_(configuration_.Fingerprint()) {}

Rules::~Rules() = default;

void Rules::ReverseNumbersOf(void*) const {}

size_t Rules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  const size_t count = static_cast<size_t>(std::min<uint64_t>(LegalCount(state, seat), out.size()));
  for (size_t i = 0; i < count; ++i) out[i] = LegalNth(state, seat, i);
  return count;
}

void Rules::PlaceEvent(const Event&, EventRoles&) const {}

StateParts Rules::PartsInUse(const void* state) const {
  StateParts parts(state);
  parts.Add(state, static_cast<const char*>(state) + state_size());
  return parts;
}

void Rules::BuildScene(const void*, SceneBuilder&) const {}

absl::StatusCode Rules::Verdict(const void* state, int seat, const Action& action) const {
  return Check(state, seat, action).code();
}

absl::Status Rules::CheckComplete() const { return absl::OkStatus(); }

absl::Status Rules::CheckAndApply(void* state, int seat, const Action& action,
                                  EventSink& events) const {
  if (absl::Status status = Check(state, seat, action); !status.ok()) return status;
  events.Begin();
  return Apply(state, seat, action, events);
}

absl::Span<const ArgSpec> Rules::ActionArgs(const Action& partial) const {
  const KindSpec* spec = Manifest::Find(manifest().actions, partial.kind);
  return spec == nullptr ? absl::Span<const ArgSpec>() : absl::MakeConstSpan(spec->args);
}

absl::Span<const ArgSpec> Rules::EventArgs(const Event& event) const {
  const KindSpec* spec = Manifest::Find(manifest().events, event.kind);
  return spec == nullptr ? absl::Span<const ArgSpec>() : absl::MakeConstSpan(spec->args);
}

bool Rules::IsOpen(const void* state, int seat, const Action& partial, int step) const {
  if ((DecisionOf(state, seat).flags & Decision::kOpen) == 0) return false;
  switch (ActionArgs(partial)[static_cast<size_t>(step)].type) {
    case ArgType::kPlace:
    case ArgType::kVector:
    case ArgType::kPoint:
    case ArgType::kModel:
    case ArgType::kWeapon:
    case ArgType::kCount:
    case ArgType::kAmount:
    case ArgType::kNumber:
    case ArgType::kLength:
    case ArgType::kInt:
    case ArgType::kText:
      return true;
    default:
      return false;
  }
}

OpenBounds Rules::BoundsOf(const void*, int, const Action&, int) const { return OpenBounds(); }

size_t Rules::Preview(const void* state, int seat, const Action& action,
                      absl::Span<PreviewStep> out) const {
  if (!Allows(state, seat, action)) return 0;
  const absl::Span<const ArgSpec> args = ActionArgs(action);
  PreviewStep step;
  step.thing = Reference::Seat(seat);
  const int32_t* value = action.args;
  for (const ArgSpec& arg : args) {
    if (IsMovable(arg.type)) step.thing = ReferenceOf(arg, value, seat, seats());
    if (IsSomewhere(arg.type)) {
      step.to = ReferenceOf(arg, value, seat, seats());
      if (!out.empty()) out[0] = step;
      return 1;
    }
    value += arg.width();
  }
  return 0;
}

ThingName Rules::NameOf(const void*, const Thing&) const { return ThingName(); }

std::string Rules::TitleOf(absl::string_view table, int index, int language) const {
  const absl::Span<const std::string> names = Names(table);
  if (index < 0 || static_cast<size_t>(index) >= names.size()) return "";
  const std::string& name = names[static_cast<size_t>(index)];
  // The second of a name is written `destroyer#2`.
  const std::vector<absl::string_view> parts = absl::StrSplit(name, absl::MaxSplits('#', 1));
  const Catalog& catalog = ruleset().catalog();
  const CatalogEntry* entry = catalog.Find(table, parts[0]);
  return absl::StrCat(entry != nullptr ? catalog.Of(*entry, language).name : ReadableName(parts[0]),
                      parts.size() > 1 ? " " : "", parts.size() > 1 ? parts[1] : "");
}

size_t Rules::CostOf(const void*, int, const Action&, absl::Span<ActionCost>) const { return 0; }

absl::StatusOr<std::shared_ptr<const Rules>> Ruleset::RulesFor(
    const Configuration& configuration) const {
  const std::string key = configuration.ToText();
  {
    absl::MutexLock lock(&rules_mutex_);
    auto found = rules_.find(key);
    if (found != rules_.end()) {
      if (std::shared_ptr<const Rules> rules = found->second.lock()) return rules;
      rules_.erase(found);
    }
  }
  // Made outside the lock, since checking a configuration can take a while. Two threads may both
  // make the same rules; that is only a little work lost.
  absl::StatusOr<std::shared_ptr<const Rules>> rules =
      game().CreateRules(shared_from_this(), configuration);
  if (!rules.ok()) return rules;
  if (absl::Status status = (*rules)->CheckComplete(); !status.ok()) return status;
  absl::MutexLock lock(&rules_mutex_);
  for (auto it = rules_.begin(); it != rules_.end();) {
    auto current = it++;
    if (current->second.expired()) rules_.erase(current);
  }
  rules_[key] = *rules;
  return rules;
}

}  // namespace mallard
