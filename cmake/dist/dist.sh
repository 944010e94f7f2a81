#!/usr/bin/env bash
# Builds the library so that it needs nothing but the system itself, and zips it with all that belongs
# to it.
#
#   cmake/dist/dist.sh [platform...]     none: linux-x64; all: every platform
#
# `quick-<platform>` is the same with nothing optimised, in half the time: for tests.
#
# For each platform: build/dist/<platform>/, which other packages (NuGet, Unity, wheels, Godot) take
# the library from, and dist/mallard-<version>-<platform>.zip, which is the same folder zipped. Built
# with Zig, which is the same compiler for all of them; see toolchain.cmake and dependencies.cmake. The
# library for browsers is what `./dev web` makes. Run by `./dev dist`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
jobs=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
all=(linux-x64 linux-arm64 windows-x64 macos-arm64 macos-x64 macos-universal wasm)

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

tools() {
  step "Fetching the sources of Abseil, FlatBuffers and Lua (once)" cmake/dist/fetch_sources.sh
  step "Installing Zig (once)" cmake/dist/install_zig.sh
}

build() {
  local platform=$1 folder=build/dist-build/$1
  if [ ! -e "$folder/build.ninja" ]; then
    step "Configuring $platform" cmake/dist/configure.sh "$platform" "$folder"
  fi
  step "Building $platform" cmake --build "$folder" --target mallard_c --parallel "$jobs"
  step "Putting $platform together" cmake/dist/stage.sh "$platform" "$folder"
}

# One file for both kinds of Mac, made of the libraries for each; the rest is the same.
join_macs() {
  local stage=build/dist/macos-universal lipo
  lipo=$(command -v llvm-lipo || ls /usr/lib/llvm-*/bin/llvm-lipo | tail -n 1)
  rm -rf "$stage"
  cp -r build/dist/macos-arm64 "$stage"
  "$lipo" -create build/dist/macos-{arm64,x64}/lib/libmallard.dylib -output "$stage/lib/libmallard.dylib"
}

make() {
  case $1 in
    macos-universal)
      [ -e build/dist/macos-arm64/lib/libmallard.dylib ] || build macos-arm64
      [ -e build/dist/macos-x64/lib/libmallard.dylib ] || build macos-x64
      step "Joining the libraries for macOS" join_macs ;;
    wasm)
      bindings/web/build.sh
      step "Putting wasm together" cmake/dist/stage_wasm.sh ;;
    *) build "$1" ;;
  esac
}

[ $# != 0 ] || set -- linux-x64
[ "$*" != all ] || set -- "${all[@]}"
for platform; do
  if [ "$platform" = android-arm64 ]; then
    echo "android-arm64 needs Google's NDK, which no package source here has" >&2
    exit 2
  elif [[ " ${all[*]} linux-s390x " != *" ${platform#quick-} "* ]]; then
    echo "there is no platform $platform; there are: ${all[*]}" >&2
    exit 2
  fi
done
mkdir -p build dist
tools
for platform; do
  make "$platform"
  cmake/dist/check.sh "$platform"
  cmake/dist/zip.sh "$platform"
done
