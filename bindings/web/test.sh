#!/usr/bin/env bash
# Tests the web binding.
#
#   bindings/web/test.sh [--all]
#
# Always, if `./dev web` has built it: the package under Node, against the golden playthroughs. With
# --all it is built first, and tested as it is published, with bundlers and in Chromium. `packages` and
# `packages.all` list what that needs. Without --all it ends with 77.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
all=${1:-}

[ "$all" != --all ] || ./build.sh
if [ ! -e "$root/build/web-package/mallard-rules/mallard.wasm" ]; then
  echo "Not run: the web binding, which ./dev web builds"
  exit 77
fi
node --test tests/node/
if [ "$all" != --all ]; then
  echo "Not run: the web binding with bundlers and in a browser"
  exit 77
fi
node node_modules/typescript/bin/tsc -p .
node --test tests/package/
# One after the other: each drives a browser that wants the whole machine.
for file in tests/browser/*.test.mjs; do node --test "$file"; done
