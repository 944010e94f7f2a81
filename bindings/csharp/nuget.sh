#!/usr/bin/env bash
# Makes the NuGet package and uses it in a fresh project, from a local folder, as a user would.
#
#   bindings/csharp/nuget.sh [--all] [native library for this machine]
#
# It takes what `./dev dist` has built, for every platform (runtimes.sh), and the argument for this
# machine instead; it says which platforms are inside and which are missing, and fails if one that was
# there was left out; with --all, if any is missing. The package is left in build/csharp/nuget.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$root/build/csharp
export DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1 MSBUILDDISABLENODEREUSE=1
properties=(-p:UseSharedCompilation=false)
everything=
if [ "${1:-}" = --all ]; then everything=--all; shift; fi

./runtimes.sh "$@"
rm -rf "$work/nuget"
dotnet pack Mallard -c Release -v q -o "$work/nuget" -p:MallardRuntimes="$work/runtimes" -p:MallardLicences="$work/licences" \
  "${properties[@]}"
python3 -B nuget_check.py $everything "$work"/nuget/Mallard.*.nupkg "$work/runtimes"

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
