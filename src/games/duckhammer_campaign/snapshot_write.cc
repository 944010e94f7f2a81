// Campaigns to FlatBuffers.
#include <string>
#include <vector>

#include "mallard/schemas/mallard_generated.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer/snapshot/snapshot.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/locations.h"

namespace mallard::duckhammer_campaign {
namespace {

namespace fbc = mallard::schema::duckhammer_campaign;
using flatbuffers::FlatBufferBuilder;
using flatbuffers::Offset;
using Text = Offset<flatbuffers::String>;
template <class T>
using Vector = Offset<flatbuffers::Vector<Offset<T>>>;

// Writes the tables of one campaign; every id is in the bytes once.
class Writer {
 public:
  Writer(const CampaignRules& rules, const State& state, FlatBufferBuilder& builder)
      : rules_(rules), state_(state), content_(rules.content()), builder_(builder) {}

  template <class Entry>
  Text Id(const std::vector<Entry>& entries, int number) {  // 1 + index; nothing for 0.
    if (number == 0) return Text();
    return builder_.CreateSharedString(entries[static_cast<size_t>(number - 1)].id);
  }
  Text PlaceName(int number) {
    if (number == 0) return Text();
    return builder_.CreateSharedString(rules_.map().places[static_cast<size_t>(number - 1)].name);
  }

  Offset<fbc::Trained> WriteTrained(const Trained& trained) {
    const Effect effect = content_.trainings[trained.option - 1u].effect;
    const Text name = Id(content_.trainings, trained.option);
    Text lesson, about;
    int first = trained.first;
    switch (effect) {
      case Effect::kAbility: {
        const Lesson& learned = content_.lessons[trained.first];
        const bool spell =
            content_.model_abilities[static_cast<size_t>(learned.ability)].argument ==
            duckhammer::ModelAbility::Argument::kSpell;
        lesson = Id(content_.lessons, trained.first + 1);
        about =
            spell ? Id(content_.spells, trained.second) : Id(content_.quacktics, trained.second);
        first = 0;
        break;
      }
      case Effect::kWeaponAbility:
        lesson = Id(content_.weapon_lessons, trained.second + 1);
        break;
      case Effect::kWeapon:
        about = Id(content_.weapons, trained.second + 1);
        break;
      case Effect::kWeaponClass:
        about = Id(content_.weapon_classes, trained.first + 1);
        first = 0;
        break;
      default:
        break;
    }
    return fbc::CreateTrained(builder_, name, trained.grade, static_cast<uint8_t>(first), lesson,
                              about);
  }

  Offset<fbc::Company> WriteCompany(int number) {
    const Company& company = state_.companies[number];
    const duckhammer::ModelEntry& entry = ModelOf(content_, company);
    const Text model = Id(content_.models, company.model);
    const Text title = builder_.CreateSharedString(entry.name);
    const Text symbol = builder_.CreateSharedString(entry.symbol);
    std::vector<Offset<fbc::Trained>> trained;
    for (int i = 0; i < company.trainings; ++i) trained.push_back(WriteTrained(company.trained[i]));
    const auto trained_vector = builder_.CreateVector(trained);
    Offset<flatbuffers::Vector<uint8_t>> attributes;
    if (company.hero != 0) {
      attributes = builder_.CreateVector(company.attributes, content_.attributes.size());
    }
    std::vector<Offset<fbc::Wound>> wounds;
    for (const Wounded& wounded : company.wounds) {
      if (wounded.wound == 0) break;
      const Text wound = Id(content_.wounds, wounded.wound);
      const Text by = Id(content_.models, wounded.by);
      wounds.push_back(fbc::CreateWound(builder_, wound, by, wounded.weeks));
    }
    const auto wound_vector = builder_.CreateVector(wounds);
    std::vector<Text> gear;
    for (int i = 0; i < company.gear_count; ++i)
      gear.push_back(Id(content_.weapons, company.gear[i]));
    const auto gear_vector = builder_.CreateVector(gear);
    return fbc::CreateCompany(
        builder_, static_cast<uint8_t>(number), model, title, symbol,
        static_cast<uint8_t>(company.loadout + 1), company.models, company.level,
        static_cast<uint8_t>(GradeOf(content_, company)), company.x, company.y, company.moved,
        company.marching, company.marches, company.fought != 0, company.untrained != 0,
        trained_vector, company.hero != 0, attributes, wound_vector, gear_vector);
  }

  Vector<fbc::Company> Companies() {
    std::vector<Offset<fbc::Company>> out;
    for (int c = 0; c < kCompanySlots; ++c) {
      if (state_.companies[c].model != 0) out.push_back(WriteCompany(c));
    }
    return builder_.CreateVector(out);
  }

  Offset<fbc::Player> WritePlayer(const Player& player) {
    const Text feather = Id(content_.feathers, player.feather);
    std::vector<Text> means;
    for (const uint8_t chosen : player.means) {
      if (chosen != 0) means.push_back(Id(content_.means, chosen));
    }
    const auto means_vector = builder_.CreateVector(means);
    const Text home = PlaceName(player.home);
    std::vector<fbc::Camp> camps;
    for (int i = 0; i < player.camp_count; ++i) {
      camps.emplace_back(player.camps[i].x, player.camps[i].y);
    }
    const auto camp_vector = builder_.CreateVectorOfStructs(camps);
    std::vector<Text> enlisted;
    for (size_t m = 0; m < content_.models.size(); ++m) {
      if (WasEnlisted(player, static_cast<int>(m))) {
        enlisted.push_back(Id(content_.models, static_cast<int>(m) + 1));
      }
    }
    const auto enlisted_vector = builder_.CreateVector(enlisted);
    return fbc::CreatePlayer(builder_, player.rations, player.experience, feather, means_vector,
                             player.ready != 0, player.out != 0, home, camp_vector,
                             player.battles_won, player.battles_lost, enlisted_vector,
                             player.passed != 0, player.lent != 0,
                             static_cast<int16_t>(player.tended - 1), player.declined != 0);
  }

