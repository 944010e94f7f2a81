# Compares src/games/layouts.cc, by which big-endian machines hash a state as all others do, with what
# the compiler says of the states. With -DUPDATE=ON it is written anew (`./dev generate`).

find_program(ABIDW abidw)
find_program(PYTHON python3 HINTS /usr/bin)
if(NOT ABIDW OR NOT PYTHON)
  message("SKIPPED: abidw (Debian: abigail-tools) or Python is not installed")
  return()
endif()
set(WORK "${BINARY_DIR}/layouts")
file(MAKE_DIRECTORY "${WORK}")
execute_process(COMMAND "${CXX_COMPILER}" -std=c++20 -g -fPIC -shared "-I${SOURCE_DIR}" "-I${SOURCE_DIR}/include"
                        "-I${BINARY_DIR}/generated" -o "${WORK}/states.so" "${SOURCE_DIR}/tests/install/layouts.cc"
                COMMAND_ERROR_IS_FATAL ANY)
if(NOT UPDATE)
  set(CHECK --check)
endif()
execute_process(COMMAND "${PYTHON}" -B "${SOURCE_DIR}/tests/install/layouts.py" ${CHECK} "${WORK}/states.so"
                        "${SOURCE_DIR}/src/games/layouts.cc"
                COMMAND_ERROR_IS_FATAL ANY)
