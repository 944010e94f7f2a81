# Where the self-contained library gets its parts from: built from source with the library itself, so
# that one set of options holds for all, and of each only what is used.
#
# Given to CMake as CMAKE_PROJECT_TOP_LEVEL_INCLUDES; it answers the find_package() calls of
# MallardBuild.cmake with the sources that fetch_sources.sh has fetched.

get_filename_component(DIST_SOURCES "${CMAKE_CURRENT_LIST_DIR}/../../build/dist-sources" ABSOLUTE)

macro(mallard_provide METHOD NAME)
  if("${NAME}" STREQUAL "absl")
    set(BUILD_TESTING OFF)
    set(ABSL_PROPAGATE_CXX_STD ON)
    set(DIST_FLAGS "${CMAKE_CXX_FLAGS_RELEASE}")
    string(REPLACE "-O2" "-Os" CMAKE_CXX_FLAGS_RELEASE "${DIST_FLAGS}")  # its hot code is in headers
    add_subdirectory("${DIST_SOURCES}/abseil" abseil EXCLUDE_FROM_ALL SYSTEM)
    set(CMAKE_CXX_FLAGS_RELEASE "${DIST_FLAGS}")
    set(absl_FOUND TRUE)
  elseif("${NAME}" STREQUAL "FlatBuffers")
    add_library(flatbuffers::flatbuffers INTERFACE IMPORTED)  # headers are all that is used
    target_include_directories(flatbuffers::flatbuffers INTERFACE "${DIST_SOURCES}/flatbuffers/include")
    find_program(FLATC flatc REQUIRED)
    add_executable(flatbuffers::flatc IMPORTED)
    set_target_properties(flatbuffers::flatc PROPERTIES IMPORTED_LOCATION "${FLATC}")
    set(FlatBuffers_FOUND TRUE)
  elseif("${NAME}" STREQUAL "MallardLua")
    mallard_provide_lua()
    set(MallardLua_FOUND TRUE)
  elseif("${NAME}" STREQUAL "sol2")
    add_library(sol2::sol2 INTERFACE IMPORTED)
    target_include_directories(sol2::sol2 INTERFACE "${DIST_SOURCES}/sol2/include")
    set(sol2_FOUND TRUE)
  endif()
endmacro()
cmake_language(SET_DEPENDENCY_PROVIDER mallard_provide SUPPORTED_METHODS FIND_PACKAGE)

# Lua compiled as C++, without its two programs. It is the interpreter that hooks wait for, so it keeps
# the -O2 of the toolchain.
function(mallard_provide_lua)
  file(GLOB LUA_SOURCES "${DIST_SOURCES}/lua/src/*.c")
  list(FILTER LUA_SOURCES EXCLUDE REGEX "/luac?\\.c$")
  set_source_files_properties(${LUA_SOURCES} PROPERTIES LANGUAGE CXX)
  add_library(mallard_lua STATIC ${LUA_SOURCES})
  target_compile_options(mallard_lua PRIVATE -xc++ -w)
  add_library(mallard::lua INTERFACE IMPORTED)
  target_link_libraries(mallard::lua INTERFACE mallard_lua)
  target_include_directories(mallard::lua INTERFACE "${DIST_SOURCES}/lua/src")
  target_compile_definitions(mallard::lua INTERFACE SOL_USING_CXX_LUA=1)
endfunction()
