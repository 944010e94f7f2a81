#!/usr/bin/env bash
# Builds the shared library so that it needs nothing but the system itself, and zips it with all that
# belongs to it.
#
#   cmake/dist/dist.sh [platform...]     none: linux-x64
#
# For each platform: build/dist/<platform>/, which other packages (NuGet, Unity, wheels, Godot) take
# the library from, and dist/mallard-<version>-<platform>.zip, which is the same folder zipped. Built
# with Zig, which is the same compiler for all of them; see toolchain.cmake and dependencies.cmake.
# Run by `./dev dist`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
jobs=$(getconf _NPROCESSORS_ONLN)

# step <what> <command>...: shows the command's output only if it fails.
step() {
  local log=$root/build/dist.log status=0
  echo "$1 ..."
  set +e  # and not `|| status=$?`, which would keep the command from stopping at its first error
  (set -e; "${@:2}") >"$log" 2>&1
  status=$?
  set -e
  if [ $status != 0 ]; then
    tail -n 100 "$log" >&2
    echo "Failed: $1 (whole log: $log)" >&2
    exit 1
  fi
}

build() {
  local platform=$1 folder=build/dist-build/$1
  if [ ! -e "$folder/build.ninja" ]; then
    step "Configuring $platform" cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Release \
      -DMALLARD_SELF_CONTAINED=ON -DMALLARD_PLATFORM="$platform" -DCMAKE_INSTALL_LIBDIR=lib \
      -DCMAKE_TOOLCHAIN_FILE="$root/cmake/dist/toolchain.cmake" \
      -DCMAKE_PROJECT_TOP_LEVEL_INCLUDES="$root/cmake/dist/dependencies.cmake" \
      -DCMAKE_PROJECT_mallard_INCLUDE="$root/cmake/dist/after_project.cmake" \
      -DMALLARD_BUILD_TESTS=OFF -DMALLARD_BUILD_EXAMPLES=OFF
  fi
  step "Building $platform" cmake --build "$folder" --target mallard_c --parallel "$jobs"
  step "Putting $platform together" cmake/dist/stage.sh "$platform" "$folder"
}

# Says why a platform is not offered, if it is not.
offered() {
  case $1 in
    linux-x64) return ;;
    wasm) echo "wasm is built by ./dev web, with the npm package" ;;
    linux-arm64 | windows-x64 | macos-arm64 | macos-x64)
      # The toolchain knows them; that a library for them works has not been shown yet.
      echo "$1 is not offered yet: no library for it has been built and tried" ;;
    android-arm64) echo "android-arm64 needs Google's NDK, which no package source here has" ;;
    *) echo "there is no platform $1; there is: linux-x64" ;;
  esac >&2
  exit 2
}

[ $# != 0 ] || set -- linux-x64
for platform; do offered "$platform"; done
mkdir -p build dist
step "Fetching the sources of Abseil, FlatBuffers and Lua (once)" cmake/dist/fetch_sources.sh
step "Installing Zig (once)" cmake/dist/install_zig.sh
for platform; do
  build "$platform"
  cmake/dist/check.sh "$platform"
  cmake/dist/zip.sh "$platform"
done
