/// @file
/// Scenes as pictures: SVG that a browser, a README or a page of documentation shows as it is.
///
/// The drawing knows no game. Everything in it comes from the scene: areas by their kinds, items by
/// geometry, layer, owner, face, marks, counters, symbols and labels. Owners are told by colour
/// (a set that people with any colour vision tell apart), by pattern and by number; marks by form,
/// and a legend says what each form means that is in this picture.
///
/// The text is deterministic (the same scene gives the same bytes), well-formed XML, and holds
/// nothing that is fetched or run. Every item is an element of class `item` with a `<title>` that
/// says all there is to know about it; with SvgStyle::references also `data-item`, its id, and
/// `data-ref`, its references, so that a client can style it and take clicks.
#ifndef MALLARD_SCENE_SVG_H_
#define MALLARD_SCENE_SVG_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "mallard/reference.h"
#include "mallard/scene.h"
#include "mallard/scene_bytes.h"

namespace mallard {

/// Colours of the ground and of words.
enum class SvgTheme : uint8_t {
  kAuto = 0,   ///< As the reader's system is set (`prefers-color-scheme`); light where unknown.
  kLight = 1,  ///< Dark on light.
  kDark = 2,   ///< Light on dark.
};

/// How a picture is made.
struct SvgStyle {
  SvgTheme theme = SvgTheme::kAuto;  ///< Colours.
  /// Width of the page; sizes of words are made for 800. Its height follows from what is on it.
  int width = 800;
  bool title = true;   ///< Game, phase, round, players and scores on top.
  bool legend = true;  ///< What the forms mean, at the foot.
  /// `data-item` and `data-ref` for clients that take clicks: a list, separated by spaces, of
  /// "type,owner,table,value,value" as Reference holds them. Larger; a plain picture needs none.
  bool references = false;
  /// Begins all ids in the picture. Pictures that stand in one HTML page need different ones.
  std::string id_prefix = "m";
  /// What the last move was about (subjects and places of its events): items that stand for any of
  /// these are framed like those that the scene itself marks so.
  std::vector<Reference> last_move;
};

inline constexpr int kLeastSvgWidth = 400;  ///< Of SvgStyle::width.
inline constexpr int kMostSvgWidth = 4000;  ///< Of SvgStyle::width.

/// Draws a scene; `labels` are its own, resolved, and say the language. A width outside the bounds
/// is brought inside.
std::string DrawSvg(const Scene& scene, const SceneLabels& labels, const SvgStyle& style = {});

/// The same with the words of a language, as Catalog::FindLanguage reads it.
std::string DrawSvg(const Scene& scene, std::string_view language = "en",
                    const SvgStyle& style = {});

}  // namespace mallard

#endif  // MALLARD_SCENE_SVG_H_
