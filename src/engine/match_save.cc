// Saved matches: a snapshot, with what a list of them shows, and with history if wanted.
#include <utility>
#include <vector>

#include "flatbuffers/flatbuffers.h"
#include "mallard/match.h"
#include "mallard/scene.h"
#include "mallard/scene_svg.h"
#include "src/engine/envelope.h"

namespace mallard {
namespace {

absl::Span<const uint8_t> BytesOf(const flatbuffers::Vector<uint8_t>* bytes) {
  if (bytes == nullptr) return {};
  return absl::MakeConstSpan(bytes->data(), bytes->size());
}

// In the manifest's English: a server that only saves need not read any language files.
std::string PhaseOf(const Scene& scene) {
  const SceneLabel& label = scene.labels[scene.status.phase];
  if (label.kind != SceneLabel::kWord) return "";
  return scene.rules->manifest().words[static_cast<size_t>(label.value)].text;
}

}  // namespace

absl::StatusOr<std::vector<uint8_t>> Match::Save(const SaveOptions& options) const {
  if (absl::Status status = CheckWhole("cannot be saved"); !status.ok()) return status;
  flatbuffers::FlatBufferBuilder builder(4096);
  const auto snapshot = builder.CreateVector(Snapshot(Viewer::Host()));
  flatbuffers::Offset<flatbuffers::Vector<uint8_t>> history;
  if (options.history && history_.get() != nullptr) {
    absl::StatusOr<std::vector<uint8_t>> replay = Replay();
    if (!replay.ok()) return replay.status();
    history = builder.CreateVector(*replay);
  }
  // A list of saves is anybody's to look at: it shows what a spectator sees.
  Scene scene;
  BuildScene(Viewer::Spectator(), scene);
  const auto label = builder.CreateString(options.label);
  const auto phase = builder.CreateString(PhaseOf(scene));
  const std::string picture =
      options.thumbnail.empty() && options.picture ? DrawSvg(scene) : std::string();
  const auto thumbnail =
      picture.empty()
          ? builder.CreateVector(options.thumbnail)
          : builder.CreateVector(reinterpret_cast<const uint8_t*>(picture.data()), picture.size());
  uint32_t asked = 0;
  for (int seat = 0; seat < seats(); ++seat) {
    if (DecisionOf(seat)) asked |= 1u << seat;
  }
  const Outcome result = outcome();
  schema::SaveBuilder save(builder);
  save.add_format_version(kFormatVersion);
  save.add_snapshot(snapshot);
  if (!history.IsNull()) save.add_history(history);
  save.add_seats(static_cast<uint32_t>(seats()));
  save.add_actions(UndoDepth());
  save.add_asked(asked);
  save.add_over(result.over);
  save.add_winners(result.winners);
  save.add_label(label);
  save.add_time(options.time);
  save.add_thumbnail(thumbnail);
  save.add_round(scene.status.round);
  save.add_round_limit(scene.status.round_limit);
  save.add_turn_seat(scene.status.turn_seat);
  save.add_phase(phase);
  builder.Finish(save.Finish(), kSaveIdentifier);
  return Sealed(absl::MakeConstSpan(builder.GetBufferPointer(), builder.GetSize()));
}

absl::StatusOr<Match> Match::RestoreSave(const std::shared_ptr<const Ruleset>& ruleset,
                                         const schema::Save& save, const RestoreOptions& options) {
  const absl::Span<const uint8_t> snapshot = BytesOf(save.snapshot());
  if (AlignedBytes(snapshot).save() != nullptr) {
    return absl::DataLossError("damaged: a saved match inside a saved match");
  }
  absl::StatusOr<Match> match = Restore(ruleset, snapshot, options);
  if (!match.ok() || save.history() == nullptr || !options.history) return match;
  absl::StatusOr<Match> played = FromReplay(ruleset, BytesOf(save.history()));
  // The state is what counts; a history that does not lead to it is no history of it.
  if (!played.ok() || played->Hash() != match->Hash()) return match;
  played->script_errors_ = options.script_errors;  // From now on: what was played stays as it was.
  if (!options.events) played->events_.reset();
  return played;
}

}  // namespace mallard
