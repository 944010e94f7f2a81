#include "examples/terminal/session.h"

#include <algorithm>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "examples/terminal/files.h"

namespace mallard::terminal {
namespace {

// The names of the players in all seats.
absl::StatusOr<std::vector<std::string>> Assign(const Seating& seating, int seats) {
  std::vector<std::string> names(static_cast<size_t>(seats), seating.others);
  names[0] = seating.first;
  for (const auto& [seat, name] : seating.chosen) {
    if (seat < 0 || seat >= seats) {
      return absl::InvalidArgumentError(
          absl::StrCat("there is no seat ", seat + 1, "; this match has ", seats));
    }
    names[static_cast<size_t>(seat)] = name;
  }
  return names;
}

uint64_t BotSeed(uint64_t seed, int seat) {
  return Chance::Stream(seed, static_cast<uint64_t>(seat) + 1).Next();
}

}  // namespace

void Seating::Recall(const TableNotes& notes) {
  if (!notes.HasHuman()) return;
  for (size_t seat = 0; seat < notes.players.size(); ++seat) {
    chosen.emplace_back(static_cast<int>(seat), notes.players[seat]);
  }
}

absl::StatusOr<Session> Session::Create(Match match, SessionOptions options) {
  Session session(std::move(match), std::move(options));
  if (absl::Status status = session.Seat(); !status.ok()) return status;
  return session;
}

absl::Status Session::Seat() {
  absl::StatusOr<std::vector<std::string>> names = Assign(options_.seating, match_.seats());
  if (!names.ok()) return names.status();
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : *names) {
    bots.emplace_back();
    if (name == kHuman) continue;
    absl::StatusOr<std::unique_ptr<Bot>> bot =
        CreateBot(match_.rules(), name, BotSeed(options_.seed, static_cast<int>(bots.size()) - 1));
    if (!bot.ok()) return bot.status();
    bots.back() = *std::move(bot);
  }
  bots_ = std::move(bots);
  players_ = *std::move(names);
  actors_.clear();
  for (size_t i = 0; i < match_.UndoDepth(); ++i) actors_.push_back(match_.HistoryAt(i).seat);
  return absl::OkStatus();
}

std::vector<int> Session::Humans() const {
  std::vector<int> humans;
  for (int seat = 0; seat < match_.seats(); ++seat) {
    if (IsHuman(seat)) humans.push_back(seat);
  }
  return humans;
}

int Session::NextSeat(int last_human) const {
  int next = -1;
  for (int seat = match_.seats() - 1; seat >= 0; --seat) {
    if (!match_.DecisionOf(seat)) continue;
    const bool replaces = next < 0 || !IsHuman(seat) || (IsHuman(next) && next != last_human);
    if (replaces) next = seat;
  }
  return next;
}

absl::Status Session::Act(int seat, const Action& action) {
  absl::Status status = match_.Apply(seat, action);
  if (status.ok()) actors_.push_back(seat);
  return status;
}

absl::Status Session::ActBot(int seat) {
  const absl::StatusOr<Action> action =
      bots_[static_cast<size_t>(seat)]->Choose(Sight(match_, seat));
  return action.ok() ? Act(seat, *action) : action.status();
}

absl::StatusOr<std::vector<Advice>> Session::Hint(int seat) const {
  constexpr size_t kIdeas = 3;
  const absl::StatusOr<std::unique_ptr<Bot>> bot =
      CreateBot(match_.rules(), "standard", BotSeed(options_.seed, seat));
  return bot.ok() ? Analyse(**bot, Sight(match_, seat), kIdeas) : bot.status();
}

absl::Status Session::Undo(int seat) {
  const auto last = std::find(actors_.rbegin(), actors_.rend(), seat);
  if (last == actors_.rend()) {
    return absl::FailedPreconditionError("there is no earlier decision to go back to");
  }
  const size_t count = static_cast<size_t>(last - actors_.rbegin()) + 1;
  absl::Status status = match_.Undo(count);
  if (status.ok()) actors_.resize(actors_.size() - count);
  return status;
}

absl::Status Session::Step(int by) {
  absl::Status status = by < 0 ? match_.Undo(1) : match_.Redo(1);
  if (!status.ok()) return status;
  actors_.clear();
  for (size_t i = 0; i < match_.UndoDepth(); ++i) actors_.push_back(match_.HistoryAt(i).seat);
  return status;
}

absl::Status Session::Save(const std::string& path) const {
  const absl::StatusOr<std::vector<uint8_t>> bytes = match_.Save();
  if (!bytes.ok()) return bytes.status();
  absl::Status status = WriteFile(path, *bytes);
  return status.ok() ? WriteNotes(path, Notes()) : status;
}

absl::Status Session::SaveReplay(const std::string& path) const {
  const absl::StatusOr<std::vector<uint8_t>> replay = match_.Replay();
  return replay.ok() ? WriteFile(path, *replay) : replay.status();
}

absl::Status Session::Load(const std::string& path, bool allow_changed_content) {
  absl::StatusOr<Match> match =
      LoadMatch(match_.rules().shared_ruleset(), path, allow_changed_content);
  if (!match.ok()) return match.status();
  SessionOptions options = options_;
  options.seating.Recall(ReadNotes(path));
  options.loaded_from = path;
  absl::StatusOr<Session> session = Create(*std::move(match), std::move(options));
  if (!session.ok()) return session.status();
  *this = *std::move(session);
  return absl::OkStatus();
}

absl::Status Session::CarryOver(const std::shared_ptr<const Ruleset>& ruleset) {
  if (absl::Status status = match_.CarryOver(ruleset); !status.ok()) return status;
  return Seat();  // Bots know the rules they were made for.
}

absl::StatusOr<Match> LoadMatch(std::shared_ptr<const Ruleset> ruleset, const std::string& path,
                                bool allow_changed_content) {
  const absl::StatusOr<std::vector<uint8_t>> bytes = ReadFile(path);
  if (!bytes.ok()) return bytes.status();
  RestoreOptions options;
  options.allow_changed_content = allow_changed_content;
  absl::StatusOr<Match> match = Match::Restore(std::move(ruleset), *bytes, options);
  if (match.ok()) return match;
  return absl::Status(match.status().code(),
                      absl::StrCat("cannot load \"", path, "\": ", match.status().message()));
}

}  // namespace mallard::terminal
