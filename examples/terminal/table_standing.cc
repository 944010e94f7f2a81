// What stands above a table: the game and its phase, and who has which score, in as many words as
// there is room for.
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/table_text.h"

namespace mallard::terminal {

std::string TableText::Title() const {
  const SceneStatus& status = scene_.status;
  std::vector<std::string> parts = {words_->catalog.Game(words_->language).name};
  if (status.round > 0) {
    std::string round = status.round_label != 0 ? words_->Label(status.round_label)
                                                : words_->Common(CommonWord::kRound);
    absl::StrAppend(&round, " ", status.round);
    if (status.round_limit > 0) {
      absl::StrAppend(&round, " ", words_->Common(CommonWord::kOf), " ", status.round_limit);
    }
    parts.push_back(std::move(round));
  }
  if (status.phase != 0) parts.push_back(words_->Label(status.phase));
  return absl::StrJoin(parts, " - ");
}

std::string TableText::StandingIn(Detail detail) const {
  // What all seats count is said once where there is no room for more.
  const std::string counted = words_->Label(scene_.seats.front().score_label);
  const bool together =
      detail >= Detail::kTogether && !counted.empty() &&
      absl::c_all_of(scene_.seats, [&](const SceneSeat& seat) {
        return seat.score_label == 0 || words_->Label(seat.score_label) == counted;
      });
  std::vector<std::string> parts;
  for (const SceneSeat& seat : scene_.seats) {
    if (together && seat.score_label == 0) continue;
    if (together && detail == Detail::kNumbers) {
      parts.push_back(absl::StrCat(seat.score));
      continue;
    }
    std::string part = words_->Label(seat.label);
    const std::string role = words_->Label(seat.role);
    if (!role.empty() && role != part && detail < Detail::kNames)
      absl::StrAppend(&part, " (", role, ")");
    if (together) {
      absl::StrAppend(&part, " ", seat.score);
    } else if (seat.score_label != 0) {
      absl::StrAppend(&part, ": ", words_->Label(seat.score_label), " ", seat.score);
    }
    const std::string counters =
        detail == Detail::kAll ? words_->CountersOf(scene_.CountersOf(seat)) : std::string();
    if (!counters.empty()) absl::StrAppend(&part, ", ", counters);
    parts.push_back(std::move(part));
  }
  const std::string heading = together ? absl::StrCat(counted, ": ") : "";
  return absl::StrCat(heading, absl::StrJoin(parts, " | "));
}

std::string TableText::Standing(int width) const {
  std::string text;
  for (const Detail detail :
       {Detail::kAll, Detail::kScores, Detail::kTogether, Detail::kNames, Detail::kNumbers}) {
    text = StandingIn(detail);
    if (ColumnsOf(text) <= width) break;
  }
  return CutTo(text, width);
}

}  // namespace mallard::terminal
