# Abseil for the WebAssembly build, compiled with it: only the parts that are linked.
#
# From here on Clang is called itself, with the flags that em++ would hand it: starting em++, which
# is written in Python, takes as long as compiling a file, and twice that with a compiler cache.
execute_process(COMMAND "${CMAKE_CXX_COMPILER}" -Os -fwasm-exceptions --cflags OUTPUT_VARIABLE EM_FLAGS
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
find_program(MALLARD_WASM_CLANG NAMES clang++-14 clang++ REQUIRED NO_CMAKE_FIND_ROOT_PATH)
set(CMAKE_CXX_COMPILE_OBJECT
    "${MALLARD_WASM_CLANG} ${EM_FLAGS} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")

set(BUILD_TESTING OFF)
set(ABSL_ENABLE_INSTALL OFF)
set(ABSL_PROPAGATE_CXX_STD ON)
add_subdirectory("${MALLARD_WEB_DEPS}/src/abseil" "${CMAKE_BINARY_DIR}/abseil" EXCLUDE_FROM_ALL SYSTEM)
