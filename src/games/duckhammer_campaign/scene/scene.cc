// A campaign as a scene: the map with its key locations, camps and tokens; armies with all they
// have learned and suffered; what is on offer; and the battle that is being played, with the seats
// of the campaign.
//
// Areas and groups of items are numbered after those of battles. Groups: regions, locations (by
// place), camps (by seat * 16 + camp), tokens and lines (by company), trainings (by company * 32 +
// number), wounds (by company * 8 + number), means (by seat * 4 + number), entries to choose.
#include "src/games/duckhammer_campaign/scene/scene.h"

#include <array>
#include <bit>

#include "mallard/text_argument.h"
#include "src/games/duckhammer/scene/scene.h"
#include "src/games/duckhammer/scene/scene_parts.h"
#include "src/games/duckhammer_campaign/army/companies.h"
#include "src/games/duckhammer_campaign/battle/battle.h"
#include "src/games/duckhammer_campaign/battle/sides.h"
#include "src/games/duckhammer_campaign/duckheim/words.h"
#include "src/games/duckhammer_campaign/map/boats.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/map/march.h"
#include "src/games/duckhammer_campaign/map/ranking.h"
#include "src/games/duckhammer_campaign/rules.h"
#include "src/games/duckhammer_campaign/scene/names.h"
#include "src/games/duckhammer_campaign/scene/scene_words.h"

namespace mallard::duckhammer_campaign {
namespace {

constexpr uint32_t kAreas = duckhammer::kSceneNumbers;
enum AreaId : uint32_t {
  kMapArea = kAreas,
  kOfferArea,
  kMenuArea,
  kArmyArea,                             // By seat.
  kMeansArea = kArmyArea + kMaxPlayers,  // By seat.
  kAttemptArea = kMeansArea + kMaxPlayers,
};
constexpr uint32_t kGroups = duckhammer::kSceneNumbers;
enum Group : uint32_t {
  kRegions = kGroups,
  kPlaces,
  kCamps,
  kTokens,
  kLines,
  kTrainings,
  kWounds,
  kMeansCards,
  kOffers,
  kEpisodes,
  kChoices,
  kMoreChoices,
  kStakes,
  kRewards,
  kProposals,
  kOwnAttributeCards,
  kLandings,
  kBoats,
  kBoatCards,
};

constexpr uint32_t kModelKind = TableId("model");
constexpr uint32_t kLocationTable = TableId("location");
constexpr int32_t kTokenRadius = kInch / 2;

class Writer {
 public:
  Writer(const CampaignRules& rules, const State& state, SceneBuilder& builder)
      : rules_(rules),
        position_{rules, state},
        s_(state),
        content_(rules.content()),
        b_(builder),
        models_(b_.Word(kWordModels)),
        level_(b_.Word(kWordLevel)),
        grade_(b_.Word(kWordGrade)) {}

  void Whole() {
    const bool battle = s_.phase == Phase::kBattle;
    Status(battle);
    for (int seat = 0; seat < rules_.players(); ++seat) Seat(seat);
    b_.Seat(rules_.referee()).role = b_.Word(kWordReferee);
    if (battle) Battle();
    Map(!battle);
    for (int i = 0; i < rules_.players(); ++i) {
      // From the viewer's own seat on, around the table.
      const int seat = (Near() + i) % rules_.players();
      Army(seat, !battle);
      MeansOf(seat);
    }
    Offer();
    Menu();
  }

 private:
  static uint32_t Id(Group group, int number) {
    return ItemId(group, static_cast<uint32_t>(number));
  }
  int Near() const {
    const int side = b_.viewer().side();
    return side < rules_.players() ? side : 0;
  }
  uint32_t Words(absl::string_view words) { return b_.Text({words.data(), words.size()}); }
  bool Marching() const { return s_.phase == Phase::kMarch || s_.phase == Phase::kReferee; }
  // While armies and characters are made, only their players know them.
  bool Known(int seat) const { return s_.phase == Phase::kPlans || s_.players[seat].hidden == 0; }

