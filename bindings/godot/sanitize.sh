#!/usr/bin/env bash
# Runs the tests of the extension in the real engine with its sources built for the address and
# undefined-behaviour sanitizers. The engine itself and the library below are as always.
#
#   bindings/godot/sanitize.sh          after bindings/godot/test.sh --all
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/build/godot
project=$work/sanitized

# build <ON or OFF>
build() {
  cmake --preset release -DMALLARD_GODOT_INCLUDE="$work/include" -DMALLARD_GODOT_SANITIZE="$1" >"$work/sanitize.log"
  cmake --build --preset release --parallel "$(nproc)" --target mallard_godot >>"$work/sanitize.log"
}
trap 'build OFF' EXIT  # The same build folder makes the extension that people get.
build ON
rm -rf "$project"
bindings/godot/project.sh "$project" linux-x64=build/release/lib/libmallard_godot.so
cp -r bindings/godot/tests "$project/tests"

# The engine loads extensions with RTLD_DEEPBIND, which the sanitizers refuse: it is left out on the way.
gcc -shared -fPIC -D_GNU_SOURCE -o "$work/shallow.so" -x c - -x none -ldl <<'END'
#include <dlfcn.h>
void* dlopen(const char* file, int flags) {
  void* (*next)(const char*, int) = (void* (*)(const char*, int))dlsym(RTLD_NEXT, "dlopen");
  return next(file, flags & ~RTLD_DEEPBIND);
}
END
preload=$work/shallow.so:$(gcc -print-file-name=libasan.so):$(gcc -print-file-name=libubsan.so)
log=$work/sanitized.log
status=0
# Leaks are leak_test's business: the engine itself frees not everything when it ends.
ASAN_OPTIONS=detect_leaks=0:detect_odr_violation=0:verify_asan_link_order=0 UBSAN_OPTIONS=print_stacktrace=1 MALLARD_GOLDEN=$root/tests/golden \
  MALLARD_LEAK_MATCHES=500 LD_PRELOAD=$preload timeout 1500 "$work/godot" --headless --path "$project" -s tests/run.gd -- \
  classes_test calls_test sweep_test packs_test table_test help_test golden_test clicks_test demo_test >"$log" 2>&1 || status=$?
grep -E 'checks, ' "$log" || true
if [ $status != 0 ] || ! grep -q 'All tests passed' "$log" || grep -q -e 'ERROR: AddressSanitizer' -e 'runtime error' "$log"; then
  grep -n -A30 -e 'AddressSanitizer' -e 'runtime error' -e FAILED "$log" | head -n 80 >&2
  echo "Failed (exit status $status; whole log: $log)" >&2
  exit 1
fi
echo "The sanitizers found nothing"
