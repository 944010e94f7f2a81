#include "src/games/duckhammer_campaign/battle/joining.h"

#include <cstring>

#include "absl/container/inlined_vector.h"
#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/referee/forces.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr int32_t kCoherency = 2 * kInch;     // Of an army's tokens.
constexpr int32_t kReserveReach = 4 * kInch;  // For reinforcements.

// What the companies in the battle have in common with one that may join. Characters of players
// have a place of their own (in `models`, `units` and `worth`) whether they join or not, and count
// against nothing else.
struct Census {
  int units = 0, models = 0, worth = 0, of_grade = 0, of_model = 0, of_faction = 0;
};

Census CountBattle(const Position& position, const Contender& side, const Company& like) {
  const CampaignContent& content = position.rules.content();
  Census census;
  ForEachOfSide(position, side, [&](int c) {
    const Company& company = position.state.companies[c];
    const bool in_it = InBattle(side, c), hero = company.hero != 0;
    if (!in_it && !hero) return;
    census.units += 1;
    census.models += company.models;
    census.worth += WorthOf(content, company);
    if (!in_it) return;
    // In Duckheim units of any faction will do.
    const bool mate =
        !position.rules.war() || FactionOf(content, company) == FactionOf(content, like);
    census.of_faction += mate ? 1 : 0;
    if (hero) return;
    census.of_grade += GradeOf(content, company) == GradeOf(content, like) ? 1 : 0;
    census.of_model += company.model == like.model ? 1 : 0;
  });
  return census;
}

// Whether one more company breaks a limit of armies that never mends.
Refusal CheckRoom(const Position& position, const Contender& side, int company) {
  const CampaignContent& content = position.rules.content();
  const Company& joining = position.state.companies[company];
  if (joining.hero != 0) return kAllowed;
  const Census census = CountBattle(position, side, joining);
  const int grade = GradeOf(content, joining);
  const int most = duckhammer::MostOfGrade(grade);
  // Forces of the referee are what content makes them, within what a battle can hold.
  const bool limited = side.seat < position.rules.players();
  if (limited && census.of_grade >= most) {
    return Forbidden("an army has at most {most} units of Grade {grade}", most, grade);
  }
  if (limited && census.of_model >= duckhammer::kMaxUnitsOfModel) {
    return Forbidden("an army has at most {most} units of a model", duckhammer::kMaxUnitsOfModel);
  }
  if (census.units >= duckhammer::kMaxUnits) {
    return Forbidden("an army has at most {most} units", duckhammer::kMaxUnits);
  }
  if (census.models + joining.models > duckhammer::kMaxModels) {
    return Forbidden("an army has at most {most} models", duckhammer::kMaxModels);
  }
  if (census.worth + WorthOf(content, joining) > kMostWorth) {
    return Forbidden("an army is worth at most {most} rations", kMostWorth);
  }
  const bool budgeted = !position.rules.war() && !limited && !position.rules.free_hand();
  const int budget = budgeted ? BudgetOf(position.rules, position.state) : kMostWorth;
  if (census.worth + WorthOf(content, joining) > budget) {
    return Forbidden("forces in one battle are worth at most {most} rations", budget);
  }
  return kAllowed;
}

bool LacksMates(const Position& position, const Contender& side, const Company& company) {
  return company.hero == 0 && CountBattle(position, side, company).of_faction <
                                  GradeOf(position.rules.content(), company);
}

// The first `on_muster` function of a company's abilities, if there is one.
ScriptFunction MusterFunctionOf(const CampaignContent& content, const Profile& profile) {
  for (const duckhammer::AbilityUse& use : profile.abilities) {
    if (use.ability == 0) break;
    const ScriptFunction function = At(content.model_abilities, use.ability - 1).on_muster;
    if (function) return function;
  }
  return {};
}

// Whether the `on_muster` functions of a company refuse the army it is in. They count as one call.
absl::StatusOr<bool> IsRefusedByScript(const Play& play, const Contender& side, int company,
                                       ScriptFunction first) {
  ScriptCalls& calls = play.events.scripts();
  const int number = calls.Begin();
  if (calls.LeavesOut(number)) return false;
  absl::InlinedVector<duckhammer::Enlisted, kCompanies> units;
  absl::InlinedVector<Profile, kCompanies> profiles;
  int only = 0;
  ForEachInBattle(play, side, [&](int c) {
    const Company& member = play.state.companies[c];
    if (c == company) only = Size(units);
    units.push_back({member.model, member.models, member.loadout});
    profiles.push_back(ProfileOf(play.rules.content(), member));
  });
  const duckhammer::MusterList list{units, kMostWorth, profiles, only};
  absl::StatusOr<bool> refused =
      duckhammer::RunMuster(play.rules.content(), play.rules.ruleset().scripts(), list, nullptr);
  calls.End(number, first, !refused.ok());
  return refused;
}

// A company in a side's army that breaks a limit which others of the army could mend: it lacks
// units of its faction, or what its abilities ask for; -1: there is none. The chief is excused, and
// so are characters of players.
absl::StatusOr<int> FindMisfit(const Play& play, const Contender& side) {
  const CampaignContent& content = play.rules.content();
  for (int c = 0; c < kCompanySlots; ++c) {
    const Company& company = play.state.companies[c];
    if (!InBattle(side, c) || c == side.chief || company.hero != 0) continue;
    if (LacksMates(play, side, company)) return c;
    const ScriptFunction first = MusterFunctionOf(content, ProfileOf(content, company));
    if (!first) continue;
    const absl::StatusOr<bool> refused = IsRefusedByScript(play, side, c, first);
    if (!refused.ok()) return refused.status();
    if (*refused) return c;
  }
  return -1;
}

