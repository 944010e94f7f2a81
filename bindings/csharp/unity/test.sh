#!/usr/bin/env bash
# Assembles the Unity package, checks that it is complete, and compiles it against the stub with the
# symbols of the editor, of WebGL and of iOS.
#
#   bindings/csharp/unity/test.sh <native library for this machine>
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
work=$root/build/csharp
../runtimes.sh "$1"
python3 -B package.py
python3 -B package.py --check "$work/unity"
for symbols in UNITY_EDITOR UNITY_WEBGL UNITY_IOS; do
  dotnet build Check -v q -p:UnityDefines=$symbols -p:UseSharedCompilation=false >"$work/unity.log" ||
    { cat "$work/unity.log" >&2; exit 1; }
done
echo "Unity: the package compiles for the editor, WebGL and iOS"
