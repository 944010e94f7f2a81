#include "mallard/scene_text.h"

#include "absl/strings/str_cat.h"
#include "mallard/catalog.h"
#include "mallard/common_words.h"
#include "mallard/content.h"
#include "mallard/ruleset.h"
#include "src/engine/scene_names.h"

namespace mallard {
namespace {

constexpr const char* kAreaKinds[] = {"",     "grid", "hexes", "graph",   "plane",
                                      "hand", "pile", "track", "tableau", "list"};
constexpr const char* kGeometries[] = {"placed",  "cell", "hex",  "circle",
                                       "polygon", "line", "card", "text"};

// Writes a scene line by line.
class Dump {
 public:
  Dump(const Rules& rules, const Scene& scene, int language)
      : language_(language), names_(rules, language), scene_(scene) {}

  std::string Whole() {
    Status();
    for (const SceneSeat& seat : scene_.seats) Seat(seat);
    for (size_t i = 0; i < scene_.areas.size(); ++i) {
      Area(scene_.areas[i], i);
      for (const SceneItem& item : scene_.items) {
        if (item.area == i) Item(item);
      }
    }
    return std::move(out_);
  }

 private:
  void Quoted(const char* what, uint32_t label) {
    if (label == 0) return;
    absl::StrAppend(&out_, what, "\"");
    names_.Append(scene_, label, out_);
    absl::StrAppend(&out_, "\"");
  }

  void Number(const char* what, int64_t value, int64_t usual) {
    if (value != usual) absl::StrAppend(&out_, what, value);
  }

  void Marks(uint32_t marks) {
    const char* between = " [";
    for (int bit = 0; bit < 32; ++bit) {
      if ((marks >> bit & 1) == 0) continue;
      out_ += between;
      between = ", ";
      if (bit < kCommonMarks) out_ += CommonMark(bit);
      const size_t own = static_cast<size_t>(bit) - 24;
      if (bit >= 24 && own < scene_.own_marks.size()) {
        names_.Append(scene_, scene_.own_marks[own], out_);
      }
    }
    if (marks != 0) out_ += "]";
  }

  std::string CommonMark(int bit) const {
    if (language_ == 0) return std::string(MarkName(bit));
    const int word = static_cast<int>(CommonWord::kFirstMark) + bit;
    return scene_.rules->ruleset().catalog().Common(static_cast<CommonWord>(word), language_);
  }

  template <class Owner>
  void Counters(const Owner& owner) {
    for (const SceneCounter& counter : scene_.CountersOf(owner)) {
      Quoted(" ", counter.label);
      absl::StrAppend(&out_, " ", counter.now);
      if (counter.most >= 0) absl::StrAppend(&out_, "/", counter.most);
    }
  }

  template <class Owner>
  void References(const Owner& owner) {
    for (const Reference& reference : scene_.ReferencesOf(owner)) {
      if (reference.type == static_cast<uint16_t>(ArgType::kArea))
        continue;  // Its number is there.
      absl::StrAppend(&out_, " <");
      names_.Append(reference, out_);
      absl::StrAppend(&out_, ">");
    }
  }

  void Status() {
    const SceneStatus& status = scene_.status;
    absl::StrAppend(&out_, "scene for ",
                    scene_.viewer.is_host()        ? "the host"
                    : scene_.viewer.is_spectator() ? "the spectator"
                                                   : absl::StrCat("p", scene_.viewer.seat() + 1));
    Quoted(": ", status.phase);
    Quoted(" ", status.round_label);
    Number(" round ", status.round, 0);
    Number(" of ", status.round_limit, 0);
    if (status.turn_seat >= 0) absl::StrAppend(&out_, " turn of p", status.turn_seat + 1);
    if (status.over != 0) absl::StrAppend(&out_, " over");
    Quoted(" ", status.reason);
    Quoted(" ", status.tie_break);
    out_ += "\n";
  }

