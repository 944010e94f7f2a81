#!/usr/bin/env bash
# Tests the C# binding in its runtimes.
#
#   bindings/csharp/test.sh [--all] [libmallard.so]
#
# Always: the xunit suite on .NET, and the same assembly under Mono. With --all, too: Mono with
# everything compiled ahead of time, as on consoles and phones; the NuGet package in a fresh project;
# the Unity package, compiled against a stub; the samples. What a missing tool keeps from running is said in a line that begins with SKIPPED.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
all=
if [ "${1:-}" = --all ]; then all=1; shift; fi
native=$(readlink -f "${1:-$root/build/release/lib/libmallard.so}")
work=$root/build/csharp
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
properties=(-p:MallardNative="$native" -p:UseSharedCompilation=false)

if ! command -v dotnet >/dev/null; then
  echo "SKIPPED: the C# binding is not tested: there is no dotnet"
  exit 0
fi
[ -f "$native" ] || { echo "no library at $native: build the target mallard_c" >&2; exit 1; }

echo "== .NET $(dotnet --version)"
dotnet test Mallard.Tests -c Release -v q "${properties[@]}"

if ! command -v mono >/dev/null; then
  echo "Not under Mono: there is no mono (Debian: mono-runtime, mono-devel)"
else
  echo "== $(mono --version | head -n 1)"
  dotnet build Mallard.MonoCheck -c Release -v q "${properties[@]}" >/dev/null
  mkdir -p "$work/mono"
  cp "$work"/bin/Mallard.MonoCheck/Release/netstandard2.1/Mallard*.dll "$work/mono/"
  cp "$native" "$work/mono/libmallard.so"
  LD_LIBRARY_PATH=$work/mono mono "$work/mono/Mallard.MonoCheck.dll" "$root/tests/golden"
  [ -z "$all" ] || ./aot.sh "$work/mono" "$root/tests/golden"
fi

if [ -n "$all" ]; then
  ./nuget.sh "$native"
  unity/test.sh "$native"
  samples/smoke.sh "$native"
fi
