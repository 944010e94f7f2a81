#!/usr/bin/env bash
# Builds the whole library as WebAssembly with Debian's Emscripten: build/web/mallard.wasm.
#
# One file that needs nothing but a few functions of its loader (src/core/wasm.ts): no JavaScript of
# Emscripten's is used, so it loads in pages, workers and Node alike. Abseil and Lua come from
# Debian's source packages, kept in build/web-deps; of FlatBuffers and sol2 only headers are used.
# Run by `./dev web`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")/../../.."

root=$PWD
deps=$root/build/web-deps
here=bindings/web/wasm
flags="-Os -DNDEBUG -fwasm-exceptions -Xclang -fno-pch-timestamp -ffile-prefix-map=$root/="
export NODE_PATH=/usr/share/nodejs  # where Debian has what Emscripten requires
export PKG_CONFIG_LIBDIR=$deps      # where there is nothing: the machine's own Lua is not meant
unset EM_CACHE                      # Debian's is complete and not to be written to
. cmake/debian_sources.sh

# step <what> <command>...: shows the command's output only if it fails.
step() {
  local log=$root/build/web.log status=0
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

unpack_abseil() {
  cd "$deps/src"
  rm -rf abseil && dpkg-source -x abseil_*.dsc abseil
  patch -d abseil -R -p1 <abseil/debian/patches/latomic.diff  # a library that is not there, and not needed
}

# Lua compiled as C++, from the original sources with Debian's patches that mend security problems.
build_lua() {
  cd "$deps/src"
  rm -rf lua && mkdir lua
  tar xf lua5.4_*.orig.tar.* -C lua --strip-components=1
  tar xf lua5.4_*.debian.tar.* -C lua
  cd lua
  for patch in debian/patches/*cve*; do patch -p1 <"$patch"; done
  mkdir objects
  ls src/*.c | grep -v -e '/lua\.c$' -e '/luac\.c$' | xargs -P "$(nproc)" -I{} \
    sh -c 'em++ -x c++ -std=c++17 '"$flags"' -c {} -o objects/$(basename {} .c).o'
  mkdir -p "$deps/include/lua5.4" "$deps/lib"
  emar rcs "$deps/lib/liblua5.4-c++.a" objects/*.o
  cp src/lua.h src/luaconf.h src/lauxlib.h src/lualib.h "$deps/include/lua5.4"
}

# Headers of the machine's own packages, apart from everything else in /usr/include.
link_headers() {
  mkdir -p "$deps/include"
  ln -sfn /usr/include/flatbuffers "$deps/include/flatbuffers"
  ln -sfn /usr/include/sol "$deps/include/sol"
}

configure() {
  cmake -S . -B build/web -G Ninja \
    -DCMAKE_TOOLCHAIN_FILE=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE="$flags" -DCMAKE_CXX_FLAGS_RELEASE="$flags" \
    -DMALLARD_BUILD_TESTS=OFF -DMALLARD_BUILD_EXAMPLES=OFF \
    -DMALLARD_WEB_DEPS="$deps" -Dabsl_DIR="$root/$here" -DFlatBuffers_DIR="$root/$here" -Dsol2_DIR="$root/$here" \
    -DMALLARD_LUA_LIBRARY="$deps/lib/liblua5.4-c++.a" -DMALLARD_LUA_INCLUDE_DIR="$deps/include/lua5.4"
}

mkdir -p build
if [ ! -e "$deps/done" ]; then
  step "Fetching the sources of Abseil and Lua" fetch_debian_sources "$deps" abseil lua5.4
  step "Unpacking Abseil" unpack_abseil
  step "Building Lua for WebAssembly" build_lua
  link_headers
  touch "$deps/done"
fi
[ build/web/build.ninja -nt "$here/CMakeLists.txt" ] || step "Configuring" configure
step "Building the library for WebAssembly" cmake --build build/web --target mallard_wasm --parallel "${JOBS:-$(nproc)}" -- -k 0
