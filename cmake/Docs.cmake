# Builds the documentation site with Doxygen; any warning is an error.
#   cmake -DOUTPUT_DIR=<folder> -P cmake/Docs.cmake

get_filename_component(SOURCE_DIR "${CMAKE_CURRENT_LIST_DIR}/.." ABSOLUTE)
find_program(DOXYGEN doxygen)
if(NOT DOXYGEN)
  message("SKIPPED: doxygen is not installed")
  return()
endif()

file(STRINGS "${SOURCE_DIR}/CMakeLists.txt" VERSION REGEX "^project\\(mallard VERSION")
string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" VERSION "${VERSION}")
file(GLOB_RECURSE PAGES "${SOURCE_DIR}/docs/*.md")
file(GLOB C_HEADERS "${SOURCE_DIR}/capi/mallard*.h")
list(JOIN PAGES "\" \"" PAGES)
list(JOIN C_HEADERS "\" \"" C_HEADERS)

file(MAKE_DIRECTORY "${OUTPUT_DIR}")
configure_file("${SOURCE_DIR}/docs/Doxyfile.in" "${OUTPUT_DIR}/Doxyfile" @ONLY)
execute_process(COMMAND "${DOXYGEN}" "${OUTPUT_DIR}/Doxyfile" COMMAND_ERROR_IS_FATAL ANY)
