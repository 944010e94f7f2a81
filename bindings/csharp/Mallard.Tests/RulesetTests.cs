using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Text;
using Xunit;

namespace Mallard.Tests
{
    public class RulesetTests
    {
        [Fact]
        public void EveryGameLoadsAndSaysWhatItIs()
        {
            Assert.Equal(Support.Games.OrderBy(g => g), GameInfo.All().Select(g => g.Name).OrderBy(g => g));
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                Assert.Equal(game, ruleset.Game);
                Assert.NotEqual(0ul, ruleset.Fingerprint);
                Assert.Equal(game, ruleset.Packs[^1].Id);
                Assert.NotEmpty(ruleset.Packs[0].Version);
                Assert.NotEqual(0ul, ruleset.Packs[0].Fingerprint);
            }
        }

        [Fact]
        public void AnUnknownGameIsNotFound()
        {
            var thrown = Support.Fails(Status.NotFound, () => Ruleset.Load("naval_wra"));
            Assert.Contains("naval_war", thrown.Message);
            Support.Fails(Status.NotFound, () => GameInfo.Find("chess"));
            Support.Fails(Status.NotFound, () => Ruleset.Load("battleducks\0"));
        }

        [Fact]
        public void MistakesInPacksComeAllAtOnceWithTheirPlaces()
        {
            using var mod = Support.Mod(
                "bad", "battleducks", ("formations.lua", "\nformation { id = \"x\", shap = {} }\nformation { id = \"y\" }\n"));
            Assert.False(Ruleset.TryLoad("battleducks", new[] { mod }, null, out var ruleset, out var error));
            Assert.Null(ruleset);
            Assert.Equal(Status.ContentError, error!.Status);
            Assert.True(error.Entries.Count >= 2);
            Assert.All(error.Entries, e => Assert.Equal(("bad", "formations.lua"), (e.Pack, e.File)));
            Assert.Contains(error.Entries, e => e.Line == 2 && e.Message.Contains("shape"));
            Assert.Contains("bad/formations.lua:2: ", error.Entries.First(e => e.Line == 2).ToString());
            var thrown = Support.Fails(Status.ContentError, () => Ruleset.Load("battleducks", mod));
            Assert.Equal(error.Entries.Count, thrown.Entries.Count);
            Assert.StartsWith("ContentError: ", thrown.Error.ToString());
        }

        [Fact]
        public void LimitsAreHeeded()
        {
            using var endless = Support.Mod("endless", "battleducks", ("a.lua", "while true do end"));
            var options = new RulesetOptions
            {
                LoadInstructions = 1_000_000, CallInstructions = 10_000, MemoryBytes = 8 << 20,
            };
            Assert.ThrowsAny<MallardException>(() => Ruleset.Load("battleducks", new[] { endless }, options));
            Support.Fails(
                Status.InvalidArgument,
                () => Ruleset.Load("battleducks", Array.Empty<Pack>(), new RulesetOptions { MemoryBytes = 1 }));
            Support.Fails(
                Status.ContentError,
                () => Ruleset.Load("battleducks", Array.Empty<Pack>(), new RulesetOptions { BasePack = false }));
        }

        [Fact]
        public void ALogIsReplacedForAllWhoUseTheRuleset()
        {
            var (first, second) = (new List<string>(), new List<string>());
            using var mod = Chatter("print('said')");
            var options = new RulesetOptions { Log = (level, line) => first.Add(line) };
            using var ruleset = Ruleset.Load("naval_war", new[] { mod }, options);
            using var match = ruleset.NewMatch(seed: 1);
            first.Clear();
            ruleset.SetLog((level, line) => second.Add($"{level}: {line}"));
            PlayChatter(match);
            Assert.Contains(second, line => line.StartsWith("Script: ", StringComparison.Ordinal) && line.Contains("said"));
            second.Clear();
            ruleset.SetLog(null);
            using var quiet = ruleset.NewMatch(seed: 1);
            PlayChatter(quiet);
            Assert.Empty(first);
            Assert.Empty(second);
            ruleset.Dispose();
            Assert.Throws<ObjectDisposedException>(() => ruleset.SetLog(null));
        }

        [Fact]
        public void AnActionInWhichAScriptFailsIsRefusedIfThatIsWished()
        {
            using var mod = Chatter("error('on purpose')");
            using var ruleset = Ruleset.Load("naval_war", mod);
            using var lenient = ruleset.NewMatch(seed: 1);
            PlayChatter(lenient);
            using var strict = ruleset.NewMatch(seed: 1, refuseScriptErrors: true);
            var thrown = Support.Fails(Status.ScriptError, () => PlayChatter(strict));
            Assert.Contains("on purpose", thrown.Message);
        }

        /// <summary>A pack with a card that does that when it is played.</summary>
        private static Pack Chatter(string does) => Support.Mod(
            "talk",
            "naval_war",
            ("cards.lua", "card { id = \"chatter\", name = \"Chatter\", text = \"Says so.\", icon = \"chatter\", "
                + "class = \"assault\", copies = 40, target = { kind = \"area\", width = 1, height = 1 }, "
                + "resolve = function(ctx) " + does + " ctx:attack() end }"));

