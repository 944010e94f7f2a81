# The shared library has to export exactly the symbols listed in capi/exports.txt, one a line.
# With -DUPDATE=ON the list is written anew (`./dev abi`).

execute_process(COMMAND "${NM}" -D --defined-only "${LIBRARY}" OUTPUT_VARIABLE LINES
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" LINES "${LINES}")
# Small letters are symbols that stand in the table but bind nobody: gold leaves some there.
list(FILTER LINES INCLUDE REGEX " [A-Z] ")
list(TRANSFORM LINES REPLACE "^.* " "" OUTPUT_VARIABLE EXPORTED)
list(SORT EXPORTED)

set(LIST_FILE "${SOURCE_DIR}/capi/exports.txt")
if(UPDATE)
  list(JOIN EXPORTED "\n" TEXT)
  file(WRITE "${LIST_FILE}" "${TEXT}\n")
  return()
endif()

file(STRINGS "${LIST_FILE}" LISTED)
set(UNLISTED ${EXPORTED})
list(REMOVE_ITEM UNLISTED ${LISTED})
set(MISSING ${LISTED})
list(REMOVE_ITEM MISSING ${EXPORTED})
if(UNLISTED OR MISSING)
  message(FATAL_ERROR "capi/exports.txt and the library disagree (`./dev abi` writes the list)\n"
          "exported but not listed: ${UNLISTED}\nlisted but not exported: ${MISSING}")
endif()
