#!/usr/bin/env bash
# Zips build/dist/<platform>/ as dist/mallard-<version>-<platform>.zip, so that the same files give
# the same bytes, and holds it to its budget.
#
#   cmake/dist/zip.sh <platform>
set -euo pipefail
cd "$(dirname "$0")/../.."
platform=$1
max_size=$((2500 * 1000))

version=$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
name=mallard-$version-$platform
zip=$PWD/dist/$name.zip
work=build/dist-zip
rm -rf "$work" "$zip"
mkdir -p "$work" dist
cp -r "build/dist/$platform" "$work/$name"
find "$work/$name" -exec touch -h -d '1980-01-01 00:00:00 UTC' {} +
(cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X "$zip" -@)
rm -rf "$work"
size=$(stat -c %s "$zip")
echo "Made dist/$name.zip, $size bytes"
[ "$size" -le $max_size ] || { echo "The zip must stay under $max_size bytes" >&2; exit 1; }
