# Finds Lua 5.4 and defines the target mallard::lua.
#
# Preferred is Lua compiled as C++ (pkg-config `lua5.4-c++`), whose errors are exceptions and so
# run destructors on their way out; sol2 has to be told, by SOL_USING_CXX_LUA. Where there is only
# the usual C build, that is used. Installed with the package, since programs that link the static
# library need Lua too.

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
  target_compile_definitions(mallard::lua INTERFACE SOL_USING_CXX_LUA=1)
  set(MallardLua_VERSION "${MALLARD_LUA_VERSION}")
else()
  find_package(Lua 5.4 QUIET)
  if(LUA_FOUND)
    add_library(mallard::lua INTERFACE IMPORTED)
    target_link_libraries(mallard::lua INTERFACE ${LUA_LIBRARIES})
    target_include_directories(mallard::lua INTERFACE "${LUA_INCLUDE_DIR}")
    set(MallardLua_VERSION "${LUA_VERSION_STRING}")
  endif()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(MallardLua
  REQUIRED_VARS MallardLua_VERSION VERSION_VAR MallardLua_VERSION
  REASON_FAILURE_MESSAGE "Lua 5.4 is needed (Debian: liblua5.4-dev, vcpkg: lua)")
