#include "mallard/rules.h"

#include <algorithm>
#include <utility>

#include "absl/synchronization/mutex.h"
#include "mallard/game.h"
#include "mallard/ruleset.h"
#include "mallard/scene_builder.h"

namespace mallard {

Rules::Rules(std::shared_ptr<const Ruleset> ruleset, Configuration configuration)
    : ruleset_(std::move(ruleset)),
      configuration_(std::move(configuration)),
      configuration_text_(configuration_.ToText()),
      configuration_fingerprint_(configuration_.Fingerprint()) {}

Rules::~Rules() = default;

size_t Rules::LegalActions(const void* state, int seat, absl::Span<Action> out) const {
  const size_t count = static_cast<size_t>(std::min<uint64_t>(LegalCount(state, seat), out.size()));
  for (size_t i = 0; i < count; ++i) out[i] = LegalNth(state, seat, i);
  return count;
}

void Rules::BuildScene(const void*, SceneBuilder&) const {}

bool Rules::MayFail(const void*, const Action&) const { return false; }

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
      return true;
    default:
      return false;
  }
}

OpenBounds Rules::BoundsOf(const void*, int, const Action&, int) const { return OpenBounds(); }

size_t Rules::Preview(const void*, int, const Action&, absl::Span<PreviewStep>) const { return 0; }

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
  absl::MutexLock lock(&rules_mutex_);
  for (auto it = rules_.begin(); it != rules_.end();) {
    auto current = it++;
    if (current->second.expired()) rules_.erase(current);
  }
  rules_[key] = *rules;
  return rules;
}

}  // namespace mallard
