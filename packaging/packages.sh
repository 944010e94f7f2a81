#!/usr/bin/env bash
# Makes the packages that users of each language and engine install, with the libraries of every platform
# that `./dev dist` has built, and looks into what came out (check.py). They are left in dist/.
#
#   packaging/packages.sh [--all] [nuget | unity | godot | python | debian ...]     default: all five
#
# With --all every platform has to be there: for a release. Otherwise it says which are missing. The
# Debian packages are for this machine only, and made of the release build.
set -euo pipefail
cd "$(dirname "$0")/.."
everything=
if [ "${1:-}" = --all ]; then everything=--all; shift; fi
[ $# != 0 ] || set -- nuget unity godot python debian
mkdir -p dist

nuget() {
  bindings/csharp/nuget.sh $everything
  rm -f dist/Mallard.*.nupkg
  cp build/csharp/nuget/Mallard.*.nupkg dist/
}

unity() {
  bindings/csharp/runtimes.sh
  python3 -B bindings/csharp/unity/package.py
  python3 -B bindings/csharp/unity/package.py --check build/csharp/unity
  rm -f dist/com.mallard.rules-*.tgz
  cp build/csharp/unity/com.mallard.rules-*.tgz dist/
}

# For the platforms whose library is there: the extension is built beside it.
godot() {
  local platform there=()
  for platform in linux-x64 linux-arm64 windows-x64 macos-universal; do
    [ ! -d "build/dist/$platform" ] || there+=("$platform")
  done
  bindings/godot/cross.sh "${there[@]}"
}

python() {
  rm -f dist/mallard-*.whl
  python3 -B bindings/python/wheel.py --dist build/dist dist
}

debian() { packaging/debian.sh --make; }

for kind; do
  echo "== $kind"
  case $kind in
    nuget | unity | godot | python | debian) "$kind" ;;
    *) echo "there are no packages for $kind; there are: nuget unity godot python debian" >&2; exit 2 ;;
  esac
done
python3 -B packaging/check.py $everything "$@"
