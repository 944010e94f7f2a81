# Compiles the base packs and the templates of new packs into the library.
#
# Included, it offers mallard_embed_packs(<out-variable> <folder>), which sets the variable to a
# generated source file that defines the table declared in src/engine/embedded_packs.h, with what is
# in <folder>/packs/<game>/ and <folder>/templates/<game>/. The file is made again whenever one of
# these files is changed, added or removed.
#
# Run as a script (cmake -DPACKS_DIR= -DFILE_LIST= -DOUTPUT= -P), it writes that source file. The
# files of a pack are compressed as one (by advdef, if ADVDEF names it, as well as that format allows); with STORED they are only divided into blocks of the same
# format, for a library that is compressed as a whole, and better, on its way to a browser.

function(mallard_embed_packs OUT_VARIABLE PACKS_DIR)
  file(GLOB_RECURSE FILES CONFIGURE_DEPENDS RELATIVE "${PACKS_DIR}"
       "${PACKS_DIR}/packs/*/*" "${PACKS_DIR}/templates/*/*")
  list(FILTER FILES INCLUDE REGEX "/.*/")       # a file outside any pack, such as a README
  list(FILTER FILES EXCLUDE REGEX "(^|/)\\.")   # what editors and file managers leave behind
  list(SORT FILES COMPARE STRING)

  find_program(ADVDEF advdef)  # which takes seconds: for what is shipped

  # The list is a dependency of its own: an added file may well be older than the output.
  set(FILE_LIST "${PROJECT_BINARY_DIR}/generated/embedded_packs.txt")
  set(OUTPUT "${PROJECT_BINARY_DIR}/generated/embedded_packs.cc")
  list(JOIN FILES "\n" LINES)
  file(CONFIGURE OUTPUT "${FILE_LIST}" CONTENT "${LINES}" @ONLY)
  list(TRANSFORM FILES PREPEND "${PACKS_DIR}/" OUTPUT_VARIABLE PATHS)
  add_custom_command(
    OUTPUT "${OUTPUT}"
    COMMAND "${CMAKE_COMMAND}" "-DPACKS_DIR=${PACKS_DIR}" "-DFILE_LIST=${FILE_LIST}" "-DOUTPUT=${OUTPUT}"
            "-DSTORED=${EMSCRIPTEN}" "-DADVDEF=$<$<BOOL:${MALLARD_SELF_CONTAINED}>:${ADVDEF}>" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
    DEPENDS ${PATHS} "${FILE_LIST}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
    COMMENT "Embedding packs" VERBATIM)
  set(${OUT_VARIABLE} "${OUTPUT}" PARENT_SCOPE)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  return()
endif()

# Both make BYTES, in hexadecimal, of ${OUTPUT}.pack, and ZIPPED_SIZE, their number.
macro(deflate)
  # GZip as CMake writes it: ten bytes, the compressed ones, and eight more.
  file(ARCHIVE_CREATE OUTPUT "${OUTPUT}.gz" PATHS "${OUTPUT}.pack" FORMAT raw COMPRESSION GZip
       COMPRESSION_LEVEL 9)
  if(ADVDEF)
    execute_process(COMMAND "${ADVDEF}" -q -z -4 -i 20 "${OUTPUT}.gz" COMMAND_ERROR_IS_FATAL ANY)
  endif()
  file(SIZE "${OUTPUT}.gz" ZIPPED_SIZE)
  math(EXPR ZIPPED_SIZE "${ZIPPED_SIZE} - 18")
  file(READ "${OUTPUT}.gz" HEAD LIMIT 4 HEX)
  if(NOT HEAD STREQUAL "1f8b0800")
    message(FATAL_ERROR "CMake writes another kind of GZip file: ${HEAD}")
  endif()
  file(READ "${OUTPUT}.gz" BYTES OFFSET 10 LIMIT ${ZIPPED_SIZE} HEX)
  file(REMOVE "${OUTPUT}.gz")
endmacro()

