// Tells the engine about a class as a table: one line a method, property, signal and constant, each
// with the text that the editor's help shows for it.
//
//     Class<Bot> c("A player made of code.", "...");
//     c.Method<&Bot::Choose>("choose", {"match", "seat"}, "Chooses a legal action ...");
//
// Arguments are checked before a method is called: how many there are, whether each can be what the
// method takes, and of objects whether they are there and of the right class. The engine does not
// do that for extensions, neither for untyped calls (`call`) nor for typed ones (`ptrcall`).
#ifndef MALLARD_GODOT_ENGINE_CLASS_H_
#define MALLARD_GODOT_ENGINE_CLASS_H_

#include <initializer_list>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/object.h"

namespace mallard_godot {

// What the engine and its help are told of an argument, a result or a property.
struct TypeInfo {
  GDExtensionVariantType type = GDEXTENSION_VARIANT_TYPE_NIL;
  const char* class_name = "";  // Of objects.
};

template <class T>
constexpr TypeInfo TypeInfoOf() {
  using Plain = std::remove_cvref_t<T>;
  if constexpr (std::is_void_v<Plain>) {
    return {};
  } else if constexpr (requires { typename Convert<Plain>::Class; }) {
    return {Convert<Plain>::kType, Convert<Plain>::Class::kName};
  } else {
    return {Convert<Plain>::kType, ""};
  }
}

struct Argument {
  const char* name;
  TypeInfo type;
};

// What a method is, for the engine, for messages and for the help.
struct MethodInfo {
  const char* class_name;
  const char* name;
  const char* doc;
  std::vector<Argument> arguments;
  TypeInfo result;
  std::vector<Variant> defaults;  // Of the last arguments.
  bool is_static = false;
  bool is_const = false;
  GDExtensionClassMethodCall call = nullptr;
  GDExtensionClassMethodPtrCall ptrcall = nullptr;
};

// Says that argument number `index` of a typed call is not what it must be; and returns what it
// said.
std::string ReportArgument(const MethodInfo& method, int index);
void ReportNoInstance(const MethodInfo& method);

// How a call gets to a function: a static one, or a method of a class.
template <class Function>
struct Signature;
template <class R, class... A>
struct Signature<R (*)(A...)> {
  using Result = R;
  using Arguments = std::tuple<std::remove_cvref_t<A>...>;
  static constexpr bool kStatic = true, kConst = false;
  template <auto kFunction>
  static R Call(void*, Arguments& arguments) {
    return std::apply(kFunction, arguments);
  }
};
template <class C, class R, class... A>
struct Signature<R (C::*)(A...)> {
  using Result = R;
  using Arguments = std::tuple<std::remove_cvref_t<A>...>;
  static constexpr bool kStatic = false, kConst = false;
  template <auto kFunction, class Instance = C>
  static R Call(void* instance, Arguments& arguments) {
    auto* self = static_cast<Instance*>(static_cast<Object*>(instance));
    return std::apply([&](auto&... a) -> R { return (self->*kFunction)(a...); }, arguments);
  }
};
template <class C, class R, class... A>
struct Signature<R (C::*)(A...) const> : Signature<R (C::*)(A...)> {
  static constexpr bool kConst = true;
};

template <class T, auto kFunction>
class Thunk {
  using Sig = Signature<decltype(kFunction)>;
  using Arguments = typename Sig::Arguments;
  static constexpr size_t kCount = std::tuple_size_v<Arguments>;

 public:
  static void Call(void* userdata, GDExtensionClassInstancePtr instance,
                   const GDExtensionConstVariantPtr* given, GDExtensionInt count,
                   GDExtensionVariantPtr result, GDExtensionCallError* error) {
    const MethodInfo& method = *static_cast<MethodInfo*>(userdata);
    error->error = GDEXTENSION_CALL_OK;
    if (!Sig::kStatic && instance == nullptr) {
      error->error = GDEXTENSION_CALL_ERROR_INSTANCE_IS_NULL;
      return;
    }
    if (count > static_cast<GDExtensionInt>(kCount)) {
      error->error = GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS;
      error->expected = static_cast<int32_t>(kCount);
      return;
    }
    const GDExtensionInt least = static_cast<GDExtensionInt>(kCount - method.defaults.size());
    if (count < least) {
      error->error = GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS;
      error->expected = static_cast<int32_t>(least);
      return;
    }
    auto argument = [&](size_t i) -> const void* {
      return static_cast<GDExtensionInt>(i) < count ? given[i] : method.defaults[i - least].ptr();
    };
    Arguments arguments;
    const int wrong = ReadAll(
        arguments, [&]<class A>(A& out, size_t i) { return FromVariant(argument(i), out); });
    if (wrong >= 0) {
      error->error = GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT;
      error->argument = wrong;
      error->expected = method.arguments[static_cast<size_t>(wrong)].type.type;
      return;
    }
    if constexpr (std::is_void_v<typename Sig::Result>) {
      Invoke(instance, arguments);
    } else {
      const Variant value = Convert<typename Sig::Result>::ToVariant(Invoke(instance, arguments));
      gd.variant_new_copy(result, value.ptr());
    }
  }

