#!/usr/bin/env bash
# Makes a project that can be started without the editor ever having seen it: the demo, with the addon
# and two example packs in it.
#
#   bindings/godot/project.sh FOLDER platform=library ...
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$1
mkdir -p "$folder/.godot" "$folder/packs"
cp -r "$root"/examples/godot_demo/. "$folder/"
cp -r "$root/examples/packs/mill_pond" "$folder/packs/"
"$root/bindings/godot/package.sh" "$@"
# Written by the editor otherwise; without it no extension is loaded.
echo "res://addons/mallard/mallard.gdextension" >"$folder/.godot/extension_list.cfg"
