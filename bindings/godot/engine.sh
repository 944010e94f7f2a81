#!/usr/bin/env bash
# Installs the Godot engine below build/godot, once, and dumps the header of its extension interface.
#
#   bindings/godot/engine.sh            installs what is missing
#   build/godot/godot --headless ...    runs it
#
# Debian 12 has no Godot 4. That of the later release `forky` is unpacked into a folder of its own
# with the libraries it needs (mmdebstrap; half a gigabyte), and started through that folder's own
# loader. The mirror is the one that the machine already uses; nothing of the system is changed.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$PWD/build/godot
tree=$work/engine
header=$work/include/gdextension_interface.h

install_tree() {
  local release mirror mode=root
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Release: $release" | head -n 1)
  [ "$(id -u)" = 0 ] || mode=unshare
  rm -rf "$tree.partial"
  mmdebstrap --variant=extract --mode=$mode --include=godot,libgl1,libglx-mesa0,libgl1-mesa-dri \
    --aptopt='Acquire::Check-Valid-Until "false"' --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt='path-exclude=/usr/share/doc/*' forky "$tree.partial" "$mirror"
  mv "$tree.partial" "$tree"
}

# The settings, caches and data of the engine go below build/godot, too.
write_launcher() {
  local triplet
  triplet=$(cd "$tree/usr/lib" && ls -d ./*-linux-gnu | head -n 1)
  cat >"$work/godot" <<END
#!/bin/sh
# Written by bindings/godot/engine.sh. Libraries of the system come last: those an extension may need.
export XDG_CONFIG_HOME=$work/home/config XDG_DATA_HOME=$work/home/data XDG_CACHE_HOME=$work/home/cache
export LIBGL_DRIVERS_PATH=$tree/usr/lib/$triplet/dri __EGL_VENDOR_LIBRARY_DIRS=$tree/usr/share/glvnd/egl_vendor.d
libraries=$tree/usr/lib/$triplet
exec "\$(ls $tree/usr/lib*/ld-linux-*.so.* \$libraries/ld-linux-*.so.* 2>/dev/null | head -n 1)" --inhibit-cache \\
  --library-path "\$libraries:\$libraries/pulseaudio:/usr/lib/$triplet" --argv0 godot $tree/usr/bin/godot "\$@"
END
  chmod +x "$work/godot"
}

mkdir -p "$work/include"
if [ ! -d "$tree" ]; then
  command -v mmdebstrap >/dev/null || { echo "mmdebstrap is needed to install Godot" >&2; exit 1; }
  echo "Installing Godot (once; a minute or so) ..."
  install_tree >"$work/engine.log" 2>&1 || { tail -n 40 "$work/engine.log" >&2; exit 1; }
fi
[ "$work/godot" -nt "$0" ] || write_launcher
if [ ! -e "$header" ]; then
  (cd "$work/include" && "$work/godot" --headless --dump-gdextension-interface >/dev/null)
fi
