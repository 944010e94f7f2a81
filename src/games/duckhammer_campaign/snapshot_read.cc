// Campaigns from FlatBuffers. Nothing is trusted: here every number is brought into its field and
// every id is looked up; validate.cc then says whether the whole can be.
#include <cstring>
#include <vector>

#include "mallard/schemas/mallard_generated.h"
#include "mallard/state_buffer.h"
#include "src/games/common/codec.h"
#include "src/games/duckhammer/hide.h"
#include "src/games/duckhammer/invariants/invariants.h"
#include "src/games/duckhammer/snapshot/snapshot.h"
#include "src/games/duckhammer/snapshot/snapshot_parts.h"
#include "src/games/duckhammer_campaign/battle.h"
#include "src/games/duckhammer_campaign/companies.h"
#include "src/games/duckhammer_campaign/locations.h"
#include "src/games/duckhammer_campaign/snapshot_companies.h"
#include "src/games/duckhammer_campaign/validate.h"

namespace mallard::duckhammer_campaign {
namespace {

namespace fbc = mallard::schema::duckhammer_campaign;
using duckhammer::FindId;
using duckhammer::NeedId;
using duckhammer::Size;
using duckhammer::Table;

// Reads the tables of one campaign into its state.
class Reader {
 public:
  Reader(const CampaignRules& rules, State& state)
      : rules_(rules), content_(rules.content()), state_(state) {}

  // The position of a key location + 1; 0 where there is no name.
  absl::Status FindPlace(const flatbuffers::String* name, uint8_t& number) {
    number = 0;
    if (name == nullptr) return absl::OkStatus();
    for (int i = 0; i < rules_.places(); ++i) {
      if (rules_.map().places[static_cast<size_t>(i)].name == name->string_view()) {
        number = static_cast<uint8_t>(i + 1);
        return absl::OkStatus();
      }
    }
    return Damaged("a key location that is not on the map");
  }

  absl::Status ReadPlayer(const fbc::Player& in, Player& player) {
    player.rations = in.rations();
    player.experience = in.experience();
    player.ready = in.ready() ? 1 : 0;
    player.out = in.out() ? 1 : 0;
    player.battles_won = in.battles_won();
    player.battles_lost = in.battles_lost();
    player.passed = in.passed() ? 1 : 0;
    player.declined = in.declined() ? 1 : 0;
    player.lent = in.lent() ? 1 : 0;
    if (in.tended() < -1 || in.tended() >= kCompanySlots || Size(in.means()) > kMaxMeans ||
        Size(in.camps()) > kMaxCamps) {
      return Damaged("a player");
    }
    player.tended = static_cast<uint8_t>(in.tended() + 1);
    for (const absl::Status& s :
         {FindId("Feather", content_.feathers, in.feather(), player.feather),
          FindPlace(in.home(), player.home)}) {
      if (!s.ok()) return s;
    }
    for (unsigned i = 0; i < Size(in.means()); ++i) {
      absl::Status s = NeedId("means", content_.means, in.means()->Get(i), player.means[i]);
      if (!s.ok()) return s;
    }
    for (unsigned i = 0; i < Size(in.camps()); ++i) {
      const fbc::Camp& camp = *in.camps()->Get(i);
      player.camps[player.camp_count++] = {camp.x(), camp.y()};
    }
    for (unsigned i = 0; i < Size(in.enlisted()); ++i) {
      uint8_t model = 0;
      absl::Status s = NeedId("model", content_.models, in.enlisted()->Get(i), model);
      if (!s.ok()) return s;
      NoteEnlisted(player, model - 1, true);
    }
    return absl::OkStatus();
  }

  absl::Status ReadPlayers(const Table<fbc::Player>* in) {
    if (static_cast<int>(Size(in)) != rules_.players()) return Damaged("the players");
    for (unsigned seat = 0; seat < Size(in); ++seat) {
      absl::Status s = ReadPlayer(*in->Get(seat), state_.players[seat]);
      if (!s.ok()) return s;
    }
    return absl::OkStatus();
  }

  absl::Status ReadLocations(const Table<fbc::Location>* in) {
    if (static_cast<int>(Size(in)) != rules_.places()) return Damaged("the key locations");
    for (unsigned i = 0; i < Size(in); ++i) {
      const int holder = int{in->Get(i)->holder()};
      if (holder < -1 || holder >= rules_.players()) return Damaged("who holds a location");
      const int stage = in->Get(i)->stage() - 1;
      if (stage < 0 || stage > StagesOf(rules_, static_cast<int>(i))) {
        return Damaged("the stage of a location");
      }
      state_.holders[i] = static_cast<uint8_t>(holder + 1);
      state_.stages[i] = static_cast<uint8_t>(stage);
    }
    return absl::OkStatus();
  }

  absl::Status ReadMembers(const flatbuffers::Vector<uint8_t>* in, int seat, uint32_t& bits) {
    for (unsigned i = 0; i < Size(in); ++i) {
      const int company = in->Get(i);
      if (company >= kCompanySlots || OwnerOf(company) != seat) return Damaged("a contender");
      bits |= 1u << (company % kCompanies);
    }
    return absl::OkStatus();
  }

  absl::Status ReadContenders(const Table<fbc::Contender>* in) {
    if (Size(in) != 0 && Size(in) != 2) return Damaged("the contenders");
    for (unsigned i = 0; i < Size(in); ++i) {
      const fbc::Contender& side = *in->Get(i);
      Contender& contender = state_.contenders[i];
      contender.seat = side.seat();
      contender.chief = side.chief();
      for (const absl::Status& s :
           {ReadMembers(side.joined(), side.seat(), contender.joined),
            ReadMembers(side.reserves(), side.seat(), contender.reserves)}) {
        if (!s.ok()) return s;
      }
    }
    return absl::OkStatus();
  }

