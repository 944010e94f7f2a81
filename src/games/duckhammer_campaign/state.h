// The state of a Duckhammer campaign: one flat structure, canonical (what is not in use is zero).
//
// Players have the seats from 0, the referee the seat after theirs. A *company* is a unit of an
// army together with its token on the campaign map; companies are numbered through, 32 for each
// player and 32 for the referee's forces, and a number is used again only after its company is
// gone. In Duckheim the players are one side and share one army. The battle being played lies at
// the end, and its script variables behind the structure; both are zero while there is none. In a
// redacted state what others choose in secret is blank and they are marked as `hidden`.
#ifndef MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_STATE_H_
#define MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_STATE_H_

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "mallard/primitives/chance.h"
#include "mallard/primitives/plane.h"
#include "mallard/state_parts.h"
#include "src/games/duckhammer/state.h"

namespace mallard::duckhammer_campaign {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kCompanies = duckhammer::kMaxUnits;  ///< Of one player.
inline constexpr int kCompanySlots = (kMaxPlayers + 1) * kCompanies;
inline constexpr int kMaxCamps = 16;  ///< Of one player.
inline constexpr int kMaxMeans = 3;   ///< Chosen by one player.
inline constexpr int kMaxLocations = 24;
inline constexpr int kMaxBands = 8;              ///< Forces of the referee on the map.
inline constexpr int kSummoned = kMaxBands + 1;  ///< Of companies that a challenge brings: no band.
inline constexpr int kMaxStages = 8;             ///< Of one location.
inline constexpr int kMaxLevels = 25;            ///< Level 0 included.
inline constexpr int kMaxAttributes = 8;
inline constexpr int kOwnAttributes = 2;    ///< That a character has beside those of the content.
inline constexpr int kWordBytes = 24;       ///< Of a name, or of a piece of a proposal.
inline constexpr int kProposalBytes = 240;  ///< Of a whole one.
inline constexpr int kMaxWounds = 8;        ///< Of one character.
inline constexpr int kRecords = duckhammer::kSeats * duckhammer::kMaxUnits;  ///< Units of a battle.
inline constexpr int kMostWorth = INT16_MAX;  ///< Of an army: battles count points in 16 bits.
inline constexpr int kModelBytes = 32;        ///< A bit for every model of the content.

enum class Phase : uint8_t {
  kPlans,     ///< Players choose Feather and means, in secret.
  kMuster,    ///< Players enlist the first army, in secret.
  kHeroes,    ///< Duckheim: players make characters.
  kSettling,  ///< The referee gives each army a key location.
  kOffer,     ///< The referee may offer a challenge battle.
  kMarch,     ///< Players march, camp, enlist, train, one after another.
  kBattles,   ///< Players may begin battles, one after another.
  kJoining,   ///< Both sides of a battle choose who joins.
  kAttempt,   ///< Duckheim: something is being tried.
  kBattle,    ///< A battle is being played.
  kTending,   ///< Duckheim: whom a character tends.
  kRecovery,  ///< Lost models recover.
  kRazing,    ///< Camps may be destroyed.
  kOver,
  kReferee,  ///< Duckheim: the referee's turn.
  kReward,   ///< A person as referee may announce a reward for winning.
  kRetreat,  ///< The loser's tokens leave the key location.
};

/// A training a company has had.
struct Trained {
  uint8_t option;  ///< Position in CampaignContent::trainings + 1; 0: none.
  uint8_t grade;   ///< When it was taken.
  uint8_t first;   ///< What it was about, by the training's effect (training.h).
  uint8_t second;
};

/// A wound of a character.
struct Wounded {
  uint8_t wound;  ///< Position in CampaignContent::wounds + 1; 0: none.
  uint8_t by;     ///< Position + 1 of the model that dealt it; 0: not known.
  uint8_t weeks;  ///< Since then; minor ones end after one.
  uint8_t reserved;
};

/// A unit of an army and its token.
struct Company {
  int32_t x, y;      ///< Of the token; 0 off the map.
  int32_t moved;     ///< Thousandths of an inch this season.
  int32_t marching;  ///< Days of this season's march, in 12000ths.
  uint8_t model;     ///< Position in models + 1; 0: no such company.
  uint8_t loadout;
  uint8_t models;  ///< How many there are.
  uint8_t level;
  uint8_t marches;    ///< Made since its last battle, this season's not included.
  uint8_t fought;     ///< In a battle this season.
  uint8_t untrained;  ///< Levels raised whose training has not been chosen.
  uint8_t band;       ///< Of the referee's: the force it belongs to, from 1, or kSummoned.
  uint8_t boat;       ///< Hired until the season ends: position + 1.
  uint8_t reserved[2];
  uint8_t hero;        ///< Duckheim: a player's character.
  uint8_t trainings;   ///< In use.
  uint8_t gear_count;  ///< Duckheim: weapons of its own in `gear`, instead of its loadout.
  uint8_t gear[duckhammer::kMaxWeapons];  ///< Positions + 1.
  uint8_t attributes[kMaxAttributes];     ///< Duckheim: of a character.
  Wounded wounds[kMaxWounds];             ///< Filled from the front.
  Trained trained[kMaxLevels - 1];        ///< Filled from the front.
  Point at() const { return {x, y}; }
};

struct Camp {
  int32_t x, y;
};

/// Duckheim: an attribute that a player has thought of for the character.
struct OwnAttribute {
  char name[kWordBytes];  ///< Ends in zeros; all zero: there is none.
  uint8_t points;
  uint8_t allowed;  ///< The referee has given leave.
  uint8_t reserved[2];
};

struct Player {
  int32_t rations;
  int32_t experience;
  uint8_t feather;           ///< Position + 1; 0: not chosen.
  uint8_t means[kMaxMeans];  ///< Positions + 1, filled from the front.
  uint8_t ready;             ///< Its secret choice is made.
  uint8_t out;               ///< It has no tokens left.
  uint8_t home;              ///< The location it was settled at + 1.
  uint8_t camp_count;
  uint8_t battles_won;
  uint8_t battles_lost;
  uint8_t passed;    ///< Duckheim: has passed for the rest of its side's turn in the battle ...
  uint8_t declined;  ///< ... or only to what the battle asks all players of the side now.
  uint8_t lent;      ///< Duckheim: has lent its Bravery in this battle.
  uint8_t tended;    ///< Duckheim: the company it tends + 1.
  uint8_t hidden;    ///< 1: in a view, what it chooses in secret is blank.
  uint8_t ventured;  ///< Duckheim: its venture of the week, position + 1; 0: none yet.
  uint8_t enlisted[kModelBytes];     ///< Characters of the content that it has enlisted.
  char name[kWordBytes];             ///< Duckheim: of the character; ends in zeros.
  OwnAttribute own[kOwnAttributes];  ///< Duckheim: the second only after the first.
  char proposal[kProposalBytes];     ///< Duckheim: what it wants to try, until that is answered.
  Camp camps[kMaxCamps];
};

/// A side of a battle.
struct Contender {
  uint8_t seat;   ///< Whose; the referee's for its forces.
  uint8_t chief;  ///< The company that began it or was attacked.
  uint8_t reserved[2];
  uint32_t joined[kMaxPlayers + 1];    ///< Of each seat of the side, bit a company.
  uint32_t reserves[kMaxPlayers + 1];  ///< The same: come as reinforcements.
};

/// What is remembered of each unit of the battle until its end.
struct Record {
  uint8_t company;    ///< Number.
  uint8_t deserted;   ///< Models lost to morale.
  uint8_t struck_by;  ///< The unit that dealt it damage last, number + 1.
  uint8_t involved;   ///< Bit a player: dealt it damage or cast a spell on it (Duckheim).
  uint8_t level;      ///< When the battle began.
  uint8_t reserved[3];
};

/// A challenge battle on offer.
struct Offer {
  uint8_t challenge;  ///< Position + 1; 0: none.
  uint8_t location;
  uint8_t mission;  ///< Of the player: position + 1; 0: free.
  uint8_t map;      ///< Of the battle: position + 1; 0: free.
  int32_t reward;   ///< Rations.
};

/// What the referee, the challenge or the place has set for a battle.
struct Terms {
  uint8_t mission;      ///< Of the first side: position + 1; 0: free.
  uint8_t own_mission;  ///< Of the second side.
  uint8_t map;          ///< Position + 1; 0: one of the location.
  uint8_t zone;         ///< Depth of the second side's deployment zone in inches; 0: as usual.
  uint8_t party_zone;   ///< The same of the first side.
  uint8_t reserved[7];
  int32_t reward;  ///< Rations for winning.
};

/// Duckheim: something that is being tried, and what is at stake.
struct Attempt {
  uint8_t under_way;   ///< 0: there is none, and all else is 0.
  uint8_t venture;     ///< Position + 1 of the venture, or ...
  uint8_t episode;     ///< ... of the episode; both 0: the referee's own call.
  uint8_t attribute;   ///< That helps: position + 1; behind those of the content, own ones.
  uint8_t difficulty;  ///< Taken off the roll.
  uint8_t target;      ///< Grade of whom it is done to + 1; 0: nobody.
  uint8_t group;       ///< The referee rolls against all characters.
  uint8_t success;     ///< Stake + 1; 0: nothing.
  uint8_t failure;
  uint8_t proposal;  ///< It answers the proposal of that seat, number + 1.
  uint8_t reserved[6];
};

/// How Duckheim ends.
enum class Ending : uint8_t {
  kNone,
  kAllLocations,  ///< The party holds every key location.
  kLastEpisode,   ///< The last episode is finished.
  kWeeks,         ///< The weeks are over; half of the locations or more are the party's, or not.
  kAllFell,       ///< Every character failed to recover from the same battle.
  kNowhere,       ///< The party has neither a camp nor a location.
};

struct State {
  Chance chance;
  Phase phase;
  uint8_t asked;       ///< Bit a seat; in a battle, see the battle.
  uint8_t season;      ///< From 1; 0 before the first.
  uint8_t first;       ///< The seat that begins this season.
  uint8_t turn;        ///< Turns taken in this phase.
  uint8_t battles;     ///< Fought.
  uint8_t winner;      ///< Bit a seat, once over.
  uint8_t location;    ///< Of the battle + 1; 0: no key location.
  uint8_t challenge;   ///< The battle is a challenge.
  uint8_t training;    ///< The company to be trained + 1.
  uint8_t step;        ///< Of the aftermath: unit, or side.
  Phase back;          ///< Where an attempt or a battle goes back to.
  uint8_t shortfalls;  ///< In use.
  uint8_t recovered;   ///< Models of the unit that have recovered.
  uint8_t razed;       ///< Camps destroyed by the one who is destroying.
  uint8_t natural;     ///< Duckheim: the last natural recovery roll.
  uint8_t episodes;    ///< Duckheim: the referee has begun this week.
  uint8_t placed;      ///< Duckheim: forces the referee has placed this week.
  uint8_t fallen;      ///< Duckheim, bit a player: whose character has failed to recover.
  uint8_t bracing;     ///< Duckheim: rations are being asked for before a character's roll.
  uint8_t finished;    ///< Duckheim: the last episode is.
  Ending ending;
  uint8_t party_zone;  ///< Duckheim: of the next battle that the referee sets up; see Terms.
  uint8_t reserved[1];
  uint8_t holders[kMaxLocations];  ///< Of key locations: seat + 1.
  uint8_t stages[kMaxLocations];   ///< Of key locations, from 0 (locations.h).
  /// What the referee has made of key locations, instead of what their stages say: a mission of
  /// both sides and a battle map, positions + 1; 0: as the stage says.
  uint8_t missions[kMaxLocations];
  uint8_t maps[kMaxLocations];
  uint8_t shortfall[duckhammer::kMaxUnitModels];  ///< Rations each model needs, rising.
  uint8_t told[kModelBytes];                      ///< Duckheim: bit an episode that has been.
  uint8_t bands[kMaxBands];  ///< Duckheim: forces on the map, position + 1 of each; 0: free.
  Offer offer;
  Terms terms;
  Attempt attempt;
  Player players[kMaxPlayers];
  Company companies[kCompanySlots];
  Contender contenders[2];
  Record records[kRecords];
  duckhammer::State battle;
};
static_assert(offsetof(State, battle) + sizeof(duckhammer::State) == sizeof(State),
              "the battle's variables lie behind it");

/// The parts of a campaign that are in use. The variables behind it are not among them.
void AddParts(const State& state, StateParts& parts);

constexpr int FirstCompany(int seat) { return seat * kCompanies; }
constexpr int OwnerOf(int company) { return company / kCompanies; }
/// The bit of a company in the sets of its side.
constexpr uint32_t BitOf(int company) { return 1u << (company % kCompanies); }

}  // namespace mallard::duckhammer_campaign

#endif  // MALLARD_SRC_GAMES_DUCKHAMMER_CAMPAIGN_STATE_H_
