// MallardScene: what to draw for one viewer.
#ifndef MALLARD_GODOT_CLASSES_SCENE_H_
#define MALLARD_GODOT_CLASSES_SCENE_H_

#include <string>
#include <vector>

#include "classes/match.h"

namespace mallard_godot {

class Scene : public Fallible {
 public:
  static constexpr const char* kName = "MallardScene";
  static constexpr const char* kParent = "RefCounted";
  static void Bind();

  Scene();
  bool Update(Match* match, int64_t viewer);
  std::string language() const { return language_; }
  void SetLanguage(const std::string& language);
  void SetFocus(const Vector4i& reference);

  int64_t revision() const;
  std::vector<int32_t> GetStatus() const;
  std::vector<int32_t> Seats() const;
  std::vector<int32_t> Areas() const;
  std::vector<int32_t> Items() const;
  std::vector<int32_t> Points() const;
  std::vector<int32_t> Counters() const;
  std::vector<int32_t> References() const;
  std::vector<int32_t> Changes() const;
  std::vector<int32_t> OwnMarks() const;
  std::vector<std::string> Labels() const;
  std::string Label(int64_t label) const;
  std::string Format() const;
  std::string Svg(int64_t theme, int64_t width) const;
  std::vector<uint8_t> Write();

  static std::string MarkName(int64_t bit);
  static int64_t TableId(const std::string& name);
  static Vector4i MakeReference(int64_t type, int64_t owner, int64_t table, const Vector2i& value);
  static Vector4i ReferenceAt(const std::vector<int32_t>& numbers, int64_t index);
  static int64_t ReferenceType(const Vector4i& reference);
  static int64_t ReferenceOwner(const Vector4i& reference);

  const mld_scene* handle() const { return handle_.get(); }

 private:
  SceneHandle handle_;
  std::string language_;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_CLASSES_SCENE_H_
