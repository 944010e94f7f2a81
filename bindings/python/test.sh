#!/usr/bin/env bash
# Tests the Python binding with Debian's own python3.
#
#   bindings/python/test.sh [--all] [libmallard.so]
#
# Installs what is missing (as root, with apt-get). With --all, too: a Dask cluster that loses a
# worker, and the wheel in a folder of its own. Exit status 0: all is well.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
packages=(python3-cffi python3-numpy python3-pandas python3-matplotlib python3-pytest mypy)
if [ "${1:-}" = --all ]; then
  export MALLARD_TEST_ALL=1
  packages+=(python3-distributed)
  shift
fi
MALLARD_LIBRARY=$(readlink -f "${1:-$root/build/release/lib/libmallard.so}")
export MALLARD_LIBRARY PYTHONDONTWRITEBYTECODE=1 MPLBACKEND=agg
export PYTHONPATH=$PWD
[ -f "$MALLARD_LIBRARY" ] || { echo "no library at $MALLARD_LIBRARY: build the target mallard_c" >&2; exit 1; }

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} != 0 ]; then
  if [ "$(id -u)" != 0 ]; then
    echo "Not tested: these Debian packages are missing: ${missing[*]}" >&2
    exit 77
  fi
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
fi

/usr/bin/python3 -m pytest -q -p no:cacheprovider tests
mkdir -p "$root/build/python"
/usr/bin/python3 -m mypy --strict --cache-dir "$root/build/python/mypy" mallard

if [ -n "${MALLARD_TEST_ALL:-}" ]; then
  wheel=$(/usr/bin/python3 wheel.py "$MALLARD_LIBRARY" "$root/build/python")
  rm -rf "$root/build/python/site"
  /usr/bin/python3 -m zipfile -e "$wheel" "$root/build/python/site"
  (cd / && env -u MALLARD_LIBRARY PYTHONPATH="$root/build/python/site" /usr/bin/python3 -c '
import mallard
match = mallard.Match("naval_war", seed=1)
mallard.play_out(match, ["random", "random"])
print("The wheel plays:", match.outcome)')
fi
