#include "examples/terminal/catalog_table.h"

#include <utility>
#include <vector>

#include "absl/strings/str_replace.h"
#include "mallard/bot.h"
#include "mallard/catalog.h"
#include "mallard/match.h"
#include "mallard/scene_svg.h"

namespace mallard::terminal {
namespace {

constexpr uint64_t kSeed = 1;
constexpr int kActions = 60;  // Enough for pieces to be on the table.

// The computer player of the game, or one that does anything.
std::unique_ptr<Bot> PlayerOf(const Match& match, int seat) {
  const uint64_t seed = kSeed + static_cast<uint64_t>(seat);
  absl::StatusOr<std::unique_ptr<Bot>> bot = CreateBot(match.rules(), "standard", seed);
  return bot.ok() ? *std::move(bot) : std::make_unique<RandomBot>(seed);
}

void PlayOn(Match& match) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < match.seats(); ++seat) bots.push_back(PlayerOf(match, seat));
  for (int i = 0; i < kActions && !match.outcome().over; ++i) {
    int seat = 0;
    while (seat < match.seats() && !match.DecisionOf(seat)) ++seat;
    if (seat == match.seats()) return;
    const absl::StatusOr<Action> action =
        bots[static_cast<size_t>(seat)]->Choose(Sight(match, seat));
    if (!action.ok() || !match.Apply(seat, *action).ok()) return;
  }
}

}  // namespace

std::string TablePicture(const std::shared_ptr<const Ruleset>& ruleset, int language) {
  absl::StatusOr<Match> match =
      Match::Create(ruleset, ruleset->NewConfiguration(), {.seed = kSeed});
  if (!match.ok()) return "";
  PlayOn(*match);
  Scene scene;
  match->BuildScene(Viewer::Spectator(), scene);
  SvgStyle style;
  style.id_prefix = "table";
  const std::string svg =
      DrawSvg(scene, ruleset->catalog().languages()[static_cast<size_t>(language)], style);
  // Inside a page of HTML it needs no name of its language, which is an address.
  return absl::StrReplaceAll(svg, {{" xmlns=\"http://www.w3.org/2000/svg\"", ""}});
}

}  // namespace mallard::terminal
