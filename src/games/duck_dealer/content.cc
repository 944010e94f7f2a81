#include "src/games/duck_dealer/content.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/personality.h"
#include "src/games/duck_dealer/content_play.h"
#include "src/games/duck_dealer/script.h"

namespace mallard::duck_dealer {
namespace {

// The id of an entry without its pack.
std::string ShortId(absl::string_view id) { return std::string(id.substr(id.find(':') + 1)); }

FieldSchema GoodsField(const char* name, int64_t min, const char* doc) {
  return ListField(name, ReferenceField("good", "good", true, "A good; twice for two units."), min,
                   Bundle::kMaxItems, doc);
}

// Fills a bundle of a tile with a list of goods; those that there are not have
// been reported.
template <class Tile>
BoundField<Tile> BindGoods(FieldSchema schema, Bundle Tile::*bundle) {
  return {std::move(schema),
          [bundle](Tile& tile, const ContentValue& list, const FieldSource& source) {
            for (const ContentValue& item : list.items) {
              const int good = source.set.Find("good", item.text);
              if (good >= 0) (tile.*bundle).Add(good);
            }
          }};
}
template <class Tile>
BoundField<Tile> Copies(const char* doc) {
  return Bind(IntField("copies", 0, kMaxCopies, 1, doc), &Tile::copies);
}
template <class Tile>
BoundField<Tile> Built() {
  return Bind(FunctionField("on_built", BuiltHook(), "Called when it has been built."),
              &Tile::on_built);
}
template <class Tile>
BoundField<Tile> Used(const char* when) {
  return Bind(FunctionField("on_used", UsedHook(), when), &Tile::on_used);
}

template <Energy kEnergy>
void ReadProduces(Equipment& equipment, const ContentValue& value, const FieldSource&) {
  equipment.produces[kEnergy] = static_cast<int>(value.integer);
}

void ReadMarker(Equipment& equipment, const ContentValue& value, const FieldSource& source) {
  const std::vector<std::string>& words = source.schema.choices;  // None, then the energies.
  for (int i = 0; i < Size(words); ++i) {
    if (value.text == At(words, i)) equipment.marker = i - 1;
  }
}

const EntryKind<Good>& Goods() {
  static const auto* const kind =
      new EntryKind<Good>("good", "Something that is mined, made, carried and consumed.",
                          {Bind(NameField(), &Good::name),
                           Bind(TextField("symbol", "",
                                          "At most two characters for drawings; the beginning of "
                                          "the id when left "
                                          "out."),
                                &Good::symbol)});
  return *kind;
}

const EntryKind<Equipment>& EquipmentKinds() {
  static const auto* const kind = new EntryKind<Equipment>(
      "equipment", "What a slot of a ship can hold.",
      {Bind(NameField(), &Equipment::name),
       Bind(IntField("capacity", 0, 15, 0, "Goods it holds."), &Equipment::capacity),
       Bind(IntField("move", 0, 9, 0, "Move energy it produces when its ship collects."),
            ReadProduces<kMoveEnergy>),
       Bind(IntField("build", 0, 9, 0, "Build energy it produces when its ship collects."),
            ReadProduces<kBuildEnergy>),
       Bind(IntField("trade", 0, 9, 0, "Trade energy it produces when its ship collects."),
            ReadProduces<kTradeEnergy>),
       Bind(ChoiceField("marker", {"none", "move", "build", "trade"}, "none",
                        "The energy of which it takes a marker out of the "
                        "supply while it is on a "
                        "ship."),
            ReadMarker),
       Bind(BoolField("start", true, "Whether it can be chosen before the first turn."),
            &Equipment::start),
       Bind(FunctionField("on_installed", InstalledHook(),
                          "Called when it was put on a ship, by purchase or "
                          "before the first "
                          "turn."),
            &Equipment::on_installed),
       Bind(FunctionField("on_collect", CollectHook(),
                          "Called when its ship collects, after all crew and "
                          "before the free "
                          "choice. "
                          "Energy gained here may be virtual."),
            &Equipment::on_collect),
       Bind(FunctionField("on_action_turn", ActionTurnHook(),
                          "Called when its ship's action turn begins."),
            &Equipment::on_action_turn),
       Bind(FunctionField("on_delivery", DeliveryHook(),
                          "Called when its ship has delivered a good, after scoring."),
            &Equipment::on_delivery)});
  return *kind;
}

const EntryKind<Mine>& Mines() {
  static const auto* const kind = new EntryKind<Mine>(
      "mine", "A tile that gives a good.",
      {Bind(ReferenceField("good", "good", true, "What it gives."), &Mine::good),
       Bind(IntField("start_copies", 0, 30, 0, "How many there are for start planets."),
            &Mine::start_copies),
       Copies<Mine>("How many there are for other planets."),
       Used<Mine>("Called when a good was taken.")});
  return *kind;
}

const EntryKind<Factory>& Factories() {
  static const auto* const kind = new EntryKind<Factory>(
      "factory", "A tile that players build and that turns goods into another.",
      {Bind(ReferenceField("product", "good", true, "What it makes."), &Factory::product),
       BindGoods(GoodsField("inputs", 1, "What it makes it of; also the cost of building it."),
                 &Factory::inputs),
       Copies<Factory>("How many there are."),
       Bind(IntField("points", 0, 1000, "Points for building it."), &Factory::points),
       Built<Factory>(), Used<Factory>("Called when it has made its product.")});
  return *kind;
}

const EntryKind<Shipyard>& Shipyards() {
  static const auto* const kind = new EntryKind<Shipyard>(
      "shipyard", "A tile of a start planet that sells equipment once it is built.",
      {Bind(ReferenceField("good", "good", true,
                           "Printed on it: building it takes this good and another one."),
            &Shipyard::good),
       Bind(ReferenceField("sells", "equipment", true, "What it sells."), &Shipyard::sells),
       BindGoods(
           PriceField(GoodsField("price", 0, "What the equipment costs besides a trade energy.")),
           &Shipyard::price),
       Bind(IntField("points", 0, 1000, "Points for building it."), &Shipyard::points),
       Built<Shipyard>(), Used<Shipyard>("Called when equipment was bought here.")});
  return *kind;
}

const EntryKind<Consumer>& Consumers() {
  static const auto* const kind = new EntryKind<Consumer>(
      "consumer",
      "A tile laid when a planet is discovered; once built, goods are "
      "delivered to it.",
      {Bind(ReferenceField("good", "good", true, "What it consumes."), &Consumer::good),
       Bind(IntField("points", 0, 1000, "Points for a delivery."), &Consumer::points),
       Bind(IntField("build_points", 0, 1000, "Points for building it."), &Consumer::build_points),
       BindGoods(PriceField(GoodsField("cost", 0,
                                       "What building it takes; one of its good when left out.")),
                 &Consumer::cost),
       Copies<Consumer>("How many there are."),
       Bind(IntField("stage", 1, 9, "Tiles of lower stages lie on top of the stack."),
            &Consumer::stage),
       Built<Consumer>(), Used<Consumer>("Called when a good was delivered here, after scoring.")});
  return *kind;
}

void FinishGood(Good& good, EntryReporter& reporter) {
  if (good.name.empty()) good.name = ShortId(good.id);
  if (good.symbol.empty()) good.symbol = ShortId(good.id).substr(0, 2);
  if (good.symbol.size() > 2) reporter.Add("symbol", "has more than two characters");
}

void FinishConsumer(Consumer& consumer, int& tiles, EntryReporter& reporter) {
  if (consumer.cost.size() == 0 && consumer.good >= 0) consumer.cost.Add(consumer.good);
  tiles += consumer.copies;
  if (tiles > kMaxStack) {
    reporter.Add("copies", absl::StrCat("makes more than ", kMaxStack, " consumer tiles in all"));
  }
}

// Goods, equipment and tiles.
void CompileTiles(const ContentSet& set, ContentReport& report, GameContent& content) {
  bool& scripts = content.has_scripts;
  Goods().Compile(
      set, report, content.goods,
      [](Good& good, const ContentEntry&, EntryReporter& reporter) { FinishGood(good, reporter); });
  EquipmentKinds().Compile(
      set, report, content.equipment, [&](Equipment& kind, const ContentEntry&, EntryReporter&) {
        if (kind.name.empty()) kind.name = ShortId(kind.id);
        scripts |= kind.on_installed || kind.on_collect || kind.on_action_turn || kind.on_delivery;
      });
  Mines().Compile(set, report, content.mines,
                  [&](Mine& mine, const ContentEntry&, EntryReporter& reporter) {
                    scripts |= static_cast<bool>(mine.on_used);
                    if (mine.start_copies + mine.copies == 0) {
                      reporter.Add("copies", "there is none of it at all");
                    }
                  });
  Factories().Compile(set, report, content.factories,
                      [&](Factory& factory, const ContentEntry&, EntryReporter& reporter) {
                        scripts |= factory.on_built || factory.on_used;
                        if (factory.inputs.CountOf(factory.product) != 0) {
                          reporter.Add("inputs", "a factory cannot need its own product");
                        }
                      });
  Shipyards().Compile(set, report, content.shipyards,
                      [&](Shipyard& shipyard, const ContentEntry&, EntryReporter&) {
                        scripts |= shipyard.on_built || shipyard.on_used;
                      });
  int tiles = 0;
  Consumers().Compile(set, report, content.consumers,
                      [&](Consumer& consumer, const ContentEntry&, EntryReporter& reporter) {
                        scripts |= consumer.on_built || consumer.on_used;
                        FinishConsumer(consumer, tiles, reporter);
                      });
}

// Refuses more kinds than the state has room for.
void CheckRoom(const ContentSet& set, absl::string_view kind, size_t room, ContentReport& report) {
  const absl::Span<const ContentEntry> entries = set.Entries(kind);
  if (entries.size() <= room) return;
  EntryReporter(kind, entries[room], report)
      .Add("id", absl::StrCat("is one too many; there can be ", room, " entries of this kind"));
}

// What counts more or less to the computer player; see bot.h.
EntrySchema Personalities() {
  static constexpr PersonalityWeight kWeights[] = {
      {"patience", "How large a plan has to be before it acts."},
      {"thrift", "How much energy counts."},
      {"industry", "How much a factory counts that makes something new."},
  };
  return PersonalityKind(kWeights);
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

const ContentSchema& Schema() {
  static const ContentSchema* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "duck_dealer";
    made->variable_scopes = {"match", "player", "planet"};
    made->owned_scopes = {"player"};
    made->entries = {Goods().schema(),     EquipmentKinds().schema(), Mines().schema(),
                     Factories().schema(), Shipyards().schema(),      Consumers().schema()};
    for (EntrySchema& entry : PlaySchemas()) made->entries.push_back(std::move(entry));
    made->entries.push_back(Personalities());
    return made;
  }();
  return *schema;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CheckRoom(set, "good", kMaxGoods, report);
  for (const char* kind : {"equipment", "mine", "factory", "shipyard", "consumer"}) {
    CheckRoom(set, kind, kMaxKinds, report);
  }
  CompileTiles(set, report, *content);
  CompilePlay(set, report, *content);
  content->good_names = NamesOf(content->goods);
  content->equipment_names = NamesOf(content->equipment);
  content->factory_names = NamesOf(content->factories);
  content->shipyard_names = NamesOf(content->shipyards);
  content->consumer_names = NamesOf(content->consumers);
  content->map_names = NamesOf(content->maps);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::duck_dealer
