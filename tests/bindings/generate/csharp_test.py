"""The C# emitter: names that would clash, keywords, and kinds whose arguments depend."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/generate"))

import csharp  # noqa: E402
import csharp_games  # noqa: E402
from model import Arg, Doc, EnumType, Game, Interface, Kind, Option, Value  # noqa: E402


def game(actions=(), options=()) -> Game:
    return Game("some_game", "Some Game", "A game.", list(actions), [], [], list(options))


def arg(name: str, kind: str = "int", slot: int = 0, width: int = 1, words=()) -> Arg:
    return Arg(name, kind, "", slot, width, list(words), "")


class Games(unittest.TestCase):
    def test_an_action_reads_and_writes_its_slots(self):
        place = Kind(3, "place", "Lay it.", [arg("to", "point", 0, 2), arg("turn", slot=2)], False)
        text = csharp_games.file(game([place]))
        self.assertIn("namespace Mallard.Games.SomeGame", text)
        self.assertIn("To = new Mallard.Point(record.Arg0, record.Arg1);", text)
        self.assertIn("Arg0 = value.To.Column, Arg1 = value.To.Row, Arg2 = value.Turn", text)

    def test_an_argument_may_be_called_like_its_action(self):
        text = csharp_games.file(game([Kind(1, "turn", "", [arg("turn")], False)]))
        self.assertIn("public int TurnValue { get; }", text)

    def test_what_depends_has_room_for_the_rest(self):
        play = Kind(1, "play", "", [arg("card")], False, depends=True)
        text = csharp_games.file(game([play]))
        self.assertIn("public Play(int @card, int @arg1 = 0,", text)
        self.assertIn("Arg6 = value.Arg6", text)

    def test_two_sets_of_words_of_one_name_become_two_enums(self):
        kinds = [Kind(1, "go", "", [arg("way", "word", words=["north", "south"])], False),
                 Kind(2, "look", "", [arg("way", "word", words=["up", "down"])], False)]
        text = csharp_games.file(game(kinds))
        self.assertIn("public enum Way\n", text)
        self.assertIn("public enum LookWay\n", text)

    def test_names_that_cannot_be_told_apart_are_refused(self):
        with self.assertRaisesRegex(ValueError, "same name"):
            csharp_games.file(game([Kind(1, "go", "", [arg("way", "word", words=["a b", "a_b"])],
                                         False)]))
        with self.assertRaisesRegex(ValueError, "no C# type for plane"):
            csharp_games.file(game([Kind(1, "go", "", [arg("to", "plane", 0, 2)], False)]))

    def test_options_have_a_property_of_their_type(self):
        options = [Option("turn_limit", "int", "9", "How long.", 1, 20, []),
                   Option("mode", "word", "plain", "How.", 0, 0, ["plain", "2 teams"])]
        text = csharp_games.file(game(options=options))
        self.assertIn("public long? TurnLimit", text)
        self.assertIn("How long. From 1 to 20. Default: 9.", text)
        self.assertIn("_2Teams,", text)


class Interfaces(unittest.TestCase):
    def test_enums_lose_what_their_values_share(self):
        interface = Interface(enums=[
            EnumType("mld_arg_type", [Value("MLD_ARG_INT", 0, Doc()),
                                      Value("MLD_ARG_CELL", 1, Doc())], Doc(), "x.h"),
            EnumType("mld_open_flags", [Value("MLD_OPEN_NOW", 1, Doc())], Doc(), "x.h")])
        text = csharp.Raw(interface, []).enums_file()
        self.assertIn("Cell = 1,", text)
        self.assertIn("[System.Flags]\n    public enum OpenFlags", text)
        self.assertIn("Now = 1,", text)

    def test_keywords_are_escaped(self):
        self.assertEqual(csharp.identifier("out"), "@out")
        self.assertEqual(csharp.identifier("match"), "match")


if __name__ == "__main__":
    unittest.main()
