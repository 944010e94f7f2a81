#include "src/games/battleducks/content.h"

#include "absl/strings/str_cat.h"
#include "mallard/frame/entries.h"
#include "mallard/frame/numbers.h"
#include "mallard/frame/personality.h"
#include "mallard/primitives/grid.h"
#include "src/games/battleducks/script.h"
#include "src/games/battleducks/state.h"

namespace mallard::battleducks {
namespace {

// Reads a drawing; on a mistake reports it and gives a single cell, so that reading goes on.
Figure ReadFigure(const ContentValue& rows, char mark, const FieldSource& source) {
  absl::StatusOr<Shape> shape = ParseShape(Rows(rows), mark);
  if (shape.ok()) return MakeFigure(*shape);
  source.reporter.Add(source.schema.name, shape.status().message());
  return MakeFigure(ShapeOf(Bitboard::Of(0)));
}

void ReadFootprint(Maneuver& maneuver, const ContentValue& rows, const FieldSource& source) {
  maneuver.footprint = ReadFigure(rows, 'o', source);
}

void ReadShape(Formation& formation, const ContentValue& rows, const FieldSource& source) {
  formation.figure = ReadFigure(rows, '#', source);
}

void ReadRows(Board& board, const ContentValue& rows, const FieldSource& source) {
  absl::StatusOr<Bitboard> cells = ParseBoard(Rows(rows));
  if (!cells.ok()) return source.reporter.Add("rows", cells.status().message());
  board.cells = *cells;
  board.size = cells->Count();
  const Bounds bounds = BoundsOf(*cells);
  board.width = bounds.col + bounds.width;
  board.height = bounds.row + bounds.height;
}

const EntryKind<Maneuver>& Maneuvers() {
  static const auto* const kind = new EntryKind<Maneuver>(
      "maneuver", "Something a formation's Commander can do instead of an observation.",
      {NameField(),
       Bind(DrawingField("footprint", kGridSide,
                         "The viewfinder: `o` for a cell it covers, `.` for none."),
            ReadFootprint),
       Bind(IntField("cooldown", 1, 200, "Turns for which it is not available after use."),
            &Maneuver::cooldown),
       Bind(FunctionField(
                "resolve", ResolveHook(),
                "What the maneuver does, called with a ManeuverContext. Without it every cell of "
                "the "
                "footprint is probed, row by row from the top."),
            &Maneuver::resolve)});
  return *kind;
}

const EntryKind<Category>& Categories() {
  static const auto* const kind = new EntryKind<Category>(
      "category",
      "A family of formations. Players pick within categories, and a category's formations share "
      "a maneuver.",
      {NameField(),
       Bind(IntField("min_ducks", 1, kMaxDucks, "Smallest number of ducks of its formations."),
            &Category::min_ducks),
       Bind(IntField("max_ducks", 1, kMaxDucks, "Largest number of ducks of its formations."),
            &Category::max_ducks),
       Bind(ReferenceField("maneuver", "maneuver", false,
                           "What its Commanders can do; without it there are no Commanders."),
            &Category::maneuver)});
  return *kind;
}

const EntryKind<Formation>& Formations() {
  static const auto* const kind = new EntryKind<Formation>(
      "formation", "A set of ducks that lies in a pond as one piece.",
      {NameField(),
       Bind(ReferenceField("category", "category", true, "The category it belongs to."),
            &Formation::category),
       Bind(DrawingField("shape", kGridSide,
                         "`#` for a duck, `.` for water. Corners touching is enough to hold "
                         "together."),
            ReadShape)});
  return *kind;
}

const EntryKind<Board>& Boards() {
  static const auto* const kind = new EntryKind<Board>(
      "board", "A pond: any cells of a grid of at most 16 by 16.",
      {NameField(),
       Bind(DrawingField("rows", kGridSide, "`#` for a cell, `.` where there is none."),
            ReadRows)});
  return *kind;
}

const EntryKind<Mode>& Modes() {
  static const auto* const kind = new EntryKind<Mode>(
      "mode", "A way to play: a board and the fleet both players have.",
      {NameField(),
       Bind(ReferenceField("board", "board", true, "The board, unless a match says otherwise."),
            &Mode::board),
       Bind(ReferenceListField("formations", "formation", "Formations both players have."),
            &Mode::formations),
       Bind(ReferenceListField("categories", "category",
                               "Categories from which each player picks one formation."),
            &Mode::categories)});
  return *kind;
}

void FinishCategory(Category& category, EntryReporter& reporter) {
  if (category.min_ducks > category.max_ducks) {
    reporter.Add("min_ducks", "is larger than max_ducks");
  }
}

// Checks a formation against its category, and enters it there.
void FinishFormation(GameContent& content, const Formation& formation, EntryReporter& reporter) {
  const Figure& figure = formation.figure;
  if (!IsConnected8(figure.shapes[0].cells)) {
    reporter.Add("shape", "falls apart: every duck must touch another, corners counting");
  }
  if (formation.category < 0) return;  // Reported when references were checked.
  Category& category = At(content.categories, formation.category);
  const int min = category.min_ducks;
  const int max = category.max_ducks;
  if (figure.size < min || figure.size > max) {
    reporter.Add("shape",
                 absl::StrCat("has ", figure.size, " ducks, but category ", category.id, " wants ",
                              min == max ? absl::StrCat(min) : absl::StrCat(min, " to ", max)));
  }
  category.formations.push_back(static_cast<uint16_t>(content.formations.size()));
}

void FinishMode(const GameContent& content, Mode& mode, EntryReporter& reporter) {
  for (int formation : mode.formations) {
    mode.fleet.push_back({At(content.formations, formation).category, formation});
  }
  for (int index : mode.categories) {
    const Category& category = At(content.categories, index);
    if (category.formations.empty()) {
      reporter.Add("categories", absl::StrCat("category ", category.id, " has no formation"));
    }
    mode.fleet.push_back({index, -1});
  }
  if (mode.fleet.empty() || mode.fleet.size() > kMaxSlots) {
    reporter.Add("formations",
                 absl::StrCat("a fleet has 1 to ", kMaxSlots,
                              " formations and categories together, not ", mode.fleet.size()));
  }
}

// What counts more or less to the computer player; see bot.h.
EntrySchema Personalities() {
  static constexpr PersonalityWeight kWeights[] = {
      {"focus",
       "How much a place counts that explains ducks spotted so far: more of it keeps at what is "
       "half found."},
      {"daring", "How much a maneuver counts beside observations."},
      {"guile", "How many set-ups it thinks of before it takes one where nobody looks early."},
  };
  return PersonalityKind(kWeights);
}

}  // namespace

const ContentSchema& Schema() {
  static const ContentSchema* const schema = [] {
    auto* made = new ContentSchema;
    made->game = "battleducks";
    made->variable_scopes = {"match", "player", "formation"};
    made->owned_scopes = {"player", "formation"};
    made->entries = {Maneuvers().schema(), Categories().schema(), Formations().schema(),
                     Boards().schema(), Modes().schema()};
    made->entries.push_back(Personalities());
    return made;
  }();
  return *schema;
}

std::unique_ptr<const GameContent> CompileContent(const ContentSet& set, ContentReport& report) {
  auto content = std::make_unique<GameContent>();
  Maneuvers().Compile(set, report, content->maneuvers);
  Categories().Compile(set, report, content->categories,
                       [](Category& category, const ContentEntry&, EntryReporter& reporter) {
                         FinishCategory(category, reporter);
                       });
  Formations().Compile(set, report, content->formations,
                       [&](Formation& formation, const ContentEntry&, EntryReporter& reporter) {
                         FinishFormation(*content, formation, reporter);
                       });
  Boards().Compile(set, report, content->boards);
  Modes().Compile(set, report, content->modes,
                  [&](Mode& mode, const ContentEntry&, EntryReporter& reporter) {
                    FinishMode(*content, mode, reporter);
                  });
  if (content->modes.empty()) {
    report.Add(ContentError{"", "", 0, "", "no pack declares a mode; there is nothing to play"});
  }
  content->formation_names = NamesOf(content->formations);
  content->category_names = NamesOf(content->categories);
  content->board_names = NamesOf(content->boards);
  content->mode_names = NamesOf(content->modes);
  return content;
}

}  // namespace mallard::battleducks