  void Seat(const SceneSeat& seat) {
    absl::StrAppend(&out_, "seat ", seat.seat);
    Quoted(" ", seat.label);
    Quoted(" role ", seat.role);
    if (seat.score_label != 0) {
      Quoted(" ", seat.score_label);
      absl::StrAppend(&out_, " ", seat.score);
    }
    Number(" asked ", seat.decision, 0);
    Marks(seat.marks);
    Counters(seat);
    out_ += "\n";
  }

  void Area(const SceneArea& area, size_t index) {
    absl::StrAppend(&out_, "area ", index, " #", area.id, " ",
                    kAreaKinds[static_cast<size_t>(area.kind)]);
    Quoted(" ", area.label);
    if (area.width != 0 || area.depth != 0) {
      absl::StrAppend(&out_, " ", area.width, "x", area.depth);
      if (area.x != 0 || area.y != 0) absl::StrAppend(&out_, " from ", area.x, ",", area.y);
    }
    Number(" in ", area.parent, -1);
    if (area.owner >= 0) absl::StrAppend(&out_, " of p", area.owner + 1);
    if (area.faces >= 0) absl::StrAppend(&out_, " faces p", area.faces + 1);
    Number(" unit ", area.unit, 1);
    Quoted(" ", area.unit_label);
    Number(" holds ", area.count, -1);
    Number(" at most ", area.most, -1);
    Number(" stacking ", static_cast<int>(area.stacking), 0);
    if (area.active == 0) absl::StrAppend(&out_, " (idle)");
    Counters(area);
    References(area);
    out_ += "\n";
  }

  void Item(const SceneItem& item) {
    absl::StrAppend(&out_, "  ", item.id >> 20, ":", item.id & 0xFFFFF, " ",
                    kGeometries[static_cast<size_t>(item.geometry)], " ", item.x, ",", item.y);
    Number(" up ", item.elevation, 0);
    if (item.geometry != Geometry::kCell || item.width != 1 || item.depth != 1) {
      if (item.width != 0 || item.depth != 0) {
        absl::StrAppend(&out_, " ", item.width, "x", item.depth);
      }
    }
    Number(" high ", item.height, 0);
    Number(" layer ", item.layer, item.geometry == Geometry::kCell ? kLayerGround : kLayerPiece);
    Number(" turn ", item.turn, 0);
    if (item.mirrored != 0) out_ += " mirrored";
    if (item.symbol != 0 && item.symbol < 128) {
      absl::StrAppend(&out_, " '", std::string(1, static_cast<char>(item.symbol)), "'");
    } else if (item.symbol != 0) {
      absl::StrAppend(&out_, " U+", absl::Hex(item.symbol));
    }
    Quoted(" ", item.label);
    if (item.entry_kind != 0) {
      absl::StrAppend(&out_, " shows ");
      names_.AppendId(item.entry_kind, item.entry, out_);
    }
    if (item.owner >= 0) absl::StrAppend(&out_, " of p", item.owner + 1);
    if (item.face == SceneFace::kUnknown) out_ += " unknown";
    if (item.face == SceneFace::kStale) out_ += " stale";
    Number(" x", item.count, 1);
    if (item.parent != 0)
      absl::StrAppend(&out_, " on ", item.parent >> 20, ":", item.parent & 0xFFFFF);
    for (const ScenePoint& point : scene_.PointsOf(item)) {
      absl::StrAppend(&out_, " (", point.x, ",", point.y, ")");
    }
    Marks(item.marks);
    Counters(item);
    References(item);
    out_ += "\n";
  }

  const int language_;  // 0: English.
  const SceneNames names_;
  const Scene& scene_;
  std::string out_;
};

}  // namespace

std::string LabelText(const Scene& scene, uint32_t label) {
  std::string text;
  if (scene.rules != nullptr) SceneNames(*scene.rules).Append(scene, label, text);
  return text;
}

std::string SceneText(const Scene& scene, std::string_view language) {
  if (scene.rules == nullptr) return "no scene\n";
  const int number =
      language.empty()
          ? 0
          : scene.rules->ruleset().catalog().FindLanguage({language.data(), language.size()});
  return Dump(*scene.rules, scene, number).Whole();
}

}  // namespace mallard
