#!/usr/bin/env python3
"""Tries the vcpkg port and the Conan recipe as far as that goes without vcpkg and Conan: stand-ins for
their functions and classes carry out what each asks for, up to a configured build.

    packaging/test.py FOLDER      a folder to work in, which is emptied
"""
import json
import re
import shutil
import subprocess
import sys
import types
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VERSION = re.search(r"^project\(mallard VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]

VCPKG = r"""
set(PORT mallard)
set(CURRENT_PACKAGES_DIR "${WORK}/packages")
function(vcpkg_cmake_configure)
  cmake_parse_arguments(ARG "" "SOURCE_PATH" "OPTIONS" ${ARGN})
  execute_process(COMMAND "${CMAKE_COMMAND}" -S "${ARG_SOURCE_PATH}" -B "${WORK}/build" -G Ninja
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_LIBDIR=lib ${ARG_OPTIONS} OUTPUT_QUIET
    ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  if(said MATCHES "not used by the project")
    message(FATAL_ERROR "an option of the port is none of the project: ${said}")
  endif()
endfunction()
function(vcpkg_cmake_install)
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(ARG "" "CONFIG_PATH" "" ${ARGN})
  file(READ "${WORK}/build/cmake_install.cmake" rules)
  if(NOT rules MATCHES "/${ARG_CONFIG_PATH}\"")
    message(FATAL_ERROR "nothing is installed to ${ARG_CONFIG_PATH}")
  endif()
endfunction()
function(vcpkg_fixup_pkgconfig)
endfunction()
function(vcpkg_copy_pdbs)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(ARG "" "" "FILE_LIST" ${ARGN})
  foreach(file IN LISTS ARG_FILE_LIST)
    if(NOT EXISTS "${file}")
      message(FATAL_ERROR "there is no ${file}")
    endif()
  endforeach()
endfunction()
include("${PORT_FILE}")
"""


def names(manifest: Path) -> set:
    wanted = [need if isinstance(need, str) else need["name"] for need in json.loads(manifest.read_text())["dependencies"]]
    # ncurses is for the terminal program, which neither builds.
    return {name for name in wanted if not name.startswith("vcpkg-") and name != "ncurses"}


def try_vcpkg(work: Path) -> None:
    port = HERE / "vcpkg/mallard"
    assert json.loads((port / "vcpkg.json").read_text())["version"] == VERSION, "the port has another version"
    assert names(port / "vcpkg.json") == names(ROOT / "vcpkg.json"), "the port needs other packages than vcpkg.json"
    work.mkdir()
    (work / "port.cmake").write_text(VCPKG)
    subprocess.run(["cmake", f"-DWORK={work}", f"-DPORT_FILE={port / 'portfile.cmake'}", "-P", work / "port.cmake"],
                   check=True)


class Recipe:
    """What a recipe gets from Conan's own class."""
    def __init__(self, work: Path):
        self.recipe_folder = str(HERE / "conan")
        self.export_sources_folder = self.source_folder = str(work / "source")
        self.package_folder = str(work / "package")
        self.settings = types.SimpleNamespace(os="Linux")
        lua = types.SimpleNamespace(includedirs=["/usr/include/lua5.4"], libdirs=["/usr/lib"])
        self.dependencies = {"lua": types.SimpleNamespace(cpp_info=lua)}
        self.work = work


class Toolchain:
    """Conan's file of settings: here, what is given to CMake."""
    last = None

    def __init__(self, recipe):
        self.cache_variables = {}

    def generate(self):
        Toolchain.last = self


class Build:
    """Conan's CMake: configures; does not build."""
    def __init__(self, recipe):
        self.recipe = recipe

    def configure(self):
        options = [f"-D{name}={value}" for name, value in Toolchain.last.cache_variables.items()
                   if not name.startswith("MALLARD_LUA")]  # this machine's is found by pkg-config
        subprocess.run(["cmake", "-S", self.recipe.source_folder, "-B", self.recipe.work / "build", "-G", "Ninja",
                        *options], check=True, stdout=subprocess.DEVNULL)

    def build(self):
        rules = (self.recipe.work / "build/cmake_install.cmake").read_text()
        for path in re.findall(rf'"({re.escape(self.recipe.source_folder)}/[^"*]+)"', rules):
            assert Path(path).exists(), f"{path} is installed, and not exported by the recipe"

    install = build


def copy(recipe, pattern: str, source: str, target: str) -> None:
    """As Conan's: `*` goes down all folders."""
    found = [path for path in Path(source).glob(pattern.replace("/*", "/**/*")) if path.is_file()]
    assert found, f"nothing is {pattern}"
    for path in found:
        to = Path(target) / path.relative_to(Path(source))
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)


def try_conan(work: Path) -> None:
    stand_ins = {"conan": {"ConanFile": Recipe}, "conan.tools": {}, "conan.tools.files": {"copy": copy},
                 "conan.tools.build": {"can_run": lambda recipe: True},
                 "conan.tools.cmake": {"CMake": Build, "CMakeToolchain": Toolchain, "cmake_layout": lambda recipe: None,
                                       "CMakeDeps": lambda recipe: types.SimpleNamespace(generate=lambda: None)}}
    for name, members in stand_ins.items():
        sys.modules[name] = types.ModuleType(name)
        vars(sys.modules[name]).update(members)
    text = (HERE / "conan/conanfile.py").read_text()
    scope = {}
    exec(compile(text, "conanfile.py", "exec"), scope)
    exec(compile((HERE / "conan/test_package/conanfile.py").read_text(), "test_package", "exec"), {})
    recipe = scope["MallardConan"](work)
    assert recipe.version == VERSION, "the recipe has another version"
    assert {need.split("/")[0] for need in recipe.requires} == names(ROOT / "vcpkg.json")
    recipe.export_sources()
    recipe.layout()
    recipe.generate()
    recipe.build()
    recipe.package()
    assert (work / "package/licenses/LICENSE").exists()


if __name__ == "__main__":
    folder = Path(sys.argv[1]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try_vcpkg(folder / "vcpkg")
    try_conan(folder / "conan")
    print("The vcpkg port and the Conan recipe configure what they promise")
