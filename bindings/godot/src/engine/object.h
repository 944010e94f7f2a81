// Objects of our own classes. Every instance belongs to an object of the engine (`owner`), which
// makes it and frees it; it is found again by a token of its class, so that an argument that is an
// object of another class is told apart before it is used.
#ifndef MALLARD_GODOT_ENGINE_OBJECT_H_
#define MALLARD_GODOT_ENGINE_OBJECT_H_

#include <string>

#include "engine/value.h"

namespace mallard_godot {

class Object {
 public:
  Object() = default;
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  virtual ~Object() = default;

  // Of nodes: the engine's notifications.
  virtual void Notified(int /*what*/) {}

  // An argument of a typed call was refused, so that its method was not called. What methods that
  // give a number give then.
  virtual int64_t Refused(const std::string& /*why*/) { return 0; }

  GDExtensionObjectPtr owner() const { return owner_; }

 private:
  template <class T>
  friend class Instances;
  GDExtensionObjectPtr owner_ = nullptr;
};

// Makes, finds and frees the instances of class T, which has names: kName and kParent.
template <class T>
class Instances {
 public:
  static GDExtensionObjectPtr Create(void* /*class_userdata*/, GDExtensionBool /*notify*/) {
    static const GDExtensionInstanceBindingCallbacks kNoCallbacks = {nullptr, nullptr, nullptr};
    GDExtensionObjectPtr owner = gd.classdb_construct_object2(StringName(T::kParent).ptr());
    T* instance = new T;
    instance->owner_ = owner;
    gd.object_set_instance(owner, StringName(T::kName).ptr(), static_cast<Object*>(instance));
    gd.object_set_instance_binding(owner, &token, instance, &kNoCallbacks);
    return owner;
  }
  static void Free(void* /*class_userdata*/, GDExtensionClassInstancePtr instance) {
    delete static_cast<Object*>(instance);
  }
  // The instance of an object; NULL if it is of another class, or NULL itself.
  static T* Find(GDExtensionObjectPtr owner) {
    if (owner == nullptr) return nullptr;
    return static_cast<T*>(gd.object_get_instance_binding(owner, &token, nullptr));
  }

 private:
  static inline char token;  // Its address is what counts.
};

// A counted reference to an object of one of our classes, or to none.
template <class T>
class Ref {
 public:
  Ref() = default;
  explicit Ref(T* instance) : instance_(instance) {
    if (instance == nullptr) return;
    GDExtensionObjectPtr owner = instance->owner();
    held_ = Variant::Of(GDEXTENSION_VARIANT_TYPE_OBJECT, &owner);
  }
  // A new object.
  static Ref Make() {
    GDExtensionObjectPtr owner = gd.classdb_construct_object2(StringName(T::kName).ptr());
    return Ref(Instances<T>::Find(owner));
  }
  T* get() const { return instance_; }
  T* operator->() const { return instance_; }
  explicit operator bool() const { return instance_ != nullptr; }
  const Variant& variant() const { return held_; }

 private:
  T* instance_ = nullptr;
  Variant held_;
};

// As an argument an object is a plain pointer, valid during the call.
template <class T>
struct Convert<T*> {
  static constexpr GDExtensionVariantType kType = GDEXTENSION_VARIANT_TYPE_OBJECT;
  using Class = T;
  static T* FromPtr(const void* source) {
    return source == nullptr ? nullptr : Instances<T>::Find(gd.ref_get_object(source));
  }
  // By its number: a Variant of an object that was freed meanwhile still has its address.
  static T* FromVariant(const void* variant) {
    const GDObjectInstanceID id = gd.variant_get_object_instance_id(variant);
    return Instances<T>::Find(gd.object_get_instance_from_id(id));
  }
};

// As a result it is a reference.
template <class T>
struct Convert<Ref<T>> {
  static constexpr GDExtensionVariantType kType = GDEXTENSION_VARIANT_TYPE_OBJECT;
  using Class = T;
  static void ToPtr(const Ref<T>& value, void* destination) {
    gd.ref_set_object(destination, value ? value->owner() : nullptr);
  }
  static Variant ToVariant(const Ref<T>& value) { return value.variant(); }
};

}  // namespace mallard_godot

#endif  // MALLARD_GODOT_ENGINE_OBJECT_H_
