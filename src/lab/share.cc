#include "src/lab/share.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"

namespace mallard::lab {

double Deviations(double error) {
  // erfc falls: halving finds where it is `error`. Enough steps for every bit of the result.
  double low = 0;
  double high = 40;
  for (int i = 0; i < 64; ++i) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > error ? low : high) = middle;
  }
  return low;
}

void FillInterval(Share& share, size_t together) {
  if (share.games <= 0) {
    share.low = 0;
    share.high = 1;
    return;
  }
  const double z = Deviations(0.05 / static_cast<double>(std::max<size_t>(1, together)));
  const double n = share.games;
  const double p = share.won / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  share.low = std::max(0.0, middle - half);
  share.high = std::min(1.0, middle + half);
}

std::string TellReplacements(const Replacements& replaced) {
  std::string text = absl::StrCat("Wanted what it goes without ", replaced.decisions, " times; ",
                                  replaced.at_random, " times it did something else at random");
  if (replaced.unavoidable > 0) {
    absl::StrAppend(&text, ", and ", replaced.unavoidable, " times it had no choice");
  }
  absl::StrAppend(&text, ".");
  if (2 * replaced.at_random > replaced.decisions) {
    absl::StrAppend(&text, " So this measures random play as much as what it goes without.");
  }
  return text;
}

absl::Status CheckOptions(const StudyOptions& options, size_t least_players) {
  if (options.players.size() < least_players) {
    return absl::InvalidArgumentError(
        absl::StrCat("the study needs ", least_players, " players at least"));
  }
  if (options.games < 1 || options.games > 10'000'000) {
    return absl::InvalidArgumentError("a study has 1 to 10000000 games");
  }
  if (options.threads < 1 || options.threads > 256) {
    return absl::InvalidArgumentError("a study runs on 1 to 256 threads");
  }
  return absl::OkStatus();
}

}  // namespace mallard::lab
