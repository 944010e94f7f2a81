#!/usr/bin/env bash
# Builds the libraries that are shipped for Windows and for Linux on ARM, as `./dev dist` does, and runs
# the C tests, the golden playthroughs and the generic client with them, under Wine and QEMU: the same
# seeds must give the same hashes everywhere.
#
#   tests/platforms/test.sh [platform...]     default: quick-linux-arm64 quick-windows-x64
#
# They are built without optimising, which takes half the time and promises the same hashes; the names
# without `quick-` test the libraries as they are shipped. Run by `./dev platforms`, which installs the
# tools.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ $# != 0 ] || set -- quick-linux-arm64 quick-windows-x64
cmake/dist/dist.sh "$@"
for platform; do
  echo "== $platform"
  cmake/dist/test.sh "$platform" --quiet
done
