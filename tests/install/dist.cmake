# The small part of `./dev dist`, so that it cannot rot: the everyday library is put together as those
# that are shipped are, a fresh project finds it in there, and plays a golden playthrough with it.
# Its size without debug information is held to the budget of the shipped one, which is smaller.

find_program(STRIP strip REQUIRED)
find_program(NINJA ninja)
if(NOT NINJA)
  message("SKIPPED: ninja is not installed")
  return()
endif()

execute_process(COMMAND "${SOURCE_DIR}/cmake/dist/stage.sh" host "${BINARY_DIR}"
                COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
set(STAGE "${SOURCE_DIR}/build/dist/host")
foreach(PLACE IN ITEMS include/mallard.h share/mallard/schemas share/mallard/packs/battleducks/pack.lua
        share/mallard/types share/doc/mallard/LICENSE share/doc/mallard/THIRD_PARTY.md)
  if(NOT EXISTS "${STAGE}/${PLACE}")
    message(FATAL_ERROR "${PLACE} is missing in ${STAGE}")
  endif()
endforeach()

file(GLOB_RECURSE LIBRARY "${STAGE}/*/libmallard.so")
file(REAL_PATH "${LIBRARY}" LIBRARY)
execute_process(COMMAND "${STRIP}" -o "${BINARY_DIR}/libmallard-stripped.so" "${LIBRARY}"
                COMMAND_ERROR_IS_FATAL ANY)
file(SIZE "${BINARY_DIR}/libmallard-stripped.so" SIZE)
message("Stripped: ${SIZE} bytes")
if(SIZE GREATER 5500000)
  message(FATAL_ERROR "libmallard has grown to ${SIZE} bytes; look at what ./dev dist makes of it")
endif()

execute_process(COMMAND "${SOURCE_DIR}/cmake/dist/test.sh" host
                        -R "^(golden.battleducks_standard|c_quickstart|generic_client.battleducks)$"
                COMMAND_ERROR_IS_FATAL ANY)
