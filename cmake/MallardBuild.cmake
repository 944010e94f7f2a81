# Settings shared by every target of ours: language level, warnings, sanitizers, dependencies.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
# The static library is also linked into the shared one, which exports the C ABI and nothing else.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
include(GNUInstallDirs)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib")
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug, RelWithDebInfo or MinSizeRel" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Without these a file that uses a precompiled header is never found in the cache.
  set(LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_SLOPPINESS=pch_defines,time_macros" "${CCACHE}")
  set(CMAKE_C_COMPILER_LAUNCHER "${LAUNCHER}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${LAUNCHER}")
endif()

# A newcomer waits for some thirty programs to be linked; gold does it in a third of the time.
find_program(GOLD ld.gold)
if(GOLD AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT CMAKE_CROSSCOMPILING AND NOT MALLARD_SANITIZE)
  add_link_options(-fuse-ld=gold)
endif()

find_package(Threads REQUIRED)
find_package(absl CONFIG REQUIRED)
find_package(FlatBuffers NAMES FlatBuffers flatbuffers CONFIG REQUIRED)  # renamed in version 22
find_package(MallardLua REQUIRED)
find_package(sol2 CONFIG REQUIRED)

# Linked privately by all of our own targets, and by nothing else.
add_library(mallard_warnings INTERFACE)
if(MSVC)
  target_compile_options(mallard_warnings INTERFACE /W4 $<$<BOOL:${MALLARD_WARNINGS_AS_ERRORS}>:/WX>)
else()
  target_compile_options(mallard_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
    $<$<BOOL:${MALLARD_WARNINGS_AS_ERRORS}>:-Werror>)
endif()

# mallard_precompile(<target> <header>): parses what every file includes once (half of a build).
function(mallard_precompile TARGET HEADER)
  if(NOT MALLARD_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(${TARGET} PRIVATE
    "$<$<COMPILE_LANGUAGE:CXX>:${PROJECT_SOURCE_DIR}/${HEADER}>")
  mallard_forget_system_headers(${TARGET})
endfunction()

# mallard_precompile_like(<target> <other>): takes the precompiled header of another target, which is
# compiled with the same options.
function(mallard_precompile_like TARGET OTHER)
  if(NOT MALLARD_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(${TARGET} REUSE_FROM ${OTHER})
  mallard_forget_system_headers(${TARGET})
endfunction()

# GCC forgets that precompiled headers are the system's, and warns of what it suspects in them.
function(mallard_forget_system_headers TARGET)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${TARGET} PRIVATE
      "$<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess;-Wno-array-bounds;-Wno-free-nonheap-object;-Wno-maybe-uninitialized>")
  endif()
endfunction()

# mallard_batch(<target>): compiles the files of a target in batches, which cmake/batches.py chooses.
# Without Python every file is compiled by itself.
option(MALLARD_BATCH "Compile files in batches" ON)
find_program(MALLARD_PYTHON python3 HINTS /usr/bin)
set(MALLARD_BATCH_FILES 8 CACHE STRING "Most files of a batch")  # few: a file that changed is soon compiled again
set(MALLARD_BATCH_BYTES 120000 CACHE STRING "Most bytes of a batch")
function(mallard_batch TARGET)
  if(NOT MALLARD_BATCH OR NOT MALLARD_PYTHON)
    return()
  endif()
  get_target_property(SOURCES ${TARGET} SOURCES)
  list(TRANSFORM SOURCES REPLACE "^([^/$].*)$" "${CMAKE_CURRENT_SOURCE_DIR}/\\1")
  list(FILTER SOURCES INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/[^;]*\\.cc$")
  list(FILTER SOURCES EXCLUDE REGEX "/generated/embedded_packs\\.cc$|/operator_new\\.cc$")  # with options of their own
  list(JOIN SOURCES "\n" SOURCES)
  file(WRITE "${PROJECT_BINARY_DIR}/batches/${TARGET}" "${SOURCES}")
  execute_process(COMMAND "${MALLARD_PYTHON}" "${PROJECT_SOURCE_DIR}/cmake/batches.py" ${MALLARD_BATCH_FILES} ${MALLARD_BATCH_BYTES}
                  INPUT_FILE "${PROJECT_BINARY_DIR}/batches/${TARGET}" OUTPUT_VARIABLE BATCHES
                  COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "[^;\n]+;batch[0-9]+" BATCHES "${BATCHES}")
  while(BATCHES)
    list(POP_FRONT BATCHES SOURCE BATCH)
    set_source_files_properties("${SOURCE}" TARGET_DIRECTORY ${TARGET} PROPERTIES UNITY_GROUP ${BATCH})
  endwhile()
  set_target_properties(${TARGET} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")  # takes every type of an unnamed namespace for one of a header
    target_compile_options(${TARGET} PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:-Wno-subobject-linkage>")
  endif()
endfunction()

if(MALLARD_SANITIZE)
  add_compile_options(-fsanitize=${MALLARD_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${MALLARD_SANITIZE})
endif()
if(MALLARD_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
