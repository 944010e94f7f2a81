#include "classes/replay.h"

namespace mallard_godot {
namespace {

Array PacksOf(const mld_saved* saved) {
  Array packs;
  for (uint64_t i = 0; i < mld_saved_pack_count(saved); ++i) {
    auto pack = Sized<mld_pack_info>();
    mld_saved_describe_pack(saved, i, &pack, nullptr);
    packs.Add(Dictionary().Set("id", pack.id).Set("version", pack.version));
  }
  return packs;
}

}  // namespace

Dictionary Replay::Describe(const std::vector<uint8_t>& bytes) {
  mld_saved* made = nullptr;
  mld_saved_create(bytes.data(), bytes.size(), &made, nullptr);
  const SavedHandle saved(made);
  auto info = Sized<mld_saved_info>();
  if (saved == nullptr || mld_saved_describe(made, &info, nullptr) != MLD_OK) return {};
  return Dictionary()
      .Set("kind", info.kind)
      .Set("game", info.game)
      .Set("label", info.label)
      .Set("options", info.config)
      .Set("viewer", info.viewer)
      .Set("over", info.over != 0)
      .Set("actions", info.action_count)
      .Set("fingerprint", info.ruleset_fingerprint)
      .Set("version", info.engine_version)
      .Set("packs", PacksOf(made));
}

int64_t Replay::Open(Ruleset* ruleset, const std::vector<uint8_t>& bytes) {
  Ref<Match> opened = ruleset->OpenReplay(bytes);
  if (opened) match_ = opened;
  return FailLike(*ruleset);
}

int64_t Replay::length() const { return match_ ? match_->undo_depth() + match_->redo_depth() : 0; }

int64_t Replay::position() const { return match_ ? match_->undo_depth() : 0; }

void Replay::SetPosition(int64_t position) {
  if (!match_) {
    Fail(MLD_UNAVAILABLE, "no replay was opened yet");
    return;
  }
  match_->Seek(position);
  FailLike(*match_.get());
}

std::vector<int32_t> Replay::Action(int64_t index) const {
  int32_t seat = 0;
  mld_action action = {};
  const bool found = Try([&](mld_error** e) {
    return mld_match_history_action(match_ ? match_->handle() : nullptr,
                                    static_cast<uint64_t>(index), &seat, &action, e);
  });
  return found ? Numbers(action) : std::vector<int32_t>();
}

int64_t Replay::ActionSeat(int64_t index) const {
  int32_t seat = -1;
  mld_action action = {};
  const bool found = Try([&](mld_error** e) {
    return mld_match_history_action(match_ ? match_->handle() : nullptr,
                                    static_cast<uint64_t>(index), &seat, &action, e);
  });
  return found ? seat : -1;
}

void Replay::Bind() {
  Class<Replay> c("The way a match went, to step through.",
                  "Every hash is compared when it is opened, so a replay that opens is true.");
  c.Method<&Replay::Describe>(
      "describe", {"bytes"},
      "What a save, snapshot, view or replay says of itself, without a ruleset: [code]kind[/code] "
      "([enum SavedKind]), [code]game[/code], [code]label[/code], [code]options[/code], "
      "[code]packs[/code], [code]actions[/code], ... Empty if the bytes are none of these.");
  c.Method<&Replay::Open>("open", {"ruleset", "bytes"},
                          "Opens what [method MallardMatch.replay] gave. It stands at its end.");
  c.Property<&Replay::length>("length", "get_length", "", "How many actions there are.");
  c.Property<&Replay::position, &Replay::SetPosition>(
      "position", "get_position", "set_position",
      "How many actions are behind: from 0, the start, to [member length].");
  c.Method<&Replay::Action>("get_action", {"index"}, "An action, from 0.");
  c.Method<&Replay::ActionSeat>("get_action_seat", {"index"}, "Who took it; -1 if there is none.");
  c.Method<&Replay::match>("get_match", {},
                           "The match at [member position]: show it as any other.");
  BindErrors(c);
}

}  // namespace mallard_godot
