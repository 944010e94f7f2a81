/// @file
/// Scenes as bytes: the FlatBuffer of capi/schemas/scene.fbs, with every label spelled out. Both
/// classes are kept by whoever shows many scenes, and allocate nothing once they have grown.
#ifndef MALLARD_SCENE_BYTES_H_
#define MALLARD_SCENE_BYTES_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/types/span.h"
#include "mallard/scene.h"

namespace mallard {

class SceneNames;

/// What all labels of a scene say.
class SceneLabels {
 public:
  SceneLabels();
  ~SceneLabels();
  SceneLabels(const SceneLabels&) = delete;
  SceneLabels& operator=(const SceneLabels&) = delete;

  /// The language from the next Resolve on, as Catalog::FindLanguage reads it; English until then.
  void SetLanguage(std::string_view tag);
  std::string_view language() const { return language_; }  ///< What SetLanguage was told.
  /// Spells the labels out; what was here before is forgotten.
  void Resolve(const Scene& scene);
  size_t size() const { return ends_.size(); }  ///< How many.
  /// What a label says. Borrowed until the next Resolve; followed by a NUL byte.
  std::string_view operator[](size_t label) const {
    const uint32_t begin = label == 0 ? 0 : ends_[label - 1] + 1;
    return std::string_view(texts_).substr(begin, ends_[label] - begin);
  }

 private:
  std::shared_ptr<const Rules> rules_;  // Keeps alive what names_ borrows.
  std::unique_ptr<const SceneNames> names_;
  std::string language_ = "en";
  std::string texts_;           // Each followed by a NUL byte.
  std::vector<uint32_t> ends_;  // Where each ends.
};

/// Writes scenes.
class SceneWriter {
 public:
  SceneWriter();
  ~SceneWriter();
  SceneWriter(const SceneWriter&) = delete;
  SceneWriter& operator=(const SceneWriter&) = delete;

  /// The scene as a FlatBuffer; `labels` are its own, resolved. Borrowed until the next Write.
  absl::Span<const uint8_t> Write(const Scene& scene, const SceneLabels& labels);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mallard

#endif  // MALLARD_SCENE_BYTES_H_
