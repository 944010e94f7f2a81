using System;
using System.Linq;
using System.Runtime.CompilerServices;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>Many matches moved on by one call.</summary>
    public class BatchTests
    {
        [Fact]
        public void AMatchOfABatchGoesAsItWouldByItself()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var batch = Batch.Start(
                    ruleset, Support.Short(game), new BatchOptions { Matches = 5, Threads = 2, Seed = 7 });
                using var alone = ruleset.NewMatch(Support.Short(game), batch.SeedOf(3));
                using var third = batch.Match(3);
                Assert.Equal((5, 7ul), (batch.Count, batch.Seed));
                Assert.Equal(alone.Seed, third.Seed);
                Assert.Same(ruleset, third.Ruleset);
                var choices = new ulong[5];
                for (var step = 0; step < 30; step++)
                {
                    Assert.Equal(alone.Hash, third.Hash);
                    var states = batch.States();
                    for (var i = 0; i < choices.Length; i++)
                    {
                        choices[i] = states[i].IsOver ? Batch.Pass : states[i].LegalCount / 2;
                    }

                    Assert.Equal((ulong)step, states[3].ActionCount);
                    Assert.Equal(alone.FirstAsked(), states[3].Seat);
                    Assert.True(states[3].IsAsked(states[3].Seat));
                    Assert.Equal((ulong)alone.LegalCount(states[3].Seat), states[3].LegalCount);
                    alone.Apply(states[3].Seat, alone.LegalAction(states[3].Seat, (int)choices[3]));
                    batch.Step(choices);
                }

                batch.PlayOut(ulong.MaxValue, 1);
                Assert.All(batch.States(), state => Assert.True(state.IsOver && state.Seat == -1 && state.LegalCount == 0));
                Assert.True(third.Outcome.IsOver);
                Assert.Equal(third.Outcome.Score(0), batch.States()[3].Score(0));
                Assert.Equal(third.Outcome.HasWon(1), batch.States()[3].HasWon(1));
            }
        }

        [Fact]
        public void ThreadsDoNotMatterAndSeedsDo()
        {
            ulong[] Hashes(int threads, ulong seed)
            {
                using var ruleset = Ruleset.Load("naval_war");
                using var batch = Batch.Start(
                    ruleset, null, new BatchOptions { Matches = 8, Threads = threads, Seed = seed });
                batch.PlayOut(100, 3);
                return Enumerable.Range(0, 8).Select(i =>
                {
                    using var match = batch.Match(i);
                    return match.Hash;
                }).ToArray();
            }

            Assert.Equal(Hashes(1, 4), Hashes(4, 4));
            Assert.NotEqual(Hashes(1, 4), Hashes(1, 5));
            Assert.Equal(8, Hashes(1, 4).Distinct().Count());
        }

        [Fact]
        public void ActionsByATableAndWhatFails()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var batch = Batch.Start(ruleset, null, new BatchOptions { Matches = 3, Seed = 1, History = true, Events = true });
            var table = new GameAction[6];
            batch.LegalActions(2, table);
            using var second = batch.Match(1);
            Assert.Equal(second.LegalAction(0, 1), table[3]);

            var statuses = new Status[3];
            var actions = new[] { table[0], new GameAction { Kind = 99 }, default };
            Assert.False(batch.TryStep(actions, statuses, out var error));
            Assert.Contains("1", error.Message);
            Assert.Equal(new[] { Status.Ok, error.Status, Status.Ok }, statuses);
            Assert.Equal(new ulong[] { 1, 0, 0 }, batch.States().Select(state => state.ActionCount));
            Assert.Throws<MallardException>(() => batch.Step(actions));
            Assert.True(batch.TryStep(new ulong[] { 0, 0, Batch.Pass }, default, out _));
            Assert.False(batch.TryStep(new[] { ulong.MaxValue - 1, Batch.Pass, Batch.Pass }, statuses, out error));
            Assert.Equal(error.Status, statuses[0]);
            Assert.Equal(1, second.UndoDepth);
            Assert.True(second.EventCount(0) > 0);

            batch.Restart(1, 77);
            Assert.Equal(0ul, batch.States()[1].ActionCount);
            Assert.Equal(77ul, batch.SeedOf(1));
            Support.Fails(Status.InvalidArgument, () => batch.Step(new ulong[2]));
            Assert.Throws<ArgumentException>(() => batch.Step(new ulong[3], new Status[2]));
            Assert.Throws<ArgumentException>(() => batch.PlayOut(1, 1, new Status[2]));
            Assert.ThrowsAny<MallardException>(() => batch.Match(3));
            Assert.ThrowsAny<MallardException>(() => batch.SeedOf(-1));
            Assert.ThrowsAny<MallardException>(() => batch.Restart(3, 1));
            Assert.ThrowsAny<MallardException>(() => batch.LegalActions(2, new GameAction[5]));
        }

        [Fact]
        public void OptionsThatAreWrongAreTold()
        {
            using var ruleset = Ruleset.Load("battleducks");
            Assert.False(Batch.TryStart(ruleset, new MatchOptions { ["mdoe"] = "x" }, new BatchOptions(), out var batch, out var error));
            Assert.Null(batch);
            Assert.Equal(Status.NotFound, error.Status);
            foreach (var wrong in new[]
                {
                    new BatchOptions { Matches = 0 }, new BatchOptions { Matches = -1 }, new BatchOptions { Threads = 0 },
                    new BatchOptions { Threads = 257 },
                })
            {
                Assert.False(Batch.TryStart(ruleset, null, wrong, out _, out error));
                Assert.NotEmpty(error.Message);
                Assert.ThrowsAny<MallardException>(() => Batch.Start(ruleset, null, wrong));
            }

            using var drawn = Batch.Start(ruleset, null, new BatchOptions());
            using var again = Batch.Start(ruleset, null, new BatchOptions());
            Assert.NotEqual(drawn.Seed, again.Seed);
        }

        [Fact]
        public void AMatchKeepsItsBatch()
        {
            var ruleset = Ruleset.Load("battleducks");
            var batch = Batch.Start(ruleset, null, new BatchOptions { Matches = 2, Seed = 1 });
            ruleset.Dispose();
            var match = batch.Match(0);
            var hash = match.Hash;
            Assert.Throws<InvalidOperationException>(() => match.Apply(0, match.LegalAction(0, 0)));
            batch.Dispose();
            batch.Dispose();
            Assert.Throws<ObjectDisposedException>(() => batch.States());
            Assert.Throws<ObjectDisposedException>(() => batch.Match(1));
            Assert.Equal(hash, match.Hash);
            using var own = match.Clone();
            match.Dispose();
            match.Dispose();
            Assert.Throws<ObjectDisposedException>(() => match.Hash);
            own.Apply(0, own.LegalAction(0, 0));
        }

        [Fact]
        public void BatchesThatNobodyDisposesLeaveMemoryFlat()
        {
            using var ruleset = Ruleset.Load("battleducks");
            Drop(ruleset, 300);
            var before = Support.Resident();
            Drop(ruleset, 4_000); // 400 MB, if none were given back
            Assert.InRange(Support.Resident() - before, long.MinValue, 150L << 20);
        }

        // Also those of which a match is looked at, which nobody disposes either.
        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Drop(Ruleset ruleset, int count)
        {
            for (var i = 0; i < count; i++)
            {
                var batch = Batch.Start(ruleset, null, new BatchOptions { Matches = 16, Seed = (ulong)i });
                Assert.Equal(0, batch.Match(i % 16).FirstAsked());
                if (i % 100 == 0)
                {
                    GC.WaitForPendingFinalizers(); // they have a thread of their own
                }
            }
        }

        [Fact]
        public void ALoopOfStepsMakesNoGarbage()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var batch = Batch.Start(ruleset, null, new BatchOptions { Matches = 16, Seed = 1 });
            var states = new BatchState[16];
            var statuses = new Status[16];
            var choices = new ulong[16];
            var table = new GameAction[64];
            Support.MakesNoGarbage(() =>
            {
                for (var step = 0; step < 5; step++)
                {
                    batch.States(states);
                    batch.LegalActions(4, table);
                    for (var i = 0; i < 16; i++)
                    {
                        choices[i] = states[i].IsOver ? Batch.Pass : states[i].LegalCount - 1;
                    }

                    batch.Step(choices, statuses);
                }
            });
        }
    }
}
