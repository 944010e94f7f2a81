// The computer player's army: many random lists of one Feather are made legal; the one that makes
// most of its points with the most kinds of unit is kept.
#include <algorithm>

#include "src/games/duckhammer/army/army.h"
#include "src/games/duckhammer/army/feathers.h"
#include "src/games/duckhammer/bot/bot_parts.h"

namespace mallard::duckhammer {
namespace {

constexpr int kTries = 24;
constexpr int kDraws = 60;
constexpr int kPointsForAKind = 6;
constexpr int kPointsForAUnit = 6;
constexpr int kShareForShooting = 3;

// Adds random units while they fit. Costly models are drawn as often as cheap ones; what they
// demand of the rest of the list is mended afterwards.
std::vector<Enlisted> RandomList(const GameContent& content, const std::vector<int>& models,
                                 int points, Chance& chance, int most_of_character) {
  std::vector<Enlisted> list;
  int left = points;
  for (int draw = 0; draw < kDraws && list.size() < kMaxUnits; ++draw) {
    const int model = At(models, DrawIndex(chance, Size(models)));
    const ModelEntry& entry = At(content.models, model);
    const int most = std::min<int>(entry.profile.full_strength, left / entry.profile.cost);
    // A unit of less than half strength is not worth an activation, but many units are worth more
    // than few: they are in more places.
    const int least = std::max(1, (entry.profile.full_strength + 1) / 2);
    if (most < least) continue;
    const int count = least + DrawIndex(chance, most - least + 1);
    const auto same = std::count_if(list.begin(), list.end(),
                                    [&](const Enlisted& unit) { return unit.model == model + 1; });
    if (same >= (entry.character ? most_of_character : kMaxUnitsOfModel)) continue;
    Enlisted unit = {};
    Put(unit.model, model + 1);
    Put(unit.count, count);
    Put(unit.loadout, entry.SameLoadout(DrawIndex(chance, std::max(1, entry.loadouts()))));
    list.push_back(unit);
    left -= count * entry.profile.cost;
  }
  return list;
}

// Strikes off the unit of the highest Grade until the list is legal; false if nothing is left.
bool MakeLegal(const DuckhammerRules& rules, int points, std::vector<Enlisted>& list) {
  const GameContent& content = rules.content();
  while (!list.empty()) {
    absl::StatusOr<std::vector<std::string>> problems =
        CheckArmy(content, rules.ruleset().scripts(), list, points);
    if (problems.ok() && problems->empty()) return true;
    list.erase(
        std::max_element(list.begin(), list.end(), [&](const Enlisted& a, const Enlisted& b) {
          return GradeOf(content, a) < GradeOf(content, b);
        }));
  }
  return false;
}

// Points spent count, and so does having many and different units: every mission wants some of
// each.
int WorthOfList(const GameContent& content, const std::vector<Enlisted>& list) {
  int kinds = 0;
  int shooting = 0;
  for (auto unit = list.begin(); unit != list.end(); ++unit) {
    kinds += std::none_of(list.begin(), unit,
                          [&](const Enlisted& earlier) { return earlier.model == unit->model; });
    const Profile profile = content.ProfileOf(unit->model - 1, unit->loadout);
    const bool shoots =
        std::any_of(std::begin(profile.weapons), std::begin(profile.weapons) + profile.weapon_count,
                    [](const WeaponProfile& weapon) { return weapon.kind == WeaponKind::kRanged; });
    if (shoots) shooting += profile.cost * unit->count;
  }
  return ArmyCost(content, list) + kPointsForAKind * kinds + kPointsForAUnit * Size(list) +
         shooting / kShareForShooting;
}

// How far it comes in a round, times what it may be expected to do there.
int64_t DangerOf(const Profile& profile) {
  int damage = 0;
  for (int w = 0; w < profile.weapon_count; ++w) damage += profile.weapons[w].damage.average();
  return int64_t{profile.movement + profile.charge.average() * kInch} * damage;
}

}  // namespace

std::vector<Enlisted> PlanArmy(const DuckhammerRules& rules, Chance chance, int points, int feather,
                               int most_of_character) {
  const GameContent& content = rules.content();
  std::vector<Enlisted> best;
  int best_worth = 0;
  if (content.feathers.empty()) return best;
  if (feather < 0) {
    feather = DrawIndex(chance, Size(content.feathers));
  }
  const std::vector<int> models = ModelsOf(content, feather);
  if (models.empty()) return best;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    std::vector<Enlisted> list = RandomList(content, models, points, chance, most_of_character);
    if (!MakeLegal(rules, points, list)) continue;
    const int worth = WorthOfList(content, list);
    if (worth <= best_worth) continue;
    best_worth = worth;
    best = std::move(list);
  }
  return best;
}

Action MusterTowards(const Position& position, int seat, const std::vector<Enlisted>& plan) {
  const Player& player = position.state.players[seat];
  for (int line = 0; line < kMaxUnits; ++line) {
    const Enlisted& is = player.army[line];
    const Enlisted want = line < Size(plan) ? At(plan, line) : Enlisted{};
    if (is.model == want.model && is.count == want.count && is.loadout == want.loadout) {
      if (is.model == 0) break;
      continue;
    }
    if (is.model != 0) return {kDismiss, {line + 1}};
    return {kEnlist, {want.model - 1, want.count, want.loadout + 1}};
  }
  return {kReady, {}};
}

// Each monster lowers the points that are needed, and attacks its own side first: as many as there
// may be, and of those that are left the ones that do the least.
Action TamestMonster(const Position& position, int seat) {
  Action tamest{kPass, {}};
  int64_t least = INT64_MAX;
  ForEachListed(position, seat, [&](const Action& action) {
    if (action.kind != kNameBeast) return true;
    const auto& monster = At(position.rules.content().monsters, action.args[0]);
    const int64_t danger = DangerOf(monster.profile) * monster.count;
    if (danger >= least) return true;
    least = danger;
    tamest = action;
    return true;
  });
  return tamest;
}

}  // namespace mallard::duckhammer
