using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Mallard.Games.NavalWar;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What the pages show is what is run here and by nuget.sh, line by line.</summary>
    public class DocsTests
    {
        [Fact]
        public async Task TheUnityPageShowsCodeThatRuns()
        {
            var turns = 0;

            // [unity]
            using var ruleset = Ruleset.Load(Game.Name);
            using var match = ruleset.NewMatch(new Options { CardPlay = false }, seed: 7);
            using var bot = new Bot(match);
            while (!match.Outcome.IsOver)
            {
                match.Apply(await bot.ChooseAsync(match));
                foreach (var happened in match.Events(0))
                {
                    if (Events.TurnBegan.TryRead(happened, out var turn))
                    {
                        Debug.Log($"turn {turn.Turn} of seat {turn.Seat}");
                    }
                }
            }

            // [end]
            turns = Debug.Lines;
            Assert.True(turns > 10);
            var source = File.ReadAllLines(
                Path.Combine(Support.Root, "bindings/csharp/Mallard.Tests/DocsTests.cs"));
            var code = source.SkipWhile(l => l.Trim() != "// [unity]").Skip(1)
                .TakeWhile(l => l.Trim() != "// [end]").Select(l => l.Trim()).Where(l => l.Length > 0);
            Assert.Contains(string.Join("\n", code), Flat("docs/unity.md"));
        }

        [Fact]
        public void TheReadmeShowsWhatAFreshProjectRuns()
        {
            var readme = Flat("bindings/csharp/README.md");
            var start = readme.IndexOf("using var ruleset", StringComparison.Ordinal);
            var block = readme.Substring(start, readme.IndexOf("```", start, StringComparison.Ordinal) - start);
            Assert.Contains(block.Trim(), Flat("bindings/csharp/NuGetCheck/Program.cs.txt"));
        }

        [Fact]
        public void TheUnityPageNamesFilesThatAreThere()
        {
            var page = File.ReadAllText(Path.Combine(Support.Root, "docs/unity.md"));
            foreach (var path in new[] { "bindings/csharp/runtimes.sh", "bindings/csharp/unity/package.py" })
            {
                Assert.Contains(path, page);
                Assert.True(File.Exists(Path.Combine(Support.Root, path)));
            }

            var package = File.ReadAllText(
                Path.Combine(Support.Root, "bindings/csharp/unity/com.mallard.rules/package.json"));
            Assert.Contains("com.mallard.rules-0.2.0.tgz", page);
            Assert.Contains("\"version\": \"0.2.0\"", package);
        }

        [Fact]
        public void TheUnityPageNamesThingsThatAreThere()
        {
            var page = File.ReadAllText(Path.Combine(Support.Root, "docs/unity.md"));
            var unity = Path.Combine(Support.Root, "bindings/csharp/unity/com.mallard.rules");
            string Source(string path) => File.ReadAllText(Path.Combine(unity, path));

            // Samples by the names that the package manager shows; components and files by theirs.
            foreach (var sample in new[] { "Generic client", "Animated ponds" })
            {
                Assert.Contains($"*{sample}*", page);
                Assert.Contains($"\"displayName\": \"{sample}\"", Source("package.json"));
            }

            foreach (var (name, path) in new[]
                {
                    ("MallardGame", "Runtime/MallardGame.cs"), ("TopView", "Runtime/TopView.cs"),
                    ("GenericClient", "Samples~/GenericClient/GenericClient.cs"),
                    ("Asker", "Samples~/GenericClient/Asker.cs"),
                    ("PondShow", "Samples~/AnimatedPonds/PondShow.cs"),
                    ("AnimatedPonds", "Samples~/AnimatedPonds/AnimatedPonds.cs"),
                })
            {
                Assert.Contains(name, page);
                Assert.Contains($"public sealed class {name}", Source(path));
            }

            Assert.Contains("*Window > Mallard > Catalog*", page.Replace("\n", " "));
            Assert.Contains("[MenuItem(\"Window/Mallard/Catalog\")]", Source("Editor/CatalogWindow.cs"));
            Assert.Contains("name.mallardpack", page);
            Assert.Contains("\"mallardpack\"", Source("Editor/PackImporter.cs"));
            Assert.Contains("Unity 2021.3 or newer", page);
            Assert.Contains("\"unity\": \"2021.3\"", Source("package.json"));

            // What goes into the fields of the component.
            Assert.All(GameInfo.All(), game => Assert.Contains($"`{game.Name}`", page));
            Assert.Contains("`mode=advanced`", page);
            using var ruleset = Ruleset.Load("battleducks");
            ruleset.NewMatch(new MatchOptions { AsText = "mode=advanced" }).Dispose();
        }

        private static string Flat(string path) => string.Join(
            "\n",
            File.ReadAllLines(Path.Combine(Support.Root, path)).Select(l => l.Trim()).Where(l => l.Length > 0));

        /// <summary>In place of Unity's.</summary>
        private static class Debug
        {
            public static int Lines { get; private set; }

            public static void Log(string line) => Lines += line.Length > 0 ? 1 : 0;
        }
    }
}
