#!/usr/bin/env bash
# Configures a build of the self-contained library for a platform.
#
#   cmake/dist/configure.sh <platform> <build folder> [CMake option...]
set -euo pipefail
cd "$(dirname "$0")/../.."
cmake -S . -B "$2" -G Ninja -DCMAKE_BUILD_TYPE=Release -DMALLARD_PLATFORM="$1" \
  -DMALLARD_SELF_CONTAINED=ON -DMALLARD_BUILD_TESTS=OFF -DMALLARD_BUILD_EXAMPLES=OFF \
  -DCMAKE_INSTALL_LIBDIR=lib -DMALLARD_BATCH_FILES=24 -DMALLARD_BATCH_BYTES=300000 \
  -DCMAKE_TOOLCHAIN_FILE="$PWD/cmake/dist/toolchain.cmake" \
  -DCMAKE_PROJECT_TOP_LEVEL_INCLUDES="$PWD/cmake/dist/dependencies.cmake" \
  -DCMAKE_PROJECT_mallard_INCLUDE="$PWD/cmake/dist/after_project.cmake" "${@:3}"
