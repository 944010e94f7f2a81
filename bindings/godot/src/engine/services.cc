#include "engine/services.h"

#include <algorithm>

namespace mallard_godot {
namespace {

// A method of one of the engine's classes, by name and by the hash of its signature.
class EngineMethod {
 public:
  EngineMethod(const char* class_name, const char* name, GDExtensionInt hash)
      : bind_(gd.classdb_get_method_bind(StringName(class_name).ptr(), StringName(name).ptr(),
                                         hash)) {}
  // By pointers: the result must be a living value. Static methods have no object.
  void operator()(GDExtensionObjectPtr object, std::initializer_list<const void*> arguments,
                  void* result) const {
    gd.object_method_bind_ptrcall(bind_, object, arguments.begin(), result);
  }
  void CallWith(GDExtensionObjectPtr object, const std::vector<const void*>& variants) const {
    Variant result;
    GDExtensionCallError error = {};
    gd.object_method_bind_call(bind_, object, variants.data(),
                               static_cast<GDExtensionInt>(variants.size()), result.ptr(), &error);
  }

 private:
  GDExtensionMethodBindPtr bind_;
};

std::vector<std::string> ListOf(const EngineMethod& method, const std::string& folder) {
  const String path(folder);
  PackedStrings names;
  method(nullptr, {path.ptr()}, names.ptr());
  return StringsCodec::Read(names.ptr());
}

void AddLuaFiles(const std::string& folder, const std::string& prefix,
                 std::vector<std::string>& out) {
  static const EngineMethod files("DirAccess", "get_files_at", 3538744774);
  static const EngineMethod folders("DirAccess", "get_directories_at", 3538744774);
  for (const std::string& name : ListOf(files, folder)) {
    if (name.ends_with(".lua")) out.push_back(prefix + name);
  }
  for (const std::string& name : ListOf(folders, folder)) {
    if (!name.starts_with('.')) AddLuaFiles(folder + "/" + name, prefix + name + "/", out);
  }
}

}  // namespace

std::vector<std::string> ListLuaFiles(const std::string& folder) {
  static const EngineMethod exists("DirAccess", "dir_exists_absolute", 2323990056);
  std::vector<std::string> paths;
  const String path(folder);
  GDExtensionBool found = false;
  exists(nullptr, {path.ptr()}, &found);
  if (!found) return paths;
  AddLuaFiles(folder, "", paths);
  std::sort(paths.begin(), paths.end());
  return paths;
}

bool ReadFile(const std::string& path, std::vector<uint8_t>& bytes) {
  static const EngineMethod read("FileAccess", "get_file_as_bytes", 659035735);
  static const EngineMethod error_of_last("FileAccess", "get_open_error", 166280745);
  const String name(path);
  PackedBytes content;
  read(nullptr, {name.ptr()}, content.ptr());
  int64_t error = 0;
  error_of_last(nullptr, {}, &error);
  bytes = Convert<std::vector<uint8_t>>::FromPtr(content.ptr());
  return error == 0;
}

uint64_t ModifiedTime(const std::string& path) {
  static const EngineMethod modified("FileAccess", "get_modified_time", 1597066294);
  const String name(path);
  uint64_t time = 0;
  modified(nullptr, {name.ptr()}, &time);
  return time;
}

void Print(const std::string& line) {
  static const GDExtensionPtrUtilityFunction print =
      gd.variant_get_ptr_utility_function(StringName("print").ptr(), 2648703342);
  const Variant text = Variant::From(line);
  const void* arguments[] = {text.ptr()};
  print(nullptr, arguments, 1);
}

void PushError(const std::string& message, const std::string& function, const std::string& file,
               int32_t line) {
  gd.print_error_with_message(message.c_str(), message.c_str(), function.c_str(), file.c_str(),
                              line, true);
}

namespace {

GDExtensionObjectPtr ThreadPool() {
  return gd.global_get_singleton(StringName("WorkerThreadPool").ptr());
}

}  // namespace

int64_t StartTask(void (*task)(void*), void* data, const char* description) {
  const String text{std::string_view(description)};
  return gd.worker_thread_pool_add_native_task(ThreadPool(), task, data, false, text.ptr());
}

void WaitForTask(int64_t id) {
  static const EngineMethod wait("WorkerThreadPool", "wait_for_task_completion", 844576869);
  int64_t error = 0;
  wait(ThreadPool(), {&id}, &error);
}

void EmitSignal(const Object& object, const char* signal,
                std::initializer_list<Variant> arguments) {
  static const EngineMethod emit("Object", "emit_signal", 4047867050);
  const StringName name(signal);
  const Variant name_variant = Variant::Of(GDEXTENSION_VARIANT_TYPE_STRING_NAME, name.ptr());
  std::vector<const void*> all = {name_variant.ptr()};
  for (const Variant& argument : arguments) all.push_back(argument.ptr());
  emit.CallWith(object.owner(), all);
}

void SetProcessInternal(const Object& node, bool enabled) {
  static const EngineMethod set("Node", "set_process_internal", 2586408642);
  const GDExtensionBool value = enabled;
  set(node.owner(), {&value}, nullptr);
}

}  // namespace mallard_godot
