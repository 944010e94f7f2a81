// MallardMatch: one running game.
#ifndef MALLARD_GODOT_CLASSES_MATCH_H_
#define MALLARD_GODOT_CLASSES_MATCH_H_

#include <string>
#include <vector>

#include "classes/fallible.h"
#include "classes/ruleset.h"

namespace mallard_godot {

class Match : public Fallible {
 public:
  static constexpr const char* kName = "MallardMatch";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  // A new object around what `create` makes; none, and the reason with `asker`, if that fails.
  template <class Create>
  static Ref<Match> Make(const Fallible& asker, Create create);

  std::string game() const;
  int64_t seats() const;
  int64_t viewer() const;
  int64_t revision() const;
  int64_t hash() const;
  bool is_over() const;
  std::vector<int32_t> winners() const;
  std::vector<int32_t> scores() const;
  Dictionary Options() const;
  Ref<Ruleset> GetRuleset() const;

  std::vector<int32_t> Decision(int64_t seat) const;
  std::string FormatDecision(int64_t seat) const;
  std::vector<int32_t> AskedSeats() const;
  int64_t LegalCount(int64_t seat) const;
  std::vector<int32_t> LegalNth(int64_t seat, int64_t n) const;
  std::vector<int32_t> LegalActions(int64_t seat) const;
  int64_t Check(int64_t seat, const std::vector<int32_t>& action) const;
  int64_t Apply(int64_t seat, const std::vector<int32_t>& action);
  std::vector<int32_t> ParseAction(const std::string& text) const;
  std::string FormatAction(const std::vector<int32_t>& action) const;

  int64_t EventCount(int64_t viewer) const;
  std::vector<int32_t> Events(int64_t viewer, int64_t from) const;
  std::vector<int32_t> EventDetails(int64_t viewer, int64_t from) const;
  std::string FormatEvent(const std::vector<int32_t>& event) const;
  std::string EventText(int64_t viewer, int64_t index, const std::string& language) const;
  std::string Prompt(int64_t viewer, int64_t seat, const std::string& language) const;
  std::string ReferenceText(int64_t viewer, const Vector4i& reference,
                            const std::string& language) const;

  int64_t undo_depth() const;
  int64_t redo_depth() const;
  int64_t Undo(int64_t count);
  int64_t Redo(int64_t count);
  int64_t Seek(int64_t position);

  std::vector<uint8_t> Snapshot(int64_t viewer) const;
  std::vector<uint8_t> Save(const std::string& label) const;
  std::vector<uint8_t> Replay() const;
  Ref<Match> Clone() const;
  int64_t CarryOver(Ruleset* ruleset);
  std::string Draw(int64_t viewer) const;

  // For the other classes; NULL until it was made by a ruleset.
  const mld_match* handle() const { return handle_.get(); }
  mld_match* handle() { return handle_.get(); }
  MatchHandle Copy() const;
  void Remember(const Ref<Ruleset>& ruleset) { ruleset_ = ruleset; }

 private:
  bool Read(const std::vector<int32_t>& numbers, mld_action& action) const;

  MatchHandle handle_;
  Ref<Ruleset> ruleset_;  // The object that made it, if one did.
};

// Seats and viewers that do not fit are nobody's.
inline int32_t Narrow(int64_t number) {
  return number < INT32_MIN || number > INT32_MAX ? INT32_MIN : static_cast<int32_t>(number);
}

template <class Create>
Ref<Match> Match::Make(const Fallible& asker, Create create) {
  Ref<Match> made = Ref<Match>::Make();
  mld_match* handle = nullptr;
  made->Status([&](mld_error** error) { return create(&handle, error); });
  made->handle_.reset(handle);
  asker.FailLike(*made.get());
  return handle != nullptr ? made : Ref<Match>();
}

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_MATCH_H_
