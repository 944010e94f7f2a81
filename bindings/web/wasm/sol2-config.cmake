# sol2 for the WebAssembly build: the headers of the machine's package.
add_library(sol2::sol2 INTERFACE IMPORTED)
target_include_directories(sol2::sol2 SYSTEM INTERFACE "${MALLARD_WEB_DEPS}/include")
