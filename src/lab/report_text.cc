// Studies for a terminal.
#include <algorithm>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/lab.h"
#include "src/games/common/format_text.h"
#include "src/lab/differences.h"
#include "src/lab/share.h"
#include "src/lab/usage_order.h"

namespace mallard {
namespace {

std::string Percent(double share) { return FormatText("%.1f %%", 100 * share); }

std::string Line(absl::string_view name, const Share& share) {
  return FormatText("  %-24s %6s   (%s to %s)\n", name, Percent(share.rate()), Percent(share.low),
                    Percent(share.high));
}

std::string Range(absl::string_view name, const Spread& spread) {
  return FormatText("%-10s %.1f on average, %d to %d, half below %d\n", name, spread.mean,
                    spread.least, spread.greatest, spread.median);
}

}  // namespace

std::string Simulation::ToText() const {
  std::string out = FormatText("%d games of %s, seed %d: %d won, %d shared, %d drawn", games, game,
                               seed, won, shared, drawn);
  if (unfinished > 0) absl::StrAppend(&out, ", ", unfinished, " not finished");
  absl::StrAppend(&out, "\n", Range("Length:", length), Range("Score:", score),
                  Range("Lead:", lead),
                  FormatText("%-10s %.1f legal actions a decision\n", "Choice:", branching));
  absl::StrAppend(&out, "Wins by player:\n");
  for (size_t i = 0; i < players.size(); ++i) {
    absl::StrAppend(
        &out,
        Line(absl::StrCat(players[i], i == 0 && !without.empty()
                                          ? absl::StrCat(" without ", absl::StrJoin(without, ", "))
                                          : ""),
             by_player[i]),
        FormatText("  %-24s %.0f us a move\n", "", microseconds[i]));
  }
  if (replaced.decisions > 0) {
    absl::StrAppend(&out, "  ", lab::TellReplacements(replaced), "\n");
  }
  absl::StrAppend(&out, "Wins by seat:\n");
  for (size_t i = 0; i < by_seat.size(); ++i) {
    if (by_seat[i].games == 0) continue;
    absl::StrAppend(&out, Line(absl::StrCat("seat ", i + 1), by_seat[i]));
  }
  if (first.games > 0) absl::StrAppend(&out, Line("who had the first turn", first));
  const lab::UsageOrder order(*this);
  if (!order.telling.empty()) {
    absl::StrAppend(&out, "Those who used it won more or less often than others:\n");
    for (const Usage* thing : order.telling) {
      absl::StrAppend(&out, Line(absl::StrCat(thing->kind, " ", thing->name), thing->wins));
    }
  }
  if (!order.unused.empty()) {
    absl::StrAppend(&out, "Offered, and never used:\n");
    for (const Usage* thing : order.unused) {
      absl::StrAppend(&out, FormatText("  %s %s: offered %d times\n", thing->kind, thing->name,
                                       thing->offered));
    }
  }
  if (!order.absent.empty()) {
    absl::StrAppend(&out, "Never even offered: ",
                    absl::StrJoin(order.absent, ", ",
                                  [](std::string* text, const Usage* thing) {
                                    absl::StrAppend(text, thing->kind, " ", thing->name);
                                  }),
                    "\n");
  }
  return out;
}

std::string CompareText(const Simulation& before, const Simulation& after) {
  std::string out = FormatText("%-28s %10s %10s\n", "", "before", "after");
  for (const lab::Difference& row : lab::DifferencesOf(before, after)) {
    const char* unit = *row.unit == '\0' ? " " : row.unit;
    absl::StrAppend(
        &out, FormatText("%-28s %9.1f%s %9.1f%s\n", row.name, row.before, unit, row.after, unit));
  }
  return out;
}

std::string Tournament::ToText() const {
  std::vector<size_t> order(standings.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t a, size_t b) { return standings[a].rating > standings[b].rating; });
  std::string out;
  for (const size_t i : order) {
    const Standing& standing = standings[i];
    absl::StrAppend(
        &out, FormatText("%-20s %+6.0f +- %-4.0f %6.1f of %d\n", standing.player, standing.rating,
                         standing.margin, standing.points, standing.games));
  }
  for (const Pairing& pairing : pairings) {
    absl::StrAppend(
        &out, FormatText("%s against %s: %.1f of %d, %s (%s to %s)", standings[pairing.one].player,
                         standings[pairing.other].player, pairing.points.won, pairing.games,
                         Percent(pairing.points.rate()), Percent(pairing.points.low),
                         Percent(pairing.points.high)));
    if (sequential) {
      absl::StrAppend(&out, pairing.test.verdict > 0   ? "; stronger"
                            : pairing.test.verdict < 0 ? "; not stronger"
                                                       : "; not decided");
    }
    absl::StrAppend(&out, "\n");
  }
  return out;
}

std::string Analysis::ToText() const {
  std::string out = FormatText("%d actions of %s, looked at by %s.\n", steps.size(), game, player);
  const auto others = std::count_if(steps.begin(), steps.end(),
                                    [](const Step& step) { return !step.better.empty(); });
  if (others == 0) {
    absl::StrAppend(&out, "It would have done the same throughout.\n");
  } else {
    absl::StrAppend(&out, "It would have done something else ", others,
                    others == 1 ? " time" : " times",
                    turns.empty() ? ", without loss as far as it can tell.\n" : ".\n");
  }
  for (const size_t index : turns) {
    const Step& step = steps[index];
    absl::StrAppend(&out,
                    FormatText("Action %d, player %d: %s lost %.1f; better: %s (%s)\n", index + 1,
                               step.seat + 1, step.action, static_cast<double>(step.loss) / 1000,
                               step.better, step.reason));
  }
  return out;
}

}  // namespace mallard
