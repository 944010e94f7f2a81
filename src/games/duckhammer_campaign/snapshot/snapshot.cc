#include "src/games/duckhammer_campaign/snapshot/snapshot.h"

#include <cstring>

#include "mallard/frame/archive.h"
#include "mallard/schemas/mallard_generated.h"
#include "src/games/duckhammer/snapshot/snapshot.h"
#include "src/games/duckhammer_campaign/map/locations.h"
#include "src/games/duckhammer_campaign/snapshot/describe_company.h"

namespace mallard::duckhammer_campaign {
namespace {

namespace fbc = mallard::schema::duckhammer_campaign;

constexpr int32_t kMostRations = 1'000'000;

// The map, for those who draw it: it follows from the content.
template <class Io>
void DescribeRegion(Io& io, const CampaignMap& map, const Region& region) {
  io.Shown(MALLARD_FIELD(land), region.ground);
  io.Shown(MALLARD_FIELD(ground), At(map.grounds, region.ground).id);
  const auto corners = region.area.corners();
  int count = Size(corners);
  io.Structs(
      MALLARD_FIELD(corners), count, count,
      [&](int i) { return schema::duckhammer::Point(At(corners, i).x, At(corners, i).y); },
      [](int, const schema::duckhammer::Point&) { return true; });
}

template <class Io, class S>
void DescribeLocation(Io& io, const CampaignRules& rules, S& state, int number) {
  const Place& place = rules.place(number);
  io.Shown(MALLARD_FIELD(name), place.id);
  io.Shown(MALLARD_FIELD(x), place.at.x);
  io.Shown(MALLARD_FIELD(y), place.at.y);
  io.Shown(MALLARD_FIELD(radius), place.radius);
  io.Index(MALLARD_FIELD(holder), state.holders[number], rules.seats());
  DescribeFromOne(io, MALLARD_FIELD(stage), state.stages[number], StagesOf(rules, number));
  io.Shown(MALLARD_FIELD(closed), !IsOpen(rules, state, number));
  io.Id(MALLARD_FIELD(made_mission), state.missions[number], rules.content().missions);
  io.Id(MALLARD_FIELD(made_map), state.maps[number], rules.content().maps);
  io.Shown(MALLARD_FIELD(title), StageOf(rules, state, number).title);
  io.Shown(MALLARD_FIELD(text), StageOf(rules, state, number).text);
  io.Shown(MALLARD_FIELD(reward), StageOf(rules, state, number).reward);
}

// Models that a player has enlisted, as a list of ids.
template <class Io, class P>
void DescribeEnlisted(Io& io, const CampaignContent& content, P& player) {
  uint8_t models[8 * kModelBytes] = {};
  int count = 0;
  for (int m = 0; m < Size(content.models) && !Io::kReading; ++m) {
    if (WasEnlisted(player, m)) Put(models[count++], m + 1);
  }
  io.IdList(MALLARD_FIELD(enlisted), count, absl::MakeSpan(models), content.models);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count; ++i) {
      if (models[i] != 0) NoteEnlisted(player, models[i] - 1, true);
    }
  }
}

template <class Io, class P>
void DescribePlayer(Io& io, const CampaignRules& rules, P& player) {
  const CampaignContent& content = rules.content();
  io.Number(MALLARD_FIELD(rations), player.rations, 0, kMostRations);
  io.Number(MALLARD_FIELD(experience), player.experience, 0, kMostRations);
  io.Id(MALLARD_FIELD(feather), player.feather, content.feathers);
  int means = 0;
  while (means < kMaxMeans && player.means[means] != 0) ++means;
  io.IdList(MALLARD_FIELD(means), means, absl::MakeSpan(player.means), content.means);
  io.Flag(MALLARD_FIELD(ready), player.ready);
  io.Flag(MALLARD_FIELD(out), player.out);
  io.Flag(MALLARD_FIELD(hidden), player.hidden);
  io.Id(MALLARD_FIELD(home), player.home, rules.map().places);
  io.Structs(
      MALLARD_FIELD(camps), player.camp_count, kMaxCamps,
      [&](int i) { return fbc::Camp(player.camps[i].x, player.camps[i].y); },
      [&](int i, const fbc::Camp& camp) {
        if constexpr (Io::kReading) player.camps[i] = {camp.x(), camp.y()};
        return rules.map().Holds({camp.x(), camp.y()});
      });
  io.Number(MALLARD_FIELD(battles_won), player.battles_won, 0, 255);
  io.Number(MALLARD_FIELD(battles_lost), player.battles_lost, 0, 255);
  DescribeEnlisted(io, content, player);
  io.Flag(MALLARD_FIELD(passed), player.passed);
  io.Flag(MALLARD_FIELD(lent), player.lent);
  io.Flag(MALLARD_FIELD(declined), player.declined);
  io.Index(MALLARD_FIELD(tended), player.tended, kCompanySlots);
  io.Shown(MALLARD_FIELD(ventured), player.ventured != 0);
  io.Id(MALLARD_FIELD(venture), player.ventured, content.ventures);
  io.Words(MALLARD_FIELD(name), absl::MakeSpan(player.name));
  int own = 0;
  while (own < kOwnAttributes && player.own[own].name[0] != 0) ++own;
  io.TableList(MALLARD_FIELD(own_attributes), own, kOwnAttributes, [&](auto& child, int i) {
    child.Words(MALLARD_FIELD(name), absl::MakeSpan(player.own[i].name));
    child.Require(player.own[i].name[0] != 0, "an attribute without a name");
    child.Number(MALLARD_FIELD(points), player.own[i].points, 0, duckhammer::kGrades - 1);
    child.Flag(MALLARD_FIELD(allowed), player.own[i].allowed);
  });
  io.Words(MALLARD_FIELD(proposal), absl::MakeSpan(player.proposal));
}