        /// <summary>Moves at random until that card has been played.</summary>
        private static void PlayChatter(Match match)
        {
            using var bot = new Bot(match, Bot.Random, 1);
            for (var i = 0; i < 400; i++)
            {
                var seat = match.FirstAsked();
                var chatter = match.LegalActions(seat)
                    .Where(action => match.Format(action).StartsWith("play chatter", StringComparison.Ordinal)).Take(1).ToArray();
                match.Apply(seat, chatter.Length > 0 ? chatter[0] : bot.Choose(match, seat));
                if (chatter.Length > 0)
                {
                    return;
                }
            }

            throw new InvalidOperationException("the card was never drawn");
        }

        [Fact]
        public void TheLogIsHeardAndLetGo()
        {
            var lines = new List<(PackLogLevel Level, string Line)>();
            var target = Load(lines);
            Assert.Contains(lines, l => l.Level == PackLogLevel.Script && l.Line.Contains("hello from Lua"));
            for (var i = 0; i < 5 && target.IsAlive; i++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }

            Assert.False(target.IsAlive); // the library has let the receiver go

            static WeakReference Load(List<(PackLogLevel, string)> lines)
            {
                Action<PackLogLevel, string> log = (level, line) =>
                {
                    lines.Add((level, line));
                    throw new InvalidOperationException("dropped");
                };
                using var mod = Support.Mod("chatty", "battleducks", ("a.lua", "print('hello from Lua')"));
                using var ruleset = Ruleset.Load("battleducks", new[] { mod }, new RulesetOptions { Log = log });
                Assert.False(Ruleset.TryLoad("chess", new[] { mod }, new RulesetOptions { Log = log }, out _, out _));
                return new WeakReference(log);
            }
        }

        [Fact]
        public void PacksComeFromFoldersFilesAndArchives()
        {
            using var embedded = Pack.Embedded("battleducks");
            Assert.True(embedded.FileCount > 1);
            var files = Enumerable.Range(0, embedded.FileCount)
                .ToDictionary(embedded.FilePath, embedded.FileBytes);
            Assert.Contains("pack.lua", files.Keys);

            using var zip = new MemoryStream();
            using (var archive = new ZipArchive(zip, ZipArchiveMode.Create, true))
            {
                foreach (var file in files)
                {
                    using var entry = archive.CreateEntry("some/folder/" + file.Key).Open();
                    entry.Write(file.Value);
                }

                using var readme = archive.CreateEntry("readme.txt").Open();
                readme.Write(Encoding.UTF8.GetBytes("ignored"));
            }

            var whole = new RulesetOptions { BasePack = false };
            using var plain = Ruleset.Load("battleducks");
            using var folder = Pack.FromFolder(Path.Combine(Support.Root, "scripting/packs/battleducks"));
            using var bytes = Pack.FromFiles("bytes", files);
            using var zipped = Pack.FromZip("zipped", new MemoryStream(zip.ToArray()));
            foreach (var pack in new[] { folder, bytes, zipped })
            {
                using var ruleset = Ruleset.Load("battleducks", new[] { pack }, whole);
                Assert.Equal(plain.Fingerprint, ruleset.Fingerprint);
            }
        }

        [Fact]
        public void PacksRefuseWhatMakesNoSense()
        {
            Support.Fails(Status.NotFound, () => Pack.FromFolder("/there/is/no/such/folder"));
            Support.Fails(Status.NotFound, () => Pack.Embedded("chess"));
            using var pack = Pack.Create("p");
            pack.Add("a.lua", string.Empty);
            Assert.Empty(pack.FileBytes(0));
            Support.Fails(Status.InvalidArgument, () => pack.Add("a.lua", "again"));
            Support.Fails(Status.InvalidArgument, () => pack.Add("../b.lua", "outside"));
            Assert.ThrowsAny<MallardException>(() => pack.FilePath(1));
            Assert.ThrowsAny<MallardException>(() => pack.FileBytes(1));
            Support.Fails(
                Status.InvalidArgument,
                () => Pack.FromFiles("q", new[] { new KeyValuePair<string, byte[]>("/x", new byte[1]) }));
        }

        [Fact]
        public void AGameDescribesItsKindsAndOptions()
        {
            var game = GameInfo.Find("naval_war");
            Assert.Equal("Naval War", game.Title);
            Assert.NotEmpty(game.Doc);
            var attack = game.Actions.Single(a => a.Name == "attack");
            Assert.Equal((uint)Mallard.Games.NavalWar.ActionKind.Attack, attack.Kind);
            Assert.Equal(("cell", ArgType.Cell, 0, 1), (attack.Args[0].Name, attack.Args[0].Type, attack.Args[0].Slot, attack.Args[0].Width));
            Assert.Contains(game.Actions, a => a.TakesBack);
            Assert.Contains(game.Actions.SelectMany(a => a.Args), a => a.Words.Count > 1);
            Assert.Contains(game.Actions.SelectMany(a => a.Args), a => a.Table.Length > 0);
            Assert.Contains(game.Options, o => o.Type == OptionType.Int && o.Max > o.Min);
            Assert.Contains(game.Options, o => o.Type == OptionType.Word && o.Words.Count > 1);
            Assert.All(game.Options, o => Assert.NotEmpty(o.Doc));
            Assert.NotEmpty(GameInfo.LibraryVersion);
            Assert.Contains(game.Bots, b => b.Name == Bot.Random && b.Level == 0 && b.Doc.Length > 0);
            Assert.Contains(game.Bots, b => b.Name == Bot.Standard);
        }
    }
}
