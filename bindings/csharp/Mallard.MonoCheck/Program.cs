using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Threading.Tasks;

namespace Mallard.MonoCheck
{
    /// <summary>Runs the core under Mono, as Unity does: whole games of all six, their golden hashes,
    /// errors, packs, thinking aside, matches that nobody disposes, and what <see cref="Players"/> does.
    /// Takes the root of the repository; prints a last line, or fails.</summary>
    internal static class Program
    {
        private static int _checks;

        private static int Main(string[] args)
        {
            try
            {
                foreach (var file in Directory.GetFiles(Path.Combine(args[0], "tests/golden"), "*.txt"))
                {
                    PlayGolden(file);
                }

                Errors();
                Packs();
                Log();
                ScenesAndChoices();
                Thinking().GetAwaiter().GetResult();
                Players.Run(args[0]).GetAwaiter().GetResult();
                DropMatches();
                Console.WriteLine($"MonoCheck: {_checks} checks passed");
                return 0;
            }
            catch (Exception failure)
            {
                Console.Error.WriteLine(failure);
                return 1;
            }
        }

        public static void Check(bool holds, string what)
        {
            _checks++;
            if (!holds)
            {
                throw new InvalidOperationException("failed: " + what);
            }
        }

        /// <summary>Plays a golden playthrough again and compares every hash.</summary>
        private static void PlayGolden(string file)
        {
            var lines = File.ReadAllLines(file);
            var head = new string[4];
            for (var i = 0; i < 4; i++)
            {
                head[i] = lines[i].Substring(lines[i].IndexOf(':') + 1).Trim();
            }

            var hashes = new List<ulong>();
            foreach (var line in lines)
            {
                if (line.EndsWith("]") && line.Contains(" choices): "))
                {
                    var text = line.Substring(line.LastIndexOf('[') + 1).TrimEnd(']');
                    hashes.Add(ulong.Parse(text, NumberStyles.HexNumber, CultureInfo.InvariantCulture));
                }
            }

            var seed = ulong.Parse(head[2], CultureInfo.InvariantCulture);
            using var ruleset = Ruleset.Load(head[0]);
            using var match = ruleset.NewMatch(new MatchOptions { AsText = head[1] }, seed);
            var bots = new List<Bot>();
            foreach (var name in head[3].Split(new[] { ", " }, StringSplitOptions.None))
            {
                bots.Add(new Bot(match, name, seed + (ulong)bots.Count));
            }

            foreach (var hash in hashes)
            {
                var seat = match.FirstAsked();
                match.Apply(seat, bots[seat].Choose(match, seat));
                Check(match.Hash == hash, "hash of " + file);
            }

            Check(hashes.Count > 0 && match.Outcome.IsOver, "end of " + file);
            bots.ForEach(bot => bot.Dispose());
        }

        private static void Errors()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var match = ruleset.NewMatch();
            Check(!match.TryApply(0, default, out var reason) && reason.Message.Length > 0, "a reason");
            try
            {
                match.Parse("obsreve B6");
                Check(false, "an exception");
            }
            catch (MallardException thrown)
            {
                Check(thrown.Status == Status.InvalidArgument, "its status");
            }

            match.Dispose();
            try
            {
                match.LegalCount(0);
                Check(false, "use after dispose");
            }
            catch (ObjectDisposedException)
            {
                Check(true, "use after dispose");
            }
        }

        private static void Packs()
        {
            using var pack = Pack.Create("broken");
            pack.Add("pack.lua", "pack { id = \"broken\", version = \"1.0.0\", game = \"battleducks\", api = 1 }");
            pack.Add("a.lua", "formation { id = \"x\" }");
            Check(!Ruleset.TryLoad("battleducks", new[] { pack }, null, out _, out var error), "a broken pack");
            Check(error!.Entries.Count > 0 && error.Entries[0].File == "a.lua", "its entry");
        }

        /// <summary>A place where native code calls C#: ahead of time it needs its mark.</summary>
        private static void Log()
        {
            using var pack = Pack.Create("chatty");
            pack.Add("pack.lua", "pack { id = \"chatty\", version = \"1.0.0\", game = \"battleducks\", api = 1 }");
            pack.Add("a.lua", "print('hello from Lua')");
            var heard = false;
            var options = new RulesetOptions
            {
                Log = (level, line) => heard |= level == PackLogLevel.Script && line.Contains("hello"),
            };
            Ruleset.Load("battleducks", new[] { pack }, options).Dispose();
            Check(heard, "a line of the log");
        }

        private static void ScenesAndChoices()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var scene = new Scene();
            using var choice = new Choice();
            var layout = new SceneLayout();
            for (var i = 0; i < 50; i++)
            {
                var seat = match.FirstAsked();
                Check(scene.Update(match, seat) && scene.Items.Length > 0, "a scene");
                layout.Arrange(scene);
                Check(layout.Bounds.Width > 0, "its layout");
                choice.Begin(match, seat);
                while (choice.State.Next != ChoiceStep.Done)
                {
                    var values = choice.Values(choice.State.Next);
                    choice.Set(choice.State.Next, values[i % values.Length]);
                }

                Check(choice.TryFinish(out var action), "a choice");
                match.Apply(seat, action);
            }

            Check(ruleset.Catalog("fr").Kinds.Count > 0, "a catalog");
        }

        private static async Task Thinking()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(match);
            for (var i = 0; i < 10; i++)
            {
                match.Apply(await bot.ChooseAsync(match));
            }

            Check(match.UndoDepth == 10, "ten actions");
        }

        // Nobody calls the collector here. Under Mono it comes later than under .NET, when some 250 MB are gone, and
        // gives things back on a thread of its own, which a loop that only makes matches outruns: now and then the
        // loop waits for it, as every program does between two frames.
        private static void DropMatches()
        {
            using var ruleset = Ruleset.Load("battleducks");
            var before = MostWhileDropping(ruleset, 60_000);
            var grown = (MostWhileDropping(ruleset, 100_000) - before) >> 20;
            Console.WriteLine($"100,000 more matches that nobody disposed: {grown} MB more");
            Check(grown < 100, $"flat memory: {grown} MB more"); // 650 MB, if none were given back
            Check(ruleset.NewMatch().LegalCount(0) > 0, "life after collection");
        }

        private static long MostWhileDropping(Ruleset ruleset, int count)
        {
            var most = 0L;
            for (var i = 0; i < count; i++)
            {
                ruleset.NewMatch(seed: (ulong)i);
                if (i % 2_000 == 0)
                {
                    GC.WaitForPendingFinalizers();
                    most = Math.Max(most, Resident());
                }
            }

            return most;
        }

        // Mono does not tell it of its own process in every version; the system does.
        private static long Resident()
        {
            foreach (var line in File.ReadAllLines("/proc/self/status"))
            {
                if (line.StartsWith("VmRSS:", StringComparison.Ordinal))
                {
                    return long.Parse(line.Substring(6).Replace("kB", string.Empty), CultureInfo.InvariantCulture) << 10;
                }
            }

            throw new InvalidOperationException("no VmRSS");
        }
    }
}
