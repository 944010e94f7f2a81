#!/usr/bin/env bash
# Builds the libraries that are shipped for Windows and for Linux on ARM, as `./dev dist` does, and runs
# the C tests, the golden playthroughs and the generic client with them, under Wine and QEMU: the same
# seeds must give the same hashes everywhere.
#
#   tests/platforms/test.sh [platform...]     default: linux-arm64 windows-x64
#
# `quick-` before a name builds without optimising, which takes half the time and promises the same hashes;
# the tests take longer. The extension for Godot is loaded, too, where `./dev dist packages godot` has made it.
# Run by `./dev platforms`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ $# != 0 ] || set -- linux-arm64 windows-x64
cmake/dist/dist.sh "$@"
for platform; do
  echo "== $platform"
  cmake/dist/test.sh "$platform" --quiet
  for extension in build/godot/release/addons/mallard/bin/*"mallard_godot.$platform".*; do
    [ ! -e "$extension" ] || tests/platforms/extension.sh "$platform" "$extension"
  done
done
