// All C++ objects of the shared library get their memory through src/engine/memory.h. These replace
// the C++ runtime's operators for the library alone, which is right where that runtime and all
// other C++ code are linked into it (MALLARD_OWN_RUNTIME): otherwise their functions would free
// with one pair of operators what was allocated with the other. The variants that are not here
// (nothrow) end up in these by the runtime's definition. Those for arrays are here because the
// runtime's would be seen from outside on macOS.
#if defined(MALLARD_OWN_RUNTIME)

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <new>

#include "src/engine/memory.h"

namespace {

constexpr size_t kUsualAlignment = alignof(std::max_align_t);

void* Allocate(size_t size, size_t alignment) {
  void* const memory = mallard::AllocateMemory(size, alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(size_t size) { return Allocate(size, kUsualAlignment); }

void* operator new(size_t size, std::align_val_t alignment) {
  return Allocate(size, static_cast<size_t>(alignment));
}

void* operator new[](size_t size) { return Allocate(size, kUsualAlignment); }

void* operator new[](size_t size, std::align_val_t alignment) {
  return Allocate(size, static_cast<size_t>(alignment));
}

void operator delete(void* memory) noexcept { mallard::DeallocateMemory(memory, kUsualAlignment); }

void operator delete(void* memory, size_t) noexcept {
  mallard::DeallocateMemory(memory, kUsualAlignment);
}

void operator delete(void* memory, std::align_val_t alignment) noexcept {
  mallard::DeallocateMemory(memory, static_cast<size_t>(alignment));
}

void operator delete(void* memory, size_t, std::align_val_t alignment) noexcept {
  mallard::DeallocateMemory(memory, static_cast<size_t>(alignment));
}

void operator delete[](void* memory) noexcept { operator delete(memory); }

void operator delete[](void* memory, size_t) noexcept { operator delete(memory); }

void operator delete[](void* memory, std::align_val_t alignment) noexcept {
  operator delete(memory, alignment);
}

void operator delete[](void* memory, size_t, std::align_val_t alignment) noexcept {
  operator delete(memory, alignment);
}

#if defined(_LIBCPP_VERSION)
// What ends the process should an exception find nobody to catch it. libc++'s own functions would
// tell which, and bring a demangler of 100 KB for that; nothing is thrown across our border. All
// three are here because libc++ has them in one file.
extern "C" {
std::terminate_handler __cxa_terminate_handler = std::abort;
void (*__cxa_unexpected_handler)() = std::abort;
std::new_handler __cxa_new_handler = nullptr;
}
#endif

#endif  // MALLARD_OWN_RUNTIME
