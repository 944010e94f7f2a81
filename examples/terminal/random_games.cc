#include "examples/terminal/random_games.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"

namespace mallard::terminal {
namespace {

constexpr size_t kMaxActions = 20'000;
constexpr size_t kSaveEvery = 8;  // Actions between two states that are saved and taken back.

absl::Status Broken(absl::string_view what) { return absl::InternalError(what); }

// What a player is offered must follow from what that player may know, and hold what it says.
absl::Status CheckOffers(const Match& match, int seat, const Sight& sight) {
  const uint64_t count = match.LegalCount(seat);
  if (count == 0) return Broken("has a decision but no legal action");
  if (sight.decision() != match.DecisionOf(seat) || sight.LegalCount() != count) {
    return Broken("has choices that depend on what the player may not know");
  }
  return absl::OkStatus();
}

absl::Status CheckAction(const Match& match, int seat, const Action& action) {
  if (absl::Status status = match.Check(seat, action); !status.ok()) {
    return Broken(absl::StrCat("is listed as legal but refused: ", status.message()));
  }
  const absl::StatusOr<Action> read =
      ParseAction(match.rules(), FormatAction(match.rules(), action));
  if (!read.ok() || !(*read == action)) return Broken("does not survive being written as text");
  return absl::OkStatus();
}

// Saving, restoring and taking back the last action must lead to the same states.
absl::Status CheckSaving(Match& match, int seat, const Action& action, uint64_t before) {
  const uint64_t after = match.Hash();
  const absl::StatusOr<Match> restored =
      Match::Restore(match.rules().shared_ruleset(), match.Snapshot(Viewer::Host()));
  if (!restored.ok()) {
    return Broken(
        absl::StrCat("leads to a state that cannot be restored: ", restored.status().message()));
  }
  if (restored->Hash() != after) return Broken("leads to a state that saving changes");
  if (absl::Status status = match.Undo(); !status.ok()) return status;
  if (match.Hash() != before) return Broken("cannot be taken back exactly");
  if (absl::Status status = match.Apply(seat, action); !status.ok()) return status;
  if (match.Hash() != after) return Broken("does not do the same thing twice");
  return absl::OkStatus();
}

absl::Status TakeAction(Match& match, int seat, RandomBot& bot, size_t number,
                        std::string& action_text) {
  const Sight sight(match, seat);
  if (absl::Status status = CheckOffers(match, seat, sight); !status.ok()) return status;
  const absl::StatusOr<Action> action = bot.Choose(sight);
  if (!action.ok()) return action.status();
  action_text = absl::StrCat("`", FormatAction(match.rules(), *action), "`");
  if (absl::Status status = CheckAction(match, seat, *action); !status.ok()) return status;
  const uint64_t before = match.Hash();
  if (absl::Status status = match.Apply(seat, *action); !status.ok()) {
    if (match.Hash() != before) return Broken("failed and yet changed the match");
    return status;
  }
  return number % kSaveEvery == 0 ? CheckSaving(match, seat, *action, before) : absl::OkStatus();
}

}  // namespace

absl::StatusOr<size_t> PlayRandomGame(const std::shared_ptr<const Ruleset>& ruleset,
                                      const Configuration& configuration, uint64_t seed) {
  MatchOptions options;
  options.seed = seed;
  options.script_errors = ScriptErrors::kRefuse;  // What fails is to be found.
  absl::StatusOr<Match> match = Match::Create(ruleset, configuration, options);
  if (!match.ok()) return match.status();
  RandomBot bot(seed);
  Chance chance = Chance::Stream(seed, 2);
  size_t number = 0;
  while (!match->outcome().over) {
    std::vector<int> seats;
    for (int seat = 0; seat < match->seats(); ++seat) {
      if (match->DecisionOf(seat)) seats.push_back(seat);
    }
    if (seats.empty()) return Broken("the match is not over, but nobody is to act");
    if (++number > kMaxActions) {
      return Broken(absl::StrCat("the match is not over after ", kMaxActions, " actions"));
    }
    const int seat = seats[static_cast<size_t>(chance.Below(static_cast<uint32_t>(seats.size())))];
    std::string action_text = "the position";
    if (absl::Status status = TakeAction(*match, seat, bot, number, action_text); !status.ok()) {
      return absl::Status(status.code(), absl::StrCat("action ", number, ", p", seat + 1, ": ",
                                                      action_text, " ", status.message()));
    }
  }
  const absl::StatusOr<std::vector<uint8_t>> replay = match->Replay();
  if (!replay.ok()) return replay.status();
  const absl::StatusOr<Match> again = Match::FromReplay(ruleset, *replay);
  if (!again.ok()) return Broken(absl::StrCat("the replay: ", again.status().message()));
  return number;
}

}  // namespace mallard::terminal
