#include "src/games/duck_dealer/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"

namespace mallard::duck_dealer {
namespace {

// What an entry is called: its name, or the id without its pack.
std::string NameOrId(const ContentEntry& entry) {
  if (!entry.value["name"].IsNil()) return entry.value["name"].text;
  return entry.id.substr(entry.id.find(':') + 1);
}

int IntOf(const ContentEntry& entry, absl::string_view field) {
  return static_cast<int>(entry.value[field].integer);
}

// A reference that was checked; one that failed was reported, and 0 stands in for it.
int Refer(const ContentSet& set, absl::string_view kind, const ContentValue& value) {
  return std::max(0, set.Find(kind, value.text));
}

Bundle ReadBundle(const ContentSet& set, const ContentEntry& entry, absl::string_view field) {
  Bundle bundle;
  for (const ContentValue& item : entry.value[field].items) {
    bundle.Add(Refer(set, "good", item));
  }
  return bundle;
}

void CompileGoods(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("good")) {
    EntryReporter reporter("good", entry, report);
    Good good{entry.id, NameOrId(entry), entry.value["symbol"].text};
    if (good.symbol.empty()) good.symbol = entry.id.substr(entry.id.find(':') + 1, 2);
    if (good.symbol.size() > 2) reporter.Add("symbol", "has more than two characters");
    content.goods.push_back(std::move(good));
  }
}

void CompileEquipment(const ContentSet& set, GameContent& content) {
  const char* const kEnergyFields[kEnergies] = {"move", "build", "trade"};
  for (const ContentEntry& entry : set.Entries("equipment")) {
    Equipment equipment;
    equipment.id = entry.id;
    equipment.name = NameOrId(entry);
    equipment.capacity = IntOf(entry, "capacity");
    for (int e = 0; e < kEnergies; ++e) {
      equipment.produces[e] = IntOf(entry, kEnergyFields[e]);
      if (entry.value["marker"].text == kEnergyFields[e]) equipment.marker = e;
    }
    equipment.start = entry.value["start"].boolean;
    equipment.on_installed = entry.value["on_installed"].function;
    equipment.on_collect = entry.value["on_collect"].function;
    equipment.on_action_turn = entry.value["on_action_turn"].function;
    equipment.on_delivery = entry.value["on_delivery"].function;
    content.has_scripts |= equipment.on_installed || equipment.on_collect ||
                           equipment.on_action_turn || equipment.on_delivery;
    content.equipment.push_back(std::move(equipment));
  }
}

void CompileMines(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("mine")) {
    EntryReporter reporter("mine", entry, report);
    Mine mine;
    mine.id = entry.id;
    mine.good = Refer(set, "good", entry.value["good"]);
    mine.start_copies = IntOf(entry, "start_copies");
    mine.copies = IntOf(entry, "copies");
    mine.on_used = entry.value["on_used"].function;
    if (mine.start_copies + mine.copies == 0) reporter.Add("copies", "there is none of it at all");
    content.has_scripts |= static_cast<bool>(mine.on_used);
    content.mines.push_back(std::move(mine));
  }
}

void CompileFactories(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("factory")) {
    EntryReporter reporter("factory", entry, report);
    Factory factory;
    factory.id = entry.id;
    factory.product = Refer(set, "good", entry.value["product"]);
    factory.inputs = ReadBundle(set, entry, "inputs");
    factory.copies = IntOf(entry, "copies");
    factory.points = IntOf(entry, "points");
    factory.on_built = entry.value["on_built"].function;
    factory.on_used = entry.value["on_used"].function;
    if (factory.inputs.CountOf(factory.product) != 0) {
      reporter.Add("inputs", "a factory cannot need its own product");
    }
    content.has_scripts |= factory.on_built || factory.on_used;
    content.factories.push_back(std::move(factory));
  }
}

void CompileShipyards(const ContentSet& set, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("shipyard")) {
    Shipyard shipyard;
    shipyard.id = entry.id;
    shipyard.good = Refer(set, "good", entry.value["good"]);
    shipyard.sells = Refer(set, "equipment", entry.value["sells"]);
    shipyard.price = ReadBundle(set, entry, "price");
    shipyard.points = IntOf(entry, "points");
    shipyard.on_built = entry.value["on_built"].function;
    shipyard.on_used = entry.value["on_used"].function;
    content.has_scripts |= shipyard.on_built || shipyard.on_used;
    content.shipyards.push_back(std::move(shipyard));
  }
}

void CompileConsumers(const ContentSet& set, ContentReport& report, GameContent& content) {
  int tiles = 0;
  for (const ContentEntry& entry : set.Entries("consumer")) {
    EntryReporter reporter("consumer", entry, report);
    Consumer consumer;
    consumer.id = entry.id;
    consumer.good = Refer(set, "good", entry.value["good"]);
    consumer.points = IntOf(entry, "points");
    consumer.build_points = IntOf(entry, "build_points");
    consumer.cost = ReadBundle(set, entry, "cost");
    if (consumer.cost.size() == 0) consumer.cost.Add(consumer.good);
    consumer.copies = IntOf(entry, "copies");
    consumer.stage = IntOf(entry, "stage");
    consumer.on_built = entry.value["on_built"].function;
    consumer.on_used = entry.value["on_used"].function;
    tiles += consumer.copies;
    if (tiles > kMaxStack) {
      reporter.Add("copies", absl::StrCat("makes more than ", kMaxStack, " consumer tiles in all"));
    }
    content.has_scripts |= consumer.on_built || consumer.on_used;
    content.consumers.push_back(std::move(consumer));
  }
}

// Refuses more kinds than the state has room for.
void CheckRoom(const ContentSet& set, absl::string_view kind, size_t room, ContentReport& report) {
  const absl::Span<const ContentEntry> entries = set.Entries(kind);
  if (entries.size() <= room) return;
  EntryReporter(kind, entries[room], report)
      .Add("id", absl::StrCat("is one too many; there can be ", room, " entries of this kind"));
}

}  // namespace

void Bundle::Add(int good) {
  for (int i = 0; i < size_; ++i) {
    if (items_[i].good == good) {
      ++items_[i].count;
      return;
    }
  }
  if (size_ < kMaxItems) items_[size_++] = {static_cast<uint8_t>(good), 1};
}

int Bundle::CountOf(int good) const {
  for (const Item& item : *this) {
    if (item.good == good) return item.count;
  }
  return 0;
}

int Bundle::Total() const {
  int total = 0;
  for (const Item& item : *this) total += item.count;
  return total;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CheckRoom(set, "good", kMaxGoods, report);
  for (const char* kind : {"equipment", "mine", "factory", "shipyard", "consumer"}) {
    CheckRoom(set, kind, kMaxKinds, report);
  }
  CompileGoods(set, report, *content);
  CompileEquipment(set, *content);
  CompileMines(set, report, *content);
  CompileFactories(set, report, *content);
  CompileShipyards(set, *content);
  CompileConsumers(set, report, *content);
  CompilePlay(set, report, *content);
  content->good_names = NamesOf(content->goods);
  content->equipment_names = NamesOf(content->equipment);
  content->mine_names = NamesOf(content->mines);
  content->factory_names = NamesOf(content->factories);
  content->shipyard_names = NamesOf(content->shipyards);
  content->consumer_names = NamesOf(content->consumers);
  content->map_names = NamesOf(content->maps);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::duck_dealer
