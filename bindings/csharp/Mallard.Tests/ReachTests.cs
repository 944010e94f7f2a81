using System;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.Json;
using System.Threading;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What few programs need: parts of lists, samples, the catalog for other programs, a deadline.</summary>
    public class ReachTests
    {
        [Fact]
        public void APartOfTheLegalActions()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random, 1);
            var parts = 0;
            for (var i = 0; i < 60; i++)
            {
                var seat = match.FirstAsked();
                var legal = match.LegalActions(seat);
                foreach (var kind in legal.Select(one => one.Kind).Distinct())
                {
                    var same = legal.Where(one => one.Kind == kind).ToArray();
                    var pattern = new GameAction { Kind = kind, Arg0 = same[^1].Arg0 };
                    Assert.Equal(same.Length, match.LegalCount(seat, pattern, 0));
                    var agreeing = same.Where(one => one.Arg0 == pattern.Arg0).ToArray();
                    var found = new GameAction[legal.Length];
                    Assert.Equal(agreeing.Length, match.LegalActions(seat, pattern, 1, found));
                    Assert.Equal(agreeing, found.Take(agreeing.Length));
                    Assert.Equal(agreeing.Length, match.LegalActions(seat, pattern, 1, default));
                    parts += agreeing.Length < legal.Length ? 1 : 0;
                }

                match.Apply(bot.Choose(match));
            }

            Assert.True(parts > 10);
            Support.Fails(Status.InvalidArgument, () => match.LegalCount(9, default, 0));
        }

        [Fact]
        public void SamplesIntoTheSameMatchMakeNoGarbage()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random, 1);
            Support.PlayOut(match, bot, 30);
            using var sample = match.Clone();
            var view = match.Snapshot(0);
            for (ulong seed = 0; seed < 5; seed++)
            {
                sample.ImagineFrom(match, 0, seed);
                using var other = ruleset.Imagine(view, seed);
                Assert.Equal(other.Hash, sample.Hash);
                Assert.Equal(view, sample.Snapshot(0));
                Assert.Null(sample.Seed);
            }

            ulong next = 9;
            Support.MakesNoGarbage(() => sample.ImagineFrom(match, 1, next++));
            Assert.Throws<InvalidOperationException>(() =>
            {
                using var batch = Batch.Start(ruleset, null, new BatchOptions());
                using var lent = batch.Match(0);
                lent.ImagineFrom(match, 0, 1);
            });
            Support.Fails(Status.InvalidArgument, () => sample.ImagineFrom(match, 5, 1));
        }

        [Fact]
        public void TheCatalogForOtherPrograms()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var json = JsonDocument.Parse(ruleset.CatalogJson());
                var first = ruleset.Catalog().Kinds.SelectMany(kind => kind.Entries).First(entry => entry.Name.Length > 0);
                Assert.Contains(JsonSerializer.Serialize(first.Id), json.RootElement.GetRawText());
                Assert.NotEqual(ruleset.CatalogJson(), ruleset.CatalogJson("fr"));
                Assert.NotEqual(ruleset.CatalogBytes(), ruleset.CatalogBytes("fr-CA"));
                Assert.Contains(first.Id, Encoding.UTF8.GetString(ruleset.CatalogBytes()));
                Assert.All(ruleset.Catalog().Kinds, kind =>
                {
                    Assert.Contains(kind.Fields, field => field.Name == "name" && field.Text.Length > 0);
                    foreach (var entry in kind.Entries)
                    {
                        Assert.All(entry.Fields.Names, name => Assert.Contains(kind.Fields, field => field.Name == name));
                    }

                    Assert.All(
                        kind.Fields.Where(field => field.Type == FieldType.Reference),
                        field => Assert.NotEmpty(field.Reference));
                });
            }
        }

        [Fact]
        public void ScriptsStopWhenTimeIsUp()
        {
            using var slow = Support.Mod("slow", "battleducks", ("slow.lua", @"
maneuver { id = 'm', cooldown = 3, footprint = { 'o' }, resolve = function(ctx)
  for i = 1, 40 do pcall(function() for j = 1, 4000 do end end) end
end }
category { id = 'c', min_ducks = 2, max_ducks = 2, maneuver = 'm' }
formation { id = 'f', category = 'c', shape = { '##' } }"));
            using var ruleset = Ruleset.Load("battleducks", slow);
            using var match = ruleset.NewMatch(new MatchOptions { AsText = "fleet=f first_player=p1" }, 1);
            for (var seat = 0; seat < 2; seat++)
            {
                match.Apply(seat, match.Parse("fill"));
                foreach (var line in new[] { "commander f", "ready" })
                {
                    var legal = match.LegalActions(seat).First(one => match.Format(one).StartsWith(line));
                    match.Apply(seat, legal);
                }
            }

            var action = match.Parse("maneuver f r0 A1");
            var hash = match.Hash;
            Status Try()
            {
                Assert.False(match.TryApply(0, action, out var reason));
                Assert.Equal(hash, match.Hash);
                return reason.Status;
            }

            ScriptDeadline.Run(TimeSpan.Zero, () => Assert.Equal(Status.Interrupted, Try()));
            using var button = new CancellationTokenSource();
            button.Cancel();
            ScriptDeadline.Run(button.Token, () => Assert.Equal(Status.Interrupted, Try()));

            // One in another: the first that comes ends it, and the outer one goes on after the inner.
            ScriptDeadline.Run(button.Token, () => ScriptDeadline.Run(TimeSpan.FromHours(1), () => Assert.Equal(Status.Interrupted, Try())));
            ScriptDeadline.Run(TimeSpan.Zero, () =>
            {
                ScriptDeadline.Run(TimeSpan.FromHours(1), () => { });
                Assert.Equal(Status.Interrupted, Try());
            });

            // Other threads never ask, and it ends with what was done in it, also when that throws.
            Assert.Throws<TimeZoneNotFoundException>(
                () => ScriptDeadline.Run(TimeSpan.Zero, () => throw new TimeZoneNotFoundException()));
            using var aside = match.Clone();
            ScriptDeadline.Run(TimeSpan.Zero, () =>
            {
                var thread = new Thread(() => aside.Apply(0, action));
                thread.Start();
                thread.Join();
            });
            Assert.NotEqual(hash, aside.Hash);
            ScriptDeadline.Run(TimeSpan.FromHours(1), () => match.Apply(0, action));
            Assert.Equal(aside.Hash, match.Hash);
        }

        [Fact]
        public void MarksOfAScenesOwnHaveNames()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            using var scene = new Scene();
            scene.SetLanguage("fr");
            scene.Update(match, 0);
            var french = scene.OwnMarks.ToArray().Select(scene.Label).ToArray();
            Assert.InRange(french.Length, 4, 8);
            Assert.All(french, Assert.NotEmpty);
            scene.SetLanguage("en");
            match.Apply(match.FirstAsked(), match.LegalAction(match.FirstAsked(), 0));
            scene.Update(match, 0);
            var english = scene.OwnMarks.ToArray().Select(scene.Label).ToArray();
            Assert.Equal(french.Length, english.Length);
            Assert.NotEqual(french, english);
            var shown = (1u << (24 + english.Length)) - 1;
            Assert.All(scene.Items.ToArray(), item => Assert.Equal(0u, (uint)item.Marks & ~shown));
        }
    }
}
