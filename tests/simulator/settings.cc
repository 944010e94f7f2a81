#include "tests/simulator/settings.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "tests/fuzz/arenas.h"
#include "tests/fuzz/support.h"

namespace mallard::simulator {
namespace {

using fuzz::Require;
using fuzz::RequireOk;

// Options in which what the example packs bring is played.
struct ExampleSetting {
  const char* game;
  const char* configuration;
};
constexpr ExampleSetting kExampleSettings[] = {
    {"battleducks", "mode=mill"},
    {"battleducks", "mode=drifting"},
    {"battleducks", "mode=fair_wind"},
    {"battleducks", "mode=sonar_hunt"},
    {"naval_war", ""},
    {"naval_war", "mode=spanish_main"},
    {"ducks_in_tow", "park=cart_park"},
    {"ducks_in_tow", "park=lake_park players=1"},
    {"ducks_in_tow", "park=bakery_park"},
    {"duck_dealer", "players=3 turns=9"},
    {"duck_dealer", "mode=lagoon turns=8"},
    {"duckhammer", "scale=bout army_1=evening_class army_2=evening_class"},
    {"duckhammer", "scale=brawl army_1=night_shift army_2=night_shift"},
    {"duckhammer", "scale=fete army_1=first_eleven army_2=first_eleven"},
    {"duckhammer", "scale=squall army_1=observers army_2=observers"},
    {"duckhammer_campaign", "map=crossroads battles=1 seasons=3 rounds=1 rations=45"},
    {"duckhammer_campaign", "map=long_valley battles=1 seasons=3 rounds=1 rations=45"},
    {"duckhammer_campaign", "mode=duckheim weeks=2 rounds=1"},
};

std::shared_ptr<const Ruleset> Load(const char* game, const std::vector<Pack>& packs) {
  absl::StatusOr<std::shared_ptr<const Ruleset>> loaded = Ruleset::Load(game, packs);
  RequireOk(loaded.status(), "the simulator's packs load");
  return *std::move(loaded);
}

// All packs of examples/packs that are for that game, by their names.
std::vector<Pack> ExamplePacks(const char* game) {
  std::vector<std::string> folders;
  for (const auto& folder :
       std::filesystem::directory_iterator(MALLARD_SOURCE_DIR "/examples/packs")) {
    folders.push_back(folder.path().string());
  }
  std::sort(folders.begin(), folders.end());
  std::vector<Pack> packs;
  for (const std::string& folder : folders) {
    absl::StatusOr<Pack> pack = Pack::FromFolder(folder);
    RequireOk(pack.status(), "example packs can be read");
    const absl::StatusOr<PackDescription> description = DescribePack(*pack);
    RequireOk(description.status(), "example packs say what they are");
    if (description->game == game) packs.push_back(*std::move(pack));
  }
  Require(!packs.empty(), "every game has example packs");
  return packs;
}

Table TableOf(const char* game, const std::vector<Pack>& packs) {
  return {game, Load(game, packs), Load(game, packs), Load(game, {})};
}

std::vector<Setting> LoadSettings() {
  std::vector<Setting> settings;
  for (const fuzz::Arena& arena : fuzz::Arenas()) {
    const auto* const table = new Table(TableOf(arena.game, {fuzz::ArenaPack(arena)}));
    for (const char* configuration : arena.configurations) {
      settings.push_back({table, configuration});
    }
  }
  const Table* table = nullptr;  // Of the game that is listed: its settings follow each other.
  for (const ExampleSetting& setting : kExampleSettings) {
    if (table == nullptr || setting.game != std::string(table->game)) {
      table = new Table(TableOf(setting.game, ExamplePacks(setting.game)));
    }
    settings.push_back({table, setting.configuration});
  }
  return settings;
}

}  // namespace

const Setting& SettingOf(size_t number) {
  static const auto* const settings = new std::vector<Setting>(LoadSettings());
  return (*settings)[number % settings->size()];
}

Match NewMatch(const Setting& setting, const MatchOptions& options) {
  Configuration values(setting.table->ruleset->game().manifest());
  RequireOk(values.SetAll(setting.configuration), "the simulator's options are read");
  absl::StatusOr<Match> match = Match::Create(setting.table->ruleset, values, options);
  RequireOk(match.status(), "the simulator's matches are created");
  return *std::move(match);
}

}  // namespace mallard::simulator
