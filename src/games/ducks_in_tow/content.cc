#include "src/games/ducks_in_tow/content.h"

#include <bit>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/personality.h"
#include "src/games/ducks_in_tow/script.h"

namespace mallard::ducks_in_tow {
namespace {

constexpr char kCellsDoc[] =
    "A row for each colour, in the order the colours are declared, from the top: `#` a printed "
    "duck, `o` a dotted space, `.` nothing. All rows are as wide as the card has columns; rows "
    "left out at the bottom hold nothing.";

// Fields -------------------------------------------------------------------------------------

// The letter an entry is drawn with; 0, and a report, if it is not one.
template <class Struct>
void ReadSymbol(Struct& out, const ContentValue& value, const FieldSource& source) {
  out.symbol = 0;
  if (value.text.size() == 1 && absl::ascii_isupper(static_cast<unsigned char>(value.text[0]))) {
    out.symbol = value.text[0];
  } else {
    source.reporter.Add("symbol", "must be one capital letter");
  }
}

// A drawing whose rows are equally wide, with one of `marks` in every place, and no more of them
// than there are colours.
bool CheckDrawing(const ContentValue& list, const std::string& marks, int max_width,
                  const FieldSource& source) {
  const std::string& field = source.schema.name;
  const size_t colours = source.set.Entries("colour").size();
  if (list.items.size() > colours) {
    source.reporter.Add(field, absl::StrCat("has ", list.items.size(), " rows, but there are ",
                                            colours, " colours"));
    return false;
  }
  bool good = true;
  for (size_t row = 0; row < list.items.size(); ++row) {
    const ContentValue& item = list.items[row];
    const std::string path = absl::StrCat(field, "[", row + 1, "]");
    const size_t width = list.items[0].text.size();
    if (item.text.size() != width) {
      source.reporter.AddAt(
          item, path, absl::StrCat("is ", item.text.size(), " wide, but the first row ", width));
      good = false;
    } else if (width < 1 || Size(item.text) > max_width) {
      source.reporter.AddAt(item, path, absl::StrCat("must be 1 to ", max_width, " wide"));
      good = false;
    }
    const size_t wrong = item.text.find_first_not_of(marks);
    if (wrong != std::string::npos) {
      source.reporter.AddAt(item, path,
                            absl::StrCat("holds '", item.text.substr(wrong, 1), "'; only '", marks,
                                         "' have a meaning"));
      good = false;
    }
  }
  return good;
}

// The columns of a row that hold that mark.
uint64_t ColumnsWith(char mark, const std::string& row) {
  uint64_t columns = 0;
  for (size_t i = 0; i < row.size(); ++i) columns |= uint64_t{row[i] == mark} << i;
  return columns;
}

template <class Card>
void ReadCells(Card& card, const ContentValue& cells, const FieldSource& source) {
  if (!CheckDrawing(cells, "#o.", kMaxCardWidth, source)) return;
  card.width = Size(cells.items[0].text);
  for (size_t row = 0; row < cells.items.size(); ++row) {
    card.printed[row] = ColumnsWith('#', cells.items[row].text);
    card.dotted[row] = ColumnsWith('o', cells.items[row].text);
    Put(card.needs[row], std::popcount(card.printed[row]));
  }
}

void ReadPattern(Formation& formation, const ContentValue& pattern, const FieldSource& source) {
  if (!CheckDrawing(pattern, "#.", kMaxPatternWidth, source)) return;
  formation.height = Size(pattern.items);
  formation.width = Size(pattern.items[0].text);
  uint64_t any = 0;
  for (size_t row = 0; row < pattern.items.size(); ++row) {
    formation.rows[row] = ColumnsWith('#', pattern.items[row].text);
    any |= formation.rows[row];
  }
  if (any == 0) source.reporter.Add("pattern", "needs no duck at all");
}

void ReadPlayers(StartCard& card, const ContentValue& numbers, const FieldSource&) {
  for (const ContentValue& number : numbers.items) card.players |= 1u << number.integer;
}

FieldSchema RunField() {
  FieldSchema field = FunctionField("run", RunHook(), "What it does, called with a TileContext.");
  field.required = true;
  return field;
}

// Kinds of entry -----------------------------------------------------------------------------

const EntryKind<Colour>& Colours() {
  static const auto* const kind = new EntryKind<Colour>(
      "colour",
      "A colour of ducks, with a food of its own and a row of every tableau. There are 1 to 6.",
      {Bind(NameField(), &Colour::name),
       Bind(RequiredTextField("symbol", "The letter it is drawn with."), ReadSymbol<Colour>),
       Bind(ChoiceField("paint",
                        {"black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"},
                        "white", "What terminals paint it with."),
            &Colour::paint),
       Bind(IntField("food", 1, 60, "Food of this colour."), &Colour::food)});
  return *kind;
}

const EntryKind<Location>& Locations() {
  static const auto* const kind =
      new EntryKind<Location>("location", "A place cards are delivered to; it has a tile.",
                              {Bind(NameField(), &Location::name)});
  return *kind;
}

const EntryKind<Face>& LocationCards() {
  static const auto* const kind = new EntryKind<Face>(
      "location_card", "A card that is completed by delivering the ducks it shows to its location.",
      {Bind(ReferenceField("location", "location", true, "Where it is delivered."),
            &Face::location),
       Bind(DrawingField("cells", kMaxColours, kCellsDoc), ReadCells<Face>)});
  return *kind;
}

const EntryKind<StartCard>& StartCards() {
  static const auto* const kind = new EntryKind<StartCard>(
      "start_card",
      "A card that a tableau begins with. Each player is dealt one of those for their number.",
      {Bind(DrawingField("cells", kMaxColours, kCellsDoc), ReadCells<StartCard>),
       Bind(ListField("players", IntField("number", 1, kMaxPlayers, "A number of players."), 1,
                      kMaxPlayers, "The numbers of players with which it is used."),
            ReadPlayers),
       Bind(BoolField("first_player", false, "Whoever is dealt it begins."),
            &StartCard::first_player)});
  return *kind;
}

const EntryKind<Formation>& Formations() {
  static const auto* const kind = new EntryKind<Formation>(
      "formation",
      "A formation card: a pattern to claim. It slides over a tableau but never turns.",
      {NameField(), Bind(IntField("hearts", 1, 20, "Points."), &Formation::hearts),
       Bind(DrawingField("pattern", kMaxColours,
                         "`#` needs a duck, `.` does not matter. The whole drawing must lie inside "
                         "the tableau."),
            ReadPattern)});
  return *kind;
}

const EntryKind<Special>& Specials() {
  static const auto* const kind = new EntryKind<Special>(
      "special", "A tile that is no location. What can be done there is said by tile actions.",
      {Bind(NameField(), &Special::name),
       Bind(RequiredTextField("symbol", "The letter that stands for it in parks; not L."),
            ReadSymbol<Special>)});
  return *kind;
}

const EntryKind<TileAction>& TileActions() {
  static const auto* const kind = new EntryKind<TileAction>(
      "tile_action",
      "Something a player can do on a special tile, for one action. A tile may have several.",
      {NameField(),
       Bind(ReferenceField("tile", "special", true, "The tile."), &TileAction::special),
       BindTable<TileAction, Needs>(
           "needs", &TileAction::needs,
           {Bind(IntField("ducks_in_tow", 0, kTowSlots, 0, "Ducks on the tow."),
                 &Needs::ducks_in_tow),
            Bind(IntField("free_slots", 0, kTowSlots, 0, "Free slots of the tow."),
                 &Needs::free_slots),
            Bind(IntField("food", 0, kFoodLimit, 0, "Food the player has."), &Needs::food),
            Bind(IntField("food_in_bag", 0, 100, 0, "Food in the bag."), &Needs::food_in_bag),
            Bind(IntField("ducks_in_bag", 0, 100, 0, "Ducks in the bag."), &Needs::ducks_in_bag),
            Bind(IntField("cards_to_draw", 0, 100, 0,
                          "Location cards in the display, the deck and the discard pile together."),
                 &Needs::cards_to_draw),
            Bind(BoolField("adoptable", false,
                           "A duck of the tow has a free dotted space of its colour in the "
                           "tableau."),
                 &Needs::adoptable)},
           false, "What must hold for the action to be taken."),
       Bind(RunField(), &TileAction::run)});
  return *kind;
}

const EntryKind<Park>& Parks() {
  static const auto* const kind = new EntryKind<Park>(
      "park", "The tiles and how they touch.",
      {NameField(),
       Bind(DrawingField("rows", kMaxTiles,
                         "Words 4 characters apart, every row pushed aside by 2: `L` a random "
                         "location, a letter for a special tile; `*` behind it marks a start "
                         "space."),
            ReadPark)});
  return *kind;
}

const EntryKind<Setup>& Setups() {
  static const auto* const kind = new EntryKind<Setup>(
      "setup", "How a number of players begins and ends. There is one for each number.",
      {Bind(IntField("players", 1, kMaxPlayers, "The number of players."), &Setup::players),
       Bind(ReferenceField("park", "park", true, "The park, unless a match says otherwise."),
            &Setup::park),
       Bind(IntField("ducks", 1, 30, "Ducks of each colour."), &Setup::ducks),
       Bind(ListField("food", IntField("count", 0, kFoodLimit, "Food drawn."), 1, kMaxPlayers,
                      "Food drawn by the first player, the second, and so on."),
            &Setup::food),
       Bind(IntField("formations", 0, kMaxClaims, "Formation cards turned up."),
            &Setup::formations),
       Bind(IntField("target", 0, kMaxColumns, 0,
                     "Completed location cards that trigger the end; 0 for no such end."),
            &Setup::target)});
  return *kind;
}

// What concerns several fields or entries ------------------------------------------------------

// Reports the first entry beyond the most the engine can hold; `before` have been compiled.
template <class Struct>
void CheckRoom(absl::string_view kind, const std::vector<Struct>& before, int limit,
               EntryReporter& reporter) {
  if (Size(before) == limit) {
    reporter.Add("id", absl::StrCat("is one ", kind, " too many; there can be ", limit));
  }
}

// What has no name is called by its id.
template <class Struct>
void FinishName(Struct& out) {
  if (out.name.empty()) out.name = out.id.substr(out.id.find(':') + 1);
}

void FinishColour(const GameContent& content, Colour& colour, EntryReporter& reporter) {
  CheckRoom("colour", content.colours, kMaxColours, reporter);
  FinishName(colour);
  for (const Colour& other : content.colours) {
    if (other.symbol != 0 && other.symbol == colour.symbol) {
      reporter.Add("symbol", absl::StrCat("is that of ", other.id, " already"));
    }
  }
}

void FinishLocationCard(const GameContent& content, const Face& card, EntryReporter& reporter) {
  CheckRoom("location card", content.faces, kMaxCards, reporter);
  int ducks = 0;
  for (uint8_t n : card.needs) ducks += n;
  if (ducks > kTowSlots) {
    reporter.Add("cells",
                 absl::StrCat("shows ", ducks, " ducks, but a tow has only ", kTowSlots, " slots"));
  }
}

// Starting cards are faces, too.
void FinishStartCard(const ContentSet& set, GameContent& content, StartCard& card,
                     EntryReporter& reporter) {
  CheckRoom("starting card", content.start_cards, kMaxStartCards, reporter);
  // Tableaux in snapshots name both kinds alike.
  if (set.Find("location_card", card.id) >= 0) {
    reporter.Add("id", "is that of a location card already");
  }
  card.face = Size(content.faces);
  content.faces.push_back(card);
}

void FinishSpecial(const GameContent& content, Special& special, EntryReporter& reporter) {
  FinishName(special);
  bool taken = special.symbol == 'L';
  for (const Special& other : content.specials) {
    taken |= special.symbol != 0 && other.symbol == special.symbol;
  }
  if (taken) {
    reporter.Add("symbol",
                 absl::StrCat("\"", std::string(1, special.symbol), "\" stands for ",
                              special.symbol == 'L' ? "locations" : "another special tile"));
  }
}

void FinishSetup(const GameContent& content, const Setup& setup, EntryReporter& reporter) {
  if (Size(setup.food) != setup.players) {
    reporter.Add("food", absl::StrCat("has ", setup.food.size(), " numbers, but there are ",
                                      setup.players, " players"));
  }
  for (const Setup& other : content.setups) {
    if (other.players == setup.players) {
      reporter.Add("players", absl::StrCat(other.id, " is for ", setup.players,
                                           " players already; replace or patch that"));
    }
  }
}

// What counts more or less to the computer player; see bot.h.
EntrySchema Personalities() {
  static constexpr PersonalityWeight kWeights[] = {
      {"patience", "How far ahead it looks: more of it makes for long routes."},
      {"ambition", "How much hearts count beside points."},
      {"diligence", "How much it minds an action that is not used."},
  };
  return PersonalityKind(kWeights);
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "ducks_in_tow";
    made->variable_scopes = {"match", "player", "tile"};
    made->owned_scopes = {"player"};
    made->entries = {Colours().schema(),     Locations().schema(),  LocationCards().schema(),
                     StartCards().schema(),  Formations().schema(), Specials().schema(),
                     TileActions().schema(), Parks().schema(),      Setups().schema()};
    made->entries.push_back(Personalities());
    return made;
  }();
  return *schema;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  GameContent& c = *content;
  using Entry = ContentEntry;
  using Reporter = EntryReporter;
  Colours().Compile(set, report, c.colours, [&](Colour& colour, const Entry&, Reporter& reporter) {
    FinishColour(c, colour, reporter);
  });
  if (c.colours.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a colour; there are no ducks"});
  }
  Locations().Compile(set, report, c.locations,
                      [&](Location& location, const Entry&, Reporter& reporter) {
                        CheckRoom("location", c.locations, kMaxCards, reporter);
                        FinishName(location);
                      });
  LocationCards().Compile(set, report, c.faces, [&](Face& card, const Entry&, Reporter& reporter) {
    FinishLocationCard(c, card, reporter);
  });
  c.card_names = NamesOf(c.faces);
  StartCards().Compile(set, report, c.start_cards,
                       [&](StartCard& card, const Entry&, Reporter& reporter) {
                         FinishStartCard(set, c, card, reporter);
                       });
  for (int face = 0; face < Size(c.faces); ++face) c.face_by_id[At(c.faces, face).id] = face;
  Formations().Compile(set, report, c.formations,
                       [&](Formation&, const Entry&, Reporter& reporter) {
                         CheckRoom("formation card", c.formations, kMaxFormations, reporter);
                       });
  Specials().Compile(set, report, c.specials,
                     [&](Special& special, const Entry&, Reporter& reporter) {
                       FinishSpecial(c, special, reporter);
                     });
  TileActions().Compile(set, report, c.tile_actions);
  Parks().Compile(set, report, c.parks);
  Setups().Compile(set, report, c.setups, [&](Setup& setup, const Entry&, Reporter& reporter) {
    FinishSetup(c, setup, reporter);
  });
  if (c.setups.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a setup; there is nothing to play"});
  }
  c.colour_names = NamesOf(c.colours);
  c.location_names = NamesOf(c.locations);
  c.formation_names = NamesOf(c.formations);
  c.tile_action_names = NamesOf(c.tile_actions);
  c.park_names = NamesOf(c.parks);
  return content;
}

}  // namespace mallard::ducks_in_tow
