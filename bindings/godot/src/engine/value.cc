#include "engine/value.h"

namespace mallard_godot {

std::string String::Read(const void* engine_string) {
  const GDExtensionInt size = gd.string_to_utf8_chars(engine_string, nullptr, 0);
  std::string text(static_cast<size_t>(size), '\0');
  gd.string_to_utf8_chars(engine_string, text.data(), size);
  return text;
}

Dictionary& Dictionary::SetVariant(std::string_view key, const Variant& value) {
  const String name(key);
  const Variant key_variant = Variant::Of(GDEXTENSION_VARIANT_TYPE_STRING, name.ptr());
  void* slot = gd.dictionary_operator_index(memory_, key_variant.ptr());
  gd.variant_destroy(slot);
  gd.variant_new_copy(slot, value.ptr());
  return *this;
}

namespace {

// A plain value as options take it: true, 12, "text".
bool PlainText(const void* variant, std::string& out) {
  switch (gd.variant_get_type(variant)) {
    case GDEXTENSION_VARIANT_TYPE_BOOL:
      out = Convert<bool>::FromVariant(variant) ? "true" : "false";
      return true;
    case GDEXTENSION_VARIANT_TYPE_INT:
      out = std::to_string(Convert<int64_t>::FromVariant(variant));
      return true;
    case GDEXTENSION_VARIANT_TYPE_STRING:
    case GDEXTENSION_VARIANT_TYPE_STRING_NAME:
      out = Convert<std::string>::FromVariant(variant);
      return true;
    default:
      return false;
  }
}

}  // namespace

bool Dictionary::ReadTexts(std::vector<std::pair<std::string, std::string>>& out) const {
  static const GDExtensionPtrBuiltInMethod keys_of = gd.variant_get_ptr_builtin_method(
      GDEXTENSION_VARIANT_TYPE_DICTIONARY, StringName("keys").ptr(), 4144163970);
  Array keys;
  keys_of(const_cast<unsigned char*>(memory_), nullptr, keys.ptr(), 0);
  for (int64_t i = 0; i < keys.size(); ++i) {
    const void* key = gd.array_operator_index_const(keys.ptr(), i);
    const void* value = gd.dictionary_operator_index(const_cast<unsigned char*>(memory_), key);
    auto& pair = out.emplace_back();
    if (!PlainText(key, pair.first) || !PlainText(value, pair.second)) return false;
  }
  return true;
}

void Array::AddVariant(const Variant& value) {
  static const GDExtensionPtrBuiltInMethod append = gd.variant_get_ptr_builtin_method(
      GDEXTENSION_VARIANT_TYPE_ARRAY, StringName("append").ptr(), 3316032543);
  const void* arguments[] = {value.ptr()};
  append(memory_, arguments, nullptr, 1);
}

int64_t Array::size() const {
  int64_t size = 0;
  gd.types[GDEXTENSION_VARIANT_TYPE_ARRAY].size(const_cast<unsigned char*>(memory_), nullptr, &size,
                                                0);
  return size;
}

}  // namespace mallard_godot
