#include "engine/interface.h"

#include "engine/value.h"

namespace mallard_godot {

Interface gd;

namespace {

// Built-in methods are found by name and by a hash of their signature (extension_api.json).
constexpr GDExtensionInt kSizeHash = 3173160232;
constexpr GDExtensionInt kResizeHash = 848867239;

void LoadType(GDExtensionVariantType type, bool resizable) {
  TypeFunctions& functions = gd.types[type];
  functions.to_variant = gd.get_variant_from_type_constructor(type);
  functions.from_variant = gd.get_variant_to_type_constructor(type);
  if (type == GDEXTENSION_VARIANT_TYPE_OBJECT) return;
  functions.construct = gd.variant_get_ptr_constructor(type, 0);
  functions.copy = gd.variant_get_ptr_constructor(type, 1);
  functions.destroy = gd.variant_get_ptr_destructor(type);
  if (!resizable && type != GDEXTENSION_VARIANT_TYPE_DICTIONARY) return;
  functions.size = gd.variant_get_ptr_builtin_method(type, StringName("size").ptr(), kSizeHash);
  if (!resizable) return;
  functions.resize =
      gd.variant_get_ptr_builtin_method(type, StringName("resize").ptr(), kResizeHash);
}

}  // namespace

bool LoadInterface(GDExtensionInterfaceGetProcAddress find, GDExtensionClassLibraryPtr library) {
  const char* missing = nullptr;
  gd.library = library;
#define F(type, name)                                                  \
  gd.name = reinterpret_cast<GDExtensionInterface##type>(find(#name)); \
  if (gd.name == nullptr) missing = #name;
  MALLARD_GODOT_FUNCTIONS(F)
#undef F
  gd.load_help = reinterpret_cast<GDExtensionsInterfaceEditorHelpLoadXmlFromUtf8CharsAndLen>(
      find("editor_help_load_xml_from_utf8_chars_and_len"));
  if (missing != nullptr) {
    if (gd.print_error_with_message != nullptr) {
      gd.print_error_with_message("Mallard needs a newer Godot", missing, __func__, __FILE__,
                                  __LINE__, true);
    }
    return false;
  }
  for (const auto type : {GDEXTENSION_VARIANT_TYPE_STRING_NAME, GDEXTENSION_VARIANT_TYPE_BOOL,
                          GDEXTENSION_VARIANT_TYPE_INT, GDEXTENSION_VARIANT_TYPE_FLOAT,
                          GDEXTENSION_VARIANT_TYPE_STRING, GDEXTENSION_VARIANT_TYPE_VECTOR2I,
                          GDEXTENSION_VARIANT_TYPE_VECTOR4I, GDEXTENSION_VARIANT_TYPE_OBJECT,
                          GDEXTENSION_VARIANT_TYPE_DICTIONARY}) {
    LoadType(type, false);
  }
  for (const auto type :
       {GDEXTENSION_VARIANT_TYPE_ARRAY, GDEXTENSION_VARIANT_TYPE_PACKED_BYTE_ARRAY,
        GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY, GDEXTENSION_VARIANT_TYPE_PACKED_INT64_ARRAY,
        GDEXTENSION_VARIANT_TYPE_PACKED_STRING_ARRAY}) {
    LoadType(type, true);
  }
  return true;
}

}  // namespace mallard_godot
