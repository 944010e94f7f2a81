#!/usr/bin/env python3
"""Checks that a library for Macs is signed as it is: macOS ends a program for ARM whose library has another
hash for one of its pages than the signature says. Done on any machine, since none of them is a Mac.

    cmake/dist/signature.py LIBRARY

Of a universal file every library is looked at. The signature is of nobody (ad hoc): it says what the
library is, not who made it.
"""
import hashlib
import struct
import sys
from pathlib import Path

MACH_O_64, UNIVERSAL = 0xFEEDFACF, 0xCAFEBABE
LC_CODE_SIGNATURE = 0x1D
SUPER_BLOB, CODE_DIRECTORY = 0xFADE0CC0, 0xFADE0C02
AD_HOC = 0x2
SHA256 = 2
ARM64 = 0x0100000C


class Mistake(Exception):
    """Something that macOS would not take."""


def slices(data: bytes) -> list[bytes]:
    """The libraries in a file: one, or those of a universal file."""
    if struct.unpack_from(">I", data)[0] != UNIVERSAL:
        return [data]
    count = struct.unpack_from(">I", data, 4)[0]
    places = [struct.unpack_from(">5I", data, 8 + 20 * i) for i in range(count)]
    return [data[offset:offset + size] for _, _, offset, size, _ in places]


def signature_of(library: bytes) -> bytes:
    """What the load command of the signature leads to; empty if there is none."""
    magic, _, _, _, count = struct.unpack_from("<5I", library)
    if magic != MACH_O_64:
        raise Mistake("is no library for Macs")
    at = 32
    for _ in range(count):
        command, size = struct.unpack_from("<2I", library, at)
        if command == LC_CODE_SIGNATURE:
            offset, length = struct.unpack_from("<2I", library, at + 8)
            if offset + length != len(library):
                raise Mistake("does not end with its signature")
            return library[offset:]
        at += size
    return b""


def check(library: bytes) -> str:
    """What is said of one library; raises what is wrong."""
    processor = struct.unpack_from("<I", library, 4)[0]
    blob = signature_of(library)
    if not blob:
        if processor == ARM64:
            raise Mistake("is not signed")
        return "not signed, which Intel's processors do not ask for"
    magic, _, count = struct.unpack_from(">3I", blob)
    places = dict(struct.unpack_from(">2I", blob, 12 + 8 * i) for i in range(count))
    if magic != SUPER_BLOB or 0 not in places:
        raise Mistake("has a signature without a code directory")
    directory = blob[places[0]:]
    magic, _, _, flags, hashes, _, _, number, limit = struct.unpack_from(">9I", directory)
    size, kind, _, page = struct.unpack_from(">4B", directory, 36)
    if magic != CODE_DIRECTORY or not flags & AD_HOC or (size, kind) != (32, SHA256):
        raise Mistake("has a signature of another kind")
    pages = [library[at:min(at + (1 << page), limit)] for at in range(0, limit, 1 << page)]
    if number != len(pages) or limit != len(library) - len(blob):
        raise Mistake("has a signature for something longer or shorter")
    for i, content in enumerate(pages):
        if hashlib.sha256(content).digest() != directory[hashes + 32 * i:hashes + 32 * (i + 1)]:
            raise Mistake(f"has another hash for page {i} than its signature says")
    return f"signed, {number} pages"


def main(arguments: list[str]) -> int:
    try:
        for library in slices(Path(arguments[0]).read_bytes()):
            print(check(library))
    except (Mistake, struct.error) as mistake:
        print(f"{arguments[0]} {mistake}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
