using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Text;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What a player or a file can make fail says so without an exception, and the same with
    /// one.</summary>
    public class TryTests
    {
        [Fact]
        public void OptionsOfAMatch()
        {
            using var ruleset = Ruleset.Load("naval_war");
            Assert.True(ruleset.TryNewMatch(null, 1, out var match, out var error));
            Assert.Null(error);
            match.Dispose();
            var wrong = new MatchOptions { ["turn_limti"] = "5" };
            Assert.False(ruleset.TryNewMatch(wrong, 1, out match, out error));
            Assert.Null(match);
            Assert.Equal(Status.NotFound, error.Status);
            Assert.Contains("turn_limit", error.Message);
            Assert.False(ruleset.TryNewMatch(new MatchOptions { AsText = "turn_limit" }, 1, out _, out error));
            Assert.Equal(Status.InvalidArgument, error.Status);
        }

        [Fact]
        public void ViewsAndSaves()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            var view = match.Snapshot(0);
            var broken = view.AsSpan(0, view.Length / 2).ToArray();

            Assert.True(ruleset.TryOpenView(view, out var opened, out var error));
            Assert.Null(error);
            opened.Dispose();
            Assert.False(ruleset.TryOpenView(broken, out opened, out error));
            Assert.Null(opened);
            Assert.Equal(Status.CorruptData, error.Status);
            Support.Fails(Status.CorruptData, () => ruleset.OpenView(broken));

            Assert.True(ruleset.TryImagine(view, 1, out var imagined, out error));
            imagined.Dispose();
            Assert.False(ruleset.TryImagine(broken, 1, out imagined, out error));
            Assert.Null(imagined);
            Assert.Equal(Status.CorruptData, error.Status);

            Assert.True(SavedMatch.TryRead(view, out var saved, out error));
            Assert.Equal("naval_war", saved.Game);
            saved.Dispose();
            Assert.False(SavedMatch.TryRead(broken, out saved, out error));
            Assert.Null(saved);
            Assert.Equal(Status.CorruptData, error.Status);
        }

        /// <summary>What is typed may hold anything, a NUL character too, which ends texts in C.</summary>
        [Fact]
        public void TextWithANulCharacterIsRefusedLikeAnyOther()
        {
            using var ruleset = Ruleset.Load("duckhammer");
            using var match = ruleset.NewMatch(seed: 1);
            Assert.False(match.TryParse("pass\0", out _, out var error));
            Assert.NotEmpty(error.Message);
            Assert.False(GameInfo.TryFind("naval_war\0", out _, out _));
            Assert.False(ruleset.TryNewMatch(new MatchOptions { ["rounds\0"] = "2" }, 1, out _, out _));
            Assert.False(ruleset.TryNewMatch(new MatchOptions { ["rounds"] = "2\0" }, 1, out _, out _));
            Assert.False(Bot.TryCreate(match, new BotOptions { Name = "random\0" }, out _, out _));
            Assert.False(Bot.TryCreate(match, new BotOptions { Personality = "fox\0" }, out _, out _));
            Assert.False(Study.TrySimulate(ruleset, null, new StudyOptions { Games = 1, Players = "random\0" }, out _, out _));
            Assert.False(Army.TryCheck(ruleset, "quack_marine\0 x10", 120, out _, out _));
            Assert.False(Price.TryOf(ruleset, "quack_marine\0", out _, out _));
            Assert.False(Pack.TryFromFolder("nowhere\0", out _, out _));
            Assert.False(Pack.TryFromTemplate("battleducks", "mod\0", out _, out _));
            using var pack = Pack.Create("p");
            Assert.False(pack.TryAdd("a\0.lua", default, out _));
            Assert.Equal(0, pack.FileCount);
            Assert.Empty(ruleset.Catalog("fr\0").Language.Replace("en", string.Empty).Replace("fr", string.Empty));
            Assert.False(PackTests.TryRun(ruleset, pack, "\0", out var tests, out error));
            Assert.Null(tests);
        }

        [Fact]
        public void History()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            match.Apply(0, match.LegalAction(0, 0));
            Assert.True(match.TryUndo(1, out var reason));
            Assert.Null(reason);
            Assert.False(match.TryUndo(1, out reason));
            Assert.NotEmpty(reason.Message);
            Assert.True(match.TryRedo(1, out reason));
            Assert.False(match.TryRedo(1, out reason));
            Assert.NotEmpty(reason.Message);
            Assert.True(match.TrySeek(0, out _));
            Assert.Equal((0, 1), (match.UndoDepth, match.RedoDepth));
            Assert.False(match.TrySeek(5, out reason));
            Assert.NotEmpty(reason.Message);
            Assert.False(match.TrySeek(-1, out _));
            Assert.Equal((0, 1), (match.UndoDepth, match.RedoDepth));
        }

        [Fact]
        public void Folders()
        {
            Assert.True(Pack.TryFromFolder(
                Path.Combine(Support.Root, "scripting/packs/battleducks"), out var pack, out var error));
            Assert.Null(error);
            Assert.True(pack.FileCount > 1);
            Assert.False(pack.TryAdd("pack.lua", default, out error));
            Assert.Equal(Status.InvalidArgument, error.Status);
            Assert.True(pack.TryAdd("new.lua", default, out error));
            pack.Dispose();
            Assert.False(Pack.TryFromFolder("/there/is/no/such/folder", out pack, out error));
            Assert.Null(pack);
            Assert.Equal(Status.NotFound, error.Status);
        }

        [Fact]
        public void ArchivesThatAreDamaged()
        {
            var whole = Zip(("pack.lua", Encoding.UTF8.GetBytes(new string('x', 5000) + Guid.NewGuid())));
            Assert.True(Pack.TryFromZip("zip", new MemoryStream(whole), out var pack, out _));
            pack.Dispose();
            Refused(Status.CorruptData, Array.Empty<byte>());
            Refused(Status.CorruptData, Encoding.UTF8.GetBytes("this is no archive at all"));
            Refused(Status.CorruptData, whole.AsSpan(0, whole.Length / 2).ToArray());
            Refused(Status.CorruptData, whole.AsSpan(10).ToArray());
            Refused(Status.CorruptData, Zip(("a\0b.lua", new byte[1])));

            // Any damage: it is read after all, or refused; nothing else is thrown.
            var refused = 0;
            for (var at = 0; at < whole.Length; at++)
            {
                var damaged = (byte[])whole.Clone();
                damaged[at] ^= 0xff;
                if (Pack.TryFromZip("zip", new MemoryStream(damaged), out pack, out var error))
                {
                    pack.Dispose();
                }
                else
                {
                    Assert.NotEmpty(error.Message);
                    refused++;
                }
            }

            Assert.True(refused > 10);
        }

        [Fact]
        public void ArchivesThatUnpackToTooMuch()
        {
            // Some kilobytes that unpack to a file of a hundred megabytes.
            var bomb = Zip(("a.lua", new byte[100 << 20]));
            Assert.True(bomb.Length < 200_000);
            var before = GC.GetAllocatedBytesForCurrentThread();
            Refused(Status.LimitExceeded, bomb);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 16 << 20);

            // Many files, none of them too large, but all together.
            var many = Enumerable.Range(0, 80).Select(i => ($"{i}.lua", new byte[1 << 20]));
            Refused(Status.LimitExceeded, Zip(many.ToArray()));
            var small = Enumerable.Range(0, 1001).Select(i => ($"{i}.lua", Array.Empty<byte>()));
            Refused(Status.LimitExceeded, Zip(small.ToArray()));
            Refused(Status.InvalidArgument, Zip(("../a.lua", new byte[1])));
        }

        [Fact]
        public void ATemplateIsAPackThatLoads()
        {
            foreach (var game in Support.Games)
            {
                using var pack = Pack.FromTemplate(game, "my_mod");
                using var ruleset = Ruleset.Load(game, pack);
                Assert.Contains(ruleset.Packs, one => one.Id == "my_mod");
            }

            Assert.False(Pack.TryFromTemplate("battleducks", "My Mod", out var none, out var error));
            Assert.Null(none);
            Assert.Equal(Status.InvalidArgument, error.Status);
            Support.Fails(Status.NotFound, () => Pack.FromTemplate("chess", "my_mod"));
            Support.Fails(Status.InvalidArgument, () => Pack.FromTemplate("battleducks", "My Mod"));
        }

        [Fact]
        public void GamesBotsAndStudies()
        {
            Assert.True(GameInfo.TryFind("naval_war", out var game, out var error));
            Assert.Equal("naval_war", game.Name);
            Assert.False(GameInfo.TryFind("nawal_war", out game, out error));
            Assert.Null(game);
            Assert.Equal(Status.NotFound, error.Status);
            Support.Fails(Status.NotFound, () => GameInfo.Find("nawal_war"));

            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch(seed: 1);
            Assert.True(Bot.TryCreate(match, new BotOptions { Seed = 4 }, out var bot, out error));
            Assert.Equal((Bot.Standard, 4ul), (bot.Name, bot.Seed));
            bot.Dispose();
            Assert.False(Bot.TryCreate(match, new BotOptions { Personality = "postwoman" }, out bot, out error));
            Assert.Null(bot);
            Assert.Equal(Status.NotFound, error.Status);

            var wrong = new StudyOptions { Games = 1, Players = "standrad" };
            Assert.False(Study.TrySimulate(ruleset, null, wrong, out var study, out error));
            Assert.Null(study);
            Assert.Contains("standrad", error.Message);
            Assert.False(Study.TryTournament(ruleset, null, new StudyOptions { Players = "random" }, out _, out error));
            Assert.Equal(Status.InvalidArgument, error.Status);
            using var forgetful = ruleset.NewMatch(history: false);
            Assert.False(Study.TryAnalyse(forgetful, new StudyOptions(), out _, out error));
            Assert.NotEmpty(error.Message);
        }

        private static void Refused(Status status, byte[] archive)
        {
            Assert.False(Pack.TryFromZip("zip", new MemoryStream(archive), out var pack, out var error));
            Assert.Null(pack);
            Assert.Equal(status, error.Status);
            Support.Fails(status, () => Pack.FromZip("zip", new MemoryStream(archive)));
        }

        private static byte[] Zip(params (string Path, byte[] Bytes)[] files)
        {
            using var zip = new MemoryStream();
            using (var archive = new ZipArchive(zip, ZipArchiveMode.Create, true))
            {
                foreach (var (path, bytes) in files)
                {
                    using var entry = archive.CreateEntry(path).Open();
                    entry.Write(bytes);
                }
            }

            return zip.ToArray();
        }
    }
}
