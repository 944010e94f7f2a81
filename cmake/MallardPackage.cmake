# `cpack -G DEB`: packages after the components of MallardInstall.cmake. `libmallard` is all that a
# program needs that uses the C ABI, to be built and to run; `libmallard-cpp-dev` adds the static C++
# libraries; `mallard` is the terminal program. They use the system's Abseil and Lua.
# packaging/debian.sh makes them and tries them.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mallard)
set(CPACK_PACKAGE_VENDOR "The Mallard authors")
set(CPACK_PACKAGE_CONTACT "The Mallard authors <mallard@localhost>")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL c cpp)
if(MALLARD_BUILD_EXAMPLES)
  list(APPEND CPACK_COMPONENTS_ALL terminal)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_C_PACKAGE_NAME libmallard)
set(CPACK_DEBIAN_C_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_C_DESCRIPTION "${PROJECT_DESCRIPTION}
 Legal moves, events, scenes and snapshots for tabletop games, whose content is Lua: the library with the C
 interface, its headers, schemas and packs.")
set(CPACK_DEBIAN_CPP_PACKAGE_NAME libmallard-cpp-dev)
set(CPACK_DEBIAN_CPP_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_CPP_PACKAGE_DEPENDS
    "libmallard (= ${PROJECT_VERSION}), libabsl-dev, libflatbuffers-dev, liblua5.4-dev, libncurses-dev, libedit-dev, flatbuffers-compiler")
set(CPACK_COMPONENT_CPP_DESCRIPTION "${PROJECT_DESCRIPTION}: the C++ library
 The static C++ library and its headers, for programs that embed the rules or add games of their own.")
set(CPACK_DEBIAN_TERMINAL_PACKAGE_NAME mallard)
set(CPACK_DEBIAN_TERMINAL_PACKAGE_SECTION games)
set(CPACK_DEBIAN_TERMINAL_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_TERMINAL_DESCRIPTION "Tabletop games in the terminal
 Plays every game of Mallard, with people and computer players; checks and tests packs.")
include(CPack)
