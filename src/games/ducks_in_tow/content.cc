#include "src/games/ducks_in_tow/content.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "mallard/frame/compile.h"

namespace mallard::ducks_in_tow {
namespace {

// Reports entries beyond the most the engine can hold.
bool TooMany(absl::string_view kind, size_t index, int limit, EntryReporter& reporter) {
  if (index < static_cast<size_t>(limit)) return false;
  if (index == static_cast<size_t>(limit)) {
    reporter.Add("id", absl::StrCat("is one ", kind, " too many; there can be ", limit));
  }
  return true;
}

std::string NameOf(const ContentEntry& entry) {
  const ContentValue& name = entry.value["name"];
  return name.IsNil() ? entry.id.substr(entry.id.find(':') + 1) : name.text;
}

// The letter an entry is drawn with; 0, and a report, if it is not one.
char SymbolOf(const ContentEntry& entry, EntryReporter& reporter) {
  const std::string& text = entry.value["symbol"].text;
  if (text.size() == 1 && absl::ascii_isupper(static_cast<unsigned char>(text[0]))) return text[0];
  reporter.Add("symbol", "must be one capital letter");
  return 0;
}

void CompileColours(const ContentSet& set, ContentReport& report, GameContent& content) {
  const char* const kPaints[] = {"black", "red",     "green", "yellow",
                                 "blue",  "magenta", "cyan",  "white"};
  for (const ContentEntry& entry : set.Entries("colour")) {
    EntryReporter reporter("colour", entry, report);
    if (TooMany("colour", content.colours.size(), kMaxColours, reporter)) continue;
    Colour colour;
    colour.id = entry.id;
    colour.name = NameOf(entry);
    colour.symbol = SymbolOf(entry, reporter);
    for (const Colour& other : content.colours) {
      if (other.symbol != 0 && other.symbol == colour.symbol) {
        reporter.Add("symbol", absl::StrCat("is that of ", other.id, " already"));
      }
    }
    colour.paint =
        static_cast<int>(std::find(kPaints, kPaints + 7, entry.value["paint"].text) - kPaints);
    colour.food = static_cast<int>(entry.value["food"].integer);
    content.colours.push_back(std::move(colour));
  }
  if (content.colours.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a colour; there are no ducks"});
  }
}

// A drawing whose rows are equally wide, with one of `marks` in every place.
bool ReadDrawing(const ContentValue& list, absl::string_view field, absl::string_view marks,
                 int max_rows, int max_width, EntryReporter& reporter) {
  if (list.items.size() > static_cast<size_t>(max_rows)) {
    reporter.Add(field, absl::StrCat("has ", list.items.size(), " rows, but there are ", max_rows,
                                     " colours"));
    return false;
  }
  bool good = true;
  for (size_t row = 0; row < list.items.size(); ++row) {
    const ContentValue& item = list.items[row];
    const std::string path = absl::StrCat(field, "[", row + 1, "]");
    const size_t width = list.items[0].text.size();
    if (item.text.size() != width) {
      reporter.AddAt(item, path,
                     absl::StrCat("is ", item.text.size(), " wide, but the first row ", width));
      good = false;
    } else if (width < 1 || width > static_cast<size_t>(max_width)) {
      reporter.AddAt(item, path, absl::StrCat("must be 1 to ", max_width, " wide"));
      good = false;
    }
    const size_t wrong = item.text.find_first_not_of(std::string(marks));
    if (wrong != std::string::npos) {
      reporter.AddAt(item, path,
                     absl::StrCat("holds '", item.text.substr(wrong, 1), "'; only '", marks,
                                  "' have a meaning"));
      good = false;
    }
  }
  return good;
}

Face ReadFace(const ContentEntry& entry, int colours, EntryReporter& reporter) {
  Face face;
  face.id = entry.id;
  const ContentValue& cells = entry.value["cells"];
  if (!ReadDrawing(cells, "cells", "#o.", colours, kMaxCardWidth, reporter)) return face;
  face.width = static_cast<int>(cells.items[0].text.size());
  for (size_t row = 0; row < cells.items.size(); ++row) {
    for (int column = 0; column < face.width; ++column) {
      const char mark = cells.items[row].text[static_cast<size_t>(column)];
      if (mark == '#') {
        face.printed[row] |= 1ull << column;
        ++face.needs[row];
      }
      if (mark == 'o') face.dotted[row] |= 1ull << column;
    }
  }
  return face;
}

void CompileCards(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("location_card")) {
    EntryReporter reporter("location_card", entry, report);
    if (TooMany("location card", content.faces.size(), kMaxCards, reporter)) break;
    Face face = ReadFace(entry, content.colour_count(), reporter);
    face.location = set.Find("location", entry.value["location"].text);
    int ducks = 0;
    for (uint8_t n : face.needs) ducks += n;
    if (ducks > kTowSlots) {
      reporter.Add("cells", absl::StrCat("shows ", ducks, " ducks, but a tow has only ", kTowSlots,
                                         " slots"));
    }
    content.faces.push_back(std::move(face));
  }
  content.card_names = NamesOf(content.faces);
  for (const ContentEntry& entry : set.Entries("start_card")) {
    EntryReporter reporter("start_card", entry, report);
    if (TooMany("starting card", content.start_cards.size(), kMaxStartCards, reporter)) break;
    StartCard card;
    card.face = static_cast<int>(content.faces.size());
    for (const ContentValue& number : entry.value["players"].items) {
      card.players |= 1u << number.integer;
    }
    card.first_player = entry.value["first_player"].boolean;
    // Tableaux in snapshots name both kinds alike.
    if (set.Find("location_card", entry.id) >= 0) {
      reporter.Add("id", "is that of a location card already");
    }
    content.faces.push_back(ReadFace(entry, content.colour_count(), reporter));
    content.start_cards.push_back(card);
  }
  content.face_names = NamesOf(content.faces);
  for (size_t i = 0; i < content.faces.size(); ++i) {
    content.face_by_id[content.faces[i].id] = static_cast<int>(i);
  }
}

void CompileFormations(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("formation")) {
    EntryReporter reporter("formation", entry, report);
    if (TooMany("formation card", content.formations.size(), kMaxFormations, reporter)) break;
    Formation formation;
    formation.id = entry.id;
    formation.hearts = static_cast<int>(entry.value["hearts"].integer);
    const ContentValue& pattern = entry.value["pattern"];
    if (ReadDrawing(pattern, "pattern", "#.", content.colour_count(), kMaxPatternWidth, reporter)) {
      formation.height = static_cast<int>(pattern.items.size());
      formation.width = static_cast<int>(pattern.items[0].text.size());
      uint64_t any = 0;
      for (size_t row = 0; row < pattern.items.size(); ++row) {
        for (size_t column = 0; column < pattern.items[row].text.size(); ++column) {
          if (pattern.items[row].text[column] == '#') formation.rows[row] |= 1ull << column;
        }
        any |= formation.rows[row];
      }
      if (any == 0) reporter.Add("pattern", "needs no duck at all");
    }
    content.formations.push_back(std::move(formation));
  }
}

