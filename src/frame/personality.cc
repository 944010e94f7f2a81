#include "mallard/frame/personality.h"

#include "mallard/frame/fields.h"
#include "src/engine/evaluation.h"

namespace mallard {
namespace {

constexpr int kLeast = 10;   // Percent: nothing is ever quite forgotten ...
constexpr int kMost = 1000;  // ... nor all that counts.

}  // namespace

EntrySchema PersonalityKind(absl::Span<const PersonalityWeight> weights) {
  EntrySchema kind;
  kind.name = "personality";
  kind.doc = "A way for the computer player to play.";
  kind.fields.push_back(NameField());
  for (const PersonalityWeight& weight : weights) {
    kind.fields.push_back(IntField(weight.name, kLeast, kMost, 100, weight.doc));
  }
  kind.fields.push_back(FunctionField(
      "evaluate", EvaluateHook(),
      "What an imagined position is worth to the player, in thousandths of a point; only "
      "differences mean anything. Searches ask it instead of the game's own player."));
  return kind;
}

}  // namespace mallard