// Some of all companies, by seat, as a list of numbers.
template <class Io, class Field, class Bits>
void DescribeMembers(Io& io, const Field& field, Bits& bits) {
  uint8_t members[kCompanySlots] = {};
  int count = 0;
  for (int c = 0; c < kCompanySlots && !Io::kReading; ++c) {
    if ((bits[OwnerOf(c)] & BitOf(c)) != 0) Put(members[count++], c);
  }
  io.NumberList(field, count, absl::MakeSpan(members), 0, kCompanySlots - 1);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count; ++i) bits[OwnerOf(members[i])] |= BitOf(members[i]);
  }
}

template <class Io, class C>
void DescribeContender(Io& io, const CampaignRules& rules, C& side) {
  io.Number(MALLARD_FIELD(seat), side.seat, 0, rules.referee());
  io.Number(MALLARD_FIELD(chief), side.chief, 0, kCompanySlots - 1);
  DescribeMembers(io, MALLARD_FIELD(joined), side.joined);
  DescribeMembers(io, MALLARD_FIELD(reserves), side.reserves);
}

template <class Io, class T>
void DescribeTerms(Io& io, const CampaignContent& content, T& terms) {
  io.Id(MALLARD_FIELD(mission), terms.mission, content.missions);
  io.Id(MALLARD_FIELD(own_mission), terms.own_mission, content.missions);
  io.Id(MALLARD_FIELD(map), terms.map, content.maps);
  io.Number(MALLARD_FIELD(zone), terms.zone, 0, kMostZone);
  io.Number(MALLARD_FIELD(party_zone), terms.party_zone, 0, kMostZone);
  io.Number(MALLARD_FIELD(reward), terms.reward, 0, kMostReward);
}

// The attribute that helps: one of the content, or which of a character's own.
template <class Io, class A>
void DescribeHelp(Io& io, const CampaignContent& content, A& attempt) {
  const int last = Size(content.attributes);
  int of_content = attempt.attribute <= last ? attempt.attribute : 0;
  int own = attempt.attribute <= last ? 0 : attempt.attribute - last;
  io.Id(MALLARD_FIELD(attribute), of_content, content.attributes);
  io.Number(MALLARD_FIELD(own_attribute), own, 0, kOwnAttributes);
  io.Require(of_content == 0 || own == 0, "two attributes that help");
  if constexpr (Io::kReading) Put(attempt.attribute, own != 0 ? last + own : of_content);
}

template <class Io, class A>
void DescribeAttempt(Io& io, const CampaignContent& content, A& attempt) {
  io.Id(MALLARD_FIELD(venture), attempt.venture, content.ventures);
  io.Id(MALLARD_FIELD(episode), attempt.episode, content.episodes);
  DescribeHelp(io, content, attempt);
  io.Number(MALLARD_FIELD(difficulty), attempt.difficulty, 0, kMostDifficulty);
  io.Index(MALLARD_FIELD(target), attempt.target, duckhammer::kGrades);
  io.Flag(MALLARD_FIELD(group), attempt.group);
  io.Id(MALLARD_FIELD(success), attempt.success, content.stakes);
  io.Id(MALLARD_FIELD(failure), attempt.failure, content.stakes);
  io.Index(MALLARD_FIELD(proposal), attempt.proposal, kMaxPlayers);
}

