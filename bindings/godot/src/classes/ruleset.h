// MallardRuleset: a game and the packs loaded for it.
#ifndef MALLARD_GODOT_CLASSES_RULESET_H_
#define MALLARD_GODOT_CLASSES_RULESET_H_

#include <string>
#include <vector>

#include "classes/fallible.h"

namespace mallard_godot {

class Match;

class Ruleset : public Fallible {
 public:
  static constexpr const char* kName = "MallardRuleset";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  static std::vector<std::string> Games();
  static Dictionary DescribeGame(const std::string& game);
  static std::string Version();
  static std::string HelpOf(const std::string& class_name);

  int64_t Open(const std::string& game, const std::vector<std::string>& packs);
  bool HasChanged() const;
  int64_t Reload();

  std::string game() const;
  int64_t fingerprint() const;
  Array Packs() const;

  Ref<Match> CreateMatch(const Dictionary& options, int64_t seed) const;
  Ref<Match> RestoreMatch(const std::vector<uint8_t>& bytes, bool allow_changed_content) const;
  Ref<Match> OpenView(const std::vector<uint8_t>& bytes) const;
  Ref<Match> OpenReplay(const std::vector<uint8_t>& bytes) const;

  // For the other classes.
  const mld_ruleset* handle() const { return handle_.get(); }
  void Adopt(RulesetHandle handle) { handle_ = std::move(handle); }

 private:
  template <class Create>
  Ref<Match> MakeMatch(Create create) const;
  PackHandle ReadPack(const std::string& folder) const;
  uint64_t Stamp() const;

  RulesetHandle handle_;
  std::string game_;
  std::vector<std::string> packs_;
  uint64_t stamp_ = 0;  // Of the files of the packs when they were loaded.
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_RULESET_H_