  void Status(bool battle) {
    SceneStatus& status = b_.status();
    if (battle) {
      duckhammer::AddBattleStatus({rules_.battles(), s_.battle}, Sides(), b_);
    } else {
      status.phase = b_.Word(kWordPhases + static_cast<int>(s_.phase));
      status.round = s_.season;
      status.round_limit = rules_.last_season();
      status.round_label = b_.Word(rules_.war() ? kWordSeason : kWordWeek);
    }
    const uint32_t asked = status.asked;
    status.turn_seat = std::has_single_bit(asked) ? std::countr_zero(asked) : -1;
    if (s_.phase == Phase::kOver) Ending(status);
  }

  // How a campaign ended, and what decided between armies that hold as many locations.
  void Ending(SceneStatus& status) {
    if (!rules_.war()) {
      status.reason = b_.Word(kWordEndings + static_cast<int>(s_.ending));
      return;
    }
    status.reason = b_.Word(kWordAllFought);
    const int winner = std::countr_zero(s_.winner);
    int standing = 0;
    bool as_many = false, as_rich = false;
    const Rank best = RankOf({rules_, s_}, winner);
    for (int seat = 0; seat < rules_.players(); ++seat) {
      const Rank rank = RankOf({rules_, s_}, seat);
      if (!rank.standing) continue;
      ++standing;
      if (seat == winner || rank.locations != best.locations) continue;
      as_many = true;
      as_rich |= rank.wealth == best.wealth;
    }
    if (standing <= 1) status.reason = b_.Word(kWordLastStanding);
    if (as_many) status.tie_break = b_.Word(as_rich ? kWordOrder : kWordWealth);
  }

  void Seat(int seat) {
    const Player& player = s_.players[seat];
    const uint32_t feather =
        player.feather != 0 ? b_.Entry(TableId("feather"), player.feather - 1) : 0;
    SceneSeat& record = b_.Seat(seat);
    record.role = feather;
    record.score_label = b_.Word(kWordLocationsHeld);
    if (player.out != 0) record.marks |= kMarkDestroyed;
    if (player.ready != 0) record.marks |= kMarkReady;
    if (b_.status().turn_seat == seat) record.marks |= kMarkActive;
    if (s_.season > 0 && s_.first == seat) record.marks |= kMarkLeader;
    if (Known(seat)) b_.Counter(b_.Word(kWordRations), player.rations);
    b_.Counter(b_.Word(kWordExperience), player.experience);
    b_.Counter(b_.Word(kWordBattlesWon), player.battles_won);
    b_.Counter(b_.Word(kWordBattlesLost), player.battles_lost);
  }

  // Who sits where in the battle. In Duckheim the players share a side, which is nobody's alone.
  duckhammer::SceneSides Sides() {
    duckhammer::SceneSides sides;
    sides.seats[0] = rules_.war() ? s_.contenders[0].seat : Reference::kNobody;
    sides.seats[1] = rules_.war() ? int{s_.contenders[1].seat} : rules_.referee();
    for (int u = 0; u < kRecords; ++u) {
      if (s_.battle.units[u].size != 0) {
        At(unit_seats_, u) = static_cast<int16_t>(OwnerOf(s_.records[u].company));
      }
    }
    sides.unit_seats = unit_seats_;
    const int seat = b_.viewer().seat();
    if (seat < 0) return sides;
    const int own = BattleSeatOf(position_, seat);
    if (own >= 0) sides.near = own;
    if ((b_.status().asked >> seat & 1) != 0) sides.self = BattleSeatToPlay(position_, seat);
    return sides;
  }

  void Battle() {
    const duckhammer::SceneSides sides = Sides();
    duckhammer::AddBattle({rules_.battles(), s_.battle}, sides, b_);
  }

  void Map(bool active) {
    const CampaignMap& map = rules_.map();
    const int area = b_.AddArea(kMapArea, AreaKind::kPlane, Reference::kNobody, b_.Word(kWordMap),
                                map.width, map.height);
    b_.Area(area).unit = kInch;
    b_.Area(area).unit_label = b_.Word(kWordInch);
    b_.Area(area).active = active ? 1 : 0;
    b_.Counter(b_.Word(kWordBattles), s_.battles);
    Regions(area);
    for (int place = 0; place < rules_.places(); ++place) Place(area, place);
    for (int seat = 0; seat < rules_.players(); ++seat) {
      Camps(area, seat);
      if (s_.players[seat].home == 0) continue;  // Its army is not on the map yet.
      ForEachCompany(s_, seat, [&](int company) { Token(area, seat, company); });
    }
    ForEachCompany(s_, rules_.referee(), [&](int company) {
      if (s_.companies[company].band != kSummoned) Token(area, rules_.referee(), company);
    });
  }

