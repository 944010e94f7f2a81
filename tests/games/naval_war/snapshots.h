// Naval War states for tests of snapshots: reaching interesting ones, and writing edited ones.
#ifndef MALLARD_TESTS_GAMES_NAVAL_WAR_SNAPSHOTS_H_
#define MALLARD_TESTS_GAMES_NAVAL_WAR_SNAPSHOTS_H_

#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "flatbuffers/flatbuffers.h"
#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "src/engine/seal.h"
#include "src/games/naval_war/actions.h"
#include "src/games/naval_war/rules.h"
#include "src/games/naval_war/state.h"
#include "tests/support/matches.h"

namespace mallard::testing {

inline const naval_war::State& NavalState(const Match& match) {
  return naval_war::NavalWarRules::As(match.state());
}

inline const naval_war::NavalWarRules& NavalRules(const Match& match) {
  return static_cast<const naval_war::NavalWarRules&>(match.rules());
}

/// Takes a random action of a random seat, every kind of action being as likely as any other: cards
/// are then played about as often as cells are attacked.
inline void StepByKind(Match& match, Chance& chance) {
  const int first = static_cast<int>(chance.Below(2));
  const int seat = match.DecisionOf(first) ? first : 1 - first;
  const std::vector<Action> legal = match.LegalActions(seat);
  std::set<std::pair<uint32_t, int32_t>> kinds;
  const auto kind_of = [](const Action& action) {
    const bool card = action.kind == naval_war::kPlay || action.kind == naval_war::kReact;
    return std::pair(action.kind, card ? action.args[0] : 0);
  };
  for (const Action& action : legal) kinds.insert(kind_of(action));
  auto kind = kinds.begin();
  std::advance(kind, chance.Below(static_cast<uint32_t>(kinds.size())));
  std::vector<Action> choice;
  for (const Action& action : legal) {
    if (kind_of(action) == *kind) choice.push_back(action);
  }
  const Action action = choice[chance.Below(static_cast<uint32_t>(choice.size()))];
  ASSERT_EQ(match.Apply(seat, action), absl::OkStatus()) << FormatAction(match.rules(), action);
}

/// A match in which `wanted` holds, reached by random play.
inline Match Reach(absl::FunctionRef<bool(const naval_war::State&)> wanted,
                   absl::string_view options = "",
                   const std::shared_ptr<const Ruleset>& ruleset = BaseRuleset("naval_war")) {
  for (uint64_t seed = 1;; ++seed) {
    Match match = NewMatch(ruleset, options, seed);
    Chance chance = Chance::Stream(seed, 9);
    while (!wanted(NavalState(match)) && !match.outcome().over) StepByKind(match, chance);
    if (wanted(NavalState(match))) return match;
    if (seed == 200) {
      ADD_FAILURE() << "no such state in 200 matches";
      return match;
    }
  }
}

/// The first state of a phase that random play comes to.
inline Match Reach(naval_war::Phase phase, absl::string_view options = "") {
  return Reach([&](const naval_war::State& state) { return state.phase == phase; }, options);
}

/// Whether a state of a phase will do for tampering with it: the edits expect that much.
inline bool Suits(const naval_war::State& state, naval_war::Phase phase) {
  using naval_war::Phase;
  if (state.phase != phase) return false;
  if (phase == Phase::kSetup) return true;
  if (phase == Phase::kOver) return state.winner != 0;
  const bool carriers =
      state.boards[0].ships[0].placed != 0 && state.boards[1].ships[0].placed != 0;
  const bool open = std::count(std::begin(state.seized), std::end(state.seized), 0) == 4;
  return state.turns > 40 && carriers && open && state.attack.ship == 0;
}

/// A position of each phase to tamper with, reached once.
inline const Match& Position(naval_war::Phase phase) {
  using naval_war::Phase;
  static const std::vector<Match>* const matches = [] {
    auto* const all = new std::vector<Match>;
    for (int p = 0; p <= static_cast<int>(Phase::kOver); ++p) {
      all->push_back(
          Reach([&](const naval_war::State& state) { return Suits(state, static_cast<Phase>(p)); },
                "first_player=p1 turn_limit=10000"));
    }
    return all;
  }();
  return (*matches)[static_cast<size_t>(phase)];
}

/// A snapshot like `match`'s own, with another state in it. `make` writes that state.
inline std::vector<uint8_t> SnapshotWith(
    const Match& match, Viewer viewer,
    absl::FunctionRef<StateOffset(flatbuffers::FlatBufferBuilder&)> make) {
  const std::vector<uint8_t> original = match.Snapshot(viewer);
  const schema::Snapshot& like = *schema::GetSnapshot(original.data());
  flatbuffers::FlatBufferBuilder builder;
  const auto game = builder.CreateString(like.game());
  const auto configuration = builder.CreateString(like.configuration());
  const auto packs = builder.CreateVector(std::vector<flatbuffers::Offset<schema::PackInfo>>());
  const StateOffset state = make(builder);
  schema::SnapshotBuilder out(builder);
  out.add_format_version(like.format_version());
  out.add_game(game);
  out.add_ruleset_fingerprint(like.ruleset_fingerprint());
  out.add_packs(packs);
  out.add_configuration(configuration);
  out.add_viewer(viewer.seat());
  out.add_state_type(static_cast<schema::GameState>(state.type));
  out.add_state(flatbuffers::Offset<void>(state.offset));
  builder.Finish(out.Finish(), schema::SnapshotIdentifier());
  return Sealed(absl::MakeConstSpan(builder.GetBufferPointer(), builder.GetSize()));
}

/// A snapshot of what a viewer may know of `match`, edited afterwards.
inline std::vector<uint8_t> EditedSnapshot(const Match& match, Viewer viewer,
                                           absl::FunctionRef<void(naval_war::State&)> edit) {
  StateBuffer state(match.rules().state_size());
  match.rules().Redact(match.state(), viewer, state.data());
  edit(naval_war::NavalWarRules::As(state.data()));
  return SnapshotWith(match, viewer, [&](flatbuffers::FlatBufferBuilder& builder) {
    return match.rules().Write(state.data(), builder);
  });
}

/// Reads a snapshot or view with the rules of `match`; OK fills `out` if it is given.
inline absl::Status ReadSnapshot(const Match& match, const std::vector<uint8_t>& bytes,
                                 StateBuffer* out = nullptr) {
  flatbuffers::Verifier verifier(bytes.data(), bytes.size());
  if (!schema::VerifySnapshotBuffer(verifier)) return absl::DataLossError("not a FlatBuffer");
  const schema::Snapshot& snapshot = *schema::GetSnapshot(bytes.data());
  if (snapshot.viewer() < -1 || snapshot.viewer() > 1) return absl::DataLossError("no such viewer");
  const Viewer viewer = snapshot.viewer() < 0 ? Viewer::Host() : Viewer::Seat(snapshot.viewer());
  StateBuffer state(match.rules().state_size());
  absl::Status status = match.rules().Read(snapshot, viewer, state.data());
  if (out != nullptr) *out = state;
  return status;
}

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_GAMES_NAVAL_WAR_SNAPSHOTS_H_
