#!/usr/bin/env bash
# Tests the Python binding with Debian's own python3.
#
#   bindings/python/test.sh [--all] [libmallard.so]
#
# `packages` lists what it needs, `packages.all` what it needs with --all: then a Dask cluster that
# loses a worker is tested, too, Gymnasium, the notebooks, and the wheel in a folder of its own. What
# was left out is named in the last line, and it ends with 77 then.
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

# What is left out, for the last line.
missing=()
modules=(pandas matplotlib)
if [ -n "${MALLARD_TEST_ALL:-}" ]; then
  modules+=(distributed nbclient nbformat ipykernel)
else
  missing+=("a Dask cluster" "Gymnasium" "two of the notebooks" "the wheel")
fi
for module in "${modules[@]}"; do
  /usr/bin/python3 -c "import $module" 2>/dev/null ||
    missing+=("what needs $module, which is not installed")
done

# Gymnasium is in a later Debian only; its package is of no architecture and needs no installing.
fetch_gymnasium() {
  local version
  version=$(apt-cache madison python3-gymnasium 2>/dev/null | awk '{ print $3; exit }')
  [ -n "$version" ] || return 1
  rm -rf "$1.new"
  mkdir -p "$1.new"
  (cd "$1.new" && apt-get download -qq "python3-gymnasium=$version" 2>/dev/null &&
    dpkg-deb -x ./*.deb .) || return 1
  rm -rf "$1"
  mv "$1.new" "$1"
}
if [ -n "${MALLARD_TEST_ALL:-}" ]; then
  gymnasium=$root/build/python/gymnasium
  fetch_gymnasium "$gymnasium" || true  # An earlier one will do.
  PYTHONPATH=$PYTHONPATH:$gymnasium/usr/lib/python3/dist-packages
  /usr/bin/python3 -c 'import gymnasium' 2>/dev/null ||
    missing+=("Gymnasium, which no Debian source at hand has")
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
if [ ${#missing[@]} -gt 0 ]; then
  printf -v list ', %s' "${missing[@]}"
  echo "Not run for Python: ${list:2}"
  exit 77
fi
