#!/usr/bin/env bash
# Builds the extension for several platforms, as `./dev dist` builds the library, and zips the addon
# with all of them: dist/mallard-godot-<version>.zip.
#
#   bindings/godot/cross.sh [platform...]     default: linux-x64 linux-arm64 windows-x64 macos-universal
#
# Run `./dev dist` for them first: it installs Zig and fetches the sources, and the objects it has
# compiled are used again. Of Godot only the header of its extension interface is needed (engine.sh).
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/build/godot
[ $# != 0 ] || set -- linux-x64 linux-arm64 windows-x64 macos-universal
[ -e build/zig/zig ] || { echo "run ./dev dist first" >&2; exit 1; }
[ -e "$work/include/gdextension_interface.h" ] || bindings/godot/engine.sh

# extension <platform>: builds it; sets `built` to the file.
extension() {
  local folder=build/dist-build/$1
  echo "Building the extension for $1 ..."
  {
    cmake/dist/configure.sh "$1" "$folder" -DMALLARD_GODOT_INCLUDE="$work/include"
    cmake --build "$folder" --target mallard_godot --parallel "${JOBS:-$(getconf _NPROCESSORS_ONLN)}"
  } >"$work/cross.log" 2>&1 || { tail -n 60 "$work/cross.log" >&2; exit 1; }
  local file
  built=
  for file in "$folder"/{bin,lib}/libmallard_godot.{so,dll,dylib}; do
    [ ! -e "$file" ] || built=$file
  done
  [ -n "$built" ] || { echo "$folder holds no libmallard_godot" >&2; exit 1; }
}

pairs=()
for platform; do
  if [ "$platform" = macos-universal ]; then
    extension macos-arm64; arm=$built
    extension macos-x64; intel=$built
    built=$work/libmallard_godot.macos-universal.dylib
    "$(command -v llvm-lipo || ls /usr/lib/llvm-*/bin/llvm-lipo | tail -n 1)" -create "$arm" "$intel" -output "$built"
  else
    extension "$platform"
  fi
  pairs+=("$platform=$built")
  echo "$platform: $(stat -c %s "$built") bytes"
done
bindings/godot/package.sh "$work/release" "${pairs[@]}"
# Of everything inside the libraries; the engine need not look for resources among them.
licences=$work/release/addons/mallard/licences
mkdir -p "$licences"
for platform; do cp "build/dist/$platform"/share/doc/mallard/licences/* "$licences/"; done  # many are the same
touch "$licences/.gdignore"
zip=$root/dist/mallard-godot-$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt).zip
rm -f "$zip"
(cd "$work/release" && zip -q -9 -X -r "$zip" addons)
echo "Made ${zip#"$root/"}, $(stat -c %s "$zip") bytes"
