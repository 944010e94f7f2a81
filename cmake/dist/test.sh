#!/usr/bin/env bash
# Tests a zip as a user would use it: unpacked, a fresh project finds it with find_package(), and the
# C test-suite, the golden playthroughs and the generic client run with it, on an emulator where the
# machine is another. For macOS they are linked and not run.
#
#   cmake/dist/test.sh <platform> [ctest option...]
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
platform=$1
shift
build=build/dist-test/$platform
jobs=$(getconf _NPROCESSORS_ONLN)
options=(-DCMAKE_TOOLCHAIN_FILE="$root/cmake/dist/toolchain.cmake" -DMALLARD_PLATFORM="$platform")
targets=(all)
case $platform in
  host)  # the everyday library, with the everyday compiler; the small part
    options=()
    targets=(golden c_quickstart generic_client) ;;
  *linux-arm64)
    # Debian's C library for ARM, which only has to be as new as the promised one.
    options+=("-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64;-L;/usr/aarch64-linux-gnu") ;;
  *linux-s390x)
    options+=("-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-s390x;-L;/usr/s390x-linux-gnu") ;;
  *windows-x64)
    options+=("-DCMAKE_CROSSCOMPILING_EMULATOR=$root/cmake/dist/wine.sh")
    [ -e build/wine/system.reg ] || cmake/dist/wine.sh wineboot --init 2>/dev/null ;;  # once, not by many tests at once
  wasm)
    echo "wasm is tested by bindings/web/test.sh" >&2
    exit 2 ;;
esac

rm -rf "$build"
mkdir -p "$build"
name=mallard-$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)-$platform
unzip -q "dist/$name.zip" -d "$build"
unpacked=$root/$build/$name
[ "$platform" != macos-universal ] || options[1]=-DMALLARD_PLATFORM=macos-arm64
cmake -S tests/platforms -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_PREFIX_PATH="$unpacked" -DCMAKE_FIND_ROOT_PATH="$unpacked" "${options[@]}" >/dev/null
cmake --build "$build" --target "${targets[@]}" --parallel "$jobs" >"$build/build.log" ||
  { tail -n 60 "$build/build.log" >&2; exit 1; }
if [[ $platform == macos-* ]]; then
  echo "$platform: every test is linked; none was run, for want of a Mac"
  exit
fi
ctest --test-dir "$build" --parallel "$jobs" --output-on-failure --no-tests=error "$@"
