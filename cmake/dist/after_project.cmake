# Zig asks Clang for a precompiled header by itself, and refuses to be told so again, as CMake does.
set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Winvalid-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)

# Most of a library is code that runs seldom: Clang inlines less of it than it would by itself.
set(INLINE_LESS "SHELL:-mllvm -inline-threshold=60")

# Files are compiled in batches (cmake/batches.py says why, and which), once all targets are known.
function(mallard_batch_all)
  foreach(TARGET IN ITEMS mallard mallard_cold mallard_c_objects mallard_godot)
    if(NOT TARGET ${TARGET})
      continue()
    endif()
    if(NOT "${TARGET}" STREQUAL "mallard_cold" AND NOT MALLARD_PLATFORM MATCHES "^quick-")  # that is compiled for size
      target_compile_options(${TARGET} PRIVATE "${INLINE_LESS}")
    endif()
    mallard_batch(${TARGET} 24 300000)
  endforeach()
endfunction()
cmake_language(DEFER CALL mallard_batch_all)