// Whoever breaks a limit stays out.
absl::Status LeaveOut(Play& play, Contender& side) {
  if (side.seat >= play.rules.players()) return absl::OkStatus();
  while (true) {
    const absl::StatusOr<int> misfit = FindMisfit(play, side);
    if (!misfit.ok()) return misfit.status();
    if (*misfit < 0) return absl::OkStatus();
    TakeOut(side, *misfit);
  }
}

}  // namespace

Nearness NearnessOf(const State& state, int chief, int company) {
  const Company& joining = state.companies[company];
  if (joining.fought != 0 || joining.band == kSummoned) return Nearness::kNone;
  const Point at = state.companies[chief].at();
  if (Within(at, joining.at(), kCoherency)) return Nearness::kArmy;
  return Within(at, joining.at(), kReserveReach) ? Nearness::kReserve : Nearness::kNone;
}

Gathering GatheringAround(const Position& position, int chief) {
  const State& state = position.state;
  Gathering gathering;
  ForEachOfSide(position, ContenderOf(chief), [&](int c) {
    const Nearness nearness = c == chief ? Nearness::kArmy : NearnessOf(state, chief, c);
    if (nearness == Nearness::kNone) return;
    (nearness == Nearness::kArmy ? gathering.army : gathering.reserves) +=
        StrengthOf(position.rules.content(), state.companies[c]);
  });
  return gathering;
}

Refusal CheckJoining(const Position& position, int seat, const Action& action) {
  if (action.kind == kReady) return kAllowed;
  const Contender& side = position.state.contenders[position.state.step];
  const int company = action.args[0];
  if (Refusal no = CheckOwn(position.state, seat, company)) return no;
  if (action.kind == kWithdraw) {
    if (company == side.chief) return Forbidden("the company it is about cannot stay out");
    return InBattle(side, company) ? kAllowed : Forbidden("it is not in the battle");
  }
  if (InBattle(side, company)) return Forbidden("it is in the battle");
  if (NearnessOf(position.state, side.chief, company) == Nearness::kNone) {
    return Forbidden("it is too far away");
  }
  return CheckRoom(position, side, company);
}

void ListJoining(const Position& position, int seat, Listing& out) {
  if (!out.One({kReady, {}})) return;
  bool go_on = true;
  ForEachCompany(position.state, seat, [&](int c) {
    for (const ActionKind kind : {kJoin, kWithdraw}) {
      const Action action{kind, {c}};
      if (go_on && !CheckJoining(position, seat, action)) go_on = out.One(action);
    }
  });
}

absl::Status ApplyJoining(Play& play, int seat, const Action& action) {
  Contender& side = play.state.contenders[play.state.step];
  if (action.kind == kReady) {
    play.BeReady(seat);
  } else if (action.kind == kJoin) {
    const Nearness nearness = NearnessOf(play.state, side.chief, action.args[0]);
    TakeIn(side, action.args[0], nearness == Nearness::kReserve);
  } else {
    TakeOut(side, action.args[0]);
  }
  return absl::OkStatus();
}

absl::Status AdvanceJoining(Play& play) {
  State& state = play.state;
  Contender& side = state.contenders[state.step];
  bool answered = false;
  for (int seat = 0; seat < play.rules.players(); ++seat) {
    if (!play.rules.Allied(seat, side.seat)) continue;
    answered |= state.players[seat].ready != 0;
    state.players[seat].ready = 0;
  }
  const uint32_t asked = answered ? 0 : AskedToJoin({play.rules, state}, side);
  if (asked != 0) {
    Put(state.asked, asked);
    return absl::OkStatus();
  }
  ++state.step;
  return LeaveOut(play, side);
}

uint32_t AskedToJoin(const Position& position, const Contender& side) {
  if (side.seat >= position.rules.players()) return 0;  // The referee's come as they are.
  uint32_t seats = 0;
  ForEachOfSide(position, side, [&](int c) {
    if (c == side.chief || NearnessOf(position.state, side.chief, c) != Nearness::kNone) {
      seats |= 1u << OwnerOf(c);
    }
  });
  return seats;
}

absl::Status FillContender(Play& play, int side_number) {
  Contender& side = play.state.contenders[side_number];
  ForEachOfSide(play, side, [&](int c) {
    const Nearness nearness = NearnessOf(play.state, side.chief, c);
    if (c == side.chief || nearness == Nearness::kNone || CheckRoom(play, side, c)) return;
    TakeIn(side, c, nearness == Nearness::kReserve);
  });
  return LeaveOut(play, side);
}

bool CanHaveJoined(const Position& position, const Contender& side) {
  Contender made = ContenderOf(side.chief);
  bool possible = true;
  for (int c = 0; c < kCompanySlots; ++c) {
    if (!InBattle(side, c)) continue;
    if (position.state.companies[c].model == 0) return false;
    if (!position.rules.Allied(OwnerOf(c), side.seat)) return false;
    if (c == side.chief) continue;
    const Nearness nearness = NearnessOf(position.state, side.chief, c);
    possible = possible && nearness != Nearness::kNone && !CheckRoom(position, made, c);
    TakeIn(made, c, nearness == Nearness::kReserve);
  }
  return possible && std::memcmp(made.joined, side.joined, sizeof made.joined) == 0 &&
         std::memcmp(made.reserves, side.reserves, sizeof made.reserves) == 0;
}

}  // namespace mallard::duckhammer_campaign
