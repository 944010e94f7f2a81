# The toolchain of the libraries that are shipped: Zig, for the platform MALLARD_PLATFORM. With `quick-`
# before its name nothing is optimised: half of the work, for tests.
#
# Zig brings the C library's headers and stubs, and libc++, for every platform. The number behind
# `gnu` is the oldest glibc that the library runs with, those behind `macos` the oldest macOS.

list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MALLARD_PLATFORM)

set(TRIPLE_linux-x64 x86_64-linux-gnu.2.28)
set(TRIPLE_linux-arm64 aarch64-linux-gnu.2.28)
set(TRIPLE_linux-s390x s390x-linux-gnu.2.28)  # to see that hashes are the same there; not shipped
set(TRIPLE_windows-x64 x86_64-windows-gnu)
set(TRIPLE_macos-arm64 aarch64-macos.11.0)
set(TRIPLE_macos-x64 x86_64-macos.11.0)
string(REGEX REPLACE "^quick-" "" PLATFORM "${MALLARD_PLATFORM}")
set(TRIPLE ${TRIPLE_${PLATFORM}})
if(NOT TRIPLE)
  message(FATAL_ERROR "MALLARD_PLATFORM is `${MALLARD_PLATFORM}`, which is none of the platforms")
endif()

string(REGEX MATCH "^[^-]+" CMAKE_SYSTEM_PROCESSOR "${TRIPLE}")
if(TRIPLE MATCHES "-linux-")
  set(CMAKE_SYSTEM_NAME Linux)
elseif(TRIPLE MATCHES "-windows-")
  set(CMAKE_SYSTEM_NAME Windows)
else()
  set(CMAKE_SYSTEM_NAME Darwin)
  set(CMAKE_SYSTEM_VERSION 20)  # macOS 11; Zig knows the rest from its triple
  set(CMAKE_OSX_DEPLOYMENT_TARGET "" CACHE STRING "" FORCE)
  set(CMAKE_OSX_SYSROOT "" CACHE STRING "" FORCE)
  set(CMAKE_OSX_ARCHITECTURES "" CACHE STRING "" FORCE)
  # Its final name from the start: to change it later would break the signature Zig's linker makes.
  set(CMAKE_INSTALL_NAME_DIR @rpath)
  set(CMAKE_BUILD_WITH_INSTALL_NAME_DIR ON)
endif()

get_filename_component(ZIG "${CMAKE_CURRENT_LIST_DIR}/../../build/zig" ABSOLUTE)
set(CMAKE_C_COMPILER "${ZIG}/zig-cc")
set(CMAKE_CXX_COMPILER "${ZIG}/zig-c++")
set(CMAKE_AR "${ZIG}/zig-ar")
set(CMAKE_RANLIB "${ZIG}/zig-ranlib")
set(CMAKE_C_COMPILER_TARGET ${TRIPLE})
set(CMAKE_CXX_COMPILER_TARGET ${TRIPLE})

# Trying to link would have Zig compile a libc++ without optimisation, which nothing else uses.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# ccache cannot tell the compiler by its name, nor its version by the date of a script. It reads what
# a file depends on from the compiler's list, which saves it from preprocessing every file twice.
find_program(CCACHE ccache)
if(CCACHE)
  set(LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_COMPILERTYPE=clang "CCACHE_COMPILERCHECK=string:zig 0.16.0"
      CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE}")
  set(CMAKE_C_COMPILER_LAUNCHER "${LAUNCHER}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${LAUNCHER}")
endif()

# What Zig's linkers leave undone for Linux and Macs.
if(CMAKE_SYSTEM_NAME MATCHES "Linux|Darwin" AND NOT MALLARD_PLATFORM MATCHES "^quick-linux-")
  set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/link.sh")
endif()

# Nothing of the machine that builds may end up in a library for another.
list(APPEND CMAKE_FIND_ROOT_PATH "${CMAKE_CURRENT_LIST_DIR}/../../build/dist-sources")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# What need not be fast is compiled for size (src/CMakeLists.txt, dependencies.cmake).
get_filename_component(ROOT "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
set(OPTIMISE "-O2 -fno-vectorize -fno-slp-vectorize")
if(MALLARD_PLATFORM MATCHES "^quick-")
  set(OPTIMISE -O0)
endif()
# Exceptions are caught in a few places, and what cannot throw needs no table for unwinding; not so on
# Windows, whose own unwinding needs one for each function, and on Macs, whose tables are small if they
# are not asked to describe every instruction. Functions begin where the last one ended.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  string(APPEND OPTIMISE " -fno-asynchronous-unwind-tables -fno-unwind-tables")
elseif(CMAKE_SYSTEM_NAME STREQUAL "Darwin")
  string(APPEND OPTIMISE " -fno-asynchronous-unwind-tables -funwind-tables -femit-dwarf-unwind=no-compact-unwind")
else()  # where those tables say more when a function keeps a pointer to its frame, which nothing there asks for
  string(APPEND OPTIMISE " -fomit-frame-pointer")
endif()
string(APPEND OPTIMISE " -falign-functions=1")
set(FLAGS "${OPTIMISE} -g0 -DNDEBUG -ffunction-sections -fdata-sections -fno-sanitize=all")
string(APPEND FLAGS " -ffile-prefix-map=${ROOT}/=")  # no path of this machine in messages
set(CMAKE_C_FLAGS_RELEASE "${FLAGS}" CACHE STRING "")
set(CMAKE_CXX_FLAGS_RELEASE "${FLAGS} -fno-rtti -Wno-nullability-completeness" CACHE STRING "")
set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Os -s" CACHE STRING "")  # with the same C library, compiled once
set(CMAKE_SHARED_LINKER_FLAGS_RELEASE "-Os -s" CACHE STRING "")  # libc++ for size, no symbols but the exported
