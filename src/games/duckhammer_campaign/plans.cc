// Before the campaign: Feather and means, then the first army. Both are chosen by all players at
// the same time, and nobody learns anything of the others' choice before all are ready.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/enlisting.h"

namespace mallard::duckhammer_campaign {
namespace {

int MeansCount(const Player& player) {
  int count = 0;
  while (count < kMaxMeans && player.means[count] != 0) ++count;
  return count;
}

// OK if a player of that Feather may choose that means.
absl::Status CheckMeans(const CampaignContent& content, const Player& player, int means) {
  if (player.feather == 0) return Refused("choose a Feather first");
  if (MeansCount(player) == kMaxMeans) {
    return Refused(absl::StrCat("there are ", kMaxMeans, " means at most"));
  }
  if (means < 0 || static_cast<size_t>(means) >= content.means.size()) {
    return absl::InvalidArgumentError("there is no such means");
  }
  const int faction = content.means[static_cast<size_t>(means)].faction;
  if (faction < 0 || content.factions[static_cast<size_t>(faction)].feather == player.feather - 1) {
    return absl::OkStatus();
  }
  return Refused("those means are of another Feather's faction");
}

absl::Status CheckFeather(const Sitting& sitting, const Player& player, int feather) {
  if (player.feather == feather + 1) return Refused("that Feather is chosen");
  return HasFirstArmy(sitting.content(), feather, sitting.rules.first_army())
             ? absl::OkStatus()
             : Refused("that Feather has no army for so few rations");
}

absl::Status CheckPlan(const Sitting& sitting, int seat, const Action& action) {
  const CampaignContent& content = sitting.content();
  const Player& player = sitting.state.players[seat];
  switch (action.kind) {
    case kFeather:
      if (action.args[0] < 0 || static_cast<size_t>(action.args[0]) >= content.feathers.size()) {
        return absl::InvalidArgumentError("there is no such Feather");
      }
      return CheckFeather(sitting, player, action.args[0]);
    case kChooseMeans:
      return CheckMeans(content, player, action.args[0]);
    case kDropMeans:
      return action.args[0] >= 1 && action.args[0] <= MeansCount(player)
                 ? absl::OkStatus()
                 : absl::InvalidArgumentError("there is no such means among those chosen");
    case kReady:
      return player.feather != 0 ? absl::OkStatus() : Refused("choose a Feather first");
    default:
      return Refused("choose a Feather and means: feather, means, drop or ready");
  }
}

bool VisitPlan(const Sitting& sitting, int seat, ActionVisitor visit) {
  const CampaignContent& content = sitting.content();
  const Player& player = sitting.state.players[seat];
  if (player.feather != 0 && !visit({kReady, {}})) return false;
  for (int i = 0; i < static_cast<int>(content.feathers.size()); ++i) {
    if (CheckFeather(sitting, player, i).ok() && !visit({kFeather, {i}})) return false;
  }
  for (int i = 0; i < static_cast<int>(content.means.size()); ++i) {
    if (CheckMeans(content, player, i).ok() && !visit({kChooseMeans, {i}})) return false;
  }
  for (int i = 1; i <= MeansCount(player); ++i) {
    if (!visit({kDropMeans, {i}})) return false;
  }
  return true;
}

void BeReady(Play& play, int seat) {
  play.state.players[seat].ready = 1;
  play.state.asked = static_cast<uint8_t>(play.state.asked & ~(1 << seat));
}

absl::Status ApplyPlan(Play& play, int seat, const Action& action) {
  Player& player = play.state.players[seat];
  switch (action.kind) {
    case kFeather:
      // Means of another Feather's factions go with it.
      player.feather = static_cast<uint8_t>(action.args[0] + 1);
      for (uint8_t& means : player.means) means = 0;
      break;
    case kChooseMeans:
      player.means[MeansCount(player)] = static_cast<uint8_t>(action.args[0] + 1);
      break;
    case kDropMeans:
      for (int i = action.args[0]; i < kMaxMeans; ++i) player.means[i - 1] = player.means[i];
      player.means[kMaxMeans - 1] = 0;
      break;
    default:
      BeReady(play, seat);
  }
  return absl::OkStatus();
}

// The first army -------------------------------------------------------------------------------
// What adding units can never mend is refused at once; what it may still mend (units of a faction
// that a Grade needs, and whatever abilities ask for) only when the player is ready.

int Spent(const Sitting& sitting, int seat) {
  return sitting.rules.rations() - sitting.state.players[seat].rations;
}

absl::Status CheckFirstUnit(const Sitting& sitting, int seat, const Action& action) {
  absl::Status status = CheckEnlisting(sitting, seat, action);
  if (!status.ok()) return status;
  const int cost = CostOf(sitting.content(), action);
  if (Spent(sitting, seat) + cost > sitting.rules.first_army()) {
    return Refused(absl::StrCat("at most ", sitting.rules.first_army(),
                                " rations may go into the first army"));
  }
  std::vector<duckhammer::Enlisted> list = ListOf(sitting.state, seat);
  list.push_back({static_cast<uint8_t>(action.args[0] + 1), static_cast<uint8_t>(action.args[1]),
                  static_cast<uint8_t>(action.args[2] - 1)});
  const std::vector<std::string> problems =
      duckhammer::LastingProblems(sitting.content(), list, sitting.rules.first_army());
  if (problems.empty()) return absl::OkStatus();
  return Refused(
      absl::StrCat("with that unit the army would be refused: ", absl::StrJoin(problems, "; ")));
}

absl::Status CheckFirstArmy(const Sitting& sitting, int seat) {
  const absl::StatusOr<std::vector<std::string>> reasons =
      duckhammer::CheckArmy(sitting.content(), sitting.rules.ruleset().scripts(),
                            ListOf(sitting.state, seat), sitting.rules.first_army());
  if (!reasons.ok()) return reasons.status();
  if (reasons->empty()) return absl::OkStatus();
  return Refused(absl::StrCat("the army is refused: ", absl::StrJoin(*reasons, "; ")));
}

absl::Status CheckMuster(const Sitting& sitting, int seat, const Action& action) {
  if (action.kind == kEnlist) return CheckFirstUnit(sitting, seat, action);
  if (action.kind == kReady) return CheckFirstArmy(sitting, seat);
  if (action.kind != kDismiss) return Refused("enlist the first army: enlist, dismiss or ready");
  const int lines = CountCompanies(sitting.state, seat);
  return action.args[0] >= 1 && action.args[0] <= lines
             ? absl::OkStatus()
             : absl::InvalidArgumentError(absl::StrCat("the army has ", lines, " companies"));
}

bool VisitMuster(const Sitting& sitting, int seat, ActionVisitor visit) {
  if (CheckFirstArmy(sitting, seat).ok() && !visit({kReady, {}})) return false;
  // Weapons make no difference to what is allowed.
  Action checked;
  bool allowed = false;
  const bool went_on = VisitEnlisting(sitting, seat, [&](const Action& action) {
    if (checked.kind == 0 || checked.args[0] != action.args[0] ||
        checked.args[1] != action.args[1]) {
      checked = action;
      allowed = CheckFirstUnit(sitting, seat, action).ok();
    }
    return !allowed || visit(action);
  });
  if (!went_on) return false;
  for (int line = 1; line <= CountCompanies(sitting.state, seat); ++line) {
    if (!visit({kDismiss, {line}})) return false;
  }
  return true;
}

absl::Status ApplyMuster(Play& play, int seat, const Action& action) {
  State& state = play.state;
  Player& player = state.players[seat];
  Company* const own = state.companies + FirstCompany(seat);
  if (action.kind == kEnlist) {
    const int number = FreeCompany(state, seat);
    state.companies[number] =
        NewCompany(play.content(), action.args[0], action.args[2] - 1, action.args[1]);
    NoteEnlisted(player, action.args[0], true);
    player.rations -= CostOf(play.content(), action);
  } else if (action.kind == kDismiss) {
    const Company& gone = own[action.args[0] - 1];
    player.rations += WorthOf(play.content(), gone);
    const int model = gone.model - 1;
    for (int i = action.args[0]; i < kCompanies; ++i) own[i - 1] = own[i];
    own[kCompanies - 1] = Company();
    bool left = false;
    ForEachCompany(state, seat, [&](int c) { left |= state.companies[c].model == model + 1; });
    NoteEnlisted(player, model, left);
  } else {
    BeReady(play, seat);
  }
  return absl::OkStatus();
}

}  // namespace

const PhaseHandler& PlansHandler() {
  static constexpr PhaseHandler kHandler{CheckPlan, VisitPlan, ApplyPlan, /*open=*/false};
  return kHandler;
}

const PhaseHandler& MusterHandler() {
  static constexpr PhaseHandler kHandler{CheckMuster, VisitMuster, ApplyMuster, /*open=*/false};
  return kHandler;
}

}  // namespace mallard::duckhammer_campaign
