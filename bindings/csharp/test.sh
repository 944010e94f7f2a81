#!/usr/bin/env bash
# Tests the C# binding in its runtimes.
#
#   bindings/csharp/test.sh [--all] [libmallard.so]
#
# Always: the xunit suite on .NET, with the Unity package on a stub, what checks that package, and the same
# assembly under Mono. With --all, too: Mono with everything compiled ahead of time, as on consoles and phones;
# the NuGet package in a fresh project; the Unity package, each assembly by itself; the benchmark, which is
# compiled only; the samples. If something is left out, it says so and
# ends with 77.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
all=
left_out=
if [ "${1:-}" = --all ]; then all=1; shift; fi
native=$(readlink -f "${1:-$root/build/release/lib/libmallard.so}")
work=$root/build/csharp
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
properties=(-p:MallardNative="$native" -p:UseSharedCompilation=false)

if ! command -v dotnet >/dev/null; then
  echo "Not run: the C# binding; there is no dotnet (the .NET SDK, from 8 on)"
  exit 77
fi
[ -f "$native" ] || { echo "no library at $native: build the target mallard_c" >&2; exit 1; }

echo "== .NET $(dotnet --version)"
dotnet test Mallard.Tests -c Release -v q "${properties[@]}"
python3 -B nuget_check_test.py -q
(cd unity && python3 -B package_test.py -q)

if ! command -v mono >/dev/null; then
  echo "Not run: the C# binding under Mono"
  left_out=1
else
  echo "== $(mono --version | head -n 1)"
  dotnet build Mallard.MonoCheck -c Release -v q "${properties[@]}" >/dev/null
  mkdir -p "$work/mono"
  cp "$work"/bin/Mallard.MonoCheck/Release/netstandard2.1/Mallard*.dll "$work/mono/"
  cp "$native" "$work/mono/libmallard.so"
  LD_LIBRARY_PATH=$work/mono mono "$work/mono/Mallard.MonoCheck.dll" "$root"
  [ -z "$all" ] || ./aot.sh "$work/mono" "$root"
fi

if [ -n "$all" ]; then
  ./nuget.sh "$native"
  unity/test.sh "$native"
  bench/run.sh --compile "$native"
  status=0
  samples/smoke.sh "$native" || status=$?
  [ $status = 0 ] || [ $status = 77 ] || exit $status
  [ $status = 0 ] || left_out=1
else
  echo "Not run: the C# binding compiled ahead of time, its NuGet and Unity packages, its samples"
  left_out=1
fi
[ -z "$left_out" ] || exit 77
