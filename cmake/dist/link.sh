#!/usr/bin/env bash
# Links with Zig, and links a shared library once more with functions that are identical folded into one,
# which makes it a twentieth smaller. Zig's linker can do that, but Zig does not hand the option on, so the
# linker is called as Zig has called it, with that option. Only functions whose addresses nobody compares
# are folded (`safe`). With KEEP_SYMBOLS set the library keeps its symbols, for parts.py.
#
#   cmake/dist/link.sh <zig-c++> <argument...>
set -euo pipefail
[[ " $* " == *" -shared "* ]] || exec "$@"
said=$(ZIG_VERBOSE_LINK=1 "$@" 2>&1) || { echo "$said" >&2; exit 1; }
linker=$(grep '^ld\.lld ' <<<"$said" | tail -n 1) || { echo "Zig does not tell how it links" >&2; exit 1; }
[ -z "${KEEP_SYMBOLS:-}" ] || linker=${linker/ -s / }
exec "$(dirname "$1")/zig-ld.lld" ${linker#ld.lld } --icf=safe
