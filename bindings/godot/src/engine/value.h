// The engine's values as C++ values that free themselves. An opaque value is a block of memory that
// only the engine's own functions touch; the sizes are those of 64-bit builds (extension_api.json).
#ifndef MALLARD_GODOT_ENGINE_VALUE_H_
#define MALLARD_GODOT_ENGINE_VALUE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/interface.h"

namespace mallard_godot {

template <GDExtensionVariantType kType, size_t kSize>
class Opaque {
 public:
  Opaque() { gd.types[kType].construct(memory_, nullptr); }
  Opaque(const Opaque& other) { CopyFrom(other.memory_); }
  // A copy of the value that lies there.
  explicit Opaque(const void* engine_value) { CopyFrom(engine_value); }
  Opaque& operator=(const Opaque& other) {
    if (this == &other) return *this;
    Destroy(memory_);
    CopyFrom(other.memory_);
    return *this;
  }
  ~Opaque() { Destroy(memory_); }

  void* ptr() { return memory_; }
  const void* ptr() const { return memory_; }

  // Puts a copy in the place of the (living) value that lies there.
  void AssignTo(void* destination) const {
    Destroy(destination);
    const void* arguments[] = {memory_};
    gd.types[kType].copy(destination, arguments);
  }

 protected:
  struct Raw {};  // For those that construct themselves.
  explicit Opaque(Raw) {}
  alignas(8) unsigned char memory_[kSize];

 private:
  void CopyFrom(const void* source) {
    const void* arguments[] = {source};
    gd.types[kType].copy(memory_, arguments);
  }
  static void Destroy(void* value) {
    if (gd.types[kType].destroy != nullptr) gd.types[kType].destroy(value);
  }
};

class StringName : public Opaque<GDEXTENSION_VARIANT_TYPE_STRING_NAME, 8> {
 public:
  explicit StringName(const char* text) : Opaque(Raw{}) {
    gd.string_name_new_with_utf8_chars(memory_, text);
  }
};

class String : public Opaque<GDEXTENSION_VARIANT_TYPE_STRING, 8> {
 public:
  using Opaque::Opaque;
  explicit String(std::string_view text) : Opaque(Raw{}) {
    gd.string_new_with_utf8_chars_and_len(memory_, text.data(),
                                          static_cast<GDExtensionInt>(text.size()));
  }
  static std::string Read(const void* engine_string);
};

using PackedBytes = Opaque<GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY, 16>;
using PackedInts = Opaque<GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY, 16>;
using PackedLongs = Opaque<GDEXTENSION_VARIANT_TYPE_PACKED_INT64_ARRAY, 16>;
using PackedStrings = Opaque<GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY, 16>;

// Anything. Holds a reference to a RefCounted object as long as it lives.
class Variant {
 public:
  Variant() { gd.variant_new_nil(memory_); }
  Variant(const Variant& other) { gd.variant_new_copy(memory_, other.memory_); }
  Variant& operator=(const Variant& other) {
    if (this == &other) return *this;
    gd.variant_destroy(memory_);
    gd.variant_new_copy(memory_, other.memory_);
    return *this;
  }
  ~Variant() { gd.variant_destroy(memory_); }

  // Of a value of the engine's that lies in memory.
  static Variant Of(GDExtensionVariantType type, const void* engine_value) {
    Variant variant;
    gd.types[type].to_variant(variant.memory_, const_cast<void*>(engine_value));
    return variant;
  }
  // Of anything that convert.h knows.
  template <class T>
  static Variant From(const T& value);

  void* ptr() { return memory_; }
  const void* ptr() const { return memory_; }

 private:
  alignas(8) unsigned char memory_[24];
};

class Dictionary : public Opaque<GDEXTENSION_VARIANT_TYPE_DICTIONARY, 8> {
 public:
  using Opaque::Opaque;
  template <class T>
  Dictionary& Set(const char* key, const T& value) {
    return SetVariant(key, Variant::From(value));
  }
  Dictionary& SetVariant(std::string_view key, const Variant& value);
  // Keys and values as text, in order; false if one is neither text nor a plain value.
  bool ReadTexts(std::vector<std::pair<std::string, std::string>>& out) const;
};

class Array : public Opaque<GDEXTENSION_VARIANT_TYPE_ARRAY, 8> {
 public:
  using Opaque::Opaque;
  template <class T>
  void Add(const T& value) {
    AddVariant(Variant::From(value));
  }
  void AddVariant(const Variant& value);
  int64_t size() const;
};

// A value of two and four numbers: they lie in memory as the engine's do.
struct Vector2i {
  int32_t x = 0, y = 0;
};
struct Vector4i {
  int32_t x = 0, y = 0, z = 0, w = 0;
};

}  // namespace mallard_godot

#include "engine/convert.h"  // IWYU pragma: export

#endif  // MALLARD_GODOT_ENGINE_VALUE_H_
