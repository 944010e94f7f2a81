#include "src/lab/page.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "src/games/common/format_text.h"

namespace mallard::lab {
namespace {

constexpr char kStyle[] = R"(
:root { color-scheme: light dark; --ink: #1c2530; --dim: #5b6876; --paper: #fbfaf7; --line: #d9d5cc;
  --bar: #2f7f86; --mark: #b4531d; --other: #6a4c93; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --dim: #9ba6b2; --paper: #171b20;
  --line: #38404a; --bar: #58b3ba; --mark: #eb9a62; --other: #b79ce0; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p.sub, td.dim, caption { color: var(--dim); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); }
td.n, th.n { text-align: right; } .wide { overflow-x: auto; }
svg { width: 100%; height: auto; display: block; } svg text { fill: var(--ink); font-size: 13px; }
svg .dim { fill: var(--dim); } svg .bar { fill: var(--bar); } svg .axis { stroke: var(--line); }
svg .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .usual { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .l0 { stroke: var(--bar); } svg .l1 { stroke: var(--mark); stroke-dasharray: 7 3; }
svg .l2 { stroke: var(--other); stroke-dasharray: 2 3; } svg .l3 { stroke: var(--dim); }
svg .line { fill: none; stroke-width: 2; } svg .dot { fill: var(--mark); }
)";

constexpr int kWidth = 900;
constexpr int kLabel = 240;  // Room for names beside bars.
constexpr int kRow = 26;

std::string Svg(int height, absl::string_view label, absl::string_view body) {
  return absl::StrCat("<svg viewBox=\"0 0 ", kWidth, " ", height, "\" role=\"img\" aria-label=\"",
                      Escape(label), "\">", body, "</svg>\n");
}

double AlongBar(double share) { return kLabel + share * (kWidth - kLabel - 170); }

}  // namespace

std::string Escape(absl::string_view text) {
  return absl::StrReplaceAll(text,
                             {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}});
}

std::string Page(absl::string_view title, absl::string_view body) {
  return absl::StrCat(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>",
      Escape(title), "</title>\n<style>", kStyle, "</style></head><body>\n<h1>", Escape(title),
      "</h1>\n", body, "</body></html>\n");
}

std::string BarChart(const std::vector<Bar>& bars, double usual) {
  std::string out;
  const int height = kRow * static_cast<int>(bars.size()) + 24;
  for (const int tenths : {0, 25, 50, 75, 100}) {
    const double x = AlongBar(tenths / 100.0);
    absl::StrAppend(
        &out,
        FormatText("<line class=\"axis\" x1=\"%.1f\" x2=\"%.1f\" y1=\"0\" y2=\"%d\"/>"
                   "<text class=\"dim\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d%%</text>",
                   x, x, height - 20, x, height - 4, tenths));
  }
  for (size_t i = 0; i < bars.size(); ++i) {
    const Share& share = bars[i].share;
    const int y = kRow * static_cast<int>(i) + 4;
    const double middle = y + 9;
    absl::StrAppend(
        &out,
        FormatText("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>"
                   "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"18\" rx=\"2\"/>"
                   "<path class=\"whisker\" d=\"M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f %.1fV%.1f\"/>"
                   "<text x=\"%d\" y=\"%d\">%.1f%% of %.0f</text>",
                   kLabel - 10, y + 14, Escape(bars[i].name), kLabel, y,
                   std::max(1.0, AlongBar(share.rate()) - kLabel), AlongBar(share.low), middle - 4,
                   middle + 4, AlongBar(share.low), middle, AlongBar(share.high),
                   AlongBar(share.high), middle - 4, middle + 4, kWidth - 155, y + 14,
                   100 * share.rate(), share.games));
  }
  if (usual >= 0) {
    absl::StrAppend(&out,
                    FormatText("<line class=\"usual\" x1=\"%.1f\" x2=\"%.1f\" y1=\"0\" y2=\"%d\"/>",
                               AlongBar(usual), AlongBar(usual), height - 20));
  }
  return Svg(height, "Shares of wins with their intervals", out);
}

std::string Histogram(const std::vector<int64_t>& numbers, absl::string_view unit) {
  if (numbers.empty()) return "";
  const auto [least, greatest] = std::minmax_element(numbers.begin(), numbers.end());
  const int64_t step = std::max<int64_t>(1, (*greatest - *least + 20) / 20);
  std::vector<int> counts(static_cast<size_t>((*greatest - *least) / step + 1));
  for (const int64_t number : numbers) ++counts[static_cast<size_t>((number - *least) / step)];
  const int most = *std::max_element(counts.begin(), counts.end());
  constexpr int kHeight = 180;
  const double width = static_cast<double>(kWidth) / static_cast<double>(counts.size());
  std::string out;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double tall = (kHeight - 45.0) * counts[i] / most;
    const double x = width * static_cast<double>(i);
    absl::StrAppend(
        &out,
        FormatText("<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>"
                   "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>",
                   x + 2, kHeight - 22 - tall, width - 4, tall, x + width / 2, kHeight - 27 - tall,
                   counts[i] == 0 ? "" : absl::StrCat(counts[i])));
    absl::StrAppend(
        &out, FormatText("<text class=\"dim\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>",
                         x + width / 2, kHeight - 6, *least + step * static_cast<int64_t>(i)));
  }
  return Svg(kHeight, unit, out);
}

