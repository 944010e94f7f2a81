# Finds Lua 5.4 and defines the target mallard::lua.
#
# It must be Lua compiled as C++, whose errors are exceptions and so run destructors on their way
# out: Debian's liblua5.4-dev has it (pkg-config `lua5.4-c++`), and so has vcpkg's lua with its
# feature `cpp`. Installed with the package, since programs that link the static library need Lua too.

if(TARGET mallard::lua)
  set(MallardLua_FOUND TRUE)
  return()
endif()

find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(MALLARD_LUA QUIET IMPORTED_TARGET lua5.4-c++)
endif()
if(MALLARD_LUA_FOUND)
  add_library(mallard::lua INTERFACE IMPORTED)
  target_link_libraries(mallard::lua INTERFACE PkgConfig::MALLARD_LUA)
  set(MallardLua_VERSION "${MALLARD_LUA_VERSION}")
else()
  find_library(MALLARD_LUA_LIBRARY NAMES lua5.4-c++ lua-c++)
  find_path(MALLARD_LUA_INCLUDE_DIR NAMES lua.h PATH_SUFFIXES lua5.4 lua)
  if(MALLARD_LUA_LIBRARY AND MALLARD_LUA_INCLUDE_DIR)
    add_library(mallard::lua INTERFACE IMPORTED)
    target_link_libraries(mallard::lua INTERFACE "${MALLARD_LUA_LIBRARY}")
    target_include_directories(mallard::lua INTERFACE "${MALLARD_LUA_INCLUDE_DIR}")
    set(MallardLua_VERSION 5.4)
  endif()
endif()
if(TARGET mallard::lua)
  target_compile_definitions(mallard::lua INTERFACE SOL_USING_CXX_LUA=1)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(MallardLua
  REQUIRED_VARS MallardLua_VERSION VERSION_VAR MallardLua_VERSION
  REASON_FAILURE_MESSAGE "Lua 5.4 compiled as C++ is needed (Debian: liblua5.4-dev, vcpkg: lua[cpp])")
