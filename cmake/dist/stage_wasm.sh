#!/usr/bin/env bash
# Puts what belongs into the zip for browsers and Node into build/dist/wasm/: the npm package that
# `./dev web` makes, schemas, packs, Lua types, and the licences of everything inside.
set -euo pipefail
cd "$(dirname "$0")/../.."
stage=build/dist/wasm
documents=$stage/share/doc/mallard
sources=build/web-deps/src

rm -rf "$stage"
mkdir -p "$stage/lib" "$stage/share/mallard" "$documents/licences"
cp -r build/web-package/mallard-rules "$stage/lib/"
rm "$stage/lib/mallard-rules/inline.js"  # the library once more, as text, for pages of one file
cp -r capi/schemas scripting/packs scripting/types "$stage/share/mallard/"
rm -f "$stage/share/mallard/schemas/CMakeLists.txt"
cp README.md LICENSE THIRD_PARTY.md CHANGELOG.md "$documents"
cp "$sources/abseil/LICENSE" "$documents/licences/abseil"
cp "$sources/lua/debian/copyright" "$documents/licences/lua"
cp /usr/share/doc/sol2-dev/copyright "$documents/licences/sol2"
cp /usr/share/doc/libflatbuffers-dev/copyright "$documents/licences/flatbuffers"
cp /usr/share/doc/emscripten/copyright "$documents/licences/emscripten"