std::string LineChart(const std::vector<std::vector<int64_t>>& lines,
                      const std::vector<std::string>& names, const std::vector<size_t>& marks) {
  if (lines.empty() || lines[0].empty()) return "";
  int64_t least = 0;
  int64_t most = 1;
  for (const std::vector<int64_t>& line : lines) {
    least = std::min(least, *std::min_element(line.begin(), line.end()));
    most = std::max(most, *std::max_element(line.begin(), line.end()));
  }
  constexpr int kHeight = 300;
  constexpr int kLeft = 60;
  const auto x = [&](size_t i) {
    return kLeft + (kWidth - kLeft - 10.0) * static_cast<double>(i) /
                       static_cast<double>(std::max<size_t>(1, lines[0].size() - 1));
  };
  const auto y = [&](int64_t value) {
    return 30 +
           (kHeight - 60.0) * static_cast<double>(most - value) / static_cast<double>(most - least);
  };
  std::string out;
  for (const int64_t value : {least, int64_t{0}, most}) {
    absl::StrAppend(
        &out, FormatText("<line class=\"axis\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
                         "<text class=\"dim\" x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.1f</text>",
                         kLeft, kWidth, y(value), y(value), kLeft - 8, y(value) + 4,
                         static_cast<double>(value) / 1000));
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    std::string path;
    for (size_t n = 0; n < lines[i].size(); ++n) {
      absl::StrAppend(&path, FormatText("%s%.1f %.1f", n == 0 ? "M" : "L", x(n), y(lines[i][n])));
    }
    absl::StrAppend(&out, FormatText("<path class=\"line l%d\" d=\"%s\"/>", i % 4, path));
    const double at = kLeft + 150.0 * static_cast<double>(i);
    absl::StrAppend(
        &out, FormatText(
                  "<path class=\"line l%d\" d=\"M%.0f 12h28\"/><text x=\"%.0f\" y=\"16\">%s</text>",
                  i % 4, at, at + 34, Escape(names[i])));
  }
  for (const size_t mark : marks) {
    absl::StrAppend(&out, FormatText("<circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" "
                                     "r=\"5\"><title>action %d</title></circle>",
                                     x(mark), y(lines[0][mark]), mark + 1));
  }
  absl::StrAppend(&out,
                  FormatText("<text class=\"dim\" x=\"%d\" y=\"%d\">action 1</text>"
                             "<text class=\"dim\" x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>",
                             kLeft, kHeight - 6, kWidth, kHeight - 6, lines[0].size()));
  return Svg(kHeight, "What the position is worth to each player", out);
}

}  // namespace mallard::lab
