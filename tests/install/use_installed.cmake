# Installs into a fresh prefix, and uses it the two ways it is meant to be used: from a separate
# CMake project (examples/cpp_embed) and with plain `cc $(pkg-config ...)` (examples/c_quickstart).

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE RESULT OUTPUT_VARIABLE OUTPUT
                  ERROR_VARIABLE OUTPUT)
  if(NOT RESULT EQUAL 0)
    list(JOIN ARGV " " COMMAND)
    message(FATAL_ERROR "${COMMAND}\n${OUTPUT}\nended with ${RESULT}")
  endif()
  set(OUTPUT "${OUTPUT}" PARENT_SCOPE)
endfunction()

set(WORK "${BINARY_DIR}/install_test")
set(PREFIX "${WORK}/prefix")
file(REMOVE_RECURSE "${WORK}")
run("${CMAKE_COMMAND}" --install "${BINARY_DIR}" --prefix "${PREFIX}")

if(EXISTS "${SOURCE_DIR}/examples/cpp_embed/CMakeLists.txt")
  run("${CMAKE_COMMAND}" -S "${SOURCE_DIR}/examples/cpp_embed" -B "${WORK}/cpp_embed"
      -G "${GENERATOR}" "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}"
      "-DCMAKE_BUILD_TYPE=${BUILD_TYPE}" "-DCMAKE_PREFIX_PATH=${PREFIX};${PREFIX_PATH}")
  run("${CMAKE_COMMAND}" --build "${WORK}/cpp_embed")
  run("${WORK}/cpp_embed/cpp_embed")
endif()

file(GLOB SOURCES "${SOURCE_DIR}/examples/c_quickstart/*.c")
if(SOURCES)
  file(GLOB_RECURSE PC_FILE "${PREFIX}/mallard.pc")
  get_filename_component(PC_DIR "${PC_FILE}" DIRECTORY)
  get_filename_component(LIB_DIR "${PC_DIR}" DIRECTORY)
  set(ENV{PKG_CONFIG_PATH} "${PC_DIR}")
  run(pkg-config --cflags --libs mallard)
  separate_arguments(FLAGS UNIX_COMMAND "${OUTPUT}")
  run("${C_COMPILER}" -std=c11 -Wall -Wextra -Wpedantic -Werror -o "${WORK}/c_quickstart" ${SOURCES}
      ${FLAGS})
  run("${CMAKE_COMMAND}" -E env "LD_LIBRARY_PATH=${LIB_DIR}" "${WORK}/c_quickstart")
endif()
