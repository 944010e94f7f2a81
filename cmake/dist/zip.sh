#!/usr/bin/env bash
# Zips build/dist/<platform>/ as dist/mallard-<version>-<platform>.zip, so that the same files give
# the same bytes, and holds it to its budget.
#
#   cmake/dist/zip.sh <platform>
set -euo pipefail
cd "$(dirname "$0")/../.."
platform=$1
budget=$((2500 * 1000))
max_size=$((2750 * 1000))
case $platform in
  quick-*) max_size=$((50 * 1000 * 1000)) ;;
  host) max_size=$((3500 * 1000)) ;;  # with another compiler, and not made for size
  macos-universal) max_size=$((2 * max_size)) ;;  # two libraries in one file
esac

version=$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
name=mallard-$version-$platform
zip=$PWD/dist/$name.zip
work=build/dist-zip-$platform
rm -rf "$work" "$zip"
mkdir -p "$work" dist
cp -r "build/dist/$platform" "$work/$name"
find "$work/$name" -exec touch -h -d '1980-01-01 00:00:00 UTC' {} +
(cd "$work" && find "$name" -type f -o -type l | LC_ALL=C sort | TZ=UTC zip -q -9 -X -y "$zip" -@)
rm -rf "$work"
[[ $platform = @(quick-*|host) ]] || advzip -q -z -3 "$zip"  # the same format, packed with more patience
size=$(stat -c %s "$zip")
echo "Made dist/$name.zip, $size bytes"
[[ $size -le $budget || $platform = @(quick-*|host|macos-universal) ]] || echo "That is over its budget of $budget bytes"
[ "$size" -le $max_size ] || { echo "The zip must stay under $max_size bytes" >&2; exit 1; }
