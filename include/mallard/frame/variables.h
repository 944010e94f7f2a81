/// @file
/// Named variables that packs declare. They live at the end of a state, after the game's own
/// structure, so that a script keeps nothing of its own: what must last is saved, cloned, hashed
/// and undone with everything else.
#ifndef MALLARD_FRAME_VARIABLES_H_
#define MALLARD_FRAME_VARIABLES_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "mallard/content.h"
#include "mallard/reference.h"
#include "mallard/viewer.h"

namespace mallard {

class SceneBuilder;

/// Something variables can belong to: its name in content and how many of it there are.
struct VariableScope {
  const char* name;  ///< "match", "player", ...
  int instances;     ///< Number of things of that kind.
  /// The seat that an instance belongs to, or -1; null: they are nobody's, and open.
  int (*owner)(int instance) = nullptr;
  /// What an instance is in scenes, where it is neither the match nor a player: what its item
  /// refers to.
  Reference (*thing)(int instance) = nullptr;
};

/// Where each declared variable lies. Immutable; made once for a Rules object.
class Variables {
 public:
  /// One declared variable.
  struct Spec {
    std::string id;    ///< `pack:name`.
    std::string name;  ///< Short form.
    int scope;         ///< Index into the scopes.
    int32_t fallback;  ///< Value at the start.
    int32_t min;       ///< Lowest allowed value.
    int32_t max;       ///< Highest allowed value.
    bool is_public;    ///< Everybody may know it; else only the player it belongs to.
    int first;         ///< Position of instance 0.
    int instances;     ///< How many.
    /// How scenes show it.
    enum class Show : uint8_t { kNothing, kCounter, kMark };
    /// Where they do.
    enum class Where : uint8_t { kThing, kSeat, kTable };
    Show show = Show::kNothing;   ///< As what.
    Where where = Where::kThing;  ///< At what it belongs to, at its player, or at the table.
    int32_t most = -1;            ///< kCounter: where it ends; -1: nowhere.
    uint32_t symbol = 0;          ///< Drawn instead of the thing's own while it is not `fallback`.
  };

  /// As many as packs may declare of one scope, together.
  static constexpr int kMostOfScope = 1000;
  /// Tells `report` of those that are too many.
  static void CheckCount(const ContentSet& content, ContentReport& report);

  /// Lays out what the packs declare, for these scopes.
  Variables(const ContentSet& content, absl::Span<const VariableScope> scopes);

  /// Bytes they take up at the end of a state; a multiple of 8.
  size_t bytes() const { return (static_cast<size_t>(count_) + 1) / 2 * 8; }
  /// All of them, in load order.
  absl::Span<const Spec> specs() const { return specs_; }
  /// Sets every variable to its start value.
  void Start(int32_t* values) const;
  /// Whether the functions and the eyes of the player in that seat may know the value; -1: those of
  /// nobody, which know what belongs to nobody.
  bool KnownTo(const Spec& spec, int instance, int seat) const {
    const auto owner = scopes_[static_cast<size_t>(spec.scope)].owner;
    return spec.is_public || owner == nullptr || owner(instance) == seat;
  }
  /// Sets what `viewer`, who is not the host, may not know to its start value.
  void Hide(int32_t* values, Viewer viewer) const;
  /// Adds to a scene that is otherwise whole what the packs want shown of them. `values` are
  /// redacted for its viewer; what only its owner may know is shown to nobody else.
  void Show(const int32_t* values, SceneBuilder& builder) const;
  /// The seat that an instance of a variable belongs to; -1: nobody's.
  int OwnerOf(const Spec& spec, int instance) const {
    const auto owner = scopes_[static_cast<size_t>(spec.scope)].owner;
    return owner == nullptr ? -1 : owner(instance);
  }
  /// The variable of that full id; null if there is none.
  const Spec* FindId(absl::string_view id) const;
  /// The variable of that name (short or full) and scope; an error with the nearest name otherwise.
  absl::StatusOr<const Spec*> Find(absl::string_view name, absl::string_view scope) const;
  /// Reads a variable of that scope; `instance` says whose.
  absl::StatusOr<int32_t> Get(const int32_t* values, absl::string_view scope,
                              absl::string_view name, int instance) const;
  /// Sets it; an error, and no change, outside its range.
  absl::Status Set(int32_t* values, absl::string_view scope, absl::string_view name, int instance,
                   int64_t value) const;

 private:
  void ShowOne(const Spec& spec, uint32_t label, int instance, int32_t value, uint32_t mark,
               SceneBuilder& builder) const;

  /// The one that `order` has under that text, which is `text` of a Spec; null: none.
  const Spec* Look(const std::vector<int>& order, std::string Spec::*text,
                   absl::string_view wanted) const;

  std::vector<VariableScope> scopes_;
  std::vector<Spec> specs_;
  // Positions in specs_, in the order of full and of short names. No two variables have the same
  // short name, whatever their scopes.
  std::vector<int> by_id_;
  std::vector<int> by_name_;
  int count_ = 0;
};

}  // namespace mallard

#endif  // MALLARD_FRAME_VARIABLES_H_
