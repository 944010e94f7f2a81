// Pictures of areas, one class for each family of kinds. The page asks how much room each needs,
// lays them out, and has them drawn.
#ifndef MALLARD_SRC_ENGINE_SCENE_SVG_AREA_H_
#define MALLARD_SRC_ENGINE_SCENE_SVG_AREA_H_

#include <memory>
#include <vector>

#include "src/engine/scene_svg_pen.h"

namespace mallard::svg {

/// The content of an area, without its heading.
class AreaPicture {
 public:
  AreaPicture(Pen& pen, const SceneArea& area, std::vector<const SceneItem*> items)
      : pen_(pen), area_(area), items_(std::move(items)) {}
  virtual ~AreaPicture() = default;
  /// How much room it takes if it gets at most that width. Called before Draw.
  virtual Box Measure(double width) = 0;
  /// Draws it with its upper left corner there.
  virtual void Draw(double x, double y) = 0;
  /// The least width at which it is worth looking at: what stands beside it goes below instead.
  virtual double LeastWidth() const { return 0; }

 protected:
  Pen& pen_;
  const SceneArea& area_;
  std::vector<const SceneItem*> items_;  // By layer, then in the order of the scene.
};

/// Squares.
std::unique_ptr<AreaPicture> GridPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items);
/// Hexes.
std::unique_ptr<AreaPicture> HexPicture(Pen& pen, const SceneArea& area,
                                        std::vector<const SceneItem*> items);
/// Graphs and planes.
std::unique_ptr<AreaPicture> PlanePicture(Pen& pen, const SceneArea& area,
                                          std::vector<const SceneItem*> items);
/// Hands, piles, tracks and tableaux.
std::unique_ptr<AreaPicture> CardPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items);
/// Lines below each other.
std::unique_ptr<AreaPicture> ListPicture(Pen& pen, const SceneArea& area,
                                         std::vector<const SceneItem*> items);

}  // namespace mallard::svg

#endif  // MALLARD_SRC_ENGINE_SCENE_SVG_AREA_H_
