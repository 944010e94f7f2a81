using System.Linq;
using Xunit;

namespace Mallard.Tests
{
    public class CatalogTests
    {
        [Fact]
        public void EveryEntryOfEveryGameHasANameAndAText()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                var catalog = ruleset.Catalog();
                ruleset.Dispose();
                Assert.Equal("en", catalog.Language);
                Assert.NotEmpty(catalog.Kinds);
                foreach (var entry in catalog.Kinds.SelectMany(k => k.Entries))
                {
                    Assert.NotEmpty(entry.Name);
                    Assert.NotEmpty(entry.Word);
                    Assert.Contains(":", entry.Id);
                    Assert.True(entry.Line > 0 && entry.File.EndsWith(".lua"), entry.Id);
                    Assert.Equal(CatalogValueType.Table, entry.Fields.Type);
                    Assert.StartsWith("{", entry.Fields.ToString());
                }
            }
        }

        [Fact]
        public void ACatalogSpeaksTheLanguagesOfItsPacks()
        {
            using var ruleset = Ruleset.Load("battleducks");
            var english = ruleset.Catalog();
            var french = ruleset.Catalog("fr-CA");
            Assert.Contains("fr", english.Languages);
            Assert.Equal("fr", french.Language);
            Assert.Equal("en", ruleset.Catalog("xx").Language);
            var kind = english.Kind("formation")!;
            Assert.Null(english.Kind("no such kind"));
            Assert.NotEqual(
                kind.Entries.Select(e => e.Text), french.Kind("formation")!.Entries.Select(e => e.Text));
            Assert.Equal(kind.Entries.Select(e => e.Id), french.Kind("formation")!.Entries.Select(e => e.Id));
        }

        [Fact]
        public void FieldsExtrasAndTagsAreHandedOn()
        {
            using var mod = Support.Mod(
                "extra",
                "battleducks",
                ("a.lua", "patch.formation { id = \"battleducks:single\", icon = \"art/one\", tags = { \"tiny\" }, extra = { scale = 3, list = { true, \"x\" } } }"));
            using var ruleset = Ruleset.Load("battleducks", mod);
            var entry = ruleset.Catalog().Kind("formation")!.Entries.Single(e => e.Id == "battleducks:single");
            Assert.Equal("art/one", entry.Icon);
            Assert.Equal(new[] { "tiny" }, entry.Tags);
            Assert.Equal(3, entry.Extra["scale"]!.Integer);
            Assert.Null(entry.Extra["nothing"]);
            var list = entry.Extra["list"]!;
            Assert.Equal(CatalogValueType.List, list.Type);
            Assert.Equal("{ true, x }", list.ToString());
            Assert.NotEmpty(entry.Fields.Names);
        }

        [Fact]
        public void AnItemOfASceneShowsItsEntry()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Standard, 1);
            Support.PlayOut(match, bot, 3);
            using var scene = new Scene();
            scene.Update(match, 0);
            var catalog = ruleset.Catalog();
            var shown = scene.Items.ToArray().Where(i => catalog.EntryOf(i) != null).ToArray();
            Assert.NotEmpty(shown);
            Assert.All(shown, item => Assert.NotEmpty(catalog.EntryOf(item)!.Name));
        }

        [Fact]
        public void EventsTellTheirStory()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Standard, 1);
            Support.PlayOut(match, bot, 20);
            var sentences = 0;
            var places = 0;
            for (var i = 0; i < match.EventCount(0); i++)
            {
                var story = match.Story(0, i);
                Assert.Equal(match.Events(0, i)[0], story.Event);
                Assert.InRange(story.Actor, -1, 1);
                if (story.Has(ArgRole.Place))
                {
                    places++;
                    Assert.Equal((ushort)ArgType.Cell, story.Place.Type);
                }

                var english = match.Tell(0, i);
                sentences += english.Length > 0 && english != match.Tell(0, i, "fr") ? 1 : 0;
            }

            Assert.True(sentences > 0 && places > 0);
            Support.Fails(Status.InvalidArgument, () => match.Story(0, 1 << 20));
        }
    }
}
