#include "classes/table.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "classes/bot.h"
#include "engine/services.h"

namespace mallard_godot {
namespace {

// The engine's notifications to nodes.
constexpr int kEnterTree = 10;
constexpr int kExitTree = 11;
constexpr int kInternalProcess = 25;

constexpr double kSecondsBetweenLooks = 1.0;  // At the files of packs.

double Now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(time).count();
}

}  // namespace

int64_t Table::Start(Ruleset* ruleset, const Dictionary& options, int64_t seed) {
  Ref<Match> made = ruleset->CreateMatch(options, seed);
  FailLike(*ruleset);
  if (!made) return error_code();
  Reset();
  match_ = made;
  ruleset_ = Ref<Ruleset>(ruleset);
  return MLD_OK;
}

int64_t Table::Sit(Match* match) {
  if (match->handle() == nullptr) return Fail(MLD_INVALID_ARGUMENT, "the match was not begun");
  Reset();
  match_ = Ref<Match>(match);
  ruleset_ = match->GetRuleset();
  told_ = match->EventCount(viewer_);
  return MLD_OK;
}

void Table::Reset() {
  Cancel();
  for (Seat& seat : seats_) seat.bot.reset();
  told_ = 0;
  hint_ = {};
  changed_ = true;
  changed_at_ = Now();
}

int64_t Table::SetBot(int64_t seat, const std::string& name, int64_t seed) {
  if (seat < 0 || seat >= MLD_MAX_SEATS) {
    return Fail(MLD_INVALID_ARGUMENT, "there is no seat " + std::to_string(seat));
  }
  if (match_ && !name.empty()) {  // Otherwise it is tried when the match begins.
    mld_bot* bot = nullptr;
    const int64_t status =
        Status([&](mld_error** e) { return MakeBot(match_->handle(), name, 0, &bot, e); });
    mld_bot_destroy(bot);
    if (status != MLD_OK) return status;
  }
  if (thought_ != nullptr && thought_->seat() == seat) Cancel();
  seats_[static_cast<size_t>(seat)] = {name, static_cast<uint64_t>(seed), nullptr};
  changed_ = changed_ || match_;  // People may have to be asked now.
  return MLD_OK;
}

std::string Table::GetBot(int64_t seat) const {
  return IsBot(seat) ? seats_[static_cast<size_t>(seat)].bot_name : "";
}

bool Table::IsBot(int64_t seat) const {
  return seat >= 0 && seat < MLD_MAX_SEATS && !seats_[static_cast<size_t>(seat)].bot_name.empty();
}

bool Table::OnlyBotsAsked() const {
  const std::vector<int32_t> asked = match_->AskedSeats();
  return !asked.empty() &&
         std::all_of(asked.begin(), asked.end(), [&](int32_t seat) { return IsBot(seat); });
}

int64_t Table::Changed(int64_t status) {
  FailLike(*match_.get());
  if (status != MLD_OK) return status;
  if (thought_ != nullptr && thought_->hint()) Cancel();
  changed_ = true;
  changed_at_ = Now();
  return status;
}

int64_t Table::Apply(int64_t seat, const std::vector<int32_t>& action) {
  if (!match_) return Fail(MLD_UNAVAILABLE, "no match was begun");
  return Changed(match_->Apply(seat, action));
}

int64_t Table::MoveThroughHistory(bool back) {
  if (!match_) return Fail(MLD_UNAVAILABLE, "no match was begun");
  Cancel();
  auto left = [&] { return back ? match_->undo_depth() : match_->redo_depth(); };
  int64_t status = back ? match_->Undo(1) : match_->Redo(1);
  while (status == MLD_OK && left() > 0 && OnlyBotsAsked()) {
    status = back ? match_->Undo(1) : match_->Redo(1);
  }
  told_ = match_->EventCount(viewer_);
  return Changed(status);
}

int64_t Table::Undo() { return MoveThroughHistory(true); }
int64_t Table::Redo() { return MoveThroughHistory(false); }

void Table::SetViewer(int64_t viewer) {
  if (viewer_ == viewer) return;
  viewer_ = viewer;
  told_ = match_ ? match_->EventCount(viewer) : 0;
  changed_ = changed_ || match_;
}

int64_t Table::Think(int64_t seat, const std::string& name, int64_t seed) {
  if (!match_) return Fail(MLD_UNAVAILABLE, "no match was begun");
  if (thought_ != nullptr) return Fail(MLD_UNAVAILABLE, "somebody is thinking already");
  mld_bot* bot = nullptr;
  const int64_t status =
      Status([&](mld_error** e) { return MakeBot(match_->handle(), name, seed, &bot, e); });
  if (status != MLD_OK) return status;
  thought_ = std::make_unique<Thought>(match_->Copy(), BotHandle(bot), Narrow(seat), true);
  forgotten_ = kNobody;  // Whoever awaits the one before gets this one.
  return status;
}

