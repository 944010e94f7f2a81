// Any 32 bytes as an action, at any time. Check and Apply agree; what is refused changes nothing;
// exactly what is listed is allowed; and a player's answers follow from that player's knowledge.
//
// Input: a game and configuration, a seed, then steps. A step begins with a byte: below 96 a listed
// action is taken; below 160 a listed action with one number changed is tried; otherwise 32 raw
// bytes are.
#include <algorithm>

#include "tests/fuzz/support.h"

namespace mallard::fuzz {
namespace {

constexpr int kMaxSteps = 120;

struct Mark {
  explicit Mark(const Match& match)
      : hash(match.Hash()),
        undo_depth(match.UndoDepth()),
        events{match.EventCount(Viewer::Host()), match.EventCount(Viewer::Seat(0)),
               match.EventCount(Viewer::Seat(1))} {}
  bool operator==(const Mark&) const = default;
  uint64_t hash;
  size_t undo_depth;
  size_t events[3];
};

void RequireSameAnswer(const Match& match, int seat, const Action& action,
                       const absl::Status& answer) {
  StateBuffer seen(match.rules().state_size());
  match.rules().Redact(match.state(), Viewer::Seat(seat), seen.data());
  Require(match.rules().Check(seen.data(), seat, action) == answer,
          "a refusal follows from what the player knows");
}

void TryAction(Match& match, int seat, const Action& action) {
  const Mark before(match);
  const absl::Status allowed = match.Check(seat, action);
  const bool has_seat = seat >= 0 && seat < match.seats();
  if (has_seat) {
    RequireSameAnswer(match, seat, action, allowed);
    const std::vector<Action> listed = match.LegalActions(seat);
    const bool is_listed = std::find(listed.begin(), listed.end(), action) != listed.end();
    // Of an open decision only representatives are listed.
    const bool open = (match.DecisionOf(seat).flags & Decision::kOpen) != 0;
    Require(is_listed == allowed.ok() || (open && allowed.ok()),
            "what is listed is allowed, and nothing else");
  }
  Require(has_seat || !allowed.ok(), "there must be such a seat");
  const absl::Status applied = match.Apply(seat, action);
  if (allowed.ok()) {
    Require(applied.ok() || IsScriptFailure(applied), "an allowed action can be taken");
  } else {
    Require(applied == allowed, "Apply refuses as Check does");
  }
  Require(applied.ok() || Mark(match) == before, "a refused action changes nothing");
}

void Step(Match& match, Input& input) {
  const uint8_t kind = input.Byte();
  if (kind >= 160) {
    const int seat = input.Byte() % 7 - 3;  // Mostly one that does not exist.
    return TryAction(match, seat, input.AnyAction());
  }
  const int seat = kind % 2;
  const uint64_t count = match.LegalCount(seat);
  if (count == 0) return TryAction(match, seat, input.AnyAction());
  Action action = match.LegalNth(seat, input.Word() % count);
  if (kind >= 96) {
    const int arg = input.Byte() % 8;
    const int change = input.Byte() - 128;
    if (arg == 7) {
      action.kind += static_cast<uint32_t>(change);
    } else {
      action.args[arg] += change;
    }
  }
  TryAction(match, seat, action);
}

}  // namespace
}  // namespace mallard::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace mallard;
  using namespace mallard::fuzz;
  Input input(data, size);
  const Setting setting = SettingOf(input.Byte());
  MatchOptions options;
  options.seed = input.Word();
  Match match = NewMatch(*setting.arena, setting.configuration, options);
  const Mark start(match);
  for (int step = 0; step < kMaxSteps && !input.empty(); ++step) Step(match, input);

  const absl::StatusOr<std::vector<uint8_t>> replay = match.Replay();
  RequireOk(replay.status(), "a match with history has a replay");
  absl::StatusOr<Match> again = Match::FromReplay(setting.arena->ruleset, *replay);
  RequireOk(again.status(), "a replay can be played");
  Require(again->Hash() == match.Hash(), "a replay leads to the same state");
  RequireOk(match.Undo(match.UndoDepth()), "everything can be taken back");
  Require(Mark(match) == start, "taking everything back leads to the start");
  return 0;
}
