// Scenes in the C interface, and matches opened from views.
#include "mallard/scene.h"

#include <cstddef>
#include <cstring>
#include <string>
#include <utility>

#include "capi/first_versions.h"
#include "capi/handles.h"
#include "capi/mallard_reference.h"
#include "capi/mallard_scene.h"
#include "mallard/match.h"
#include "mallard/reference.h"
#include "mallard/scene_bytes.h"
#include "mallard/scene_difference.h"
#include "mallard/scene_svg.h"
#include "mallard/scene_text.h"

/// Two scenes, the one that is shown and the one before it, which the next is built in.
struct mld_scene {
  mallard::Scene scenes[2];
  int shown = 0;
  bool reworded = false;  // The language is another than that of the labels.
  mallard::SceneLabels labels;
  mallard::SceneDifference difference;
  mallard::SceneWriter writer;

  const mallard::Scene& now() const { return scenes[shown]; }
};

namespace mallard::capi {
namespace {

static_assert(sizeof(mld_scene_item) == sizeof(SceneItem) &&
              offsetof(mld_scene_item, marks) == offsetof(SceneItem, marks) &&
              offsetof(mld_scene_item, reference_count) == offsetof(SceneItem, reference_count));
static_assert(sizeof(mld_reference) == sizeof(Reference) &&
              sizeof(mld_scene_point) == sizeof(ScenePoint) &&
              sizeof(mld_scene_counter) == sizeof(SceneCounter));
static_assert(static_cast<uint32_t>(MLD_MARK_REACH) == static_cast<uint32_t>(kMarkReach) &&
              static_cast<uint32_t>(MLD_MARK_PLANNED) == static_cast<uint32_t>(kMarkPlanned) &&
              MLD_REFERENCE_ACTION == Reference::kActionKind);

// Writes records that lie the same way on both sides.
template <class Out, class In>
mld_status CopyList(const std::vector<In>& records, Out* out, uint64_t capacity, uint64_t* count,
                    mld_error** error) {
  static_assert(sizeof(Out) == sizeof(In));
  if (count == nullptr) return NullArgument(error, "count");
  *count = records.size();
  if (out == nullptr) return MLD_OK;
  const size_t written = static_cast<size_t>(std::min<uint64_t>(capacity, records.size()));
  if (written != 0) std::memcpy(static_cast<void*>(out), records.data(), written * sizeof(Out));
  if (written < records.size()) {
    return BufferTooSmall();
  }
  return MLD_OK;
}

mld_scene_status_info StatusInfo(const Scene& scene) {
  const SceneStatus& status = scene.status;
  mld_scene_status_info info = {};
  info.viewer = scene.viewer.seat();
  info.revision = status.revision;
  info.phase = status.phase;
  info.asked = status.asked;
  info.turn_seat = status.turn_seat;
  info.round = status.round;
  info.round_limit = status.round_limit;
  info.round_label = status.round_label;
  info.over = static_cast<int32_t>(status.over);
  info.winners = status.winners;
  info.reason = status.reason;
  info.tie_break = status.tie_break;
  return info;
}

mld_scene_seat_info SeatInfo(const SceneSeat& seat) {
  mld_scene_seat_info info = {};
  info.seat = seat.seat;
  info.label = seat.label;
  info.role = seat.role;
  info.colour = seat.colour;
  info.score = seat.score;
  info.score_label = seat.score_label;
  info.decision = seat.decision;
  info.marks = seat.marks;
  info.first_counter = seat.first_counter;
  info.counter_count = seat.counter_count;
  return info;
}

mld_scene_area_info AreaInfo(const SceneArea& area) {
  mld_scene_area_info info = {};
  info.id = area.id;
  info.kind = static_cast<mld_area_kind>(area.kind);
  info.stacking = static_cast<mld_stacking>(area.stacking);
  info.parent = area.parent;
  info.owner = area.owner;
  info.faces = area.faces;
  info.label = area.label;
  info.x = area.x;
  info.y = area.y;
  info.width = area.width;
  info.depth = area.depth;
  info.unit = area.unit;
  info.unit_label = area.unit_label;
  info.count = area.count;
  info.most = area.most;
  info.pointy = area.pointy;
  info.active = area.active;
  info.coordinates = area.coordinates;
  info.first_counter = area.first_counter;
  info.counter_count = area.counter_count;
  info.first_reference = area.first_reference;
  info.reference_count = area.reference_count;
  return info;
}

mld_svg_options DefaultSvgOptions() {
  mld_svg_options options = {};
  options.struct_size = sizeof(options);
  options.width = SvgStyle().width;
  options.title = 1;
  options.legend = 1;
  return options;
}

// Checks options and makes a style of them.
mld_status ReadSvgOptions(const mld_svg_options* options, SvgStyle* style, mld_error** error) {
  mld_svg_options given = DefaultSvgOptions();
  if (mld_status status = ReadOptions(options, "mld_svg_options_init", &given, error)) {
    return status;
  }
  if (mld_status status = CheckBool("title", given.title, error)) return status;
  if (mld_status status = CheckBool("legend", given.legend, error)) return status;
  if (mld_status status = CheckBool("references", given.references, error)) return status;
  if (given.theme < MLD_SVG_AUTO || given.theme > MLD_SVG_DARK) {
    return Fail(error, MLD_INVALID_ARGUMENT, "theme must be one of mld_svg_theme_value");
  }
  if (given.width < kLeastSvgWidth || given.width > kMostSvgWidth) {
    return Fail(error, MLD_INVALID_ARGUMENT, "width must be 400 to 4000");
  }
  style->theme = static_cast<SvgTheme>(given.theme);
  style->width = given.width;
  style->title = given.title != 0;
  style->legend = given.legend != 0;
  style->references = given.references != 0;
  if (given.id_prefix != nullptr) style->id_prefix = given.id_prefix;
  return MLD_OK;
}

void AddChanges(const std::vector<uint32_t>& ids, mld_change change, mld_scene_change* out,
                uint64_t capacity, uint64_t& count) {
  for (const uint32_t id : ids) {
    if (out != nullptr && count < capacity) out[count] = {id, change};
    ++count;
  }
}

// Brings the scene up to date; true if it is different from what it was.
bool Update(mld_scene& scene, const Match& match, Viewer viewer) {
  if (match.IsCurrent(scene.now(), viewer) && !scene.reworded) return false;
  Scene& old = scene.scenes[scene.shown];
  Scene& fresh = scene.scenes[1 - scene.shown];
  match.BuildScene(viewer, fresh);
  if (!scene.reworded && old.viewer == viewer && old.rules == fresh.rules &&
      old.status.revision == fresh.status.revision) {
    old.source = fresh.source;  // Something has happened that this viewer may not know of.
    return false;
  }
  if (old.rules == nullptr) old.Clear();
  scene.difference.Compare(old, fresh);
  scene.labels.Resolve(fresh);
  scene.shown = 1 - scene.shown;
  scene.reworded = false;
  return true;
}

}  // namespace
}  // namespace mallard::capi

