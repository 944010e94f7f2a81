#include "mallard/scene_svg.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "gtest/gtest.h"
#include "mallard/scene_builder.h"
#include "tests/support/matches.h"

namespace mallard::testing {
namespace {

constexpr const char* kGames[] = {"battleducks", "naval_war",  "ducks_in_tow",
                                  "duck_dealer", "duckhammer", "duckhammer_campaign"};

Scene SceneOf(const char* game, Viewer viewer = Viewer::Seat(0)) {
  const Match match = NewMatch(BaseRuleset(game), "", 1);
  Scene scene;
  match.BuildScene(viewer, scene);
  return scene;
}

// What is wrong with the elements of a picture: each is closed in its turn, attributes are quoted,
// and no bare ampersand stands anywhere. "" if nothing is.
std::string Malformed(const std::string& xml) {
  std::vector<std::string> open;
  for (size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
    size_t end = at + 1;
    bool quoted = false;
    for (; end < xml.size() && (quoted || xml[end] != '>'); ++end) quoted ^= xml[end] == '"';
    if (end == xml.size()) return "an element does not end";
    const std::string tag = xml.substr(at + 1, end - at - 1);
    if (tag.find('<') != std::string::npos) return absl::StrCat("< within ", tag);
    if (tag[0] == '/') {
      if (open.empty() || open.back() != tag.substr(1)) return absl::StrCat("closes ", tag);
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(tag.substr(0, tag.find(' ')));
    }
  }
  for (size_t at = xml.find('&'); at != std::string::npos; at = xml.find('&', at + 1)) {
    const std::string rest = xml.substr(at, 6);
    if (!absl::StartsWith(rest, "&amp;") && !absl::StartsWith(rest, "&lt;") &&
        !absl::StartsWith(rest, "&gt;") && rest != "&quot;") {
      return absl::StrCat("bare ", rest);
    }
  }
  return open.empty() ? "" : absl::StrCat(open.back(), " is not closed");
}

TEST(SceneSvgTest, EveryGameIsWellFormedForEveryViewer) {
  for (const char* game : kGames) {
    for (const Viewer viewer : {Viewer::Host(), Viewer::Spectator(), Viewer::Seat(0)}) {
      SvgStyle style;
      style.references = true;
      EXPECT_EQ(Malformed(DrawSvg(SceneOf(game, viewer), "en", style)), "") << game;
    }
  }
}

TEST(SceneSvgTest, TheSameSceneGivesTheSameBytes) {
  EXPECT_EQ(DrawSvg(SceneOf("naval_war")), DrawSvg(SceneOf("naval_war")));
}

TEST(SceneSvgTest, EveryItemCanBeClicked) {
  const Scene scene = SceneOf("battleducks");
  SvgStyle style;
  style.references = true;
  const std::string svg = DrawSvg(scene, "en", style);
  for (const SceneItem& item : scene.items) {
    EXPECT_TRUE(absl::StrContains(svg, absl::StrCat("data-item=\"", item.id, "\""))) << item.id;
  }
  EXPECT_TRUE(absl::StrContains(svg, "data-ref=\""));
  EXPECT_FALSE(absl::StrContains(DrawSvg(scene), "data-ref=\""));
}

// Circles that are one shape have one edge, and what they are is in the legend.
TEST(SceneSvgTest, AReachIsTheEdgeOfItsCirclesTogether) {
  const auto svg_of = [](int32_t apart) {
    const Match match = NewMatch(BaseRuleset("battleducks"), "", 1);
    Scene scene;
    match.BuildScene(Viewer::Seat(0), scene);
    SceneBuilder builder(scene);
    const int area = builder.AddArea(900, AreaKind::kPlane, -1, builder.Text("Plane"), 1000, 1000);
    SceneItem& item = builder.AddItem(ItemId(900, 1), area);
    item.geometry = Geometry::kCircle;
    item.layer = kLayerZone;
    item.width = 100;
    item.marks = kMarkReach;
    item.label = builder.Text("Longbow");
    builder.Counter(builder.Text("Range"), 24);
    builder.Point(400, 500);
    builder.Point(400 + apart, 500);
    return DrawSvg(scene);
  };
  const auto points = [](const std::string& svg) {
    const size_t end = svg.find("\" class=\"n link dash\"");
    EXPECT_NE(end, std::string::npos);
    const std::string path = svg.substr(svg.rfind('<', end), end - svg.rfind('<', end));
    return std::count(path.begin(), path.end(), 'L') + std::count(path.begin(), path.end(), 'M');
  };
  EXPECT_TRUE(absl::StrContains(svg_of(300), "Longbow 24"));
  EXPECT_TRUE(absl::StrContains(svg_of(300), ">Reach<"));
  EXPECT_GT(points(svg_of(300)), 180) << "two whole circles";
  EXPECT_LT(points(svg_of(100)), 140) << "the parts within each other are left out";
}

TEST(SceneSvgTest, TextOfTheMomentIsEscaped) {
  Scene scene = SceneOf("battleducks");
  scene.text = "<b>&\"\x01\xff";
  scene.text_ends = {static_cast<uint32_t>(scene.text.size())};
  scene.labels.push_back({SceneLabel::kText, 0, 0, 0, 0});
  scene.areas[0].label = static_cast<uint32_t>(scene.labels.size() - 1);
  const std::string svg = DrawSvg(scene);
  EXPECT_EQ(Malformed(svg), "");
  EXPECT_TRUE(absl::StrContains(svg, "&lt;b&gt;&amp;&quot;\xEF\xBF\xBD"));
}

TEST(SceneSvgTest, LightAndDarkAreTheReadersOrTheCallers) {
  const Scene scene = SceneOf("battleducks");
  SvgStyle style;
  EXPECT_TRUE(absl::StrContains(DrawSvg(scene, "en", style), "prefers-color-scheme"));
  style.theme = SvgTheme::kLight;
  const std::string light = DrawSvg(scene, "en", style);
  style.theme = SvgTheme::kDark;
  const std::string dark = DrawSvg(scene, "en", style);
  EXPECT_FALSE(absl::StrContains(light + dark, "prefers-color-scheme"));
  EXPECT_NE(light, dark);
}

// Pictures that stand in one page do not dress each other, nor the page.
TEST(SceneSvgTest, StylesConcernNothingButThePicture) {
  SvgStyle style;
  style.id_prefix = "left";
  const std::string svg = DrawSvg(SceneOf("battleducks", Viewer::Seat(0)), "en", style);
  EXPECT_TRUE(absl::StrContains(svg, " id=\"left\"")) << svg.substr(0, 200);
  const size_t begin = svg.find("<style>") + 7, end = svg.find("</style>");
  std::string sheet = svg.substr(begin, end - begin);
  absl::StrReplaceAll({{"@media (prefers-color-scheme:dark){", ""}}, &sheet);
  int rules = 0;
  for (const absl::string_view rule : absl::StrSplit(sheet, '}', absl::SkipEmpty())) {
    const std::vector<absl::string_view> parts = absl::StrSplit(rule, '{');
    for (const absl::string_view selector : absl::StrSplit(parts[0], ',')) {
      EXPECT_TRUE(absl::StartsWith(selector, "#left ")) << rule;
    }
    ++rules;
  }
  EXPECT_GT(rules, 40);
}

TEST(SceneSvgTest, WhatTheLastMoveWasAboutIsFramed) {
  const Scene scene = SceneOf("duck_dealer");
  SvgStyle style;
  EXPECT_FALSE(absl::StrContains(DrawSvg(scene, "en", style), ">Last move<"));
  for (const SceneItem& item : scene.items) {
    if (item.geometry == Geometry::kCircle && item.reference_count != 0) {
      style.last_move = {scene.ReferencesOf(item)[0]};
    }
  }
  EXPECT_TRUE(absl::StrContains(DrawSvg(scene, "en", style), ">Last move<"));
}

TEST(SceneSvgTest, WordsAreOfTheLanguageAsked) {
  const Scene scene = SceneOf("battleducks");
  EXPECT_TRUE(absl::StrContains(DrawSvg(scene, "fr"), "Joueur 1"));
  EXPECT_TRUE(absl::StrContains(DrawSvg(scene, "en"), "Player 1"));
}

TEST(SceneSvgTest, AnEmptySceneIsAPictureToo) { EXPECT_EQ(Malformed(DrawSvg(Scene())), ""); }

}  // namespace
}  // namespace mallard::testing
