// Matches as bytes: snapshots, views, replays, and carrying a match over to other content.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/match.h"
#include "mallard/saved_match.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/engine/envelope.h"
#include "src/engine/version.h"

namespace mallard {
namespace {

using PackOffsets = flatbuffers::Offset<flatbuffers::Vector<flatbuffers::Offset<schema::PackInfo>>>;

PackOffsets WritePacks(const Ruleset& ruleset, flatbuffers::FlatBufferBuilder& builder) {
  std::vector<flatbuffers::Offset<schema::PackInfo>> packs;
  for (const PackInfo& pack : ruleset.packs()) {
    const auto id = builder.CreateString(pack.id);
    const auto version = builder.CreateString(pack.version);
    packs.push_back(schema::CreatePackInfo(builder, id, version, pack.fingerprint));
  }
  return builder.CreateVector(packs);
}

// What is different between the packs some bytes were made with and the packs of `ruleset`.
template <class Table>
std::string PackDifferences(const Table& table, const Ruleset& ruleset) {
  const std::vector<PackDifference> differences = ComparePacks(PacksOf(table), ruleset.packs());
  if (differences.empty())
    return "the packs are the same, but their order or the content API is not";
  return absl::StrJoin(differences, "; ", [](std::string* out, const PackDifference& difference) {
    absl::StrAppend(out, difference.ToString());
  });
}

template <class Table>
bool IsChanged(const Table& table, const Ruleset& ruleset) {
  return table.ruleset_fingerprint() != ruleset.fingerprint();
}

// Checks what snapshots and replays have in common: format, game and content.
template <class Table>
absl::Status CheckHeader(const AlignedBytes& bytes, const Table& table, const Ruleset& ruleset,
                         bool allow_changed_content) {
  if (absl::Status status = CheckFormat(bytes, table); !status.ok()) return status;
  const char* game = ruleset.game().manifest().game;
  if (const absl::string_view maker = TextOf(table.game()); maker != game) {
    return absl::PermissionDeniedError(absl::StrCat(
        "made by the game ", maker, ", ",
        FindGame(maker).ok() ? "" : "which this program does not have, ", "not by ", game));
  }
  if (IsChanged(table, ruleset) && !allow_changed_content) {
    return absl::PermissionDeniedError(
        absl::StrCat("made with other content: ", PackDifferences(table, ruleset)));
  }
  return absl::OkStatus();
}

template <class Table>
absl::StatusOr<std::shared_ptr<const Rules>> RulesOf(
    const Table& table, const std::shared_ptr<const Ruleset>& ruleset) {
  Configuration configuration(ruleset->game().manifest());
  if (absl::Status status = configuration.SetAll(TextOf(table.configuration())); !status.ok()) {
    return absl::DataLossError(absl::StrCat("damaged configuration: ", status.message()));
  }
  absl::StatusOr<std::shared_ptr<const Rules>> rules = ruleset->RulesFor(configuration);
  if (!rules.ok()) {
    return absl::DataLossError(
        absl::StrCat("a configuration that cannot be played: ", rules.status().message()));
  }
  return rules;
}

std::vector<uint8_t> Bytes(const flatbuffers::FlatBufferBuilder& builder) {
  return Sealed(absl::MakeConstSpan(builder.GetBufferPointer(), builder.GetSize()));
}

}  // namespace

std::vector<uint8_t> Match::Encode(const void* state, Viewer viewer) const {
  flatbuffers::FlatBufferBuilder builder(4096);
  const auto engine = builder.CreateString(kVersionText);
  const auto game = builder.CreateString(rules_->manifest().game);
  const auto packs = WritePacks(ruleset(), builder);
  const auto configuration = builder.CreateString(rules_->configuration_text());
  const StateOffset written = rules_->Write(state, builder);
  schema::SnapshotBuilder snapshot(builder);
  snapshot.add_format_version(kFormatVersion);
  snapshot.add_engine_version(engine);
  snapshot.add_game(game);
  snapshot.add_ruleset_fingerprint(ruleset().fingerprint());
  snapshot.add_packs(packs);
  snapshot.add_configuration(configuration);
  snapshot.add_viewer(viewer.seat());
  snapshot.add_state_type(static_cast<schema::GameState>(written.type));
  snapshot.add_state(flatbuffers::Offset<void>(written.offset));
  snapshot.add_state_hash(HashOf(state));
  if (written.questions != 0) snapshot.add_questions(written.questions);
  builder.Finish(snapshot.Finish(), schema::SnapshotIdentifier());
  return Bytes(builder);
}

std::vector<uint8_t> Match::Snapshot(Viewer viewer) const {
  if (viewer == viewer_) return Encode(state(), viewer);
  if (!viewer_.is_host()) return {};
  StateBuffer seen(state_.size());
  rules_->Redact(state(), viewer, seen.data());
  return Encode(seen.data(), viewer);
}

absl::StatusOr<Match> Match::Decode(const std::shared_ptr<const Ruleset>& ruleset,
                                    absl::Span<const uint8_t> unaligned, bool allow_changed_content,
                                    Viewer* viewer) {
  const AlignedBytes bytes(unaligned);
  const schema::Snapshot* found = bytes.snapshot();
  if (found == nullptr) return absl::DataLossError("not a snapshot, or a damaged one");
  const schema::Snapshot& snapshot = *found;
  if (absl::Status status = CheckHeader(bytes, snapshot, *ruleset, allow_changed_content);
      !status.ok()) {
    return status;
  }
  if (absl::Status status = CheckStateKind(snapshot); !status.ok()) return status;
  absl::StatusOr<Match> match = DecodeState(ruleset, snapshot, viewer);
  if (match.ok() || !IsChanged(snapshot, *ruleset)) return match;
  // What does not fit is the content, as far as anyone can tell; the bytes need not be damaged.
  return absl::PermissionDeniedError(
      absl::StrCat(absl::StripPrefix(match.status().message(), "damaged: "),
                   " (made with other content: ", PackDifferences(snapshot, *ruleset), ")"));
}

absl::StatusOr<Match> Match::DecodeState(const std::shared_ptr<const Ruleset>& ruleset,
                                         const schema::Snapshot& snapshot, Viewer* viewer) {
  absl::StatusOr<std::shared_ptr<const Rules>> rules = RulesOf(snapshot, ruleset);
  if (!rules.ok()) return rules.status();
  if (snapshot.viewer() < Viewer::Spectator().seat() || snapshot.viewer() >= (*rules)->seats()) {
    return absl::DataLossError(absl::StrCat("damaged: no viewer ", snapshot.viewer()));
  }
  *viewer = Viewer::FromNumber(snapshot.viewer());
  Match match(*std::move(rules));
  if (absl::Status status = match.rules_->Read(snapshot, *viewer, match.state_.data());
      !status.ok()) {
    return status;
  }
  // Other content numbers its entries otherwise, and with them other states.
  if (snapshot.state_hash() != 0 && !IsChanged(snapshot, *ruleset) &&
      match.HashOf(match.state()) != snapshot.state_hash()) {
    return absl::DataLossError("damaged: the state read is not the state that was written");
  }
  return match;
}

absl::StatusOr<Match> Match::Restore(const std::shared_ptr<const Ruleset>& ruleset,
                                     absl::Span<const uint8_t> snapshot,
                                     const RestoreOptions& options) {
  const AlignedBytes bytes(snapshot);
  if (const schema::Save* save = bytes.save()) {
    if (absl::Status status = CheckFormat(bytes, *save); !status.ok()) return status;
    return RestoreSave(ruleset, *save, options);
  }
  Viewer viewer = Viewer::Host();
  absl::StatusOr<Match> match = Decode(ruleset, snapshot, options.allow_changed_content, &viewer);
  if (!match.ok()) return match;
  if (!viewer.is_host()) {
    return absl::InvalidArgumentError(
        "this is one player's view; it can be imagined from, not restored");
  }
  match->script_errors_ = options.script_errors;
  match->BeginHistory(options.history, options.events);
  return match;
}

absl::StatusOr<Match> Match::Imagine(const std::shared_ptr<const Ruleset>& ruleset,
                                     absl::Span<const uint8_t> view, uint64_t seed) {
  Viewer viewer = Viewer::Host();
  absl::StatusOr<Match> seen = Decode(ruleset, view, false, &viewer);
  if (!seen.ok()) return seen;
  if (viewer.is_host()) {
    return absl::InvalidArgumentError(
        "this snapshot holds everything; there is nothing to imagine. Take a player's view");
  }
  if (viewer.is_spectator()) {
    return absl::InvalidArgumentError(
        "this is the spectator's view, who has no seat to play; take a player's view");
  }
  Match match(seen->rules_);
  Chance chance = Chance::Stream(seed, 0);
  absl::Status status =
      match.rules_->Imagine(seen->state(), viewer.seat(), chance, match.state_.data());
  if (!status.ok()) return status;
  match.rules_->Reseed(match.state_.data(), chance.Next());
  return match;
}

absl::StatusOr<Match> Match::FromView(const std::shared_ptr<const Ruleset>& ruleset,
                                      absl::Span<const uint8_t> view) {
  Viewer viewer = Viewer::Host();
  absl::StatusOr<Match> match = Decode(ruleset, view, false, &viewer);
  if (!match.ok()) return match;
  if (viewer.is_host()) {
    return absl::InvalidArgumentError(
        "this snapshot holds everything; it can be restored. Views are taken for a seat or the "
        "spectator");
  }
  match->viewer_ = viewer;
  return match;
}

absl::Status Match::CarryOver(const std::shared_ptr<const Ruleset>& ruleset) {
  if (absl::Status status = CheckWhole("cannot be carried over"); !status.ok()) return status;
  RestoreOptions options;
  options.allow_changed_content = true;
  options.history = history_.get() != nullptr;
  options.events = events_.get() != nullptr;
  options.script_errors = script_errors_;
  absl::StatusOr<Match> carried = Restore(ruleset, Snapshot(Viewer::Host()), options);
  if (!carried.ok()) {
    return absl::FailedPreconditionError(absl::StrCat(
        "the match cannot go on with the changed content: ", carried.status().message()));
  }
  // What the players have been told stays told.
  Copied<EventLog> events = std::move(events_);
  const uint64_t revision = revision_;
  *this = *std::move(carried);
  events_ = std::move(events);
  revision_ = revision + 1;
  if (history_.get() != nullptr && events_.get() != nullptr) {
    history_->first_event_mark = static_cast<uint32_t>(events_->size());
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<uint8_t>> Match::Replay() const {
  if (history_ == nullptr) return absl::UnavailableError("this match keeps no history");
  flatbuffers::FlatBufferBuilder builder(4096);
  const auto engine = builder.CreateString(kVersionText);
  const auto game = builder.CreateString(rules_->manifest().game);
  const auto packs = WritePacks(ruleset(), builder);
  const auto configuration = builder.CreateString(rules_->configuration_text());
  flatbuffers::Offset<flatbuffers::Vector<uint8_t>> start;
  if (!history_->from_seed) {
    start = builder.CreateVector(Encode(history_->checkpoints[0].data(), Viewer::Host()));
  }
  std::vector<schema::ReplayStep> steps;
  steps.reserve(history_->entries.size());
  for (const HistoryEntry& entry : history_->entries) {
    steps.emplace_back(entry.seat, entry.action.kind, flatbuffers::make_span(entry.action.args),
                       entry.hash);
  }
  const auto step_vector = builder.CreateVectorOfStructs(steps);
  schema::ReplayBuilder replay(builder);
  replay.add_format_version(kFormatVersion);
  replay.add_engine_version(engine);
  replay.add_game(game);
  replay.add_ruleset_fingerprint(ruleset().fingerprint());
  replay.add_packs(packs);
  replay.add_configuration(configuration);
  replay.add_seed(history_->seed);
  if (!history_->from_seed) replay.add_start(start);
  replay.add_start_hash(HashOf(history_->checkpoints[0].data()));
  replay.add_steps(step_vector);
  builder.Finish(replay.Finish(), kReplayIdentifier);
  return Bytes(builder);
}

absl::StatusOr<Match> Match::FromReplay(const std::shared_ptr<const Ruleset>& ruleset,
                                        absl::Span<const uint8_t> unaligned) {
  const AlignedBytes bytes(unaligned);
  const schema::Replay* found = bytes.replay();
  if (found == nullptr) return absl::DataLossError("not a replay, or a damaged one");
  const schema::Replay& replay = *found;
  if (absl::Status status = CheckHeader(bytes, replay, *ruleset, false); !status.ok())
    return status;
  absl::StatusOr<Match> match = absl::UnknownError("");
  if (replay.start() != nullptr) {
    match = Restore(ruleset, absl::MakeConstSpan(replay.start()->data(), replay.start()->size()));
  } else {
    absl::StatusOr<std::shared_ptr<const Rules>> rules = RulesOf(replay, ruleset);
    if (!rules.ok()) return rules.status();
    MatchOptions options;
    options.seed = replay.seed();
    match = Create(ruleset, (*rules)->configuration(), options);
  }
  if (!match.ok()) return match;
  if (match->Hash() != replay.start_hash()) {
    return absl::DataLossError("the replay begins in another state: its start hash differs");
  }
  if (replay.steps() == nullptr) return match;
  for (size_t i = 0; i < replay.steps()->size(); ++i) {
    const schema::ReplayStep& step = *replay.steps()->Get(static_cast<flatbuffers::uoffset_t>(i));
    Action action;
    action.kind = step.kind();
    for (size_t j = 0; j < 7; ++j) {
      action.args[j] = step.args()->Get(static_cast<flatbuffers::uoffset_t>(j));
    }
    if (absl::Status status = match->Apply(step.seat(), action); !status.ok()) {
      return absl::DataLossError(
          absl::StrCat("step ", i + 1, " of the replay is refused: ", status.message()));
    }
    if (match->Hash() != step.hash()) {
      return absl::DataLossError(
          absl::StrCat("step ", i + 1, " of the replay leads to another state: hash ",
                       absl::Hex(match->Hash()), " instead of ", absl::Hex(step.hash())));
    }
  }
  return match;
}

}  // namespace mallard