// Episodes that have been, as a list of ids.
template <class Io, class S>
void DescribeTold(Io& io, const CampaignContent& content, S& state) {
  uint8_t episodes[8 * kModelBytes] = {};
  int count = 0;
  for (int e = 0; e < Size(content.episodes) && !Io::kReading; ++e) {
    if ((state.told[e / 8] >> (e % 8) & 1) != 0) Put(episodes[count++], e + 1);
  }
  io.IdList(MALLARD_FIELD(told), count, absl::MakeSpan(episodes), content.episodes);
  if constexpr (Io::kReading) {
    for (int i = 0; i < count; ++i) {
      if (episodes[i] == 0) continue;
      uint8_t& byte = state.told[(episodes[i] - 1) / 8];
      Put(byte, byte | 1 << ((episodes[i] - 1) % 8));
    }
  }
}

template <class Io, class R>
void DescribeRecord(Io& io, const CampaignRules& rules, R& record) {
  io.Number(MALLARD_FIELD(company), record.company, 0, kCompanySlots - 1);
  io.Number(MALLARD_FIELD(deserted), record.deserted, 0, 255);
  io.Index(MALLARD_FIELD(struck_by), record.struck_by, duckhammer::kUnitSlots);
  io.Number(MALLARD_FIELD(involved), record.involved, 0, (1 << rules.players()) - 1);
  io.Number(MALLARD_FIELD(level), record.level, 0, rules.content().levels() - 1);
}

template <class Io, class O>
void DescribeOffer(Io& io, const CampaignRules& rules, O& offer) {
  const CampaignContent& content = rules.content();
  io.Id(MALLARD_FIELD(challenge), offer.challenge, content.challenges);
  io.Require(offer.challenge != 0, "an offer of nothing");
  DescribePosition(io, MALLARD_FIELD(location), offer.location, rules.map().places);
  io.Id(MALLARD_FIELD(mission), offer.mission, content.missions);
  io.Number(MALLARD_FIELD(reward), offer.reward, 0, kMostReward);
  io.Id(MALLARD_FIELD(map), offer.map, content.maps);
}

bool HasTerms(const Terms& terms) {
  const Terms none = Terms();
  return std::memcmp(&terms, &none, sizeof none) != 0;
}

// A list of things that have numbers, by rising number: `number(i)` is that of the i-th when
// writing, `describe(child, n)` describes the one of that number.
template <class Io, class Field, class NumberField, class Describe>
void DescribeNumbered(Io& io, const Field& field, const NumberField& number_field,
                      absl::Span<const int> numbers, int most, Describe describe) {
  int count = Size(numbers), next = 0;
  io.TableList(field, count, most, [&](auto& child, int i) {
    int number = Io::kReading ? 0 : At(numbers, i);
    child.Number(number_field, number, Io::kReading ? next : 0, most - 1);
    next = number + 1;
    describe(child, number);
  });
}

