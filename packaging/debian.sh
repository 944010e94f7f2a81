#!/usr/bin/env bash
# Makes the Debian packages, installs them into a root that has nothing else, and uses them there: a
# fresh project finds them with CMake and with pkg-config, and plays.
#
#   packaging/debian.sh           leaves them in dist/
#   packaging/debian.sh --make    only makes them
#
# Needs the release build, dpkg-dev, fakeroot or root, and mmdebstrap for the second half.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$root/build/debian

cmake --preset release >/dev/null
cmake --build --preset release --parallel "$(getconf _NPROCESSORS_ONLN)" --target \
  mallard_c mallard_c_static mallard_terminal mallard_terminal_library mallard_terminal_main >/dev/null
rm -rf "$work"
mkdir -p "$work" dist
(cd "$work" && cpack --config "$root/build/release/CPackConfig.cmake" -G DEB -B "$work") >"$work/cpack.log" ||
  { cat "$work/cpack.log" >&2; exit 1; }
mv "$work"/*.deb dist/
for package in dist/*mallard*.deb; do
  echo "Made $package, $(stat -c %s "$package") bytes; needs $(dpkg-deb -f "$package" Depends)"
done
[ "${1:-}" != --make ] || exit 0

release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $release" | head -n 1)
mkdir "$work/use"
cp -r packaging/conan/test_package/{CMakeLists.txt,version.c} "$work/use/"
cat >"$work/use/use.sh" <<'END'
set -eu
cd /use
cc -std=c11 version.c $(pkg-config --cflags --libs mallard) -o by_pkg_config
./by_pkg_config
cmake -S . -B build >/dev/null
cmake --build build >/dev/null
build/version
END
mode=root
[ "$(id -u)" = 0 ] || mode=unshare
mmdebstrap --variant=apt --mode=$mode --include=gcc,libc6-dev,make,cmake,pkgconf \
  --aptopt='Acquire::Check-Valid-Until "false"' --aptopt='APT::Install-Recommends "false"' \
  --customize-hook="copy-in $(echo "$root"/dist/libmallard_*.deb) /tmp" \
  --customize-hook='chroot "$1" sh -c "apt-get install -y --no-install-recommends /tmp/libmallard_*.deb"' \
  --customize-hook="copy-in $work/use /" \
  --customize-hook='chroot "$1" sh /use/use.sh >&2' \
  "$release" "$work/root.tar" "$mirror" >"$work/root.log" 2>&1 || { tail -n 40 "$work/root.log" >&2; exit 1; }
grep '^Mallard ' "$work/root.log"
rm "$work/root.tar"
