"""Names of C and of manifests in the manners of other languages. Knows no language's keywords."""
import re


def parts(name: str) -> list[str]:
    """`wind-up key#2` and `MLD_ARG_CELL` in lower-case words."""
    return [part.lower() for part in re.split(r"[^0-9A-Za-z]+", name) if part]


def pascal(name: str) -> str:
    """`naval_war` is NavalWar. A name that would begin with a digit gets an underscore."""
    text = "".join(part[0].upper() + part[1:] for part in parts(name))
    if not text:
        raise ValueError(f"no name can be made of {name!r}")
    return "_" + text if text[0].isdigit() else text


def camel(name: str) -> str:
    """`turn_limit` is turnLimit."""
    text = pascal(name)
    return text[0].lower() + text[1:]


def common_prefix(names: list[str]) -> str:
    """What all names begin with, up to an underscore: MLD_ARG_ of MLD_ARG_INT and MLD_ARG_CELL."""
    words = [name.split("_") for name in names]
    shared = 0
    while all(len(w) > shared + 1 for w in words) and len({w[shared] for w in words}) == 1:
        shared += 1
    return "_".join(words[0][:shared]) + "_" if shared else ""
