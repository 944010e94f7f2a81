// Everything a client hears of a match besides scenes: what is asked, what can be chosen, how it
// reads and what it costs.
#ifndef MALLARD_TESTS_SUPPORT_TOLD_H_
#define MALLARD_TESTS_SUPPORT_TOLD_H_

#include <string>

#include "mallard/mallard.hpp"

namespace mallard::testing {

/// What `viewer` is told, in every language of the packs, as one text: two matches that differ only
/// in what that viewer may not know give the same.
std::string ToldTo(const Match& match, Viewer viewer);

/// The sentences that tell the viewer's events from number `from` on, in every language.
std::string StoryOf(const Match& match, Viewer viewer, size_t from);

}  // namespace mallard::testing

#endif  // MALLARD_TESTS_SUPPORT_TOLD_H_