using namespace mallard::capi;

mld_status mld_scene_create(mld_scene** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    *out = new mld_scene;
    return MLD_OK;
  });
}

void mld_scene_destroy(mld_scene* scene) { delete scene; }

mld_status mld_scene_update(mld_scene* scene, const mld_match* match, int32_t viewer,
                            int32_t* changed, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    if (match == nullptr) return NullArgument(error, "match");
    if (!HasViewer(*match, viewer)) return NoSuchViewer(error, *match, viewer);
    if (mld_status status = CheckKnows(*match, viewer, error)) return status;
    const bool different = Update(*scene, match->value, ViewerOf(viewer));
    if (changed != nullptr) *changed = different ? 1 : 0;
    return MLD_OK;
  });
}

mld_status mld_scene_set_language(mld_scene* scene, const char* language, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    if (language == nullptr) return NullArgument(error, "language");
    scene->labels.SetLanguage(language);
    scene->reworded = true;
    return MLD_OK;
  });
}

mld_status mld_scene_set_focus(mld_scene* scene, const mld_reference* focus, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    mallard::Reference wanted;
    if (focus != nullptr) std::memcpy(static_cast<void*>(&wanted), focus, sizeof wanted);
    scene->scenes[0].focus = scene->scenes[1].focus = wanted;
    return MLD_OK;
  });
}

mld_status mld_scene_write(mld_scene* scene, uint8_t* buffer, uint64_t capacity, uint64_t* size,
                           mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return WriteBytes(scene->writer.Write(scene->now(), scene->labels), buffer, capacity, size,
                      error);
  });
}

mld_status mld_scene_format(const mld_scene* scene, char* buffer, uint64_t capacity, uint64_t* size,
                            mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return WriteText(CleanText(mallard::SceneText(scene->now(), scene->labels.language())), buffer,
                     capacity, size, error);
  });
}

void mld_svg_options_init(mld_svg_options* options, uint32_t struct_size) {
  InitOptions(DefaultSvgOptions(), options, struct_size);
}

