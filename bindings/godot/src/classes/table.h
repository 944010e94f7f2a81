// MallardTable: a node that runs a match with people and bots.
#ifndef MALLARD_GODOT_CLASSES_TABLE_H_
#define MALLARD_GODOT_CLASSES_TABLE_H_

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "classes/match.h"
#include "classes/thought.h"

namespace mallard_godot {

// Signals are emitted once a frame (or by Poll), never in the middle of a call: whoever handles one
// may act at once. At most one bot thinks at a time.
class Table : public Fallible {
 public:
  static constexpr const char* kName = "MallardTable";
  static constexpr const char* kParent = "Node";
  static void Bind();

  int64_t Start(Ruleset* ruleset, const Dictionary& options, int64_t seed);
  int64_t Sit(Match* match);
  Ref<Match> match() const { return match_; }
  Ref<Ruleset> ruleset() const { return ruleset_; }

  int64_t SetBot(int64_t seat, const std::string& name, int64_t seed);
  std::string GetBot(int64_t seat) const;
  int64_t Apply(int64_t seat, const std::vector<int32_t>& action);
  int64_t Undo();
  int64_t Redo();

  int64_t Think(int64_t seat, const std::string& name, int64_t seed);
  std::string Reason(const std::string& language) const;
  bool is_thinking() const { return thought_ != nullptr; }
  void Cancel();
  void Poll();
  int64_t ReloadPacks();

  int64_t viewer() const { return viewer_; }
  void SetViewer(int64_t viewer);
  double bot_delay() const { return bot_delay_; }
  void SetBotDelay(double seconds) { bot_delay_ = seconds; }
  bool paused() const { return paused_; }
  void SetPaused(bool paused) { paused_ = paused; }
  bool hot_reload() const { return hot_reload_; }
  void SetHotReload(bool enabled) { hot_reload_ = enabled; }

  void Notified(int what) override;

 private:
  static constexpr int64_t kNobody = -1;

  struct Seat {
    std::string bot_name;  // Empty: a person.
    uint64_t seed = 0;
    BotHandle bot;
  };

  void Reset();
  bool IsBot(int64_t seat) const;
  bool OnlyBotsAsked() const;
  int64_t MoveThroughHistory(bool back);
  int64_t Changed(int64_t status);
  void CollectThought();
  void TellForgottenHint();
  void TellNews();
  void LetBotsThink();
  void LookForChangedPacks();

  Ref<Match> match_;
  Ref<Ruleset> ruleset_;
  std::array<Seat, MLD_MAX_SEATS> seats_;
  std::unique_ptr<Thought> thought_;
  std::vector<std::unique_ptr<Thought>> dropped_;  // Cancelled, and not done yet.
  mld_advice hint_ = {};                           // The last one.
  int64_t forgotten_ = kNobody;                    // Whose hint was, which nobody was told yet.
  int64_t viewer_ = MLD_VIEWER_HOST;
  int64_t told_ = 0;      // How many of the viewer's events were told.
  bool changed_ = false;  // Since the news were told.
  double bot_delay_ = 0;
  double changed_at_ = 0;  // Seconds, by our own clock.
  double looked_at_ = 0;   // When the files of the packs were looked at.
  bool paused_ = false;
  bool hot_reload_ = false;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_TABLE_H_
