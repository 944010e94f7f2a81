"""Wheels: one for each platform, with its library and the licences of what is inside."""
import base64
import hashlib
import importlib.util
import zipfile
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[1]


@pytest.fixture
def wheels(tmp_path):
    spec = importlib.util.spec_from_file_location("wheel", HERE / "wheel.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, (place, _) in module.PLATFORMS.items():
        library = tmp_path / "dist" / name / place
        library.parent.mkdir(parents=True)
        library.write_bytes(name.encode())
        licences = tmp_path / "dist" / name / "share/doc/mallard/licences"
        licences.mkdir(parents=True)
        (licences / "lua").write_text("MIT")
    return module.build_all(tmp_path / "dist", tmp_path / "wheels"), module


def test_each_platform_has_its_own(wheels):
    paths, module = wheels
    assert [path.name for path in paths] == [
        f"mallard-{module.version()}-py3-none-{tag}.whl" for _, tag in module.PLATFORMS.values()]
    for path, (name, (place, tag)) in zip(paths, module.PLATFORMS.items()):
        with zipfile.ZipFile(path) as wheel:
            library, = [entry for entry in wheel.namelist() if "/_library/" in entry]
            assert wheel.read(library) == name.encode()
            assert library.rsplit("/", 1)[1] == place.rsplit("/", 1)[1]
            assert f"Tag: py3-none-{tag}" in wheel.read(
                f"mallard-{module.version()}.dist-info/WHEEL").decode()
            assert any(entry.endswith("licenses/lua") for entry in wheel.namelist())


def test_the_record_lists_every_file_with_its_hash(wheels):
    with zipfile.ZipFile(wheels[0][0]) as wheel:
        record, = [name for name in wheel.namelist() if name.endswith("RECORD")]
        lines = [line.rsplit(",", 2) for line in wheel.read(record).decode().splitlines()]
        assert {name for name, _, _ in lines} == set(wheel.namelist())
        for name, digest, size in lines:
            if name == record:
                continue
            data = wheel.read(name)
            wanted = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            assert digest == f"sha256={wanted}" and int(size) == len(data)


def test_the_same_input_gives_the_same_bytes(wheels, tmp_path):
    paths, module = wheels
    again = module.build_all(tmp_path / "dist", tmp_path / "again")
    assert [path.read_bytes() for path in paths] == [path.read_bytes() for path in again]
