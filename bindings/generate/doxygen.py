"""Doxygen comments as plain text."""
import re

from model import THREADS, Doc

_THREAD = re.compile(r"\b(Any thread|One thread an object)\b[^.]*\.")
_SINCE = re.compile(r"\bSince (\d+(?:\.\d+)*)\.")
_COMMAND = re.compile(r"^[@\\](param|returns?|since|threadsafety|note|name|file)\b(?:\[\w+\])?\s*")


def strip(comment: str) -> str:
    """The lines of a comment without `/**`, stars and `*/`."""
    body = re.sub(r"^/\*\*+<?|\*/$", "", comment)
    return "\n".join(re.sub(r"^\s*\* ?", "", line).rstrip() for line in body.split("\n")).strip()


def _join(lines: str) -> str:
    """Joins the lines of each paragraph; lists and indented code keep theirs."""
    paragraphs = []
    for paragraph in re.split(r"\n\s*\n", lines.strip()):
        if re.search(r"(?m)^( {4}|- |\* |\d+\. )", paragraph):
            paragraphs.append(paragraph)
        else:
            paragraphs.append(" ".join(paragraph.split()))
    return "\n\n".join(p for p in paragraphs if p)


def parse(comment: str) -> Doc:
    """Takes a comment apart: text, @param, @return, thread safety, since."""
    sections: list[tuple[str, list[str]]] = [("", [])]
    for line in strip(comment).split("\n"):
        command = _COMMAND.match(line.strip())
        if command and command[1] not in ("file", "name"):
            sections.append((command[1], [line.strip()[command.end():]]))
        elif not line.strip() and sections[-1][0]:
            sections.append(("", []))  # A blank line ends a command.
        else:
            sections[-1][1].append(line)
    text, params, returns, since, safety = [], [], "", "", ""
    for command, lines in sections:
        body = "\n".join(lines)
        if command == "param":
            name, _, rest = _join(body).partition(" ")
            params.append((name, rest))
        elif command in ("return", "returns"):
            returns = _join(body)
        elif command == "since":
            since = _join(body).rstrip(".")
        elif command == "threadsafety":
            safety = _join(body)
        else:
            text.append(body)
    whole = _join("\n\n".join(text))
    thread = _THREAD.search(whole)
    found = _SINCE.search(whole)
    whole = _THREAD.sub("", _SINCE.sub("", whole))
    whole = "\n\n".join(p for p in (re.sub(r"[ \t]+(\n|$)", r"\1", p).strip()
                                    for p in whole.split("\n\n")) if p)
    if thread:
        safety = {words.lower(): word for word, words in THREADS.items()}[thread[1].lower()]
    return Doc(whole, tuple(params), returns, safety, found[1] if found else since)


def plain(text: str) -> str:
    """Without references and code marks: `::mld_status` becomes mld_status."""
    return re.sub(r"(?<![\w:])(?:::|#)(?=[A-Za-z_])", "", text).replace("`", "")
