// `mallard catalog`: everything there is in a game, for players.
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "examples/terminal/catalog_page.h"
#include "examples/terminal/catalog_table.h"
#include "examples/terminal/commands.h"
#include "examples/terminal/entry_text.h"
#include "examples/terminal/files.h"
#include "examples/terminal/loading.h"
#include "mallard/mallard.hpp"

namespace mallard::terminal {
namespace {

// The language that was asked for, or else the system's.
std::string WantedLanguage(const Arguments& args) {
  if (!args.language.empty()) return args.language;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return "";
}

void ShowEntry(Screen& screen, const Catalog& catalog, const CatalogEntry& entry, int language) {
  const Phrase& phrase = catalog.Of(entry, language);
  screen.Line(absl::StrCat("  ", screen.Paint(Tone::kStrong, phrase.name), "  ",
                           screen.Paint(Tone::kFaint, entry.declared->id)));
  if (!phrase.text.empty()) screen.Paragraph(absl::StrCat("    ", phrase.text), 4);
  for (const CatalogField& field : entry.fields) {
    if (field.value->type == ContentValue::Type::kFunction) continue;
    if (field.schema->look == FieldSchema::Look::kDrawing) {
      for (const ContentValue& row : field.value->items) {
        screen.Line(absl::StrCat("      ", row.text));
      }
      continue;
    }
    if (field.value->line == 0) continue;  // A default.
    screen.Paragraph(absl::StrCat("    ", catalog.Field(field.schema->name, language).name, ": ",
                                  ValueText(*entry.declared, *field.value)),
                     6);
  }
}

void ShowCatalog(Screen& screen, const Catalog& catalog, int language) {
  screen.Line(screen.Paint(Tone::kStrong, catalog.Game(language).name));
  screen.Paragraph(catalog.Game(language).text, 0);
  for (size_t i = 0; i < catalog.kinds().size(); ++i) {
    const CatalogKind& kind = catalog.kinds()[i];
    if (kind.entries.empty()) continue;
    const Phrase& phrase = catalog.Kind(static_cast<int>(i), language);
    screen.Line();
    screen.Line(screen.Paint(Tone::kStrong, phrase.name));
    screen.Paragraph(phrase.text, 0);
    for (const CatalogEntry& entry : kind.entries) ShowEntry(screen, catalog, entry, language);
  }
}

}  // namespace

int RunCatalog(const Arguments& args) {
  if (const auto game = FindGame(args.game); !game.ok()) {
    return Fail(kWrongCall, game.status().message());
  }
  const absl::StatusOr<std::shared_ptr<const Ruleset>> ruleset = LoadRuleset(args);
  if (!ruleset.ok()) return Fail(kProblem, ruleset.status().message());
  const Catalog& catalog = (*ruleset)->catalog();
  const int language = catalog.FindLanguage(WantedLanguage(args));
  if (!args.language.empty() && language == 0 &&
      args.language.substr(0, 2) != catalog.languages()[0]) {
    return Fail(kProblem, absl::StrCat("the packs do not speak \"", args.language, "\", but ",
                                       absl::StrJoin(catalog.languages(), ", ")));
  }
  if (!args.json && !args.html) {
    Screen screen(args.color);
    ShowCatalog(screen, catalog, language);
    return Finish(screen);
  }
  const std::string text = args.json
                               ? CatalogJson(**ruleset, language)
                               : CatalogPage(**ruleset, language, TablePicture(*ruleset, language));
  if (args.output.empty()) {
    Screen screen(ColorMode::kNever);
    screen.Write(text);
    return Finish(screen);
  }
  const absl::Status status =
      WriteFile(args.output, {reinterpret_cast<const uint8_t*>(text.data()), text.size()});
  return status.ok() ? kOk : Fail(kProblem, status.message());
}

}  // namespace mallard::terminal
