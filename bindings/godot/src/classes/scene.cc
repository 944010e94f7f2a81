#include "classes/scene.h"

#include "generated/records.h"

namespace mallard_godot {

Scene::Scene() {
  mld_scene* made = nullptr;
  Try([&](mld_error** e) { return mld_scene_create(&made, e); });
  handle_.reset(made);
}

bool Scene::Update(Match* match, int64_t viewer) {
  int32_t changed = 0;
  Try([&](mld_error** e) {
    return mld_scene_update(handle_.get(), match->handle(), Narrow(viewer), &changed, e);
  });
  return changed != 0;
}

void Scene::SetLanguage(const std::string& language) {
  const bool set = Try([&](mld_error** e) {
    return mld_scene_set_language(handle_.get(), language.empty() ? "en" : language.c_str(), e);
  });
  if (set) language_ = language;
}

void Scene::SetFocus(const Vector4i& reference) {
  const mld_reference focus = ToReference(reference);
  const bool none = (reference.x | reference.y | reference.z | reference.w) == 0;
  const mld_reference* const wanted = none ? nullptr : &focus;
  Try([&](mld_error** e) { return mld_scene_set_focus(handle_.get(), wanted, e); });
}

int64_t Scene::revision() const {
  auto info = Sized<mld_scene_status_info>();
  Try([&](mld_error** e) { return mld_scene_describe_status(handle_.get(), &info, e); });
  return static_cast<int64_t>(info.revision);
}

std::vector<int32_t> Scene::GetStatus() const {
  auto info = Sized<mld_scene_status_info>();
  std::vector<int32_t> numbers;
  if (Try([&](mld_error** e) { return mld_scene_describe_status(handle_.get(), &info, e); })) {
    Widen(info, numbers);
  }
  return numbers;
}

std::vector<int32_t> Scene::Seats() const {
  std::vector<int32_t> numbers;
  for (uint64_t i = 0; i < mld_scene_seat_count(handle_.get()); ++i) {
    auto info = Sized<mld_scene_seat_info>();
    Try([&](mld_error** e) { return mld_scene_describe_seat(handle_.get(), i, &info, e); });
    Widen(info, numbers);
  }
  return numbers;
}

std::vector<int32_t> Scene::Areas() const {
  std::vector<int32_t> numbers;
  for (uint64_t i = 0; i < mld_scene_area_count(handle_.get()); ++i) {
    auto info = Sized<mld_scene_area_info>();
    Try([&](mld_error** e) { return mld_scene_describe_area(handle_.get(), i, &info, e); });
    Widen(info, numbers);
  }
  return numbers;
}

namespace {

template <class T>
std::vector<int32_t> WidenAll(const std::vector<T>& records) {
  std::vector<int32_t> numbers;
  for (const T& record : records) Widen(record, numbers);
  return numbers;
}

}  // namespace

std::vector<int32_t> Scene::Items() const {
  return WidenAll(
      List<mld_scene_item>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
        return mld_scene_items(handle_.get(), out, capacity, count, e);
      }));
}

std::vector<int32_t> Scene::Points() const {
  return WidenAll(
      List<mld_scene_point>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
        return mld_scene_points(handle_.get(), out, capacity, count, e);
      }));
}

std::vector<int32_t> Scene::Counters() const {
  return WidenAll(
      List<mld_scene_counter>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
        return mld_scene_counters(handle_.get(), out, capacity, count, e);
      }));
}

std::vector<int32_t> Scene::References() const {
  return WidenAll(List<mld_reference>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
    return mld_scene_references(handle_.get(), out, capacity, count, e);
  }));
}

std::vector<int32_t> Scene::Changes() const {
  return WidenAll(
      List<mld_scene_change>([&](auto* out, uint64_t capacity, uint64_t* count, auto** e) {
        return mld_scene_changes(handle_.get(), out, capacity, count, e);
      }));
}

std::vector<int32_t> Scene::OwnMarks() const {
  const auto labels =
      List<uint32_t>([&](uint32_t* out, uint64_t capacity, uint64_t* count, mld_error** e) {
        return mld_scene_own_marks(handle_.get(), out, capacity, count, e);
      });
  return {labels.begin(), labels.end()};
}

std::vector<std::string> Scene::Labels() const {
  std::vector<std::string> labels;
  for (uint64_t i = 0; i < mld_scene_label_count(handle_.get()); ++i) {
    labels.push_back(mld_scene_label(handle_.get(), i));
  }
  return labels;
}

std::string Scene::Label(int64_t label) const {
  return mld_scene_label(handle_.get(), static_cast<uint64_t>(label));
}

std::string Scene::Format() const {
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_scene_format(handle_.get(), buffer, capacity, size, e);
  });
}

std::string Scene::Svg(int64_t theme, int64_t width) const {
  mld_svg_options options;
  mld_svg_options_init(&options, sizeof options);
  options.theme = Narrow(theme);
  options.width = Narrow(width);
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_scene_draw_svg(handle_.get(), &options, buffer, capacity, size, e);
  });
}

std::vector<uint8_t> Scene::Write() {
  return List<uint8_t>([&](uint8_t* out, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_scene_write(handle_.get(), out, capacity, size, e);
  });
}

std::string Scene::MarkName(int64_t bit) {
  return bit < 0 || bit > 31 ? "" : mld_mark_name(static_cast<uint32_t>(bit));
}

