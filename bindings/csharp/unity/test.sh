#!/usr/bin/env bash
# Assembles the Unity package, checks that it is complete, and compiles every assembly of it by itself
# against the stub: in the editor, and in players for WebGL, iOS and a desktop with the new input system.
#
#   bindings/csharp/unity/test.sh <native library for this machine>
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
work=$root/build/csharp
../runtimes.sh "$1"
python3 -B package.py
python3 -B package.py --check "$work/unity"
rm -rf "$work/unity-check"
while read -r name symbols; do
  # shellcheck disable=SC2086  # several symbols
  python3 -B check.py "$work/unity/com.mallard.rules" "$work/unity-check/$name" $symbols
  dotnet build "$work/unity-check/$name/All" -v q -p:UseSharedCompilation=false >"$work/unity.log" ||
    { cat "$work/unity.log" >&2; exit 1; }
done <<'END'
editor UNITY_EDITOR
webgl UNITY_WEBGL
ios UNITY_IOS
desktop UNITY_STANDALONE ENABLE_INPUT_SYSTEM
END
echo "Unity: every assembly compiles by itself, for the editor, WebGL, iOS and the desktop"
