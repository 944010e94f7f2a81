// Pages that stand by themselves: one style for light and dark, and charts drawn as SVG.
#ifndef MALLARD_SRC_LAB_PAGE_H_
#define MALLARD_SRC_LAB_PAGE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "mallard/lab.h"

namespace mallard::lab {

/// Text as HTML writes it.
std::string Escape(absl::string_view text);

/// A whole page around `body`.
std::string Page(absl::string_view title, absl::string_view body);

/// A bar for each share, with its interval; a line at `usual`, unless that is below 0.
struct Bar {
  std::string name;
  Share share;
};
std::string BarChart(const std::vector<Bar>& bars, double usual);

/// How often numbers fall into each of some twenty steps.
std::string Histogram(const std::vector<int64_t>& numbers, absl::string_view unit);

/// A line for each row of `lines`, all of one length; `names` by line.
std::string LineChart(const std::vector<std::vector<int64_t>>& lines,
                      const std::vector<std::string>& names, const std::vector<size_t>& marks);

}  // namespace mallard::lab

#endif  // MALLARD_SRC_LAB_PAGE_H_
