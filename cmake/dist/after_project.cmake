# Zig asks Clang for a precompiled header by itself, and refuses to be told so again, as CMake does.
set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Winvalid-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)

# Most of a library is code that runs seldom: Clang inlines less of it than it would by itself.
set(INLINE_LESS "SHELL:-mllvm -inline-threshold=60")

# What the targets of the project are compiled with beside its own options, once all are known.
function(mallard_inline_less)
  foreach(TARGET IN ITEMS mallard mallard_cold mallard_c_objects mallard_godot)
    if(NOT TARGET ${TARGET})
      continue()
    endif()
    if(NOT "${TARGET}" STREQUAL "mallard_cold" AND NOT MALLARD_PLATFORM MATCHES "^quick-")  # that is compiled for size
      target_compile_options(${TARGET} PRIVATE "${INLINE_LESS}")
    endif()
  endforeach()
endfunction()
cmake_language(DEFER CALL mallard_inline_less)
