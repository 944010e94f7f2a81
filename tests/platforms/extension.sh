#!/usr/bin/env bash
# Loads the extension for Godot on its own platform, under Wine or QEMU (extension.c).
#
#   tests/platforms/extension.sh <platform> <library>
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
platform=$1
library=$(readlink -f "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case $platform in
  linux-x64) target=x86_64-linux-gnu.2.28 libraries=-ldl run=() ;;
  linux-arm64) target=aarch64-linux-gnu.2.28 libraries=-ldl run=(qemu-aarch64 -L /usr/aarch64-linux-gnu) ;;
  windows-x64) target=x86_64-windows-gnu libraries= run=("$root/cmake/dist/wine.sh") ;;
  *) echo "nothing runs $platform here" >&2; exit 2 ;;
esac
"$root/build/zig/zig-cc" --target=$target -std=c11 -Wall -Wextra "$root/tests/platforms/extension.c" -o "$work/extension.exe" $libraries
cp "$library" "$work/"
cd "$work"
"${run[@]}" ./extension.exe "./$(basename "$library")"
