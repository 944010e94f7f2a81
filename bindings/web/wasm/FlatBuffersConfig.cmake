# FlatBuffers for the WebAssembly build: the headers of the machine's package and its compiler.
add_library(flatbuffers::flatbuffers INTERFACE IMPORTED)
target_include_directories(flatbuffers::flatbuffers SYSTEM INTERFACE "${MALLARD_WEB_DEPS}/include")
add_executable(flatbuffers::flatc IMPORTED)
set_target_properties(flatbuffers::flatc PROPERTIES IMPORTED_LOCATION /usr/bin/flatc)
