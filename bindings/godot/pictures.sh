#!/usr/bin/env bash
# Takes the pictures of docs/godot.md in the real engine, on a screen that nobody sees.
#
#   bindings/godot/pictures.sh [FOLDER]      default: docs/pictures
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(readlink -f "${1:-docs/pictures}")
project=$PWD/build/godot/demo
bindings/godot/engine.sh
bindings/godot/library.sh
bindings/godot/project.sh "$project" linux-x64=build/release/lib/libmallard_godot.so
mkdir -p "$project/tests" "$folder"
cp bindings/godot/tests/pictures.gd "$project/tests/"
log=$PWD/build/godot/pictures.log
timeout 300 xvfb-run -a -s "-screen 0 1280x800x24" build/godot/godot --rendering-driver opengl3 --audio-driver Dummy \
  --path "$project" -s tests/pictures.gd --resolution 1280x800 -- "$folder" >"$log" 2>&1 || { tail -n 40 "$log" >&2; exit 1; }
grep '^took ' "$log"
! grep -A4 'SCRIPT ERROR' "$log" >&2  # A script that broke leaves an empty picture.
