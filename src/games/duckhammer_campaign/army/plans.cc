#include "src/games/duckhammer_campaign/army/plans.h"

#include <algorithm>
#include <iterator>

#include "src/games/duckhammer_campaign/army/enlisting.h"

namespace mallard::duckhammer_campaign {
namespace {

int MeansCount(const Player& player) {
  int count = 0;
  while (count < kMaxMeans && player.means[count] != 0) ++count;
  return count;
}

Refusal CheckMeans(const Position& position, const Player& player, int means) {
  const bool feathers = position.rules.war();
  if (feathers && player.feather == 0) return Forbidden("choose a Feather first");
  if (MeansCount(player) == kMaxMeans)
    return Forbidden("there are {most} means at most", kMaxMeans);
  if (!feathers || SuitsFeather(position.rules.content(), means, player.feather - 1)) {
    return kAllowed;
  }
  return Forbidden("those means are of another Feather's faction");
}

Refusal CheckFeather(const Position& position, const Player& player, int feather) {
  if (!position.rules.war()) return Forbidden("in Duckheim models of all Feathers go together");
  if (player.feather == feather + 1) return Forbidden("that Feather is chosen");
  if (HasFirstArmy(position.rules.content(), feather, position.rules.first_army())) return kAllowed;
  return Forbidden("that Feather has no army for so few rations");
}

}  // namespace

bool SuitsFeather(const CampaignContent& content, int means, int feather) {
  const int faction = At(content.means, means).faction;
  return faction < 0 || At(content.factions, faction).feather == feather;
}

Refusal CheckPlan(const Position& position, int seat, const Action& action) {
  const Player& player = position.state.players[seat];
  switch (action.kind) {
    case kFeather:
      return CheckFeather(position, player, action.args[0]);
    case kChooseMeans:
      return CheckMeans(position, player, action.args[0]);
    case kDropMeans:
      if (action.args[0] <= MeansCount(player)) return kAllowed;
      return Forbidden("{count} means are chosen", MeansCount(player));
    default:
      return player.feather != 0 || !position.rules.war() ? kAllowed
                                                          : Forbidden("choose a Feather first");
  }
}

void ListPlan(const Position& position, int seat, Listing& out) {
  const CampaignContent& content = position.rules.content();
  const Player& player = position.state.players[seat];
  if (!CheckPlan(position, seat, {kReady, {}}) && !out.One({kReady, {}})) return;
  for (int i = 0; i < Size(content.feathers); ++i) {
    if (!CheckFeather(position, player, i) && !out.One({kFeather, {i}})) return;
  }
  for (int i = 0; i < Size(content.means); ++i) {
    if (!CheckMeans(position, player, i) && !out.One({kChooseMeans, {i}})) return;
  }
  out.Range({kDropMeans, {}}, 0, 1, MeansCount(player));
}

absl::Status ApplyPlan(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  switch (action.kind) {
    case kFeather:
      // Means of another Feather's factions go with it.
      Put(player.feather, action.args[0] + 1);
      std::fill(std::begin(player.means), std::end(player.means), uint8_t{0});
      break;
    case kChooseMeans:
      Put(player.means[MeansCount(player)], action.args[0] + 1);
      break;
    case kDropMeans:
      for (int i = action.args[0]; i < kMaxMeans; ++i) player.means[i - 1] = player.means[i];
      player.means[kMaxMeans - 1] = 0;
      break;
    default:
      play.BeReady(seat);
  }
  return absl::OkStatus();
}

}  // namespace mallard::duckhammer_campaign