std::string Table::Reason(const std::string& language) const {
  if (!match_ || hint_.action.kind == 0) return "";
  return Text([&](char* buffer, uint64_t capacity, uint64_t* size, mld_error** e) {
    return mld_bot_format_reason(match_->handle(), &hint_, language.c_str(), buffer, capacity, size,
                                 e);
  });
}

void Table::Cancel() {
  if (thought_ == nullptr) return;
  thought_->Cancel();
  if (thought_->hint()) forgotten_ = thought_->seat();
  dropped_.push_back(std::move(thought_));
}

// Nobody waits for ever: a hint that was forgotten is an action that is empty.
void Table::TellForgottenHint() {
  if (forgotten_ == kNobody) return;
  Fail(MLD_UNAVAILABLE, "the hint was forgotten: it was cancelled, or the match has changed");
  EmitSignal(
      *this, "thought",
      {Variant::From(std::exchange(forgotten_, kNobody)), Variant::From(std::vector<int32_t>())});
}

void Table::CollectThought() {
  TellForgottenHint();
  std::erase_if(dropped_, [](const auto& thought) { return thought->done(); });
  if (thought_ == nullptr || !thought_->done()) return;
  const std::unique_ptr<Thought> thought = std::move(thought_);
  std::vector<int32_t> action = Numbers(thought->action());
  if (!thought->hint()) {
    seats_[static_cast<size_t>(thought->seat())].bot = thought->TakeBot();
  }
  const int64_t status = Status([&](mld_error** e) {
    *e = thought->TakeError().release();
    return thought->status();
  });
  if (status != MLD_OK) {
    action.clear();
    if (!thought->hint()) paused_ = true;  // It would only fail again.
  } else if (thought->hint()) {
    hint_ = thought->advice();
  } else {
    Apply(thought->seat(), action);
  }
  EmitSignal(*this, "thought", {Variant::From(thought->seat()), Variant::From(action)});
}

void Table::TellNews() {
  if (!match_ || !changed_) return;
  changed_ = false;
  // Kept here: a handler may begin another match.
  const Ref<Match> match = match_;
  const int64_t count = match->EventCount(viewer_);
  while (told_ < count && match_.get() == match.get()) {
    EmitSignal(*this, "event", {Variant::From(told_++)});
  }
  EmitSignal(*this, "changed", {});
  if (match_.get() != match.get() || changed_) return;
  if (match->is_over()) {
    EmitSignal(*this, "finished", {Variant::From(match->winners())});
    return;
  }
  for (const int32_t seat : match->AskedSeats()) {
    if (IsBot(seat)) continue;
    EmitSignal(*this, "asked", {Variant::From(seat)});
    if (match_.get() != match.get() || changed_) return;
  }
}

void Table::LetBotsThink() {
  if (!match_ || paused_ || thought_ != nullptr || Now() < changed_at_ + bot_delay_) return;
  for (const int32_t seat : match_->AskedSeats()) {
    if (!IsBot(seat)) continue;
    Seat& player = seats_[static_cast<size_t>(seat)];
    if (player.bot == nullptr) {
      mld_bot* bot = nullptr;
      const bool made = Try([&](mld_error** e) {
        return MakeBot(match_->handle(), player.bot_name, static_cast<int64_t>(player.seed), &bot,
                       e);
      });
      if (!made) {
        player.bot_name.clear();  // A person must take the seat.
        changed_ = true;
        return;
      }
      player.bot.reset(bot);
    }
    thought_ = std::make_unique<Thought>(match_->Copy(), std::move(player.bot), seat, false);
    return;
  }
}

void Table::LookForChangedPacks() {
  if (!hot_reload_ || !ruleset_ || Now() < looked_at_ + kSecondsBetweenLooks) return;
  looked_at_ = Now();
  if (ruleset_->HasChanged()) ReloadPacks();
}

int64_t Table::ReloadPacks() {
  if (!ruleset_ || !match_) return Fail(MLD_UNAVAILABLE, "no match was begun");
  ruleset_->Reload();
  int64_t status = FailLike(*ruleset_.get());
  if (status == MLD_OK) {
    Cancel();
    status = Changed(match_->CarryOver(ruleset_.get()));
    for (Seat& seat : seats_) seat.bot.reset();
  }
  EmitSignal(*this, "packs_reloaded", {Variant::From(status)});
  return status;
}

void Table::Poll() {
  LookForChangedPacks();
  CollectThought();
  TellNews();
  LetBotsThink();
}

void Table::Notified(int what) {
  switch (what) {
    case kEnterTree:
      SetProcessInternal(*this, true);
      break;
    case kExitTree:  // There are no more frames in which it could be told.
      Cancel();
      TellForgottenHint();
      break;
    case kInternalProcess:
      Poll();
      break;
    default:
      break;
  }
}

}  // namespace mallard_godot
