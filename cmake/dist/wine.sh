#!/usr/bin/env bash
# Runs a program for Windows, in a Windows of its own below build/ that it makes the first time.
#
#   cmake/dist/wine.sh <program.exe> [argument...]
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
export WINEPREFIX=$root/build/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" DISPLAY=
exec "$(command -v wine64 || echo /usr/lib/wine/wine64)" "$@"
