#!/usr/bin/env bash
# Puts the addon together: addons/mallard as the Asset Library wants it, with exactly the platforms
# whose libraries are there.
#
#   bindings/godot/package.sh FOLDER platform=library ...
#   bindings/godot/package.sh build/godot/addon linux-x64=build/release/lib/libmallard_godot.so
#
# Platforms: linux-x64, linux-arm64, windows-x64, macos-universal. One library a platform holds
# everything; it serves debug and release exports alike.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/bindings/godot
target=$1/addons/mallard
shift

# The names by which the engine asks for a library, and the file it is kept in.
tags_of() {
  case $1 in
    linux-x64) echo linux.debug.x86_64 linux.release.x86_64 ;;
    linux-arm64) echo linux.debug.arm64 linux.release.arm64 ;;
    windows-x64) echo windows.debug.x86_64 windows.release.x86_64 ;;
    macos-universal) echo macos.debug macos.release ;;
    *) echo "no such platform: $1" >&2; return 1 ;;
  esac
}
file_of() {
  case $1 in
    windows-x64) echo mallard_godot.windows-x64.dll ;;
    macos-*) echo "libmallard_godot.$1.dylib" ;;
    *) echo "libmallard_godot.$1.so" ;;
  esac
}

rm -rf "$target"
mkdir -p "$target/bin" "$target/icons"
libraries=
for pair; do
  platform=${pair%%=*}
  file=$(file_of "$platform")
  cp "${pair#*=}" "$target/bin/$file"
  for tag in $(tags_of "$platform"); do
    libraries+="$tag = \"res://addons/mallard/bin/$file\""$'\n'
  done
done
icons=
for icon in "$here"/addon/icons/*.svg; do
  cp "$icon" "$target/icons/"
  name=$(basename "$icon" .svg)
  icons+="$name = \"res://addons/mallard/icons/$name.svg\""$'\n'
done
awk -v libraries="$libraries" -v icons="$icons" '
  /^@LIBRARIES@$/ { print libraries; next }
  /^@ICONS@$/ { printf "%s", icons; next }
  { print }' "$here/addon/mallard.gdextension.in" >"$target/mallard.gdextension"
version=$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt")
sed "s/@VERSION@/$version/" "$here/addon/plugin.cfg" >"$target/plugin.cfg"
cp "$root/LICENSE" "$root/THIRD_PARTY.md" "$here"/addon/{README.md,plugin.gd,pack_export.gd} "$target/"
