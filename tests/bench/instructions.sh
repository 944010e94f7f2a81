#!/usr/bin/env bash
# Counts the instructions of a ply of random games with callgrind: Battleship by hand (the floor) and
# by the engine through Rules, Match and the C ABI; Naval War without and with its cards. Instruction
# counts hardly waver from run to run, so this decides where the clock cannot.
#
#   tests/bench/instructions.sh [build folder]      default: build/shipped
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${1:-build/shipped}/bin/mallard_instructions
games=50

if ! command -v valgrind >/dev/null; then
  echo "Instructions are not counted: valgrind is not installed." >&2
  exit 0
fi
# Else callgrind counts every byte of a fast copy as an instruction.
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=100000000
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# count <way> <games>: instructions a ply, rounded.
count() {
  local plies collected
  if ! plies=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no \
    --toggle-collect=CountedPlayouts "$program" "$1" "$2" 2>"$log"); then
    cat "$log" >&2
    exit 1
  fi
  collected=$(sed -n 's/.*Collected *: *\([0-9]*\).*/\1/p' "$log")
  echo $((collected / plies))
}

# line <what> <instructions a ply> <other> <other's name> [limit on the former] [limit on the ratio]
line() {
  awk -v what="$1" -v n="$2" -v other="$3" -v name="$4" -v most="${5:-}" -v ratio="${6:-}" 'BEGIN {
    printf "  %-18s %8d", what, n
    if (name != "") printf "   %6.2f times %s", n / other, name
    if (most != "") printf "   (at most %d: %s)", most, n <= most ? "met" : "MISSED"
    if (ratio != "") printf "   (at most %s times: %s)", ratio, n <= ratio * other ? "met" : "MISSED"
    printf "\n"
  }'
}

echo
echo "Instructions a ply, random games of Battleship:"
floor=$(count floor $games)
line "floor" "$floor" "$floor" ""
line "Rules" "$(count rules $games)" "$floor" "the floor"
match=$(count match $games)
line "Match (C++)" "$match" "$floor" "the floor" 1500
line "C ABI" "$(count c $games)" "$match" "Match" "" 1.3
line "Match, Advanced" "$(count advanced 20)" "$match" "Match on Battleship"
echo
echo "Instructions a ply, random games of Naval War:"
plain=$(count naval_war_without_cards 20)
line "no cards" "$plain" "$plain" ""
line "all cards in Lua" "$(count naval_war 20)" "$plain" "no cards" "" 2
echo
echo "Instructions an action, a Duckhammer war of computer players played again:"
line "two battles" "$(count campaign 2)" 1 ""
