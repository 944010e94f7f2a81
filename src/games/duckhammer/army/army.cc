#include "src/games/duckhammer/army/army.h"

#include <algorithm>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/own.h"

namespace mallard::duckhammer {
namespace {

// How many units of a Grade an army may have.
struct GradeLimit {
  int grade, most;
  const char* plural;
};
constexpr GradeLimit kGradeLimits[] = {
    {3, 3, "Vehicles"}, {4, 2, "Heroes"}, {5, 1, "Leaders"}, {6, 1, "Legends"}};

const ModelEntry& ModelOf(const GameContent& content, const Enlisted& unit) {
  return content.models[unit.model - 1u];
}

int FeatherOf(const GameContent& content, const Enlisted& unit) {
  return At(content.factions, FactionOf(content, unit)).feather;
}

template <class Test>
int Count(absl::Span<const Enlisted> list, Test test) {
  return static_cast<int>(std::count_if(list.begin(), list.end(), test));
}

// Every model of the list once, in the order of first units.
absl::InlinedVector<Enlisted, kMaxUnits> KindsOf(absl::Span<const Enlisted> list) {
  absl::InlinedVector<Enlisted, kMaxUnits> kinds;
  for (const Enlisted& unit : list) {
    if (std::none_of(kinds.begin(), kinds.end(),
                     [&](const Enlisted& kind) { return kind.model == unit.model; })) {
      kinds.push_back(unit);
    }
  }
  return kinds;
}

void CheckUnits(const GameContent& content, absl::Span<const Enlisted> list,
                std::vector<std::string>& reasons) {
  int models = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    const ModelEntry& model = ModelOf(content, list[i]);
    models += list[i].count;
    if (list[i].count < 1) {
      reasons.push_back(absl::StrCat("unit ", i + 1, " (", model.name, ") has no models"));
    }
    if (list[i].count > model.profile.full_strength) {
      reasons.push_back(absl::StrCat("unit ", i + 1, " (", model.name, ") has ", list[i].count,
                                     " models; its Full Strength is ",
                                     model.profile.full_strength));
    }
  }
  if (list.size() > kMaxUnits) {
    reasons.push_back(
        absl::StrCat("there are ", list.size(), " units; an army has at most ", kMaxUnits));
  }
  if (models > kMaxModels) {
    reasons.push_back(
        absl::StrCat("there are ", models, " models; an army has at most ", kMaxModels));
  }
}

void CheckFeathers(const GameContent& content, absl::Span<const Enlisted> list,
                   std::vector<std::string>& reasons) {
  std::vector<std::string> feathers;
  for (const Enlisted& unit : list) {
    const Faction& faction = At(content.factions, FactionOf(content, unit));
    const std::string& name = At(content.feathers, faction.feather).name;
    if (std::find(feathers.begin(), feathers.end(), name) == feathers.end()) {
      feathers.push_back(name);
    }
  }
  if (feathers.size() > 1) {
    reasons.push_back(absl::StrCat("an army is of one Feather; this one is of ",
                                   absl::StrJoin(feathers, " and ")));
  }
}

void CheckLimits(const GameContent& content, absl::Span<const Enlisted> list,
                 std::vector<std::string>& reasons) {
  for (const GradeLimit& limit : kGradeLimits) {
    const int units =
        Count(list, [&](const Enlisted& unit) { return GradeOf(content, unit) == limit.grade; });
    if (units > limit.most) {
      reasons.push_back(absl::StrCat("there are ", units, " units of ", limit.plural, " (Grade ",
                                     limit.grade, "); an army has at most ", limit.most));
    }
  }
  for (const Enlisted& kind : KindsOf(list)) {
    const int same = Count(list, [&](const Enlisted& unit) { return unit.model == kind.model; });
    if (same > kMaxUnitsOfModel) {
      reasons.push_back(absl::StrCat("there are ", same, " units of ", ModelOf(content, kind).name,
                                     "; an army has at most ", kMaxUnitsOfModel, " of a model"));
    }
  }
}

// Units of the faction of a unit, itself included.
int MatesOf(const GameContent& content, absl::Span<const Enlisted> list, const Enlisted& unit) {
  const int faction = FactionOf(content, unit);
  return Count(list, [&](const Enlisted& u) { return FactionOf(content, u) == faction; });
}

// Whether there are as many of those as its Grade needs.
bool HasFollowers(const GameContent& content, absl::Span<const Enlisted> list,
                  const Enlisted& unit) {
  return MatesOf(content, list, unit) >= GradeOf(content, unit);
}

void CheckFollowers(const GameContent& content, absl::Span<const Enlisted> list,
                    std::vector<std::string>& reasons) {
  for (const Enlisted& kind : KindsOf(list)) {
    if (HasFollowers(content, list, kind)) continue;
    const ModelEntry& model = ModelOf(content, kind);
    reasons.push_back(absl::StrCat(model.name, " (Grade ", model.profile.grade, ") needs ",
                                   model.profile.grade, " units of ",
                                   At(content.factions, FactionOf(content, kind)).name,
                                   ", itself included; there are ", MatesOf(content, list, kind)));
  }
}

}  // namespace

