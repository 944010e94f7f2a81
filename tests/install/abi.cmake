# Compares the C ABI with the stored baseline: a function removed, a parameter or the layout of a
# public structure changed, a constant renumbered is an error; a new function, type or constant is
# not. (A field appended to a structure that begins with `struct_size` is an error too, since the
# tool cannot tell it from the others; it is accepted with `./dev abi`.)
# With -DUPDATE=ON the ABI of now becomes the new baseline (`./dev abi`).
#
# abidw and abidiff read debug information. That of the library itself is full of C++ internals, of
# which nothing crosses the border; so they are given a library made for the purpose, in C, from the
# public headers. The library proper is compiled with the same headers, and exports.cmake sees to it
# that it has the same functions.

set(BASELINE "${SOURCE_DIR}/capi/abi/libmallard.abi")
find_program(ABIDW abidw)
find_program(ABIDIFF abidiff)
if(NOT ABIDW OR NOT ABIDIFF)
  message("SKIPPED: abidiff is not installed (Debian: abigail-tools)")
  return()
endif()

# Functions and enums of the headers become variables, for the tools follow those to their types.
file(GLOB HEADERS "${SOURCE_DIR}/capi/mallard*.h")
file(STRINGS "${SOURCE_DIR}/capi/exports.txt" SYMBOLS)
set(CODE "")
foreach(HEADER IN LISTS HEADERS)
  string(APPEND CODE "#include \"${HEADER}\"\n")
  file(READ "${HEADER}" TEXT)
  string(REGEX MATCHALL "enum mld_[a-z0-9_]+ {" ENUMS "${TEXT}")
  foreach(ENUM IN LISTS ENUMS)
    string(REGEX REPLACE "enum (mld_[a-z0-9_]+) {" "enum \\1 values_of_\\1;\n" ENUM "${ENUM}")
    string(APPEND CODE "${ENUM}")
  endforeach()
  if(TEXT MATCHES "enum[ \n]*{")
    message(FATAL_ERROR "${HEADER} has an enum without a name, which cannot be compared")
  endif()
endforeach()
foreach(SYMBOL IN LISTS SYMBOLS)
  string(APPEND CODE "__typeof__(&${SYMBOL}) pointer_to_${SYMBOL};\n")
endforeach()
set(WORK "${BINARY_DIR}/abi_test")
file(MAKE_DIRECTORY "${WORK}")
file(WRITE "${WORK}/abi.c" "${CODE}")
execute_process(COMMAND "${C_COMPILER}" -std=gnu11 -g -shared -fPIC -o libabi.so abi.c
                WORKING_DIRECTORY "${WORK}" COMMAND_ERROR_IS_FATAL ANY)

if(UPDATE)
  get_filename_component(BASELINE_DIR "${BASELINE}" DIRECTORY)
  file(MAKE_DIRECTORY "${BASELINE_DIR}")
  execute_process(COMMAND "${ABIDW}" --no-corpus-path --no-comp-dir-path
                  --no-show-locs --no-elf-needed --type-id-style hash
                  --out-file "${BASELINE}" "${WORK}/libabi.so" COMMAND_ERROR_IS_FATAL ANY)
  return()
endif()

execute_process(COMMAND "${ABIDIFF}" --no-added-syms --no-show-locs
                "${BASELINE}" "${WORK}/libabi.so"
                RESULT_VARIABLE RESULT OUTPUT_VARIABLE REPORT ERROR_VARIABLE REPORT)
message("${REPORT}")
# The result is a set of bits: 1 failure, 2 wrong usage, 4 a change, 8 an incompatible change.
if(NOT RESULT EQUAL 0)
  message(FATAL_ERROR "The C ABI is no longer that of capi/abi/libmallard.abi. If that is meant, raise "
          "MALLARD_ABI_MAJOR in CMakeLists.txt (but not for a field appended to a structure with "
          "`struct_size`) and run `./dev abi`.")
endif()
