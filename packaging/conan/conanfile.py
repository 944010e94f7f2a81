"""Mallard for Conan 2: `conan create packaging/conan` builds the sources this recipe lies in."""
import os

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy


class MallardConan(ConanFile):
    name = "mallard"
    version = "0.2.0"
    description = "Rules engines for tabletop games behind a stable C ABI"
    license = "MIT"
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    requires = "abseil/20240116.2", "flatbuffers/23.5.26", "lua/5.4.6", "sol2/3.3.1"
    tool_requires = "flatbuffers/23.5.26"
    # Scripts raise errors through C++ code, so Lua has to be C++ itself.
    default_options = {"lua/*:compile_as_cpp": True}

    def export_sources(self):
        root = os.path.join(self.recipe_folder, os.pardir, os.pardir)
        for pattern in ("CMakeLists.txt", "LICENSE", "THIRD_PARTY.md", "capi/*", "cmake/*",
                        "examples/generic_client/*", "include/*", "scripting/*", "src/*"):
            copy(self, pattern, root, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        CMakeDeps(self).generate()
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["MALLARD_BUILD_TESTS"] = False
        toolchain.cache_variables["MALLARD_BUILD_EXAMPLES"] = False
        lua = self.dependencies["lua"].cpp_info
        library = "lua.lib" if self.settings.os == "Windows" else "liblua.a"
        toolchain.cache_variables["MALLARD_LUA_INCLUDE_DIR"] = lua.includedirs[0]
        toolchain.cache_variables["MALLARD_LUA_LIBRARY"] = os.path.join(lua.libdirs[0], library)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "THIRD_PARTY.md", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        # The package's own CMake files are the ones to use: they know both libraries.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("lib", "cmake", "mallard")]
        self.cpp_info.components["c"].libs = ["mallard"]
        self.cpp_info.components["cpp"].libs = ["mallard_cpp"]
        self.cpp_info.components["cpp"].requires = ["abseil::abseil", "flatbuffers::flatbuffers", "lua::lua",
                                                    "sol2::sol2"]
