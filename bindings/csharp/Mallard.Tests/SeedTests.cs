using System;
using System.Linq;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What is given no seed draws one, and tells it.</summary>
    public class SeedTests
    {
        [Fact]
        public void AMatchWithoutASeedIsAnotherEveryTimeAndTellsItsSeed()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var one = ruleset.NewMatch();
            using var two = ruleset.NewMatch();
            using var again = ruleset.NewMatch(seed: one.Seed);
            Assert.NotEqual(one.Hash, two.Hash);
            Assert.Equal(one.Hash, again.Hash);
            Assert.True(ruleset.TryNewMatch(null, null, out var third, out _));
            using var drawn = third;
            Assert.NotEqual(one.Hash, drawn.Hash);
        }

        [Fact]
        public void ASeedOfZeroIsASeed()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var one = ruleset.NewMatch(seed: 0);
            using var two = ruleset.NewMatch(seed: 0);
            Assert.Equal(0ul, one.Seed);
            Assert.Equal(one.Hash, two.Hash);
        }

        [Fact]
        public void OnlyWhatBeganWithASeedTellsOne()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 5);
            using var clone = match.Clone();
            using var restored = ruleset.Restore(match.Snapshot(Viewer.Host));
            using var view = ruleset.OpenView(match.Snapshot(0));
            Assert.Equal((5ul, null, null), (clone.Seed!.Value, restored.Seed, view.Seed));
            clone.Reseed(3);
            Assert.Null(clone.Seed);
            clone.CopyStateFrom(match);
            Assert.Equal(5ul, clone.Seed);
        }

        [Fact]
        public void BotsAndStudiesDrawTheirsToo()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var one = new Bot(match, Bot.Random);
            using var two = new Bot(match, Bot.Random);
            using var again = new Bot(match, Bot.Random, one.Seed);
            Assert.NotEqual(one.Seed, two.Seed);
            var many = Enumerable.Range(0, 20).Select(_ => one.Choose(match, 0)).ToArray();
            Assert.Equal(many, Enumerable.Range(0, 20).Select(_ => again.Choose(match, 0)));

            var options = new StudyOptions { Games = 2, Players = "random" };
            using var study = Study.Simulate(ruleset, null, options);
            using var other = Study.Simulate(ruleset, null, options);
            options.Seed = study.Seed;
            using var same = Study.Simulate(ruleset, null, options);
            Assert.NotEqual(study.ToJson(), other.ToJson());
            Assert.Equal(study.ToJson(), same.ToJson());
        }
    }
}
