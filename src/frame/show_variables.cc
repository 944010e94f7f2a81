// Variables of packs in scenes, as the packs want them shown.
#include <algorithm>

#include "mallard/frame/variables.h"
#include "mallard/scene_builder.h"

namespace mallard {
namespace {

constexpr uint32_t kVariableKind = TableId("variable");

// The area that is the table: the first that is nobody's, else the first of all; -1: none.
int TableArea(const Scene& scene) {
  for (size_t i = 0; i < scene.areas.size(); ++i) {
    if (scene.areas[i].owner == Reference::kNobody) return static_cast<int>(i);
  }
  return scene.areas.empty() ? -1 : 0;
}

bool Refers(const Scene& scene, const SceneItem& item, const Reference& thing) {
  const absl::Span<const Reference> references = scene.ReferencesOf(item);
  return std::find(references.begin(), references.end(), thing) != references.end();
}

}  // namespace

void Variables::Show(const int32_t* values, SceneBuilder& builder) const {
  for (size_t number = 0; number < specs_.size(); ++number) {
    const Spec& spec = specs_[number];
    if (spec.show == Spec::Show::kNothing) continue;
    const uint32_t label = builder.Entry(kVariableKind, static_cast<int>(number));
    const uint32_t mark = spec.show == Spec::Show::kMark ? builder.OwnMark(label) : 0;
    for (int i = 0; i < spec.instances; ++i) {
      const int owner = OwnerOf(spec, i);
      if (owner >= static_cast<int>(builder.scene().seats.size())) continue;
      const Viewer viewer = builder.viewer();
      if (!viewer.is_host() && !KnownTo(spec, i, viewer.seat())) continue;
      ShowOne(spec, label, i, values[spec.first + i], mark, builder);
    }
  }
}

void Variables::ShowOne(const Spec& spec, uint32_t label, int instance, int32_t value,
                        uint32_t mark, SceneBuilder& builder) const {
  const VariableScope& scope = scopes_[static_cast<size_t>(spec.scope)];
  const bool changed = value != spec.fallback;
  // A counter that its end does not hold has none.
  const int32_t most = value <= spec.most ? spec.most : -1;
  const int owner = OwnerOf(spec, instance);
  if (scope.thing == nullptr || spec.where != Spec::Where::kThing) {
    if (owner >= 0 && spec.where != Spec::Where::kTable) {
      builder.ResumeSeat(owner);
      if (changed) builder.scene().seats[static_cast<size_t>(owner)].marks |= mark;
    } else {
      const int area = TableArea(builder.scene());
      if (area < 0) return;
      builder.ResumeArea(static_cast<size_t>(area));
    }
    if (mark == 0) builder.Counter(label, value, most);
    return;
  }
  const Reference thing = scope.thing(instance);
  for (size_t i = 0; i < builder.scene().items.size(); ++i) {
    if (!Refers(builder.scene(), builder.scene().items[i], thing)) continue;
    SceneItem& item = builder.ResumeItem(i);
    if (changed) item.marks |= mark;
    if (changed && spec.symbol != 0) item.symbol = spec.symbol;
    if (mark == 0) builder.Counter(label, value, most);
  }
}

}  // namespace mallard
