#!/usr/bin/env bash
# Checks the library in build/dist/<platform>/ without running it: it exports the functions of
# capi/exports.txt and nothing else, needs nothing but the system, and keeps to its budget of size.
#
#   cmake/dist/check.sh <platform>
set -euo pipefail
cd "$(dirname "$0")/../.."
platform=$1
stage=build/dist/$platform
max_size=$((5 * 1000 * 1000))

case $platform in
  linux-*)
    library=$stage/lib/libmallard.so
    exported=$(llvm-nm -D --defined-only -j "$library")
    allowed='lib(c|m|pthread|dl|rt)\.so\.[0-9]+|ld-linux.*' ;;
  windows-*)
    library=$stage/bin/mallard.dll
    exported=$(llvm-readobj --coff-exports "$library" | sed -n 's/^ *Name: //p')
    allowed='(KERNEL32|ntdll|ADVAPI32|api-ms-win-.*)\.dll' ;;
  macos-*)
    library=$stage/lib/libmallard.dylib
    exported=$(llvm-nm -g --defined-only -j "$library" | sed -n 's/^_//p' | sort -u)
    allowed='/usr/lib/libSystem\.B\.dylib' ;;
  *) echo "no platform $platform" >&2; exit 2 ;;
esac

if ! diff <(LC_ALL=C sort capi/exports.txt) <(LC_ALL=C sort <<<"$exported") >build/dist/exports.diff; then
  echo "$library exports other symbols (>) than capi/exports.txt (<):" >&2
  head -n 20 build/dist/exports.diff >&2
  exit 1
fi

needed=$(llvm-readobj --needed-libs "$library" | sed -n '/NeededLibraries/,/]/{s/^  *//p}' | sort -u)
if foreign=$(grep -vxiE "$allowed" <<<"$needed"); then
  echo "$library needs what is not part of the system:" $foreign >&2
  exit 1
fi
if [[ $platform == linux-* ]]; then
  newest=$(llvm-readobj -V "$library" | grep -o 'GLIBC_2\.[0-9]*' | sort -uV | tail -n 1)
  [ "$(printf '%s\n' "$newest" GLIBC_2.28 | sort -V | tail -n 1)" = GLIBC_2.28 ] ||
    { echo "$library needs $newest; 2.28 is promised" >&2; exit 1; }
fi

size=$(stat -c %s "$library")
echo "$platform: $(wc -l <capi/exports.txt) functions exported and nothing else; $size bytes; needs" $needed
[ "$size" -le $max_size ] || { echo "The library must stay under $max_size bytes" >&2; exit 1; }
