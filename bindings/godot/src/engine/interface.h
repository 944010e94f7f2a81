// The engine's functions that this extension uses, looked up by name when it is loaded. Everything
// in this folder knows Godot and nothing of Mallard; everything beside it the other way round.
#ifndef MALLARD_GODOT_ENGINE_INTERFACE_H_
#define MALLARD_GODOT_ENGINE_INTERFACE_H_

#include <gdextension_interface.h>

namespace mallard_godot {

// One line for each function: the name of its type in the header, and the name it is found by.
#define MALLARD_GODOT_FUNCTIONS(F)                                                    \
  F(ArrayOperatorIndexConst, array_operator_index_const)                              \
  F(ClassdbConstructObject2, classdb_construct_object2)                               \
  F(ClassdbGetMethodBind, classdb_get_method_bind)                                    \
  F(ClassdbRegisterExtensionClass5, classdb_register_extension_class5)                \
  F(ClassdbRegisterExtensionClassIntegerConstant,                                     \
    classdb_register_extension_class_integer_constant)                                \
  F(ClassdbRegisterExtensionClassMethod, classdb_register_extension_class_method)     \
  F(ClassdbRegisterExtensionClassProperty, classdb_register_extension_class_property) \
  F(ClassdbRegisterExtensionClassSignal, classdb_register_extension_class_signal)     \
  F(ClassdbUnregisterExtensionClass, classdb_unregister_extension_class)              \
  F(DictionaryOperatorIndex, dictionary_operator_index)                               \
  F(GetVariantFromTypeConstructor, get_variant_from_type_constructor)                 \
  F(GetVariantToTypeConstructor, get_variant_to_type_constructor)                     \
  F(GlobalGetSingleton, global_get_singleton)                                         \
  F(ObjectGetInstanceBinding, object_get_instance_binding)                            \
  F(ObjectGetInstanceFromId, object_get_instance_from_id)                             \
  F(ObjectMethodBindCall, object_method_bind_call)                                    \
  F(ObjectMethodBindPtrcall, object_method_bind_ptrcall)                              \
  F(ObjectSetInstance, object_set_instance)                                           \
  F(ObjectSetInstanceBinding, object_set_instance_binding)                            \
  F(PackedByteArrayOperatorIndex, packed_byte_array_operator_index)                   \
  F(PackedByteArrayOperatorIndexConst, packed_byte_array_operator_index_const)        \
  F(PackedInt32ArrayOperatorIndex, packed_int32_array_operator_index)                 \
  F(PackedInt32ArrayOperatorIndexConst, packed_int32_array_operator_index_const)      \
  F(PackedInt64ArrayOperatorIndex, packed_int64_array_operator_index)                 \
  F(PackedInt64ArrayOperatorIndexConst, packed_int64_array_operator_index_const)      \
  F(PackedStringArrayOperatorIndex, packed_string_array_operator_index)               \
  F(PackedStringArrayOperatorIndexConst, packed_string_array_operator_index_const)    \
  F(PrintErrorWithMessage, print_error_with_message)                                  \
  F(RefGetObject, ref_get_object)                                                     \
  F(RefSetObject, ref_set_object)                                                     \
  F(StringNameNewWithUtf8Chars, string_name_new_with_utf8_chars)                      \
  F(StringNewWithUtf8CharsAndLen, string_new_with_utf8_chars_and_len)                 \
  F(StringToUtf8Chars, string_to_utf8_chars)                                          \
  F(VariantCanConvertStrict, variant_can_convert_strict)                              \
  F(VariantDestroy, variant_destroy)                                                  \
  F(VariantGetObjectInstanceId, variant_get_object_instance_id)                       \
  F(VariantGetPtrBuiltinMethod, variant_get_ptr_builtin_method)                       \
  F(VariantGetPtrConstructor, variant_get_ptr_constructor)                            \
  F(VariantGetPtrDestructor, variant_get_ptr_destructor)                              \
  F(VariantGetPtrUtilityFunction, variant_get_ptr_utility_function)                   \
  F(VariantGetType, variant_get_type)                                                 \
  F(VariantNewCopy, variant_new_copy)                                                 \
  F(VariantNewNil, variant_new_nil)                                                   \
  F(WorkerThreadPoolAddNativeTask, worker_thread_pool_add_native_task)

// How to handle values of one of the engine's built-in types.
struct TypeFunctions {
  GDExtensionPtrConstructor construct = nullptr;  // Empty.
  GDExtensionPtrConstructor copy = nullptr;
  GDExtensionPtrDestructor destroy = nullptr;  // NULL for types that need none.
  GDExtensionVariantFromTypeConstructorFunc to_variant = nullptr;
  GDExtensionTypeFromVariantConstructorFunc from_variant = nullptr;
  GDExtensionPtrBuiltInMethod size = nullptr;    // Of arrays and dictionaries.
  GDExtensionPtrBuiltInMethod resize = nullptr;  // Of arrays.
};

struct Interface {
#define F(type, name) GDExtensionInterface##type name = nullptr;
  MALLARD_GODOT_FUNCTIONS(F)
#undef F
  GDExtensionsInterfaceEditorHelpLoadXmlFromUtf8CharsAndLen load_help = nullptr;  // Editor only.
  GDExtensionClassLibraryPtr library = nullptr;
  TypeFunctions types[GDEXTENSION_VARIANT_TYPE_VARIANT_MAX];
};

// Filled once, before anything else here is used.
extern Interface gd;

// Looks everything up. False if the engine lacks something, which it then has been told.
bool LoadInterface(GDExtensionInterfaceGetProcAddress find, GDExtensionClassLibraryPtr library);

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_INTERFACE_H_
