/* Loads the extension for Godot as an engine does that is too old for it: the library is there
 * whole, its entry is found and called, misses what it needs, says so and declines.
 *
 *     extension <libmallard_godot>
 */
#include <stdio.h>
#include <string.h>
#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

typedef void (*Function)(void);
typedef unsigned char (*Entry)(Function (*find)(const char* name), void* library,
                               void* initialization);

static char said[200];

static void PrintError(const char* description, const char* message, const char* function,
                       const char* file, int line, unsigned char notify) {
  (void)function, (void)file, (void)line, (void)notify;
  snprintf(said, sizeof said, "%s: %s", description, message);
}

/* All that this engine has. */
static Function Find(const char* name) {
  return strcmp(name, "print_error_with_message") == 0 ? (Function)PrintError : NULL;
}

static Entry Load(const char* path) {
#if defined(_WIN32)
  HMODULE const library = LoadLibraryA(path);
  if (library == NULL) printf("error %lu\n", GetLastError());
  return library == NULL ? NULL : (Entry)(Function)GetProcAddress(library, "mallard_godot_init");
#else
  void* const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) printf("%s\n", dlerror());
  Entry entry = NULL;
  if (library != NULL) *(void**)&entry = dlsym(library, "mallard_godot_init");
  return entry;
#endif
}

int main(int argc, char** argv) {
  const Entry entry = argc == 2 ? Load(argv[1]) : NULL;
  if (entry == NULL) {
    printf("no entry of an extension\n");
    return 1;
  }
  const int taken = entry(Find, NULL, NULL);
  printf("%s\n", said);
  return taken || strstr(said, "Mallard needs a newer Godot") != said;
}
