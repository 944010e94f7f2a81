#!/usr/bin/env bash
# Tests the Python binding with Debian's own python3.
#
#   bindings/python/test.sh [--all] [libmallard.so]
#
# `packages` lists what it needs, `packages.all` what it needs with --all: then a Dask cluster that
# loses a worker is tested, too, and the wheel in a folder of its own. Without, it ends with 77.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
if [ "${1:-}" = --all ]; then
  export MALLARD_TEST_ALL=1
  shift
fi
MALLARD_LIBRARY=$(readlink -f "${1:-$root/build/release/lib/libmallard.so}")
export MALLARD_LIBRARY PYTHONDONTWRITEBYTECODE=1 MPLBACKEND=agg
export PYTHONPATH=$PWD
[ -f "$MALLARD_LIBRARY" ] || { echo "no library at $MALLARD_LIBRARY: build the target mallard_c" >&2; exit 1; }

# Gymnasium is in a later Debian only; its package is of no architecture and needs no installing.
if [ -n "${MALLARD_TEST_ALL:-}" ]; then
  gymnasium=$root/build/python/gymnasium
  version=$(apt-cache madison python3-gymnasium | awk '{ print $3; exit }')
  if [ -n "$version" ]; then
    rm -rf "$gymnasium"
    mkdir -p "$gymnasium"
    (cd "$gymnasium" && apt-get download -qq "python3-gymnasium=$version" 2>/dev/null && dpkg-deb -x ./*.deb .)
    PYTHONPATH=$PYTHONPATH:$gymnasium/usr/lib/python3/dist-packages
  else
    echo "Without Gymnasium: no Debian source at hand has python3-gymnasium"
  fi
fi

/usr/bin/python3 -m pytest -q -p no:cacheprovider tests
mkdir -p "$root/build/python"
PYTHONPATH=$PWD /usr/bin/python3 -m mypy --strict --cache-dir "$root/build/python/mypy" mallard

if [ -n "${MALLARD_TEST_ALL:-}" ]; then
  wheel=$(/usr/bin/python3 wheel.py "$MALLARD_LIBRARY" "$root/build/python")
  rm -rf "$root/build/python/site"
  /usr/bin/python3 -m pip install -q --no-deps --no-index --target "$root/build/python/site" "$wheel"
  (cd / && env -u MALLARD_LIBRARY PYTHONPATH="$root/build/python/site" /usr/bin/python3 -c '
import mallard
match = mallard.Match("naval_war", seed=1)
mallard.play_out(match, ["random", "random"])
print("The wheel plays:", match.outcome)')
fi
[ -n "${MALLARD_TEST_ALL:-}" ] || { echo "Not run: the Python binding on a Dask cluster, and its wheel"; exit 77; }
