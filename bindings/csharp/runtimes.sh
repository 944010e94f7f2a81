#!/usr/bin/env bash
# Gathers the native libraries for the NuGet and the Unity package below build/csharp/runtimes, as
# <runtime id>/native/<library>: every platform that `./dev dist` has built, and the licences of what
# is inside. NuGet takes the two libraries for Macs, Unity the one for both (natives.py).
#
#   bindings/csharp/runtimes.sh [native library for linux-x64 to take instead]
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
runtimes=$root/build/csharp/runtimes
licences=$root/build/csharp/licences
rm -rf "$runtimes" "$licences"
mkdir -p "$runtimes" "$licences"
while read -r platform rid library; do
  folder=$root/build/dist/$platform
  [ -f "$folder/$library" ] || continue
  mkdir -p "$runtimes/$rid/native"
  cp "$folder/$library" "$runtimes/$rid/native/"
  cp "$folder"/share/doc/mallard/licences/* "$licences/"
done <<'END'
linux-x64 linux-x64 lib/libmallard.so
linux-arm64 linux-arm64 lib/libmallard.so
windows-x64 win-x64 bin/mallard.dll
macos-arm64 osx-arm64 lib/libmallard.dylib
macos-x64 osx-x64 lib/libmallard.dylib
macos-universal osx-universal lib/libmallard.dylib
END
if [ $# != 0 ]; then
  mkdir -p "$runtimes/linux-x64/native"
  cp "$(readlink -f "$1")" "$runtimes/linux-x64/native/libmallard.so"
fi
found=$(ls "$runtimes")
[ -n "$found" ] || { echo "no library to pack: run ./dev dist first" >&2; exit 1; }
echo "Native libraries for:" $found
