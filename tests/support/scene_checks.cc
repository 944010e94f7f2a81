#include "tests/support/scene_checks.h"

#include <set>

#include "gtest/gtest.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "mallard/scene_text.h"
#include "mallard/state_buffer.h"

namespace mallard::testing {
namespace {

StateBuffer Redacted(const Match& match, const void* state, Viewer viewer) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(state, viewer, seen.data());
  return seen;
}

template <class Owner>
void CheckCounters(const Scene& scene, const Owner& owner) {
  ASSERT_LE(owner.first_counter + owner.counter_count, scene.counters.size());
  for (const SceneCounter& counter : scene.CountersOf(owner)) {
    ASSERT_NE(counter.label, 0u) << "a counter without a name";
    ASSERT_LT(counter.label, scene.labels.size());
    if (counter.most >= 0) {
      ASSERT_LE(counter.now, counter.most);
    }
  }
}

template <class Owner>
void CheckReferences(const Match& match, const Scene& scene, const Owner& owner) {
  ASSERT_LE(owner.first_reference + owner.reference_count, scene.references.size());
  for (const Reference& reference : scene.ReferencesOf(owner)) {
    ASSERT_GE(reference.owner, -1);
    ASSERT_LT(reference.owner, match.seats());
  }
}

void CheckItems(const Match& match, const Scene& scene) {
  std::set<uint32_t> ids;
  for (const SceneItem& item : scene.items) {
    ASSERT_NE(item.id, 0u);
    ASSERT_TRUE(ids.insert(item.id).second)
        << "two items " << (item.id >> 20) << ":" << (item.id & 0xFFFFF);
    ASSERT_LT(item.area, scene.areas.size());
    ASSERT_LT(item.label, scene.labels.size());
    ASSERT_LT(item.owner, match.seats());
    ASSERT_LE(item.first_point + item.point_count, scene.points.size());
    CheckCounters(scene, item);
    CheckReferences(match, scene, item);
  }
  for (const SceneItem& item : scene.items) {
    if (item.parent != 0) {
      ASSERT_EQ(ids.count(item.parent), 1u) << "a parent that is not there";
    }
  }
}

// What a client has that received a view and nothing else.
void CheckView(const Match& match, Viewer viewer) {
  const std::vector<uint8_t> bytes = match.Snapshot(viewer);
  absl::StatusOr<Match> view = Match::FromView(match.rules().shared_ruleset(), bytes);
  ASSERT_TRUE(view.ok()) << view.status();
  ASSERT_EQ(view->viewer(), viewer);
  ASSERT_EQ(SceneBytes(*view, viewer), SceneBytes(match, viewer));
  ASSERT_EQ(view->Snapshot(viewer), bytes);
  for (int seat = 0; seat < match.seats(); ++seat) {
    ASSERT_EQ(view->DecisionOf(seat, viewer), match.DecisionOf(seat, viewer));
    ASSERT_EQ(view->LegalCount(seat), viewer.IsSeat(seat) ? match.LegalCount(seat) : 0);
    if (match.LegalCount(seat) == 0) continue;
    const Action action = match.LegalNth(seat, 0);
    ASSERT_EQ(view->Check(seat, action).ok(), viewer.IsSeat(seat));
    ASSERT_EQ(view->Apply(seat, action).code(), absl::StatusCode::kUnavailable);
  }
}

}  // namespace

std::vector<Viewer> AllViewers(const Match& match) {
  std::vector<Viewer> viewers = {Viewer::Host(), Viewer::Spectator()};
  for (int seat = 0; seat < match.seats(); ++seat) viewers.push_back(Viewer::Seat(seat));
  return viewers;
}

std::vector<uint8_t> SceneBytes(const Scene& scene) {
  SceneLabels labels;
  labels.Resolve(scene);
  SceneWriter writer;
  const absl::Span<const uint8_t> bytes = writer.Write(scene, labels);
  return {bytes.begin(), bytes.end()};
}

std::vector<uint8_t> SceneBytes(const Match& match, Viewer viewer) {
  Scene scene;
  match.BuildScene(viewer, scene);
  return SceneBytes(scene);
}

void CheckWellFormed(const Match& match, const Scene& scene) {
  ASSERT_EQ(scene.seats.size(), static_cast<size_t>(match.seats()));
  ASSERT_EQ(scene.status.over != 0, match.outcome().over);
  ASSERT_EQ(scene.status.winners, match.outcome().winners);
  std::set<uint32_t> area_ids;
  for (size_t i = 0; i < scene.areas.size(); ++i) {
    const SceneArea& area = scene.areas[i];
    ASSERT_TRUE(area.id > 0 && area.id < 4096 && area_ids.insert(area.id).second) << area.id;
    ASSERT_LT(area.parent, static_cast<int>(i)) << "an area comes after the one it is part of";
    ASSERT_NE(area.label, 0u) << "an area without a name";
    CheckCounters(scene, area);
    CheckReferences(match, scene, area);
  }
  for (const SceneSeat& seat : scene.seats) {
    ASSERT_EQ(seat.decision != 0, (scene.status.asked >> seat.seat & 1) != 0);
    ASSERT_EQ(seat.decision, match.DecisionOf(seat.seat, scene.viewer).kind);
    CheckCounters(scene, seat);
  }
  CheckItems(match, scene);
  SceneLabels labels;
  labels.Resolve(scene);
  ASSERT_EQ(labels.size(), scene.labels.size());
  for (size_t i = 1; i < labels.size(); ++i) {
    ASSERT_FALSE(labels[i].empty()) << "label " << i << " of " << SceneText(scene);
    ASSERT_NE(labels[i][0], '#') << "a name that is not there: " << labels[i];
  }
}

void CheckScenes(const Match& match) {
  Scene scene;
  for (const Viewer viewer : AllViewers(match)) {
    ASSERT_TRUE(match.BuildScene(viewer, scene));
    CheckWellFormed(match, scene);
    if (::testing::Test::HasFatalFailure()) return;
    ASSERT_FALSE(match.BuildScene(viewer, scene)) << "nothing has happened";
    if (viewer.is_host()) continue;
    const StateBuffer seen = Redacted(match, match.state(), viewer);
    ASSERT_EQ(Redacted(match, seen.data(), viewer), seen) << "hiding twice hides no more";
    ASSERT_EQ(Redacted(match, seen.data(), Viewer::Spectator()),
              Redacted(match, match.state(), Viewer::Spectator()))
        << "what the spectator knows every player knows";
    CheckView(match, viewer);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace mallard::testing
