#!/usr/bin/env bash
# Counts the instructions of a ply with callgrind, and heap allocations: random games of all six
# games with fixed seeds, two of them also by hand (the floors), Battleship through Rules and the C
# ABI, too, and a war between computer players played again. Instruction counts hardly waver from run
# to run, so this decides where the clock cannot.
#
#   tests/bench/instructions.sh [--check | --accept] [build folder]      default: build/release
#
# --check fails where a count is more than 2 percent above tests/bench/instructions.baseline, or a
# game allocates at all; --accept writes that file and draws it (picture.sh). It is made with the
# library that playing and testing share, whose assertions are counted with it. Counts belong to one
# compiler and C library: accept them anew where those change.
set -euo pipefail
cd "$(dirname "$0")/../.."
mode=print
case "${1:-}" in
  --check | --accept) mode=${1#--} && shift ;;
esac
program=${1:-build/release}/bin/mallard_instructions
baseline=tests/bench/instructions.baseline
tolerance=2 # percent

if ! command -v valgrind >/dev/null; then
  echo "Instructions are not counted: valgrind is not installed." >&2
  [ "$mode" = print ] && exit 0
  exit 1
fi
if [ "$mode" = check ] && [ ! -e "$baseline" ]; then
  echo "There is no baseline yet; make it with: $0 --accept" >&2
  exit 1
fi
# Else callgrind counts every byte of a fast copy as an instruction.
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=100000000
log=$(mktemp)
counts=$(mktemp)
trap 'rm -f "$log" "$counts"' EXIT

# count <way> <games>: adds a line "way instructions-a-ply allocations-a-game" to the counts;
# allocations are rounded up, so that one in all the games is seen.
count() {
  local printed plies allocations collected
  # Waits for valgrind's end: it tells what it has counted after the program has printed.
  if ! printed=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no \
    --toggle-collect=CountedPlayouts "$program" "$1" "$2" 2>"$log"); then
    cat "$log" >&2
    exit 1
  fi
  read -r plies allocations <<<"$printed"
  collected=$(sed -n 's/.*Collected *: *\([0-9]*\).*/\1/p' "$log")
  echo "$1 $((collected / plies)) $(((allocations + $2 - 1) / $2))" >>"$counts"
}

count floor 50
count rules 50
count match 50
count c 50
count match_in_turn 64
count match_with_packs 50
count advanced 20
count naval_war_floor 20
count naval_war_without_cards 20
count naval_war 20
count ducks_in_tow 20
count duck_dealer 4
count duckhammer 8
count duckhammer_small 2
count duckhammer_medium 2
count duckhammer_large 2
count duckhammer_giant 2
count campaign 4
count campaign_replayed 2

awk -v mode="$mode" -v tolerance="$tolerance" -v base="$baseline" '
  FILENAME == base { was[$1] = $2; next }
  BEGIN { printf "%-24s %14s %14s %10s\n", "", "instructions", "allocations", "baseline" }
  {
    note = ""
    if ($1 in was) {
      note = sprintf("%+.1f %%", 100 * ($2 - was[$1]) / was[$1])
      if ($2 > was[$1] * (1 + tolerance / 100)) {
        note = note "  ABOVE"
        above = 1
      }
    } else {
      note = "none"
      above = 1
    }
    if ($3 > 0) {
      note = note "  ALLOCATES"
      above = 1
    }
    printf "%-24s %14d %14d %10s\n", $1, $2, $3, note
  }
  END { exit mode == "check" && above ? 1 : 0 }
' "$([ -e $baseline ] && echo $baseline || echo /dev/null)" "$counts" || {
  echo "Above the baseline, or it allocates. Mend it; or accept the counts with: $0 --accept" >&2
  exit 1
}
if [ "$mode" = accept ]; then
  cp "$counts" "$baseline"
  tests/bench/picture.sh
fi
