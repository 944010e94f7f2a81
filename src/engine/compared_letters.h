// How much NearestName has compared, for whoever lets others have names looked for.
//
// Verbs of games tell the nearest known name when they are given one that nobody knows, and scripts
// may call them as often as they like; how many names a verb knows is its own business. So what is
// compared is counted where it is compared, and charged by whoever called the verb.
#ifndef MALLARD_SRC_ENGINE_COMPARED_LETTERS_H_
#define MALLARD_SRC_ENGINE_COMPARED_LETTERS_H_

#include <cstdint>

namespace mallard {

/// Pairs of letters that NearestName has compared on this thread.
int64_t& ComparedLetters();

}  // namespace mallard

#endif  // MALLARD_SRC_ENGINE_COMPARED_LETTERS_H_
