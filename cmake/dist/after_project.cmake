# Zig asks Clang for a precompiled header by itself, and refuses to be told so again, as CMake does.
set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -Winvalid-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)

# Most of a library is code that runs seldom: Clang inlines less of it than it would by itself.
set(INLINE_LESS "SHELL:-mllvm -inline-threshold=60")

# What the targets of the project are compiled with beside its own options, once all are known. The C
# interface, which checks arguments and hands them on, is compiled for size as mallard_cold is.
function(mallard_keep_small)
  if(MALLARD_PLATFORM MATCHES "^quick-")
    return()
  endif()
  foreach(TARGET IN ITEMS mallard mallard_godot)
    if(TARGET ${TARGET})
      target_compile_options(${TARGET} PRIVATE "${INLINE_LESS}")
    endif()
  endforeach()
  target_compile_options(mallard_c_objects PRIVATE -Oz)
endfunction()
cmake_language(DEFER CALL mallard_keep_small)
