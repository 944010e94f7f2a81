#!/usr/bin/env bash
# Runs the samples as a user would: the console plays a game by itself and one by menu, the server
# answers over HTTP.
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
says 'A number, an action' "$(printf '1\nback\nfill\nready\nquit\n' | dotnet "$console" battleducks --seed 3)"

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
