using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Xunit;

namespace Mallard.Tests
{
    public class BotTests
    {
        [Fact]
        public void WholeGamesOfAllSixByBots()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                ulong? hash = null;
                for (var round = 0; round < 2; round++)
                {
                    using var match = ruleset.NewMatch(Support.Short(game), seed: 11);
                    using var bot = new Bot(match, round == 0 ? "random" : Bot.Random, 12);
                    Assert.True(Support.PlayOut(match, bot) > 10);
                    Assert.True(match.Outcome.IsOver);
                    hash ??= match.Hash;
                    Assert.Equal(hash, match.Hash);
                }
            }
        }

        [Fact]
        public void ABotChoosesTheSameWithAndWithoutWaiting()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var one = new Bot(match, Bot.Standard, 5);
            using var two = new Bot(match, Bot.Standard, 5);
            Assert.Equal("standard", one.Name);
            for (var i = 0; i < 20; i++)
            {
                var chosen = one.Choose(match);
                Assert.Equal(chosen.Action, two.Choose(match, chosen.Seat));
                match.Apply(chosen);
            }

            Support.Fails(Status.NotFound, () => new Bot(match, "clever"));
            Support.Fails(Status.InvalidArgument, () => one.Choose(match, 7));
            var waiting = 1 - match.FirstAsked();
            Support.Fails(Status.Unavailable, () => one.Choose(match, waiting));
        }

        [Fact]
        public async Task ThinkingAsideLocksTheMatch()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            var match = ruleset.NewMatch(new MatchOptions { ["rounds"] = "2" }, seed: 1);
            using var bot = new Bot(match, Bot.Standard, 1);
            using var same = new Bot(match, Bot.Standard, 1);
            for (var i = 0; i < 30; i++)
            {
                var move = await bot.ChooseAsync(match, CancellationToken.None);
                Assert.Equal(same.Choose(match, move.Seat), move.Action);
                match.Apply(move);
            }

            match.BeginThinking(); // as a bot on another thread does
            var legal = match.LegalAction(match.FirstAsked(), 0);
            Assert.Throws<InvalidOperationException>(() => match.Apply(match.FirstAsked(), legal));
            Assert.Throws<InvalidOperationException>(() => match.Undo());
            match.Dispose();
            Assert.Throws<ObjectDisposedException>(() => match.LegalCount(0));
            match.EndThinking();
            await Assert.ThrowsAsync<ObjectDisposedException>(() => bot.ChooseAsync(match, 0));
            Assert.Throws<ObjectDisposedException>(() => bot.Choose(match));
        }

        [Fact]
        public async Task CancellingLeavesEverythingUsable()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match);
            using var cancelled = new CancellationTokenSource();
            cancelled.Cancel();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(
                () => bot.ChooseAsync(match, 0, cancelled.Token));
            for (var i = 0; i < 50; i++)
            {
                using var source = new CancellationTokenSource();
                var task = bot.ChooseAsync(match, match.FirstAsked(), source.Token);
                source.Cancel();
                try
                {
                    await task;
                }
                catch (OperationCanceledException)
                {
                    Assert.True(task.IsCanceled);
                }
            }

            match.Apply(await bot.ChooseAsync(match));
        }

        [Fact]
        public async Task ALongThoughtEndsWhenItIsCancelled()
        {
            using var ruleset = Ruleset.Load(Endlessly);
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Endless());
            var seat = match.FirstAsked();
            using var source = new CancellationTokenSource();
            var task = bot.ChooseAsync(match, seat, source.Token);
            await ThinksFor(bot, 1);
            Assert.False(task.IsCompleted);
            Assert.Throws<InvalidOperationException>(() => bot.Choose(match, seat));
            var clock = System.Diagnostics.Stopwatch.StartNew();
            source.Cancel();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => task);
            Assert.InRange(clock.ElapsedMilliseconds, 0, 5000); // 25 on a quiet machine
            Assert.True(task.IsCanceled);

            // And one that is to answer at once does so with the best it has.
            task = bot.ChooseAsync(match, seat);
            await ThinksFor(bot, 1);
            bot.Hurry();
            var action = await task;
            Assert.True(match.IsLegal(seat, action));
            match.Apply(seat, action);
        }

        [Fact]
        public async Task DisposingWhileABotThinksWaitsForNothing()
        {
            using var ruleset = Ruleset.Load(Endlessly);
            var match = ruleset.NewMatch(seed: 1);
            var bot = new Bot(match, Endless());
            using var source = new CancellationTokenSource();
            var task = bot.ChooseAsync(match, match.FirstAsked(), source.Token);
            await ThinksFor(bot, 1);
            bot.Dispose();
            match.Dispose();
            Assert.Throws<ObjectDisposedException>(() => bot.Hurry());
            Assert.Throws<ObjectDisposedException>(() => bot.Progress);
            source.Cancel();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => task);
        }

        [Fact]
        public void ABotOfALevelGivesHintsWithReasons()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 3);
                using var bot = new Bot(match, new BotOptions { Level = BotLevel.Easy, Seed = 4 });
                var said = 0;
                for (var i = 0; i < 12 && !match.Outcome.IsOver; i++)
                {
                    var seat = match.FirstAsked();
                    var advice = bot.Advise(match, seat);
                    Assert.InRange(advice.Length, 1, 3);
                    Assert.All(advice, one => Assert.True(match.IsLegal(seat, one.Action)));
                    Assert.Equal(advice.OrderByDescending(one => one.Value).Select(one => one.Value), advice.Select(one => one.Value));
                    said += match.Format(advice[0]).Length;
                    Assert.Equal((advice[0].ReasonArgs0, advice[0].ReasonArgs6), (advice[0].ReasonArg(0), advice[0].ReasonArg(6)));
                    Assert.Throws<ArgumentOutOfRangeException>(() => advice[0].ReasonArg(7));
                    if (advice[0].Reason == ReasonKind.OnlyChoice)
                    {
                        Assert.NotEqual(match.Format(advice[0]), match.Format(advice[0], "fr"));
                    }

                    Assert.True(match.IsLegal(seat, bot.Judge(match, seat, advice[0].Action).Action));
                    match.Apply(seat, advice[0].Action);
                }

                Assert.True(said > 0, game);
            }
        }

        [Fact]
        public void ABotHasThePersonalityItIsGiven()
        {
            using var ruleset = Ruleset.Load("ducks_in_tow");
            using var match = ruleset.NewMatch(seed: 1);
            var personalities = ruleset.Catalog().Kind("personality")!.Entries;
            Assert.NotEmpty(personalities);
            foreach (var one in personalities)
            {
                foreach (var name in new[] { one.Id, one.Word })
                {
                    using var bot = new Bot(match, new BotOptions { Personality = name });
                    match.Apply(bot.Choose(match));
                }
            }

            var failure = Support.Fails(
                Status.NotFound, () => new Bot(match, new BotOptions { Personality = "postwoman" }));
            Assert.Contains("postman", failure.Message);
        }

        [Fact]
        public void ABotTellsWhatIsWrongWithItsOptions()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            Support.Fails(Status.InvalidArgument, () => new Bot(match, new BotOptions { Threads = 0 }));
            Support.Fails(Status.InvalidArgument, () => new Bot(match, new BotOptions { Level = (BotLevel)9 }));
            using var bot = new Bot(match, new BotOptions { Name = Bot.Search, Iterations = 8, Seed = 1 });
            using var same = new Bot(match, new BotOptions { Name = Bot.Search, Iterations = 8, Seed = 1 });
            Assert.Equal((0ul, 0ul), bot.Progress);
            Assert.Equal(bot.Choose(match, 0), same.Choose(match, 0));
            Support.Fails(Status.InvalidArgument, () => bot.Judge(match, 9, default));
            Assert.ThrowsAny<MallardException>(() => bot.Judge(match, 0, default));
            Support.Fails(Status.InvalidArgument, () => bot.Advise(match, 0, 0));
        }

        // Where a search that may play as much as it likes has seconds to do.
        private const string Endlessly = "naval_war";

        private static BotOptions Endless() =>
            new BotOptions { Name = Bot.Search, Iterations = ulong.MaxValue, Seed = 1 };

        private static async Task ThinksFor(Bot bot, ulong playouts)
        {
            while (bot.Progress.Done < playouts)
            {
                await Task.Delay(1);
            }
        }

        [Fact]
        public async Task ABotThinksOneThoughtAtATime()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match);
            var refused = 0;
            var tasks = Enumerable.Range(0, 8).Select(_ => Task.Run(async () =>
            {
                for (var i = 0; i < 20; i++)
                {
                    try
                    {
                        await bot.ChooseAsync(match, 0);
                    }
                    catch (InvalidOperationException)
                    {
                        Interlocked.Increment(ref refused);
                    }
                }
            })).ToArray();
            await Task.WhenAll(tasks);
            match.Apply(bot.Choose(match)); // neither is stuck
            Assert.InRange(refused, 0, 159);
        }

        [Fact]
        public void FourThreadsPlayOneRuleset()
        {
            using var ruleset = Ruleset.Load("naval_war");
            var expected = Play(ruleset);
            var hashes = new ulong[4];
            var threads = Enumerable.Range(0, 4)
                .Select(n => new Thread(() => hashes[n] = Play(ruleset))).ToArray();
            Array.ForEach(threads, t => t.Start());
            Array.ForEach(threads, t => t.Join());
            Assert.All(hashes, hash => Assert.Equal(expected, hash));

            static ulong Play(Ruleset ruleset)
            {
                ulong hash = 0;
                for (ulong seed = 1; seed <= 3; seed++)
                {
                    using var match = ruleset.NewMatch(seed: seed);
                    using var bot = new Bot(match, Bot.Random, seed);
                    Support.PlayOut(match, bot);
                    Assert.NotEmpty(ruleset.Packs);
                    hash = hash * 31 + match.Hash;
                }

                return hash;
            }
        }
    }
}
