#!/usr/bin/env bash
# Checks the library in build/dist/<platform>/ without running it: it exports the functions of
# capi/exports.txt and nothing else, needs nothing but the system, and keeps to its budget of size.
#
#   cmake/dist/check.sh <platform>
set -euo pipefail
cd "$(dirname "$0")/../.."
platform=${1#quick-}
stage=build/dist/$1
budget=$((5 * 1000 * 1000))    # what is aimed at: said when it is missed
max_size=$((6 * 1000 * 1000))  # what is refused, so that it cannot grow unnoticed
[ "$platform" = "$1" ] || max_size=$((100 * 1000 * 1000))
wanted=$(LC_ALL=C sort capi/exports.txt)

# complain <what>...: says it and ends.
complain() { echo "$library: $*" >&2; exit 1; }

# same_exports <list>: what is exported is what is listed.
same_exports() {
  diff <(echo "$wanted") <(LC_ALL=C sort -u <<<"$1") >build/dist/exports.diff ||
    complain "exports other symbols (>) than capi/exports.txt (<):" $'\n'"$(head -n 20 build/dist/exports.diff)"
}

# needs_only <pattern> <file>: no library is needed but the system's. Says which.
needs_only() {
  local needed foreign
  needed=$(llvm-readobj --needed-libs "$2" | sed -n '/NeededLibraries/,/]/{s/^  *//p}' | sort -u)
  ! foreign=$(grep -vxiE "$1" <<<"$needed") || complain "needs what is not part of the system:" $foreign
  echo $needed
}

# A file for each kind of Mac is checked by itself: $1 is its processor.
check_mac() {
  same_exports "$(llvm-objdump --macho --arch="$1" --exports-trie "$library" |
    sed -n 's/^0x[0-9A-Fa-f]* *_\(.*\)/\1/p')"
  llvm-objdump --macho --arch="$1" --private-headers "$library" >build/dist/headers
  grep -q 'name @rpath/libmallard.dylib ' build/dist/headers || complain "is not called @rpath/libmallard.dylib"
  grep -A4 -E 'LC_(BUILD_VERSION|VERSION_MIN_MACOSX)' build/dist/headers | grep -qE '(minos|version) 11\.0' ||
    complain "is not for macOS 11"
  cmake/dist/signature.py "$library" >/dev/null || complain "macOS would refuse its signature"
  needed=$(sed -n '/cmd LC_LOAD_DYLIB/,/name/s/^ *name \(.*\) (offset.*/\1/p' build/dist/headers | sort -u)
  [ "$needed" = /usr/lib/libSystem.B.dylib ] || complain "needs what is not part of the system:" $needed
}

case $platform in
  linux-*)
    library=$stage/lib/libmallard.so
    same_exports "$(llvm-nm -D --defined-only -j "$library")"
    needed=$(needs_only 'lib(c|m|pthread|dl|rt)\.so\.[0-9]+|ld-linux.*' "$library")
    newest=$(llvm-readobj -V "$library" | grep -o 'GLIBC_2\.[0-9]*' | sort -uV | tail -n 1)
    [ "$(printf '%s\n' "$newest" GLIBC_2.28 | sort -V | tail -n 1)" = GLIBC_2.28 ] ||
      complain "needs $newest; 2.28 is promised" ;;
  windows-*)
    library=$stage/bin/mallard.dll
    same_exports "$(llvm-readobj --coff-exports "$library" | sed -n 's/^ *Name: //p')"
    needed=$(needs_only '(KERNEL32|ntdll|ADVAPI32|api-ms-win-.*)\.dll' "$library")
    # Members of the short form, which every linker for Windows takes.
    imported=$(llvm-readobj --symbols "$stage/lib/mallard.lib" 2>/dev/null | sed -n 's/^ *Symbol: \(mld_.*\)/\1/p')
    same_exports "$imported" ;;
  macos-universal)
    library=$stage/lib/libmallard.dylib
    budget=$((2 * budget)) max_size=$((2 * max_size))  # two libraries in one file
    check_mac arm64
    check_mac x86_64 ;;
  macos-*)
    library=$stage/lib/libmallard.dylib
    check_mac "$(case $platform in *arm64) echo arm64 ;; *) echo x86_64 ;; esac)" ;;
  wasm)
    library=$stage/lib/mallard-rules/mallard.wasm
    # Which functions it exports is said, and why four are missing, in bindings/web/wasm/CMakeLists.txt.
    node -e 'WebAssembly.compile(require("fs").readFileSync(process.argv[1])).then((module) => {
      for (const { name } of WebAssembly.Module.exports(module)) if (name.startsWith("mld_")) console.log(name); })' \
      "$library" >build/dist/exports
    wanted=$(grep -vxE 'mld_(set_allocator|pack_read_files|pack_create_from_folder|ruleset_set_log)' <<<"$wanted")
    same_exports "$(cat build/dist/exports)"
    needed="a loader, which is beside it" ;;
  *) echo "no platform $platform" >&2; exit 2 ;;
esac

size=$(stat -c %s "$library")
echo "$1: $(wc -l <<<"$wanted") functions exported and nothing else; $size bytes; needs $needed"
[ "$platform" != "$1" ] || [ "$size" -le $budget ] || echo "$1: $((size - budget)) bytes above the budget of $budget"
[ "$size" -le $max_size ] || complain "must stay under $max_size bytes"
