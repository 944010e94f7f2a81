#include "mallard/scene.h"

#include <algorithm>

#include "mallard/match.h"
#include "mallard/scene_builder.h"
#include "src/engine/hash_state.h"

namespace mallard {

std::string_view MarkName(int bit) {
  static constexpr std::string_view kNames[kCommonMarks] = {
      "hit",        "miss",    "selected", "unreachable", "new",       "last move",
      "threatened", "empty",   "blocked",  "found",       "destroyed", "damaged",
      "protected",  "active",  "done",     "ready",       "leader",    "target",
      "planned",    "movable", "goal",     "low",         "winner",    "reach"};
  return bit >= 0 && bit < kCommonMarks ? kNames[bit] : std::string_view();
}

const SceneItem* Scene::Find(uint32_t id) const {
  const auto found = std::find_if(items.begin(), items.end(),
                                  [&](const SceneItem& item) { return item.id == id; });
  return found == items.end() ? nullptr : &*found;
}

void Scene::Clear() {
  status = SceneStatus();
  seats.clear();
  areas.clear();
  items.clear();
  points.clear();
  counters.clear();
  references.clear();
  labels.assign(1, SceneLabel());
  own_marks.clear();
  text.clear();
  text_ends.clear();
  source = Source();
}

namespace {

// What every game's scene has: who is asked, who has won.
void AddSeats(const Rules& rules, const void* seen, Scene& scene, SceneBuilder& builder) {
  const Outcome outcome = rules.OutcomeOf(seen);
  scene.status.over = outcome.over ? 1 : 0;
  scene.status.winners = outcome.winners;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    SceneSeat record;
    record.seat = seat;
    const SceneLabel name = rules.NameOf(seen, {Reference::Seat(seat)}).label;
    record.label = name.kind == SceneLabel::kNone ? builder.Player(seat) : builder.Label(name);
    record.colour = static_cast<uint32_t>(seat);
    record.score = outcome.scores[seat];
    record.decision = rules.DecisionOf(seen, seat).kind;
    if (record.decision != 0) scene.status.asked |= 1u << seat;
    if ((outcome.winners >> seat & 1) != 0) record.marks |= kMarkWinner;
    scene.seats.push_back(record);
  }
}

}  // namespace

bool Match::BuildScene(Viewer viewer, Scene& scene) const {
  if (IsCurrent(scene, viewer)) return false;
  if (!viewer_.is_host()) viewer = viewer_;
  const void* seen = state();
  if (viewer != viewer_) {
    if (scene.seen.size() != state_.size()) scene.seen = StateBuffer(state_.size());
    rules_->Redact(state(), viewer, scene.seen.data());
    seen = scene.seen.data();
  }
  scene.Clear();
  if (scene.rules != rules_) scene.rules = rules_;
  scene.viewer = viewer;
  SceneBuilder builder(scene);
  AddSeats(*rules_, seen, scene, builder);
  rules_->BuildScene(seen, builder);
  uint64_t seed = ruleset().fingerprint() ^ rules_->configuration_fingerprint();
  if (scene.focus != Reference()) seed = HashBytes(seed, &scene.focus, sizeof scene.focus);
  scene.status.revision = HashState(seed, *rules_, seen);
  scene.source = {number_.value(), revision_, scene.focus};
  return true;
}

}  // namespace mallard
