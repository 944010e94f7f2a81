#include "mallard/scene_bytes.h"

#include <type_traits>

#include "flatbuffers/flatbuffers.h"
#include "mallard/catalog.h"
#include "mallard/rules.h"
#include "mallard/ruleset.h"
#include "mallard/schemas/scene_generated.h"
#include "src/engine/scene_names.h"

namespace mallard {
namespace {

namespace fb = mallard::schema::scene;
using flatbuffers::Offset;

constexpr uint32_t kSceneFormat = 1;

// The frozen records lie in memory as the schema has them, so that whole lists are copied.
static_assert(sizeof(fb::Item) == sizeof(SceneItem) && sizeof(fb::Point) == sizeof(ScenePoint) &&
              sizeof(fb::Counter) == sizeof(SceneCounter) &&
              sizeof(fb::Reference) == sizeof(Reference) &&
              sizeof(fb::Label) == sizeof(SceneLabel));

template <class To, class From>
Offset<flatbuffers::Vector<const To*>> Copy(flatbuffers::FlatBufferBuilder& builder,
                                            const std::vector<From>& records) {
  static_assert(std::is_trivially_copyable_v<From> && sizeof(To) == sizeof(From));
  return builder.CreateVectorOfStructs(reinterpret_cast<const To*>(records.data()), records.size());
}

Offset<fb::Status> WriteStatus(flatbuffers::FlatBufferBuilder& builder, const SceneStatus& status) {
  return fb::CreateStatus(builder, status.revision, status.phase, status.asked, status.turn_seat,
                          status.round, status.round_limit, status.round_label, status.over != 0,
                          status.winners, status.reason, status.tie_break);
}

Offset<fb::Seat> WriteSeat(flatbuffers::FlatBufferBuilder& builder, const SceneSeat& seat) {
  return fb::CreateSeat(builder, seat.seat, seat.label, seat.role, seat.colour, seat.score,
                        seat.score_label, seat.decision, seat.marks, seat.first_counter,
                        seat.counter_count);
}

Offset<fb::Area> WriteArea(flatbuffers::FlatBufferBuilder& builder, const SceneArea& area) {
  return fb::CreateArea(builder, area.id, static_cast<fb::AreaKind>(area.kind),
                        static_cast<fb::Stacking>(area.stacking), area.parent, area.owner,
                        area.faces, area.label, area.x, area.y, area.width, area.depth, area.unit,
                        area.unit_label, area.count, area.most, area.pointy != 0, area.active != 0,
                        area.coordinates != 0, area.first_counter, area.counter_count,
                        area.first_reference, area.reference_count);
}

}  // namespace

SceneLabels::SceneLabels() = default;
SceneLabels::~SceneLabels() = default;

void SceneLabels::SetLanguage(std::string_view tag) {
  language_ = std::string(tag);
  rules_ = nullptr;
}

void SceneLabels::Resolve(const Scene& scene) {
  texts_.clear();
  ends_.clear();
  if (scene.rules == nullptr) return;
  if (rules_ != scene.rules) {
    names_ = std::make_unique<const SceneNames>(
        *scene.rules, scene.rules->ruleset().catalog().FindLanguage(language_));
    rules_ = scene.rules;
  }
  for (uint32_t label = 0; label < scene.labels.size(); ++label) {
    names_->Append(scene, label, texts_);
    ends_.push_back(static_cast<uint32_t>(texts_.size()));
    texts_.push_back('\0');
  }
}

struct SceneWriter::Impl {
  flatbuffers::FlatBufferBuilder builder{16 << 10};
  std::vector<Offset<fb::Seat>> seats;
  std::vector<Offset<fb::Area>> areas;
  std::vector<Offset<flatbuffers::String>> texts;
};

SceneWriter::SceneWriter() : impl_(std::make_unique<Impl>()) {}
SceneWriter::~SceneWriter() = default;

absl::Span<const uint8_t> SceneWriter::Write(const Scene& scene, const SceneLabels& labels) {
  flatbuffers::FlatBufferBuilder& builder = impl_->builder;
  builder.Clear();
  impl_->seats.clear();
  impl_->areas.clear();
  impl_->texts.clear();
  const auto items = Copy<fb::Item>(builder, scene.items);
  const auto points = Copy<fb::Point>(builder, scene.points);
  const auto counters = Copy<fb::Counter>(builder, scene.counters);
  const auto references = Copy<fb::Reference>(builder, scene.references);
  const auto label_records = Copy<fb::Label>(builder, scene.labels);
  const auto own_marks = builder.CreateVector(scene.own_marks);
  for (size_t i = 0; i < labels.size(); ++i) {
    impl_->texts.push_back(builder.CreateString(labels[i].data(), labels[i].size()));
  }
  const auto texts = builder.CreateVector(impl_->texts);
  for (const SceneSeat& seat : scene.seats) impl_->seats.push_back(WriteSeat(builder, seat));
  const auto seats = builder.CreateVector(impl_->seats);
  for (const SceneArea& area : scene.areas) impl_->areas.push_back(WriteArea(builder, area));
  const auto areas = builder.CreateVector(impl_->areas);
  const auto status = WriteStatus(builder, scene.status);
  const auto game =
      builder.CreateString(scene.rules == nullptr ? "" : scene.rules->manifest().game);
  builder.Finish(
      fb::CreateScene(builder, kSceneFormat, game, scene.viewer.seat(), status, seats, areas, items,
                      points, counters, references, label_records, texts, own_marks),
      fb::SceneIdentifier());
  return {builder.GetBufferPointer(), builder.GetSize()};
}

}  // namespace mallard
