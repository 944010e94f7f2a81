#!/usr/bin/env bash
# Tests the extension, the addon and the demo in the real engine, without a screen.
#
#   bindings/godot/test.sh [--all] [libmallard_godot.so]
#
# The engine is installed below build/godot with --all (engine.sh; half a gigabyte) and used from there
# ever after. Without it, or without the slow parts that --all runs, this ends with 77.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/build/godot
all=
if [ "${1:-}" = --all ]; then all=1; shift; fi
if [ -n "$all" ]; then
  bindings/godot/engine.sh
elif [ ! -x "$work/godot" ] || [ ! -e "$work/include/gdextension_interface.h" ]; then
  echo "Not run: the Godot binding; Godot is not installed below build/godot"
  exit 77
fi
library=${1:-}
if [ -z "$library" ]; then
  bindings/godot/library.sh
  library=$root/build/release/lib/libmallard_godot.so
fi

# engine <name> <seconds> <last line> <arguments>...: a failure is a wrong exit status, a script that
# broke, something that leaked, time that ran out, or a last line that is missing.
engine() {
  local log=$work/$1.log status=0
  timeout "$2" "$work/godot" --headless "${@:4}" >"$log" 2>&1 || status=$?
  grep -E '^(  |    )?(test_|[a-z_]+: |[0-9]+ (checks|matches))' "$log" || true
  if [ $status != 0 ] || ! grep -q "$3" "$log" ||
    grep -q -e 'SCRIPT ERROR' -e 'leaked at exit' -e 'FAILED' -e 'still in use at exit' "$log"; then
    grep -n -A4 -e 'SCRIPT ERROR' -e FAILED -e 'leaked' -e 'still in use' "$log" | head -n 60 >&2
    echo "Failed: $1 (exit status $status; whole log: $log)" >&2
    exit 1
  fi
}

project=$work/test
rm -rf "$project"
bindings/godot/project.sh "$project" linux-x64="$library"
cp -r bindings/godot/tests "$project/tests"
python3 -B bindings/godot/tests/snippets.py docs/godot.md "$project/tests/snippets_test.gd"
export MALLARD_GOLDEN=$root/tests/golden

echo "== The addon, unzipped into an empty project"
rm -rf "$work/empty"
mkdir -p "$work/empty/.godot"
bindings/godot/package.sh "$work/empty" linux-x64="$library"
printf 'config_version=5\n\n[application]\n\nconfig/name="Empty"\n' >"$work/empty/project.godot"
echo "res://addons/mallard/mallard.gdextension" >"$work/empty/.godot/extension_list.cfg"
cp bindings/godot/tests/empty.gd "$work/empty/"
engine empty 60 'The addon works' --path "$work/empty" -s empty.gd

echo "== The classes"
engine classes 300 'All tests passed' --path "$project" -s tests/run.gd -- classes_test calls_test sweep_test packs_test table_test help_test
echo "== The page docs/godot.md"
engine snippets 120 'Every snippet was run' --path "$project" -s tests/run.gd -- snippets_test
echo "== Golden games"
engine golden 600 'All tests passed' --path "$project" -s tests/run.gd -- golden_test
echo "== The demo"
engine demo 900 'All tests passed' --path "$project" -s tests/run.gd -- demo_test clicks_test
echo "== Memory"
engine leak 300 'All tests passed' --path "$project" -s tests/run.gd -- leak_test

if [ -z "$all" ]; then
  echo "Not run: the demo exported as a PCK"
  exit 77
fi

# exported <what>: exports the project, and tests what came out in a folder without a file of the project.
exported() {
  echo "== The demo exported $1, without a file of the project beside it"
  rm -rf "$work/exported"
  mkdir -p "$work/exported/addons/mallard/bin"
  engine export 240 . --path "$project" --export-pack Linux "$work/exported/demo.pck"
  cp "$project"/addons/mallard/bin/* "$work/exported/addons/mallard/bin/"
  (cd "$work/exported" && engine exported 240 'All tests passed' --main-pack demo.pck -s tests/run.gd -- exported_test)
}

exported "with a filter for Lua files"
sed -i 's/^include_filter=.*/include_filter=""/' "$project/export_presets.cfg"
printf '\n[editor_plugins]\n\nenabled=PackedStringArray("res://addons/mallard/plugin.cfg")\n' >>"$project/project.godot"
exported "with the plugin"
