#include "src/games/duckhammer_campaign/army/muster.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/army/enlisting.h"

namespace mallard::duckhammer_campaign {
namespace {

int Spent(const Position& position, int seat) {
  return position.rules.rations() - position.state.players[seat].rations;
}

// The army with one more unit.
ArmyList Longer(const Position& position, int seat, const Action& action) {
  ArmyList list = ListOf(position.state, seat);
  list.push_back(UnitOf(action));
  return list;
}

// Duckheim: what the party has hired already, of a Grade and of a model. Characters do not count.
Refusal CheckParty(const Position& position, const Action& action) {
  const CampaignContent& content = position.rules.content();
  const int grade = At(content.models, action.args[0]).profile.grade;
  int of_grade = 0, of_model = 0;
  for (int seat = 0; seat < position.rules.players(); ++seat) {
    ForEachCompany(position.state, seat, [&](int c) {
      const Company& company = position.state.companies[c];
      if (company.hero != 0) return;
      of_grade += ModelOf(content, company).profile.grade == grade ? 1 : 0;
      of_model += company.model == action.args[0] + 1 ? 1 : 0;
    });
  }
  if (of_grade >= duckhammer::MostOfGrade(grade)) {
    return Forbidden("an army has at most {most} units of Grade {grade}",
                     duckhammer::MostOfGrade(grade), grade);
  }
  if (of_model >= duckhammer::kMaxUnitsOfModel) {
    return Forbidden("an army has at most {most} units of a model", duckhammer::kMaxUnitsOfModel);
  }
  return kAllowed;
}

// The same for what CheckEnlisting lets pass.
Refusal CheckGrowth(const Position& position, int seat, const Action& action) {
  const CampaignContent& content = position.rules.content();
  const int most = position.rules.first_army();
  if (Spent(position, seat) + CostOf(content, action) > most) {
    return Forbidden("at most {most} rations may go into the first army", most);
  }
  if (!position.rules.war()) return CheckParty(position, action);
  if (duckhammer::HasLastingProblem(content, Longer(position, seat, action), most)) {
    return Forbidden("with that unit the army would be refused");
  }
  return kAllowed;
}

absl::StatusOr<std::vector<std::string>> ProblemsOf(const Position& position, int seat) {
  return duckhammer::CheckArmy(position.rules.content(), position.rules.ruleset().scripts(),
                               ListOf(position.state, seat), position.rules.first_army());
}

Refusal CheckReady(const Position& position, int seat) {
  if (!position.rules.war()) return kAllowed;
  return duckhammer::IsArmyAllowed(position.rules.content(), position.rules.ruleset().scripts(),
                                   ListOf(position.state, seat), position.rules.first_army())
             ? kAllowed
             : Forbidden("the army is refused");
}

// Takes a line out of the list; those after it move up.
void Dismiss(Play& play, int seat, int line) {
  State& state = play.state;
  Player& player = state.players[seat];
  Company* const own = state.companies + FirstCompany(seat);
  const Company gone = own[line - 1];
  player.rations += WorthOf(play.rules.content(), gone);
  for (int i = line; i < kCompanies; ++i) own[i - 1] = own[i];
  own[kCompanies - 1] = Company();
  bool left = false;
  ForEachCompany(state, seat, [&](int c) { left |= state.companies[c].model == gone.model; });
  NoteEnlisted(player, gone.model - 1, left);
}

}  // namespace

Refusal CheckMuster(const Position& position, int seat, const Action& action) {
  if (action.kind == kReady) return CheckReady(position, seat);
  if (action.kind == kDismiss) {
    const int lines = CountCompanies(position.state, seat);
    if (action.args[0] > lines) return Forbidden("the army has {lines} companies", lines);
    const Company& company = position.state.companies[FirstCompany(seat) + action.args[0] - 1];
    return company.hero == 0 ? kAllowed : Forbidden("the character stays");
  }
  if (Refusal no = CheckEnlisting(position, seat, action)) return no;
  return CheckGrowth(position, seat, action);
}

void ListMuster(const Position& position, int seat, Listing& out) {
  if (!CheckReady(position, seat) && !out.One({kReady, {}})) return;
  const CampaignContent& content = position.rules.content();
  for (int model = 0; model < Size(content.models); ++model) {
    if (CheckModel(position, seat, model)) continue;
    for (int count = 1; count <= At(content.models, model).profile.full_strength; ++count) {
      // Weapons make no difference to what is allowed, and more models never make it better.
      if (CheckMuster(position, seat, {kEnlist, {model, count, 1}})) break;
      if (!ListLoadouts(content, {kEnlist, {model, count}}, 2, out)) return;
    }
  }
  const int first = position.rules.war() ? 1 : 2;  // The character has the first line.
  out.Range({kDismiss, {}}, 0, first, CountCompanies(position.state, seat) + 1 - first);
}

absl::Status ApplyMuster(Play& play, int seat, const Action& action) {
  if (action.kind == kReady && !play.rules.war()) {
    ++play.state.turn;
    play.AskNobody();
  } else if (action.kind == kReady) {
    play.BeReady(seat);
  } else if (action.kind == kDismiss) {
    Dismiss(play, seat, action.args[0]);
  } else {
    play.state.companies[FreeCompany(play.state, seat)] = CompanyOf(play.rules.content(), action);
    NoteEnlisted(play.state.players[seat], action.args[0], true);
    play.state.players[seat].rations -= CostOf(play.rules.content(), action);
  }
  return absl::OkStatus();
}

absl::Status ExplainMuster(const Position& position, int seat, const Action& action,
                           const Refusal& no) {
  const bool lists = action.kind == kEnlist || action.kind == kReady;
  if (no.code() != Refusal::Code::kForbidden || !lists ||
      !position.rules.Asked(position.state).Asks(seat)) {
    return no.ToStatus();
  }
  if (!position.rules.war()) return no.ToStatus();
  if (action.kind == kReady) {
    const auto problems = ProblemsOf(position, seat);
    if (!problems.ok()) return problems.status();
    return absl::FailedPreconditionError(
        absl::StrCat(no.Text(), ": ", absl::StrJoin(*problems, "; ")));
  }
  if (CheckEnlisting(position, seat, action)) return no.ToStatus();
  const std::vector<std::string> problems = duckhammer::LastingProblems(
      position.rules.content(), Longer(position, seat, action), position.rules.first_army());
  if (problems.empty()) return no.ToStatus();
  return absl::FailedPreconditionError(
      absl::StrCat(no.Text(), ": ", absl::StrJoin(problems, "; ")));
}

}  // namespace mallard::duckhammer_campaign
