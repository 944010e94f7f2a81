#include "tests/support/moves.h"

#include <algorithm>
#include <map>

#include "gtest/gtest.h"
#include "mallard/event_roles.h"
#include "mallard/notation.h"
#include "mallard/scene_text.h"
#include "tests/support/scene_checks.h"

namespace mallard::testing {
namespace {

// What one viewer was told of an action, with the scenes around it.
struct Told {
  const Scene& before;
  const Scene& after;
  std::vector<EventRoles> events;
};

const SceneArea* AreaOfId(const Scene& scene, uint32_t id) {
  for (const SceneArea& area : scene.areas) {
    if (area.id == id) return &area;
  }
  return nullptr;
}

// Whether the area, or something in it, stands for that.
bool Stands(const Scene& scene, const SceneArea& area, const Reference& reference) {
  const auto has = [&](const auto& owner) {
    const absl::Span<const Reference> own = scene.ReferencesOf(owner);
    return std::find(own.begin(), own.end(), reference) != own.end();
  };
  return has(area) || std::any_of(scene.items.begin(), scene.items.end(), [&](const auto& item) {
           return &scene.areas[item.area] == &area && has(item);
         });
}

bool Left(const Told& told, const SceneArea& area) {
  return std::any_of(told.events.begin(), told.events.end(), [&](const EventRoles& roles) {
    return roles.Has(ArgRole::kFrom) && Stands(told.before, area, roles.from);
  });
}

bool Reached(const Told& told, const SceneArea& area) {
  return std::any_of(told.events.begin(), told.events.end(), [&](const EventRoles& roles) {
    return roles.Has(ArgRole::kTo) && Stands(told.after, area, roles.to);
  });
}

std::string NameOf(const Scene& scene, const SceneArea& area) {
  return LabelText(scene, area.label) + " #" + std::to_string(area.id);
}

void CheckItems(const Told& told) {
  std::map<uint32_t, const SceneArea*> was;
  for (const SceneItem& item : told.before.items) was[item.id] = &told.before.areas[item.area];
  for (const SceneItem& item : told.after.items) {
    const SceneArea& now = told.after.areas[item.area];
    const auto found = was.find(item.id);
    if (found == was.end() || found->second->id == now.id) continue;
    ASSERT_TRUE(Left(told, *found->second) && Reached(told, now))
        << LabelText(told.after, item.label) << " went from " << NameOf(told.before, *found->second)
        << " to " << NameOf(told.after, now) << ", and no event says so";
  }
}

void CheckCounts(const Told& told) {
  for (const SceneArea& now : told.after.areas) {
    const SceneArea* was = AreaOfId(told.before, now.id);
    if (was == nullptr || was->count < 0 || now.count < 0 || was->count == now.count) continue;
    ASSERT_TRUE(now.count < was->count ? Left(told, *was) : Reached(told, now))
        << NameOf(told.after, now) << " has " << now.count << " things after " << was->count
        << ", and no event says where they went or came from";
  }
}

// Places that are areas can be found.
void CheckPlaces(const Told& told) {
  const auto there = [&](const Reference& reference) {
    if (reference.type != static_cast<uint16_t>(ArgType::kArea)) return true;
    const uint32_t id = static_cast<uint32_t>(reference.value[0]);
    return AreaOfId(told.before, id) != nullptr || AreaOfId(told.after, id) != nullptr;
  };
  for (const EventRoles& roles : told.events) {
    ASSERT_TRUE(!roles.Has(ArgRole::kFrom) || there(roles.from)) << roles.from.value[0];
    ASSERT_TRUE(!roles.Has(ArgRole::kTo) || there(roles.to)) << roles.to.value[0];
  }
}

}  // namespace

Moves::Moves(const Match& match) {
  for (const Viewer viewer : AllViewers(match)) {
    Seen& seen = seen_.emplace_back(Seen{viewer, {}, match.EventCount(viewer)});
    match.BuildScene(viewer, seen.scene);
  }
}

void Moves::Check(const Match& match) const {
  for (const Seen& seen : seen_) {
    Scene after;
    match.BuildScene(seen.viewer, after);
    Told told{seen.scene, after, {}};
    std::string story;
    for (size_t i = seen.events; i < match.EventCount(seen.viewer); ++i) {
      told.events.push_back(RolesOf(match, seen.viewer, i));
      Event event;
      match.Events(seen.viewer, i, absl::MakeSpan(&event, 1));
      story += "  " + FormatEvent(match.rules(), event) + "\n";
    }
    SCOPED_TRACE("told:\n" + story);
    CheckItems(told);
    CheckCounts(told);
    CheckPlaces(told);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

}  // namespace mallard::testing
