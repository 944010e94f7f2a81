// Which C++ type stands for which of the engine's, and how to get from one to the other. Convert<T>
// has:
//
//   kType                      the engine's type;
//   FromPtr(ptr)               reads a value of that type (ptrcall, and after conversion, call);
//   ToPtr(value, destination)  puts it in the place of a living value;
//   ToVariant(value)           makes a Variant;
//   FromVariant(variant)       reads one that is known to be convertible.
//
// Objects are in object.h.
#ifndef MALLARD_GODOT_ENGINE_CONVERT_H_
#define MALLARD_GODOT_ENGINE_CONVERT_H_

#include <cstring>
#include <string>
#include <vector>

#include "engine/value.h"

namespace mallard_godot {

template <class T>
struct Convert;

// Numbers and vectors of numbers, which lie in memory as the engine has them.
template <class T, class InMemory, GDExtensionVariantType kVariantType>
struct ConvertPlain {
  static constexpr GDExtensionVariantType kType = kVariantType;
  static T FromPtr(const void* source) {
    InMemory value;
    std::memcpy(&value, source, sizeof value);
    return static_cast<T>(value);
  }
  static void ToPtr(const T& value, void* destination) {
    const InMemory stored = static_cast<InMemory>(value);
    std::memcpy(destination, &stored, sizeof stored);
  }
  static Variant ToVariant(const T& value) {
    const InMemory stored = static_cast<InMemory>(value);
    return Variant::Of(kType, &stored);
  }
  static T FromVariant(const void* variant) {
    InMemory value;
    gd.types[kType].from_variant(&value, const_cast<void*>(variant));
    return static_cast<T>(value);
  }
};
template <>
struct Convert<bool> : ConvertPlain<bool, GDExtensionBool, GDEXTENSION_VARIANT_TYPE_BOOL> {};
template <>
struct Convert<int32_t> : ConvertPlain<int32_t, int64_t, GDEXTENSION_VARIANT_TYPE_INT> {};
template <>
struct Convert<int64_t> : ConvertPlain<int64_t, int64_t, GDEXTENSION_VARIANT_TYPE_INT> {};
template <>
struct Convert<double> : ConvertPlain<double, double, GDEXTENSION_VARIANT_TYPE_FLOAT> {};
template <>
struct Convert<Vector2i> : ConvertPlain<Vector2i, Vector2i, GDEXTENSION_VARIANT_TYPE_VECTOR2I> {};
template <>
struct Convert<Vector4i> : ConvertPlain<Vector4i, Vector4i, GDEXTENSION_VARIANT_TYPE_VECTOR4I> {};

// Values that the engine keeps in an Opaque: `Held` is that, Read and Write say how T relates to
// it.
template <class T, class Held, GDExtensionVariantType kVariantType, class Codec>
struct ConvertHeld {
  static constexpr GDExtensionVariantType kType = kVariantType;
  static T FromPtr(const void* source) { return Codec::Read(source); }
  static void ToPtr(const T& value, void* destination) {
    Codec::Write(value).AssignTo(destination);
  }
  static Variant ToVariant(const T& value) {
    const Held held = Codec::Write(value);
    return Variant::Of(kType, held.ptr());
  }
  static T FromVariant(const void* variant) {
    alignas(8) unsigned char memory[sizeof(Held)];  // The engine constructs there.
    gd.types[kType].from_variant(memory, const_cast<void*>(variant));
    T value = Codec::Read(memory);
    if (gd.types[kType].destroy != nullptr) gd.types[kType].destroy(memory);
    return value;
  }
};

struct StringCodec {
  static std::string Read(const void* source) { return String::Read(source); }
  static String Write(const std::string& text) { return String(text); }
};
template <>
struct Convert<std::string>
    : ConvertHeld<std::string, String, GDEXTENSION_VARIANT_TYPE_STRING, StringCodec> {};

template <class Held, GDExtensionVariantType kType>
struct SameCodec {
  static Held Read(const void* source) { return Held(source); }
  static const Held& Write(const Held& value) { return value; }
};
template <>
struct Convert<Dictionary>
    : ConvertHeld<Dictionary, Dictionary, GDEXTENSION_VARIANT_TYPE_DICTIONARY,
                  SameCodec<Dictionary, GDEXTENSION_VARIANT_TYPE_DICTIONARY>> {};
template <>
struct Convert<Array> : ConvertHeld<Array, Array, GDEXTENSION_VARIANT_TYPE_ARRAY,
                                    SameCodec<Array, GDEXTENSION_VARIANT_TYPE_ARRAY>> {};

// Packed arrays: how many items, and where the first one lies.
template <GDExtensionVariantType kType>
int64_t PackedSize(const void* array) {
  int64_t size = 0;
  gd.types[kType].size(const_cast<void*>(array), nullptr, &size, 0);
  return size;
}
template <GDExtensionVariantType kType>
void ResizePacked(void* array, int64_t size) {
  int64_t ignored = 0;
  const void* arguments[] = {&size};
  gd.types[kType].resize(array, arguments, &ignored, 1);
}

template <class T, class Held, GDExtensionVariantType kType, auto kIndex, auto kIndexConst>
struct PackedCodec {
  static std::vector<T> Read(const void* source) {
    const int64_t size = PackedSize<kType>(source);
    if (size == 0) return {};
    const T* first = (gd.*kIndexConst)(source, 0);
    return std::vector<T>(first, first + size);
  }
  static Held Write(const std::vector<T>& values) {
    Held array;
    if (values.empty()) return array;
    ResizePacked<kType>(array.ptr(), static_cast<int64_t>(values.size()));
    std::memcpy((gd.*kIndex)(array.ptr(), 0), values.data(), values.size() * sizeof(T));
    return array;
  }
};
template <class T, class Held, GDExtensionVariantType kType, auto kIndex, auto kIndexConst>
using ConvertPacked =
    ConvertHeld<std::vector<T>, Held, kType, PackedCodec<T, Held, kType, kIndex, kIndexConst>>;

template <>
struct Convert<std::vector<uint8_t>>
    : ConvertPacked<uint8_t, PackedBytes, GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY,
                    &Interface::packed_byte_array_operator_index,
                    &Interface::packed_byte_array_operator_index_const> {};
template <>
struct Convert<std::vector<int32_t>>
    : ConvertPacked<int32_t, PackedInts, GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY,
                    &Interface::packed_int32_array_operator_index,
                    &Interface::packed_int32_array_operator_index_const> {};
template <>
struct Convert<std::vector<int64_t>>
    : ConvertPacked<int64_t, PackedLongs, GDEXTENSION_VARIANT_TYPE_PACKED_INT64_ARRAY,
                    &Interface::packed_int64_array_operator_index,
                    &Interface::packed_int64_array_operator_index_const> {};

struct StringsCodec {
  static constexpr GDExtensionVariantType kType = GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY;
  static std::vector<std::string> Read(const void* source) {
    std::vector<std::string> texts;
    for (int64_t i = 0; i < PackedSize<kType>(source); ++i) {
      texts.push_back(String::Read(gd.packed_string_array_operator_index_const(source, i)));
    }
    return texts;
  }
  static PackedStrings Write(const std::vector<std::string>& texts) {
    PackedStrings array;
    ResizePacked<kType>(array.ptr(), static_cast<int64_t>(texts.size()));
    for (size_t i = 0; i < texts.size(); ++i) {
      String(texts[i]).AssignTo(
          gd.packed_string_array_operator_index(array.ptr(), static_cast<GDExtensionInt>(i)));
    }
    return array;
  }
};
template <>
struct Convert<std::vector<std::string>>
    : ConvertHeld<std::vector<std::string>, PackedStrings, StringsCodec::kType, StringsCodec> {};

template <class T>
Variant Variant::From(const T& value) {
  if constexpr (std::is_same_v<T, Variant>) {
    return value;
  } else if constexpr (std::is_convertible_v<T, std::string> && !std::is_same_v<T, std::string>) {
    return Convert<std::string>::ToVariant(std::string(value));
  } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
    return Convert<int64_t>::ToVariant(static_cast<int64_t>(value));
  } else {
    return Convert<T>::ToVariant(value);
  }
}

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_CONVERT_H_