  void Regions(int area) {
    int number = 0;
    for (const Region& region : rules_.map().regions) {
      SceneItem& item = b_.AddItem(Id(kRegions, number++), area);
      item.geometry = Geometry::kPolygon;
      item.layer = kLayerTerrain;
      item.symbol = static_cast<uint32_t>(At(rules_.map().grounds, region.ground).symbol[0]);
      for (const mallard::Point corner : region.area.corners()) b_.Point(corner.x, corner.y);
      b_.Show(TableId("ground"), region.ground);
    }
    const uint32_t landing = rules_.map().landings.empty() ? 0 : b_.Word(kWordLanding);
    number = 0;
    for (const mallard::Point at : rules_.map().landings) {
      SceneItem& item = b_.AddItem(Id(kLandings, number++), area);
      item.geometry = Geometry::kCircle;
      item.layer = kLayerZone;
      item.x = at.x;
      item.y = at.y;
      item.width = kReachOfLandings;
      item.symbol = '=';
      item.label = landing;
    }
  }

  void Place(int area, int number) {
    const duckhammer_campaign::Place& place = rules_.place(number);
    SceneItem& item = b_.AddItem(Id(kPlaces, number), area);
    item.geometry = Geometry::kCircle;
    item.layer = kLayerZone;
    item.x = place.at.x;
    item.y = place.at.y;
    item.width = place.radius;
    item.symbol = static_cast<uint32_t>('A' + number % 26);
    item.label = b_.Name(kLocationTable, number);
    item.owner = static_cast<int16_t>(s_.holders[number] - 1);
    item.marks = IsOpen(rules_, s_, number) ? kMarkGoal : kMarkBlocked;
    if (s_.location == number + 1) item.marks |= kMarkTarget;
    const int stages = StagesOf(rules_, number);
    if (stages > 1) b_.Counter(b_.Word(kWordStage), s_.stages[number] + 1, stages + 1);
    b_.Refer(Reference::Entry(ArgType::kNode, kLocationTable, number));
    b_.Refer(Reference::Of(ArgType::kPlace, place.at.x, place.at.y));
  }

  void Camps(int area, int seat) {
    const Player& player = s_.players[seat];
    const uint32_t label = player.camp_count != 0 ? b_.Word(kWordCamp) : 0;
    for (int i = 0; i < player.camp_count; ++i) {
      SceneItem& item = b_.AddItem(Id(kCamps, seat * kMaxCamps + i), area);
      item.geometry = Geometry::kCircle;
      item.x = player.camps[i].x;
      item.y = player.camps[i].y;
      item.width = kTokenRadius;
      item.owner = static_cast<int16_t>(seat);
      item.symbol = '+';
      item.label = label;
      b_.Refer(Reference::Of(ArgType::kCamp, i + 1, 0, seat));
    }
  }

  // What holds for a company, wherever it is shown.
  uint32_t MarksOf(int number) const {
    const Company& company = s_.companies[number];
    uint32_t marks = 0;
    if (company.fought != 0) marks |= kMarkDone;
    if (company.hero != 0) marks |= kMarkLeader;
    if (company.wounds[0].wound != 0) marks |= kMarkDamaged;
    if (s_.training == number + 1) marks |= kMarkSelected;
    const bool fighting = s_.phase == Phase::kJoining || s_.phase == Phase::kBattle;
    for (const Contender& side : s_.contenders) {
      if (fighting && InBattle(side, number) && !InReserve(side, number)) marks |= kMarkActive;
    }
    return marks;
  }

  // A letter that tells a company from the others of its army: large and small ones for every other
  // army, as in battles.
  static uint32_t SymbolOf(int number) {
    const int seat = OwnerOf(number), place = number % kCompanies;
    constexpr int kLetters = 26;
    if (place >= kLetters) return static_cast<uint32_t>('0' + (place - kLetters) % 10);
    return static_cast<uint32_t>((seat % 2 == 0 ? 'A' : 'a') + place);
  }