void CompileSpecials(const ContentSet& set, ContentReport& report, GameContent& content) {
  std::string symbols = "L";
  for (const ContentEntry& entry : set.Entries("special")) {
    EntryReporter reporter("special", entry, report);
    const char symbol = SymbolOf(entry, reporter);
    if (symbol != 0 && symbols.find(symbol) != std::string::npos) {
      reporter.Add("symbol", absl::StrCat("\"", entry.value["symbol"].text, "\" stands for ",
                                          symbol == 'L' ? "locations" : "another special tile"));
    }
    symbols += symbol;
    content.specials.push_back({entry.id, NameOf(entry)});
  }
}

void CompileTileActions(const ContentSet& set, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("tile_action")) {
    const ContentValue& needs = entry.value["needs"];
    const auto number = [&](const char* name) { return static_cast<int>(needs[name].integer); };
    TileAction action;
    action.id = entry.id;
    action.special = set.Find("special", entry.value["tile"].text);
    action.needs = {number("ducks_in_tow"),    number("free_slots"),   number("food"),
                    number("food_in_bag"),     number("ducks_in_bag"), number("cards_to_draw"),
                    needs["adoptable"].boolean};
    action.run = entry.value["run"].function;
    content.tile_actions.push_back(std::move(action));
  }
}

void CompileSetups(const ContentSet& set, ContentReport& report, GameContent& content) {
  for (const ContentEntry& entry : set.Entries("setup")) {
    EntryReporter reporter("setup", entry, report);
    Setup setup;
    setup.id = entry.id;
    setup.players = static_cast<int>(entry.value["players"].integer);
    setup.park = set.Find("park", entry.value["park"].text);
    setup.ducks = static_cast<int>(entry.value["ducks"].integer);
    setup.formations = static_cast<int>(entry.value["formations"].integer);
    setup.target = static_cast<int>(entry.value["target"].integer);
    for (const ContentValue& food : entry.value["food"].items) {
      setup.food.push_back(static_cast<int>(food.integer));
    }
    if (setup.food.size() != static_cast<size_t>(setup.players)) {
      reporter.Add("food", absl::StrCat("has ", setup.food.size(), " numbers, but there are ",
                                        setup.players, " players"));
    }
    for (const Setup& other : content.setups) {
      if (other.players == setup.players) {
        reporter.Add("players", absl::StrCat(other.id, " is for ", setup.players,
                                             " players already; replace or patch that"));
      }
    }
    content.setups.push_back(std::move(setup));
  }
  if (content.setups.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a setup; there is nothing to play"});
  }
}

}  // namespace

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  CompileColours(set, report, *content);
  for (const ContentEntry& entry : set.Entries("location")) {
    EntryReporter reporter("location", entry, report);
    if (TooMany("location", content->locations.size(), kMaxCards, reporter)) break;
    content->locations.push_back({entry.id, NameOf(entry)});
  }
  CompileCards(set, report, *content);
  CompileFormations(set, report, *content);
  CompileSpecials(set, report, *content);
  CompileTileActions(set, *content);
  CompileParks(set, report, *content);
  CompileSetups(set, report, *content);
  content->colour_names = NamesOf(content->colours);
  content->location_names = NamesOf(content->locations);
  content->formation_names = NamesOf(content->formations);
  content->tile_action_names = NamesOf(content->tile_actions);
  content->park_names = NamesOf(content->parks);
  return content;
}

}  // namespace mallard::ducks_in_tow
