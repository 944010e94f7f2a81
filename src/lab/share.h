// Intervals of shares, and what every study checks of its options.
#ifndef MALLARD_SRC_LAB_SHARE_H_
#define MALLARD_SRC_LAB_SHARE_H_

#include <cstddef>
#include <string>

#include "mallard/lab.h"

namespace mallard::lab {

/// Fills in the bounds of a share that is one of `together`: the interval is so wide that all of
/// them hold at once in 95 of 100 studies (Bonferroni's correction).
void FillInterval(Share& share, size_t together);

/// How many standard deviations leave `error` outside on both sides together.
double Deviations(double error);

/// What became of a player's wishes, in a sentence.
std::string TellReplacements(const Replacements& replaced);

/// Refuses options that no study can have.
absl::Status CheckOptions(const StudyOptions& options, size_t least_players);

}  // namespace mallard::lab

#endif  // MALLARD_SRC_LAB_SHARE_H_
