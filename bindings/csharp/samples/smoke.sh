#!/usr/bin/env bash
# Runs the samples as a user would: the console plays a game by itself and one by menu, the server
# answers over HTTP, snapshots are read as FlatBuffers. Ends with 77 if the last was left out.
#
#   bindings/csharp/samples/smoke.sh <native library>
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
properties=(-c Release -v q -p:MallardNative="$(readlink -f "$1")" -p:UseSharedCompilation=false)
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
dotnet build Console "${properties[@]}" >/dev/null
dotnet build Server "${properties[@]}" >/dev/null
bin=$root/build/csharp/bin

console=$bin/Console/Release/net10.0/mallard-console.dll
says() {  # says <what> <output>: fails with the output unless a line of it matches
  grep -q "$1" <<<"$2" || { echo "expected '$1' in: $2" >&2; exit 1; }
}
says '^Won by ' "$(dotnet "$console" battleducks --bots --seed 3)"
played=$(printf '1\nback\nhint\nfill\nready\nnonsense\nquit\n' | dotnet "$console" battleducks --level easy --seed 3)
says 'A number, an action' "$played"
says '^  [a-z_]\+.*: ' "$(grep -A 1 'What the bot would do:' <<<"$played" | tail -n 1)"  # an action, and why
# The menu: the first game, its first option set to something else and to nonsense, then the level.
menu=$(printf '1\n1\n2\n1\nnonsense\n\nhard\nfill\nquit\n' | dotnet "$console" --seed 3)
says '^  1) BattleDucks: ' "$menu"
says 'How good are the others' "$menu"
shown=$(grep -o '  1) Mode: .*' <<<"$menu")  # first the default, then twice what was chosen
[ "$(sed -n 1p <<<"$shown")" != "$(sed -n 2p <<<"$shown")" ] && [ "$(sed -n 2p <<<"$shown")" = "$(sed -n 3p <<<"$shown")" ] ||
  { echo "the menu: $menu" >&2; exit 1; }

log=$(mktemp)
dotnet "$bin/Server/Release/net10.0/mallard-server.dll" battleducks --urls http://127.0.0.1:0 \
  --Logging:LogLevel:Microsoft.Hosting.Lifetime=Information >"$log" 2>&1 &
server=$!
trap 'kill $server; rm -f "$log"' EXIT
for _ in $(seq 100); do
  url=$(sed -n 's/.*Now listening on: \(http:[^ ]*\).*/\1/p' "$log")
  [ -z "$url" ] || break
  sleep 0.2
done
table=$(curl -sf -X POST "$url/tables?seed=1")
id=$(sed 's/.*"id":"\([0-9a-f]*\)".*/\1/' <<<"$table")
key=$(sed 's/.*"keys":\["\([0-9A-F]*\)".*/\1/' <<<"$table")
[ "$(curl -s -o /dev/null -w '%{http_code}' "$url/tables/$id/view?key=wrong")" = 404 ]
[ "$(curl -sf "$url/tables/$id/view?key=$key" | wc -c)" -gt 100 ]
[ "$(curl -s -o /dev/null -w '%{http_code}' -d 'fill' "$url/tables/$id/actions?key=$key")" = 204 ]
[ "$(curl -s -o /dev/null -w '%{http_code}' -d 'observe A1' "$url/tables/$id/actions?key=$key")" = 409 ]
says '^data: ' "$(curl -s -m 3 "$url/tables/$id/events?key=$key" || true)"  # it goes on until the end
echo "samples: console and server answer"

status=0
Snapshots/generate.sh || status=$?
[ $status = 0 ] || exit $status
dotnet build Snapshots "${properties[@]}" >"$log" || { cat "$log" >&2; exit 1; }
says '^A scene of [0-9]* items' "$(dotnet "$bin/Snapshots/Release/net10.0/mallard-snapshots.dll")"
echo "samples: snapshots and scenes are read as FlatBuffers"
