#!/usr/bin/env bash
# Builds everything for the web: build/web/mallard.wasm, the npm package build/web-package/mallard-rules
# and the playground build/web-site; says how large the library is and how long it takes to be ready.
# Run by `./dev web`, which installs the tools.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)

wasm/build.sh

# Modules live in build/, and are installed again only when their list has changed.
modules=$root/build/web-npm
if ! cmp -s package-lock.json "$modules/installed.json"; then
  echo "Installing npm packages ..."
  mkdir -p "$modules"
  cp package.json package-lock.json "$modules"
  # Not `npm ci`: it wants the addresses of packages in the list, and names of machines do not belong there.
  (cd "$modules" && npm install --no-audit --no-fund --loglevel=error --omit-lockfile-registry-resolved)
  cp package-lock.json "$modules/installed.json"
fi
ln -sfn ../../build/web-npm/node_modules node_modules

node package.mjs
node site.mjs
node measure.mjs
