#!/usr/bin/env bash
# Makes the C# that reads snapshots and scenes as FlatBuffers, in build/csharp/flatbuffers: flatc's output
# for the schemas, and FlatBuffers' own C# runtime, of exactly flatc's version, from the sources that the
# self-contained library is built of, too.
#
#   bindings/csharp/samples/Snapshots/generate.sh
#
# Ends with 77 and says why if there is no flatc, or if the sources cannot be fetched.
set -euo pipefail
cd "$(dirname "$0")/../../../.."
root=$PWD
out=$root/build/csharp/flatbuffers
command -v flatc >/dev/null || { echo "Not run: snapshots as FlatBuffers in C#; there is no flatc"; exit 77; }
sources=$root/build/dist-sources/flatbuffers  # where ./dev dist has them
if [ ! -d "$sources" ]; then
  sources=$root/build/csharp/flatbuffers-sources/flatbuffers
  if [ ! -d "$sources" ]; then
    rm -rf "$(dirname "$sources")"
    . cmake/debian_sources.sh
    if ! fetch_debian_sources "$(dirname "$sources")" flatbuffers >"$root/build/csharp/flatbuffers.log" 2>&1; then
      echo "Not run: snapshots as FlatBuffers in C#; the sources of FlatBuffers cannot be fetched"
      exit 77
    fi
    (cd "$(dirname "$sources")" && dpkg-source -x src/flatbuffers_*.dsc flatbuffers >>"$root/build/csharp/flatbuffers.log" 2>&1)
  fi
fi
rm -rf "$out"
mkdir -p "$out"
cp "$sources"/net/FlatBuffers/*.cs "$out/"
cd capi/schemas
flatc --csharp --gen-all -o "$out" mallard.fbs
flatc --csharp -o "$out" scene.fbs
