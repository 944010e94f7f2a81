#include "engine/class.h"

#include <deque>
#include <memory>

namespace mallard_godot {
namespace {

constexpr uint32_t kUsageDefault = 6;  // PROPERTY_USAGE_DEFAULT: stored, and seen in the editor.
constexpr uint32_t kUsageNone = 0;     // Read only: not stored.

struct Registry {
  std::deque<ClassInfo> storage;
  std::deque<MethodInfo> methods;
  std::vector<ClassInfo*> classes;
};
// Made when the first class is added and freed when the extension is unloaded: values of the engine
// (default arguments) must not outlive it.
std::unique_ptr<Registry> registry;

// The names that a GDExtensionPropertyInfo points to, for as long as a call needs them.
class PropertyNames {
 public:
  explicit PropertyNames(const Argument& argument, uint32_t usage = kUsageDefault)
      : name_(argument.name), class_name_(argument.type.class_name) {
    info_ = {argument.type.type, name_.ptr(), class_name_.ptr(), 0, hint_.ptr(), usage};
  }
  const GDExtensionPropertyInfo& info() const { return info_; }

 private:
  StringName name_, class_name_;
  String hint_;
  GDExtensionPropertyInfo info_;
};

void Notify(GDExtensionClassInstancePtr instance, int32_t what, GDExtensionBool /*reversed*/) {
  static_cast<Object*>(instance)->Notified(what);
}

void Report(const MethodInfo& method, const std::string& what) {
  const std::string place = std::string(method.class_name) + "." + method.name;
  gd.print_error_with_message(what.c_str(), (place + ": " + what).c_str(), place.c_str(), __FILE__,
                              __LINE__, false);
}

}  // namespace

std::string ReportArgument(const MethodInfo& method, int index) {
  const Argument& argument = method.arguments[static_cast<size_t>(index)];
  const std::string why = std::string("argument \"") + argument.name + "\" must be a " +
                          argument.type.class_name + ", and not null";
  Report(method, why);
  return why;
}

void ReportNoInstance(const MethodInfo& method) { Report(method, "there is no object"); }

ClassInfo& AddClass(const char* name, const char* parent, const char* brief,
                    const char* description, GDExtensionClassCreateInstance2 create,
                    GDExtensionClassFreeInstance free) {
  if (registry == nullptr) registry = std::make_unique<Registry>();
  GDExtensionClassCreationInfo5 info = {};
  info.is_exposed = true;
  info.is_abstract = create == nullptr;
  info.create_instance_func = create;
  info.free_instance_func = free;
  info.notification_func = Notify;
  gd.classdb_register_extension_class5(gd.library, StringName(name).ptr(), StringName(parent).ptr(),
                                       &info);
  ClassInfo& added = registry->storage.emplace_back();
  added.name = name;
  added.parent = parent;
  added.brief = brief;
  added.description = description;
  registry->classes.push_back(&added);
  return added;
}

void AddMethod(ClassInfo& info, MethodInfo method) {
  MethodInfo& kept = registry->methods.emplace_back(std::move(method));
  info.methods.push_back(&kept);
  std::deque<PropertyNames> names;
  std::vector<GDExtensionPropertyInfo> arguments;
  std::vector<GDExtensionClassMethodArgumentMetadata> metadata(
      kept.arguments.size() + 1, GDEXTENSION_METHOD_ARGUMENT_METADATA_NONE);
  for (const Argument& argument : kept.arguments) {
    arguments.push_back(names.emplace_back(argument).info());
  }
  PropertyNames result({"", kept.result});
  GDExtensionPropertyInfo result_info = result.info();
  std::vector<GDExtensionVariantPtr> defaults;
  for (Variant& value : kept.defaults) defaults.push_back(value.ptr());
  StringName name(kept.name);

  GDExtensionClassMethodInfo told = {};
  told.name = name.ptr();
  told.method_userdata = &kept;
  told.call_func = kept.call;
  told.ptrcall_func = kept.ptrcall;
  told.method_flags = GDEXTENSION_METHOD_FLAGS_DEFAULT;
  if (kept.is_static) told.method_flags |= GDEXTENSION_METHOD_FLAG_STATIC;
  if (kept.is_const) told.method_flags |= GDEXTENSION_METHOD_FLAG_CONST;
  told.has_return_value = kept.result.type != GDEXTENSION_VARIANT_TYPE_NIL;
  told.return_value_info = &result_info;
  told.argument_count = static_cast<uint32_t>(arguments.size());
  told.arguments_info = arguments.data();
  told.arguments_metadata = metadata.data();
  told.default_argument_count = static_cast<uint32_t>(defaults.size());
  told.default_arguments = defaults.data();
  gd.classdb_register_extension_class_method(gd.library, StringName(info.name).ptr(), &told);
}

void AddProperty(ClassInfo& info, const ClassInfo::Member& property) {
  info.properties.push_back(property);
  const bool writable = property.setter[0] != '\0';
  const PropertyNames names({property.name, property.type}, writable ? kUsageDefault : kUsageNone);
  gd.classdb_register_extension_class_property(gd.library, StringName(info.name).ptr(),
                                               &names.info(), StringName(property.setter).ptr(),
                                               StringName(property.getter).ptr());
}

void AddSignal(ClassInfo& info, ClassInfo::SignalInfo signal) {
  std::deque<PropertyNames> names;
  std::vector<GDExtensionPropertyInfo> arguments;
  for (const Argument& argument : signal.arguments) {
    arguments.push_back(names.emplace_back(argument).info());
  }
  gd.classdb_register_extension_class_signal(gd.library, StringName(info.name).ptr(),
                                             StringName(signal.name).ptr(), arguments.data(),
                                             static_cast<GDExtensionInt>(arguments.size()));
  info.signals.push_back(std::move(signal));
}

void AddConstant(ClassInfo& info, const ClassInfo::ConstantInfo& constant) {
  gd.classdb_register_extension_class_integer_constant(
      gd.library, StringName(info.name).ptr(), StringName(constant.enumeration).ptr(),
      StringName(constant.name).ptr(), constant.value, false);
  info.constants.push_back(constant);
}

void RemoveClasses() {
  if (registry == nullptr) return;
  for (auto it = registry->classes.rbegin(); it != registry->classes.rend(); ++it) {
    gd.classdb_unregister_extension_class(gd.library, StringName((*it)->name).ptr());
  }
  registry.reset();
}

const std::vector<ClassInfo*>& Classes() { return registry->classes; }

}  // namespace mallard_godot
