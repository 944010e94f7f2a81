# `cmake --install`: headers, both libraries, data, and what CMake and pkg-config need to find them.
#
# In components: `c` has the shared library and all that its users need, and is what `./dev dist` zips;
# `cpp` adds the static libraries, with all that a program with games of its own needs; `testing` the
# property tests of games. They have an export set each, so that a program that uses the C ABI alone needs
# none of our dependencies.

include(CMakePackageConfigHelpers)
set(CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/mallard")
set(DATA_DIR "${CMAKE_INSTALL_DATADIR}/mallard")
set(PKGCONFIG_DIR "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

if(NOT MALLARD_SELF_CONTAINED)  # whose dependencies are nobody else's
  set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME cpp)
  install(TARGETS mallard mallard_schemas EXPORT mallard-cpp FILE_SET HEADERS)
  if(TARGET mallard_c_static)
    install(TARGETS mallard_c_static EXPORT mallard-cpp FILE_SET HEADERS)
  endif()
  install(EXPORT mallard-cpp NAMESPACE mallard:: DESTINATION "${CMAKE_DIR}")
  install(DIRECTORY "${PROJECT_BINARY_DIR}/generated/mallard/"
          DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/mallard" FILES_MATCHING PATTERN "*.h")
  install(FILES "${PROJECT_SOURCE_DIR}/cmake/FindMallardLua.cmake"
                "${PROJECT_SOURCE_DIR}/cmake/MallardGame.cmake" DESTINATION "${CMAKE_DIR}")
  install(FILES "${PROJECT_SOURCE_DIR}/examples/generic_client/main.c"
          DESTINATION "${DATA_DIR}/generic_client")
endif()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME c)
if(TARGET mallard_c)
  install(TARGETS mallard_c EXPORT mallard-c FILE_SET HEADERS)
  install(EXPORT mallard-c NAMESPACE mallard:: DESTINATION "${CMAKE_DIR}")
endif()
install(DIRECTORY "${PROJECT_SOURCE_DIR}/capi/schemas/" DESTINATION "${DATA_DIR}/schemas"
        FILES_MATCHING PATTERN "*.fbs")
foreach(FOLDER IN ITEMS types packs)
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/scripting/${FOLDER}/" DESTINATION "${DATA_DIR}/${FOLDER}"
          OPTIONAL PATTERN ".*" EXCLUDE)
endforeach()

configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/mallard-config.cmake.in"
  "${PROJECT_BINARY_DIR}/mallard-config.cmake" INSTALL_DESTINATION "${CMAKE_DIR}" PATH_VARS DATA_DIR)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/mallard-config-version.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/mallard-config.cmake"
              "${PROJECT_BINARY_DIR}/mallard-config-version.cmake" DESTINATION "${CMAKE_DIR}")

# The prefix is given from the place of the .pc file, so that an installed tree can be moved.
file(RELATIVE_PATH PREFIX_FROM_PKGCONFIG "/${PKGCONFIG_DIR}" "/")
configure_file("${PROJECT_SOURCE_DIR}/cmake/mallard.pc.in" "${PROJECT_BINARY_DIR}/mallard.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/mallard.pc" DESTINATION "${PKGCONFIG_DIR}")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/THIRD_PARTY.md"
        DESTINATION "${CMAKE_INSTALL_DOCDIR}")
if(PROJECT_IS_TOP_LEVEL AND NOT MALLARD_SELF_CONTAINED)
  include(MallardPackage)
endif()
