#!/usr/bin/env bash
# Tests build/dist/<platform>/ as a user would use it: a fresh project finds it with find_package(),
# and the C test-suite, the golden playthroughs and the generic client run with it.
#
#   cmake/dist/test.sh <platform> [ctest option...]
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
platform=$1
shift
build=build/dist-test/$platform
options=(-DCMAKE_TOOLCHAIN_FILE="$root/cmake/dist/toolchain.cmake" -DMALLARD_PLATFORM="$platform")
targets=(all)
if [ "$platform" = host ]; then  # the everyday library, with the everyday compiler; the small part
  options=()
  targets=(golden c_quickstart generic_client)
fi

rm -rf "$build"
cmake -S tests/platforms -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_PREFIX_PATH="$root/build/dist/$platform" -DCMAKE_FIND_ROOT_PATH="$root/build/dist/$platform" \
  "${options[@]}" >/dev/null
cmake --build "$build" --target "${targets[@]}" --parallel "$(getconf _NPROCESSORS_ONLN)" >/dev/null
ctest --test-dir "$build" --parallel "$(getconf _NPROCESSORS_ONLN)" --output-on-failure --no-tests=error "$@"
