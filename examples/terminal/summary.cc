#include "examples/terminal/summary.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "mallard/catalog.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"

namespace mallard::terminal {
namespace {

// The words of a scene, spelled out.
class Words {
 public:
  Words(const Scene& scene, const std::string& language) : scene_(scene) {
    labels_.SetLanguage(language);
    labels_.Resolve(scene);
  }
  std::string Of(uint32_t label) const { return std::string(labels_[label]); }
  std::string Counters(const SceneSeat& seat) const {
    std::vector<std::string> parts;
    for (const SceneCounter& counter : scene_.CountersOf(seat)) {
      parts.push_back(absl::StrCat(Of(counter.label), " ", counter.now));
    }
    return absl::StrJoin(parts, ", ");
  }

 private:
  const Scene& scene_;
  SceneLabels labels_;
};

}  // namespace

std::vector<std::string> Summary(const Match& match, Viewer viewer, const Language& language) {
  Scene scene;
  match.BuildScene(viewer, scene);
  const Catalog& catalog = match.ruleset().catalog();
  const Words words(scene, catalog.languages()[static_cast<size_t>(language.number)]);
  std::vector<std::string> lines;
  const SceneStatus& status = scene.status;
  if (status.reason != 0) {
    std::string how = words.Of(status.reason);
    if (status.tie_break != 0) absl::StrAppend(&how, " (", words.Of(status.tie_break), ")");
    lines.push_back(absl::Substitute(Say(language, "How it ended: $0."), how));
  }
  if (status.round > 0) {
    std::string round = status.round_label != 0
                            ? words.Of(status.round_label)
                            : catalog.Common(CommonWord::kRound, language.number);
    absl::StrAppend(&round, " ", status.round);
    if (status.round_limit > 0) {
      absl::StrAppend(&round, " ", catalog.Common(CommonWord::kOf, language.number), " ",
                      status.round_limit);
    }
    lines.push_back(std::move(round));
  }
  std::vector<size_t> actions(static_cast<size_t>(match.seats()));
  for (size_t i = 0; i < match.UndoDepth(); ++i) {
    ++actions[static_cast<size_t>(match.HistoryAt(i).seat)];
  }
  for (const SceneSeat& seat : scene.seats) {
    std::vector<std::string> parts;
    if (seat.score_label != 0) {
      parts.push_back(absl::StrCat(words.Of(seat.score_label), " ", seat.score));
    }
    if (std::string counters = words.Counters(seat); !counters.empty()) {
      parts.push_back(std::move(counters));
    }
    const size_t count = actions[static_cast<size_t>(seat.seat)];
    parts.push_back(
        absl::Substitute(Say(language, count == 1 ? "$0 action" : "$0 actions"), count));
    const bool won = (status.winners >> seat.seat & 1) != 0;
    lines.push_back(
        absl::StrCat(won ? "* " : "  ", words.Of(seat.label), ": ", absl::StrJoin(parts, ", ")));
  }
  return lines;
}

}  // namespace mallard::terminal
