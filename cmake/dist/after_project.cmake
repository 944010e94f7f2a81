# Zig asks Clang for a precompiled header by itself, and refuses to be told so again, as CMake does.
set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Winvalid-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)

# Files are compiled in batches (batches.py says why, and which), once all targets are known.
find_program(PYTHON python3 HINTS /usr/bin REQUIRED)
function(mallard_batch)
  foreach(TARGET IN ITEMS mallard mallard_cold mallard_c_objects mallard_godot)
    if(NOT TARGET ${TARGET})
      continue()
    endif()
    get_target_property(SOURCES ${TARGET} SOURCES)
    list(FILTER SOURCES INCLUDE REGEX "^${PROJECT_SOURCE_DIR}/[^;]*\\.cc$")
    list(FILTER SOURCES EXCLUDE REGEX "/generated/embedded_packs\\.cc$|/operator_new\\.cc$")  # with options of their own
    list(JOIN SOURCES "\n" SOURCES)
    file(WRITE "${PROJECT_BINARY_DIR}/${TARGET}.sources" "${SOURCES}")
    execute_process(COMMAND "${PYTHON}" "${PROJECT_SOURCE_DIR}/cmake/dist/batches.py"
                    INPUT_FILE "${PROJECT_BINARY_DIR}/${TARGET}.sources" OUTPUT_VARIABLE BATCHES COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "[^;\n]+;batch[0-9]+" BATCHES "${BATCHES}")
    while(BATCHES)
      list(POP_FRONT BATCHES SOURCE BATCH)
      set_source_files_properties("${SOURCE}" TARGET_DIRECTORY ${TARGET} PROPERTIES UNITY_GROUP ${BATCH})
    endwhile()
    set_target_properties(${TARGET} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  endforeach()
endfunction()
cmake_language(DEFER CALL mallard_batch)