template <class Io, class S>
void DescribeState(Io& io, const CampaignRules& rules, S& state) {
  const CampaignContent& content = rules.content();
  io.Enum(MALLARD_FIELD(phase), state.phase, Phase::kRetreat);
  io.Number(MALLARD_FIELD(asked), state.asked, 0, (1 << rules.seats()) - 1);
  io.Number(MALLARD_FIELD(season), state.season, 0, 255);
  io.Number(MALLARD_FIELD(first), state.first, 0, rules.players() - 1);
  io.Number(MALLARD_FIELD(turn), state.turn, 0, rules.players());
  io.Number(MALLARD_FIELD(battles), state.battles, 0, 255);
  io.Number(MALLARD_FIELD(winners), state.winner, 0, (1 << rules.seats()) - 1);
  io.Shown(MALLARD_FIELD(width), rules.map().width);
  io.Shown(MALLARD_FIELD(height), rules.map().height);
  io.Tables(MALLARD_FIELD(regions), Size(rules.map().regions), [&](auto& child, int i) {
    DescribeRegion(child, rules.map(), At(rules.map().regions, i));
  });
  int landings = Size(rules.map().landings);
  io.Structs(
      MALLARD_FIELD(landings), landings, landings,
      [&](int i) {
        const Point at = At(rules.map().landings, i);
        return schema::duckhammer::Point(at.x, at.y);
      },
      [](int, const schema::duckhammer::Point&) { return true; });
  io.Tables(MALLARD_FIELD(locations), rules.places(),
            [&](auto& child, int i) { DescribeLocation(child, rules, state, i); });
  io.Tables(MALLARD_FIELD(players), rules.players(),
            [&](auto& child, int seat) { DescribePlayer(child, rules, state.players[seat]); });
  absl::InlinedVector<int, kCompanySlots> numbers;
  for (int c = 0; c < kCompanySlots && !Io::kReading; ++c) {
    if (state.companies[c].model != 0) numbers.push_back(c);
  }
  DescribeNumbered(
      io, MALLARD_FIELD(companies), MALLARD_FIELD(number), numbers, kCompanySlots,
      [&](auto& child, int number) { DescribeCompany(child, rules, state.companies[number]); });
  bool offered = state.offer.challenge != 0;
  io.OptionalTable(MALLARD_FIELD(offer), offered,
                   [&](auto& child) { DescribeOffer(child, rules, state.offer); });
  io.Index(MALLARD_FIELD(training), state.training, kCompanySlots);
  int contenders = state.contenders[0].joined != 0 || state.contenders[1].joined != 0 ? 2 : 0;
  io.TableList(MALLARD_FIELD(contenders), contenders, 2, [&](auto& child, int side) {
    DescribeContender(child, rules, state.contenders[side]);
  });
  io.Require(contenders != 1, "one contender");
  io.Id(MALLARD_FIELD(location), state.location, rules.map().places);
  io.Flag(MALLARD_FIELD(challenge), state.challenge);
  numbers.clear();
  for (int u = 0; u < kRecords && !Io::kReading; ++u) {
    if (state.battle.units[u].size != 0) numbers.push_back(u);
  }
  DescribeNumbered(
      io, MALLARD_FIELD(records), MALLARD_FIELD(unit), numbers, kRecords,
      [&](auto& child, int unit) { DescribeRecord(child, rules, state.records[unit]); });
  io.Number(MALLARD_FIELD(step), state.step, 0, 255);
  io.NumberList(MALLARD_FIELD(shortfall), state.shortfalls, absl::MakeSpan(state.shortfall), 1,
                255);
  io.Number(MALLARD_FIELD(recovered), state.recovered, 0, duckhammer::kMaxUnitModels);
  io.Number(MALLARD_FIELD(natural), state.natural, 0, 12);
  io.Number(MALLARD_FIELD(razed), state.razed, 0, kCompanies);
  io.Number(MALLARD_FIELD(episodes), state.episodes, 0, 255);
  io.Enum(MALLARD_FIELD(back), state.back, Phase::kRetreat);
  io.Number(MALLARD_FIELD(placed), state.placed, 0, 255);
  io.Number(MALLARD_FIELD(fallen), state.fallen, 0, (1 << rules.players()) - 1);
  io.Flag(MALLARD_FIELD(bracing), state.bracing);
  io.Flag(MALLARD_FIELD(finished), state.finished);
  io.Number(MALLARD_FIELD(party_zone), state.party_zone, 0, kMostZone);
  io.Enum(MALLARD_FIELD(ending), state.ending, Ending::kNowhere);
  DescribeTold(io, content, state);
  io.SparseIds(MALLARD_FIELD(forces), absl::MakeSpan(state.bands), content.forces);
  io.OptionalTable(MALLARD_FIELD(attempt), state.attempt.under_way,
                   [&](auto& child) { DescribeAttempt(child, content, state.attempt); });
  bool terms = HasTerms(state.terms);
  io.OptionalTable(MALLARD_FIELD(terms), terms,
                   [&](auto& child) { DescribeTerms(child, content, state.terms); });
  bool fought = state.battle.rounds != 0;
  io.Nested(
      MALLARD_FIELD(battle), fought,
      [&](flatbuffers::FlatBufferBuilder& builder) {
        return duckhammer::WriteBattle(rules.battles(), state.battle, builder);
      },
      [&](const schema::duckhammer::State& in) -> absl::Status {
        if constexpr (Io::kReading)
          return duckhammer::ReadBattle(rules.battles(), in, state.battle);
        return absl::OkStatus();
      });
  io.Streams(MALLARD_FIELD(streams), {&state.chance});
}

}  // namespace

StateOffset WriteState(const CampaignRules& rules, const State& state,
                       flatbuffers::FlatBufferBuilder& builder) {
  const auto table =
      WriteTable<fbc::State>(builder, [&](auto& io) { DescribeState(io, rules, state); });
  return {static_cast<uint8_t>(schema::GameState::DuckhammerCampaign), table.o};
}

absl::Status ReadState(const CampaignRules& rules, const schema::Snapshot& snapshot, State& state) {
  return ReadTable(snapshot.state_as_DuckhammerCampaign(),
                   [&](auto& io) { DescribeState(io, rules, state); });
}

}  // namespace mallard::duckhammer_campaign
