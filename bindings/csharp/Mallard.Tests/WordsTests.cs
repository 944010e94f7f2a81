using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What a client says to people: prompts, refusals, names, words, menus, costs,
    /// pictures.</summary>
    public class WordsTests
    {
        [Fact]
        public void APromptIsSaidToThePlayerAndToThoseWhoWait()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            Assert.Equal("Player 1 writes an army list.", match.Prompt(1, 0));
            var own = match.Prompt(0, 0);
            Assert.NotEqual(match.Prompt(1, 0), own);
            Assert.NotEqual(own, match.Prompt(0, 0, "fr"));
            Support.Fails(Status.InvalidArgument, () => match.Prompt(0, 9));
        }

        [Fact]
        public void ARefusalIsSaidInTheLanguageOfThePlayer()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            Assert.False(match.TryApply(1, default, out var reason));
            Assert.NotEmpty(match.Refusal(1, reason));
            Assert.Equal(
                "c\u2019est \u00e0 l\u2019autre joueur de d\u00e9cider",
                match.Refusal(0, "it is the other player's turn to decide", "fr"));
            Assert.Equal("no pack has words for this", match.Refusal(0, "no pack has words for this", "fr"));
        }

        [Fact]
        public void AReferenceHasAName()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            Assert.Equal("Joueur 2", match.NameOf(0, new Reference(ArgType.Seat, 1), "fr"));
            Assert.Equal("B6", match.NameOf(0, new Reference(ArgType.Cell, new Cell(1, 5).Index)));
            Assert.Empty(match.NameOf(0, new Reference((ArgType)4711, 0)));
        }

        [Fact]
        public void AMatchKnowsItsOptions()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(new MatchOptions { ["turn_limit"] = "60" }, seed: 2);
            Assert.Equal("turn_limit=60", match.Options);
            Assert.Equal("60", match.Option("turn_limit"));
            Assert.NotEmpty(match.Option("first_player"));
            Support.Fails(Status.NotFound, () => match.Option("turn_limti"));
            using var again = ruleset.NewMatch(new MatchOptions { AsText = match.Options }, match.Seed);
            Assert.Equal(match.Hash, again.Hash);
            using var plain = ruleset.NewMatch();
            Assert.Empty(plain.Options);
        }

        [Fact]
        public void ACatalogHasTheWordsOfTheGame()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                var english = ruleset.Catalog();
                var french = ruleset.Catalog("fr");
                var info = GameInfo.Find(game);
                Assert.Equal(info.Actions.Select(a => a.Kind), english.Actions.Select(a => a.Kind));
                Assert.Equal(info.Events.Select(e => e.Name), english.Events.Select(e => e.Word));
                Assert.Equal(info.Decisions.Count, english.Decisions.Count);
                Assert.All(english.Actions.Concat(english.Decisions), word => Assert.NotEmpty(word.Name));
                Assert.Contains(english.Events, word => word.Sentence.Length > 0);
                Assert.NotEqual(english.Actions.Select(a => a.Name), french.Actions.Select(a => a.Name));
                Assert.Equal(("Player", "Joueur"), (english.CommonWord("player"), french.CommonWord("player")));
                Assert.Equal("Last move", english.CommonWord("mark_last_move"));
                Assert.Empty(english.CommonWord("no such word"));
            }
        }

        [Fact]
        public void ACatalogHasEveryCommonWordThatTheHeaderNames()
        {
            var header = File.ReadAllText(Path.Combine(Support.Root, "capi/mallard_catalog.h"));
            var comment = Regex.Match(header, @"A word that every game needs:(.*?)@param", RegexOptions.Singleline);
            var names = Regex.Matches(comment.Value, "\"(\\w+)\"").Select(m => m.Groups[1].Value).ToList();
            Assert.True(names.Count > 10);
            using var ruleset = Ruleset.Load("battleducks");
            var catalog = ruleset.Catalog();
            Assert.All(names, name => Assert.True(catalog.CommonWord(name).Length > 0, name));
        }

        [Fact]
        public void AMenuIsMadeOfTheOptions()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                var catalog = ruleset.Catalog();
                Assert.Equal(GameInfo.Find(game).Options.Select(o => o.Name), catalog.Options.Select(o => o.Option));
                Assert.NotEqual(
                    catalog.Options.Select(o => o.Name), ruleset.Catalog("fr").Options.Select(o => o.Name));
                foreach (var option in catalog.Options)
                {
                    Assert.NotEmpty(option.Name);
                    Assert.NotEmpty(option.Text);
                    foreach (var choice in option.Choices)
                    {
                        Assert.NotEmpty(choice.Name);
                        var error = Set(ruleset, option.Option, choice.Value);
                        Assert.True(error == null, $"{game}: {option.Option}={choice.Value}: {error}");
                    }
                }
            }

            using var duckhammer = Ruleset.Load("duckhammer");
            Assert.Contains(duckhammer.Catalog().Options.SelectMany(o => o.Choices), c => c.Entry != null);
            Assert.Contains(duckhammer.Catalog().Options, o => (o.Flags & CatalogOptionFlags.Open) != 0);
        }

        [Fact]
        public void AValueOfAChoiceHasItsCosts()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            using var choice = new Choice();
            choice.Begin(match, 0);
            var enlist = (int)match.Parse("enlist quack_marine 5 1").Kind;
            var value = choice.Values(ChoiceStep.Kind).Single(v => v.Value0 == enlist);
            var cost = Assert.Single(choice.Costs(ChoiceStep.Kind, value));
            Assert.True(cost.IsLeast && cost.Amount > 0);
            Assert.NotEmpty(cost.What);
            Assert.NotEqual(cost.What, choice.Costs(ChoiceStep.Kind, value, "fr")[0].What);
            Support.Fails(Status.InvalidArgument, () => choice.Costs(3, value));
        }

        [Fact]
        public void ASceneIsDrawnAsSvg()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 1);
                using var scene = new Scene();
                scene.Update(match, 0);
                var svg = XDocument.Parse(scene.ToSvg());
                Assert.Equal("svg", svg.Root!.Name.LocalName);
                var small = scene.ToSvg(new SvgOptions
                {
                    Width = 400, Theme = SvgTheme.Dark, Title = false, Legend = false, References = true, IdPrefix = "x",
                });
                Assert.Equal("400", XDocument.Parse(small).Root!.Attribute("width")!.Value);
                Assert.Contains("data-ref", small);
                Assert.DoesNotContain("data-ref", scene.ToSvg());
                Support.Fails(Status.InvalidArgument, () => scene.ToSvg(new SvgOptions { Width = 1 }));
            }
        }

        // Options can depend on each other: what the library has against a choice alone must not be that
        // there is no such value.
        private static string? Set(Ruleset ruleset, string option, string value)
        {
            if (ruleset.TryNewMatch(new MatchOptions { [option] = value }, 1, out var match, out var error))
            {
                match.Dispose();
                return null;
            }

            return error.Message.Contains("nearest") || error.Status == Status.NotFound ? error.Message : null;
        }
    }
}
