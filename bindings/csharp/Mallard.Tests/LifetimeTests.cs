using System;
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
            using var mod = Support.Mod("extra", "battleducks");
            foreach (var order in Permutations(4))
            {
                var ruleset = Ruleset.Load("battleducks", mod);
                var match = ruleset.NewMatch(seed: 1);
                DisposeTwice(order, ruleset, match, match.Clone(), new Bot(match, Bot.Random));
            }
        }

        [Fact]
        public void WhatWasMadeOfAMatchMayBeDisposedInAnyOrder()
        {
            using var ruleset = Ruleset.Load("battleducks");
            foreach (var order in Permutations(6))
            {
                var match = ruleset.NewMatch(seed: 1);
                var scene = new Scene();
                scene.Update(match, 0);
                var choice = new Choice();
                choice.Begin(match, 0);
                var saved = SavedMatch.Read(match.Save());
                DisposeTwice(order, match, match.Clone(), new Bot(match, Bot.Random), scene, choice, saved);
                Assert.Equal("battleducks", saved.Game);
                Assert.NotEmpty(scene.Items.ToArray()); // copied, so that it stays
                Assert.Throws<ObjectDisposedException>(() => choice.State);
                Assert.Throws<ObjectDisposedException>(() => scene.ToBytes());
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
            var before = Support.Resident();
            Drop(ruleset, 100_000);
            Assert.InRange(Support.Resident() - before, long.MinValue, 200L << 20); // 650 MB, if none were given back
        }

        [Fact]
        public void ScenesAndChoicesThatNobodyDisposesLeaveMemoryFlat()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            Look(match, 1_000);
            var before = Support.Resident();
            Look(match, 10_000); // 3 GB, if none were given back
            Assert.InRange(Support.Resident() - before, long.MinValue, 256L << 20);
        }

        // Nobody calls the collector here: it is told how much stands behind such a small object. But its finalizers
        // run on a thread of their own, which must be given a turn on a busy machine.
        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Drop(Ruleset ruleset, int count)
        {
            for (var i = 0; i < count; i++)
            {
                ruleset.NewMatch(seed: (ulong)i);
                LetFinalizersKeepUp(i);
            }
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Look(Match match, int count)
        {
            for (var i = 0; i < count; i++)
            {
                new Scene().Update(match, 0);
                new Choice().Begin(match, 0);
                LetFinalizersKeepUp(i);
            }
        }

        private static void LetFinalizersKeepUp(int i)
        {
            if (i % 500 == 0)
            {
                GC.WaitForPendingFinalizers();
            }
        }

        private static void DisposeTwice(int[] order, params IDisposable[] all)
        {
            Assert.Equal(order.Length, all.Length);
            foreach (var number in order)
            {
                all[number].Dispose();
                all[number].Dispose();
            }
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
