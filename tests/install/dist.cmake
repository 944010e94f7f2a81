# The small part of `./dev dist`, so that it cannot rot: the everyday library is put together as those
# that are shipped are, zipped and unpacked; a fresh project finds it in there, and plays a golden
# playthrough with it. Its size is held to a limit, so that growth is noticed: the budget is for the
# shipped one (docs/performance.md).

foreach(TOOL IN ITEMS ninja unzip zip)
  find_program(${TOOL} ${TOOL})
  if(NOT ${TOOL})
    message("SKIPPED: ${TOOL} is not installed")
    return()
  endif()
endforeach()

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
file(SIZE "${LIBRARY}" SIZE)
message("Stripped: ${SIZE} bytes")
if(SIZE GREATER 5250000)
  message(FATAL_ERROR "libmallard has grown to ${SIZE} bytes; look at what ./dev dist makes of it")
endif()

execute_process(COMMAND "${SOURCE_DIR}/cmake/dist/zip.sh" host COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${SOURCE_DIR}/cmake/dist/test.sh" host
                        -R "^(golden.battleducks_standard|c_quickstart|generic_client.battleducks)$"
                COMMAND_ERROR_IS_FATAL ANY)
