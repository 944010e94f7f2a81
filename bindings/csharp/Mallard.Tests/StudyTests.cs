using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using System.Threading;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What designers use: studies, a pack's own tests; and signatures.</summary>
    public class StudyTests
    {
        [Fact]
        public void ASimulationTellsOfItsGamesAndReportsTheSameEveryTime()
        {
            using var ruleset = Ruleset.Load("battleducks");
            var heard = new List<(ulong Done, ulong Total)>();
            var options = new StudyOptions
            {
                Games = 6, Seed = 3, Players = "random", Progress = (done, total) => heard.Add((done, total)),
            };
            using var study = Study.Simulate(ruleset, new MatchOptions { ["mode"] = "advanced" }, options);
            Assert.Equal(Enumerable.Range(1, 6).Select(n => ((ulong)n, 6ul)), heard);
            using var json = JsonDocument.Parse(study.ToJson());
            Assert.Equal(JsonValueKind.Object, json.RootElement.ValueKind);
            Assert.StartsWith("<!", study.ToHtml());

            options.Threads = 2;
            using var again = Study.Simulate(ruleset, new MatchOptions { ["mode"] = "advanced" }, options);
            Assert.Equal(study.ToJson(), again.ToJson());
            options.Seed = 4;
            using var other = Study.Simulate(ruleset, null, options);
            Assert.NotEqual(study.ToJson(), other.ToJson());
        }

        [Fact]
        public void ATournamentAndAnAnalysisAreStudiesToo()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var tournament = Study.Tournament(
                ruleset, null, new StudyOptions { Games = 2, Players = "random,standard", MaxActions = 5000 });
            Assert.Contains("standard", tournament.ToJson());

            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random, 1);
            Support.PlayOut(match, bot, 12);
            using var analysis = Study.Analyse(match, new StudyOptions { Players = "standard" });
            Assert.NotEqual(tournament.ToJson(), analysis.ToJson());
            analysis.Dispose();
            Assert.Throws<ObjectDisposedException>(() => analysis.ToJson());
        }

        [Fact]
        public void AStudyIsEndedOrRefused()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var source = new CancellationTokenSource();
            var games = 0;
            var options = new StudyOptions
            {
                Games = 1000, Players = "random", Cancellation = source.Token,
                Progress = (done, total) =>
                {
                    games++;
                    if (done == 3)
                    {
                        source.Cancel();
                    }
                },
            };
            Assert.Throws<OperationCanceledException>(() => Study.Simulate(ruleset, null, options));
            Assert.Equal(3, games);
            Assert.Throws<OperationCanceledException>(() => Study.Simulate(ruleset, null, options));
            Assert.Equal(3, games);

            options.Cancellation = default;
            options.Progress = (done, total) => throw new TimeZoneNotFoundException("mine");
            Assert.Throws<TimeZoneNotFoundException>(() => Study.Simulate(ruleset, null, options));
            options.Progress = null;
            options.Players = "standrad";
            Assert.ThrowsAny<MallardException>(() => Study.Simulate(ruleset, null, options));
            options.Players = "random";
            Support.Fails(Status.InvalidArgument, () => Study.Tournament(ruleset, null, options));
            Support.Fails(
                Status.NotFound, () => Study.Simulate(ruleset, new MatchOptions { ["mdoe"] = "x" }, options));
            using var forgetful = ruleset.NewMatch(history: false);
            Assert.ThrowsAny<MallardException>(() => Study.Analyse(forgetful, options));
        }

        [Fact]
        public void APackRunsItsOwnTests()
        {
            using var pack = Pack.FromTemplate("battleducks", "my_mod");
            using var ruleset = Ruleset.Load("battleducks", pack);
            var run = PackTests.Run(ruleset, pack);
            Assert.True(run.HasPassed, string.Join("\n", run.Tests));
            Assert.NotEmpty(run.Tests);
            Assert.All(run.Tests, test => Assert.True(test.Name.Length > 0 && test.Line > 0 && test.Message.Length == 0));
            Assert.Empty(PackTests.Run(ruleset, pack, "no test is called like that").Tests);

            pack.Add("tests/broken.lua", "test('breaks', function()\n  error('on purpose')\nend)\nrandom_play { games = 2 }");
            var broken = PackTests.Run(ruleset, pack);
            Assert.False(broken.HasPassed);
            var failure = Assert.Single(broken.Tests, test => !test.HasPassed);
            Assert.Equal(("tests/broken.lua", "breaks", 2), (failure.File, failure.Name, failure.FailureLine));
            Assert.Contains("on purpose", failure.Message);
            Assert.Contains("tests/broken.lua:2", failure.ToString());
            var wish = Assert.Single(broken.RandomPlays, play => play.File == "tests/broken.lua");
            Assert.Equal((2, 4), (wish.Games, wish.Line));

            using var empty = Pack.Create("empty");
            Assert.ThrowsAny<MallardException>(() => PackTests.Run(ruleset, empty));
        }

        [Fact]
        public void BytesAreSigned()
        {
            var key = Enumerable.Range(0, 32).Select(n => (byte)n).ToArray();
            var bytes = new byte[] { 1, 2, 3 };
            var signature = Signature.Sign(key, bytes);
            Assert.Equal(Signature.Size, signature.Length);
            Assert.True(Signature.IsValid(key, bytes, signature));
            Assert.False(Signature.IsValid(key, new byte[] { 1, 2, 4 }, signature));
            Assert.False(Signature.IsValid(key.Reverse().ToArray(), bytes, signature));
            Assert.False(Signature.IsValid(key, bytes, signature.AsSpan(1)));
            signature[31] ^= 1;
            Assert.False(Signature.IsValid(key, bytes, signature));
            Support.Fails(Status.InvalidArgument, () => Signature.Sign(default, bytes));
            Support.Fails(Status.InvalidArgument, () => Signature.Sign(new byte[65], bytes));
        }

        [Fact]
        public void AMatchCanBeAnotherEveryTime()
        {
            Assert.NotEqual(Ruleset.RandomSeed(), Ruleset.RandomSeed());
        }

        [Fact]
        public void AnActionMayNotTakeForEver()
        {
            using var mod = Support.Mod("extra", "battleducks");
            var options = new RulesetOptions { ActionInstructions = -1 };
            Assert.False(Ruleset.TryLoad("battleducks", new[] { mod }, options, out _, out var error));
            Assert.NotEmpty(error.Message);
            options.ActionInstructions = 500_000;
            using var ruleset = Ruleset.Load("battleducks", new[] { mod }, options);
            Assert.NotEmpty(ruleset.Packs);
        }
    }
}
