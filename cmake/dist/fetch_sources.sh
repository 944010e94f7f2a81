#!/usr/bin/env bash
# Fetches the sources of what becomes part of the self-contained library (Abseil, Lua, FlatBuffers)
# into build/dist-sources, once: Debian's source packages, of the versions everyday builds use.
set -euo pipefail
cd "$(dirname "$0")/../.."
. cmake/debian_sources.sh
sources=$PWD/build/dist-sources
[ ! -e "$sources/done" ] || exit 0

rm -rf "$sources"
fetch_debian_sources "$sources" abseil lua5.4 flatbuffers
cd "$sources"
dpkg-source -x src/abseil_*.dsc abseil
# For a Mac Abseil asks the system's frameworks for the local time zone, which nothing here wants to know.
sed -i 's/defined(__APPLE__)/0/' abseil/absl/time/internal/cctz/src/time_zone_lookup.cc
dpkg-source -x src/flatbuffers_*.dsc flatbuffers
# Lua from the original sources: Debian's luaconf.h wants a header that is not in the package. Of
# Debian's patches, those that mend security problems are applied.
mkdir lua
tar xf src/lua5.4_*.orig.tar.* -C lua --strip-components=1
tar xf src/lua5.4_*.debian.tar.* -C lua
for patch in lua/debian/patches/*cve*; do patch -d lua -p1 <"$patch"; done
# sol2 has headers only, from the package itself; alone, so that no other header of this machine is
# seen when building for another.
mkdir -p sol2/include
cp -r /usr/include/sol sol2/include
touch done
