#!/usr/bin/env bash
# Builds the shared library so that it needs nothing but the C and math libraries and the loader, and
# zips it with headers, schemas, Lua types and packs: dist/mallard-<version>-<os>-<arch>.zip.
#
# Debian's static archives cannot go into a shared library, so Abseil and Lua are built here, from
# Debian's own source packages; the result is kept in build/dist-deps. Of FlatBuffers and sol2 only
# headers are used. Run by `./dev dist`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
deps=$root/build/dist-deps
stage=$root/build/dist/stage
max_size=$((4 * 1024 * 1024))
flags="-O2 -DNDEBUG -fPIC -ffunction-sections -fdata-sections -fvisibility=hidden"
flags+=" -ffile-prefix-map=$root/="  # no path of this machine in messages

# step <what> <command>...: shows the command's output only if it fails.
step() {
  local log=$root/build/dist.log status=0
  echo "$1 ..."
  set +e  # and not `|| status=$?`, which would keep the command from stopping at its first error
  (set -e; "${@:2}") >"$log" 2>&1
  status=$?
  set -e
  if [ $status != 0 ]; then
    tail -n 100 "$log" >&2
    echo "Failed: $1 (whole log: $log)" >&2
    exit 1
  fi
}

# Source packages come from the mirrors the machine already uses, by a private APT configuration:
# the system's own sources stay as they are, and no privileges are needed.
fetch_sources() {
  local apt=$deps/apt release
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$deps/src"
  apt-get indextargets 'Created-By: Packages' --format \
    'deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(REPO_URI) $(RELEASE) $(COMPONENT)' |
    grep " $release" | sort -u >"$apt/sources.list"
  cat >"$apt/apt.conf" <<END
Dir::Etc::SourceList "$apt/sources.list";
Dir::Etc::SourceParts "-";
Dir::State::Lists "$apt/lists";
Dir::Cache "$apt/cache";
APT::Sandbox::User "";
Acquire::Check-Valid-Until "false";
END
  export APT_CONFIG=$apt/apt.conf
  apt-get -q update
  cd "$deps/src"
  apt-get -q source --download-only abseil lua5.4
}

build_abseil() {
  cd "$deps/src"
  rm -rf abseil && dpkg-source -x abseil_*.dsc abseil
  cmake -S abseil -B abseil/build -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_FLAGS_RELEASE="$flags" -DCMAKE_CXX_STANDARD=17 -DBUILD_SHARED_LIBS=OFF \
    -DBUILD_TESTING=OFF -DCMAKE_INSTALL_PREFIX="$deps" -DCMAKE_INSTALL_LIBDIR=lib
  cmake --build abseil/build --target install --parallel "$(nproc)"
}

# Lua compiled as C++, from the original sources: Debian's luaconf.h wants a header that is not in
# the package. Of Debian's patches, those that mend security problems are applied.
build_lua() {
  cd "$deps/src"
  rm -rf lua && mkdir lua
  tar xf lua5.4_*.orig.tar.* -C lua --strip-components=1
  tar xf lua5.4_*.debian.tar.* -C lua
  cd lua
  for patch in debian/patches/*cve*; do patch -p1 <"$patch"; done
  mkdir objects
  ls src/*.c | grep -v -e '/lua\.c$' -e '/luac\.c$' | xargs -P "$(nproc)" -I{} \
    sh -c 'g++ -x c++ -std=c++17 '"$flags"' -c {} -o objects/$(basename {} .c).o'
  mkdir -p "$deps/include/lua5.4" "$deps/lib/pkgconfig"
  ar rcs "$deps/lib/liblua5.4-c++.a" objects/*.o
  cp src/lua.h src/luaconf.h src/lauxlib.h src/lualib.h "$deps/include/lua5.4"
  cat >"$deps/lib/pkgconfig/lua5.4-c++.pc" <<END
Name: Lua
Description: Lua 5.4 compiled as C++
Version: $(ls ../lua5.4_*.dsc | sed 's/.*_\([0-9.]*\)-.*/\1/')
Libs: -L$deps/lib -llua5.4-c++ -lm
Cflags: -I$deps/include/lua5.4
END
}

configure() {
  cmake -S . -B build/dist -G Ninja -DCMAKE_BUILD_TYPE=Release -DMALLARD_SELF_CONTAINED=ON \
    -DCMAKE_C_FLAGS_RELEASE="$flags" -DCMAKE_CXX_FLAGS_RELEASE="$flags" \
    -DCMAKE_PREFIX_PATH="$deps" -DCMAKE_INSTALL_LIBDIR=lib \
    -DMALLARD_BUILD_TESTS=OFF -DMALLARD_BUILD_EXAMPLES=OFF
}

install_stage() {
  rm -rf "$stage"
  cmake --install build/dist --component c --strip --prefix "$stage"
  mkdir -p "$stage/share/doc/mallard"
  for file in README.md LICENSE; do [ ! -e "$file" ] || cp "$file" "$stage/share/doc/mallard"; done
  for package in libabsl-dev libflatbuffers-dev liblua5.4-dev sol2-dev; do
    cp "/usr/share/doc/$package/copyright" "$stage/share/doc/mallard/copyright-$package"
  done
}

# The example has to work with nothing but what is in the zip.
try_stage() {
  export PKG_CONFIG_PATH=$stage/lib/pkgconfig
  cc -std=c11 -o build/dist/c_quickstart examples/c_quickstart/*.c $(pkg-config --cflags --libs mallard)
  LD_LIBRARY_PATH=$stage/lib build/dist/c_quickstart
}

mkdir -p build dist
if [ ! -e "$deps/done" ]; then
  step "Fetching the sources of Abseil and Lua" fetch_sources
  step "Building Abseil (once; a minute or two)" build_abseil
  step "Building Lua" build_lua
  touch "$deps/done"
fi
step "Configuring" configure
step "Building the library" cmake --build build/dist --target mallard_c --parallel "$(nproc)"
step "Putting the files together" install_stage
step "Trying them" try_stage

library=$stage/lib/libmallard.so
needed=$(objdump -p "$library" | sed -n 's/^ *NEEDED *//p' | sort | tr '\n' ' ')
size=$(stat -c %s "$library")
echo "Needed at run time: $needed"
echo "Stripped size: $size bytes"
cmake -DSOURCE_DIR="$root" -DLIBRARY="$library" -DNM=nm -P tests/install/exports.cmake
echo "Exported: the $(wc -l <capi/exports.txt) functions of capi/exports.txt, and nothing else"
for name in $needed; do
  case $name in
    libc.so.* | libm.so.* | ld-linux*.so.*) ;;
    *) echo "$name must not be needed" >&2; exit 1 ;;
  esac
done
if [ "$size" -ge "$max_size" ]; then
  echo "The library must stay under $max_size bytes" >&2
  exit 1
fi

version=$(sed -n 's/^project(mallard VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
name=mallard-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
rm -rf "build/dist/$name" "dist/$name.zip"
mv "$stage" "build/dist/$name"
(cd build/dist && zip -q -r -X "$root/dist/$name.zip" "$name")
echo "Made dist/$name.zip"
