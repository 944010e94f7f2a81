#include "mallard/scene_builder.h"

#include "absl/base/macros.h"

namespace mallard {

SceneSeat& SceneBuilder::Seat(int seat) {
  SceneSeat& record = scene_.seats[static_cast<size_t>(seat)];
  if (record.counter_count == 0) {
    record.first_counter = static_cast<uint32_t>(scene_.counters.size());
  }
  holder_ = Holder::kSeat;
  holder_index_ = static_cast<size_t>(seat);
  return record;
}

int SceneBuilder::AddArea(const SceneArea& area) {
  holder_ = Holder::kArea;
  holder_index_ = scene_.areas.size();
  scene_.areas.push_back(area);
  SceneArea& added = scene_.areas.back();
  added.first_counter = static_cast<uint32_t>(scene_.counters.size());
  added.first_reference = static_cast<uint32_t>(scene_.references.size());
  added.counter_count = 0;
  added.reference_count = 0;
  Refer(Reference::Area(added.id));
  return static_cast<int>(holder_index_);
}

int SceneBuilder::AddArea(uint32_t id, AreaKind kind, int owner, uint32_t label, int width,
                          int depth) {
  SceneArea area;
  area.id = id;
  area.kind = kind;
  area.owner = static_cast<int16_t>(owner);
  area.label = label;
  area.width = width;
  area.depth = depth;
  return AddArea(area);
}

SceneItem& SceneBuilder::AddItem(uint32_t id, int area) {
  holder_ = Holder::kItem;
  holder_index_ = scene_.items.size();
  SceneItem& item = scene_.items.emplace_back();
  item.id = id;
  item.area = static_cast<uint16_t>(area);
  item.first_point = static_cast<uint32_t>(scene_.points.size());
  item.first_counter = static_cast<uint32_t>(scene_.counters.size());
  item.first_reference = static_cast<uint32_t>(scene_.references.size());
  return item;
}

SceneItem& SceneBuilder::AddCell(uint32_t id, int area, int column, int row) {
  SceneItem& item = AddItem(id, area);
  item.geometry = Geometry::kCell;
  item.layer = kLayerGround;
  item.x = column;
  item.y = row;
  item.width = 1;
  item.depth = 1;
  return item;
}

SceneItem& SceneBuilder::AddCard(uint32_t id, int area, int place) {
  SceneItem& item = AddItem(id, area);
  item.geometry = Geometry::kCard;
  item.x = place;
  return item;
}

void SceneBuilder::Point(int32_t x, int32_t y) {
  ABSL_ASSERT(holder_ == Holder::kItem);
  scene_.points.push_back({x, y});
  ++scene_.items[holder_index_].point_count;
}

void SceneBuilder::Counter(uint32_t label, int32_t now, int32_t most) {
  SceneCounter counter;
  counter.label = label;
  counter.now = now;
  counter.most = most;
  scene_.counters.push_back(counter);
  switch (holder_) {
    case Holder::kSeat:
      // All counters of a seat lie together: a game says them in one go.
      ABSL_ASSERT(scene_.seats[holder_index_].first_counter +
                      scene_.seats[holder_index_].counter_count + 1 ==
                  scene_.counters.size());
      ++scene_.seats[holder_index_].counter_count;
      break;
    case Holder::kArea:
      ++scene_.areas[holder_index_].counter_count;
      break;
    case Holder::kItem:
      ++scene_.items[holder_index_].counter_count;
      break;
    case Holder::kNone:
      ABSL_ASSERT(false);
  }
}

void SceneBuilder::Refer(const Reference& reference) {
  ABSL_ASSERT(holder_ == Holder::kArea || holder_ == Holder::kItem);
  scene_.references.push_back(reference);
  if (holder_ == Holder::kArea) {
    ++scene_.areas[holder_index_].reference_count;
  } else {
    ++scene_.items[holder_index_].reference_count;
  }
}

void SceneBuilder::Show(uint32_t entry_kind, int entry) {
  ABSL_ASSERT(holder_ == Holder::kItem);
  SceneItem& item = scene_.items[holder_index_];
  item.entry_kind = entry_kind;
  item.entry = entry;
  item.label = Entry(entry_kind, entry);
}

uint32_t SceneBuilder::AddLabel(SceneLabel::Kind kind, int number, uint32_t table, int value) {
  SceneLabel label;
  label.kind = kind;
  label.number = static_cast<uint16_t>(number);
  label.table = table;
  label.value = value;
  // Things of one name often follow each other.
  if (scene_.labels.back() != label) scene_.labels.push_back(label);
  return static_cast<uint32_t>(scene_.labels.size() - 1);
}

uint32_t SceneBuilder::Word(int word, int number) {
  return AddLabel(SceneLabel::kWord, number, 0, word);
}

uint32_t SceneBuilder::Entry(uint32_t kind, int entry, int number) {
  return AddLabel(SceneLabel::kEntry, number, kind, entry);
}

uint32_t SceneBuilder::Name(uint32_t table, int index, int number) {
  return AddLabel(SceneLabel::kName, number, table, index);
}

uint32_t SceneBuilder::Player(int seat) { return AddLabel(SceneLabel::kSeat, 0, 0, seat); }

uint32_t SceneBuilder::Number(int value) { return AddLabel(SceneLabel::kNumber, 0, 0, value); }

uint32_t SceneBuilder::Label(const SceneLabel& label) {
  if (label.kind == SceneLabel::kNone) return 0;
  return AddLabel(static_cast<SceneLabel::Kind>(label.kind), label.number, label.table,
                  label.value);
}

template <class Owner>
void SceneBuilder::MoveCounters(Owner& owner) {
  const size_t first = owner.first_counter;
  const size_t count = owner.counter_count;
  if (first + count == scene_.counters.size()) return;
  owner.first_counter = static_cast<uint32_t>(scene_.counters.size());
  for (size_t i = 0; i < count; ++i) {
    const SceneCounter counter = scene_.counters[first + i];
    scene_.counters.push_back(counter);
  }
}

void SceneBuilder::ResumeSeat(int seat) {
  holder_ = Holder::kSeat;
  holder_index_ = static_cast<size_t>(seat);
  MoveCounters(scene_.seats[holder_index_]);
}

void SceneBuilder::ResumeArea(size_t area) {
  holder_ = Holder::kArea;
  holder_index_ = area;
  MoveCounters(scene_.areas[area]);
}

SceneItem& SceneBuilder::ResumeItem(size_t item) {
  holder_ = Holder::kItem;
  holder_index_ = item;
  MoveCounters(scene_.items[item]);
  return scene_.items[item];
}

uint32_t SceneBuilder::Text(std::string_view text) {
  scene_.text.append(text);
  scene_.text_ends.push_back(static_cast<uint32_t>(scene_.text.size()));
  return AddLabel(SceneLabel::kText, 0, 0, static_cast<int>(scene_.text_ends.size()) - 1);
}

uint32_t SceneBuilder::OwnMark(uint32_t label) {
  if (scene_.own_marks.size() == kMostOwnMarks) return 0;
  scene_.own_marks.push_back(label);
  return kMarkFirstOwn << (scene_.own_marks.size() - 1);
}

}  // namespace mallard