  void Token(int area, int seat, int number) {
    const Company& company = s_.companies[number];
    SceneItem& item = b_.AddItem(Id(kTokens, number), area);
    item.geometry = Geometry::kCircle;
    item.x = company.x;
    item.y = company.y;
    item.width = kTokenRadius;
    item.owner = static_cast<int16_t>(seat);
    item.symbol = SymbolOf(number);
    item.count = company.models;
    item.marks = MarksOf(number);
    if (Marching() && LeftToMarch(company) > 0) item.marks |= kMarkMovable;
    b_.Show(kModelKind, company.model - 1);
    b_.scene().items.back().label = LabelOf(number);
    b_.Counter(models_, company.models);
    if (Marching()) {
      b_.Counter(b_.Word(kWordMarchLeft), LeftToMarch(company) / kInch);
    }
    b_.Refer(Reference::Of(ArgType::kCompany, number));
  }

  // A character is called what its player calls it.
  uint32_t LabelOf(int number) {
    const absl::string_view given = GivenName(s_, number);
    return given.empty() ? b_.Label(NameOfCompany(s_, number)) : Words(given);
  }

  void Army(int seat, bool active) {
    const int area = b_.AddArea(kArmyArea + static_cast<uint32_t>(seat), AreaKind::kList, seat,
                                b_.Word(kWordArmy), 1, kCompanies);
    b_.Area(area).stacking = Stacking::kRow;
    b_.Area(area).active = active ? 1 : 0;
    int line = 0;
    ForEachCompany(s_, seat, [&](int company) { Line(area, seat, line++, company); });
  }

  void Line(int area, int seat, int line, int number) {
    const Company& company = s_.companies[number];
    SceneItem& item = b_.AddItem(Id(kLines, number), area);
    item.y = line;
    item.symbol = SymbolOf(number);
    item.owner = static_cast<int16_t>(seat);
    item.count = company.models;
    item.marks = MarksOf(number);
    b_.Show(kModelKind, company.model - 1);
    b_.scene().items.back().label = LabelOf(number);
    b_.Counter(models_, company.models);
    b_.Counter(level_, company.level);
    b_.Counter(grade_, GradeOf(content_, company));
    for (int i = 0; company.hero != 0 && i < static_cast<int>(Size(content_.attributes)); ++i) {
      b_.Counter(b_.Entry(TableId("attribute"), i), company.attributes[i]);
    }
    for (int i = 0; company.hero != 0 && i < OwnAttributesOf(s_.players[seat]); ++i) {
      const OwnAttribute& own = s_.players[seat].own[i];
      b_.Counter(Words(TextIn(absl::MakeConstSpan(own.name))), own.points);
    }
    b_.Refer(Reference::Of(ArgType::kCompany, number));
    int column = 1;
    const auto beside = [&](Group group, int id, uint32_t kind, int entry) {
      SceneItem& part = b_.AddItem(Id(group, id), area);
      part.x = column++;
      part.y = line;
      part.parent = Id(kLines, number);
      part.owner = static_cast<int16_t>(seat);
      b_.Show(kind, entry);
    };
    for (int i = 0; i < company.trainings; ++i) {
      beside(kTrainings, number * 32 + i, TableId("training"), company.trained[i].option - 1);
    }
    for (int i = 0; i < kMaxWounds && company.wounds[i].wound != 0; ++i) {
      beside(kWounds, number * kMaxWounds + i, TableId("wound"), company.wounds[i].wound - 1);
    }
    if (company.boat != 0) beside(kBoats, number, TableId("boat"), company.boat - 1);
    if (column > b_.Area(area).width) b_.Area(area).width = column;
  }

  void MeansOf(int seat) {
    const int area = b_.AddArea(kMeansArea + static_cast<uint32_t>(seat), AreaKind::kHand, seat,
                                b_.Word(kWordMeans), kMaxMeans, 1);
    for (int i = 0; i < kMaxMeans && s_.players[seat].means[i] != 0; ++i) {
      SceneItem& item = b_.AddCard(Id(kMeansCards, seat * 4 + i), area, i);
      item.owner = static_cast<int16_t>(seat);
      if (s_.phase == Phase::kPlans) item.marks = kMarkPlanned;
      b_.Show(TableId("means"), s_.players[seat].means[i] - 1);
      b_.Refer(Reference::Name("means", s_.players[seat].means[i] - 1));
      b_.Refer(Reference::Of(ArgType::kLine, i + 1, 0, seat));
    }
  }

