#!/usr/bin/env bash
# Runs Mallard.MonoCheck with nothing compiled at run time: the nearest there is here to IL2CPP.
#
#   bindings/csharp/aot.sh <folder with the program> <root of the repository>
#
# Mono looks for compiled code beside each assembly, so the framework's are copied to a folder of
# our own. Which of them a program needs shows when it is run: the first that is missing is named.
set -euo pipefail
folder=$(realpath "$1")
root=$(realpath "$2")
framework=$folder/framework
mono_lib=$(dirname "$(readlink -f "$(command -v mono)")")/../lib/mono/4.5
mkdir -p "$framework"
cd "$folder"  # where Mono leaves what it has to say about code it did not find

compile() {  # compile <assembly>, unless that was done already
  [ "$1.so" -nt "$1" ] || MONO_PATH=$framework mono --aot=full "$1" >"$folder/aot.log" 2>&1 || { cat "$folder/aot.log" >&2; exit 1; }
}

add() {  # add <assembly of the framework>
  local source=$mono_lib/$1
  [ -f "$source" ] || source=$mono_lib/Facades/$1
  [ -f "$framework/$1" ] || cp "$source" "$framework/"
  compile "$framework/$1"
}

for name in mscorlib System System.Core netstandard; do add $name.dll; done
compile "$folder/Mallard.dll"
compile "$folder/Mallard.MonoCheck.dll"
for _ in $(seq 20); do
  status=0
  output=$(LD_LIBRARY_PATH=$folder MONO_PATH=$framework \
    mono --full-aot "$folder/Mallard.MonoCheck.dll" "$root" 2>&1) || status=$?
  missing=$(sed -n "s#.*Failed to load AOT module '.*/\([^/']*\)\.so'.*#\1#p" <<<"$output" | head -n 1)
  if [ -z "$missing" ]; then
    echo "full AOT: $(tail -n 1 <<<"$output")"
    exit $status
  fi
  add "$missing"
done
echo "full AOT: too many assemblies are missing, the last one is $missing" >&2
exit 1