  Vector<fbc::Player> Players() {
    std::vector<Offset<fbc::Player>> out;
    for (int seat = 0; seat < rules_.players(); ++seat) {
      out.push_back(WritePlayer(state_.players[seat]));
    }
    return builder_.CreateVector(out);
  }

  Vector<fbc::Region> Regions() {
    std::vector<Offset<fbc::Region>> out;
    for (const Region& region : rules_.map().regions) {
      std::vector<schema::duckhammer::Point> corners;
      for (const Point corner : region.area.corners()) corners.emplace_back(corner.x, corner.y);
      const auto corner_vector = builder_.CreateVectorOfStructs(corners);
      out.push_back(fbc::CreateRegion(builder_, static_cast<uint8_t>(region.land), corner_vector));
    }
    return builder_.CreateVector(out);
  }

  Vector<fbc::Location> Locations() {
    std::vector<Offset<fbc::Location>> out;
    for (int i = 0; i < rules_.places(); ++i) {
      const Place& place = rules_.map().places[static_cast<size_t>(i)];
      const Text name = PlaceName(i + 1);
      const LocationStage& stage = StageOf(rules_, state_, i);
      const Text title = builder_.CreateSharedString(stage.title);
      const Text text = builder_.CreateSharedString(stage.text);
      out.push_back(fbc::CreateLocation(builder_, name, place.at.x, place.at.y, place.radius,
                                        static_cast<int8_t>(state_.holders[i] - 1),
                                        static_cast<uint8_t>(state_.stages[i] + 1),
                                        !IsOpen(rules_, state_, i), title, text));
    }
    return builder_.CreateVector(out);
  }

  Offset<flatbuffers::Vector<uint8_t>> Members(int seat, uint32_t bits) {
    std::vector<uint8_t> out;
    for (int i = 0; i < kCompanies; ++i) {
      if ((bits >> i & 1) != 0) out.push_back(static_cast<uint8_t>(FirstCompany(seat) + i));
    }
    return builder_.CreateVector(out);
  }

  Vector<fbc::Contender> Contenders() {
    std::vector<Offset<fbc::Contender>> out;
    for (const Contender& side : state_.contenders) {
      const auto joined = Members(side.seat, side.joined);
      const auto reserves = Members(side.seat, side.reserves);
      out.push_back(fbc::CreateContender(builder_, side.seat, side.chief, joined, reserves));
    }
    return builder_.CreateVector(out);
  }

  Vector<fbc::Record> Records() {
    std::vector<Offset<fbc::Record>> out;
    for (int u = 0; u < duckhammer::kSeats * duckhammer::kMaxUnits; ++u) {
      if (state_.battle.units[u].size == 0) continue;
      const Record& record = state_.records[u];
      out.push_back(fbc::CreateRecord(builder_, static_cast<uint8_t>(u), record.company,
                                      record.deserted, static_cast<int16_t>(record.struck_by - 1),
                                      record.involved, record.level));
    }
    return builder_.CreateVector(out);
  }

  Offset<fbc::Offer> WriteOffer() {
    if (state_.offer.challenge == 0) return {};
    const Text challenge = Id(content_.challenges, state_.offer.challenge);
    const Text location = PlaceName(state_.offer.location + 1);
    const Text mission = Id(content_.missions, state_.offer.mission);
    const Text map = Id(content_.maps, state_.offer.map);
    return fbc::CreateOffer(builder_, challenge, location, mission, state_.offer.reward, map);
  }

 private:
  const CampaignRules& rules_;
  const State& state_;
  const CampaignContent& content_;
  FlatBufferBuilder& builder_;
};

}  // namespace

StateOffset CampaignRules::Write(const void* state, Viewer viewer,
                                 FlatBufferBuilder& builder) const {
  const State& s = As(state);
  Writer writer(*this, s, builder);
  const auto regions = writer.Regions();
  const auto locations = writer.Locations();
  const auto players = writer.Players();
  const auto companies = writer.Companies();
  const auto offer = writer.WriteOffer();
  Vector<fbc::Contender> contenders;
  if (s.phase >= Phase::kJoining && s.phase != Phase::kScenes && s.phase != Phase::kOver) {
    contenders = writer.Contenders();
  }
  const Text location = writer.PlaceName(s.location);
  Vector<fbc::Record> records;
  Offset<schema::duckhammer::State> battle;
  if (s.battle.rounds != 0) {
    records = writer.Records();
    battle = duckhammer::WriteBattle(*battles_, s.battle, builder);
  }
  const auto shortfall = builder.CreateVector(s.shortfall, s.shortfalls);
  const Text scene = writer.Id(content_.scenes, s.scene);
  Offset<StreamVector> streams;
  if (viewer.is_host()) streams = WriteStreams({s.chance}, builder);
  const auto out = fbc::CreateState(
      builder, static_cast<fbc::Phase>(s.phase), s.asked, s.season, s.first, s.turn, s.battles,
      s.winner, map_.width, map_.height, regions, locations, players, companies, offer,
      static_cast<int16_t>(s.training - 1), contenders, location, s.challenge != 0, records, s.step,
      shortfall, s.recovered, s.natural, s.razed, scene, static_cast<int8_t>(s.whose - 1), s.scenes,
      battle, streams, s.difficulty);
  return {static_cast<uint8_t>(schema::GameState::DuckhammerCampaign), out.o};
}

}  // namespace mallard::duckhammer_campaign