int64_t Scene::TableId(const std::string& name) {
  return static_cast<int32_t>(mld_table_id(name.c_str()));  // As the columns of items hold it.
}

Vector4i Scene::MakeReference(int64_t type, int64_t owner, int64_t table, const Vector2i& value) {
  mld_reference reference = {};
  reference.type = static_cast<uint16_t>(type);
  reference.owner = static_cast<int16_t>(owner);
  reference.table = static_cast<uint32_t>(table);
  reference.value[0] = value.x;
  reference.value[1] = value.y;
  return FromReference(reference);
}

Vector4i Scene::ReferenceAt(const std::vector<int32_t>& numbers, int64_t index) {
  if (index < 0 || index + 4 > static_cast<int64_t>(numbers.size())) return {};
  const int32_t* first = numbers.data() + index;
  return {first[0], first[1], first[2], first[3]};
}

int64_t Scene::ReferenceType(const Vector4i& reference) { return ToReference(reference).type; }
int64_t Scene::ReferenceOwner(const Vector4i& reference) { return ToReference(reference).owner; }

void Scene::Bind() {
  Class<Scene> c(
      "What to draw for one viewer, in numbers of rules.",
      "Keep one for each viewer that is shown, and update it after every action. Its parts are "
      "flat arrays: item number [code]i[/code] begins at [code]i * "
      "MallardScene.ITEM_COLUMNS[/code], "
      "and its column [constant ITEM_X] is where it lies. Items name their points, counters and "
      "references by where these begin in their own arrays and how many there are. A label is a "
      "number for [method get_label].\nA reference is what a thing is in actions, choices and "
      "events: four numbers, a [Vector4i], equal if they mean the same.");
  c.Method<&Scene::Update>("update", {"match", "viewer"},
                           "Fills the scene with what a viewer may see now. Tells whether anything "
                           "is different; asking again when nothing has happened costs nothing.");
  c.Property<&Scene::language, &Scene::SetLanguage>(
      "language", "get_language", "set_language",
      "The language of labels, from the next update on; English if empty.");
  c.Method<&Scene::SetFocus>(
      "set_focus", {"reference"},
      "Says what the viewer looks at, from the next update on: a game may show more of it, such as "
      "how far a unit reaches. A [Vector4i] of zeros: nothing, as at first.");
  c.Property<&Scene::revision>("revision", "get_revision", "",
                               "The same as long as nothing has changed that the viewer may know.");
  c.Method<&Scene::GetStatus>("get_status", {},
                              "Phase, round, whose turn, who is asked, how it ended: one row of "
                              "[enum StatusColumn]s.");
  c.Method<&Scene::Seats>("get_seats", {}, "The players, rows of [enum SeatColumn]s.");
  c.Method<&Scene::Areas>("get_areas", {}, "Where things lie, rows of [enum AreaColumn]s.");
  c.Method<&Scene::Items>("get_items", {}, "The things to draw, rows of [enum ItemColumn]s.");
  c.Method<&Scene::Points>("get_points", {}, "The points of all items: x and y.");
  c.Method<&Scene::Counters>("get_counters", {},
                             "The counters of all items, areas and seats, rows of "
                             "[enum CounterColumn]s.");
  c.Method<&Scene::References>("get_references", {},
                               "The references of all items and areas, 4 numbers each; see "
                               "[method reference_at].");
  c.Method<&Scene::Changes>(
      "get_changes", {},
      "What the last update changed: the id of an item, and what became of it "
      "([enum Change]).");
  c.Method<&Scene::OwnMarks>("get_own_marks", {},
                             "The labels of the scene's own marks, of bit 24 and on.");
  c.Method<&Scene::Labels>("get_labels", {}, "All labels.");
  c.Method<&Scene::Label>("get_label", {"label"}, "What a label says; empty for 0.");
  c.Method<&Scene::Format>("format", {}, "The scene as text, one line a thing: for looking.");
  c.Method<&Scene::Svg>("to_svg", {"theme", "width"}, "The scene as a picture ([enum SvgTheme]).",
                        {Variant::From<int64_t>(MLD_SVG_DARK), Variant::From(800)});
  c.Method<&Scene::Write>("to_bytes", {}, "The scene as a FlatBuffer (schema scene.fbs).");
  c.Method<&Scene::MarkName>("mark_name", {"bit"}, "The name of a mark by the number of its bit.");
  c.Method<&Scene::TableId>("table_id", {"name"},
                            "The number of a table or kind of entry, as references and items have "
                            "it.");
  c.Method<&Scene::MakeReference>("make_reference", {"type", "owner", "table", "value"},
                                  "A reference from its parts ([enum MallardChoice.ArgType]).",
                                  {Variant::From(-1), Variant::From(0), Variant::From(Vector2i())});
  c.Method<&Scene::ReferenceAt>("reference_at", {"numbers", "index"},
                                "The reference whose four numbers begin there.");
  c.Method<&Scene::ReferenceType>("reference_type", {"reference"},
                                  "What a reference names: an [enum MallardChoice.ArgType].");
  c.Method<&Scene::ReferenceOwner>("reference_owner", {"reference"},
                                   "On whose side it lies: a seat, or -1.");
  BindErrors(c);
}

}  // namespace mallard_godot