int ArmyCost(const GameContent& content, absl::Span<const Enlisted> list) {
  int cost = 0;
  for (const Enlisted& unit : list) cost += unit.count * ModelOf(content, unit).profile.cost;
  return cost;
}

int MostOfGrade(int grade) {
  for (const GradeLimit& limit : kGradeLimits) {
    if (limit.grade == grade) return limit.most;
  }
  return kMaxUnits;
}

int GradeOf(const GameContent& content, const Enlisted& unit) {
  return ModelOf(content, unit).profile.grade;
}

int FactionOf(const GameContent& content, const Enlisted& unit) {
  return ModelOf(content, unit).profile.faction - 1;
}

bool HasLastingProblem(const GameContent& content, absl::Span<const Enlisted> list, int points) {
  if (list.size() > kMaxUnits || ArmyCost(content, list) > points) return true;
  int models = 0;
  for (const Enlisted& unit : list) {
    models += unit.count;
    if (unit.count < 1 || unit.count > ModelOf(content, unit).profile.full_strength) return true;
    if (FeatherOf(content, unit) != FeatherOf(content, list[0])) return true;
    const int grade = GradeOf(content, unit);
    if (Count(list, [&](const Enlisted& u) { return GradeOf(content, u) == grade; }) >
        MostOfGrade(grade)) {
      return true;
    }
    if (Count(list, [&](const Enlisted& u) { return u.model == unit.model; }) > kMaxUnitsOfModel) {
      return true;
    }
  }
  return models > kMaxModels;
}

std::vector<std::string> LastingProblems(const GameContent& content,
                                         absl::Span<const Enlisted> list, int points) {
  std::vector<std::string> reasons;
  CheckUnits(content, list, reasons);
  const int cost = ArmyCost(content, list);
  if (cost > points) {
    reasons.push_back(absl::StrCat("it costs ", cost, " army points; ", points, " are allowed"));
  }
  CheckFeathers(content, list, reasons);
  CheckLimits(content, list, reasons);
  return reasons;
}

std::vector<std::string> ArmyProblems(const GameContent& content, absl::Span<const Enlisted> list,
                                      int points) {
  std::vector<std::string> reasons = LastingProblems(content, list, points);
  if (list.empty()) reasons.push_back("there are no units");
  CheckFollowers(content, list, reasons);
  return reasons;
}

bool IsArmyAllowed(const GameContent& content, const ScriptHost& scripts,
                   absl::Span<const Enlisted> list, int points) {
  if (list.empty() || HasLastingProblem(content, list, points) ||
      !std::all_of(list.begin(), list.end(),
                   [&](const Enlisted& unit) { return HasFollowers(content, list, unit); })) {
    return false;
  }
  const absl::StatusOr<bool> refused = RunMuster(content, scripts, {list, points, {}, -1}, nullptr);
  return refused.ok() && !*refused;
}

absl::StatusOr<std::vector<std::string>> CheckArmy(const GameContent& content,
                                                   const ScriptHost& scripts,
                                                   absl::Span<const Enlisted> list, int points) {
  std::vector<std::string> reasons = ArmyProblems(content, list, points);
  const absl::Status status =
      RunMuster(content, scripts, {list, points, {}, -1}, &reasons).status();
  if (!status.ok()) return status;
  return reasons;
}

absl::StatusOr<std::vector<Enlisted>> ParseArmy(const Ruleset& ruleset, absl::string_view text,
                                                int points) {
  const GameContent& content = OwnContent<GameContent>(ruleset);
  absl::StatusOr<std::vector<Enlisted>> list = ReadArmy(content, text);
  if (!list.ok()) return list;
  absl::StatusOr<std::vector<std::string>> reasons =
      CheckArmy(content, ruleset.scripts(), *list, points);
  if (!reasons.ok()) return reasons.status();
  if (!reasons->empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the army list is refused: ", absl::StrJoin(*reasons, "; ")));
  }
  return list;
}

}  // namespace mallard::duckhammer
