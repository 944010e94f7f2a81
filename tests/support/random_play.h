// Random play of any game, with every promise of the engine checked at every state it reaches.
// Installed as mallard/testing/random_play.h.
#ifndef MALLARD_TESTS_SUPPORT_RANDOM_PLAY_H_
#define MALLARD_TESTS_SUPPORT_RANDOM_PLAY_H_

#include <cstdint>

#include "mallard/mallard.hpp"
#include "mallard/primitives/chance.h"

namespace mallard::testing {

/// How much of each state is looked at. Every check is made at every state; these bound the parts
/// that grow with the number of actions.
struct PlayChecks {
  int indexed_actions = 16;     ///< Legal actions looked up by number and taken through text.
  int applied_actions = 6;      ///< Legal actions tried on a copy, drawn at random.
  int mutated_actions = 12;     ///< Actions made up at random.
  uint32_t imagine_one_of = 1;  ///< Worlds are imagined from one state of so many, by chance.
  int max_actions = 20'000;     ///< The match must be over by then.
  int every = 1;  ///< Only each so many-th state is checked, for games with big states.
};

/// Checks one state:
/// - every listed action is distinct and passes Check; it applies, and survives text;
/// - actions that are not listed are refused, and a refusal changes nothing;
/// - LegalCount, LegalNth and LegalActions agree;
/// - snapshots restore to the same bytes and hash; copies are equal;
/// - undo leads back, events included;
/// - each player's decisions, legal actions and refusals follow from that player's redacted state;
/// - matches imagined from a view give the same view, byte for byte;
/// - where an action leads to the same view, it has sent the same events, told in the same words;
/// - prompts, choices, their texts and costs follow from the view alone (told.h);
/// - legal actions by prefix are those of the list;
/// - scenes are well formed, follow from the view alone, and a view is enough to be a client
///   (scene_checks.h).
void CheckState(const Match& match, Chance& chance, const PlayChecks& checks);

/// Plays to the end with random actions of random seats, checking every state (or each so many-th),
/// then the ending and the replay. Returns the finished match.
Match PlayAndCheck(Match match, uint64_t seed, const PlayChecks& checks = {});

/// Plays to the end with random actions, checking only that it ends.
void PlayOut(Match& match, Chance& chance, int max_actions = 20'000);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_RANDOM_PLAY_H_
