// What stands around the areas of a picture: the title with players and scores, the headings of
// areas, the legend.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_FRAME_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_FRAME_H_

#include <string>

#include "src/engine/scene_svg_pen.h"

namespace mallard::svg {

inline constexpr double kPadding = 10;  ///< Within the border of an area.
inline constexpr double kHeading = 22;  ///< Height of the heading of an area.

/// Game, phase and round in one line.
std::string TitleText(const Pen& pen);
/// Draws the title; returns where it ends.
double DrawTitle(Pen& pen, double x, double y, double width);
/// How wide the heading of an area is.
double HeadingWidth(const Pen& pen, const SceneArea& area);
/// Draws the border and the heading of an area.
void DrawPanel(Pen& pen, const SceneArea& area, const Box& box);
/// Draws what the forms mean that were drawn; returns where the next may begin.
double DrawLegend(Pen& pen, double x, double y, double width);

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_FRAME_H_
