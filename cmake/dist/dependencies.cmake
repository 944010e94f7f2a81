# Where the self-contained library gets its parts from: built from source with the library itself, so
# that one set of options holds for all, and of each only what is used.
#
# Given to CMake as CMAKE_PROJECT_TOP_LEVEL_INCLUDES; it answers the find_package() calls of
# MallardBuild.cmake with the sources that fetch_sources.sh has fetched.

get_filename_component(DIST_SOURCES "${CMAKE_CURRENT_LIST_DIR}/../../build/dist-sources" ABSOLUTE)

macro(mallard_provide METHOD NAME)
  if("${NAME}" STREQUAL "absl")
    mallard_provide_abseil()
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

# Abseil as one library, compiled in a few batches: by its own CMake files it would be one of some eighty
# small ones. For size, since its hot code is in headers.
function(mallard_provide_abseil)
  set(FOLDERS base container debugging hash numeric profiling status strings synchronization time types)
  add_library(mallard_abseil STATIC)
  foreach(FOLDER IN LISTS FOLDERS)
    file(GLOB_RECURSE FILES "${DIST_SOURCES}/abseil/absl/${FOLDER}/*.cc")
    list(FILTER FILES EXCLUDE REGEX
         "test|benchmark|mock|gentables|print_hash_of|leak_check|failure_signal|stack_consumption|pow10_helper|scoped_set_env")
    target_sources(mallard_abseil PRIVATE ${FILES})
    set_source_files_properties(${FILES} PROPERTIES UNITY_GROUP ${FOLDER})
  endforeach()
  # These have namesakes of what others define.
  foreach(FILE IN ITEMS strings/numbers.cc time/time.cc time/internal/cctz/src/time_zone_posix.cc)
    set_source_files_properties("${DIST_SOURCES}/abseil/absl/${FILE}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
  set_target_properties(mallard_abseil PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP
                        CXX_STANDARD 20 POSITION_INDEPENDENT_CODE ON)
  target_include_directories(mallard_abseil PUBLIC "${DIST_SOURCES}/abseil")
  target_compile_options(mallard_abseil PRIVATE -Oz -w -fvisibility=hidden)
  target_link_libraries(mallard_abseil PUBLIC "$<$<PLATFORM_ID:Windows>:advapi32;dbghelp>")
  foreach(NAME IN ITEMS btree cleanup flat_hash_map flat_hash_set inlined_vector span status statusor str_format
          strings synchronization)
    add_library(absl::${NAME} INTERFACE IMPORTED)
    target_link_libraries(absl::${NAME} INTERFACE mallard_abseil)
    target_include_directories(absl::${NAME} SYSTEM INTERFACE "${DIST_SOURCES}/abseil")
  endforeach()
endfunction()

# Lua compiled as C++, without its two programs. It is the interpreter that hooks wait for.
function(mallard_provide_lua)
  file(GLOB LUA_SOURCES "${DIST_SOURCES}/lua/src/*.c")
  list(FILTER LUA_SOURCES EXCLUDE REGEX "/luac?\\.c$")
  set_source_files_properties(${LUA_SOURCES} PROPERTIES LANGUAGE CXX)
  add_library(mallard_lua STATIC ${LUA_SOURCES})
  target_compile_options(mallard_lua PRIVATE -O2 -xc++ -w)
  target_compile_definitions(mallard_lua PRIVATE "LUA_USER_H=\"${CMAKE_CURRENT_FUNCTION_LIST_DIR}/lua_user.h\"")
  add_library(mallard::lua INTERFACE IMPORTED)
  target_link_libraries(mallard::lua INTERFACE mallard_lua)
  target_include_directories(mallard::lua INTERFACE "${DIST_SOURCES}/lua/src")
  target_compile_definitions(mallard::lua INTERFACE SOL_USING_CXX_LUA=1)
endfunction()
