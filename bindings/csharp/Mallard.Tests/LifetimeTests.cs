using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using Xunit;

namespace Mallard.Tests
{
    public class LifetimeTests
    {
        [Fact]
        public void ThingsMayBeDisposedInAnyOrderAndTwice()
        {
            foreach (var order in Permutations(4))
            {
                using var mod = Support.Mod("extra", "battleducks");
                var ruleset = Ruleset.Load("battleducks", mod);
                mod.Dispose();
                var match = ruleset.NewMatch(seed: 1);
                var clone = match.Clone();
                var bot = new Bot(match, Bot.Random);
                var all = new IDisposable[] { ruleset, match, clone, bot };
                foreach (var number in order)
                {
                    all[number].Dispose();
                    all[number].Dispose();
                }
            }
        }

        [Fact]
        public void AMatchOutlivesItsRulesetAndPack()
        {
            var mod = Support.Mod("extra", "battleducks");
            var ruleset = Ruleset.Load("battleducks", mod);
            mod.Dispose();
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random);
            ruleset.Dispose();
            Support.PlayOut(match, bot);
            Assert.Equal("battleducks", match.Ruleset.Game);
            Assert.Throws<ObjectDisposedException>(() => match.Ruleset.NewMatch());
        }

        [Fact]
        public void UseAfterDisposeIsAnExceptionEverywhere()
        {
            var pack = Pack.Create("p");
            var ruleset = Ruleset.Load("battleducks");
            var match = ruleset.NewMatch();
            var other = ruleset.NewMatch();
            var bot = new Bot(match);
            var saved = SavedMatch.Read(match.Snapshot(Viewer.Host));
            var snapshot = match.Snapshot(Viewer.Host);
            var replay = match.Replay();
            foreach (var thing in new IDisposable[] { pack, ruleset, match, bot, saved })
            {
                thing.Dispose();
            }

            var disposed = new Action[]
            {
                () => _ = pack.FileCount, () => pack.Add("a.lua", "x"), () => pack.FilePath(0), () => pack.FileBytes(0),
                () => Ruleset.Load("battleducks", pack),
                () => _ = ruleset.Packs, () => ruleset.NewMatch(), () => ruleset.Restore(snapshot),
                () => ruleset.Imagine(snapshot, 1), () => replay.Play(ruleset), () => saved.Compare(ruleset),
                () => other.CarryOver(ruleset), () => other.CopyStateFrom(match),
                () => _ = match.Outcome, () => match.Decision(0), () => match.FirstAsked(), () => match.LegalCount(0),
                () => match.LegalAction(0, 0), () => match.LegalActions(0), () => match.IsLegal(0, default),
                () => match.Apply(0, default), () => match.TryApply(0, default), () => match.EventCount(0),
                () => match.Events(0), () => _ = match.UndoDepth, () => match.Undo(), () => _ = match.Hash,
                () => match.Clone(), () => match.Reseed(1), () => match.Snapshot(0), () => match.Replay(),
                () => match.TrySnapshot(0, default, out _), () => match.CopyStateFrom(other),
                () => match.Parse("ready"), () => match.Format(default(GameAction)), () => match.Draw(0),
                () => match.Names("formation"), () => new Bot(match), () => bot.Choose(other), () => bot.Choose(match),
            };
            for (var i = 0; i < disposed.Length; i++)
            {
                var failure = Record.Exception(disposed[i]);
                Assert.True(failure is ObjectDisposedException, $"number {i}: {failure}");
            }

            Assert.Equal("battleducks", saved.Game); // what was read stays
            other.Dispose();
        }

        [Fact]
        public void AHundredThousandMatchesDroppedLeaveMemoryFlat()
        {
            using var ruleset = Ruleset.Load("battleducks");
            Drop(ruleset, 10_000);
            Collect();
            var before = Resident();
            Drop(ruleset, 100_000);
            Collect();
            Assert.InRange(Resident() - before, long.MinValue, 24L << 20);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Drop(Ruleset ruleset, int count)
        {
            for (var i = 0; i < count; i++)
            {
                ruleset.NewMatch(seed: (ulong)i);
                if (i % 1000 == 999)
                {
                    Collect(); // the collector does not see how much a small object holds
                }
            }
        }

        private static void Collect()
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        private static long Resident()
        {
            using var self = Process.GetCurrentProcess();
            return self.WorkingSet64;
        }

        private static System.Collections.Generic.IEnumerable<int[]> Permutations(int count)
        {
            if (count == 0)
            {
                yield return Array.Empty<int>();
                yield break;
            }

            foreach (var shorter in Permutations(count - 1))
            {
                for (var at = 0; at < count; at++)
                {
                    yield return shorter.Take(at).Append(count - 1).Concat(shorter.Skip(at)).ToArray();
                }
            }
        }
    }
}