  void Offer() {
    const int area = b_.AddArea(kOfferArea, AreaKind::kList, Reference::kNobody,
                                b_.Word(kWordOffer), 1, 2 + kMaxPlayers);
    if (s_.offer.challenge != 0) {
      b_.AddItem(Id(kOffers, s_.offer.challenge - 1), area);
      b_.Show(TableId("challenge"), s_.offer.challenge - 1);
      b_.Counter(b_.Word(kWordReward), s_.offer.reward);
      b_.Refer(Reference::Name("challenge", s_.offer.challenge - 1));
      b_.Refer(Reference::Entry(ArgType::kNode, kLocationTable, s_.offer.location));
    }
    if (s_.terms.reward != 0) {
      SceneItem& item = b_.AddItem(Id(kRewards, 0), area);
      item.y = 1;
      item.label = b_.Word(kWordReward);
      b_.Counter(b_.Word(kWordReward), s_.terms.reward);
    }
    for (int seat = 0; seat < rules_.players(); ++seat) Proposal(area, seat);
    if (s_.attempt.under_way != 0) Attempt();
  }

  // What a player wants to try, until it has been.
  void Proposal(int area, int seat) {
    const absl::string_view words = ProposalOf(s_, seat);
    if (words.empty()) return;
    SceneItem& item = b_.AddItem(Id(kProposals, seat), area);
    item.y = 2 + seat;
    item.owner = static_cast<int16_t>(seat);
    item.label = Words(words);
    if (s_.attempt.proposal == seat + 1) item.marks |= kMarkActive;
    b_.Refer(Reference::Seat(seat));
  }

  // What is being tried, and below it what success and failure bring.
  void Attempt() {
    const duckhammer_campaign::Attempt& attempt = s_.attempt;
    const int area =
        b_.AddArea(kAttemptArea, AreaKind::kList, Reference::kNobody, b_.Word(kWordEpisode), 1, 3);
    SceneItem& tried = b_.AddItem(Id(kEpisodes, 0), area);
    tried.label = b_.Word(kWordEpisode);
    tried.marks = kMarkSelected;
    if (attempt.venture != 0) Shown("venture", attempt.venture - 1);
    if (attempt.episode != 0) Shown("episode", attempt.episode - 1);
    if (attempt.venture == 0 && attempt.episode == 0 && attempt.attribute != 0) {
      Helping(attempt.attribute - 1);
    }
    b_.Counter(b_.Word(kWordDifficulty), attempt.difficulty);
    if (attempt.target != 0) b_.Counter(b_.Word(kWordTarget), attempt.target - 1);
    Stake(area, 1, kWordSuccess, attempt.success);
    Stake(area, 2, kWordFailure, attempt.failure);
  }

  // An attribute: one of a player's own is called by its name where it is known whose.
  void Helping(int attribute) {
    const int own = attribute - Size(content_.attributes);
    if (own < 0) return Shown("attribute", attribute);
    const int seat = s_.attempt.proposal - 1;
    if (seat >= 0) {
      b_.scene().items.back().label =
          Words(TextIn(absl::MakeConstSpan(s_.players[seat].own[own].name)));
    }
    b_.Refer(Reference::Name("attribute", attribute));
  }

  void Shown(const char* kind, int entry) {
    b_.Show(TableId(kind), entry);
    b_.Refer(Reference::Name(kind, entry));
  }

  void Stake(int area, int line, int word, int stake) {
    SceneItem& item = b_.AddItem(Id(kEpisodes, line), area);
    item.y = line;
    item.label = b_.Word(word);
    if (stake == 0) return;
    b_.Counter(b_.Word(word), 1);
    Shown("stake", stake - 1);
  }

