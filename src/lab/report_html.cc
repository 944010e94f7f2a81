// Studies as pages.
#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/lab.h"
#include "src/games/common/format_text.h"
#include "src/lab/differences.h"
#include "src/lab/page.h"
#include "src/lab/share.h"
#include "src/lab/usage_order.h"

namespace mallard {
namespace {

using lab::Escape;

std::string Heading(absl::string_view text) {
  return absl::StrCat("<h2>", Escape(text), "</h2>\n");
}

std::string Settings(const std::string& settings) {
  return settings.empty() ? "options as usual" : Escape(settings);
}

std::string Spreads(const Simulation& study) {
  std::string out =
      "<table><tr><th></th><th class=\"n\">average</th><th class=\"n\">least</th>"
      "<th class=\"n\">median</th><th class=\"n\">greatest</th></tr>";
  const auto row = [&](const char* name, const Spread& spread) {
    absl::StrAppend(&out,
                    FormatText("<tr><td>%s</td><td class=\"n\">%.1f</td><td class=\"n\">%d</td>"
                               "<td class=\"n\">%d</td><td class=\"n\">%d</td></tr>",
                               name, spread.mean, spread.least, spread.median, spread.greatest));
  };
  row("Actions a game", study.length);
  row("Points of a player", study.score);
  row("Lead of the first over the second", study.lead);
  return out + "</table>\n";
}

std::string UsageTable(const Simulation& study) {
  std::string out =
      "<div class=\"wide\"><table><tr><th>Kind</th><th>Name</th><th class=\"n\">Offered</th>"
      "<th class=\"n\">Used</th><th class=\"n\">Of 100 offers</th><th class=\"n\">Users won</th>"
      "<th class=\"n\">from</th><th class=\"n\">to</th></tr>\n";
  for (const Usage& usage : study.usage) {
    if (usage.offered == 0) continue;
    absl::StrAppend(
        &out,
        FormatText("<tr><td class=\"dim\">%s</td><td>%s</td><td class=\"n\">%d</td>"
                   "<td class=\"n\">%d</td><td class=\"n\">%.1f</td>",
                   Escape(usage.kind), Escape(usage.name), usage.offered, usage.used,
                   100.0 * static_cast<double>(usage.used) / static_cast<double>(usage.offered)));
    if (usage.used == 0) {
      out += "<td></td><td></td><td></td></tr>\n";
    } else {
      absl::StrAppend(
          &out, FormatText("<td class=\"n\">%.1f%%</td><td class=\"n\">%.1f%%</td><td "
                           "class=\"n\">%.1f%%</td></tr>\n",
                           100 * usage.wins.rate(), 100 * usage.wins.low, 100 * usage.wins.high));
    }
  }
  return out + "</table></div>\n";
}

// What everybody would win who plays alike; below 0: nobody plays.
double UsualShare(const Simulation& study) { return study.seats > 0 ? 1.0 / study.seats : -1; }

std::string WinsBySeat(const Simulation& study) {
  std::vector<lab::Bar> bars;
  for (size_t i = 0; i < study.by_seat.size(); ++i) {
    if (study.by_seat[i].games == 0) continue;
    bars.push_back({absl::StrCat("seat ", i + 1), study.by_seat[i]});
  }
  if (study.first.games > 0) bars.push_back({"who had the first turn", study.first});
  return lab::BarChart(bars, UsualShare(study));
}

std::string NameList(const std::vector<const Usage*>& things) {
  return Escape(absl::StrJoin(things, ", ", [](std::string* text, const Usage* thing) {
    absl::StrAppend(text, thing->kind, " ", thing->name);
  }));
}

}  // namespace

std::string Simulation::ToHtml() const {
  std::string body = FormatText(
      "<p class=\"sub\">%d games, seed %d, %s. %d won by one player, %d shared, %d drawn, %d not "
      "finished; %.1f legal actions a decision.</p>\n",
      games, seed, Settings(settings), won, shared, drawn, unfinished, branching);
  absl::StrAppend(&body, Spreads(*this), Heading("Actions a game"),
                  lab::Histogram(length.all, "Actions a game"));
  std::vector<lab::Bar> bars;
  for (size_t i = 0; i < players.size(); ++i) {
    const bool restricted = i == 0 && !without.empty();
    bars.push_back({restricted ? absl::StrCat(players[i], " without ", absl::StrJoin(without, ", "))
                               : players[i],
                    by_player[i]});
  }
  const double usual = UsualShare(*this);
  absl::StrAppend(&body, Heading("Wins by player"), lab::BarChart(bars, usual));
  if (replaced.decisions > 0) {
    absl::StrAppend(&body, "<p class=\"sub\">", lab::TellReplacements(replaced), "</p>\n");
  }
  absl::StrAppend(&body, Heading("Wins by seat"), WinsBySeat(*this));
  const lab::UsageOrder order(*this);
  bars.clear();
  for (const Usage* thing : order.telling) {
    bars.push_back({absl::StrCat(thing->kind, " ", thing->name), thing->wins});
  }
  if (!bars.empty()) {
    absl::StrAppend(
        &body, Heading("Whose users win more, or less, than others"),
        "<p class=\"sub\">Intervals are wide enough to hold for everything in the table "
        "below at once. Use is not a cause: leave one player without it to see that.</p>",
        lab::BarChart(bars, usual));
  }
  if (!order.unused.empty()) {
    absl::StrAppend(&body, Heading("Offered, and never used"), "<p>", NameList(order.unused),
                    "</p>\n");
  }
  if (!order.absent.empty()) {
    absl::StrAppend(&body, Heading("Never offered"), "<p>", NameList(order.absent), "</p>\n");
  }
  absl::StrAppend(&body, Heading("Everything"), UsageTable(*this));
  return lab::Page(absl::StrCat("Simulation of ", game), body);
}

std::string CompareHtml(const Simulation& before, const Simulation& after) {
  std::string body = FormatText(
      "<p class=\"sub\">%d games, seed %d, %s; the same seeds with other packs.</p>\n<table><tr>"
      "<th></th><th class=\"n\">before</th><th class=\"n\">after</th></tr>\n",
      after.games, after.seed, Settings(after.settings));
  for (const lab::Difference& row : lab::DifferencesOf(before, after)) {
    absl::StrAppend(&body, "<tr><td>", Escape(row.name), "</td>",
                    FormatText("<td class=\"n\">%.1f%s</td><td class=\"n\">%.1f%s</td></tr>\n",
                               row.before, row.unit, row.after, row.unit));
  }
  absl::StrAppend(&body, "</table>\n");
  for (const auto& [name, study] : {std::pair{"Before", &before}, {"After", &after}}) {
    absl::StrAppend(&body, Heading(absl::StrCat(name, ": ", absl::StrJoin(study->packs, ", "))),
                    lab::Histogram(study->length.all, "Actions a game"), WinsBySeat(*study));
  }
  return lab::Page(absl::StrCat("Comparison of ", after.game), body);
}

std::string Tournament::ToHtml() const {
  std::string body = FormatText(
      "<p class=\"sub\">Seed %d, %s. Every seed is played twice, with "
      "seats changed.</p>\n<table><tr><th>Player</th>"
      "<th class=\"n\">Rating</th><th class=\"n\">+-</th>"
      "<th class=\"n\">Points</th><th class=\"n\">Games</th></tr>",
      seed, Settings(settings));
  for (const Standing& standing : standings) {
    absl::StrAppend(&body,
                    FormatText("<tr><td>%s</td><td class=\"n\">%+.0f</td><td class=\"n\">%.0f</td>"
                               "<td class=\"n\">%.1f</td><td class=\"n\">%d</td></tr>",
                               Escape(standing.player), standing.rating, standing.margin,
                               standing.points, standing.games));
  }
  std::vector<lab::Bar> bars;
  for (const Pairing& pairing : pairings) {
    bars.push_back(
        {absl::StrCat(standings[pairing.one].player, " : ", standings[pairing.other].player),
         pairing.points});
  }
  absl::StrAppend(&body, "</table>\n", Heading("Points of the first against the second"),
                  lab::BarChart(bars, 0.5));
  return lab::Page(absl::StrCat("Tournament of ", game), body);
}

std::string Analysis::ToHtml() const {
  std::vector<std::vector<int64_t>> lines(steps.empty() ? 0 : steps[0].standing.size());
  std::vector<std::string> names;
  for (size_t seat = 0; seat < lines.size(); ++seat) {
    names.push_back(absl::StrCat("player ", seat + 1));
    for (const Step& step : steps) lines[seat].push_back(step.standing[seat]);
  }
  std::string body = absl::StrCat(
      "<p class=\"sub\">What the position was worth to each player, as \"", Escape(player),
      "\" sees it; dots are turning points.</p>\n", lab::LineChart(lines, names, turns));
  absl::StrAppend(&body, Heading("Turning points"),
                  "<table><tr><th class=\"n\">Action</th><th>Player</th><th>Done</th>"
                  "<th>Better</th><th class=\"n\">Lost</th><th>Why</th></tr>");
  for (const size_t index : turns) {
    const Step& step = steps[index];
    absl::StrAppend(&body,
                    FormatText("<tr><td class=\"n\">%d</td><td>%d</td><td>%s</td><td>%s</td>"
                               "<td class=\"n\">%.1f</td><td>%s</td></tr>",
                               index + 1, step.seat + 1, Escape(step.action), Escape(step.better),
                               static_cast<double>(step.loss) / 1000, Escape(step.reason)));
  }
  absl::StrAppend(&body, "</table>\n");
  return lab::Page(absl::StrCat("Analysis of a match of ", game), body);
}

}  // namespace mallard
