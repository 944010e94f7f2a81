using System;
using System.Linq;
using Xunit;

namespace Mallard.Tests
{
    public class SavingTests
    {
        [Fact]
        public void ASnapshotGoesOnAsTheOriginalDoes()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 7);
                using (var bot = new Bot(match, Bot.Random, 3))
                {
                    Support.PlayOut(match, bot, 20);
                }

                using var restored = ruleset.Restore(match.Snapshot(Viewer.Host));
                Assert.Equal(match.Hash, restored.Hash);
                using var one = new Bot(match, Bot.Random, 4);
                using var other = new Bot(restored, Bot.Random, 4);
                Support.PlayOut(match, one, 20);
                Support.PlayOut(restored, other, 20);
                Assert.Equal(match.Hash, restored.Hash);
            }
        }

        [Fact]
        public void SnapshotsGoToTheCallersBuffer()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch();
            Assert.False(match.TrySnapshot(0, default, out var size));
            Assert.True(size > 0);
            Assert.False(match.TrySnapshot(0, new byte[size - 1], out _));
            var buffer = new byte[size];
            Assert.True(match.TrySnapshot(0, buffer, out var again));
            Assert.Equal(size, again);
            Assert.Equal(match.Snapshot(0), buffer);
        }

        [Fact]
        public void DamagedBytesAreRefused()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var other = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch();
            var bytes = match.Snapshot(Viewer.Host);
            Support.Fails(Status.ContentMismatch, () => other.Restore(bytes));
            Support.Fails(Status.CorruptData, () => ruleset.Restore(bytes.AsSpan(0, bytes.Length / 2)));
            Assert.False(ruleset.TryRestore(Array.Empty<byte>(), false, out var nothing, out var error));
            Assert.Null(nothing);
            Assert.NotNull(error);
            Assert.ThrowsAny<MallardException>(() => ruleset.Restore(match.Snapshot(0)));
            Assert.ThrowsAny<MallardException>(() => ruleset.Imagine(bytes, 1));
            Support.Fails(Status.CorruptData, () => SavedMatch.Read(new byte[100]));
        }

        [Fact]
        public void AViewCanBeImagined()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 2);
            using var bot = new Bot(match, Bot.Standard);
            Support.PlayOut(match, bot, 12);
            using var one = ruleset.Imagine(match.Snapshot(0), 1);
            using var two = ruleset.Imagine(match.Snapshot(0), 2);
            Assert.NotEqual(one.Hash, two.Hash);
            Assert.Equal(match.Draw(0), one.Draw(0));
        }

        [Fact]
        public void AReplayProvesItself()
        {
            using var ruleset = Ruleset.Load("duck_dealer");
            using var match = ruleset.NewMatch(Support.Short("duck_dealer"), seed: 8);
            using var bot = new Bot(match, Bot.Random, 5);
            Support.PlayOut(match, bot, 30);
            var bytes = match.Replay().Bytes.ToArray();
            using var played = new Replay(bytes).Play(ruleset);
            Assert.Equal(match.Hash, played.Hash);
            Assert.Equal(30, played.UndoDepth);
            bytes[bytes.Length / 2] ^= 0x55;
            Assert.False(new Replay(bytes).TryPlay(ruleset, out var nothing, out var error));
            Assert.Null(nothing);
            Assert.NotNull(error);
            Assert.ThrowsAny<MallardException>(() => new Replay(bytes).Play(ruleset));
            Assert.Throws<ArgumentNullException>(() => new Replay(null!));

            using var forgetful = ruleset.NewMatch(history: false);
            Support.Fails(Status.Unavailable, () => forgetful.Replay());
        }

        [Fact]
        public void SavedBytesTellWhatTheyNeed()
        {
            using var mod = Support.Mod("extra", "battleducks");
            using var plain = Ruleset.Load("battleducks");
            using var modded = Ruleset.Load("battleducks", mod);
            using var match = modded.NewMatch(new MatchOptions { AsText = "mode=advanced" });
            using var saved = SavedMatch.Read(match.Snapshot(Viewer.Host));
            Assert.Equal("battleducks", saved.Game);
            Assert.Equal("mode=advanced", saved.Options);
            Assert.Equal(SavedKind.Snapshot, saved.Kind);
            Assert.NotEmpty(saved.EngineVersion);
            Assert.Equal(new[] { "battleducks", "extra" }, saved.Packs.Select(p => p.Id));
            Assert.Empty(saved.Compare(modded));
            var difference = Assert.Single(saved.Compare(plain));
            Assert.Equal(("extra", PackChange.Missing, "1.0.0", string.Empty), (difference.Id, difference.Change, difference.SavedVersion, difference.LoadedVersion));
            Support.Fails(Status.ContentMismatch, () => plain.Restore(match.Snapshot(Viewer.Host)));
            using var restored = plain.Restore(match.Snapshot(Viewer.Host), allowChangedContent: true);
            using var replay = SavedMatch.Read(match.Replay().Bytes.Span);
            Assert.Equal(SavedKind.Replay, replay.Kind);
            using var view = SavedMatch.Read(match.Snapshot(1));
            Assert.Equal((SavedKind.View, Viewer.Seat(1)), (view.Kind, view.Viewer));
        }

        [Fact]
        public void ASaveKeepsHistoryAndWhatAListShows()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 3);
            using var bot = new Bot(match, Bot.Random, 5);
            Support.PlayOut(match, bot, 9);
            var bytes = match.Save("Sunday", 12345, new byte[] { 1, 2, 3 });
            using var saved = SavedMatch.Read(bytes);
            Assert.Equal((SavedKind.Save, "Sunday", 12345ul, 9, 2), (saved.Kind, saved.Label, saved.Time, saved.ActionCount, saved.SeatCount));
            Assert.Equal(new byte[] { 1, 2, 3 }, saved.Thumbnail.ToArray());
            Assert.True(saved.HasHistory);
            Assert.False(saved.IsOver);
            using var restored = ruleset.Restore(bytes);
            Assert.Equal(9, restored.UndoDepth);
            Assert.Equal(match.EventCount(Viewer.Host), restored.EventCount(Viewer.Host));
            using var bare = ruleset.Restore(match.Save(history: false));
            Assert.Equal((0, match.Hash), (bare.UndoDepth, bare.Hash));
        }

        [Fact]
        public void ClonesGoTheirOwnWay()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match, Bot.Random, 1);
            Support.PlayOut(match, bot, 5);
            using var clone = match.Clone();
            Assert.Same(ruleset, clone.Ruleset);
            Assert.Equal(match.Hash, clone.Hash);
            Support.PlayOut(clone, bot, 5);
            Assert.NotEqual(match.Hash, clone.Hash);
            clone.CopyStateFrom(match);
            Assert.Equal(match.Hash, clone.Hash);
            clone.Reseed(99);
            Assert.Equal(0, clone.UndoDepth);
            using var other = Ruleset.Load("naval_war");
            using var stranger = other.NewMatch();
            Assert.ThrowsAny<MallardException>(() => clone.CopyStateFrom(stranger));
        }

        [Fact]
        public void ARunningMatchIsCarriedOver()
        {
            using var mod = Support.Mod("extra", "battleducks");
            using var plain = Ruleset.Load("battleducks");
            using var modded = Ruleset.Load("battleducks", mod);
            using var other = Ruleset.Load("naval_war");
            using var match = plain.NewMatch();
            match.CarryOver(modded);
            Assert.Same(modded, match.Ruleset);
            Assert.False(match.TryCarryOver(other, out var reason));
            Assert.NotNull(reason);
            Assert.ThrowsAny<MallardException>(() => match.CarryOver(other));
            Assert.True(match.TryCarryOver(plain, out _));
            Assert.Same(plain, match.Ruleset);
        }
    }
}
