"""TypeScript: actions, events and decisions of every game as unions that `kind` tells apart."""
from model import Arg, Game, Kind
from naming import camel, pascal


def _quoted(word: str) -> str:
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _comment(text: str, indent: str) -> str:
    plain = " ".join(text.split()).replace("*/", "* /")
    return f"{indent}/** {plain} */\n" if plain else ""


def _type(arg: Arg) -> str:
    if arg.type == "text":
        return "string"
    if arg.width == 2:
        return "readonly [number, number]"
    if arg.words:
        return " | ".join(_quoted(word) for word in arg.words)
    return "number"


def _union(name: str, doc: str, kinds: list[Kind]) -> str:
    out = _comment(doc, "") + f"export type {name} =\n"
    for kind in kinds:
        out += _comment(kind.doc, "  ")
        fields = [f"kind: {_quoted(kind.name)}"]
        fields += [f"{camel(arg.name)}: {_type(arg)}" for arg in kind.args]
        if kind.depends:
            fields.append("rest?: readonly number[]")
        out += f"  | {{ {'; '.join(fields)} }}\n"
    return out.rstrip("\n") + ";\n\n"


def _options(game: Game, name: str) -> str:
    out = _comment(f"What a match of {game.title} can be set to; what is left out has its default.", "")
    out += f"export type {name} = {{\n"
    for option in game.options:
        out += _comment(option.doc, "  ")
        kind = {"bool": "boolean", "int": "number", "text": "string"}.get(option.type)
        if option.type == "word":
            kind = " | ".join(_quoted(word) for word in option.words)
        out += f"  {option.name}?: {kind};\n"
    return out + "};\n\n"


def text(games: list[Game]) -> str:
    out = ""
    for game in games:
        name = pascal(game.name)
        out += _union(f"{name}Action", f"What a player of {game.title} can do.", game.actions)
        out += _union(f"{name}Event", f"What happens in {game.title}.", game.events)
        out += _union(f"{name}Decision", f"What a player of {game.title} is asked.", game.decisions)
        out += _options(game, f"{name}Options")
    out += "/** The games of the library, by their names. */\nexport interface Games {\n"
    for game in games:
        name = pascal(game.name)
        out += _comment(game.doc, "  ")
        out += (f"  {game.name}: {{ action: {name}Action; event: {name}Event; "
                f"decision: {name}Decision; options: {name}Options }};\n")
    return out + "}\n"
