#!/usr/bin/env bash
# Builds the extension for this machine: build/release/lib/libmallard_godot.so. After engine.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/build/godot
cmake --preset release -DMALLARD_GODOT_INCLUDE="$work/include" >"$work/build.log"
cmake --build --preset release --parallel "$(nproc)" --target mallard_godot >>"$work/build.log" || {
  tail -n 60 "$work/build.log" >&2; exit 1; }