mld_status mld_scene_draw_svg(const mld_scene* scene, const mld_svg_options* options, char* buffer,
                              uint64_t capacity, uint64_t* size, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    mallard::SvgStyle style;
    if (mld_status status = ReadSvgOptions(options, &style, error)) return status;
    return WriteText(CleanText(mallard::DrawSvg(scene->now(), scene->labels, style)), buffer,
                     capacity, size, error);
  });
}

mld_status mld_scene_describe_status(const mld_scene* scene, mld_scene_status_info* info,
                                     mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return WriteInfo(StatusInfo(scene->now()), info, error);
  });
}

mld_status mld_scene_changes(const mld_scene* scene, mld_scene_change* out, uint64_t capacity,
                             uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    if (count == nullptr) return NullArgument(error, "count");
    *count = 0;
    AddChanges(scene->difference.removed, MLD_CHANGE_REMOVED, out, capacity, *count);
    AddChanges(scene->difference.added, MLD_CHANGE_ADDED, out, capacity, *count);
    AddChanges(scene->difference.changed, MLD_CHANGE_CHANGED, out, capacity, *count);
    if (out != nullptr && *count > capacity) {
      return BufferTooSmall();
    }
    return MLD_OK;
  });
}

uint64_t mld_scene_seat_count(const mld_scene* scene) {
  return scene == nullptr ? 0 : scene->now().seats.size();
}

mld_status mld_scene_describe_seat(const mld_scene* scene, uint64_t index,
                                   mld_scene_seat_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    const auto& seats = scene->now().seats;
    if (index >= seats.size()) return NoSuchIndex(error, "seat", index, seats.size());
    return WriteInfo(SeatInfo(seats[static_cast<size_t>(index)]), info, error);
  });
}

uint64_t mld_scene_area_count(const mld_scene* scene) {
  return scene == nullptr ? 0 : scene->now().areas.size();
}

mld_status mld_scene_describe_area(const mld_scene* scene, uint64_t index,
                                   mld_scene_area_info* info, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    const auto& areas = scene->now().areas;
    if (index >= areas.size()) return NoSuchIndex(error, "area", index, areas.size());
    return WriteInfo(AreaInfo(areas[static_cast<size_t>(index)]), info, error);
  });
}

mld_status mld_scene_items(const mld_scene* scene, mld_scene_item* out, uint64_t capacity,
                           uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return CopyList(scene->now().items, out, capacity, count, error);
  });
}

mld_status mld_scene_points(const mld_scene* scene, mld_scene_point* out, uint64_t capacity,
                            uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return CopyList(scene->now().points, out, capacity, count, error);
  });
}

mld_status mld_scene_counters(const mld_scene* scene, mld_scene_counter* out, uint64_t capacity,
                              uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return CopyList(scene->now().counters, out, capacity, count, error);
  });
}

mld_status mld_scene_references(const mld_scene* scene, mld_reference* out, uint64_t capacity,
                                uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return CopyList(scene->now().references, out, capacity, count, error);
  });
}

mld_status mld_scene_own_marks(const mld_scene* scene, uint32_t* out, uint64_t capacity,
                               uint64_t* count, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (scene == nullptr) return NullArgument(error, "scene");
    return CopyList(scene->now().own_marks, out, capacity, count, error);
  });
}

uint64_t mld_scene_label_count(const mld_scene* scene) {
  return scene == nullptr ? 0 : scene->labels.size();
}

const char* mld_scene_label(const mld_scene* scene, uint64_t label) {
  if (scene == nullptr || label >= scene->labels.size()) return "";
  return scene->labels[static_cast<size_t>(label)].data();
}

uint32_t mld_table_id(const char* name) { return name == nullptr ? 0 : mallard::TableId(name); }

const char* mld_mark_name(uint32_t bit) {
  return bit < static_cast<uint32_t>(mallard::kCommonMarks)
             ? mallard::MarkName(static_cast<int>(bit)).data()
             : "";
}

mld_status mld_match_create_from_view(const mld_ruleset* ruleset, const uint8_t* view,
                                      uint64_t size, mld_match** out, mld_error** error) {
  return Guard(error, [&]() -> mld_status {
    if (out == nullptr) return NullArgument(error, "out");
    *out = nullptr;
    if (ruleset == nullptr) return NullArgument(error, "ruleset");
    if (view == nullptr && size != 0) return NullArgument(error, "view");
    absl::StatusOr<mallard::Match> match = mallard::Match::FromView(
        ruleset->value, absl::MakeConstSpan(view, static_cast<size_t>(size)));
    if (!match.ok()) return Report(match.status(), Topic::kBytes, error);
    return Create(out, *std::move(match), ruleset->log);
  });
}

int32_t mld_match_viewer(const mld_match* match) {
  return match == nullptr ? MLD_VIEWER_HOST : match->value.viewer().seat();
}