  // What the viewer can pick from where it is asked for something that lies nowhere else.
  void Menu() {
    const int seat = b_.viewer().seat();
    if (seat < 0 || (b_.status().asked >> seat & 1) == 0 || s_.phase == Phase::kBattle) return;
    const int area = b_.AddArea(kMenuArea, AreaKind::kList, seat, b_.Word(kWordMenu));
    if (s_.training != 0) return Entries(area, kChoices, "training", Size(content_.trainings));
    switch (s_.phase) {
      case Phase::kPlans:
        Entries(area, kChoices, "feather", Size(content_.feathers));
        return Entries(area, kMoreChoices, "means", Size(content_.means));
      case Phase::kHeroes:
        Entries(area, kMoreChoices, "attribute", Size(content_.attributes));
        OwnAttributes(area, seat);
        return Models(area);
      case Phase::kMarch:
        Entries(area, kBoatCards, "boat", Size(content_.boats));
        if (!rules_.war()) {
          Entries(area, kMoreChoices, "venture", Size(content_.ventures));
          if (PointsLeft(position_, seat) > 0) {
            Entries(area, kStakes, "attribute", Size(content_.attributes));
            OwnAttributes(area, seat);
          }
        }
        return Models(area);
      case Phase::kMuster:
        return Models(area);
      case Phase::kOffer:
        return Entries(area, kChoices, "challenge", Size(content_.challenges));
      case Phase::kReferee:
        Entries(area, kMoreChoices, "force", Size(content_.forces));
        Entries(area, kStakes, "stake", Size(content_.stakes));
        return Entries(area, kChoices, "episode", Size(content_.episodes));
      default:
        return;
    }
  }

  void Entries(int area, Group group, const char* kind, int count) {
    for (int i = 0; i < count; ++i) {
      SceneItem& item = b_.AddItem(Id(group, i), area);
      item.y = b_.Area(area).depth++;
      b_.Show(TableId(kind), i);
      b_.Refer(Reference::Name(kind, i));
    }
  }

  void OwnAttributes(int area, int seat) {
    const int first = Size(content_.attributes);
    for (int i = 0; i < OwnAttributesOf(s_.players[seat]); ++i) {
      SceneItem& item = b_.AddItem(Id(kOwnAttributeCards, i), area);
      item.y = b_.Area(area).depth++;
      item.label = Words(TextIn(absl::MakeConstSpan(s_.players[seat].own[i].name)));
      b_.Refer(Reference::Name("attribute", first + i));
    }
  }

  void Models(int area) {
    const uint32_t price = b_.Word(kWordPrice);
    for (int i = 0; i < Size(content_.models); ++i) {
      const duckhammer::ModelEntry& model = At(content_.models, i);
      SceneItem& item = b_.AddItem(Id(kChoices, i), area);
      item.y = b_.Area(area).depth++;
      b_.Show(kModelKind, i);
      b_.Counter(price, model.profile.cost);
      b_.Counter(grade_, model.profile.grade);
      b_.Counter(models_, model.profile.full_strength);
      b_.Refer(Reference::Name("model", i));
    }
  }

  const CampaignRules& rules_;
  const Position position_;
  const State& s_;
  const CampaignContent& content_;
  SceneBuilder& b_;
  std::array<int16_t, duckhammer::kUnitSlots> unit_seats_ = {};
  uint32_t models_, level_, grade_;  // Labels that many items bear.
};

}  // namespace

void PlacesOf(const CampaignRules& rules, const Event& event, EventRoles& roles) {
  const auto army = [](int seat) { return OfSeat(kArmyArea, seat); };
  switch (event.kind) {
    case kEnlisted:
      // What the referee has is on the map only.
      if (OwnerOf(event.args[0]) >= rules.players()) return;
      return roles.GoesTo(army(OwnerOf(event.args[0])));
    case kMeansShown:
      return roles.GoesTo(OfSeat(kMeansArea, event.args[0]));
    case kSettled:
      return roles.ComesFrom(army(event.args[0]));
    case kOffered:
      return roles.GoesTo(kOfferArea);
    case kMarched:
    case kRetreated:
    case kCompanyLost:
    case kTokenRemoved:
      return roles.ComesFrom(roles.subject);  // Wherever its token is.
    case duckhammer::kMustered:
      return;  // Companies come from both armies; their own events tell so.
    default:
      return duckhammer::PlacesOf(event, roles);
  }
}

void WriteScene(const CampaignRules& rules, const State& state, SceneBuilder& builder) {
  Writer(rules, state, builder).Whole();
}

}  // namespace mallard::duckhammer_campaign