  static void PtrCall(void* userdata, GDExtensionClassInstancePtr instance,
                      const GDExtensionConstTypePtr* given, GDExtensionTypePtr result) {
    const MethodInfo& method = *static_cast<MethodInfo*>(userdata);
    if (!Sig::kStatic && instance == nullptr) return ReportNoInstance(method);
    Arguments arguments;
    const int wrong = ReadAll(arguments, [&]<class A>(A& out, size_t i) {
      out = Convert<A>::FromPtr(given[i]);
      return IsThere(out);
    });
    if (wrong >= 0) return Refuse(ReportArgument(method, wrong), instance, result);
    if constexpr (std::is_void_v<typename Sig::Result>) {
      Invoke(instance, arguments);
    } else {
      Convert<typename Sig::Result>::ToPtr(Invoke(instance, arguments), result);
    }
  }

 private:
  // The result stays empty, but for a number: 0 would be taken for success.
  static void Refuse(const std::string& why, [[maybe_unused]] GDExtensionClassInstancePtr instance,
                     [[maybe_unused]] GDExtensionTypePtr result) {
    if constexpr (!Sig::kStatic) {
      const int64_t status = static_cast<Object*>(instance)->Refused(why);
      if constexpr (std::is_same_v<typename Sig::Result, int64_t>) {
        Convert<int64_t>::ToPtr(status, result);
      }
    }
  }
  template <class A>
  static bool IsThere(const A& value) {
    if constexpr (std::is_pointer_v<A>) return value != nullptr;
    return true;
  }
  template <class A>
  static bool FromVariant(const void* variant, A& out) {
    if (!gd.variant_can_convert_strict(gd.variant_get_type(variant), Convert<A>::kType)) {
      return false;
    }
    out = Convert<A>::FromVariant(variant);
    return IsThere(out);
  }
  // Reads every argument; the number of the first that is wrong, or -1.
  template <class Reader>
  static int ReadAll(Arguments& arguments, Reader read) {
    int wrong = -1;
    [&]<size_t... kI>(std::index_sequence<kI...>) {
      (void)((read(std::get<kI>(arguments), kI) || (wrong = static_cast<int>(kI), false)) && ...);
    }
    (std::make_index_sequence<kCount>());
    return wrong;
  }
  static decltype(auto) Invoke(void* instance, Arguments& arguments) {
    if constexpr (Sig::kStatic) {
      return Sig::template Call<kFunction>(instance, arguments);
    } else {
      return Sig::template Call<kFunction, T>(instance, arguments);
    }
  }
};

// Everything that was said of a class. Lives until the extension is unloaded.
struct ClassInfo {
  const char* name;
  const char* parent;
  const char* brief;
  const char* description;
  struct Member {
    const char *name, *doc, *setter, *getter;
    TypeInfo type;
  };
  struct SignalInfo {
    const char *name, *doc;
    std::vector<Argument> arguments;
  };
  struct ConstantInfo {
    const char *enumeration, *name, *doc;
    int64_t value;
  };
  std::vector<MethodInfo*> methods;
  std::vector<Member> properties;
  std::vector<SignalInfo> signals;
  std::vector<ConstantInfo> constants;
};

// Registers with the engine, and remembers for the help and for unloading.
ClassInfo& AddClass(const char* name, const char* parent, const char* brief,
                    const char* description, GDExtensionClassCreateInstance2 create,
                    GDExtensionClassFreeInstance free);
void AddMethod(ClassInfo& info, MethodInfo method);
void AddProperty(ClassInfo& info, const ClassInfo::Member& property);
void AddSignal(ClassInfo& info, ClassInfo::SignalInfo signal);
void AddConstant(ClassInfo& info, const ClassInfo::ConstantInfo& constant);
void RemoveClasses();
const std::vector<ClassInfo*>& Classes();

template <class T>
class Class {
 public:
  Class(const char* brief, const char* description)
      : info_(AddClass(T::kName, T::kParent, brief, description, &Instances<T>::Create,
                       &Instances<T>::Free)) {}

  template <auto kFunction>
  Class& Method(const char* name, std::vector<const char*> arguments, const char* doc,
                std::vector<Variant> defaults = {}) {
    using Sig = Signature<decltype(kFunction)>;
    MethodInfo method{T::kName,           name, doc, {}, TypeInfoOf<typename Sig::Result>(),
                      std::move(defaults)};
    [&]<class... A>(std::tuple<A...>*) {
      static_assert(sizeof...(A) < 16);
      size_t i = 0;
      (method.arguments.push_back({arguments.at(i++), TypeInfoOf<A>()}), ...);
    }(static_cast<typename Sig::Arguments*>(nullptr));
    method.is_static = Sig::kStatic;
    method.is_const = Sig::kConst;
    method.call = &Thunk<T, kFunction>::Call;
    method.ptrcall = &Thunk<T, kFunction>::PtrCall;
    AddMethod(info_, std::move(method));
    return *this;
  }

  // A property with a getter, and a setter unless it can only be read: both become methods, too.
  template <auto kGet, auto kSet = nullptr>
  Class& Property(const char* name, const char* getter, const char* setter, const char* doc) {
    Method<kGet>(getter, {}, "");
    if constexpr (!std::is_null_pointer_v<decltype(kSet)>) Method<kSet>(setter, {"value"}, "");
    AddProperty(info_, {name, doc, setter, getter,
                        TypeInfoOf<typename Signature<decltype(kGet)>::Result>()});
    return *this;
  }
  Class& Signal(const char* name, std::vector<Argument> arguments, const char* doc) {
    AddSignal(info_, {name, doc, std::move(arguments)});
    return *this;
  }
  Class& Constant(const char* enumeration, const char* name, int64_t value, const char* doc) {
    AddConstant(info_, {enumeration, name, doc, value});
    return *this;
  }

 private:
  ClassInfo& info_;
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_CLASS_H_
