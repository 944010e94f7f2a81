// Companies: their statistics, what they cost, where their tokens are; rations and experience.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_COMPANIES_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_COMPANIES_H_

#include "absl/container/inlined_vector.h"
#include "mallard/primitives/plane.h"
#include "src/games/duckhammer_campaign/rules.h"

namespace mallard::duckhammer_campaign {

/// An army list; one with a unit too many still needs no heap.
using ArmyList = absl::InlinedVector<duckhammer::Enlisted, kCompanies + 1>;

/// The Grade of a company: its level's.
inline int GradeOf(const CampaignContent& content, const Company& company) {
  return At(content.level_grade, company.level);
}
inline const duckhammer::ModelEntry& ModelOf(const CampaignContent& content,
                                             const Company& company) {
  return At(content.models, company.model - 1);
}
inline int FactionOf(const CampaignContent& content, const Company& company) {
  return ModelOf(content, company).profile.faction - 1;
}
/// What its models cost in all.
inline int WorthOf(const CampaignContent& content, const Company& company) {
  return ModelOf(content, company).profile.cost * company.models;
}
/// Its statistics with everything it has learned, bought and suffered.
Profile ProfileOf(const CampaignContent& content, const Company& company);
/// The same before its wounds.
Profile HealthyProfileOf(const CampaignContent& content, const Company& company);

/// Calls `visit` with the number of every company of a seat.
template <class Visit>
void ForEachCompany(const State& state, int seat, Visit visit) {
  for (int c = FirstCompany(seat); c < FirstCompany(seat) + kCompanies; ++c) {
    if (state.companies[c].model != 0) visit(c);
  }
}
int CountCompanies(const State& state, int seat);
/// The number of a free company of that seat; -1 if there is none.
int FreeCompany(const State& state, int seat);
/// Whether that is the number of a company of that seat.
bool IsCompanyOf(const State& state, int seat, int company);
/// That it is, or why not.
Refusal CheckOwn(const State& state, int seat, int company);
/// Makes a company at the lowest level of its Grade, off the map.
Company NewCompany(const CampaignContent& content, int model, int loadout, int count);
/// The companies of a seat as an army list.
ArmyList ListOf(const State& state, int seat);

/// Whether two tokens are within a length of each other.
inline bool Within(Point a, Point b, int32_t length) {
  return SquaredDistance(a, b) <= int64_t{length} * length;
}
/// Rations plus what the army is worth.
int64_t WealthOf(const CampaignContent& content, const State& state, int seat);

/// Whether a player can pay that.
Refusal CheckRations(const Position& position, int seat, int cost);
/// Gains or pays rations, or experience, and tells.
void ChangeRations(Play& play, int seat, int change);
void ChangeExperience(Play& play, int seat, int change);
/// Characters of the content can be enlisted once.
bool WasEnlisted(const Player& player, int model);
void NoteEnlisted(Player& player, int model, bool enlisted);
/// Takes a company off the map for good.
void LoseCompany(Play& play, int company);

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_ARMY_COMPANIES_H_
