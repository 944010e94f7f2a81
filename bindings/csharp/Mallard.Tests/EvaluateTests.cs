using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>A search that asks C# what imagined matches are worth.</summary>
    public class EvaluateTests
    {
        [Fact]
        public void WhatAMatchIsWorthIsWhatTheFunctionSays()
        {
            var searched = 0;
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 2);
                using var random = new Bot(match, Bot.Random, 1);
                Support.PlayOut(match, random, 30);
                var seats = new HashSet<int>();
                using var bot = new Bot(match, Asking((imagined, seat) =>
                {
                    seats.Add(seat);
                    Assert.Same(ruleset, imagined.Ruleset);
                    Assert.Equal(match.SeatCount, imagined.SeatCount);
                    return 12_345;
                }));
                var asked = match.FirstAsked();
                var advice = bot.Advise(match, asked);
                Assert.True(match.IsLegal(asked, bot.Choose(match, asked)));
                if (seats.Count > 0) // it has more to do than the one thing that can be done
                {
                    Assert.Equal(new[] { asked }, seats);
                    Assert.Contains(advice, one => one.Value == 12_345);
                    searched++;
                }
            }

            Assert.InRange(searched, 4, 6);
        }

        [Fact]
        public void WhatIsWantedIsDone()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 5);
            var differs = 0;
            for (var i = 0; i < 12; i++)
            {
                var seat = match.FirstAsked();
                GameAction Wanting(int sign)
                {
                    using var bot = new Bot(
                        match, Asking((imagined, s) => sign * (long)(imagined.Hash % 1000), iterations: 64));
                    return bot.Choose(match, seat);
                }

                var chosen = Wanting(1);
                Assert.Equal(chosen, Wanting(1));
                differs += chosen.Equals(Wanting(-1)) ? 0 : 1;
                match.Apply(seat, chosen);
            }

            Assert.True(differs > 0);
        }

        [Fact]
        public void AnImaginedMatchIsLentForTheCall()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var scene = new Scene();
            Match? kept = null;
            Match? copy = null;
            using var bot = new Bot(match, Asking((imagined, seat) =>
            {
                scene.Update(imagined, seat);
                Assert.NotEmpty(scene.Items.ToArray());
                Assert.True(imagined.EventCount(seat) >= 0);
                Assert.Throws<InvalidOperationException>(() => imagined.Apply(seat, default));
                Assert.Throws<InvalidOperationException>(() => imagined.Reseed(1));
                kept = imagined;
                copy ??= imagined.Clone();
                return imagined.Outcome.Score(seat);
            }));
            bot.Choose(match);
            Assert.Throws<ObjectDisposedException>(() => kept!.Outcome);
            kept!.Dispose();
            using var other = new Bot(copy!, Bot.Random, 1);
            copy!.Apply(other.Choose(copy)); // a copy is one's own
            copy.Dispose();
        }

        [Fact]
        public async Task WhatTheFunctionThrowsIsThrownByWhoeverAsked()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            var calls = 0;
            var throws = true;
            using var bot = new Bot(match, Asking(
                (imagined, seat) => ++calls > 0 && throws ? throw new TimeZoneNotFoundException("mine") : 0,
                iterations: 1_000_000));
            Assert.Equal("mine", Assert.Throws<TimeZoneNotFoundException>(() => bot.Choose(match)).Message);
            Assert.InRange(calls, 1, 1);
            Assert.Throws<TimeZoneNotFoundException>(() => bot.Advise(match, 0));
            Assert.Throws<TimeZoneNotFoundException>(() => bot.Judge(match, 0, match.LegalAction(0, 0)));
            await Assert.ThrowsAsync<TimeZoneNotFoundException>(() => bot.ChooseAsync(match, 0));

            // And afterwards it thinks as ever.
            throws = false;
            var thought = bot.ChooseAsync(match, 0);
            bot.Hurry();
            while (!thought.IsCompleted)
            {
                bot.Hurry();
                await Task.Delay(1);
            }

            Assert.True(match.IsLegal(0, await thought));
        }

        [Fact]
        public void SeveralThreadsAskAndChooseTheSame()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            var threads = new ConcurrentDictionary<int, bool>();
            long Worth(Match imagined, int seat)
            {
                threads[Environment.CurrentManagedThreadId] = true;
                return (long)(imagined.Hash % 1000);
            }

            using var one = new Bot(match, Asking(Worth, iterations: 400));
            var chosen = one.Choose(match);
            Assert.Single(threads);
            using var four = new Bot(match, Asking(Worth, iterations: 400, threads: 4));
            Assert.Equal(chosen.Action, four.Choose(match, chosen.Seat));
            Assert.InRange(threads.Count, 2, 400); // every round of a search may have threads of its own

            // What one of them throws ends them all.
            using var bad = new Bot(match, Asking((m, s) => throw new TimeZoneNotFoundException(), 400, 4));
            Assert.Throws<TimeZoneNotFoundException>(() => bad.Choose(match));
        }

        [Fact]
        public async Task TheCollectorMayRunAllTheTime()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var done = new CancellationTokenSource();
            var collecting = Task.Run(() =>
            {
                while (!done.IsCancellationRequested)
                {
                    GC.Collect();
                    GC.WaitForPendingFinalizers();
                }
            });
            for (var i = 0; i < 20; i++)
            {
                Assert.True(await Forgotten(ruleset) > 0);
            }

            done.Cancel();
            await collecting;
        }

        [Fact]
        public void NothingIsKeptOfBotsThatNobodyDisposes()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            var gone = Enumerable.Range(0, 20).Select(i => Dropped(match, i)).ToArray();
            for (var i = 0; i < 10 && gone.Any(one => one.IsAlive); i++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }

            Assert.DoesNotContain(gone, one => one.IsAlive);
        }

        // A bot that only its own thought knows.
        private static Task<int> Forgotten(Ruleset ruleset)
        {
            var calls = 0;
            var match = ruleset.NewMatch(seed: 1);
            var thought = new Bot(match, Asking((imagined, seat) => ++calls, iterations: 50)).ChooseAsync(match, 0);
            return thought.ContinueWith(task => task.IsCompletedSuccessfully ? calls : throw task.Exception!);
        }

        // Its function knows it: a ring, which only the collector can end. Some are disposed, some could not be made.
        [MethodImpl(MethodImplOptions.NoInlining)]
        private static WeakReference Dropped(Match match, int number)
        {
            var ring = new Bot[1];
            var options = Asking((imagined, seat) => ring[0].Name.Length, iterations: 4);
            if (number % 3 == 0)
            {
                options.Personality = "nobody";
                Assert.False(Bot.TryCreate(match, options, out _, out _));
                return new WeakReference(ring);
            }

            ring[0] = new Bot(match, options);
            ring[0].Choose(match);
            if (number % 3 == 1)
            {
                ring[0].Dispose();
            }

            return new WeakReference(ring);
        }

        private static BotOptions Asking(Func<Match, int, long> worth, ulong iterations = 16, int threads = 1) =>
            new BotOptions
            {
                Name = Bot.Search, Evaluate = worth, Iterations = iterations, Threads = threads, Seed = 9,
            };
    }
}
