#!/usr/bin/env bash
# Makes the NuGet package and uses it in a fresh project, from a local folder, as a user would.
#
#   bindings/csharp/nuget.sh [native library for this machine]
#
# Without an argument it takes what `./dev dist` has built. The package is left in
# build/csharp/nuget; libraries for other platforms that lie in build/csharp/runtimes/<rid>/native
# go into it, too.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$root/build/csharp
native=${1:-$(ls "$root"/build/dist/linux-x64/lib/libmallard.so 2>/dev/null || true)}
[ -f "$native" ] || { echo "no library to pack: run ./dev dist first" >&2; exit 1; }
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
properties=(-p:UseSharedCompilation=false)

mkdir -p "$work/runtimes/linux-x64/native"
cp "$(readlink -f "$native")" "$work/runtimes/linux-x64/native/libmallard.so"
dotnet pack Mallard -c Release -v q -o "$work/nuget" -p:MallardRuntimes="$work/runtimes" \
  "${properties[@]}"

fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
export NUGET_PACKAGES=$fresh/packages
cp -r NuGetCheck/. "$fresh/"
cat >"$fresh/nuget.config" <<END
<configuration>
  <packageSources>
    <clear />
    <add key="local" value="$work/nuget" />
  </packageSources>
</configuration>
END
cd "$fresh"
dotnet new console --force -v q --no-restore >/dev/null
cp Program.cs.txt Program.cs
dotnet add package Mallard --version 0.2.0 >/dev/null
dotnet run "${properties[@]}"