  absl::Status ReadRecords(const Table<fbc::Record>* in) {
    for (unsigned i = 0; i < Size(in); ++i) {
      const fbc::Record& record = *in->Get(i);
      if (record.unit() >= duckhammer::kSeats * duckhammer::kMaxUnits ||
          record.company() >= kCompanySlots || record.struck_by() < -1 ||
          record.struck_by() >= duckhammer::kUnitSlots) {
        return Damaged("a record of the battle");
      }
      state_.records[record.unit()] = {
          record.company(),  record.deserted(), static_cast<uint8_t>(record.struck_by() + 1),
          record.involved(), record.level(),    {}};
    }
    return absl::OkStatus();
  }

  absl::Status ReadOffer(const fbc::Offer* in) {
    if (in == nullptr) return absl::OkStatus();
    uint8_t place = 0;
    for (const absl::Status& s :
         {NeedId("challenge", content_.challenges, in->challenge(), state_.offer.challenge),
          FindPlace(in->location(), place),
          FindId("mission", content_.missions, in->mission(), state_.offer.mission),
          FindId("map", content_.maps, in->map(), state_.offer.map)}) {
      if (!s.ok()) return s;
    }
    if (place == 0) return Damaged("a challenge is nowhere");
    state_.offer.location = static_cast<uint8_t>(place - 1);
    state_.offer.reward = in->reward();
    return absl::OkStatus();
  }

  absl::Status ReadFrame(const fbc::State& in) {
    if (in.phase() > fbc::Phase::MAX || in.training() < -1 || in.training() >= kCompanySlots ||
        in.whose() < -1 || in.whose() >= rules_.players() ||
        Size(in.shortfall()) > duckhammer::kMaxUnitModels) {
      return Damaged("the phase");
    }
    state_.phase = static_cast<Phase>(in.phase());
    state_.asked = in.asked();
    state_.season = in.season();
    state_.first = in.first();
    state_.turn = in.turn();
    state_.battles = in.battles();
    state_.winner = in.winners();
    state_.training = static_cast<uint8_t>(in.training() + 1);
    state_.challenge = in.challenge() ? 1 : 0;
    state_.step = in.step();
    state_.recovered = in.recovered();
    state_.natural = in.natural();
    state_.razed = in.razed();
    state_.whose = static_cast<uint8_t>(in.whose() + 1);
    state_.scenes = in.scenes();
    state_.difficulty = in.difficulty();
    for (unsigned i = 0; i < Size(in.shortfall()); ++i) {
      state_.shortfall[state_.shortfalls++] = in.shortfall()->Get(i);
    }
    for (const absl::Status& s : {FindPlace(in.location(), state_.location),
                                  FindId("scene", content_.scenes, in.scene(), state_.scene)}) {
      if (!s.ok()) return s;
    }
    return absl::OkStatus();
  }

 private:
  const CampaignRules& rules_;
  const CampaignContent& content_;
  State& state_;
};

// The battle inside: one that can be, and, in a view, one that tells nothing it may not.
absl::Status ReadInside(const CampaignRules& rules, const schema::duckhammer::State& in,
                        Viewer viewer, State& state) {
  const duckhammer::DuckhammerRules& battles = rules.battles();
  if (absl::Status s = duckhammer::ReadBattle(battles, in, state.battle); !s.ok()) return s;
  const bool whole = viewer.is_host() || battles.IsOver(state.battle);
  if (absl::Status s = duckhammer::CheckInvariants(battles, state.battle, whole); !s.ok()) return s;
  if (viewer.is_host()) {
    const bool chance = (state.battle.chance.key | state.battle.chance.counter) != 0;
    return chance ? absl::OkStatus() : Damaged("chance is missing");
  }
  StateBuffer seen(battles.state_size());
  battles.Redact(&state.battle, InsideViewer({rules, state}, viewer), seen.data());
  return std::memcmp(seen.data(), &state.battle, battles.state_size()) == 0
             ? absl::OkStatus()
             : Damaged("a view that tells too much");
}

}  // namespace

absl::Status CampaignRules::Read(const schema::Snapshot& snapshot, Viewer viewer,
                                 void* state) const {
  const fbc::State* in = snapshot.state_as_DuckhammerCampaign();
  if (in == nullptr) return Damaged("it is of another game");
  std::memset(state, 0, state_size());
  State& s = As(state);
  Reader reader(*this, s);
  for (const absl::Status& status :
       {reader.ReadFrame(*in), reader.ReadLocations(in->locations()),
        reader.ReadPlayers(in->players()), ReadCompanies(content_, in->companies(), s),
        reader.ReadOffer(in->offer()), reader.ReadContenders(in->contenders()),
        reader.ReadRecords(in->records())}) {
    if (!status.ok()) return status;
  }
  if (viewer.is_host()) {
    if (absl::Status status = ReadStreams(in->streams(), {&s.chance}); !status.ok()) return status;
  }
  if (absl::Status status = Validate(*this, s, viewer); !status.ok()) return status;
  if (in->battle() != nullptr) {
    absl::Status status = ReadInside(*this, *in->battle(), viewer, s);
    if (!status.ok()) return status;
  }
  return ValidateQuestion(*this, s, viewer);
}

}  // namespace mallard::duckhammer_campaign
