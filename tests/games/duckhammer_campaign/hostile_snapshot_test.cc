// Snapshots of campaigns that cannot be: every one is refused, and says why; whatever is taken can
// be asked anything and played on.
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "tests/games/duckhammer_campaign/fixtures.h"
#include "tests/support/mutations.h"

namespace mallard::duckhammer_campaign {
namespace {

using ::testing::HasSubstr;
using testing::PlayMutations;
using testing::TakeRandomAction;

constexpr int kPhases = static_cast<int>(Phase::kRetreat) + 1;

// Armies that stand face to face, of few models, so that many are lost.
constexpr char kYard[] = R"(
  campaign_map {
    id = "yard", width = 12, height = 12,
    places = {
      { name = "left", x = 5, y = 5, start = true, closes = true, later = { { title = "Ruin" } } },
      { name = "right", x = 6, y = 5, start = true },
    },
  }
)";

const std::shared_ptr<const Ruleset>& Yard() {
  static const auto* const ruleset = new std::shared_ptr<const Ruleset>(With(kYard));
  return *ruleset;
}

// A campaign in each phase, found by random play of wars and of Duckheim.
const Match& In(Phase phase) {
  static const std::vector<std::unique_ptr<Match>>* const found = [] {
    auto* const phases = new std::vector<std::unique_ptr<Match>>(kPhases);
    int missing = kPhases;
    for (uint64_t seed = 1; seed <= 60 && missing > 0; ++seed) {
      Match match = NewMatch(
          Yard(),
          seed % 3 == 0
              ? "map=yard mode=duckheim grade=3 weeks=8 rounds=3 referee=person opposition=grim"
              : "map=yard rations=60 battles=2 rounds=2 referee=person",
          seed);
      Chance chance = Chance::Stream(seed, 3);
      while (missing > 0) {
        std::unique_ptr<Match>& place = (*phases)[static_cast<size_t>(StateOf(match).phase)];
        if (place == nullptr) {
          place = std::make_unique<Match>(match);
          --missing;
        }
        if (match.outcome().over) break;
        TakeRandomAction(match, chance);
      }
    }
    for (size_t i = 0; i < kPhases; ++i) EXPECT_NE((*phases)[i], nullptr) << "phase " << i;
    return phases;
  }();
  return *(*found)[static_cast<size_t>(phase)];
}

// The first company of a player.
Company& FirstOf(State& state, int seat) {
  int number = FirstCompany(seat);
  while (state.companies[number].model == 0) ++number;
  return state.companies[number];
}

struct Edit {
  const char* name;
  Phase phase;
  void (*edit)(State&);
  const char* refusal;
};

void PrintTo(const Edit& edit, std::ostream* out) { *out << edit.name; }

const Edit kEdits[] = {
    {"APhaseOfDuckheim", Phase::kMarch, [](State& s) { s.phase = Phase::kTending; }, "the season"},
    {"NoSeasonYet", Phase::kMarch, [](State& s) { s.season = 0; }, "the season"},
    {"ASeasonTooMany", Phase::kMarch, [](State& s) { s.season = 31; }, "the season"},
    {"ABattleAfterTheLast", Phase::kMarch, [](State& s) { s.battles = 2; }, "the season"},
    {"AnUnknownFirstSeat", Phase::kMarch, [](State& s) { s.first = 2; }, "first is 2"},
    {"AnArmyThatBeganNowhere", Phase::kMarch, [](State& s) { s.players[0].home = 0; },
     "where armies began"},
    {"TwoArmiesThatBeganTogether", Phase::kMarch,
     [](State& s) { s.players[0].home = s.players[1].home; }, "where armies began"},
    {"AnArmySettledBeforeItsTime", Phase::kMuster, [](State& s) { s.players[0].home = 1; },
     "where armies began"},
    {"ReadyWithoutAPlan", Phase::kPlans,
     [](State& s) {
       s.players[0].ready = 1;
       s.players[0].feather = 0;
       s.asked &= 0xfe;
     },
     "player 1"},
    {"ReadyWithoutACharacter", Phase::kHeroes,
     [](State& s) {
       s.players[0].ready = 1;
       s.companies[FirstCompany(0)] = Company();
       s.asked &= 0xfe;
     },
     "player 1"},
    {"AHolderOfAClosedLocation", Phase::kMarch,
     [](State& s) {
       s.stages[0] = 2;
       s.holders[0] = 1;
     },
     "the key locations"},
    {"NoLocationLeft", Phase::kMarch,
     [](State& s) {
       s.stages[0] = 2;
       s.stages[1] = 1;
       s.holders[0] = s.holders[1] = 0;
       s.offer = Offer();
     },
     "the key locations"},
    {"AnOfferInAClosedLocation", Phase::kMarch,
     [](State& s) {
       s.stages[0] = 2;
       s.holders[0] = 0;
       s.offer = {1, 0, 0, 0, 10};
     },
     "an offer"},
    {"ARewardBeyondAllBounds", Phase::kMarch,
     [](State& s) {
       s.offer = {1, 1, 0, 0, 1001};
     },
     "reward is 1001"},
    {"NothingBeingTried", Phase::kAttempt, [](State& s) { s.attempt = Attempt(); }, "the story"},
    {"AnAttemptThatGoesBackNowhere", Phase::kAttempt, [](State& s) { s.back = Phase::kPlans; },
     "the story"},
    {"AnAttemptOfVentureAndEpisode", Phase::kAttempt,
     [](State& s) { s.attempt.venture = s.attempt.episode = 1; }, "the story"},
    {"AForceWithoutTokens", Phase::kReferee, [](State& s) { s.bands[7] = 1; },
     "the referee's forces"},
    {"ABattleOfTheReferees", Phase::kMarch, [](State& s) { s.back = Phase::kReferee; },
     "the story"},
    {"ARewardOfNoBattle", Phase::kMarch, [](State& s) { s.terms.reward = 5; }, "the contenders"},
    {"BracingWithoutARecovery", Phase::kMarch, [](State& s) { s.bracing = 1; }, ""},
    {"NegativeRations", Phase::kMarch, [](State& s) { s.players[0].rations = -1; },
     "rations is -1"},
    {"NegativeExperience", Phase::kMarch, [](State& s) { s.players[1].experience = -1; },
     "experience is -1"},
    {"ACampOffTheMap", Phase::kMarch, [](State& s) { s.players[0].camps[0].x = 12'001; },
     "camps that cannot be"},
    {"NoFeather", Phase::kMarch, [](State& s) { s.players[0].feather = 0; }, "player 1"},
    {"ATokenOffTheMap", Phase::kMarch, [](State& s) { FirstOf(s, 0).x = -1; }, "x is -1"},
    {"ALongMarch", Phase::kMarch, [](State& s) { FirstOf(s, 0).moved = 24'001; }, "moved is 24001"},
    {"MoreModelsThanFullStrength", Phase::kMarch, [](State& s) { FirstOf(s, 0).models = 200; },
     "models is 200"},
    {"ALevelTooHigh", Phase::kMarch, [](State& s) { FirstOf(s, 0).level = 25; }, "level is 25"},
    {"ATrainingWithoutALevel", Phase::kMarch,
     [](State& s) {
       Company& company = FirstOf(s, 0);
       company.trained[company.trainings++] = {1, 0, 0, 0};
     },
     "company"},
    {"ATrainingTooOftenInAGrade", Phase::kMarch,
     [](State& s) {
       Company& company = FirstOf(s, 0);
       company.level = 14;
       company.trainings = 0;
       for (int i = 0; i < 3; ++i) company.trained[company.trainings++] = {1, 4, 0, 0};
     },
     "company"},
    {"ATrainingOfAGradeToCome", Phase::kMarch,
     [](State& s) {
       Company& company = FirstOf(s, 0);
       company.level = 9;
       company.trainings = 0;
       company.trained[company.trainings++] = {1, 4, 0, 0};
     },
     "company"},
    {"AWarriorWithWounds", Phase::kMarch, [](State& s) { FirstOf(s, 0).wounds[0].wound = 1; },
     "company"},
    {"ForcesOfNoChallenge", Phase::kMarch,
     [](State& s) { s.companies[FirstCompany(2)] = FirstOf(s, 0); }, "the referee's forces"},
    {"AnUntrainedCompanyThatNobodyTrains", Phase::kBattles,
     [](State& s) { FirstOf(s, 0).untrained = 1; }, "company"},
    {"AContenderWithoutItsChief", Phase::kJoining,
     [](State& s) {
       s.contenders[0].joined[s.contenders[0].seat] &= ~BitOf(s.contenders[0].chief);
     },
     "the contenders"},
    {"AContenderWhoIsNot", Phase::kJoining, [](State& s) { s.contenders[0].joined[0] |= 1u << 31; },
     "the contenders"},
    {"AContenderFromFarAway", Phase::kJoining,
     [](State& s) {
       Company& far = s.companies[FirstCompany(s.contenders[0].seat) + 30];
       far = s.companies[s.contenders[0].chief];
       far.x = far.y = 12'000;
       s.contenders[0].joined[s.contenders[0].seat] |= 1u << 30;
     },
     "the contenders"},
    {"AnArmyAgainstItself", Phase::kJoining, [](State& s) { s.contenders[1] = s.contenders[0]; },
     "the contenders"},
    {"ABattleNowhere", Phase::kJoining, [](State& s) { s.location = 0; }, "damaged"},
    {"AUnitOfNoCompany", Phase::kBattle, [](State& s) { s.records[0].company = 31; },
     "the records"},
    {"TwoUnitsOfOneCompany", Phase::kBattle,
     [](State& s) {
       s.battle.units[1].size == 0 ? s.records[0].company = 31
                                   : s.records[1].company = s.records[0].company;
     },
     "the records"},
    {"AUnitOfTheOtherSide", Phase::kBattle,
     [](State& s) { s.records[0].company = s.records[32].company; }, "the records"},
    {"ACompanyThatChangedInBattle", Phase::kBattle,
     [](State& s) {
       Company& company = s.companies[s.records[0].company];
       company.models = company.models == 1 ? 2 : 1;
     },
     "the records"},
    {"MoreDesertersThanLosses", Phase::kBattle, [](State& s) { s.records[0].deserted = 200; },
     "the records"},
    {"ABattleWithoutRounds", Phase::kBattle, [](State& s) { s.battle.rounds = 0; }, "the battle"},
    {"AnAftermathOfARunningBattle", Phase::kBattle,
     [](State& s) {
       s.phase = Phase::kRecovery;
       s.asked = 1;
     },
     ""},
    {"ShortfallsOutOfOrder", Phase::kRecovery,
     [](State& s) {
       s.shortfalls = 2;
       s.shortfall[0] = 3;
       s.shortfall[1] = 2;
     },
     "after the battle"},
    {"MoreRecoveringThanWereLost", Phase::kRecovery, [](State& s) { s.recovered = 200; },
     "recovered is 200"},
    {"ARollOfThirteen", Phase::kRecovery, [](State& s) { s.natural = 13; }, "natural is 13"},
    {"ACompanyLostBeforeItsRecovery", Phase::kRecovery,
     [](State& s) { s.companies[s.records[s.step].company] = Company(); }, "the records"},
    {"RazingWithoutEnd", Phase::kRazing, [](State& s) { s.step = 2; }, "who is asked"},
    {"TheWrongPlayerMarches", Phase::kMarch, [](State& s) { s.asked ^= 3; }, "who is asked"},
    {"AWinnerOfARunningCampaign", Phase::kMarch, [](State& s) { s.winner = 1; }, "the end"},
    {"AnEndWithoutAWinner", Phase::kOver, [](State& s) { s.winner = 0; }, "the end"},
};

class CampaignRefusal : public ::testing::TestWithParam<Edit> {};

TEST_P(CampaignRefusal, OfACampaignWith) {
  Match match = In(GetParam().phase);
  // Without the edit the bytes are good: it is the edit that is refused.
  ASSERT_EQ(Match::Restore(Yard(), match.Snapshot(Viewer::Host())).status(), absl::OkStatus());
  GetParam().edit(Spoil(match));
  const absl::Status status = Match::Restore(Yard(), match.Snapshot(Viewer::Host())).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
  EXPECT_THAT(std::string(status.message()), HasSubstr(GetParam().refusal));
}

INSTANTIATE_TEST_SUITE_P(Edits, CampaignRefusal, ::testing::ValuesIn(kEdits),
                         [](const auto& edit) { return edit.param.name; });

// A line of a list is its place: with a gap `dismiss` would strike off nobody.
TEST(CampaignRefusals, OfAnArmyListWithAGap) {
  Match match = NewMatch(Yard(), "map=yard rations=60 battles=2 rounds=2", 1);
  Chance chance = Chance::Stream(1, 4);
  while (StateOf(match).phase != Phase::kMuster || CountCompanies(StateOf(match), 0) == 0) {
    TakeRandomAction(match, chance);
  }
  Company* const own = Spoil(match).companies + FirstCompany(0);
  const int last = CountCompanies(StateOf(match), 0) - 1;
  std::swap(own[last], own[last + 1]);
  const absl::Status status = Match::Restore(Yard(), match.Snapshot(Viewer::Host())).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kDataLoss) << status;
  EXPECT_THAT(std::string(status.message()), HasSubstr("an army's list"));
}

TEST(CampaignMutations, AreRefusedOrCanBePlayed) {
  Chance chance = Chance::Stream(5, 1);
  int played = 0;
  for (int phase = 0; phase < kPhases; ++phase) {
    played += PlayMutations(In(static_cast<Phase>(phase)), 150, chance);
    ASSERT_FALSE(HasFatalFailure()) << "phase " << phase;
  }
  EXPECT_GT(played, 50) << "many changes do no harm: rations, places, dice";
}

}  // namespace
}  // namespace mallard::duckhammer_campaign
