#!/usr/bin/env bash
# Random playouts through C# and through C, the same actions in both: time a ply, and the ratio. Ends with 1
# if one of the games costs more than 1.5 times what it costs in C (the median of three).
#
#   bindings/csharp/bench/run.sh [libmallard.so] [game ...]
#   bindings/csharp/bench/run.sh --compile [libmallard.so]       only shows that it compiles
#   bindings/csharp/bench/run.sh --benchmarks [libmallard.so]    with BenchmarkDotNet: by the clock, with
#                                                                allocations; for a quiet machine
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
benchmarks=
compile=
if [ "${1:-}" = --benchmarks ]; then benchmarks=1; shift; fi
if [ "${1:-}" = --compile ]; then compile=1; shift; fi
native=$(readlink -f "${1:-$root/build/release/lib/libmallard.so}")
shift || true
games=("${@:-battleducks naval_war}")
work=$root/build/csharp/bench
mkdir -p "$work"
cp "$native" "$work/libmallard.so"
cp "$native" "$work/$(objdump -p "$native" | awk '$1 == "SONAME" { print $2 }')"  # what the loader asks for
cc -std=c11 -O2 -I"$root/capi" playout.c "$work/libmallard.so" -Wl,-rpath,"$work" -o "$work/playout"
dotnet build . -c Release -v q -p:MallardNative="$native" -p:UseSharedCompilation=false >"$work/build.log" || {
  cat "$work/build.log" >&2; exit 1; }
[ -z "$compile" ] || exit 0
bin=$root/build/csharp/bin/Bench/Release/net10.0
if [ -n "$benchmarks" ]; then
  cc -std=c11 -O2 -shared -fPIC -I"$root/capi" playout.c "$work/libmallard.so" -Wl,-rpath,'$ORIGIN' -o "$bin/libplayout.so"
  cp "$work"/libmallard.so* "$bin/"
  cd "$work"  # where it leaves its reports
  exec dotnet "$bin/Bench.dll"
fi
status=0
for game in ${games[*]}; do
  ratios=()
  for _ in 1 2 3; do
    read -r plies hash c < <("$work/playout" "$game" 2000)
    read -r plies2 hash2 cs < <(dotnet "$bin/Bench.dll" "$game" 2000)
    [ "$plies $hash" = "$plies2 $hash2" ] || { echo "$game: not the same games" >&2; exit 1; }
    ratios+=("$(awk "BEGIN { printf \"%.2f (C %s, C# %s ns)\", $cs / $c, \"$c\", \"$cs\" }")")
  done
  median=$(printf '%s\n' "${ratios[@]}" | sort -n | sed -n 2p)
  printf '%s: C# / C: %s; at most 1.5\n' "$game" "$median"
  awk "BEGIN { exit ${median%% *} > 1.5 }" || status=1
done
exit $status