# Blocks of at most 65,535 bytes: whether it is the last one, its length, its length inverted.
macro(store_blocks)
  set(BYTES "")
  set(AT 0)
  while(AT LESS SIZE)
    math(EXPR LENGTH "${SIZE} - ${AT}")
    set(LAST "01")
    if(LENGTH GREATER 65535)
      set(LENGTH 65535)
      set(LAST "00")
    endif()
    math(EXPR MARKED "65536 + ${LENGTH}" OUTPUT_FORMAT HEXADECIMAL)  # 0x1hhll
    math(EXPR INVERTED "65536 + 65535 - ${LENGTH}" OUTPUT_FORMAT HEXADECIMAL)
    string(REGEX REPLACE "^0x1(..)(..)$" "\\2\\1" MARKED "${MARKED}")
    string(REGEX REPLACE "^0x1(..)(..)$" "\\2\\1" INVERTED "${INVERTED}")
    file(READ "${OUTPUT}.pack" BLOCK OFFSET ${AT} LIMIT ${LENGTH} HEX)
    string(APPEND BYTES "${LAST}${MARKED}${INVERTED}${BLOCK}")
    math(EXPR AT "${AT} + ${LENGTH}")
  endwhile()
  string(LENGTH "${BYTES}" ZIPPED_SIZE)
  math(EXPR ZIPPED_SIZE "${ZIPPED_SIZE} / 2")
endmacro()

# Appends the pack whose files have been collected: PACK (such as `packs/naval_war`), PATHS, TABLE.
macro(append_pack)
  if(PATHS)
    execute_process(COMMAND "${CMAKE_COMMAND}" -E cat ${PATHS} OUTPUT_FILE "${OUTPUT}.pack"
                    COMMAND_ERROR_IS_FATAL ANY)
    file(SIZE "${OUTPUT}.pack" SIZE)
    if(STORED)
      store_blocks()
    else()
      deflate()
    endif()
    file(REMOVE "${OUTPUT}.pack")
    string(REGEX REPLACE "(..)" "0x\\1," BYTES "${BYTES}")
    string(REGEX MATCH "^([^/]+)/(.+)$" MATCHED "${PACK}")
    set(IS_TEMPLATE "false")
    if(CMAKE_MATCH_1 STREQUAL "templates")
      set(IS_TEMPLATE "true")
    endif()
    list(LENGTH PATHS FILE_COUNT)
    string(APPEND ARRAYS "const EmbeddedFile kFiles${COUNT}[] = {\n${TABLE}};\n"
                         "const uint8_t kBytes${COUNT}[] = {${BYTES}};\n")
    string(APPEND ENTRIES "    {${IS_TEMPLATE}, \"${CMAKE_MATCH_2}\", kFiles${COUNT}, ${FILE_COUNT}, "
                          "kBytes${COUNT}, ${ZIPPED_SIZE}, ${SIZE}},\n")
    math(EXPR COUNT "${COUNT} + 1")
  endif()
  set(PATHS "")
  set(TABLE "")
endmacro()

file(STRINGS "${FILE_LIST}" FILES)
set(ARRAYS "")
set(ENTRIES "")
set(COUNT 0)
set(PACK "")
foreach(FILE IN LISTS FILES)
  string(REGEX MATCH "^([^/]+/[^/]+)/(.+)$" MATCHED "${FILE}")
  set(PATH_IN_PACK "${CMAKE_MATCH_2}")
  if(NOT CMAKE_MATCH_1 STREQUAL PACK)
    append_pack()
    string(REGEX MATCH "^[^/]+/[^/]+" PACK "${FILE}")
  endif()
  file(SIZE "${PACKS_DIR}/${FILE}" SIZE)
  list(APPEND PATHS "${PACKS_DIR}/${FILE}")
  string(APPEND TABLE "    {\"${PATH_IN_PACK}\", ${SIZE}},\n")
endforeach()
append_pack()
if(COUNT EQUAL 0)
  set(ENTRIES "    {false, nullptr, nullptr, 0, nullptr, 0, 0},\n")  # an array cannot be empty
endif()

file(WRITE "${OUTPUT}" "// Generated by cmake/EmbedPacks.cmake; do not edit.

#include \"src/engine/embedded_packs.h\"

namespace mallard {
namespace {

${ARRAYS}
}  // namespace

const EmbeddedPack kEmbeddedPacks[] = {
${ENTRIES}};
const size_t kEmbeddedPackCount = ${COUNT};

}  // namespace mallard
")
