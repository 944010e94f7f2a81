# Zig asks Clang for a precompiled header by itself, and refuses to be told so again, as CMake does.
set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Winvalid-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)
